### What only the browser says of Shuttles; everything else comes with the game's rules.

## Moves

name-shuttle =
    { $shuttle ->
        [4] Middelste schuif
       *[other] Schuif { $shuttle }
    }
name-piece = Stuk op { $start }
move-notch =
    { $way ->
        [left] naar links
       *[right] naar rechts
    }
move-slide = naar { $end }
move-jump = springt naar { $end }
move-claim = De winst opeisen

## Headings of the rulebook

section-forbidden = Wat niet mag
section-allowed = Wat wel mag

## Words in the drawing

drawing-board = bord
drawing-rebuilt = nagebouwd
