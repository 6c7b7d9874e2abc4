### Furei a fila!: os textos do jogo. Os que partilha com os outros jogos de Trafficars vêm antes.
### $left e $right são os números nas pontas da fila, $low e $high os que rodeiam o espaço mais recente.

game-name = Furei a fila!
game-line = Põe os teus carros nas pontas da fila e fura-a onde alguém te deixar espaço.

## Preparação

CUT-1 = Joga-se só com as 50 cartas numeradas. Baralhem-nas e distribuam-nas viradas para baixo em montes iguais; as que sobrarem são postas de lado sem serem vistas. Cada um tira para a mão as seis cartas de cima do seu monte.
    .title = Montes e mãos
    .refusal = As primeiras mãos estão a ser dadas. Espera um momento.
CUT-2 = A fila na mesa sobe sempre da esquerda para a direita. Podem faltar números pelo meio.
    .title = A fila
CUT-3 = Joga-se no sentido dos ponteiros do relógio e começa quem for mais novo. Se jogarem várias partidas, a seguinte começa pelo próximo jogador no mesmo sentido, porque quem abre tem uma clara vantagem; ou, se isso for combinado, começa sempre quem for mais novo. Quem está sentado à esquerda do jogador ativo é o fura-filas.
    .title = Jogador ativo e fura-filas
    .refusal = É a vez do { word-seat }. Espera até te perguntarem.

## A vez

CUT-4 = Uma ronda abre com a carta de cima do monte do jogador ativo, posta no meio. Se o monte estiver vazio, é uma carta da mão à sua escolha. Ninguém pode furar a seguir a uma carta inicial; quem abriu a ronda continua a pôr cartas.
    .title = Abrir uma ronda
    .refusal =
        { $case ->
            [not-held] Não tens o { $card } na mão. Abre com uma carta que tenhas.
            [no-card] Abre a ronda com uma carta da tua mão.
           *[drawing] A carta inicial está a ser virada. Espera um momento.
        }
CUT-5 = O jogador ativo põe cartas da mão, uma de cada vez: à esquerda da fila se a carta for mais baixa do que todas, à direita se for mais alta. Enquanto tiveres uma carta que encaixe, tens de pôr uma.
    .title = Pôr cartas
    .refusal =
        { $case ->
            [between] O { $card } não encaixa: põe uma carta abaixo de { $left } ou acima de { $right }.
            [on-table] O { $card } já está na fila. Põe uma carta da tua mão.
            [not-held] Não tens o { $card } na mão. Põe uma carta que tenhas.
           *[must] Tens uma carta que encaixa, por isso tens de pôr uma.
        }
CUT-6 = Depois de cada carta da mão do jogador ativo, mesmo da última, o fura-filas pode furar a fila antes de acontecer mais alguma coisa; não depois de uma carta inicial nem de uma carta que ganha. O tempo de espera é combinado; o habitual são 3 segundos.
    .title = A pausa
    .refusal = Um momento: { word-seat } pode furar agora.
CUT-7 = Para furar a fila põem-se uma ou mais cartas com números entre a carta acabada de pôr e a que está ao lado. Só conta esse espaço, o mais recente. Depois de cada uma destas cartas pergunta-se ao fura-filas se põe outra, mesmo que nenhuma encaixe, para que a pergunta não denuncie nada. Só não se pergunta se ele já não tiver cartas na mão ou se todos os números do espaço já tiverem sido postos.
    .title = Furar a fila
    .refusal =
        { $case ->
            [outside] O { $card } não encaixa: só se pode furar com números entre { $low } e { $high }.
            [not-held] Não tens o { $card } na mão. Escolhe uma carta que tenhas, ou nenhuma.
            [say-no] Ainda não furaste a fila. Põe uma carta ou diz que não.
           *[say-done] Já furaste a fila. Põe outra carta ou diz que acabaste.
        }
CUT-8 = A seguir, todos completam a mão até seis com o seu próprio monte. O fura-filas passa a ser o jogador ativo e continua na mesma fila.
    .title = Depois de furar
CUT-9 = Se nenhuma das tuas cartas encaixar, passas; se a tua mão ficar vazia, o teu turno acaba. O jogador seguinte, no sentido dos ponteiros do relógio, passa a ser o ativo. Todos completam a mão até seis sempre que muda o jogador ativo, nunca a meio de um turno.
    .title = Passar e completar a mão
    .refusal = As cartas do monte vêm sozinhas. Espera um momento.
