"""Several servers on one database: who is alive, who runs which match, what one tells others."""
