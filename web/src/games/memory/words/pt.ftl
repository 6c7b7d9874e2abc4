### What only the browser says of Traffic-Memory; everything else comes with the game's rules.

## Moves

move-stop = Parar e ficar com a série

## Headings of the rulebook

section-jokers = Curingas
