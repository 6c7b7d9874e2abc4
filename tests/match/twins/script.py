"""What twins are made of: acts of the seats, and how every draw falls."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple, TypeAlias

from tailback.kit import NATURE, AnyGame, Chance, Decision, Finished, Options, Seating
from tests.match.desk import options_of

History: TypeAlias = list[Mapping[int, Any]]
TIME = 10.0
"""The seconds of a window at the tables of twins."""


class Act(NamedTuple):
    """What one seat does: ``how`` is commit, try, or wrong for a commit that is refused.

    Nobody's acts are ``idle`` and ``clock``: nothing happens, or so many seconds go by.
    """

    seat: int
    move: str
    how: str = "commit"

    @property
    def moves(self) -> list[str]:
        return self.move.split()


IDLE = Act(-1, "", "idle")
"""Nothing happens, and the viewer asks again whether something has."""


def wait(seconds: float) -> Act:
    return Act(-1, str(seconds), "clock")


class Script(NamedTuple):
    """What the seats do, and which outcome falls at each draw."""

    acts: tuple[Act, ...]
    falls: tuple[int, ...]


class Twins(NamedTuple):
    """Two scripts that a viewer must not be able to tell apart, and the table they are played at.

    Whoever comes only after ``since`` acts has heard nothing before.
    """

    game: AnyGame
    one: Script
    other: Script
    seats: int = 2
    options: Options | None = None
    time: float | None = TIME
    since: int = 0


Maker: TypeAlias = Callable[[random.Random, int | None], Iterator[Twins]]


class Rigged:
    """Dice that fall as a script says."""

    def __init__(self, falls: Sequence[int], drawn: int) -> None:
        self.falls = falls
        self.drawn = drawn

    def pick(self, weights: Sequence[int]) -> int:
        self.drawn += 1
        return self.falls[self.drawn - 1]


class Acted(NamedTuple):
    """The script of a history, and how much of the history has happened after each act."""

    script: Script
    ends: list[int]


def script_of(
    game: AnyGame, history: History, seats: int = 2, options: Options | None = None
) -> Acted:
    """Return the script of a history; an answer that is held back is waited for.

    A history that the rules do not allow is cut off where it fails, after a whole act.
    """
    position = game.start(options or options_of(game), Seating(seats))
    acts: list[Act] = []
    falls: list[int] = []
    ends: list[int] = []
    for number, moves in enumerate(history):
        pending = game.pending(position)
        if isinstance(pending, Chance):
            if moves.get(NATURE) not in pending.outcomes:
                break
            falls.append(pending.outcomes.index(moves[NATURE]))
        else:
            if NATURE in moves or any(m not in game.legal(position, s) for s, m in moves.items()):
                break
            acts += [Act(seat, game.notation.move_text(m)) for seat, m in moves.items()]
            if isinstance(pending, Decision) and pending.hold and pending.default in moves.values():
                acts.append(wait(TIME))
        position = game.apply(position, moves)
        if isinstance(game.pending(position), Finished):
            break  # the end reveals everything
        if not isinstance(game.pending(position), Chance):
            ends += [number + 1] * (len(acts) - len(ends))
    return Acted(Script(tuple(acts[: len(ends)]), tuple(falls)), ends)


def shared(one: Acted, other: Acted, revealed: int) -> int:
    """Return how many acts two scripts have in common before something is revealed."""
    pairs = zip(one.ends, other.ends, one.script.acts, other.script.acts, strict=False)
    return sum(1 for _ in takewhile(lambda p: p[0] == p[1] <= revealed and p[2] == p[3], pairs))


def until(acts: int, one: Acted, other: Acted) -> tuple[Script, Script]:
    """Return two scripts up to so many acts."""
    first, second = one.script, other.script
    return Script(first.acts[:acts], first.falls), Script(second.acts[:acts], second.falls)


class Said(NamedTuple):
    """Something that reached a viewer, and by which channel."""

    channel: str
    text: str


def differences(first: Sequence[Said], second: Sequence[Said]) -> set[str]:
    """Return the channels in which more, or something else, is said to one of the twins."""
    found = {a.channel for a, b in zip(first, second, strict=False) if a != b}
    return found if len(first) == len(second) else {*found, "number"}


async def telling_apart(
    twins: Iterable[Twins], told: Callable[[Twins, Script], Awaitable[list[Said]]], enough: str = ""
) -> set[str]:
    """Return the channels by which some twins can be told apart; one of them may be enough."""
    found: set[str] = set()
    said: dict[Twins, list[Said]] = {}
    for pair in twins:
        assert pair.one != pair.other
        alone = pair._replace(other=pair.one)
        if alone not in said:  # many may have the same twin
            said = {alone: await told(pair, pair.one)}
        found |= differences(said[alone], await told(pair, pair.other))
        if enough in found:
            break
    assert said
    return found
