### What only the browser says of Traffic-Memory; everything else comes with the game's rules.

## Moves

move-stop = Stop and keep the run

## Headings of the rulebook

section-jokers = Jokers
