"""One-line changes of the rules, each of which a test naming its clause must notice."""
