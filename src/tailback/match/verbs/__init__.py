"""What can be done at a table, a file for each: what is asked, decided, written and applied."""
