### Una línea sobre cada jugador virtual. El nombre es el del juego y el del jugador; el que juega a todo no
### lleva juego delante.

random = Juega a todo; cada jugada permitida, con la misma probabilidad.
shift-thumb = Gana si puede, impide que gane el otro si puede y, si no, mejora su carrera.
shuttles-alphabeta = Calcula tres jugadas por adelantado.
shuttles-alphabeta2 = Calcula dos jugadas por adelantado.
jam-montecarlo = Elige lo que mejor resulta en muchas partidas acabadas al azar.
jam-greedy = Se queda ahora con la menor penalización; si hay empate, con cualquiera.
memory-planner = Lo recuerda todo y se lleva la serie más larga que conoce.
cutin-spacer = Pone la carta cuyo nuevo hueco admite menos números que aún no ha visto.
shift-easy = Sabe adónde va, pero a menudo conduce sin mirar.
shift-medium = Planea bien su camino; de vez en cuando se equivoca.
shift-hard = Gana si puede, evita una victoria si puede y, si no, mejora su carrera.
shuttles-easy = Mira un poco adelante y se distrae con facilidad.
shuttles-medium = Mira dos jugadas adelante.
shuttles-hard = Mira tres jugadas adelante.
jam-easy = Juega lo que tiene a mano y, a veces, lo que menos cuesta.
jam-medium = Se queda con la menor penalización de ahora y no piensa más allá.
jam-hard = Juega muchas partidas en su cabeza antes de elegir.
memory-easy = Recuerda los dos últimos lugares.
memory-medium = Recuerda los cuatro últimos lugares.
memory-hard = No olvida nada y toma la serie más larga que conoce.
cutin-easy = Deja a menudo un hueco que puedes aprovechar.
cutin-medium = Se arrima bien, con algún descuido.
cutin-hard = Deja el menor hueco posible para colarse.
