### Rush Hour (Trafficars): os textos do jogo. As cartas e os lugares estão no ficheiro comum aos três jogos.
### $lane, $place, $count, $points e outras quantidades são números; filas e posições contam-se a partir de 1.

game-name = Trafficars: Rush Hour
game-line = Todos entram no engarrafamento ao mesmo tempo. Mete-te na fila certa e deixa as cheias para os outros.

## Preparação

JAM-1 = Ponham três cartas viradas para cima, umas por baixo das outras. Cada uma é o primeiro carro de uma fila.
    .title = Três filas
    .refusal = Só há { $lanes } filas. Escolhe uma delas.
JAM-2 = Cada jogador recebe dez cartas e só vê as suas. O resto do baralho fica fora desta ronda.
    .title = Dez cartas para cada um
    .refusal = As cartas ainda estão a ser dadas. Espera um momento.
JAM-3 = Na preparação, um atrelado não pode começar uma fila: ponham-no de lado e virem outra carta. Quando todas as filas tiverem começado, voltem a baralhar esses atrelados antes de dar as cartas. Uma carta especial pode começar uma fila.
    .title = Nenhum atrelado à frente

## A jogada

JAM-4 = Cada um escolhe uma carta da mão e pousa-a virada para baixo. Quando todos tiverem escolhido, viram-se todas ao mesmo tempo.
    .title = Escolher e mostrar
    .refusal =
        { $case ->
            [not-held] Não tens { word-card } na mão. Escolhe uma das tuas cartas.
            [card-first] Escolhe primeiro uma carta. Escolhes a fila quando todas estiverem à vista.
           *[chosen] Mostraste { word-card }. Coloca essa carta antes de jogares outra.
        }
JAM-5 = As cartas mostradas colocam-se por esta ordem: ambulâncias, carros da polícia, depois os números do mais baixo ao mais alto e, por fim, os reboques. Se vários tiverem ambulâncias, escolhem a fila ao mesmo tempo, sem ver a escolha dos outros; com os carros da polícia é igual. Se houver vários reboques, colocam-se um a seguir ao outro, a começar pelo jogador mais novo.
    .title = A ordem de colocação
    .refusal = Agora não é a tua carta que se coloca. Espera pela tua vez.
JAM-6 = Um número só vai para o fim de uma fila se for mais alto do que o número que lá está.
    .title = Filas a subir
    .refusal = O { $card } não pode ir para a fila { $lane }: o { $end } no fim é mais alto. Escolhe outro sítio.
JAM-7 = Se houver várias filas possíveis, um número vai para aquela cujo último número está mais perto, abaixo dele.
    .title = A menor diferença
    .refusal = O { $card } não pode ir para a fila { $lane }: o fim da fila { $best } está mais perto. Escolhe outro sítio.
JAM-8 = Uma fila está aberta se a carta de cima da última posição não tiver número: uma ambulância, um carro da polícia ou um reboque vazio, mesmo carregado noutro. Uma fila aberta aceita qualquer carta. Podes pôr um número em qualquer fila aberta, na fila com a menor diferença ou (um atrelado, só se isso estiver combinado) num espaço vazio onde caiba. Se só houver um sítio possível, a carta tem de ir para lá, mesmo que a fila esteja cheia.
    .title = Filas abertas
JAM-9 = Numa fila cabem quatro carros. Se o teu for o quinto, ficas com as cartas da fila como penalização e a tua carta começa a fila nova.
    .title = Demasiado comprida
JAM-10 = Se um número não couber em nenhuma fila nem em nenhum espaço vazio, escolhe uma fila e fica com todas as suas cartas como penalização; o teu número começa a fila nova. Para um atrelado, os espaços vazios não contam, a não ser que combinem que os atrelados podem preencher espaços vazios: então um espaço onde caiba conta para ele como para qualquer número. Aí é mais um carro, e a fila não fica mais comprida.
    .title = Demasiado baixo
JAM-11 = As cartas de penalização já não contam nesta ronda. Guarda-as num monte até à contagem. Os montes estão à vista: todos os podem ver.
    .title = Cartas de penalização

## Cartas especiais

JAM-12 = Um atrelado coloca-se pelo seu número, mas em cima da última carta da fila. Nunca conta para o comprimento, por isso pode juntar-se a uma fila de quatro sem que fiques com ela. Pode ser engatado a outro atrelado e às cartas especiais. Uma carta especial debaixo de um atrelado perde o efeito; a fila passa a acabar no número do atrelado. Um atrelado demasiado baixo para todas as filas é o primeiro carro da fila com que ficas.
    .title = Atrelado
