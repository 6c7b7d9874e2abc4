"""BASH-1 to BASH-9: the course and the set-up, each clause by name."""

from __future__ import annotations

import random

import pytest

from tailback.games.bash.course import house, ready, ready_courses
from tailback.games.bash.game import GAME
from tailback.games.bash.graph import graph_of
from tailback.games.bash.happenings import Reshuffled
from tailback.games.bash.moves import CARD_INDEX
from tailback.games.bash.position import Position, backs
from tailback.kit import HIDDEN, NATURE, Ages, Chance, Decision, Seating
from tests.games.bash.build import (
    Car,
    asks,
    build,
    drive,
    energies,
    legal,
    lives,
    options,
    outcomes,
    plain,
    play,
    spaces,
    told,
    wrong,
)
from tests.games.bash.courses import PORTALS


def started(seats: int, course: str = "first-race", **more: object) -> Position:
    """Return a race at its first moment."""
    return GAME.start(GAME.options(course=course, **more), Seating(seats))


def up_to(position: Position, task: str) -> Position:
    """Let chance fall as it may until this task asks."""
    rng = random.Random(1)
    while asks(position) != task:
        pending = GAME.pending(position)
        assert isinstance(pending, Chance)
        position = GAME.play(position, {NATURE: rng.choice(pending.outcomes)})
    return position


# The course


@pytest.mark.clause("BASH-1")
def test_the_first_race_is_laid_clockwise_and_closes() -> None:
    course = GAME.options().course
    assert str(course) == "01 02 03 08 04 07"
    assert len(graph_of(course).names) == 91
    curves = [side.name for side in course.sides if side.shape == "curve"]
    assert curves == ["02A", "03A", "04A", "07A"]
    assert not any(laid.endswith("-left") for laid in course.laid)
    start = build(["5:M4", "0:L5"])
    assert spaces(drive(start, 0, 1)) == ["0:M0'", "0:L5"]


@pytest.mark.clause("BASH-1")
def test_the_line_lies_at_the_end_of_tile_01() -> None:
    graph = graph_of(GAME.options().course)
    assert [graph.names[space] for space in graph.grid] == [
        "0L5",
        "0R4",
        "0L3",
        "0R2",
        "0L1",
        "0R0",
    ]
    assert plain(drive(build(["0:M4'", "0:L5"]), 0, 1)).finished == (0,)
    assert plain(drive(build(["0:M3'", "0:L5"]), 0, 1)).finished == ()


@pytest.mark.clause("BASH-2")
@pytest.mark.parametrize(
    ("course", "why"),
    [
        ("01 02 03", "does not close"),
        ("01 02 03 08 04 12", "does not close"),
        ("01 02 03 08 11 04 07", "does not close"),
        ("01 02 03-left 08 04 07", "does not close"),
        ("05 02 03 08 04 07", "begins with tile 01"),
        ("01 02 02B 08 04 07", "tile 02 is used twice"),
        ("01 12 02 03 08B 04 09 07", "08B needs tile 04B right beside it"),
        ("01 11B 02 03 12B 04 09", "11B needs tile 12B right beside it"),
        ("01 02 03 99 04 07", "there is no tile 99"),
        ("01 02 03 08-left 04 07", "tile 08 is straight"),
    ],
)
def test_a_bad_course_is_refused_with_the_reason(course: str, why: str) -> None:
    assert why in wrong(course)


@pytest.mark.clause("BASH-2")
def test_a_course_that_runs_into_itself_is_refused() -> None:
    assert "tile 12" in wrong("01 05 02 03 04 12 06 07 09 10")


@pytest.mark.clause("BASH-2")
def test_a_curve_to_the_left_is_mirrored() -> None:
    left = "01 02-left 03-left 08 04-left 07-left"
    graph = graph_of(options(left).course)
    assert [name for name in graph.names if name.startswith("1L")] == ["1L0", "1L1", "1L2", "1L3"]
    assert [name for name in graph.names if name.startswith("1R")][-1] == "1R5"
    position = build(["2:R2", "0:L5"], course=left)
    assert spaces(drive(position, 0, 1))[0] == "2:M2"


