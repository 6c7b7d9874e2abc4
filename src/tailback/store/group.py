"""A group: what many writers want, gathered, then written with one statement of each kind.

Every entry moves its match's row in ``heads`` on, by a trigger that compares: the row's length
must be the entry's place, or the statement fails. The hash of a new entry is made from a head that
is only remembered. Comparing lengths is enough: a remembered head was read or written together
with its length, and nothing is ever taken out of a log, so that a length names one entry for ever.

On PostgreSQL, where several nodes write, a match is locked by its row in ``heads``, before anything
else of it, and several in the order of their ids. So no two groups wait for each other. Entries
alone need no statement for that: the trigger locks each head before it lets the entry in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, Final, TypeAlias

from sqlalchemy import BindParameter, Connection, Dialect, String, bindparam, delete, select, text

from tailback.match.entry import link, root
from tailback.match.errors import Conflict, NoSuchMatch
from tailback.match.ports import HANDED_ON, Head
from tailback.store.engine import SQLITE, at_once
from tailback.store.nodes import USED
from tailback.store.schema import ENTRIES, HEADS, LEASES, MATCHES, NOTES

Row: TypeAlias = dict[str, str | int | float]

MATCH: Final[BindParameter[str]] = bindparam("of", type_=String)
HEAD: Final = select(HEADS.c.length, HEADS.c.hash).where(HEADS.c.match == MATCH)
LATER: Final = (
    select(ENTRIES.c.body)
    .where(ENTRIES.c.match == MATCH, ENTRIES.c.seq >= bindparam("first"))
    .order_by(ENTRIES.c.seq)
)
KNOWN: Final = select(MATCHES.c.id).where(MATCHES.c.id == MATCH)
_LOCKED: Final = (
    select(HEADS.c.match, HEADS.c.length, HEADS.c.hash)
    .where(HEADS.c.match.in_(bindparam("all", expanding=True)))
    .order_by(HEADS.c.match)
    .with_for_update(key_share=True)
)
"""Ids are hexadecimal: databases sort them as Python does."""
_ALONE: Final = HEAD.with_for_update()
_HANDED_ON: Final = " OR ".join(f"substr(key, 1, {len(how)}) = '{how}'" for how in HANDED_ON)
_KINDS: Final[Mapping[str, str]] = {
    "begin": "INSERT INTO matches (id, created) VALUES (:id, :created)",
    "place": "INSERT INTO heads (match, length, hash) VALUES (:match, 0, :hash)",
    "write": "INSERT INTO entries (match, seq, body, hash) VALUES (:match, :seq, :body, :hash)",
    "forget": "DELETE FROM notes WHERE match = :match AND key = :key",
    "keep": "INSERT INTO notes (match, key, value) VALUES (:match, :key, :value) "
    "ON CONFLICT (match, key) DO UPDATE SET value = excluded.value",
    "hand on": "INSERT INTO notes (match, key, value) SELECT :to, key, value FROM notes "
    f"WHERE match = :match AND ({_HANDED_ON})",
}
"""The kinds of write, in the order in which a group writes them."""
_CLAIM: Final = text(f"{_KINDS['keep']} WHERE notes.value <> excluded.value")
_AMEND: Final = text("UPDATE notes SET value = :value WHERE match = :match AND key = :key")
_AT_ONCE: Final[Mapping[str, str]] = {
    "write": "INSERT INTO entries (match, seq, body, hash) SELECT * FROM unnest("
    "CAST(:match AS text[]), CAST(:seq AS int[]), CAST(:body AS text[]), CAST(:hash AS text[]))",
}
"""Those that are one statement for all rows; on PostgreSQL it is given column by column."""
_IN_ORDER: Final = itemgetter("match", "seq")
_ROWS: Final = 200
"""How many rows SQLite is given by one statement: it takes no more than 999 values everywhere."""


@cache
def _in_rows(said: str, count: int) -> str:
    """Return a statement for so many rows at once: after each one the driver would let others run.

    >>> _in_rows("INSERT INTO pairs (a, b) VALUES (:a, :b)", 2)
    'INSERT INTO pairs (a, b) VALUES (?, ?), (?, ?)'
    """
    into, _, names = said.partition(" VALUES ")
    row = f"({', '.join('?' for _ in names.split(','))})"
    return f"{into} VALUES {', '.join([row] * count)}"


@cache
def _spelled(said: str, dialect: Dialect) -> str:
    """Return a statement in the driver's own spelling, which is the short way to it."""
    return str(text(said).compile(dialect=dialect))


_OF_MATCH: Final = (NOTES.c.match, LEASES.c.match, ENTRIES.c.match, HEADS.c.match, MATCHES.c.id)


