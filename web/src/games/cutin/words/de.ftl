### What only the browser says of Cut in!; everything else comes with the game's rules.

## Moves

move-no = Nein
move-never = Nein, diesen Zug nicht mehr
move-done = Fertig

## Headings of the rulebook

section-asking = Fragen und Warten

## Words in the drawing

drawing-row = Reihe
drawing-hand = Hand
drawing-pile = Stapel
drawing-aside = beiseite
