### The frame's own words in Spanish.

## Frame

home-link = Tailback, inicio
nav = Menú principal
nav-replay = Repetición
skip = Ir al contenido
settings = Idioma, colores y sonido
language = Idioma
theme = Claro u oscuro
theme-system = Colores: automáticos
theme-light = Colores: claros
theme-dark = Colores: oscuros
sound = Sonido
loading = Un momento…
cancel = Cancelar
again = Intentar de nuevo
to-home = A los juegos
to-table = A la mesa

## Home

home-title = Juega a un juego de tráfico
home-lead = Elige cómo jugáis y después un juego. Empieza enseguida, sin registrarse.
ways = ¿Cómo jugáis?
way-here = Jugar aquí
way-here-line = En un dispositivo que os vais pasando
way-friends = Jugar con amigos
way-friends-line = Cada uno en su dispositivo, con un enlace
way-computer = Contra el ordenador
way-computer-line = Frente a un jugador virtual
way-joined = Con un enlace
way-watch = Como espectador
choose-game = Elige un juego
players-exact =
    { $least ->
        [one] { $least } jugador
       *[other] { $least } jugadores
    }
players-range = De { $least } a { $most } jugadores
minutes = { $least }–{ $most } minutos
play = Jugar
play-game = Jugar a { $game }
options = Opciones
options-of = Opciones de { $game }
not-here = Para este juego cada uno necesita su dispositivo. Jugad con amigos por enlace.
rules = Reglas
rules-of = Reglas de { $game }
lesson = Primera lección
lesson-of = Primera lección: { $game }
known-tables = Tus mesas
known-over = terminada
forget-table = Quitar { $game }, { $when }, de esta lista

## Options

options-players = Jugadores
options-bot = Jugador virtual
options-seat = Tu sitio
options-more = Más opciones
options-none = ninguno
options-default = lo habitual
option-whole = «{ $option }» pide un número entero del { $least } al { $most }.
option-whole-or-none = «{ $option }» pide un número entero del { $least } al { $most }, o se deja vacío.
option-unread = «{ $option }» no se puede leer tal como está escrito.
option-together = «{ $option }» no encaja con las demás opciones.
start = Empezar
bot-random = jugadas al azar
bot-thumb = regla sencilla
bot-easy = fácil
bot-medium = medio
bot-hard = difícil
bot-alphabeta = piensa 3 jugadas
bot-alphabeta2 = piensa 2 jugadas
bot-greedy = corto de vista
bot-montecarlo = sopesa las probabilidades
bot-planner = no olvida nada
bot-spacer = no deja huecos
choice-youngest = La persona más joven
choice-lot = Por sorteo
choice-toss = A cara o cruz
seat-number = Jugador { $number }

## Table

board = Tablero
bar = Qué hacer
moves = Tus jugadas
bar-open =
    { $count ->
        [one] Falta { $count } jugador.
       *[other] Faltan { $count } jugadores.
    }
bar-done = Tu turno ha terminado. Ahora: { $seat }.
bar-sealed = Has elegido { $move }. Puedes cambiarlo hasta que todos hayan elegido.
bar-ready = Tu turno está listo. Envíalo o vuelve atrás.
bar-move = Te toca.
bar-wait = Esperando a los demás.
bar-more = Mostrar toda la barra
draft = Tu turno hasta ahora:
send-turn = Enviar turno
take-back = Volver atrás
take-all-back = Deshacer todo
read-clause = Leer { $clause }
seconds-left =
    { $seconds ->
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
    }
seat-open = libre
seat-computer = Ordenador, { $level }
seat-you = tú
seat-turn = le toca
seat-away = ausente
seat-chosen = ya eligió
seat-resigned = se rindió
place = Puesto { $place }
line-lost = Se ha perdido la conexión. Intentando volver a la mesa…
log = Crónica
log-as = Mostrar la crónica en
log-words = Frases
log-notation = Notación
log-empty = Aquí se escribirá lo que pase.
save = Guardar la partida
resign = Rendirse
resign-sure = ¿Rendirse en esta partida?
resign-line = Entonces la partida está perdida para ti. Si quedan varios más, el ordenador sigue en tu lugar.
resign-not = Seguir jugando
again-play = Jugar otra vez
again-too = Jugar otra vez también
again-asked = Esperando a que los demás acepten otra partida.
to-replay = Ver la partida de nuevo
result-win =
    { $count ->
        [one] ¡{ $names } gana!
       *[other] ¡{ $names } ganan juntos!
    }
result-draw = Empate.
result-resigned = Alguien se rindió.

## One device

curtain = Pasar el dispositivo
curtain-pass = Pasa el dispositivo a { $seat }
curtain-line = Las cartas siguen ocultas hasta que estés listo.
curtain-open = Soy { $seat }
hand-over = Pasar a { $seat }

## By link

invite = Invitar
invite-line = Envía a cada uno su enlace o deja que lea el código con el móvil. La partida empieza cuando todos están sentados.
invite-local = Esta dirección solo vale en este dispositivo. Arranca con make play HOST=0.0.0.0 para jugar en la red de casa.
invite-link = Enlace para { $seat }
invite-watch = Enlace para quien solo mira
invite-code = Código con el enlace para { $seat }
copy = Copiar
copied = Copiado
join-title = Toma asiento: { $seat }
join-name = Tu nombre
join-sit = Sentarse: { $seat }

