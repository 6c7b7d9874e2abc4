### Lo que solo el navegador dice de Rush & Bash; todo lo demás viene con las reglas del juego.

## Casillas

space-lane = casilla { $number } del { word-lane } en { word-tile }
space-portal =
    { $side ->
        [a] portal izquierdo del { word-lane } en { word-tile }
       *[b] portal derecho del { word-lane } en { word-tile }
    }
space-rope = casilla { $number } del puente colgante
space-deck = casilla { $number } del puente 3D
space-clearing = claro { $number } de la jungla
space-lake = el lago
word-lane =
    { $lane ->
        [L] carril izquierdo
        [R] carril derecho
       *[M] carril central
    }
word-tile =
    { $tile ->
        [0] la loseta de salida
       *[other] la loseta { $tile }
    }
spot-lane = { spot-tile }, { spot-side }, casilla { $number }
spot-portal =
    { $side ->
        [a] { spot-tile }, { spot-side }, portal izquierdo
       *[b] { spot-tile }, { spot-side }, portal derecho
    }
spot-clearing = claro { $number }
spot-tile =
    { $tile ->
        [0] la loseta de salida
       *[other] la loseta { $tile }
    }
spot-side =
    { $lane ->
        [L] carril izquierdo
        [R] carril derecho
       *[M] carril central
    }
word-thing =
    { $thing ->
        [bomb] bomba
        [boulder] roca
        [snout] el Hocico
       *[car] { word-car }
    }
space-ahead =
    { $steps ->
        [1] { $space }, justo delante: { word-thing }
       *[other] { $space }, { $steps } casillas delante: { word-thing }
    }
space-holds = { $space }, ocupada: { word-thing }

## Coches y tira de posiciones

strip-name = Tira de posiciones
strip-deck =
    { $deck ->
        [rush] roba de la baraja Rush
       *[sprint] roba de la baraja Sprint
    }
strip-round = Ronda { $round }
car-own = Tú
car-bot = Autónomo
car-says = Puesto { $place }, { strip-deck }: { word-car }{ $you ->
        [yes] {" "}(tú)
        [bot] {" "}(autónomo)
       *[no] {""}
    }, { $space }, { car-life }
car-life =
    { $life ->
        [one] { $life } punto de vida
       *[other] { $life } puntos de vida
    }
car-energy = energía { $energy }
car-cards = en la mano: { $sprint } Sprint, { $rush } Rush
car-finished = ha cruzado la meta
car-stands = { word-car }: { $space }.

## Pista y mano

board-name = Tablero
board-course = El circuito
board-whole = Mostrar todo el circuito
board-follow = Seguir tu coche
board-watch = Seguir la carrera
board-shown = Una parte del circuito; muévela con las flechas
board-tap = Casillas marcadas: toca una vez para ver, otra para jugar.
board-again = Toca otra vez para jugar.
hand-own = Tu mano
hand-none = Ninguna carta.
hand-again = Jugar
hand-back =
    { $deck ->
        [rush] Carta Rush
       *[sprint] Carta Sprint
    }
deck-count =
    { $deck ->
        [rush] Baraja Rush: { $count }
       *[sprint] Baraja Sprint: { $count }
    }
deck-thrown = Descartes
deck-none = todavía nada
aside-cards = Barajas
aside-ability = Tu habilidad
aside-level = { $level }: { $does }
die-says = Dado: { $number }

## Jugadas

move-does = { $move }: { $does }
move-drop = Descartar { word-card }
move-level = Nivel { $level }: { $does }
move-leave = Dejar sin turbo la junta antes de { word-tile }
move-use = Usar { word-effect }
move-no = Renunciar
move-done = Parar aquí
move-end = Terminar el turno
move-slide = Tirar el dado
group-level = Habilidad
group-space = Casilla
group-steer = Volantazo a
group-bomb = Bomba en
group-Drive = Camino
group-Steps = Casilla siguiente
group-Mine = Bomba en
group-Falls = Roca en
group-SnoutWalk = Hocico a
effect-steer = dar un volantazo
effect-bomb = poner una bomba
effect-missile = disparar un misil
effect-repair = reparar
effect-star = recargar energía
level-drive = avanzar { $spaces } casillas
level-card = jugar una carta más
level-broadside = un misil por cada carril y luego avanzar { $spaces } casillas
level-rob = avanzar hasta { $spaces } casillas y quitar una carta a cada coche que adelantes
level-scrap = cada rival pierde una carta y luego avanzas hasta { $spaces } casillas
level-leap = avanzar hasta { $spaces } casillas por encima de todo
level-mine = avanzar hasta { $spaces } casillas y luego hacer explotar hasta { $bombs } bombas detrás de ti
level-plough = avanzar hasta { $spaces } casillas apartando bombas y rocas

## Lo que haría una jugada

way-and = {", "}
way-drives =
    { $count ->
        [one] avanza { $count } casilla: { $space }
       *[other] avanza { $count } casillas: { $space }
    }
way-car = embiste a { word-car }
way-bomb = explota una bomba
way-boulder = choca con una roca
way-snout = choca con el Hocico
way-damage = { word-car }: −{ $life } de vida
way-off = { word-car } se sale de la pista y vuelve: { $space }
way-push = { word-car } sale empujado: { $space }
way-missile =
    { $target ->
        [car] el misil alcanza a { word-car }
       *[none] el misil alcanza: { $space }
    }
