### Shuttles: die Wörter des Spiels.
### $seat und $other sind south oder north; $shuttle ist eine Nummer, 4 die Mitte; $way ist left oder right.
### $start, $end und $space sind Namen von Feldern wie 3a4 oder s2.

game-name = Shuttles
game-line = Schieb das Labyrinth beiseite: fünf Figuren, sieben Schieber und jemand, der sie zurückschiebt.

## Plätze

seat-south = Süd
seat-north = Nord

## Bausteine für die Sätze unten

word-seat =
    { $seat ->
        [north] { seat-north }
       *[south] { seat-south }
    }
# Im Dativ: nach …
word-turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }
word-other =
    { $other ->
        [north] { seat-north }
       *[south] { seat-south }
    }
word-shuttle =
    { $shuttle ->
        [4] den mittleren Schieber
       *[other] Schieber { $shuttle }
    }
word-shuttle-start =
    { $shuttle ->
        [4] Der mittlere Schieber
       *[other] Schieber { $shuttle }
    }
word-way =
    { $way ->
        [left] nach links
        [up] nach oben
        [down] nach unten
       *[right] nach rechts
    }

## Das Brett

SHUT-1 = Sieben Schieber liegen nebeneinander zwischen den beiden Startblöcken. Drei gehören dir und drei deinem Gegner, wie die Farben zeigen; der mittlere gehört niemandem.
    .title = Sieben Schieber
SHUT-2 = Jeder Schieber hat zwei Reihen mit je 7 Feldern. An manchen Spalten stehen Sperren zwischen den beiden Reihen, und manche stehen zwischen Nachbarfeldern einer Reihe. Ein Schieber gleitet nach links und rechts, von der Mitte aus je zwei Felder weit.
    .title = Schieber und Sperren
    .refusal = Ein Feld { $space } gibt es auf diesem Spielbrett nicht. Wähle eines, das gezeichnet ist.
SHUT-3 = Ein Startblock ist eine Reihe von fünf Feldern am Ende des Spielbretts, über der zweiten bis sechsten Spalte der ausgerichteten Schieber. Dein Startblock ist das Ziel deines Gegners und umgekehrt.
    .title = Blöcke und Ziele
SHUT-4 = Zu Beginn sind alle Schieber ausgerichtet, und deine fünf Figuren füllen deinen Startblock.
    .title = Aufbau
SHUT-5 = Felder zweier aneinanderliegender Schieber, oder eines Schiebers und eines Blocks, sind Nachbarn, wenn sie gerade in derselben Spalte stehen. Fehlt eines von beiden, ist dort eine Lücke. Zwischen Schiebern und an den Blöcken stehen keine Sperren.
    .title = Nachbarn und Lücken

## Der Zug

SHUT-10 = Ein Münzwurf entscheidet, wer beginnt; danach zieht ihr abwechselnd. In deinem Zug tust du genau eines: Du verschiebst einen eigenen Schieber, ziehst eine Figur, springst oder verschiebst den mittleren Schieber. Passen gibt es nicht.
    .title = Dein Zug
    .refusal =
        { $case ->
            [wait] { word-seat } ist am Zug. Warte, bis du an der Reihe bist.
            [tossed] Die Münze ist gefallen: { word-seat } ist am Zug.
           *[toss] Erst fällt die Münze. Warte einen Moment.
        }
SHUT-11 = Verschieb einen deiner eigenen Schieber um ein Feld nach links oder rechts. Figuren darauf fahren mit und halten ihn nie auf. Am Anschlag ist Schluss.
    .title = Einen Schieber verschieben
    .refusal = { word-shuttle-start } ist auf dieser Seite schon am Anschlag. Verschieb ihn in die andere Richtung oder wähle einen anderen Zug.
