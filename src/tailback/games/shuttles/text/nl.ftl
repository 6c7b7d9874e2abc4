### Shuttles: de woorden van het spel.
### $seat en $other zijn south of north; $shuttle is een nummer, 4 is het midden; $way is left of right.
### $start, $end en $space zijn namen van velden zoals 3a4 of s2.

game-name = Shuttles
game-line = Schuif het doolhof opzij: vijf pionnen, zeven schuiven en een tegenstander die ze terugschuift.

## Plaatsen

seat-south = Zuid
seat-north = Noord

## Bouwstenen voor de zinnen hieronder

word-seat =
    { $seat ->
        [north] { seat-north }
       *[south] { seat-south }
    }
word-turns =
    { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }
word-other =
    { $other ->
        [north] { seat-north }
       *[south] { seat-south }
    }
word-shuttle =
    { $shuttle ->
        [4] de middelste schuif
       *[other] schuif { $shuttle }
    }
word-shuttle-start =
    { $shuttle ->
        [4] De middelste schuif
       *[other] Schuif { $shuttle }
    }
word-way =
    { $way ->
        [left] naar links
        [up] omhoog
        [down] omlaag
       *[right] naar rechts
    }

## Het bord

SHUT-1 = Zeven schuiven liggen naast elkaar tussen de twee startblokken. Drie zijn van jou en drie van je tegenstander, zoals de kleur laat zien; de middelste is van niemand.
    .title = Zeven schuiven
SHUT-2 = Elke schuif heeft twee rijen van 7 velden. In sommige kolommen staan barrières tussen de twee rijen, en ook tussen sommige buurvelden in een rij. Een schuif glijdt naar links en naar rechts, vanuit het midden twee velden naar elke kant.
    .title = Schuiven en barrières
    .refusal = Er is geen veld { $space } op dit bord. Kies een veld dat getekend is.
SHUT-3 = Een startblok is één rij van vijf velden aan het eind van het bord, bij de tweede tot en met de zesde kolom van de schuiven in de beginstand. Jouw startblok is het doel van je tegenstander, en andersom.
    .title = Blokken en doelen
SHUT-4 = Aan het begin liggen alle schuiven in het midden en vullen je vijf pionnen je startblok.
    .title = Beginopstelling
SHUT-5 = Velden van twee schuiven die naast elkaar liggen, of van een schuif en een blok, zijn buren als ze op dat moment in dezelfde kolom staan. Waar een van de twee ontbreekt, is een gat. Tussen schuiven en bij de blokken staan geen barrières.
    .title = Buren en gaten

## De beurt

SHUT-10 = De toss beslist wie begint; daarna spelen jullie om de beurt. In je beurt doe je precies één ding: een eigen schuif verschuiven, een pion verzetten, springen of de middelste schuif verschuiven. Passen mag niet.
    .title = Jouw beurt
    .refusal =
        { $case ->
            [wait] { word-seat } is aan de beurt. Wacht tot jij mag.
            [tossed] De toss is geweest: { word-seat } is aan de beurt.
           *[toss] Eerst de toss. Wacht even.
        }
SHUT-11 = Verschuif een van je eigen schuiven één veld naar links of rechts. Pionnen erop rijden mee en houden hem nooit tegen. Verder dan de laatste stand gaat hij niet.
    .title = Een schuif verschuiven
    .refusal = { word-shuttle-start } kan aan die kant niet verder. Verschuif hem de andere kant op of doe iets anders.
SHUT-12 = Verzet een van je pionnen in een rechte lijn, vooruit, achteruit of opzij, zo ver je wilt maar minstens één veld. Hij gaat niet over een barrière, een pion of een gat. Waar schuiven op één lijn liggen, mag hij over meerdere schuiven doorlopen.
    .title = Een pion verzetten
    .refusal =
        { $case ->
            [empty] Op { $start } staat geen pion. Kies er een van jezelf.
            [theirs] De pion op { $start } is van je tegenstander. Kies er een van jezelf.
            [still] Een pion gaat minstens één veld verder. Kies een ander veld.
            [barrier] De pion kan er niet door: naast { $space } staat een barrière. Stop daar of ga een andere kant op.
            [void] De pion kan er niet over: voorbij { $space } is een gat. Stop daar of leg eerst de schuiven goed.
           *[piece] De pion kan er niet door: { $space } is bezet. Stop ervoor of ga een andere kant op.
        }
SHUT-13 = Spring over precies één pion van je tegenstander die naast de jouwe staat, en land op het veld er direct achter; dat moet leeg zijn. Dan is je beurt voorbij. Op de weg mag geen barrière of gat zijn. De pion waar je over springt, blijft staan.
    .title = Springen
    .refusal =
        { $case ->
            [barrier] Hier kun je niet springen: naast { $space } staat een barrière.
            [nobody] Op { $space } staat geen pion van je tegenstander om over te springen. Loop gewoon.
            [landing] Je kunt niet landen op { $space }: dat veld is bezet.
           *[distance] Een sprong eindigt direct achter de pion naast je, en daar ligt { $space } niet.
        }
