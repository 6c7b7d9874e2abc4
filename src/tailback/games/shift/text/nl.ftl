### Rush Hour Shift en Rush Hour Duo: de woorden van het spel.
### $seat is gold of silver; $section is L of R; $card is een kaartcode, of ? als de kaart verborgen is.
### $vehicle en $other zijn een letter, of gold of silver voor een racewagen (> en < worden zo getoond).
### $way is left, right, up of down; $spaces en $rows tellen die kant op.

game-name = Rush Hour Shift
game-line = Loods je racewagen door de file, en als er niets meer beweegt, verschuif je gewoon de weg.

## Spelers en voertuigen

seat-gold = Goud
seat-silver = Zilver
vehicle-hero-gold = Gouden racewagen
vehicle-hero-silver = Zilveren racewagen

## Bouwstenen voor de zinnen hieronder

word-seat =
    { $seat ->
        [silver] { seat-silver }
       *[gold] { seat-gold }
    }
word-vehicle =
    { $vehicle ->
        [gold] de gouden racewagen
        [silver] de zilveren racewagen
       *[letter] voertuig { $vehicle }
    }
word-vehicle-start =
    { $vehicle ->
        [gold] De gouden racewagen
        [silver] De zilveren racewagen
       *[letter] Voertuig { $vehicle }
    }
word-other =
    { $other ->
        [gold] de gouden racewagen
        [silver] de zilveren racewagen
       *[letter] voertuig { $other }
    }
word-section =
    { $section ->
        [L] het linkerdeel
        [lower] het onderste deel
        [upper] het bovenste deel
       *[R] het rechterdeel
    }
name-card =
    { $card ->
        [M1] Verplaatsen 1
        [M2] Verplaatsen 2
        [M3] Verplaatsen 3
        [M4] Verplaatsen 4
        [MS1] Rij & verschuif 1
        [MS2] Rij & verschuif 2
        [MS3] Rij & verschuif 3
        [SH] Verschuiven
       *[SL] Rij door
    }
word-card =
    { $card ->
        [hidden] een kaart
       *[known] ‘{ name-card }’
    }
word-cell = rij { $row }, kolom { $column }
word-spaces =
    { $spaces ->
        [one] { $spaces } veld
       *[other] { $spaces } velden
    }
word-way =
    { $way ->
        [left] naar links
        [right] naar rechts
        [up] naar boven
       *[down] naar beneden
    }
word-rows =
    { $way ->
        [left] { word-rows-aside } { word-way }
        [right] { word-rows-aside } { word-way }
       *[other] { $rows ->
            [one] { $rows } rij { word-way }
           *[other] { $rows } rijen { word-way }
        }
    }
word-rows-aside =
    { $rows ->
        [one] { $rows } veld
       *[other] { $rows } velden
    }

## Opzetten

SHIFT-1 = Bij het begin liggen de drie delen op gelijke hoogte en vormen ze samen één rechthoek van 6 rijen en 14 kolommen: links 5 kolommen, in het midden 4, rechts 5.
    .title = Een recht spelbord
    .refusal = Bij het begin liggen de drie delen op één lijn; teken zes volle rijen van 14 velden.
SHIFT-2 = Zet de voertuigen neer zoals een van de tien gedrukte opstellingen laat zien, of bedenk een eigen opstelling. De pagina met opstellingen van Duo is verloren gegaan; daarom gebruikt Duo dezelfde tien.
    .title = Voertuigen neerzetten
    .refusal = Er staat geen voertuig { $vehicle } op dit spelbord. Kies een voertuig dat er wel staat.
