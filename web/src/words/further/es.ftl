### The frame's words that the first page does without.
### $game and $names are names; $who is a player, $what something said.

## Open tables

open-line = A estas mesas puede sentarse cualquiera. La lista se actualiza sola.
open-none = Ahora mismo ninguna mesa espera jugadores. Empieza una partida con amigos y ponla en esta lista.
open-count =
    { $count ->
        [one] { $count } mesa abierta
       *[other] { $count } mesas abiertas
    }
open-free =
    { $count ->
        [one] { $count } sitio libre
       *[other] { $count } sitios libres
    }
open-waits = Esperan: { $names }
open-sit = Sentarse
open-sit-at = Sentarse: { $game }, { $names }
open-watch = Mirar
open-watch-at = Mirar: { $game }, { $names }
open-guest = Invitado
option-off = no
level-any = para todos
level-new = para principiantes
level-practised = para jugadores con práctica
list-title = Abrir a todos
list-line = Pon la mesa en la lista de mesas abiertas y cualquiera podrá ocupar un sitio libre. Un enlace que hayas enviado deja de valer en cuanto alguien ocupa su sitio desde la lista.
list-on = La mesa está en la lista de mesas abiertas. Sale sola cuando todos los sitios están ocupados o ya nadie espera aquí.
list-level = Para quién
list-put = Poner en la lista
list-off = Quitar de la lista
watching =
    { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
    }

## Sending a turn

send-none = Todavía no hay nada que enviar. { $what }
send-more = Tu turno aún no está completo. { $what }
back-none = No hay nada que deshacer.
bar-film = Esto acaba de pasar.

## What people say

talk = Decir algo
talk-heard = Dicho en la mesa
talk-none = Lo que se dice aquí no se guarda en ninguna parte.
talk-write = Con tus palabras
talk-send = Decir
talk-often = Espera un momento antes de decir más.
talk-failed = No se ha oído. Inténtalo de nuevo.
talk-mute = Silenciar a { $who }
talk-unmute = Volver a oír a { $who }
phrase-hello = Hola.
phrase-good-luck = Suerte.
phrase-one-moment = Un momento, por favor.
phrase-well-played = Bien jugado.
phrase-close = Por poco.
phrase-oops = Uy.
phrase-thanks = Gracias.
phrase-sorry = Lo siento.
phrase-again = ¿Otra partida?
phrase-goodbye = Adiós.

## Time, leavers, agreeing

ages-title = ¿Quién es la persona más joven?
ages-help = Elige los nombres de menor a mayor edad. Los demás siguen en el sentido de las agujas del reloj.
ages-lots = Sortear
ages-drawn = Se sortea al empezar la partida.
ages-unsaid = Nadie ha dicho quién es la persona más joven: cuenta como tal { $who }.
ages-youngest = Cuenta como la persona más joven: { $who }.
ages-order = De menor a mayor edad: { $names }.
options-clock = Reloj
clock-none = sin reloj
clock-choice = { $minutes } minutos cada uno, { $more } segundos más por turno
clock-help = A quien se le acaba el tiempo no ha perdido: los demás deciden cómo sigue.
clock-left = Tiempo restante
together = Entre vosotros
note-decide = Decidir
note-next = { $number }/{ $count }: siguiente aviso
late-you = Se te ha acabado el tiempo. Aún puedes jugar hasta que los demás decidan.
late-other = A { $who } se le ha acabado el tiempo. ¿Cómo seguimos?
late-both = A { $who } se le ha acabado el tiempo, y a ti también. Deciden quienes aún tienen.
late-wait = Esperar
late-bot = Que siga el ordenador
late-bot-level = Que siga el ordenador ({ $level })
late-end = Terminar la partida
away-left = { $who } se ha ido.
away-other = { $who } se ha ido. Puede seguir el ordenador hasta que vuelva.
away-hand = Ceder el sitio
away-not = Seguir esperando
handed-you = El ordenador sigue por ti.
handed-back = Recuperar tu sitio
seat-stand-in = sigue el ordenador
offer-draw = Ofrecer empate
offer-takeback = Pedir deshacer
offer-draw-asked = { $who } ofrece un empate.
offer-takeback-asked = { $who } pide deshacer su último turno.
offer-draw-own = Empate ofrecido. Esperando a { $names }.
offer-takeback-own = Has pedido deshacer. Esperando a { $names }.
offer-draw-declined = { $who } prefiere seguir jugando.
offer-takeback-declined = { $who } prefiere dejar tu turno como está.
offer-yes = Aceptar
offer-no = No
offer-withdraw = Retirar
end-agreed = Empate por acuerdo.
end-time = Se acabó el tiempo de { $names } y la partida terminó.
host-title = Tu mesa
host-line = Aquí puedes dar un enlace nuevo a un sitio libre: el antiguo ya no abre nada. El ordenador puede ocupar un sitio libre, o seguir por alguien que se ha ido.
host-new = Enlace nuevo
host-new-of = Enlace nuevo para { $seat }
host-bot = Que juegue el ordenador
host-page = Sitios y enlaces
seat-here = presente

