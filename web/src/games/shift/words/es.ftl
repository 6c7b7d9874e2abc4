### Rush Hour Shift en el navegador: nombres de las jugadas, tablero, mano, lección, editor.
### $vehicle es una letra, gold o silver; $section es L o R; $place es L, C o R.

## Jugadas

move-play = Jugar { word-card }
move-drive = { word-spaces } { word-way }
move-shift = { word-rows }
move-stop =
    { $what ->
        [shift] Renunciar al cambio
       *[steps] Renunciar a los pasos que quedan
    }
name-vehicle =
    { $vehicle ->
        [gold] { vehicle-hero-gold }
        [silver] { vehicle-hero-silver }
       *[letter] Vehículo { $vehicle }
    }
name-section =
    { $section ->
        [L] Sección izquierda
        [lower] Sección de abajo
        [upper] Sección de arriba
       *[R] Sección derecha
    }
name-colour =
    { $colour ->
        [blue] azul
        [green] verde
        [tan] beis
        [white] blanco
        [orange] naranja
        [red] rojo
        [black] negro
        [yellow] amarillo
        [silver] plateado
       *[gold] dorado
    }
name-place =
    { $place ->
        [L] sección izquierda
        [lower] sección de abajo
        [upper] sección de arriba
        [R] sección derecha
       *[C] centro
    }

## Tablero

board-name = Tablero
board-you = tú
board-vehicle =
    { $vehicle ->
        [gold] { name-vehicle }, { name-place }, { word-cell }
        [silver] { name-vehicle }, { name-place }, { word-cell }
       *[letter] { name-vehicle }, { name-colour }, { name-place }, { word-cell }
    }
board-section =
    { $place ->
        [up] { $rows ->
            [one] { name-section }, { $rows } fila por encima del centro
           *[other] { name-section }, { $rows } filas por encima del centro
        }
        [down] { $rows ->
            [one] { name-section }, { $rows } fila por debajo del centro
           *[other] { name-section }, { $rows } filas por debajo del centro
        }
        [left] { $rows ->
            [one] { name-section }, { $rows } casilla a la izquierda del centro
           *[other] { name-section }, { $rows } casillas a la izquierda del centro
        }
        [right] { $rows ->
            [one] { name-section }, { $rows } casilla a la derecha del centro
           *[other] { name-section }, { $rows } casillas a la derecha del centro
        }
       *[level] { name-section }, alineada con el centro
    }
board-locked = Bloqueada: { word-vehicle } está atravesado en la junta
board-zoom = Ampliar el tablero
board-pan = Carretera, se puede desplazar
board-keys = Las flechas lo mueven, Retroceso deshace un paso, Intro envía un turno listo.
keys-arrows = Mover lo elegido; si no hay nada, tu coche
keys-far = Mover hasta donde llegue
keys-letter = Elegir el vehículo con esa letra; si solo puede dar un paso, lo da
keys-hero = Elegir tu coche
keys-section = Elegir la sección donde empieza { seat-gold }, o la sección donde empieza { seat-silver }

## Mano

name-card-brief =
    { $card ->
       *[any] { name-card }
    }
hand-own = Tu mano
hand-other = Mano de { word-seat }: { $count }
hand-pile = Montón de robar: { $count }
hand-discards = Descartes: { $count }
hand-no-discards = Aquí quedarán las cartas jugadas.
hand-none = Todavía no hay cartas.
hand-new = nueva
hand-play = Carta jugada
hand-theirs = { word-seat }: { $card }
hand-due = Por hacer
due-step =
    { $done ->
        [yes] paso dado
       *[no] paso pendiente
    }
due-shift =
    { $done ->
        [yes] cambio hecho
       *[no] cambio pendiente
    }
due-slide =
    { $done ->
        [yes] deslizamiento hecho
       *[no] deslizamiento pendiente
    }

## Primera lección

