### What only the browser says of Cut in!; everything else comes with the game's rules.

## Moves

move-no = Non
move-never = Non, plus ce tour-ci
move-done = Fini

## Headings of the rulebook

section-asking = Demander et attendre

## Words in the drawing

drawing-row = file
drawing-hand = main
drawing-pile = pile
drawing-aside = de côté
