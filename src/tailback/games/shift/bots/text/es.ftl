### A line about each computer player of this game.

easy = Sabe adónde va, pero a menudo conduce sin mirar.
medium = Planea bien su camino; de vez en cuando se equivoca.
hard = Gana si puede, evita una victoria si puede y, si no, busca ventaja en la carrera hacia la salida.
thumb = Gana si puede, evita que gane el otro si puede y, si no, busca ventaja en la carrera hacia la salida.
