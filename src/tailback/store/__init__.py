"""Where logs are kept: in memory, or in a database by SQL."""

from tailback.store.memory import MemoryStore

__all__ = ["MemoryStore"]
