turn-notice = Te toca en { $game }
handed-notice = El ordenador juega por ti en { $game } hasta que vuelvas
reveal-notice = { $game } puede empezar: pásate un momento para que se reparta
claim-notice = Alguien pide tu sitio en { $game }. Abre la partida para conservarlo
