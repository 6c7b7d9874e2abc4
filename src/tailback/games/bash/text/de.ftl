### Rush & Bash: die Texte des Spiels.
### $car und $other sind Farben (blue, black, green, yellow, red, white); $seat ist 1 bis 6.
### $space ist der Spielplan des Kurses, ab 0 gezählt, und der Name des Feldes: 3M2; eine Seite sagt es in Worten.
### $card ist Effekt, Beschleunigung und Stapel (steer2s, bomb4r) oder hidden; $deck ist sprint oder rush.

game-name = Rush & Bash
game-line = Einmal um den Kurs, drei Karten auf der Hand und Bomben auf der Strecke: rammen, ausweichen und vor allen anderen ins Ziel.

## Plätze und Wagen

seat-1 = Spieler 1
seat-2 = Spieler 2
seat-3 = Spieler 3
seat-4 = Spieler 4
seat-5 = Spieler 5
seat-6 = Spieler 6
car-blue = Blau
car-black = Schwarz
car-green = Grün
car-yellow = Gelb
car-red = Rot
car-white = Weiß

## Bausteine für die Sätze weiter unten

word-car =
    { $car ->
        [black] { car-black }
        [green] { car-green }
        [yellow] { car-yellow }
        [red] { car-red }
        [white] { car-white }
       *[blue] { car-blue }
    }
word-other =
    { $other ->
        [black] { car-black }
        [green] { car-green }
        [yellow] { car-yellow }
        [red] { car-red }
        [white] { car-white }
       *[blue] { car-blue }
    }
word-card =
    { $card ->
        [hidden] eine Karte
        [steer1s] „Lenken 1“
        [steer2s] „Lenken 2“
        [steer3s] „Lenken 3“
        [steer4s] „Lenken 4“
        [steer5s] „Lenken 5“
        [steer6s] „Lenken 6“
        [bomb1s] „Bombe 1“
        [bomb2s] „Bombe 2“
        [bomb3s] „Bombe 3“
        [bomb4s] „Bombe 4“
        [bomb5s] „Bombe 5“
        [bomb6s] „Bombe 6“
        [missile1s] „Rakete 1“
        [missile2s] „Rakete 2“
        [missile3s] „Rakete 3“
        [missile4s] „Rakete 4“
        [missile5s] „Rakete 5“
        [missile6s] „Rakete 6“
        [repair1s] „Reparatur 1“
        [repair2s] „Reparatur 2“
        [repair3s] „Reparatur 3“
        [repair4s] „Reparatur 4“
        [repair5s] „Reparatur 5“
        [repair6s] „Reparatur 6“
        [star1s] „Stern 1“
        [star2s] „Stern 2“
        [star3s] „Stern 3“
        [star4s] „Stern 4“
        [star5s] „Stern 5“
        [star6s] „Stern 6“
        [steer1r] „Lenken 1“
        [steer2r] „Lenken 2“
        [steer3r] „Lenken 3“
        [steer4r] „Lenken 4“
        [steer5r] „Lenken 5“
        [steer6r] „Lenken 6“
        [bomb1r] „Bombe 1“
        [bomb2r] „Bombe 2“
        [bomb3r] „Bombe 3“
        [bomb4r] „Bombe 4“
        [bomb5r] „Bombe 5“
        [bomb6r] „Bombe 6“
        [missile1r] „Rakete 1“
        [missile2r] „Rakete 2“
        [missile3r] „Rakete 3“
        [missile4r] „Rakete 4“
        [missile5r] „Rakete 5“
        [missile6r] „Rakete 6“
        [repair1r] „Reparatur 1“
        [repair2r] „Reparatur 2“
        [repair3r] „Reparatur 3“
        [repair4r] „Reparatur 4“
        [repair5r] „Reparatur 5“
        [repair6r] „Reparatur 6“
        [star1r] „Stern 1“
        [star2r] „Stern 2“
        [star3r] „Stern 3“
        [star4r] „Stern 4“
        [star5r] „Stern 5“
        [star6r] „Stern 6“
       *[other] { $card }
    }
word-deck =
    { $deck ->
        [rush] Rushstapel
       *[sprint] Sprintstapel
    }
word-effect =
    { $effect ->
        [steer] „Lenken“
        [bomb] „Bombe“
        [missile] „Rakete“
        [repair] „Reparatur“
       *[star] „Stern“
    }

## Kurs und Aufbau

BASH-1 = Der Kurs ist ein geschlossener Ring aus quadratischen Spielplänen. Spielplan 01 trägt die Start- und Ziellinie und gehört zu jedem Kurs. Das erste Rennen führt über die Spielpläne 01, 02, 03, 08, 04 und 07, Seite A, in dieser Reihenfolge; alle vier Kurven gehen nach rechts. Diese Reihenfolge ist rekonstruiert.
    .title = Der Kurs
BASH-2 = Ihr könnt einen eigenen Kurs bauen. Er muss sich schließen, Spielplan 01 genau einmal enthalten und keine Nummer zweimal; Sonderspielpläne, die ein Paar bilden, bleiben zusammen. Eine Kurve darf nach links oder nach rechts gelegt werden. Ist ein Kurs nicht gültig, erfahrt ihr, warum.
    .title = Euer eigener Kurs
BASH-3 = Die Strecke hat drei Spuren: links, Mitte und rechts, in Rennrichtung gesehen. Eine Spur ist eine Folge von Feldern. Zwei Felder sind benachbart, wenn sie eine Seite oder einen Teil davon gemeinsam haben; eine Ecke reicht nicht. Die Bilder der Spielpläne sind verloren, daher sind die Felder hier rekonstruiert.
    .title = Spuren und Felder
