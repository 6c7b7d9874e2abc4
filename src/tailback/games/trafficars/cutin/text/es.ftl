### ¡Me cuelo!: los textos del juego. Los que comparte con los otros juegos de Trafficars van antes.
### $left y $right son los números de los extremos de la fila, $low y $high los que rodean el hueco más reciente.

game-name = ¡Me cuelo!
game-line = Coloca tus coches en los extremos de la fila y cuélate donde alguien te deje sitio.

## Preparación

CUT-1 = Se juega solo con las 50 cartas numeradas. Barajadlas y repartidlas boca abajo en montones iguales; las que sobren se apartan sin mirarlas. Cada cual toma en la mano las seis primeras cartas de su montón.
    .title = Montones y manos
    .refusal = Se están repartiendo las primeras manos. Espera un momento.
CUT-2 = La fila de la mesa siempre sube de izquierda a derecha. Pueden faltar números en medio.
    .title = La fila
CUT-3 = Se juega en el sentido de las agujas del reloj y empieza quien sea más joven. Si jugáis varias partidas, la siguiente la empieza el próximo jugador en el mismo sentido, porque abrir da una clara ventaja; o, si así se acuerda, empieza siempre quien sea más joven. Quien se sienta a la izquierda del jugador activo es el intruso.
    .title = Jugador activo e intruso
    .refusal = Le toca al jugador { $seat }. Espera a que te pregunten.

## El turno

CUT-4 = La ronda se abre con la primera carta del montón del jugador activo, puesta en el centro. Si el montón está vacío, será una carta de la mano a su elección. Nadie puede colarse tras una carta inicial; quien abrió la ronda sigue poniendo.
    .title = Abrir una ronda
    .refusal =
        { $case ->
            [not-held] No tienes el { $card } en la mano. Abre con una carta que tengas.
            [no-card] Abre la ronda con una carta de tu mano.
           *[drawing] Se está destapando la carta inicial. Espera un momento.
        }
CUT-5 = El jugador activo pone cartas de su mano, de una en una: a la izquierda de la fila si es más baja que todas, a la derecha si es más alta. Mientras tengas una carta que encaje, debes poner una.
    .title = Poner cartas
    .refusal =
        { $case ->
            [between] El { $card } no encaja: pon una carta menor que { $left } o mayor que { $right }.
            [on-table] El { $card } ya está en la fila. Pon una carta de tu mano.
            [not-held] No tienes el { $card } en la mano. Pon una carta que tengas.
           *[must] Tienes una carta que encaja, así que debes poner una.
        }
CUT-6 = Después de cada carta de la mano del jugador activo, incluso la última, el intruso puede colarse antes de que pase nada más; no tras una carta inicial ni tras una carta que gana. La espera se acuerda; lo normal son 3 segundos.
    .title = La pausa
    .refusal = Un momento: el jugador { $seat } puede colarse ahora.
CUT-7 = Para colarse se ponen una o más cartas con números entre la carta recién puesta y la de al lado. Solo cuenta ese hueco, el más reciente. Después de cada una de estas cartas se pregunta al intruso si pone otra, aunque ninguna encaje, para que la pregunta no delate nada. Solo se omite si no le quedan cartas en la mano o si ya se han puesto todos los números del hueco.
    .title = Colarse
    .refusal =
        { $case ->
            [outside] El { $card } no encaja: solo pueden colarse números entre { $low } y { $high }.
            [not-held] No tienes el { $card } en la mano. Elige una carta que tengas, o ninguna.
            [say-no] Todavía no te has colado. Pon una carta o di que no.
           *[say-done] Ya te has colado. Pon otra carta o di que has terminado.
        }
CUT-8 = Después, todos completan la mano hasta seis con su propio montón. El intruso pasa a ser el jugador activo y sigue con la misma fila.
    .title = Después de colarse
CUT-9 = Si ninguna de tus cartas encaja, pasas; si tu mano se queda vacía, tu turno termina. El siguiente jugador en el sentido de las agujas del reloj pasa a ser el activo. Todos completan la mano hasta seis cada vez que cambia el jugador activo, nunca durante un turno.
    .title = Pasar y completar la mano
    .refusal = Las cartas del montón llegan solas. Espera un momento.
