### Rush Hour Shift und Rush Hour Duo: die Wörter des Spiels.
### $seat ist gold oder silver; $section ist L oder R; $card ist ein Kartenkürzel oder ?, wenn die Karte verdeckt ist.
### $vehicle und $other sind ein Buchstabe oder gold oder silver für ein Heldenauto (> und < erscheinen unverändert).
### $way ist left, right, up oder down; $spaces und $rows zählen in dieser Richtung.

game-name = Rush Hour Shift
game-line = Bring dein Heldenauto durch den Stau, und wenn gar nichts mehr geht, verschieb einfach die Straße.

## Sitze und Fahrzeuge

seat-gold = Gold
seat-silver = Silber
vehicle-hero-gold = Goldenes Heldenauto
vehicle-hero-silver = Silbernes Heldenauto

## Bausteine für die Sätze weiter unten

word-seat =
    { $seat ->
        [silver] { seat-silver }
       *[gold] { seat-gold }
    }
word-vehicle =
    { $vehicle ->
        [gold] das goldene Heldenauto
        [silver] das silberne Heldenauto
       *[letter] Fahrzeug { $vehicle }
    }
word-vehicle-start =
    { $vehicle ->
        [gold] Das goldene Heldenauto
        [silver] Das silberne Heldenauto
       *[letter] Fahrzeug { $vehicle }
    }
word-other =
    { $other ->
        [gold] das goldene Heldenauto
        [silver] das silberne Heldenauto
       *[letter] Fahrzeug { $other }
    }
word-section =
    { $section ->
        [L] den linken Abschnitt
        [lower] den unteren Abschnitt
        [upper] den oberen Abschnitt
       *[R] den rechten Abschnitt
    }
name-card =
    { $card ->
        [M1] Bewegen 1
        [M2] Bewegen 2
        [M3] Bewegen 3
        [M4] Bewegen 4
        [MS1] Bewegen und Verschieben 1
        [MS2] Bewegen und Verschieben 2
        [MS3] Bewegen und Verschieben 3
        [SH] Verschieben
       *[SL] Freie Fahrt
    }
word-card =
    { $card ->
        [hidden] eine Karte
       *[known] „{ name-card }“
    }
word-cell = Reihe { $row }, Spalte { $column }
word-spaces =
    { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }
word-way =
    { $way ->
        [left] nach links
        [right] nach rechts
        [up] nach oben
       *[down] nach unten
    }
word-rows =
    { $way ->
        [left] { word-rows-aside } { word-way }
        [right] { word-rows-aside } { word-way }
       *[other] { $rows ->
            [one] { $rows } Reihe { word-way }
           *[other] { $rows } Reihen { word-way }
        }
    }
word-rows-aside =
    { $rows ->
        [one] { $rows } Feld
       *[other] { $rows } Felder
    }

## Aufbau

SHIFT-1 = Zu Beginn liegen die drei Abschnitte auf gleicher Höhe und bilden zusammen ein Rechteck aus 6 Reihen und 14 Spalten: links 5 Spalten, in der Mitte 4, rechts 5.
    .title = Alles auf einer Höhe
    .refusal = Zu Beginn liegen alle drei Abschnitte auf gleicher Höhe; zeichne sechs volle Reihen mit 14 Feldern.
SHIFT-2 = Stellt die Fahrzeuge so auf, wie es einer der zehn gedruckten Aufbauten zeigt, oder denkt euch einen eigenen Aufbau aus. Die Seite mit den Aufbauten von Duo ist verloren; Duo verwendet deshalb dieselben zehn.
    .title = Fahrzeuge aufstellen
    .refusal = Ein Fahrzeug { $vehicle } gibt es auf dieser Spielfläche nicht. Wähle eines, das dort steht.
