"""Positions of Rush & Bash from plain words, and plain words from positions.

A space is written ``3:M2``: tile of the course counted from 0, then the name of the space. A place
further on than the first lap has a ``'``: ``0:M2'`` is on the second lap, ``5:M4,`` on the lap
before the first. Moves, rolls and cards are written as in the game's notation.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from tailback.games.bash.cars import COLOURS
from tailback.games.bash.game import GAME
from tailback.games.bash.graph import Graph, graph_of
from tailback.games.bash.happenings import racers
from tailback.games.bash.movement import CARD, EFFECT, PUSH, Drive
from tailback.games.bash.moves import CARD_INDEX, CARDS, KINDS
from tailback.games.bash.options import BashOptions
from tailback.games.bash.position import Position
from tailback.games.bash.race import Race
from tailback.games.bash.task import PendingTask, Task
from tailback.games.bash.turn import Begin, Next
from tailback.kit import NATURE, Chance, Decision, OptionError

FIRST_RACE = "01 02 03 08 04 07"
BLUE, BLACK, GREEN, YELLOW, RED, WHITE = racers(COLOURS)
"""The cars as they are told of, where nobody has chosen one."""


@dataclass(frozen=True)
class Car:
    """A car in plain words."""

    space: str
    life: int = 3
    energy: int = 0
    hand: tuple[str, ...] = ()


Cars: TypeAlias = Sequence[Car | str]
"""Cars, or only where they are."""


@dataclass(frozen=True)
class Plain:
    """What lies on the course, in plain words."""

    cars: tuple[Car, ...]
    strip: tuple[int, ...]
    bombs: tuple[str, ...] = ()
    boulders: tuple[str, ...] = ()
    snout: str = ""
    finished: tuple[int, ...] = ()


@lru_cache(256)
def chosen(options: str) -> BashOptions:
    """Return options once for each choice, given as JSON."""
    return BashOptions.read(json.loads(options))


def options(course: object = FIRST_RACE, **more: object) -> BashOptions:
    """Return options with a course such as ``01 02-left 08B``, or with tiles of one's own."""
    return chosen(json.dumps({"course": course, **more}))


def wrong(course: str) -> str:
    """Return why a course is refused; nothing if it is not."""
    try:
        options(course)
    except OptionError as error:
        return str(error)
    return ""


def place(graph: Graph, text: str) -> int:
    """Return the place of ``3:M2`` on the first lap, ``3:M2'`` on the second."""
    lap = text.count("'") - text.count(",")
    return lap * graph.size + graph.ids[text.strip("',").replace(":", "")]


def text(graph: Graph, place: int) -> str:
    """Return a place in plain words."""
    lap, space = divmod(place, graph.size)
    name = graph.names[space].removeprefix(str(graph.tile[space]))
    return f"{graph.tile[space]}:{name}" + "'" * lap + "," * -lap


def build(
    cars: Cars,
    *,
    course: object = FIRST_RACE,
    strip: Sequence[int] | None = None,
    turn: int = 0,
    bombs: Iterable[str] = (),
    boulders: Iterable[str] = (),
    boosts: Iterable[str] = (),
    portals: tuple[Sequence[int], Sequence[int]] | None = None,
    snout: str = "",
    bots: int = 0,
    decks: tuple[Sequence[str], Sequence[str]] | None = None,
    round: int = 1,
    filled: bool = True,
    **more: object,
) -> Position:
    """Return the moment at which the turn of a place of the strip begins.

    The last ``bots`` cars are bots. Hands that are not given are three weak sprint cards. ``decks``
    names the cards of both decks; otherwise they hold all that is in no hand.
    """
    described = [Car(car) if isinstance(car, str) else car for car in cars]
    chosen = options(course, bots=bots, **more)
    graph = graph_of(chosen.course)
    seats = len(described) - bots
    hands = tuple(
        tuple(sorted(CARD_INDEX[card] for card in car.hand or ("steer1s", "repair1s", "repair1s")))
        for car in described[:seats]
    )
    held = [0] * len(CARDS)
    for hand in hands:
        for card in hand:
            held[card] += 1
    full = [*chosen.decks[0], *chosen.decks[1]]
    left = [max(0, count - taken) for count, taken in zip(full, held, strict=True)]
    if decks is not None:
        left = [0] * len(CARDS)
        for name in (*decks[0], *decks[1]):
            left[CARD_INDEX[name]] += 1
    every = (1 << graph.tiles) - 1
    numbers = portals or (tuple(range(1, 7)), tuple(range(1, 7)))
    position = Position(
        chosen,
        round,
        turn,
        tuple(strip if strip is not None else range(len(described))),
        tuple(place(graph, car.space) for car in described),
        tuple(car.life for car in described),
        tuple(car.energy for car in described),
        hands,
        (tuple(left[:KINDS]), tuple(left[KINDS:])),
        ((0,) * KINDS, (0,) * KINDS),
        tuple(sorted(place(graph, bomb) for bomb in bombs)),
        tuple(sorted(place(graph, boulder) for boulder in boulders)),
        tuple(place(graph, boost) for boost in boosts),
        (tuple(numbers[0]), tuple(numbers[1])) if graph.portals[0] else ((), ()),
        graph.paws.index(graph.ids[snout.replace(":", "")]) if snout else graph.home,
        every if filled else 1,
        every if filled else 1 << graph.after[0],
        (),
        False,
        (),
        (),
    )
    return run(position, Begin())


