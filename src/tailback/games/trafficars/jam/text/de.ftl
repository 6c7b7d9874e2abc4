### Rush Hour (Trafficars): die Texte des Spiels. Karten und Plätze stehen in der gemeinsamen Datei der drei Spiele.
### $lane, $place, $count, $points und andere Mengen sind Zahlen; Reihen und Stellen zählen ab 1.

game-name = Trafficars: Rush Hour
game-line = Alle fahren gleichzeitig in den Stau. Finde die richtige Reihe und überlass die vollen den anderen.

## Vorbereitung

JAM-1 = Legt drei Karten offen untereinander. Jede ist das erste Auto einer Reihe.
    .title = Drei Reihen
    .refusal = Es gibt nur { $lanes } Reihen. Wähle eine davon.
JAM-2 = Jeder bekommt zehn Karten und sieht nur die eigenen. Die übrigen Karten sind in dieser Runde aus dem Spiel.
    .title = Zehn Karten für jeden
    .refusal = Die Karten werden noch ausgeteilt. Warte einen Moment.
JAM-3 = Beim Auslegen darf kein Anhänger eine Reihe beginnen: Legt ihn beiseite und deckt eine andere Karte auf. Haben alle Reihen begonnen, werden diese Anhänger wieder eingemischt, bevor ihr die Handkarten austeilt. Spezialkarten dürfen eine Reihe beginnen.
    .title = Kein Anhänger vorn

## Der Zug

JAM-4 = Jeder wählt eine Handkarte und legt sie verdeckt hin. Haben alle gewählt, werden alle Karten zugleich aufgedeckt.
    .title = Wählen und aufdecken
    .refusal =
        { $case ->
            [not-held] { word-card-start } ist nicht auf deiner Hand. Wähle eine deiner Handkarten.
            [card-first] Wähle zuerst eine Karte. Die Reihe wählst du, wenn alle Karten aufgedeckt sind.
           *[chosen] Du hast { word-card } aufgedeckt. Leg diese Karte an, bevor du eine weitere spielst.
        }
JAM-5 = Die aufgedeckten Karten werden in dieser Reihenfolge angelegt: Krankenwagen, Streifenwagen, dann die Zahlen von der niedrigsten zur höchsten, zuletzt die Abschleppwagen. Bei mehreren Krankenwagen wählen ihre Spieler die Reihen gleichzeitig, ohne die Wahl der anderen zu sehen; bei mehreren Streifenwagen ebenso. Mehrere Abschleppwagen kommen nacheinander, der jüngste Spieler zuerst.
    .title = Die Reihenfolge beim Anlegen
    .refusal = Deine Karte ist gerade nicht dran. Warte, bis du gefragt wirst.
JAM-6 = Eine Zahl darf nur ans Ende einer Reihe, wenn sie höher ist als die Zahl dort.
    .title = Aufsteigende Reihen
    .refusal = Die { $card } passt nicht in Reihe { $lane }: Die { $end } an ihrem Ende ist höher. Wähle eine andere Stelle.
JAM-7 = Kommen mehrere Reihen in Frage, gehört eine Zahl in die, deren letzte Zahl am knappsten unter ihr liegt.
    .title = Der kleinste Unterschied
    .refusal = Die { $card } darf nicht in Reihe { $lane }: Das Ende von Reihe { $best } liegt näher. Wähle eine andere Stelle.
JAM-8 = Eine Reihe ist offen, wenn an ihrem Ende eine Karte ohne Zahl obenauf liegt: ein Krankenwagen, ein Streifenwagen oder ein leerer Abschleppwagen, auch wenn er auf einem anderen steht. Eine offene Reihe nimmt jede Karte auf. Du darfst eine Zahl in jede offene Reihe legen, in die Reihe mit dem kleinsten Unterschied oder (einen Anhänger nur, wenn das vereinbart ist) in eine passende Lücke. Gibt es nur eine solche Stelle, muss die Karte dorthin, auch wenn die Reihe voll ist.
    .title = Offene Reihen
JAM-9 = In eine Reihe passen vier Autos. Wäre deins das fünfte, nimmst du die Karten der Reihe als Strafe, und deine Karte beginnt die neue Reihe.
    .title = Zu lang
