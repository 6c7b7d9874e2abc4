### Rush Hour (Trafficars): los textos del juego. Las cartas y los puestos están en el archivo común a los tres juegos.
### $lane, $place, $count, $points y otras cantidades son números; filas y puestos se cuentan desde 1.

game-name = Trafficars: Rush Hour
game-line = Todos entráis a la vez en el atasco. Cuélate en la fila buena y deja las llenas para los demás.

## Preparación

JAM-1 = Poned tres cartas boca arriba, una debajo de otra. Cada una es el primer coche de una fila.
    .title = Tres filas
    .refusal = Solo hay { $lanes } filas. Elige una de ellas.
JAM-2 = Cada jugador recibe diez cartas y ve solo las suyas. El resto de la baraja no se usa en esta ronda.
    .title = Diez cartas cada uno
    .refusal = Todavía se están repartiendo las cartas. Espera un momento.
JAM-3 = Al preparar las filas, un remolque no puede ser la primera carta: apartadlo y sacad otra. Cuando todas las filas hayan empezado, barajad de nuevo los remolques apartados con el resto antes de repartir. Una carta especial sí puede empezar una fila.
    .title = Ningún remolque delante

## El turno

JAM-4 = Cada uno elige una carta de su mano y la deja boca abajo. Cuando todos han elegido, se descubren todas a la vez.
    .title = Elegir y descubrir
    .refusal =
        { $case ->
            [not-held] No tienes { word-card } en la mano. Elige una de tus cartas.
            [card-first] Elige primero una carta. La fila la eliges cuando todas estén descubiertas.
           *[chosen] Has descubierto { word-card }. Coloca esa carta antes de jugar otra.
        }
JAM-5 = Las cartas descubiertas se colocan en este orden: ambulancias, coches de policía, después los números de menor a mayor y, por último, las grúas. Si varios tienen ambulancia, eligen fila a la vez, sin ver lo que eligen los demás; lo mismo con los coches de policía. Si hay varias grúas, se colocan una tras otra, empezando por la del jugador más joven.
    .title = El orden al colocar
    .refusal = Ahora no se coloca tu carta. Espera a que te toque.
JAM-6 = Un número solo va al final de una fila si es mayor que el número que hay allí.
    .title = Filas en aumento
    .refusal = El { $card } no puede ir a la fila { $lane }: el { $end } del final es mayor. Elige otro sitio.
JAM-7 = Si hay varias filas posibles, un número va a aquella cuyo último número queda más cerca por debajo.
    .title = La menor diferencia
    .refusal = El { $card } no puede ir a la fila { $lane }: el final de la fila { $best } queda más cerca. Elige otro sitio.
JAM-8 = Una fila está abierta si la carta de encima de su última posición no tiene número: una ambulancia, un coche de policía o una grúa vacía, aunque vaya cargada en otra. Una fila abierta admite cualquier carta. Puedes poner un número en cualquier fila abierta, en la fila de menor diferencia o (un remolque, solo si lo habéis acordado) en un hueco donde encaje. Si solo hay un sitio posible, la carta tiene que ir allí, aunque la fila esté llena.
    .title = Filas abiertas
JAM-9 = En una fila caben cuatro coches. Si el tuyo es el quinto, te llevas las cartas de la fila como penalización y tu carta empieza la fila nueva.
    .title = Demasiado larga
JAM-10 = Si un número no encaja en ninguna fila ni en ningún hueco, elige una fila y llévate todas sus cartas como penalización; tu número empieza la fila nueva. Para un remolque, los huecos no cuentan, salvo que acordéis que los remolques pueden llenar huecos: entonces un hueco donde encaje cuenta como para cualquier número. Allí es un coche más, y la fila no se alarga.
    .title = Demasiado bajo
JAM-11 = Las cartas de penalización ya no se usan en esta ronda. Guárdalas en un montón hasta el recuento. Los montones están a la vista: todos pueden mirarlos.
    .title = Cartas de penalización

## Cartas especiales

JAM-12 = Un remolque se coloca según su número, pero encima de la última carta de la fila. Nunca cuenta para la longitud, así que puede unirse a una fila de cuatro sin que te la lleves. Se puede enganchar a otro remolque y a las cartas especiales. Una carta especial debajo de un remolque pierde su efecto; la fila acaba ahora en el número del remolque. Un remolque demasiado bajo para todas las filas es el primer coche de la fila que te llevas.
    .title = Remolque
