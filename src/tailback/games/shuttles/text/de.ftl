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
       *[right] nach rechts
    }

## Das Brett

SHUT-1 = Sieben Schieber liegen nebeneinander zwischen den beiden Startblöcken. Drei gehören dir und drei der Gegenseite, wie die Farben zeigen; der mittlere gehört niemandem.
    .title = Sieben Schieber
SHUT-2 = Jeder Schieber hat zwei Reihen mit je 7 Feldern. An manchen Spalten stehen Sperren zwischen den beiden Reihen, und manche stehen zwischen Nachbarfeldern einer Reihe. Ein Schieber gleitet nach links und rechts, von der Mitte aus je zwei Rasten weit.
    .title = Schieber und Sperren
    .refusal = Ein Feld { $space } gibt es auf diesem Brett nicht. Wähle eines, das gezeichnet ist.
SHUT-3 = Ein Startblock ist eine Reihe von fünf Plätzen am Ende des Bretts, über der zweiten bis sechsten Spalte der ausgerichteten Schieber. Dein Startblock ist das Ziel der Gegenseite und umgekehrt.
    .title = Blöcke und Ziele
SHUT-4 = Zu Beginn sind alle Schieber ausgerichtet, und deine fünf Figuren füllen deinen Startblock.
    .title = Aufbau
SHUT-5 = Felder zweier aneinanderliegender Schieber, oder eines Schiebers und eines Blocks, sind Nachbarn, wenn sie gerade in derselben Spalte stehen. Fehlt eines von beiden, ist dort eine Lücke. Zwischen Schiebern und an den Blöcken stehen keine Sperren.
    .title = Nachbarn und Lücken

## Der Zug

SHUT-10 = Ein Münzwurf entscheidet, wer anfängt; danach zieht ihr abwechselnd. Ein Zug ist genau eines: ein Schieberzug, ein Figurenzug, ein Sprung oder ein Zug des mittleren Schiebers. Passen gibt es nicht.
    .title = Dein Zug
    .refusal =
        { $case ->
            [wait] { word-seat } ist am Zug. Warte, bis du an der Reihe bist.
            [tossed] Die Münze ist gefallen: { word-seat } ist am Zug.
           *[toss] Erst fällt die Münze. Warte einen Augenblick.
        }
SHUT-11 = Bewege einen deiner eigenen Schieber um eine Raste nach links oder rechts. Figuren darauf fahren mit und halten ihn nie auf. Über die letzte Raste hinaus geht er nicht.
    .title = Schieberzug
    .refusal = { word-shuttle-start } steht auf dieser Seite an der letzten Raste. Bewege ihn in die andere Richtung oder zieh etwas anderes.
SHUT-12 = Zieh eine deiner Figuren geradeaus in eine Richtung, vorwärts, rückwärts oder seitwärts, beliebig weit, aber mindestens ein Feld. Sie geht über keine Sperre, keine Figur und keine Lücke. Stehen mehrere Schieber passend, darf sie über alle hinweglaufen.
    .title = Figurenzug
    .refusal =
        { $case ->
            [empty] Auf { $start } steht keine Figur. Wähle eine von deinen.
            [theirs] Die Figur auf { $start } gehört der Gegenseite. Wähle eine von deinen.
            [still] Eine Figur zieht mindestens ein Feld weit. Wähle ein anderes Feld.
            [barrier] Die Figur kommt nicht durch: Neben { $space } steht eine Sperre. Halte davor oder nimm einen anderen Weg.
            [void] Die Figur kommt nicht hinüber: Hinter { $space } ist eine Lücke. Halte davor oder richte erst die Schieber aus.
           *[piece] Die Figur kommt nicht durch: { $space } ist besetzt. Halte davor oder nimm einen anderen Weg.
        }
SHUT-13 = Spring über genau eine gegnerische Figur, die neben deiner steht, auf das Feld direkt dahinter; es muss frei sein. Damit endet dein Zug. Auf dem Weg darf weder eine Sperre noch eine Lücke sein. Die übersprungene Figur bleibt stehen.
    .title = Sprung
    .refusal =
        { $case ->
            [barrier] Hier kannst du nicht springen: Neben { $space } steht eine Sperre.
            [nobody] Auf { $space } steht keine gegnerische Figur, über die du springen könntest. Zieh stattdessen.
            [landing] Auf { $space } kannst du nicht landen: Das Feld ist besetzt.
           *[distance] Ein Sprung endet direkt hinter der Nachbarfigur. { $space } liegt nicht dort.
        }
SHUT-14 = Den mittleren Schieber dürfen beide um eine Raste nach links oder rechts bewegen, außer die Gegenseite hat das im Zug unmittelbar davor getan. Dass du ihn selbst zuletzt bewegt hast, schadet nicht.
    .title = Mittlerer Schieber
    .refusal = Die Gegenseite hat den mittleren Schieber gerade bewegt. Lass ihn in diesem Zug stehen.

## Was nicht erlaubt ist

SHUT-20 = Du darfst nicht über die eigene Figur springen, nicht über zwei oder mehr Figuren, nicht diagonal und nicht über eine Lücke; auch ziehen darf eine Figur nicht diagonal.
    .title = Verbotene Sprünge
    .refusal =
        { $case ->
            [own] Über die eigene Figur darfst du nicht springen.
            [two] Du darfst nur über eine einzige Figur springen.
            [void] Über eine Lücke darfst du nicht springen. Richte erst die Schieber aus.
           *[diagonal] { $start } und { $end } liegen jetzt nicht in einer Linie. Figuren ziehen gerade, nie diagonal.
        }
