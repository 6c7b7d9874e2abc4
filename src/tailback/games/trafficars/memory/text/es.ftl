### Traffic-Memory: los textos del juego. Los que comparte con los otros juegos de Trafficars van antes.
### $place es un lugar como p7, $places son varios; $card es un número o joker; $cards son cartas tal como se escriben, * para un comodín.

game-name = Traffic-Memory
game-line = Encuentra los coches con números vecinos y llévate la serie más larga que recuerdes.

word-kept =
    { $points ->
        [one] { $points } carta
       *[other] { $points } cartas
    }
word-shown =
    { $card ->
        [joker] un comodín
       *[number] el { $card }
    }

## Preparación

MEM-1 = Acordad con qué números jugáis: del 1 al 12, del 1 al 30, del 26 al 50 o cualquier otra serie de al menos seis.
    .title = Qué números
MEM-2 = Apartad las cartas especiales. Los remolques llevan número, así que se quedan. Barajad las cartas y colocadlas boca abajo en filas.
    .title = Colocar las cartas
    .refusal = No hay ningún lugar { $place }. Elige uno del p1 al p{ $places }.
MEM-3 = Empieza quien sea más joven; después se juega por turnos en el sentido de las agujas del reloj.
    .title = Por turnos
    .refusal = Le toca al jugador { $seat }. Espera tu turno.

## El turno

MEM-4 = En tu turno destapas una carta tras otra, de modo que todos las vean.
    .title = Destapar
    .refusal =
        { $case ->
            [up] La carta ({ $place }) ya está boca arriba. Elige una que esté boca abajo.
            [card] Se elige un lugar, no una carta. Nombra uno, como p7.
           *[showing] Se está destapando una carta. Espera un momento.
        }
MEM-5 = Si las dos primeras cartas no llevan números vecinos, vuelve a taparlas. Tu turno termina.
    .title = Las dos primeras
MEM-6 = Si son vecinas, puedes destapar otra carta, y otra más, hasta que una no encaje, te plantes o no quede ninguna boca abajo. Las cartas encajan si juntas forman una serie sin huecos, salgan en el orden que salgan.
    .title = Seguir
MEM-7 = Te quedas con las cartas de la serie. La que no encajaba se vuelve a tapar en su lugar. Tu turno termina; no hay un segundo. Las cartas que te quedas están a la vista: todos pueden mirarlas.
    .title = Quedarse con la serie
    .refusal = La carta ({ $place }) ya se la ha llevado alguien. Elige una que siga en la mesa.
MEM-8 = Puedes plantarte después de cualquier carta que encaje y quedarte con la serie.
    .title = Plantarse
    .refusal =
        { $cards ->
            [0] Aún no hay nada boca arriba. Destapa una carta.
           *[other] Una carta sola no es una serie. Destapa otra.
        }

## Comodines

MEM-9 = Si queréis, los coches de policía y las ambulancias entran como comodines: los 8 con 50 números; con menos números, menos en proporción, redondeando.
    .title = Entran los comodines
MEM-10 = Un comodín vale por cualquiera de los números en juego, incluso uno ya retirado, y nunca se dice cuál. Las cartas encajan mientras se pueda dar a los comodines números con los que todas las cartas sean distintas y formen una serie sin huecos. Una serie no puede tener más cartas que números en juego. Los comodines encajan entre sí.
    .title = Cuánto vale un comodín
MEM-11 = Te quedas con dos o más cartas sin comodín, o tres o más con comodines si al menos una lleva número. Si no, todas las cartas se vuelven a tapar, también si te plantas.
    .title = Con qué te quedas

## El final

MEM-12 = La partida acaba cuando con las cartas que quedan ya no se puede formar ninguna serie; se comprueba antes de cada turno. Las cartas sobrantes no son de nadie. Gana quien tenga más cartas, comodines incluidos; si hay empate, se comparte la victoria.
    .title = El final
    .end =
        { $winners ->
            [1] { $for ->
                [winner] ¡Has ganado con { word-kept }!
                [loser] Has perdido: { $names } ha ganado con { word-kept }.
               *[other] { $names } ha ganado con { word-kept }.
            }
           *[other] { $for ->
                [winner] ¡Compartes la victoria con { $names }: { word-kept } cada uno!
                [loser] Has perdido: { $names } comparten la victoria con { word-kept } cada uno.
               *[other] { $names } comparten la victoria con { word-kept } cada uno.
            }
        }
    .refusal = La partida ha terminado: ya no queda ninguna serie en la mesa. Empieza otra para seguir jugando.
MEM-13 = Si ponéis un límite de turnos, la partida acaba tras ese número de turnos y se cuentan las cartas. Entre personas está desactivado; en simulaciones, activado.
    .title = Límite de turnos
    .end = Se ha alcanzado el límite de turnos. { MEM-12.end }
    .refusal = La partida ha terminado: se ha alcanzado el límite de turnos. Empieza otra para seguir jugando.

## Barra de acción

ask-first = Destapa una carta.
ask-second = Destapa una segunda carta.
ask-more =
    { $cards ->
        [one] { $cards } carta seguida: destapa otra o plántate.
       *[other] { $cards } cartas seguidas: destapa otra o plántate.
    }
ask-wait = Esperando al jugador { $seat }.
ask-over = La partida ha terminado.

## Registro

event-turned-up = { word-seat } destapa { word-shown } ({ $place }).
event-kept =
    { $count ->
        [one] { word-seat } se queda con { $count } carta: { $cards }.
       *[other] { word-seat } se queda con { $count } cartas: { $cards }.
    }
event-turned-back =
    { $count ->
        [one] { word-seat } vuelve a tapar { $count } carta: { $places }.
       *[other] { word-seat } vuelve a tapar { $count } cartas: { $places }.
    }
event-no-run-left =
    { $count ->
        [0] No queda ninguna carta en la mesa.
        [one] Ya no hay ninguna serie; queda { $count } carta en la mesa.
       *[other] Ya no hay ninguna serie; quedan { $count } cartas en la mesa.
    }
event-limit =
    { $turns ->
        [one] Se alcanza el límite tras { $turns } turno.
       *[other] Se alcanza el límite tras { $turns } turnos.
    }
event-won =
    { $count ->
        [one] ¡{ word-seat } gana con { $count } carta!
       *[other] ¡{ word-seat } gana con { $count } cartas!
    }
event-shared =
    { $count ->
        [one] { word-seat } comparte la victoria ({ $count } carta).
       *[other] { word-seat } comparte la victoria ({ $count } cartas).
    }

## Opciones

preset-usual = En familia
    .help = Los números del 1 al 30, como en el reglamento.
preset-younger = Para los más pequeños
    .help = Solo los números del 1 al 12.
preset-jokers = Con comodines
    .help = Los coches de policía y las ambulancias valen cualquier número.
preset-full = El juego completo
    .help = Los 50 números, con comodines.
option-low = Número más bajo
    .help = El primero de los números con los que jugáis.
option-high = Número más alto
    .help = El último de los números con los que jugáis; debe haber al menos seis.
option-jokers = Comodines
    .help = Los coches de policía y las ambulancias entran en juego y valen por cualquier número.
option-turn-limit = Límite de turnos
    .help = Tras este número de turnos se cuentan las cartas. Sin número, se juega hasta que no quede ninguna serie.
wrong-numbers = del { $low } al { $high } es demasiado corto; elige al menos { $least } números, como del { $first } al { $last }
