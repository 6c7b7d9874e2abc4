"""A position of Rush & Bash: everything there is at one moment, as a value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from tailback.games.bash.cars import Decks
from tailback.games.bash.graph import Graph, graph_of
from tailback.games.bash.moves import DECK_OF, KINDS
from tailback.games.bash.options import BashOptions
from tailback.games.bash.task import Task
from tailback.kit import Viewer, everyone

LIFE: Final = 3
ENERGY: Final = 3
HAND: Final = 3
BOMBS: Final = 9
BOULDERS: Final = 14
ROUNDS: Final = 200
"""After so many rounds a race ends as it stands; none has come near."""


Hands: TypeAlias = tuple[tuple[int, ...], ...]
Places: TypeAlias = tuple[int, ...]


class Position(NamedTuple):
    """Cars, things on the track, cards, and what is still to be done.

    Cars are numbered by seat, then the bots. Decks are counts: no order of cards exists before
    they are drawn. Tasks lie in a pile, the last one is done first.
    """

    options: BashOptions
    round: int
    turn: int
    """Which place of the strip is having its turn."""
    strip: tuple[int, ...]
    places: Places
    life: tuple[int, ...]
    energy: tuple[int, ...]
    hands: Hands
    decks: Decks
    discards: Decks
    bombs: Places
    boulders: Places
    boosts: tuple[int, ...]
    portals: tuple[tuple[int, ...], tuple[int, ...]]
    """The numbers of the portals on the tile reached first, and on the other."""
    snout: int
    """On which paw the Snout is, -1 if there is none."""
    visited: int
    filled: int
    """Tiles as bits."""
    due: tuple[int, ...]
    """The tiles to be filled at the end of the turn, counted on over the laps."""
    used: bool
    """Whether the ability has been used in this turn."""
    met: tuple[str, ...]
    """The kinds of tiles whose flash the car has met in its own turn."""
    tasks: tuple[Task, ...]

    @property
    def graph(self) -> Graph:
        """Return the graph of the course."""
        return graph_of(self.options.course)

    @property
    def active(self) -> int:
        """Return the car whose turn it is."""
        return self.strip[self.turn]

    def __hash__(self) -> int:
        return hash(self[1:])

    def __repr__(self) -> str:
        return f"<bash: round {self.round}, car {self.active}, {len(self.tasks)} tasks>"


def backs(hand: Sequence[int]) -> tuple[int, int]:
    """Return how many sprint and rush cards a hand has: what everyone sees of it."""
    rush = sum(DECK_OF[card] for card in hand)
    return len(hand) - rush, rush


def bits(mask: int) -> tuple[int, ...]:
    """Return the numbers of the bits that are set."""
    return tuple([bit for bit in range(mask.bit_length()) if mask >> bit & 1])


def cards_left(decks: Decks, discards: Decks, hands: Hands) -> Decks:
    """Return what is left of the decks: all cards but those discarded and in hands."""
    held = Counter(card for hand in hands for card in hand)
    full, gone = (*decks[0], *decks[1]), (*discards[0], *discards[1])
    left = [full[card] - gone[card] - held[card] for card in range(len(full))]
    return tuple(left[:KINDS]), tuple(left[KINDS:])


def _hands(position: Position, viewer: Viewer) -> object:
    own = None if viewer is None else position.hands[viewer]
    return [backs(hand) for hand in position.hands], own


def _sizes(position: Position, viewer: Viewer) -> object:
    return [sum(deck) for deck in position.decks]


KNOWN: Final = {
    **everyone("options", "round", "turn", "strip", "places", "life", "energy", "discards"),
    **everyone("bombs", "boulders", "boosts", "portals", "snout", "visited", "filled", "due"),
    **everyone("used", "met", "tasks"),
    "hands": _hands,
    "decks": _sizes,
}
"""BASH-6, BASH-7: hands are hidden but for their backs, and so is what the decks hold."""


def driver(car: int, seats: int, strip: Sequence[int]) -> int:
    """Return the seat that decides and rolls for a car; for a bot the last one (BASH-73)."""
    return car if car < seats else next(other for other in reversed(strip) if other < seats)
