### A line about each computer player of this game.

easy = Conduz com muito ímpeto e muitas vezes sem plano.
medium = Escolhe a carta que mais lhe serve neste turno.
hard = Percorre de cabeça o resto da ronda e adivinha as tuas cartas pelo verso.
thumb = Experimenta todo o seu turno e avalia como ficam todos.
lookahead = Termina a ronda muitas vezes com cada opção e sabe o que ganha corridas.
