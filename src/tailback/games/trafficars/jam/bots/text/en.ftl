### A line about each computer player of this game.

easy = Plays what comes to hand, and sometimes what costs least.
medium = Takes the least penalty now, and thinks no further.
hard = Plays many games through in its head before it chooses.
montecarlo = Takes the choice with the best result over many games played to the end at random.
greedy = Takes the least penalty now; among equals, any.
