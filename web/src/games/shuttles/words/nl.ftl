### What only the browser says of Shuttles; everything else comes with the game's rules.

## Moves

name-shuttle =
    { $shuttle ->
        [4] Middelste schuif
       *[other] Schuif { $shuttle }
    }
place-row =
    { $row ->
        [far] achterste rij
       *[near] voorste rij
    }
place-shuttle = schuif { $shuttle }, { place-row }, veld { $column }
place-block = startblok { word-seat }, veld { $column }
name-piece = Pion op { $start }
move-notch =
    { $way ->
        [left] naar links
        [up] omhoog
        [down] omlaag
       *[right] naar rechts
    }
move-slide = naar { $end }
move-jump = sprong naar { $end }
move-claim = De winst opeisen

## Board

board-name = Bord
board-piece =
    { $whose ->
        [own] Jouw pion op { $start }
       *[other] Pion van { word-seat } op { $start }
    }
name-owner =
    { $owner ->
        [own] van jou
        [south] van { seat-south }
        [north] van { seat-north }
       *[nobody] van niemand
    }
board-shuttle =
    { $way ->
        [level] { name-shuttle }, { name-owner }, in het midden
       *[other] { $notches ->
            [one] { name-shuttle }, { name-owner }, { $notches } veld { word-way }
           *[other] { name-shuttle }, { name-owner }, { $notches } velden { word-way }
        }
    }
board-rests = Vergrendeld: hij rust deze beurt
board-ways = Opent { $opens } doorgangen en sluit er { $closes }.
board-keys = De pijltoetsen verplaatsen het, Backspace maakt de zet ongedaan, Enter bevestigt de beurt.
block-full = Zet er een uit
keys-arrows = Verplaats wat gekozen is; is er niets gekozen, je eerste pion
keys-far = Verplaats zo ver het gaat
keys-shuttle = Kies de schuif met dat nummer
keys-piece = Kies je volgende pion

## Beside the board

hand-name = Hoe ver jullie zijn
hand-home = { $home } van 5 binnen, { $waiting } nog in het startblok
hand-warned = Het blok van { word-seat } is vol. Gaat er geen pion uit, dan mag { word-other } de winst opeisen.
hand-closed =
    { $left ->
        [5] Je doel gaat open zodra alle { $left } pionnen uit je blok zijn.
        [one] Je doel gaat open zodra je laatste pion uit zijn blok is.
       *[other] Je doel gaat open zodra ook de andere { $left } pionnen uit je blok zijn.
    }
hand-tip = Tik op een pion of een greep. Je ziet wat er gebeurt voordat je de beurt bevestigt.

## First lesson

lesson-goal = Je bent Zuid, met de blauwe auto’s. Wie het eerst alle vijf in het blok aan de overkant heeft geparkeerd, wint. De weg ligt op zeven schuiven: drie zijn van jou, drie van Noord, de middelste is van niemand.
lesson-piece = Tik op een pion. De stippen laten zien waar hij heen kan: rechtuit, zo ver je wilt. Stuur hem zo ver mogelijk naar de overkant.
lesson-piece-done = Hij stopt voor het doel: daar parkeert niemand voordat alle vijf uit je blok zijn.
lesson-piece-also = Dat kan ook. Hij had verder gekund: rechtuit, zolang de weg vrij is.
lesson-piece-still = Er is geen pion verzet. Tik op een van je auto’s in het blok en dan op een stip ervoor.
lesson-shuttle = Barrières op schuif 2 staan al je pionnen in de weg. Duw schuif 2 één veld opzij, aan de greep of met de pijl. Groene tekens zijn doorgangen die opengaan, rode zijn doorgangen die dichtgaan.
lesson-shuttle-done = Een schuif gaat één veld opzij, en wat erop staat rijdt mee. Waar schuiven niet naast elkaar liggen, is een gat, en daar komt niets overheen.
lesson-shuttle-still = Schuif 2 ligt nog waar hij lag. Het is de tweede vanaf jouw kant, en hij is van jou.
lesson-more = Een pion mag over een pion van Noord springen die er vlak naast staat: een ring laat zien waar hij landt. Wie uit je blok is, komt er niet meer in. En als Noord je doel bezet houdt terwijl er een pion uit kan, mag je de winst opeisen: de knop staat op het blok.
lesson-centre = De middelste schuif is van niemand. Duw hem één veld op, welke kant je maar wilt.
lesson-centre-done = Nu rust hij: Noord mag hem de volgende beurt niet verschuiven, en een hangslot zegt dat.
lesson-centre-still = De middelste schuif ligt nog waar hij lag. Het is de grijze, nummer 4.

## Board editor

editor-title = Een bord tekenen
editor-intro = Druk op een stip om daar een barrière te zetten, en nog eens om die weg te halen. Na een halve draai, waarbij de spelers van kant wisselen, moet het bord er hetzelfde uitzien.
editor-slot =
    { $row ->
        [between] { name-shuttle }, tussen de rijen, kolom { $column }
        [far] { name-shuttle }, achterste rij, rechts van veld { $column }
       *[near] { name-shuttle }, voorste rij, rechts van veld { $column }
    }
editor-paired = De andere helft mee veranderen
editor-undo = Ongedaan maken
editor-mirror = Onderste helft naar boven overnemen
editor-clear = Bord leegmaken
editor-usual = Met het gewone bord beginnen
editor-width = Velden in een rij
editor-limit = Velden naar elke kant
editor-swap = Eigenaars van { $one } en { $other } wisselen
editor-uneven = Schuif { $one } en { $other } passen na een halve draai niet bij elkaar.
editor-checking = Wordt gecontroleerd…
editor-valid = Op dit bord kan gespeeld worden.
editor-wrong = Nog niet klaar:
editor-unreachable = De server antwoordt niet, dus het bord is niet gecontroleerd.
editor-play = Erop spelen
editor-here = Op dit apparaat
editor-friends = Met een vriend
editor-computer = Tegen de computer
editor-share = Delen
editor-link = Als link
editor-copy-link = Link kopiëren
editor-copied = Gekopieerd.

## Headings of the rulebook

section-forbidden = Wat niet mag
section-allowed = Wat wel mag
