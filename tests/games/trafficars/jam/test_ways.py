"""What the table says before a card is chosen: what rows count, and where each card would go."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tailback.games.trafficars.jam import GAME, Position
from tailback.kit.walk import random_walk
from tests.games.trafficars.jam.table import place, play, rows, seen, table


def ways(position: Position, seat: int, card: str) -> list[str]:
    """Return where the seat is told that a card would go, and what it would take there."""
    own = seen(position, seat).own
    assert own is not None
    return [
        f"{way.move} {way.how}" + ("" if way.takes is None else f" {way.takes}")
        for way in own.ways[card]
    ]


ROWS = """
    12 25 28
    31 P
    A 3 11 20
"""


@pytest.mark.clause("JAM-19")
@pytest.mark.parametrize(
    ("drawing", "options", "costs"),
    [
        (ROWS, {}, (3, 3, 5)),
        ("12 _ T+25\n31+37\nA+A", {}, (4, 2, 4)),
        ("12 _ T+25\n31+37\nA+A", {"trailer_points": 2}, (4, 3, 4)),
    ],
)
def test_a_row_says_what_its_cards_count(
    drawing: str, options: dict[str, Any], costs: tuple[int, ...]
) -> None:
    position = table(drawing, "9", "5", **options)
    for viewer in (0, 1, None):
        assert seen(position, viewer).table.costs == costs


@pytest.mark.parametrize(
    ("clause", "card", "expected"),
    [
        ("JAM-7", "29", ["r1 joined", "r2 joined"]),
        ("JAM-9", "22", ["r2 joined", "r3 joined 5"]),
        ("JAM-12", "27", ["r2 hitched", "r3 hitched"]),
        ("JAM-13", "A", ["r1 front", "r2 front", "r3 front 5"]),
        ("JAM-14", "P", ["r1 joined", "r2 joined", "r3 joined 5"]),
        ("JAM-18", "T", ["r1 towed", "r2 towed", "r3 towed 4"]),
    ],
)
def test_a_card_says_where_it_would_go(clause: str, card: str, expected: list[str]) -> None:
    position = table(ROWS, f"{card} 40", "6 50")
    assert ways(position, 0, card) == expected, clause


def test_a_card_that_is_too_low_takes_any_row() -> None:
    drawing = "12 25\n31\n20 21 22 23"
    low = table(drawing, "4 40", "6 50")
    assert ways(low, 0, "4") == ["r1 low 2", "r2 low 1", "r3 low 4"]
    kinder = table(drawing, "4 40", "6 50", too_low=False)
    assert ways(kinder, 0, "4") == ["r1 front", "r2 front", "r3 front 4"]


def test_a_gap_is_a_place_of_its_own() -> None:
    position = table("12 _ T+25\n31\n40", "16 45", "6 50")
    assert ways(position, 0, "16") == ["r1g2 filled"]


def test_whoever_places_is_told_of_that_card_alone_and_others_of_none() -> None:
    position = play(table("12\n31\n40", "4 45", "6 50"), "4", "50")
    (one, other) = (seen(position, seat).own for seat in (0, 1))
    assert one is not None and other is not None
    assert list(one.ways) == ["4"]
    assert other.ways == {}
    assert rows(place(position, p0="r2")) == ["12", "4", "40 50"]


def test_what_was_said_is_what_happens() -> None:
    """Where one seat alone lays a card, its row and its points become what its ways said."""
    checked = 0
    for seed in range(60):
        options = GAME.options(hand=5, too_low=seed % 2 == 0, trailer_points=1 + seed % 2)
        for step in random_walk(GAME, GAME.start(options), random.Random(seed)):
            position = step.after
            view = seen(position, None)
            if view.table.stage != "place" or len(position.queue) != 1:
                continue
            (seat,) = position.asked
            own = seen(position, seat).own
            assert own is not None
            (said,) = own.ways.values()
            assert [way.move for way in said] == [str(m) for m in GAME.legal(position, seat)]
            for way in said:
                before = view.table.penalty_points[seat] + view.table.points[seat]
                after = seen(place(position, **{f"p{seat}": way.move})).table
                now = after.penalty_points[seat] * (after.stage != "over") + after.points[seat]
                assert now - before == (way.takes or 0)
                checked += 1
    assert checked > 20
