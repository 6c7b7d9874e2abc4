### Nim: die Wörter des Spiels. $seat ist red oder blue, $heap ein Buchstabe von A bis D.

game-name = Nim
game-line = Nimm immer nur von einem Haufen, und sorg dafür, dass der letzte Stein dir gehört.

seat-red = Rot
seat-blue = Blau
word-seat =
    { $seat ->
        [red] { seat-red }
       *[blue] { seat-blue }
    }

## Regeln

NIM-1 = Die Steine liegen in Haufen, die A, B, C und so weiter heißen: 3, 4 und 5 Steine oder, wenn ihr das wählt, 1, 3, 5 und 7.
    .title = Die Haufen
NIM-2 = Nimm in deinem Zug so viele Steine, wie du willst, aber mindestens einen, und alle von demselben Haufen.
    .title = Steine nehmen
    .refusal =
        { $left ->
            [0] Von Haufen { $heap } ist nichts zu nehmen.
            [one] In Haufen { $heap } liegt nur noch ein Stein.
           *[other] In Haufen { $heap } liegen nur noch { $left } Steine.
        }
NIM-3 = Ihr seid abwechselnd am Zug. Die erste Partie beginnt Rot, jede weitere zwischen euch, wer die letzte nicht begonnen hat.
    .title = Wer am Zug ist
    .refusal = { word-seat } ist am Zug. Warte, bis du an der Reihe bist.
NIM-4 = Die Partie ist zu Ende, wenn alle Steine genommen sind. Wer den letzten genommen hat, hat gewonnen; bei Misère hat er oder sie verloren.
    .title = Der letzte Stein
    .refusal = Die Partie ist zu Ende: Es ist kein Stein mehr da.

## Zugleiste und Protokoll

ask-move = Nimm Steine von einem Haufen: B2 nimmt zwei von Haufen B.
ask-wait = Warten auf { word-seat }.
event-took =
    { $count ->
        [one] { word-seat } nimmt einen Stein von Haufen { $heap }.
       *[other] { word-seat } nimmt { $count } Steine von Haufen { $heap }.
    }

## Optionen

option-heaps = Haufen
    .help = Wie viele Steine zu Beginn in jedem Haufen liegen.
option-misere = Misère-Nim
    .help = Wer den letzten Stein nimmt, verliert.

mark-ruling = altes Spiel in unseren Worten
