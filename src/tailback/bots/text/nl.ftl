### Een regel over elke computerspeler. De naam is die van het spel en die van de speler; wie elk spel
### speelt, heeft geen spel voor zijn naam.

random = Speelt elk spel, elke toegestane zet met dezelfde kans.
shift-thumb = Wint als het kan, houdt winst van de ander tegen als het kan, en verbetert anders de race.
shuttles-alphabeta = Denkt drie zetten vooruit.
shuttles-alphabeta2 = Denkt twee zetten vooruit.
jam-montecarlo = Kiest wat het beste uitpakt in veel willekeurig uitgespeelde spellen.
jam-greedy = Neemt nu de kleinste straf; zijn er meer gelijk, dan maakt het niet uit welke.
memory-planner = Onthoudt alles en pakt de langste reeks die hij kent.
cutin-spacer = Legt de kaart met de nieuwe opening waarin de minste nog niet geziene getallen passen.
shift-easy = Weet waar het heen wil, maar rijdt vaak zonder te kijken.
shift-medium = Plant zijn weg goed; af en toe gaat het mis.
shift-hard = Wint als het kan, houdt winst tegen als het kan en verbetert anders zijn race.
shuttles-easy = Kijkt een klein beetje vooruit en is snel afgeleid.
shuttles-medium = Kijkt twee zetten vooruit.
shuttles-hard = Kijkt drie zetten vooruit.
jam-easy = Speelt wat het voor de hand heeft, en soms wat het minst kost.
jam-medium = Neemt nu de minste strafpunten en denkt niet verder.
jam-hard = Speelt in gedachten veel partijen uit voordat het kiest.
memory-easy = Onthoudt de laatste twee plekken.
memory-medium = Onthoudt de laatste vier plekken.
memory-hard = Vergeet niets en pakt de langste reeks die het kent.
cutin-easy = Laat vaak een gat open waar je iets aan hebt.
cutin-medium = Legt dicht aan en let af en toe niet op.
cutin-hard = Laat zo weinig mogelijk ruimte om in te voegen.
