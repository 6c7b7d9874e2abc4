### A line about each computer player of this game.

easy = Denkt kaum voraus und lässt sich leicht ablenken.
medium = Denkt zwei Züge voraus.
hard = Denkt drei Züge voraus.
alphabeta = Denkt drei Züge voraus.
alphabeta2 = Denkt zwei Züge voraus.
