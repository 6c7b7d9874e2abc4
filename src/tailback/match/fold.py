"""Folding the log, each entry by the verb that wrote it: replay, and the only way to act."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tailback.kit import AnyGame, FairDice
from tailback.kit.registry import game as installed_game
from tailback.match import commit, create, rematch, resign, seal, sit, time
from tailback.match.entry import Entry
from tailback.match.errors import LogError
from tailback.match.message import Update
from tailback.match.run import Step
from tailback.match.snapshot import Snapshot
from tailback.match.stream import Stream
from tailback.match.table import DiceMaker, Table

_VERBS: Final[Mapping[str, Callable[[Table, Mapping[str, Any]], tuple[Step, ...]]]] = {
    "open": create.fold,
    "sit": sit.fold,
    "commit": commit.fold,
    "seal": seal.fold,
    "time": time.fold,
    "resign": resign.fold,
    "again": rematch.fold,
}


def fold(table: Table, entry: Entry) -> list[Update]:
    """Let an entry happen; return the update of each viewer to whom something changed."""
    steps = _happen(table, entry)
    updates = (stream.advance(table, steps) for stream in table.streams.values())
    return [update for update in updates if update is not None]


def _happen(table: Table, entry: Entry) -> tuple[Step, ...]:
    try:
        steps = _act(table, entry)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise LogError(table.id, table.length, f"{type(error).__name__}: {error}") from error
    table.length += 1
    if "id" in entry.body:
        table.ids[entry.body["seat"], entry.body["id"]] = entry
    if not table.streams:
        table.streams = {viewer: Stream(table, viewer) for viewer in table.viewers}
    return steps


def _act(table: Table, entry: Entry) -> tuple[Step, ...]:
    if entry.kind not in _VERBS:
        raise ValueError(f"there is no kind of entry {entry.kind!r}")
    if (entry.kind == "open") != (table.length == 0):
        raise ValueError("a log begins with open, once")
    return _VERBS[entry.kind](table, entry.body)


def replay(
    id: str,
    entries: Sequence[Entry],
    games: Callable[[str], AnyGame] = installed_game,
    dice: DiceMaker = FairDice,
    snapshot: Snapshot | None = None,
) -> Table:
    """Return the table that a log describes, every move and every draw checked.

    With a snapshot that fits, nobody's eyes are needed for the entries before it.
    """
    if not entries:
        raise LogError(id, 0, "the log is empty")
    table = Table(id, games, dice)
    fold(table, entries[0])
    if snapshot is not None and snapshot.fits(entries, table):
        _pass(table, entries[1 : snapshot.length])
        for stream, version in zip(table.streams.values(), snapshot.versions, strict=True):
            stream.settle(table, version)
    for entry in entries[table.length :]:
        fold(table, entry)
    return table


def _pass(table: Table, entries: Sequence[Entry]) -> None:
    """Let entries happen; viewers witness them without looking at the table in between."""
    for entry in entries:
        steps = _happen(table, entry)
        for stream in table.streams.values():
            stream.witness(table, steps)
