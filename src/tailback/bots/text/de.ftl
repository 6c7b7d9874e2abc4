### Eine Zeile zu jedem Computerspieler. Der Name besteht aus dem Spiel und dem Spieler; wer jedes Spiel
### spielt, hat kein Spiel vor dem Namen.

random = Spielt jedes Spiel, jeden erlaubten Zug mit gleicher Wahrscheinlichkeit.
shift-thumb = Gewinnt, wenn es geht, verhindert den gegnerischen Sieg, wenn es geht, und macht sonst Boden gut.
shuttles-alphabeta = Denkt drei Züge voraus.
shuttles-alphabeta2 = Denkt zwei Züge voraus.
jam-montecarlo = Wählt, was in vielen zufällig zu Ende gespielten Partien am besten abschneidet.
jam-greedy = Nimmt jetzt die kleinste Strafe; bei Gleichstand irgendeine.
memory-planner = Merkt sich alles und nimmt die längste Folge, die er kennt.
cutin-spacer = Legt die Karte, in deren neue Lücke die wenigsten noch nicht gesehenen Zahlen passen.
bash-thumb = Probiert den ganzen eigenen Zug durch und beurteilt, wo danach alle stehen.
bash-lookahead = Spielt die Runde mit jeder Möglichkeit viele Male zu Ende und weiß, was Rennen gewinnt.
shift-easy = Weiß, wohin er will, fährt aber oft, ohne zu schauen.
shift-medium = Plant seinen Weg gut; ab und zu patzt er.
shift-hard = Gewinnt, wenn es geht, verhindert den gegnerischen Sieg, wenn es geht, und macht sonst Boden gut.
shuttles-easy = Denkt kaum voraus und lässt sich leicht ablenken.
shuttles-medium = Denkt zwei Züge voraus.
shuttles-hard = Denkt drei Züge voraus.
jam-easy = Spielt, was gerade zur Hand ist, und manchmal das Billigste.
jam-medium = Nimmt jetzt die wenigsten Strafpunkte und denkt nicht weiter.
jam-hard = Spielt im Kopf viele Partien durch, bevor er wählt.
memory-easy = Merkt sich die letzten zwei Stellen.
memory-medium = Merkt sich die letzten vier Stellen.
memory-hard = Vergisst nichts und nimmt die längste Folge, die er kennt.
cutin-easy = Lässt oft eine Lücke, die du nutzen kannst.
cutin-medium = Legt dicht an und ist ab und zu unachtsam.
cutin-hard = Lässt so wenig Platz zum Vordrängeln wie möglich.
bash-easy = Fährt mit viel Schwung und oft ohne Plan.
bash-medium = Nimmt die Karte, die in diesem Zug am meisten bringt.
bash-hard = Fährt die Runde im Kopf zu Ende und schließt von den Rückseiten auf deine Karten.
