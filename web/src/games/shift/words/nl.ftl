### Rush Hour Shift in de browser: namen van zetten, bord, hand, les, editor.
### $vehicle is een letter, gold of silver; $section is L of R; $place is L, C of R.

## Zetten

move-play = { word-card } spelen
move-drive = { word-spaces } { word-way }
move-shift = { word-rows }
move-stop =
    { $what ->
        [shift] De verschuiving laten vervallen
       *[steps] De overige stappen laten vervallen
    }
name-vehicle =
    { $vehicle ->
        [gold] { vehicle-hero-gold }
        [silver] { vehicle-hero-silver }
       *[letter] Voertuig { $vehicle }
    }
name-section =
    { $section ->
        [L] Linkerdeel
        [lower] Onderste deel
        [upper] Bovenste deel
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
        [lower] onderste deel
        [upper] bovenste deel
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
        [left] { $rows ->
            [one] { name-section }, { $rows } veld links van het midden
           *[other] { name-section }, { $rows } velden links van het midden
        }
        [right] { $rows ->
            [one] { name-section }, { $rows } veld rechts van het midden
           *[other] { name-section }, { $rows } velden rechts van het midden
        }
       *[level] { name-section }, gelijk met het midden
    }
board-locked = Vergrendeld: { word-vehicle } staat over de naad
board-zoom = Bord vergroten
board-pan = Weg, te scrollen
board-keys = De pijltoetsen verplaatsen het, Backspace maakt een stap ongedaan, Enter bevestigt een beurt die klaar is.
keys-arrows = Verplaats wat gekozen is; is er niets gekozen, je racewagen
keys-far = Verplaats zo ver het gaat
keys-letter = Kies het voertuig met die letter; kan het maar één stap doen, dan doet het die meteen
keys-hero = Kies je racewagen
keys-section = Kies het deel waar { seat-gold } begint, of het deel waar { seat-silver } begint

## Hand

name-card-brief =
    { $card ->
        [M1] Verpl. 1
        [M2] Verpl. 2
        [M3] Verpl. 3
        [M4] Verpl. 4
        [SH] Verschui{ "\u00AD" }ven
       *[other] { name-card }
    }
hand-own = Jouw hand
hand-other = Hand van { word-seat }: { $count }
hand-pile = Trekstapel: { $count }
hand-discards = Aflegstapel: { $count }
hand-no-discards = Hier komen de gespeelde kaarten.
hand-none = Nog geen kaarten.
hand-new = nieuw
hand-play = Gespeelde kaart
hand-theirs = { word-seat }: { $card }
hand-due = Nog te doen
due-step =
    { $done ->
        [yes] stap gezet
       *[no] nog een stap
    }
due-shift =
    { $done ->
        [yes] verschoven
       *[no] nog verschuiven
    }
due-slide =
    { $done ->
        [yes] doorgereden
       *[no] nog doorrijden
    }

## Eerste les

lesson-goal = Je rijdt met de gouden racewagen, naar de gele pijlen toe. Wie het eerst aan de andere kant helemaal van het bord rijdt, wint. Andere voertuigen staan in de weg, maar die kun je verplaatsen, en zelfs de weg zelf.
lesson-move = Jouw gouden racewagen rijdt naar de gele pijlen toe en voertuig A staat in de weg. Speel ‘Verplaatsen 3’: één stap met A, twee met je racewagen.
lesson-move-done = Goed gereden. De stappen van een kaart verdeel je over alle voertuigen, behalve de racewagen van je tegenstander.
lesson-shift = Vrachtwagen A staat in de weg. Speel ‘Verschuiven’ en trek het deel met je racewagen opzij, tot de weg ervoor vrij is.
lesson-shift-done = De weg zelf is verschoven, met alles wat erop staat. Er moet altijd één rij door alle drie de delen lopen.
lesson-lock = Voertuig A staat over de naad en vergrendelt die. Speel ‘Rij & verschuif 1’: rij A eerst van de naad af en verschuif dan het deel met je racewagen.
lesson-lock-done = De vergrendeling is weg zodra er niets meer over de naad staat. Stappen en verschuiving gaan in de volgorde die je wilt.
lesson-slide = Vrachtwagen A staat dwars in de weg. Speel ‘Rij door’ en stuur hem zo ver als het gaat, naar de kant met de meeste ruimte.
lesson-slide-done = Met ‘Rij door’ ga je in één keer zo ver als de weg vrij is, of je stopt eerder. Nu is de weg voor je vrij.
lesson-win = Er staat niets meer voor je. Speel ‘Rij door’ en rij met je racewagen tot de finishvlag: aan de andere kant helemaal van het bord.
lesson-win-done = Zo win je. Half van het bord was niet genoeg geweest.
lesson-move-also = Dat kan ook: één veld verder. De stappen van een kaart verdeel je over alle voertuigen, behalve de racewagen van je tegenstander.
lesson-move-still = Je racewagen staat nog waar hij stond. Met één stap is A uit de weg, de andere twee zijn voor je racewagen.
lesson-shift-still = Vrachtwagen A staat nog steeds voor je racewagen. Verschuif het deel waar hij op staat twee velden of meer.
lesson-shift-other = Dat was het deel van Zilver. Verschuif het deel met je racewagen: vrachtwagen A staat er nog steeds voor.
lesson-lock-still = Het deel met je racewagen ligt nog waar het lag. Rij A eerst van de naad af en verschuif dan dat deel, allebei in één beurt.
lesson-slide-still = Vrachtwagen A staat nog steeds dwars in de weg. Stuur hem naar de kant met de meeste ruimte, zo ver als het gaat.
lesson-win-still = Je racewagen is nog niet helemaal van het bord. Rij er in één keer mee tot de finishvlag.

## Opstellingen om uit te kiezen

setup-any = Een willekeurige

## Editor voor opstellingen

editor-title = Een opstelling tekenen
editor-intro = Sleep voertuigen van de parkeerplaats naar de weg, of tik een voertuig aan om het toe te voegen. Goud begint aan de linkerkant, zilver aan de rechterkant.
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
editor-full = Dat past er niet bij. Haal eerst een voertuig weg.
editor-checking = Wordt gecontroleerd …
editor-valid = Met deze opstelling kun je spelen.
editor-wrong = Nog niet klaar:
editor-unreadable = Dit is geen tekening van een opstelling. Er zijn zes rijen van 14 velden nodig, met | op de twee naden.
editor-unreachable = De server antwoordt niet, dus de opstelling is niet gecontroleerd.
editor-play = Met deze opstelling spelen
editor-here = Op dit apparaat
editor-friends = Met vrienden
editor-computer = Tegen de computer
editor-share = Delen
editor-text = Als tekst
editor-link = Als link
editor-copy-text = Tekst kopiëren
editor-copy-link = Link kopiëren
editor-copied = Gekopieerd.
editor-use-text = Deze tekst gebruiken
