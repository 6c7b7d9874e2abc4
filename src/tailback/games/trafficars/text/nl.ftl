### Trafficars: de gedeelde teksten van de drie spellen. Het bestand van het spel zelf volgt hierop.
### $seat is het nummer van een plaats; $card is een getal, of A, P, T voor een speciale kaart, of ? voor een verborgen kaart (gelezen als “hidden”).

seat-1 = Speler 1
seat-2 = Speler 2
seat-3 = Speler 3
seat-4 = Speler 4
seat-5 = Speler 5
word-seat = Speler { $seat }

card-A = Ambulance
card-P = Politieauto
card-T = Takelwagen
word-card =
    { $card ->
        [A] een ambulance
        [P] een politieauto
        [T] een takelwagen
        [hidden] een kaart
       *[number] de { $card }
    }
word-card-start =
    { $card ->
        [A] De ambulance
        [P] De politieauto
        [T] De takelwagen
       *[number] De { $card }
    }

## De kaarten

CARS-1 = Het spel heeft 62 kaarten: auto’s met de getallen 1 tot en met 50, elk één keer, en 12 speciale kaarten zonder getal. Dat zijn 4 ambulances, 4 politieauto’s en 4 takelwagens.
    .title = De kaarten
CARS-2 = Sommige kaarten met een getal zijn aanhangers. De handleiding zegt niet welke; hier zijn het 7, 17, 27, 37 en 47. Alleen dat 28 er geen is, blijkt uit een voorbeeld. Staan er andere op jouw kaarten, vul die dan in.
    .title = Aanhangers
CARS-3 = Soms telt wie de jongste of de oudste is. Wie de tafel opent, kan dat zeggen; is alleen de jongste genoemd, dan volgen de anderen met de klok mee. Zegt niemand het, dan geldt de volgorde van de plaatsen en geldt wie op de eerste plaats zit als de jongste.
    .title = Jongste en oudste

deck-unverified = De handleiding zegt niet welke getallen aanhangers zijn; dit is een gok die niemand heeft bevestigd. Vul de getallen van je eigen kaarten in als die anders zijn.

## Waar een regel vandaan komt

mark-book = uit de handleiding
mark-ruling = onze beslissing
mark-unverified = niet bevestigd
