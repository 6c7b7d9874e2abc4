### A line about each computer player. The name is the game's id and the bot's; one that plays every game
### has no game before its name.

random = Plays every game, each legal move with the same probability.
shift-thumb = Wins if it can, stops a win if it can, and otherwise improves the race.
shuttles-alphabeta = Looks three moves ahead.
shuttles-alphabeta2 = Looks two moves ahead.
jam-montecarlo = Takes the choice with the best result over many games played to the end at random.
jam-greedy = Takes the least penalty now; among equals, any.
memory-planner = Remembers everything and takes the longest run it knows.
memory-hard = Remembers eight places.
memory-medium = Remembers four places.
memory-easy = Remembers two places.
cutin-spacer = Lays the card whose new space holds the fewest numbers that it has not seen.
