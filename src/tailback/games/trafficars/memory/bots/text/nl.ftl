### A line about each computer player of this game.

easy = Onthoudt de laatste twee plekken.
medium = Onthoudt de laatste vier plekken.
hard = Vergeet niets en pakt de langste reeks die hij kent.
planner = Onthoudt alles en pakt de langste reeks die hij kent.
