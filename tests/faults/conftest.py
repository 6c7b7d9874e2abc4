from tests.harness.postgres import database, postgres

__all__ = ["database", "postgres"]
