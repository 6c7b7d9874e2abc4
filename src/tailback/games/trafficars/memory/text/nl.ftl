### Traffic-Memory: de teksten van het spel. De gedeelde teksten van de Trafficars-spellen gaan hieraan vooraf.
### $place is een plek zoals p7, $places zijn er meer; $card is een getal of joker; $cards zijn kaarten zoals je ze schrijft, * voor een joker.

game-name = Traffic-Memory
game-line = Vind auto’s met opeenvolgende getallen en haal de langste reeks binnen die je kunt onthouden.

word-kept =
    { $points ->
        [one] { $points } kaart
       *[other] { $points } kaarten
    }
word-shown =
    { $card ->
        [joker] een joker
       *[number] de { $card }
    }

## Voorbereiding

MEM-1 = Spreek af met welke getallen jullie spelen: 1 tot en met 12, 1 tot en met 30, 26 tot en met 50 of een andere reeks van minstens zes.
    .title = Welke getallen
MEM-2 = Haal de speciale kaarten eruit. Aanhangers hebben een getal en blijven dus in het spel. Schud de kaarten en leg ze gedekt in rijen neer.
    .title = Neerleggen
    .refusal = Er is geen plek { $place }. Kies er een van p1 tot en met p{ $places }.
MEM-3 = De jongste begint; daarna gaat de beurt met de klok mee.
    .title = Om de beurt
    .refusal = { word-seat } is aan de beurt. Wacht tot jij aan de beurt bent.

## De beurt

MEM-4 = In je beurt draai je de ene kaart na de andere om, zodat iedereen ze kan zien.
    .title = Omdraaien
    .refusal =
        { $case ->
            [up] De kaart ({ $place }) ligt al open. Kies er een die gedekt ligt.
            [card] Je kiest een plek, geen kaart. Noem er een, zoals p7.
           *[showing] Er wordt net een kaart omgedraaid. Wacht even.
        }
MEM-5 = Zijn de eerste twee kaarten geen buurgetallen, draai ze dan allebei weer terug. Je beurt is voorbij.
    .title = De eerste twee
MEM-6 = Zijn ze wel buren, dan mag je nog een kaart omdraaien, en nog een, tot er een niet past, je stopt of er geen kaart meer gedekt ligt. Kaarten passen als ze samen één reeks zonder gaten vormen, in welke volgorde ze ook kwamen.
    .title = Doorgaan
MEM-7 = Je houdt de kaarten van de reeks. Een kaart die niet paste, draai je weer terug; die blijft liggen. Dan is je beurt voorbij; een tweede krijg je niet. De kaarten die je houdt, liggen open: iedereen mag ze bekijken.
    .title = De reeks houden
    .refusal = De kaart ({ $place }) is al weg. Kies er een die nog op tafel ligt.
MEM-8 = Na elke kaart die past, mag je stoppen en de reeks houden.
    .title = Stoppen
    .refusal =
        { $cards ->
            [0] Er ligt nog niets open. Draai een kaart om.
           *[other] Eén kaart is geen reeks. Draai een tweede om.
        }

## Jokers

MEM-9 = Als jullie willen, doen politieauto’s en ambulances mee als jokers: alle 8 bij 50 getallen, bij minder getallen naar verhouding minder, afgerond.
    .title = Jokers doen mee
MEM-10 = Een joker staat voor een willekeurig getal waarmee jullie spelen, ook een dat al weg is, en je zegt nooit welk. De kaarten passen zolang je de jokers getallen kunt geven waarmee alle kaarten verschillen en één reeks zonder gaten vormen. Een reeks kan niet meer kaarten hebben dan er getallen in het spel zijn. Jokers passen bij elkaar.
    .title = Waar een joker voor staat
MEM-11 = Je houdt twee of meer kaarten zonder joker, of drie of meer met jokers als er minstens één een getal heeft. Anders draai je alle kaarten weer terug, ook als je stopt.
    .title = Wat je houdt

## Het einde

