### Shuttles: as palavras do jogo.
### $seat e $other são south ou north; $shuttle é um número, 4 é a do centro; $way é left ou right.
### $start, $end e $space são nomes de casas como 3a4 ou s2.

game-name = Shuttles
game-line = Empurra o labirinto para o lado: cinco peças, sete lançadeiras e um adversário que as empurra de volta.

## Lugares

seat-south = Sul
seat-north = Norte

## Peças das frases abaixo

word-seat =
    { $seat ->
        [north] { seat-north }
       *[south] { seat-south }
    }
word-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
word-other =
    { $other ->
        [north] { seat-north }
       *[south] { seat-south }
    }
word-shuttle =
    { $shuttle ->
        [4] a lançadeira central
       *[other] a lançadeira { $shuttle }
    }
word-shuttle-start =
    { $shuttle ->
        [4] A lançadeira central
       *[other] A lançadeira { $shuttle }
    }
word-way =
    { $way ->
        [left] para a esquerda
        [up] para cima
        [down] para baixo
       *[right] para a direita
    }

## O tabuleiro

SHUT-1 = Sete lançadeiras estão lado a lado entre os dois blocos de partida. Três são tuas e três do adversário, como mostram as cores; a do centro não é de ninguém.
    .title = Sete lançadeiras
SHUT-2 = Cada lançadeira tem duas filas de 7 casas. Em algumas colunas há barreiras entre as duas filas, e também entre algumas casas vizinhas da mesma fila. Uma lançadeira desliza para a esquerda e para a direita, dois entalhes para cada lado a partir do meio.
    .title = Lançadeiras e barreiras
    .refusal = Não há casa { $space } neste tabuleiro. Escolhe uma que esteja desenhada.
SHUT-3 = Um bloco de partida é uma fila de cinco casas na ponta do tabuleiro, em frente da segunda à sexta coluna das lançadeiras alinhadas. O teu bloco de partida é a meta do adversário, e vice-versa.
    .title = Blocos e metas
SHUT-4 = No início, todas as lançadeiras estão alinhadas e as tuas cinco peças enchem o teu bloco de partida.
    .title = Preparação
SHUT-5 = As casas de duas lançadeiras encostadas, ou de uma lançadeira e de um bloco, são vizinhas quando estão nesse momento na mesma coluna. Onde falta uma das duas, há um vazio. Não há barreiras entre lançadeiras nem junto dos blocos.
    .title = Vizinhas e vazios

## A jogada

SHUT-10 = Decide-se a cara ou coroa quem começa; depois jogam à vez. No teu turno fazes uma só coisa: mover uma lançadeira, mover uma peça, saltar ou mover a lançadeira central. Não se pode passar.
    .title = A tua vez
    .refusal =
        { $case ->
            [wait] É a vez do { word-seat }. Espera pela tua.
            [tossed] A moeda já decidiu: é a vez do { word-seat }.
           *[toss] Primeiro, cara ou coroa. Espera um momento.
        }
SHUT-11 = Move uma das tuas lançadeiras um entalhe para a esquerda ou para a direita. As peças em cima dela vão com ela e nunca a travam. Não passa do último entalhe.
    .title = Mover uma lançadeira
    .refusal = { word-shuttle-start } está no último entalhe desse lado. Move-a para o outro ou joga outra coisa.
SHUT-12 = Move uma das tuas peças em linha reta, para a frente, para trás ou para o lado, tantas casas quantas quiseres, mas pelo menos uma. Não passa por cima de barreiras, peças nem vazios. Pode percorrer várias lançadeiras onde estiverem alinhadas.
    .title = Mover uma peça
    .refusal =
        { $case ->
            [empty] Não há peça na { $start }. Escolhe uma das tuas.
            [theirs] A peça na { $start } é do adversário. Escolhe uma das tuas.
            [still] Uma peça avança pelo menos uma casa. Escolhe outra casa.
            [barrier] A peça não passa: há uma barreira junto da { $space }. Fica aí ou vai por outro lado.
            [void] A peça não passa: depois da { $space } há um vazio. Fica aí ou alinha primeiro as lançadeiras.
           *[piece] A peça não passa: a { $space } está ocupada. Fica antes dela ou vai por outro lado.
        }
SHUT-13 = Salta por cima de uma única peça adversária, vizinha da tua, e cai na casa logo atrás, que tem de estar livre. O teu turno acaba aí. Não pode haver barreira nem vazio no caminho. A peça saltada fica onde está.
    .title = Saltar
    .refusal =
        { $case ->
            [barrier] Não podes saltar aqui: há uma barreira junto da { $space }.
            [nobody] Na { $space } não há peça adversária para saltar. Desliza em vez disso.
            [landing] Não podes cair na { $space }: está ocupada.
           *[distance] Um salto cai logo atrás da peça vizinha, e a { $space } não fica aí.
        }