def run(position: Position, *tasks: Task) -> Position:
    """Return the position with these tasks done up to the first question."""
    race = Race(position)
    race.push(*tasks)
    race.run()
    return race.position()


def plain(position: Position) -> Plain:
    """Return a position in plain words; hands sorted, bombs and boulders without laps."""
    graph = position.graph
    hands = [tuple(str(CARDS[card]) for card in hand) for hand in position.hands]
    hands += [()] * (len(position.places) - len(hands))
    described = zip(position.places, position.life, position.energy, hands, strict=True)
    return Plain(
        tuple(Car(text(graph, at), life, energy, hand) for at, life, energy, hand in described),
        position.strip,
        tuple(sorted(text(graph, at % graph.size) for at in position.bombs)),
        tuple(sorted(text(graph, at % graph.size) for at in position.boulders)),
        text(graph, graph.paws[position.snout]) if position.snout >= 0 else "",
        tuple(car for car, at in enumerate(position.places) if at >= graph.finish),
    )


def spaces(position: Position) -> list[str]:
    """Return where the cars are."""
    return [car.space for car in plain(position).cars]


def play(position: Position, *words: str, story: list[Any] | None = None) -> Position:
    """Return the position after these moves and outcomes, each checked."""
    for word in words:
        move = GAME.notation.move(word.replace(":", ""))
        pending = GAME.pending(position)
        who = NATURE if isinstance(pending, Chance) else _asked(pending)
        position = GAME.play(position, {who: move}, story)
    return position


def _asked(pending: object) -> int:
    assert isinstance(pending, Decision), pending
    return int(pending.seats[0])


class Told(list[Any]):
    """A story; it is only equal to one of the same kinds, though tuples of two kinds may be."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and _typed(self) == _typed(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None

    def __contains__(self, one: object) -> bool:
        return (type(one), one) in _typed(self)

    def __getitem__(self, at: Any) -> Any:
        found = super().__getitem__(at)
        return Told(found) if isinstance(at, slice) else found


def _typed(story: list[Any]) -> list[tuple[type, Any]]:
    return [(type(one), one) for one in story]


def told(position: Position, *words: str) -> Told:
    """Return the story of these moves and outcomes, the kit's own happenings left out."""
    story: list[Any] = []
    play(position, *words, story=story)
    return Told(one for one in story if type(one).__name__ not in ("Moved", "ChanceOutcome"))


def legal(position: Position) -> list[str]:
    """Return the legal moves of the seat that is asked, as text."""
    pending = GAME.pending(position)
    return [str(move) for move in GAME.legal(position, _asked(pending))]


def asks(position: Position) -> str:
    """Return the name of the task that asks now; nothing at the end."""
    return type(position.tasks[-1]).__name__ if position.tasks else ""


def lives(position: Position) -> list[int]:
    """Return the life points of the cars."""
    return list(position.life)


def energies(position: Position) -> list[int]:
    """Return the energy of the cars."""
    return list(position.energy)


def outcomes(position: Position) -> dict[str, int]:
    """Return what chance can bring now, with weights."""
    pending = GAME.pending(position)
    assert isinstance(pending, Chance), pending
    return {str(o): w for o, w in zip(pending.outcomes, pending.weights, strict=True)}


def refused(position: Position, move: str) -> str:
    """Return the clause that refuses a move of the seat that is asked."""
    refusal = GAME.refusal(position, _asked(GAME.pending(position)), GAME.notation.move(move))
    return "" if refusal is None else refusal.clause


def kinds(story: Iterable[Any]) -> list[str]:
    """Return the kinds of happenings in their order."""
    return [type(one).__name__ for one in story]


def resolve(position: Position, *tasks: Task, answers: Iterable[str] = ()) -> Position:
    """Return what comes of tasks alone in the turn of the active car, with answers when due."""
    position = run(position._replace(tasks=()), *tasks)
    for word in answers:
        position = answer(position, word)
    return position


def answer(position: Position, word: str) -> Position:
    """Return what comes of an answer to what is asked, the tasks behind it done too."""
    assert position.tasks, f"nobody asks for {word}"
    race = Race(position)
    question = race.tasks.pop()
    assert isinstance(question, PendingTask)
    question.take(race, GAME.notation.move(word.replace(":", "")))
    race.run()
    return race.position()


def drive(position: Position, car: int, spaces: int, *answers: str, by: str = CARD) -> Position:
    """Return what comes of a car being moved: ``card``, ``effect``, ``push``, ``ability``."""
    return resolve(position, Drive(car, spaces, by), answers=answers)


__all__ = ["CARD", "EFFECT", "PUSH", "Next", "Car", "Plain", "build", "drive", "play", "plain"]
