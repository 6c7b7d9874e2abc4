### Traffic-Memory: os textos do jogo. Os que partilha com os outros jogos de Trafficars vêm antes.
### $place é um lugar como p7, $places são vários; $card é um número ou joker; $cards são cartas tal como se escrevem, * para um joker.

game-name = Traffic-Memory
game-line = Descobre os carros com números vizinhos e leva a maior sequência de que te lembrares.

word-shown =
    { $card ->
        [joker] um joker
       *[number] o { $card }
    }

## Preparação

MEM-1 = Combinem os números a usar: de 1 a 12, de 1 a 30, de 26 a 50 ou qualquer outra sequência de pelo menos seis.
    .title = Que números
MEM-2 = Retirem as cartas especiais. Os atrelados têm número e por isso ficam. Baralhem as cartas e disponham-nas em filas, viradas para baixo.
    .title = Dispor as cartas
    .refusal = Não há nenhum lugar { $place }. Escolhe um de p1 a p{ $places }.
MEM-3 = Começa quem for mais novo; depois joga-se à vez, no sentido dos ponteiros do relógio.
    .title = À vez
    .refusal = É a vez de { word-seat }. Espera pela tua.

## A jogada

MEM-4 = Na tua vez, viras uma carta após outra, de modo que todos as vejam.
    .title = Virar cartas
    .refusal =
        { $case ->
            [up] A carta em { $place } já está à vista. Escolhe uma virada para baixo.
            [card] Escolhe-se um lugar, não uma carta. Indica um, como p7.
           *[showing] Está a ser virada uma carta. Espera um momento.
        }
MEM-5 = Se as duas primeiras cartas não tiverem números vizinhos, volta a tapá-las. A tua vez acaba.
    .title = As duas primeiras
MEM-6 = Se forem vizinhas, podes virar outra carta, e mais outra, até que uma não encaixe, decidas parar ou não haja mais cartas tapadas. As cartas encaixam quando juntas formam uma sequência sem falhas, seja qual for a ordem por que saíram.
    .title = Continuar
MEM-7 = Ficas com as cartas da sequência. A carta que não encaixou volta a ser tapada no seu lugar. A tua vez acaba então; não jogas outra vez.
    .title = Ficar com a sequência
    .refusal = A carta em { $place } já foi levada. Escolhe uma que ainda esteja na mesa.
MEM-8 = Podes parar depois de qualquer carta que encaixe e ficar com a sequência.
    .title = Parar
    .refusal =
        { $cards ->
            [0] Ainda não há nada à vista. Vira uma carta.
           *[other] Uma só carta não é uma sequência. Vira uma segunda.
        }

## Jokers

MEM-9 = Se quiserem, os carros da polícia e as ambulâncias entram como jokers: os 8 com 50 números; com menos números, menos em proporção, com arredondamento.
    .title = Entram os jokers
MEM-10 = Um joker vale por qualquer dos números em jogo, mesmo um já levado, e nunca se diz qual. As cartas encaixam enquanto for possível dar aos jokers números que tornem todas as cartas diferentes e a sequência sem falhas. Uma sequência não pode ter mais cartas do que números em jogo. Os jokers encaixam uns nos outros.
    .title = Quanto vale um joker
MEM-11 = Ficas com duas ou mais cartas sem joker, ou com três ou mais com jokers se pelo menos uma tiver número. Tudo o resto volta a ser tapado por inteiro, mesmo quando paras.
    .title = Com que ficas

## O fim

MEM-12 = O jogo acaba quando as cartas que restam já não permitem nenhuma sequência; verifica-se antes de cada vez. As cartas que sobram não são de ninguém. Ganha quem tiver mais cartas, jokers incluídos; em caso de empate, a vitória é partilhada.
    .title = O fim
    .refusal = O jogo acabou: já não há nenhuma sequência na mesa. Começa um novo jogo para continuar.
MEM-13 = Se fixarem um limite de jogadas, o jogo acaba ao fim desse número e contam-se as cartas. Entre pessoas está desligado, em simulações ligado.
    .title = Limite de jogadas
    .refusal = O jogo acabou: foi atingido o limite de jogadas. Começa um novo jogo para continuar.

## Barra de ação

ask-first = Vira uma carta.
ask-second = Vira uma segunda carta.
ask-more =
    { $cards ->
        [1] { $cards } carta seguida: vira outra ou para.
       *[other] { $cards } cartas seguidas: vira outra ou para.
    }
ask-wait = À espera de { word-seat }.
ask-over = O jogo acabou.

## Registo

event-turned-up = { word-seat } vira { word-shown } em { $place }.
event-kept =
    { $count ->
        [1] { word-seat } fica com { $count } carta: { $cards }.
       *[other] { word-seat } fica com { $count } cartas: { $cards }.
    }
event-turned-back =
    { $count ->
        [1] { word-seat } volta a tapar { $count } carta: { $places }.
       *[other] { word-seat } volta a tapar { $count } cartas: { $places }.
    }
event-no-run-left =
    { $count ->
        [0] Todas as cartas foram levadas.
        [1] Já não há sequências; fica { $count } carta na mesa.
       *[other] Já não há sequências; ficam { $count } cartas na mesa.
    }
event-limit =
    { $turns ->
        [1] O limite é atingido ao fim de { $turns } jogada.
       *[other] O limite é atingido ao fim de { $turns } jogadas.
    }
event-won =
    { $count ->
        [1] { word-seat } ganha com { $count } carta!
       *[other] { word-seat } ganha com { $count } cartas!
    }
event-shared =
    { $count ->
        [1] { word-seat } partilha a vitória ({ $count } carta).
       *[other] { word-seat } partilha a vitória ({ $count } cartas).
    }

## Opções

option-low = Número mais baixo
    .help = O primeiro dos números com que jogam.
option-high = Número mais alto
    .help = O último dos números com que jogam; têm de ser pelo menos seis.
option-jokers = Com jokers
    .help = Os carros da polícia e as ambulâncias entram em jogo e valem por qualquer número.
option-turn-limit = Limite de jogadas
    .help = Ao fim deste número de jogadas contam-se as cartas. Sem número, joga-se até não haver mais sequências.
wrong-numbers = de { $low } a { $high } é pouco; escolhe pelo menos { $least } números, como de { $first } a { $last }
