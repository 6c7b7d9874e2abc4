### Traffic-Memory: os textos do jogo. Os que partilha com os outros jogos de Trafficars vêm antes.
### $place é um lugar como p7, $places são vários; $card é um número ou joker; $cards são cartas tal como se escrevem, * para um joker.

game-name = Traffic-Memory
game-line = Descobre os carros com números vizinhos e leva a maior sequência de que te lembrares.

word-kept =
    { $points ->
        [one] { $points } carta
       *[other] { $points } cartas
    }
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
    .refusal = É a vez do { word-seat }. Espera pela tua.

## A jogada

MEM-4 = Na tua vez, viras uma carta após outra, de modo que todos as vejam.
    .title = Virar cartas
    .refusal =
        { $case ->
            [up] A carta ({ $place }) já está à vista. Escolhe uma virada para baixo.
            [card] Escolhe-se um lugar, não uma carta. Indica um, como p7.
           *[showing] Está a ser virada uma carta. Espera um momento.
        }
MEM-5 = Se as duas primeiras cartas não tiverem números vizinhos, volta a tapá-las. O teu turno acaba.
    .title = As duas primeiras
MEM-6 = Se forem vizinhas, podes virar outra carta, e mais outra, até que uma não encaixe, decidas parar ou não haja mais cartas tapadas. As cartas encaixam quando juntas formam uma sequência sem falhas, seja qual for a ordem por que saíram.
    .title = Continuar
MEM-7 = Ficas com as cartas da sequência. A carta que não encaixou volta a ser tapada no seu lugar. O teu turno acaba; não jogas outra vez. As cartas com que ficas estão à vista: todos as podem ver.
    .title = Ficar com a sequência
    .refusal = A carta ({ $place }) já foi levada. Escolhe uma que ainda esteja na mesa.
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
MEM-10 = Um joker vale por qualquer dos números em jogo, mesmo um já levado, e nunca se diz qual. As cartas encaixam enquanto for possível dar aos jokers números com que todas as cartas sejam diferentes e formem uma sequência sem falhas. Uma sequência não pode ter mais cartas do que números em jogo. Os jokers encaixam uns nos outros.
    .title = Quanto vale um joker
MEM-11 = Ficas com duas ou mais cartas sem joker, ou com três ou mais com jokers se pelo menos uma tiver número. Se não, todas as cartas voltam a ser tapadas, mesmo que pares.
    .title = Com que ficas

## O fim

MEM-12 = A partida acaba quando as cartas que restam já não permitem nenhuma sequência; verifica-se antes de cada turno. As cartas que sobram não são de ninguém. Ganha quem tiver mais cartas, jokers incluídos; em caso de empate, a vitória é partilhada.
    .title = O fim
    .end =
        { $winners ->
            [1] { $for ->
                [winner] Ganhaste com { word-kept }!
                [loser] Perdeste: { $names } ganhou com { word-kept }.
               *[other] { $names } ganhou com { word-kept }.
            }
           *[other] { $for ->
                [winner] Partilhas a vitória com { $names }: { word-kept } cada!
                [loser] Perdeste: { $names } partilham a vitória com { word-kept } cada.
               *[other] { $names } partilham a vitória com { word-kept } cada.
            }
        }
    .refusal = A partida acabou: já não há nenhuma sequência na mesa. Começa outra para continuares a jogar.
MEM-13 = Se fixarem um limite de turnos, a partida acaba ao fim desse número e contam-se as cartas. Entre pessoas está desligado, em simulações ligado.
    .title = Limite de turnos
    .end = Chegou-se ao limite de turnos. { MEM-12.end }
    .refusal = A partida acabou: foi atingido o limite de turnos. Começa outra para continuares a jogar.

## Barra de ação

ask-first = Vira uma carta.
ask-second = Vira uma segunda carta.
ask-more =
    { $cards ->
        [one] { $cards } carta seguida: vira outra ou decide parar.
       *[other] { $cards } cartas seguidas: vira outra ou decide parar.
    }
ask-wait = À espera do { word-seat }.
ask-over = A partida acabou.

## Registo

event-turned-up = { word-seat } vira { word-shown } ({ $place }).
event-kept =
    { $count ->
        [one] { word-seat } fica com { $count } carta: { $cards }.
       *[other] { word-seat } fica com { $count } cartas: { $cards }.
    }
event-turned-back =
    { $count ->
        [one] { word-seat } volta a tapar { $count } carta: { $places }.
       *[other] { word-seat } volta a tapar { $count } cartas: { $places }.
    }
event-no-run-left =
    { $count ->
        [0] Todas as cartas foram levadas.
        [one] Já não há sequências; fica { $count } carta na mesa.
       *[other] Já não há sequências; ficam { $count } cartas na mesa.
    }
event-limit =
    { $turns ->
        [one] O limite é atingido ao fim de { $turns } turno.
       *[other] O limite é atingido ao fim de { $turns } turnos.
    }
event-won =
    { $count ->
        [one] { word-seat } ganha com { $count } carta!
       *[other] { word-seat } ganha com { $count } cartas!
    }
event-shared =
    { $count ->
        [one] { word-seat } partilha a vitória ({ $count } carta).
       *[other] { word-seat } partilha a vitória ({ $count } cartas).
    }

## Opções

preset-usual = Em família
    .help = Os números de 1 a 30, como nas instruções.
preset-younger = Para os mais novos
    .help = Só os números de 1 a 12.
preset-jokers = Com jokers
    .help = Carros da polícia e ambulâncias valem qualquer número.
preset-full = O jogo completo
    .help = Os 50 números, com jokers.
option-low = Número mais baixo
    .help = O primeiro dos números com que jogam.
option-high = Número mais alto
    .help = O último dos números com que jogam; têm de ser pelo menos seis.
option-jokers = Com jokers
    .help = Os carros da polícia e as ambulâncias entram em jogo e valem por qualquer número.
option-turn-limit = Limite de turnos
    .help = Ao fim deste número de turnos contam-se as cartas. Sem número, joga-se até não haver mais sequências.
wrong-numbers = de { $low } a { $high } é pouco; escolhe pelo menos { $least } números, como de { $first } a { $last }
