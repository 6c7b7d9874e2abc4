"""Logs in memory: for one device, for tests; gone when the program ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce

from tailback.match.entry import Entry, link, root
from tailback.match.errors import Conflict, NoSuchMatch
from tailback.match.ports import HANDED_ON, Head, Opening


class MemoryStore:
    """A store that keeps the texts of entries, as a database would."""

    def __init__(self) -> None:
        self._logs: dict[str, list[str]] = {}
        self._notes: dict[str, dict[str, str]] = {}

    async def create(
        self, match: str, entries: Sequence[Entry], notes: Mapping[str, str] | None = None
    ) -> None:
        """Begin a log with these entries and notes."""
        texts = [entry.text() for entry in entries]
        if match not in self._logs:
            self._begin(match, texts, notes or {})
        elif self._logs[match][: len(texts)] != texts:
            raise Conflict(f"the match {match} exists already")

    async def append(
        self, match: str, seq: int, entry: Entry, opens: Opening | None = None
    ) -> None:
        """Write entry ``seq``, and with it what it opens."""
        log, text = self._log(match), entry.text()
        if 0 <= seq < len(log) and log[seq] == text:
            return  # this very write, tried again
        if seq != len(log):
            raise Conflict(f"match {match} has {len(log)} entries: {seq} is not the next one")
        if opens is not None:
            if opens.match in self._logs:
                raise Conflict(f"the match {opens.match} exists already")
            kept = self._notes[match].items()
            notes = {key: value for key, value in kept if key.startswith(HANDED_ON)}
            self._begin(opens.match, [entry.text() for entry in opens.entries], notes)
        log.append(text)

    async def load(self, match: str, first: int = 0) -> list[Entry]:
        """Return the entries from ``first`` on."""
        return [Entry.read(text) for text in self._log(match)[first:]]

    async def head(self, match: str) -> Head:
        """Return where the log ends."""
        log = self._log(match)
        return Head(len(log), reduce(link, log, root(match)))

    async def matches(self) -> list[str]:
        """Return the ids of all matches, oldest first."""
        return list(self._logs)

    async def note(self, match: str, notes: Mapping[str, str | None]) -> None:
        """Keep small texts beside a match; None removes one."""
        self._log(match)
        kept = {**self._notes[match], **notes}
        self._notes[match] = {key: text for key, text in kept.items() if text is not None}

    async def claim(self, match: str, key: str, value: str) -> bool:
        """Keep one such text; return False if it stands there already."""
        self._log(match)
        claimed = self._notes[match].get(key) != value
        self._notes[match][key] = value
        return claimed

    async def amend(self, match: str, key: str, value: str) -> None:
        """Keep another text in the place of one that stands there."""
        self._log(match)
        if key in self._notes[match]:
            self._notes[match][key] = value

    async def notes(self, match: str) -> dict[str, str]:
        """Return the texts kept beside a match."""
        self._log(match)
        return dict(self._notes[match])

    async def noted(self, key: str) -> dict[str, str]:
        """Return the text under this key beside each match that has one."""
        return {match: kept[key] for match, kept in self._notes.items() if key in kept}

    async def close(self) -> None:
        """Do nothing: what is in memory stays until the program ends."""

    def _begin(self, match: str, texts: list[str], notes: Mapping[str, str]) -> None:
        self._logs[match] = texts
        self._notes[match] = dict(notes)

    def _log(self, match: str) -> list[str]:
        if match not in self._logs:
            raise NoSuchMatch(f"there is no match {match}")
        return self._logs[match]
