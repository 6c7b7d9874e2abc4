turn-notice = C’est à vous de jouer à { $game }
handed-notice = L’ordinateur joue à votre place à { $game } jusqu’à votre retour
