### A line about each computer player of this game.

easy = Roule avec entrain, et souvent sans plan.
medium = Prend la carte qui lui sert le plus à ce tour.
hard = Parcourt d’avance la fin de la manche et devine vos cartes d’après leur dos.
thumb = Essaie tout son tour et juge où cela laisse chacun.
lookahead = Termine la manche bien des fois avec chacun de ses choix, et sait ce qui fait gagner.