JAM-13 = Uma ambulância vai para o início da fila que escolheres e empurra os outros para trás. Se assim houver mais de quatro, ficas com a fila; a ambulância é o primeiro carro da nova e atrás dela pode ir qualquer carta. Uma ambulância de um turno posterior passa à frente da que já lá está, como mais um carro.
    .title = Ambulância
    .refusal = Uma ambulância vai para o início de uma fila. Escolhe uma fila, não um espaço vazio.
JAM-14 = Um carro da polícia vai para o fim da fila que escolheres. Atrás dele pode ir qualquer carta, até a mais baixa. Se for o quinto carro, ficas com a fila. Um carro da polícia de um turno posterior fica atrás do que já lá está.
    .title = Carro da polícia
    .refusal = Um carro da polícia vai para o fim de uma fila. Escolhe uma fila, não um espaço vazio.
JAM-15 = As ambulâncias que chegam à mesma fila no mesmo turno ficam umas em cima das outras e contam como um só carro; os carros da polícia também. Se a fila ficar demasiado comprida, o mais velho desses jogadores fica com ela e o monte inteiro começa a fila nova.
    .title = Dois no mesmo sítio
JAM-16 = Um reboque vai para o fim da fila que escolheres e carrega o carro à sua frente, com tudo o que tiver em cima. Juntos contam como um só carro. A posição que fica livre é um espaço vazio e conta para o comprimento. A fila passa a acabar na carta de cima do reboque.
    .title = Reboque
    .refusal = Um reboque vai para o fim de uma fila. Escolhe uma fila, não um espaço vazio.
JAM-17 = Em turnos posteriores podes pôr num espaço vazio um número (um atrelado, só se isso estiver combinado) se couber entre os vizinhos: as posições com cartas mais próximas à esquerda e à direita, cada uma com o número da carta de cima. Um vizinho que falte ou não tenha número não põe limite. Dois espaços vazios seguidos são dois sítios à escolha. Preencher um espaço vazio não muda o comprimento da fila.
    .title = Espaços vazios
    .refusal =
        { $case ->
            [no-gap] Aí não há nenhum espaço vazio. Escolhe um espaço vazio ou o fim de uma fila.
            [trailer] O { $card } é um atrelado e não pode ocupar um espaço vazio. Escolhe uma fila.
           *[no-fit] O { $card } não cabe aí: o espaço vazio aceita números acima de { $left } e abaixo de { $right }. Escolhe outro sítio.
        }
JAM-18 = Um reboque que chega como quinto carro carrega primeiro o carro à sua frente. Ficas com as outras cartas da fila, se as houver. O reboque carregado é o primeiro carro da fila nova e os espaços vazios desaparecem.
    .title = O reboque como quinto carro

## A contagem

JAM-19 = A ronda acaba quando ninguém tem cartas na mão. Cada carta de penalização vale 1 ponto e cada carta especial 2. Um atrelado vale 1, pois tem um número; podem combinar que valha 2. Ganha quem tiver menos pontos. Em caso de empate, a vitória é partilhada.
    .title = Contar
    .end =
        { $winners ->
            [1] { $for ->
                [winner] Ganhaste com { word-points }!
                [loser] Perdeste: { $names } ganhou com { word-points }.
               *[other] { $names } ganhou com { word-points }.
            }
           *[other] { $for ->
                [winner] Partilhas a vitória com { $names }: { word-points } cada!
                [loser] Perdeste: { $names } partilham a vitória com { word-points } cada.
               *[other] { $names } partilham a vitória com { word-points } cada.
            }
        }
    .refusal = A partida acabou e os pontos estão contados. Começa outra para continuares a jogar.
JAM-20 = Uma partida é uma ronda. Podem combinar várias; nesse caso somam-se os pontos.
    .title = Rondas

## Para os mais novos

JAM-21 = Joguem só com os números abaixo de 10, 20 ou 30.
    .title = Números pequenos
JAM-22 = Deem só cinco cartas a cada um.
    .title = Cinco cartas
JAM-23 = Joguem com duas filas.
    .title = Duas filas
JAM-24 = Tirem as cartas especiais.
    .title = Sem cartas especiais
JAM-25 = As filas podem ter qualquer comprimento; ninguém fica com uma fila por ser demasiado comprida.
    .title = Qualquer comprimento
JAM-26 = Com um número demasiado baixo não ficas com nenhuma fila: ele vai para o início da fila que escolheres e empurra os outros para trás, sejam quais forem os números; um atrelado conta aí como um carro normal. Se assim houver mais de quatro carros, ficas com a fila e a tua carta começa-a de novo, a não ser que as filas possam ter qualquer comprimento.
    .title = As cartas baixas passam à frente