SHIFT-3 = Ein eigener Aufbau hat genau ein goldenes und ein silbernes Heldenauto, beide längs einer Reihe: Gold auf den Spalten 1 und 2, Silber auf den Spalten 13 und 14. Blockierende Fahrzeuge sind 2 oder 3 Felder lang; wie in der Schachtel sind es höchstens 8 der Länge 2 und 4 der Länge 3, außer die Option für zusätzliche Fahrzeuge ist an. Jedes Fahrzeug steht ganz auf der Spielfläche, und keine zwei überlappen sich. Ist ein Aufbau nicht gültig, erfährst du den Grund und das Feld.
    .title = Eigener Aufbau
    .refusal =
        { $case ->
            [off-grid] { word-vehicle-start } steht nicht ganz auf der Spielfläche ({ word-cell }). Rück es hinein.
            [overlap] { word-vehicle-start } überlappt ein anderes Fahrzeug ({ word-cell }). Lass dort nur eines stehen.
            [heroes] Ein Aufbau braucht genau ein goldenes und ein silbernes Heldenauto, je 2 Felder lang. Ergänze, was fehlt, oder nimm weg, was zu viel ist.
            [hero-place] { word-vehicle-start } steht an der falschen Stelle ({ word-cell }). Gold gehört auf die Spalten 1 und 2, Silber auf die Spalten 13 und 14.
            [hero-direction] { word-vehicle-start } muss längs einer Reihe stehen ({ word-cell }). Dreh es.
            [length] { word-vehicle-start } hat die falsche Länge ({ word-cell }). Heldenautos sind 2 Felder lang, blockierende Fahrzeuge 2 oder 3.
            [too-many-short] Blockierende Fahrzeuge der Länge 2 auf der Spielfläche: { $count }. In der Schachtel sind 8; nimm welche weg oder erlaube zusätzliche Fahrzeuge.
            [too-many-long] Blockierende Fahrzeuge der Länge 3 auf der Spielfläche: { $count }. In der Schachtel sind 4; nimm welche weg oder erlaube zusätzliche Fahrzeuge.
           *[broken] { word-vehicle-start } ist kein gerades, zusammenhängendes Stück ({ word-cell }). Zeichne es in einer Linie ohne Lücke.
        }
SHIFT-4 = Mischt alle 32 Karten. Jeder bekommt vier davon, die der andere nicht sieht. Der Rest liegt verdeckt als Nachziehstapel bereit.
    .title = Karten austeilen
SHIFT-5 = Einigt euch, wer Gold fährt und wer Silber.
    .title = Gold oder Silber
SHIFT-6 = Die erste Partie beginnt, wer jünger ist; danach beginnt, wer die letzte Partie zwischen euch beiden gewonnen hat. Wer den Tisch eröffnet, kann angeben, wer jünger ist; sonst entscheidet beim ersten Mal das Los. Nach einem Unentschieden beginnt, wer zuletzt nicht begonnen hat.
    .title = Wer beginnt

## Der Zug

SHIFT-7 = Ihr seid abwechselnd am Zug. Spiel eine deiner vier Karten offen auf den Ablegestapel, führ sie aus und zieh dann eine Karte nach.
    .title = Dein Zug
    .refusal =
        { $case ->
            [wait] { word-seat } ist am Zug. Warte, bis du an der Reihe bist.
            [card-first] Spiel zuerst eine Karte aus.
            [not-held] Du hast { word-card } nicht auf der Hand. Wähle eine deiner Karten.
            [one-card] Eine Karte pro Zug: Führ erst die ausgespielte zu Ende.
           *[dealing] Gerade werden Karten ausgeteilt oder gezogen. Warte einen Moment.
        }
SHIFT-8 = Ist der Nachziehstapel leer, mischt ihr den Ablegestapel; er wird zum neuen Nachziehstapel. Das geschieht, sobald die letzte Karte gezogen ist: So gibt es immer etwas zum Nachziehen, und die Karte dieses Zugs ist schon dabei.
    .title = Neuer Nachziehstapel
SHIFT-9 = Handkarten sind verdeckt, abgelegte Karten offen. Wie viele Karten in jedem Stapel sind, dürfen alle wissen.
    .title = Verdeckt und offen
