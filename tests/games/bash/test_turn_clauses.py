"""BASH-10 to BASH-24: round, turn and the effects of cards, each clause by name."""

from __future__ import annotations

import pytest

from tailback.games.bash.happenings import Drove, Fired, Lifted, MissileLost, Rammed, Thing
from tailback.games.bash.hazards import lay_bomb
from tailback.games.bash.race import Race
from tailback.games.bash.turn import Boulders, Fill
from tests.games.bash.build import (
    BLACK,
    BLUE,
    Car,
    Cars,
    asks,
    build,
    drive,
    energies,
    kinds,
    legal,
    lives,
    outcomes,
    plain,
    play,
    refused,
    resolve,
    spaces,
    told,
)
from tests.games.bash.courses import LAKE, PORTALS

WHOLE_END = "01 04B 08B 02 03 06B 07B 05 09 10B"
"""A course with a landslide, a bridge and a volcano."""
BRIDGE_FIRST = "01 06B 07B 02 03 05 08 11 04 10"
"""A course with the bridge right behind the finish line."""


def hand(*cards: str, space: str = "2:M0", life: int = 3, energy: int = 0) -> Car:
    """Return a car with these cards, and weak ones up to three."""
    return Car(space, life, energy, (*cards, "repair1s", "repair1s", "repair1s")[:3])


# Round and turn


@pytest.mark.clause("BASH-10")
def test_the_strip_is_sorted_after_the_last_turn_only() -> None:
    position = build([hand("repair2s", space="3:M0"), "4:M0", "0:L5"])
    one = play(position, "repair2s", "=repair3s")
    assert (one.strip, one.turn) == ((0, 1, 2), 1)
    two = play(one, "repair1s", "=steer3r")
    assert (two.strip, two.turn, two.round) == ((0, 1, 2), 2, 1)
    three = play(two, "repair1s", "=steer3r")
    assert (three.strip, three.turn, three.round) == ((1, 0, 2), 0, 2)
    assert refused(three, "=1") == "BASH-10"


@pytest.mark.clause("BASH-11")
def test_the_effect_comes_first_and_then_the_acceleration() -> None:
    position = build([hand("steer2s", space="3:M1"), "0:L5"])
    assert legal(position) == ["steer2s", "repair1s"]
    chosen = play(position, "steer2s")
    assert spaces(chosen)[0] == "3:M1"
    assert spaces(play(chosen, "3:L1"))[0] == "3:L3"
    assert spaces(play(chosen, "no"))[0] == "3:M3"


@pytest.mark.clause("BASH-11")
def test_one_card_a_turn_and_its_effect_once() -> None:
    position = build([hand("missile1s"), "0:L5"])
    after = play(position, "missile1s", "use")
    assert asks(after) == "Refill"
    assert kinds(told(position, "missile1s", "use")).count("Fired") == 1
    assert refused(position, "bomb1s") == "BASH-11"


@pytest.mark.clause("BASH-12")
def test_a_car_moves_exactly_so_far_in_its_lane() -> None:
    for n, space in enumerate(("2:M1", "2:M2", "2:M3", "2:M4", "3:M0", "3:M1"), 1):
        assert spaces(drive(build(["2:M0", "0:L5"]), 0, n))[0] == space
    position = build([hand("repair3s"), "0:L5"])
    assert spaces(play(position, "repair3s"))[0] == "2:M3"


@pytest.mark.clause("BASH-13")
def test_whatever_is_entered_ends_the_movement_there() -> None:
    for position in (
        build(["2:M0", "0:L5"], bombs=["2:M2"]),
        build(["2:M0", "0:L5"], boulders=["2:M2"]),
    ):
        after = drive(position, 0, 4)
        assert spaces(after)[0] == "2:M2"
        assert (plain(after).bombs, plain(after).boulders) == ((), ())
    assert spaces(drive(build(["2:M0", "2:M2"]), 0, 4)) == ["2:M2", "2:M4"]
    snout = "01 05B 08 02 03 11B 12B 06 04 07"
    met = drive(build(["5:M4", "0:L5"], course=snout), 0, 4)
    assert (spaces(met)[0], lives(met)[0]) == ("6:M0", 2)


