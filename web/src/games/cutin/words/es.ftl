### What only the browser says of Cut in!; everything else comes with the game's rules.

## Moves

move-no = No
move-never = No en lo que queda de turno
move-done = Terminado

## Headings of the rulebook

section-asking = Preguntar y esperar

## Words in the drawing

drawing-row = fila
drawing-hand = mano
drawing-pile = montón
drawing-aside = aparte
