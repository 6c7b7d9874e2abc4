### What only the browser says of Trafficars: Rush Hour; everything else comes with the game's rules.

## Moves

move-row = Fila { $lane }
move-gap = Fila { $lane }, espaço na posição { $place }

## Headings of the rulebook

section-specials = Cartas especiais
section-count = A contagem
section-younger = Para os mais novos

## Words in the drawing

drawing-hand = mão
drawing-cards = cartas
drawing-pile = monte
drawing-revealed = reveladas
drawing-penalty = penalização
drawing-points = pontos
drawing-round = ronda
drawing-trailers = atrelados
drawing-unverified = por confirmar
