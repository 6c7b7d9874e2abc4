### A line about each computer player of this game.

easy = Denkt nauwelijks vooruit en is snel afgeleid.
medium = Denkt twee zetten vooruit.
hard = Denkt drie zetten vooruit.
alphabeta = Denkt drie zetten vooruit.
alphabeta2 = Denkt twee zetten vooruit.
