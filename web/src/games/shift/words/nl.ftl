### Rush Hour Shift in de browser: namen van zetten, bord, hand, les, editor.
### $vehicle is een letter, gold of silver; $section is L of R; $place is L, C of R.

## Zetten

move-play = { word-card } spelen
move-drive = { name-vehicle }: { word-spaces } { word-way }
move-shift = { name-section }: { word-rows }
move-stop = De overige stappen opgeven
name-vehicle =
    { $vehicle ->
        [gold] { vehicle-hero-gold }
        [silver] { vehicle-hero-silver }
       *[letter] Voertuig { $vehicle }
    }
name-section =
    { $section ->
        [L] Linkerdeel
       *[R] Rechterdeel
    }
name-colour =
    { $colour ->
        [blue] blauw
        [green] groen
        [tan] beige
        [white] wit
        [orange] oranje
        [red] rood
        [black] zwart
        [yellow] geel
        [silver] zilver
       *[gold] goud
    }
name-place =
    { $place ->
        [L] linkerdeel
        [R] rechterdeel
       *[C] midden
    }

## Bord

board-name = Bord
board-you = jij
board-vehicle =
    { $vehicle ->
        [gold] { name-vehicle }, { name-place }, { word-cell }
        [silver] { name-vehicle }, { name-place }, { word-cell }
       *[letter] { name-vehicle }, { name-colour }, { name-place }, { word-cell }
    }
board-section =
    { $place ->
        [up] { $rows ->
            [one] { name-section }, { $rows } rij hoger dan het midden
           *[other] { name-section }, { $rows } rijen hoger dan het midden
        }
        [down] { $rows ->
            [one] { name-section }, { $rows } rij lager dan het midden
           *[other] { name-section }, { $rows } rijen lager dan het midden
        }
       *[level] { name-section }, gelijk met het midden
    }
board-locked = Vergrendeld: { word-vehicle } staat over de naad
board-zoom = Bord vergroten
board-pan = Weg, schuift opzij
board-keys = De pijltoetsen verplaatsen het één plaats, Backspace neemt een stap terug.
board-keys-slide = De pijltoetsen kiezen de afstand, Enter rijdt door, Escape breekt af.
board-keys-section = Pijl omhoog en omlaag kiezen het aantal rijen, Enter verschuift, Escape breekt af.

## Hand

hand-own = Jouw hand
hand-other = Hand van { word-seat }: { $count }
hand-pile = Trekstapel: { $count }
hand-discards = Aflegstapel: { $count }
hand-no-discards = Hier komen de gespeelde kaarten.
hand-none = Nog geen kaarten.
hand-new = nieuw
hand-play = In het spel
hand-due = Wat nog moet
due-step =
    { $done ->
        [yes] stap gezet
       *[no] stap te gaan
    }
due-shift =
    { $done ->
        [yes] verschuiving gedaan
       *[no] verschuiving te gaan
    }
due-slide =
    { $done ->
        [yes] doorgereden
       *[no] nog doorrijden
    }

## Eerste les

lesson-move = Goud rijdt naar rechts en voertuig A staat in de weg. Speel Verplaatsen 3: één stap met A, twee met je racewagen.
lesson-move-done = Goed gereden. De stappen van een kaart verdeel je over alle voertuigen, behalve de racewagen van je tegenstander.
lesson-shift = Vrachtwagen A verspert je rijstrook. Speel Verschuiven en trek het linkerdeel omhoog of omlaag tot er een vrije strook voor je racewagen ligt.
lesson-shift-done = De weg zelf is verschoven, met alles wat erop staat. Er moet altijd één rij door alle drie de delen lopen.
lesson-lock = Voertuig A staat over de naad en vergrendelt die. Speel Rij & verschuif 1: rij eerst A van de naad en verschuif dan het linkerdeel.
lesson-lock-done = De grendels zijn weg zodra er niets meer over de naad staat. Stappen en verschuiving gaan in de volgorde die je wilt.
lesson-slide = Vrachtwagen A staat dwars op je rijstrook. Speel Rij door en stuur hem omhoog of omlaag, zo ver als je wilt.
lesson-slide-done = Met Rij door ga je zo ver als de weg vrij is, in één keer. De strook is nu van jou.
lesson-win = Er staat niets meer voor je. Speel Rij door en rij je racewagen over het rechteruiteinde, helemaal van het bord.
lesson-win-done = Zo win je. Half van het bord was niet genoeg geweest.

## Editor voor opstellingen

editor-title = Een opstelling tekenen
editor-intro = Sleep voertuigen van de parkeerplaats naar de weg, of druk op een voertuig om het toe te voegen. Goud begint aan het linkeruiteinde, zilver aan het rechter.
editor-shelf = Parkeerplaats
editor-add-car = Voertuig van 2 toevoegen
editor-add-truck = Voertuig van 3 toevoegen
editor-add-gold = Gouden racewagen toevoegen
editor-add-silver = Zilveren racewagen toevoegen
editor-turn = Draaien
editor-remove = Weghalen
editor-clear = Weg leegmaken
editor-undo = Ongedaan maken
editor-load = Met een gedrukte opstelling beginnen
editor-number = Opstelling { $number }
editor-keys = De pijltoetsen verplaatsen het, R draait het, Delete haalt het weg.
editor-counts = Lengte 2: { $short } van 8. Lengte 3: { $long } van 4.
editor-full = Daar is geen plaats voor. Haal eerst een voertuig weg.
editor-checking = Wordt gecontroleerd …
editor-valid = Met deze opstelling kun je spelen.
editor-wrong = Nog niet klaar:
editor-unreadable = Dit is geen tekening van een opstelling. Er zijn zes rijen van 14 plaatsen nodig, met | op de twee naden.
editor-unreachable = De server antwoordt niet, dus de opstelling is niet gecontroleerd.
editor-play = Ermee spelen
editor-here = Op dit apparaat
editor-friends = Met iemand samen
editor-computer = Tegen de computer
editor-share = Delen
editor-text = Als tekst
editor-link = Als link
editor-copy-text = Tekst kopiëren
editor-copy-link = Link kopiëren
editor-copied = Gekopieerd.
editor-use-text = Deze tekst gebruiken
