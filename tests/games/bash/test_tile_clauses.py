"""BASH-80 to BASH-88: the special tiles, each clause by name."""

from __future__ import annotations

import pytest

from tailback.games.bash.game import GAME
from tailback.games.bash.graph import graph_of
from tailback.games.bash.happenings import Damaged, SnoutFled, SnoutWalked
from tailback.games.bash.hazards import explode, hurt
from tailback.games.bash.movement import CARD, Drive
from tailback.games.bash.position import Position
from tailback.games.bash.race import Race
from tailback.games.bash.tiles.bridge import Sway
from tailback.games.bash.tiles.landslide import SlideRoll
from tailback.games.bash.tiles.snout import SnoutWalk
from tailback.kit import Chance, Seating
from tests.games.bash.build import (
    BLACK,
    BLUE,
    PUSH,
    Car,
    Cars,
    answer,
    asks,
    build,
    drive,
    energies,
    kinds,
    legal,
    lives,
    options,
    outcomes,
    plain,
    play,
    refused,
    resolve,
    spaces,
    told,
    wrong,
)
from tests.games.bash.courses import JUNGLE, LAKE, LANDSLIDE, PORTALS, SNOUT

BRIDGED = "01 12 X 02 03 05 08 11 04 07"
HAND = ("missile1s", "steer1s", "bomb1s")
FAST = ("missile3r", "missile4r", "missile5r")


def fired(position: Position, *words: str) -> Position:
    return play(position, "missile1s", "use", *words)


# Teleport


@pytest.mark.clause("BASH-80")
def test_the_numbers_are_shuffled_apart_at_set_up() -> None:
    position = GAME.start(GAME.options(course=PORTALS), Seating(2))
    for n in (6, 5, 4, 3, 2, 1):
        assert len(outcomes(position)) == n
        position = play(position, f"={n}")
    for n in range(1, 7):
        assert len(outcomes(position)) == 7 - n
        position = play(position, f"={n}")
    assert position.portals == ((6, 5, 4, 3, 2, 1), (1, 2, 3, 4, 5, 6))
    assert asks(position) == "Deal"


@pytest.mark.clause("BASH-80")
def test_only_together() -> None:
    assert "02B needs tile 03B" in wrong("01 07 05B 02B 10B 04 08")


@pytest.mark.clause("BASH-80")
def test_a_portal_leads_to_its_number_and_costs_no_step() -> None:
    numbers = ((6, 5, 4, 3, 2, 1), (1, 2, 3, 4, 5, 6))
    position = build(["3:L1", "0:L5"], course=PORTALS, portals=numbers)
    fork = drive(position, 0, 3)
    assert (spaces(fork)[0], legal(fork)) == ("3:L2", ["3La", "3Lb"])
    assert spaces(drive(position, 0, 3, "3:La"))[0] == "4:R1"
    assert spaces(drive(position, 0, 2, "3:La"))[0] == "4:Rb"
    assert spaces(drive(position, 0, 4, "3:Lb"))[0] == "4:R2"
    assert spaces(drive(build(["4:Ma", "0:L5"], course=PORTALS), 0, 1))[0] == "4:M1"


@pytest.mark.clause("BASH-80", "BASH-31", "BASH-32")
def test_with_the_far_side_taken_it_counts_as_driven_onto() -> None:
    position = build(["3:L2", "4:La", "4:L1"], course=PORTALS)
    after = drive(position, 0, 4, "3:La")
    assert spaces(after) == ["4:La", "4:L1", "5:L0"]
    assert lives(after) == [3, 2, 2]
    boulder = drive(build(["3:L2", "0:L5"], course=PORTALS, boulders=["4:La"]), 0, 4, "3:La")
    assert (spaces(boulder)[0], lives(boulder)[0]) == ("4:La", 2)


@pytest.mark.clause("BASH-80")
def test_a_push_goes_on_from_the_other_side() -> None:
    position = build(["3:L1", "3:L2", "0:L5"], course=PORTALS)
    after = drive(position, 0, 1, "3:Lb")
    assert spaces(after)[:2] == ["3:L2", "4:L1"]


