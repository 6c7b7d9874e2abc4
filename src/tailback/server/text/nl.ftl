turn-notice = Je bent aan de beurt bij { $game }
handed-notice = De computer speelt bij { $game } voor je verder tot je terug bent
reveal-notice = { $game } kan beginnen: kom even langs, dan wordt er gedeeld
claim-notice = Iemand vraagt om je plaats bij { $game }. Open het spel om die te houden
