### What only the browser says of Trafficars: Rush Hour; everything else comes with the game's rules.

## Moves

move-row = Reihe { $lane }
move-gap = Reihe { $lane }, Lücke an Stelle { $place }

## Headings of the rulebook

section-specials = Sonderkarten
section-count = Die Zählung
section-younger = Für Jüngere

## Words in the drawing

drawing-hand = Hand
drawing-cards = Karten
drawing-pile = Stapel
drawing-revealed = aufgedeckt
drawing-penalty = Strafe
drawing-points = Punkte
drawing-round = Runde
drawing-trailers = Anhänger
drawing-unverified = nicht bestätigt