@pytest.mark.clause("BASH-80")
def test_for_missiles_and_going_off_the_tiles_follow_each_other() -> None:
    for space in ("3:Ma", "3:Mb", "4:Ma", "4:Mb", "4:M1"):
        position = build([Car("3:M2", hand=HAND), space, "0:L5"], course=PORTALS)
        assert lives(play(position, "missile1s", "use"))[1] == 2, space
    race = Race(build([Car("4:L1", 1), "0:L5"], course=PORTALS))
    hurt(race, {0: 1})
    assert spaces(race.position())[0] == "3:L1"


# Landslide


@pytest.mark.clause("BASH-81")
def test_who_met_a_flash_may_roll_once_after_moving() -> None:
    position = build([Car("4:L2", hand=HAND), "0:L5"], course=LANDSLIDE)
    after = fired(position)
    assert (spaces(after)[0], legal(after)) == ("4:L3", ["slide", "no"])
    assert refused(after, "4L4") == "BASH-81"
    assert asks(play(after, "no")) == "Refill"
    assert asks(play(after, "slide", "=1")) == "Refill"
    assert asks(play(after, "slide", "=2")) == "Refill"
    before = build([Car("4:L1", hand=HAND), "0:L5"], course=LANDSLIDE)
    assert (spaces(fired(before))[0], asks(fired(before))) == ("4:L2", "Refill")
    double = build([Car("4:M0", 3, 2, FAST), "0:L5"], course=LANDSLIDE)
    over = play(double, "missile3r", "use", "done")
    assert asks(over) == "Slide"
    assert asks(play(over, "no")) == "Refill"


@pytest.mark.clause("BASH-81")
def test_boulders_fall_on_both_zones_where_the_player_wants() -> None:
    position = build(["4:L3", "0:L5"], course=LANDSLIDE)
    one = resolve(position, SlideRoll(0), answers=["=3"])
    assert legal(one) == [
        *("4L4", "4L5", "4M3", "4M4", "4R4", "4R5"),
        *("5L1", "5L2", "5M1", "5M2", "5R1", "5R2"),
    ]
    first = answer(one, "4L4")
    assert legal(first) == ["5L1", "5L2", "5M1", "5M2", "5R1", "5R2"]
    assert plain(answer(first, "5R2")).boulders == ("4:L4", "5:R2")
    words = ["=6", "4L4", "4R5", "5M1", "5M2"]
    assert len(resolve(position, SlideRoll(0), answers=words).boulders) == 4


@pytest.mark.clause("BASH-81")
def test_on_an_occupied_space_it_goes_back_and_a_bomb_explodes() -> None:
    position = build(["4:L3", "4:L4", "5:L1"], course=LANDSLIDE, bombs=["5:L2"])
    after = resolve(position, SlideRoll(0), answers=["=4", "4L4", "5L2"])
    assert (plain(after).boulders, plain(after).bombs) == ((), ())
    assert lives(after) == [3, 3, 2]


@pytest.mark.clause("BASH-81", "BASH-17")
def test_with_none_in_stock_the_rearmost_falls_before_the_bomb_explodes() -> None:
    many = [f"{tile}:{lane}1" for tile in (1, 2, 3) for lane in "LMR"] + ["6:L1", "6:M1"]
    stock = [*many, "7:M1", "4:L5", "4:M3"]
    position = build(["4:L3", "0:L5"], course=LANDSLIDE, boulders=stock, bombs=["4:L4"])
    after = resolve(position, SlideRoll(0), answers=["=3", "4:L4"])
    assert set(stock) - set(plain(after).boulders) == {"1:L1", "4:L5", "4:M3"}


@pytest.mark.clause("BASH-81", "BASH-17")
def test_with_none_in_stock_the_rearmost_falls() -> None:
    many = [f"{tile}:{lane}{i}" for tile in (1, 2) for lane in "LM" for i in (1, 2, 3)]
    stock = [*many, "3:M1", "3:R1"]
    position = build(["4:L3", "0:L5"], course=LANDSLIDE, boulders=stock)
    after = resolve(position, SlideRoll(0), answers=["=4", "4L4", "5L2"])
    assert set(stock) ^ set(plain(after).boulders) == {"1:L1", "1:M1", "4:L4", "5:L2"}


# Hanging bridge


