### What only the browser says of Cut in!; everything else comes with the game's rules.

## Moves

move-no = Não
move-never = Não até ao fim desta vez
move-done = Acabei

## Headings of the rulebook

section-asking = Perguntar e esperar

## Words in the drawing

drawing-row = fila
drawing-hand = mão
drawing-pile = monte
drawing-aside = de lado
