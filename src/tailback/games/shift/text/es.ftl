### Rush Hour Shift y Rush Hour Duo: las palabras del juego.
### $seat es gold o silver; $section es L o R; $card es el código de una carta, o ? si está oculta.
### $vehicle y $other son una letra, o gold o silver para el coche de un jugador (> y < se muestran tal cual).
### $way es left, right, up o down; $spaces y $rows cuentan en ese sentido.

game-name = Rush Hour Shift
game-line = Saca tu coche del atasco y, cuando ya nada se mueva, mueve la propia carretera.

## Puestos y vehículos

seat-gold = Dorado
seat-silver = Plateado
vehicle-hero-gold = Coche dorado
vehicle-hero-silver = Coche plateado

## Piezas para las frases de abajo

word-seat =
    { $seat ->
        [silver] { seat-silver }
       *[gold] { seat-gold }
    }
word-vehicle =
    { $vehicle ->
        [gold] el coche dorado
        [silver] el coche plateado
       *[letter] el vehículo { $vehicle }
    }
word-vehicle-start =
    { $vehicle ->
        [gold] El coche dorado
        [silver] El coche plateado
       *[letter] El vehículo { $vehicle }
    }
word-other =
    { $other ->
        [gold] el coche dorado
        [silver] el coche plateado
       *[letter] el vehículo { $other }
    }
word-section =
    { $section ->
        [L] la sección izquierda
        [lower] la sección de abajo
        [upper] la sección de arriba
       *[R] la sección derecha
    }
name-card =
    { $card ->
        [M1] Mover 1
        [M2] Mover 2
        [M3] Mover 3
        [M4] Mover 4
        [MS1] Mover y cambiar 1
        [MS2] Mover y cambiar 2
        [MS3] Mover y cambiar 3
        [SH] Cambiar
       *[SL] Deslizar
    }
word-card =
    { $card ->
        [hidden] una carta
       *[known] «{ name-card }»
    }
word-cell = fila { $row }, columna { $column }
word-spaces =
    { $spaces ->
        [one] { $spaces } casilla
       *[other] { $spaces } casillas
    }
word-way =
    { $way ->
        [left] a la izquierda
        [right] a la derecha
        [up] hacia arriba
       *[down] hacia abajo
    }
word-rows =
    { $way ->
        [left] { word-rows-aside } { word-way }
        [right] { word-rows-aside } { word-way }
       *[other] { $rows ->
            [one] { $rows } fila { word-way }
           *[other] { $rows } filas { word-way }
        }
    }
word-rows-aside =
    { $rows ->
        [one] { $rows } casilla
       *[other] { $rows } casillas
    }

## Preparación

SHIFT-1 = Al empezar, las tres secciones están a la misma altura y juntas componen un solo rectángulo de 6 filas y 14 columnas: 5 columnas a la izquierda, 4 en el centro y 5 a la derecha.
    .title = El tablero, alineado
    .refusal = Al empezar, las tres secciones están alineadas; dibuja seis filas completas de 14 casillas.
SHIFT-2 = Los vehículos se colocan según una de las diez posiciones de inicio impresas, o según una que inventéis vosotros. La página de posiciones de Duo se ha perdido, así que Duo usa las mismas diez.
    .title = Colocar los vehículos
    .refusal = En este tablero no hay ningún vehículo { $vehicle }. Elige uno de los que están puestos.