@pytest.mark.clause("BASH-14")
def test_the_hand_is_filled_from_the_deck_of_the_place_held_in_this_round() -> None:
    position = build([hand("repair3s", space="2:M0"), "2:M1", "0:L5"], strip=(1, 0, 2), turn=1)
    after = play(position, "repair3s")
    assert {name[-1] for name in outcomes(after)} == {"r"}
    filled = play(after, "=bomb4r")
    assert plain(filled).cars[0].hand == ("repair1s", "repair1s", "bomb4r")
    assert asks(filled) == "Act"


@pytest.mark.clause("BASH-14")
def test_a_hand_of_two_gets_two_and_one_of_four_gives_one_up() -> None:
    lost = build([Car("2:M0", hand=("repair1s", "steer1s")), "0:L5"])
    after = play(lost, "repair1s", "=bomb1s")
    assert asks(after) == "Refill"
    assert asks(play(after, "=bomb2s")) == "Act"
    rich = build([Car("2:M0", hand=("repair1s", "steer1s", "bomb1s", "star1s", "star2s")), "0:L5"])
    after = play(rich, "repair1s")
    assert legal(after) == ["drop-steer1s", "drop-bomb1s", "drop-star1s", "drop-star2s"]
    assert refused(after, "drop-repair1s") == "BASH-14"
    kept = play(after, "drop-bomb1s")
    assert asks(kept) == "Act"
    assert plain(kept).cars[0].hand == ("steer1s", "star1s", "star2s")


@pytest.mark.clause("BASH-15")
def test_a_new_tile_lets_the_tile_after_it_be_filled_at_the_end_of_the_turn() -> None:
    position = build([hand("repair3s", space="0:M4"), "0:L5"], filled=False)
    after = play(position, "repair3s", "=repair2s")
    assert (spaces(after)[0], asks(after)) == ("1:M2", "Fill")
    filled = play(after, "=4")
    assert plain(filled).boulders == ("2:L5", "2:M2", "2:R3")
    again = play(filled, "repair1s", "=steer3r")
    assert (spaces(again)[1], asks(again)) == ("1:L0", "Act")


@pytest.mark.clause("BASH-15")
def test_a_pushed_car_opens_a_tile_too() -> None:
    position = build(["0:L4", "0:L5"], filled=False)
    after = play(position, "repair1s", "=repair2s")
    assert (spaces(after), asks(after)) == (["0:L5", "1:L1"], "Fill")


@pytest.mark.clause("BASH-15")
def test_due_tiles_are_filled_in_course_order_and_once() -> None:
    position = build(["3:M0", "2:M1"], filled=False)._replace(due=(4, 3))
    first = resolve(position, Boulders())
    assert first.tasks[-1] == Fill(0, 3)
    second = resolve(position, Boulders(), answers=["=2"])
    assert second.tasks[-1] == Fill(0, 4)
    assert plain(second).boulders == ("3:M3",)
    third = resolve(position, Boulders(), answers=["=2", "=2"])
    assert resolve(third._replace(due=(3, 4)), Boulders()).tasks == ()


@pytest.mark.clause("BASH-15")
def test_an_occupied_space_is_skipped_and_the_rearmost_moved() -> None:
    course = "01 05B 08 02 03 11B 12B 06 04 07"
    marked = build(["6:M4", "0:L5"], course=course, filled=False, bombs=["6:R3"])
    after = resolve(marked._replace(due=(6,)), Boulders(), answers=["=6"])
    assert plain(after).boulders == ("6:L1",)
    lanes = [f"{tile}:{lane}1" for tile in (1, 2, 3, 4) for lane in "LMR"]
    full = build(["3:M4", "0:L5"], filled=False, boulders=[*lanes, "0:L0", "5:L1"])
    laid = resolve(full._replace(due=(4,)), Boulders(), answers=["=3"])
    assert len(laid.boulders) == 14
    assert set(plain(full).boulders) ^ set(plain(laid).boulders) == {"0:L0", "4:L2"}


