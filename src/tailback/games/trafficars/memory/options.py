"""What the players of Traffic-Memory may choose before the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from tailback.games.trafficars.deck import DECK
from tailback.games.trafficars.memory.book import BOOK
from tailback.games.trafficars.memory.moves import MOST_JOKERS
from tailback.kit import OptionError, Options, option
from tailback.kit.options import Presets

SHORTEST: Final = 6


@dataclass(frozen=True, kw_only=True)
class MemoryOptions(Options):
    """The options of Traffic-Memory: which numbers lie on the table, and whether jokers do."""

    presets: ClassVar[Presets] = {
        "younger": {"low": 1, "high": 12},
        "jokers": {"jokers": True},
        "full": {"low": 1, "high": 50, "jokers": True},
    }
    low: int = option(1, whole=(1, DECK.numbers))
    high: int = option(30, whole=(1, DECK.numbers))
    jokers: bool = option(False, flag=True)
    turn_limit: int | None = option(None, whole=(1, 1_000_000), none=True, more=True)

    def check(self) -> None:
        """Refuse fewer numbers than MEM-1 allows."""
        if self.numbers < SHORTEST:
            low = min(self.low, DECK.numbers + 1 - SHORTEST)
            what = BOOK.sentence(
                "wrong-numbers",
                low=self.low,
                high=self.high,
                least=SHORTEST,
                first=low,
                last=low + SHORTEST - 1,
            )
            raise OptionError("high", what)

    @property
    def numbers(self) -> int:
        """How many numbers are in use."""
        return self.high - self.low + 1

    @property
    def pack(self) -> int:
        """The numbers in use, as bits."""
        return (2 << self.high) - (1 << self.low)

    @property
    def joker_cards(self) -> int:
        """How many jokers join (MEM-9): 8 with 50 numbers, else in proportion, rounded."""
        if not self.jokers:
            return 0
        return (2 * MOST_JOKERS * self.numbers + DECK.numbers) // (2 * DECK.numbers)

    @property
    def places(self) -> int:
        """How many cards lie on the table."""
        return self.numbers + self.joker_cards
