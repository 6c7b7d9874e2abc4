### A line about each computer player of this game.

easy = Lembra-se dos dois últimos lugares.
medium = Lembra-se dos quatro últimos lugares.
hard = Não esquece nada e fica com a sequência mais longa que conhece.
planner = Lembra-se de tudo e leva a sequência mais longa que conhece.
