### Eine Zeile zu jedem Computerspieler. Der Name besteht aus dem Spiel und dem Spieler; wer jedes Spiel
### spielt, hat kein Spiel vor dem Namen.

random = Spielt jedes Spiel, jeden erlaubten Zug mit gleicher Wahrscheinlichkeit.
shift-thumb = Gewinnt, wenn es geht, verhindert sonst den Sieg des anderen und verbessert sonst das Rennen.
shuttles-alphabeta = Denkt drei Züge voraus.
shuttles-alphabeta2 = Denkt zwei Züge voraus.
jam-montecarlo = Wählt, was in vielen zufällig zu Ende gespielten Partien am besten abschneidet.
jam-greedy = Nimmt jetzt die kleinste Strafe; bei Gleichstand irgendeine.
memory-planner = Merkt sich alles und nimmt die längste Reihe, die er kennt.
memory-hard = Merkt sich acht Plätze.
memory-medium = Merkt sich vier Plätze.
memory-easy = Merkt sich zwei Plätze.
cutin-spacer = Legt die Karte, in deren neue Lücke die wenigsten noch nicht gesehenen Zahlen passen.
