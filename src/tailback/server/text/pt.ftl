turn-notice = É a tua vez em { $game }
handed-notice = O computador joga por ti em { $game } até voltares
