"""BASH-30 to BASH-51: encounters, going off the track, order and end, each clause by name."""

from __future__ import annotations

import pytest

from tailback.games.bash.game import GAME
from tailback.games.bash.graph import graph_of
from tailback.games.bash.happenings import Crossed, Damaged, Exploded, SetBack, Won
from tailback.games.bash.hazards import explode, hurt
from tailback.games.bash.movement import CARD, Drive
from tailback.games.bash.position import Position
from tailback.games.bash.race import Race
from tailback.kit import Finished
from tests.games.bash.build import (
    BLACK,
    GREEN,
    PUSH,
    RED,
    YELLOW,
    Car,
    Cars,
    Next,
    asks,
    build,
    drive,
    energies,
    kinds,
    legal,
    lives,
    options,
    plain,
    play,
    resolve,
    spaces,
    told,
)
from tests.games.bash.courses import JUNGLE, LAKE, PORTALS, own_tiles

CLEARINGS = "01 09B 07 12B 11B 04 05B 03B 02B 10-left 08"
"""A course with clearings right behind the finish line."""
SPEED = ("repair3s", "steer1s", "repair1s")


def off(position: Position, car: int = 0) -> str:
    """Return where a car comes to be when it is damaged at its last life point."""
    race = Race(position)
    race.track.life[car] = 1
    hurt(race, {car: 1})
    return spaces(race.position())[car]


def end_of(position: Position) -> Finished:
    pending = GAME.pending(position)
    assert isinstance(pending, Finished)
    return pending


# Encounters


@pytest.mark.clause("BASH-30")
def test_an_explosion_hits_its_space_and_all_adjacent_ones() -> None:
    cars: Cars = ["2:M0", "3:L2", "3:R3", "3:M3", "3:L1"]
    position = build(cars, bombs=["3:M2"], boulders=["3:M1", "3:M4"])
    race = Race(position)
    explode(race, [position.graph.ids["3M2"]])
    after = race.position()
    assert lives(after) == [3, 2, 2, 2, 3]
    assert (plain(after).bombs, plain(after).boulders) == ((), ("3:M4",))
    assert spaces(after) == cars


@pytest.mark.clause("BASH-30")
def test_bombs_explode_in_turn_and_each_counts_for_a_car() -> None:
    position = build(["2:M0", "3:L2", "3:L4"], bombs=["3:M1", "3:M2", "3:M3", "4:M1"])
    race = Race(position)
    explode(race, [position.graph.ids["3M1"]])
    after = race.position()
    assert lives(after) == [3, 1, 2]
    assert plain(after).bombs == ("4:M1",)


@pytest.mark.clause("BASH-30")
def test_the_whole_chain_is_worked_out_before_anybody_is_set_back() -> None:
    """The car that goes off would come to stand beside the second bomb, and be hurt once more."""
    cars: Cars = [Car("3:M3", 1), "2:M0", "0:L5"]
    position = build(cars, bombs=["3:M4", "3:L3"])
    story: list[object] = []
    race = Race(position, story)
    explode(race, [position.graph.ids["3M4"]])
    assert kinds(story) == ["Exploded", "Damaged", "SetBack"]
    chain = build(cars, bombs=["3:M4", "3:L4", "3:L3"])
    story = []
    race = Race(chain, story)
    explode(race, [chain.graph.ids["3M4"]])
    assert [type(one).__name__ for one in story] == ["Exploded"] * 3 + ["Damaged", "SetBack"]
    assert (race.position().life[0], spaces(race.position())[0]) == (3, "3:M2")


@pytest.mark.clause("BASH-31")
def test_a_boulder_costs_a_life_and_goes_back_to_stock() -> None:
    after = drive(build(["2:M0", "0:L5"], boulders=["2:M1"]), 0, 3)
    assert (spaces(after)[0], lives(after)[0], plain(after).boulders) == ("2:M1", 2, ())


@pytest.mark.clause("BASH-32")
def test_the_victim_is_damaged_and_pushed_two_spaces() -> None:
    after = drive(build(["2:M0", "2:M1"]), 0, 3)
    assert (spaces(after), lives(after)) == (["2:M1", "2:M3"], [3, 2])


@pytest.mark.clause("BASH-32")
def test_a_push_ends_at_the_next_thing_and_piles_up() -> None:
    cars: Cars = ["2:M0", "2:M1", "2:M2", "2:M4"]
    after = drive(build(cars, boulders=["3:M0"]), 0, 2)
    assert spaces(after) == ["2:M1", "2:M2", "2:M4", "3:M0"]
    assert lives(after) == [3, 2, 2, 1]
    assert plain(after).boulders == ()
    bomb = drive(build(["2:M0", "2:M1"], bombs=["2:M2"]), 0, 1)
    assert (spaces(bomb), lives(bomb)) == (["2:M1", "2:M2"], [2, 1])