SHIFT-10 = Die Teile einer Karte sind jeder einzelne Schritt, die Verschiebung und die „Freie Fahrt“. Solange ein noch offener Teil möglich ist, musst du einen ausführen; welchen, entscheidest du. Ist keiner möglich, verfällt der Rest und du ziehst nach. Es zählt nur der Augenblick: Du darfst auch eine Reihenfolge wählen, bei der ein Teil verfällt. Ist vereinbart, dass bei „Bewegen und Verschieben“ nicht beides Pflicht ist, darf die Karte auch nur für die Schritte oder nur für die Verschiebung genutzt werden: Ist kein Schritt mehr zu machen, darfst du auf die Verschiebung verzichten; hast du vor dem ersten Schritt verschoben, darfst du auf die Schritte verzichten. Beides beendet die Karte.
    .title = Karten ausführen
    .refusal = Dieser Teil der Karte ist erledigt oder gerade nicht möglich. Führ einen aus, der möglich ist.

## Fahrzeuge

SHIFT-11 = Du darfst jedes Fahrzeug bewegen, nur nicht das Heldenauto deines Gegners.
    .title = Was du bewegen darfst
    .refusal = { word-vehicle-start } gehört deinem Gegner. Beweg dein eigenes Heldenauto oder ein blockierendes Fahrzeug.
SHIFT-12 = Fahrzeuge fahren nur auf ihrer eigenen Linie vor und zurück, nie zur Seite. Sie werden nie angehoben und springen nie über andere.
    .title = Vor und zurück
    .refusal = { word-vehicle-start } kommt nicht durch, denn { word-other } steht im Weg. Mach den Weg frei oder beweg ein anderes Fahrzeug.
SHIFT-13 = Blockierende Fahrzeuge bleiben immer ganz auf der Spielfläche.
    .title = Blockierer bleiben
    .refusal = { word-vehicle-start } würde die Spielfläche verlassen. Blockierende Fahrzeuge bleiben darauf; wähle einen anderen Zug.
SHIFT-14 = Nur Heldenautos dürfen die Spielfläche verlassen, und das nur über das Ende gegenüber ihrem Start.
    .title = Die Spielfläche verlassen
    .refusal = { word-vehicle-start } darf nur über das gegenüberliegende Ende hinausfahren. Fahr in die andere Richtung.
SHIFT-15 = Ein Fahrzeug längs einer Reihe darf über eine Naht fahren, wo beide Abschnitte diese Reihe haben. Fehlt dem Nachbarabschnitt die Reihe, ist an der Naht Schluss; über eine Naht verlässt niemand die Spielfläche. Ein Fahrzeug längs einer Spalte bleibt in seinem Abschnitt.
    .title = Über die Naht
    .refusal = { word-vehicle-start } kommt hier nicht hinüber: Hinter der Naht geht die Straße nicht weiter. Verschieb zuerst einen Abschnitt oder wähle einen anderen Zug.
SHIFT-16 = Ein Heldenauto, das schon teilweise über das Ende gegenüber seinem Start hinausragt, ist noch im Spiel. Es gehört zum äußeren Abschnitt und wird mit ihm verschoben; es sperrt keine Naht und darf zurückfahren.
    .title = Halb draußen

## Karten

SHIFT-17 = „Bewegen“ gibt dir eine Anzahl Schritte von je einem Feld. Mach insgesamt genau so viele, frei verteilt auf Fahrzeuge und Richtungen; jeder Schritt muss möglich sein, wenn du ihn machst. Ist vereinbart, dass nicht alle Schritte Pflicht sind, darfst du nach mindestens einem auf den Rest verzichten.
    .title = Die Karte „Bewegen“
    .refusal =
        { $case ->
            [unit] Ein Schritt nach dem anderen: Beweg ein Fahrzeug um ein Feld.
            [exact] { word-card } musst du ganz ausnutzen: Mach alle Schritte.
            [first-step] Mach mindestens einen Schritt, bevor du auf den Rest verzichtest.
            [shift-first] Mach zuerst die Verschiebung, wenn du auf die Schritte verzichten willst.
           *[all-made] Alle Schritte von { word-card } sind gemacht. Mit dieser Karte fährt kein Fahrzeug mehr.
        }
SHIFT-18 = Innerhalb einer Karte darf ein Fahrzeug vor und wieder zurück fahren.
    .title = Hin und her
