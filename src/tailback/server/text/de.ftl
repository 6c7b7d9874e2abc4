turn-notice = Du bist am Zug bei { $game }
handed-notice = Der Computer spielt bei { $game } für dich weiter, bis du zurück bist
reveal-notice = { $game } kann beginnen: Schau kurz vorbei, dann wird ausgeteilt
claim-notice = Jemand bittet um deinen Platz bei { $game }. Öffne das Spiel, um ihn zu behalten
