### Wat alleen de browser over Rush & Bash zegt; al het andere komt met de spelregels mee.

## Velden

space-lane = veld { $number } van de { word-lane } op { word-tile }
space-portal =
    { $side ->
        [a] linkerportaal van de { word-lane } op { word-tile }
       *[b] rechterportaal van de { word-lane } op { word-tile }
    }
space-rope = veld { $number } van de hangbrug
space-deck = veld { $number } van de 3D-brug
space-clearing = open plek { $number } in de jungle
space-lake = het meer
word-lane =
    { $lane ->
        [L] linkerrijstrook
        [R] rechterrijstrook
       *[M] middelste rijstrook
    }
word-tile =
    { $tile ->
        [0] de starttegel
       *[other] tegel { $tile }
    }
spot-lane = { spot-tile }, { spot-side }, veld { $number }
spot-portal =
    { $side ->
        [a] { spot-tile }, { spot-side }, linkerportaal
       *[b] { spot-tile }, { spot-side }, rechterportaal
    }
spot-clearing = open plek { $number }
spot-tile =
    { $tile ->
        [0] de starttegel
       *[other] tegel { $tile }
    }
spot-side =
    { $lane ->
        [L] linkerrijstrook
        [R] rechterrijstrook
       *[M] middelste rijstrook
    }
word-thing =
    { $thing ->
        [bomb] bom
        [boulder] rotsblok
        [snout] de Snuit
       *[car] { word-car }
    }
space-ahead =
    { $steps ->
        [1] { $space }, vlak ervoor: { word-thing }
       *[other] { $space }, { $steps } velden verder: { word-thing }
    }
space-holds = { $space }, bezet: { word-thing }

## Auto’s en positiestrip

strip-name = Positiestrip
strip-deck =
    { $deck ->
        [rush] trekt van de rushstapel
       *[sprint] trekt van de sprintstapel
    }
strip-round = Ronde { $round }
car-own = Jij
car-bot = Zelfrijdend
car-says = Positie { $place }, { strip-deck }: { word-car }{ $you ->
        [yes] {" "}(jij)
        [bot] {" "}(zelfrijdend)
       *[no] {""}
    }, { $space }, { car-life }
car-life =
    { $life ->
        [one] { $life } levenspunt
       *[other] { $life } levenspunten
    }
car-energy = energie { $energy }
car-cards = op de hand: { $sprint } sprint, { $rush } rush
car-finished = over de finish
car-stands = { word-car }: { $space }.

## Baan en hand

board-name = Bord
board-course = Het circuit
board-whole = Het hele circuit tonen
board-follow = Je auto volgen
board-watch = De race volgen
board-shown = Deel van het circuit; verschuif het met de pijltjestoetsen
board-tap = Gemarkeerde velden: tik één keer om te kijken, nog een keer om te spelen.
board-again = Tik nog een keer om te spelen.
hand-own = Je hand
hand-none = Geen kaarten.
hand-again = Spelen
hand-back =
    { $deck ->
        [rush] Rushkaart
       *[sprint] Sprintkaart
    }
deck-count =
    { $deck ->
        [rush] Rushstapel: { $count }
       *[sprint] Sprintstapel: { $count }
    }
deck-thrown = Aflegstapel
deck-none = nog niets
aside-cards = Stapels
aside-ability = Je vaardigheid
aside-level = { $level }: { $does }
die-says = Dobbelsteen: { $number }

## Zetten

move-does = { $move }: { $does }
move-drop = { word-card } afleggen
move-level = Niveau { $level }: { $does }
move-leave = Naad voor { word-tile } leeg laten
move-use = { word-effect } gebruiken
move-no = Ervan afzien
move-done = Hier stoppen
move-end = Beurt beëindigen
move-slide = Gooien
group-level = Vaardigheid
group-space = Veld
group-steer = Sturen naar
group-bomb = Bom op
group-Drive = Weg
group-Steps = Volgend veld
group-Mine = Bom op
group-Falls = Rotsblok op
group-SnoutWalk = Snuit naar
effect-steer = sturen
effect-bomb = een bom leggen
effect-missile = een raket afvuren
effect-repair = repareren
effect-star = energie opladen
level-drive = { $spaces } velden rijden
level-card = nog een kaart spelen
level-broadside = een raket over elke rijstrook, daarna { $spaces } velden rijden
level-rob = tot { $spaces } velden rijden en van elke ingehaalde auto een kaart pakken
level-scrap = elke tegenstander verliest een kaart, daarna tot { $spaces } velden rijden
level-leap = tot { $spaces } velden rijden, over alles heen
level-mine = tot { $spaces } velden rijden, daarna tot { $bombs } bommen achter je laten ontploffen
level-plough = tot { $spaces } velden rijden en bommen en rotsblokken wegruimen

## Wat een zet zou doen

way-and = {", "}
way-drives =
    { $count ->
        [one] rijdt { $count } veld: { $space }
       *[other] rijdt { $count } velden: { $space }
    }
way-car = ramt { word-car }
way-bomb = er ontploft een bom
way-boulder = raakt een rotsblok
way-snout = botst op de Snuit
way-damage = { word-car }: −{ $life } leven
way-off = { word-car } raakt van de baan, terug: { $space }
way-push = { word-car } wordt geduwd: { $space }
way-missile =
    { $target ->
        [car] de raket raakt { word-car }
       *[none] de raket raakt: { $space }
    }
