### A line about each computer player of this game.

easy = Often leaves a space that you can use.
medium = Lays close, and is careless now and then.
hard = Leaves as little room to cut in as it can.
spacer = Lays the card whose new space holds the fewest numbers that it has not seen.