CUT-10 = Cuando todos los jugadores han pasado uno tras otro sin poner ninguna carta, la fila se aparta, a la vista de todos, y el siguiente jugador, el primero que pasó, abre una nueva ronda. Colarse cuenta como carta puesta en el turno del intruso.
    .title = Una nueva ronda

## El final

CUT-11 = Ganas en cuanto pones una carta y no te queda nada ni en la mano ni en el montón, sea la carta inicial, una de la mano o una con la que te cuelas. Nadie puede reaccionar y nadie completa la mano.
    .title = Cómo se gana
    .end =
        { $for ->
            [winner] ¡Has ganado: te has quedado sin cartas!
            [loser] Has perdido: { word-seat } se ha quedado sin cartas.
           *[other] { word-seat } se ha quedado sin cartas y ha ganado.
        }
    .refusal = La partida ha terminado: al jugador { $seat } no le quedan cartas. Empieza otra para seguir jugando.

## Preguntar al intruso

CUT-12 = Sin reloj, contra jugadores virtuales o a distancia, se pregunta al intruso después de cada carta si se cuela y con qué. Se pregunta aunque nada encaje, para que la pausa no delate nada.
    .title = Sin reloj
CUT-13 = En directo, la pausa corre con el reloj del servidor y el silencio cuenta como «no». Siempre se espera entera; un «no» anticipado no se muestra al jugador activo. Solo la primera carta tiene que llegar dentro de la pausa; las siguientes se eligen sin reloj.
    .title = Con reloj
    .refusal = Con reloj se te pregunta después de cada carta. Di que no o deja correr la pausa.

## Barra de acción

ask-lay =
    { $left ->
        [1] Pon una carta mayor que { $right }.
       *[other] { $right ->
            [50] Pon una carta menor que { $left }.
           *[other] Pon una carta menor que { $left } o mayor que { $right }.
        }
    }
ask-lay-first = Pon una carta menor o mayor que { $card }.
ask-open = Abre la ronda con una carta de tu mano.
ask-cut-in = ¿Te cuelas entre { $low } y { $high }?
ask-another = ¿Otra carta entre { $low } y { $high }, o has terminado?
ask-wait = Esperando al jugador { $seat }.
ask-over = { word-seat } ha ganado.

## Registro

event-dealt = { word-seat } recibe { word-card }.
event-drew = { word-seat } roba { word-card }.
event-opened = { word-seat } abre una ronda con { word-card }.
event-opened-from-hand = { word-seat } abre una ronda con { word-card } de su mano.
event-laid = { word-seat } pone { word-card }.
event-no-cut-in = { word-seat } no se cuela.
event-cut-in = { word-seat } se cuela con { word-card } entre { $low } y { $high }.
event-no-more = { word-seat } no pone más cartas en el hueco.
event-passed = { word-seat } pasa: nada por debajo de { $left } ni por encima de { $right }.
event-emptied = { word-seat } se queda sin cartas en la mano; el turno termina.
event-set-aside =
    { $count ->
        [one] Todos han pasado; la fila de { $count } carta se aparta.
       *[other] Todos han pasado; la fila de { $count } cartas se aparta.
    }
event-won = ¡{ word-seat } se queda sin cartas y gana!

## Opciones

preset-usual = Sin reloj
    .help = A quien puede colarse se le pregunta, y responde sin prisa.
preset-younger = Para los más pequeños
    .help = El reloj va despacio: veinte segundos para colarse.
preset-family = En familia, con reloj
    .help = El reloj corre, y la pausa para colarse dura diez segundos.
preset-full = Las reglas completas
    .help = Como en el reglamento: tres segundos para colarse, y el silencio es un no.
option-clock = Jugar con reloj
    .help = Activado: la pausa del intruso corre con el reloj y el silencio cuenta como «no». Desactivado: se le pregunta después de cada carta y también puede decir que no para todo el turno.
option-pause = Duración de la pausa
    .help = Con reloj: cuántos segundos tiene el intruso. Lo normal son 3; más, para una partida más tranquila.
option-series-starter = Quién empieza la siguiente partida
    .help = En una serie empieza el siguiente jugador, o siempre quien sea más joven.
    .next = El siguiente jugador

## Palabras del dibujo en letras

drawing-row = fila
drawing-hand = mano
drawing-pile = montón de robar
drawing-aside = apartadas
