### What only the browser says of Cut in!; everything else comes with the game's rules.

## Moves

move-no = No
move-never = No for the rest of this turn
move-done = Done

## Headings of the rulebook

section-asking = Asking and waiting

## Words in the drawing

drawing-row = row
drawing-hand = hand
drawing-pile = pile
drawing-aside = aside
