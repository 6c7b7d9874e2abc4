### A line about each computer player of this game.

easy = Knows where it wants to go, and often drives without looking.
medium = Plans its way well; now and then it slips.
hard = Wins if it can, stops a win if it can, and otherwise gains ground in the race.
thumb = Wins if it can, stops a win if it can, and otherwise gains ground in the race.
