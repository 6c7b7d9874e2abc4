"""Tokens: whoever holds one has a seat, or may watch. Only their hashes are kept.

The token of an invitation opens its seat to sit down on it. Whoever does brings a token of their
own, by whose key alone the seat is opened from then on; the invitation's is good for watching, and
for asking for the seat. Every seat may pass on the right to watch: from the hash of its token
follows a spectator's, which tells nothing of the seat's own.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from tailback.kit import SPECTATOR, Seat, Viewer
from tailback.match.entry import Entry
from tailback.match.ports import TOKEN
from tailback.match.state import MatchState


class Right(NamedTuple):
    """By whose eyes a token looks, and which seat it names: with another's it may only ask."""

    viewer: Viewer
    seat: Seat | None = None


_BYTES: Final = 24
_WATCH: Final = "watch"
_HOST: Final = "host"


def new_token() -> str:
    """Return 192 random bits as text that can stand in a link."""
    return secrets.token_urlsafe(_BYTES)


def key_of(token: str) -> str:
    """Return the note under which a token is kept: its hash."""
    return TOKEN + hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def watching(key: str) -> str:
    """Return the spectator's token that the holder of the token under this note may pass on."""
    return hashlib.sha256(f"{_WATCH} {key}".encode()).hexdigest()


def notes_of(tokens: Mapping[str, Viewer]) -> dict[str, str]:
    """Return the notes that keep these tokens."""
    return {
        key_of(token): _WATCH if viewer is SPECTATOR else str(viewer)
        for token, viewer in tokens.items()
    }


def host_note(token: str) -> dict[str, str]:
    """Return the note that keeps the token of whoever set the table."""
    return {key_of(token): _HOST}


def hosts_of(notes: Mapping[str, str]) -> frozenset[str]:
    """Return the notes of the tokens of whoever set the table."""
    return frozenset(key for key, value in notes.items() if value == _HOST)


def speaks_of(notes: Mapping[str, str], entries: Iterable[Entry], key: str) -> bool:
    """Return whether the token of this key may open something, as far as these tell unplayed.

    A seat may have got a key of its own in the log; which of them still hold is not asked here.
    """
    kept = [note for note in notes if note.startswith(TOKEN)]
    for entry in entries:
        for name in ("keys", "links"):
            kept.extend(entry.body.get(name, {}).values())
        kept.extend(entry.body.get("former", ()))
        kept.extend([entry.body["key"]] if "key" in entry.body else ())
    return key in kept or any(key == key_of(watching(own)) for own in kept)


def viewers_of(notes: Mapping[str, str], moved_on: int, seats: int) -> dict[str, Viewer]:
    """Return whose eyes each token opens: those that are kept, and those that follow from them.

    Where sides were swapped, everyone sits so many seats further on than when they were given.
    """
    kept = {k: value for k, value in notes.items() if k.startswith(TOKEN) and value != _HOST}
    of_seats = (key for key, value in kept.items() if value != _WATCH)
    passed: dict[str, Viewer] = {key_of(watching(key)): SPECTATOR for key in of_seats}
    return passed | {
        key: SPECTATOR if value == _WATCH else (int(value) + moved_on) % seats
        for key, value in kept.items()
    }


def right_of(key: str, rights: Mapping[str, Viewer], table: MatchState) -> Right:
    """Return what a token may do, by its key; KeyError if nothing."""
    keys = table.keys
    for seat, own in keys.seats.items():
        if key == own:
            return Right(seat, seat)
    if key in keys.former:
        return Right(SPECTATOR, keys.former[key])
    for seat, link in keys.links.items():
        if key == link:
            return _invited(table, seat)
    if any(key == key_of(watching(own)) for own in keys.all()):
        return Right(SPECTATOR)
    viewer = rights[key]
    if viewer is SPECTATOR:
        return Right(SPECTATOR)
    if viewer in keys.links:
        raise KeyError(key)
    return _invited(table, viewer)


def _invited(table: MatchState, seat: Seat) -> Right:
    """Return what the invitation to a seat is good for: nobody's seat but a free one."""
    return Right(SPECTATOR if seat in table.keys.seats else seat, seat)
