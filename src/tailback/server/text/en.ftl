turn-notice = Your turn at { $game }
handed-notice = The computer plays on for you at { $game } until you are back
reveal-notice = { $game } can begin: come by for a moment, so that it can be dealt
claim-notice = Somebody asks for your seat at { $game }. Open the game to keep it
