### What only the browser says of Shuttles; everything else comes with the game's rules.

## Moves

name-shuttle =
    { $shuttle ->
        [4] Mittlerer Schieber
       *[other] Schieber { $shuttle }
    }
name-piece = Figur auf { $start }
move-notch =
    { $way ->
        [left] nach links
       *[right] nach rechts
    }
move-slide = nach { $end }
move-jump = springt nach { $end }
move-claim = Sieg beanspruchen

## Headings of the rulebook

section-forbidden = Was verboten ist
section-allowed = Was erlaubt ist

## Words in the drawing

drawing-board = Brett
drawing-rebuilt = nachgebaut
