turn-notice = C’est à vous de jouer à { $game }
handed-notice = L’ordinateur joue à votre place à { $game } jusqu’à votre retour
reveal-notice = { $game } peut commencer : passez un instant pour que la donne se fasse
claim-notice = Quelqu’un demande votre place à { $game }. Ouvrez la partie pour la garder
