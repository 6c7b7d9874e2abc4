### Trafficars: los textos comunes a los tres juegos. El archivo de cada juego va después de este.
### $seat es el número de un puesto; $card es un número, o A, P, T si es una carta especial, o ? si la carta está oculta (se dice «hidden»).

seat-1 = Jugador 1
seat-2 = Jugador 2
seat-3 = Jugador 3
seat-4 = Jugador 4
seat-5 = Jugador 5
word-seat = Jugador { $seat }

card-A = Ambulancia
card-P = Coche de policía
card-T = Grúa
word-card =
    { $card ->
        [A] una ambulancia
        [P] un coche de policía
        [T] una grúa
        [hidden] una carta
       *[number] el { $card }
    }
word-card-start =
    { $card ->
        [A] La ambulancia
        [P] El coche de policía
        [T] La grúa
       *[number] El { $card }
    }

## Las cartas

CARS-1 = La baraja tiene 62 cartas: coches con los números del 1 al 50, uno de cada, y 12 cartas especiales sin número. Estas son 4 ambulancias, 4 coches de policía y 4 grúas.
    .title = Las cartas
CARS-2 = Algunas cartas con número son remolques. El reglamento no dice cuáles; aquí son 7, 17, 27, 37 y 47. Un ejemplo solo muestra que el 28 no lo es. Si en tus cartas son otros, indícalos.
    .title = Los remolques
CARS-3 = Algunas reglas dependen de quién es más joven o mayor. Quien abre la mesa puede decirlo; si solo nombra a la persona más joven, las demás siguen en el sentido de las agujas del reloj. Si nadie lo dice, cuenta el orden de los sitios: en el primero está la persona más joven.
    .title = Del más joven al mayor

deck-unverified = El reglamento no dice qué números son remolques; estos son una suposición que nadie ha verificado. Indica los de tus cartas si son otros.

## De dónde viene una regla

mark-book = del reglamento
mark-ruling = decisión nuestra
mark-unverified = sin verificar
