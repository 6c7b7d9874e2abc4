### Een regel over elke computerspeler. De naam is die van het spel en die van de speler; wie elk spel
### speelt, heeft geen spel voor zijn naam.

random = Speelt elk spel, elke toegestane zet met dezelfde kans.
shift-thumb = Wint als het kan, houdt winst van de ander tegen als het kan, en verbetert anders de race.
shuttles-alphabeta = Denkt drie zetten vooruit.
shuttles-alphabeta2 = Denkt twee zetten vooruit.
jam-montecarlo = Kiest wat het beste uitpakt in veel willekeurig uitgespeelde spellen.
jam-greedy = Neemt nu de kleinste straf; zijn er meer gelijk, dan maakt het niet uit welke.
memory-planner = Onthoudt alles en pakt de langste reeks die hij kent.
memory-hard = Onthoudt acht plekken.
memory-medium = Onthoudt vier plekken.
memory-easy = Onthoudt twee plekken.
cutin-spacer = Legt de kaart met de nieuwe opening waarin de minste nog niet geziene getallen passen.