class Group:
    """Writes that share a transaction. Whatever raises ``StoreError`` here gathered nothing."""

    def __init__(
        self, connection: Connection, hints: MutableMapping[str, Head], matches: Iterable[str]
    ) -> None:
        """Begin with remembered heads. Those used are taken out: only a commit proves them.

        ``matches`` are all those to which something will be written that is there already.
        """
        self.heads: dict[str, Head] = {}
        """Where the logs end that were used here."""
        self._connection = connection
        self._hints = hints
        self._matches = sorted(set(matches))
        self._locked = False
        self._rows: dict[str, list[Row]] = {kind: [] for kind in _KINDS}
        self._notes: dict[tuple[str, str], str | None] = {}

    def due(self, match: str, seq: int, body: str) -> bool:
        """Return whether this entry is the next one; False if it is there already."""
        if self.hint(match).length == seq or self.head(match).length == seq:
            return True
        if seq < 0 or self._bodies(match, seq)[:1] != [body]:
            raise Conflict(f"entry {seq} of match {match} is not the next one")
        return False

    def begun(self, match: str, bodies: Sequence[str]) -> bool:
        """Return whether this match has begun with these entries; False if there is none."""
        try:
            self.head(match)
        except NoSuchMatch:
            return False
        if self._bodies(match, 0)[: len(bodies)] != bodies:
            raise Conflict(f"the match {match} exists already")
        return True

    def hint(self, match: str) -> Head:
        """Return where a log ends, as far as is remembered."""
        if match in self._hints:
            self.heads[match] = self._hints.pop(match)
        return self.heads.get(match) or self.head(match)

    def head(self, match: str) -> Head:
        """Return where a log ends, from the database itself."""
        if match in self._gathered():
            self.write()
        self._lock()
        if match not in self.heads:
            raise NoSuchMatch(f"there is no match {match}")
        return self.heads[match]

    def _lock_shared(self) -> None:
        """Lock the same where nodes share the database; a file is locked as a whole."""
        if self._connection.dialect.name != SQLITE:
            self._lock()

    def _lock(self) -> None:
        """Lock all matches of the group, and see where their logs end."""
        if self._locked:
            return
        self._locked = True
        gathered = self._gathered()
        for match in self._matches:
            self._hints.pop(match, None)
            if match not in gathered:
                self.heads.pop(match, None)
        for match, *head in self._connection.execute(_LOCKED, {"all": self._matches}):
            if match not in gathered:
                self.heads[match] = Head(*head)

    def _gathered(self) -> set[str | int | float]:
        """Return the matches whose new entries are not written yet."""
        return {row["match"] for row in self._rows["write"]}

    def begin(self, match: str, created: float, bodies: Sequence[str]) -> None:
        """Begin a log."""
        self.heads[match] = Head(0, root(match))
        self._rows["begin"].append({"id": match, "created": created})
        self._rows["place"].append({"match": match, "hash": root(match)})
        for body in bodies:
            self.append(match, body)

    def append(self, match: str, body: str) -> None:
        """Write the next entry, linked to the one before it."""
        seq, previous = self.heads[match]
        hash = link(previous, body)
        self._rows["write"].append({"match": match, "seq": seq, "body": body, "hash": hash})
        self.heads[match] = Head(seq + 1, hash)

    def note(self, match: str, notes: Mapping[str, str | None]) -> None:
        """Keep notes, in place of those with the same keys; None removes one."""
        self._notes.update({(match, key): value for key, value in notes.items()})

    def claim(self, match: str, key: str, value: str) -> bool:
        """Keep a note at once; return False if it stands there already."""
        self._lock_shared()
        self.write()
        note = {"match": match, "key": key, "value": value}
        return self._connection.execute(_CLAIM, note).rowcount == 1

    def amend(self, match: str, key: str, value: str) -> None:
        """Keep a note at once in the place of one that stands there."""
        self._lock_shared()
        self.write()
        self._connection.execute(_AMEND, {"match": match, "key": key, "value": value})

    def hand_on(self, match: str, to: str) -> None:
        """Give the tokens of one match to another."""
        self._rows["hand on"].append({"match": match, "to": to})

    def used(self, match: str) -> bool:
        """Return whether a node has lately noted that it holds a match; from now on none can."""
        self._connection.execute(_ALONE, {"of": match})
        return self._connection.execute(USED, {"of": match}).first() is not None

    def remove(self, match: str) -> None:
        """Take away all that is kept of a match."""
        self.write()
        del self.heads[match]
        for column in _OF_MATCH:
            self._connection.execute(delete(column.table).where(column == match))

    def finish(self) -> None:
        """Write what was gathered; when it returns, all of the group is durable."""
        kinds = [kind for kind, rows in self._rows.items() if rows]
        if kinds == ["write"] and not self._notes and not self._connection.in_transaction():
            statements = self._statements("write", self._rows["write"])
            if len(statements) == 1:
                at_once(self._connection, *statements[0])
                return
        self.write()
        self._connection.commit()

    def write(self) -> None:
        """Write what was gathered."""
        if self._notes or any(self._rows.values()):
            self._lock_shared()
        for (match, key), value in sorted(self._notes.items(), key=itemgetter(0)):
            if value is None:
                self._rows["forget"].append({"match": match, "key": key})
            else:
                self._rows["keep"].append({"match": match, "key": key, "value": value})
        self._notes.clear()
        for kind, rows in self._rows.items():
            if rows:
                for statement, values in self._statements(kind, rows):
                    self._connection.exec_driver_sql(statement, values)
                self._rows[kind] = []

    def _statements(self, kind: str, rows: list[Row]) -> list[tuple[str, Any]]:
        """Return what writes rows of one kind, each with its values as the driver takes them."""
        dialect = self._connection.dialect
        if kind not in _AT_ONCE:
            return [(_spelled(_KINDS[kind], dialect), rows)]
        if dialect.name != SQLITE:
            rows.sort(key=_IN_ORDER)
            columns = {name: [row[name] for row in rows] for name in rows[0]}
            return [(_spelled(_AT_ONCE[kind], dialect), columns)]
        some = [rows[first : first + _ROWS] for first in range(0, len(rows), _ROWS)]
        return [
            (_in_rows(_KINDS[kind], len(few)), tuple([v for row in few for v in row.values()]))
            for few in some
        ]

    def _bodies(self, match: str, first: int) -> list[str]:
        return list(self._connection.execute(LATER, {"of": match, "first": first}).scalars())
