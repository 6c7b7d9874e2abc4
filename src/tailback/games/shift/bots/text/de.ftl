### A line about each computer player of this game.

easy = Weiß, wohin er will, fährt aber oft, ohne zu schauen.
medium = Plant seinen Weg gut; ab und zu patzt er.
hard = Gewinnt, wenn es geht, verhindert den gegnerischen Sieg, wenn es geht, und macht sonst Boden gut.
thumb = Gewinnt, wenn es geht, verhindert den gegnerischen Sieg, wenn es geht, und macht sonst Boden gut.
