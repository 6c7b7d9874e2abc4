### A line about each computer player of this game.

easy = Lässt oft eine Lücke, die du nutzen kannst.
medium = Legt dicht an und ist ab und zu unachtsam.
hard = Lässt so wenig Platz zum Vordrängeln wie möglich.
spacer = Legt die Karte, in deren neue Lücke die wenigsten noch nicht gesehenen Zahlen passen.
