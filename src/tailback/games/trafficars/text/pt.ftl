### Trafficars: os textos comuns aos três jogos. O ficheiro de cada jogo vem depois deste.
### $seat é o número de um lugar; $card é um número, ou A, P, T para uma carta especial, ou ? para uma carta escondida (lê-se «hidden»).

seat-1 = Jogador 1
seat-2 = Jogador 2
seat-3 = Jogador 3
seat-4 = Jogador 4
seat-5 = Jogador 5
word-seat = Jogador { $seat }

card-A = Ambulância
card-P = Carro da polícia
card-T = Reboque
word-card =
    { $card ->
        [A] uma ambulância
        [P] um carro da polícia
        [T] um reboque
        [hidden] uma carta
       *[number] o { $card }
    }
word-card-start =
    { $card ->
        [A] A ambulância
        [P] O carro da polícia
        [T] O reboque
       *[number] O { $card }
    }

## As cartas

CARS-1 = O baralho tem 62 cartas: carros com os números de 1 a 50, um de cada, e 12 cartas especiais sem número. Estas são 4 ambulâncias, 4 carros da polícia e 4 reboques.
    .title = As cartas
CARS-2 = Algumas cartas numeradas são atrelados. As instruções não dizem quais; aqui são 7, 17, 27, 37 e 47. Um exemplo mostra apenas que o 28 não é. Se as tuas cartas mostram outros, indica-os.
    .title = Os atrelados
CARS-3 = Algumas regras dependem de quem é mais novo ou mais velho. Quem abre a mesa pode dizê-lo; se só indicar a pessoa mais nova, as outras seguem no sentido dos ponteiros do relógio. Se ninguém o disser, conta a ordem dos lugares: no primeiro está a pessoa mais nova.
    .title = Do mais novo ao mais velho

deck-unverified = As instruções não dizem que números são atrelados; estes são um palpite que ninguém confirmou. Indica os das tuas cartas se forem outros.

## De onde vem uma regra

mark-book = das instruções
mark-ruling = decisão nossa
mark-unverified = por confirmar
