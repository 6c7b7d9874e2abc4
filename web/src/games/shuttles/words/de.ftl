### What only the browser says of Shuttles; everything else comes with the game's rules.

## Moves

name-shuttle =
    { $shuttle ->
        [4] Mittlerer Schieber
       *[other] Schieber { $shuttle }
    }
place-row =
    { $row ->
        [far] hintere Reihe
       *[near] vordere Reihe
    }
place-shuttle = Schieber { $shuttle }, { place-row }, Feld { $column }
place-block = Startblock { word-seat }, Feld { $column }
name-piece = Figur auf { $start }
move-notch =
    { $way ->
        [left] nach links
        [up] nach oben
        [down] nach unten
       *[right] nach rechts
    }
move-slide = nach { $end }
move-jump = Sprung nach { $end }
move-claim = Sieg beanspruchen

## Board

board-name = Spielbrett
board-piece =
    { $whose ->
        [own] Deine Figur auf { $start }
       *[other] Figur von { word-seat } auf { $start }
    }
name-owner =
    { $owner ->
        [own] deiner
        [south] der von { seat-south }
        [north] der von { seat-north }
       *[nobody] gehört niemandem
    }
board-shuttle =
    { $way ->
        [level] { name-shuttle }, { name-owner }, in der Mitte
       *[other] { $notches ->
            [one] { name-shuttle }, { name-owner }, { $notches } Feld { word-way }
           *[other] { name-shuttle }, { name-owner }, { $notches } Felder { word-way }
        }
    }
board-rests = Gesperrt: Er ruht in diesem Zug
board-ways = Öffnet { $opens } und schließt { $closes } Durchgänge.
board-keys = Die Pfeiltasten bewegen es, die Rücktaste macht den Zug rückgängig, Enter schickt ihn ab.
block-full = Eine muss raus
keys-arrows = Das Gewählte bewegen; ist nichts gewählt, deine erste Figur
keys-far = So weit bewegen, wie es geht
keys-shuttle = Den Schieber mit dieser Nummer wählen
keys-piece = Deine nächste Figur wählen

## Beside the board

hand-name = Wie weit ihr seid
hand-home = { $home } von 5 im Ziel, { $waiting } noch im Startblock
hand-warned = Der Block von { word-seat } ist voll. Zieht keine Figur hinaus, darf { word-other } den Sieg beanspruchen.
hand-closed =
    { $left ->
        [5] Dein Ziel öffnet sich, sobald alle { $left } Figuren deinen Block verlassen haben.
        [one] Dein Ziel öffnet sich, sobald auch deine letzte Figur ihren Block verlassen hat.
       *[other] Dein Ziel öffnet sich, sobald auch die anderen { $left } Figuren deinen Block verlassen haben.
    }
hand-tip = Tippe eine Figur oder einen Griff an. Du siehst, was geschieht, bevor du den Zug abschickst.

## First lesson

lesson-goal = Du bist Süd und hast die blauen Autos. Wer zuerst alle fünf im Block am gegenüberliegenden Rand geparkt hat, gewinnt. Die Straße liegt auf sieben Schiebern: Drei gehören dir, drei Nord, der mittlere niemandem.
lesson-piece = Tippe eine Figur an. Die Punkte zeigen, wohin sie ziehen kann: geradeaus, so weit du willst. Zieh sie so weit zur anderen Seite, wie es geht.
lesson-piece-done = Vor dem Ziel ist Schluss: Dort parkt erst jemand, wenn alle fünf deinen Block verlassen haben.
lesson-piece-also = Das geht auch. Sie hätte noch weiter ziehen können: geradeaus, so weit der Weg frei ist.
lesson-piece-still = Keine Figur hat sich bewegt. Tippe eines deiner Autos im Block an und dann einen Punkt davor.
lesson-shuttle = Sperren auf Schieber 2 stehen allen deinen Figuren im Weg. Verschieb Schieber 2 um ein Feld, am Griff oder mit dem Pfeil. Grüne Zeichen sind Wege, die aufgehen, rote sind Wege, die sich schließen.
lesson-shuttle-done = Ein Schieber bewegt sich um ein Feld, und was darauf steht, fährt mit. Wo Schieber nicht nebeneinanderliegen, ist eine Lücke, und über die kommt niemand.
lesson-shuttle-still = Schieber 2 liegt noch, wo er war. Er ist der zweite von deinem Rand aus und gehört dir.
lesson-more = Eine Figur darf über eine Figur von Nord springen, die direkt neben ihr steht: Ein Ring zeigt, wo sie landet. Wer deinen Block verlassen hat, kommt nicht mehr hinein. Und wenn Nord dein Ziel besetzt hält, obwohl eine Figur hinausziehen könnte, darfst du den Sieg beanspruchen: Der Knopf steht auf dem Block.
lesson-centre = Der mittlere Schieber gehört niemandem. Verschieb ihn um ein Feld, egal in welche Richtung.
lesson-centre-done = Jetzt ruht er: Nord darf ihn im nächsten Zug nicht verschieben, und ein Vorhängeschloss sagt es.
lesson-centre-still = Der mittlere Schieber liegt noch, wo er war. Es ist der graue, die Nummer 4.

## Board editor

editor-title = Spielbrett zeichnen
editor-intro = Drück auf einen Punkt, um dort eine Sperre zu setzen, und noch einmal, um sie wegzunehmen. Nach einer halben Drehung, bei der die Spieler die Plätze tauschen, muss das Spielbrett gleich aussehen.
editor-slot =
    { $row ->
        [between] { name-shuttle }, zwischen den Reihen, Spalte { $column }
        [far] { name-shuttle }, hintere Reihe, rechts von Feld { $column }
       *[near] { name-shuttle }, vordere Reihe, rechts von Feld { $column }
    }
editor-paired = Die andere Hälfte mit ändern
editor-undo = Rückgängig
editor-mirror = Untere Hälfte nach oben übertragen
editor-clear = Spielbrett leeren
editor-usual = Mit dem üblichen Spielbrett anfangen
editor-width = Felder in einer Reihe
editor-limit = Felder zu jeder Seite verschiebbar
editor-swap = Besitzer von { $one } und { $other } tauschen
editor-uneven = Schieber { $one } und { $other } passen nach einer halben Drehung nicht zueinander.
editor-checking = Wird geprüft …
editor-valid = Mit diesem Spielbrett kann gespielt werden.
editor-wrong = Noch nicht fertig:
editor-unreachable = Der Server antwortet nicht, das Spielbrett ist daher nicht geprüft.
editor-play = Damit spielen
editor-here = An diesem Gerät
editor-friends = Mit Freunden
editor-computer = Gegen den Computer
editor-share = Teilen
editor-link = Als Link
editor-copy-link = Link kopieren
editor-copied = Kopiert.

## Headings of the rulebook

section-forbidden = Was verboten ist
section-allowed = Was erlaubt ist