BASH-4 = Wo eine Spur mit einem Pfeil endet, geht sie in die Nachbarspur über. Du folgst einfach dem Pfeil, lenken musst du dafür nicht. Wo ein Pfeil gegen die Rennrichtung zeigt, beginnt eine Spur, auf die du nur durch Lenken kommst.
    .title = Erzwungener Spurwechsel
BASH-5 = Jeder Wagen startet mit 3 Lebenspunkten, mehr werden es nie, und mit Energie 0. Energie gibt es bis 3. Die Lebenspunkte zeigt die Anleitung nur auf einem Bild; dass es 3 sind, wissen wir aus Besprechungen des Spiels.
    .title = Leben und Energie
BASH-6 = Es gibt zwei Stapel, Sprint und Rush, die getrennt gemischt werden. Eine gespielte Karte kommt auf ihren Ablegestapel, bevor jemand nachzieht. Ist ein Stapel leer und wird eine Karte gebraucht, werden die abgelegten Karten neu gemischt; gibt es keine, gilt der andere Stapel. Abgelegte Karten liegen offen. Nimmt eine Fähigkeit jemandem eine Karte weg, sehen nur die beiden Beteiligten, welche; verliert jemand eine Karte, wird sie offen abgelegt.
    .title = Zwei Stapel
BASH-7 = Wer am jüngsten ist, startet auf Startplatz 1, die anderen folgen im Uhrzeigersinn. Die Plätze 1 und 2 bekommen drei Sprintkarten, 3 und 4 zwei Sprintkarten und eine Rushkarte, 5 und 6 eine Sprintkarte und zwei Rushkarten. Handkarten sind geheim, aber ihre Rückseiten zeigen den Stapel. Wer am jüngsten ist, würfelt und wählt auch beim Aufbau. Wer den Tisch eröffnet, kann sagen, wer am jüngsten ist; sagt es niemand, gilt der erste Platz.
    .title = Startplätze und erste Karten
BASH-8 = Die Positionsleiste zeigt die Reihenfolge der Wagen und für jede Position, von welchem Stapel sie nachzieht. Welche Position von welchem Stapel zieht, ist rekonstruiert.
    .title = Die Positionsleiste
BASH-9 = Vor dem ersten Zug wird der Streckenwürfel für den Spielplan nach 01 geworfen. Auf jedes seiner Felsbrockenfelder (2+, 3+, 4+), dessen Zahl nicht höher ist als der Wurf, kommt ein Felsbrocken.
    .title = Die ersten Felsbrocken

## Runde und Zug

BASH-10 = Ihr seid in der Reihenfolge der Positionsleiste am Zug. Sie wird erst neu sortiert, wenn der letzte Wagen seinen Zug beendet hat, nie zwischendurch.
    .title = Reihenfolge
    .refusal =
        { $case ->
            [wait] Jetzt entscheidet { word-car }. Warte, bis du gefragt wirst.
           *[chance] Jetzt entscheiden der Würfel oder die Karten. Warte einen Moment.
        }
BASH-11 = In deinem Zug spielst du eine deiner drei Karten offen aus. Zuerst kommt ihr Effekt: Nutze ihn einmal oder verzichte darauf. Danach kommt ihre Beschleunigung, die du ausführen musst.
    .title = Dein Zug
    .refusal =
        { $case ->
            [not-held] Du hast { $card } nicht auf der Hand. Wähle eine deiner Handkarten.
            [one-card] Du hast schon eine Karte gespielt. Führ sie zuerst aus.
           *[card-first] Spiel zuerst eine deiner Handkarten.
        }
BASH-12 = Die Beschleunigung bewegt deinen Wagen genau so viele Felder vorwärts, immer in seiner Spur. Du kannst weder die Spur wechseln noch früher anhalten.
    .title = Beschleunigung
    .refusal = Hier gabelt sich die Strecke. Wähle eines der beiden Felder vor dir.
BASH-13 = Fährst du auf eine Bombe, einen Felsbrocken, einen Wagen oder die Schnauze, endet deine Bewegung sofort. Dein Wagen bleibt auf dem Feld, und was dort passiert, wird abgehandelt.
    .title = Auf etwas auffahren
BASH-14 = Am Ende deines Zuges hast du genau drei Handkarten. Du ziehst von dem Stapel nach, den die Positionsleiste für deine Position zu Beginn der Runde zeigt.
    .title = Nachziehen
    .refusal =
        { $case ->
            [not-held] Du hast { $card } nicht auf der Hand. Wähle eine deiner Handkarten.
           *[drop] Du hast mehr als drei Handkarten. Wähle eine, die du abgibst.
        }
BASH-15 = Kommt ein Wagen auf einen Spielplan, auf dem noch keiner war, ist der Spielplan danach fällig; das gilt auch für geschobene Wagen. Am Ende des Zuges wird für jeden fälligen Spielplan gewürfelt, der Strecke nach, und er bekommt Felsbrocken wie vor dem ersten Zug, jeder nur einmal im Spiel. Besetzte Felder werden übersprungen. Ist kein Felsbrocken mehr im Vorrat, wird der hinterste auf der Strecke versetzt.
    .title = Neue Hindernisse
BASH-16 = Ein Zug endet in dieser Reihenfolge: Fähigkeit nach der Karte, Erdrutsch, Brücke, Vulkan, Nachziehen, Felsbrocken fälliger Spielpläne. Ist der Zug vorzeitig zu Ende, weil der Wagen von der Strecke abgekommen, an einen Geysir oder in den Dschungel geraten ist, oder ist der Wagen im Ziel, entfallen Fähigkeit und Erdrutsch. Alles Übrige kommt trotzdem; nur für die Brücke würfelt ein Wagen im Ziel nicht.
    .title = Ende des Zuges
BASH-17 = Die hinterste Bombe, der hinterste Felsbrocken: was im Rennen am weitesten zurückliegt; Umrundungen zählen mit, und eine Bombe zählt in der Umrundung, in der sie gelegt wurde. Bei gleichem Stand ist es das weiter links, von zwei Portalen einer Spur das linke. Das neue Feld wird gewählt, bevor das Teil vom alten genommen wird.
    .title = Was am weitesten zurückliegt

