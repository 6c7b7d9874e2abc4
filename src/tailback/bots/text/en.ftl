### A line about each computer player. The name is the game's id and the bot's; one that plays every game
### has no game before its name.

random = Plays every game, each legal move with the same probability.
shift-thumb = Wins if it can, stops a win if it can, and otherwise gains ground in the race.
shuttles-alphabeta = Looks three moves ahead.
shuttles-alphabeta2 = Looks two moves ahead.
jam-montecarlo = Takes the choice with the best result over many games played to the end at random.
jam-greedy = Takes the least penalty now; among equals, any.
memory-planner = Remembers everything and takes the longest run it knows.
cutin-spacer = Lays the card whose new space holds the fewest numbers that it has not seen.
bash-thumb = Tries out its whole turn, and judges where that leaves everyone.
bash-lookahead = Plays the round on many times with each of its choices, and knows what wins races.
shift-easy = Knows where it wants to go, and often drives without looking.
shift-medium = Plans its way well; now and then it slips.
shift-hard = Wins if it can, stops a win if it can, and otherwise gains ground in the race.
shuttles-easy = Looks a little ahead, and is easily distracted.
shuttles-medium = Looks two moves ahead.
shuttles-hard = Looks three moves ahead.
jam-easy = Plays what comes to hand, and sometimes what costs least.
jam-medium = Takes the least penalty now, and thinks no further.
jam-hard = Plays many games through in its head before it chooses.
memory-easy = Remembers the last two places.
memory-medium = Remembers the last four places.
memory-hard = Forgets nothing, and takes the longest run it knows.
cutin-easy = Often leaves a space that you can use.
cutin-medium = Lays close, and is careless now and then.
cutin-hard = Leaves as little room to cut in as it can.
bash-easy = Drives with plenty of dash, and often without a plan.
bash-medium = Picks the card that serves it best this turn.
bash-hard = Runs through the rest of the round in its head, and guesses your cards by their backs.
