### What only the browser says of Shuttles; everything else comes with the game's rules.

## Moves

name-shuttle =
    { $shuttle ->
        [4] Navette centrale
       *[other] Navette { $shuttle }
    }
name-piece = Pièce en { $start }
move-notch =
    { $way ->
        [left] à gauche
       *[right] à droite
    }
move-slide = vers { $end }
move-jump = saute en { $end }
move-claim = Réclamer la victoire

## Headings of the rulebook

section-forbidden = Ce qui est interdit
section-allowed = Ce qui est permis

## Words in the drawing

drawing-board = plateau
drawing-rebuilt = reconstitué
