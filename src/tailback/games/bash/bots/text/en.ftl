### A line about each computer player of this game.

easy = Drives with plenty of dash, and often without a plan.
medium = Picks the card that serves it best this turn.
hard = Runs through the rest of the round in its head, and guesses your cards by their backs.
thumb = Tries out its whole turn, and judges where that leaves everyone.
lookahead = Plays the round on many times with each of its choices, and knows what wins races.
