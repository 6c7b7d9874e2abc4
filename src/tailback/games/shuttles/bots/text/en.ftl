### A line about each computer player of this game.

easy = Looks a little ahead, and is easily distracted.
medium = Looks two moves ahead.
hard = Looks three moves ahead.
alphabeta = Looks three moves ahead.
alphabeta2 = Looks two moves ahead.
