### A line about each computer player of this game.

easy = Laat vaak een opening waar je iets aan hebt.
medium = Legt dicht aan en let af en toe niet op.
hard = Laat zo weinig mogelijk ruimte om voor te dringen.
spacer = Legt de kaart met de nieuwe opening waarin de minste nog niet geziene getallen passen.
