### Traffic-Memory: die Texte des Spiels. Davor stehen die gemeinsamen Texte der Trafficars-Spiele.
### $place ist ein Platz wie p7, $places sind mehrere; $card ist eine Zahl oder joker; $cards sind Karten, wie man sie schreibt, * für einen Joker.

game-name = Traffic-Memory
game-line = Finde Autos mit benachbarten Zahlen und räum die längste Folge ab, die du dir merken kannst.

word-kept =
    { $points ->
        [one] { $points } Karte
       *[other] { $points } Karten
    }
word-shown =
    { $card ->
        [joker] einen Joker
       *[number] die { $card }
    }

## Aufbau

MEM-1 = Einigt euch, mit welchen Zahlen ihr spielt: 1 bis 12, 1 bis 30, 26 bis 50 oder irgendeine andere Folge von mindestens sechs Zahlen.
    .title = Welche Zahlen
MEM-2 = Sortiert die Spezialkarten aus. Anhänger haben Zahlen und bleiben dabei. Mischt die Karten und legt sie verdeckt in Reihen aus.
    .title = Auslegen
    .refusal = Eine Stelle { $place } gibt es nicht. Wähle eine von p1 bis p{ $places }.
MEM-3 = Wer am jüngsten ist, beginnt; dann geht es im Uhrzeigersinn weiter.
    .title = Reihum
    .refusal = { word-seat } ist am Zug. Warte, bis du an der Reihe bist.

## Der Zug

MEM-4 = Wenn du am Zug bist, deckst du eine Karte nach der anderen auf, so dass alle sie sehen.
    .title = Aufdecken
    .refusal =
        { $case ->
            [up] Die Karte ({ $place }) liegt schon offen. Wähle eine verdeckte.
            [card] Du wählst eine Stelle, keine Karte. Nenn eine wie p7.
           *[showing] Gerade wird eine Karte aufgedeckt. Warte einen Moment.
        }
MEM-5 = Sind die ersten beiden Karten keine Nachbarzahlen, drehst du beide wieder um. Dein Zug ist zu Ende.
    .title = Die ersten beiden
MEM-6 = Sind sie Nachbarn, darfst du eine weitere Karte aufdecken und noch eine, bis eine nicht passt, du aufhörst oder keine mehr verdeckt liegt. Karten passen, wenn sie zusammen eine lückenlose Folge bilden, gleich in welcher Reihenfolge sie kamen.
    .title = Weitermachen
MEM-7 = Die Karten der Folge behältst du. Eine Karte, die nicht gepasst hat, drehst du an ihrer Stelle wieder um. Dann ist dein Zug zu Ende; einen zweiten gibt es nicht. Was du behältst, liegt offen: Alle dürfen es ansehen.
    .title = Die Folge behalten
    .refusal = Die Karte ({ $place }) ist schon weg. Wähle eine, die noch auf dem Tisch liegt.
MEM-8 = Nach jeder passenden Karte darfst du aufhören und die Folge behalten.
    .title = Aufhören
    .refusal =
        { $cards ->
            [0] Noch liegt nichts offen. Deck eine Karte auf.
           *[other] Eine Karte ist noch keine Folge. Deck eine zweite auf.
        }

## Joker

MEM-9 = Wenn ihr mögt, spielen Streifenwagen und Krankenwagen als Joker mit: alle 8 bei 50 Zahlen, bei weniger Zahlen im Verhältnis weniger, gerundet.
    .title = Joker spielen mit
MEM-10 = Ein Joker steht für irgendeine der gewählten Zahlen, auch für eine, die schon weg ist; welche, wird nie gesagt. Die Karten passen, solange sich den Jokern Zahlen geben lassen, mit denen alle Karten verschieden sind und eine lückenlose Folge bilden. Mehr Karten als gewählte Zahlen kann eine Folge nicht haben. Joker passen zueinander.
    .title = Wofür ein Joker steht
MEM-11 = Du behältst zwei oder mehr Karten ohne Joker, oder drei und mehr mit Jokern, wenn mindestens eine davon eine Zahl hat. Sonst werden alle Karten wieder umgedreht, auch wenn du aufhörst.
    .title = Was du behältst

## Das Ende