@pytest.mark.clause("BASH-16")
def test_the_end_of_a_turn_has_its_order() -> None:
    cars: Cars = [hand("star1s", space="5:B1"), "9:R1", "0:L5"]
    position = build(cars, course=WHOLE_END)._replace(
        met=("landslide", "volcano"), visited=0b11_1110_1111, due=(7,), filled=0
    )
    for word, task in (
        ("star1s", "Effect"),
        ("use", "After"),
        ("done", "Slide"),
        ("no", "Sway"),
        ("=6", "EruptRoll"),
        ("=6", "Refill"),
        ("=bomb1s", "Fill"),
        ("=1", "Act"),
    ):
        position = play(position, word)
        assert asks(position) == task


@pytest.mark.clause("BASH-16")
def test_a_turn_that_ends_early_leaves_out_ability_and_landslide_alone() -> None:
    car = hand("repair3s", space="8:L5", energy=1, life=1)
    position = build([car, "9:R1"], course=WHOLE_END, boulders=["9:L1"])
    position = position._replace(met=("landslide", "volcano"))
    after = play(position, "repair3s", "no")
    assert (asks(after), lives(after)[0]) == ("EruptRoll", 3)
    assert asks(play(after, "=6")) == "Refill"
    assert asks(play(after, "=6", "=bomb1s")) == "Act"
    new = position._replace(visited=0b1_1111_1111, filled=0)
    assert asks(play(new, "repair3s", "no", "=6", "=bomb1s")) == "Fill"


@pytest.mark.clause("BASH-16", "BASH-82")
def test_set_back_onto_the_bridge_a_car_rolls_for_it() -> None:
    car = hand("repair1s", space="7:M3", life=1)
    position = build([car, "7:M2"], course=LAKE, boulders=["7:M4"])
    after = play(position, "repair1s", "no")
    assert (spaces(after)[0], asks(after)) == ("7:B4", "Sway")
    sunk = play(after, "=1")
    assert (spaces(sunk)[0], lives(sunk)[0], asks(sunk)) == ("6:W", 2, "Refill")


@pytest.mark.clause("BASH-16")
def test_after_the_bridge_has_ended_the_turn_the_volcano_still_erupts() -> None:
    cars: Cars = [hand("repair1s", space="5:M3", life=1), "9:R1"]
    position = build(cars, course=WHOLE_END)._replace(met=("volcano",))
    rolled = play(position, "repair1s", "no", "=1")
    assert (spaces(rolled)[0], asks(rolled)) == ("5:M2", "EruptRoll")


@pytest.mark.clause("BASH-16", "BASH-50")
def test_of_the_end_of_a_turn_a_finished_car_leaves_out_ability_landslide_and_bridge() -> None:
    cars: Cars = [hand("repair3s", space="0:M2'", energy=1), "9:R1"]
    position = build(cars, course=WHOLE_END)._replace(met=("landslide", "volcano"))
    after = play(position, "repair3s")
    assert (plain(after).finished, asks(after)) == ((0,), "EruptRoll")
    assert asks(play(after, "=6")) == "Refill"
    across = build([hand("steer5r", space="0:M4'"), "0:L5"], course=BRIDGE_FIRST)
    on_it = play(across, "steer5r", "no")
    assert (spaces(on_it)[0], asks(on_it)) == ("1:B1'", "Refill")


@pytest.mark.clause("BASH-17")
def test_the_rearmost_bomb_is_the_one_with_the_least_absolute_progress() -> None:
    bombs = ["5:M1", "5:R1", "5:L1", "4:M3", "4:L1", "3:M3", "3:L1", "2:M3", "0:M1'"]
    position = build([hand("bomb1s"), "0:L5"], bombs=bombs)
    story = told(position, "bomb1s", "2:L0")
    assert Lifted(Thing.BOMB, "2M3") in story
    assert len(play(position, "bomb1s", "2:L0").bombs) == 9


@pytest.mark.clause("BASH-17")
def test_of_two_bombs_level_with_each_other_the_left_one_is_moved() -> None:
    bombs = ["1:L0", "1:M0", "1:R0", "4:M3", "4:L1", "3:M3", "3:L1", "2:M3", "5:M1"]
    position = build([hand("bomb1s"), "0:L5"], bombs=bombs)
    assert Lifted(Thing.BOMB, "1L0") in told(position, "bomb1s", "2:L0")


