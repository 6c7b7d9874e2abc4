turn-notice = Your turn at { $game }
