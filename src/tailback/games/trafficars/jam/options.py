"""What the players of jam may choose before the game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from tailback.games.trafficars.deck import DECK, LONGEST_TRAILERS, read_trailers, write_trailers
from tailback.games.trafficars.jam.moves import CARDS, INDEX, NUMBERS
from tailback.games.trafficars.seats import SEATS
from tailback.kit import Options, Refusal, SetupError, option
from tailback.kit.options import Presets, one_of

Counts = tuple[int, ...]
"""How many cards of each kind, in the order of ``CARDS``."""


@dataclass(frozen=True, kw_only=True)
class JamOptions(Options):
    """The options of jam; those for younger players are JAM-21 to JAM-26."""

    presets: ClassVar[Presets] = {
        "family": {"hand": 5, "too_low": False},
        "younger": {"hand": 5, "lanes": 2, "below": 30, "specials": False},
        "small": {"hand": 3, "lanes": 2, "below": 20, "specials": False, "too_low": False},
        "rounds": {"rounds": 3},
    }
    lanes: int = option(3, whole=(2, 3))
    hand: int = option(10, choices=("10", "5", "3"), reader=one_of(10, 5, 3))
    below: int | None = option(
        None, choices=("10", "20", "30"), none=True, reader=one_of(10, 20, 30)
    )
    specials: bool = option(True, flag=True)
    too_long: bool = option(True, flag=True)
    too_low: bool = option(True, flag=True)
    rounds: int = option(1, whole=(1, 100))
    trailers: tuple[int, ...] = option(
        DECK.trailers,
        reader=read_trailers,
        writer=write_trailers,
        longest=LONGEST_TRAILERS,
        more=True,
    )
    trailer_points: int = option(
        1, choices=("1", "2"), reader=one_of(1, 2), more=True, later=True
    )  # JAM-19

    trailer_gaps: bool = option(False, flag=True, more=True)  # JAM-10

    def check(self) -> None:
        """Refuse what cannot be dealt even to the fewest players (JAM-27)."""
        check_deal(self, SEATS[0])

    def fills_gaps(self, card: int) -> bool:
        """Return whether a numbered card may go into a gap (JAM-10, JAM-17)."""
        return self.trailer_gaps or card not in self.trailers


@lru_cache(maxsize=256)
def deck_of(options: JamOptions) -> Counts:
    """Return the cards in play (CARS-1, JAM-21, JAM-24)."""
    counts = [0] * len(CARDS)
    for number in range(1, min(options.below or NUMBERS + 1, NUMBERS + 1)):
        counts[number] = 1
    if options.specials:
        for card, copies in DECK.specials:
            counts[INDEX[card]] = copies
    return tuple(counts)


def check_deal(options: JamOptions, seats: int) -> None:
    """Raise :class:`SetupError` where hands and rows cannot be dealt (JAM-27)."""
    deck = deck_of(options)
    cards, hand, lanes = sum(deck), options.hand, options.lanes
    fit = cards - sum(deck[number] for number in options.trailers)
    dealt = {"seats": seats, "hand": hand, "lanes": lanes}
    problems = [
        Refusal.of("JAM-27", case=case, cards=given, needed=due, **dealt)
        for case, given, due in (("cards", cards, seats * hand + lanes), ("trailers", fit, lanes))
        if given < due
    ]
    if problems:
        raise SetupError(problems)