MEM-12 = Het spel is afgelopen als er met de overgebleven kaarten geen reeks meer te maken is; dat wordt vóór elke beurt bekeken. Wat overblijft, is van niemand. Wie de meeste kaarten heeft, wint, jokers meegeteld; bij gelijke stand delen jullie de overwinning.
    .title = Het einde
    .end =
        { $winners ->
            [1] { $for ->
                [winner] Gewonnen met { word-kept }!
                [loser] Verloren: { $names } heeft met { word-kept } gewonnen.
               *[other] { $names } heeft met { word-kept } gewonnen.
            }
           *[other] { $for ->
                [winner] Gedeelde overwinning met { $names }: elk { word-kept }!
                [loser] Verloren: { $names } delen de overwinning met elk { word-kept }.
               *[other] { $names } delen de overwinning met elk { word-kept }.
            }
        }
    .refusal = Het spel is afgelopen: er ligt geen reeks meer op tafel. Begin een nieuw spel om verder te spelen.
MEM-13 = Spreken jullie een beurtlimiet af, dan eindigt het spel na dat aantal beurten en worden de kaarten geteld. Tussen mensen staat die uit, in simulaties aan.
    .title = Beurtlimiet
    .end = De beurtlimiet is bereikt. { MEM-12.end }
    .refusal = Het spel is afgelopen: de beurtlimiet is bereikt. Begin een nieuw spel om verder te spelen.

## Actiebalk

ask-first = Draai een kaart om.
ask-second = Draai een tweede kaart om.
ask-more =
    { $cards ->
        [one] { $cards } kaart op rij: draai er nog een om of stop.
       *[other] { $cards } kaarten op rij: draai er nog een om of stop.
    }
ask-wait = Wachten op { word-seat }.
ask-over = Het spel is afgelopen.

## Verloop

event-turned-up = { word-seat } draait { word-shown } om ({ $place }).
event-kept =
    { $count ->
        [one] { word-seat } houdt { $count } kaart: { $cards }.
       *[other] { word-seat } houdt { $count } kaarten: { $cards }.
    }
event-turned-back =
    { $count ->
        [one] { word-seat } draait { $count } kaart weer terug: { $places }.
       *[other] { word-seat } draait { $count } kaarten weer terug: { $places }.
    }
event-no-run-left =
    { $count ->
        [0] Alle kaarten zijn weg.
        [one] Er is geen reeks meer; { $count } kaart blijft liggen.
       *[other] Er is geen reeks meer; { $count } kaarten blijven liggen.
    }
event-limit =
    { $turns ->
        [one] De beurtlimiet is na { $turns } beurt bereikt.
       *[other] De beurtlimiet is na { $turns } beurten bereikt.
    }
event-won =
    { $count ->
        [one] { word-seat } wint met { $count } kaart!
       *[other] { word-seat } wint met { $count } kaarten!
    }
event-shared =
    { $count ->
        [one] Gedeelde overwinning voor { word-seat } ({ $count } kaart).
       *[other] Gedeelde overwinning voor { word-seat } ({ $count } kaarten).
    }

## Opties

preset-usual = Familie
    .help = De getallen 1 tot en met 30, zoals in de handleiding.
preset-younger = Voor jongere spelers
    .help = Alleen de getallen 1 tot en met 12.
preset-jokers = Met jokers
    .help = Politieauto’s en ambulances staan voor elk getal.
preset-full = Het volledige spel
    .help = Alle 50 getallen, met jokers.
option-low = Laagste getal
    .help = Het eerste getal waarmee jullie spelen.
option-high = Hoogste getal
    .help = Het laatste getal waarmee jullie spelen; het moeten er minstens zes zijn.
option-jokers = Met jokers
    .help = Politieauto’s en ambulances doen mee en staan voor elk getal.
option-turn-limit = Beurtlimiet
    .help = Na dit aantal beurten wordt er geteld. Zonder getal spelen jullie tot er geen reeks meer is.
wrong-numbers = { $low } tot en met { $high } is te kort; kies ten minste { $least } getallen, zoals { $first } tot en met { $last }