## Karteneffekte

BASH-20 = Lenken: Beweg deinen Wagen auf ein benachbartes freies Feld einer anderen Spur, nach vorn oder nach hinten. Frei heißt: keine Bombe, kein Felsbrocken, keine Schnauze und kein Wagen, der noch im Rennen ist. Gibt es kein solches Feld, passiert nichts.
    .title = Lenken
    .refusal =
        { $case ->
            [space] Auf { $space } kannst du nicht lenken. Wähle ein freies Feld einer Nachbarspur oder verzichte.
           *[other] Wähle ein freies Feld einer Nachbarspur, auf das du lenkst, oder verzichte.
        }
BASH-21 = Bombe: Leg eine der neun Bomben auf ein benachbartes freies Feld, gleich in welcher Spur. Ist keine mehr im Vorrat, wird die hinterste auf der Strecke versetzt, ohne zu explodieren. Gibt es kein freies Feld, passiert nichts.
    .title = Bombe
    .refusal =
        { $case ->
            [space] Auf { $space } kannst du keine Bombe legen. Wähle ein freies Feld neben deinem Wagen oder verzichte.
           *[other] Wähle für die Bombe ein freies Feld neben deinem Wagen oder verzichte.
        }
BASH-22 = Reparatur: Du bekommst einen Lebenspunkt zurück. Hast du alle 3, passiert nichts.
    .title = Reparatur
    .refusal = Nutze die Reparatur oder verzichte.
BASH-23 = Rakete: Sie fliegt in deiner Spur nach vorn, folgt Pfeilen und trifft das Erste, was ihr im Weg ist. Ein Wagen nimmt 1 Schaden, wird aber nicht geschoben; ein Felsbrocken kommt weg, eine Bombe explodiert, die Schnauze erschrickt. Beim dritten Kontrollpunkt, den sie überquert, ist die Rakete verloren; die Startlinie ist auch einer. Über Wagen, die schon im Ziel sind, fliegt sie hinweg.
    .title = Rakete
    .refusal = Feuer die Rakete ab oder verzichte.
BASH-24 = Stern: Deine Energie steigt um 1. Ist sie schon 3, passiert nichts.
    .title = Stern
    .refusal = Nutze den Stern oder verzichte.

## Zusammenstöße

BASH-30 = Eine Bombe, die explodiert, kommt zurück in den Vorrat. Alles auf ihrem Feld und auf allen benachbarten Feldern wird getroffen: Felsbrocken kommen weg, Bomben explodieren ihrerseits, und jeder Wagen nimmt 1 Schaden für jede Explosion, die ihn erreicht. Erst wird die ganze Kettenreaktion abgehandelt, dann werden Wagen zurückgesetzt.
    .title = Explosion
BASH-31 = Fährst du auf einen Felsbrocken, kommt er zurück in den Vorrat, und dein Wagen nimmt 1 Schaden.
    .title = Aufprall
BASH-32 = Fährst du auf einen Wagen auf, bleibst du unversehrt auf seinem Feld stehen. Der andere nimmt 1 Schaden und wird, wenn er noch auf der Strecke ist, in seiner Spur 2 Felder vorwärts geschoben. Trifft er dabei auf etwas, endet das Schieben, und es wirkt wie sonst auch.
    .title = Auffahrunfall
BASH-33 = Durch Schaden sinkt dein Leben von 3 auf 2 und auf 1. Bei Schaden mit nur noch 1 kommt der Wagen von der Strecke ab. Was darüber hinausgeht, verfällt.
    .title = Schaden
BASH-34 = Ein Wagen im Ziel nimmt keinen Schaden mehr und steht niemandem im Weg.
    .title = Wagen im Ziel
BASH-35 = Kommst du von der Strecke ab, geh in deiner Spur zurück zum nächsten Kontrollpunkt hinter dir (auch die Startlinie ist einer), auf das erste freie gewöhnliche Feld hinter seiner Linie, sonst weiter zurück. Dein Leben ist wieder 3, deine Energie steigt um 1, und warst du am Zug, ist dein Zug zu Ende. In den See, auf Lichtungen und auf Portale wird niemand zurückgesetzt.
    .title = Von der Strecke abgekommen
BASH-36 = Kommen mehrere Wagen zugleich von der Strecke ab, werden sie in der Reihenfolge der Positionsleiste zurückgesetzt.
    .title = Mehrere zugleich
BASH-37 = Ein Wagen, der in seiner ersten Umrundung hinter der Startlinie ist, hat keinen Kontrollpunkt hinter sich. Er bleibt auf seinem Feld, wenn es frei ist, sonst geht er in seiner Spur auf das nächste freie dahinter.
    .title = Vor der Startlinie abgekommen
BASH-38 = Hinter jedem Feld liegt genau ein Feld. Wo eine Spur neu beginnt, gehört das Feld hinter ihrem ersten zu der Spur, in die sie übergegangen war.
    .title = Das Feld dahinter
BASH-39 = Wie weit du bist, zählt vom Beginn des Rennens an. Hinter die Linie zurückzufallen und sie noch einmal zu überqueren, gilt nicht als Umrundung.
    .title = Keine geschenkte Umrundung
BASH-45 = Jeder Zusammenstoß wird ganz abgehandelt, bevor etwas anderes weitergeht. Auf einem Feld mit Blitz und Hindernis kommt zuerst das Hindernis und dann, wenn der Wagen noch auf der Strecke ist, der Blitz. Ein Portal bringt auch einen Wagen hinüber, der darauf gestoppt wurde; er fährt aber nicht weiter.
    .title = Eins nach dem anderen

## Reihenfolge und Ende