CUT-10 = Quando acabam em passe, sem nenhuma carta posta, tantos turnos seguidos quantos são os jogadores, a fila é posta de lado, à vista de todos, e o jogador seguinte, o primeiro que passou, abre uma nova ronda. Furar a fila conta como carta posta no turno do fura-filas.
    .title = Uma nova ronda

## O fim

CUT-11 = Ganhas assim que tiveres posto uma carta e já não te restar nada, nem na mão nem no monte, seja a carta inicial, uma carta da mão ou uma com que furas a fila. Ninguém pode reagir e ninguém completa a mão.
    .title = Como se ganha
    .end =
        { $for ->
            [winner] Ganhaste: ficaste sem cartas!
            [loser] Perdeste: { word-seat } ficou sem cartas.
           *[other] { word-seat } ficou sem cartas e ganhou.
        }
    .refusal = A partida acabou: { word-seat } já não tem cartas. Começa outra para continuares a jogar.

## A pergunta ao fura-filas

CUT-12 = Sem relógio, contra jogadores virtuais ou à distância, pergunta-se ao fura-filas depois de cada carta se fura a fila e com quê. A pergunta é feita mesmo que nada encaixe, para que a pausa não denuncie nada.
    .title = Sem relógio
CUT-13 = Ao vivo, a pausa segue o relógio do servidor e o silêncio vale como não. Espera-se sempre pelo fim da pausa; um não dado mais cedo não é mostrado ao jogador ativo. Só a primeira carta tem de chegar dentro da pausa; as seguintes escolhem-se sem relógio.
    .title = Com relógio
    .refusal = Com relógio perguntam-te depois de cada carta. Diz que não ou deixa passar a pausa.

## Barra de ação

ask-lay =
    { $left ->
        [1] Põe uma carta acima de { $right }.
       *[other] { $right ->
            [50] Põe uma carta abaixo de { $left }.
           *[other] Põe uma carta abaixo de { $left } ou acima de { $right }.
        }
    }
ask-lay-first = Põe uma carta abaixo ou acima de { $card }.
ask-open = Abre a ronda com uma carta da tua mão.
ask-cut-in = Furas entre { $low } e { $high }?
ask-another = Outra carta entre { $low } e { $high }, ou acabaste?
ask-wait = À espera do { word-seat }.
ask-over = { word-seat } ganhou.

## Registo

event-dealt = { word-seat } recebe { word-card }.
event-drew = { word-seat } tira { word-card }.
event-opened = { word-seat } abre uma ronda com { word-card }.
event-opened-from-hand = { word-seat } abre uma ronda com { word-card } da mão.
event-laid = { word-seat } põe { word-card }.
event-no-cut-in = { word-seat } não fura a fila.
event-cut-in = { word-seat } fura a fila com { word-card } entre { $low } e { $high }.
event-no-more = { word-seat } não põe mais cartas no espaço.
event-passed = { word-seat } passa: nada abaixo de { $left } nem acima de { $right }.
event-emptied = { word-seat } fica sem cartas na mão; o turno acaba.
event-set-aside =
    { $count ->
        [one] Todos passaram; a fila de { $count } carta é posta de lado.
       *[other] Todos passaram; a fila de { $count } cartas é posta de lado.
    }
event-won = { word-seat } fica sem cartas e ganha!

## Opções

preset-usual = Sem relógio
    .help = A quem pode furar pergunta-se, e responde sem pressa.
preset-younger = Para os mais novos
    .help = O relógio anda devagar: vinte segundos para furar a fila.
preset-family = Em família, com relógio
    .help = O relógio corre, e a pausa para furar dura dez segundos.
preset-full = As regras completas
    .help = Como nas instruções: três segundos para furar a fila, e o silêncio quer dizer não.
option-clock = Jogar com relógio
    .help = Ligado: a pausa do fura-filas segue o relógio e o silêncio vale como não. Desligado: pergunta-se ao fura-filas depois de cada carta, e ele também pode dizer que não para o turno inteiro.
option-pause = Duração da pausa
    .help = Com relógio: quantos segundos tem o fura-filas. O habitual são 3; mais, para um jogo mais calmo.
option-series-starter = Quem começa a partida seguinte
    .help = Numa série começa o jogador seguinte, ou sempre quem for mais novo.
    .next = O jogador seguinte

## Palavras do desenho em letras

drawing-row = fila
drawing-hand = mão
drawing-pile = monte
drawing-aside = postas de lado
