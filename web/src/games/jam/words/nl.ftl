### What only the browser says of Trafficars: Rush Hour; everything else comes with the game's rules.

## Moves

move-row = Rij { $lane }
move-gap = Rij { $lane }, gat op plek { $place }

## Headings of the rulebook

section-specials = Speciale kaarten
section-count = De telling
section-younger = Voor jongere spelers

## Words in the drawing

drawing-hand = hand
drawing-cards = kaarten
drawing-pile = stapel
drawing-revealed = onthuld
drawing-penalty = straf
drawing-points = punten
drawing-round = ronde
drawing-trailers = aanhangers
drawing-unverified = niet bevestigd
