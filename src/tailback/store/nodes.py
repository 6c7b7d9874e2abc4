"""Several servers on one PostgreSQL: which of them are alive, and which runs which table.

A node is alive as long as it says so every now and then. The clocks and bots of a table are run by
the one node that holds its lease; what is written for them carries the lease's number, and the
trigger on ``entries`` refuses a number that has been superseded. All times are the database's.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, Engine, TextClause, text

from tailback.store.engine import faults

ALIVE: Final = 2.0
"""For how many seconds a node is taken to be alive after it said so."""
PORTION: Final = 50
"""How many tables a node takes over at a time, so that the others have their share."""
_IN_USE: Final = "used:"
"""How the keys of those notes begin that say which node holds a table, and since when."""
NOTE_USE: Final = 600.0
"""After how many seconds a node notes again that it holds a table."""
_USED: Final = 3600.0
"""For how many a table counts as held after that, if its node was killed meanwhile."""
_FORGET: Final = 3600.0

_NOW: Final = "extract(epoch FROM clock_timestamp())"
_DEAD: Final = (
    "leases.node IS NOT NULL AND NOT EXISTS "
    f"(SELECT 1 FROM nodes WHERE nodes.name = leases.node AND nodes.until > {_NOW})"
)
_BEAT: Final = text(
    f"INSERT INTO nodes (name, until) VALUES (:node, {_NOW} + :alive) "
    f"ON CONFLICT (name) DO UPDATE SET until = excluded.until RETURNING {_NOW}"
)
_OTHERS: Final = text(f"SELECT name, until FROM nodes WHERE until > {_NOW} AND name <> :node")
_HEADS: Final = text("SELECT match, length FROM heads WHERE match = ANY(:matches)")
_HELD: Final = text("SELECT match, number FROM leases WHERE node = :node")
_TAKE: Final = text(
    "INSERT INTO leases (match, node, number) "
    "SELECT match, :node, 1 FROM heads WHERE match = ANY(:matches) ORDER BY match "
    "ON CONFLICT (match) DO UPDATE SET node = excluded.node, number = leases.number + 1 "
    f"WHERE leases.node IS NULL OR {_DEAD} RETURNING match, number"
)
_TAKE_OVER: Final = text(
    "UPDATE leases SET node = :node, number = number + 1 WHERE match IN "
    f"(SELECT match FROM leases WHERE {_DEAD} LIMIT :portion FOR UPDATE SKIP LOCKED)"
)
_GIVE_BACK: Final = text(
    "UPDATE leases SET node = NULL WHERE match IN (SELECT match FROM leases "
    "WHERE node = :node AND match = ANY(:matches) ORDER BY match FOR UPDATE)"
)
"""In the order in which tables are taken: else two nodes would wait for each other."""
_USE: Final = text(
    f"INSERT INTO notes (match, key, value) SELECT match, :key, CAST({_NOW} AS text) FROM heads "
    "WHERE match = ANY(:matches) ORDER BY match FOR KEY SHARE NOWAIT "
    "ON CONFLICT (match, key) DO UPDATE SET value = excluded.value"
)
"""Whoever clears a match away has its head locked before it looks for these notes. A lock is not
waited for: while a node waits it cannot say that it is alive."""
_NOBODYS: Final = "FOR UPDATE SKIP LOCKED"
"""Whoever has such a note locked is about to take it away."""
_LAPSED: Final = text(
    "DELETE FROM notes WHERE (match, key) IN (SELECT match, key FROM notes "
    f"WHERE match = ANY(:matches) AND key LIKE '{_IN_USE}%' "
    f"AND CAST(value AS float) < {_NOW} - {_USED} {_NOBODYS})"
)
_RELEASE: Final = text(
    "DELETE FROM notes WHERE (match, key) IN (SELECT match, key FROM notes "
    f"WHERE match = ANY(:matches) AND key = :key {_NOBODYS})"
)
USED: Final = text(
    f"SELECT 1 FROM notes WHERE match = :of AND key LIKE '{_IN_USE}%' "
    f"AND CAST(value AS float) > {_NOW} - {_USED}"
)
"""Finds the note of a node that holds a match."""
_SHARED: Final = text(
    "SELECT DISTINCT match FROM notes WHERE match = ANY(:matches) AND key = ANY(:keys)"
)
_LEAVE: Final = text("DELETE FROM nodes WHERE name = :node")
_TIDY: Final = text(f"DELETE FROM nodes WHERE until < {_NOW} - {_FORGET}")
_PUT_RIGHT: Final = text(f"UPDATE nodes SET until = {_NOW} + :alive WHERE until > {_NOW} + :alive")
"""Nobody says that it lives for longer: the database's clock was put back since."""