JAM-27 = Tem de haver cartas para todos os jogadores e filas, e cartas suficientes que não sejam atrelados para começar as filas. Se não, a partida não começa e ficas a saber os números. Também se pode jogar com três cartas cada um.
    .title = Cartas suficientes
    .refusal =
        { $case ->
            [trailers] Cartas que não são atrelados: { $cards }. Para começar as filas são precisas { $needed }. Escolhe menos atrelados ou mais números.
           *[cards] { $seats } jogadores com { $hand } cartas cada um e { $lanes } filas precisam de { $needed } cartas, mas só há { $cards }. Escolhe menos cartas por jogador, menos jogadores ou mais números.
        }

## Barra de ação

ask-card = Escolhe uma carta da tua mão.
ask-ambulance = A tua ambulância: para o início de que fila?
ask-police = O teu carro da polícia: para o fim de que fila?
ask-tow = O teu reboque: para o fim de que fila?
ask-place = Para onde vai o teu { $card }?
ask-take = O teu { $card } é demasiado baixo. Com que fila ficas?
ask-front = O teu { $card } é demasiado baixo. Para o início de que fila?
ask-wait = À espera dos outros.
ask-deal = As cartas estão a ser dadas.
ask-over = A partida acabou.

## Registo

event-opened = A fila { $lane } começa com { word-card }.
event-aside = O { $card } é um atrelado e fica de lado; vira-se outra carta.
event-back =
    { $count ->
        [one] O atrelado posto de lado volta ao baralho.
       *[other] Os { $count } atrelados postos de lado voltam ao baralho.
    }
event-dealt = { word-seat } recebe { word-card }.
event-revealed = { word-seat } mostra { word-card }.
event-joined = { word-seat } põe { word-card } no fim da fila { $lane }.
event-hitched = { word-seat } engata { word-card } na fila { $lane }.
event-filled = { word-seat } põe { word-card } no espaço vazio da fila { $lane }, posição { $place }.
event-front = { word-seat } põe { word-card } no início da fila { $lane }.
event-low = { word-card-start } é demasiado baixo: { word-seat } escolhe a fila { $lane }.
event-towed = { word-seat } põe um reboque no fim da fila { $lane } e carrega o carro da frente.
event-took =
    { $count ->
        [0] { word-seat } limpa a fila { $lane }: não havia nada para levar.
        [one] { word-seat } fica com { $count } carta da fila { $lane } ({ word-points }).
       *[other] { word-seat } fica com { $count } cartas da fila { $lane } ({ word-points }).
    }
event-counted = { word-seat }: { word-points } nesta ronda, { $total } ao todo.
event-won = { word-seat } ganha com { word-points }!
event-shared = { word-seat } partilha a vitória ({ word-points })!
word-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }

## Opções

preset-usual = As regras completas
    .help = Dez cartas para cada um, três filas, todas as cartas especiais.
preset-family = Em família
    .help = Cinco cartas para cada um, e ninguém fica com uma fila por uma carta baixa.
preset-younger = Para os mais novos
    .help = Cinco cartas para cada um, duas filas, números abaixo de 30, sem cartas especiais.
preset-small = Para a primeira vez
    .help = Três cartas para cada um, números abaixo de 20, e ninguém fica com uma fila por uma carta baixa.
preset-rounds = Três rondas
    .help = Somam-se os pontos de três rondas.
option-lanes = Filas
    .help = Três, ou duas para os mais novos.
option-hand = Cartas por jogador
    .help = Dez; cinco ou três para os mais novos.
option-below = Só números abaixo de
    .help = 10, 20 ou 30 para os mais novos. Sem número, jogam todos os 50.
option-specials = Cartas especiais
    .help = Desligado: ficam de fora as ambulâncias, os carros da polícia e os reboques.
option-too-long = Quatro carros por fila
    .help = Desligado: as filas podem ter qualquer comprimento.
option-too-low = Penalização por cartas baixas
    .help = Desligado: uma carta demasiado baixa vai para o início de uma fila.
option-rounds = Rondas
    .help = Somam-se os pontos de todas as rondas.
option-trailers = Atrelados
    .help = Os números que são atrelados nas tuas cartas. Os que se dão aqui estão por confirmar.
option-trailer-points = Pontos de um atrelado
    .help = Quanto vale um atrelado entre as cartas de penalização: 1 como qualquer número, ou 2 como uma carta especial.
option-trailer-gaps = Os atrelados preenchem espaços vazios
    .help = Ligado: um atrelado pode ir para um espaço vazio onde o seu número caiba, e aí é mais um carro. Desligado: só os outros números podem.

## Palavras do desenho em letras

drawing-hand = mão
drawing-cards = cartas
drawing-pile = monte
drawing-revealed = à mostra
drawing-penalty = penalização
drawing-points = pontos
drawing-round = ronda
drawing-trailers = atrelados
drawing-unverified = por confirmar
