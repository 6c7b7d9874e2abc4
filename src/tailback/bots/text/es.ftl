### Una línea sobre cada jugador virtual. El nombre es el del juego y el del jugador; el que juega a todo no
### lleva juego delante.

random = Juega a todo; cada jugada permitida, con la misma probabilidad.
shift-thumb = Gana si puede, impide que gane el otro si puede y, si no, mejora su carrera.
shuttles-alphabeta = Calcula tres jugadas por adelantado.
shuttles-alphabeta2 = Calcula dos jugadas por adelantado.
jam-montecarlo = Elige lo que mejor resulta en muchas partidas acabadas al azar.
jam-greedy = Se queda ahora con la menor penalización; si hay empate, con cualquiera.
memory-planner = Lo recuerda todo y se lleva la serie más larga que conoce.
memory-hard = Recuerda ocho lugares.
memory-medium = Recuerda cuatro lugares.
memory-easy = Recuerda dos lugares.
cutin-spacer = Pone la carta cuyo nuevo hueco admite menos números que aún no ha visto.
