### Lo que dice el kit cuando algo va mal. Cada mensaje es parte de una línea: empieza en minúscula y no
### lleva punto final.
### $value, $name, $part y $text ya van entre comillas; $names y $choices son listas.

## Opciones

option-wrong = opción { $option }: { $why }
option-none = este juego no tiene opciones
option-near = no existe esa opción; ¿querías decir { $near }?
option-unknown = no existe esa opción; hay { $names }
setup-wrong = así no puede empezar la partida. { $why }
not-flag = { $value } no es ni true ni false
not-choice = { $value } no vale; se puede elegir entre { $choices }
not-whole = { $value } no es un número entero de { $least } a { $most }
not-whole-least = { $value } no es un número entero de al menos { $least }
nor-none = { $why }, ni none
field-wrong = { $field }: { $why }
not-numbers = { $value } no es una lista de números como { $example }
named-twice = { $value } aparece dos veces
too-long = no se admiten más de { $most } caracteres

## Juegos y jugadores virtuales

no-game = ningún juego se llama { $name }; { $hint }
no-bot = ningún jugador virtual de { $game } se llama { $name }; { $hint }
hint-near = ¿querías decir { $near }?
hint-all =
    { $count ->
        [0] no hay ninguno
       *[other] hay: { $names }
    }
seats-wrong = a { $game } juegan { $due }, no { $given }

## Jugadas y posiciones como texto

column-wrong = { $text }, columna { $column }: { $why }
place-wrong = { $text }, línea { $line }, columna { $column }: { $why }
moves-due =
    { $count ->
        [0] nadie tiene que jugar
       *[other] hace falta una jugada de cada uno: { $names }
    }
chance-due = primero decide el azar: falta uno de sus resultados

## Transcripciones

line-wrong = línea { $line }: { $why }
transcript-lines = una transcripción tiene como mucho { $most } líneas
cut-off = la última línea está cortada
no-character = hay un carácter no válido
check-wrong = el control del final no corresponde al texto anterior
title-wrong = solo se conoce { $title }
rules-number = { $game } se juega aquí con la versión { $due } de las reglas, y esta partida con { $given }: usa la versión de Tailback con la que empezó
was-over = la partida había terminado antes de esta línea
no-seat-colon = { $part } no empieza por un sitio y dos puntos
not-a-seat = { $name } no es ninguno de los sitios { $names }
joint-moves = quienes eligen a la vez eligen una sola jugada cada uno
hidden-draw = un sorteo oculto (=?) no se puede reproducir hasta que termine la partida
line-written = esta línea se escribe { $due }
wrong-end = la transcripción acaba donde no debe
seating-fields = los sitios tienen seats, by_age y last
by-age = by_age nombra cada sitio una vez
last-game = last nombra el sitio que empezó y el que ganó, o null
given-count = aquí se dice cuántas jugadas y sorteos vienen de otra partida: un número entero, no más de los que hay
changed-turn = aquí se dice tras cuál de los { $turns } turnos cambió de manos el sitio, en orden
seed-digits = una semilla se escribe con { $digits } cifras hexadecimales
commitment-digits = un compromiso se escribe con { $digits } cifras hexadecimales
seed-bytes = una semilla tiene { $due } bytes; esta tiene { $given }
no-object = aquí falta un objeto entre llaves
no-json = no se puede leer como JSON ({ $why })
written = esto se escribe { $due }
due-here = aquí tocaba { $begins }
not-allowed = no está permitido: { $why }

## Juego limpio

no-seeds = esta transcripción no lleva semillas: no hay nada que comprobar
other-seed = la semilla del servidor no es la que se fijó al principio
other-seat-seed = la semilla de { $seat } no es la que corresponde a su compromiso
other-bot-seed = la semilla de { $seat }, jugador virtual, no sale del compromiso del servidor: se eligió
other-given = lo que se tomó de otra partida está cambiado
not-following = esta partida no es la que siguió: nombra otra como anterior, o ninguna
other-promise = la semilla del servidor no es la que se prometió en la partida anterior
other-commitment = el compromiso del servidor no es el del recibo
other-own-seed = una semilla del recibo no corresponde al compromiso de ningún sitio
other-terms = lo acordado y comprometido no es aquello para lo que se dio el recibo
no-receipt-text = esto no es un recibo: un recibo tiene commitment, seeds y terms
dealt-without = se repartió sin la semilla de { $seats }: quien la retuvo pudo elegir entre dos repartos
no-receipt = una transcripción sola no muestra cuándo se fijaron las semillas; lo muestra el recibo de quien jugó
other-draw = sorteo { $draw }: de las semillas sale { $due } y en la transcripción está { $given }
