### What only the browser says of Shuttles; everything else comes with the game's rules.

## Moves

name-shuttle =
    { $shuttle ->
        [4] Centre shuttle
       *[other] Shuttle { $shuttle }
    }
name-piece = Piece on { $start }
move-notch =
    { $way ->
        [left] left
       *[right] right
    }
move-slide = to { $end }
move-jump = jump to { $end }
move-claim = Claim victory

## Headings of the rulebook

section-forbidden = What is forbidden
section-allowed = What is allowed

## Words in the drawing

drawing-board = board
drawing-rebuilt = rebuilt
