turn-notice = É a tua vez em { $game }
handed-notice = O computador joga por ti em { $game } até voltares
reveal-notice = { $game } pode começar: passa por cá um instante para se dar as cartas
claim-notice = Alguém pede o teu lugar em { $game }. Abre o jogo para o manteres