@pytest.mark.clause("BASH-32")
def test_a_victim_that_goes_off_is_not_pushed() -> None:
    after = drive(build(["2:M2", Car("2:M3", 1)]), 0, 1)
    assert (spaces(after), lives(after)) == (["2:M3", "2:M2"], [3, 3])


@pytest.mark.clause("BASH-33")
def test_life_falls_to_one_and_then_the_car_is_off() -> None:
    race = Race(build(["2:M3", "0:L5"]))
    for life, space in ((2, "2:M3"), (1, "2:M3"), (3, "2:M2")):
        hurt(race, {0: 1})
        assert (race.track.life[0], spaces(race.position())[0]) == (life, space)


@pytest.mark.clause("BASH-33")
def test_surplus_damage_is_lost() -> None:
    race = Race(build([Car("2:M3", 2), "0:L5"]))
    assert hurt(race, {0: 5}) == [0]
    assert (race.track.life[0], race.energy[0]) == (3, 1)


@pytest.mark.clause("BASH-33")
def test_a_car_that_is_off_is_in_nobodys_way_until_it_is_set_back() -> None:
    """Both go off at once; the first is put where the second still seems to stand."""
    position = build([Car("2:M3", 1), Car("2:M2", 1), "0:L5"])
    race = Race(position)
    hurt(race, {0: 1, 1: 1})
    assert spaces(race.position())[:2] == ["2:M2", "1:M2"]
    later = Race(build([Car("3:L4", 1), Car("3:L2", 1), "0:L5"], strip=(0, 1, 2)))
    hurt(later, {0: 1, 1: 1})
    assert spaces(later.position())[:2] == ["3:L2", "2:M2"]


@pytest.mark.clause("BASH-34")
def test_a_finished_car_takes_no_damage_and_is_no_object() -> None:
    position = build(["1:M0", "1:M1'"], bombs=["1:M2"])
    assert spaces(drive(position, 0, 1)) == ["1:M1", "1:M1'"]
    race = Race(position)
    explode(race, [position.graph.ids["1M2"]])
    hurt(race, {1: 2})
    assert race.track.life == [3, 3]


# Off the track


@pytest.mark.clause("BASH-35")
@pytest.mark.parametrize(
    ("space", "to"),
    [
        ("2:M3", "2:M2"),
        ("2:M2", "1:M2"),
        ("3:L5", "3:L2"),
        ("4:R3", "4:R1"),
        ("1:L1", "0:L5"),
        ("1:M0", "0:M4"),
        ("0:M3'", "5:M2"),
    ],
)
def test_back_to_the_first_space_behind_the_nearest_line(space: str, to: str) -> None:
    assert off(build([space, "0:L0"])) == to


@pytest.mark.clause("BASH-35")
def test_an_occupied_space_is_passed_life_and_energy_come_back() -> None:
    position = build([Car("2:M3", energy=1), "2:M2", "0:L5"], bombs=["2:M1"])
    race = Race(position)
    hurt(race, {0: 3})
    after = race.position()
    assert (spaces(after)[0], lives(after)[0], energies(after)[0]) == ("2:M0", 3, 2)
    full = Race(build([Car("2:M3", energy=3), "0:L5"]))
    hurt(full, {0: 3})
    assert full.energy[0] == 3


@pytest.mark.clause("BASH-35")
def test_in_the_own_turn_the_turn_ends() -> None:
    position = build([Car("2:M0", 1, 1, SPEED), "0:L5"], boulders=["2:M1"])
    assert asks(play(position, "repair3s", "no")) == "Refill"
    other = build([Car("2:M0", 3, 1, SPEED), Car("2:M1", 1), "0:L5"])
    assert asks(play(other, "repair3s")) == "After"


@pytest.mark.clause("BASH-35")
def test_portals_clearings_and_lake_never_receive_a_car() -> None:
    portals = build(["4:L2", "4:L1"], course=PORTALS)
    assert off(portals) == "3:L2"
    assert off(build(["4:Ma", "0:L5"], course=PORTALS)) == "3:M1"
    assert off(build(["4:M4", "0:L5"], course=JUNGLE)) == "4:M1"
    crowded = build(["5:M3", "5:M2", "5:M1", "5:M0", "4:M4", "0:L5"], course=JUNGLE)
    assert off(crowded) == "4:M1"
    assert off(build(["6:W", "0:L5"], course=LAKE)) == "6:M2"
    assert off(build(["6:B2", "6:W"], course=LAKE)) == "6:M2"


