### Une ligne sur chaque joueur virtuel. Le nom est celui du jeu, puis celui du joueur ; celui qui joue à
### tous les jeux n’a pas de jeu devant son nom.

random = Joue à tous les jeux, chaque coup permis avec la même probabilité.
shift-thumb = Gagne s’il le peut, empêche l’autre de gagner s’il le peut, et sinon cherche à prendre de l’avance.
shuttles-alphabeta = Calcule trois coups à l’avance.
shuttles-alphabeta2 = Calcule deux coups à l’avance.
jam-montecarlo = Fait le choix qui réussit le mieux sur beaucoup de parties finies au hasard.
jam-greedy = Prend la plus petite pénalité du moment ; à égalité, n’importe laquelle.
memory-planner = Retient tout et prend la plus longue suite qu’il connaît.
cutin-spacer = Pose la carte dont le nouvel intervalle contient le moins de nombres qu’il n’a pas encore vus.
bash-thumb = Essaie tout son tour et juge où cela laisse chacun.
bash-lookahead = Termine la manche bien des fois avec chacun de ses choix, et sait ce qui fait gagner.
shift-easy = Sait où aller, mais roule souvent sans regarder.
shift-medium = Prévoit bien sa route ; il se trompe de temps en temps.
shift-hard = Gagne s’il le peut, empêche une victoire s’il le peut, et sinon cherche à prendre de l’avance.
shuttles-easy = Voit à peine plus loin que le coup suivant et se laisse vite distraire.
shuttles-medium = Prévoit deux coups.
shuttles-hard = Prévoit trois coups.
jam-easy = Joue ce qui lui tombe sous la main, et parfois ce qui coûte le moins.
jam-medium = Prend le moins de pénalités sur le moment, sans voir plus loin.
jam-hard = Joue de nombreuses parties dans sa tête avant de choisir.
memory-easy = Se souvient des deux dernières places.
memory-medium = Se souvient des quatre dernières places.
memory-hard = N’oublie rien et prend la plus longue suite qu’il connaît.
cutin-easy = Laisse souvent un intervalle dont vous pouvez profiter.
cutin-medium = Pose au plus près, avec quelques inattentions.
cutin-hard = Laisse le moins de place possible pour s’intercaler.
bash-easy = Roule avec entrain, et souvent sans plan.
bash-medium = Prend la carte qui lui sert le plus à ce tour.
bash-hard = Parcourt d’avance la fin de la manche et devine vos cartes d’après leur dos.
