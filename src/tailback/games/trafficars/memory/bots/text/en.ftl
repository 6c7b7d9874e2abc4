### A line about each computer player of this game.

easy = Remembers the last two places.
medium = Remembers the last four places.
hard = Forgets nothing, and takes the longest run it knows.
planner = Remembers everything and takes the longest run it knows.
