### A line about each computer player of this game.

easy = Joga o que tem à mão e, por vezes, o que custa menos.
medium = Escolhe o que dá menos penalização no momento e não pensa mais além.
hard = Joga muitas partidas na cabeça antes de escolher.
montecarlo = Escolhe o que melhor resulta em muitas partidas acabadas ao acaso.
greedy = Escolhe o que dá menos penalização no momento; se houver empate, qualquer um.