JAM-13 = Una ambulancia va al principio de la fila que elijas y empuja a los demás hacia atrás. Si así hay más de cuatro, te llevas la fila; la ambulancia es el primer coche de la nueva y detrás puede ir cualquier carta. Una ambulancia de un turno posterior se pone delante de la que ya está, como un coche más.
    .title = Ambulancia
    .refusal = Una ambulancia va al principio de una fila. Elige una fila, no un hueco.
JAM-14 = Un coche de policía va al final de la fila que elijas. Detrás puede ir cualquier carta, hasta la más baja. Si es el quinto coche, te llevas la fila. Un coche de policía de un turno posterior se pone detrás del que ya está.
    .title = Coche de policía
    .refusal = Un coche de policía va al final de una fila. Elige una fila, no un hueco.
JAM-15 = Las ambulancias que llegan a la misma fila en el mismo turno se ponen una encima de otra y cuentan como un solo coche; los coches de policía, también. Si así la fila es demasiado larga, se la lleva el mayor de esos jugadores, y todo el montón empieza la fila nueva.
    .title = Dos en el mismo sitio
JAM-16 = Una grúa va al final de la fila que elijas y carga el coche que tiene delante, con todo lo que lleve encima. Juntos cuentan como un solo coche. La posición que queda libre sigue como hueco y cuenta para la longitud. La fila acaba ahora en la carta de encima de la grúa.
    .title = Grúa
    .refusal = Una grúa va al final de una fila. Elige una fila, no un hueco.
JAM-17 = En turnos posteriores puedes poner en un hueco un número (un remolque, solo si lo habéis acordado) si encaja entre sus vecinos: las posiciones con cartas más cercanas a izquierda y derecha, cada una con el número de su carta de encima. Un vecino que falta o no tiene número no pone límite. Dos huecos seguidos son dos sitios distintos. Llenar un hueco no cambia la longitud de la fila.
    .title = Huecos
    .refusal =
        { $case ->
            [no-gap] Ahí no hay ningún hueco. Elige un hueco o el final de una fila.
            [trailer] El { $card } es un remolque y no puede ocupar un hueco. Elige una fila.
           *[no-fit] El { $card } no encaja ahí: en el hueco van números por encima de { $left } y por debajo de { $right }. Elige otro sitio.
        }
JAM-18 = Una grúa que llega como quinto coche carga primero el que tiene delante. Te llevas las demás cartas de la fila, si las hay. La grúa cargada es el primer coche de la fila nueva y los huecos desaparecen.
    .title = La grúa como quinto coche

## El recuento

JAM-19 = La ronda acaba cuando nadie tiene cartas en la mano. Cada carta de penalización cuenta 1 punto y cada carta especial, 2. Un remolque cuenta 1, pues lleva un número; podéis acordar que cuente 2. Gana quien tiene menos puntos. Si hay empate, la victoria se comparte.
    .title = Contar
    .end =
        { $winners ->
            [1] { $for ->
                [winner] ¡Has ganado con { word-points }!
                [loser] Has perdido: { $names } ha ganado con { word-points }.
               *[other] { $names } ha ganado con { word-points }.
            }
           *[other] { $for ->
                [winner] ¡Compartes la victoria con { $names }: { word-points } cada uno!
                [loser] Has perdido: { $names } comparten la victoria con { word-points } cada uno.
               *[other] { $names } comparten la victoria con { word-points } cada uno.
            }
        }
    .refusal = La partida ha terminado y los puntos están contados. Empieza otra para seguir jugando.
JAM-20 = Una partida es una ronda. Podéis acordar varias; entonces se suman los puntos.
    .title = Rondas

## Para los más pequeños

JAM-21 = Jugad solo con los números menores de 10, 20 o 30.
    .title = Números pequeños
JAM-22 = Repartid solo cinco cartas a cada uno.
    .title = Cinco cartas
JAM-23 = Jugad con dos filas.
    .title = Dos filas
JAM-24 = Quitad las cartas especiales.
    .title = Sin cartas especiales
JAM-25 = Las filas pueden tener cualquier longitud; nadie se lleva una fila por ser demasiado larga.
    .title = Cualquier longitud
JAM-26 = Con un número demasiado bajo no te llevas ninguna fila: va al principio de la fila que elijas y empuja a los demás hacia atrás, sean cuales sean los números; un remolque cuenta allí como un coche más. Si así hay más de cuatro coches, te llevas la fila y tu carta la empieza de nuevo, salvo que las filas puedan tener cualquier longitud.
    .title = Las bajas, delante
