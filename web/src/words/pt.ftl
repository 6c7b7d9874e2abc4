### The frame's own words in Portuguese.

## Frame

home-link = Tailback, início
nav = Menu principal
nav-replay = Rever
skip = Ir para o conteúdo
settings = Idioma, cores e som
language = Idioma
theme = Claro ou escuro
theme-system = Tema: automático
theme-light = Tema: claro
theme-dark = Tema: escuro
sound = Som
loading = Um momento…
cancel = Cancelar
again = Tentar de novo
to-home = Ir para os jogos
to-table = Ir para a mesa
named = { $name }: { $what }

## Home

home-title = Jogos de trânsito
home-lead = Escolhe como queres jogar e depois um jogo. Começa logo, sem registo.
ways = Como queres jogar?
way-here = Jogar aqui
way-here-line = Num só dispositivo, de mão em mão
way-friends = Jogar com amigos
way-friends-line = Cada um no seu dispositivo, com um link
way-computer = Contra o computador
way-computer-line = A sós, contra jogadores virtuais
way-joined = Entraste por um link
way-watch = A assistir
choose-game = Escolhe um jogo
players-exact =
    { $least ->
        [one] { $least } jogador
       *[other] { $least } jogadores
    }
players-range = De { $least } a { $most } jogadores
minutes = { $least }–{ $most } minutos
play = Jogar
play-game = Jogar { $game }
options = Opções
options-of = Opções de { $game }
not-here = Neste jogo cada um precisa do seu dispositivo. Escolhe «Jogar com amigos».
rules = Regras
rules-of = Regras de { $game }
lesson = Primeira lição
lesson-of = Primeira lição: { $game }
page-shift-set-up = Desenhar uma posição
page-shuttles-board = Desenhar um tabuleiro
page-bash-course = Construir um circuito
forget-table = Tirar { $game }, { $when }, desta lista
open-tables = Mesas abertas

## As tuas partidas

your-games = As tuas partidas
all-games = Ver todas
your-turn = É a tua vez
standing-wait = É a vez dos outros
standing-open = À espera de jogadores
standing-here = Neste dispositivo
standing-running = A decorrer
standing-won = Ganhaste
standing-lost = Perdeste
standing-draw = Empate
standing-winner = { $names } ganhou
standing-over = Terminada
standing-gone = Já não está no servidor
against = contra { $names }
go-on = Continuar a jogar
history-line = Esta lista fica só neste navegador. Mais ninguém a vê.
history-none = Aqui ficam as partidas que começares ou em que entrares.
history-running = A decorrer
history-over = Terminadas

## Options

options-players = Jogadores
options-bot = Jogador virtual
options-seat = O teu lugar
options-more = Mais opções
options-none = sem limite
options-presets = Tipo de partida
preset-usual = Clássica
preset-usual-help = Como dizem as instruções.
preset-own = À tua maneira
preset-own-help = Como escolheste abaixo.
options-single = Opções uma a uma
options-total = No total: { $count }
option-whole = «{ $option }» pede um número inteiro de { $least } a { $most }.
option-whole-or-none = «{ $option }» pede um número inteiro de { $least } a { $most }, ou fica vazio.
option-unread = Não se percebe o que está escrito em «{ $option }».
option-together = «{ $option }» não combina com as outras opções.
start = Começar
bot-random = ao acaso
bot-thumb = regras simples
bot-easy = fácil
bot-medium = médio
bot-hard = difícil
bot-alphabeta = pensa 3 jogadas à frente
bot-alphabeta2 = pensa 2 jogadas à frente
bot-greedy = pensa a curto prazo
bot-montecarlo = pesa as probabilidades
bot-planner = não esquece nada
bot-spacer = não deixa espaços
bot-lookahead = vê mais longe
choice-youngest = A pessoa mais nova
choice-lot = Por sorteio
choice-toss = Cara ou coroa
seat-number = Jogador { $number }

## Table

board = Tabuleiro
bar = O que fazer
moves = Jogadas possíveis
bar-open =
    { $count ->
        [0] Só falta o teu nome.
        [one] Falta { $count } jogador.
       *[other] Faltam { $count } jogadores.
    }
bar-done = O teu turno acabou. Agora é a vez do { $seat }.
bar-sealed = A tua escolha: { $move }. Podes mudá-la até todos terem escolhido.
bar-ready = O teu turno está pronto. Envia-o ou carrega em «Anular».
bar-move = É a tua vez.
bar-wait = À espera dos outros.
bar-gave-up = Desististe; o computador continua a jogar por ti.
bar-all = Todas as jogadas
bar-spent = Já não é possível.
keys = Teclas
keys-title = Teclas na mesa
keys-cards = Jogar a carta que está nesse lugar
keys-send = Enviar o turno quando estiver pronto
keys-back = Anular a última jogada
keys-list = Mostrar esta lista
keys-single = Jogar com uma só letra ou algarismo
keys-letters = Letras nos veículos
close = Fechar
draft = O teu turno até agora:
send-turn = Enviar turno
take-back = Anular
take-all-back = Anular tudo
read-clause = Ler a regra { $clause }
seconds-left =
    { $seconds ->
        [one] falta { $seconds } segundo
       *[other] faltam { $seconds } segundos
    }
