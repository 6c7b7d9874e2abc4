### What only the browser says of Traffic-Memory; everything else comes with the game's rules.

## Moves

move-stop = Stoppen en de reeks houden

## Headings of the rulebook

section-jokers = Jokers