way-lost = el misil no alcanza nada
way-lay = bomba: { $space }
way-fall = roca: { $space }
way-lift = se retira la pieza más rezagada: { $space }
way-clear = la bomba queda apartada
way-repair = vida +1
way-star = energía +1
way-may = antes puedes { $does }
way-portal = por el portal: { $space }
way-clearing = a la jungla: { $space }
way-land = cae en: { $space }
way-finish = cruza la meta
way-walk = el Hocico va: { $space }
way-flee = el Hocico vuelve a casa
way-boost = turbo: se suma una carta Sprint
way-roll-geyser = luego el dado: géiser
way-roll-snout = luego el dado: el Hocico
way-roll-bridge = luego el dado: puente colgante
way-roll-volcano = luego el dado: volcán
way-roll-landslide = luego el dado: desprendimiento

## Teclas

keys-arrows = De carta en carta de tu mano
keys-course = De casilla en casilla, donde puedas elegir
keys-view = Todo el circuito, o seguir tu coche

## Los circuitos y su editor

course-first-race = Primera carrera
course-landslide = Bajo la ladera
course-jungle = Por la jungla
course-portals = De aro en aro
course-lake = Sobre el lago
course-snout = Junto al Hocico
course-wild = La vuelta salvaje
editor-title = Construir un circuito
editor-intro = Pon una loseta tras otra hasta que la carretera vuelva a la salida. Tómalas del estante, arrástralas a su sitio, cambia el sentido de las curvas, da la vuelta a las losetas.
editor-course = Tu circuito
editor-place =
    { $at ->
        [0] { $what }
       *[other] Puesto { $at } de { $of }: { $what }
    }
editor-tile = loseta { $tile }, { $what }
editor-shape =
    { $shape ->
        [left] curva a la izquierda
        [right] curva a la derecha
        [start] salida y meta
       *[straight] recta
    }
editor-keys = Las flechas van de loseta en loseta; con Mayús la mueven. R cambia el sentido de una curva, F da la vuelta a una loseta, Supr la quita.
editor-choose = Elige una loseta para cambiarla.
editor-turn = Cambiar el sentido
editor-flip = Dar la vuelta
editor-earlier = Antes
editor-later = Después
editor-remove = Quitar
editor-undo = Deshacer
editor-clear = Empezar de nuevo
editor-shelf = Losetas disponibles
editor-shelf-plain = Caras A
editor-shelf-special = Losetas especiales
editor-add = Añadir: { $what }
editor-taken = Cada número existe una sola vez, y este ya forma parte de tu circuito.
editor-checking = Comprobando …
editor-valid = El circuito se cierra. Ya se puede correr.
editor-wrong = Todavía no es un circuito:
editor-unreachable = El servidor no responde, así que el circuito no está comprobado.
editor-cars = Coches
editor-about = unos { $minutes } min
editor-rounds = { $spaces } casillas, unas { $rounds } rondas; medio minuto por turno
editor-length = Longitud
editor-tiles = { $tiles } losetas
editor-surprise = Sorpréndeme
editor-play = Correr en él
editor-here = En este dispositivo
editor-friends = Con amigos
editor-computer = Contra el ordenador
editor-share = Guardarlo y compartirlo
editor-name = Nombre
editor-save = Guardar
editor-nameless = Ponle primero un nombre al circuito.
editor-saved = Guardado en este navegador.
editor-link = Como enlace
editor-copy-link = Copiar el enlace
editor-copied = Copiado.
editor-download = Guardar en un archivo
editor-upload = Abrir un archivo
editor-bad-file = Este archivo no contiene ningún circuito. Su última línea debería nombrar las losetas, por ejemplo 01 02 03 08 04 07.
editor-kept = Tus circuitos
editor-ready = Circuitos ya hechos
editor-load = Abrir { $name }
editor-discard = Quitar { $name }

## Primera lección

lesson-goal = Una vuelta, y gana quien cruza antes la línea. Conduces el coche azul y tienes tres cartas. El número de una carta dice cuánto debes avanzar; su signo es un efecto que puedes usar antes.
lesson-goal-done = Hasta aquí el objetivo.
lesson-steer = Negro está en tu carril. Juega una carta y usa primero su efecto: da un volantazo al carril central y después pasa de largo.
lesson-steer-done = Buen volantazo. Primero vino el efecto y después avanzaste justo lo que dice la carta.
lesson-steer-still = Te has quedado en tu carril. Usa el efecto de la carta antes de avanzar.
lesson-bash = Las mismas cartas, otro plan: esta vez, nada de volantazos. Ve derecho contra Negro.
lesson-bash-done = Menudo golpe. Te detienes sin daño; Negro queda dañado y sale empujado dos casillas. Así que cuidado con quien va detrás de ti.
lesson-bash-still = Lo has esquivado. Esta vez juega la carta sin su efecto.
lesson-missile = Los misiles vuelan por tu propio carril y dan en lo primero que encuentran. Dispara uno a Negro.
lesson-missile-done = Blanco. Quien pierde su último punto de vida vuelve a un punto de control, reparado y con más energía.
lesson-missile-still = No ha salido ningún misil. Juega una carta y usa su efecto.
lesson-ability = Una estrella te da energía, y con energía se paga la habilidad de tu coche. Juega una estrella, úsala y después emplea tu habilidad en el nivel 1.
lesson-ability-done = Ese era el misil del pirata, sin carta. Con más energía hay más: una segunda carta en el nivel 2, una gran hazaña en el nivel 3.
lesson-ability-still = La habilidad no se ha usado. Usa primero la estrella y elige después la habilidad en vez de terminar el turno.
