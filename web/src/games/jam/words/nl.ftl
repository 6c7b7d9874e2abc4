### What only the browser says of Trafficars: Rush Hour; everything else comes with the game's rules.

## Moves

move-row = Rij { $lane }
move-gap = Rij { $lane }, gat op plek { $place }

## Board and hand

move-takes = { $place }: kost { word-points }
way-joined = achteraan in rij { $lane }
way-towed = achteraan in rij { $lane }
way-hitched = aan rij { $lane } gehangen
way-filled = in het gat van rij { $lane }, plek { $place }
way-front = vooraan in rij { $lane }
way-low = in plaats van rij { $lane }
card-goes = { $card }: { $ways }
card-trailer = { $card }, aanhanger
letter-A = A
letter-P = P
letter-T = T
lane-row = Rij { $lane }: { $cars }; als straf { word-points }
lane-gap = gat
board-name = Bord
board-seats = Strafpunten
board-round =
    { $rounds ->
        [1] Ronde 1
       *[other] Ronde { $round } van { $rounds }
    }
board-queue = Komt in deze volgorde aan de beurt
queue-card = Speler { $seat }: { $card }
bay-points =
    { $points ->
        [one] punt
       *[other] punten
    }
seat-own = Jij
seat-says = { $name }{ $you ->
        [yes] {" "}(jij)
       *[no] {""}
    }: { word-points }, handkaarten: { $cards }{ $state ->
        [chosen] , heeft gekozen
        [chooses] , kiest nog
        [places] , bepaalt waar de kaart heen gaat
       *[none] {""}
    }
piles = Strafkaarten
hand-own = Je hand
hand-none = Geen kaarten.
hand-again = Speel
hand-card =
    { $sealed ->
        [yes] { $card } (gekozen)
       *[no] { $card }
    }
keys-arrows = Van kaart naar kaart in je hand

## First lesson

lesson-goal = Iedereen legt een kaart dicht neer, dan worden alle kaarten tegelijk omgedraaid en rijden ze de rijen in. Wie een rij te lang maakt, pakt de kaarten ervan. De minste strafpunten winnen.
lesson-join = Een getal gaat naar de rij waarvan het laatste getal er het dichtst onder ligt. Til een kaart uit je hand op om te zien waar die heen zou gaan, en speel er dan een die hoger is dan het eind van een rij.
lesson-join-done = Zo vinden kaarten hun rij: altijd omhoog, altijd met het kleinste verschil.
lesson-join-low = Je kaart was lager dan het eind van elke rij, dus je moest een rij pakken. Dat gebeurt; met hogere kaarten voorkom je het.
lesson-full = In een rij passen vier auto’s. Met de vijfde pak je de hele rij, en de rode plek zegt wat dat nu kost. Is een getal te laag voor alle rijen, dan pak je een rij naar keuze.
lesson-trailer = Aanhangers hangen aan de laatste auto van een rij en nemen geen plek in. De helft van de kaarten is hier een aanhanger: speel er een die hoger is dan het eind van een rij.
lesson-trailer-done = Die hangt eraan. De rij is even lang als eerst, maar eindigt nu met een hoger getal.
lesson-trailer-still = Dat was geen aanhanger, of hij was te laag voor alle rijen. Aanhangers hebben rechte randen en een dissel.
lesson-special = Speciale kaarten hebben geen getal en jij kiest hun rij: een ambulance gaat vooraan, een politieauto achteraan, een takelwagen laadt de auto ervoor op. Speel er een.
lesson-special-done = Goed geparkeerd. Achter een speciale kaart mag elk getal, en het gat dat een takelwagen achterlaat, kan gevuld worden.
lesson-special-still = Dat was een getal. Speel een ambulance, een politieauto of een takelwagen; heb je er geen gekregen, begin deze stap dan opnieuw.

## Headings of the rulebook

section-specials = Speciale kaarten
section-count = De telling
section-younger = Voor jongere spelers
