"""What can go wrong at a table that is nobody's input: the log and where it is kept."""

from __future__ import annotations


class StoreError(Exception):
    """The store cannot do what was asked; the message says what and why."""


class Conflict(StoreError):
    """Another writer has taken this place in the log, or this match already exists."""


class NoSuchMatch(StoreError):
    """No match of this id is kept here."""


class StoreFull(StoreError):
    """There is no room left; nothing was written."""


class Busy(StoreError):
    """The store does not answer, or another holds it; nobody's write in particular is at fault."""


class Damaged(StoreError):
    """What was kept cannot be read any more, wholly or in part."""


class OtherVersion(StoreError):
    """The database was made by a version of the program that this one cannot carry on from."""


class LogError(Exception):
    """A log that does not replay: an entry that cannot be read, or says what cannot have been."""

    def __init__(self, match: str, seq: int, why: str) -> None:
        super().__init__(f"match {match}, entry {seq}: {why}")
        self.match = match
        self.seq = seq
        self.why = why
