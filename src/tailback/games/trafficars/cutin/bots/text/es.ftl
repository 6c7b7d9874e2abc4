### A line about each computer player of this game.

easy = Deja a menudo un hueco que puedes aprovechar.
medium = Ajusta bien las cartas, con algún descuido.
hard = Deja el menor hueco posible para colarse.
spacer = Pone la carta cuyo nuevo hueco admite menos números que aún no ha visto.