SHIFT-3 = Een eigen opstelling heeft precies één gouden en één zilveren racewagen, allebei in de lengterichting van een rij: goud op kolom 1 en 2, zilver op kolom 13 en 14. Blokkeervoertuigen zijn 2 of 3 velden lang; er zijn er hoogstens 8 van lengte 2 en 4 van lengte 3, net als in de doos, tenzij de optie voor extra voertuigen aan staat. Elk voertuig staat helemaal op het spelbord en geen twee overlappen elkaar. Klopt een opstelling niet, dan lees je waarom en op welk veld.
    .title = Je eigen opstelling
    .refusal =
        { $case ->
            [off-grid] { word-vehicle-start } staat niet helemaal op het spelbord ({ word-cell }). Zet alles binnen de rand.
            [overlap] { word-vehicle-start } overlapt een ander voertuig ({ word-cell }). Laat er daar maar één staan.
            [heroes] Een opstelling heeft precies één gouden en één zilveren racewagen nodig, elk 2 velden lang. Voeg toe wat ontbreekt of haal weg wat te veel is.
            [hero-place] { word-vehicle-start } staat op de verkeerde plek ({ word-cell }). Goud hoort op kolom 1 en 2, zilver op kolom 13 en 14.
            [hero-direction] { word-vehicle-start } moet in de lengterichting van een rij staan ({ word-cell }). Draai een kwartslag.
            [length] { word-vehicle-start } heeft de verkeerde lengte ({ word-cell }). Racewagens zijn 2 velden lang, blokkeervoertuigen 2 of 3.
            [too-many-short] Blokkeervoertuigen van lengte 2 op het spelbord: { $count }. In de doos zitten er 8; haal er een paar weg of sta extra voertuigen toe.
            [too-many-long] Blokkeervoertuigen van lengte 3 op het spelbord: { $count }. In de doos zitten er 4; haal er een paar weg of sta extra voertuigen toe.
           *[broken] { word-vehicle-start } is niet één recht stuk ({ word-cell }). Teken één lijn zonder gaten.
        }
SHIFT-4 = Schud alle 32 kaarten. Elke speler krijgt er vier, die de ander niet ziet. De rest vormt gedekt de trekstapel.
    .title = Kaarten delen
SHIFT-5 = Spreek samen af wie met goud rijdt en wie met zilver.
    .title = Goud of zilver
SHIFT-6 = De jongste begint het eerste spel; daarna begint wie het laatste spel tussen jullie tweeën heeft gewonnen. Wie de tafel opent, kan zeggen wie de jongste is; anders beslist de eerste keer het lot. Na een gelijkspel begint wie de vorige keer niet begon.
    .title = Wie begint

## De beurt

SHIFT-7 = Jullie spelen om de beurt. Speel een van je vier kaarten open op de aflegstapel, voer die uit en trek daarna één kaart.
    .title = Jouw beurt
    .refusal =
        { $case ->
            [wait] { word-seat } is aan de beurt. Wacht tot jij mag.
            [card-first] Speel eerst een kaart.
            [not-held] Je hebt { word-card } niet in je hand. Kies een van je eigen kaarten.
            [one-card] Eén kaart per beurt: maak eerst de gespeelde kaart af.
           *[dealing] Er worden kaarten gedeeld of getrokken. Wacht even.
        }
SHIFT-8 = Is de trekstapel op, dan schud je de aflegstapel; dat wordt de nieuwe trekstapel. Dat gebeurt zodra de laatste kaart is getrokken: zo is er altijd iets om te trekken, en de kaart van deze beurt zit er al bij.
    .title = Een nieuwe trekstapel
SHIFT-9 = De kaarten in je hand zijn geheim, de aflegstapel ligt open. Iedereen mag weten hoeveel kaarten elke stapel telt.
    .title = Geheim en open
SHIFT-10 = De onderdelen van een kaart zijn elke losse stap, de verschuiving en het doorrijden. Zolang je nog een onderdeel kunt uitvoeren, moet je dat doen; jij kiest welk. Kan er geen enkel onderdeel meer, dan vervalt de rest en ga je een kaart trekken. Alleen het moment zelf telt: je mag een volgorde kiezen waardoor een onderdeel vervalt. Is afgesproken dat bij ‘Rij & verschuif’ niet allebei de onderdelen verplicht zijn, dan mag je de kaart ook alleen voor de stappen of alleen voor de verschuiving gebruiken: hoef je geen stap meer te zetten, dan mag je de verschuiving laten vervallen; heb je verschoven vóór je eerste stap, dan mag je de stappen laten vervallen. Daarmee is de kaart klaar.
    .title = Een kaart uitvoeren
    .refusal = Dat onderdeel van de kaart is klaar of kan nu niet. Voer er een uit dat wel kan.

## Voertuigen

SHIFT-11 = Je mag alle voertuigen verplaatsen op één na: de racewagen van je tegenstander.
    .title = Wat je mag verplaatsen
    .refusal = { word-vehicle-start } is van je tegenstander. Verplaats je eigen racewagen of een blokkeervoertuig.
SHIFT-12 = Een voertuig rijdt vooruit en achteruit over zijn eigen lijn, nooit opzij. Het wordt nooit opgetild en springt nooit over een ander heen.
    .title = Vooruit en achteruit
    .refusal = { word-vehicle-start } kan er niet door: { word-other } staat in de weg. Maak de weg vrij of verplaats een ander voertuig.