BASH-40 = Die Positionsleiste wird danach sortiert, wer am weitesten ist: Umrundungen, dann Spielpläne, dann wie weit vorn auf seinem Spielplan die Mitte des Feldes liegt. Ein Feld auf einer Naht gehört zu dem Spielplan, auf den es führt. Sind zwei gleichauf, bleibt ihre Reihenfolge. Wörtlich genommen, berührt das Lineal der Anleitung den hintersten Wagen zuerst und setzt ihn nach vorn; bei uns liegt vorn, wer weiter ist.
    .title = Wer vorn liegt
BASH-50 = Ein Wagen, der den Kurs einmal umrundet hat und die Ziellinie überquert, ist im Ziel; er tut nichts mehr und bleibt auf der Strecke stehen. Von der Linie an fährt er über alles hinweg, löst nichts aus und macht alle Schritte, die ihm bleiben, auch wenn er geschoben wurde. Jeder Schritt führt auf das nächste Feld, auch auf Lichtungen, und zu wählen gibt es nichts: vom Feld vor den Portalen auf das linke Portal seiner Spur, von dort auf dasselbe Portal des anderen Plans und weiter, welche Nummern sie auch haben. Die laufende Runde ist die letzte.
    .title = Im Ziel
BASH-51 = Nach der letzten Runde wird die Positionsleiste noch einmal sortiert; unter den Wagen im Ziel zählt, wie weit sie gekommen sind. Der erste Wagen gewinnt. Ist das ein selbstfahrender, hat niemand von euch gewonnen, und ihr behaltet die Plätze hinter ihm.
    .title = Wer gewinnt
    .end =
        { $winners ->
            [0] Ein selbstfahrender Wagen liegt vorn, { word-car }: Am Tisch hat niemand gewonnen.
           *[other]
                { $for ->
                    [winner] Gewonnen: { word-car } liegt vorn!
                    [loser] Verloren: { word-car } liegt vorn.
                   *[other] { word-car } liegt vorn und hat gewonnen.
                }
        }
    .refusal = Das Rennen ist zu Ende. Starte ein neues, um weiterzufahren.

## Spezialfähigkeiten

BASH-60 = Einmal in deinem Zug, vor oder nach der Karte, aber nie zwischen Effekt und Beschleunigung, darfst du deine Spezialfähigkeit nutzen. Deine Energie sinkt dann auf 0. Ein Stern von der Karte zählt für eine Fähigkeit danach schon mit.
    .title = Spezialfähigkeit
    .refusal =
        { $case ->
            [used] Du hast deine Fähigkeit in diesem Zug schon genutzt. Mach ohne sie weiter.
            [between] Jetzt nicht: Nutze deine Fähigkeit vor oder nach der Karte.
           *[after] Nutze deine Fähigkeit oder sag, dass du fertig bist.
        }
BASH-61 = Du darfst jede Stufe bis zu deiner Energie nutzen. Spielt ihr mit genauen Stufen, dann nur die Stufe, die deine Energie zeigt.
    .title = Welche Stufe
    .refusal =
        { $case ->
            [exact] Deine Energie ist { $energy }, und ihr spielt mit genauen Stufen: Nur Stufe { $energy } ist möglich.
           *[low] Stufe { $level } braucht Energie { $level }, du hast { $energy }. Sammle zuerst Sterne.
        }
BASH-62 = Stufe 1 braucht keine Karte. Rekonstruiert ist sie so: Blau feuert eine Rakete ab, Schwarz und Weiß fahren 2 Felder, Grün lenkt, Gelb repariert, Rot legt eine Bombe. Hindernisse wirken wie sonst auch.
    .title = Stufe 1
BASH-63 = Stufe 2 ist für alle gleich: Spiel in diesem Zug eine weitere Karte, mit Effekt und Beschleunigung. Sie verfällt, wenn dein Wagen von der Strecke abgekommen oder im Ziel ist oder wenn du keine zweite Karte hast.
    .title = Stufe 2
    .refusal = Für Stufe 2 fehlt dir eine zweite Karte. Wähle eine andere Stufe oder verzichte.
BASH-64 = Stufe 3 bewegt immer den Wagen. Rekonstruiert ist sie so: Blau feuert eine Rakete in jede Spur und fährt dann genau 4 Felder. Schwarz fährt bis zu 5 und nimmt jedem Wagen, den er überholt, eine zufällige Karte weg. Bei Grün verlieren alle Gegner eine zufällige Karte, nie die letzte; dann fährt er bis zu 5. Gelb fährt bis zu 6, über Felsbrocken, Bomben, Wagen und die Schnauze hinweg. Rot fährt bis zu 4 und zündet dann bis zu 3 Bomben auf verschiedenen freien Feldern, die er gerade verlassen hat; ihm selbst schaden sie nicht. Weiß fährt bis zu 5 und räumt die Bomben und Felsbrocken weg, auf die er kommt, auch seitwärts. Alle außer Blau wählen jeden Schritt: das nächste Feld der Spur oder ein freies Nachbarfeld einer anderen Spur auf demselben Spielplan, das weiter vorn liegt. Besondere Felder wirken wie sonst auch, Boosts nicht.
    .title = Stufe 3
    .refusal =
        { $case ->
            [mine] Wähle ein freies Feld, das du gerade verlassen hast, für jede Bombe ein anderes, oder sag, dass du fertig bist.
            [space] Auf { $space } kannst du nicht. Fahr in deiner Spur weiter oder seitwärts auf ein freies Feld, das weiter vorn liegt.
           *[other] Wähle das nächste Feld oder sag, dass du fertig bist.
        }
BASH-65 = Eine Fähigkeit, die über alles hinwegfährt, darf auf besetzte Felder, auch seitwärts. Der Wagen nimmt dort keinen Schaden und hält nicht an, auch nicht vor der Schnauze. Ist er gefahren und liegt oder steht am Ende etwas auf seinem Feld, kommt er auf das nächste freie Feld dahinter in dieser Spur. Bei allen anderen Fähigkeiten wirken Hindernisse wie sonst auch.
    .title = Über alles hinweg

