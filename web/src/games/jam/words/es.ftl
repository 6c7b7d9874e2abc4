### What only the browser says of Trafficars: Rush Hour; everything else comes with the game's rules.

## Moves

move-row = Fila { $lane }
move-gap = Fila { $lane }, hueco en la posición { $place }

## Board and hand

move-takes = { $place }: cuesta { word-points }
way-joined = al final de la fila { $lane }
way-towed = al final de la fila { $lane }
way-hitched = enganchado a la fila { $lane }
way-filled = en el hueco de la fila { $lane }, posición { $place }
way-front = al principio de la fila { $lane }
way-low = en lugar de la fila { $lane }
card-goes = { $card }: { $ways }
card-trailer = { $card }, remolque
letter-A = A
letter-P = P
letter-T = G
lane-row = Fila { $lane }: { $cars }; como penalización { word-points }
lane-gap = hueco
board-name = Tablero
board-seats = Puntos
board-round =
    { $rounds ->
        [1] Ronda 1
       *[other] Ronda { $round } de { $rounds }
    }
board-queue = Por colocar, en este orden
queue-card = Jugador { $seat }: { $card }
bay-points =
    { $points ->
        [one] punto
       *[other] puntos
    }
seat-own = Tú
seat-says = { $name }{ $you ->
        [yes] {" "}(tú)
       *[no] {""}
    }: { word-points }, cartas en la mano: { $cards }{ $state ->
        [chosen] , ya ha elegido
        [chooses] , está eligiendo
        [places] , decide adónde va la carta
       *[none] {""}
    }
piles = Cartas de penalización
hand-own = Tu mano
hand-none = Sin cartas.
hand-again = Jugar
hand-card =
    { $sealed ->
        [yes] { $card } (elegida)
       *[no] { $card }
    }
keys-arrows = De carta en carta por tu mano

## First lesson

lesson-goal = Cada uno pone una carta boca abajo; después se descubren todas a la vez y entran en las filas. Quien hace demasiado larga una fila se lleva sus cartas. Ganan los menos puntos.
lesson-join = Un número va a la fila cuyo último número está más cerca por debajo. Levanta una carta de tu mano para ver adónde iría y juega una más alta que el final de una fila.
lesson-join-done = Así encuentran las cartas su fila: siempre subiendo, siempre con la menor diferencia.
lesson-join-low = Tu carta era más baja que el final de todas las filas y tuviste que llevarte una. Pasa a veces; con cartas más altas se evita.
lesson-full = En una fila caben cuatro coches. Con el quinto te llevas toda la fila, y la plaza roja dice cuánto cuesta ahora. Con un número demasiado bajo para todas te llevas la fila que elijas.
lesson-trailer = Un remolque se engancha al último coche de una fila y no ocupa sitio. Aquí la mitad de las cartas son remolques: juega uno más alto que el final de una fila.
lesson-trailer-done = Enganchado. La fila mide lo mismo, pero ahora acaba en un número más alto.
lesson-trailer-still = No era un remolque, o era demasiado bajo para todas las filas. Los remolques tienen bordes rectos y una barra de enganche.
lesson-special = Las cartas especiales no tienen número y tú eliges su fila: la ambulancia va al principio, el coche de policía al final y la grúa carga el coche que tiene delante. Juega una.
lesson-special-done = Bien aparcado. Detrás de una carta especial puede ir cualquier número, y el hueco que deja una grúa se puede llenar.
lesson-special-still = Era un número. Juega una ambulancia, un coche de policía o una grúa; si no te ha tocado ninguna, empieza otra vez este paso.

## Headings of the rulebook

section-specials = Cartas especiales
section-count = El recuento
section-younger = Para los más pequeños
