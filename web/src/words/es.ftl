### The frame's own words in Spanish.

## Frame

home-link = Tailback, inicio
nav = Menú principal
nav-replay = Ver una repetición
skip = Ir al contenido
settings = Idioma, colores y sonido
language = Idioma
theme = Claro u oscuro
theme-system = Tema: automático
theme-light = Tema: claro
theme-dark = Tema: oscuro
sound = Sonido
loading = Un momento…
cancel = Cancelar
again = Intentar de nuevo
to-home = Ir a los juegos
to-table = Ir a la mesa
named = { $name }: { $what }

## Home

home-title = Juegos de tráfico
home-lead = Elige cómo quieres jugar y después un juego. Empieza al momento, sin registro.
ways = ¿Cómo quieres jugar?
way-here = Jugar aquí
way-here-line = En un solo dispositivo, de mano en mano
way-friends = Jugar con amigos
way-friends-line = Cada uno en su dispositivo, con un enlace
way-computer = Contra el ordenador
way-computer-line = A solas, contra jugadores virtuales
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
not-here = Para este juego cada uno necesita su dispositivo. Elige «Jugar con amigos».
rules = Reglas
rules-of = Reglas de { $game }
lesson = Primera lección
lesson-of = Primera lección: { $game }
page-shift-set-up = Dibujar una posición
page-shuttles-board = Dibujar un tablero
page-bash-course = Construir un circuito
forget-table = Quitar { $game }, { $when }, de esta lista
open-tables = Mesas abiertas

## Tus partidas

your-games = Tus partidas
all-games = Verlas todas
your-turn = Te toca
standing-wait = Les toca a los demás
standing-open = Esperando a jugadores
standing-here = En este dispositivo
standing-running = En curso
standing-won = Has ganado
standing-lost = Has perdido
standing-draw = Empate
standing-winner = { $names } ha ganado
standing-over = Terminada
standing-gone = Ya no está en el servidor
against = contra { $names }
go-on = Seguir jugando
history-line = Esta lista se guarda solo en este navegador. Nadie más la ve.
history-none = Aquí aparecerán las partidas que empieces o a las que te unas.
history-running = En curso
history-over = Terminadas

## Options

options-players = Jugadores
options-bot = Jugador virtual
options-seat = Tu sitio
options-more = Más opciones
options-none = sin límite
options-presets = Tipo de partida
preset-usual = Clásica
preset-usual-help = Como dice el reglamento.
preset-own = A tu manera
preset-own-help = Como lo has elegido abajo.
options-single = Opciones una a una
options-total = En total: { $count }
option-whole = «{ $option }» pide un número entero del { $least } al { $most }.
option-whole-or-none = «{ $option }» pide un número entero del { $least } al { $most }, o se deja vacío.
option-unread = No se entiende lo que pone en «{ $option }».
option-together = «{ $option }» no encaja con las demás opciones.
start = Empezar
bot-random = al azar
bot-thumb = reglas sencillas
bot-easy = fácil
bot-medium = medio
bot-hard = difícil
bot-alphabeta = calcula 3 jugadas
bot-alphabeta2 = calcula 2 jugadas
bot-greedy = piensa a corto plazo
bot-montecarlo = sopesa las probabilidades
bot-planner = no olvida nada
bot-spacer = no deja huecos
bot-lookahead = mira lejos
choice-youngest = La persona más joven
choice-lot = Por sorteo
choice-toss = A cara o cruz
seat-number = Jugador { $number }

## Table

board = Tablero
bar = Qué hacer
moves = Jugadas posibles
bar-open =
    { $count ->
        [0] Solo falta tu nombre.
        [one] Falta { $count } jugador.
       *[other] Faltan { $count } jugadores.
    }
bar-done = Tu turno ha terminado. Ahora: { $seat }.
bar-sealed = Tu elección: { $move }. Puedes cambiarla hasta que todos hayan elegido.
bar-ready = Tu turno está listo. Envíalo o pulsa «Deshacer».
bar-move = Te toca.
bar-wait = Esperando a los demás.
bar-gave-up = Has abandonado; el ordenador sigue jugando por ti.
bar-all = Todas las jugadas
bar-spent = Eso ya no es posible.
keys = Teclas
keys-title = Teclas en la mesa
keys-cards = Jugar la carta que está en ese lugar
keys-send = Enviar el turno cuando esté listo
keys-back = Deshacer la última jugada
keys-list = Mostrar esta lista
keys-single = Jugar con una sola letra o cifra
keys-letters = Letras en los vehículos
close = Cerrar
draft = Tu turno hasta ahora:
send-turn = Enviar turno
take-back = Deshacer
take-all-back = Deshacer todo
read-clause = Leer la regla { $clause }
seconds-left =
    { $seconds ->
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
    }