@pytest.mark.clause("BASH-17", "BASH-80")
def test_of_two_portals_of_a_lane_the_left_one_is_the_rearmost() -> None:
    ahead = [f"5:{lane}{i}" for lane in "LMR" for i in (1, 2)]
    race = Race(build([hand("bomb1s"), "0:L5"], course=PORTALS, bombs=ahead))
    for space in ("3Mb", "3Ma", "4M1", "5M3"):
        lay_bomb(race, 0, race.graph.ids[space])
    assert race.graph.ids["3Ma"] not in race.track.bombs
    assert race.graph.ids["3Mb"] in race.track.bombs


@pytest.mark.clause("BASH-17")
def test_the_space_is_chosen_before_the_piece_is_lifted() -> None:
    bombs = ["1:M4", "5:M0", "5:R1", "4:M3", "4:L1", "3:M3", "3:L1", "4:R1", "5:M1"]
    position = build([hand("bomb1s"), "0:L5"], bombs=bombs)
    assert legal(play(position, "bomb1s")) == ["2L0", "2M1", "2R0", "no"]


@pytest.mark.clause("BASH-17", "BASH-15")
def test_a_boulder_laid_behind_all_others_stays_and_the_one_lifted_is_another() -> None:
    ahead = [f"{tile}:{lane}{i}" for tile in (3, 4, 5) for i in (0, 1) for lane in "LMR"][:14]
    for boulders, moved in ((ahead, {"3:L0", "2:M2"}), (ahead[1:], {"2:M2"})):
        position = build(["5:M4", "0:L5"], filled=False, boulders=boulders)
        laid = resolve(position._replace(due=(2,)), Boulders(), answers=["=2"])
        assert set(boulders) ^ set(plain(laid).boulders) == moved


# Effects


@pytest.mark.clause("BASH-20")
def test_steering_leads_to_a_free_space_of_another_lane_ahead_or_behind() -> None:
    cars: Cars = [hand("steer1s", space="3:M2"), "3:L3", "0:L5"]
    position = build(cars, bombs=["3:R2"])
    assert legal(play(position, "steer1s")) == ["3L2", "3R3", "no"]
    assert refused(play(position, "steer1s"), "3M3") == "BASH-20"
    snout = build(
        [hand("steer1s", space="6:L0"), "0:L5"], course="01 05B 08 02 03 11B 12B 06 04 07"
    )
    assert asks(play(snout, "steer1s")) == "Refill"


@pytest.mark.clause("BASH-20")
def test_steering_without_a_free_space_does_nothing() -> None:
    position = build([hand("steer1s", space="3:L1"), "3:M1"])
    after = play(position, "steer1s")
    assert (spaces(after)[0], asks(after)) == ("3:L2", "Refill")


@pytest.mark.clause("BASH-20")
def test_a_finished_car_is_no_obstacle_to_steering() -> None:
    position = build([hand("steer1s", space="1:L1"), "1:M1'"])
    assert legal(play(position, "steer1s")) == ["1M1", "no"]


@pytest.mark.clause("BASH-21")
def test_a_bomb_is_laid_on_an_adjacent_free_space_of_any_lane() -> None:
    position = build([hand("bomb1s", space="3:L1"), "3:L0"], boulders=["3:M1"])
    assert legal(play(position, "bomb1s")) == ["3L2", "no"]
    after = play(position, "bomb1s", "no")
    assert plain(after).bombs == ()
    ahead = play(position, "bomb1s", "3:L2")
    assert (spaces(ahead)[0], lives(ahead)[0], plain(ahead).bombs) == ("3:L2", 2, ())


@pytest.mark.clause("BASH-21")
def test_the_tenth_bomb_is_the_rearmost_moved_without_exploding() -> None:
    bombs = ["1:M1", "5:M0", "5:R1", "4:M3", "4:L1", "3:M3", "3:L1", "4:R1", "5:M1"]
    position = build([hand("bomb1s"), "1:M2"], bombs=bombs)
    after = play(position, "bomb1s", "2:L0")
    assert set(plain(after).bombs) == {"2:L0", *bombs} - {"1:M1"}
    assert lives(after) == [3, 3]


