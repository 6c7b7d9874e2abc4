"""Logs in memory: for one device, for tests; gone when the program ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tailback.match.entry import Entry
from tailback.match.errors import Conflict, NoSuchMatch


class MemoryStore:
    """A store that keeps the texts of entries, as a database would."""

    def __init__(self) -> None:
        self._logs: dict[str, list[str]] = {}
        self._notes: dict[str, dict[str, str]] = {}
        self._snapshots: dict[str, str] = {}

    async def create(self, match: str, entries: Sequence[Entry]) -> None:
        """Begin a log with these entries."""
        if match in self._logs:
            raise Conflict(f"the match {match} exists already")
        self._logs[match] = [entry.text() for entry in entries]
        self._notes[match] = {}

    async def append(self, match: str, seq: int, entry: Entry) -> None:
        """Write entry ``seq``."""
        log = self._log(match)
        if seq != len(log):
            raise Conflict(f"match {match} has {len(log)} entries: {seq} is not the next one")
        log.append(entry.text())

    async def load(self, match: str, first: int = 0) -> list[Entry]:
        """Return the entries from ``first`` on."""
        return [Entry.read(text) for text in self._log(match)[first:]]

    async def matches(self) -> list[str]:
        """Return the ids of all matches, oldest first."""
        return list(self._logs)

    async def note(self, match: str, notes: Mapping[str, str | None]) -> None:
        """Keep small texts beside a match; None removes one."""
        self._log(match)
        kept = {**self._notes[match], **notes}
        self._notes[match] = {key: text for key, text in kept.items() if text is not None}

    async def notes(self, match: str) -> dict[str, str]:
        """Return the texts kept beside a match."""
        self._log(match)
        return dict(self._notes[match])

    async def keep(self, match: str, snapshot: str) -> None:
        """Keep a snapshot in place of the last one."""
        self._log(match)
        self._snapshots[match] = snapshot

    async def kept(self, match: str) -> str | None:
        """Return the snapshot that was kept last, or None."""
        return self._snapshots.get(match)

    async def close(self) -> None:
        """Do nothing: what is in memory stays until the program ends."""

    def _log(self, match: str) -> list[str]:
        if match not in self._logs:
            raise NoSuchMatch(f"there is no match {match}")
        return self._logs[match]
