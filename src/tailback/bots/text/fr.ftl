### Une ligne sur chaque joueur virtuel. Le nom est celui du jeu, puis celui du joueur ; celui qui joue à
### tous les jeux n’a pas de jeu devant son nom.

random = Joue à tous les jeux, chaque coup permis avec la même probabilité.
shift-thumb = Gagne s’il le peut, empêche l’autre de gagner s’il le peut, et sinon améliore sa course.
shuttles-alphabeta = Calcule trois coups à l’avance.
shuttles-alphabeta2 = Calcule deux coups à l’avance.
jam-montecarlo = Fait le choix qui réussit le mieux sur beaucoup de parties finies au hasard.
jam-greedy = Prend la plus petite pénalité du moment ; à égalité, n’importe laquelle.
memory-planner = Retient tout et prend la plus longue suite qu’il connaît.
memory-hard = Retient huit places.
memory-medium = Retient quatre places.
memory-easy = Retient deux places.
cutin-spacer = Pose la carte dont le nouvel intervalle contient le moins de nombres qu’il n’a pas encore vus.