SHUT-14 = Qualquer um pode mover a lançadeira central um entalhe para a esquerda ou para a direita, a não ser que o outro a tenha movido no turno imediatamente anterior. Teres sido tu a movê-la da última vez não impede nada.
    .title = Lançadeira central
    .refusal = O adversário acabou de mover a lançadeira central. Deixa-a neste turno.

## O que não se pode

SHUT-20 = Não podes saltar por cima da tua própria peça, de duas ou mais, na diagonal nem sobre um vazio; também não podes mover uma peça na diagonal.
    .title = Saltos proibidos
    .refusal =
        { $case ->
            [own] Não podes saltar por cima da tua própria peça.
            [two] Só podes saltar por cima de uma peça.
            [void] Não podes saltar sobre um vazio. Alinha primeiro as lançadeiras.
           *[diagonal] Agora a { $start } e a { $end } não estão em linha. As peças vão a direito, nunca na diagonal.
        }
SHUT-21 = Não podes mover uma lançadeira e uma peça no mesmo turno, nem uma lançadeira da cor do adversário.
    .title = Não se mexe
    .refusal = { word-shuttle-start } é do adversário. Move uma das tuas ou a do centro.
SHUT-22 = Uma peça que saiu do teu bloco de partida nunca volta para lá. Um movimento acaba antes, e nenhum salto cai lá.
    .title = Sem regresso
    .refusal = A peça na { $start } já saiu do teu bloco de partida e não pode voltar.
SHUT-23 = Enquanto alguma das tuas cinco peças estiver no teu bloco de partida, nenhuma pode entrar na tua meta. Um movimento acaba antes, e nenhum salto cai lá.
    .title = Primeiro, todas fora
    .refusal =
        { $left ->
            [one] A meta ainda está fechada: tens { $left } peça no teu bloco de partida. Tira-a primeiro.
           *[other] A meta ainda está fechada: tens { $left } peças no teu bloco de partida. Tira-as primeiro.
        }

## O que se pode

SHUT-30 = Dentro do teu bloco de partida e da tua meta podes mover uma peça para o lado, a deslizar ou a saltar.
    .title = De lado num bloco
SHUT-31 = Podes mover-te e saltar na lançadeira central mesmo que o adversário a tenha acabado de mover.
    .title = Na lançadeira central
SHUT-32 = Uma peça pode voltar a sair da meta.
    .title = Sair da meta

## O fim

SHUT-40 = Ganhas assim que as tuas cinco peças estiverem na tua meta.
    .title = Como se ganha
    .end =
        { $for ->
            [winner] Ganhaste: as tuas cinco peças chegaram à meta!
            [loser] Perdeste: { word-seat } tem as cinco peças na meta.
           *[other] { word-seat } tem as cinco peças na meta e ganhou.
        }
    .refusal = A partida acabou: as cinco peças chegaram. Começa outra para continuares a jogar.
SHUT-41 = Se o adversário se recusar a libertar o bloco de partida, podes reclamar a vitória. É uma recusa quando, no início da tua vez, nenhuma das tuas peças está no teu bloco de partida, a tua meta está cheia, pelo menos uma peça nunca de lá saiu, e tudo isto já se verificava na jogada anterior, em que o adversário podia ter tirado uma dessas peças mas fez outra coisa. Não é preciso que já haja uma peça tua na meta: cinco que nunca saem de casa também são uma recusa. O adversário é avisado assim que a meta está cheia e as tuas cinco peças estão fora.
    .title = Reclamar a vitória
    .end =
        { $for ->
            [winner] Ganhaste: reclamaste a vitória porque a tua meta não foi libertada!
            [loser] Perdeste: { word-seat } reclamou a vitória porque a meta não foi libertada.
           *[other] { word-seat } reclamou a vitória porque a meta não foi libertada.
        }
    .refusal =
        { $case ->
            [over] A partida acabou: a vitória foi reclamada. Começa outra para continuares a jogar.
           *[no-right] Não podes reclamar a vitória agora. As tuas cinco peças têm de estar fora, a tua meta tem de estar cheia e o adversário tem de se ter recusado a tirar de lá uma peça.
        }
SHUT-42 = A partida acaba empatada quando a mesma posição surge pela terceira vez (a inicial conta), ou depois do turno 400 se ninguém ganhou; contam os turnos de ambos. A mesma posição quer dizer as mesmas peças, as mesmas lançadeiras, o mesmo jogador a jogar, o mesmo direito à lançadeira central e o mesmo direito a reclamar a vitória. Uma vitória vem antes de um empate.
    .title = Empate
    .end =
        { $case ->
            [turns] Empate: { word-turns } sem vencedor.
           *[repetition] Empate: a mesma posição surgiu pela terceira vez.
        }
    .refusal = A partida acabou empatada. Começa outra para continuares a jogar.

