### The frame's words that the first page does without: playing with others.
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
late-end = Terminar la partida
away-left = { $who } se ha ido.
away-other = { $who } se ha ido. Puede seguir el ordenador hasta que vuelva.
away-hand = Ceder el sitio
away-not = Seguir esperando
handed-you = El ordenador sigue por ti.
handed-back = Recuperar tu sitio
seat-stand-in = sigue el ordenador
offer-draw = Ofrecer empate
offer-back = Pedir deshacer
offer-draw-asked = { $who } ofrece un empate.
offer-back-asked = { $who } pide deshacer su último turno.
offer-draw-own = Has ofrecido un empate. Esperando a { $names }.
offer-back-own = Has pedido deshacer tu turno. Esperando a { $names }.
offer-yes = Aceptar
offer-no = No
offer-withdraw = Retirar
end-agreed = Empate por acuerdo.
end-time = A { $names } se le acabó el tiempo y la partida terminó.
host-title = Tu mesa
host-line = Aquí puedes dar un enlace nuevo a un sitio: quien usaba el antiguo tiene que dejarlo. El ordenador puede ocupar un sitio libre, o seguir por alguien que se ha ido.
host-new = Enlace nuevo
host-new-of = Enlace nuevo para { $seat }
host-bot = Que juegue el ordenador
host-page = Sitios y enlaces
seat-here = presente

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
problem-bad-name-do = Un nombre tiene de 1 a 40 letras, cada una con 4 signos como mucho.
problem-renewed = Este enlace ya no abre su sitio
problem-renewed-do = Otra persona tiene el sitio o hay un enlace nuevo. Pregunta a quien abrió la mesa.
