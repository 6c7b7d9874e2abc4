### Nim: as palavras do jogo. $seat é red ou blue, $heap uma letra de A a D.

game-name = Jogo do Nim
game-line = Tira pedras de um só monte de cada vez, e faz com que a última seja tua.

seat-red = Vermelho
seat-blue = Azul
word-seat =
    { $seat ->
        [red] { seat-red }
       *[blue] { seat-blue }
    }

## Regras

NIM-1 = As pedras estão em montes chamados A, B, C e assim por diante: 3, 4 e 5 pedras ou, se assim escolherem, 1, 3, 5 e 7.
    .title = Os montes
NIM-2 = No teu turno, tira as pedras que quiseres, mas pelo menos uma, e todas do mesmo monte.
    .title = Tirar pedras
    .refusal =
        { $left ->
            [0] Não há nada para tirar do monte { $heap }.
            [one] No monte { $heap } só resta uma pedra.
           *[other] No monte { $heap } só restam { $left } pedras.
        }
NIM-3 = Joga-se à vez. O Vermelho começa a primeira partida; a seguinte entre os mesmos dois começa quem não começou a última.
    .title = De quem é a vez
    .refusal = É a vez do { word-seat }. Espera pela tua.
NIM-4 = A partida acaba quando todas as pedras foram tiradas. Quem tirou a última ganhou; na variante misère, quem a tirou perdeu.
    .title = A última pedra
    .refusal = A partida acabou: não resta nenhuma pedra.

## Barra de ações e registo

ask-move = Tira pedras de um só monte: B2 tira duas do monte B.
ask-wait = À espera do { word-seat }.
event-took =
    { $count ->
        [one] { word-seat } tira uma pedra do monte { $heap }.
       *[other] { word-seat } tira { $count } pedras do monte { $heap }.
    }

## Opções

option-heaps = Montes
    .help = Quantas pedras há em cada monte no início.
option-misere = Variante misère
    .help = Quem tira a última pedra perde.

mark-ruling = um jogo antigo, com as nossas palavras
