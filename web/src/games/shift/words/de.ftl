### Rush Hour Shift im Browser: Namen der Züge, Spielbrett, Hand, Lektion, Aufbau-Editor.
### $vehicle ist ein Buchstabe, gold oder silver; $section ist L oder R; $place ist L, C oder R.

## Züge

move-play = { word-card } ausspielen
move-drive = { word-spaces } { word-way }
move-shift = { word-rows }
move-stop =
    { $what ->
        [shift] Auf die Verschiebung verzichten
       *[steps] Auf die übrigen Schritte verzichten
    }
name-vehicle =
    { $vehicle ->
        [gold] { vehicle-hero-gold }
        [silver] { vehicle-hero-silver }
       *[letter] Fahrzeug { $vehicle }
    }
name-section =
    { $section ->
        [L] Linker Abschnitt
        [lower] Unterer Abschnitt
        [upper] Oberer Abschnitt
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
        [lower] unterer Abschnitt
        [upper] oberer Abschnitt
        [R] rechter Abschnitt
       *[C] Mitte
    }

## Spielbrett

board-name = Spielfläche
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
        [left] { $rows ->
            [one] { name-section }, { $rows } Feld links der Mitte
           *[other] { name-section }, { $rows } Felder links der Mitte
        }
        [right] { $rows ->
            [one] { name-section }, { $rows } Feld rechts der Mitte
           *[other] { name-section }, { $rows } Felder rechts der Mitte
        }
       *[level] { name-section }, bündig mit der Mitte
    }
board-locked = Gesperrt: { word-vehicle } steht auf der Naht
board-zoom = Spielfläche vergrößern
board-pan = Straße, lässt sich scrollen
board-keys = Die Pfeiltasten bewegen es, die Rücktaste macht einen Schritt rückgängig, Enter schickt einen fertigen Zug ab.
keys-arrows = Das Gewählte bewegen; ist nichts gewählt, dein Heldenauto
keys-far = So weit bewegen, wie es geht
keys-letter = Das Fahrzeug mit diesem Buchstaben wählen; hat es nur einen Schritt, macht es ihn gleich
keys-hero = Dein Heldenauto wählen
keys-section = Den Abschnitt wählen, in dem { seat-gold } startet, oder den, in dem { seat-silver } startet

## Hand

name-card-brief =
    { $card ->
        [MS1] Bewegen 1 + Ver{ "\u00AD" }schieben
        [MS2] Bewegen 2 + Ver{ "\u00AD" }schieben
        [MS3] Bewegen 3 + Ver{ "\u00AD" }schieben
        [SH] Ver{ "\u00AD" }schieben
       *[other] { name-card }
    }
hand-own = Deine Handkarten
hand-other = Handkarten von { word-seat }: { $count }
hand-pile = Nachziehstapel: { $count }
hand-discards = Ablegestapel: { $count }
hand-no-discards = Hier liegen bald die gespielten Karten.
hand-none = Noch keine Karten.
hand-new = neu
hand-play = Gespielte Karte
hand-theirs = { word-seat }: { $card }
hand-due = Noch zu tun
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
        [yes] „Freie Fahrt“ gemacht
       *[no] „Freie Fahrt“ offen
    }

## Erste Lektion

lesson-goal = Du fährst das goldene Heldenauto, auf die gelben Pfeile zu. Wer zuerst ganz über das andere Ende hinausfährt, gewinnt. Andere Fahrzeuge stehen im Weg, aber du kannst sie bewegen, und sogar die Straße selbst.
lesson-move = Dein goldenes Heldenauto fährt auf die gelben Pfeile zu, und Fahrzeug A steht im Weg. Spiel „Bewegen 3“: einen Schritt mit A, zwei mit deinem Heldenauto.
lesson-move-done = Gut gefahren. Die Schritte einer Karte darfst du auf alle Fahrzeuge verteilen, nur nicht auf das gegnerische Heldenauto.
lesson-shift = Der Lastwagen A steht im Weg. Spiel „Verschieben“ und zieh den Abschnitt mit deinem Heldenauto zur Seite, bis der Weg davor frei ist.
lesson-shift-done = Die Straße selbst hat sich bewegt, mit allem, was darauf steht. Eine Reihe muss immer durch alle drei Abschnitte führen.
lesson-lock = Fahrzeug A steht auf der Naht und sperrt sie. Spiel „Bewegen und Verschieben 1“: Fahr A zuerst von der Naht herunter, dann verschieb den Abschnitt mit deinem Heldenauto.
lesson-lock-done = Die Sperre ist weg, sobald nichts mehr auf der Naht steht. Schritte und Verschiebung gehen in beliebiger Reihenfolge.
lesson-slide = Der Lastwagen A steht dir quer im Weg. Spiel „Freie Fahrt“ und schick ihn, so weit es geht, auf die Seite mit mehr Platz.
lesson-slide-done = Mit „Freie Fahrt“ kommst du in einem Rutsch so weit, wie die Straße frei ist, oder hältst früher an. Der Weg ist jetzt frei.
lesson-win = Vor dir ist nichts mehr. Spiel „Freie Fahrt“ und fahr mit deinem Heldenauto bis zur Zielflagge: über das andere Ende, bis es ganz draußen ist.
lesson-win-done = So gewinnst du. Nur halb draußen hätte nicht gereicht.
lesson-move-also = Das geht auch: ein Feld weiter. Die Schritte einer Karte darfst du auf alle Fahrzeuge verteilen, nur nicht auf das gegnerische Heldenauto.
lesson-move-still = Dein Heldenauto steht noch, wo es war. Ein Schritt räumt A aus dem Weg, die anderen zwei sind für dein Heldenauto.
lesson-shift-still = Der Lastwagen A steht noch immer vor deinem Heldenauto. Verschieb den Abschnitt, auf dem es steht, um zwei Felder oder mehr.
lesson-shift-other = Das war der Abschnitt von Silber. Verschieb den mit deinem Heldenauto: Der Lastwagen A steht noch immer davor.
lesson-lock-still = Der Abschnitt mit deinem Heldenauto liegt noch, wo er war. Fahr A zuerst von der Naht herunter, dann verschieb den Abschnitt, beides in einem Zug.
lesson-slide-still = Der Lastwagen A steht dir noch immer quer im Weg. Schick ihn auf die Seite mit mehr Platz, so weit es geht.
lesson-win-still = Dein Heldenauto ist noch nicht ganz draußen. Fahr mit ihm in einem Rutsch bis zur Zielflagge.

## Aufbauten zur Wahl

setup-any = Irgendeiner

## Aufbau-Editor

editor-title = Aufbau zeichnen
editor-intro = Zieh Fahrzeuge vom Parkplatz auf die Straße, oder tipp eines an, um es hinzuzufügen. Gold beginnt am linken Ende, Silber am rechten.
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
editor-play = Diesen Aufbau spielen
editor-here = An diesem Gerät
editor-friends = Mit Freunden
editor-computer = Gegen den Computer
editor-share = Teilen
editor-text = Als Text
editor-link = Als Link
editor-copy-text = Text kopieren
editor-copy-link = Link kopieren
editor-copied = Kopiert.
editor-use-text = Diesen Text übernehmen
