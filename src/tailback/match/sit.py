"""Sit: someone takes a seat and commits to a seed. When all are taken the seeds are revealed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final
from unicodedata import category, normalize

from tailback.kit import Seat
from tailback.kit.chance import bot_seed, read_commitment
from tailback.match.check import held, new, unused
from tailback.match.entry import Entry
from tailback.match.message import Denied
from tailback.match.run import NOTHING, Run, run
from tailback.match.table import Chair, Table
from tailback.match.transcript import whole

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
    commitment: str | None = None,
    bot: str | None = None,
    key: str | None = None,
) -> tuple[Entry, Run]:
    """Return the entry by which someone sits down; ``bot`` names who thinks.

    A person brings the ``commitment`` to a seed; a computer player's seed is nobody's choice.

    With a ``key`` the seat is opened by that alone from now on; a key has one use.
    """
    own = {} if key is None else {"key": key}
    new(table, seat, id, name=name, key=key, commitment=commitment)
    if not is_name(name):
        raise Denied("bad-name")
    held(table, seat)
    if table.chairs[seat].kind != "open":
        raise Denied("taken")
    if key is not None:
        unused(table, key)
    if (read_commitment(commitment) is None) != (bot is not None):
        raise Denied("bad-commitment")
    return seated(
        table, {"seat": seat, "id": id, "name": name, "commitment": commitment, **own}, bot
    )


def seated(table: Table, body: Mapping[str, Any], bot: str | None = None) -> tuple[Entry, Run]:
    """Return the entry of someone who may sit down there.

    Without a commitment the seed follows from the server's.
    """
    body = {**body, "bot": bot}
    made = beginning(table, {}, body)
    return Entry("sit", {**body, "draws": made.draws}), made


def beginning(
    table: Table, seeds: Mapping[Seat, bytes], sat: Mapping[str, Any] | None = None
) -> Run:
    """Return how a match begins with these seeds and this seat; nothing happens without all."""
    chairs = [*table.chairs]
    if sat is not None:
        chairs[sat["seat"]] = _chair(table, sat)
    for seat, seed in seeds.items():
        chairs[seat] = replace(chairs[seat], seed=seed)
    if any(chair.seed is None for chair in chairs):
        return NOTHING
    return run(table, dice=table.seeds.dice(chairs))


def begin(table: Table, made: Run) -> None:
    """Begin the match, if every seat and every seed is there."""
    if all(chair.seed is not None for chair in table.chairs):
        table.begun = True
        table.take(made)


def read(table: Table, body: Mapping[str, Any]) -> Run:
    """Return what an entry brings about."""
    if table.chairs[body["seat"]].kind != "open":
        raise ValueError("this seat is already taken")
    return beginning(table, {}, body)


def take(table: Table, body: Mapping[str, Any], made: Run) -> None:
    """Seat someone; begin when all are there."""
    table.chairs[body["seat"]] = _chair(table, body)
    if "key" in body:
        table.keys.seats[body["seat"]] = body["key"]
    if table.full:
        table.deal.full_at, table.deal.terms = table.at, whole(table).terms()
    begin(table, made)


def _chair(table: Table, body: Mapping[str, Any]) -> Chair:
    kind = "person" if body["bot"] is None else "bot"
    seed, given = None, body["commitment"]
    if given is None:
        seed = bot_seed(table.seeds.commitment, body["seat"])
    elif kind == "bot" or read_commitment(given) is None:
        raise ValueError("a person commits by 64 hexadecimal digits, a computer player by none")
    return Chair(kind, body["name"], seed, body["bot"], given)


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
