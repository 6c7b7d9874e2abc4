### Rush Hour (Trafficars): de teksten van het spel. Kaarten en plaatsen staan in het gedeelde bestand van de drie spellen.
### $lane, $place, $count, $points en andere hoeveelheden zijn getallen; rijen en plekken tellen vanaf 1.

game-name = Trafficars: Rush Hour
game-line = Iedereen rijdt tegelijk de file in. Kies de goede rij en laat de volle rijen aan een ander over.

## Voorbereiding

JAM-1 = Leg drie kaarten open onder elkaar. Elke kaart is de eerste auto van een rij.
    .title = Drie rijen
    .refusal = Er zijn maar { $lanes } rijen. Kies een daarvan.
JAM-2 = Iedereen krijgt tien kaarten en ziet alleen de eigen kaarten. De rest van de stapel doet deze ronde niet mee.
    .title = Tien kaarten per speler
    .refusal = De kaarten worden nog gedeeld. Wacht even.
JAM-3 = Bij het uitleggen mag een aanhanger geen rij beginnen: leg hem opzij en draai een andere kaart om. Zijn alle rijen begonnen, schud die aanhangers dan weer door de stapel voordat je de handkaarten deelt. Een speciale kaart mag wel een rij beginnen.
    .title = Geen aanhanger voorop

## De beurt

JAM-4 = Iedereen kiest een handkaart en legt die gedekt neer. Heeft iedereen gekozen, dan gaan alle kaarten tegelijk open.
    .title = Kiezen en omdraaien
    .refusal =
        { $case ->
            [not-held] { word-card-start } zit niet in je hand. Kies een van je eigen kaarten.
            [card-first] Kies eerst een kaart. Een rij kies je pas als alle kaarten open liggen.
           *[chosen] Je hebt { word-card } omgedraaid. Leg die kaart eerst aan voordat je een andere speelt.
        }
JAM-5 = De open kaarten worden in deze volgorde aangelegd: ambulances, politieauto’s, dan de getallen van laag naar hoog en als laatste de takelwagens. Zijn er meerdere ambulances, dan kiezen hun spelers tegelijk een rij zonder elkaars keuze te zien; bij politieauto’s gaat het net zo. Meerdere takelwagens gaan na elkaar, de jongste speler eerst.
    .title = De volgorde van aanleggen
    .refusal = Jouw kaart is nu niet aan de beurt. Wacht tot je iets gevraagd wordt.
JAM-6 = Een getal mag alleen achteraan een rij als het hoger is dan het getal dat daar ligt.
    .title = Rijen lopen op
    .refusal = De { $card } kan niet in rij { $lane }: de { $end } achteraan is hoger. Kies een andere plek.
JAM-7 = Past een getal in meer dan één rij, dan hoort het in de rij waarvan het laatste getal er het dichtst onder ligt.
    .title = Het kleinste verschil
    .refusal = De { $card } mag niet in rij { $lane }: het eind van rij { $best } ligt dichterbij. Kies een andere plek.
JAM-8 = Een rij is open als op de laatste plek een kaart zonder getal bovenop ligt: een ambulance, een politieauto of een lege takelwagen, ook als die op een andere staat. Een open rij neemt elke kaart aan. Je mag een getal in elke open rij leggen, in de rij met het kleinste verschil of (een aanhanger alleen als dat is afgesproken) in een gat waar het past. Is er maar één zo’n plek, dan moet de kaart daarheen, ook als de rij vol is.
    .title = Open rijen
JAM-9 = In een rij passen vier auto’s. Zou die van jou de vijfde zijn, dan pak je de kaarten van de rij als straf en begint jouw kaart de nieuwe rij.
    .title = Te lang
JAM-10 = Past een getal in geen enkele rij en in geen enkel gat, kies dan een rij en pak alle kaarten daarvan als straf; jouw getal begint de nieuwe rij. Voor een aanhanger tellen gaten niet mee, tenzij jullie afspreken dat aanhangers gaten mogen vullen: dan telt een gat waar hij past net als voor elk getal. Daar is hij een auto op zich, en de rij is zo lang als daarvoor.
    .title = Te laag
JAM-11 = Strafkaarten doen deze ronde niet meer mee. Bewaar ze op een stapel tot er geteld wordt. De stapels liggen open: iedereen mag erin kijken.
    .title = Strafkaarten

## Speciale kaarten

JAM-12 = Een aanhanger leg je volgens zijn getal aan, maar bovenop de laatste kaart van de rij. Hij telt nooit mee voor de lengte en mag dus ook bij een rij van vier zonder dat je die pakt. Je mag een aanhanger ook aan een andere aanhanger of aan een speciale kaart hangen. Een speciale kaart onder een aanhanger werkt niet meer; de rij eindigt nu met het getal van de aanhanger. Is een aanhanger te laag voor alle rijen, dan is hij de eerste auto van de rij die je pakt.
    .title = Aanhanger
