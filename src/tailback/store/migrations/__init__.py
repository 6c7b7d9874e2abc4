"""How a database came to be as it is, step by step (Alembic)."""
