### What only the browser says of Traffic-Memory; everything else comes with the game's rules.
### $face is a number, joker, down (face down) or gone (taken).

## Moves

move-turn = Virar: { $place }
move-keep = Parar e ficar com { $count }
move-none = Parar sem ficar com nada
move-stop = Parar e ficar com a sequência

## Board and hand

word-face =
    { $face ->
        [joker] joker
        [down] tapada
        [gone] retirada
       *[number] { $face }
    }
place-name = fila { $row }, coluna { $column }
place-says = { $place }: { $face }
board-name = Tabuleiro
board-seats = Cartas ganhas
seat-own = Tu
word-keeps =
    { $count ->
        [one] { $count } carta ganha
       *[other] { $count } cartas ganhas
    }
seat-says = { $name }{ $you ->
        [yes] {" "}(tu)
       *[no] {""}
    }: { word-keeps }{ $turn ->
        [yes] , a jogar
       *[no] {""}
    }
hand-run = Cartas viradas para cima
hand-up = Viradas para cima: { $cards }.
hand-first = Podes ficar com dois números seguidos.
hand-second = Onde está o número seguinte, acima ou abaixo?
hand-none = Nenhuma carta está virada para cima.
hand-kept = A sequência é rebocada.
hand-back = Não servem: voltam a ser tapadas.
aid = Marcar onde se viraram cartas há pouco
aid-help = Uma ajuda para crianças: mostra os lugares, nunca as cartas.
keys-arrows = De carta em carta
keys-enter = Virar a carta
keys-stop = Parar e ficar com a sequência

## First lesson

lesson-goal = Todos os carros estão estacionados virados para baixo. Vira números seguidos, como 4 e 5, e são teus. No fim, ganha quem tiver mais cartas.
lesson-turn = É a tua vez: vira duas cartas, uma após a outra. Todos as veem, por isso fixa-as.
lesson-turn-done = Isto é um turno. Se não forem números seguidos, as duas voltam a ser tapadas; se forem, podes ficar com elas.
lesson-keep = Agora encontra dois números seguidos e decide parar, para ficares com eles. Se não forem, tenta de novo depois do outro jogador.
lesson-keep-done = São rebocadas para o teu lado. Com isso acaba o teu turno.
lesson-keep-over = A partida acabou antes disso.
lesson-more = Com dois seguidos podes continuar: outra carta que sirva aumenta a sequência; uma que não sirva volta apenas a ser tapada. Tenta três.
lesson-more-done = Uma sequência longa. A carta que não serve só custa o turno.
lesson-more-two = Duas também é bom. Para a próxima, arrisca uma terceira.
lesson-more-missed = Essa não serve e volta a ser tapada. As tuas duas ficam contigo na mesma.

## Headings of the rulebook

section-jokers = Jokers
