### A line about each computer player of this game.

easy = Speelt wat voor de hand ligt, en soms wat het minst kost.
medium = Neemt nu de minste strafpunten en denkt niet verder.
hard = Speelt in gedachten veel spellen uit voordat hij kiest.
montecarlo = Kiest wat het beste uitpakt in veel willekeurig uitgespeelde spellen.
greedy = Neemt nu de kleinste straf; zijn er meerdere even klein, dan maakt het niet uit welke.
