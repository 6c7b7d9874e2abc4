### Rush & Bash: los textos del juego.
### $car y $other son colores (blue, black, green, yellow, red, white); $seat va de 1 a 6.
### $space es la loseta del circuito, contada desde 0, y el nombre de la casilla: 3M2; una página lo dice con palabras.
### $card es efecto, aceleración y baraja (steer2s, bomb4r), o hidden; $deck es sprint o rush.

game-name = Rush & Bash
game-line = Una vuelta, tres cartas en la mano y bombas en la pista: embiste, esquiva y cruza la meta antes que nadie.

## Sitios y coches

seat-1 = Jugador 1
seat-2 = Jugador 2
seat-3 = Jugador 3
seat-4 = Jugador 4
seat-5 = Jugador 5
seat-6 = Jugador 6
car-blue = Azul
car-black = Negro
car-green = Verde
car-yellow = Amarillo
car-red = Rojo
car-white = Blanco

## Piezas para las frases de más abajo

word-car =
    { $car ->
        [black] { car-black }
        [green] { car-green }
        [yellow] { car-yellow }
        [red] { car-red }
        [white] { car-white }
       *[blue] { car-blue }
    }
word-other =
    { $other ->
        [black] { car-black }
        [green] { car-green }
        [yellow] { car-yellow }
        [red] { car-red }
        [white] { car-white }
       *[blue] { car-blue }
    }
word-card =
    { $card ->
        [hidden] una carta
        [steer1s] «Volantazo 1»
        [steer2s] «Volantazo 2»
        [steer3s] «Volantazo 3»
        [steer4s] «Volantazo 4»
        [steer5s] «Volantazo 5»
        [steer6s] «Volantazo 6»
        [bomb1s] «Bomba 1»
        [bomb2s] «Bomba 2»
        [bomb3s] «Bomba 3»
        [bomb4s] «Bomba 4»
        [bomb5s] «Bomba 5»
        [bomb6s] «Bomba 6»
        [missile1s] «Misil 1»
        [missile2s] «Misil 2»
        [missile3s] «Misil 3»
        [missile4s] «Misil 4»
        [missile5s] «Misil 5»
        [missile6s] «Misil 6»
        [repair1s] «Reparación 1»
        [repair2s] «Reparación 2»
        [repair3s] «Reparación 3»
        [repair4s] «Reparación 4»
        [repair5s] «Reparación 5»
        [repair6s] «Reparación 6»
        [star1s] «Estrella 1»
        [star2s] «Estrella 2»
        [star3s] «Estrella 3»
        [star4s] «Estrella 4»
        [star5s] «Estrella 5»
        [star6s] «Estrella 6»
        [steer1r] «Volantazo 1»
        [steer2r] «Volantazo 2»
        [steer3r] «Volantazo 3»
        [steer4r] «Volantazo 4»
        [steer5r] «Volantazo 5»
        [steer6r] «Volantazo 6»
        [bomb1r] «Bomba 1»
        [bomb2r] «Bomba 2»
        [bomb3r] «Bomba 3»
        [bomb4r] «Bomba 4»
        [bomb5r] «Bomba 5»
        [bomb6r] «Bomba 6»
        [missile1r] «Misil 1»
        [missile2r] «Misil 2»
        [missile3r] «Misil 3»
        [missile4r] «Misil 4»
        [missile5r] «Misil 5»
        [missile6r] «Misil 6»
        [repair1r] «Reparación 1»
        [repair2r] «Reparación 2»
        [repair3r] «Reparación 3»
        [repair4r] «Reparación 4»
        [repair5r] «Reparación 5»
        [repair6r] «Reparación 6»
        [star1r] «Estrella 1»
        [star2r] «Estrella 2»
        [star3r] «Estrella 3»
        [star4r] «Estrella 4»
        [star5r] «Estrella 5»
        [star6r] «Estrella 6»
       *[other] { $card }
    }
word-deck =
    { $deck ->
        [rush] baraja Rush
       *[sprint] baraja Sprint
    }
word-effect =
    { $effect ->
        [steer] «Volantazo»
        [bomb] «Bomba»
        [missile] «Misil»
        [repair] «Reparación»
       *[star] «Estrella»
    }

## Circuito y preparación

BASH-1 = El circuito es un anillo cerrado de losetas cuadradas. La loseta 01 lleva la línea de salida y meta y está en todos los circuitos. La primera carrera usa las losetas 01, 02, 03, 08, 04 y 07, cara A, en este orden, con las cuatro curvas hacia la derecha; este orden está reconstruido.
    .title = El circuito
BASH-2 = Podéis construir vuestro propio circuito. Tiene que cerrarse, llevar la loseta 01 una sola vez, no repetir ningún número y mantener juntas las losetas especiales que forman pareja. Una curva puede girar a la izquierda o a la derecha. Si un circuito no vale, se os dice por qué.
    .title = Vuestro propio circuito
