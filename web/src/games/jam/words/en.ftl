### What only the browser says of Trafficars: Rush Hour; everything else comes with the game's rules.

## Moves

move-row = Row { $lane }
move-gap = Row { $lane }, gap at place { $place }

## Headings of the rulebook

section-specials = Special cards
section-count = The count
section-younger = For younger players

## Words in the drawing

drawing-hand = hand
drawing-cards = cards
drawing-pile = pile
drawing-revealed = revealed
drawing-penalty = penalty
drawing-points = points
drawing-round = round
drawing-trailers = trailers
drawing-unverified = unverified
