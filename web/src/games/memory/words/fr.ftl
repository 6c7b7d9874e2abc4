### What only the browser says of Traffic-Memory; everything else comes with the game's rules.

## Moves

move-stop = S’arrêter et garder la suite

## Headings of the rulebook

section-jokers = Jokers