## A seat's own link, and asking for a seat whose link was lost

own-device = Mi otro dispositivo
own-device-line = Abre este enlace en tu otro dispositivo para jugar también allí. Guárdalo para ti: quien lo tiene juega en tu sitio.
own-device-code = Código con el enlace a tu sitio
taken-title = Sitio ocupado: { $seat }
taken-person = Aquí juega { $who }. Una invitación solo abre un sitio hasta que alguien lo ocupa.
taken-resigned = Quien jugaba aquí ha abandonado.
taken-watch = Mirar
claim-title = ¿Es tu sitio?
claim-line = En un dispositivo en el que juegas, el menú de la partida tiene el enlace a tu sitio: «Mi otro dispositivo». Si lo has perdido en todas partes, pide el sitio: todos los demás de la mesa tienen que aceptar, y después
    { $hours ->
        [one] nadie debe usar el enlace antiguo durante { $hours } hora.
       *[other] nadie debe usar el enlace antiguo durante { $hours } horas.
    }
claim-ask = Pedir este sitio
claim-waits = Alguien pide el sitio de { $who }: ha perdido su enlace. Falta que acepte: { $names }.
claim-until = Se ha pedido el sitio de { $who }. Cambia de manos el { $date }, salvo que { $who } abra antes la partida.
claim-asked = Alguien pide el sitio de { $who } y dice que ha perdido su enlace. ¿Aceptas?
claim-declined = El { $date } se pidió el sitio de { $who }. { $by } no aceptó.
claim-cancelled = El { $date } se pidió el sitio de { $who }. Se ha usado su enlace: { $who } lo conserva.
claim-cancelled-you = El { $date } se pidió tu sitio. Sigue siendo tuyo.
claim-handed = El sitio de { $who } ha cambiado de manos: tiene un enlace nuevo, y el antiguo ya no lo abre.
claim-handed-you = El sitio es tuyo. El enlace antiguo ya no lo abre.
claim-over = El { $date } se pidió el sitio de { $who }; la partida terminó antes.
claim-stop = Rechazar

## When something is wrong

problem-taken = Otros han sido más rápidos
problem-taken-do = Todos los sitios de esa mesa están ocupados. Elige otra.
problem-not-listed = Esa mesa ya no está en la lista
problem-not-listed-do = Elige otra.
problem-list-full = La lista de mesas abiertas está llena
problem-list-full-do = Inténtalo más tarde o envía enlaces.
problem-not-open = Todos los sitios de esta mesa están ocupados
problem-not-open-do = Ya no queda nada que abrir.
problem-bad-name = Eso no es un nombre
problem-bad-name-do = Un nombre tiene de 1 a 40 letras, al menos una visible, cada una con 4 signos como mucho.
problem-still-running = Esta partida aún no ha terminado
problem-still-running-do = Hasta entonces puedes verla, pero no jugar a partir de ella.
problem-renewed = Este enlace ya no abre su sitio
problem-renewed-do = Otra persona tiene el sitio o hay un enlace nuevo. Pregunta a quien abrió la mesa.
dashboard-line = Este servidor, tal como está ahora; las líneas abarcan cinco minutos. Los ritmos son los del último medio minuto.
dashboard-nodes = Servidores sumados aquí: { $seen } de { $nodes }. Detrás de un proxy, cada consulta llega a uno de ellos.
dashboard-refused = Esta página es para quien gestiona el servidor. Ábrela en la propia máquina del servidor o con el enlace que «tailback host key» crea allí.
dashboard-tables = Mesas
dashboard-tables-line = en memoria ahora
dashboard-sockets = Conexiones
dashboard-sockets-line = jugadores y espectadores en las mesas
dashboard-moves = Jugadas por segundo
dashboard-moves-line = jugadas de personas
dashboard-p99 = Milisegundos por jugada
dashboard-p99-line = 99 de cada 100 se confirman en este tiempo
dashboard-waiting = Jugadores virtuales en espera
dashboard-waiting-line = de poder pensar; no debería crecer
dashboard-thinking = Jugadores virtuales pensando
dashboard-thinking-line = en este momento
dashboard-unwritten = Escrituras en espera
dashboard-unwritten-line = de la base de datos; debería volver a 0
dashboard-writing = Milisegundos por escritura
dashboard-writing-line = lo que tarda una transacción de la base de datos

