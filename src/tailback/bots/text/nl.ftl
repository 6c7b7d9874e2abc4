### A line about each computer player that plays every game.

random = Speelt elk spel, elke toegestane zet met dezelfde kans.