## Zusatzregeln

BASH-66 = Jede Naht zwischen zwei Spielplänen bekommt einen Boost. Der Würfel sagt, auf welchem Feld: 1–2 links, 3–4 Mitte, 5–6 rechts. Keinen gibt es an den Nähten von Spielplan 01, innerhalb eines Paars und an den Enden der 3D-Brücke. Gibt es mehr Nähte als die acht Boosts, wählt ihr, welche leer bleiben. Ein Boost besetzt sein Feld nicht.
    .title = Boosts
    .refusal = Es gibt mehr Nähte als Boosts. Wähle eine Naht, die leer bleibt.
BASH-67 = Führt dich die Beschleunigung einer Karte über einen Boost, fahr zuerst zu Ende. Dann wird die oberste Sprintkarte aufgedeckt, und dein Wagen fährt so weit, wie ihre Zahl sagt. Wurde die Fahrt gestoppt, gibt es keinen Boost, und die Zusatzfahrt löst keinen weiteren aus.
    .title = Über einen Boost fahren
BASH-68 = In der einfachen Version gibt es weder Fähigkeiten noch Energie. Nutzt du einen Stern, fährt dein Wagen zuerst 2 Felder vorwärts in seiner Spur. Die Beschleunigung folgt danach als eigene Bewegung; was die erste gestoppt hat, verkürzt sie nicht. Sie entfällt nur, wenn dein Zug zu Ende oder dein Wagen im Ziel ist. Einen Boost löst nur die Beschleunigung aus.
    .title = Einfache Version
    .refusal = In der einfachen Version gibt es keine Fähigkeiten. Spiel eine Karte.
BASH-70 = Selbstfahrende Wagen dürfen das Feld auffüllen, bis es sechs Wagen sind. Sie starten hinter den Spielern und haben Leben, aber keine Handkarten, keine Energie und keine Fähigkeit. Ist einer am Zug, wird für ihn die oberste Karte des Stapels aufgedeckt, den seine Position zeigt; er nutzt immer den Effekt und beschleunigt dann.
    .title = Selbstfahrende Wagen
    .refusal =
        { $bots ->
            [one] Es gibt nur sechs Wagen: { $seats } Spieler und { $bots } selbstfahrender sind zu viele. Wähle weniger.
           *[other] Es gibt nur sechs Wagen: { $seats } Spieler und { $bots } selbstfahrende sind zu viele. Wähle weniger.
        }
BASH-71 = Ein selbstfahrender Wagen lenkt, wenn er kann, zu der Seite, auf der der Schiedsrichter steht, sonst zur anderen, und so weit nach vorn wie möglich. Wo der Schiedsrichter steht, ist rekonstruiert: auf Geraden links, in Kurven innen.
    .title = Wie selbstfahrende Wagen lenken
BASH-72 = Raketen und Reparaturen nutzt ein selbstfahrender Wagen wie jeder andere. Eine Bombe legt er auf das nächste freie Feld hinter sich in seiner Spur. Ein Stern bringt ihn zuerst 2 Felder vorwärts in seiner Spur. Seine Beschleunigung folgt danach als eigene Bewegung; was die erste gestoppt hat, verkürzt sie nicht. Sie entfällt nur, wenn sein Zug zu Ende oder er im Ziel ist. Einen Boost löst nur die Beschleunigung aus.
    .title = Was selbstfahrende Wagen sonst tun
BASH-73 = Selbstfahrende Wagen nehmen Schaden, kommen von der Strecke ab und lösen Sonderspielpläne aus wie alle anderen. Was dort für sie zu wählen oder zu würfeln ist, übernimmt der letzte Spieler in der Reihenfolge, auch die Wahl des Weges vor Portalen.
    .title = Wer für sie entscheidet

## Sonderspielpläne

BASH-80 = Teleportation, Spielpläne 02B und 03B: immer zusammen, als die beiden offenen Enden des Kurses. Jeder hat sechs Portale; ihre Nummern werden vor dem Rennen getrennt gemischt. Ein Wagen, der auf ein Portal des Plans kommt, den er zuerst erreicht, fährt bei derselben Nummer auf dem anderen weiter. Das kostet keinen Schritt, und von dort geht es nicht wieder zurück. Steht dort etwas, gilt es als angefahren; wer geschoben wird, wird von dort weitergeschoben. Für Raketen und zurückgesetzte Wagen liegen die beiden Pläne hintereinander: linke Spur an linker, mittlere an mittlerer, rechte an rechter. Die Nummern zählen nur beim Fahren.
    .title = Teleportation
BASH-81 = Erdrutsch, Spielpläne 04B und 08B: Bist du in deinem Zug über einen Blitz gefahren, darfst du nach der Fahrt einmal würfeln. 1–2: nichts. 3–4: ein Felsbrocken in jede der beiden roten Zonen. 5–6: je zwei. Die Felder wählst du. Auf einem besetzten Feld kommt der Felsbrocken gleich zurück; eine Bombe dort explodiert, einem Wagen passiert nichts.
    .title = Erdrutsch
    .refusal =
        { $case ->
            [space] Wähle ein rotes Feld für den Felsbrocken.
           *[roll] Würfle für den Erdrutsch oder verzichte.
        }