SHIFT-19 = Bei „Verschieben“ wählst du den linken oder den rechten Abschnitt und verschiebst ihn nach oben oder unten, um beliebig viele Reihen, mindestens aber um eine. Die Mitte wird nie verschoben. Fahrzeuge, die ganz auf dem Abschnitt stehen, wandern mit; aufhalten kann eine Verschiebung nur ein Fahrzeug, das auf einer Naht steht.
    .title = Die Karte „Verschieben“
    .refusal =
        { $case ->
            [no-drive] Mit { word-card } bewegst du kein Fahrzeug. Verschieb einen Abschnitt.
           *[no-shift] Mit { word-card } verschiebst du keinen Abschnitt. Beweg ein Fahrzeug.
        }
SHIFT-20 = In Shift muss nach jeder Verschiebung mindestens eine Reihe durch alle drei Abschnitte führen. In Duo genügt es, wenn jeder der beiden äußeren Abschnitte eine Reihe mit der Mitte gemeinsam hat.
    .title = Die Straße bleibt verbunden
    .refusal = Du kannst { word-section } nicht um { word-rows } verschieben: Die Abschnitte wären dann nicht mehr verbunden. Verschieb ihn anders weit.
SHIFT-21 = Ein Fahrzeug auf einer Naht, ob Heldenauto oder blockierendes Fahrzeug, sperrt die beiden Abschnitte, auf denen es steht: Sie lassen sich nicht gegeneinander verschieben. Der Abschnitt am anderen Ende lässt sich weiter verschieben. Das gilt auch für Duo.
    .title = Gesperrte Nähte
    .refusal = Du kannst { word-section } nicht verschieben, denn { word-vehicle } steht auf der Naht. Versuch es mit dem anderen Abschnitt oder mach zuerst die Naht frei.
SHIFT-22 = Bei „Freie Fahrt“ bewegst du ein Fahrzeug beliebig viele Felder in eine Richtung, bis zum nächsten Fahrzeug oder zum Ende der Spielfläche. Es darf früher halten, fährt aber mindestens ein Feld.
    .title = Die Karte „Freie Fahrt“
    .refusal = Beweg { word-vehicle } in einem Rutsch: mindestens ein Feld, in eine Richtung.
SHIFT-23 = „Bewegen und Verschieben“ gibt dir genau die gezeigte Zahl an Schritten wie „Bewegen“ und dazu eine Verschiebung wie „Verschieben“. Die Reihenfolge bestimmst du: erst alle Schritte, erst die Verschiebung oder die Verschiebung mittendrin. Sie kostet keine Schritte. Verzichten darfst du nur, soweit das vereinbart ist; hast du mit den Schritten begonnen, machst du alle, wenn nicht auch der Verzicht auf die restlichen vereinbart ist.
    .title = Die Karte „Bewegen und Verschieben“
    .refusal =
        { $case ->
           *[shift-done] { word-card } erlaubt eine Verschiebung, und die ist gemacht. Mach die restlichen Schritte.
        }
SHIFT-24 = Schritte können also eine anfangs gesperrte Verschiebung möglich machen, und sie können dich eine anfangs mögliche kosten.
    .title = Schritte ändern die Verschiebung

## Das Ende

SHIFT-25 = Du gewinnst in dem Augenblick, in dem dein Heldenauto die Spielfläche über das Ende gegenüber seinem Start ganz verlassen hat; nur zum Teil genügt nicht. Der Rest der Karte wird nicht mehr ausgeführt.
    .title = So gewinnst du
    .end =
        { $card ->
            [SL] { $for ->
                [winner] Gewonnen: Du bist mit „Freie Fahrt“ hinausgefahren!
                [loser] Verloren: { word-seat } ist mit „Freie Fahrt“ hinausgefahren.
               *[other] { word-seat } ist mit „Freie Fahrt“ hinausgefahren und hat gewonnen.
            }
           *[other] { $for ->
                [winner] Gewonnen: Du bist hinausgefahren!
                [loser] Verloren: { word-seat } ist hinausgefahren.
               *[other] { word-seat } ist hinausgefahren und hat gewonnen.
            }
        }
    .refusal = Die Partie ist zu Ende: Ein Heldenauto hat die Spielfläche verlassen. Starte eine neue Partie, um weiterzuspielen.