SHUT-12 = Zieh eine deiner Figuren geradeaus in eine Richtung, vorwärts, rückwärts oder seitwärts, beliebig weit, aber mindestens ein Feld. Sie geht über keine Sperre, keine Figur und keine Lücke. Stehen mehrere Schieber passend, darf sie über alle hinweglaufen.
    .title = Eine Figur ziehen
    .refusal =
        { $case ->
            [empty] Auf { $start } steht keine Figur. Wähle eine von deinen.
            [theirs] Die Figur auf { $start } gehört deinem Gegner. Wähle eine von deinen.
            [still] Eine Figur zieht mindestens ein Feld weit. Wähle ein anderes Feld.
            [barrier] Die Figur kommt nicht durch: Neben { $space } steht eine Sperre. Halt davor oder nimm einen anderen Weg.
            [void] Die Figur kommt nicht hinüber: Hinter { $space } ist eine Lücke. Halt davor oder richte erst die Schieber aus.
           *[piece] Die Figur kommt nicht durch: { $space } ist besetzt. Halt davor oder nimm einen anderen Weg.
        }
SHUT-13 = Spring über genau eine gegnerische Figur, die neben deiner steht, auf das Feld direkt dahinter; es muss frei sein. Damit endet dein Zug. Auf dem Weg darf weder eine Sperre noch eine Lücke sein. Die übersprungene Figur bleibt stehen.
    .title = Springen
    .refusal =
        { $case ->
            [barrier] Hier kannst du nicht springen: Neben { $space } steht eine Sperre.
            [nobody] Auf { $space } steht keine gegnerische Figur, über die du springen könntest. Zieh stattdessen.
            [landing] Auf { $space } kannst du nicht landen: Das Feld ist besetzt.
           *[distance] Ein Sprung endet direkt hinter der Nachbarfigur, und dort liegt { $space } nicht.
        }
SHUT-14 = Den mittleren Schieber darf jeder von euch um ein Feld nach links oder rechts verschieben, außer wenn der andere das im Zug unmittelbar davor getan hat. Dass du ihn selbst zuletzt verschoben hast, schadet nicht.
    .title = Mittlerer Schieber
    .refusal = Dein Gegner hat den mittleren Schieber gerade verschoben. Lass ihn in diesem Zug stehen.

## Was nicht erlaubt ist

SHUT-20 = Du darfst nicht über die eigene Figur springen, nicht über zwei oder mehr Figuren, nicht diagonal und nicht über eine Lücke; auch ziehen darf eine Figur nicht diagonal.
    .title = Verbotene Sprünge
    .refusal =
        { $case ->
            [own] Über die eigene Figur darfst du nicht springen.
            [two] Du darfst nur über eine einzige Figur springen.
            [void] Über eine Lücke darfst du nicht springen. Richte erst die Schieber aus.
           *[diagonal] Jetzt liegen { $start } und { $end } nicht in einer Linie. Figuren ziehen gerade, nie diagonal.
        }
SHUT-21 = Du darfst nicht im selben Zug einen Schieber verschieben und eine Figur ziehen, und du darfst keinen Schieber in der Farbe deines Gegners verschieben.
    .title = Finger weg
    .refusal = { word-shuttle-start } gehört deinem Gegner. Verschieb einen von deinen oder den mittleren.
SHUT-22 = Eine Figur, die deinen Startblock verlassen hat, kehrt nie dorthin zurück. Ein Zug hält davor an, und kein Sprung endet dort.
    .title = Kein Zurück
    .refusal = Die Figur auf { $start } hat deinen Startblock verlassen und darf nicht zurück.
SHUT-23 = Solange eine deiner fünf Figuren noch im Startblock steht, darf keine ins Ziel. Ein Zug hält davor an, und kein Sprung endet dort.
    .title = Erst alle hinaus
    .refusal =
        { $left ->
            [one] Das Ziel ist noch geschlossen: { $left } Figur steht noch in deinem Startblock. Bring sie erst hinaus.
           *[other] Das Ziel ist noch geschlossen: { $left } Figuren stehen noch in deinem Startblock. Bring sie erst hinaus.
        }

## Was erlaubt ist

SHUT-30 = Im eigenen Startblock und im Ziel darfst du eine Figur seitwärts bewegen, ziehend oder springend.
    .title = Seitwärts im Block
SHUT-31 = Auf dem mittleren Schieber darfst du ziehen und springen, auch wenn dein Gegner ihn gerade verschoben hat.
    .title = Auf dem mittleren Schieber
SHUT-32 = Eine Figur darf das Ziel wieder verlassen.
    .title = Aus dem Ziel heraus

## Das Ende