BASH-82 = Hängebrücke, Spielpläne 06B und 07B: Ein Schritt führt vom letzten Feld einer abgebrochenen Spur auf die Brücke. Stehst du am Ende deines Zuges darauf, würfle. Ist der Wurf nicht höher als die Zahl der Wagen auf der Brücke, deiner mitgezählt, fällst du in den See und nimmst 1 Schaden. Der See ist ein Feld für beliebig viele Wagen, ohne Zusammenstöße; ihre Reihenfolge bleibt. Bringt dich der Schaden nicht von der Strecke ab, beginnt dein nächster Zug im See. So lesen wir die Anleitung, die wörtlich genommen das Gegenteil sagt. Auf der Brücke, auf sie und von ihr herunter lenkt niemand; „Lenken“ und „Bombe“ bewirken im See nichts. Eine Rakete aus dem See beginnt auf der mittleren Spur am anderen Ufer.
    .title = Hängebrücke
BASH-83 = Geysir, Spielplan 05B: Würfle sofort für jeden Blitz, auf den oder über den du fährst. 1: 1 Schaden, und Bewegung und Zug sind zu Ende; bei einem geschobenen Wagen endet das Schieben. 2–3: 1 Schaden. 4–6: nichts.
    .title = Geysir
BASH-84 = Dschungel, Spielplan 09B: Ein Wagen, der auf den Blitz am Eingang kommt, wird auf die erste Lichtung gesetzt. Er fährt nicht weiter, und ist er am Zug, ist der Zug zu Ende. Auf einer Lichtung haben beliebig viele Wagen Platz, ohne Zusammenstöße, aber weder Bomben noch Felsbrocken. Ein Zug, der auf einer Lichtung beginnt, fängt mit einem Wurf an. 1–4: weiter zur nächsten Lichtung, von der letzten zum Ausgang. 5–6: gleich zum Ausgang. Bist du noch auf einer Lichtung, spielst du keine Karte und nutzt keine Fähigkeit: Dein Zug ist zu Ende. Kommst du am Ausgang an, gilt als angefahren, was dort steht, und dann geht dein Zug weiter. Bei einem Wagen, der von anderswo auf den Ausgang kommt, bewirkt der Blitz nichts. Raketen fliegen vom Eingang zum Ausgang.
    .title = Dschungel
BASH-85 = Die Hässliche Schnauze, Spielpläne 11B und 12B: Sie beginnt auf der roten Tatze. Triffst du in deinem Zug zum ersten Mal auf einen Blitz, würfle und beweg sie bis zu so viele Tatzen weit in eine Richtung. Auf jeder Tatze, die sie betritt, explodieren Bomben, verschwinden Felsbrocken und nimmt jeder Wagen 1 Schaden. Wird sie getroffen, rennt sie zur roten Tatze zurück. Ein Wagen, der auf sie auffährt, nimmt 1 Schaden und bleibt stehen, es sei denn, er fährt mit seiner Fähigkeit über alles hinweg.
    .title = Die Hässliche Schnauze
    .refusal = Wähle eine Tatze für die Schnauze, höchstens { $most } entfernt.
BASH-86 = Vulkan, Spielplan 10B: Bist du in deinem Zug auf einen Blitz gekommen, würfelt an dessen Ende, wie er auch zu Ende ging, jeder Wagen auf einem roten Feld, der noch im Rennen ist, in der Reihenfolge der Positionsleiste. Auf einen Blitz zurückgesetzt zu werden zählt nicht. 1: 2 Schaden. 2–4: 1 Schaden. 5–6: keiner.
    .title = Vulkan
BASH-87 = Die 3D-Brücke kann auch andere Spielpläne verbinden und über einen dritten hinwegführen. Alle Spuren führen auf sie, sie ist eine einzige Spur mit vier Feldern, und niemand fällt herunter. Sie führt auf die mittlere Spur; auf die Spuren daneben kommt man dann nur durch Lenken. Raketen folgen der Brücke, und einen Kontrollpunkt hat sie nicht.
    .title = Die 3D-Brücke
BASH-88 = Ein geschobener Wagen löst Geysire, Dschungel und Portale aus. Erdrutsch, Hängebrücke, Schnauze und Vulkan wirken nur im eigenen Zug.
    .title = Auf einen Blitz geschoben

## Aktionsleiste

ask-seam = { word-car }: Lass eine Naht leer.
ask-card =
    { $energy ->
        [0] { word-car }: Spiel eine Karte.
       *[other] { word-car }: Spiel eine Karte oder nutze deine Fähigkeit.
    }
ask-ability = { word-car }: Nutze deine Fähigkeit oder beende deinen Zug.
ask-drop = { word-car }: Du hast zu viele Karten. Gib eine ab.
ask-effect =
    { $effect ->
        [steer] { word-car }: Wähle ein Feld zum Lenken oder verzichte.
        [bomb] { word-car }: Wähle ein Feld für die Bombe oder verzichte.
       *[other] { word-car }: Nutze { word-effect } oder verzichte.
    }
ask-space = { word-car }: Wähle ein Feld.
ask-way = Vor { word-car } gabelt sich die Strecke: Wähle den Weg.
ask-step = { word-car }: Wähle das nächste Feld oder bleib stehen.
ask-mine = { word-car }: Leg eine Bombe auf ein verlassenes Feld oder hör auf.
ask-slide = { word-car }: Für einen Erdrutsch würfeln?
ask-boulder = { word-car }: Wähle, wohin ein Felsbrocken fällt.
ask-snout = { word-car }: Beweg die Schnauze.
ask-wait = Warten auf { word-car }.
ask-over = { word-car } hat das Rennen gewonnen.

## Verlauf

event-portal = Portal { $number } liegt auf { $space }.
event-seam-left = { word-car } lässt die Naht vor Spielplan { $tile } leer.
event-boost-laid = Auf { $space } liegt ein Boost.
event-dealt = { word-car } bekommt { word-card } vom { word-deck }.
event-round = Runde { $round } beginnt.
event-turn = { word-car } ist am Zug.
event-rolled = { word-car } würfelt eine { $number }.
event-played = { word-car } spielt { word-card }.
event-turned-up = Für { word-car } wird { word-card } aufgedeckt.
event-declared = { word-car } nutzt die Fähigkeit auf Stufe { $level }.
event-drove =
    { $spaces ->
        [one] { word-car } fährt { $spaces } Feld, bis { $space }.
       *[other] { word-car } fährt { $spaces } Felder, bis { $space }.
    }
