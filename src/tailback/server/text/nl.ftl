turn-notice = Je bent aan de beurt bij { $game }
