### Voorgedrongen!: de teksten van het spel. De gedeelde teksten van de Trafficars-spellen gaan hieraan vooraf.
### $left en $right zijn de getallen aan de uiteinden van de rij, $low en $high die om de nieuwste opening.

game-name = Voorgedrongen!
game-line = Leg je auto’s aan de uiteinden van de rij en dring voor waar iemand je ruimte laat.

## Voorbereiding

CUT-1 = Jullie spelen alleen met de 50 kaarten met een getal. Schud ze en verdeel ze gedekt over even grote stapels; wat overblijft, leg je ongezien opzij. Iedereen neemt de bovenste zes kaarten van de eigen stapel in de hand.
    .title = Stapels en handen
    .refusal = De eerste kaarten worden gedeeld. Wacht even.
CUT-2 = De rij op tafel loopt altijd op van links naar rechts. Tussenliggende getallen mogen ontbreken.
    .title = De rij
CUT-3 = Jullie spelen met de klok mee en de jongste begint. Spelen jullie vaker, dan begint de volgende keer de volgende speler met de klok mee, want wie opent, is duidelijk in het voordeel; of, als dat is afgesproken, begint de jongste elk spel. Wie links van de actieve speler zit, is de voordringer.
    .title = Actieve speler en voordringer
    .refusal = { word-seat } is aan de beurt. Wacht tot je iets gevraagd wordt.

## De beurt

CUT-4 = Een ronde begint met de bovenste kaart van de stapel van de actieve speler, midden op tafel. Is die stapel leeg, dan is het een handkaart naar keuze. Bij een startkaart kan niemand voordringen; wie de ronde opende, legt verder aan.
    .title = Een ronde openen
    .refusal =
        { $case ->
            [not-held] Je hebt de { $card } niet in je hand. Open met een kaart die je hebt.
            [no-card] Open de ronde met een kaart uit je hand.
           *[drawing] De startkaart wordt omgedraaid. Wacht even.
        }
CUT-5 = Als actieve speler leg je handkaarten aan, een voor een: links van de rij als de kaart lager is dan alle andere, rechts als die hoger is. Zolang je een kaart hebt die past, moet je er een leggen.
    .title = Aanleggen
    .refusal =
        { $case ->
            [between] De { $card } past niet: leg een kaart lager dan { $left } of hoger dan { $right }.
            [on-table] De { $card } ligt al in de rij. Leg een kaart uit je hand.
            [not-held] Je hebt de { $card } niet in je hand. Leg een kaart die je hebt.
           *[must] Je hebt een kaart die past, dus je moet er een leggen.
        }
CUT-6 = Na elke handkaart van de actieve speler, ook de laatste, mag de voordringer voordringen voordat er iets anders gebeurt; niet na een startkaart en niet na een kaart die wint. Hoelang jullie wachten, spreken jullie af; meestal 3 seconden.
    .title = De pauze
    .refusal = Wacht even: { word-seat } mag nu voordringen.
CUT-7 = Wie voordringt, legt een of meer kaarten met getallen tussen de zojuist gelegde kaart en de kaart ernaast in de rij. Alleen die nieuwste opening telt. Na elke kaart die zo gelegd wordt, krijgt de voordringer de vraag of er nog een volgt, ook als er geen past, zodat de vraag niets verraadt. Die vraag vervalt alleen als de voordringer geen handkaarten meer heeft of alle getallen van de opening al gelegd zijn.
    .title = Voordringen
    .refusal =
        { $case ->
            [outside] De { $card } past niet: voordringen kan alleen met getallen tussen { $low } en { $high }.
            [not-held] Je hebt de { $card } niet in je hand. Kies een kaart die je hebt, of geen.
            [say-no] Je bent nog niet voorgedrongen. Leg een kaart of zeg nee.
           *[say-done] Je bent al voorgedrongen. Leg nog een kaart of zeg dat je klaar bent.
        }
CUT-8 = Na het voordringen vult iedereen zijn hand vanaf de eigen stapel aan tot zes kaarten. De voordringer is nu de actieve speler en gaat verder met dezelfde rij.
    .title = Na het voordringen
CUT-9 = Past geen van je kaarten, dan pas je; is je hand leeg, dan eindigt je beurt. De volgende speler met de klok mee is actief. Iedereen vult aan tot zes zodra de actieve speler wisselt, nooit tijdens een beurt.
    .title = Passen en aanvullen
    .refusal = Kaarten van de stapel komen vanzelf. Wacht even.