SHIFT-26 = Mit „Freie Fahrt“ darf dein Heldenauto direkt hinausfahren, und dann hast du gewonnen.
    .title = Mit „Freie Fahrt“ gewinnen
    .refusal = { word-vehicle-start } braucht nur noch { word-spaces } bis ganz nach draußen. Wähle diese Zahl.
SHIFT-27 = Keine Regel beendet eine endlose Partie. Legt ihr ein Zuglimit fest, endet die Partie nach so vielen Zügen unentschieden. Unter Menschen ist es aus, in Simulationen an.
    .title = Zuglimit
    .end =
        { $turns ->
            [one] Unentschieden: Nach { $turns } Zug ist niemand draußen.
           *[other] Unentschieden: Nach { $turns } Zügen ist niemand draußen.
        }
    .refusal = Die Partie ist zu Ende: Das Zuglimit ist erreicht, es steht unentschieden. Starte eine neue Partie, um weiterzuspielen.

## Die Karten mit Namen

card-M = Bewegen { $n }
    .does =
        { $n ->
            [one] Mach { $n } Schritt mit einem Fahrzeug.
           *[other] Mach { $n } Schritte, beliebig auf Fahrzeuge verteilt.
        }
card-MS = Bewegen und Verschieben { $n }
    .does =
        { $n ->
            [one] Mach { $n } Schritt und verschieb einen Abschnitt, in beliebiger Reihenfolge.
           *[other] Mach { $n } Schritte und verschieb einen Abschnitt, in beliebiger Reihenfolge.
        }
card-SH = Verschieben
    .does = Verschieb einen der beiden äußeren Abschnitte um beliebig viele Reihen.
card-SL = Freie Fahrt
    .does = Beweg ein Fahrzeug in eine Richtung, so weit du willst.

## Aktionsleiste

ask-card = { word-seat }: Spiel eine Karte aus.
ask-steps =
    { $left ->
        [one] { word-seat }: noch { $left } Schritt.
       *[other] { word-seat }: noch { $left } Schritte.
    }
ask-shift = { word-seat }: Verschieb einen Abschnitt.
ask-steps-or-shift =
    { $left ->
        [one] { word-seat }: noch { $left } Schritt und die Verschiebung, in beliebiger Reihenfolge.
       *[other] { word-seat }: noch { $left } Schritte und die Verschiebung, in beliebiger Reihenfolge.
    }
ask-slide = { word-seat }: „Freie Fahrt“ für ein Fahrzeug deiner Wahl.
ask-wait = Warten auf { word-seat }.

## Verlauf

event-starts = { word-seat } beginnt.
event-dealt = { word-seat } bekommt { word-card }.
event-played = { word-seat } spielt { word-card }.
event-drove = { word-seat } bewegt { word-vehicle } um { word-spaces } { word-way }.
event-shifted = { word-seat } verschiebt { word-section } um { word-rows }.
event-lost = { word-seat } kann den Rest der Karte nicht ausführen; er verfällt.
event-gave-up =
    { $left ->
        [one] { word-seat } verzichtet auf den letzten Schritt.
       *[other] { word-seat } verzichtet auf die letzten { $left } Schritte.
    }
event-gave-up-shift = { word-seat } verzichtet auf die Verschiebung.
event-drew = { word-seat } zieht { word-card }.
event-reshuffled =
    { $count ->
        [one] Der Ablegestapel wird zum neuen Nachziehstapel: { $count } Karte.
       *[other] Der Ablegestapel wird gemischt und zum neuen Nachziehstapel: { $count } Karten.
    }
event-won = { word-seat } ist draußen und gewinnt!
event-drawn =
    { $turns ->
        [one] Unentschieden nach { $turns } Zug.
       *[other] Unentschieden nach { $turns } Zügen.
    }

## Optionen

preset-duo = Duo
    .help = Die Regel der zweiten Schachtel: Jeder äußere Abschnitt braucht nur mit der Mitte eine gemeinsame Reihe.
option-edition = Ausgabe
    .help = Shift: Eine Reihe muss immer durch alle drei Abschnitte führen. Duo: Jeder äußere Abschnitt braucht nur mit der Mitte eine gemeinsame Reihe.
option-setup = Aufbau
    .help = Einer der zehn gedruckten Aufbauten oder ein eigener.
