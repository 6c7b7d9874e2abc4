"""The command line, ``tailback …``: one small module for each command."""