@pytest.mark.clause("BASH-36")
@pytest.mark.parametrize(("strip", "to"), [((0, 1), ["2:M2", "2:M1"]), ((1, 0), ["2:M1", "2:M2"])])
def test_several_cars_are_set_back_in_strip_order(strip: tuple[int, int], to: list[str]) -> None:
    position = build([Car("2:M3", 1), Car("2:M4", 1)], strip=strip, bombs=["2:R3"])
    race = Race(position)
    explode(race, [position.graph.ids["2R3"]])
    assert spaces(race.position()) == to


@pytest.mark.clause("BASH-37")
def test_behind_the_start_line_a_car_stays_or_goes_to_the_next_free_space() -> None:
    assert off(build(["0:M3", "0:L5"])) == "0:M3"
    after = drive(build(["0:M1", Car("0:M2", 1), "0:L5"]), 0, 3)
    assert spaces(after)[:2] == ["0:M2", "0:M1"]
    assert (lives(after)[1], energies(after)[1]) == (3, 1)
    crowded = drive(build(["0:M1", Car("0:M2", 1)], boulders=["0:M1"]), 0, 3)
    assert spaces(crowded) == ["0:M2", "0:M0"]


@pytest.mark.clause("BASH-38")
@pytest.mark.parametrize(
    ("course", "space", "behind"),
    [
        ("01 02 03 08 04 07", "2:L5", "2M4"),
        ("01 02 03 08 04 07", "3:R5", "3M4"),
        ("01 12 02 03 08B 04B 09 07", "7:R0", "6M4"),
        ("01 05 11 02 03 12 08 06 04 10", "7:L5", "7M4"),
        ("01 05 11 02 03 12 08 06 04 10", "3:L0", "2M4"),
        (LAKE, "1:M0", "0L5"),
        (LAKE, "7:L3", "7M2"),
        (LAKE, "7:M2", "7B4"),
        (LAKE, "6:B1", "6M3"),
        (JUNGLE, "4:L5", "4M4"),
    ],
)
def test_behind_a_lane_that_begins_again(course: str, space: str, behind: str) -> None:
    graph = graph_of(options(course).course)
    at = graph.ids[space.replace(":", "")]
    assert graph.names[(at + graph.behind[at]) % graph.size] == behind


@pytest.mark.clause("BASH-38")
def test_a_car_in_a_lane_that_begins_again_goes_back_by_the_other_lane() -> None:
    assert off(build(["3:R5", "0:L5"])) == "3:M2"
    assert off(build(["2:L5", "0:L5"])) == "2:M2"


@pytest.mark.clause("BASH-39")
def test_falling_behind_the_line_and_crossing_it_again_is_no_lap() -> None:
    position = build(["0:M0", "0:L5"], boulders=["0:M0"])
    assert off(position) == "5:M4,"
    back = build(["5:M4,", "0:L5"])
    assert spaces(drive(back, 0, 6))[0] == "1:M0"
    assert plain(drive(back, 0, 6)).finished == ()
    fallen = build(["1:M0", "0:M4"])
    assert off(fallen) == "0:M3"
    assert plain(drive(build(["0:M3", "0:L5"]), 0, 3)).finished == ()
    assert plain(drive(build(["0:M3'", "0:L5"]), 0, 3)).finished == (0,)


@pytest.mark.clause("BASH-45")
def test_each_encounter_is_resolved_before_anything_goes_on() -> None:
    """The rammed car drives into a bomb before the rammer meets its own flash."""
    position = build(["1:M0", "1:M1", "0:L5"], course=JUNGLE, bombs=["1:M2"])
    story: list[object] = []
    race = Race(position._replace(tasks=()), story)
    race.push(Drive(0, 1, CARD))
    race.run()
    assert kinds(story) == [
        "Drove",
        "Rammed",
        "Damaged",
        "Pushed",
        "Exploded",
        "Damaged",
        "Damaged",
    ]
    assert type(race.tasks[-1]).__name__ == "GeyserRoll"


@pytest.mark.clause("BASH-45")
def test_a_flash_comes_after_the_obstacle_and_only_if_the_car_is_still_there() -> None:
    position = build(["1:M0", "0:L5"], course=JUNGLE, boulders=["1:M1"])
    assert asks(drive(position, 0, 3)) == "GeyserRoll"
    assert lives(drive(position, 0, 3))[0] == 2
    assert spaces(drive(position, 0, 3, "=6"))[0] == "1:M1"
    gone = build([Car("1:M0", 1), "0:L5"], course=JUNGLE, boulders=["1:M1"])
    after = drive(gone, 0, 3)
    assert (asks(after), spaces(after)[0]) == ("", "0:M4")


