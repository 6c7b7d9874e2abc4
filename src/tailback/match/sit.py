"""Sit: someone takes a seat and adds a seed. When the last seat is taken the match begins."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from tailback.kit import Seat
from tailback.kit.chance import SEED_BYTES
from tailback.match.check import refused, said_before
from tailback.match.entry import Entry
from tailback.match.message import Answer
from tailback.match.run import Run, Step, run
from tailback.match.table import Chair, Table

LONGEST_NAME: Final = 40


def decide(
    table: Table, seat: Seat, id: str, name: str, seed: str | None = None, bot: str | None = None
) -> Entry | Answer:
    """Return the entry by which someone sits down, or why not; ``bot`` names who thinks."""
    if (answer := said_before(table, seat, id, name=name)) is not None:
        return answer
    if not is_name(name):
        return refused(table, seat, id, "bad-name")
    if seed is not None and read_seed(seed) is None:
        return refused(table, seat, id, "bad-seed")
    if table.chairs[seat].kind != "open":
        return refused(table, seat, id, "taken")
    body = {"seat": seat, "id": id, "name": name, "bot": bot}
    body["seed"] = seed.lower() if seed else secrets.token_bytes(SEED_BYTES).hex()
    return Entry("sit", {**body, "draws": _draws(table, body)})


def _draws(table: Table, body: Mapping[str, Any]) -> list[str]:
    """Return the draws of a match that begins with this seat; none if others are still open."""
    before, at = table.chairs, body["seat"]
    table.chairs = [_chair(body) if i == at else replace(c) for i, c in enumerate(before)]
    try:
        return list(run(table, ()).draws) if table.full else []
    finally:
        table.chairs = before


def fold(table: Table, body: Mapping[str, Any]) -> tuple[Step, ...]:
    """Seat someone; begin when all are there."""
    if table.chairs[body["seat"]].kind != "open":
        raise ValueError("this seat is already taken")
    table.chairs[body["seat"]] = _chair(body)
    made = run(table, ()) if table.full else Run((), ())
    if list(made.draws) != body["draws"]:
        raise ValueError("the draws are not those that the seeds give")
    if not table.full:
        return ()
    table.begun = True
    return table.take(made)


def _chair(body: Mapping[str, Any]) -> Chair:
    kind = "person" if body["bot"] is None else "bot"
    seed = read_seed(body["seed"])
    if seed is None:
        raise ValueError("a seed is 64 hexadecimal digits")
    return Chair(kind, body["name"], seed, body["bot"])


def is_name(name: object) -> bool:
    """Return whether this can stand on a page and in a transcript as a player's name."""
    return (
        isinstance(name, str)
        and 0 < len(name) <= LONGEST_NAME
        and name.isprintable()
        and name.strip() == name
    )


def read_seed(text: str) -> bytes | None:
    """Return the seed that a text means, or None."""
    try:
        seed = bytes.fromhex(text)
    except (TypeError, ValueError):
        return None
    return seed if len(seed) == SEED_BYTES and len(text) == 2 * SEED_BYTES else None
