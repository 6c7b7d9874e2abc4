### A line about each computer player of this game.

easy = Sait où aller, mais roule souvent sans regarder.
medium = Prévoit bien sa route ; il se trompe de temps en temps.
hard = Gagne s’il le peut, empêche une victoire s’il le peut, et sinon cherche à prendre de l’avance.
thumb = Gagne s’il le peut, empêche l’autre de gagner s’il le peut, et sinon cherche à prendre de l’avance.