seat-open = libre
seat-computer = Ordenador, { $level }
seat-you = tú
seat-turn = turno actual
seat-away = sin conexión
seat-chosen = ha elegido
seat-resigned = ha abandonado
place = { $place }.º puesto
place-tied = empate
line-lost = Se ha perdido la conexión. Intentando volver a la mesa…
log = Jugadas
log-as = Mostrar las jugadas como
log-words = Texto
log-notation = Notación
log-empty = Aquí irán apareciendo las jugadas.
save = Guardar la partida
resign = Abandonar
resign-sure = ¿Abandonar la partida?
resign-line = Pierdes la partida. Si quedan varios jugadores más, el ordenador sigue por ti.
resign-not = Seguir jugando
again-play = Jugar otra partida
again-too = Yo también juego otra
again-asked = Esperando a que los demás digan si juegan otra.
to-replay = Ver la repetición
result-win =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡{ $names } comparten la victoria!
    }
result-draw = Empate.
end-won = ¡Has ganado!
end-lost = Has perdido: ha ganado { $names }.
end-gave-up = { $names } ha abandonado. { $winners } ha ganado.
end-gave-up-won = ¡Has ganado: { $names } ha abandonado!
end-gave-up-you = Has abandonado. Ha ganado { $winners }.
end-gave-up-early = Habías abandonado.
series = Partidas ganadas hasta ahora: { $score }
series-one = { $name }: { $count }
swap-sides = Cambiar de lado
swap-too = Sí, cambiamos de lado
swap-asked = Esperando a que los demás digan si cambian de lado.
share-game = Compartir la partida
share-game-line = Con este enlace se puede ver la partida turno a turno.
share = Compartir
end-proof = Regla y comprobación del sorteo
kept-days =
    { $days ->
        [one] Esta partida se guarda aquí { $days } día y después se borra.
       *[other] Esta partida se guarda aquí { $days } días y después se borra.
    }

## One device

curtain = Pasar el dispositivo
curtain-pass = Pasa el dispositivo: ahora juega { $seat }
curtain-line = Las cartas siguen ocultas hasta que pulses el botón.
curtain-open = Soy { $seat }
hand-over = Pasar a { $seat }

## By link

invite = Invitar
invite-line = Envía a cada uno su enlace o deja que escanee el código con el móvil. La partida empieza cuando todos han ocupado su sitio.
invite-local = Estos enlaces solo valen en este dispositivo.
invite-local-host = Quien lleva el servidor puede abrirlo a la red de casa: se arranca con make play HOST=0.0.0.0.
invite-link = Enlace para { $seat }
invite-watch = Enlace para espectadores
invite-code = Código con el enlace para { $seat }
copy = Copiar
copied = Copiado
invite-name = Tu nombre
invite-name-set = Este es mi nombre
invite-elsewhere = Para otros dispositivos
watch-link = Enlace para mirar
watch-link-line = Con este enlace se ve la mesa, pero no la mano de nadie.
notify = Avísame cuando me toque
notify-refused = Tu navegador no permite avisos desde aquí; puedes cambiarlo en sus ajustes para esta página.
join-title = Tu sitio: { $seat }
join-name = Tu nombre
join-sit = Jugar como { $seat }

## Rulebook

sections = Capítulos
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

## Pace

pace = Turnos de los demás
pace-slow = despacio
pace-normal = normal
pace-fast = deprisa
pace-once = al instante

## When something is wrong

problem-lost = No hay nada en esta dirección
problem-lost-do = Quizá el enlace esté incompleto. Todos los juegos están en la página de inicio.
problem-unreachable = El servidor no responde
problem-unreachable-do = Comprueba que está en marcha e inténtalo de nuevo.
problem-no-such-table = Esa mesa no existe
problem-no-such-table-do = Puede que ya se haya eliminado. Abre una nueva.
problem-bad-token = Este enlace no abre la mesa
problem-bad-token-do = Pide el enlace entero, también lo que va después de #.
problem-protocol = Esta página y el servidor no tienen la misma versión
problem-protocol-do = Se ha vuelto a cargar y sigue sin coincidir. Borra la caché del navegador y abre el enlace otra vez.
problem-broken-log = Esta mesa no se puede abrir
problem-broken-log-do = Los datos guardados no cuadran. Avisa a quien lleva el servidor.
problem-closed = Esta mesa está cerrada
problem-closed-do = Quien lleva el servidor la ha cerrado. Puedes abrir otra.
problem-too-many = Se acaban de abrir demasiadas mesas
problem-too-many-do = Espera un minuto y vuelve a intentarlo.
problem-full = Al servidor no le queda espacio
problem-full-do = No se ha cambiado nada. Avisa a quien lo lleva.
problem-store = El servidor no puede acceder a las mesas en este momento
problem-store-do = Vuelve a intentarlo dentro de un momento.
problem-ending = El servidor se está deteniendo
problem-ending-do = Vuelve a intentarlo dentro de un momento.
problem-failed = Algo ha fallado en el servidor
problem-failed-do = Vuelve a intentarlo. Si se repite, avisa a quien lo lleva.
problem-not-over = Esta partida aún no ha terminado
problem-not-over-do = Hasta entonces hay cartas ocultas. Podrás volver a verla cuando termine.

dashboard = Cómo va el servidor