JAM-10 = Passt eine Zahl in keine Reihe und keine Lücke, such dir eine Reihe aus und nimm alle ihre Karten als Strafe; deine Zahl beginnt die neue Reihe. Für Anhänger zählen Lücken nicht, es sei denn, ihr vereinbart, dass Anhänger Lücken füllen dürfen: Dann zählt eine passende Lücke für sie wie für jede Zahl. Dort steht der Anhänger als eigenes Auto, und die Reihe ist so lang wie zuvor.
    .title = Zu niedrig
JAM-11 = Strafkarten sind für diese Runde aus dem Spiel. Sammle sie auf einem Stapel, bis gezählt wird. Die Stapel liegen offen: Alle dürfen hineinsehen.
    .title = Strafkarten

## Spezialkarten

JAM-12 = Ein Anhänger wird nach seiner Zahl angelegt, aber auf die letzte Karte der Reihe. Für die Länge zählt er nie; er darf also auch an eine Reihe mit vier Autos, ohne dass du sie nimmst. Anhänger dürfen an Anhänger und an Spezialkarten gehängt werden. Eine Spezialkarte unter einem Anhänger wirkt nicht mehr; am Ende der Reihe gilt jetzt die Zahl des Anhängers. Ist ein Anhänger für alle Reihen zu niedrig, wird er das erste Auto der Reihe, die du nimmst.
    .title = Anhänger
JAM-13 = Ein Krankenwagen stellt sich an den Anfang einer beliebigen Reihe und schiebt die anderen nach hinten. Werden es mehr als vier, nimmst du die Reihe; der Krankenwagen ist das erste Auto der neuen, und hinter ihn darf jede Karte. Ein Krankenwagen aus einem späteren Zug stellt sich als eigenes Auto vor einen, der schon da ist.
    .title = Krankenwagen
    .refusal = Ein Krankenwagen gehört an den Anfang einer Reihe. Wähle eine Reihe, keine Lücke.
JAM-14 = Ein Streifenwagen stellt sich ans Ende einer beliebigen Reihe. Hinter ihn darf jede Karte, auch die niedrigste. Ist er das fünfte Auto, nimmst du die Reihe. Ein Streifenwagen aus einem späteren Zug stellt sich hinter einen, der schon da ist.
    .title = Streifenwagen
    .refusal = Ein Streifenwagen gehört ans Ende einer Reihe. Wähle eine Reihe, keine Lücke.
JAM-15 = Krankenwagen, die im selben Zug in dieselbe Reihe kommen, werden aufeinandergelegt und zählen als ein Auto; Streifenwagen ebenso. Wird die Reihe dadurch zu lang, nimmt sie der älteste der beteiligten Spieler, und der ganze Stapel beginnt die neue Reihe.
    .title = Zwei an derselben Stelle
JAM-16 = Ein Abschleppwagen stellt sich ans Ende einer beliebigen Reihe und lädt das Auto vor sich auf, mit allem, was darauf liegt. Zusammen zählen sie als ein Auto. Die frei gewordene Stelle bleibt als Lücke und zählt für die Länge mit. Am Ende der Reihe gilt jetzt die oberste geladene Karte.
    .title = Abschleppwagen
    .refusal = Ein Abschleppwagen gehört ans Ende einer Reihe. Wähle eine Reihe, keine Lücke.
JAM-17 = In späteren Zügen darfst du eine Zahl (einen Anhänger nur, wenn das vereinbart ist) in eine Lücke legen, wenn sie zwischen die Nachbarn passt: die nächsten belegten Stellen links und rechts, jeweils mit der Zahl ihrer obersten Karte. Ein Nachbar, der fehlt oder keine Zahl hat, setzt keine Grenze. Zwei Lücken nebeneinander sind zwei Stellen zur Wahl. Eine gefüllte Lücke ändert die Länge der Reihe nicht.
    .title = Lücken
    .refusal =
        { $case ->
            [no-gap] An dieser Stelle ist keine Lücke. Wähle eine Lücke oder das Ende einer Reihe.
            [trailer] Die { $card } ist ein Anhänger und kann nicht in einer Lücke stehen. Wähle eine Reihe.
           *[no-fit] Die { $card } passt dort nicht: In die Lücke gehören Zahlen über { $left } und unter { $right }. Wähle eine andere Stelle.
        }