SHIFT-13 = Blokkeervoertuigen blijven altijd helemaal op het spelbord.
    .title = Blokkeervoertuigen blijven
    .refusal = { word-vehicle-start } zou van het spelbord rijden. Blokkeervoertuigen blijven erop; kies een andere zet.
SHIFT-14 = Alleen racewagens mogen van het spelbord af, en alleen aan de kant tegenover hun start.
    .title = Van het spelbord af
    .refusal = { word-vehicle-start } mag alleen aan de overkant van het spelbord af. Rij de andere kant op.
SHIFT-15 = Een voertuig in de lengterichting van een rij mag over een naad waar beide delen die rij hebben. Heeft het deel ernaast die rij niet, dan stopt het voertuig bij de naad; via een naad rijdt niemand van het spelbord. Een voertuig in de lengterichting van een kolom blijft in zijn deel.
    .title = Over een naad
    .refusal = { word-vehicle-start } kan hier niet over de naad: de weg loopt achter de naad niet door. Verschuif eerst een deel of kies een andere zet.
SHIFT-16 = Een racewagen die aan de overkant al deels over de rand steekt, doet nog mee. Hij hoort bij het buitenste deel aan die kant en schuift daarmee mee; hij vergrendelt geen naad en mag terugrijden.
    .title = Half van het bord

## Kaarten

SHIFT-17 = ‘Verplaatsen’ geeft je een aantal stappen van één veld. Zet er in totaal precies zoveel, naar wens verdeeld over voertuigen en richtingen; elke stap moet kunnen op het moment dat je hem zet. Is afgesproken dat niet alle stappen verplicht zijn, dan mag je na minstens één stap de rest laten vervallen.
    .title = De kaart ‘Verplaatsen’
    .refusal =
        { $case ->
            [unit] Eén stap tegelijk: verplaats een voertuig één veld.
            [exact] { word-card } moet helemaal op: zet alle stappen.
            [first-step] Zet minstens één stap voordat je de rest laat vervallen.
            [shift-first] Doe eerst de verschuiving als je de stappen wilt laten vervallen.
           *[all-made] Alle stappen van { word-card } zijn gezet. Met deze kaart rijdt er geen voertuig meer.
        }
SHIFT-18 = Binnen één kaart mag een voertuig vooruit en weer terug.
    .title = Heen en terug
SHIFT-19 = Met ‘Verschuiven’ kies je het linker- of het rechterdeel en verschuif je dat naar boven of naar beneden, zoveel rijen als je wilt, maar minstens één. Het midden wordt nooit verschoven. Voertuigen die helemaal op het deel staan, schuiven mee; alleen een voertuig dat over een naad staat, kan een verschuiving tegenhouden.
    .title = De kaart ‘Verschuiven’
    .refusal =
        { $case ->
            [no-drive] Met { word-card } verplaats je geen voertuig. Verschuif een deel.
           *[no-shift] Met { word-card } verschuif je geen deel. Verplaats een voertuig.
        }
SHIFT-20 = In Shift moet na een verschuiving minstens één rij door alle drie de delen lopen. In Duo is het genoeg dat elk van de twee buitenste delen een rij deelt met het midden.
    .title = De weg blijft verbonden
    .refusal = Je kunt { word-section } niet { word-rows } verschuiven: de delen zouden niet meer verbonden zijn. Kies een andere afstand.
SHIFT-21 = Een voertuig dat over een naad staat, racewagen of blokkeervoertuig, vergrendelt de twee delen waarop het staat: ze kunnen niet langs elkaar schuiven. Het deel aan de andere kant kan nog wel worden verschoven. Voor Duo geldt hetzelfde.
    .title = Vergrendelde naden
    .refusal = Je kunt { word-section } niet verschuiven: { word-vehicle } staat over de naad. Probeer het andere deel of maak eerst de naad vrij.
SHIFT-22 = Met ‘Rij door’ verplaats je één voertuig zoveel velden als je wilt in één richting, tot aan het volgende voertuig of de rand van het spelbord. Het mag eerder stoppen, maar rijdt minstens één veld.
    .title = De kaart ‘Rij door’
    .refusal = Rij met { word-vehicle } in één keer door: minstens één veld, in één richting.
SHIFT-23 = ‘Rij & verschuif’ geeft je precies het aangegeven aantal stappen, zoals ‘Verplaatsen’, en één verschuiving, zoals ‘Verschuiven’. De volgorde kies jij: eerst de stappen, eerst de verschuiving, of de verschuiving tussendoor. De verschuiving kost geen stappen. Iets laten vervallen mag alleen als dat is afgesproken; ben je aan de stappen begonnen, dan zet je ze allemaal, tenzij is afgesproken dat je ook de rest daarvan mag laten vervallen.
    .title = De kaart ‘Rij & verschuif’
    .refusal =
        { $case ->
           *[shift-done] { word-card } heeft één verschuiving, en die is gedaan. Zet de stappen die nog over zijn.
        }
