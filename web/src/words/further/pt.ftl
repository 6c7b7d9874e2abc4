### The frame's words that the first page does without: playing with others.
### $game and $names are names; $who is a player, $what something said.

## Open tables

open-line = A estas mesas qualquer pessoa se pode sentar. A lista atualiza-se sozinha.
open-none = De momento nenhuma mesa espera jogadores. Começa uma partida com amigos e põe-na nesta lista.
open-count =
    { $count ->
        [one] { $count } mesa aberta
       *[other] { $count } mesas abertas
    }
open-free =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
open-waits = À espera: { $names }
open-sit = Sentar-me
open-sit-at = Sentar-me: { $game }, { $names }
open-watch = Assistir
open-watch-at = Assistir: { $game }, { $names }
open-guest = Convidado
option-off = não
level-any = para todos
level-new = para principiantes
level-practised = para jogadores com prática
list-title = Abrir a todos
list-line = Põe a mesa na lista de mesas abertas e qualquer pessoa pode ocupar um lugar livre. Um link que enviaste deixa de valer assim que o seu lugar for ocupado a partir da lista.
list-on = A mesa está na lista de mesas abertas. Sai sozinha quando todos os lugares estiverem ocupados ou já ninguém esperar aqui.
list-level = Para quem
list-put = Pôr na lista
list-off = Tirar da lista
watching =
    { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
    }

## What people say

talk = Dizer algo
talk-heard = Dito à mesa
talk-none = O que se diz aqui não fica guardado em lado nenhum.
talk-write = Pelas tuas palavras
talk-send = Dizer
talk-often = Espera um momento antes de dizeres mais.
talk-failed = Não se ouviu. Tenta outra vez.
talk-mute = Silenciar { $who }
talk-unmute = Voltar a ouvir { $who }
phrase-hello = Olá.
phrase-good-luck = Boa sorte.
phrase-one-moment = Um momento, por favor.
phrase-well-played = Bem jogado.
phrase-close = Foi por pouco.
phrase-oops = Ups.
phrase-thanks = Obrigado.
phrase-sorry = Desculpa.
phrase-again = Outra partida?
phrase-goodbye = Adeus.

## Time, leavers, agreeing

options-clock = Relógio
clock-none = sem relógio
clock-choice = { $minutes } minutos cada um, mais { $more } segundos por turno
clock-help = Quem fica sem tempo não perdeu: os outros decidem como continua.
clock-left = Tempo restante
together = Entre todos
note-decide = Decidir
note-next = { $number }/{ $count }: aviso seguinte
late-you = O teu tempo acabou. Ainda podes jogar até os outros decidirem.
late-other = O tempo de { $who } acabou. Como continuamos?
late-both = O tempo de { $who } acabou, e o teu também. Decide quem ainda tem tempo.
late-wait = Esperar
late-bot = Deixar o computador continuar
late-end = Terminar a partida
away-left = { $who } saiu.
away-other = { $who } saiu. O computador pode continuar até { $who } voltar.
away-hand = Entregar o lugar
away-not = Continuar à espera
handed-you = O computador continua por ti.
handed-back = Retomar o teu lugar
seat-stand-in = o computador continua
offer-draw = Propor empate
offer-back = Pedir para anular
offer-draw-asked = { $who } propõe empate.
offer-back-asked = { $who } pede para anular o último turno.
offer-draw-own = Propuseste empate. À espera de { $names }.
offer-back-own = Pediste para anular o teu turno. À espera de { $names }.
offer-yes = Aceitar
offer-no = Não
offer-withdraw = Retirar
end-agreed = Empate por acordo.
end-time = O tempo de { $names } acabou e a partida terminou.
host-title = A tua mesa
host-line = Aqui podes dar um link novo a um lugar: quem usava o antigo tem de o deixar. O computador pode ocupar um lugar livre, ou continuar por alguém que saiu.
host-new = Link novo
host-new-of = Link novo para { $seat }
host-bot = Deixar o computador jogar
host-page = Lugares e links
seat-here = presente

## When something is wrong

problem-taken = Outros foram mais rápidos
problem-taken-do = Todos os lugares dessa mesa estão ocupados. Escolhe outra.
problem-not-listed = Essa mesa já não está na lista
problem-not-listed-do = Escolhe outra.
problem-list-full = A lista de mesas abertas está cheia
problem-list-full-do = Tenta mais tarde ou envia links.
problem-not-open = Todos os lugares desta mesa estão ocupados
problem-not-open-do = Já não há nada para abrir.
problem-bad-name = Isso não é um nome
problem-bad-name-do = Um nome tem de 1 a 40 letras, cada uma com 4 sinais no máximo.
problem-renewed = Este link já não abre o seu lugar
problem-renewed-do = Outra pessoa tem o lugar, ou foi criado um link novo. Pergunta a quem abriu a mesa.
