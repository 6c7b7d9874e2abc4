"""Sit: someone takes a seat and adds a seed. When the last seat is taken the match begins."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final
from unicodedata import category, normalize

from tailback.kit import Seat
from tailback.kit.chance import SEED_BYTES
from tailback.match.check import held, new
from tailback.match.entry import Entry
from tailback.match.message import Denied
from tailback.match.run import NOTHING, Run, run
from tailback.match.table import Chair, Table

LONGEST_NAME: Final = 40
"""How many letters or other signs a name has at most, as people count them."""
MOST_MARKS: Final = 4
"""How many accents and other marks may stand on one of them."""
_BLANK: Final = frozenset(" \u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")
"""What is a letter or sign for Unicode, may be printed, and shows nothing: fillers of Hangul,
Braille without a dot, blank hieroglyphs, a note without a head, and what stands for an object.
Whatever else shows nothing is a mark, or is not printable."""


def decide(
    table: Table,
    seat: Seat,
    id: str,
    name: str,
    seed: str | None = None,
    bot: str | None = None,
    key: str | None = None,
) -> tuple[Entry, Run]:
    """Return the entry by which someone sits down; ``bot`` names who thinks.

    With a ``key`` the seat is opened by that alone from now on; a key opens one seat.
    """
    own = {} if key is None else {"key": key}
    new(table, seat, id, name=name, key=key)
    if not is_name(name):
        raise Denied("bad-name")
    held(table, seat)
    if table.chairs[seat].kind != "open" or (key is not None and key in table.keys.values()):
        raise Denied("taken")
    body = {"seat": seat, "id": id, "name": name, "bot": bot, "seed": given_seed(seed), **own}
    made = _begun(table, body)
    return Entry("sit", {**body, "draws": made.draws}), made


def _begun(table: Table, body: Mapping[str, Any]) -> Run:
    """Return how a match begins with this seat; nothing happens if others are still open."""
    chairs = [*table.chairs]
    chairs[body["seat"]] = _chair(body)
    if any(chair.kind == "open" for chair in chairs):
        return NOTHING
    return run(table, dice=table.dice(chairs))


def read(table: Table, body: Mapping[str, Any]) -> Run:
    """Return what an entry brings about."""
    if table.chairs[body["seat"]].kind != "open":
        raise ValueError("this seat is already taken")
    return _begun(table, body)


def take(table: Table, body: Mapping[str, Any], made: Run) -> None:
    """Seat someone; begin when all are there."""
    table.chairs[body["seat"]] = _chair(body)
    if "key" in body:
        table.keys[body["seat"]] = body["key"]
    if table.full:
        table.begun = True
        table.take(made)


def given_seed(text: str | None) -> str:
    """Return the seed that someone brought, or a new one where none was; in hexadecimal."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES).hex()
    if read_seed(text) is None:
        raise Denied("bad-seed")
    return text.lower()


def _chair(body: Mapping[str, Any]) -> Chair:
    kind = "person" if body["bot"] is None else "bot"
    seed = read_seed(body["seed"])
    if seed is None:
        raise ValueError("a seed is 64 hexadecimal digits")
    return Chair(kind, body["name"], seed, body["bot"])


def is_name(name: object) -> bool:
    """Return whether this can stand on a page and in a transcript as a player's name."""
    return isinstance(name, str) and is_line(name, LONGEST_NAME)


def is_line(text: str, longest: int) -> bool:
    """Return whether this is one printable line of so many letters at most.

    At least one of them shows something:

    >>> is_line("Zoë", 40), is_line("\u3164\u2800", 40)
    (True, False)
    """
    if len(text) > longest * (1 + MOST_MARKS):
        return False
    letters, marks, blank = 0, 0, True
    for sign in normalize("NFC", text):
        if category(sign).startswith("M"):
            marks += 1
        else:
            letters, marks = letters + 1, 0
            blank = blank and sign in _BLANK
        if marks > MOST_MARKS or not letters:
            return False
    fits = 0 < letters <= longest and text.isprintable() and text.strip() == text
    return fits and not blank


def read_seed(text: str) -> bytes | None:
    """Return the seed that a text means, or None."""
    try:
        seed = bytes.fromhex(text)
    except (TypeError, ValueError):
        return None
    return seed if len(seed) == SEED_BYTES and len(text) == 2 * SEED_BYTES else None