SHIFT-24 = Met je stappen kun je dus een verschuiving mogelijk maken die eerst vergrendeld was, maar ook een verschuiving verspelen die eerst nog kon.
    .title = Stappen veranderen de verschuiving

## Het einde

SHIFT-25 = Je wint zodra je racewagen helemaal van het spelbord is, aan de kant tegenover zijn start; voor een deel eraf is niet genoeg. De rest van de kaart wordt niet meer uitgevoerd.
    .title = Zo win je
    .end =
        { $card ->
            [SL] { $for ->
                [winner] Gewonnen: je bent met ‘Rij door’ van het bord gereden!
                [loser] Verloren: { word-seat } is met ‘Rij door’ van het bord gereden.
               *[other] { word-seat } is met ‘Rij door’ van het bord gereden en heeft gewonnen.
            }
           *[other] { $for ->
                [winner] Gewonnen: je bent van het bord gereden!
                [loser] Verloren: { word-seat } is van het bord gereden.
               *[other] { word-seat } is van het bord gereden en heeft gewonnen.
            }
        }
    .refusal = Het spel is afgelopen: een racewagen is van het spelbord. Begin een nieuw spel om verder te spelen.
SHIFT-26 = Met ‘Rij door’ mag je racewagen in één keer van het spelbord rijden, en dan win je.
    .title = Winnen met ‘Rij door’
    .refusal = { word-vehicle-start } heeft maar { word-spaces } nodig om van het spelbord te zijn. Kies dat aantal.
SHIFT-27 = Geen enkele regel maakt een eind aan een eindeloos spel. Stel je een beurtlimiet in, dan is het na zoveel beurten gelijkspel. Tussen mensen staat die uit, in simulaties aan.
    .title = Beurtlimiet
    .end =
        { $turns ->
            [one] Gelijkspel: na { $turns } beurt is niemand van het bord.
           *[other] Gelijkspel: na { $turns } beurten is niemand van het bord.
        }
    .refusal = Het spel is afgelopen: de beurtlimiet is bereikt en het is gelijkspel. Begin een nieuw spel om verder te spelen.

## De kaarten bij naam

card-M = Verplaatsen { $n }
    .does =
        { $n ->
            [one] Zet { $n } stap met een voertuig.
           *[other] Zet { $n } stappen, naar wens verdeeld over de voertuigen.
        }
card-MS = Rij & verschuif { $n }
    .does =
        { $n ->
            [one] Zet { $n } stap en verschuif een deel, in de volgorde die je wilt.
           *[other] Zet { $n } stappen en verschuif een deel, in de volgorde die je wilt.
        }
card-SH = Verschuiven
    .does = Verschuif een van de twee buitenste delen zoveel rijen als je wilt.
card-SL = Rij door
    .does = Verplaats één voertuig in één richting, zo ver als je wilt.

## Actiebalk

ask-card = { word-seat }: speel een kaart.
ask-steps =
    { $left ->
        [one] { word-seat }: nog { $left } stap.
       *[other] { word-seat }: nog { $left } stappen.
    }
ask-shift = { word-seat }: verschuif een deel.
ask-steps-or-shift =
    { $left ->
        [one] { word-seat }: nog { $left } stap en de verschuiving, in de volgorde die je wilt.
       *[other] { word-seat }: nog { $left } stappen en de verschuiving, in de volgorde die je wilt.
    }
ask-slide = { word-seat }: rij door met een voertuig.
ask-wait = Wachten op { word-seat }.

## Verloop

event-starts = { word-seat } begint.
event-dealt = { word-seat } krijgt { word-card }.
event-played = { word-seat } speelt { word-card }.
event-drove = { word-seat } verplaatst { word-vehicle } { word-spaces } { word-way }.
event-shifted = { word-seat } verschuift { word-section } { word-rows }.
event-lost = { word-seat } kan de rest van de kaart niet uitvoeren; die vervalt.
event-gave-up =
    { $left ->
        [one] { word-seat } laat de laatste stap vervallen.
       *[other] { word-seat } laat de laatste { $left } stappen vervallen.
    }
event-gave-up-shift = { word-seat } laat de verschuiving vervallen.
event-drew = { word-seat } trekt { word-card }.
event-reshuffled =
    { $count ->
        [one] De aflegstapel wordt de nieuwe trekstapel: { $count } kaart.
       *[other] De aflegstapel wordt geschud en is de nieuwe trekstapel: { $count } kaarten.
    }
