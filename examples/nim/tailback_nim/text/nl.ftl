### Nim: de woorden van het spel. $seat is red of blue, $heap een letter van A tot en met D.

game-name = Nimspel
game-line = Pak telkens stenen van één hoop, en zorg dat de laatste voor jou is.

seat-red = Rood
seat-blue = Blauw
word-seat =
    { $seat ->
        [red] { seat-red }
       *[blue] { seat-blue }
    }

## Regels

NIM-1 = De stenen liggen in hopen die A, B, C enzovoort heten: 3, 4 en 5 stenen of, als jullie dat kiezen, 1, 3, 5 en 7.
    .title = De hopen
NIM-2 = Pak in je beurt zoveel stenen als je wilt, maar minstens één, en allemaal van dezelfde hoop.
    .title = Stenen pakken
    .refusal =
        { $left ->
            [0] Van hoop { $heap } valt niets te pakken.
            [one] Op hoop { $heap } ligt nog maar één steen.
           *[other] Op hoop { $heap } liggen nog maar { $left } stenen.
        }
NIM-3 = Jullie spelen om de beurt. Rood begint het eerste spel; het volgende spel tussen jullie begint wie het laatste niet begon.
    .title = Wie aan de beurt is
    .refusal = { word-seat } is aan de beurt. Wacht tot jij mag.
NIM-4 = Het spel is afgelopen als alle stenen gepakt zijn. Wie de laatste pakte, heeft gewonnen; bij misère heeft die juist verloren.
    .title = De laatste steen
    .refusal = Het spel is afgelopen: er is geen steen meer over.

## Actiebalk en verslag

ask-move = Pak stenen van één hoop: B2 pakt er twee van hoop B.
ask-wait = Wachten op { word-seat }.
event-took =
    { $count ->
        [one] { word-seat } pakt één steen van hoop { $heap }.
       *[other] { word-seat } pakt { $count } stenen van hoop { $heap }.
    }

## Opties

option-heaps = Hopen
    .help = Hoeveel stenen er in het begin op elke hoop liggen.
option-misere = Misère-spel
    .help = Wie de laatste steen pakt, verliest.

mark-ruling = een oud spel in onze woorden
