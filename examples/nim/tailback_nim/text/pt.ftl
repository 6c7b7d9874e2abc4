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
NIM-2 = Na tua vez, tira as pedras que quiseres, mas pelo menos uma, e todas do mesmo monte.
    .title = Tirar pedras
    .refusal =
        { $left ->
            [0] Não há nada para tirar do monte { $heap }.
            [1] No monte { $heap } só resta uma pedra.
           *[other] No monte { $heap } só restam { $left } pedras.
        }
NIM-3 = Joga-se à vez. O Vermelho começa o primeiro jogo; o seguinte entre os mesmos dois é começado por quem não começou o último.
    .title = De quem é a vez
    .refusal = É a vez de { word-seat }. Espera pela tua.
NIM-4 = O jogo acaba quando todas as pedras foram tiradas. Quem tirou a última venceu; na variante misère, quem a tirou perdeu.
    .title = A última pedra
    .refusal = O jogo acabou: não resta nenhuma pedra.

## Barra de ações e registo

ask-move = Tira pedras de um só monte: B2 tira duas do monte B.
ask-wait = À espera de { word-seat }.
event-took =
    { $count ->
        [1] { word-seat } tira uma pedra do monte { $heap }.
       *[other] { word-seat } tira { $count } pedras do monte { $heap }.
    }

## Opções

option-heaps = Montes
    .help = Quantas pedras há em cada monte no início.
option-misere = Variante misère
    .help = Quem tira a última pedra perde.

mark-ruling = um jogo antigo, com as nossas palavras