JAM-13 = Een ambulance gaat naar het begin van een rij naar keuze en schuift de andere naar achteren. Worden het er meer dan vier, dan pak je de rij; de ambulance is de eerste auto van de nieuwe rij en daarachter mag elke kaart. Een ambulance uit een latere beurt gaat als aparte auto vóór een ambulance die er al staat.
    .title = Ambulance
    .refusal = Een ambulance gaat naar het begin van een rij. Kies een rij, geen gat.
JAM-14 = Een politieauto gaat naar het eind van een rij naar keuze. Daarachter mag elke kaart, zelfs de laagste. Is hij de vijfde auto, dan pak je de rij. Een politieauto uit een latere beurt gaat achter een politieauto die er al staat.
    .title = Politieauto
    .refusal = Een politieauto gaat naar het eind van een rij. Kies een rij, geen gat.
JAM-15 = Ambulances die in dezelfde beurt in dezelfde rij komen, gaan op elkaar en tellen als één auto; politieauto’s ook. Wordt de rij daardoor te lang, dan pakt de oudste van die spelers de rij en begint de hele stapel de nieuwe rij.
    .title = Twee op dezelfde plek
JAM-16 = Een takelwagen gaat naar het eind van een rij naar keuze en laadt de auto ervoor op, met alles wat daarop ligt. Samen tellen ze als één auto. De vrijgekomen plek blijft als gat over en telt mee voor de lengte. De rij eindigt nu met de bovenste geladen kaart.
    .title = Takelwagen
    .refusal = Een takelwagen gaat naar het eind van een rij. Kies een rij, geen gat.
JAM-17 = In latere beurten mag je een getal (een aanhanger alleen als dat is afgesproken) in een gat leggen als het tussen de buren past: de dichtstbijzijnde plekken met kaarten links en rechts, elk met het getal van de bovenste kaart. Een buur die ontbreekt of geen getal heeft, stelt geen grens. Twee gaten naast elkaar zijn twee plekken om uit te kiezen. Een gat vullen verandert de lengte van de rij niet.
    .title = Gaten
    .refusal =
        { $case ->
            [no-gap] Op die plek is geen gat. Kies een gat of het eind van een rij.
            [trailer] De { $card } is een aanhanger en kan niet in een gat staan. Kies een rij.
           *[no-fit] De { $card } past daar niet: in het gat passen getallen boven { $left } en onder { $right }. Kies een andere plek.
        }
JAM-18 = Een takelwagen die als vijfde auto komt, laadt eerst de auto ervoor op. Je pakt de andere kaarten van de rij, als die er zijn. De geladen takelwagen is de eerste auto van de nieuwe rij en de gaten zijn weg.
    .title = Takelwagen als vijfde auto

## De telling

JAM-19 = De ronde is afgelopen als niemand meer handkaarten heeft. Elke strafkaart telt voor 1 strafpunt, elke speciale kaart voor 2. Een aanhanger telt voor 1, want er staat een getal op; jullie mogen ook 2 afspreken. Wie de minste strafpunten heeft, wint. Bij gelijke stand delen jullie de overwinning.
    .title = Tellen
    .end =
        { $winners ->
            [1] { $for ->
                [winner] Gewonnen met { word-points }!
                [loser] Verloren: { $names } heeft met { word-points } gewonnen.
               *[other] { $names } heeft met { word-points } gewonnen.
            }
           *[other] { $for ->
                [winner] Gedeelde overwinning met { $names }: elk { word-points }!
                [loser] Verloren: { $names } delen de overwinning met elk { word-points }.
               *[other] { $names } delen de overwinning met elk { word-points }.
            }
        }
    .refusal = Het spel is afgelopen en de strafpunten zijn geteld. Begin een nieuw spel om verder te spelen.
JAM-20 = Een spel is één ronde. Je kunt er meerdere afspreken; dan worden de punten opgeteld.
    .title = Rondes

## Voor jongere kinderen

JAM-21 = Speel alleen met de getallen onder 10, 20 of 30.
    .title = Kleine getallen
JAM-22 = Deel maar vijf kaarten per speler.
    .title = Vijf kaarten
JAM-23 = Speel met twee rijen.
    .title = Twee rijen
JAM-24 = Laat de speciale kaarten weg.
    .title = Zonder speciale kaarten
JAM-25 = Rijen mogen onbeperkt lang worden; niemand pakt een rij omdat die te lang is.
    .title = Onbeperkt lang
JAM-26 = Voor een te laag getal pak je geen rij. Het gaat naar het begin van een rij naar keuze en schuift de andere naar achteren, welke getallen er ook liggen; een aanhanger staat daar als gewone auto. Worden het meer dan vier auto’s, dan pak je de rij en begint jouw kaart hem opnieuw, tenzij rijen onbeperkt lang mogen worden.
    .title = Lage kaarten naar voren
