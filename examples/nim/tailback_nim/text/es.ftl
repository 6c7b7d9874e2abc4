### Nim: las palabras del juego. $seat es red o blue, $heap una letra de la A a la D.

game-name = El juego del Nim
game-line = Toma fichas de un solo montón cada vez, y procura que la última sea tuya.

seat-red = Rojo
seat-blue = Azul
word-seat =
    { $seat ->
        [red] { seat-red }
       *[blue] { seat-blue }
    }

## Reglas

NIM-1 = Las fichas forman montones llamados A, B, C y así sucesivamente: 3, 4 y 5 fichas o, si lo elegís así, 1, 3, 5 y 7.
    .title = Los montones
NIM-2 = En tu turno, toma tantas fichas como quieras, pero al menos una, y todas del mismo montón.
    .title = Tomar fichas
    .refusal =
        { $left ->
            [0] No hay nada que tomar del montón { $heap }.
            [one] En el montón { $heap } solo queda una ficha.
           *[other] En el montón { $heap } solo quedan { $left } fichas.
        }
NIM-3 = Jugáis por turnos. Rojo empieza la primera partida; la siguiente entre vosotros la empieza quien no empezó la última.
    .title = A quién le toca
    .refusal = Le toca a { word-seat }. Espera tu turno.
NIM-4 = La partida acaba cuando no quedan fichas. Gana quien ha tomado la última; en la variante misère, quien la ha tomado pierde.
    .title = La última ficha
    .refusal = La partida ha terminado: no queda ninguna ficha.

## Barra de acciones y registro

ask-move = Toma fichas de un solo montón: B2 toma dos del montón B.
ask-wait = Esperando a { word-seat }.
event-took =
    { $count ->
        [one] { word-seat } toma una ficha del montón { $heap }.
       *[other] { word-seat } toma { $count } fichas del montón { $heap }.
    }

## Opciones

option-heaps = Montones
    .help = Cuántas fichas hay en cada montón al empezar.
option-misere = Variante misère
    .help = Quien toma la última ficha pierde.

mark-ruling = un juego antiguo, con nuestras palabras