@pytest.mark.clause("BASH-22")
def test_a_repair_gives_one_life_back_and_at_three_nothing() -> None:
    position = build([Car("2:M0", 1, hand=("repair1s", "steer1s", "bomb1s")), "0:L5"])
    assert lives(play(position, "repair1s", "use"))[0] == 2
    assert lives(play(position, "repair1s", "no"))[0] == 1
    whole = build([Car("2:M0", 3, hand=("repair1s", "steer1s", "bomb1s")), "0:L5"])
    assert asks(play(whole, "repair1s")) == "Refill"


@pytest.mark.clause("BASH-23")
def test_a_missile_hits_the_first_object_ahead_without_a_push() -> None:
    cars: Cars = [hand("missile1s"), "2:M0", "2:M3", "2:M4"]
    after = play(build(cars), "missile1s", "use")
    assert (spaces(after)[1:], lives(after)) == (["2:M0", "2:M3", "2:M4"], [3, 3, 2, 3])
    boulder = build([hand("missile1s"), "2:M4"], boulders=["2:M3"])
    after = play(boulder, "missile1s", "use")
    assert (plain(after).boulders, lives(after)) == ((), [3, 3])


@pytest.mark.clause("BASH-23")
def test_a_missile_follows_arrows_and_sets_off_a_bomb_beside_the_shooter() -> None:
    merge = build([hand("missile1s", space="3:R1"), "3:L3"], bombs=["3:M3"])
    after = play(merge, "missile1s", "use")
    assert (plain(after).bombs, lives(after)) == ((), [3, 2])
    own = build([hand("missile1s", space="2:M0"), "0:L5"], bombs=["2:M1"])
    assert lives(play(own, "missile1s", "use"))[0] == 2


@pytest.mark.clause("BASH-23")
def test_a_missile_is_lost_on_the_third_line_with_the_start_line() -> None:
    reached = build([hand("missile1s", space="4:M0"), "0:M4'"])
    assert lives(play(reached, "missile1s", "use"))[1] == 2
    lost = build([hand("missile1s", space="4:M0"), "1:M0", "0:L5"])
    assert lives(play(lost, "missile1s", "use"))[1] == 3
    assert MissileLost(BLUE) in told(lost, "missile1s", "use")
    second = build([hand("missile1s", space="2:M0"), "4:M2"])
    assert lives(play(second, "missile1s", "use"))[1] == 2
    third = build([hand("missile1s", space="2:M0"), "4:M3"])
    assert lives(play(third, "missile1s", "use"))[1] == 3


@pytest.mark.clause("BASH-23")
def test_a_missile_scares_the_snout_and_passes_finished_cars() -> None:
    course = "01 05B 08 02 03 11B 12B 06 04 07"
    position = build([hand("missile1s", space="6:M1"), "0:L5"], course=course, snout="6:M3")
    after = play(position, "missile1s", "use")
    assert plain(after).snout == "6:M0"
    over = build([hand("missile1s", space="1:M0"), "1:M1'", "1:M2"])
    assert lives(play(over, "missile1s", "use")) == [3, 3, 2]
    assert Fired(BLUE, "M") in told(over, "missile1s", "use")


@pytest.mark.clause("BASH-24")
def test_a_star_gives_energy_up_to_three() -> None:
    position = build([hand("star1s", energy=2), "0:L5"])
    after = play(position, "star1s", "use")
    assert energies(after)[0] == 3
    full = build([hand("star1s", energy=3), "0:L5"])
    assert asks(play(full, "star1s")) == "After"
    assert energies(play(position, "star1s", "no"))[0] == 2


@pytest.mark.clause("BASH-24")
def test_the_star_comes_before_the_movement() -> None:
    position = build([hand("star1s"), "2:M1"])
    story = told(position, "star1s", "use")
    assert kinds(story)[:4] == ["Played", "Charged", "Drove", "Rammed"]
    assert story[2:4] == [Drove(BLUE, ("2M1",)), Rammed(BLUE, BLACK, "2M1")]
