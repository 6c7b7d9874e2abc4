### What only the browser says of Trafficars: Rush Hour; everything else comes with the game's rules.

## Moves

move-row = Fila { $lane }
move-gap = Fila { $lane }, espaço vazio na posição { $place }

## Board and hand

move-takes = { $place }: custa { word-points }
way-joined = para o fim da fila { $lane }
way-towed = para o fim da fila { $lane }
way-hitched = engatado na fila { $lane }
way-filled = no espaço vazio da fila { $lane }, posição { $place }
way-front = para o início da fila { $lane }
way-low = no lugar da fila { $lane }
card-goes = { $card }: { $ways }
card-trailer = { $card }, atrelado
letter-A = A
letter-P = P
letter-T = R
lane-row = Fila { $lane }: { $cars }; como penalização { word-points }
lane-gap = espaço vazio
board-name = Tabuleiro
board-seats = Pontos
board-round =
    { $rounds ->
        [1] Ronda 1
       *[other] Ronda { $round } de { $rounds }
    }
board-queue = A colocar, por esta ordem
queue-card = Jogador { $seat }: { $card }
bay-points =
    { $points ->
        [one] ponto
       *[other] pontos
    }
seat-own = Tu
seat-says = { $name }{ $you ->
        [yes] {" "}(tu)
       *[no] {""}
    }: { word-points }, cartas na mão: { $cards }{ $state ->
        [chosen] , já escolheu
        [chooses] , está a escolher
        [places] , decide para onde vai a carta
       *[none] {""}
    }
piles = Cartas de penalização
hand-own = A tua mão
hand-none = Sem cartas.
hand-again = Jogar
hand-card =
    { $sealed ->
        [yes] { $card } (escolhida)
       *[no] { $card }
    }
keys-arrows = De carta em carta na tua mão

## First lesson

lesson-goal = Cada um pousa uma carta virada para baixo; depois mostram-se todas ao mesmo tempo e elas entram nas filas. Quem torna uma fila demasiado comprida fica com as cartas dela. Ganha quem tiver menos pontos.
lesson-join = Um número vai para a fila cujo último número está mais perto, abaixo dele. Levanta uma carta da tua mão para veres para onde iria e joga uma mais alta do que o fim de uma fila.
lesson-join-done = É assim que as cartas encontram a sua fila: sempre a subir, sempre com a menor diferença.
lesson-join-low = A tua carta era mais baixa do que o fim de todas as filas e tiveste de ficar com uma. Acontece; com cartas mais altas evita-se.
lesson-full = Numa fila cabem quatro carros. Com o quinto ficas com a fila toda, e o lugar vermelho diz quanto custa agora. Com um número demasiado baixo para todas ficas com a fila que escolheres.
lesson-trailer = Um atrelado engata-se no último carro de uma fila e não ocupa lugar. Aqui metade das cartas são atrelados: joga um mais alto do que o fim de uma fila.
lesson-trailer-done = Engatado. A fila tem o mesmo comprimento, mas acaba agora num número mais alto.
lesson-trailer-still = Não era um atrelado, ou era demasiado baixo para todas as filas. Os atrelados têm lados direitos e uma barra de engate.
lesson-special = As cartas especiais não têm número e tu escolhes a fila: a ambulância vai para o início, o carro da polícia para o fim e o reboque carrega o carro à sua frente. Joga uma.
lesson-special-done = Bem estacionado. Atrás de uma carta especial pode ir qualquer número, e o espaço vazio que um reboque deixa pode ser preenchido.
lesson-special-still = Era um número. Joga uma ambulância, um carro da polícia ou um reboque; se não recebeste nenhum, começa este passo outra vez.

## Headings of the rulebook

section-specials = Cartas especiais
section-count = A contagem
section-younger = Para os mais novos
