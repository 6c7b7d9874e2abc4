### Een regel over elke computerspeler. De naam is die van het spel en die van de speler; wie elk spel
### speelt, heeft geen spel voor zijn naam.

random = Speelt elk spel, elke toegestane zet met dezelfde kans.
shift-thumb = Wint als het kan, voorkomt als het kan dat de ander wint, en werkt anders aan een voorsprong.
shuttles-alphabeta = Denkt drie zetten vooruit.
shuttles-alphabeta2 = Denkt twee zetten vooruit.
jam-montecarlo = Kiest wat het beste uitpakt in veel willekeurig uitgespeelde spellen.
jam-greedy = Neemt nu de kleinste straf; zijn er meerdere even klein, dan maakt het niet uit welke.
memory-planner = Onthoudt alles en pakt de langste reeks die hij kent.
cutin-spacer = Legt de kaart met de nieuwe opening waarin de minste nog niet geziene getallen passen.
bash-thumb = Probeert zijn hele beurt uit en beoordeelt hoe iedereen er dan voor staat.
bash-lookahead = Speelt de ronde met elke keuze vele keren uit en weet waarmee je races wint.
shift-easy = Weet waar hij heen wil, maar rijdt vaak zonder te kijken.
shift-medium = Plant zijn weg goed, al gaat het af en toe mis.
shift-hard = Wint als het kan, voorkomt als het kan dat de ander wint, en werkt anders aan een voorsprong.
shuttles-easy = Denkt nauwelijks vooruit en is snel afgeleid.
shuttles-medium = Denkt twee zetten vooruit.
shuttles-hard = Denkt drie zetten vooruit.
jam-easy = Speelt wat voor de hand ligt, en soms wat het minst kost.
jam-medium = Neemt nu de minste strafpunten en denkt niet verder.
jam-hard = Speelt in gedachten veel spellen uit voordat hij kiest.
memory-easy = Onthoudt de laatste twee plekken.
memory-medium = Onthoudt de laatste vier plekken.
memory-hard = Vergeet niets en pakt de langste reeks die hij kent.
cutin-easy = Laat vaak een opening waar je iets aan hebt.
cutin-medium = Legt dicht aan en let af en toe niet op.
cutin-hard = Laat zo weinig mogelijk ruimte om voor te dringen.
bash-easy = Rijdt met veel vaart en vaak zonder plan.
bash-medium = Kiest de kaart die deze beurt het meest oplevert.
bash-hard = Rijdt de ronde in gedachten uit en leidt uit de achterkanten je kaarten af.
