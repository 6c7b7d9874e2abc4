turn-notice = Je bent aan de beurt bij { $game }
handed-notice = De computer speelt bij { $game } voor je verder tot je terug bent
