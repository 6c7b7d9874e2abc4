### A line about each computer player of this game.

easy = Juega lo que tiene a mano y, a veces, lo que menos cuesta.
medium = Elige lo que menos penalización da en el momento y no piensa más allá.
hard = Juega muchas partidas en su cabeza antes de elegir.
montecarlo = Elige lo que mejor resulta en muchas partidas acabadas al azar.
greedy = Elige lo que menos penalización da en el momento; si hay empate, cualquiera.
