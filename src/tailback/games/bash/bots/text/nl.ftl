### A line about each computer player of this game.

easy = Rijdt met veel vaart en vaak zonder plan.
medium = Kiest de kaart die deze beurt het meest oplevert.
hard = Rijdt de ronde in gedachten uit en leidt uit de achterkanten je kaarten af.
thumb = Probeert zijn hele beurt uit en beoordeelt hoe iedereen er dan voor staat.
lookahead = Speelt de ronde met elke keuze vele keren uit en weet waarmee je races wint.
