### A line about each computer player of this game.

easy = Laisse souvent un intervalle dont vous pouvez profiter.
medium = Pose au plus près, avec quelques inattentions.
hard = Laisse le moins de place possible pour s’intercaler.
spacer = Pose la carte dont le nouvel intervalle contient le moins de nombres qu’il n’a pas encore vus.