MEM-12 = Die Partie endet, wenn sich aus den übrigen Karten keine Folge mehr bilden lässt; das wird vor jedem Zug geprüft. Übrige Karten gehören niemandem. Wer die meisten Karten hat, gewinnt, Joker zählen mit; bei Gleichstand teilt ihr euch den Sieg.
    .title = Das Ende
    .end =
        { $winners ->
            [1] { $for ->
                [winner] Gewonnen mit { word-kept }!
                [loser] Verloren: { $names } hat mit { word-kept } gewonnen.
               *[other] { $names } hat mit { word-kept } gewonnen.
            }
           *[other] { $for ->
                [winner] Geteilter Sieg mit { $names }: je { word-kept }!
                [loser] Verloren: { $names } teilen sich den Sieg mit je { word-kept }.
               *[other] { $names } teilen sich den Sieg mit je { word-kept }.
            }
        }
    .refusal = Die Partie ist zu Ende: Auf dem Tisch gibt es keine Folge mehr. Starte eine neue Partie, um weiterzuspielen.
MEM-13 = Legt ihr ein Zuglimit fest, endet die Partie nach so vielen Zügen, und es wird gezählt. Unter Menschen ist es aus, in Simulationen an.
    .title = Zuglimit
    .end = Das Zuglimit ist erreicht. { MEM-12.end }
    .refusal = Die Partie ist zu Ende: Das Zuglimit ist erreicht. Starte eine neue Partie, um weiterzuspielen.

## Aktionsleiste

ask-first = Deck eine Karte auf.
ask-second = Deck eine zweite Karte auf.
ask-more =
    { $cards ->
        [one] { $cards } Karte in Folge: Deck noch eine auf oder hör auf.
       *[other] { $cards } Karten in Folge: Deck noch eine auf oder hör auf.
    }
ask-wait = Warten auf { word-seat }.
ask-over = Die Partie ist zu Ende.

## Verlauf

event-turned-up = { word-seat } deckt { word-shown } auf ({ $place }).
event-kept =
    { $count ->
        [one] { word-seat } behält { $count } Karte: { $cards }.
       *[other] { word-seat } behält { $count } Karten: { $cards }.
    }
event-turned-back =
    { $count ->
        [one] { word-seat } dreht { $count } Karte wieder um: { $places }.
       *[other] { word-seat } dreht { $count } Karten wieder um: { $places }.
    }
event-no-run-left =
    { $count ->
        [0] Alle Karten sind weg.
        [one] Es gibt keine Folge mehr; { $count } Karte bleibt liegen.
       *[other] Es gibt keine Folge mehr; { $count } Karten bleiben liegen.
    }
event-limit =
    { $turns ->
        [one] Das Zuglimit ist nach { $turns } Zug erreicht.
       *[other] Das Zuglimit ist nach { $turns } Zügen erreicht.
    }
event-won =
    { $count ->
        [one] { word-seat } gewinnt mit { $count } Karte!
       *[other] { word-seat } gewinnt mit { $count } Karten!
    }
event-shared =
    { $count ->
        [one] Geteilter Sieg für { word-seat } ({ $count } Karte).
       *[other] Geteilter Sieg für { word-seat } ({ $count } Karten).
    }

## Optionen

preset-usual = Familie
    .help = Die Zahlen 1 bis 30, wie in der Anleitung.
preset-younger = Für jüngere Kinder
    .help = Nur die Zahlen 1 bis 12.
preset-jokers = Mit Jokern
    .help = Streifenwagen und Krankenwagen stehen für jede Zahl.
preset-full = Das ganze Spiel
    .help = Alle 50 Zahlen, mit Jokern.
option-low = Niedrigste Zahl
    .help = Die erste der Zahlen, mit denen ihr spielt.
option-high = Höchste Zahl
    .help = Die letzte der Zahlen, mit denen ihr spielt; es müssen mindestens sechs sein.
option-jokers = Joker
    .help = Streifenwagen und Krankenwagen spielen mit und stehen für jede Zahl.
option-turn-limit = Zuglimit
    .help = Nach so vielen Zügen wird gezählt. Ohne Angabe spielt ihr, bis es keine Folge mehr gibt.
wrong-numbers = { $low } bis { $high } ist zu kurz; nimm mindestens { $least } Zahlen, etwa { $first } bis { $last }
