"""Sit: someone takes a seat and commits to a seed. When all are taken the seeds are revealed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final
from unicodedata import category, normalize

from tailback.kit import Seat
from tailback.kit.chance import bot_seed, read_commitment
from tailback.match.apply import NOTHING, Applied, apply_moves
from tailback.match.entry import Entry
from tailback.match.messages import Rejection
from tailback.match.preconditions import held, new, unused
from tailback.match.state import Chair, MatchState
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
    state: MatchState,
    seat: Seat,
    id: str,
    name: str,
    commitment: str | None = None,
    bot: str | None = None,
    key: str | None = None,
) -> tuple[Entry, Applied]:
    """Return the entry by which someone sits down; ``bot`` names who thinks.

    A person brings the ``commitment`` to a seed; a computer player's seed is nobody's choice.

    With a ``key`` the seat is opened by that alone from now on; a key has one use.
    """
    own = {} if key is None else {"key": key}
    new(state, seat, id, name=name, key=key, commitment=commitment)
    if not is_name(name):
        raise Rejection("bad-name")
    held(state, seat)
    if state.chairs[seat].kind != "open":
        raise Rejection("taken")
    if key is not None:
        unused(state, key)
    if (read_commitment(commitment) is None) != (bot is not None):
        raise Rejection("bad-commitment")
    return seated(
        state, {"seat": seat, "id": id, "name": name, "commitment": commitment, **own}, bot
    )


def seated(
    state: MatchState, body: Mapping[str, Any], bot: str | None = None
) -> tuple[Entry, Applied]:
    """Return the entry of someone who may sit down there.

    Without a commitment the seed follows from the server's.
    """
    body = {**body, "bot": bot}
    applied = beginning(state, {}, body)
    return Entry("sit", {**body, "draws": applied.draws}), applied


def beginning(
    state: MatchState, seeds: Mapping[Seat, bytes], sat: Mapping[str, Any] | None = None
) -> Applied:
    """Return how a match begins with these seeds and this seat; nothing happens without all."""
    chairs = [*state.chairs]
    if sat is not None:
        chairs[sat["seat"]] = _chair(state, sat)
    for seat, seed in seeds.items():
        chairs[seat] = replace(chairs[seat], seed=seed)
    if any(chair.seed is None for chair in chairs):
        return NOTHING
    return apply_moves(state, dice=state.seeds.dice(chairs))


def begin(state: MatchState, applied: Applied) -> None:
    """Begin the match, if every seat and every seed is there."""
    if all(chair.seed is not None for chair in state.chairs):
        state.begun = True
        state.apply(applied)


def read(state: MatchState, body: Mapping[str, Any]) -> Applied:
    """Return what an entry brings about."""
    if state.chairs[body["seat"]].kind != "open":
        raise ValueError("this seat is already taken")
    return beginning(state, {}, body)


def apply(state: MatchState, body: Mapping[str, Any], applied: Applied) -> None:
    """Seat someone; begin when all are there."""
    state.chairs[body["seat"]] = _chair(state, body)
    if "key" in body:
        state.keys.seats[body["seat"]] = body["key"]
    if state.full:
        state.deal.full_at, state.deal.terms = state.at, whole(state).terms()
    begin(state, applied)


def _chair(state: MatchState, body: Mapping[str, Any]) -> Chair:
    kind = "person" if body["bot"] is None else "bot"
    seed, given = None, body["commitment"]
    if given is None:
        seed = bot_seed(state.seeds.commitment, body["seat"])
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