SHIFT-3 = Una posición propia tiene exactamente un coche dorado y uno plateado, los dos a lo largo de una fila: el dorado en las columnas 1 y 2, el plateado en las columnas 13 y 14. Los vehículos bloqueadores ocupan 2 o 3 casillas; puede haber como mucho 8 de longitud 2 y 4 de longitud 3, como en la caja, salvo que esté activada la opción de vehículos adicionales. Cada vehículo está entero sobre el tablero y ninguno se solapa con otro. Si una posición no vale, se te indica por qué y en qué casilla.
    .title = Tu propia posición
    .refusal =
        { $case ->
            [off-grid] { word-vehicle-start } no está entero sobre el tablero ({ word-cell }). Mételo dentro.
            [overlap] { word-vehicle-start } se solapa con otro vehículo ({ word-cell }). Deja solo uno ahí.
            [heroes] Hace falta exactamente un coche dorado y uno plateado, de 2 casillas cada uno. Añade lo que falta o quita lo que sobra.
            [hero-place] { word-vehicle-start } no está en su sitio ({ word-cell }). El dorado va en las columnas 1 y 2, el plateado en las columnas 13 y 14.
            [hero-direction] { word-vehicle-start } tiene que ir a lo largo de una fila ({ word-cell }). Gíralo.
            [length] { word-vehicle-start } no tiene la longitud correcta ({ word-cell }). Los coches dorado y plateado ocupan 2 casillas; los bloqueadores, 2 o 3.
            [too-many-short] Vehículos bloqueadores de longitud 2 en el tablero: { $count }. La caja trae 8; quita alguno o permite vehículos adicionales.
            [too-many-long] Vehículos bloqueadores de longitud 3 en el tablero: { $count }. La caja trae 4; quita alguno o permite vehículos adicionales.
           *[broken] { word-vehicle-start } no es una sola pieza recta ({ word-cell }). Dibújalo en línea y sin huecos.
        }
SHIFT-4 = Barajad las 32 cartas. Cada jugador recibe cuatro, que el otro no ve. Las demás quedan boca abajo como montón de robar.
    .title = Repartir las cartas
SHIFT-5 = Poneos de acuerdo en quién lleva el coche dorado y quién el plateado.
    .title = Dorado o plateado
SHIFT-6 = La primera partida la empieza la persona más joven; después empieza siempre quien ganó la última partida entre vosotros dos. Quien abre la mesa puede decir quién es la persona más joven; si nadie lo dice, la primera vez se decide por sorteo. Tras un empate empieza quien no empezó la vez anterior.
    .title = Quién empieza

## El turno

SHIFT-7 = Jugáis por turnos. En tu turno, pon una de tus cuatro cartas boca arriba en el montón de descartes, haz lo que dice y roba una carta.
    .title = Tu turno
    .refusal =
        { $case ->
            [wait] Le toca a { word-seat }. Espera tu turno.
            [card-first] Antes de nada, juega una carta.
            [not-held] No tienes { word-card } en la mano. Elige una de tus cartas.
            [one-card] Una sola carta por turno: termina la que has jugado.
           *[dealing] Se están repartiendo o robando cartas. Espera un momento.
        }
SHIFT-8 = Cuando se acaba el montón de robar, se barajan los descartes y pasan a ser el nuevo montón. Se hace en cuanto se roba la última carta: así siempre hay de dónde robar, y la carta jugada en ese turno ya está dentro.
    .title = Nuevo montón de robar
SHIFT-9 = Las manos son secretas y los descartes están a la vista. Todos pueden saber cuántas cartas tiene cada montón.
    .title = Oculto y a la vista
SHIFT-10 = Las partes de una carta son cada paso suelto, el cambio y el deslizamiento. Mientras alguna parte pendiente sea posible, tienes que hacer una, la que tú elijas. Cuando ninguna lo sea, el resto se pierde y pasas a robar. Solo cuenta el momento presente: puedes elegir un orden que te haga perder una parte. Si habéis acordado que las dos partes de «Mover y cambiar» no son obligatorias, la carta puede usarse solo por sus pasos o solo por su cambio: cuando no queda ningún paso por dar, puedes renunciar al cambio; si has hecho el cambio antes del primer paso, puedes renunciar a los pasos. En ambos casos la carta termina.
    .title = Resolver la carta
    .refusal = Esa parte de la carta ya está hecha o ahora no es posible. Haz una que sí lo sea.

## Vehículos

SHIFT-11 = Puedes mover todos los vehículos menos uno: el coche de tu rival.
    .title = Qué puedes mover
    .refusal = { word-vehicle-start } es de tu rival. Mueve tu coche o un vehículo bloqueador.
SHIFT-12 = Un vehículo avanza y retrocede por su propia línea, nunca de lado. No se levanta ni salta por encima de otro.
    .title = Adelante y atrás
    .refusal = { word-vehicle-start } no puede pasar: { word-other } está en medio. Despeja el camino o mueve otro vehículo.
SHIFT-13 = Los vehículos bloqueadores permanecen siempre enteros sobre el tablero.
    .title = Los bloqueadores se quedan
    .refusal = { word-vehicle-start } se saldría del tablero. Los bloqueadores se quedan dentro; elige otra jugada.
