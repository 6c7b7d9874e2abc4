### A line about each computer player of this game.

easy = Se souvient des deux dernières places.
medium = Se souvient des quatre dernières places.
hard = N’oublie rien et prend la plus longue suite qu’il connaît.
planner = Retient tout et prend la plus longue suite qu’il connaît.
