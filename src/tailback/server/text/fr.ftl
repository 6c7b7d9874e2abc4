turn-notice = C’est à vous de jouer à { $game }
