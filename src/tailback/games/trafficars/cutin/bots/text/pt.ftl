### A line about each computer player of this game.

easy = Deixa muitas vezes um espaço que podes aproveitar.
medium = Ajusta bem as cartas, com algum descuido.
hard = Deixa o menor espaço possível para furares a fila.
spacer = Põe a carta cujo novo espaço admite menos números que ainda não viu.