SHIFT-14 = Solo los coches dorado y plateado pueden salir del tablero, y únicamente por el lado opuesto a aquel en que empezaron.
    .title = Salir del tablero
    .refusal = { word-vehicle-start } solo puede salir por el lado opuesto. Ve en la otra dirección.
SHIFT-15 = Un vehículo colocado a lo largo de una fila puede cruzar una junta donde ambas secciones tengan esa fila. Si la sección vecina no la tiene, el vehículo se detiene en la junta; nadie sale del tablero por una junta. Un vehículo colocado a lo largo de una columna no deja su sección.
    .title = Cruzar una junta
    .refusal = { word-vehicle-start } no puede cruzar aquí: la carretera no sigue al otro lado de la junta. Desplaza antes una sección o elige otra jugada.
SHIFT-16 = Un coche dorado o plateado que asoma por el lado opuesto sigue en juego. Pertenece a la sección de ese extremo y se desplaza con ella; no bloquea ninguna junta y puede volver.
    .title = Medio fuera

## Cartas

SHIFT-17 = «Mover» te da un número de pasos de una casilla cada uno. Da exactamente esos pasos en total, repartidos como quieras entre vehículos y direcciones; cada paso tiene que ser posible en el momento de darlo. Si habéis acordado que no todos los pasos son obligatorios, puedes renunciar al resto después de al menos uno.
    .title = La carta «Mover»
    .refusal =
        { $case ->
            [unit] Paso a paso: mueve un vehículo una sola casilla.
            [exact] Tienes que dar todos los pasos de { word-card }.
            [first-step] Da al menos un paso antes de renunciar al resto.
            [shift-first] Haz primero el cambio si quieres renunciar a los pasos.
           *[all-made] Ya has dado todos los pasos de { word-card }. Con esta carta no se mueve ningún vehículo más.
        }
SHIFT-18 = Dentro de una misma carta, un vehículo puede ir y volver.
    .title = Ida y vuelta
SHIFT-19 = Con «Cambiar» cambias el tablero: elige la sección izquierda o la derecha y desplázala hacia arriba o hacia abajo tantas filas como quieras, pero al menos una. El centro no se desplaza nunca. Los vehículos que están enteros sobre la sección van con ella; solo un vehículo atravesado en una junta puede impedir un cambio.
    .title = La carta «Cambiar»
    .refusal =
        { $case ->
            [no-drive] Con { word-card } no se mueve ningún vehículo. Desplaza una sección.
           *[no-shift] Con { word-card } no se desplaza ninguna sección. Mueve un vehículo.
        }
SHIFT-20 = En Shift, después de un cambio al menos una fila debe atravesar las tres secciones. En Duo basta con que cada sección de los extremos comparta una fila con el centro.
    .title = La carretera sigue unida
    .refusal = No puedes desplazar { word-section } { word-rows }: las secciones dejarían de estar unidas. Elige otra distancia.
SHIFT-21 = Un vehículo atravesado en una junta, sea el coche de un jugador o un bloqueador, bloquea las dos secciones en las que está: ninguna puede desplazarse respecto a la otra. La sección del otro extremo sí se puede desplazar. En Duo vale lo mismo.
    .title = Juntas bloqueadas
    .refusal = No puedes desplazar { word-section }: { word-vehicle } está atravesado en la junta. Prueba con la otra sección o despeja antes la junta.
SHIFT-22 = Con «Deslizar», mueve un solo vehículo tantas casillas como quieras en una dirección, hasta el siguiente vehículo o el final del tablero. Puede parar antes, pero recorre al menos una casilla.
    .title = La carta «Deslizar»
    .refusal = Desliza { word-vehicle } de una vez: al menos una casilla y en una sola dirección.
SHIFT-23 = «Mover y cambiar» te da exactamente los pasos indicados, como «Mover», y un cambio, como «Cambiar». El orden lo eliges tú: primero los pasos, primero el cambio o el cambio entre paso y paso. El cambio no gasta pasos. Solo se renuncia a una parte si lo habéis acordado; una vez empezados los pasos, los das todos, salvo que también hayáis acordado que se puede renunciar al resto.
    .title = La carta «Mover y cambiar»
    .refusal =
        { $case ->
           *[shift-done] { word-card } incluye un solo cambio, y ya está hecho. Da los pasos que quedan.
        }
