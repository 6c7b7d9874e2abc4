"""Where the computer players of a server think: its own processes, and a Ray cluster."""