@pytest.mark.clause("BASH-82")
def test_two_broken_lanes_lead_onto_the_bridge_and_off_it() -> None:
    for start in ("6:L3", "6:M3"):
        position = build([start, "0:L5"], course=LAKE)
        ways = [spaces(drive(position, 0, n))[0] for n in range(1, 6)]
        assert ways == ["6:B1", "6:B2", "7:B3", "7:B4", "7:M2"]
    assert spaces(drive(build(["6:R5", "0:L5"], course=LAKE), 0, 1))[0] == "7:R0"


@pytest.mark.clause("BASH-82")
@pytest.mark.parametrize(("roll", "space", "life"), [("=2", "6:W", 2), ("=3", "7:B3", 3)])
def test_at_most_the_number_of_cars_on_it_and_the_car_falls(
    roll: str, space: str, life: int
) -> None:
    position = build([Car("6:B2", hand=HAND), "6:B1", "6:L3"], course=LAKE)
    after = fired(position)
    assert asks(after) == "Sway"
    rolled = play(after, roll)
    assert (spaces(rolled)[0], lives(rolled)[0]) == (space, life)


@pytest.mark.clause("BASH-82", "BASH-32")
def test_the_lake_holds_any_number_of_cars_and_the_next_turn_starts_there() -> None:
    cars: Cars = [Car("6:W", 2, hand=HAND), "6:W", "6:W", "0:L5"]
    position = build(cars, course=LAKE)
    assert legal(play(position, "missile1s", "use")) == ["7L3", "7M2"]
    after = fired(position, "7:L3")
    assert (spaces(after), lives(after)) == (["7:L3", "6:W", "6:W", "0:L5"], [2, 3, 3, 3])
    sunk = resolve(build(["7:B4", "6:W", "6:W"], course=LAKE), Sway(0, 0), answers=["=1"])
    assert (spaces(sunk), lives(sunk)) == (["6:W"] * 3, [2, 3, 3])


@pytest.mark.clause("BASH-82")
def test_the_damage_may_take_it_off_the_track() -> None:
    position = build([Car("7:B4", 1), "0:L5"], course=LAKE)
    after = resolve(position, Sway(0, 0), answers=["=1"])
    assert (spaces(after)[0], lives(after)[0], energies(after)[0]) == ("6:M2", 3, 1)


@pytest.mark.clause("BASH-82")
def test_no_steering_on_onto_or_off_the_bridge() -> None:
    for space in ("6:B1", "7:B4", "6:W"):
        position = build([Car(space, hand=("steer1s", "bomb1s", "repair1s")), "0:L5"], course=LAKE)
        assert asks(play(position, "steer1s")) != "Effect", space
    beside = build([Car("6:L3", hand=("steer1s", "bomb1s", "repair1s")), "0:L5"], course=LAKE)
    assert "6B1" not in legal(play(beside, "steer1s"))
    assert "6B1" in legal(play(beside, "bomb1s"))
    lake = build([Car("6:W", hand=("steer1s", "bomb1s", "repair1s")), "0:L5"], course=LAKE)
    assert asks(play(lake, "bomb1s")) == "Drive"


@pytest.mark.clause("BASH-82")
def test_a_missile_from_the_lake_starts_at_the_far_middle_space() -> None:
    position = build([Car("6:W", hand=HAND), "7:M2", "7:L3"], course=LAKE)
    assert lives(play(position, "missile1s", "use")) == [3, 2, 3]


@pytest.mark.clause("BASH-82", "BASH-40")
def test_a_blast_does_not_reach_the_lake() -> None:
    position = build(["6:W", "6:W", "6:B2"], course=LAKE, bombs=["6:B1"])
    race = Race(position)
    explode(race, [position.graph.ids["6B1"]])
    assert race.track.life == [3, 3, 2]


# Geyser


@pytest.mark.clause("BASH-83")
def test_a_geyser_is_rolled_for_at_once_at_every_flash() -> None:
    position = build(["1:M0", "0:L5"], course=JUNGLE)
    first = drive(position, 0, 4)
    assert (asks(first), spaces(first)[0]) == ("GeyserRoll", "1:M1")
    second = answer(first, "=4")
    assert (asks(second), spaces(second)[0], lives(second)[0]) == ("GeyserRoll", "1:M3", 3)
    assert (spaces(answer(second, "=3"))[0], lives(answer(second, "=3"))[0]) == ("1:M4", 2)
    assert (spaces(answer(second, "=2"))[0], lives(answer(second, "=2"))[0]) == ("1:M4", 2)


