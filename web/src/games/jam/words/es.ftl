### What only the browser says of Trafficars: Rush Hour; everything else comes with the game's rules.

## Moves

move-row = Fila { $lane }
move-gap = Fila { $lane }, hueco en el puesto { $place }

## Headings of the rulebook

section-specials = Cartas especiales
section-count = El recuento
section-younger = Para los más pequeños

## Words in the drawing

drawing-hand = mano
drawing-cards = cartas
drawing-pile = montón
drawing-revealed = reveladas
drawing-penalty = penalización
drawing-points = puntos
drawing-round = ronda
drawing-trailers = remolques
drawing-unverified = sin verificar
