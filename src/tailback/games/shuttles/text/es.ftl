### Shuttles: las palabras del juego.
### $seat y $other son south o north; $shuttle es un número, 4 es la central; $way es left o right.
### $start, $end y $space son nombres de casillas como 3a4 o s2.

game-name = Shuttles
game-line = Aparta el laberinto: cinco fichas, siete lanzaderas y un rival que las devuelve a su sitio.

## Puestos

seat-south = Sur
seat-north = Norte

## Piezas de las frases de abajo

word-seat =
    { $seat ->
        [north] { seat-north }
       *[south] { seat-south }
    }
word-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
word-other =
    { $other ->
        [north] { seat-north }
       *[south] { seat-south }
    }
word-shuttle =
    { $shuttle ->
        [4] la lanzadera central
       *[other] la lanzadera { $shuttle }
    }
word-shuttle-start =
    { $shuttle ->
        [4] La lanzadera central
       *[other] La lanzadera { $shuttle }
    }
word-way =
    { $way ->
        [left] a la izquierda
        [up] hacia arriba
        [down] hacia abajo
       *[right] a la derecha
    }

## El tablero

SHUT-1 = Entre los dos bloques de salida hay siete lanzaderas, una junto a otra. Tres son tuyas y tres de tu rival, según el color; la del centro no es de nadie.
    .title = Siete lanzaderas
SHUT-2 = Cada lanzadera tiene dos filas de 7 casillas. En algunas columnas hay barreras entre las dos filas, y también entre algunas casillas vecinas de una misma fila. Una lanzadera se desliza a izquierda y derecha, dos muescas a cada lado del centro.
    .title = Lanzaderas y barreras
    .refusal = No hay ninguna casilla { $space } en este tablero. Elige una que esté dibujada.
SHUT-3 = Un bloque de salida es una fila de cinco casillas en un extremo del tablero, frente a las columnas segunda a sexta de las lanzaderas alineadas. Tu bloque de salida es la meta de tu rival, y al revés.
    .title = Bloques y metas
SHUT-4 = Al empezar, todas las lanzaderas están alineadas y tus cinco fichas llenan tu bloque de salida.
    .title = Preparación
SHUT-5 = Las casillas de dos lanzaderas contiguas, o de una lanzadera y un bloque, son vecinas cuando en ese momento están en la misma columna. Donde falta una de las dos hay un hueco. No hay barreras entre lanzaderas ni ante los bloques.
    .title = Vecinas y huecos

## El turno

SHUT-10 = Se decide a cara o cruz quién empieza; después jugáis por turnos. En tu turno haces una sola cosa: mover una lanzadera, mover una ficha, saltar o mover la lanzadera central. No se puede pasar.
    .title = Tu turno
    .refusal =
        { $case ->
            [wait] Le toca a { word-seat }. Espera tu turno.
            [tossed] La moneda ya ha decidido: le toca a { word-seat }.
           *[toss] Primero, cara o cruz. Espera un momento.
        }
SHUT-11 = Mueve una de tus lanzaderas una muesca a la izquierda o a la derecha. Las fichas que lleva encima viajan con ella y nunca la frenan. No pasa de su última muesca.
    .title = Mover una lanzadera
    .refusal = { word-shuttle-start } está en su última muesca de ese lado. Muévela hacia el otro o juega otra cosa.
SHUT-12 = Mueve una de tus fichas en línea recta, adelante, atrás o de lado, tantas casillas como quieras, pero al menos una. No pasa por encima de barreras, fichas ni huecos. Puede cruzar varias lanzaderas donde estén alineadas.
    .title = Mover una ficha
    .refusal =
        { $case ->
            [empty] No hay ninguna ficha en { $start }. Elige una de las tuyas.
            [theirs] La ficha de { $start } es de tu rival. Elige una de las tuyas.
            [still] Una ficha avanza al menos una casilla. Elige otra casilla.
            [barrier] La ficha no puede pasar: hay una barrera junto a { $space }. Para ahí o ve por otro lado.
            [void] La ficha no puede cruzar: más allá de { $space } hay un hueco. Para ahí o alinea antes las lanzaderas.
           *[piece] La ficha no puede pasar: { $space } está ocupada. Para antes o ve por otro lado.
        }
SHUT-13 = Salta sobre una sola ficha rival que esté junto a la tuya y cae en la casilla de justo detrás, que debe estar libre. Ahí acaba tu turno. No puede haber barrera ni hueco en el camino. La ficha saltada se queda donde está.
    .title = Saltar
    .refusal =
        { $case ->
            [barrier] Aquí no puedes saltar: hay una barrera junto a { $space }.
            [nobody] En { $space } no hay ninguna ficha rival que saltar. Muévete sin saltar.
            [landing] No puedes caer en { $space }: está ocupada.
           *[distance] Un salto cae justo detrás de la ficha vecina, y { $space } no está ahí.
        }
