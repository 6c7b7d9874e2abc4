### A line about each computer player of this game.

easy = Calcula poco y se distrae con facilidad.
medium = Calcula dos jugadas.
hard = Calcula tres jugadas.
alphabeta = Calcula tres jugadas por adelantado.
alphabeta2 = Calcula dos jugadas por adelantado.