seat-open = livre
seat-computer = Computador, { $level }
seat-you = tu
seat-turn = a jogar
seat-away = sem ligação
seat-chosen = escolheu
seat-resigned = desistiu
place = { $place }.º lugar
place-tied = empate
line-lost = A ligação caiu. A tentar chegar de novo à mesa…
log = Jogadas
log-as = Mostrar as jogadas como
log-words = Texto
log-notation = Notação
log-empty = As jogadas vão aparecer aqui.
save = Guardar a partida
resign = Desistir
resign-sure = Desistir desta partida?
resign-line = Perdes a partida. Se ficarem vários jogadores em jogo, o computador continua por ti.
resign-not = Continuar
again-play = Jogar outra partida
again-too = Eu também jogo outra
again-asked = À espera de saber se os outros jogam outra partida.
to-replay = Rever a partida
result-win =
    { $count ->
        [one] { $names } ganha!
       *[other] { $names } partilham a vitória!
    }
result-draw = Empate.
end-won = Ganhaste!
end-lost = Perdeste: { $names } ganhou.
end-gave-up = { $names } desistiu. { $winners } ganhou.
end-gave-up-won = Ganhaste: { $names } desistiu!
end-gave-up-you = Desististe. { $winners } ganhou.
end-gave-up-early = Já tinhas desistido.
series = Partidas ganhas até agora: { $score }
series-one = { $name }: { $count }
swap-sides = Trocar de lado
swap-too = Sim, trocar de lado
swap-asked = À espera de saber se os outros trocam de lado.
share-game = Partilhar a partida
share-game-line = Quem tiver este link pode ver a partida turno a turno.
share = Partilhar
end-proof = Regra e verificação dos sorteios
kept-days =
    { $days ->
        [one] Esta partida fica guardada aqui { $days } dia e depois é apagada.
       *[other] Esta partida fica guardada aqui { $days } dias e depois é apagada.
    }

## One device

curtain = Passar o dispositivo
curtain-pass = Passa o dispositivo ao { $seat }
curtain-line = As cartas ficam escondidas até carregares no botão.
curtain-open = Sou o { $seat }
hand-over = Passar ao { $seat }

## By link

invite = Convidar
invite-line = Envia a cada jogador o seu link, ou deixa-o ler o código com o telemóvel. A partida começa quando todos tiverem ocupado o seu lugar.
invite-local = Estes links só funcionam neste dispositivo.
invite-local-host = Quem gere o servidor pode abri-lo à rede de casa: basta arrancá-lo com make play HOST=0.0.0.0.
invite-link = Link para { $seat }
invite-watch = Link para espectadores
invite-code = Código com o link para { $seat }
copy = Copiar
copied = Copiado
invite-name = O teu nome
invite-name-set = Sou eu
invite-elsewhere = Para outros dispositivos
watch-link = Link para assistir
watch-link-line = Quem tiver este link vê a mesa, mas não a mão de ninguém.
notify = Avisa-me quando for a minha vez
notify-refused = O teu navegador não permite avisos a partir daqui; podes mudar isso nas definições dele para esta página.
join-title = O teu lugar: { $seat }
join-name = O teu nome
join-sit = Jogar como { $seat }

## Rulebook

sections = Capítulos
section-setup = Preparação
section-turn = O turno
section-vehicles = Veículos
section-cards = Cartas
section-end = O fim
section-deck = O baralho
section-board = O tabuleiro
mark-book = das instruções
mark-pic = de uma imagem das instruções
mark-ruling = decisão nossa
mark-rebuilt = reconstruído
mark-unverified = por confirmar

## Pace

pace = Turnos dos outros
pace-slow = devagar
pace-normal = normal
pace-fast = depressa
pace-once = de imediato

## When something is wrong

problem-lost = Não há nada neste endereço
problem-lost-do = O link pode estar incompleto. Todos os jogos estão na página inicial.
problem-unreachable = O servidor não responde
problem-unreachable-do = Vê se está a funcionar e tenta de novo.
problem-no-such-table = Essa mesa não existe
problem-no-such-table-do = Pode já ter sido eliminada. Abre uma nova.
problem-bad-token = Este link não abre a mesa
problem-bad-token-do = Pede o link completo, incluindo o que vem depois do #.
problem-protocol = Esta página e o servidor não têm a mesma versão
problem-protocol-do = Foi carregada de novo e continua a não servir. Limpa a cache do navegador e abre o link outra vez.
problem-broken-log = Esta mesa não pode ser aberta
problem-broken-log-do = Os dados guardados não batem certo. Avisa quem gere o servidor.
problem-closed = Esta mesa está fechada
problem-closed-do = Quem gere o servidor fechou-a. Podes abrir outra.
problem-too-many = Acabam de ser abertas demasiadas mesas
problem-too-many-do = Espera um minuto e tenta de novo.
problem-full = O servidor não tem mais espaço
problem-full-do = Nada foi alterado. Avisa quem gere o servidor.
problem-store = O servidor não consegue aceder às mesas neste momento
problem-store-do = Tenta de novo daqui a pouco.
problem-ending = O servidor está a parar
problem-ending-do = Tenta de novo daqui a pouco.
problem-failed = Algo correu mal no servidor
problem-failed-do = Tenta de novo. Se voltar a acontecer, avisa quem gere o servidor.
problem-not-over = Esta partida ainda não acabou
problem-not-over-do = Até lá há cartas escondidas. Podes revê-la quando acabar.

dashboard = Como vai o servidor
