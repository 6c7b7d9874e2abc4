### Was der Baukasten zu sagen hat, wenn etwas nicht stimmt. Jede Meldung ist Teil einer Zeile und hat
### deshalb keinen Punkt am Ende.
### $value, $name, $part und $text stehen schon in Anführungszeichen; $names und $choices sind Listen.

## Optionen

option-wrong = Option { $option }: { $why }
option-none = dieses Spiel hat keine Optionen
option-near = diese Option gibt es nicht; meinst du { $near }?
option-unknown = diese Option gibt es nicht; es gibt { $names }
setup-wrong = so kann die Partie nicht beginnen. { $why }
not-flag = { $value } ist weder true noch false
not-choice = { $value } ist nicht dabei; zur Wahl stehen { $choices }
not-whole = { $value } ist keine ganze Zahl von { $least } bis { $most }
not-whole-least = { $value } ist keine ganze Zahl ab { $least }
nor-none = { $why } und auch nicht none
field-wrong = { $field }: { $why }
not-numbers = { $value } ist keine Liste von Zahlen wie { $example }
named-twice = { $value } kommt zweimal vor
too-long = mehr als { $most } Zeichen werden nicht angenommen

## Spiele und Computerspieler

no-game = kein Spiel heißt { $name }; { $hint }
no-bot = kein Computergegner für { $game } heißt { $name }; { $hint }
hint-near = meinst du { $near }?
hint-all =
    { $count ->
        [0] es gibt keine
       *[other] es gibt: { $names }
    }
seats-wrong = { $game } spielt man zu { $due }, nicht zu { $given }

## Züge und Stellungen als Text

column-wrong = { $text }, Spalte { $column }: { $why }
place-wrong = { $text }, Zeile { $line }, Spalte { $column }: { $why }
moves-due =
    { $count ->
        [0] niemand ist am Zug
       *[other] jeder von diesen muss ziehen: { $names }
    }
chance-due = erst ist der Zufall dran: eines seiner Ergebnisse fehlt noch

## Mitschriften

line-wrong = Zeile { $line }: { $why }
transcript-lines = eine Mitschrift hat höchstens { $most } Zeilen
cut-off = die letzte Zeile ist abgeschnitten
no-character = ein Zeichen ist ungültig
check-wrong = die Prüfsumme am Ende passt nicht zum Text bis dahin
title-wrong = bekannt ist nur { $title }
rules-number = { $game } wird hier nach Version { $due } der Regeln gespielt, diese Partie nach { $given }: nimm die Tailback-Version, mit der sie begann
was-over = die Partie war vor dieser Zeile zu Ende
no-seat-colon = { $part } beginnt nicht mit einem Platz und einem Doppelpunkt
not-a-seat = { $name } ist keiner der Plätze { $names }
joint-moves = wer gleichzeitig wählt, wählt genau einen Zug
hidden-draw = eine verdeckte Ziehung (=?) lässt sich erst nachspielen, wenn die Partie zu Ende ist
line-written = diese Zeile schreibt man { $due }
wrong-end = die Mitschrift endet an der falschen Stelle
seating-fields = eine Sitzordnung hat seats, by_age und last
by-age = by_age nennt jeden Platz einmal
last-game = last nennt den Platz, der begann, und den, der gewann, oder null
given-count = hier steht, wie viele Züge und Ziehungen aus einer anderen Partie übernommen sind: eine ganze Zahl, nicht mehr als es gibt
changed-turn = hier steht, nach welchem von { $turns } Zügen der Platz gewechselt hat, der Reihe nach
seed-digits = ein Startwert hat { $digits } hexadezimale Ziffern
commitment-digits = eine Festlegung hat { $digits } hexadezimale Ziffern
seed-bytes = ein Startwert hat { $due } Bytes, dieser hat { $given }
no-object = hier gehört ein Objekt in geschweiften Klammern hin
no-json = als JSON nicht lesbar ({ $why })
written = das schreibt man { $due }
due-here = hier fehlt { $begins }
not-allowed = nicht erlaubt: { $why }

## Fairness

no-seeds = diese Mitschrift nennt keine Startwerte: es gibt nichts zu prüfen
other-seed = der Startwert des Servers ist nicht der, auf den er sich festgelegt hatte
other-seat-seed = der Startwert von { $seat } ist nicht der, auf den sich der Platz festgelegt hatte
other-bot-seed = der Startwert von { $seat }, einem Computergegner, folgt nicht aus der Festlegung des Servers: er wurde gewählt
other-given = was aus einer anderen Partie übernommen wurde, ist verändert
not-following = diese Partie ist nicht die, die darauf folgte: sie nennt eine andere als vorige, oder keine
other-promise = der Startwert des Servers ist nicht der, der in der vorigen Partie zugesagt war
other-commitment = die Festlegung des Servers ist nicht die auf dem Beleg
other-own-seed = auf einen Startwert des Belegs hatte sich kein Platz festgelegt
other-terms = vereinbart und festgelegt war etwas anderes, als der Beleg sagt
no-receipt-text = das ist kein Beleg: ein Beleg hat commitment, seeds und terms
dealt-without = es wurde ohne den Startwert von { $seats } ausgeteilt: wer ihn zurückhielt, konnte zwischen zwei Verteilungen wählen
no-receipt = eine Mitschrift allein zeigt nicht, wann die Startwerte festgelegt wurden; das zeigt der Beleg von jemandem, der mitgespielt hat
other-draw = Ziehung { $draw }: aus den Startwerten folgt { $due }, in der Mitschrift steht { $given }