@pytest.mark.clause("BASH-83")
def test_a_one_ends_movement_and_turn_or_the_push() -> None:
    position = build([Car("1:M0", 3, 1, FAST), "0:L5"], course=JUNGLE)
    stopped = play(position, "missile3r", "use", "=1")
    assert (spaces(stopped)[0], lives(stopped)[0], asks(stopped)) == ("1:M1", 2, "Refill")
    pushed = build(["0:M4", "1:M0", "0:L5"], course=JUNGLE)
    after = drive(pushed, 0, 1, "=1")
    assert (spaces(after)[:2], lives(after)[:2]) == (["1:M0", "1:M1"], [3, 1])
    rammer = build([Car("0:M4", 3, 1, FAST), "1:M0", "0:L5"], course=JUNGLE)
    assert asks(play(rammer, "missile3r", "no", "=1")) == "After"


# Jungle


@pytest.mark.clause("BASH-84")
def test_the_entry_leads_to_the_first_clearing_and_ends_the_turn() -> None:
    position = build([Car("4:M0", 3, 1, FAST), "4:C1", "0:L5"], course=JUNGLE)
    after = play(position, "missile4r", "use")
    assert (spaces(after)[:2], lives(after)) == (["4:C1", "4:C1"], [3, 3, 3])
    assert asks(after) == "Refill"


@pytest.mark.clause("BASH-84")
@pytest.mark.parametrize(
    ("start", "roll", "end"),
    [
        ("4:C1", "=1", "4:C2"),
        ("4:C1", "=4", "4:C2"),
        ("4:C1", "=5", "4:M4"),
        ("4:C2", "=6", "4:M4"),
        ("4:C3", "=2", "4:C4"),
        ("4:C4", "=1", "4:M4"),
    ],
)
def test_a_turn_on_a_clearing_begins_with_a_roll(start: str, roll: str, end: str) -> None:
    position = build([Car(start, 3, 3, HAND), "4:C2", "0:L5"], course=JUNGLE)
    assert asks(position) == "JungleRoll"
    after = play(position, roll)
    assert spaces(after)[0] == end
    assert after.active == (0 if end == "4:M4" else 1)
    if after.active == 0:
        assert legal(after)[-1] == "level3"


@pytest.mark.clause("BASH-84", "BASH-32", "BASH-45")
def test_an_occupied_exit_is_driven_onto_and_the_turn_goes_on() -> None:
    position = build([Car("4:C1", hand=HAND), Car("4:M4", 2), "5:M1"], course=JUNGLE)
    after = play(position, "=6")
    assert (spaces(after), lives(after)) == (["4:M4", "5:M1", "5:M3"], [3, 1, 2])
    assert (asks(after), after.active) == ("Act", 0)
    assert spaces(fired(after))[0] == "5:M0"


@pytest.mark.clause("BASH-84")
def test_missiles_pass_and_clearings_hold_nothing() -> None:
    position = build([Car("4:M1", hand=HAND), "4:C1", "4:M4"], course=JUNGLE)
    assert lives(play(position, "missile1s", "use"))[:3] == [3, 3, 2]
    graph = position.graph
    clearings = [space for space in range(graph.size) if graph.lane[space] == "C"]
    assert len(clearings) == 4
    assert not any(graph.holds[space] for space in clearings)
    bombing = build([Car("4:M1", hand=HAND), "4:C1"], course=JUNGLE)
    assert legal(play(bombing, "bomb1s")) == ["4L1", "4M0", "4M2", "4R1", "4R2", "no"]


@pytest.mark.clause("BASH-84", "BASH-88")
def test_a_pushed_car_is_lost_too_but_the_turn_goes_on() -> None:
    position = build([Car("4:M0", 3, 1, FAST), "4:M1", "0:L5"], course=JUNGLE)
    after = play(position, "missile3r", "no")
    assert (spaces(after)[:2], asks(after)) == (["4:M1", "4:C1"], "After")


