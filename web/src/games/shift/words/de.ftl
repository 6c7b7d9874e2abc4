### Rush Hour Shift im Browser: Namen der Züge, Spielbrett, Hand, Lektion, Aufbau-Editor.
### $vehicle ist ein Buchstabe, gold oder silver; $section ist L oder R; $place ist L, C oder R.

## Züge

move-play = { word-card } ausspielen
move-drive = { name-vehicle }: { word-spaces } { word-way }
move-shift = { name-section }: { word-rows }
move-stop = Auf die übrigen Schritte verzichten
name-vehicle =
    { $vehicle ->
        [gold] { vehicle-hero-gold }
        [silver] { vehicle-hero-silver }
       *[letter] Fahrzeug { $vehicle }
    }
name-section =
    { $section ->
        [L] Linker Abschnitt
       *[R] Rechter Abschnitt
    }
name-colour =
    { $colour ->
        [blue] blau
        [green] grün
        [tan] beige
        [white] weiß
        [orange] orange
        [red] rot
        [black] schwarz
        [yellow] gelb
        [silver] silbern
       *[gold] golden
    }
name-place =
    { $place ->
        [L] linker Abschnitt
        [R] rechter Abschnitt
       *[C] Mitte
    }

## Spielbrett

board-name = Spielbrett
board-you = du
board-vehicle =
    { $vehicle ->
        [gold] { name-vehicle }, { name-place }, { word-cell }
        [silver] { name-vehicle }, { name-place }, { word-cell }
       *[letter] { name-vehicle }, { name-colour }, { name-place }, { word-cell }
    }
board-section =
    { $place ->
        [up] { $rows ->
            [one] { name-section }, { $rows } Reihe höher als die Mitte
           *[other] { name-section }, { $rows } Reihen höher als die Mitte
        }
        [down] { $rows ->
            [one] { name-section }, { $rows } Reihe tiefer als die Mitte
           *[other] { name-section }, { $rows } Reihen tiefer als die Mitte
        }
       *[level] { name-section }, auf gleicher Höhe mit der Mitte
    }
board-locked = Gesperrt: { word-vehicle } steht auf der Naht
board-zoom = Spielbrett vergrößern
board-pan = Straße, seitlich verschiebbar
board-keys = Die Pfeiltasten bewegen es um ein Feld, die Rücktaste nimmt einen Schritt zurück.
board-keys-slide = Die Pfeiltasten wählen die Weite, die Eingabetaste fährt los, Escape bricht ab.
board-keys-section = Pfeil hoch und Pfeil runter wählen die Reihen, die Eingabetaste verschiebt, Escape bricht ab.

## Hand

hand-own = Deine Hand
hand-other = Hand von { word-seat }: { $count }
hand-pile = Nachziehstapel: { $count }
hand-discards = Ablegestapel: { $count }
hand-no-discards = Hier liegen bald die gespielten Karten.
hand-none = Noch keine Karten.
hand-new = neu
hand-play = Im Spiel
hand-due = Was zu tun ist
due-step =
    { $done ->
        [yes] Schritt gemacht
       *[no] Schritt offen
    }
due-shift =
    { $done ->
        [yes] Verschiebung gemacht
       *[no] Verschiebung offen
    }
due-slide =
    { $done ->
        [yes] Freie Fahrt gemacht
       *[no] Freie Fahrt offen
    }

## Erste Lektion

lesson-move = Gold fährt nach rechts, und Fahrzeug A steht im Weg. Spiel Bewegen 3: einen Schritt mit A, zwei mit deinem Heldenauto.
lesson-move-done = Gut gefahren. Die Schritte einer Karte darfst du auf alle Fahrzeuge verteilen, nur nicht auf das Heldenauto der anderen Seite.
lesson-shift = Der Lastwagen A versperrt deine Spur. Spiel Verschieben und zieh den linken Abschnitt nach oben oder unten, bis vor deinem Heldenauto eine freie Spur liegt.
lesson-shift-done = Die Straße selbst hat sich bewegt, mit allem, was darauf steht. Eine Reihe muss immer durch alle drei Abschnitte führen.
lesson-lock = Fahrzeug A steht auf der Naht und verriegelt sie. Spiel Bewegen und Verschieben 1: Fahr zuerst A von der Naht, dann verschieb den linken Abschnitt.
lesson-lock-done = Die Riegel sind weg, sobald nichts mehr auf der Naht steht. Schritte und Verschiebung gehen in beliebiger Reihenfolge.
lesson-slide = Der Lastwagen A steht quer auf deiner Spur. Spiel Freie Fahrt und schick ihn nach oben oder unten, so weit du willst.
lesson-slide-done = Freie Fahrt geht so weit, wie die Straße frei ist, in einem Zug. Die Spur gehört jetzt dir.
lesson-win = Vor dir ist nichts mehr. Spiel Freie Fahrt und bring dein Heldenauto über das rechte Ende, ganz von der Spielfläche.
lesson-win-done = So gewinnst du. Nur halb draußen hätte nicht gereicht.

## Aufbau-Editor

editor-title = Aufbau zeichnen
editor-intro = Zieh Fahrzeuge vom Parkplatz auf die Straße, oder drück auf eines, um es hinzuzufügen. Gold beginnt am linken Ende, Silber am rechten.
editor-shelf = Parkplatz
editor-add-car = Fahrzeug der Länge 2 hinzufügen
editor-add-truck = Fahrzeug der Länge 3 hinzufügen
editor-add-gold = Goldenes Heldenauto hinzufügen
editor-add-silver = Silbernes Heldenauto hinzufügen
editor-turn = Drehen
editor-remove = Entfernen
editor-clear = Straße leeren
editor-undo = Rückgängig
editor-load = Mit einem gedruckten Aufbau beginnen
editor-number = Aufbau { $number }
editor-keys = Die Pfeiltasten bewegen es, R dreht es, Entf entfernt es.
editor-counts = Länge 2: { $short } von 8. Länge 3: { $long } von 4.
editor-full = Dafür ist kein Platz. Entferne zuerst ein Fahrzeug.
editor-checking = Wird geprüft …
editor-valid = Dieser Aufbau ist spielbar.
editor-wrong = Noch nicht fertig:
editor-unreadable = Das ist keine Zeichnung eines Aufbaus. Sie braucht sechs Reihen mit 14 Feldern und | an den beiden Nähten.
editor-unreachable = Der Server antwortet nicht, darum ist der Aufbau nicht geprüft.
editor-play = Damit spielen
editor-here = An diesem Gerät
editor-friends = Mit jemandem zusammen
editor-computer = Gegen den Computer
editor-share = Weitergeben
editor-text = Als Text
editor-link = Als Link
editor-copy-text = Text kopieren
editor-copy-link = Link kopieren
editor-copied = Kopiert.
editor-use-text = Diesen Text übernehmen