JAM-27 = Tiene que haber cartas para todos los jugadores y filas, y bastantes cartas que no sean remolques para empezar las filas. Si no, la partida no empieza y se te indican los números. También se puede jugar con tres cartas cada uno.
    .title = Cartas suficientes
    .refusal =
        { $case ->
            [trailers] Cartas que no son remolques: { $cards }. Para empezar las filas hacen falta { $needed }. Elige menos remolques o más números.
           *[cards] { $seats } jugadores con { $hand } cartas cada uno y { $lanes } filas necesitan { $needed } cartas, pero solo hay { $cards }. Elige menos cartas por jugador, menos jugadores o más números.
        }

## Barra de acción

ask-card = Elige una carta de tu mano.
ask-ambulance = Tu ambulancia: ¿al principio de qué fila?
ask-police = Tu coche de policía: ¿al final de qué fila?
ask-tow = Tu grúa: ¿al final de qué fila?
ask-place = ¿Dónde va tu { $card }?
ask-take = Tu { $card } es demasiado bajo. ¿Qué fila te llevas?
ask-front = Tu { $card } es demasiado bajo. ¿Al principio de qué fila?
ask-wait = Esperando a los demás.
ask-deal = Se están repartiendo las cartas.
ask-over = La partida ha terminado.

## Registro

event-opened = La fila { $lane } empieza con { word-card }.
event-aside = El { $card } es un remolque y se aparta; se saca otra carta.
event-back =
    { $count ->
        [one] El remolque apartado vuelve a la baraja.
       *[other] Los { $count } remolques apartados vuelven a la baraja.
    }
event-dealt = { word-seat } recibe { word-card }.
event-revealed = { word-seat } descubre { word-card }.
event-joined = { word-seat } pone { word-card } al final de la fila { $lane }.
event-hitched = { word-seat } engancha { word-card } a la fila { $lane }.
event-filled = { word-seat } pone { word-card } en el hueco de la fila { $lane }, posición { $place }.
event-front = { word-seat } pone { word-card } al principio de la fila { $lane }.
event-low = { word-card-start } es demasiado bajo: { word-seat } elige la fila { $lane }.
event-towed = { word-seat } pone una grúa al final de la fila { $lane } y carga el coche de delante.
event-took =
    { $count ->
        [0] { word-seat } despeja la fila { $lane }: no había nada que llevarse.
        [one] { word-seat } se lleva { $count } carta de la fila { $lane } ({ word-points }).
       *[other] { word-seat } se lleva { $count } cartas de la fila { $lane } ({ word-points }).
    }
event-counted = { word-seat }: { word-points } en esta ronda, { $total } en total.
event-won = ¡{ word-seat } gana con { word-points }!
event-shared = ¡{ word-seat } comparte la victoria ({ word-points })!
word-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## Opciones

preset-usual = Las reglas completas
    .help = Diez cartas cada uno, tres filas, todas las cartas especiales.
preset-family = En familia
    .help = Cinco cartas cada uno, y nadie se lleva una fila por una carta baja.
preset-younger = Para los más pequeños
    .help = Cinco cartas cada uno, dos filas, números menores de 30, sin cartas especiales.
preset-small = Para la primera vez
    .help = Tres cartas cada uno, números menores de 20, y nadie se lleva una fila por una carta baja.
preset-rounds = Tres rondas
    .help = Se suman los puntos de tres rondas.
option-lanes = Filas
    .help = Tres, o dos para los más pequeños.
option-hand = Cartas por jugador
    .help = Diez; cinco o tres para los más pequeños.
option-below = Solo números menores de
    .help = 10, 20 o 30 para los más pequeños. Sin número, se juega con los 50.
option-specials = Cartas especiales
    .help = Desactivado: se juega sin ambulancias, coches de policía ni grúas.
option-too-long = Cuatro coches por fila
    .help = Desactivado: las filas pueden tener cualquier longitud.
option-too-low = Penalización por cartas bajas
    .help = Desactivado: una carta demasiado baja va al principio de una fila.
option-rounds = Rondas
    .help = Se suman los puntos de todas las rondas.
option-trailers = Remolques
    .help = Los números que son remolques en tus cartas. Los que se dan aquí están sin verificar.
option-trailer-points = Puntos de un remolque
    .help = Lo que cuenta un remolque entre las cartas de penalización: 1 como cualquier número, o 2 como una carta especial.
option-trailer-gaps = Los remolques pueden llenar huecos
    .help = Activado: un remolque puede ir a un hueco donde encaje su número, y allí es un coche más. Desactivado: solo pueden los demás números.

## Palabras del dibujo en letras

drawing-hand = mano
drawing-cards = cartas
drawing-pile = montón de robar
drawing-revealed = descubiertas
drawing-penalty = penalización
drawing-points = puntos
drawing-round = ronda
drawing-trailers = remolques
drawing-unverified = sin verificar