option-extra-vehicles = Zusätzliche Fahrzeuge
    .help = Ein eigener Aufbau darf mehr blockierende Fahrzeuge haben, als in der Schachtel sind.
option-deck = Kartensatz
    .help = Wie viele Karten von jeder Art. Mindestens 9 Karten, und mindestens eine davon muss ein Fahrzeug bewegen. { deck-unverified }
    .each = { name-card }
option-exact-moves = Alle Schritte sind Pflicht
    .help = Aus: Nach mindestens einem Schritt darfst du auf die übrigen verzichten. Die Verschiebung von „Bewegen und Verschieben“ bleibt Pflicht.
option-all-parts = Schritte und Verschiebung sind beide Pflicht
    .help = Aus: „Bewegen und Verschieben“ darf auch nur für die Schritte oder nur für die Verschiebung genutzt werden.
option-turn-limit = Zuglimit
    .help = Nach so vielen Zügen endet die Partie unentschieden. Ohne Zahl dauert sie, bis jemand gewinnt.
option-starter = Wer beginnt
    .help = Wer am jüngsten ist, das Los, Gold oder Silber. In einer Serie beginnt, wer zuletzt gewonnen hat.

## Was an einer Option oder Zeichnung nicht stimmt; Teil einer Zeile, $name ist left, centre oder right

wrong-setup = { $value } ist weder eine Zahl von 1 bis 10 noch eine Zeichnung
wrong-colours = jedes blockierende Fahrzeug braucht eine Farbe, oder keines
wrong-deck = ein Kartensatz nennt die Anzahl jeder Karte, etwa M1=6,M2=6,SH=4,SL=3
wrong-deck-small =
    { $cards ->
        [one] { $cards } Karte ist zu wenig; es braucht { $least }, um je { $hand } auszuteilen und eine zum Ziehen zu lassen
       *[other] { $cards } Karten sind zu wenig; es braucht { $least }, um je { $hand } auszuteilen und eine zum Ziehen zu lassen
    }
wrong-deck-still = mit keiner dieser Karten fährt ein Fahrzeug; nimm „Bewegen“, „Bewegen und Verschieben“ oder „Freie Fahrt“ dazu
wrong-mark = { $mark } ist weder '.' noch ein Heldenauto '>' oder '<' noch der Buchstabe eines anderen Fahrzeugs (L und R sind die Abschnitte)
wrong-row = eine Reihe hat drei Abschnitte zwischen zwei Nähten '|'
wrong-width =
    { $name ->
        [left] der linke Abschnitt hat { $due } Spalten, diese Reihe zeichnet { $given }
        [right] der rechte Abschnitt hat { $due } Spalten, diese Reihe zeichnet { $given }
       *[centre] der mittlere Abschnitt hat { $due } Spalten, diese Reihe zeichnet { $given }
    }
wrong-cells =
    { $name ->
        [left] eine Reihe des linken Abschnitts hat { $due } Felder oder keines, hier sind es { $given }
        [right] eine Reihe des rechten Abschnitts hat { $due } Felder oder keines, hier sind es { $given }
       *[centre] eine Reihe des mittleren Abschnitts hat { $due } Felder oder keines, hier sind es { $given }
    }
wrong-rows =
    { $name ->
        [left] der linke Abschnitt braucht { $due } Reihen untereinander, hier sind es { $given }
        [right] der rechte Abschnitt braucht { $due } Reihen untereinander, hier sind es { $given }
       *[centre] der mittlere Abschnitt braucht { $due } Reihen untereinander, hier sind es { $given }
    }

## Woher eine Regel kommt

mark-book = aus der Anleitung
mark-pic = aus einem Bild der Anleitung
mark-ruling = unsere Festlegung
mark-unverified = nicht bestätigt
deck-unverified = Die Anleitung verrät nur, dass es 32 Karten sind und welche Arten; wie viele von jeder, stammt aus einer öffentlichen Liste, die niemand bestätigt hat, also ändere die Anzahlen ruhig.

## Wörter der Zeichnung in Buchstaben

drawing-hand = Handkarten
drawing-cards = Karten
drawing-pile = Nachziehstapel
drawing-discards = Ablegestapel