SHIFT-24 = Por eso, tus pasos pueden liberar un cambio que al principio estaba bloqueado, y también hacerte perder uno que al principio era posible.
    .title = Los pasos cambian lo posible

## El final

SHIFT-25 = Ganas en el instante en que tu coche está por completo fuera del tablero por el lado opuesto a aquel en que empezó; a medias no vale. El resto de la carta ya no se resuelve.
    .title = Cómo se gana
    .end =
        { $card ->
            [SL] { $for ->
                [winner] ¡Has ganado: has salido con un deslizamiento!
                [loser] Has perdido: { word-seat } ha salido con un deslizamiento.
               *[other] { word-seat } ha salido con un deslizamiento y ha ganado.
            }
           *[other] { $for ->
                [winner] ¡Has ganado: has salido del tablero!
                [loser] Has perdido: { word-seat } ha salido del tablero.
               *[other] { word-seat } ha salido del tablero y ha ganado.
            }
        }
    .refusal = La partida ha terminado: un coche ya está fuera del tablero. Empieza otra partida para seguir jugando.
SHIFT-26 = Con «Deslizar» puedes sacar tu coche del tablero de una vez, y entonces ganas.
    .title = Ganar con «Deslizar»
    .refusal = { word-vehicle-start } solo necesita { word-spaces } para quedar fuera. Elige ese número.
SHIFT-27 = Ninguna regla pone fin a una partida interminable. Si fijáis un límite de turnos, la partida acaba en empate tras esa cantidad de turnos. Está desactivado entre personas y activado en las simulaciones.
    .title = Límite de turnos
    .end =
        { $turns ->
            [one] Empate: nadie ha salido en { $turns } turno.
           *[other] Empate: nadie ha salido en { $turns } turnos.
        }
    .refusal = La partida ha terminado: ha llegado al límite de turnos y queda en empate. Empieza otra partida para seguir jugando.

## Las cartas por su nombre

card-M = Mover { $n }
    .does =
        { $n ->
            [one] Da { $n } paso con un vehículo.
           *[other] Da { $n } pasos, repartidos como quieras entre los vehículos.
        }
card-MS = Mover y cambiar { $n }
    .does =
        { $n ->
            [one] Da { $n } paso y cambia el tablero (desplaza una sección), en el orden que quieras.
           *[other] Da { $n } pasos y cambia el tablero (desplaza una sección), en el orden que quieras.
        }
card-SH = Cambiar
    .does = Cambia el tablero: desplaza una de las dos secciones de los extremos tantas filas como quieras.
card-SL = Deslizar
    .does = Mueve un vehículo en una dirección hasta donde quieras.

## Barra de acción

ask-card = { word-seat }: juega una carta.
ask-steps =
    { $left ->
        [one] { word-seat }: queda { $left } paso.
       *[other] { word-seat }: quedan { $left } pasos.
    }
ask-shift = { word-seat }: cambia el tablero desplazando una sección.
ask-steps-or-shift =
    { $left ->
        [one] { word-seat }: quedan { $left } paso y el cambio, en el orden que quieras.
       *[other] { word-seat }: quedan { $left } pasos y el cambio, en el orden que quieras.
    }
ask-slide = { word-seat }: desliza un vehículo.
ask-wait = Esperando a { word-seat }.

## Registro

event-starts = { word-seat } empieza.
event-dealt = { word-seat } recibe { word-card }.
event-played = { word-seat } juega { word-card }.
event-drove = { word-seat } mueve { word-vehicle } { word-spaces } { word-way }.
event-shifted = { word-seat } desplaza { word-section } { word-rows }.
event-lost = { word-seat } no puede completar la carta; lo que falta se pierde.
event-gave-up =
    { $left ->
        [one] { word-seat } renuncia al último paso.
       *[other] { word-seat } renuncia a los últimos { $left } pasos.
    }
event-gave-up-shift = { word-seat } renuncia al cambio.
event-drew = { word-seat } roba { word-card }.
event-reshuffled =
    { $count ->
        [one] Los descartes pasan a ser el nuevo montón de robar: { $count } carta.
       *[other] Se barajan los descartes y pasan a ser el nuevo montón de robar: { $count } cartas.
    }
