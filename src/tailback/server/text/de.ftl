turn-notice = Du bist am Zug bei { $game }
