"""The cards and moves of Rush & Bash, one object for each; and what chance brings."""

from __future__ import annotations

from typing import Final, NamedTuple

DECKS: Final = ("sprint", "rush")
EFFECTS: Final = ("steer", "bomb", "missile", "repair", "star")
FASTEST: Final = 6
"""The highest acceleration that a card can have."""
MOST_TILES: Final = 26
"""How many tiles a course has at most, the 3D bridge counted."""
LONGEST_LANE: Final = 12


class Card(NamedTuple):
    """A kind of card: the deck that its back shows, its effect and its acceleration."""

    deck: int
    effect: str
    speed: int

    def __str__(self) -> str:
        return f"{self.effect}{self.speed}{DECKS[self.deck][0]}"


CARDS: Final = tuple(
    Card(deck, effect, speed)
    for deck in range(len(DECKS))
    for effect in EFFECTS
    for speed in range(1, FASTEST + 1)
)
"""Every kind of card that a box can have, the sprint cards first."""
KINDS: Final = len(CARDS) // len(DECKS)
"""How many kinds of cards a deck can have."""
CARD_INDEX: Final = {str(card): k for k, card in enumerate(CARDS)}
DECK_OF: Final = tuple(card.deck for card in CARDS)


class Move(NamedTuple):
    """What a seat does or chance brings; take it from the tables below, never by hand."""

    kind: str
    text: str
    value: int = 0

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text


PLAY: Final = tuple(Move("play", str(card), k) for k, card in enumerate(CARDS))
"""Play a card of the hand, by its index."""
DROP: Final = tuple(Move("drop", f"drop-{card}", k) for k, card in enumerate(CARDS))
"""Give up a card of a hand that has more than three."""
LEVEL: Final = tuple(Move("level", f"level{n}", n) for n in range(4))
"""Use the special ability at this level."""
LEAVE: Final = tuple(Move("leave", f"leave{n}", n) for n in range(MOST_TILES))
"""Leave the seam before this tile without a boost."""
USE: Final = Move("use", "use")
"""Use the effect of the card."""
NO: Final = Move("no", "no")
"""Do without the effect, or without the landslide."""
DONE: Final = Move("done", "done")
"""Go no further, use no ability, lay no more."""
SLIDE: Final = Move("slide", "slide")
"""Roll for a landslide."""
ROLL: Final = tuple(Move("roll", f"={n}", n) for n in range(7))
"""What a die shows, or the number of a portal."""
DRAW: Final = tuple(Move("draw", f"={card}", k) for k, card in enumerate(CARDS))
"""The card that is drawn, turned up, taken or lost, by its index."""

LANES: Final = "LMR"
SPACE_NAMES: Final = (
    *(f"{lane}{i}" for lane in LANES for i in range(LONGEST_LANE)),
    *(f"{lane}{side}" for lane in LANES for side in "ab"),
    *(f"B{i}" for i in range(1, 5)),
    *(f"C{i}" for i in range(1, 9)),
    *(f"X{i}" for i in range(1, 5)),
    "W",
)
"""What a space can be called: lane and index, portals, bridges, clearings, the lake."""
SPACES: Final = {
    f"{tile}{name}": Move("space", f"{tile}{name}")
    for tile in range(MOST_TILES)
    for name in SPACE_NAMES
}
"""Choose a space: to steer to, to lay something on, to drive on to."""