event-won = ¡{ word-seat } sale del tablero y gana!
event-drawn =
    { $turns ->
        [one] Empate tras { $turns } turno.
       *[other] Empate tras { $turns } turnos.
    }

## Opciones

preset-duo = Duo
    .help = La regla de la segunda caja: cada sección de los extremos solo necesita una fila en común con el centro.
option-edition = Edición
    .help = Shift: una fila debe atravesar siempre las tres secciones. Duo: cada sección de los extremos solo necesita una fila en común con el centro.
option-setup = Posición de inicio
    .help = Una de las diez posiciones impresas o una propia.
option-extra-vehicles = Vehículos adicionales
    .help = Permite que una posición propia tenga más vehículos bloqueadores de los que trae la caja.
option-deck = Baraja
    .help = Cuántas cartas de cada tipo. Al menos 9 cartas, y al menos una de ellas tiene que mover un vehículo. { deck-unverified }
    .each = { name-card }
option-exact-moves = Todos los pasos son obligatorios
    .help = Desactivado: después de al menos un paso puedes renunciar a los que queden. El cambio de «Mover y cambiar» sigue pendiente.
option-all-parts = Pasos y cambio son ambos obligatorios
    .help = Desactivado: «Mover y cambiar» puede usarse solo por sus pasos o solo por su cambio.
option-turn-limit = Límite de turnos
    .help = Tras esta cantidad de turnos, la partida acaba en empate. Sin número, dura hasta que alguien gane.
option-starter = Quién empieza
    .help = La persona más joven, por sorteo, Dorado o Plateado. En una serie empieza quien ganó la última vez.

## Lo que va mal en una opción o un dibujo; parte de una línea, $name es left, centre o right

wrong-setup = { $value } no es ni un número del 1 al 10 ni un dibujo
wrong-colours = hace falta un color para cada vehículo bloqueador, o ninguno
wrong-deck = una baraja dice cuántas hay de cada carta, como M1=6,M2=6,SH=4,SL=3
wrong-deck-small =
    { $cards ->
        [one] { $cards } carta no basta; hacen falta { $least } para repartir { $hand } a cada uno y dejar una para robar
       *[other] { $cards } cartas no bastan; hacen falta { $least } para repartir { $hand } a cada uno y dejar una para robar
    }
wrong-deck-still = ninguna carta de esta baraja mueve un vehículo; añade «Mover», «Mover y cambiar» o «Deslizar»
wrong-mark = { $mark } no es ni «.», ni el coche de un jugador «>» o «<», ni la letra de un vehículo bloqueador (L y R son las secciones)
wrong-row = una fila tiene tres secciones entre dos juntas «|»
wrong-width =
    { $name ->
        [left] la sección izquierda tiene { $due } columnas y esta fila dibuja { $given }
        [right] la sección derecha tiene { $due } columnas y esta fila dibuja { $given }
       *[centre] la sección central tiene { $due } columnas y esta fila dibuja { $given }
    }
wrong-cells =
    { $name ->
        [left] una fila de la sección izquierda tiene { $due } casillas o ninguna; aquí hay { $given }
        [right] una fila de la sección derecha tiene { $due } casillas o ninguna; aquí hay { $given }
       *[centre] una fila de la sección central tiene { $due } casillas o ninguna; aquí hay { $given }
    }
wrong-rows =
    { $name ->
        [left] la sección izquierda necesita { $due } filas una debajo de otra; hay { $given }
        [right] la sección derecha necesita { $due } filas una debajo de otra; hay { $given }
       *[centre] la sección central necesita { $due } filas una debajo de otra; hay { $given }
    }

## De dónde viene una regla

mark-book = del reglamento
mark-pic = de una imagen del reglamento
mark-ruling = decisión nuestra
mark-unverified = sin verificar
deck-unverified = El reglamento solo dice que hay 32 cartas y de qué tipos; cuántas hay de cada uno viene de una lista pública que nadie ha verificado, así que cambia las cantidades si quieres.

## Palabras del dibujo en letras

drawing-hand = mano
drawing-cards = cartas
drawing-pile = montón de robar
drawing-discards = descartes