CUT-10 = Is er zo vaak achter elkaar gepast als er spelers zijn, zonder dat er een kaart is gelegd, dan wordt de rij open opzijgelegd en opent de volgende speler met de klok mee, die als eerste paste, een nieuwe ronde. Voordringen telt als een gelegde kaart in de beurt van de voordringer.
    .title = Een nieuwe ronde

## Het einde

CUT-11 = Je wint zodra je een kaart hebt gelegd en niets meer over hebt, niet in je hand en niet op je stapel. Of dat nu een startkaart, een handkaart of een kaart bij het voordringen was, maakt niet uit. Niemand mag erop reageren en niemand vult aan.
    .title = Zo win je
    .end =
        { $for ->
            [winner] Gewonnen: je bent al je kaarten kwijt!
            [loser] Verloren: { word-seat } is alle kaarten kwijt.
           *[other] { word-seat } is alle kaarten kwijt en heeft gewonnen.
        }
    .refusal = Het spel is afgelopen: { word-seat } heeft geen kaarten meer. Begin een nieuw spel om verder te spelen.

## De vraag aan de voordringer

CUT-12 = Zonder klok, tegen computerspelers of per correspondentie, krijgt de voordringer na elke kaart de vraag of hij voordringt en waarmee. De vraag komt ook als er niets past, zodat de pauze niets verraadt.
    .title = Zonder klok
CUT-13 = Live loopt de pauze op de klok van de server en betekent zwijgen nee. Die wordt altijd helemaal uitgewacht; een vroeg nee krijgt de actieve speler niet te zien. Alleen de eerste kaart moet binnen de pauze komen; voor volgende kaarten loopt er geen klok.
    .title = Met de klok
    .refusal = Met de klok krijg je na elke kaart de vraag. Zeg nee of laat de pauze aflopen.

## Actiebalk

ask-lay =
    { $left ->
        [1] Leg een kaart hoger dan { $right }.
       *[other] { $right ->
            [50] Leg een kaart lager dan { $left }.
           *[other] Leg een kaart lager dan { $left } of hoger dan { $right }.
        }
    }
ask-lay-first = Leg een kaart lager of hoger dan { $card }.
ask-open = Open de ronde met een kaart uit je hand.
ask-cut-in = Voordringen tussen { $low } en { $high }?
ask-another = Nog een kaart tussen { $low } en { $high }, of klaar?
ask-wait = Wachten op { word-seat }.
ask-over = { word-seat } heeft gewonnen.

## Verloop

event-dealt = { word-seat } krijgt { word-card }.
event-drew = { word-seat } trekt { word-card }.
event-opened = { word-seat } opent een ronde met { word-card }.
event-opened-from-hand = { word-seat } opent een ronde met { word-card } uit de hand.
event-laid = { word-seat } legt { word-card }.
event-no-cut-in = { word-seat } dringt niet voor.
event-cut-in = { word-seat } dringt voor met { word-card } tussen { $low } en { $high }.
event-no-more = { word-seat } legt niets meer in de opening.
event-passed = { word-seat } past: niets onder { $left } of boven { $right }.
event-emptied = { word-seat } heeft geen handkaarten meer; de beurt eindigt.
event-set-aside =
    { $count ->
        [one] Iedereen heeft gepast; de rij van { $count } kaart wordt opzijgelegd.
       *[other] Iedereen heeft gepast; de rij van { $count } kaarten wordt opzijgelegd.
    }
event-won = { word-seat } is alle kaarten kwijt en wint!

## Opties

preset-usual = Zonder klok
    .help = Wie mag voordringen, krijgt de vraag en neemt alle tijd.
preset-younger = Voor jongere spelers
    .help = De klok loopt rustig: twintig seconden om voor te dringen.
preset-family = Familie, met klok
    .help = De klok loopt, en de pauze om voor te dringen duurt tien seconden.
preset-full = De volledige regels
    .help = Zoals in de handleiding: drie seconden om voor te dringen, en zwijgen is nee.
option-clock = Met de klok spelen
    .help = Aan: de pauze van de voordringer loopt op de klok en zwijgen betekent nee. Uit: de voordringer krijgt na elke kaart de vraag en kan ook voor de hele beurt nee zeggen.
option-pause = Lengte van de pauze
    .help = Met de klok: hoeveel seconden de voordringer heeft. Meestal 3; meer voor een rustiger spel.
option-series-starter = Wie het volgende spel begint
    .help = In een reeks begint de volgende speler met de klok mee, of elke keer de jongste.
    .next = De volgende speler

## Woorden van de tekening in letters

drawing-row = rij
drawing-hand = hand
drawing-pile = trekstapel
drawing-aside = weggelegd
