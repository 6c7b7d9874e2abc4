### The frame's own words in Portuguese.

## Frame

home-link = Tailback, início
nav = Menu principal
nav-replay = Rever
skip = Ir para o conteúdo
settings = Idioma, cores e som
language = Idioma
theme = Claro ou escuro
theme-system = Cores: automáticas
theme-light = Cores: claras
theme-dark = Cores: escuras
sound = Som
loading = Um momento…
cancel = Cancelar
again = Tentar de novo
to-home = Para os jogos
to-table = Para a mesa

## Home

home-title = Jogue um jogo de trânsito
home-lead = Escolha como jogar e depois um jogo. Começa logo, sem registo.
ways = Como querem jogar?
way-here = Jogar aqui
way-here-line = Num só aparelho que vai passando de mão em mão
way-friends = Jogar com amigos
way-friends-line = Cada um no seu aparelho, com um link
way-computer = Contra o computador
way-computer-line = Contra um jogador virtual
way-joined = Entrou por um link
way-watch = A assistir
choose-game = Escolha um jogo
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
not-here = Para este jogo cada um precisa do seu aparelho. Jogue com amigos por um link.
rules = Regras
rules-of = Regras de { $game }
lesson = Primeira lição
lesson-of = Primeira lição: { $game }
known-tables = As suas mesas
known-over = terminada
forget-table = Tirar { $game }, { $when }, desta lista

## Options

options-players = Jogadores
options-bot = Jogador virtual
options-seat = O seu lugar
options-more = Mais opções
options-none = nenhum
options-default = como de costume
option-whole = «{ $option }» pede um número inteiro de { $least } a { $most }.
option-whole-or-none = «{ $option }» pede um número inteiro de { $least } a { $most }, ou fica vazio.
option-unread = «{ $option }» não pode ser lido como está escrito.
option-together = «{ $option }» não combina com as outras opções.
start = Começar
bot-random = jogadas ao acaso
bot-thumb = regra simples
bot-easy = fácil
bot-medium = médio
bot-hard = difícil
bot-alphabeta = pensa 3 jogadas à frente
bot-alphabeta2 = pensa 2 jogadas à frente
bot-greedy = de vistas curtas
bot-montecarlo = pesa as probabilidades
bot-planner = não esquece nada
bot-spacer = não deixa espaços
choice-youngest = A pessoa mais nova
choice-lot = Por sorteio
choice-toss = Cara ou coroa
seat-number = Jogador { $number }

## Table

board = Tabuleiro
bar = O que fazer
moves = As suas jogadas
bar-open =
    { $count ->
        [one] Falta { $count } jogador.
       *[other] Faltam { $count } jogadores.
    }
bar-done = A sua vez terminou. Agora: { $seat }.
bar-sealed = Escolheu { $move }. Pode mudar até todos terem escolhido.
bar-ready = A sua jogada está pronta. Envie-a ou volte atrás.
bar-move = É a sua vez.
bar-wait = À espera dos outros.
bar-more = Mostrar a barra inteira
draft = A sua jogada até agora:
send-turn = Enviar jogada
take-back = Voltar atrás
take-all-back = Desfazer tudo
read-clause = Ler { $clause }
seconds-left =
    { $seconds ->
        [one] falta { $seconds } segundo
       *[other] faltam { $seconds } segundos
    }
seat-open = livre
seat-computer = Computador, { $level }
seat-you = você
seat-turn = a jogar
seat-away = ausente
seat-chosen = já escolheu
seat-resigned = desistiu
place = Lugar { $place }
line-lost = A ligação caiu. A tentar chegar de novo à mesa…
log = Registo
log-as = Mostrar o registo em
log-words = Frases
log-notation = Notação
log-empty = Aqui fica escrito o que acontece.
save = Guardar a partida
resign = Desistir
resign-sure = Desistir desta partida?
resign-line = A partida fica perdida para si. Se restarem vários outros, o computador joga no seu lugar.
resign-not = Continuar
again-play = Jogar outra vez
again-too = Jogar outra vez também
again-asked = À espera de que os outros aceitem outra partida.
to-replay = Rever a partida
result-win =
    { $count ->
        [one] { $names } ganha!
       *[other] { $names } ganham juntos!
    }
result-draw = Empate.
result-resigned = Alguém desistiu.

## One device

curtain = Passar o aparelho
curtain-pass = Passe o aparelho: { $seat }
curtain-line = As cartas ficam escondidas até estar pronto.
curtain-open = Sou { $seat }
hand-over = Passar a vez: { $seat }

## By link

invite = Convidar
invite-line = Envie a cada um o seu link ou deixe ler o código com o telemóvel. A partida começa quando todos estiverem sentados.
invite-local = Este endereço só funciona neste aparelho. Inicie com make play HOST=0.0.0.0 para jogar na rede de casa.
invite-link = Link para { $seat }
invite-watch = Link para quem só assiste
invite-code = Código com o link para { $seat }
copy = Copiar
copied = Copiado
join-title = Sente-se: { $seat }
join-name = O seu nome
join-sit = Sentar-se: { $seat }

