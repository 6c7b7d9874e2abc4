### Las frases propias de la línea de órdenes. Lo que está bajo «Lo que va mal» sigue a «tailback: »: empieza
### en minúscula y no lleva punto final. Las órdenes y lo que se teclea (undo, save FILE, NAME=VALUE) no
### cambian en ningún idioma. $file, $folder, $bot, $part, $word y $clause van entre comillas donde hace
### falta; $options, $names, $games y $moves son listas.

## Juegos y jugadores virtuales

game-line = { $name }; jugadores: { $players }; opciones: { $options }
list = { $most } y { $last }
seated =
    { $player ->
        [human] { $seat }: persona
       *[bot] { $seat }: { $player }
    }

## Jugar

committed = Compromiso de la semilla: { $commitment }
help-hint = Escribe help para ver qué puedes escribir.
help =
    Escribe una jugada, o un turno entero en una línea. Además:
      ?             las jugadas que puedes hacer
      undo          deshacer la última jugada de este turno
      rules CLAUSE  una regla entera; sin CLAUSE, todos los títulos
      hint          qué haría el ordenador
      show          mostrar la mesa otra vez
      save FILE     guardar la transcripción, hasta donde puedes verla
      quit          salir
deal-own = Recibes { $cards }
deal-seat = { $seat } recibe { $cards }
deal-others =
    { $count ->
        [one] los demás, { $count } carta cada uno
       *[other] los demás, { $count } cartas cada uno
    }
deal-each =
    { $count ->
        [one] Cada uno recibe { $count } carta
       *[other] Cada uno recibe { $count } cartas
    }
deal-other =
    { $count ->
        [one] { $seat }, { $count } carta
       *[other] { $seat }, { $count } cartas
    }
deal-count =
    { $count ->
        [one] { $seat } recibe { $count } carta
       *[other] { $seat } recibe { $count } cartas
    }
your-move = Te toca.
enter-plays = Intro: { $move }
turn-ready = { $turn }: Intro termina tu turno, undo deshace.
nothing-to-undo = En este turno no hay nada que deshacer.
hint = El ordenador jugaría { $turn }
remember = Recuérdalo y pulsa Intro.
hand-over = Pulsa Intro y pasa el turno: le toca a { $name }.
take-over = { $name }, pulsa Intro cuando nadie más mire.
saved = Guardado como { $file }.
left = Dejas la partida.
input-ended = No hay nada más que leer; dejas la partida.
stopped = Interrumpido.

## Una línea que no se juega

no-move = { $word } no es una jugada; prueba por ejemplo con { $moves }. Escribe ? para verlas todas.
move-of-chance = { $move } es cosa del azar, no una jugada.
move-refused = { $move } no está permitido. { $why }
move-too-many = { $move } está de más: nada puede seguir a lo anterior.

## El final

result = Resultado: { $end }.
end-draw = empate ({ reason })
end-nobody = nadie en la mesa ha ganado ({ reason })
end-won =
    { $count ->
        [one] gana { $names } ({ reason })
       *[other] { $names } comparten la victoria ({ reason })
    }
reason =
    { $why ->
        [resigned] abandono
        [agreed] empate acordado
        [time] tiempo agotado
       *[clause] { $why }
    }
verify-hint = tailback verify { $file } comprueba las jugadas y los sorteos.
save-hint = save FILE guarda la transcripción, con las semillas para tailback verify.
save-or-leave = save FILE, o Intro para salir

## Transcripciones

standard-input = entrada estándar
replayed = ok: { word-decisions } y { word-draws } según las reglas; { $end }
not-over = la partida no ha terminado
word-decisions =
    { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    }
word-draws =
    { $draws ->
        [one] { $draws } sorteo
       *[other] { $draws } sorteos
    }
fair =
    { $draws ->
        [one] comprobado: cada semilla es la que se fijó y { $draws } sorteo sale de ellas
       *[other] comprobado: cada semilla es la que se fijó y los { $draws } sorteos salen de ellas
    }