SHUT-40 = Du gewinnst, sobald deine fünf Figuren alle im Ziel sind.
    .title = So gewinnst du
    .end =
        { $for ->
            [winner] Gewonnen: Alle fünf Figuren sind im Ziel!
            [loser] Verloren: { word-seat } hat alle fünf Figuren im Ziel.
           *[other] { word-seat } hat alle fünf Figuren im Ziel und gewonnen.
        }
    .refusal = Die Partie ist zu Ende: Alle fünf Figuren sind im Ziel. Starte eine neue Partie, um weiterzuspielen.
SHUT-41 = Weigert sich dein Gegner, seinen Startblock zu räumen, darfst du den Sieg beanspruchen. Als Weigerung gilt: Zu Beginn deines Zugs steht keine deiner Figuren mehr in deinem Startblock, dein Ziel ist voll, mindestens eine Figur darin hat den Block nie verlassen, und all das galt schon einen Zug zuvor, als dein Gegner eine solche Figur hätte hinausziehen können, aber etwas anderes tat. Von dir muss noch keine Figur im Ziel sein: Auch fünf, die nie losziehen, sind eine Weigerung. Dein Gegner wird gewarnt, sobald das Ziel voll ist und deine fünf draußen sind.
    .title = Den Sieg beanspruchen
    .end =
        { $for ->
            [winner] Gewonnen: Du hast den Sieg beansprucht, weil dein Ziel nicht geräumt wurde!
            [loser] Verloren: { word-seat } hat den Sieg beansprucht, weil das Ziel nicht geräumt wurde.
           *[other] { word-seat } hat den Sieg beansprucht, weil das Ziel nicht geräumt wurde.
        }
    .refusal =
        { $case ->
            [over] Die Partie ist zu Ende: Der Sieg wurde beansprucht. Starte eine neue Partie, um weiterzuspielen.
           *[no-right] Du kannst den Sieg jetzt nicht beanspruchen. Deine fünf Figuren müssen draußen sein, dein Ziel muss voll sein, und dein Gegner muss sich geweigert haben, eine Figur hinauszuziehen.
        }
SHUT-42 = Die Partie endet unentschieden, wenn dieselbe Stellung zum dritten Mal entsteht (die Anfangsstellung zählt mit) oder wenn nach Zug 400 niemand gewonnen hat; gezählt werden die Züge von beiden. Dieselbe Stellung heißt: gleiche Figuren, gleiche Schieber, derselbe Spieler am Zug, gleiches Recht am mittleren Schieber und gleiches Recht, den Sieg zu beanspruchen. Ein Sieg geht vor.
    .title = Unentschieden
    .end =
        { $case ->
            [turns] Unentschieden: Nach { word-turns } hat niemand gewonnen.
           *[repetition] Unentschieden: Dieselbe Stellung kam zum dritten Mal vor.
        }
    .refusal = Die Partie ist unentschieden zu Ende. Starte eine neue Partie, um weiterzuspielen.

## Aktionsleiste

ask-toss = Der Münzwurf entscheidet, wer beginnt.
ask-move = { word-seat }: Zieh eine Figur oder verschieb einen Schieber.
ask-move-but-centre = { word-seat }: Zieh eine Figur oder verschieb einen eigenen Schieber. Der mittlere ruht in diesem Zug.
ask-vacate = { word-seat }: Dein Block ist voll. Zieh eine Figur hinaus, wenn du kannst, sonst darf dein Gegner den Sieg beanspruchen.
ask-claim = { word-seat }: Dein Gegner hat den Block nicht geräumt. Du darfst den Sieg beanspruchen.
ask-wait = Warten auf { word-seat }.
ask-won = { word-seat } hat gewonnen.
ask-claimed = { word-seat } hat den Sieg beansprucht und gewonnen.
ask-drawn = Die Partie ist unentschieden.

## Protokoll

event-starts = { word-seat } gewinnt den Münzwurf und beginnt.
event-slid = { word-seat } zieht von { $start } nach { $end }.
event-jumped = { word-seat } springt von { $start } nach { $end }.
event-shuttled = { word-seat } verschiebt { word-shuttle } um ein Feld { word-way }.
event-warned = { word-seat }, dein Block ist voll: Zieh eine Figur hinaus, sobald du kannst, sonst darf { word-other } den Sieg beanspruchen.
event-claimed = { word-seat } beansprucht den Sieg und gewinnt!
event-won = { word-seat } hat alle fünf Figuren im Ziel und gewinnt!
event-drawn =
    { $case ->
        [turns] Unentschieden: Nach { word-turns } hat niemand gewonnen.
       *[repetition] Unentschieden nach { word-turns }: dieselbe Stellung zum dritten Mal.
    }

