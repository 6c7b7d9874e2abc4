### A line about each computer player of this game.

easy = Weet waar hij heen wil, maar rijdt vaak zonder te kijken.
medium = Plant zijn weg goed, al gaat het af en toe mis.
hard = Wint als het kan, voorkomt als het kan dat de ander wint, en werkt anders aan een voorsprong.
thumb = Wint als het kan, voorkomt als het kan dat de ander wint, en werkt anders aan een voorsprong.
