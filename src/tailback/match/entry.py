"""Entries: what a log is made of. Each is a JSON object with one spelling, chained by hashes."""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

_ID: Final = re.compile(r"[0-9a-f]{32}")
_write: Final = json.JSONEncoder(sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode


class Entry(NamedTuple):
    """One thing written: its kind (the verb that wrote it) and what that verb needs to replay it.

    >>> Entry("resign", {"seat": 1}).text()
    '{"kind":"resign","seat":1}'
    >>> Entry.read('{"kind":"resign","seat":1}').body["seat"]
    1
    """

    kind: str
    body: Mapping[str, Any]

    def stamped(self, at: int, lease: int = 0) -> Entry:
        """Return the entry with the time at which it is written, in milliseconds since 1970.

        One that was decided by the time has that already. Where it is written under a lease, it has
        the number of that too.
        """
        body = {"at": at, **self.body}
        if lease:
            body["lease"] = lease
        return Entry(self.kind, body)

    def text(self) -> str:
        """Return the entry in its one spelling."""
        return _write({**self.body, "kind": self.kind})

    @classmethod
    def read(cls, text: str) -> Entry:
        """Return the entry of a text; raise ValueError where it is none."""
        body = json.loads(text)
        if not isinstance(body, dict) or not isinstance(body.get("kind"), str):
            raise ValueError("an entry is a JSON object with a kind")
        return cls(body.pop("kind"), body)


def root(match: str) -> str:
    """Return the hash that stands before a match's first entry."""
    return hashlib.sha256(match.encode()).hexdigest()


def link(previous: str, text: str) -> str:
    """Return the hash of an entry, which covers the one before it and so all before it."""
    return hashlib.sha256(f"{previous} {text}".encode()).hexdigest()


def new_id() -> str:
    """Return 128 random bits as text, for a match or a message."""
    return secrets.token_hex(16)


def is_id(text: object) -> bool:
    """Return whether a text can be the id of a message: 32 hexadecimal digits."""
    return isinstance(text, str) and _ID.fullmatch(text) is not None