BASH-3 = La pista tiene tres carriles: izquierdo, central y derecho, vistos en el sentido de la carrera. Un carril es una serie de casillas. Dos casillas son adyacentes si comparten un lado o parte de él; una esquina no basta. Las imágenes de las losetas se han perdido, así que las casillas de aquí están reconstruidas.
    .title = Carriles y casillas
BASH-4 = Donde un carril acaba en una flecha, se une al carril de al lado. Basta con seguir la flecha, sin volantazo. Donde una flecha apunta en contra del sentido de la carrera, empieza un carril en el que solo se entra con un volantazo.
    .title = Cambio de carril obligado
BASH-5 = Cada coche empieza con 3 puntos de vida, que son también el máximo, y con energía 0. La energía llega hasta 3. El reglamento solo muestra los puntos de vida en una imagen; que son 3 lo dicen reseñas del juego.
    .title = Vida y energía
BASH-6 = Hay dos barajas, Sprint y Rush, que se barajan por separado. Una carta jugada va a sus descartes antes de que nadie robe. Si una baraja está vacía y hace falta una carta, se barajan sus descartes; si no los hay, se usa la otra baraja. Los descartes están a la vista. Una carta que una habilidad quita de una mano solo la ven los dos jugadores; una carta que una mano pierde se descarta a la vista de todos.
    .title = Dos barajas
BASH-7 = La persona más joven sale del puesto 1 de la parrilla y los demás siguen en el sentido de las agujas del reloj. Los puestos 1 y 2 reciben tres cartas Sprint; el 3 y el 4, dos Sprint y una Rush; el 5 y el 6, una Sprint y dos Rush. Las manos son secretas, pero el dorso de las cartas muestra su baraja. La persona más joven también tira y elige durante la preparación. Quien abre la mesa puede decir quién es; si nadie lo dice, es el primer puesto.
    .title = Parrilla y primeras manos
BASH-8 = La tira de posiciones muestra el orden de los coches y de qué baraja roba cada puesto. Qué puesto roba de qué baraja está reconstruido.
    .title = La tira de posiciones
BASH-9 = Antes del primer turno se tira el dado de pista para la loseta que sigue a la 01. Se pone una roca en cada una de sus casillas de roca (2+, 3+, 4+) cuyo número no supere la tirada.
    .title = Las primeras rocas

## Ronda y turno

BASH-10 = Se juega en el orden de la tira de posiciones. Solo se vuelve a ordenar cuando el último coche ha acabado su turno, nunca antes.
    .title = Orden de juego
    .refusal =
        { $case ->
            [wait] Ahora decide { word-car }. Espera a que te pregunten.
           *[chance] Ahora deciden el dado o las cartas. Espera un momento.
        }
BASH-11 = En tu turno juega una de tus tres cartas boca arriba. Primero va su efecto: úsalo una vez o renuncia a él. Después va su aceleración, que es obligatoria.
    .title = Tu turno
    .refusal =
        { $case ->
            [not-held] No tienes { $card } en la mano. Elige una de tus cartas.
            [one-card] Ya has jugado una carta. Resuélvela primero.
           *[card-first] Juega primero una carta de tu mano.
        }
BASH-12 = La aceleración mueve tu coche exactamente ese número de casillas hacia delante en su carril. No puedes cambiar de carril ni parar antes.
    .title = Aceleración
    .refusal = Aquí la pista se divide. Elige una de las dos casillas de delante.
BASH-13 = Si llegas a una bomba, una roca, un coche o el Hocico, tu movimiento acaba al instante. Tu coche se queda en esa casilla y se resuelve lo que pasa allí.
    .title = Chocar con algo
BASH-14 = Al final de tu turno debes tener exactamente tres cartas en la mano. Roba de la baraja que la tira de posiciones muestra para el puesto que tenías al empezar la ronda.
    .title = Robar
    .refusal =
        { $case ->
            [not-held] No tienes { $card } en la mano. Elige una de tus cartas.
           *[drop] Tienes más de tres cartas. Elige una para descartarla.
        }
BASH-15 = Cuando un coche, aunque lo empujen, entra en una loseta por la que aún no ha pasado nadie, la loseta siguiente queda pendiente. Al final del turno se tira el dado por cada loseta pendiente, en el orden del circuito, y se ponen rocas como antes del primer turno, una sola vez por loseta en toda la partida. Las casillas ocupadas se saltan. Si no quedan rocas en la reserva, se mueve la más atrasada.
    .title = Obstáculos nuevos
BASH-16 = El final de un turno va en este orden: habilidad después de la carta, desprendimiento, puente, volcán, mano, rocas de las losetas pendientes. Si el turno ha acabado antes de tiempo, por salirse de la pista, por un géiser o en la jungla, o si el coche ha llegado, la habilidad y el desprendimiento se omiten. Lo demás se hace igualmente; solo un coche que ha llegado no tira por el puente.
    .title = Final del turno