@pytest.mark.clause("BASH-3")
@pytest.mark.parametrize(
    ("space", "near"),
    [
        ("3:M2", "3L2 3L3 3M1 3M3 3R2 3R3"),
        ("3:L2", "3L1 3L3 3M1 3M2"),
        ("3:M0", "2M4 3L0 3M1 3R0"),
        ("3:L5", "3L4 3M4 4L0"),
        ("4:R2", "4M2 4M3 4R1 4R3"),
        ("4:R0", "3R5 4M0 4R1"),
        ("2:L5", "2M4 3L0"),
    ],
)
def test_adjacent_is_what_shares_a_side(space: str, near: str) -> None:
    position = build([Car(space, hand=("bomb1s", "steer1s", "steer1s")), "0:L5"])
    assert sorted(legal(play(position, "bomb1s"))[:-1]) == near.split()


@pytest.mark.clause("BASH-4")
def test_a_lane_that_ends_runs_into_its_neighbour() -> None:
    assert spaces(drive(build(["3:R2", "0:L5"]), 0, 3))[0] == "3:M4"
    assert spaces(drive(build(["2:L1", "0:L5"]), 0, 2))[0] == "2:M2"


@pytest.mark.clause("BASH-4")
def test_a_lane_that_begins_again_is_entered_by_steering_only() -> None:
    assert spaces(drive(build(["3:M4", "0:L5"]), 0, 1))[0] == "4:M0"
    position = play(build(["3:M4", "0:L5"]), "steer1s")
    assert legal(position) == ["3L4", "3L5", "3R5", "no"]
    assert spaces(play(position, "3:R5"))[0] == "4:R0"


@pytest.mark.clause("BASH-5")
def test_cars_start_with_three_lives_and_no_energy() -> None:
    position = started(6)
    assert lives(position) == [3] * 6
    assert energies(position) == [0] * 6


# Cards


@pytest.mark.clause("BASH-6")
def test_there_are_two_decks_of_31_and_24() -> None:
    position = started(2)
    assert [sum(deck) for deck in position.decks] == [31, 24]
    assert {name[-1] for name in outcomes(position)} == {"s"}


@pytest.mark.clause("BASH-6")
def test_an_empty_deck_is_its_discards_with_the_card_just_played() -> None:
    position = build(["2:M0", "0:L5"], decks=((), ("bomb3r",)))
    story = told(position, "repair1s")
    assert Reshuffled(0, 1) in story
    assert outcomes(play(position, "repair1s")) == {"=repair1s": 1}


@pytest.mark.clause("BASH-6")
def test_without_cards_or_discards_the_other_deck_is_drawn_from() -> None:
    rush = ("bomb3r", "repair3r", "star3r")
    position = build([Car("2:M0", hand=rush), "0:L5"], decks=((), ("steer3r", "steer4r")))
    after = play(position, "repair3r")
    assert outcomes(after) == {"=steer3r": 1, "=steer4r": 1}
    bare = build([Car("2:M0", hand=rush), "0:L5"], decks=((), ()))
    assert outcomes(play(bare, "repair3r")) == {"=repair3r": 1}


@pytest.mark.clause("BASH-6")
def test_a_stolen_card_is_seen_by_two_and_a_lost_one_by_all() -> None:
    black = build(
        [Car("3:M1", energy=3), "3:M2", "0:L5"], colours="black,blue,green", decks=((), ())
    )
    story = told(black, "level3", "3:L2", "3:L3", "done", "=steer1s")
    stolen = [one for one in story if type(one).__name__ == "Stole"]
    seen = [GAME.shown_to(stolen, viewer)[0].card for viewer in (0, 1, 2, None)]
    assert seen[:2] == [CARD_INDEX["steer1s"]] * 2
    assert seen[2:] == [HIDDEN] * 2
    green = build([Car("2:M0", energy=3), "2:M1", "0:L5"], colours="green,blue,black")
    story = told(green, "level3", "=steer1s", "=repair1s")
    lost = [one for one in story if type(one).__name__ == "LostCard"]
    assert [[one.card for one in GAME.shown_to(lost, viewer)] for viewer in (0, 2, None)] == [
        [CARD_INDEX["steer1s"], CARD_INDEX["repair1s"]]
    ] * 3
    gone = play(green, "level3", "=steer1s", "=repair1s")
    assert GAME.view(None, gone, None).table.discards == {"steer1s": 1, "repair1s": 1}


