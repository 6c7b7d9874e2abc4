### A line about each computer player of this game.

easy = Calcula pouco e distrai-se com facilidade.
medium = Calcula duas jogadas.
hard = Calcula três jogadas.
alphabeta = Calcula três jogadas à frente.
alphabeta2 = Calcula duas jogadas à frente.