BASH-17 = La bomba o la roca más atrasada es la que va más atrás en la carrera; las vueltas cuentan, y una bomba cuenta en la vuelta en que se puso. Si hay dos a la misma altura, es la de más a la izquierda, y de dos portales de un carril, la del izquierdo. La nueva casilla se elige antes de levantarla.
    .title = La pieza más atrasada

## Efectos de las cartas

BASH-20 = Volantazo: pasa a una casilla adyacente y libre de otro carril, hacia delante o hacia atrás. Libre significa sin bomba, sin roca, sin Hocico y sin un coche que siga en carrera. Si no hay ninguna, no pasa nada.
    .title = Volantazo
    .refusal =
        { $case ->
            [space] No puedes pasar a { $space }. Elige una casilla libre de un carril vecino, o renuncia.
           *[other] Elige una casilla libre de un carril vecino, o renuncia.
        }
BASH-21 = Bomba: pon una de las nueve bombas en una casilla adyacente y libre de cualquier carril. Si no quedan en la reserva, se mueve la más atrasada sin que explote. Si no hay casilla libre, no pasa nada.
    .title = Bomba
    .refusal =
        { $case ->
            [space] No puedes poner una bomba en { $space }. Elige una casilla libre junto a tu coche, o renuncia.
           *[other] Elige para la bomba una casilla libre junto a tu coche, o renuncia.
        }
BASH-22 = Reparación: recuperas un punto de vida. Si ya tienes los 3, no pasa nada.
    .title = Reparación
    .refusal = Usa la reparación, o renuncia.
BASH-23 = Misil: vuela hacia delante por tu carril, sigue las flechas y da en lo primero que encuentra. Un coche recibe 1 de daño, pero no se le empuja; una roca se retira, una bomba explota, el Hocico se asusta. El misil se pierde al cruzar su tercer punto de control; la línea de salida también lo es. Pasa por encima de los coches que ya han llegado.
    .title = Misil
    .refusal = Lanza el misil, o renuncia.
BASH-24 = Estrella: tu energía sube 1. Si ya es 3, no pasa nada.
    .title = Estrella
    .refusal = Usa la estrella, o renuncia.

## Choques

BASH-30 = Una bomba que explota vuelve a la reserva. Alcanza todo lo que hay en su casilla y en las adyacentes: las rocas se retiran, las bombas explotan a su vez y cada coche recibe 1 de daño por cada explosión que lo alcanza. Se resuelve toda la cadena antes de hacer retroceder a nadie.
    .title = Explosión
BASH-31 = Si chocas con una roca, vuelve a la reserva y tu coche recibe 1 de daño.
    .title = Chocar con una roca
BASH-32 = Si embistes a un coche, te quedas en su casilla, sin daño. El otro recibe 1 de daño y, si sigue en la pista, sale empujado 2 casillas hacia delante en su carril. Lo que encuentre detiene el empujón y actúa con normalidad.
    .title = Colisión
BASH-33 = El daño baja tu vida de 3 a 2 y a 1. Con más daño, el coche se sale de la pista. El daño sobrante se pierde.
    .title = Daño
BASH-34 = Un coche que ya ha llegado no recibe daño ni estorba a nadie.
    .title = Coches que han llegado
BASH-35 = Si te sales de la pista, retrocede en tu carril hasta el punto de control más cercano detrás de ti (la línea de salida es uno), a la primera casilla normal libre detrás de su línea, o más atrás si hace falta. Tu vida vuelve a 3, tu energía sube 1 y, si era tu turno, se acaba. Nadie retrocede al lago, a un claro ni a un portal.
    .title = Fuera de la pista
BASH-36 = Si se salen varios coches a la vez, se colocan en el orden de la tira de posiciones.
    .title = Varios a la vez
BASH-37 = Un coche que en su primera vuelta está detrás de la línea de salida no tiene ningún punto de control detrás. Se queda en su casilla si está libre; si no, retrocede por su carril hasta la siguiente que lo esté.
    .title = Fuera antes de la línea de salida
BASH-38 = Detrás de cada casilla hay exactamente una. Donde un carril vuelve a empezar, la casilla de detrás de la primera pertenece al carril al que se había unido.
    .title = La casilla de detrás
BASH-39 = Tu avance se cuenta desde el principio de la carrera. Retroceder detrás de la línea y volver a cruzarla no es una vuelta.
    .title = No se regalan vueltas
BASH-45 = Cada choque se resuelve por completo antes de seguir con lo demás. En una casilla con un rayo y un obstáculo, primero va el obstáculo y después, si el coche sigue en la pista, el rayo. Un portal también se lleva a un coche que se ha detenido en él, pero el coche no avanza más.
    .title = Una cosa tras otra

