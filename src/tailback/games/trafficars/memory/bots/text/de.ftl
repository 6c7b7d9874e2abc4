### A line about each computer player of this game.

easy = Merkt sich die letzten zwei Stellen.
medium = Merkt sich die letzten vier Stellen.
hard = Vergisst nichts und nimmt die längste Folge, die er kennt.
planner = Merkt sich alles und nimmt die längste Folge, die er kennt.