event-pushed =
    { $spaces ->
        [one] { word-car } wird { $spaces } Feld weit geschoben, bis { $space }.
       *[other] { word-car } wird { $spaces } Felder weit geschoben, bis { $space }.
    }
event-drew = { word-car } zieht { word-card } vom { word-deck }.
event-dropped = { word-car } gibt { word-card } ab.
event-reshuffled =
    { $count ->
        [one] Der { word-deck } wird neu gemischt: { $count } Karte.
       *[other] Der { word-deck } wird neu gemischt: { $count } Karten.
    }
event-boulder-laid = Auf { $space } fällt ein Felsbrocken.
event-lifted =
    { $what ->
        [bomb] Die hinterste Bombe wird von { $space } genommen.
       *[boulder] Der hinterste Felsbrocken wird von { $space } genommen.
    }
event-steered = { word-car } lenkt auf { $space }.
event-bomb-laid = { word-car } legt eine Bombe auf { $space }.
event-repaired =
    { $life ->
        [one] { word-car } repariert: { $life } Lebenspunkt.
       *[other] { word-car } repariert: { $life } Lebenspunkte.
    }
event-fired = { word-car } feuert eine Rakete ab.
event-missile-hit =
    { $what ->
        [snout] Die Rakete trifft die Schnauze auf { $space }.
        [bomb] Die Rakete trifft eine Bombe auf { $space }.
        [boulder] Die Rakete trifft einen Felsbrocken auf { $space }.
        [black] Die Rakete trifft { car-black } auf { $space }.
        [green] Die Rakete trifft { car-green } auf { $space }.
        [yellow] Die Rakete trifft { car-yellow } auf { $space }.
        [red] Die Rakete trifft { car-red } auf { $space }.
        [white] Die Rakete trifft { car-white } auf { $space }.
       *[blue] Die Rakete trifft { car-blue } auf { $space }.
    }
event-missile-lost = Die Rakete von { word-car } trifft nichts.
event-charged = { word-car } lädt auf: Energie { $energy }.
event-exploded = Die Bombe auf { $space } explodiert.
event-boulder-gone = Der Felsbrocken auf { $space } ist weg.
event-bomb-gone = Die Bombe auf { $space } wird weggeräumt.
event-crashed = { word-car } prallt auf { $space } gegen einen Felsbrocken.
event-rammed = { word-car } rammt { word-other } auf { $space }.
event-damaged =
    { $life ->
        [0] { word-car } nimmt Schaden und hat kein Leben mehr.
        [one] { word-car } nimmt Schaden: noch { $life } Lebenspunkt.
       *[other] { word-car } nimmt Schaden: noch { $life } Lebenspunkte.
    }
event-set-back = { word-car } kommt von der Strecke ab und startet neu auf { $space }.
event-landed = { word-car } landet auf { $space }.
event-crossed = { word-car } fährt über die Ziellinie.
event-won = { word-car } gewinnt das Rennen!
event-stole = { word-car } nimmt { word-other } { word-card } weg.
event-lost-card = { word-car } verliert { word-card }.
event-teleported = Portal { $number } bringt { word-car } auf { $space }.
event-sank = { word-car } fällt in den See.
event-strayed = { word-car } verirrt sich im Dschungel: { $space }.
event-emerged = { word-car } findet aus dem Dschungel heraus.
event-snout-met = { word-car } fährt auf { $space } in die Schnauze.
event-snout-walked = Die Schnauze läuft nach { $space }.
event-snout-fled = Die Schnauze erschrickt und rennt zurück nach { $space }.

## Optionen

option-course = Kurs
    .help = Ein fertiger Kurs wie first-race oder Spielpläne deiner Wahl in Rennrichtung, etwa 01 02 03 08 04 07. Kurven gehen nach rechts, außer du schreibst 02-left; 08B ist die andere Seite von 08, X die 3D-Brücke. Mit surprise 8 4711 entscheidet das Los über einen Kurs aus 8 Spielplänen; eine andere Zahl ergibt einen anderen. Die Spielpläne sind rekonstruiert.
option-simple = Einfache Version
    .help = Ohne Fähigkeiten und Energie; ein Stern bringt den Wagen 2 Felder voran, bevor er beschleunigt.
option-boost = Boosts
    .help = Auf den Nähten zwischen den Spielplänen liegen Boosts.
option-bots = Selbstfahrende Wagen
    .help = Wagen, die das Spiel selbst fährt, bis zu sechs Wagen insgesamt.
option-ability-level = Stufe der Fähigkeit
    .help = Jede Stufe bis zu deiner Energie oder genau die Stufe, die deine Energie zeigt.
option-colours = Wagen
    .help = Wer welchen Wagen nimmt, in der Reihenfolge der Plätze.
option-cars = Rennwagen-Tafeln
    .help = Was die Wagen können. Die Zahlen sind rekonstruiert; du kannst die aus deiner Schachtel an ihre Stelle setzen.
option-decks = Kartenstapel
    .help = Wie viele Karten es von jeder Art gibt. Die Zahlen sind rekonstruiert; du kannst die aus deiner Schachtel an ihre Stelle setzen.
option-strips = Positionsleisten
    .help = Von welchem Stapel jede Position nachzieht. Das ist rekonstruiert; du kannst die Leisten aus deiner Schachtel an ihre Stelle setzen.
preset-family = Familie
    .help = Das erste Rennen in der einfachen Version.
preset-everything = Alles dabei
    .help = Der längste Kurs, fast jeder Spielplan auf seiner besonderen Seite, und Boosts.

## Was an einem Kurs nicht stimmt; Teil einer Zeile