## Orden y final

BASH-40 = La tira se ordena por el avance: vueltas, después losetas, después lo adelantado que está el centro de la casilla en su loseta. Una casilla en una junta pertenece a la loseta a la que lleva. Si dos coches están igualados, conservan su orden. Al pie de la letra, la regla de medir del reglamento tocaría primero el coche más atrasado y lo pondría delante; aquí va delante el que está más adelantado.
    .title = Quién va delante
BASH-50 = Un coche que cruza la meta tras una vuelta ha llegado; ya no hace nada más y se queda en el circuito. Desde la línea pasa por encima de todo, no activa nada y recorre todas las casillas que le quedan, aunque lo hayan empujado. Cada paso lleva a la casilla siguiente, también a los claros, sin nada que elegir: de la casilla anterior a los portales, al portal izquierdo de su carril; de ahí, al mismo portal de la otra loseta, y así adelante, sean cuales sean los números. La ronda en curso es la última.
    .title = La llegada
BASH-51 = Tras la última ronda se ordena la tira una vez más; entre los coches que han llegado cuenta lo lejos que están. Gana el primer coche. Si es un coche autónomo, no ha ganado ningún jugador, y los jugadores conservan sus puestos detrás de él.
    .title = Quién gana
    .end =
        { $winners ->
            [0] Va en cabeza un coche autónomo, { word-car }: nadie en la mesa ha ganado.
           *[other]
                { $for ->
                    [winner] ¡Has ganado: { word-car } va en cabeza!
                    [loser] Has perdido: { word-car } va en cabeza.
                   *[other] { word-car } va en cabeza y ha ganado.
                }
        }
    .refusal = La carrera ha terminado. Empieza otra para seguir corriendo.

## Habilidades especiales

BASH-60 = Una vez en tu turno, antes o después de la carta, pero nunca entre su efecto y su aceleración, puedes usar tu habilidad. Tu energía baja entonces a 0. Una estrella de la carta cuenta para una habilidad usada después.
    .title = Habilidad especial
    .refusal =
        { $case ->
            [used] Ya has usado tu habilidad en este turno. Sigue sin ella.
            [between] Ahora no: la habilidad se usa antes o después de la carta.
           *[after] Usa tu habilidad, o di que has terminado.
        }
BASH-61 = Puedes usar cualquier nivel hasta tu energía. Si jugáis con niveles exactos, solo el nivel que muestra tu energía.
    .title = Qué nivel
    .refusal =
        { $case ->
            [exact] Tu energía es { $energy } y jugáis con niveles exactos: solo puedes usar el nivel { $energy }.
           *[low] El nivel { $level } necesita energía { $level } y la tuya es { $energy }. Consigue antes estrellas.
        }
BASH-62 = El nivel 1 no necesita carta. Reconstruido, es así: Azul lanza un misil, Negro y Blanco avanzan 2 casillas, Verde da un volantazo, Amarillo repara, Rojo pone una bomba. Los obstáculos actúan con normalidad.
    .title = Nivel 1
BASH-63 = El nivel 2 es igual para todos: juega una carta más en este turno, con efecto y aceleración. Se pierde si tu coche se ha salido de la pista o ha llegado, o si no tienes una segunda carta.
    .title = Nivel 2
    .refusal = No tienes una segunda carta para el nivel 2. Elige otro nivel, o renuncia.
BASH-64 = El nivel 3 siempre mueve el coche. Reconstruido, es así: Azul lanza un misil por cada carril y después avanza exactamente 4 casillas. Negro avanza hasta 5 y quita una carta al azar a cada coche que adelanta. Con Verde, cada rival pierde una carta al azar, nunca la última; después avanza hasta 5. Amarillo avanza hasta 6, por encima de rocas, bombas, coches y el Hocico. Rojo avanza hasta 4 y después hace explotar hasta 3 bombas en distintas casillas libres que acaba de dejar; a él no le hacen daño. Blanco avanza hasta 5 y aparta las bombas y rocas a las que llega, también de lado. Todos menos Azul eligen cada paso: la siguiente casilla del carril o una adyacente y libre de otro carril de la misma loseta que esté más adelante. Las casillas especiales actúan con normalidad; los turbos, no.
    .title = Nivel 3
    .refusal =
        { $case ->
            [mine] Elige una casilla libre que acabes de dejar, una distinta para cada bomba, o di que has terminado.
            [space] No puedes ir a { $space }. Sigue por tu carril, o de lado a una casilla libre que esté más adelante.
           *[other] Elige la siguiente casilla, o di que has terminado.
        }
BASH-65 = Una habilidad que pasa por encima de todo puede entrar en casillas ocupadas, también de lado. Allí el coche no recibe daño ni se detiene, tampoco ante el Hocico. Si se ha movido y al final hay algo en su casilla, se coloca en la siguiente casilla libre hacia atrás en ese carril. Con las demás habilidades, los obstáculos actúan con normalidad.
    .title = Por encima de todo

