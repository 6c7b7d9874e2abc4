"""SHIFT-17 … SHIFT-27: cards and the end, each clause by name, and where two of them meet."""

from __future__ import annotations

import pytest

from tailback.games.shift import GAME, Stage
from tailback.kit import Finished
from tests.games.shift.table import (
    EMPTY,
    drawn,
    legal,
    picture,
    play,
    refused,
    shown,
    step,
    table,
)

ROOMY = """
    .....|....|.....
    .AA..|....|..B..
    >>...|....|..B..
    .....|....|...<<
    .....|....|.....
    .....|....|.....
"""

LAST_STEPS = """
    .....|....|.....
    .....|....|.....
    .....|....|..>>.
    .....|....|...<<
    .....|....|.....
    .....|....|.....
"""
"""Gold needs three steps to be wholly off."""

LOCKED = """
    .....|....|.....
    ....A|A...|.....
    >>...|....|.....
    .....|....|...<<
    .....|....|.....
    .....|....|.....
"""


# Cards


@pytest.mark.clause("SHIFT-17")
def test_the_steps_of_a_move_are_split_freely() -> None:
    assert shown(play(table(ROOMY, "M4"), "M4 A+1 B+1 >+1 A+1")) == picture("""
        .....|....|.....
        ...AA|....|.....
        .>>..|....|..B..
        .....|....|..B<<
        .....|....|.....
        .....|....|.....
    """)


@pytest.mark.clause("SHIFT-17")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_exactly_so_many_steps_are_made(n: int) -> None:
    position = step(table(ROOMY, f"M{n}"), f"M{n}")
    for left in range(n, 0, -1):
        assert position.stage is Stage.PARTS
        assert position.steps == left
        assert dict(refused(position, ".").details)["case"] == "exact"
        position = step(position, ">+1")
    assert position.stage is Stage.DRAW


@pytest.mark.clause("SHIFT-17")
def test_each_step_must_be_possible_when_it_is_made() -> None:
    position = step(table(ROOMY, "M3"), "M3")
    assert dict(refused(position, "A+2").details)["case"] == "unit"
    wide = step(position, "A-1")
    assert "A-1" in legal(position)
    assert refused(wide, "A-1").clause == "SHIFT-13"


@pytest.mark.clause("SHIFT-17")
def test_with_loose_moves_the_rest_may_be_given_up() -> None:
    position = step(table(ROOMY, "M3", exact_moves=False), "M3")
    assert dict(refused(position, ".").details)["case"] == "first-step"
    position = step(position, ">+1")
    assert "." in legal(position)
    assert step(position, ".").stage is Stage.DRAW


@pytest.mark.clause("SHIFT-17", "SHIFT-23")
def test_the_shift_stays_due_when_steps_are_given_up() -> None:
    position = step(table(ROOMY, "MS2", exact_moves=False), "MS2", ">+1", ".")
    assert position.stage is Stage.PARTS
    assert {move[0] for move in legal(position)} == {"L", "R"}
    assert dict(refused(position, ">+1").details)["case"] == "all-made"


@pytest.mark.clause("SHIFT-18")
def test_a_vehicle_may_step_forth_and_back_within_one_card() -> None:
    position = play(table(ROOMY, "M2"), "M2 A+1 A-1")
    assert shown(position) == picture(ROOMY)
    assert position.stage is Stage.DRAW


@pytest.mark.clause("SHIFT-19")
def test_a_shift_takes_the_vehicles_of_its_section_along() -> None:
    assert shown(play(table(ROOMY, "SH"), "SH L-2")) == picture("""
        .....|    |
        .AA..|    |
        >>...|....|.....
        .....|....|..B..
        .....|....|..B..
        .....|....|...<<
             |....|.....
             |....|.....
    """)


@pytest.mark.clause("SHIFT-19")
def test_a_shift_goes_any_number_of_rows_at_either_end() -> None:
    position = step(table(ROOMY, "SH"), "SH")
    rows = [n for n in range(-5, 6) if n]
    assert legal(position) == {f"{section}{n:+d}" for section in "LR" for n in rows}
    assert dict(refused(position, ">+1").details)["case"] == "no-drive"
    assert dict(refused(step(table(ROOMY, "M1"), "M1"), "L+1").details)["case"] == "no-shift"
    assert shown(play(table(ROOMY, "SH"), "SH R+5")).split("\n")[5] == ".....|....|....."


@pytest.mark.clause("SHIFT-19")
def test_vehicles_at_the_seam_do_not_stop_a_shift() -> None:
    beside = """
        .....|A...|.....
        ...BB|A...|.....
        >>...|....|.....
        .....|....|...<<
        .....|....|.....
        .....|....|.....
    """
    assert shown(play(table(beside, "SH"), "SH L-1")).split("\n")[1] == "...BB|A...|....."


