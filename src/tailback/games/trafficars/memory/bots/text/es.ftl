### A line about each computer player of this game.

easy = Recuerda los dos últimos lugares.
medium = Recuerda los cuatro últimos lugares.
hard = No olvida nada y se lleva la serie más larga que conoce.
planner = Lo recuerda todo y se lleva la serie más larga que conoce.