## Variantes

BASH-66 = Cada junta entre dos losetas recibe un turbo. El dado dice en qué casilla: 1–2 a la izquierda, 3–4 en el centro, 5–6 a la derecha. No los hay en las juntas de la loseta 01, dentro de una pareja ni en los extremos del puente 3D. Si hay más juntas que los ocho turbos, elegís cuáles se quedan sin él. Un turbo no ocupa su casilla.
    .title = Turbos
    .refusal = Hay más juntas que turbos. Elige una junta que se quede sin él.
BASH-67 = Si la aceleración de una carta te hace pasar por un turbo, completa el movimiento. Después se descubre la primera carta Sprint y tu coche avanza lo que diga su número. Un movimiento detenido no da turbo, y el movimiento extra no activa ningún otro.
    .title = Pasar por un turbo
BASH-68 = En la versión sencilla no hay habilidades ni energía. Si usas una estrella, tu coche avanza primero 2 casillas en su carril. La aceleración viene después como un movimiento aparte; lo que detuvo el primero no la acorta. Solo se omite si tu turno ha acabado o tu coche ha llegado. Solo la aceleración puede activar un turbo.
    .title = Versión sencilla
    .refusal = En la versión sencilla no hay habilidades. Juega una carta.
BASH-70 = Unos coches autónomos pueden completar la parrilla, hasta seis coches en total. Salen detrás de los jugadores y tienen vida, pero no mano, energía ni habilidad. En su turno se descubre la primera carta de la baraja que muestra su puesto; el coche usa siempre el efecto y después acelera.
    .title = Coches autónomos
    .refusal =
        { $bots ->
            [one] Solo hay seis coches: { $seats } jugadores y { $bots } coche autónomo son demasiados. Elige menos.
           *[other] Solo hay seis coches: { $seats } jugadores y { $bots } coches autónomos son demasiados. Elige menos.
        }
BASH-71 = Un coche autónomo da el volantazo hacia el lado del árbitro de la loseta si puede; si no, hacia el otro, lo más adelante posible. El lugar del árbitro está reconstruido: a la izquierda en las rectas, por dentro en las curvas.
    .title = El volantazo de los coches autónomos
BASH-72 = Un coche autónomo lanza misiles y repara como los demás. Pone una bomba en la casilla libre más cercana detrás de él en su carril. Una estrella lo hace avanzar primero 2 casillas en su carril. Su aceleración viene después como un movimiento aparte; lo que detuvo el primero no la acorta. Solo se omite si su turno ha acabado o si ha llegado. Solo la aceleración puede activar un turbo.
    .title = Qué más hacen
BASH-73 = Los coches autónomos reciben daño, se salen de la pista y activan las losetas especiales como los demás. En ellas, el último jugador en el orden elige y tira por ellos; también elige su camino ante los portales.
    .title = Quién decide por ellos

## Losetas especiales

BASH-80 = Teletransporte, losetas 02B y 03B: siempre juntas, como los dos extremos abiertos del circuito. Cada una tiene seis portales; sus números se barajan por separado antes de la carrera. Un coche que entra en un portal de la loseta a la que llega primero sigue desde el mismo número en la otra. Esto no cuesta ningún paso, y llegar allí no lo devuelve. Lo que haya en esa casilla cuenta como embestido; un empujón sigue desde allí. Para los misiles y los coches que retroceden, las dos losetas van seguidas: carril izquierdo con izquierdo, central con central, derecho con derecho. Los números solo cuentan al conducir.
    .title = Teletransporte
BASH-81 = Desprendimiento, losetas 04B y 08B: si has pasado por un rayo en tu turno, puedes tirar una vez después de moverte. 1–2: nada. 3–4: una roca en cada una de las dos zonas rojas. 5–6: dos en cada una. Tú eliges las casillas. En una casilla ocupada, la roca vuelve enseguida a la reserva; una bomba allí explota, a un coche no le pasa nada.
    .title = Desprendimiento
    .refusal =
        { $case ->
            [space] Elige una casilla roja para la roca.
           *[roll] Tira por el desprendimiento, o renuncia.
        }
BASH-82 = Puente colgante, losetas 06B y 07B: un paso lleva de la última casilla de un carril roto al puente. Si estás en él al final de tu turno, tira. Si el resultado no supera el número de coches en el puente, contando el tuyo, caes al lago y recibes 1 de daño. El lago es una casilla para cualquier número de coches, sin choques; conservan su orden. Si el daño no te saca de la pista, tu próximo turno empieza en el lago. Así leemos el reglamento, que al pie de la letra dice lo contrario. No se dan volantazos en el puente, ni para entrar ni para salir de él; en el lago, «Volantazo» y «Bomba» no hacen nada. Un misil lanzado desde el lago empieza en el carril central de la otra orilla.
    .title = Puente colgante