## Rulebook

sections = Secções
section-setup = Preparação
section-turn = A vez
section-vehicles = Veículos
section-cards = Cartas
section-end = O fim
section-deck = O baralho
section-board = O tabuleiro
mark-book = do livro de regras
mark-pic = de uma imagem das regras
mark-ruling = decisão nossa
mark-rebuilt = reconstruído
mark-unverified = não verificado

## Replay

replay-title = Rever uma partida
replay-line = Abra a transcrição de uma partida. É verificada jogada a jogada e mostrada vez a vez.
replay-file = Ficheiro da transcrição
replay-paste = Ou cole o texto
replay-show = Mostrar
replay-hidden = Uma transcrição com cartas escondidas (?) só pode ser mostrada depois de a partida acabar.
replay-wrong = A linha { $line } não pertence a uma transcrição ou foi alterada.
replay-large = Este ficheiro é grande demais para uma transcrição.
replay-of = Rever: { $game }
replay-start = O início.
replay-turn = Vez
replay-at = { $at } de { $last }
replay-first = Para o início
replay-back = Uma vez para trás
replay-next = Uma vez para a frente
replay-last = Para o fim
replay-play = Reproduzir
replay-stop = Parar
replay-eyes = Visto por
replay-spectator = todos
replay-other = Outra partida
fair = Sorteios justos
fair-none = Esta transcrição não traz sementes para verificar.
fair-seed = Verificado aqui: a semente do servidor é aquela com que se comprometeu antes do primeiro sorteio.
fair-draws-here =
    { $count ->
        [one] Verificado aqui: { $count } sorteio resulta das sementes.
       *[other] Verificado aqui: todos os { $count } sorteios resultam das sementes.
    }
fair-not = As sementes não batem certo: os sorteios desta partida não foram feitos como combinado.
fair-limit = Isto prova que ninguém escolheu um sorteio depois de ver jogar. Não impede de espreitar um anfitrião que conheça a semente.

## Lesson

lesson-step = Passo { $at } de { $last }
lesson-next = Seguinte
lesson-again = Outra vez
lesson-skip = Saltar
lesson-play = Jogar uma partida
lesson-leave = Sair da lição

## When something is wrong

problem-lost = Não há nada neste endereço
problem-lost-do = O link pode estar incompleto. Todos os jogos estão na primeira página.
problem-unreachable = O servidor não responde
problem-unreachable-do = Veja se está a funcionar e tente de novo.
problem-no-such-table = Essa mesa não existe
problem-no-such-table-do = Pode ter sido arrumada. Abra uma nova.
problem-bad-token = Este link não abre a mesa
problem-bad-token-do = Peça o link completo, incluindo o que vem depois do sinal #.
problem-protocol = Esta página não é da versão do servidor
problem-protocol-do = Foi carregada de novo e continua a não servir. Apague-a da memória do navegador e abra o link outra vez.
problem-broken-log = Esta mesa não pode ser aberta
problem-broken-log-do = O que foi anotado sobre ela não bate certo. Avise quem mantém o servidor.
problem-too-many = Acabam de ser abertas mesas demais
problem-too-many-do = Espere um minuto e tente de novo.
problem-full = O servidor não tem mais espaço
problem-full-do = Nada foi alterado. Avise quem o mantém.
problem-store = O servidor não consegue aceder às mesas neste momento
problem-store-do = Tente de novo daqui a pouco.
problem-failed = Algo correu mal no servidor
problem-failed-do = Tente de novo. Se acontecer outra vez, avise quem o mantém.
problem-not-over = Esta partida ainda não acabou
problem-not-over-do = Até lá guarda segredos. Pode revê-la quando acabar.
why-stale = A pergunta mudou entretanto. Veja de novo e volte a escolher.
why-not-begun = A partida começa quando todos os lugares estiverem ocupados.
why-over = A partida acabou.
why-not-over = Outra partida pode começar quando esta acabar.
why-no-seat = Está a assistir; não há lugar para si nesta mesa.
why-taken = Este lugar já está ocupado.
why-empty = Escolha primeiro uma jogada.
why-one-move = Escolha uma jogada; os outros ainda não a veem.
why-ended = Envie primeiro o que já tem e depois continue.
why-malformed = Isto não é uma jogada deste jogo.
why-bad-id = Algo correu mal. Tente de novo.
why-id-used = Algo correu mal. Tente de novo.
why-bad-seed = Algo correu mal. Tente de novo.
why-bad-name = Um nome tem de 1 a 40 sinais.
why-rule = As regras não permitem esta jogada.
why-not-written = A jogada não pôde ser anotada e não conta. Tente de novo.
why-unknown = Ainda não se sabe se isto conta. Um momento.