## Optionen

preset-usual = Die vollen Regeln
    .help = Das Spielbrett der Anleitung mit seinen Sperren.
preset-family = Familie
    .help = Ein offenes Spielbrett: keine Sperren zwischen Nachbarfeldern einer Reihe.
preset-younger = Für jüngere Spieler
    .help = Das offene Spielbrett, und nach 120 Zügen endet die Partie unentschieden.
option-board = Spielbrett
    .help = Das rekonstruierte Spielbrett oder ein eigenes aus einer Datei.
    .mark = Name des Spielbretts
    .offset-limit = Wie viele Felder ein Schieber nach jeder Seite geht
    .block-first = Erstes Feld der Startblöcke, von 0 gezählt
    .shuttle = Schieber { $number }, von Norden
    .owner = Wem er gehört: south, north oder centre
    .drawing = Zeichnung, Norden oben
option-first = Wer beginnt
    .help = Münzwurf, Süd oder Nord.
option-repetition = Wiederholung
    .help = An: Kommt dieselbe Stellung zum dritten Mal vor, endet die Partie unentschieden. Aus: Es wird weitergespielt.
option-turn-limit = Zuglimit
    .help = Nach so vielen Zügen endet die Partie unentschieden. Ohne Zahl geht sie weiter.

## Was an einem eigenen Spielbrett nicht stimmt; Teil einer Zeile. $field und $fields sind Wörter der Datei

board-shuttle = Schieber { $number } (Eintrag { $entry } von shuttles)
board-line = Zeile { $line }
board-column = Zeichen { $column }
wrong-board = { $value } ist weder default noch eine Tabelle aus { $fields }; auf der Befehlszeile: board=@DATEI.toml
wrong-board-unknown = dieses Feld gibt es nicht; es gibt { $fields }
wrong-board-missing = fehlt
wrong-board-name = { $value } ist keine Zeile mit 1 bis { $most } Zeichen
wrong-board-size = ein Block hat genau { $due } Plätze, nicht { $value }
wrong-board-list = ist keine Liste
wrong-board-count = es müssen { $due } sein, von Norden nach Süden, nicht { $given }
wrong-board-large = ist nicht so groß wie bei { $other }
wrong-board-centre = der mittlere Schieber ist Nummer { $number }, in der Mitte, und kein anderer
wrong-board-owned = { $seat } müssen { $due } gehören, nicht { $given }
wrong-board-shuttle = ein Schieber hat die Felder owner und drawing
wrong-board-lines = ist keine Liste von Zeilen
wrong-board-rows = hier gehören { $due } Reihen hin und dazwischen eine Zeile für die Sperren, nicht { $given } Zeilen
wrong-board-row = eine Reihe hat { $least } bis { $most } Felder und zwischen je zweien ein Zeichen
wrong-board-wide = ist breiter als Zeile 1 mit { $wide } Zeichen
wrong-board-mark = { $mark } steht, wo { $wanted } hingehört
wrong-board-beyond = der Block würde bei Spalte { $end } enden, eine Reihe endet bei { $last }; jeder Platz braucht ein Nachbarfeld
wrong-board-middle = eine halbe Drehung muss aus dem einen Block den anderen machen: Die Blöcke müssen in der Mitte der Reihe liegen
wrong-board-turned = muss nach einer halben Drehung des Spielbretts dasselbe sein wie bei { $other }

## Woher eine Regel kommt

mark-book = aus der Anleitung
mark-ruling = unsere Festlegung
mark-rebuilt = rekonstruiert
board-rebuilt = Das Bild des gedruckten Spielbretts ist verloren. Dieses ist nach den Regeln und nach Beschreibungen des Patents rekonstruiert; du kannst dein eigenes an seine Stelle setzen.

## Wörter der Zeichnung in Buchstaben

drawing-board = Spielbrett
drawing-rebuilt = rekonstruiert
drawing-own = eigenes