way-lost = de raket raakt niets
way-lay = bom: { $space }
way-fall = rotsblok: { $space }
way-lift = wat het verst achter ligt, gaat weg: { $space }
way-clear = de bom wordt weggeruimd
way-repair = leven +1
way-star = energie +1
way-may = eerst mag je { $does }
way-portal = door het portaal: { $space }
way-clearing = de jungle in: { $space }
way-land = komt neer: { $space }
way-finish = over de finish
way-walk = de Snuit loopt: { $space }
way-flee = de Snuit rent naar huis
way-boost = boost: er komt een sprintkaart bij
way-roll-geyser = daarna de dobbelsteen: geiser
way-roll-snout = daarna de dobbelsteen: de Snuit
way-roll-bridge = daarna de dobbelsteen: hangbrug
way-roll-volcano = daarna de dobbelsteen: vulkaan
way-roll-landslide = daarna de dobbelsteen: aardverschuiving

## Toetsen

keys-arrows = Van kaart naar kaart in je hand
keys-course = Van veld naar veld waar je kunt kiezen
keys-view = Het hele circuit, of je auto volgen

## Parcoursen en hun editor

course-first-race = Eerste race
course-landslide = Onder de helling
course-jungle = Door de jungle
course-portals = Van ring naar ring
course-lake = Over het meer
course-snout = Langs de Snuit
course-wild = De wilde ronde
editor-title = Een parcours bouwen
editor-intro = Leg tegels achter elkaar tot de weg weer bij de start uitkomt. Pak ze van de plank, sleep ze waar je ze hebben wilt, draai bochten om en keer tegels.
editor-course = Jouw parcours
editor-place =
    { $at ->
        [0] { $what }
       *[other] Plek { $at } van { $of }: { $what }
    }
editor-tile = tegel { $tile }, { $what }
editor-shape =
    { $shape ->
        [left] bocht naar links
        [right] bocht naar rechts
        [start] start en finish
       *[straight] recht stuk
    }
editor-keys = Met de pijltoetsen ga je van tegel naar tegel, met Shift verplaats je hem. R draait een bocht om, F keert een tegel, Delete haalt hem weg.
editor-choose = Kies een tegel om hem te veranderen.
editor-turn = Bocht omdraaien
editor-flip = Keren
editor-earlier = Eerder
editor-later = Later
editor-remove = Weghalen
editor-undo = Ongedaan maken
editor-clear = Opnieuw beginnen
editor-shelf = Tegels om te pakken
editor-shelf-plain = A-kanten
editor-shelf-special = Speciale tegels
editor-add = Toevoegen: { $what }
editor-taken = Elk nummer is er maar één keer, en dit hoort al bij je parcours.
editor-checking = Controleren …
editor-valid = Het parcours sluit. Je kunt erop racen.
editor-wrong = Nog geen parcours:
editor-unreachable = De server antwoordt niet, dus het parcours is niet gecontroleerd.
editor-cars = Auto’s
editor-about = ongeveer { $minutes } min
editor-rounds = { $spaces } velden, zo’n { $rounds } rondes; een halve minuut per beurt
editor-length = Lengte
editor-tiles = { $tiles } tegels
editor-surprise = Verras me
editor-play = Erop racen
editor-here = Op dit apparaat
editor-friends = Met vrienden
editor-computer = Tegen de computer
editor-share = Bewaren en doorgeven
editor-name = Naam
editor-save = Opslaan
editor-nameless = Geef het parcours eerst een naam.
editor-saved = Opgeslagen in deze browser.
editor-link = Als link
editor-copy-link = Link kopiëren
editor-copied = Gekopieerd.
editor-download = Opslaan als bestand
editor-upload = Bestand openen
editor-bad-file = In dit bestand staat geen parcours. De laatste regel zou de tegels moeten noemen, zoals 01 02 03 08 04 07.
editor-kept = Jouw parcoursen
editor-ready = Kant-en-klare parcoursen
editor-load = { $name } openen
editor-discard = { $name } weghalen

## Eerste les

lesson-goal = Eén ronde, en wie als eerste over de streep komt, wint. Je rijdt de blauwe auto en hebt drie kaarten. Het getal op een kaart zegt hoe ver je moet rijden; het teken is een effect dat je daarvóór mag gebruiken.
lesson-goal-done = Tot zover het doel.
lesson-steer = Zwart staat op jouw rijstrook. Speel een kaart en gebruik eerst het effect: stuur naar de middelste rijstrook en rijd er dan langs.
lesson-steer-done = Goed gestuurd. Eerst kwam het effect, daarna reed je precies zo ver als de kaart zegt.
lesson-steer-still = Je bleef op je rijstrook. Gebruik het effect van de kaart voordat je rijdt.
lesson-bash = Dezelfde kaarten, een ander plan: stuur deze keer niet. Rijd recht op Zwart in.
lesson-bash-done = Dat was een beuk. Je staat stil en bent ongedeerd; Zwart is beschadigd en wordt twee velden vooruitgeduwd. Let dus op wie er achter je rijdt.
lesson-bash-still = Je bent uitgeweken. Speel de kaart deze keer zonder het effect.
lesson-missile = Raketten vliegen over je eigen rijstrook en raken het eerste wat daar is. Vuur er een af op Zwart.
lesson-missile-done = Raak. Wie het laatste levenspunt verliest, gaat terug naar een controlepunt, gerepareerd en met nieuwe energie.
lesson-missile-still = Er vloog geen raket. Speel een kaart en gebruik het effect.
lesson-ability = Een ster geeft je energie, en met energie betaal je de vaardigheid van je auto. Speel een ster, gebruik hem en zet dan je vaardigheid op niveau 1 in.
lesson-ability-done = Dat was de raket van de piraat, zonder kaart. Met meer energie kan er meer: een tweede kaart op niveau 2, een groot kunststuk op niveau 3.
lesson-ability-still = De vaardigheid is niet ingezet. Gebruik eerst de ster en kies dan de vaardigheid in plaats van je beurt te beëindigen.
