### The frame's words that the first page does without.
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

## Sending a turn

send-none = Ainda não há nada para enviar. { $what }
send-more = O teu turno ainda não está completo. { $what }
back-none = Não há nada para anular.
bar-film = Isto acabou de acontecer.

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

ages-title = Quem é a pessoa mais nova?
ages-help = Escolhe os nomes, da pessoa mais nova à mais velha. Os restantes seguem no sentido dos ponteiros do relógio.
ages-lots = Sortear
ages-drawn = Sorteia-se no início da partida.
ages-unsaid = Ninguém disse quem é a pessoa mais nova: conta como tal { $who }.
ages-youngest = Conta como a pessoa mais nova: { $who }.
ages-order = Da pessoa mais nova à mais velha: { $names }.
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
late-bot-level = Deixar o computador ({ $level }) continuar
late-end = Terminar a partida
away-left = { $who } saiu.
away-other = { $who } saiu. O computador pode continuar até { $who } voltar.
away-hand = Entregar o lugar
away-not = Continuar à espera
handed-you = O computador continua por ti.
handed-back = Retomar o teu lugar
seat-stand-in = o computador continua
offer-draw = Propor empate
offer-takeback = Pedir para anular
offer-draw-asked = { $who } propõe empate.
offer-takeback-asked = { $who } pede para anular o último turno.
offer-draw-own = Empate proposto. À espera de { $names }.
offer-takeback-own = Anulação pedida. À espera de { $names }.
offer-draw-declined = { $who } prefere continuar a jogar.
offer-takeback-declined = { $who } prefere deixar o teu turno como está.
offer-yes = Aceitar
offer-no = Não
offer-withdraw = Retirar
end-agreed = Empate por acordo.
end-time = O tempo de { $names } acabou e a partida terminou.
host-title = A tua mesa
host-line = Aqui podes dar um link novo a um lugar livre: o antigo deixa então de abrir o que quer que seja. O computador pode ocupar um lugar livre, ou continuar por alguém que saiu.
host-new = Link novo
host-new-of = Link novo para { $seat }
host-bot = Deixar o computador jogar
host-page = Lugares e links
seat-here = presente

## A seat's own link, and asking for a seat whose link was lost

own-device = O meu outro dispositivo
own-device-line = Abre este link no teu outro dispositivo para jogares também aí. Guarda-o para ti: quem o tiver joga no teu lugar.
own-device-code = Código com o link para o teu lugar
taken-title = Lugar ocupado: { $seat }
taken-person = Aqui joga { $who }. Um convite só abre um lugar até alguém se sentar.
taken-resigned = Quem jogava aqui desistiu.
taken-watch = Assistir
claim-title = É o teu lugar?
claim-line = Num dispositivo em que jogas, o menu da partida tem o link para o teu lugar: «O meu outro dispositivo». Se o perdeste em todo o lado, pede o lugar: todos os outros à mesa têm de aceitar e, depois disso,
    { $hours ->
        [one] ninguém pode usar o link antigo durante { $hours } hora.
       *[other] ninguém pode usar o link antigo durante { $hours } horas.
    }
claim-ask = Pedir este lugar
claim-waits = Alguém pede o lugar ocupado por { $who }: perdeu o link. Falta aceitar: { $names }.
claim-until = Foi pedido o lugar ocupado por { $who }. Muda de mãos em { $date }, a menos que { $who } abra a partida antes.
claim-asked = Alguém pede o lugar ocupado por { $who } e diz que perdeu o link. Aceitas?
claim-declined = Em { $date } foi pedido o lugar ocupado por { $who }. { $by } não aceitou.
claim-cancelled = Em { $date } foi pedido o lugar ocupado por { $who }. O link foi usado: { $who } mantém-no.
claim-cancelled-you = Em { $date } foi pedido o teu lugar. Continua a ser teu.
claim-handed = O lugar ocupado por { $who } mudou de mãos: tem um link novo, e o antigo já não o abre.
claim-handed-you = O lugar é teu. O link antigo já não o abre.
claim-over = Em { $date } foi pedido o lugar ocupado por { $who }; a partida acabou antes.
claim-stop = Recusar

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
problem-bad-name-do = Um nome tem de 1 a 40 letras, pelo menos uma visível, cada uma com 4 sinais no máximo.
problem-still-running = Esta partida ainda não acabou
problem-still-running-do = Até lá podes vê-la, mas não jogar a partir dela.
problem-renewed = Este link já não abre o seu lugar
problem-renewed-do = Outra pessoa tem o lugar, ou foi criado um link novo. Pergunta a quem abriu a mesa.
dashboard-line = Este servidor, tal como está agora; as linhas abrangem cinco minutos. Os ritmos são os do último meio minuto.
dashboard-nodes = Servidores somados aqui: { $seen } de { $nodes }. Atrás de um proxy, cada consulta chega a um deles.
dashboard-refused = Esta página é para quem gere o servidor. Abre-a na própria máquina do servidor ou pela ligação que «tailback host key» cria lá.
dashboard-tables = Mesas
dashboard-tables-line = em memória agora
dashboard-sockets = Ligações
dashboard-sockets-line = jogadores e espetadores nas mesas
dashboard-moves = Jogadas por segundo
dashboard-moves-line = jogadas de pessoas
dashboard-p99 = Milissegundos por jogada
dashboard-p99-line = 99 em cada 100 são confirmadas neste tempo
dashboard-waiting = Jogadores virtuais à espera
dashboard-waiting-line = de poderem pensar; não deve crescer
dashboard-thinking = Jogadores virtuais a pensar
dashboard-thinking-line = neste momento
dashboard-unwritten = Escritas à espera
dashboard-unwritten-line = da base de dados; deve voltar a 0
dashboard-writing = Milissegundos por escrita
dashboard-writing-line = quanto demora uma transação da base de dados

