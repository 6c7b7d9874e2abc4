### A line about each computer player of this game.

easy = Fährt mit viel Schwung und oft ohne Plan.
medium = Nimmt die Karte, die in diesem Zug am meisten bringt.
hard = Fährt die Runde im Kopf zu Ende und schließt von den Rückseiten auf deine Karten.
thumb = Probiert den ganzen eigenen Zug durch und beurteilt, wo danach alle stehen.
lookahead = Spielt die Runde mit jeder Möglichkeit viele Male zu Ende und weiß, was Rennen gewinnt.
