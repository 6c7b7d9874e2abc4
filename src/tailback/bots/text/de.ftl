### A line about each computer player that plays every game.

random = Spielt jedes Spiel, jeden erlaubten Zug mit gleicher Wahrscheinlichkeit.