@pytest.mark.clause("BASH-7")
def test_the_youngest_stands_in_front_and_the_back_gets_faster_cards() -> None:
    assert GAME.facts(GAME.options()).ages == Ages(whole=False, lot=False)
    seating = Seating(6, by_age=(2, 0, 1, 3, 4, 5))
    position = up_to(GAME.start(GAME.options(), seating), "Fill")
    assert position.strip == (2, 3, 4, 5, 0, 1)
    assert [spaces(position)[car] for car in position.strip] == [
        "0:L5", "0:R4", "0:L3", "0:R2", "0:L1", "0:R0",
    ]  # fmt: skip
    assert [backs(position.hands[car]) for car in position.strip] == [
        (3, 0), (3, 0), (2, 1), (2, 1), (1, 2), (1, 2),
    ]  # fmt: skip
    scene = GAME.scene(GAME.options(), seating)
    others = GAME.view(scene, position, 0)
    assert others.table.backs[4] == (2, 1)
    assert others.own is not None
    assert len(others.own.hand) == 3
    assert GAME.view(scene, position, None).own is None


@pytest.mark.clause("BASH-7")
@pytest.mark.parametrize(
    ("course", "tasks"),
    [
        (PORTALS, ("LayPortals", "LayBoost", "Fill")),
        ("01 02 07 10-left 09 11B 12B 04 06 03 08 05", ("LeaveSeams", "LayBoost", "Fill")),
    ],
)
def test_the_youngest_makes_the_rolls_and_choices_of_the_set_up(
    course: str, tasks: tuple[str, ...]
) -> None:
    position = GAME.start(options(course, boost=True), Seating(3, by_age=(2, 0, 1)))
    asked: set[tuple[str, int | None]] = set()
    while (task := asks(position)) != "Act":
        pending = GAME.pending(position)
        if isinstance(pending, Chance):
            who, seat, move = NATURE, pending.seat, pending.outcomes[0]
        else:
            assert isinstance(pending, Decision)
            who = seat = pending.seats[0]
            move = GAME.legal(position, who)[0]
        if task != "Deal":
            asked.add((task, seat))
        position = GAME.play(position, {who: move})
    assert asked == {(task, 2) for task in tasks}


@pytest.mark.clause("BASH-8")
@pytest.mark.parametrize(
    ("cars", "strip"), [(2, "sr"), (3, "srr"), (4, "ssrr"), (5, "sssrr"), (6, "sssrrr")]
)
def test_the_strip_shows_the_deck_of_each_place(cars: int, strip: str) -> None:
    where = ["2:M0", "3:M0", "4:M0", "5:M0", "0:M0", "0:L5"][:cars]
    drawn = ""
    for turn in range(cars):
        position = play(build(where, turn=turn), "repair1s")
        (deck,) = {name[-1] for name in outcomes(position)}
        drawn += deck
    assert drawn == strip


@pytest.mark.clause("BASH-9")
@pytest.mark.parametrize(
    ("roll", "boulders"),
    [
        ("=1", ()),
        ("=2", ("1:R2",)),
        ("=3", ("1:M3", "1:R2")),
        ("=4", ("1:L4", "1:M3", "1:R2")),
        ("=6", ("1:L4", "1:M3", "1:R2")),
    ],
)
def test_the_tile_after_01_is_filled_before_the_first_turn(
    roll: str, boulders: tuple[str, ...]
) -> None:
    position = up_to(started(2), "Fill")
    assert outcomes(position) == {f"={n}": 1 for n in range(1, 7)}
    after = play(position, roll)
    assert plain(after).boulders == boulders
    assert asks(after) == "Act"


def test_the_ready_courses_use_every_tile_on_both_sides() -> None:
    laid = {name for course in ready_courses() for name in ready(course).laid}
    paired = {name for pair in house().pairs for name in pair.split("-")}
    assert laid == {*house().sides, *paired}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("preset", GAME.options_type.presets)
def test_a_preset_can_be_started_with_any_number_of_players(preset: str, seats: int) -> None:
    chosen = GAME.options(**GAME.options_type.presets[preset])
    assert up_to(GAME.start(chosen, Seating(seats)), "Act").round == 1


def test_with_everything_on_most_tiles_lie_on_their_special_side() -> None:
    laid = GAME.options(**GAME.options_type.presets["everything"]).course.laid
    special = [name for name in laid if name.endswith("B")]
    assert len(special) > len(laid) / 2


@pytest.mark.clause("BASH-9")
def test_every_ready_course_can_be_started() -> None:
    for name in ready_courses():
        assert up_to(started(3, name), "Act").round == 1
        assert ready(name).laid[0] in ("01A", "01B")
