### A line about each computer player that plays every game.

random = Joue à tous les jeux, chaque coup permis avec la même probabilité.