## As tuas partidas

history-export = Guardar num ficheiro
history-delete = Apagar tudo
history-delete-sure = Apagar tudo o que está guardado aqui?
history-delete-line = Este navegador esquece as tuas partidas e o caminho de volta a elas, o teu nome e as tuas definições. Uma partida com outros continua sem ti.
history-delete-yes = Apagar

## Replay

replay-title = Rever uma partida
replay-line = Abre uma partida guardada. É verificada jogada a jogada e mostrada turno a turno.
replay-file = Abrir o ficheiro da partida
replay-paste = Ou cola o texto
replay-show = Mostrar
replay-hidden = Uma partida com cartas escondidas (?) só pode ser mostrada depois de acabar.
replay-wrong = A linha { $line } não pertence a uma partida guardada ou foi alterada.
replay-large = Este ficheiro é demasiado grande para uma partida guardada.
replay-of = Rever: { $game }
replay-start = Começa a partida.
replay-turn = Turno
replay-at = { $at } de { $last }
replay-first = Ir para o início
replay-back = Turno anterior
replay-next = Turno seguinte
replay-last = Ir para o fim
replay-play = Iniciar a reprodução
replay-stop = Pausa
replay-eyes = Visto por
replay-spectator = todos
replay-other = Outra partida
replay-first-short = Início
replay-back-short = Anterior
replay-play-short = Iniciar
replay-next-short = Seguinte
replay-last-short = Fim
replay-speed = Velocidade
replay-moment = Link para este momento
replay-here = Jogar a partir daqui
replay-here-does = Abre uma mesa nova neste ponto; o computador ocupa os outros lugares.
replay-here-late = Uma partida pode continuar a partir dos seus primeiros { $most } turnos: recua um pouco.
replay-here-running = Esta partida ainda não acabou. Até lá podes vê-la, mas não jogar a partir dela.
replay-human = uma pessoa
fair-check = Verificar os sorteios
turns = Turnos
turn-number = Turno { $number }
turns-given = Até aqui vem de outra partida. A partir de agora é tua.
looking-back = A olhar para trás
looking-at = Turno { $number } de { $last }
looking-now = Voltar à partida
looking-yours = É a tua vez.
deal-own = Recebes { $cards }
deal-seat = { $seat } recebe { $cards }
deal-others =
    { $count ->
        [one] os outros, { $count } carta cada um
       *[other] os outros, { $count } cartas cada um
    }
deal-each =
    { $count ->
        [one] Cada um recebe { $count } carta
       *[other] Cada um recebe { $count } cartas
    }
deal-other =
    { $count ->
        [one] { $seat }, { $count } carta
       *[other] { $seat }, { $count } cartas
    }
deal-count =
    { $count ->
        [one] { $seat } recebe { $count } carta
       *[other] { $seat } recebe { $count } cartas
    }
fair = Sorteios limpos
fair-none = Esta partida não traz sementes para verificar.
fair-seed = Verificado aqui: a semente do servidor é a que ele tinha fixado antes de alguém se sentar.
fair-seats = Verificado aqui: a semente de cada jogador é a que foi fixada antes de alguma ser mostrada, e ninguém escolheu as dos jogadores virtuais.
fair-kept = Verificado aqui: a tua própria semente está entre elas, e tudo está como este navegador o guardou antes da distribuição.
fair-proven = Provado: ninguém pôde escolher a distribuição.
fair-without = Não provado: a distribuição fez-se sem a semente de { $names }. Quem a reteve pôde escolher entre duas distribuições.
fair-no-receipt = Não provado aqui: este navegador não participou na distribuição e não pode saber quando as sementes foram fixadas.
fair-save = Guardar recibo
fair-promised = Verificado aqui: é também a que foi prometida na partida anterior, quando ainda não se conhecia nenhuma semente para esta.
fair-draws-here =
    { $count ->
        [one] Verificado aqui: { $count } sorteio resulta das sementes.
       *[other] Verificado aqui: todos os { $count } sorteios resultam das sementes.
    }
fair-not = As sementes não batem certo: os sorteios desta partida não foram feitos como combinado.
fair-limit = Nada disto impede quem tem a semente do servidor de espreitar.

## Lesson

lesson-step = Passo { $at } de { $last }
lesson-next = Seguinte
lesson-back = Está tudo como antes. Tenta outra vez.
lesson-done = Feito.
lesson-drive = Vamos a isso
lesson-again = Outra vez
lesson-skip = Saltar
lesson-play = Jogar uma partida
lesson-leave = Sair da lição
lesson-rules = Regras:

## Dealing

bar-dealing = A distribuir…
bar-revealing = À espera de que { $names } passe por cá para se distribuir.
bar-reveal-here = Abre esta partida no navegador em que te sentaste: ele tem de participar na distribuição.
deal-without = Distribuir sem { $names }
deal-means = Depois não se poderá provar que ninguém escolheu a distribuição. Todos os que participaram nela têm de concordar.
deal-agreed = Concordas em distribuir sem { $names }. À espera de { $others }.