BASH-83 = Géiser, loseta 05B: tira al instante por cada rayo al que llegues o por el que pases. 1: 1 de daño, y acaban tu movimiento y tu turno; si el coche iba empujado, acaba el empujón. 2–3: 1 de daño. 4–6: nada.
    .title = Géiser
BASH-84 = Jungla, loseta 09B: un coche que llega al rayo de entrada se coloca en el primer claro. No avanza más y, si era su turno, se acaba. En un claro cabe cualquier número de coches, sin choques, pero no hay bombas ni rocas. Un turno que empieza en un claro comienza con una tirada. 1–4: al claro siguiente, o del último a la salida. 5–6: directo a la salida. Si sigues en un claro, no juegas carta ni usas habilidad: tu turno ha acabado. Si llegas a la salida, lo que haya allí cuenta como embestido y después tu turno sigue. El rayo de la salida no hace nada a un coche que llega a él desde otra parte. Los misiles pasan de la entrada a la salida.
    .title = Jungla
BASH-85 = El Hocico Feo, losetas 11B y 12B: empieza en la huella roja. La primera vez que encuentras un rayo en tu turno, tira y muévelo hasta ese número de huellas en un solo sentido. En cada huella a la que llega, las bombas explotan, las rocas desaparecen y cada coche recibe 1 de daño. Cuando le dan, vuelve corriendo a la huella roja. Un coche que choca con él recibe 1 de daño y se detiene, salvo si su habilidad pasa por encima de todo.
    .title = El Hocico Feo
    .refusal = Elige una huella para el Hocico, a { $most } como mucho.
BASH-86 = Volcán, loseta 10B: si has entrado en un rayo en tu turno, al final, acabe como acabe, tira cada coche aún en carrera que esté en una casilla roja, en el orden de la tira. Retroceder hasta un rayo no cuenta. 1: 2 de daño. 2–4: 1 de daño. 5–6: nada.
    .title = Volcán
BASH-87 = El puente 3D también puede unir otras losetas y pasar por encima de una tercera. Todos los carriles llevan a él, es un solo carril de cuatro casillas y nadie se cae. Desemboca en el carril central; en los de al lado solo se entra entonces con un volantazo. Los misiles siguen el puente, que no tiene punto de control.
    .title = El puente 3D
BASH-88 = Un coche empujado activa géiseres, jungla y portales. Desprendimiento, puente colgante, Hocico y volcán solo actúan en el turno propio.
    .title = Empujado a un rayo

## Barra de acciones

ask-seam = { word-car }: deja una junta sin turbo.
ask-card =
    { $energy ->
        [0] { word-car }: juega una carta.
       *[other] { word-car }: juega una carta, o usa tu habilidad.
    }
ask-ability = { word-car }: usa tu habilidad, o acaba tu turno.
ask-drop = { word-car }: tienes demasiadas cartas. Descarta una.
ask-effect =
    { $effect ->
        [steer] { word-car }: elige la casilla del volantazo, o renuncia.
        [bomb] { word-car }: elige una casilla para la bomba, o renuncia.
       *[other] { word-car }: usa { word-effect }, o renuncia.
    }
ask-space = { word-car }: elige una casilla.
ask-way = La pista se divide delante de { word-car }: elige el camino.
ask-step = { word-car }: elige la siguiente casilla, o para.
ask-mine = { word-car }: pon una bomba en una casilla que hayas dejado, o para.
ask-slide = { word-car }: ¿tirar por un desprendimiento?
ask-boulder = { word-car }: elige dónde cae una roca.
ask-snout = { word-car }: mueve el Hocico.
ask-wait = Esperando a { word-car }.
ask-over = { word-car } ha ganado la carrera.

## Jugadas

event-portal = El portal { $number } está en { $space }.
event-seam-left = { word-car } deja sin turbo la junta de antes de la loseta { $tile }.
event-boost-laid = Hay un turbo en { $space }.
event-dealt = { word-car } recibe { word-card } de la { word-deck }.
event-round = Empieza la ronda { $round }.
event-turn = Le toca a { word-car }.
event-rolled = { word-car } saca un { $number }.
event-played = { word-car } juega { word-card }.
event-turned-up = Se descubre { word-card } para { word-car }.
event-declared = { word-car } usa su habilidad de nivel { $level }.
event-drove =
    { $spaces ->
        [one] { word-car } avanza { $spaces } casilla, hasta { $space }.
       *[other] { word-car } avanza { $spaces } casillas, hasta { $space }.
    }
event-pushed =
    { $spaces ->
        [one] { word-car } sale empujado { $spaces } casilla, hasta { $space }.
       *[other] { word-car } sale empujado { $spaces } casillas, hasta { $space }.
    }
