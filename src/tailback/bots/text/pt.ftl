### A line about each computer player that plays every game.

random = Joga todos os jogos; escolhe qualquer jogada permitida com a mesma probabilidade.