class Beat(NamedTuple):
    """What a node learns when it says that it is alive."""

    others: dict[str, float]
    """The other nodes that are alive, and until when, by this machine's monotonic clock."""
    lengths: dict[str, int]
    """How long the logs are that were asked for; one that is missing is gone."""
    held: dict[str, int]
    """The tables that this node runs, and the numbers of its leases."""
    since: float
    """When it was said, by this machine's monotonic clock."""
    ahead: float
    """By how many seconds the database's time since 1970 is ahead of that clock."""
    doubt: float
    """By how many it may be more or less, for the answer was that long on its way."""


class Nodes:
    """One node among those on a database. Whatever these raise is a ``StoreError``."""

    def __init__(self, engine: Engine, node: str) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.node = node

    def beat(
        self, watched: Sequence[str] = (), wanted: Sequence[str] = (), portion: int = PORTION
    ) -> Beat:
        """Say that this node is alive, compare the logs it watches, take the tables it wants.

        Of tables that dead nodes ran it takes over a ``portion`` at most.
        """
        mine, alive = {"node": self.node}, {"alive": ALIVE}
        with faults(), self._engine.connect() as connection:
            since = time.monotonic()
            now = float(connection.execute(_BEAT, {**mine, **alive}).scalar_one())
            doubt = (time.monotonic() - since) / 2
            ahead = now - since - doubt
            connection.execute(_TIDY)
            connection.execute(_PUT_RIGHT, alive)
            if wanted:
                connection.execute(_TAKE, {**mine, "matches": list(wanted)})
            connection.execute(_TAKE_OVER, {**mine, "portion": portion})
            held = _pairs(connection, _HELD, mine)
            others = {row.name: row.until - ahead for row in connection.execute(_OTHERS, mine)}
            lengths = _pairs(connection, _HEADS, {"matches": list(watched)}) if watched else {}
        return Beat(others, lengths, held, since, ahead, doubt)

    def take(self, match: str) -> int | None:
        """Return the number of a new lease; None if a living node has one."""
        with faults(), self._engine.connect() as connection:
            given = {"node": self.node, "matches": [match]}
            return _pairs(connection, _TAKE, given).get(match)

    def use(self, matches: Sequence[str]) -> None:
        """Note that this node holds these tables, so that no other one clears them away."""
        with faults(), self._engine.connect() as connection:
            connection.execute(_LAPSED, {"matches": list(matches)})
            connection.execute(_USE, self._mine(matches))

    def release(self, matches: Sequence[str]) -> None:
        """Note that this node holds these tables no longer."""
        with faults(), self._engine.connect() as connection:
            connection.execute(_RELEASE, self._mine(matches))

    def shared(self, matches: Sequence[str], others: Sequence[str]) -> list[str]:
        """Return which of these tables one of these other nodes holds too."""
        given = {"matches": list(matches), "keys": [f"{_IN_USE}{node}" for node in others]}
        with faults(), self._engine.connect() as connection:
            return list(connection.execute(_SHARED, given).scalars())

    def _mine(self, matches: Sequence[str]) -> dict[str, object]:
        return {"matches": list(matches), "key": f"{_IN_USE}{self.node}"}

    def give_back(self, matches: Sequence[str]) -> None:
        """Let whoever wants to run these tables."""
        with faults(), self._engine.connect() as connection:
            connection.execute(_GIVE_BACK, {"node": self.node, "matches": list(matches)})

    def leave(self) -> None:
        """Say that this node is no more; the others take over what it ran."""
        with faults(), self._engine.connect() as connection:
            connection.execute(_LEAVE, {"node": self.node})


def _pairs(
    connection: Connection, query: TextClause, given: Mapping[str, object]
) -> dict[str, int]:
    return {row.match: row[1] for row in connection.execute(query, given)}
