### What only the browser says of Shuttles; everything else comes with the game's rules.

## Moves

name-shuttle =
    { $shuttle ->
        [4] Lanzadera central
       *[other] Lanzadera { $shuttle }
    }
place-row =
    { $row ->
        [far] fila del fondo
       *[near] fila de delante
    }
place-shuttle = la casilla { $column } de la lanzadera { $shuttle }, { place-row }
place-block = la casilla { $column } del bloque de salida { word-seat }
name-piece = Ficha en { $start }
move-notch =
    { $way ->
        [left] a la izquierda
        [up] hacia arriba
        [down] hacia abajo
       *[right] a la derecha
    }
move-slide = a { $end }
move-jump = salto a { $end }
move-claim = Reclamar la victoria

## Board

board-name = Tablero
board-piece =
    { $whose ->
        [own] Tu ficha en { $start }
       *[other] Ficha de { word-seat } en { $start }
    }
name-owner =
    { $owner ->
        [own] tuya
        [south] de { seat-south }
        [north] de { seat-north }
       *[nobody] de nadie
    }
board-shuttle =
    { $way ->
        [level] { name-shuttle }, { name-owner }, en el medio
       *[other] { $notches ->
            [one] { name-shuttle }, { name-owner }, { $notches } muesca { word-way }
           *[other] { name-shuttle }, { name-owner }, { $notches } muescas { word-way }
        }
    }
board-rests = Bloqueada: descansa este turno
board-ways = Abre { $opens } pasos y cierra { $closes }.
board-keys = Las flechas la mueven, Retroceso deshace el movimiento, Intro envía el turno.
block-full = Saca una
keys-arrows = Mover lo elegido; si no hay nada, tu primera ficha
keys-far = Mover hasta donde llegue
keys-shuttle = Elegir la lanzadera con ese número
keys-piece = Elegir tu siguiente ficha

## Beside the board

hand-name = Cómo vais
hand-home = { $home } de 5 en la meta, { $waiting } aún en el bloque de salida
hand-warned = El bloque de { word-seat } está lleno. Si no sale ninguna ficha, { word-other } podrá reclamar la victoria.
hand-closed =
    { $left ->
        [5] Tu meta se abrirá cuando las { $left } fichas hayan salido de tu bloque.
        [one] Tu meta se abrirá cuando tu última ficha haya salido de su bloque.
       *[other] Tu meta se abrirá cuando las otras { $left } fichas también hayan salido de tu bloque.
    }
hand-tip = Toca una ficha o un asa. Verás qué pasa antes de enviarlo.

## First lesson

lesson-goal = Eres Sur, con los coches azules. Gana quien aparque antes sus cinco fichas en el bloque del borde opuesto. La carretera está sobre siete lanzaderas: tres son tuyas, tres de Norte y la del centro, de nadie.
lesson-piece = Toca una ficha. Los puntos muestran adónde puede ir: en línea recta, tan lejos como quieras. Mándala hacia el otro borde hasta donde llegue.
lesson-piece-done = Se detiene ante la meta: nadie aparca allí hasta que tus cinco fichas hayan salido de tu bloque.
lesson-piece-also = También vale. Podría haber ido más lejos: en línea recta, mientras el camino esté libre.
lesson-piece-still = No se ha movido ninguna ficha. Toca uno de tus coches del bloque y luego un punto delante de él.
lesson-shuttle = Las barreras de la lanzadera 2 cierran el paso a todas tus fichas. Empuja la lanzadera 2 una muesca, por su asa o con su flecha. Las marcas verdes son pasos que se abren; las rojas, pasos que se cierran.
lesson-shuttle-done = Una lanzadera se mueve una muesca, y lo que está encima va con ella. Donde las lanzaderas no están lado a lado hay un hueco, y nada lo cruza.
lesson-shuttle-still = La lanzadera 2 sigue donde estaba. Es la segunda desde tu borde, y es tuya.
lesson-more = Una ficha puede saltar por encima de una de Norte que esté justo a su lado: un anillo marca dónde cae. La que sale de tu bloque ya no vuelve a él. Y si Norte ocupa tu meta y no sale aunque puede, puedes reclamar la victoria: el botón está en el bloque.
lesson-centre = La lanzadera del centro no es de nadie. Empújala una muesca, hacia el lado que quieras.
lesson-centre-done = Ahora descansa: Norte no puede moverla en el turno siguiente, y un candado lo dice.
lesson-centre-still = La lanzadera central sigue donde estaba. Es la gris, la número 4.

## Board editor

editor-title = Dibujar un tablero
editor-intro = Pulsa un punto para poner ahí una barrera, y otra vez para quitarla. El tablero debe quedar igual tras media vuelta que cambia a los jugadores de lado.
editor-slot =
    { $row ->
        [between] { name-shuttle }, entre las filas, columna { $column }
        [far] { name-shuttle }, fila del fondo, a la derecha de la casilla { $column }
       *[near] { name-shuttle }, fila de delante, a la derecha de la casilla { $column }
    }
editor-paired = Cambiar también la otra mitad
editor-undo = Deshacer
editor-mirror = Copiar la mitad de abajo arriba
editor-clear = Vaciar el tablero
editor-usual = Empezar con el tablero habitual
editor-width = Casillas por fila
editor-limit = Muescas a cada lado
editor-swap = Cambiar los dueños de { $one } y { $other }
editor-uneven = Las lanzaderas { $one } y { $other } no se corresponden tras media vuelta.
editor-checking = Comprobando…
editor-valid = Se puede jugar en este tablero.
editor-wrong = Aún no está listo:
editor-unreachable = El servidor no responde, así que el tablero no está comprobado.
editor-play = Jugar en él
editor-here = En este dispositivo
editor-friends = Con un amigo
editor-computer = Contra el ordenador
editor-share = Compartir
editor-link = Como enlace
editor-copy-link = Copiar el enlace
editor-copied = Copiado.

## Headings of the rulebook

section-forbidden = Lo que está prohibido
section-allowed = Lo que está permitido
