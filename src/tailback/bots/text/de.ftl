### Eine Zeile zu jedem Computerspieler. Der Name besteht aus dem Spiel und dem Spieler; wer jedes Spiel
### spielt, hat kein Spiel vor dem Namen.

random = Spielt jedes Spiel, jeden erlaubten Zug mit gleicher Wahrscheinlichkeit.
shift-thumb = Gewinnt, wenn es geht, verhindert sonst den Sieg des anderen und verbessert sonst das Rennen.
shuttles-alphabeta = Denkt drei Züge voraus.
shuttles-alphabeta2 = Denkt zwei Züge voraus.
jam-montecarlo = Wählt, was in vielen zufällig zu Ende gespielten Partien am besten abschneidet.
jam-greedy = Nimmt jetzt die kleinste Strafe; bei Gleichstand irgendeine.
memory-planner = Merkt sich alles und nimmt die längste Reihe, die er kennt.
cutin-spacer = Legt die Karte, in deren neue Lücke die wenigsten noch nicht gesehenen Zahlen passen.
shift-easy = Weiß, wohin es will, und fährt oft, ohne zu schauen.
shift-medium = Plant seinen Weg gut; ab und zu patzt es.
shift-hard = Gewinnt, wenn es kann, verhindert einen Sieg, wenn es kann, und verbessert sonst seine Lage im Rennen.
shuttles-easy = Schaut ein wenig voraus und lässt sich leicht ablenken.
shuttles-medium = Schaut zwei Züge voraus.
shuttles-hard = Schaut drei Züge voraus.
jam-easy = Spielt, was gerade zur Hand ist, und manchmal das Billigste.
jam-medium = Nimmt jetzt die wenigsten Strafpunkte und denkt nicht weiter.
jam-hard = Spielt im Kopf viele Partien durch, bevor es wählt.
memory-easy = Merkt sich die letzten zwei Plätze.
memory-medium = Merkt sich die letzten vier Plätze.
memory-hard = Vergisst nichts und nimmt die längste Reihe, die es kennt.
cutin-easy = Lässt oft eine Lücke, die du nutzen kannst.
cutin-medium = Legt dicht an und ist ab und zu unachtsam.
cutin-hard = Lässt so wenig Platz zum Einscheren wie möglich.