SHUT-14 = Beide spelers mogen de middelste schuif één veld naar links of rechts verschuiven, behalve als de ander dat in de beurt ervoor heeft gedaan. Dat je hem zelf de vorige keer hebt verschoven, maakt niet uit.
    .title = Middelste schuif
    .refusal = Je tegenstander heeft de middelste schuif net verschoven. Laat hem deze beurt liggen.

## Wat niet mag

SHUT-20 = Je mag niet over je eigen pion springen, niet over twee of meer pionnen, niet schuin en niet over een gat; een pion mag ook niet schuin lopen.
    .title = Verboden sprongen
    .refusal =
        { $case ->
            [own] Je mag niet over je eigen pion springen.
            [two] Je mag maar over één pion springen.
            [void] Je mag niet over een gat springen. Leg eerst de schuiven goed.
           *[diagonal] Nu liggen { $start } en { $end } niet op één lijn. Pionnen gaan recht, nooit schuin.
        }
SHUT-21 = Je mag niet in één beurt een schuif verschuiven én een pion verzetten, en geen schuif in de kleur van je tegenstander.
    .title = Afblijven
    .refusal = { word-shuttle-start } is van je tegenstander. Verschuif er een van jezelf of de middelste.
SHUT-22 = Een pion die je startblok heeft verlaten, gaat er nooit in terug. Een zet stopt ervoor en geen sprong eindigt er.
    .title = Geen weg terug
    .refusal = De pion op { $start } heeft je startblok verlaten en mag er niet in terug.
SHUT-23 = Zolang een van je vijf pionnen nog in je startblok staat, mag er geen je doel in. Een zet stopt ervoor en geen sprong eindigt er.
    .title = Eerst allemaal eruit
    .refusal =
        { $left ->
            [one] Het doel is nog dicht: er staat nog { $left } pion in je startblok. Haal die er eerst uit.
           *[other] Het doel is nog dicht: er staan nog { $left } pionnen in je startblok. Haal die er eerst uit.
        }

## Wat wel mag

SHUT-30 = Binnen je startblok en je doel mag een pion opzij, lopend of springend.
    .title = Opzij in een blok
SHUT-31 = Op de middelste schuif mag je lopen en springen, ook als je tegenstander hem net heeft verschoven.
    .title = Op de middelste schuif
SHUT-32 = Een pion mag weer uit het doel.
    .title = Uit het doel

## Het einde

SHUT-40 = Je wint zodra je vijf pionnen allemaal in je doel staan.
    .title = Zo win je
    .end =
        { $for ->
            [winner] Gewonnen: al je vijf pionnen staan in het doel!
            [loser] Verloren: { word-seat } heeft alle vijf pionnen in het doel.
           *[other] { word-seat } heeft alle vijf pionnen in het doel en heeft gewonnen.
        }
    .refusal = Het spel is afgelopen: alle vijf pionnen zijn binnen. Begin een nieuw spel om verder te spelen.
SHUT-41 = Weigert je tegenstander zijn startblok leeg te maken, dan mag je de winst opeisen. Het is een weigering als aan het begin van jouw beurt geen van je pionnen nog in je eigen startblok staat, je doel vol is, minstens één pion er nooit uit is geweest, en dat alles in de beurt ervoor ook al zo was, toen je tegenstander zo’n pion naar buiten had kunnen zetten maar iets anders deed. Er hoeft nog geen pion van jou in het doel te staan: ook vijf die nooit vertrekken, zijn een weigering. Je tegenstander wordt gewaarschuwd zodra het doel vol is en jouw vijf buiten zijn.
    .title = De winst opeisen
    .end =
        { $for ->
            [winner] Gewonnen: je hebt de winst opgeëist, want je doel werd niet vrijgemaakt!
            [loser] Verloren: { word-seat } heeft de winst opgeëist, want het doel werd niet vrijgemaakt.
           *[other] { word-seat } heeft de winst opgeëist, want het doel werd niet vrijgemaakt.
        }
    .refusal =
        { $case ->
            [over] Het spel is afgelopen: de winst is opgeëist. Begin een nieuw spel om verder te spelen.
           *[no-right] Je kunt de winst nu niet opeisen. Je vijf pionnen moeten buiten zijn, je doel moet vol zijn, en je tegenstander moet geweigerd hebben er een pion uit te zetten.
        }
SHUT-42 = Het is gelijkspel als dezelfde stelling voor de derde keer voorkomt (de beginstelling telt mee), of na beurt 400 als niemand heeft gewonnen; ieders beurten tellen mee. Dezelfde stelling betekent: dezelfde pionnen, dezelfde schuiven, dezelfde speler aan de beurt, hetzelfde recht op de middelste schuif en hetzelfde recht om de winst op te eisen. Winst gaat voor gelijkspel.
    .title = Gelijkspel
    .end =
        { $case ->
            [turns] Gelijkspel: na { word-turns } heeft niemand gewonnen.
           *[repetition] Gelijkspel: dezelfde stelling kwam voor de derde keer voor.
        }
    .refusal = Het spel is afgelopen: gelijkspel. Begin een nieuw spel om verder te spelen.

