### A line about each computer player that plays every game.

random = Juega a todos los juegos; elige cualquier jugada permitida con la misma probabilidad.