@pytest.mark.clause("BASH-84")
def test_the_exit_does_nothing_to_a_car_that_comes_onto_it_from_elsewhere() -> None:
    position = build([Car("4:R5", hand=("steer1s", "bomb1s", "missile1s")), "0:L5"], course=JUNGLE)
    after = play(position, "steer1s", "4:M4")
    assert (spaces(after)[0], asks(after)) == ("5:M0", "Refill")


# Ugly Snout


def walked(position: Position, most: int, to: str) -> tuple[Position, list[object]]:
    story: list[object] = []
    asked = resolve(position, SnoutWalk(0, most))
    race = Race(asked, story)
    task = race.tasks.pop()
    assert isinstance(task, SnoutWalk)
    task.take(race, GAME.notation.move(to.replace(":", "")))
    race.run()
    return race.position(), story


@pytest.mark.clause("BASH-85")
def test_the_first_flash_of_a_turn_lets_the_player_move_it() -> None:
    position = build([Car("5:L1", hand=FAST), "0:L5"], course=SNOUT)
    assert plain(position).snout == "6:M0"
    met = play(position, "missile3r", "use")
    assert (asks(met), spaces(met)[0]) == ("SnoutRoll", "5:L2")
    asked = play(met, "=2")
    assert legal(asked) == ["5L4", "5M4", "6M0", "6M1", "6R2"]
    assert refused(asked, "5M3") == "BASH-85"
    gone = play(asked, "6:M1")
    assert (plain(gone).snout, spaces(gone)[0]) == ("6:M1", "5:L4")
    again = build([Car("6:L1", hand=FAST), "0:L5"], course=SNOUT)._replace(met=("snout",))
    assert asks(play(again, "missile3r", "use")) == "Refill"


@pytest.mark.clause("BASH-85")
def test_at_an_end_of_its_path_it_stops() -> None:
    position = build(["3:M0", "0:L5"], course=SNOUT, snout="6:M3")
    assert legal(resolve(position, SnoutWalk(0, 6))) == [
        "5M4", "6M0", "6M1", "6R2", "6M2", "6L3", "6M3", "6R4",
    ]  # fmt: skip
    front = build(["3:M0", "0:L5"], course=SNOUT, snout="5:M2")
    assert legal(resolve(front, SnoutWalk(0, 2))) == ["5L2", "5M2", "5R3", "5M3"]


@pytest.mark.clause("BASH-85")
def test_every_paw_it_enters_counts() -> None:
    position = build(["6:R2", "6:M2", "0:L5"], course=SNOUT, boulders=["6:M1"])
    after, story = walked(position, 3, "6:M2")
    assert (lives(after)[:2], plain(after).boulders) == ([2, 2], ())
    assert (plain(after).snout, spaces(after)[1]) == ("6:M2", "6:M2")
    assert [one.space for one in story if isinstance(one, SnoutWalked)] == ["6M1", "6R2", "6M2"]


@pytest.mark.clause("BASH-85", "BASH-65")
def test_it_hurts_each_car_where_one_passes_over_another() -> None:
    cars: Cars = [Car("6:M2", energy=3, hand=HAND), "6:M3", "0:L5"]
    position = build(cars, course=SNOUT, colours="yellow,white")
    both = play(position, "level3", "6:M3", "=5", "6:M3")
    assert (plain(both).snout, lives(both)) == ("6:M3", [2, 2, 3])
    assert (asks(both), spaces(both)[:2]) == ("Steps", ["6:M3", "6:M3"])
    assert spaces(play(both, "done"))[:2] == ["6:M2", "6:M3"]
    assert spaces(play(both, "6:M4", "done"))[:2] == ["6:M4", "6:M3"]


@pytest.mark.clause("BASH-85", "BASH-30")
def test_walking_over_a_bomb_beside_itself_scares_it_only_at_the_end() -> None:
    position = build(["6:L1", "0:L5"], course=SNOUT, bombs=["6:M1"])
    after, story = walked(position, 1, "6:M1")
    assert (plain(after).snout, lives(after)[0]) == ("6:M0", 2)
    assert kinds(story) == ["SnoutWalked", "Exploded", "Damaged", "SnoutFled"]
    near, _ = walked(position, 2, "6:R2")
    assert plain(near).snout == "6:M0"
    far, story = walked(position, 4, "6:L3")
    assert plain(far).snout == "6:L3"
    assert SnoutFled("6M0") not in story