JAM-18 = Kommt ein Abschleppwagen als fünftes Auto, lädt er zuerst das Auto vor sich auf. Du nimmst die übrigen Karten der Reihe, falls es welche gibt. Der beladene Abschleppwagen ist das erste Auto der neuen Reihe, und die Lücken sind weg.
    .title = Abschleppwagen als fünftes Auto

## Die Wertung

JAM-19 = Die Runde endet, wenn niemand mehr Handkarten hat. Jede Strafkarte zählt 1 Strafpunkt, jede Spezialkarte 2. Ein Anhänger zählt 1, denn er trägt eine Zahl; ihr könnt auch 2 vereinbaren. Wer die wenigsten Strafpunkte hat, gewinnt. Haben mehrere die wenigsten, teilen sie sich den Sieg.
    .title = Zählen
    .end =
        { $winners ->
            [1] { $for ->
                [winner] Gewonnen: { word-points }!
                [loser] Verloren: { $names } hat gewonnen ({ word-points }).
               *[other] { $names } hat gewonnen ({ word-points }).
            }
           *[other] { $for ->
                [winner] Geteilter Sieg mit { $names }: je { word-points }!
                [loser] Verloren: { $names } teilen sich den Sieg (je { word-points }).
               *[other] { $names } teilen sich den Sieg (je { word-points }).
            }
        }
    .refusal = Die Partie ist zu Ende, die Strafpunkte sind gezählt. Starte eine neue Partie, um weiterzuspielen.
JAM-20 = Eine Partie ist eine Runde. Ihr könnt mehrere vereinbaren; dann werden die Strafpunkte zusammengezählt.
    .title = Runden

## Für jüngere Kinder

JAM-21 = Spielt nur mit den Zahlen unter 10, 20 oder 30.
    .title = Kleine Zahlen
JAM-22 = Teilt nur fünf Karten an jeden aus.
    .title = Fünf Karten
JAM-23 = Spielt mit zwei Reihen.
    .title = Zwei Reihen
JAM-24 = Lasst die Spezialkarten weg.
    .title = Ohne Spezialkarten
JAM-25 = Reihen dürfen beliebig lang sein; niemand nimmt eine Reihe, weil sie zu lang ist.
    .title = Beliebige Länge
JAM-26 = Für eine zu niedrige Zahl nimmst du keine Reihe. Sie kommt an den Anfang einer beliebigen Reihe und schiebt die anderen nach hinten, ganz gleich, welche Zahlen dort liegen; ein Anhänger steht dort als eigenes Auto. Werden es mehr als vier Autos, nimmst du die Reihe, und deine Karte beginnt sie neu, außer Reihen dürfen beliebig lang sein.
    .title = Niedrige Karten nach vorn
JAM-27 = Die Karten müssen für alle Spieler und Reihen reichen, und es muss genug Karten außer den Anhängern geben, um die Reihen zu beginnen. Sonst beginnt die Partie nicht, und ihr erfahrt die Zahlen. Auch drei Handkarten sind erlaubt.
    .title = Genug Karten
    .refusal =
        { $case ->
            [trailers] Karten, die keine Anhänger sind: { $cards }. Für den Anfang der Reihen braucht es { $needed }. Wähle weniger Anhänger oder mehr Zahlen.
           *[cards] { $seats } Spieler mit je { $hand } Karten und { $lanes } Reihen brauchen { $needed } Karten, es gibt aber nur { $cards }. Wähle weniger Handkarten, weniger Spieler oder mehr Zahlen.
        }

## Aktionsleiste

ask-card = Wähle eine Karte aus deiner Hand.
ask-ambulance = Dein Krankenwagen: an den Anfang welcher Reihe?
ask-police = Dein Streifenwagen: ans Ende welcher Reihe?
ask-tow = Dein Abschleppwagen: ans Ende welcher Reihe?
ask-place = Wohin kommt deine { $card }?
ask-take = Deine { $card } ist zu niedrig. Welche Reihe nimmst du?
ask-front = Deine { $card } ist zu niedrig. An den Anfang welcher Reihe?
ask-wait = Warten auf die anderen.
ask-deal = Die Karten werden ausgeteilt.
ask-over = Die Partie ist zu Ende.

## Verlauf

event-opened =
    { $card ->
        [A] Reihe { $lane } beginnt mit einem Krankenwagen.
        [P] Reihe { $lane } beginnt mit einem Streifenwagen.
        [T] Reihe { $lane } beginnt mit einem Abschleppwagen.
       *[number] Reihe { $lane } beginnt mit der { $card }.
    }
