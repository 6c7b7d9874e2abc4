### A line about each computer player of this game.

easy = Voit à peine plus loin que le coup suivant et se laisse vite distraire.
medium = Prévoit deux coups.
hard = Prévoit trois coups.
alphabeta = Calcule trois coups à l’avance.
alphabeta2 = Calcule deux coups à l’avance.