JAM-27 = Er moeten genoeg kaarten zijn voor alle spelers en rijen, en genoeg kaarten die geen aanhanger zijn om de rijen te beginnen. Anders begint het spel niet en krijg je de aantallen te zien. Drie handkaarten mag ook.
    .title = Genoeg kaarten
    .refusal =
        { $case ->
            [trailers] Kaarten die geen aanhanger zijn: { $cards }. Om de rijen te beginnen zijn er { $needed } nodig. Kies minder aanhangers of meer getallen.
           *[cards] { $seats } spelers met elk { $hand } kaarten en { $lanes } rijen hebben { $needed } kaarten nodig, maar er zijn er maar { $cards }. Kies minder handkaarten, minder spelers of meer getallen.
        }

## Actiebalk

ask-card = Kies een kaart uit je hand.
ask-ambulance = Je ambulance: naar het begin van welke rij?
ask-police = Je politieauto: naar het eind van welke rij?
ask-tow = Je takelwagen: naar het eind van welke rij?
ask-place = Waar gaat je { $card } heen?
ask-take = Je { $card } is te laag. Welke rij pak je?
ask-front = Je { $card } is te laag. Naar het begin van welke rij?
ask-wait = Wachten op de anderen.
ask-deal = De kaarten worden gedeeld.
ask-over = Het spel is afgelopen.

## Verloop

event-opened = Rij { $lane } begint met { word-card }.
event-aside = De { $card } is een aanhanger en wordt opzijgelegd; er komt een andere kaart.
event-back =
    { $count ->
        [one] De opzijgelegde aanhanger wordt weer door de stapel geschud.
       *[other] De { $count } opzijgelegde aanhangers worden weer door de stapel geschud.
    }
event-dealt = { word-seat } krijgt { word-card }.
event-revealed = { word-seat } draait { word-card } om.
event-joined = { word-seat } legt { word-card } achteraan in rij { $lane }.
event-hitched = { word-seat } hangt { word-card } aan rij { $lane }.
event-filled = { word-seat } legt { word-card } in het gat van rij { $lane }, plek { $place }.
event-front = { word-seat } legt { word-card } vooraan in rij { $lane }.
event-low = { word-card-start } is te laag: { word-seat } kiest rij { $lane }.
event-towed = { word-seat } zet een takelwagen achteraan in rij { $lane } en laadt de auto ervoor op.
event-took =
    { $count ->
        [0] { word-seat } maakt rij { $lane } leeg: er viel niets te pakken.
        [one] { word-seat } pakt { $count } kaart uit rij { $lane } ({ word-points }).
       *[other] { word-seat } pakt { $count } kaarten uit rij { $lane } ({ word-points }).
    }
event-counted = { word-seat }: { word-points } in deze ronde, { $total } in totaal.
event-won = { word-seat } wint met { word-points }!
event-shared = Gedeelde overwinning voor { word-seat } ({ word-points })!
word-points =
    { $points ->
        [one] { $points } strafpunt
       *[other] { $points } strafpunten
    }

## Opties

preset-usual = De volledige regels
    .help = Elk tien kaarten, drie rijen, alle speciale kaarten.
preset-family = Familie
    .help = Elk vijf kaarten, en niemand pakt een rij voor een lage kaart.
preset-younger = Voor jongere spelers
    .help = Elk vijf kaarten, twee rijen, getallen onder de 30, geen speciale kaarten.
preset-small = Voor de allereerste keer
    .help = Elk drie kaarten, getallen onder de 20, en niemand pakt een rij voor een lage kaart.
preset-rounds = Drie rondes
    .help = De punten van drie rondes worden opgeteld.
option-lanes = Rijen
    .help = Drie, of twee voor jongere kinderen.
option-hand = Kaarten per speler
    .help = Tien; voor jongere kinderen vijf of drie.
option-below = Alleen getallen onder
    .help = 10, 20 of 30 voor jongere kinderen. Zonder getal doen alle 50 mee.
option-specials = Speciale kaarten
    .help = Uit: ambulances, politieauto’s en takelwagens doen niet mee.
option-too-long = Vier auto’s per rij
    .help = Uit: rijen mogen onbeperkt lang worden.
option-too-low = Straf voor lage kaarten
    .help = Uit: een te lage kaart gaat naar het begin van een rij.
option-rounds = Rondes
    .help = De punten van alle rondes worden opgeteld.
option-trailers = Aanhangers
    .help = De getallen die op jouw kaarten aanhangers zijn. De getallen hier zijn niet bevestigd.
option-trailer-points = Punten van een aanhanger
    .help = Hoeveel een aanhanger bij je strafkaarten telt: 1 zoals elk getal, of 2 zoals een speciale kaart.
option-trailer-gaps = Aanhangers mogen gaten vullen
    .help = Aan: een aanhanger mag in een gat waar zijn getal past en is daar een auto op zich. Uit: dat mogen alleen andere getallen.

## Woorden van de tekening in letters

drawing-hand = hand
drawing-cards = kaarten
drawing-pile = trekstapel
drawing-revealed = open
drawing-penalty = straf
drawing-points = punten
drawing-round = ronde
drawing-trailers = aanhangers
drawing-unverified = niet bevestigd