SHUT-21 = Du darfst in einem Zug nicht einen Schieber und eine Figur bewegen und keinen Schieber in der Farbe der Gegenseite.
    .title = Finger weg
    .refusal = { word-shuttle-start } gehört der Gegenseite. Bewege einen von deinen oder den mittleren.
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
SHUT-31 = Auf dem mittleren Schieber darfst du ziehen und springen, auch wenn die Gegenseite ihn gerade bewegt hat.
    .title = Auf dem mittleren Schieber
SHUT-32 = Eine Figur darf das Ziel wieder verlassen.
    .title = Aus dem Ziel heraus

## Das Ende

SHUT-40 = Du gewinnst, sobald deine fünf Figuren alle im Ziel sind.
    .title = So gewinnst du
    .refusal = Das Spiel ist aus: Alle fünf Figuren sind im Ziel. Beginne ein neues, um weiterzuspielen.
SHUT-41 = Weigert sich die Gegenseite, ihren Startblock zu räumen, darfst du den Sieg beanspruchen. Als Weigerung gilt: Zu Beginn deines Zugs ist dein Ziel voll, mindestens eine Figur darin ist deine, mindestens eine hat den Block nie verlassen, und die Gegenseite hätte im Zug davor eine solche Figur hinausziehen können, tat aber etwas anderes. Sobald das Ziel voll ist, wird die Gegenseite gewarnt.
    .title = Den Sieg beanspruchen
    .refusal =
        { $case ->
            [over] Das Spiel ist aus: Der Sieg wurde beansprucht. Beginne ein neues, um weiterzuspielen.
           *[no-right] Du kannst den Sieg jetzt nicht beanspruchen. Dein Ziel muss voll sein, und die Gegenseite muss sich geweigert haben, eine Figur hinauszuziehen.
        }
SHUT-42 = Das Spiel endet unentschieden, wenn dieselbe Stellung zum dritten Mal entsteht (die Anfangsstellung zählt mit) oder wenn nach Zug 400 niemand gewonnen hat; gezählt werden die Züge beider Seiten. Dieselbe Stellung heißt: gleiche Figuren, gleiche Schieber, dieselbe Seite am Zug, gleiches Recht am mittleren Schieber und gleiches Recht, den Sieg zu beanspruchen. Ein Sieg geht vor.
    .title = Unentschieden
    .refusal = Das Spiel ist aus: unentschieden. Beginne ein neues, um weiterzuspielen.

## Aktionsleiste

ask-toss = Die Münze entscheidet, wer anfängt.
ask-move = { word-seat }: Zieh eine Figur oder einen Schieber.
ask-move-but-centre = { word-seat }: Zieh eine Figur oder einen eigenen Schieber. Der mittlere ruht in diesem Zug.
ask-vacate = { word-seat }: Dein Block ist voll. Zieh eine Figur hinaus, wenn du kannst, sonst darf die Gegenseite den Sieg beanspruchen.
ask-claim = { word-seat }: Die Gegenseite hat den Block nicht geräumt. Du darfst den Sieg beanspruchen.
ask-wait = { word-seat } ist am Zug. Bitte warten.
ask-won = { word-seat } hat gewonnen.
ask-claimed = { word-seat } hat den Sieg beansprucht und gewonnen.
ask-drawn = Das Spiel ist unentschieden.

## Protokoll

event-starts = { word-seat } gewinnt den Münzwurf und fängt an.
event-slid = { word-seat } zieht von { $start } nach { $end }.
event-jumped = { word-seat } springt von { $start } nach { $end }.
event-shuttled = { word-seat } bewegt { word-shuttle } um eine Raste { word-way }.
event-warned = { word-seat }, dein Block ist voll: Zieh eine Figur hinaus, sobald du kannst, sonst darf { word-other } den Sieg beanspruchen.
event-claimed = { word-seat } beansprucht den Sieg und gewinnt!
event-won = { word-seat } hat alle fünf Figuren im Ziel und gewinnt!
event-drawn =
    { $case ->
        [turns] Unentschieden: { $turns } Züge und niemand hat gewonnen.
       *[repetition] Unentschieden nach { $turns } Zügen: dieselbe Stellung zum dritten Mal.
    }

## Optionen

option-board = Brett
    .help = Das rekonstruierte Brett oder ein eigenes aus einer Datei.
option-first = Wer fängt an
    .help = Die Münze entscheidet, oder Süd, oder Nord.
option-repetition = Wiederholung
    .help = Dieselbe Stellung zum dritten Mal ist unentschieden. Aus: ist sie nicht.
option-turn-limit = Zuggrenze
    .help = Nach so vielen Zügen ist das Spiel unentschieden. Ohne Zahl geht es weiter.

## Woher eine Regel kommt

mark-book = aus der Anleitung
mark-ruling = unsere Festlegung
mark-rebuilt = rekonstruiert
board-rebuilt = Das Bild des gedruckten Bretts ist verloren. Dieses Brett ist nach den Regeln und nach Beschreibungen des Patents rekonstruiert; du kannst dein eigenes an seine Stelle setzen.