THREE_UP = """
    .....|    |
    .....|    |
    .....|    |
    .AA..|....|.....
    >>...|....|.....
    .....|....|.....
         |....|...<<
         |....|.....
         |....|.....
"""
"""The left section stands three rows higher."""


@pytest.mark.clause("SHIFT-20")
def test_a_row_must_run_through_all_three_sections() -> None:
    position = step(table(THREE_UP, "SH"), "SH")
    assert {m for m in legal(position) if m[0] == "R"} == {f"R{n:+d}" for n in range(-5, 3) if n}
    assert {m for m in legal(position) if m[0] == "L"} == {f"L{n:+d}" for n in range(-2, 9) if n}
    refusal = refused(position, "R+3")
    assert refusal.clause == "SHIFT-20"
    assert dict(refusal.details) == {"section": "R", "rows": 3, "way": "down"}


@pytest.mark.clause("SHIFT-20")
def test_in_duo_each_end_shares_a_row_with_the_centre_only() -> None:
    position = step(table(THREE_UP, "SH", edition="duo"), "SH")
    assert {m for m in legal(position) if m[0] == "R"} == {f"R{n:+d}" for n in range(-5, 6) if n}
    assert {m for m in legal(position) if m[0] == "L"} == {f"L{n:+d}" for n in range(-2, 9) if n}
    assert refused(position, "R+6").clause == "SHIFT-20"
    assert shown(step(position, "R+5")) == picture("""
        .....|    |
        .....|    |
        .....|    |
        .AA..|....|
        >>...|....|
        .....|....|
             |....|
             |....|
             |....|.....
             |    |.....
             |    |.....
             |    |...<<
             |    |.....
             |    |.....
    """)


@pytest.mark.clause("SHIFT-21")
@pytest.mark.parametrize("edition", ["shift", "duo"])
def test_a_straddling_vehicle_locks_its_seam_only(edition: str) -> None:
    position = step(table(LOCKED, "SH", edition=edition), "SH")
    assert {move[0] for move in legal(position)} == {"R"}
    refusal = refused(position, "L+1")
    assert refusal.clause == "SHIFT-21"
    assert dict(refusal.details) == {"section": "L", "vehicle": "A"}


@pytest.mark.clause("SHIFT-21")
@pytest.mark.parametrize(
    ("row", "free"),
    [
        ("....>|>...|.....", "R"),
        (".....|...>|>....", "L"),
        ("...AA|A...|..>>.", "R"),
        ("....A|AA..|..>>.", "R"),
        (".....|..AA|A.>>.", "L"),
        (".....|...A|AA>>.", "L"),
        ("...AA|....|..>>.", "LR"),
        (".....|A...|..>>.", "LR"),
    ],
)
def test_heroes_and_long_vehicles_lock_too(row: str, free: str) -> None:
    drawing = picture(EMPTY).replace(">>...|....|.....", row)
    if "|A...|" in row and row.startswith("....."):
        drawing = drawing.replace(".....|....|.....", ".....|A...|.....", 2).replace(
            ".....|A...|.....", ".....|....|.....", 1
        )
    position = step(table(drawing, "SH", "silver"), "SH")
    assert {move[0] for move in legal(position)} == set(free)


@pytest.mark.clause("SHIFT-22")
def test_a_slide_goes_as_far_as_the_next_vehicle_and_may_stop_short() -> None:
    position = step(table(ROOMY, "SL"), "SL")
    slides = {*("A-1",), *(f"A+{n}" for n in range(1, 9))}
    assert {move for move in legal(position) if move[0] == "A"} == slides
    assert {move for move in legal(position) if move[0] == "B"} == {"B-1", "B+1", "B+2", "B+3"}
    assert {move for move in legal(position) if move[0] == ">"} == {f">+{n}" for n in range(1, 10)}
    assert shown(step(position, "A+4")).split("\n")[1] == ".....|AA..|..B.."
    assert step(position, "A+4").stage is Stage.DRAW
    assert refused(position, "A+9").clause == "SHIFT-12"


@pytest.mark.clause("SHIFT-22", "SHIFT-15")
def test_a_slide_ends_at_a_seam_whose_row_is_missing() -> None:
    two_up = shown(play(table(ROOMY, "SH"), "SH L-2"))
    position = step(table(two_up, "SL"), "SL")
    assert {move for move in legal(position) if move[0] == "A"} == {"A-1", "A+1", "A+2"}


@pytest.mark.clause("SHIFT-23")
@pytest.mark.parametrize("turn", ["MS2 >+2 L+1", "MS2 L+1 >+2", "MS2 >+1 L+1 >+1"])
def test_steps_and_shift_come_in_any_order(turn: str) -> None:
    assert shown(play(table(ROOMY, "MS2"), turn)) == picture("""
             |....|.....
        .....|....|..B..
        .AA..|....|..B..
        ..>>.|....|...<<
        .....|....|.....
        .....|....|.....
        .....|    |
    """)