@pytest.mark.clause("BASH-85")
def test_damaged_it_runs_back_at_the_end_of_the_chain_hurting_nobody() -> None:
    cars: Cars = [Car("6:M4", 1), "6:M0", "0:L5"]
    position = build(cars, course=SNOUT, snout="6:M3", bombs=["6:R4"])
    story: list[object] = []
    race = Race(position, story)
    explode(race, [position.graph.ids["6R4"]])
    assert kinds(story) == ["Exploded", "Damaged", "SetBack", "SnoutFled"]
    assert (plain(race.position()).snout, race.track.life) == ("6:M0", [3, 3, 3])


@pytest.mark.clause("BASH-85")
def test_running_into_it_costs_a_life_first_and_then_the_collision() -> None:
    position = build(["5:M4", "6:M0", "0:L5"], course=SNOUT)
    after = drive(position, 0, 2)
    assert (spaces(after)[:2], lives(after)[:2]) == (["6:M0", "6:M2"], [2, 2])
    story: list[object] = []
    walking = Race(position._replace(tasks=()), story)
    walking.push(*drive_task(2))
    walking.run()
    assert kinds(story) == ["Drove", "SnoutMet", "Damaged", "Rammed", "Damaged", "Pushed"]
    assert [one.car for one in story if isinstance(one, Damaged)] == [BLUE, BLACK]
    weak = drive(build([Car("5:M4", 1), "6:M0", "0:L5"], course=SNOUT), 0, 2)
    assert lives(weak)[:2] == [3, 3]


def drive_task(n: int) -> tuple[Drive, ...]:
    return (Drive(0, n, CARD),)


# Volcano