event-drew = { word-car } roba { word-card } de la { word-deck }.
event-dropped = { word-car } descarta { word-card }.
event-reshuffled =
    { $count ->
        [one] Los descartes vuelven a la { word-deck }: { $count } carta.
       *[other] Los descartes vuelven a la { word-deck }: { $count } cartas.
    }
event-boulder-laid = Cae una roca en { $space }.
event-lifted =
    { $what ->
        [bomb] Se retira de { $space } la bomba más atrasada.
       *[boulder] Se retira de { $space } la roca más atrasada.
    }
event-steered = { word-car } da un volantazo hacia { $space }.
event-bomb-laid = { word-car } pone una bomba en { $space }.
event-repaired =
    { $life ->
        [one] { word-car } repara: { $life } punto de vida.
       *[other] { word-car } repara: { $life } puntos de vida.
    }
event-fired = { word-car } lanza un misil.
event-missile-hit =
    { $what ->
        [snout] El misil da al Hocico en { $space }.
        [bomb] El misil da a una bomba en { $space }.
        [boulder] El misil da a una roca en { $space }.
        [black] El misil da a { car-black } en { $space }.
        [green] El misil da a { car-green } en { $space }.
        [yellow] El misil da a { car-yellow } en { $space }.
        [red] El misil da a { car-red } en { $space }.
        [white] El misil da a { car-white } en { $space }.
       *[blue] El misil da a { car-blue } en { $space }.
    }
event-missile-lost = { word-car } falla: el misil se pierde.
event-charged = { word-car } se recarga: energía { $energy }.
event-exploded = Explota la bomba de { $space }.
event-boulder-gone = Desaparece la roca de { $space }.
event-bomb-gone = Se aparta la bomba de { $space }.
event-crashed = { word-car } choca con una roca en { $space }.
event-rammed = { word-car } embiste a { word-other } en { $space }.
event-damaged =
    { $life ->
        [0] { word-car } recibe daño y se queda sin vida.
        [one] { word-car } recibe daño: queda { $life } punto de vida.
       *[other] { word-car } recibe daño: quedan { $life } puntos de vida.
    }
event-set-back = { word-car } se sale de la pista y vuelve a empezar desde { $space }.
event-landed = { word-car } aterriza en { $space }.
event-crossed = { word-car } cruza la meta.
event-won = ¡{ word-car } gana la carrera!
event-stole = { word-car } quita { word-card } a { word-other }.
event-lost-card = { word-car } pierde { word-card }.
event-teleported = El portal { $number } lleva a { word-car } a { $space }.
event-sank = { word-car } cae al lago.
event-strayed = { word-car } se pierde en la jungla: { $space }.
event-emerged = { word-car } encuentra la salida de la jungla.
event-snout-met = { word-car } choca con el Hocico en { $space }.
event-snout-walked = El Hocico va a { $space }.
event-snout-fled = El Hocico se asusta y vuelve corriendo a { $space }.

## Opciones

option-course = Circuito
    .help = Un circuito ya hecho, como first-race, o las losetas que quieras en el sentido de la carrera, por ejemplo 01 02 03 08 04 07. Las curvas giran a la derecha si no escribes 02-left; 08B es la otra cara de 08, X el puente 3D. Con surprise 8 4711 sale a suerte un circuito de 8 losetas; otro número da otro circuito. Las losetas están reconstruidas.
option-simple = Versión sencilla
    .help = Sin habilidades ni energía; una estrella hace avanzar el coche 2 casillas antes de la aceleración.
option-boost = Turbos
    .help = Hay turbos («boosts») en las juntas entre losetas.
option-bots = Coches autónomos
    .help = Coches que conduce el propio juego, hasta seis coches en total.
option-ability-level = Nivel de la habilidad
    .help = Cualquier nivel hasta tu energía, o exactamente el nivel que muestra tu energía.
option-colours = Coches
    .help = Qué coche lleva cada jugador, en el orden de los sitios.
option-cars = Fichas de los coches
    .help = Lo que saben hacer los coches. Los números están reconstruidos; puedes poner los de tu caja en su lugar.
option-decks = Barajas
    .help = Cuántas cartas hay de cada clase. Las cantidades están reconstruidas; puedes poner las de tu caja en su lugar.
option-strips = Tiras de posiciones
    .help = De qué baraja roba cada puesto. Está reconstruido; puedes poner las tiras de tu caja en su lugar.
preset-family = En familia
    .help = La primera carrera en versión sencilla.
preset-everything = Con todo
    .help = El circuito más largo, casi todas las losetas por su lado especial, y turbos.

## Qué falla en un circuito; parte de una línea

