### What only the browser says of Shuttles; everything else comes with the game's rules.

## Moves

name-shuttle =
    { $shuttle ->
        [4] Lanzadera central
       *[other] Lanzadera { $shuttle }
    }
name-piece = Ficha en { $start }
move-notch =
    { $way ->
        [left] a la izquierda
       *[right] a la derecha
    }
move-slide = a { $end }
move-jump = salta a { $end }
move-claim = Reclamar la victoria

## Headings of the rulebook

section-forbidden = Lo que está prohibido
section-allowed = Lo que está permitido

## Words in the drawing

drawing-board = tablero
drawing-rebuilt = reconstruido
