"""What the players of Shift may choose before the game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import ClassVar, Final

from tailback.games.shift.book import BOOK
from tailback.games.shift.moves import CARDS
from tailback.games.shift.setup import (
    COLOURS,
    LONGEST_SETUP,
    Setup,
    printed,
    read_setup,
    write_setup,
)
from tailback.kit import OptionError, Options, TailbackError, option, quoted
from tailback.kit.options import Presets, is_whole, not_whole
from tailback.kit.phrasebook import KIT

Counts = tuple[int, ...]
"""How many cards of each kind, in the order of ``CARDS``."""

NO_CARDS: Final[Counts] = (0,) * len(CARDS)
HAND: Final = 4
SMALLEST_DECK: Final = 2 * HAND + 1
_MOST_OF_A_KIND: Final = 99
LONGEST_DECK: Final = 200
"""How large a deck is at most, as text or as a table."""


@cache
def default_deck() -> Counts:
    """Return the 32 cards of ``deck.toml``, whose counts are unverified."""
    source = (resources.files(__package__) / "deck.toml").read_text("utf-8")
    return read_deck(tomllib.loads(source)["cards"])


def read_deck(value: object) -> Counts:
    """Return card counts from a mapping or from a text such as ``M1=6,SH=4``; others are 0."""
    if isinstance(value, str):
        value = _pairs(value)
    if not isinstance(value, Mapping):
        raise TailbackError(BOOK.sentence("wrong-deck"))
    counts = dict.fromkeys(CARDS, 0)
    for card, count in value.items():
        if card not in counts:
            raise TailbackError(KIT.sentence("not-choice", value=quoted(card), choices=CARDS))
        counts[card] = _count(str(card), count)
    total = sum(counts.values())
    if total < SMALLEST_DECK:
        what = BOOK.sentence("wrong-deck-small", cards=total, least=SMALLEST_DECK, hand=HAND)
        raise TailbackError(what)
    if total == counts["SH"]:
        raise TailbackError(BOOK.sentence("wrong-deck-still"))
    return tuple(counts.values())


def named(counts: Counts) -> tuple[tuple[str, int], ...]:
    """Return the counts by card, zeros left out."""
    return tuple([(card, n) for card, n in zip(CARDS, counts, strict=True) if n])


def more(counts: Counts, k: int, n: int = 1) -> Counts:
    """Return the counts with so many more cards of one kind."""
    return (*counts[:k], counts[k] + n, *counts[k + 1 :])


def _pairs(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for part in text.split(",") if text.strip() else ():
        card, _, count = (word.strip() for word in part.partition("="))
        if card in found:
            raise TailbackError(KIT.sentence("named-twice", value=quoted(card)))
        found[card] = count
    return found


def _count(card: str, count: object) -> int:
    if isinstance(count, str) and is_whole(count):
        count = int(count)
    if isinstance(count, int) and not isinstance(count, bool) and 0 <= count <= _MOST_OF_A_KIND:
        return count
    why = not_whole(count, 0, _MOST_OF_A_KIND)
    raise TailbackError(KIT.sentence("field-wrong", field=card, why=why))


@dataclass(frozen=True, kw_only=True)
class ShiftOptions(Options):
    """The options of Rush Hour Shift and Duo."""

    presets: ClassVar[Presets] = {"duo": {"edition": "duo"}}
    edition: str = option("shift", choices=("shift", "duo"), more=True)
    setup: Setup = option(printed(1), reader=read_setup, writer=write_setup, longest=LONGEST_SETUP)
    extra_vehicles: bool = option(False, flag=True, more=True)
    deck: Counts = option(
        default_deck(),
        reader=read_deck,
        writer=lambda deck: dict(named(deck)),
        longest=LONGEST_DECK,
        more=True,
    )
    exact_moves: bool = option(True, flag=True, more=True)
    all_parts: bool = option(True, flag=True, more=True)
    turn_limit: int | None = option(None, whole=(1, 1_000_000), none=True, more=True)
    starter: str = option("youngest", choices=("youngest", "lot", "gold", "silver"))

    def check(self) -> None:
        """Refuse a set-up that breaks SHIFT-3."""
        if len(self.setup.colours) not in (0, len(self.setup.vehicles) - 2):
            raise OptionError("setup", BOOK.sentence("wrong-colours"))
        for colour in self.setup.colours:
            if colour not in COLOURS:
                what = KIT.sentence("not-choice", value=quoted(colour), choices=list(COLOURS))
                raise OptionError("setup", what)
        self.setup.board(extra=self.extra_vehicles)