@pytest.mark.clause("BASH-45")
def test_a_portal_carries_a_stopped_car_over_with_no_steps_left() -> None:
    position = build(["3:L2", "0:L5"], course=PORTALS, boulders=["3:La"])
    after = drive(position, 0, 3, "3:La")
    assert (spaces(after)[0], lives(after)[0]) == ("4:La", 2)


# Order and end


def sorted_strip(*cars: str, strip: tuple[int, ...], course: str = "01 02 03 08 04 07") -> str:
    position = build(cars, strip=strip, turn=len(cars) - 1, course=course)
    return "".join(map(str, resolve(position, Next()).strip))


@pytest.mark.clause("BASH-40")
def test_the_strip_is_sorted_by_lap_tile_and_centre() -> None:
    assert sorted_strip("2:M3", "3:L0", "2:L5", strip=(0, 1, 2)) == "120"
    assert sorted_strip("5:M4", "0:L0'", "5:L5", strip=(0, 1, 2)) == "120"
    assert sorted_strip("3:M2", "3:L2", "3:R3", strip=(0, 1, 2)) == "201"
    assert sorted_strip("2:R1", "2:M1", "2:L1", strip=(2, 1, 0)) == "012"


@pytest.mark.clause("BASH-40")
def test_level_with_each_other_the_former_order_stands() -> None:
    assert sorted_strip("3:L0", "3:M0", "3:R0", strip=(2, 0, 1)) == "201"
    assert sorted_strip("3:L0", "3:M0", "3:R0", strip=(1, 2, 0)) == "120"
    assert sorted_strip("6:W", "6:W", "6:B2", strip=(1, 0, 2), course=LAKE) == "102"


@pytest.mark.clause("BASH-50")
def test_from_the_line_on_a_car_passes_over_everything_with_all_its_steps() -> None:
    position = build(["0:M4'", "0:L5"], bombs=["1:M1"], boulders=["1:M0"])
    after = drive(position, 0, 4)
    assert (spaces(after)[0], lives(after)[0]) == ("1:M3'", 3)
    assert (plain(after).bombs, plain(after).boulders) == (("1:M1",), ("1:M0",))


@pytest.mark.clause("BASH-50")
@pytest.mark.parametrize(
    ("course", "start", "ways"),
    [
        (CLEARINGS, "0:M4'", "1:M0 1:M1 1:M2 1:C1 1:C2 1:C3"),
        ("01 02B 03B 04", "0:L5'", "1:L0 1:L1 1:L2 1:La 2:La 2:L1 2:L2 3:L0"),
        ("01 02B 03B 04", "0:R5'", "1:R0 1:R1 1:R2 1:Ra 2:Ra 2:R1 2:R2 3:R0"),
    ],
)
def test_a_finished_car_goes_along_the_spaces_of_the_tables_a_step_each(
    course: str, start: str, ways: str
) -> None:
    numbers = ((6, 5, 4, 3, 2, 1), (1, 2, 3, 4, 5, 6))
    position = build([start, "0:L0"], course=course, portals=numbers)
    for steps, end in enumerate(ways.split(), 1):
        for by in (CARD, PUSH):
            after = drive(position, 0, steps, by=by)
            assert (spaces(after)[0], after.tasks) == (f"{end}'", ())


@pytest.mark.clause("BASH-50")
def test_at_a_fork_on_the_line_the_chosen_way_finishes_and_passes_over_all() -> None:
    sides = own_tiles()["sides"]
    forked = {"01A": sides["01A"] | {"next": {"M4": ["+M0", "+R0"]}}}
    course = {"tiles": "01 02 03 08 04 07", "sides": forked}
    position = build(["0:M4'", "1:R0"], course=course)
    fork = drive(position, 0, 2)
    assert legal(fork) == ["1M0", "1R0"]
    after = drive(position, 0, 2, "1:R0")
    assert (spaces(after), lives(after)) == (["1:R1'", "1:R0"], [3, 3])
    last = drive(position, 0, 1, "1:R0")
    assert (spaces(last), lives(last), plain(last).finished) == (["1:R0'", "1:R0"], [3, 3], (0,))