lesson-goal = Conduces el coche dorado, hacia las flechas amarillas. Gana quien antes saque su coche entero por el otro extremo. Hay otros vehículos en medio, pero puedes moverlos, y hasta la propia carretera.
lesson-move = Tu coche dorado va hacia las flechas amarillas y el vehículo A le cierra el paso. Juega «Mover 3»: un paso con A y dos con tu coche.
lesson-move-done = Bien conducido. Los pasos de una carta se reparten entre todos los vehículos, menos el coche de tu rival.
lesson-shift = El camión A te cierra el paso. Juega «Cambiar» y tira hacia un lado de la sección de tu coche, hasta que tenga el paso libre.
lesson-shift-done = Se ha movido la propia carretera, con todo lo que lleva encima. Una fila debe atravesar siempre las tres secciones.
lesson-lock = El vehículo A está atravesado en la junta y la bloquea. Juega «Mover y cambiar 1»: primero saca A de la junta y luego desplaza la sección de tu coche.
lesson-lock-done = Los cerrojos desaparecen en cuanto la junta queda libre. Los pasos y el cambio van en el orden que quieras.
lesson-slide = El camión A, atravesado, te cierra el paso. Juega «Deslizar» y mándalo tan lejos como se pueda, hacia el lado con más sitio.
lesson-slide-done = Con un deslizamiento llegas de una vez hasta donde la carretera esté libre, o paras antes. Ya tienes el paso libre.
lesson-win = No queda nada delante. Juega «Deslizar» y lleva tu coche hasta la bandera a cuadros: entero fuera, por el otro extremo.
lesson-win-done = Así se gana. Con medio coche fuera no habría bastado.
lesson-move-also = Eso también vale: una casilla más. Los pasos de una carta se reparten entre todos los vehículos, menos el coche de tu rival.
lesson-move-still = Tu coche sigue donde estaba. Un paso quita A de en medio; los otros dos son para tu coche.
lesson-shift-still = El camión A sigue delante de tu coche. Desplaza la sección en la que está dos casillas o más.
lesson-shift-other = Esa era la sección de Plateado. Desplaza la de tu coche: el camión A sigue delante.
lesson-lock-still = La sección de tu coche sigue donde estaba. Saca primero A de la junta y luego desplaza la sección, todo en un turno.
lesson-slide-still = El camión A sigue cerrándote el paso. Mándalo hacia el lado con más sitio, tan lejos como se pueda.
lesson-win-still = Tu coche no está fuera del todo. Deslízalo de una vez hasta la bandera a cuadros.

## Posiciones a elegir

setup-any = Cualquiera

## Editor de posiciones

editor-title = Dibujar una posición
editor-intro = Arrastra vehículos del aparcamiento a la carretera, o pulsa uno para añadirlo. El dorado empieza en el extremo izquierdo y el plateado en el derecho.
editor-shelf = Aparcamiento
editor-add-car = Añadir un vehículo de 2
editor-add-truck = Añadir un vehículo de 3
editor-add-gold = Añadir el coche dorado
editor-add-silver = Añadir el coche plateado
editor-turn = Girar
editor-remove = Quitar
editor-clear = Vaciar la carretera
editor-undo = Deshacer
editor-load = Empezar con una posición impresa
editor-number = Posición { $number }
editor-keys = Las flechas lo mueven, R lo gira, Supr lo quita.
editor-counts = Longitud 2: { $short } de 8. Longitud 3: { $long } de 4.
editor-full = No cabe. Quita antes algún vehículo.
editor-checking = Comprobando…
editor-valid = Con esta posición se puede jugar.
editor-wrong = Todavía no está lista:
editor-unreadable = Esto no es el dibujo de una posición. Hacen falta seis filas de 14 casillas con | en las dos juntas.
editor-unreachable = El servidor no responde, así que la posición no está comprobada.
editor-play = Jugar esta posición
editor-here = En este dispositivo
editor-friends = Con amigos
editor-computer = Contra el ordenador
editor-share = Compartir
editor-text = Como texto
editor-link = Como enlace
editor-copy-text = Copiar el texto
editor-copy-link = Copiar el enlace
editor-copied = Copiado.
editor-use-text = Usar este texto
