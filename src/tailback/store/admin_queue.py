"""What the host of an instance decides: tables closed, addresses blocked, questions asked.

The host's commands and the server meet in the database: whoever may open it is the host. What is
decided is kept there; an order beside it wakes the server that is running, if there is one.
"""

from __future__ import annotations

import ipaddress
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from tailback.match.errors import NoSuchMatch, StoreError
from tailback.store.check import existing
from tailback.store.engine import faults, migrate, writing
from tailback.store.group import KNOWN
from tailback.store.schema import BLOCKED, ENTRIES, HEADS, MATCHES, NOTES, ORDERS

CLOSED: Final = "closed"
"""The note of a table that the host has closed."""
BLOCK: Final = "block"
"""The order that sends those away who are kept out."""
_PATIENCE: Final = 5.0
"""How many seconds a running server is waited for."""


class AdminCommand(NamedTuple):
    """Something that the host asks of the running server."""

    number: int
    what: str


class TableRow(NamedTuple):
    """A table as the host sees it in the database."""

    id: str
    created: float
    entries: int
    game: str
    closed: bool


class AdminQueue:
    """The host's decisions in a database, for the host and for the server."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @classmethod
    def of(cls, database: str | Path) -> AdminQueue:
        """Open the desk of a database that is there."""
        engine = existing(database)
        migrate(engine)
        return cls(engine)

    # What is decided

    def block(self, address: str) -> tuple[str, int]:
        """Keep an address or a network out; return how it is written, and the order that says so.

        Decision and order are one write: a server that sees the one sees the other.
        """
        written = network_text(address)
        with faults(), writing(self.engine) as connection:
            connection.execute(delete(BLOCKED).where(BLOCKED.c.address == written))
            connection.execute(insert(BLOCKED), {"address": written, "since": time.time()})
            return written, _ordered(connection, BLOCK)

    def unblock(self, address: str) -> tuple[str, int] | None:
        """Let an address or a network in again, likewise; None if it was not kept out."""
        written = network_text(address)
        with faults(), writing(self.engine) as connection:
            gone = connection.execute(delete(BLOCKED).where(BLOCKED.c.address == written))
            return (written, _ordered(connection, BLOCK)) if gone.rowcount else None

    def blocked(self) -> dict[str, float]:
        """Return what is kept out, and since when, oldest first."""
        with faults(), self.engine.connect() as connection:
            rows = connection.execute(
                select(BLOCKED.c.address, BLOCKED.c.since).order_by(BLOCKED.c.since)
            )
            return {row.address: row.since for row in rows}

    def close_table(self, match: str) -> int:
        """Close a table; return the order that says so. ``NoSuchMatch`` if there is none."""
        with faults(), writing(self.engine) as connection:
            _open(connection, match)
            note = {"match": match, "key": CLOSED, "value": str(time.time())}
            connection.execute(insert(NOTES), note)
            return _ordered(connection, close_order(match))

    def reopen_table(self, match: str) -> None:
        """Open a table again; ``NoSuchMatch`` if there is none."""
        with faults(), writing(self.engine) as connection:
            _open(connection, match)

    def closed(self, matches: Sequence[str]) -> list[str]:
        """Return which of these tables are closed."""
        query = select(NOTES.c.match).where(NOTES.c.key == CLOSED, NOTES.c.match.in_(matches))
        with faults(), self.engine.connect() as connection:
            return list(connection.execute(query).scalars()) if matches else []

    def tables(self, most: int) -> list[TableRow]:
        """Return the newest tables, newest first."""
        closed = select(NOTES.c.match).where(NOTES.c.key == CLOSED)
        query = (
            select(MATCHES.c.id, MATCHES.c.created, HEADS.c.length, ENTRIES.c.body)
            .join(HEADS, HEADS.c.match == MATCHES.c.id)
            .join(ENTRIES, (ENTRIES.c.match == MATCHES.c.id) & (ENTRIES.c.seq == 0))
            .order_by(MATCHES.c.number.desc())
            .limit(most)
        )
        with faults(), self.engine.connect() as connection:
            shut = set(connection.execute(closed).scalars())
            rows = connection.execute(query).all()
        return [TableRow(id, made, n, _game(body), id in shut) for id, made, n, body in rows]

    # Orders

    def ask(self, what: str) -> Any:
        """Leave an order and return the running server's answer; None if none is running."""
        with faults(), writing(self.engine) as connection:
            number = _ordered(connection, what)
        return self.answered(number)

    def answered(self, number: int) -> Any:
        """Return the running server's answer to an order; None if none is running."""
        end = time.monotonic() + _PATIENCE
        answer: str | None = None
        while answer is None and time.monotonic() < end:
            time.sleep(0.1)
            with faults(), self.engine.connect() as connection:
                query = select(ORDERS.c.answer).where(ORDERS.c.number == number)
                answer = connection.execute(query).scalar()
        with faults(), writing(self.engine) as connection:
            connection.execute(delete(ORDERS).where(ORDERS.c.number == number))
        return None if answer is None else json.loads(answer)

    def waiting(self) -> list[AdminCommand]:
        """Return the orders that nobody has answered."""
        query = select(ORDERS.c.number, ORDERS.c.what).where(ORDERS.c.answer.is_(None))
        with faults(), self.engine.connect() as connection:
            return [
                AdminCommand(*row) for row in connection.execute(query.order_by(ORDERS.c.number))
            ]

    def answer(self, order: AdminCommand, answer: Any) -> None:
        """Answer an order; nobody need be there to read it."""
        with faults(), writing(self.engine) as connection:
            mine = ORDERS.c.number == order.number
            connection.execute(update(ORDERS).where(mine).values(answer=json.dumps(answer)))

    def clear(self) -> None:
        """Take away what was asked before the server was there."""
        with faults(), writing(self.engine) as connection:
            if connection.execute(select(func.count()).select_from(ORDERS)).scalar():
                connection.execute(delete(ORDERS))


def close_order(match: str) -> str:
    """Return how the order is written that sends those away who are at a closed table."""
    return f"close {match}"


def _ordered(connection: Connection, what: str) -> int:
    """Leave an order; return its number."""
    made = connection.execute(insert(ORDERS), {"what": what})
    return int((made.inserted_primary_key or (0,))[0])


def _open(connection: Connection, match: str) -> None:
    if connection.execute(KNOWN, {"of": match}).first() is None:
        raise NoSuchMatch(f"there is no table {match}")
    mine = (NOTES.c.match == match) & (NOTES.c.key == CLOSED)
    connection.execute(delete(NOTES).where(mine))


def network_text(address: str) -> str:
    """Return an address or a network as it is kept; StoreError if it is none.

    >>> network_text("192.0.2.7"), network_text("2001:db8::/48"), network_text("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/48', '192.0.2.7')
    """
    try:
        network = ipaddress.ip_network(address.strip(), strict=False)
    except ValueError:
        said = f"{address[:60]!r} is no address or network, such as 192.0.2.7 or 2001:db8::/48"
        raise StoreError(said) from None
    first = network.network_address
    if isinstance(first, ipaddress.IPv6Address) and first.ipv4_mapped and network.prefixlen >= 96:
        network = ipaddress.ip_network((first.ipv4_mapped, network.prefixlen - 96))
    return str(network.network_address if network.num_addresses == 1 else network)


def _game(body: str) -> str:
    try:
        return str(json.loads(body)["game"])
    except (ValueError, LookupError, TypeError):
        return "?"