SHUT-14 = Cualquiera puede mover la lanzadera central una muesca a la izquierda o a la derecha, salvo que el otro la haya movido en el turno inmediatamente anterior. Que la hayas movido tú la última vez no importa.
    .title = Lanzadera central
    .refusal = Tu rival acaba de mover la lanzadera central. Déjala este turno.

## Lo que no se puede

SHUT-20 = No puedes saltar sobre tu propia ficha, sobre dos o más, en diagonal ni por encima de un hueco; tampoco mover una ficha en diagonal.
    .title = Saltos prohibidos
    .refusal =
        { $case ->
            [own] No puedes saltar sobre tu propia ficha.
            [two] Solo puedes saltar sobre una ficha.
            [void] No puedes saltar por encima de un hueco. Alinea antes las lanzaderas.
           *[diagonal] Ahora { $start } y { $end } no están en línea. Las fichas van rectas, nunca en diagonal.
        }
SHUT-21 = No puedes mover una lanzadera y una ficha en el mismo turno, ni una lanzadera del color de tu rival.
    .title = Manos quietas
    .refusal = { word-shuttle-start } es de tu rival. Mueve una de las tuyas o la central.
SHUT-22 = Una ficha que ha salido de tu bloque de salida no vuelve a él. Un movimiento se detiene antes y ningún salto cae allí.
    .title = Sin vuelta atrás
    .refusal = La ficha de { $start } ya salió de tu bloque de salida y no puede volver.
SHUT-23 = Mientras quede alguna de tus cinco fichas en tu bloque de salida, ninguna puede entrar en tu meta. Un movimiento se detiene antes y ningún salto cae allí.
    .title = Primero, todas fuera
    .refusal =
        { $left ->
            [one] La meta sigue cerrada: te queda { $left } ficha en tu bloque de salida. Sácala antes.
           *[other] La meta sigue cerrada: te quedan { $left } fichas en tu bloque de salida. Sácalas antes.
        }

## Lo que sí se puede

SHUT-30 = Dentro de tu bloque de salida y de tu meta puedes mover una ficha de lado, deslizándola o saltando.
    .title = De lado en un bloque
SHUT-31 = Puedes moverte y saltar en la lanzadera central aunque tu rival acabe de moverla.
    .title = En la lanzadera central
SHUT-32 = Una ficha puede volver a salir de la meta.
    .title = Salir de la meta

## El final

SHUT-40 = Ganas en cuanto tus cinco fichas están en tu meta.
    .title = Cómo se gana
    .end =
        { $for ->
            [winner] ¡Has ganado: tus cinco fichas están en la meta!
            [loser] Has perdido: { word-seat } tiene sus cinco fichas en la meta.
           *[other] { word-seat } tiene sus cinco fichas en la meta y ha ganado.
        }
    .refusal = La partida ha terminado: las cinco fichas han llegado. Empieza otra para seguir jugando.
SHUT-41 = Si tu rival se niega a desalojar su bloque de salida, puedes reclamar la victoria. Se considera que se niega si, al empezar tu turno, ninguna de tus fichas está en tu bloque de salida, tu meta está llena, al menos una ficha nunca ha salido de ella, y todo eso ya se cumplía en el turno anterior, en el que tu rival podría haber sacado una de esas fichas pero hizo otra cosa. No hace falta que haya ya una ficha tuya en la meta: cinco que nunca salen de casa también cuentan como negativa. Se avisa a tu rival en cuanto la meta está llena y tus cinco fichas están fuera.
    .title = Reclamar la victoria
    .end =
        { $for ->
            [winner] ¡Has ganado: has reclamado la victoria porque no se despejó tu meta!
            [loser] Has perdido: { word-seat } ha reclamado la victoria porque no se despejó su meta.
           *[other] { word-seat } ha reclamado la victoria porque no se despejó su meta.
        }
    .refusal =
        { $case ->
            [over] La partida ha terminado: se ha reclamado la victoria. Empieza otra para seguir jugando.
           *[no-right] Ahora no puedes reclamar la victoria. Tus cinco fichas deben estar fuera, tu meta debe estar llena y tu rival haberse negado a sacar una ficha.
        }
SHUT-42 = La partida acaba en empate cuando la misma posición se da por tercera vez (la inicial cuenta), o tras el turno 400 si nadie ha ganado; cuentan los turnos de ambos. La misma posición quiere decir las mismas fichas, lanzaderas y turno, y el mismo derecho a mover la lanzadera central y a reclamar la victoria. La victoria tiene prioridad sobre el empate.
    .title = Empate
    .end =
        { $case ->
            [turns] Empate: { word-turns } sin ganador.
           *[repetition] Empate: la misma posición se ha dado por tercera vez.
        }
    .refusal = La partida ha terminado en empate. Empieza otra para seguir jugando.

