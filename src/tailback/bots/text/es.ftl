### Una línea sobre cada jugador virtual. El nombre es el del juego y el del jugador; el que juega a todo no
### lleva juego delante.

random = Juega a todos los juegos; elige cualquier jugada permitida con la misma probabilidad.
shift-thumb = Gana si puede, evita que gane el otro si puede y, si no, busca ventaja en la carrera hacia la salida.
shuttles-alphabeta = Calcula tres jugadas por adelantado.
shuttles-alphabeta2 = Calcula dos jugadas por adelantado.
jam-montecarlo = Elige lo que mejor resulta en muchas partidas acabadas al azar.
jam-greedy = Elige lo que menos penalización da en el momento; si hay empate, cualquiera.
memory-planner = Lo recuerda todo y se lleva la serie más larga que conoce.
cutin-spacer = Pone la carta cuyo nuevo hueco admite menos números que aún no ha visto.
bash-thumb = Prueba todo su turno y juzga cómo quedan todos.
bash-lookahead = Termina la ronda muchas veces con cada opción y sabe con qué se ganan las carreras.
shift-easy = Sabe adónde va, pero a menudo conduce sin mirar.
shift-medium = Planea bien su camino; de vez en cuando se equivoca.
shift-hard = Gana si puede, evita una victoria si puede y, si no, busca ventaja en la carrera hacia la salida.
shuttles-easy = Calcula poco y se distrae con facilidad.
shuttles-medium = Calcula dos jugadas.
shuttles-hard = Calcula tres jugadas.
jam-easy = Juega lo que tiene a mano y, a veces, lo que menos cuesta.
jam-medium = Elige lo que menos penalización da en el momento y no piensa más allá.
jam-hard = Juega muchas partidas en su cabeza antes de elegir.
memory-easy = Recuerda los dos últimos lugares.
memory-medium = Recuerda los cuatro últimos lugares.
memory-hard = No olvida nada y se lleva la serie más larga que conoce.
cutin-easy = Deja a menudo un hueco que puedes aprovechar.
cutin-medium = Ajusta bien las cartas, con algún descuido.
cutin-hard = Deja el menor hueco posible para colarse.
bash-easy = Conduce con mucho brío y a menudo sin plan.
bash-medium = Elige la carta que más le conviene en este turno.
bash-hard = Recorre de cabeza el resto de la ronda y adivina tus cartas por el dorso.
