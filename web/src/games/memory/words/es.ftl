### What only the browser says of Traffic-Memory; everything else comes with the game's rules.

## Moves

move-stop = Parar y quedarte la serie

## Headings of the rulebook

section-jokers = Comodines
