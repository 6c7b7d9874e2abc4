### What only the browser says of Trafficars: Rush Hour; everything else comes with the game's rules.

## Moves

move-row = File { $lane }
move-gap = File { $lane }, trou à la place { $place }

## Headings of the rulebook

section-specials = Cartes spéciales
section-count = Le décompte
section-younger = Pour les plus jeunes

## Words in the drawing

drawing-hand = main
drawing-cards = cartes
drawing-pile = pile
drawing-revealed = révélées
drawing-penalty = pénalité
drawing-points = points
drawing-round = manche
drawing-trailers = remorques
drawing-unverified = non vérifié
