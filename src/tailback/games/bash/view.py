"""What a view of Rush & Bash is made of: the course and cars, what lies open, a seat's own."""

from __future__ import annotations

from dataclasses import dataclass

from tailback.games.bash.move_preview import BashMovePreview
from tailback.games.bash.notation import Value


@dataclass(frozen=True, slots=True)
class BashTile:
    """A tile as it is laid."""

    name: str
    """Number and side, or ``X`` for the 3D bridge."""
    shape: str
    turn: str
    """``left`` or ``right`` for a curve, else nothing."""
    kind: str


@dataclass(frozen=True, slots=True)
class BashSpace:
    """A space of the course."""

    name: str
    tile: int
    lane: str
    start: int
    end: int
    """Where it begins and ends along its tile, in 1/72 of it."""
    far: int
    """Its progress from the beginning of tile 01, in half units."""
    next: tuple[str, ...]
    behind: str
    adjacent: tuple[str, ...]
    marks: tuple[str, ...]
    """Among ``flash``, ``red``, ``paw``, ``portal``, ``grid``, ``2+``, ``3+``, ``4+``, ``line``."""


@dataclass(frozen=True, slots=True)
class BashCar:
    """A car: seats first, then bots."""

    colour: str
    driver: str
    bot: bool
    level1: str
    """An effect, or a number of spaces."""
    level3: str
    spaces: int
    bombs: int


@dataclass(frozen=True, slots=True)
class BashScene:
    """What is agreed."""

    mark: str
    """How sure we are of the tiles."""
    tiles: tuple[BashTile, ...]
    spaces: tuple[BashSpace, ...]
    cars: tuple[BashCar, ...]
    strip: tuple[str, ...]
    """From which deck each place draws."""
    deck: tuple[tuple[str, int], ...]
    """How many there are of each card."""
    grid: tuple[int, ...]
    """The cars from grid place 1 on."""
    simple: bool
    boost: bool
    ability_level: str


@dataclass(frozen=True, slots=True)
class BashPlace:
    """Where a car is, and how it is."""

    space: str
    lap: int
    life: int
    energy: int
    finished: bool
    far: int
    """Its absolute progress."""


@dataclass(frozen=True, slots=True)
class BashThing:
    """A bomb or boulder: its space, and in which lap it counts."""

    space: str
    lap: int


@dataclass(frozen=True, slots=True)
class BashTask:
    """What is still to be done: the kind of the task, and its values in their order."""

    kind: str
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class BashTable:
    """What lies open."""

    round: int
    turn: int
    """The place of the strip that is having its turn."""
    asked: int | None
    stage: str
    """The kind of the task that asks; nothing at the end."""
    effect: str
    """The effect of the card that is asked about, if it is one."""
    strip: tuple[int, ...]
    cars: tuple[BashPlace, ...]
    backs: tuple[tuple[int, int], ...]
    """How many sprint and rush cards each seat holds."""
    decks: tuple[int, int]
    discards: dict[str, int]
    bombs: tuple[BashThing, ...]
    boulders: tuple[BashThing, ...]
    boosts: tuple[str, ...]
    portals: tuple[tuple[int, ...], tuple[int, ...]]
    snout: str | None
    visited: tuple[int, ...]
    filled: tuple[int, ...]
    due: tuple[int, ...]
    used: bool
    met: tuple[str, ...]
    tasks: tuple[BashTask, ...]
    """What is still to be done, the next last."""


@dataclass(frozen=True, slots=True)
class BashOwn:
    """What one seat alone sees."""

    hand: tuple[str, ...]
    ways: tuple[BashMovePreview, ...]
    """What each of its moves would bring about, where it is asked."""