proven = demostrado: tu recibo es de antes de que se descubriera ninguna semilla, así que nadie pudo elegir el reparto. No impide que mire quien tiene la semilla del servidor
not-proven = no demostrado: { $why }
promise-kept = promesa cumplida: el servidor había fijado esta semilla en la partida anterior, cuando aún no se conocía ninguna otra

## Contar

perft-so-far = profundidad { $depth }: { $counted } hasta ahora, { $rate }/s, { $seconds } s
progress = { $done } de { $games } partidas, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/s, faltan { $seconds } s
counted-games = partidas: { $games } en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
counted-rate = partidas/s: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
counted-decisions = decisiones/s: { NUMBER($rate, maximumFractionDigits: 0) }
counted-length = duración media: { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisiones, { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } sorteos
counted-ends = terminadas por { $clause }: { $games }
tally-player = jugador { $player }: { tally }
tally-seat = sitio { $seat }: { tally }
tally = ganadas { $wins } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), empatadas { $draws }, perdidas { $losses }

## El servidor y su base de datos

serving = Tailback funciona en { $address }  (Ctrl-C para parar)
on-network = En tu red: { $address }
check-ok = ok: { word-matches } con { word-entries }; todas las huellas encajan y todas las jugadas y sorteos siguen las reglas
check-bad = dañada: { word-problems } en { word-matches } con { word-entries }
word-problems =
    { $bad ->
        [one] { $bad } fallo
       *[other] { $bad } fallos
    }
check-progress = { $done } de { $matches } partidas
word-matches =
    { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }
word-entries =
    { $entries ->
        [one] { $entries } entrada
       *[other] { $entries } entradas
    }
backed-up = { $file } es una copia de { $database }
keys-made = Las claves están en { $file }. Guárdalas en secreto; un servidor las recibe con esta línea de sus ajustes: push_keys = "{ $file }"
backed-up-damaged = { $database } está dañada. { $file } es una copia de ella de todos modos
backed-up-partly = { $file } es una copia de { $database }; no se pudo comprobar todo
open-to-others = otras personas de este equipo pueden leer { $file } (modo { $mode }): chmod 600 { $file }
host-table = { $table }  { $game }, { $closed }{ $when }, { word-entries }, conexiones ahora: { $people }
host-closed-mark = cerrada,{ " " }
host-closed = La mesa { $table } está cerrada.
host-reopened = La mesa { $table } está abierta otra vez.
host-sent-away = Conexiones cortadas: { $people }
host-blocked = { $address } ya no puede entrar.
host-unblocked = { $address } puede entrar otra vez.
host-not-blocked = { $address } no estaba bloqueada
host-blocked-since = { $address }  desde { $when }
host-none-blocked = No hay nadie bloqueado.
host-no-server = Ningún servidor responde ahora en esta base de datos; lo decidido vale desde que vuelva a arrancar.
host-costs = Unidades de trabajo desde que arrancó el servidor; un mensaje es una.
host-key-made = La clave está en { $file }. El servidor la recibe con esta línea de sus ajustes: host_key = "{ $file }"; entonces su estado se ve en /dashboard#{ $key }, detrás de la dirección del servidor. Quien tenga este enlace lo ve.
host-cost-address = { $spent }  { $address }, conexiones ahora: { $sockets }, mesas abiertas: { $tables }
host-cost-table = { $spent }  mesa { $table }, conexiones ahora: { $people }

## Lo que va mal