## Barra de ações

ask-toss = Decide-se a cara ou coroa quem começa.
ask-move = { word-seat }: move uma peça ou uma lançadeira.
ask-move-but-centre = { word-seat }: move uma peça ou uma das tuas lançadeiras. A central descansa neste turno.
ask-vacate = { word-seat }: o teu bloco está cheio. Tira uma peça se puderes, ou o adversário poderá reclamar a vitória.
ask-claim = { word-seat }: o adversário não libertou o bloco. Podes reclamar a vitória.
ask-wait = À espera do { word-seat }.
ask-won = { word-seat } ganhou.
ask-claimed = { word-seat } reclamou a vitória e ganhou.
ask-drawn = A partida acabou empatada.

## Registo

event-starts = { word-seat } ganha a cara ou coroa e começa.
event-slid = { word-seat } vai da { $start } para a { $end }.
event-jumped = { word-seat } salta da { $start } para a { $end }.
event-shuttled = { word-seat } move { word-shuttle } um entalhe { word-way }.
event-warned = { word-seat }, o teu bloco está cheio: tira uma peça assim que puderes, ou { word-other } poderá reclamar a vitória.
event-claimed = { word-seat } reclama a vitória e ganha!
event-won = { word-seat } tem as cinco peças na meta e ganha!
event-drawn =
    { $case ->
        [turns] Empate: { word-turns } sem vencedor.
       *[repetition] Empate após { word-turns }: a mesma posição pela terceira vez.
    }

## Opções

preset-usual = As regras completas
    .help = O tabuleiro das instruções, com as suas barreiras.
preset-family = Em família
    .help = Um tabuleiro aberto: sem barreiras entre casas vizinhas de uma fila.
preset-younger = Para os mais novos
    .help = O tabuleiro aberto, e empate ao fim de 120 turnos.
option-board = Tabuleiro
    .help = O tabuleiro reconstruído, ou um teu a partir de um ficheiro.
    .mark = Nome do tabuleiro
    .offset-limit = Quantos entalhes uma lançadeira anda para cada lado
    .block-first = Primeira casa dos blocos de partida, a contar de 0
    .shuttle = Lançadeira { $number }, a partir do norte
    .owner = De quem é: south, north ou centre
    .drawing = Desenho, norte para cima
option-first = Quem começa
    .help = Cara ou coroa, Sul ou Norte.
option-repetition = Repetição
    .help = Ligado: a mesma posição pela terceira vez é empate. Desligado: continua-se a jogar.
option-turn-limit = Limite de turnos
    .help = Depois deste número de turnos, a partida acaba empatada. Sem número, continua.

## O que está mal num tabuleiro próprio; parte de uma linha. $field e $fields são palavras do ficheiro

board-shuttle = lançadeira { $number } (entrada { $entry } de shuttles)
board-line = linha { $line }
board-column = carácter { $column }
wrong-board = { $value } não é default nem uma tabela de { $fields }; na linha de comandos: board=@FICHEIRO.toml
wrong-board-unknown = esse campo não existe; há { $fields }
wrong-board-missing = falta
wrong-board-name = { $value } não é uma linha de 1 a { $most } caracteres
wrong-board-size = um bloco tem exatamente { $due } lugares, não { $value }
wrong-board-list = não é uma lista
wrong-board-count = são precisas { $due }, de norte a sul, não { $given }
wrong-board-large = não é tão grande como em { $other }
wrong-board-centre = a lançadeira central é a número { $number }, no meio, e nenhuma outra
wrong-board-owned = { $seat } deve ter { $due }, não { $given }
wrong-board-shuttle = uma lançadeira tem os campos owner e drawing
wrong-board-lines = não é uma lista de linhas
wrong-board-rows = são precisas { $due } filas com uma linha de barreiras entre elas, não { $given } linhas
wrong-board-row = uma fila tem de { $least } a { $most } casas com um sinal entre cada duas
wrong-board-wide = é mais larga do que a linha 1, de { $wide } caracteres
wrong-board-mark = { $mark } está onde deve estar { $wanted }
wrong-board-beyond = o bloco acabaria na coluna { $end } e uma fila acaba na { $last }; cada lugar precisa de um vizinho
wrong-board-middle = meia volta deve mudar um bloco no outro: os blocos têm de estar no meio da fila
wrong-board-turned = deve ser como em { $other } depois de meia volta do tabuleiro

## De onde vem uma regra

mark-book = das instruções
mark-ruling = decisão nossa
mark-rebuilt = reconstruído
board-rebuilt = A imagem do tabuleiro impresso perdeu-se. Este foi reconstruído a partir das regras e de descrições da patente do inventor; podes pôr o teu no lugar dele.

## Palavras do desenho em letras

drawing-board = tabuleiro
drawing-rebuilt = reconstruído
drawing-own = próprio
