turn-notice = É a tua vez em { $game }