usage = { $why } (mira { $prog } --help)
argument = argumento { $name }: { $why }
no-command = no existe ese comando; hay { $commands }
not-understood = esto no se entiende aquí: { $words }
which-game = ¿qué juego? hay: { $games }
game-broken = el juego { $game } no se puede cargar: { $why }
its-game-broken = su juego no se puede cargar: { $why }
game-silent = { $game } no tiene textos en el idioma { $language }
bot-broken = el jugador virtual { $bot } de { $game } no se puede cargar: { $why }
players-count = players: { $seats } sitios ({ $names }) necesitan { $seats } nombres, no { $given }
players-form = players: { $part } no es SEAT=PLAYER; sitios: { $names }
players-twice = players: el sitio { $seat } aparece dos veces
option-form = opción { $option }: se escribe NAME=VALUE
option-twice = opción { $option }: aparece dos veces
no-ages = en { $game } con estas opciones la edad no cuenta: quita --youngest y --by-age
ages-twice = --youngest o --by-age, no los dos
by-age-players = --by-age necesita --players, que nombra primero a la persona más joven
youngest-nobody = --youngest: nadie se llama { $name } aquí; sitios: { $names }
youngest-several = --youngest: { $name } ocupa varios sitios ({ $names }): di cuál
own-devices = a { $game } no se puede jugar en un solo terminal: cada cual necesita su dispositivo. Abre una mesa con tailback serve
own-devices-with =
    { $count ->
        [one] a { $game } con la opción { $options } no se puede jugar en un solo terminal: cada cual necesita su dispositivo. Quita la opción o abre una mesa con tailback serve
       *[other] a { $game } con las opciones { $options } no se puede jugar en un solo terminal: cada cual necesita su dispositivo. Quita una de ellas o abre una mesa con tailback serve
    }
no-clause = no hay ninguna regla { $clause } en { $game }; hay de { $first } a { $last }
save-where = save necesita el nombre de un archivo
only-save = la partida ha terminado; save FILE o Intro
in-file = { $file }: { $why }
not-toml = no es un archivo TOML: { $why }
not-text = línea { $line }: el byte { $byte } no es texto UTF-8
no-file = no existe el archivo { $file }
is-folder = { $file } es una carpeta, no un archivo
unreadable = { $file } no se puede leer: { $why }
unwritable = { $file } no se puede escribir: { $why }
not-overwritten = { $file } ya existe y no es una transcripción; elige otro nombre
exists-already = { $file } ya existe; elige otro nombre
no-folder = no se puede crear la carpeta { $folder }: { $why }
system =
    { $code ->
        [EACCES] no tienes permiso
        [EPERM] no tienes permiso
        [EEXIST] hay un archivo con ese nombre
        [EISDIR] es una carpeta
        [ENOENT] la carpeta no existe
        [ENOTDIR] una parte de la ruta es un archivo
        [ENOSPC] no queda espacio
        [EROFS] ahí no se puede escribir
       *[other] { $why }
    }
no-address = { $host } no es una dirección de este equipo
not-network = { $value } no es una dirección ni una red, como 192.0.2.7 o 192.0.2.0/24
port-taken = el puerto { $port } está ocupado; elige otro con --port, o 0 para cualquiera que esté libre
port-forbidden = no tienes permiso para el puerto { $port }; elige uno por encima de 1023
no-listening = { $host }, puerto { $port }, no se puede usar: { $why }
needs-server = hacen falta más paquetes ({ $package }): pip install tailback[server]
needs-extra = hacen falta más paquetes ({ $package }): pip install tailback[{ $extra }]
no-ray = --ray { $address }: allí no hay ningún clúster de Ray utilizable ({ $why }); se indica como ray://MÁQUINA:10001
bad-keys = en { $file } no hay claves que se puedan leer; { $how } ARCHIVO las crea
setting-none = ninguno
setting-usual = lo habitual
setting-wrong = { $where }: { $value } no vale aquí; hace falta { $due ->
     [text] un texto
     [texts] una lista de textos
     [whole] un número entero desde 0
     [number] un número desde 0
     [flag] yes o no
     [port] un puerto de 0 a 65535
     [days] un número de días de 1 a 36500
     [database] un archivo o una dirección, como postgresql+psycopg://NOMBRE:CONTRASEÑA@MÁQUINA/BASE
     [ray] una dirección, como ray://10.0.0.5:10001
     [networks] una lista de direcciones o redes, como 10.0.0.0/8
     [file] un archivo de ajustes que se pueda leer
     [toml] TOML
     [small] un archivo de 64 KB como mucho
    *[setting] un ajuste; tailback settings los enumera
    }
