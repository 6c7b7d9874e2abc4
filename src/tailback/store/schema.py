"""The tables of the database. The migrations make them; this is what the program reads."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

VERSIONS: Final = "tailback_version"
"""The table in which Alembic notes how far a database has been migrated."""

METADATA: Final = MetaData()

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("id", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("hash", String(64), nullable=False),
)

HEADS: Final = Table(
    "heads",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("length", Integer, nullable=False),
    Column("hash", String(64), nullable=False),
)
"""How long each log is, and the hash of its last entry. A trigger on ``entries`` changes it."""

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("key", String(128), primary_key=True),
    Column("value", Text, nullable=False),
)

LISTED: Final = "listed"
"""The key of the note that a table on the open list has."""

_IS_LISTED: Final = NOTES.c.key == LISTED
Index("notes_listed", NOTES.c.match, sqlite_where=_IS_LISTED, postgresql_where=_IS_LISTED)

BLOCKED: Final = Table(
    "blocked",
    METADATA,
    Column("address", String(64), primary_key=True),
    Column("since", Float, nullable=False),
)
"""The addresses and networks that the host keeps out."""

ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("what", Text, nullable=False),
    Column("answer", Text),
)
"""What the host asks of the running server, and its answers; each is taken away when it is read."""

NODES: Final = Table(
    "nodes",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("until", Float, nullable=False),
)
"""The servers that share this database, and until when each counts as alive: PostgreSQL alone."""

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("node", String(64), index=True),
    Column("number", Integer, nullable=False),
)
"""Which node runs the clocks and bots of a match; the number rises with every hand-over."""
