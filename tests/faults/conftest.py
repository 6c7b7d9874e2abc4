from tests.harness.postgres import database, postgres
from tests.harness.redis import redis

__all__ = ["database", "postgres", "redis"]
