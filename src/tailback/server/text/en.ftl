turn-notice = Your turn at { $game }
handed-notice = The computer plays on for you at { $game } until you are back