wrong-course = un circuito es uno de estos: { $courses }, o una lista de losetas como 01 02 03 08 04 07
wrong-course-size = un circuito tiene de { $least } a { $most } losetas, no { $given }
wrong-course-start = un circuito empieza por la loseta 01 y la lleva una sola vez
wrong-course-unknown = no hay ninguna loseta { $tile }
wrong-course-token = { $token } no es una loseta; escribe por ejemplo 02, 08B o 02-left
wrong-course-straight = la loseta { $tile } es recta y no gira ni a la izquierda ni a la derecha
wrong-course-twice = la loseta { $tile } está dos veces
wrong-course-pair = la loseta { $tile } necesita la loseta { $other } justo a su lado
wrong-course-bridge = solo hay un puente: une dos losetas o pertenece a 06B y 07B
wrong-course-overlap = la loseta { $tile } quedaría encima de otra
wrong-course-open = el circuito no se cierra: su final no llega a la loseta 01
wrong-course-surprise = una sorpresa tiene de { $least } a { $most } losetas y un número cualquiera, por ejemplo surprise 8 4711

## Qué falla en unas barajas o tiras propias; parte de una línea

wrong-deck = una baraja tiene al menos { $least } cartas
wrong-strip = { $value } no es una palabra de { $count } letras, S para la baraja Sprint o R para la baraja Rush

## Qué falla en una loseta propia; parte de una línea. $field es una palabra del archivo, $name y $to son casillas como M2

wrong-tile = loseta { $tile }: { $field }: { $why }
wrong-tile-table = hace falta una tabla de { $most } entradas como máximo
wrong-tile-field = ese campo no existe; los hay así: { $fields }
wrong-tile-text = hace falta una línea de { $most } caracteres como máximo
wrong-tile-ends = hace falta una lista de { $least } a { $most } finales de casilla
wrong-tile-order = { $end } no está después de { $former }
wrong-tile-name = { $name } no puede ser el nombre de una casilla junto a los carriles de esta loseta
wrong-tile-spaces = hace falta una lista de { $most } casillas como máximo
wrong-tile-space = no hay ninguna casilla { $name }
wrong-tile-twice = { $name } aparece dos veces
wrong-tile-pairs = hace falta una lista de { $most } parejas de casillas como máximo
wrong-tile-two = { $pair } no nombra dos casillas distintas
wrong-tile-links =
    { $most ->
        [1] hace falta una sola casilla
       *[other] hacen falta una o dos casillas
    }
wrong-tile-boulders = hacen falta { $count } casillas, para 2+, 3+ y 4+
wrong-tile-pair = pair y part son de { $kinds }, y solo de estas
wrong-tile-grid = hacen falta { $count } casillas, en la loseta de salida y en ninguna otra
wrong-tile-unused = una loseta del tipo { $kind } no tiene nada así
wrong-tile-shared = nada puede estar en { $name }
wrong-tile-empty = al carril { $lane } no le queda ninguna casilla
wrong-tile-nowhere = nada sigue a { $name } en esa dirección
wrong-tile-not-on = { $name } lleva a { $to }, que no está más adelante
wrong-tile-not-back = detrás de { $name } está { $to }, que no está más atrás
wrong-tile-bridge = las dos losetas necesitan casillas del puente y un solo lago, { $name }
wrong-tile-no-bridge = solo las casillas del puente tienen un rayo
wrong-tile-lake = ningún camino lleva al lago
wrong-tile-zone = hacen falta casillas rojas donde caigan las rocas
wrong-tile-paws = el Hocico necesita huellas
wrong-tile-no-paw = { $name } no es una huella
wrong-tile-red-paw = las dos losetas necesitan una sola huella roja
wrong-tile-portals = hacen falta portales, tantos como en la loseta { $near }
wrong-tile-no-portal = { $name } no es un portal de la loseta a la que se llega primero
wrong-tile-clearings = una jungla necesita claros
wrong-tile-entry = una jungla necesita un rayo en su entrada
wrong-tile-no-entry = { $name } no lleva a un claro
wrong-tile-no-flash = solo un rayo lleva a un claro, y { $name } no lo tiene

## De dónde viene una regla

mark-book = del reglamento
mark-ruling = decisión nuestra
mark-rebuilt = reconstruido
mark-unverified = sin verificar

## Capítulos del reglamento

section-effects = Efectos de las cartas
section-encounters = Choques
section-abilities = Habilidades especiales
section-variants = Variantes del reglamento
section-tiles = Losetas especiales

## Palabras del dibujo en letras

drawing-round = ronda
drawing-strip = tira de posiciones
drawing-sprint = Sprint
drawing-rush = Rush
drawing-blue = azul
drawing-black = negro
drawing-green = verde
drawing-yellow = amarillo
drawing-red = rojo
drawing-white = blanco
drawing-life = vida
drawing-energy = energía
drawing-cards = cartas
drawing-bot = bot
drawing-lap = vuelta
drawing-finished = en la meta
drawing-decks = barajas
drawing-discards = descartes
drawing-hand = mano
