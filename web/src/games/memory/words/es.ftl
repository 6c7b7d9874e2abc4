### What only the browser says of Traffic-Memory; everything else comes with the game's rules.
### $face is a number, joker, down (face down) or gone (taken).

## Moves

move-turn = Destapar: { $place }
move-keep = Plantarse y quedarse { $count }
move-none = Plantarse sin quedarse nada
move-stop = Plantarse y quedarse con la serie

## Board and hand

word-face =
    { $face ->
        [joker] comodín
        [down] boca abajo
        [gone] retirada
       *[number] { $face }
    }
place-name = fila { $row }, columna { $column }
place-says = { $place }: { $face }
board-name = Tablero
board-seats = Cartas ganadas
seat-own = Tú
word-keeps =
    { $count ->
        [one] { $count } carta ganada
       *[other] { $count } cartas ganadas
    }
seat-says = { $name }{ $you ->
        [yes] {" "}(tú)
       *[no] {""}
    }: { word-keeps }{ $turn ->
        [yes] , le toca
       *[no] {""}
    }
hand-run = Cartas boca arriba
hand-up = Boca arriba: { $cards }.
hand-first = Dos números seguidos te los puedes quedar.
hand-second = ¿Dónde está el número siguiente, por arriba o por abajo?
hand-none = No hay ninguna carta boca arriba.
hand-kept = La grúa se lleva la serie.
hand-back = No encajan: vuelven boca abajo.
aid = Marcar dónde se han descubierto cartas hace poco
aid-help = Una ayuda para niños: muestra los lugares, nunca las cartas.
keys-arrows = De carta en carta
keys-enter = Descubrir la carta
keys-stop = Plantarse y quedarse con la serie

## First lesson

lesson-goal = Todos los coches están aparcados boca abajo. Descubre números seguidos, como el 4 y el 5, y serán tuyos. Al final gana quien tenga más cartas.
lesson-turn = Te toca: descubre dos cartas, una tras otra. Todos las ven, así que recuérdalas.
lesson-turn-done = Eso es un turno. Si no son números seguidos, las dos vuelven boca abajo; si lo son, te las puedes quedar.
lesson-keep = Ahora encuentra dos números seguidos, plántate y quédatelos. Si no lo son, inténtalo de nuevo después del otro jugador.
lesson-keep-done = La grúa se las lleva a tu bandeja. Con eso acaba tu turno.
lesson-keep-over = La partida acabó antes.
lesson-more = Con dos seguidos puedes continuar: otra carta que encaje alarga la serie; una que no encaje solo vuelve boca abajo. Intenta llegar a tres.
lesson-more-done = Una serie larga. La carta que no encaja no cuesta más que el turno.
lesson-more-two = Dos también está bien. La próxima vez, atrévete con la tercera.
lesson-more-missed = Esa no encaja y vuelve boca abajo. Con tus dos te quedas igualmente.

## Headings of the rulebook

section-jokers = Comodines
