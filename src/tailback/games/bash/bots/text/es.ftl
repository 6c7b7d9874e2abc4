### A line about each computer player of this game.

easy = Conduce con mucho brío y a menudo sin plan.
medium = Elige la carta que más le conviene en este turno.
hard = Recorre de cabeza el resto de la ronda y adivina tus cartas por el dorso.
thumb = Prueba todo su turno y juzga cómo quedan todos.
lookahead = Termina la ronda muchas veces con cada opción y sabe con qué se ganan las carreras.
