### A line about each computer player that plays every game.

random = Plays every game, each legal move with the same probability.