event-aside = Die { $card } ist ein Anhänger und wird beiseitegelegt; eine andere Karte wird aufgedeckt.
event-back =
    { $count ->
        [one] Der beiseitegelegte Anhänger wird wieder eingemischt.
       *[other] Die { $count } beiseitegelegten Anhänger werden wieder eingemischt.
    }
event-dealt = { word-seat } bekommt { word-card }.
event-revealed = { word-seat } deckt { word-card } auf.
event-joined = { word-seat } legt { word-card } ans Ende von Reihe { $lane }.
event-hitched = { word-seat } hängt { word-card } an Reihe { $lane }.
event-filled = { word-seat } legt { word-card } in die Lücke von Reihe { $lane }, Stelle { $place }.
event-front = { word-seat } legt { word-card } an den Anfang von Reihe { $lane }.
event-low = { word-card-start } ist zu niedrig: { word-seat } wählt Reihe { $lane }.
event-towed = { word-seat } stellt einen Abschleppwagen ans Ende von Reihe { $lane } und lädt das Auto davor auf.
event-took =
    { $count ->
        [0] { word-seat } räumt Reihe { $lane }: Zu nehmen war nichts.
        [one] { word-seat } nimmt { $count } Karte aus Reihe { $lane } ({ word-points }).
       *[other] { word-seat } nimmt { $count } Karten aus Reihe { $lane } ({ word-points }).
    }
event-counted = { word-seat }: { word-points } in dieser Runde, { $total } insgesamt.
event-won = { word-seat } gewinnt mit { $points ->
        [one] { $points } Strafpunkt
       *[other] { $points } Strafpunkten
    }!
event-shared = Geteilter Sieg für { word-seat } ({ word-points })!
word-points =
    { $points ->
        [one] { $points } Strafpunkt
       *[other] { $points } Strafpunkte
    }

## Optionen

preset-usual = Die vollen Regeln
    .help = Je zehn Karten, drei Reihen, alle Spezialkarten.
preset-family = Familie
    .help = Je fünf Karten, und für eine niedrige Karte nimmt niemand eine Reihe.
preset-younger = Für jüngere Kinder
    .help = Je fünf Karten, zwei Reihen, Zahlen unter 30, keine Spezialkarten.
preset-small = Fürs allererste Mal
    .help = Je drei Karten, Zahlen unter 20, und für eine niedrige Karte nimmt niemand eine Reihe.
preset-rounds = Drei Runden
    .help = Die Strafpunkte aus drei Runden werden zusammengezählt.
option-lanes = Reihen
    .help = Drei, oder zwei für jüngere Kinder.
option-hand = Karten je Spieler
    .help = Zehn; für jüngere Kinder fünf oder drei.
option-below = Nur Zahlen unter
    .help = 10, 20 oder 30 für jüngere Kinder. Ohne Angabe sind alle 50 im Spiel.
option-specials = Spezialkarten
    .help = Aus: Krankenwagen, Streifenwagen und Abschleppwagen bleiben weg.
option-too-long = Höchstens vier Autos je Reihe
    .help = Aus: Reihen dürfen beliebig lang sein.
option-too-low = Strafe für niedrige Karten
    .help = Aus: Eine zu niedrige Karte kommt an den Anfang einer Reihe.
option-rounds = Runden
    .help = Die Strafpunkte aller Runden werden zusammengezählt.
option-trailers = Anhänger
    .help = Die Zahlen, die auf deinen Karten Anhänger sind. Die hier genannten sind nicht bestätigt.
option-trailer-points = Punkte eines Anhängers
    .help = Was ein Anhänger unter den Strafkarten zählt: 1 wie jede Zahl oder 2 wie eine Spezialkarte.
option-trailer-gaps = Anhänger dürfen Lücken füllen
    .help = An: Ein Anhänger darf in eine Lücke, in die seine Zahl passt, und steht dort als eigenes Auto. Aus: Das dürfen nur andere Zahlen.

## Wörter der Zeichnung in Buchstaben

drawing-hand = Handkarten
drawing-cards = Karten
drawing-pile = Nachziehstapel
drawing-revealed = aufgedeckt
drawing-penalty = Strafe
drawing-points = Punkte
drawing-round = Runde
drawing-trailers = Anhänger
drawing-unverified = nicht bestätigt
