"""Counts of the ways to go on, kept in ``tests/perft/shuttles.txt``.

Each line: name, position text, and the counts for depths 1 to 4, between bars. They come from the
engine; here the counts of small depth are found again by the slow reference, and all of them by the
bot's own board, which generates moves in its own way.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from tailback.games.shuttles import GAME, Position
from tailback.games.shuttles.bots.alphabeta import Search
from tailback.kit.walk import perft
from tests.games.shuttles.reference import Reference
from tests.games.shuttles.test_against_reference import snapshot
from tests.harness.scale import SOAK

FILE = Path(__file__).parents[2] / "perft" / "shuttles.txt"


class Line(NamedTuple):
    name: str
    text: str
    counts: tuple[int, ...]

    @property
    def position(self) -> Position:
        return GAME.notation.position(self.text, GAME.start(GAME.options(first="south")))


def lines() -> list[Line]:
    found = []
    for line in FILE.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            name, text, counts = line.split(" | ")
            found.append(Line(name, text, tuple(map(int, counts.split()))))
    return found


def slow(state: dict[str, object], depth: int) -> int:
    """Count with the reference, made anew for every position."""
    here = Reference.at(state, {})
    if here.pending().kind == "finished":
        return 0
    (seat,) = here.pending().seats
    if depth == 1:
        return len(here.legal(seat))
    total = 0
    for move in here.legal(seat):
        after = Reference.at(state, {})
        after.do({seat: move})
        if after.pending().kind == "decision":
            total += slow(after.snapshot(), depth - 1)
    return total


def test_eleven_positions_and_four_depths() -> None:
    found = lines()
    assert found[0].name == "start"
    assert len(found) == 11
    assert all(len(line.counts) == 4 for line in found)


@pytest.mark.parametrize("line", lines(), ids=lambda line: line.name)
def test_the_engine_counts_the_same(line: Line) -> None:
    for depth, count in enumerate(line.counts if SOAK else line.counts[:3], 1):
        assert perft(GAME, line.position, depth) == count


@pytest.mark.parametrize("line", lines(), ids=lambda line: line.name)
def test_the_reference_counts_the_same(line: Line) -> None:
    for depth, count in enumerate(line.counts[: 2 if SOAK else 1], 1):
        assert slow(snapshot(line.position), depth) == count


@pytest.mark.parametrize("line", lines(), ids=lambda line: line.name)
def test_the_bots_board_counts_the_same(line: Line) -> None:
    """But for claims and for the draw by repetition, which its search treats apart."""
    if line.name.startswith(("claim", "refusal")):
        return
    for depth, count in enumerate(line.counts[:3], 1):
        assert Search(line.position).count(depth) == count
