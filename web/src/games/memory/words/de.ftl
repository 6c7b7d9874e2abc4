### What only the browser says of Traffic-Memory; everything else comes with the game's rules.

## Moves

move-stop = Aufhören und behalten

## Headings of the rulebook

section-jokers = Joker
