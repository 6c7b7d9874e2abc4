"""Tokens: whoever holds one has a seat, or may watch. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from typing import Final

from tailback.kit import SPECTATOR, Viewer
from tailback.match.ports import TOKEN

_BYTES: Final = 24
_WATCH: Final = "watch"


def new_token() -> str:
    """Return 192 random bits as text that can stand in a link."""
    return secrets.token_urlsafe(_BYTES)


def key_of(token: str) -> str:
    """Return the note under which a token is kept: its hash."""
    return TOKEN + hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


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
        if key.startswith(TOKEN)
    }