## Rulebook

sections = Secciones
section-setup = Preparación
section-turn = El turno
section-vehicles = Vehículos
section-cards = Cartas
section-end = El final
section-deck = La baraja
section-board = El tablero
mark-book = del reglamento
mark-pic = de una imagen del reglamento
mark-ruling = decisión nuestra
mark-rebuilt = reconstruido
mark-unverified = sin verificar

## Replay

replay-title = Ver una partida de nuevo
replay-line = Abre la transcripción de una partida. Se comprueba jugada a jugada y se muestra turno a turno.
replay-file = Archivo de la transcripción
replay-paste = O pega su texto
replay-show = Mostrar
replay-hidden = Una transcripción con cartas ocultas (?) solo puede mostrarse cuando la partida ha terminado.
replay-wrong = La línea { $line } no es de una transcripción o se ha cambiado.
replay-large = Este archivo es demasiado grande para una transcripción.
replay-of = Repetición: { $game }
replay-start = El comienzo.
replay-turn = Turno
replay-at = { $at } de { $last }
replay-first = Al comienzo
replay-back = Un turno atrás
replay-next = Un turno adelante
replay-last = Al final
replay-play = Reproducir
replay-stop = Parar
replay-eyes = Visto por
replay-spectator = todos
replay-other = Otra partida
fair = Sorteos justos
fair-none = Esta transcripción no lleva semillas que comprobar.
fair-seed = Comprobado aquí: la semilla del servidor es aquella a la que se comprometió antes del primer sorteo.
fair-draws-here =
    { $count ->
        [one] Comprobado aquí: { $count } sorteo se sigue de las semillas.
       *[other] Comprobado aquí: los { $count } sorteos se siguen de las semillas.
    }
fair-not = Las semillas no encajan: los sorteos de esta partida no se hicieron como se acordó.
fair-limit = Esto prueba que nadie eligió un sorteo después de ver las jugadas. No impide mirar a un anfitrión que conoce la semilla.

## Lesson

lesson-step = Paso { $at } de { $last }
lesson-next = Siguiente
lesson-again = Otra vez
lesson-skip = Saltar
lesson-play = Jugar una partida
lesson-leave = Salir de la lección

## When something is wrong

problem-lost = No hay nada en esta dirección
problem-lost-do = Quizá el enlace esté incompleto. Todos los juegos están en la primera página.
problem-unreachable = El servidor no responde
problem-unreachable-do = Comprueba que está en marcha e inténtalo de nuevo.
problem-no-such-table = Esa mesa no existe
problem-no-such-table-do = Quizá se haya recogido. Abre una nueva.
problem-bad-token = Este enlace no abre la mesa
problem-bad-token-do = Pide el enlace entero, también lo que va después del signo #.
problem-protocol = Esta página no es de la versión del servidor
problem-protocol-do = Se ha vuelto a cargar y sigue sin encajar. Bórrala de la memoria del navegador y abre el enlace otra vez.
problem-broken-log = Esta mesa no se puede abrir
problem-broken-log-do = Lo que se anotó de ella no encaja. Avisa a quien lleva el servidor.
problem-too-many = Se acaban de abrir demasiadas mesas
problem-too-many-do = Espera un minuto y vuelve a intentarlo.
problem-full = Al servidor no le queda espacio
problem-full-do = No se ha cambiado nada. Avisa a quien lo lleva.
problem-store = El servidor no llega ahora mismo a sus mesas
problem-store-do = Vuelve a intentarlo dentro de un momento.
problem-failed = Algo ha fallado en el servidor
problem-failed-do = Vuelve a intentarlo. Si se repite, avisa a quien lo lleva.
problem-not-over = Esta partida aún no ha terminado
problem-not-over-do = Hasta entonces guarda secretos. Podrás volver a verla cuando termine.
why-stale = La pregunta ha cambiado mientras tanto. Mira otra vez y elige de nuevo.
why-not-begun = La partida empieza cuando todos los sitios están ocupados.
why-over = La partida ha terminado.
why-not-over = Otra partida puede empezar cuando termine esta.
why-no-seat = Estás mirando; no hay sitio para ti en esta mesa.
why-taken = Este sitio ya está ocupado.
why-empty = Elige primero una jugada.
why-one-move = Elige una jugada; los demás aún no la ven.
why-ended = Envía primero lo que tienes y después sigue.
why-malformed = Esto no es una jugada de este juego.
why-bad-id = Algo ha fallado. Inténtalo de nuevo.
why-id-used = Algo ha fallado. Inténtalo de nuevo.
why-bad-seed = Algo ha fallado. Inténtalo de nuevo.
why-bad-name = Un nombre tiene de 1 a 40 signos.
why-rule = Las reglas no permiten esta jugada.
why-not-written = La jugada no se pudo anotar y no cuenta. Inténtalo de nuevo.
why-unknown = Aún no se sabe si esto cuenta. Un momento.
