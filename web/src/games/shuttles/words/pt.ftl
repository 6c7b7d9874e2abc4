### What only the browser says of Shuttles; everything else comes with the game's rules.

## Moves

name-shuttle =
    { $shuttle ->
        [4] Lançadeira central
       *[other] Lançadeira { $shuttle }
    }
name-piece = Peça em { $start }
move-notch =
    { $way ->
        [left] para a esquerda
       *[right] para a direita
    }
move-slide = para { $end }
move-jump = salta para { $end }
move-claim = Reclamar a vitória

## Headings of the rulebook

section-forbidden = O que é proibido
section-allowed = O que é permitido

## Words in the drawing

drawing-board = tabuleiro
drawing-rebuilt = reconstruído
