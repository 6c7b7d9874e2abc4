"""Tokens: whoever holds one has a seat, or may watch. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from typing import Final

from tailback.kit import SPECTATOR, Viewer
from tailback.match import Entry, Store

_BYTES: Final = 24
_KEY: Final = "token:"
_WATCH: Final = "watch"


def new_token() -> str:
    """Return 192 random bits as text that can stand in a link."""
    return secrets.token_urlsafe(_BYTES)


def key_of(token: str) -> str:
    """Return the note under which a token is kept: its hash."""
    return _KEY + hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def notes_of(tokens: Mapping[str, Viewer]) -> dict[str, str]:
    """Return the notes that keep these tokens."""
    return {
        key_of(token): _WATCH if viewer is SPECTATOR else str(viewer)
        for token, viewer in tokens.items()
    }


def viewers_of(notes: Mapping[str, str]) -> dict[str, Viewer]:
    """Return whose eyes each kept token opens."""
    return {
        key: SPECTATOR if value == _WATCH else int(value)
        for key, value in notes.items()
        if key.startswith(_KEY)
    }


class TokenStore:
    """A store that hands a match's tokens on to its rematch before anyone hears of it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.create = store.create
        self.load = store.load
        self.matches = store.matches
        self.note = store.note
        self.notes = store.notes
        self.keep = store.keep
        self.kept = store.kept
        self.close = store.close

    async def append(self, match: str, seq: int, entry: Entry) -> None:
        """Write an entry; the tokens of the match that it names are written first."""
        following = entry.body.get("next") if entry.kind == "again" else None
        if following is not None:
            notes = await self._store.notes(match)
            await self._store.note(following, {k: v for k, v in notes.items() if _token(k)})
        await self._store.append(match, seq, entry)


def _token(key: str) -> bool:
    return key.startswith(_KEY)
