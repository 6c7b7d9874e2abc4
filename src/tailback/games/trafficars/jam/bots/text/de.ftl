### A line about each computer player of this game.

easy = Spielt, was gerade zur Hand ist, und manchmal das Billigste.
medium = Nimmt jetzt die wenigsten Strafpunkte und denkt nicht weiter.
hard = Spielt im Kopf viele Partien durch, bevor er wählt.
montecarlo = Wählt, was in vielen zufällig zu Ende gespielten Partien am besten abschneidet.
greedy = Nimmt jetzt die kleinste Strafe; bei Gleichstand irgendeine.