## Barra de acción

ask-toss = Se decide a cara o cruz quién empieza.
ask-move = { word-seat }: mueve una ficha o una lanzadera.
ask-move-but-centre = { word-seat }: mueve una ficha o una de tus lanzaderas. La central descansa este turno.
ask-vacate = { word-seat }: tu bloque está lleno. Saca una ficha si puedes, o tu rival podrá reclamar la victoria.
ask-claim = { word-seat }: tu rival no ha desalojado el bloque. Puedes reclamar la victoria.
ask-wait = Esperando a { word-seat }.
ask-won = { word-seat } ha ganado.
ask-claimed = { word-seat } ha reclamado la victoria y ha ganado.
ask-drawn = La partida ha acabado en empate.

## Registro

event-starts = { word-seat } gana a cara o cruz y empieza.
event-slid = { word-seat } va de { $start } a { $end }.
event-jumped = { word-seat } salta de { $start } a { $end }.
event-shuttled = { word-seat } mueve { word-shuttle } una muesca { word-way }.
event-warned = { word-seat }, tu bloque está lleno: saca una ficha en cuanto puedas, o { word-other } podrá reclamar la victoria.
event-claimed = ¡{ word-seat } reclama la victoria y gana!
event-won = ¡{ word-seat } tiene sus cinco fichas en la meta y gana!
event-drawn =
    { $case ->
        [turns] Empate: { word-turns } sin ganador.
       *[repetition] Empate tras { word-turns }: la misma posición por tercera vez.
    }

## Opciones

preset-usual = Las reglas completas
    .help = El tablero del reglamento, con sus barreras.
preset-family = En familia
    .help = Un tablero abierto: sin barreras entre casillas vecinas de una fila.
preset-younger = Para los más jóvenes
    .help = El tablero abierto, y empate tras 120 turnos.
option-board = Tablero
    .help = El tablero reconstruido, o uno tuyo desde un archivo.
    .mark = Nombre del tablero
    .offset-limit = Cuántas muescas se mueve una lanzadera a cada lado
    .block-first = Primera casilla de los bloques de salida, contada desde 0
    .shuttle = Lanzadera { $number }, desde el norte
    .owner = De quién es: south, north o centre
    .drawing = Dibujo, el norte arriba
option-first = Quién empieza
    .help = A cara o cruz, Sur o Norte.
option-repetition = Repetición
    .help = Activado: la misma posición por tercera vez es empate. Desactivado: se sigue jugando.
option-turn-limit = Límite de turnos
    .help = Tras este número de turnos la partida acaba en empate. Sin número, continúa.

## Qué falla en un tablero propio; parte de una línea. $field y $fields son palabras del archivo

board-shuttle = lanzadera { $number } (entrada { $entry } de shuttles)
board-line = línea { $line }
board-column = carácter { $column }
wrong-board = { $value } no es ni default ni una tabla de { $fields }; en la línea de órdenes: board=@ARCHIVO.toml
wrong-board-unknown = no existe ese campo; hay { $fields }
wrong-board-missing = falta
wrong-board-name = { $value } no es una línea de 1 a { $most } caracteres
wrong-board-size = un bloque tiene exactamente { $due } puestos, no { $value }
wrong-board-list = no es una lista
wrong-board-count = hacen falta { $due }, de norte a sur, no { $given }
wrong-board-large = no es tan grande como en { $other }
wrong-board-centre = la lanzadera central es la número { $number }, en el medio, y ninguna otra
wrong-board-owned = { $seat } debe tener { $due }, no { $given }
wrong-board-shuttle = una lanzadera tiene los campos owner y drawing
wrong-board-lines = no es una lista de líneas
wrong-board-rows = hacen falta { $due } filas con una línea de barreras entre ellas, no { $given } líneas
wrong-board-row = una fila tiene de { $least } a { $most } casillas con un signo entre cada dos
wrong-board-wide = es más ancha que la línea 1, de { $wide } caracteres
wrong-board-mark = { $mark } está donde debe ir { $wanted }
wrong-board-beyond = el bloque acabaría en la columna { $end } y una fila acaba en la { $last }; cada puesto necesita un vecino
wrong-board-middle = media vuelta debe convertir un bloque en el otro: los bloques deben estar en el medio de la fila
wrong-board-turned = debe ser como en { $other } tras media vuelta del tablero

## De dónde viene una regla

mark-book = del reglamento
mark-ruling = decisión nuestra
mark-rebuilt = reconstruido
board-rebuilt = La imagen del tablero impreso se ha perdido. Este está reconstruido a partir de las reglas y de descripciones de la patente del inventor; puedes poner el tuyo en su lugar.

## Palabras del dibujo en letras

drawing-board = tablero
drawing-rebuilt = reconstruido
drawing-own = propio
