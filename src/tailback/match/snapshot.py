"""Snapshots: a cache that may be deleted. A log replays without it, only slower.

The rules are always replayed in full, every move and every draw checked. What costs most in a
replay is to look at each entry with the eyes of each viewer, only to count the versions of those
to whom something changed. So that is what a snapshot keeps.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from tailback.match.ports import Store
    from tailback.match.table import Table

EVERY: Final = 32
"""After how many entries a new one is kept."""
_log = logging.getLogger(__name__)


class Snapshot(NamedTuple):
    """How many versions each viewer had been told when the log had this length.

    >>> Snapshot.read(Snapshot(32, (7, 9, 5)).text())
    Snapshot(length=32, versions=(7, 9, 5))
    """

    length: int
    versions: tuple[int, ...]

    @classmethod
    def of(cls, table: Table) -> Snapshot:
        """Return the snapshot of a table as it stands."""
        return cls(table.length, tuple(s.now.version for s in table.streams.values()))

    def text(self) -> str:
        """Return it in the spelling in which it is kept."""
        return json.dumps([self.length, *self.versions], separators=(",", ":"))

    @classmethod
    def read(cls, text: str | None) -> Snapshot | None:
        """Return what was kept, or None where it is missing or no snapshot."""
        try:
            found = json.loads(text or "null")
        except ValueError:
            return None
        if not isinstance(found, list) or not found or not all(map(_is_count, found)):
            return None
        return cls(found[0], tuple(found[1:]))

    def fits(self, log: Sequence[object], table: Table) -> bool:
        """Return whether it can be of this log and of the table that its first entry opens."""
        return 0 < self.length <= len(log) and len(self.versions) == len(table.streams)


async def keep(store: Store, table: Table) -> None:
    """Keep the snapshot of a table as it stands; a failure is only noted."""
    try:
        await store.keep(table.id, Snapshot.of(table).text())
    except Exception as error:
        _log.warning("a snapshot could not be kept: %s", type(error).__name__)


async def kept(store: Store, match: str) -> Snapshot | None:
    """Return the snapshot of a match; None if there is none, or none that can be read."""
    try:
        return Snapshot.read(await store.kept(match))
    except Exception as error:
        _log.warning("a snapshot could not be read: %s", type(error).__name__)
        return None


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 0