@pytest.mark.clause("SHIFT-23")
def test_one_shift_and_it_costs_no_steps() -> None:
    position = step(table(ROOMY, "MS2"), "MS2", "L+1")
    assert position.steps == 2
    assert dict(refused(position, "R+1").details)["case"] == "shift-done"
    after = step(position, ">+1", ">+1")
    assert after.stage is Stage.DRAW


@pytest.mark.clause("SHIFT-24")
def test_a_locked_shift_may_become_possible_by_steps() -> None:
    both = picture(LOCKED).replace("....A|A...|.....", "....A|A..B|B....")
    position = step(table(both, "MS1"), "MS1")
    assert not {move for move in legal(position) if move[0] in "LR"}
    freed = step(position, "A-1")
    assert freed.stage is Stage.PARTS
    assert {move[0] for move in legal(freed)} == {"L"}


@pytest.mark.clause("SHIFT-24")
def test_a_possible_shift_may_be_lost_by_steps() -> None:
    one = picture(LOCKED).replace("....A|A...|.....", "...AA|...B|B....")
    position = step(table(one, "MS1"), "MS1")
    assert {move[0] for move in legal(position)} >= {"L"}
    assert step(position, "A+1").stage is Stage.DRAW


# The end


@pytest.mark.clause("SHIFT-25")
def test_a_hero_wholly_off_wins_at_once() -> None:
    position = step(table(LAST_STEPS, "M4"), "M4", ">+1", ">+1")
    assert shown(position).split("\n")[2] == ".....|....|....>>"
    assert position.stage is Stage.PARTS  # partly off is not a win
    position = step(position, ">+1")
    assert GAME.pending(position) == Finished((1, 2), None, "SHIFT-25")
    assert shown(position) == picture(LAST_STEPS).replace("..>>.", ".....")
    assert position.steps == 0  # the fourth step is not made, nothing is drawn
    assert sum(position.hands[0]) == 3
    assert refused(position, ">+1").clause == "SHIFT-25"


@pytest.mark.clause("SHIFT-25")
def test_silver_wins_over_the_left_end() -> None:
    near = (
        picture(EMPTY).replace("...<<", ".....").replace(".....|....|.....", "<<...|....|.....", 1)
    )
    position = step(table(near, "M3", "silver"), "M3", "<-1", "<-1")
    assert GAME.pending(position) == Finished((2, 1), None, "SHIFT-25")


@pytest.mark.clause("SHIFT-26")
def test_a_slide_may_take_the_hero_straight_off() -> None:
    open_road = picture(EMPTY)
    position = step(table(open_road, "SL"), "SL")
    assert legal(position) == {f">+{n}" for n in range(1, 15)}
    won = step(position, ">+14")
    assert GAME.pending(won) == Finished((1, 2), None, "SHIFT-25")
    assert step(position, ">+13").stage is Stage.DRAW
    further = refused(step(table(LAST_STEPS, "SL"), "SL"), ">+4")
    assert (further.clause, dict(further.details)["spaces"]) == ("SHIFT-26", 3)


@pytest.mark.clause("SHIFT-26", "SHIFT-16")
def test_a_hero_partly_off_slides_off_by_one() -> None:
    partly = picture(LAST_STEPS).replace("..>>.", "....>>")
    position = step(table(partly, "SL"), "SL")
    assert ">+1" in legal(position)
    assert step(position, ">+1").stage is Stage.WON


@pytest.mark.clause("SHIFT-27")
def test_after_the_turn_limit_the_game_is_a_draw() -> None:
    position = table(ROOMY, "M1", turn_limit=2, pile="M2 M2 M2")
    position = drawn(step(position, "M1", ">+1"), "M2")
    assert position.stage is Stage.CARD
    position = drawn(step(position, "M1", "<-1"), "M2")
    assert GAME.pending(position) == Finished((1, 1), None, "SHIFT-27")
    assert refused(position, "M2").clause == "SHIFT-27"


@pytest.mark.clause("SHIFT-27", "SHIFT-25")
def test_a_win_in_the_last_turn_is_a_win() -> None:
    position = step(table(LAST_STEPS, "M3", turn_limit=1), "M3", ">+1", ">+1", ">+1")
    assert position.stage is Stage.WON


@pytest.mark.clause("SHIFT-27")
def test_without_a_limit_a_game_goes_on() -> None:
    assert GAME.options().turn_limit is None
    assert GAME.facts(GAME.options()).longest is None
    position = table(ROOMY, "M1", turns=10_000)
    assert drawn(step(position, "M1", ">+1"), "M2").stage is Stage.CARD
