### What only the browser says of Cut in!; everything else comes with the game's rules.

## Moves

move-no = Nee
move-never = Nee, deze beurt niet meer
move-done = Klaar

## Headings of the rulebook

section-asking = Vragen en wachten

## Words in the drawing

drawing-row = rij
drawing-hand = hand
drawing-pile = stapel
drawing-aside = opzij