@pytest.mark.clause("BASH-86")
@pytest.mark.parametrize(("roll", "damage"), [(1, 2), (2, 1), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_every_car_on_red_rolls_at_the_end_of_the_turn(roll: int, damage: int) -> None:
    cars: Cars = [Car("6:M0", hand=HAND), "6:R1", "6:M3", "6:L2"]
    after = fired(build(cars, course=JUNGLE, boulders=["6:M2"]), f"={roll}")
    assert lives(after)[1] == 3 - damage
    assert lives(play(after, f"={roll}")) == [3, 3 - damage, 3 - damage, 3]


@pytest.mark.clause("BASH-86")
def test_they_roll_in_strip_order_and_only_after_a_flash() -> None:
    cars: Cars = [Car("6:M0", hand=HAND), "6:R1", "6:M3", "0:L5"]
    position = build(cars, course=JUNGLE, strip=(2, 0, 3, 1), turn=1, boulders=["6:M2"])
    rolling = fired(position)
    first = GAME.pending(rolling)
    assert isinstance(first, Chance)
    assert (asks(rolling), first.seat) == ("EruptRoll", 2)
    second = GAME.pending(play(rolling, "=6"))
    assert isinstance(second, Chance)
    assert second.seat == 1
    quiet = build([Car("6:M1", hand=HAND), "6:R1", "0:L5"], course=JUNGLE)
    assert asks(fired(quiet)) == "Refill"


# 3D bridge


@pytest.mark.clause("BASH-86")
def test_being_set_back_onto_a_flash_does_not_wake_the_volcano() -> None:
    position = build([Car("7:M0", 1, hand=HAND), "6:M2"], course=JUNGLE, boulders=["7:M1"])
    assert position.graph.flash[position.graph.ids["6M1"]] == "volcano"
    after = play(position, "bomb1s", "no")
    assert (spaces(after)[0], asks(after)) == ("6:M1", "Refill")


@pytest.mark.clause("BASH-86", "BASH-16")
def test_the_volcano_erupts_however_the_turn_ended() -> None:
    cars: Cars = [Car("6:M0", 1, hand=FAST), "6:R1"]
    after = play(build(cars, course=JUNGLE, boulders=["6:M2"]), "missile3r", "no")
    assert (spaces(after)[0], asks(after)) == ("5:M2", "EruptRoll")
    assert lives(play(after, "=1")) == [3, 1]


@pytest.mark.clause("BASH-87")
def test_all_lanes_lead_onto_the_bridge_and_it_leads_to_the_middle() -> None:
    for lane in ("L5", "M4", "R5"):
        position = build([f"1:{lane}", "0:L5"], course=BRIDGED)
        ways = [spaces(drive(position, 0, n))[0] for n in range(1, 6)]
        assert ways == ["2:X1", "2:X2", "2:X3", "2:X4", "3:M0"]


@pytest.mark.clause("BASH-87")
def test_behind_missiles_and_no_checkpoint() -> None:
    graph = graph_of(options(BRIDGED).course)

    def behind(name: str) -> str:
        at = graph.ids[name]
        return graph.names[(at + graph.behind[at]) % graph.size]

    assert [behind(f"3{lane}0") for lane in "LMR"] == ["2X4"] * 3
    assert (behind("2X1"), behind("2X3")) == ("1M4", "2X2")
    shot = build([Car("1:L4", hand=HAND), "2:X3", "0:L5"], course=BRIDGED)
    assert lives(play(shot, "missile1s", "use"))[1] == 2
    race = Race(build([Car("2:X3", 1), "0:L5"], course=BRIDGED))
    hurt(race, {0: 1})
    assert spaces(race.position())[0] == "1:M2"
    steering = build([Car("3:M0", hand=HAND), "0:L5"], course=BRIDGED)
    assert legal(play(steering, "steer1s")) == ["3L0", "3R0", "no"]
    assert (
        asks(play(build([Car("2:X2", hand=HAND), "0:L5"], course=BRIDGED), "steer1s")) == "Refill"
    )


@pytest.mark.clause("BASH-87")
def test_it_stands_once_and_never_beside_the_hanging_bridge() -> None:
    for course in ("01 12 X 02 03 05 X 11 04 07", "01 11 X 02 03 06B 07B 12 04 10"):
        assert "bridge" in wrong(course)


# Pushed


@pytest.mark.clause("BASH-88")
@pytest.mark.parametrize(
    ("course", "start", "task"),
    [
        (JUNGLE, ("1:L0", "1:L1"), "GeyserRoll"),
        (PORTALS, ("3:L1", "3:L2"), "Drive"),
    ],
)
def test_a_pushed_car_triggers_geyser_and_portals(
    course: str, start: tuple[str, str], task: str
) -> None:
    assert asks(drive(build([*start, "0:L5"], course=course), 0, 1)) == task


@pytest.mark.clause("BASH-88")
@pytest.mark.parametrize(
    ("course", "start"),
    [
        (LANDSLIDE, ("4:L1", "4:L2")),
        (LAKE, ("6:L2", "6:L3")),
        (SNOUT, ("5:L0", "5:L1")),
        (JUNGLE, ("5:M4", "6:M0")),
    ],
)
def test_a_pushed_car_triggers_nothing_else(course: str, start: tuple[str, str]) -> None:
    position = build([Car(start[0], hand=HAND), start[1], "0:L5"], course=course)
    after = play(position, "missile1s", "no")
    assert (asks(after), after.met) == ("Refill", ())
    assert drive(position, 1, 2, by=PUSH).met == ()


@pytest.mark.clause("BASH-88")
def test_the_story_of_a_pushed_car_over_a_snout_flash() -> None:
    position = build([Car("5:L0", hand=HAND), "5:L1", "0:L5"], course=SNOUT)
    assert "SnoutWalked" not in kinds(told(position, "missile1s", "no"))


# Where clauses meet


@pytest.mark.clause("BASH-23", "BASH-4", "BASH-30")
def test_a_missile_through_a_merge_into_a_bomb() -> None:
    position = build([Car("3:R2", hand=HAND), "3:L3", "3:M4", "0:L5"], bombs=["3:M3"])
    after = play(position, "missile1s", "use")
    assert (lives(after), plain(after).bombs) == ([3, 2, 2, 3], ())
    beside = build([Car("3:R3", hand=HAND), "3:L3", "3:M4", "0:L5"], bombs=["3:M3"])
    assert lives(play(beside, "missile1s", "use")) == [2, 2, 2, 3]
