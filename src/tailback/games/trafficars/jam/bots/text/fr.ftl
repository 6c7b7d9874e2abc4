### A line about each computer player of this game.

easy = Joue ce qui lui tombe sous la main, et parfois ce qui coûte le moins.
medium = Prend le moins de pénalités sur le moment, sans voir plus loin.
hard = Joue de nombreuses parties dans sa tête avant de choisir.
montecarlo = Fait le choix qui réussit le mieux sur beaucoup de parties finies au hasard.
greedy = Prend la plus petite pénalité du moment ; à égalité, n’importe laquelle.
