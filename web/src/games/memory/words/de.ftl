### What only the browser says of Traffic-Memory; everything else comes with the game's rules.
### $face is a number, joker, down (face down) or gone (taken).

## Moves

move-turn = { $place } aufdecken
move-keep = Aufhören und { $count } behalten
move-none = Aufhören und nichts behalten
move-stop = Aufhören und die Folge behalten

## Board and hand

word-face =
    { $face ->
        [joker] Joker
        [down] verdeckt
        [gone] weg
       *[number] { $face }
    }
place-name = Reihe { $row }, Spalte { $column }
place-says = { $place }: { $face }
board-name = Spielbrett
board-seats = Behaltene Karten
seat-own = Du
word-keeps =
    { $count ->
        [one] { $count } Karte behalten
       *[other] { $count } Karten behalten
    }
seat-says = { $name }{ $you ->
        [yes] {" "}(du)
       *[no] {""}
    }: { word-keeps }{ $turn ->
        [yes] , am Zug
       *[no] {""}
    }
hand-run = Offene Karten
hand-up = Offen: { $cards }.
hand-first = Zwei Nachbarzahlen darfst du behalten.
hand-second = Wo liegt die nächste Zahl, drüber oder drunter?
hand-none = Keine Karte liegt offen.
hand-kept = Die Folge wird abgeschleppt.
hand-back = Passt nicht: Sie werden wieder umgedreht.
aid = Zeigen, wo zuletzt aufgedeckt wurde
aid-help = Eine Hilfe für Kinder: Sie zeigt die Stellen, nie die Karten.
keys-arrows = Von Karte zu Karte
keys-enter = Karte aufdecken
keys-stop = Aufhören und die Folge behalten

## First lesson

lesson-goal = Alle Autos parken verdeckt. Deck Nachbarzahlen auf, etwa 4 und 5, dann gehören sie dir. Am Ende gewinnt, wer die meisten Karten hat.
lesson-turn = Du bist am Zug: Deck zwei Karten auf, eine nach der anderen. Alle sehen sie, also merk sie dir.
lesson-turn-done = Das ist ein Zug. Sind die zwei keine Nachbarzahlen, werden sie wieder umgedreht; sonst darfst du sie behalten.
lesson-keep = Finde jetzt zwei Nachbarzahlen, dann hör auf und behalte sie. Passen sie nicht, versuch es nach dem anderen noch einmal.
lesson-keep-done = Sie werden zu dir abgeschleppt. Damit ist dein Zug zu Ende.
lesson-keep-over = Die Partie war vorher zu Ende.
lesson-more = Mit zwei Nachbarn darfst du weitermachen: Jede Karte, die passt, macht die Folge länger; eine, die nicht passt, wird nur wieder umgedreht. Versuch drei.
lesson-more-done = Eine lange Folge. Die Karte, die nicht passt, kostet nichts als den Zug.
lesson-more-two = Zwei sind auch gut. Wag beim nächsten Mal eine dritte.
lesson-more-missed = Die passt nicht und wird wieder umgedreht. Deine zwei behältst du trotzdem.

## Headings of the rulebook

section-jokers = Joker
