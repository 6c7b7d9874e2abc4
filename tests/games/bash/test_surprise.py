"""Courses by lot are valid, of the wanted length, and various; what the editor knows is true."""

from __future__ import annotations

import json
import random
from collections import Counter
from statistics import mean

import pytest

from tailback.games.bash.bots.search import play_on
from tailback.games.bash.course import BRIDGE, house, read_course, ready_courses
from tailback.games.bash.game import GAME
from tailback.games.bash.graph import graph_of
from tailback.games.bash.options import BashOptions
from tailback.games.bash.position import ROUNDS
from tailback.games.bash.surprise import LENGTHS, shapes, surprise
from tailback.kit import OptionError, Seating
from tests.games.bash import sheet
from tests.games.bash.build import options
from tests.harness.scale import SOAK

COURSES = 504 if SOAK else 126
"""As many for each length."""


def test_every_course_by_lot_is_read_back() -> None:
    used: Counter[str] = Counter()
    for number in range(COURSES):
        length = LENGTHS[number % len(LENGTHS)]
        course = surprise(length, random.Random(number))
        assert len(course.laid) == length
        assert read_course(str(course)) == course
        graph_of(course)
        used.update(laid.removesuffix("-left") for laid in course.laid)
    pairs = {name for key in house().pairs for name in key.split("-")}
    assert set(used) == {*house().sides, *pairs, BRIDGE}


def test_the_same_number_gives_the_same_course() -> None:
    one, again, other = (
        str(BashOptions.read({"course": f"surprise 10 {number}"}).course) for number in (1, 1, 2)
    )
    assert one == again != other


@pytest.mark.parametrize("wish", ["surprise", "surprise 5 1", "surprise 13 1", "surprise 8 x"])
def test_a_wish_that_cannot_be_met_is_told(wish: str) -> None:
    with pytest.raises(OptionError, match="a surprise has 6 to 12 tiles"):
        BashOptions.read({"course": wish})


def test_rings_are_even() -> None:
    assert [bool(shapes(length, closed=True)) for length in LENGTHS] == [True, False] * 3 + [True]


def test_the_kept_sheet_is_the_present_one() -> None:
    if not sheet.PLACE.parent.is_dir():
        pytest.skip("there is no web/ here")
    assert sheet.PLACE.read_text("utf-8") == sheet.text(), "run: python -m tests.games.bash.sheet"
    assert sheet.BOX.read_text("utf-8") == sheet.box(), "run: python -m tests.games.bash.sheet"


def test_a_tile_is_the_same_wherever_it_lies() -> None:
    kept = sheet.sheet()
    for number in range(60):
        course = surprise(LENGTHS[number % len(LENGTHS)], random.Random(number))
        for key, tile, rows in sheet.spaces_of(options(str(course))):
            told = kept[key]["spaces"]
            told = sheet.mirrored(told) if tile.turn == "left" else told
            assert sorted(rows) == sorted(told), (str(course), key)


@pytest.mark.parametrize("name", ready_courses())
def test_a_race_takes_as_many_rounds_as_the_editor_says(name: str) -> None:
    pace = sheet.PLACE.parent / "editor" / "pace.json"
    if not pace.is_file():
        pytest.skip("there is no web/ here")
    chosen = options(name)
    starts = (GAME.start(chosen, Seating(cars)) for cars in (2, 4, 6))
    driven = mean(play_on(start, random.Random(1), ROUNDS).round for start in starts)
    said = graph_of(chosen.course).size / json.loads(pace.read_text("utf-8"))["spaces"]
    assert abs(driven - said) < 0.2 * said