## Tus partidas

history-export = Guardar en un archivo
history-delete = Borrar todo
history-delete-sure = ¿Borrar todo lo que se guarda aquí?
history-delete-line = Este navegador olvidará tus partidas y cómo volver a ellas, tu nombre y tus ajustes. Una partida con otros seguirá sin ti.
history-delete-yes = Borrar

## Replay

replay-title = Ver la repetición de una partida
replay-line = Abre una partida guardada. Se comprueba jugada a jugada y se muestra turno a turno.
replay-file = Abrir el archivo de la partida
replay-paste = O pega su texto
replay-show = Mostrar
replay-hidden = Una partida con cartas ocultas (?) solo se puede mostrar cuando ha terminado.
replay-wrong = La línea { $line } no es de una partida guardada o se ha cambiado.
replay-large = Este archivo es demasiado grande para una partida guardada.
replay-of = Repetición: { $game }
replay-start = Comienza la partida.
replay-turn = Turno
replay-at = { $at } de { $last }
replay-first = Al inicio
replay-back = Turno anterior
replay-next = Turno siguiente
replay-last = Al final
replay-play = Iniciar la reproducción
replay-stop = Pausa
replay-eyes = Visto por
replay-spectator = todos
replay-other = Otra partida
replay-first-short = Inicio
replay-back-short = Anterior
replay-play-short = Iniciar
replay-next-short = Siguiente
replay-last-short = Final
replay-speed = Velocidad
replay-moment = Enlace a este momento
replay-here = Jugar desde aquí
replay-here-does = Abre una mesa nueva en este punto; el ordenador ocupa los demás sitios.
replay-here-late = Una partida se puede seguir desde sus primeros { $most } turnos: retrocede un poco.
replay-here-running = Esta partida aún no ha terminado. Hasta entonces puedes verla, pero no jugar a partir de ella.
replay-human = una persona
fair-check = Comprobar los sorteos
turns = Turnos
turn-number = Turno { $number }
turns-given = Hasta aquí viene de otra partida. Desde ahora es tuya.
looking-back = Mirando atrás
looking-at = Turno { $number } de { $last }
looking-now = Volver a la partida
looking-yours = Te toca.
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
fair = Sorteos limpios
fair-none = Esta partida no trae semillas que comprobar.
fair-seed = Comprobado aquí: la semilla del servidor es la que había fijado antes de que nadie se sentara.
fair-seats = Comprobado aquí: la semilla de cada jugador es la que se fijó antes de descubrir ninguna, y nadie eligió las de los jugadores virtuales.
fair-kept = Comprobado aquí: tu propia semilla está entre ellas y todo es como este navegador lo guardó antes del reparto.
fair-proven = Demostrado: nadie pudo elegir el reparto.
fair-without = No demostrado: se repartió sin la semilla de { $names }. Quien la retuvo pudo elegir entre dos repartos.
fair-no-receipt = No demostrado aquí: este navegador no participó en el reparto y no puede saber cuándo se fijaron las semillas.
fair-save = Guardar recibo
fair-promised = Comprobado aquí: también es la que se prometió en la partida anterior, cuando aún no se conocía la semilla de nadie para esta.
fair-draws-here =
    { $count ->
        [one] Comprobado aquí: { $count } sorteo sale de las semillas.
       *[other] Comprobado aquí: los { $count } sorteos salen de las semillas.
    }
fair-not = Las semillas no encajan: los sorteos de esta partida no se hicieron como se acordó.
fair-limit = Nada de esto impide que mire quien tiene la semilla del servidor.

## Lesson

lesson-step = Paso { $at } de { $last }
lesson-next = Siguiente
lesson-back = Todo está como antes. Inténtalo otra vez.
lesson-done = Hecho.
lesson-drive = En marcha
lesson-again = Otra vez
lesson-skip = Saltar
lesson-play = Jugar una partida
lesson-leave = Salir de la lección
lesson-rules = Reglas:

## Dealing

bar-dealing = Repartiendo…
bar-revealing = Esperando a que pase { $names } para repartir.
bar-reveal-here = Abre esta partida en el navegador en el que te sentaste: tiene que participar en el reparto.
deal-without = Repartir sin { $names }
deal-means = Entonces no se podrá demostrar que nadie eligió el reparto. Deben estar de acuerdo todos los que han participado en él.
deal-agreed = Aceptas repartir sin { $names }. Esperando a { $others }.