wrong-course = ein Kurs ist einer von { $courses } oder eine Liste von Spielplänen wie 01 02 03 08 04 07
wrong-course-size = ein Kurs hat { $least } bis { $most } Spielpläne, nicht { $given }
wrong-course-start = ein Kurs beginnt mit Spielplan 01 und enthält ihn genau einmal
wrong-course-unknown = es gibt keinen Spielplan { $tile }
wrong-course-token = { $token } ist kein Spielplan; schreib etwa 02, 08B oder 02-left
wrong-course-straight = Spielplan { $tile } ist gerade und geht weder nach links noch nach rechts
wrong-course-twice = Spielplan { $tile } kommt zweimal vor
wrong-course-pair = Spielplan { $tile } braucht Spielplan { $other } direkt neben sich
wrong-course-bridge = es gibt nur eine Brücke: Sie verbindet zwei Spielpläne oder gehört zu 06B und 07B
wrong-course-overlap = Spielplan { $tile } würde auf einem anderen liegen
wrong-course-open = der Kurs schließt sich nicht: Sein Ende trifft nicht auf Spielplan 01
wrong-course-surprise = eine Überraschung hat { $least } bis { $most } Spielpläne und eine beliebige Zahl von dir, etwa surprise 8 4711

## Was an eigenen Kartenstapeln oder Positionsleisten nicht stimmt; Teil einer Zeile

wrong-deck = ein Kartenstapel hat mindestens { $least } Karten
wrong-strip = { $value } ist kein Wort aus { $count } Buchstaben, S für den Sprintstapel oder R für den Rushstapel

## Was an einem eigenen Spielplan nicht stimmt; Teil einer Zeile. $field ist ein Wort der Datei, $name und $to sind Felder wie M2

wrong-tile = Spielplan { $tile }: { $field }: { $why }
wrong-tile-table = hier gehört eine Tabelle mit höchstens { $most } Einträgen hin
wrong-tile-field = diese Angabe gibt es nicht; es gibt { $fields }
wrong-tile-text = hier gehört eine Zeile mit höchstens { $most } Zeichen hin
wrong-tile-ends = hier gehört eine Liste von { $least } bis { $most } Feldenden hin
wrong-tile-order = { $end } liegt nicht hinter { $former }
wrong-tile-name = { $name } kann auf diesem Spielplan kein Feld neben den Spuren heißen
wrong-tile-spaces = hier gehört eine Liste von höchstens { $most } Feldern hin
wrong-tile-space = es gibt kein Feld { $name }
wrong-tile-twice = { $name } kommt zweimal vor
wrong-tile-pairs = hier gehört eine Liste von höchstens { $most } Feldpaaren hin
wrong-tile-two = { $pair } nennt nicht zwei verschiedene Felder
wrong-tile-links =
    { $most ->
        [1] hier gehört genau ein Feld hin
       *[other] hier gehören ein oder zwei Felder hin
    }
wrong-tile-boulders = hier gehören { $count } Felder hin, für 2+, 3+ und 4+
wrong-tile-pair = pair und part gehören zu { $kinds }, und nur dazu
wrong-tile-grid = hier gehören { $count } Felder hin, auf dem Startplan und sonst nirgends
wrong-tile-unused = ein Spielplan der Art { $kind } hat so etwas nicht
wrong-tile-shared = auf { $name } kann nichts liegen
wrong-tile-empty = Spur { $lane } hat kein Feld mehr
wrong-tile-nowhere = in dieser Richtung kommt nach { $name } nichts
wrong-tile-not-on = { $name } führt nach { $to }, und das liegt nicht weiter vorn
wrong-tile-not-back = hinter { $name } liegt { $to }, und das ist nicht weiter hinten
wrong-tile-bridge = die beiden Spielpläne brauchen Brückenfelder und genau einen See, { $name }
wrong-tile-no-bridge = nur Brückenfelder haben einen Blitz
wrong-tile-lake = kein Weg führt in den See
wrong-tile-zone = die Felsbrocken brauchen rote Felder, auf die sie fallen
wrong-tile-paws = die Schnauze braucht Tatzen
wrong-tile-no-paw = { $name } ist keine Tatze
wrong-tile-red-paw = die beiden Spielpläne brauchen genau eine rote Tatze
wrong-tile-portals = hier gehören Portale hin, so viele wie auf Spielplan { $near }
wrong-tile-no-portal = { $name } ist kein Portal des Spielplans, der zuerst erreicht wird
wrong-tile-clearings = ein Dschungel braucht Lichtungen
wrong-tile-entry = ein Dschungel braucht einen Blitz am Eingang
wrong-tile-no-entry = { $name } führt nicht auf eine Lichtung
wrong-tile-no-flash = nur ein Blitz führt auf eine Lichtung, und { $name } hat keinen

## Woher eine Regel kommt

mark-book = aus der Anleitung
mark-ruling = unsere Festlegung
mark-rebuilt = rekonstruiert
mark-unverified = nicht bestätigt

## Kapitel der Regeln

section-effects = Karteneffekte
section-encounters = Zusammenstöße
section-abilities = Spezialfähigkeiten
section-variants = Zusatzregeln der Anleitung
section-tiles = Sonderspielpläne

## Wörter der Zeichnung in Buchstaben

drawing-round = Runde
drawing-strip = Positionsleiste
drawing-sprint = Sprint
drawing-rush = Rush
drawing-blue = Blau
drawing-black = Schwarz
drawing-green = Grün
drawing-yellow = Gelb
drawing-red = Rot
drawing-white = Weiß
drawing-life = Leben
drawing-energy = Energie
drawing-cards = Karten
drawing-bot = Bot
drawing-lap = Umlauf
drawing-finished = im Ziel
drawing-decks = Stapel
drawing-discards = Ablegestapel
drawing-hand = Handkarten