event-won = { word-seat } is van het spelbord en wint!
event-drawn =
    { $turns ->
        [one] Gelijkspel na { $turns } beurt.
       *[other] Gelijkspel na { $turns } beurten.
    }

## Opties

preset-duo = Duo
    .help = De regel van de tweede doos: elk van de twee buitenste delen hoeft alleen met het midden een rij te delen.
option-edition = Editie
    .help = Shift: er moet altijd één rij door alle drie de delen lopen. Duo: elk van de twee buitenste delen hoeft alleen met het midden een rij te delen.
option-setup = Opstelling
    .help = Een van de tien gedrukte opstellingen of een eigen opstelling.
option-extra-vehicles = Extra voertuigen
    .help = Een eigen opstelling mag meer blokkeervoertuigen hebben dan er in de doos zitten.
option-deck = Kaartenset
    .help = Hoeveel kaarten van elke soort. Minstens 9 kaarten, waarvan er minstens één een voertuig verplaatst. { deck-unverified }
    .each = { name-card }
option-exact-moves = Alle stappen verplicht
    .help = Uit: na minstens één stap mag je de overige stappen laten vervallen. De verschuiving van ‘Rij & verschuif’ blijft verplicht.
option-all-parts = Stappen en verschuiving allebei verplicht
    .help = Uit: je mag ‘Rij & verschuif’ ook alleen voor de stappen of alleen voor de verschuiving gebruiken.
option-turn-limit = Beurtlimiet
    .help = Na zoveel beurten is het gelijkspel. Zonder getal gaat het spel door tot iemand wint.
option-starter = Wie begint
    .help = De jongste, het lot, goud of zilver. In een reeks begint de laatste winnaar.

## Wat niet klopt aan een optie of een tekening; deel van een regel, $name is left, centre of right

wrong-setup = { $value } is geen getal van 1 tot en met 10 en ook geen tekening
wrong-colours = elk blokkeervoertuig heeft een kleur nodig, of geen enkel
wrong-deck = een kaartenset noemt het aantal van elke kaart, zoals M1=6,M2=6,SH=4,SL=3
wrong-deck-small =
    { $cards ->
        [one] { $cards } kaart is te weinig; er zijn er { $least } nodig om iedereen { $hand } te geven en er een over te houden
       *[other] { $cards } kaarten is te weinig; er zijn er { $least } nodig om iedereen { $hand } te geven en er een over te houden
    }
wrong-deck-still = met geen van deze kaarten rijdt er een voertuig; voeg ‘Verplaatsen’, ‘Rij & verschuif’ of ‘Rij door’ toe
wrong-mark = { $mark } is geen '.', geen racewagen '>' of '<' en geen letter van een blokkeervoertuig (L en R zijn de delen)
wrong-row = een rij heeft drie delen tussen twee naden '|'
wrong-width =
    { $name ->
        [left] het linkerdeel heeft { $due } kolommen, deze rij tekent er { $given }
        [right] het rechterdeel heeft { $due } kolommen, deze rij tekent er { $given }
       *[centre] het middendeel heeft { $due } kolommen, deze rij tekent er { $given }
    }
wrong-cells =
    { $name ->
        [left] een rij van het linkerdeel heeft { $due } velden of geen, hier zijn het er { $given }
        [right] een rij van het rechterdeel heeft { $due } velden of geen, hier zijn het er { $given }
       *[centre] een rij van het middendeel heeft { $due } velden of geen, hier zijn het er { $given }
    }
wrong-rows =
    { $name ->
        [left] het linkerdeel heeft { $due } rijen onder elkaar nodig, hier zijn het er { $given }
        [right] het rechterdeel heeft { $due } rijen onder elkaar nodig, hier zijn het er { $given }
       *[centre] het middendeel heeft { $due } rijen onder elkaar nodig, hier zijn het er { $given }
    }

## Waar een regel vandaan komt

mark-book = uit de handleiding
mark-pic = uit een afbeelding in de handleiding
mark-ruling = onze beslissing
mark-unverified = niet bevestigd
deck-unverified = De handleiding vertelt alleen dat er 32 kaarten zijn en welke soorten; hoeveel van elke soort komt uit een openbare lijst die niemand heeft bevestigd, dus pas de aantallen gerust aan.

## Woorden van de tekening in letters

drawing-hand = hand
drawing-cards = kaarten
drawing-pile = trekstapel
drawing-discards = aflegstapel