## Actiebalk

ask-toss = De toss beslist wie begint.
ask-move = { word-seat }: verzet een pion of verschuif een schuif.
ask-move-but-centre = { word-seat }: verzet een pion of verschuif een eigen schuif. De middelste schuif rust deze beurt.
ask-vacate = { word-seat }: je blok is vol. Zet er een pion uit als je kunt, anders mag je tegenstander de winst opeisen.
ask-claim = { word-seat }: je tegenstander heeft het blok niet leeggemaakt. Je mag de winst opeisen.
ask-wait = Wachten op { word-seat }.
ask-won = { word-seat } heeft gewonnen.
ask-claimed = { word-seat } heeft de winst opgeëist en gewonnen.
ask-drawn = Het is gelijkspel.

## Logboek

event-starts = { word-seat } wint de toss en begint.
event-slid = { word-seat } gaat van { $start } naar { $end }.
event-jumped = { word-seat } springt van { $start } naar { $end }.
event-shuttled = { word-seat } verschuift { word-shuttle } één veld { word-way }.
event-warned = { word-seat }, je blok is vol: zet er een pion uit zodra je kunt, anders mag { word-other } de winst opeisen.
event-claimed = { word-seat } eist de winst op en wint!
event-won = { word-seat } heeft alle vijf pionnen binnen en wint!
event-drawn =
    { $case ->
        [turns] Gelijkspel: { word-turns } en geen winnaar.
       *[repetition] Gelijkspel na { word-turns }: dezelfde stelling voor de derde keer.
    }

## Opties

preset-usual = De volledige regels
    .help = Het bord uit de handleiding, met zijn barrières.
preset-family = Familie
    .help = Een open bord: geen barrières tussen buurvelden in een rij.
preset-younger = Voor jongere spelers
    .help = Het open bord, en na 120 beurten is het gelijkspel.
option-board = Bord
    .help = Het gereconstrueerde bord, of een eigen bord uit een bestand.
    .mark = Naam van het bord
    .offset-limit = Hoeveel velden een schuif naar elke kant gaat
    .block-first = Eerste veld van de startblokken, geteld vanaf 0
    .shuttle = Schuif { $number }, vanaf het noorden
    .owner = Van wie hij is: south, north of centre
    .drawing = Tekening, noord boven
option-first = Wie begint
    .help = De toss, Zuid of Noord.
option-repetition = Herhaling
    .help = Aan: komt dezelfde stelling voor de derde keer voor, dan is het gelijkspel. Uit: er wordt doorgespeeld.
option-turn-limit = Beurtlimiet
    .help = Na zoveel beurten is het gelijkspel. Zonder getal gaat het spel door.

## Wat er aan een eigen bord mankeert; deel van een regel. $field en $fields zijn woorden uit het bestand

board-shuttle = schuif { $number } (regel { $entry } van shuttles)
board-line = regel { $line }
board-column = teken { $column }
wrong-board = { $value } is geen default en geen tabel van { $fields }; op de opdrachtregel: board=@BESTAND.toml
wrong-board-unknown = dit veld bestaat niet; er zijn { $fields }
wrong-board-missing = ontbreekt
wrong-board-name = { $value } is geen regel van 1 tot { $most } tekens
wrong-board-size = een blok heeft precies { $due } plaatsen, niet { $value }
wrong-board-list = is geen lijst
wrong-board-count = het moeten er { $due } zijn, van noord naar zuid, niet { $given }
wrong-board-large = is niet even groot als bij { $other }
wrong-board-centre = de middelste schuif is nummer { $number }, in het midden, en geen andere
wrong-board-owned = { $seat } moet er { $due } hebben, niet { $given }
wrong-board-shuttle = een schuif heeft de velden owner en drawing
wrong-board-lines = is geen lijst van regels
wrong-board-rows = hier horen { $due } rijen met een regel voor de barrières ertussen, niet { $given } regels
wrong-board-row = een rij heeft { $least } tot { $most } velden met één teken tussen elke twee
wrong-board-wide = is breder dan regel 1, met { $wide } tekens
wrong-board-mark = { $mark } staat waar { $wanted } hoort
wrong-board-beyond = het blok zou eindigen bij kolom { $end }, een rij eindigt bij { $last }; elke plaats heeft een buurveld nodig
wrong-board-middle = een halve draai moet van het ene blok het andere maken: de blokken moeten in het midden van de rij liggen
wrong-board-turned = moet na een halve draai van het bord hetzelfde zijn als bij { $other }

## Waar een regel vandaan komt

mark-book = uit de handleiding
mark-ruling = onze beslissing
mark-rebuilt = gereconstrueerd
board-rebuilt = De afbeelding van het gedrukte bord is verloren. Dit bord is gereconstrueerd uit de regels en uit beschrijvingen van het octrooi van de uitvinder; je mag er je eigen bord voor in de plaats leggen.

## Woorden van de tekening in letters

drawing-board = bord
drawing-rebuilt = gereconstrueerd
drawing-own = eigen
