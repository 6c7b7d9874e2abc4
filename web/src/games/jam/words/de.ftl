### What only the browser says of Trafficars: Rush Hour; everything else comes with the game's rules.

## Moves

move-row = Reihe { $lane }
move-gap = Reihe { $lane }, Lücke an Stelle { $place }

## Board and hand

move-takes = { $place }: kostet { word-points }
way-joined = ans Ende von Reihe { $lane }
way-towed = ans Ende von Reihe { $lane }
way-hitched = angehängt an Reihe { $lane }
way-filled = in die Lücke von Reihe { $lane }, Stelle { $place }
way-front = an den Anfang von Reihe { $lane }
way-low = anstelle von Reihe { $lane }
card-goes = { $card }: { $ways }
card-trailer = { $card }, Anhänger
letter-A = K
letter-P = S
letter-T = A
lane-row = Reihe { $lane }: { $cars }; als Strafe { word-points }
lane-gap = Lücke
board-name = Spielbrett
board-seats = Strafpunkte
board-round =
    { $rounds ->
        [1] Runde 1
       *[other] Runde { $round } von { $rounds }
    }
board-queue = In dieser Reihenfolge wird angelegt
queue-card = Spieler { $seat }: { $card }
bay-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
seat-own = Du
seat-says = { $name }{ $you ->
        [yes] {" "}(du)
       *[no] {""}
    }: { word-points }, Handkarten: { $cards }{ $state ->
        [chosen] , hat gewählt
        [chooses] , wählt noch
        [places] , entscheidet, wohin die Karte kommt
       *[none] {""}
    }
piles = Strafkarten
hand-own = Deine Handkarten
hand-none = Keine Karten.
hand-again = Spielen
hand-card =
    { $sealed ->
        [yes] { $card } (gewählt)
       *[no] { $card }
    }
keys-arrows = Von Karte zu Karte auf deiner Hand

## First lesson

lesson-goal = Alle legen eine Karte verdeckt hin, dann werden sie zugleich aufgedeckt und fahren in die Reihen. Wer eine Reihe zu lang macht, nimmt ihre Karten. Wer die wenigsten Strafpunkte hat, gewinnt.
lesson-join = Eine Zahl kommt in die Reihe, deren letzte Zahl am knappsten unter ihr liegt. Heb eine Handkarte an und sieh, wohin sie käme; spiel dann eine, die höher ist als das Ende einer Reihe.
lesson-join-done = So finden Karten ihre Reihe: immer aufsteigend, immer mit dem kleinsten Unterschied.
lesson-join-low = Deine Karte war niedriger als jedes Reihenende, also musstest du eine Reihe nehmen. Das kommt vor; höhere Karten vermeiden es.
lesson-full = In eine Reihe passen vier Autos. Mit dem fünften nimmst du die ganze Reihe, und die rote Bucht sagt, was das jetzt kostet. Ist eine Zahl für alle Reihen zu niedrig, nimmst du eine Reihe deiner Wahl.
lesson-trailer = Anhänger hängen am letzten Auto einer Reihe und brauchen keinen Platz. Die Hälfte der Karten hier sind Anhänger: Spiel einen, der höher ist als das Ende einer Reihe.
lesson-trailer-done = Angehängt. Die Reihe ist so lang wie vorher, endet jetzt aber mit einer höheren Zahl.
lesson-trailer-still = Das war kein Anhänger, oder er war für alle Reihen zu niedrig. Anhänger haben gerade Kanten und eine Deichsel.
lesson-special = Spezialkarten haben keine Zahl, und du wählst ihre Reihe: Ein Krankenwagen kommt an den Anfang, ein Streifenwagen ans Ende, ein Abschleppwagen lädt das Auto vor sich auf. Spiel eine.
lesson-special-done = Gut geparkt. Hinter eine Spezialkarte darf jede Zahl, und die Lücke, die ein Abschleppwagen lässt, kann gefüllt werden.
lesson-special-still = Das war eine Zahl. Spiel einen Krankenwagen, einen Streifenwagen oder einen Abschleppwagen; hast du keinen bekommen, beginne diesen Schritt noch einmal.

## Headings of the rulebook

section-specials = Spezialkarten
section-count = Die Wertung
section-younger = Für jüngere Kinder