@pytest.mark.clause("BASH-50")
def test_a_pushed_car_crosses_too_and_the_round_is_the_last() -> None:
    cars: Cars = [Car("0:M3'", hand=("repair3s", "steer1s", "bomb1s")), "0:M4'", "0:L5", "0:R4"]
    position = build(cars, boulders=["1:M0", "1:M1"])
    assert Crossed(BLACK, "1M1") in told(position, "repair3s")
    after = play(position, "repair3s", "=star2s")
    assert plain(after).finished == (1,)
    assert spaces(after)[:2] == ["0:M4'", "1:M1'"]
    assert (after.round, after.active, asks(after)) == (1, 2, "Act")
    last = play(after, "repair1s", "=steer3r", "repair1s", "=steer3r")
    assert asks(last) == ""


@pytest.mark.clause("BASH-50")
def test_a_finished_car_has_no_further_action() -> None:
    car = Car("0:M4'", energy=3, hand=("repair3s", "steer1s", "bomb1s"))
    after = play(build([car, "0:L5"]), "repair3s")
    assert asks(after) == "Refill"
    turn = build(["1:M0'", "0:L5"])
    assert (turn.active, asks(turn)) == (1, "Act")


@pytest.mark.clause("BASH-51")
def test_after_the_last_round_the_first_of_the_strip_has_won() -> None:
    cars: Cars = ["1:M0'", "1:L1'", "0:M2'", Car("0:M4'", hand=("repair3s", "steer1s", "bomb1s"))]
    position = build(cars, turn=3)
    story = told(position, "repair3s", "=steer3r")
    over = play(position, "repair3s", "=steer3r")
    assert over.strip == (3, 1, 0, 2)
    assert Won(YELLOW) in story
    assert end_of(over) == Finished((3, 2, 4, 1), None, "BASH-51")


@pytest.mark.clause("BASH-51")
def test_a_bot_can_win_and_then_no_seat_is_first() -> None:
    over = build(["0:M4'", "0:L5", "1:M0'"], bots=1, turn=2)
    assert end_of(over).ranks == (2, 3)


# Where clauses meet


@pytest.mark.clause("BASH-32", "BASH-50")
def test_a_car_pushed_over_the_finish_is_past_everything() -> None:
    position = build(["0:L4'", Car("0:L5'", 2), "1:L1"], bombs=["1:L0"])
    after = drive(position, 0, 1)
    assert spaces(after) == ["0:L5'", "1:L1'", "1:L1"]
    assert (lives(after), plain(after).bombs) == ([3, 1, 3], ("1:L0",))
    off_first = drive(build(["0:L4'", Car("0:L5'", 1)]), 0, 1)
    assert plain(off_first).finished == ()


@pytest.mark.clause("BASH-30", "BASH-32", "BASH-36")
def test_pushed_onto_a_bomb_beside_three_cars() -> None:
    cars: Cars = ["3:M0", Car("3:M1", 2), Car("3:L3", 1), Car("3:R3", 2), Car("3:M3", 1)]
    position = build(cars, bombs=["3:M2"], strip=(4, 0, 2, 1, 3))
    after = drive(position, 0, 1)
    assert spaces(after) == ["3:M1", "2:M2", "3:L2", "3:R3", "3:M2"]
    assert lives(after) == [2, 3, 3, 1, 3]
    story: list[object] = []
    race = Race(position._replace(tasks=()), story)
    explode(race, [position.graph.ids["3M2"]])
    assert [one.car for one in story if isinstance(one, SetBack)] == [RED, GREEN]
    assert story[0] == Exploded("3M2")
    assert [one.car for one in story if isinstance(one, Damaged)] == [
        RED, GREEN, BLACK, YELLOW,
    ]  # fmt: skip


@pytest.mark.clause("BASH-35", "BASH-45")
def test_off_the_track_into_an_occupied_checkpoint() -> None:
    cars: Cars = [Car("2:M2", 3), Car("2:M3", 1), "2:M1", "2:M0"]
    after = drive(build(cars, boulders=["1:M4"]), 0, 1)
    assert spaces(after) == ["2:M3", "2:M2", "2:M1", "2:M0"]
    full = build([Car("2:L5", 1), "2:M2", "2:M1", "2:M0"], boulders=["1:M4", "1:M3"])
    assert off(full) == "1:M2"


@pytest.mark.clause("BASH-50", "BASH-33")
def test_a_push_by_a_push_over_the_line() -> None:
    position = build(["0:M2'", "0:M3'", "0:M4'"], boulders=["1:M0"])
    after = drive(position, 0, 2)
    assert spaces(after) == ["0:M3'", "0:M4'", "1:M1'"]
    assert lives(after) == [3, 2, 2]
    assert drive(position, 1, 1, by=PUSH).life == (3, 3, 2)
