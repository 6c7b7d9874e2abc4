### What only the browser says of Cut in!; everything else comes with the game's rules.

## Moves

move-no = No
move-never = No en lo que queda de turno
move-done = Terminado

## Board and hand

board-name = Tablero
board-seats = Jugadores
seat-own = Tú
seat-says = { $name }{ $you ->
        [yes] {" "}(tú)
       *[no] {""}
    }: cartas en la mano: { $hand }, montón: { $pile }{ $role ->
        [active] , pone
        [jumper] , puede colarse
        [won] , ha ganado
       *[none] {""}
    }
role-active = pone
role-jumper = puede colarse
role-won = ha ganado
row-says = Fila: { $cards }.
row-none = Todavía no hay cartas en la fila.
space-says = El hueco más nuevo está entre { $low } y { $high }.
aside-says = Apartadas: { $cards }.
state-lay =
    { $fits ->
        [all] Elige cualquier carta. Después, { $name } puede colarse.
       *[some] Elige una carta levantada. Después, { $name } puede colarse.
    }
state-choose = Elige cualquier carta para abrir la ronda.
state-active =
    { $you ->
        [jumper] { $name } pone. Después puedes colarte.
        [active] Tú pones. { $jumper } puede colarse.
       *[no] { $name } pone. { $jumper } puede colarse.
    }
state-asked = { $name } decide si se cuela.
state-pause = Una breve pausa: { $name } puede colarse.
state-aside = Apartadas: { $count }
state-passes = Turnos pasados seguidos: { $count }
preview-end =
    { $way ->
        [left] { $open ->
            [0] El { $card } va a la izquierda y no deja hueco.
            [1] El { $card } va a la izquierda. Solo el { $from } podría colarse.
           *[other] El { $card } va a la izquierda. Los números del { $from } al { $to } podrían colarse.
        }
       *[right] { $open ->
            [0] El { $card } va a la derecha y no deja hueco.
            [1] El { $card } va a la derecha. Solo el { $from } podría colarse.
           *[other] El { $card } va a la derecha. Los números del { $from } al { $to } podrían colarse.
        }
    }
preview-in = Cuélate con el { $card }: después te toca a ti.
preview-open = El { $card } abre la ronda.
group-left = A la izquierda
group-right = A la derecha
card-in = Colarte con el { $card }
card-open = Abrir con el { $card }
way-left = izq.
way-right = der.
way-in = colar
way-open = abrir
question-none = Ninguna de tus cartas encaja.
hand-own = Tu mano
hand-none = Sin cartas.
keys-arrows = De carta en carta por tu mano

## First lesson

lesson-goal = Quédate sin cartas antes que nadie, ni en la mano ni en el montón. Las pones en los extremos de una fila que sube de izquierda a derecha, y a veces te cuelas por el medio.
lesson-lay = Es tu turno. Las cartas menores que el extremo izquierdo o mayores que el derecho están levantadas y dicen adónde van. Pon una.
lesson-lay-done = Bien puesta. Sigues mientras algo encaje. Pero un paso grande deja un hueco.
lesson-cut = Jugador 1 ha puesto una carta y tú estás a su lado: puedes colarte en el hueco que brilla. Elige una de tus cartas que encajan. Si ninguna encaja, di que no.
lesson-cut-done = Ya estás dentro. Cuando no pongas más en el hueco, todos completan la mano y el turno es tuyo.
lesson-cut-still = Está bien si nada encaja. Aquí tienes otra fila.
lesson-space = Solo cuenta el hueco más nuevo, entre la carta recién puesta y su vecina. Da pasos pequeños mientras quien está a tu lado tenga la mano llena.
lesson-clock = Con reloj tienes tres segundos para colarte, y el silencio es un no. Sin reloj, todos esperan tu respuesta. Gana quien se queda sin mano y sin montón.

## Headings of the rulebook

section-asking = Preguntar y esperar
