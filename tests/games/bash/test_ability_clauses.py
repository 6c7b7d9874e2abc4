"""BASH-60 to BASH-73: abilities, boosts, the simple version and bots, each clause by name."""

from __future__ import annotations

from typing import Any

import pytest

from tailback.games.bash.game import GAME
from tailback.games.bash.graph import graph_of
from tailback.games.bash.happenings import (
    Declared,
    Drove,
    Landed,
    LostCard,
    Racer,
    Stole,
    Teleported,
)
from tailback.games.bash.moves import CARD_INDEX
from tailback.games.bash.position import Position
from tailback.games.bash.setup import LeaveSeams
from tailback.kit import Chance, Decision, Seating, SetupError
from tests.games.bash.build import (
    CARD,
    EFFECT,
    GREEN,
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
)
from tests.games.bash.courses import JUNGLE, LAKE, LANDSLIDE, PORTALS, SNOUT, own_tiles

HAND = ("star1s", "missile1s", "repair1s")
FAST = ("repair3r", "repair4r", "repair5r")


def able(space: str, colour: str, *others: Car | str, energy: int = 3, **more: object) -> Position:
    """Return the turn of a car that has energy."""
    cars: Cars = [Car(space, 3, energy, HAND), *(others or ("0:L5",))]
    return build(cars, colours=colour, **more)  # type: ignore[arg-type]


# Special abilities


@pytest.mark.clause("BASH-60")
def test_an_ability_is_used_before_or_after_the_card_and_once() -> None:
    position = able("2:M0", "black", energy=1)
    assert legal(position) == ["missile1s", "repair1s", "star1s", "level1"]
    before = play(position, "level1")
    assert (spaces(before)[0], energies(before)[0], asks(before)) == ("2:M2", 0, "Act")
    assert refused(before, "level1") == "BASH-60"
    done = play(before, "star1s", "use")
    assert (asks(done), energies(done)[0]) == ("Refill", 1)
    after = play(position, "repair1s")
    assert legal(after) == ["level1", "done"]
    assert spaces(play(after, "level1"))[0] == "2:M3"
    assert energies(play(after, "done"))[0] == 1


@pytest.mark.clause("BASH-60")
def test_never_between_effect_and_acceleration() -> None:
    chosen = play(able("2:M0", "black", energy=1), "missile1s")
    assert legal(chosen) == ["use", "no"]
    assert refused(chosen, "level1") == "BASH-60"


@pytest.mark.clause("BASH-60")
def test_a_star_of_the_card_counts_for_an_ability_after_it() -> None:
    position = able("2:M0", "black", energy=0)
    assert legal(position) == ["missile1s", "repair1s", "star1s"]
    after = play(position, "star1s", "use")
    assert legal(after) == ["level1", "done"]
    assert spaces(play(after, "level1"))[0] == "2:M3"


@pytest.mark.clause("BASH-60")
def test_the_energy_is_gone_when_the_ability_is_declared() -> None:
    """The car goes off by its ability and keeps the energy that this gives it."""
    cars: Cars = [Car("2:M3", 1, 2, HAND), "0:L5"]
    position = build(cars, colours="black", boulders=["2:M4"])
    story = told(position, "level1")
    assert kinds(story)[:-1] == [
        "Declared",
        "Drove",
        "Crashed",
        "BoulderGone",
        "Damaged",
        "SetBack",
    ]
    assert story[0] == Declared(Racer(0, "black"), 1)
    assert energies(play(position, "level1"))[0] == 1


@pytest.mark.clause("BASH-61")
def test_any_level_up_to_the_energy_or_exactly_the_one_shown() -> None:
    assert legal(able("2:M0", "black", energy=3))[3:] == ["level1", "level2", "level3"]
    assert legal(able("2:M0", "black", energy=2))[3:] == ["level1", "level2"]
    assert refused(able("2:M0", "black", energy=2), "level3") == "BASH-61"
    exact = able("2:M0", "black", energy=3, ability_level="exact")
    assert legal(exact)[3:] == ["level3"]
    assert refused(exact, "level1") == "BASH-61"


@pytest.mark.clause("BASH-62")
def test_level_one_by_car() -> None:
    shot = play(able("2:M0", "blue", "2:M3"), "level1")
    assert (lives(shot), asks(shot)) == ([3, 2], "Act")
    for colour in ("black", "white"):
        assert spaces(play(able("2:M0", colour), "level1"))[0] == "2:M2"
    steering = play(able("3:M2", "green"), "level1")
    assert legal(steering) == ["3L2", "3R2", "3L3", "3R3"]
    assert spaces(play(steering, "3:L2"))[0] == "3:L2"
    hurt = build([Car("2:M0", 1, 1, HAND), "0:L5"], colours="yellow")
    assert lives(play(hurt, "level1"))[0] == 2
    laying = play(able("3:L1", "red"), "level1")
    assert legal(laying) == ["3L0", "3L2", "3M1"]
    assert plain(play(laying, "3:M1")).bombs == ("3:M1",)


@pytest.mark.clause("BASH-62")
def test_level_one_meets_obstacles_as_usual() -> None:
    after = play(able("2:M0", "black", "2:M1"), "level1")
    assert (spaces(after), lives(after)) == (["2:M1", "2:M3"], [3, 2])
    ploughing = play(able("2:M0", "white", boulders=["2:M1"]), "level1")
    assert (spaces(ploughing)[0], lives(ploughing)[0]) == ("2:M1", 2)


@pytest.mark.clause("BASH-63")
def test_level_two_plays_one_more_card_before_or_after() -> None:
    position = able("2:M0", "blue", energy=2)
    first = play(position, "level2", "repair1s")
    assert (asks(first), spaces(first)[0]) == ("Act", "2:M1")
    both = play(first, "star1s", "no")
    assert (asks(both), spaces(both)[0]) == ("Refill", "2:M2")
    after = play(position, "repair1s", "level2", "missile1s", "use")
    assert (asks(after), spaces(after)[0]) == ("Refill", "2:M2")


@pytest.mark.clause("BASH-63", "BASH-35", "BASH-50")
def test_level_two_is_void_without_a_second_card_or_off_the_track() -> None:
    single = build([Car("2:M0", energy=2, hand=("repair1s",)), "0:L5"])
    assert legal(single) == ["repair1s", "level1"]
    assert refused(single, "level2") == "BASH-63"
    pair = build([Car("2:M0", energy=2, hand=("repair1s", "star1s")), "0:L5"])
    assert legal(play(pair, "repair1s")) == ["level1", "level2", "done"]
    going = build([Car("2:M0", 1, 2, HAND), "0:L5"], boulders=["2:M1"])
    off = play(going, "level2", "missile1s", "no")
    assert (asks(off), spaces(off)[0], energies(off)[0]) == ("Refill", "1:M2", 1)
    crossing = build([Car("0:M4'", 3, 2, HAND), "0:L5"])
    assert asks(play(crossing, "level2", "missile1s", "no")) == "Refill"


@pytest.mark.clause("BASH-64")
def test_each_step_of_level_three_is_chosen() -> None:
    position = play(able("3:M1", "green"), "level3", "=repair1s")
    assert legal(position) == ["3M2", "3L2", "3R2", "done"]
    aside = play(position, "3:L2")
    assert legal(aside) == ["3L3", "3M2", "done"]
    ends = play(aside, "3:L3", "3:L4", "3:L5", "4:L0")
    assert (asks(ends), spaces(ends)[0]) == ("Act", "4:L0")
    assert spaces(play(position, "done"))[0] == "3:M1"


@pytest.mark.clause("BASH-64")
def test_sideways_only_onto_free_spaces_of_the_same_tile() -> None:
    position = able("3:M1", "green", "3:L2", bombs=["3:R2"])
    assert legal(play(position, "level3", "=repair1s")) == ["3M2", "done"]
    seam = able("2:M4", "black")
    assert legal(play(seam, "level3")) == ["3M0", "2L5", "done"]


@pytest.mark.clause("BASH-64")
def test_the_pirate_fires_down_all_lanes_and_drives_four() -> None:
    position = able("3:M1", "blue", "3:M3", "3:L1", "3:L2", "3:R3", boulders=["2:L2"])
    after = play(position, "level3")
    assert lives(after) == [3, 1, 3, 2, 2]
    assert spaces(after)[:2] == ["3:M3", "4:M0"]
    story = told(position, "level3")
    assert [one.lane for one in story if type(one).__name__ == "Fired"] == ["M", "L", "R"]


@pytest.mark.clause("BASH-64")
def test_the_pirate_resolves_each_missile_before_the_next() -> None:
    """The car that the first missile sends back stands in the way of the second."""
    position = able("3:L0", "blue", Car("3:L5", 1), "0:L5", bombs=["3:M4"])
    story = told(position, "level3")
    assert kinds(story)[:6] == [
        "Declared", "Fired", "MissileHit", "Damaged", "SetBack", "Fired",
    ]  # fmt: skip


@pytest.mark.clause("BASH-64")
def test_the_baron_takes_a_card_from_each_car_overtaken() -> None:
    rich = ("bomb1s", "bomb2s", "bomb3s")
    position = able("3:M1", "black", Car("3:M2", hand=rich), "3:L1", Car("3:R2", hand=rich))
    after = play(position, "level3", "3:L2", "3:L3", "done")
    assert outcomes(after) == {"=bomb1s": 1, "=bomb2s": 1, "=bomb3s": 1}
    taken = play(after, "=bomb1s", "=bomb3s")
    assert plain(taken).cars[0].hand == ("bomb1s", "bomb3s", "missile1s", "repair1s", "star1s")
    assert plain(taken).cars[1].hand == ("bomb2s", "bomb3s")
    story = told(after, "=bomb1s", "=bomb3s")
    assert [(one.other, one.card) for one in story if isinstance(one, Stole)] == [
        (Racer(1, "blue"), CARD_INDEX["bomb1s"]),
        (Racer(3, "yellow"), CARD_INDEX["bomb3s"]),
    ]
    kept = play(taken, "repair1s")
    assert asks(kept) == "Refill"
    assert len(legal(kept)) == 4
    assert asks(play(kept, "drop-bomb1s")) == "Act"


@pytest.mark.clause("BASH-64")
def test_the_baron_takes_nothing_from_bots_or_cars_not_overtaken() -> None:
    position = able("3:M1", "black", "3:M4", "3:M2", bots=1)
    after = play(position, "level3", "3:L2", "3:L3", "done")
    assert asks(after) == "Act"


@pytest.mark.clause("BASH-64")
def test_cards_are_taken_and_lost_in_strip_order() -> None:
    rich = ("bomb1s", "bomb2s", "bomb3s")
    cars: Cars = [Car("3:M1", energy=3), Car("3:M2", hand=rich), Car("3:R2", hand=rich)]
    black = build(cars, colours="black,blue,green", strip=(0, 2, 1))
    words = ("level3", "3:L2", "3:L3", "done", "=bomb1s", "=bomb2s")
    stolen = [one.victim for one in told(black, *words) if isinstance(one, Stole)]
    assert stolen == [2, 1]
    green = build(cars, colours="green,blue,black", strip=(0, 2, 1))
    lost = told(green, "level3", "=bomb1s", "=bomb2s")
    assert [one.seat for one in lost if isinstance(one, LostCard)] == [2, 1]


@pytest.mark.clause("BASH-64")
def test_the_scrapper_makes_all_lose_a_card_but_the_last() -> None:
    cars: Cars = [Car("3:M1", energy=3), Car("3:M3", hand=("bomb1s",)), "0:L5", "0:L3"]
    position = build(cars, colours="green", bots=1)
    losing = play(position, "level3")
    assert (asks(losing), energies(losing)[0]) == ("Lose", 0)
    assert outcomes(losing) == {"=steer1s": 1, "=repair1s": 2}
    story = told(position, "level3", "=steer1s")
    assert [one for one in story if isinstance(one, LostCard)] == [
        LostCard(2, Racer(2, "black"), CARD_INDEX["steer1s"])
    ]
    after = play(position, "level3", "=steer1s", "done")
    assert [len(car.hand) for car in plain(after).cars] == [3, 1, 2, 0]
    filled = play(after, "repair1s", "=bomb2s", "bomb1s", "no", "=bomb3s", "=star2s", "=star3s")
    assert len(plain(filled).cars[1].hand) == 3


@pytest.mark.clause("BASH-64")
def test_the_dragon_boy_mines_the_spaces_just_left() -> None:
    position = able("3:M1", "red", Car("3:L3", 2))
    driven = play(position, "level3", "3:M2", "3:M3", "done")
    assert legal(driven) == ["3M1", "3M2", "done"]
    laid = play(driven, "3:M1")
    assert (plain(laid).bombs, lives(laid)) == (("3:M1",), [3, 2])
    both = play(laid, "3:M2")
    assert (plain(both).bombs, lives(both), spaces(both)) == ((), [3, 1], ["3:M3", "3:L3"])
    assert asks(both) == "Act"
    none = play(driven, "done")
    assert plain(none).bombs == ()


@pytest.mark.clause("BASH-64")
def test_the_dragon_boy_is_spared_by_his_own_bombs_alone() -> None:
    position = able("3:M1", "red", bombs=["3:L3"])
    after = play(position, "level3", "3:M2", "3:M3", "done", "3:M2", "done")
    assert (plain(after).bombs, lives(after)[0]) == ((), 2)
    limit = play(able("3:M0", "red"), "level3", "3:M1", "3:M2", "3:M3", "3:M4")
    three = play(limit, "3:M0", "3:M1")
    assert asks(three) == "Mine"
    assert asks(play(three, "3:M2")) == "Act"


@pytest.mark.clause("BASH-64", "BASH-21")
def test_the_dragon_boy_mines_different_spaces_though_a_bomb_was_moved() -> None:
    """With none in stock the second bomb is the first one, moved: its space is not free again."""
    bombs = ["2:M0", "2:M2", "2:M4", "3:M1", "3:M3", "4:M1", "4:M3", "5:M1"]
    position = able("0:L5", "red", "0:R0", bombs=bombs)
    first = play(position, "level3", "1:L0", "1:L1", "done", "0:L5")
    assert plain(first).bombs == ("0:L5", *bombs)
    assert legal(first) == ["1L0", "done"]
    after = play(first, "1:L0")
    assert (asks(after), plain(after).bombs) == ("Act", tuple(bombs))
    mining = play(able("0:L5", "red", "0:R0", bombs=bombs), "level3", "1:L0", "1:L1", "1:L2")
    both = play(mining, "done", "0:L5", "1:L0")
    assert (legal(both), plain(both).bombs) == (["1L1", "done"], ("1:L0", *bombs))
    assert refused(both, "0L5") == "BASH-64"


@pytest.mark.clause("BASH-64")
def test_no_bombs_if_the_car_went_off() -> None:
    cars: Cars = [Car("3:M1", 1, 3, HAND), "0:L5"]
    position = build(cars, colours="red", boulders=["3:M3"])
    after = play(position, "level3", "3:M2", "3:M3")
    assert (after.active, asks(after), plain(after).bombs) == (1, "Act", ())


@pytest.mark.clause("BASH-64")
def test_the_gnome_clears_bombs_and_boulders_away() -> None:
    position = able("3:M1", "white", "3:M4", bombs=["3:M2"], boulders=["3:L3", "3:R2"])
    ways = play(position, "level3")
    assert legal(ways) == ["3M2", "3L2", "3R2", "done"]
    assert (asks(play(ways, "3:M2")), lives(play(ways, "3:M2"))[0]) == ("Steps", 3)
    after = play(ways, "3:M2", "3:L3")
    assert (lives(after)[0], plain(after).bombs, plain(after).boulders) == (3, (), ("3:R2",))
    assert legal(after) == ["3L4", "3M3", "done"]
    met = play(ways, "3:M2", "3:M3", "3:M4")
    assert (asks(met), spaces(met), lives(met)) == ("Act", ["3:M4", "4:M1"], [3, 2])


@pytest.mark.clause("BASH-64")
def test_special_spaces_act_on_abilities_and_boosts_do_not() -> None:
    flash = play(able("1:M0", "green", course=JUNGLE), "level3", "=repair1s", "1:M1")
    assert asks(flash) == "GeyserRoll"
    assert asks(play(flash, "=4")) == "Steps"
    assert play(flash, "=1").active == 1
    boost = able("3:M4", "black", boosts=["4:M0"], boost=True)
    assert asks(play(boost, "level3", "4:M0", "done")) == "Act"
    assert asks(play(boost, "level1")) == "Act"


@pytest.mark.clause("BASH-64", "BASH-45")
def test_a_step_onto_a_flash_with_an_obstacle_meets_the_obstacle_first() -> None:
    position = able("1:M0", "green", course=JUNGLE, boulders=["1:M1"])
    met = play(position, "level3", "=repair1s", "1:M1")
    assert (asks(met), lives(met)[0]) == ("GeyserRoll", 2)
    assert asks(play(met, "=6")) == "Act", "the obstacle has stopped it"


@pytest.mark.clause("BASH-64", "BASH-82")
def test_nothing_is_laid_in_the_lake_that_was_just_left() -> None:
    position = able("6:W", "red", course=LAKE)
    after = play(position, "level3", "7:M2", "done")
    assert (asks(after), plain(after).bombs) == ("Act", ())


@pytest.mark.clause("BASH-65")
def test_the_lady_passes_over_things_sideways_too() -> None:
    position = able("3:M1", "yellow", "3:M2", bombs=["3:L2"], boulders=["3:L3"])
    ways = play(position, "level3")
    assert legal(ways) == ["3M2", "3L2", "3R2", "done"]
    over = play(ways, "3:M2", "3:M3", "done")
    assert (spaces(over), lives(over)) == (["3:M3", "3:M2"], [3, 3])


@pytest.mark.clause("BASH-65")
def test_ending_on_something_the_lady_is_put_back_along_that_lane() -> None:
    position = able("3:M1", "yellow", "3:L1", bombs=["3:L2"], boulders=["3:L3"])
    after = play(position, "level3", "3:L2", "3:L3", "done")
    assert (spaces(after)[0], lives(after)[0]) == ("3:L0", 3)
    assert Landed(Racer(0, "yellow"), "3L0") in told(position, "level3", "3:L2", "3:L3", "done")
    assert (plain(after).bombs, plain(after).boulders) == (("3:L2",), ("3:L3",))


@pytest.mark.clause("BASH-65")
def test_every_other_ability_meets_obstacles() -> None:
    position = able("3:M1", "green", boulders=["3:M2"])
    after = play(position, "level3", "=repair1s", "3:M2")
    assert (asks(after), spaces(after)[0], lives(after)[0]) == ("Act", "3:M2", 2)
    for colour in ("black", "white"):
        snout = play(able("5:M4", colour, course=SNOUT), "level3", "6:M0")
        assert (asks(snout), lives(snout)[0]) == ("Act", 2)
        aside = play(able("5:M3", colour, course=SNOUT, snout="5:L4"), "level3")
        assert legal(aside) == ["5M4", "5R4", "done"]


@pytest.mark.clause("BASH-65", "BASH-85")
def test_the_snout_too_is_passed_over_sideways_too() -> None:
    met = play(able("5:M4", "yellow", course=SNOUT), "level3", "6:M0")
    assert (asks(met), lives(met)[0]) == ("Steps", 3)
    ahead = play(met, "6:M1", "done")
    assert (spaces(ahead)[0], lives(ahead)[0], plain(ahead).snout) == ("6:M1", 3, "6:M0")
    aside = play(able("5:M3", "yellow", course=SNOUT, snout="5:L4"), "level3")
    assert legal(aside) == ["5M4", "5L4", "5R4", "done"]
    over = play(aside, "5:L4", "5:L5", "done")
    assert (spaces(over)[0], lives(over)[0], plain(over).snout) == ("5:L5", 3, "5:L4")


@pytest.mark.clause("BASH-65", "BASH-85")
def test_ending_on_the_snout_alone_or_beside_a_car_the_lady_is_put_back() -> None:
    met = play(able("5:M4", "yellow", course=SNOUT), "level3", "6:M0")
    assert asks(met) == "Steps"
    ended = play(met, "done")
    assert (spaces(ended)[0], lives(ended)[0], plain(ended).snout) == ("5:M4", 3, "6:M0")
    beside = play(able("5:M4", "yellow", "6:M0", course=SNOUT), "level3", "6:M0", "done")
    assert (spaces(beside), lives(beside)) == (["5:M4", "6:M0"], [3, 3])
    further = able("5:M2", "yellow", course=SNOUT, boulders=["5:M4"])
    passed = play(further, "level3", "5:M3", "=1", "6:M0", "5:M4", "6:M0", "done")
    assert spaces(passed)[0] == "5:M3", "the boulder is on the space between"


@pytest.mark.clause("BASH-65")
def test_a_car_that_has_not_moved_stays_beside_the_snout() -> None:
    stays = play(able("6:M0", "yellow", course=SNOUT, snout="6:M0"), "level3", "done")
    assert (asks(stays), spaces(stays)[0]) == ("Act", "6:M0")


@pytest.mark.clause("BASH-65", "BASH-83")
def test_stopped_on_something_the_lady_is_put_back() -> None:
    position = able("1:M0", "yellow", course=JUNGLE, boulders=["1:M1"])
    stopped = play(position, "level3", "1:M1", "=1")
    assert (spaces(stopped)[0], lives(stopped)[0], stopped.active) == ("1:M0", 2, 1)
    assert plain(stopped).boulders == ("1:M1",)


# Boosts


def boosted(*cars: Car | str, **more: object) -> Position:
    return build(cars, boost=True, boosts=["3:M0"], **more)  # type: ignore[arg-type]


@pytest.mark.clause("BASH-66")
def test_the_die_says_where_the_boost_of_a_seam_lies() -> None:
    position = GAME.start(GAME.options(boost=True), Seating(2))
    assert asks(position) == "LayBoost"
    for roll in ("=1", "=2", "=4", "=5"):
        position = play(position, roll)
    graph = position.graph
    assert [graph.names[at] for at in position.boosts] == ["2L0", "3L0", "4M0", "5R0"]
    assert asks(position) == "Deal"


@pytest.mark.clause("BASH-66")
@pytest.mark.parametrize(
    ("course", "seams"),
    [
        ("01 02 03 08 04 07", (2, 3, 4, 5)),
        (LANDSLIDE, (2, 3, 4, 6, 7)),
        (PORTALS, (2, 3, 5, 6, 7)),
        (LAKE, (2, 3, 4, 5, 6, 8, 9)),
        ("01 12 X 02 03 05 08 11 04 07", (4, 5, 6, 7, 8, 9)),
    ],
)
def test_not_at_01_inside_pairs_or_at_the_bridge(course: str, seams: tuple[int, ...]) -> None:
    assert graph_of(options(course).course).seams == seams


@pytest.mark.clause("BASH-66")
def test_there_are_eight_boosts_and_spare_seams_are_left_out_by_choice() -> None:
    position = build(["2:M0", "0:L5"])
    asked = resolve(position, LeaveSeams(0, tuple(range(2, 12))))
    assert legal(asked) == [f"leave{n}" for n in range(2, 12)]
    assert refused(asked, "leave1") == "BASH-66"
    assert asks(answer(asked, "leave3")) == "LeaveSeams"
    left = answer(answer(asked, "leave3"), "leave7")
    assert [task.tile for task in reversed(left.tasks)] == [2, 4, 5, 6, 8, 9, 10, 11]  # type: ignore[attr-defined]


@pytest.mark.clause("BASH-66")
def test_a_boost_does_not_occupy_its_space() -> None:
    position = boosted(Car("3:L0", hand=("steer1s", "bomb1s", "repair1s")), "0:L5")
    assert "3M0" in legal(play(position, "steer1s"))
    assert "3M0" in legal(play(position, "bomb1s"))


@pytest.mark.clause("BASH-67")
def test_a_boost_turns_up_a_sprint_card_after_the_move() -> None:
    position = boosted(Car("2:M4", hand=FAST), "0:L5")
    moved = play(position, "repair3r")
    assert (asks(moved), spaces(moved)[0]) == ("TurnUp", "3:M2")
    assert {name[-1] for name in outcomes(moved)} == {"s"}
    after = play(moved, "=bomb3s")
    assert (spaces(after)[0], plain(after).bombs, asks(after)) == ("4:M0", (), "Refill")
    assert GAME.view(None, after, None).table.discards == {"repair3r": 1, "bomb3s": 1}


@pytest.mark.clause("BASH-67", "BASH-6")
def test_a_boost_with_an_empty_deck_shuffles_the_card_just_played() -> None:
    position = build(
        [Car("2:M4", hand=HAND), "0:L5"], boost=True, boosts=["3:M0"], decks=((), ("bomb3r",))
    )
    moved = play(position, "repair1s")
    assert (asks(moved), outcomes(moved)) == ("TurnUp", {"=repair1s": 1})


@pytest.mark.clause("BASH-67")
def test_no_boost_by_push_ability_start_or_a_move_that_was_stopped() -> None:
    assert drive(boosted("2:M4", "0:L5"), 0, 2, by=PUSH).tasks == ()
    assert drive(boosted("2:M4", "0:L5"), 0, 2, by="ability").tasks == ()
    assert drive(boosted("3:M0", "0:L5"), 0, 2, by=CARD).tasks == ()
    assert drive(boosted("2:M4", "0:L5", boulders=["3:M2"]), 0, 4, by=CARD).tasks == ()
    assert asks(drive(boosted("2:M4", "0:L5"), 0, 2, by=CARD)) == "TurnUp"
    assert drive(boosted("2:M4", "0:L5"), 0, 2, by=EFFECT).tasks == ()
    steered = boosted(Car("3:L0", hand=("steer1s", "bomb1s", "repair1s")), "0:L5")
    assert asks(play(steered, "steer1s", "3:M0")) == "Refill"


@pytest.mark.clause("BASH-67")
def test_one_boost_a_move_and_a_boost_move_triggers_no_other() -> None:
    position = build(["2:M4", "0:L5"], boost=True, boosts=["3:M0", "4:M0"])
    both = drive(position, 0, 6, by=CARD)
    assert [type(task).__name__ for task in both.tasks] == ["TurnUp"]
    assert drive(position, 0, 4, "=bomb2s", by=CARD).tasks == ()
    extra = build([Car("2:M4", energy=2, hand=FAST), "0:L5"], boost=True, boosts=["3:M0"])
    assert asks(play(extra, "level2", "repair3r")) == "TurnUp"


@pytest.mark.clause("BASH-67", "BASH-31")
def test_a_boost_onto_a_boulder() -> None:
    position = boosted(Car("2:M4", 2, hand=FAST), "0:L5", boulders=["3:M3"])
    after = play(position, "repair3r", "no", "=steer3s")
    assert (spaces(after)[0], lives(after)[0], plain(after).boulders) == ("3:M3", 1, ())


@pytest.mark.clause("BASH-67")
def test_a_boost_on_the_way_chosen_at_a_fork_counts() -> None:
    sides = own_tiles()["sides"]
    forked = {"02A": sides["02A"] | {"next": {"M4": ["+M0", "+R0"]}}}
    course = {"tiles": "01 02 03 08 04 07", "sides": forked}
    position = build(["1:M4", "0:L5"], course=course, boost=True, boosts=["2:R0"])
    assert asks(drive(position, 0, 2, "2:R0")) == "TurnUp"
    assert drive(position, 0, 2, "2:R0", by=PUSH).tasks == ()


# The simple version


@pytest.mark.clause("BASH-68")
def test_the_simple_version_has_no_abilities_and_a_star_moves_two_more() -> None:
    position = build([Car("2:M0", 3, 0, HAND), "0:L5"], simple=True)
    assert refused(position, "level1") == "BASH-68"
    charged = build([Car("2:M0", 3, 3, HAND), "0:L5"], simple=True)
    assert legal(charged) == ["missile1s", "repair1s", "star1s"]
    after = play(position, "star1s", "use")
    assert (spaces(after)[0], energies(after)[0], asks(after)) == ("2:M3", 0, "Refill")
    assert spaces(play(position, "star1s", "no"))[0] == "2:M1"
    off = drive(build([Car("2:M3", 1), "0:L5"], simple=True, boulders=["2:M4"]), 0, 1)
    assert energies(off)[0] == 0


def simple(space: str, *others: str, life: int = 3, **more: object) -> Position:
    """Return the turn of a car with a star in the simple version."""
    car = Car(space, life, 0, ("star3s", "missile1s", "repair1s"))
    return build([car, *(others or ("0:L5",))], simple=True, **more)  # type: ignore[arg-type]


@pytest.mark.clause("BASH-68")
def test_the_star_is_a_movement_before_that_of_the_acceleration() -> None:
    story = told(simple("2:M0"), "star3s", "use")
    assert kinds(story) == ["Played", "Drove", "Drove"]
    assert [len(one.path) for one in story[1:]] == [2, 3]


@pytest.mark.clause("BASH-68")
def test_what_stops_the_star_does_not_shorten_the_acceleration() -> None:
    after = play(simple("2:M0", boulders=["2:M1"]), "star3s", "use")
    assert (spaces(after)[0], lives(after)[0]) == ("2:M4", 2)


@pytest.mark.clause("BASH-68")
def test_a_star_that_ends_the_turn_or_crosses_the_line_has_no_acceleration() -> None:
    after = play(simple("2:M0", life=1, boulders=["2:M1"]), "star3s", "use")
    assert (spaces(after)[0], lives(after)[0]) == ("1:M2", 3)
    assert spaces(play(simple("0:M4'"), "star3s", "use"))[0] == "1:M1'"


@pytest.mark.clause("BASH-68", "BASH-67")
def test_only_the_acceleration_after_a_star_sets_off_a_boost() -> None:
    boost: dict[str, Any] = {"boost": True, "boosts": ["3:M0"]}
    assert asks(play(simple("2:M4", **boost), "star3s", "use")) == "Refill"
    assert asks(play(simple("2:M2", **boost), "star3s", "use")) == "TurnUp"


# Bots


def bot_turn(*cars: Car | str, turn: int = 1, bots: int = 1, **more: object) -> Position:
    """Return the turn of a bot, the last of these cars."""
    return build(cars, bots=bots, turn=turn, **more)  # type: ignore[arg-type]


@pytest.mark.clause("BASH-70")
def test_bots_stand_behind_the_players_and_have_no_hand() -> None:
    start = GAME.start(GAME.options(bots=2), Seating(2))
    assert start.strip == (0, 1, 2, 3)
    assert spaces(start) == ["0:L5", "0:R4", "0:L3", "0:R2"]
    assert len(start.hands) == 2
    with pytest.raises(SetupError, match="BASH-70"):
        GAME.start(GAME.options(bots=3), Seating(4))


@pytest.mark.clause("BASH-70")
def test_a_bot_turns_up_a_card_uses_it_and_accelerates() -> None:
    position = bot_turn("0:L5", "2:M0", Car("2:M2", 2), strip=(1, 2, 0), bots=2)
    assert {name[-1] for name in outcomes(position)} == {"r"}
    after = play(position, "=repair3r")
    assert (lives(after)[2], spaces(after)[2]) == (3, "3:M0")
    assert GAME.view(None, after, None).table.discards == {"repair3r": 1}
    missile = play(bot_turn("2:M4", "2:M0"), "=missile3r")
    assert (lives(missile), spaces(missile)) == ([2, 3], ["2:M4", "2:M3"])
    assert energies(drive(bot_turn("0:L5", Car("2:M3", 1), boulders=["2:M4"]), 1, 1))[1] == 0


@pytest.mark.clause("BASH-71")
def test_a_bot_steers_towards_the_referee_furthest_ahead() -> None:
    straight = bot_turn("0:L5", "3:M2")
    assert spaces(play(straight, "=steer3r"))[1] == "4:L0"
    taken = bot_turn("3:L3", "3:M2")
    assert told(taken, "=steer3r")[1].space == "3L2"
    other = bot_turn("3:L3", "3:M2", boulders=["3:L2"])
    story = told(other, "=steer3r")
    assert story[1].space == "3R3"
    curve = bot_turn("0:L5", "4:M2")
    assert told(curve, "=steer3r")[1].space == "4R2"
    away = bot_turn("0:L5", "3:L2")
    assert told(away, "=steer3r")[1].space == "3M2"


@pytest.mark.clause("BASH-71")
def test_a_bot_without_a_free_space_does_not_steer() -> None:
    position = bot_turn("3:M1", "3:L1")
    assert kinds(told(position, "=steer3r"))[:2] == ["TurnedUp", "Drove"]


@pytest.mark.clause("BASH-72")
def test_a_bot_bombs_the_nearest_free_space_behind_it() -> None:
    position = bot_turn("2:M1", "2:M2")
    after = play(position, "=bomb3r")
    assert (plain(after).bombs, spaces(after)[1]) == (("2:M0",), "3:M0")
    whole = bot_turn("0:L5", Car("2:M0", 3))
    assert lives(play(whole, "=repair3r"))[1] == 3


@pytest.mark.clause("BASH-72")
def test_a_star_moves_a_bot_two_spaces_and_then_it_accelerates() -> None:
    position = bot_turn("0:L5", "2:M0")
    after = play(position, "=star3r")
    assert (spaces(after)[1], energies(after)[1]) == ("3:M0", 0)
    assert [len(one.path) for one in told(position, "=star3r")[1:3]] == [2, 3]


@pytest.mark.clause("BASH-72")
def test_what_stops_the_star_of_a_bot_does_not_shorten_its_acceleration() -> None:
    after = play(bot_turn("0:L5", "2:M0", boulders=["2:M1"]), "=star3r")
    assert (spaces(after)[1], lives(after)[1]) == ("2:M4", 2)
    rammed = play(bot_turn("2:M1", "2:M0"), "=star3r")
    assert (spaces(rammed), lives(rammed)) == (["3:M0", "2:M3"], [1, 3])
    portal = bot_turn("0:L5", "3:L2", course=PORTALS, boulders=["4:La"])
    after = play(portal, "=star3r", "3:La")
    assert (spaces(after)[1], lives(after)[1]) == ("5:L0", 2)


@pytest.mark.clause("BASH-72", "BASH-67")
def test_only_the_acceleration_of_a_bot_s_star_sets_off_a_boost() -> None:
    boost: dict[str, Any] = {"boost": True, "boosts": ["3:M0"]}
    first = bot_turn("0:L5", "2:M4", **boost)
    assert asks(play(first, "=star3r")) != "TurnUp"
    second = bot_turn("0:L5", "2:M1", **boost)
    assert asks(play(second, "=star3r")) == "TurnUp"


@pytest.mark.clause("BASH-72")
def test_a_star_that_ends_a_bot_s_turn_or_crosses_the_line_has_no_acceleration() -> None:
    geyser = play(bot_turn("0:L5", "1:M0", course=JUNGLE), "=star3r", "=1")
    assert (spaces(geyser)[1], lives(geyser)[1]) == ("1:M1", 2)
    assert spaces(play(bot_turn("0:L5", "4:M1", course=JUNGLE), "=star3r"))[1] == "4:C1"
    assert spaces(play(bot_turn("0:L5", "0:M4'"), "=star3r"))[1] == "1:M1'"


@pytest.mark.clause("BASH-72", "BASH-82")
def test_a_bot_lays_no_bomb_in_the_lake_nor_from_it() -> None:
    position = bot_turn("0:L5", "6:W", course=LAKE)
    after = play(position, "=bomb3r")
    assert plain(after).bombs == ()


@pytest.mark.clause("BASH-73")
def test_choices_and_rolls_of_a_bot_fall_to_the_last_human_in_the_order() -> None:
    for strip, last in (((2, 0, 1), 1), ((2, 1, 0), 0), ((0, 1, 2), 1)):
        turn = strip.index(2)
        lake = build(["0:L5", "0:R4", "6:W"], course=LAKE, bots=1, strip=strip, turn=turn)
        word = next(iter(outcomes(lake)))
        asked = GAME.pending(play(lake, word))
        assert isinstance(asked, Decision)
        assert asked.seats == (last,)
        flash = build(["0:L5", "0:R4", "1:M0"], course=JUNGLE, bots=1, strip=strip, turn=turn)
        speed = next(o for o in outcomes(flash) if "missile" in o)
        rolled = GAME.pending(play(flash, speed))
        assert isinstance(rolled, Chance)
        assert rolled.seat == last


@pytest.mark.clause("BASH-73", "BASH-80")
@pytest.mark.parametrize(("strip", "last"), [((2, 0, 1), 1), ((2, 1, 0), 0), ((0, 1, 2), 1)])
def test_before_portals_the_last_human_chooses_the_way_of_a_bot(
    strip: tuple[int, ...], last: int
) -> None:
    cars: Cars = ["0:L5", "0:R4", "3:L2"]
    position = build(cars, course=PORTALS, bots=1, strip=strip, turn=strip.index(2))
    fork = play(position, next(o for o in outcomes(position) if o.startswith("=missile")))
    asked = GAME.pending(fork)
    assert isinstance(asked, Decision)
    assert (asked.seats, legal(fork)) == ((last,), ["3La", "3Lb"])
    assert told(fork, "3:Lb")[:2] == [Drove(GREEN, ("3Lb",)), Teleported(GREEN, 2, "4Lb")]


@pytest.mark.clause("BASH-73", "BASH-80")
def test_before_portals_the_last_human_chooses_for_a_bot_that_is_pushed() -> None:
    cars: Cars = [Car("3:L1", hand=HAND), "0:R4", "3:L2"]
    fork = play(build(cars, course=PORTALS, bots=1, strip=(2, 0, 1), turn=1), "missile1s", "no")
    asked = GAME.pending(fork)
    assert isinstance(asked, Decision)
    assert (asked.seats, legal(fork)) == ((1,), ["3La", "3Lb"])
    assert spaces(play(fork, "3:Lb"))[2] == "4:L1"


@pytest.mark.clause("BASH-73", "BASH-16", "BASH-84")
def test_the_turn_of_a_bot_has_the_same_order() -> None:
    """The jungle before the card; after it the bridge, then the boulders of due tiles."""
    lost = build(["0:L5", "4:C1"], course=JUNGLE, bots=1, turn=1)
    assert asks(lost) == "JungleRoll"
    assert asks(play(lost, "=5")) == "BotCard"
    bridge = build(["0:L5", "6:B1"], course=LAKE, bots=1, turn=1)._replace(due=(8,), filled=0)
    for word, task in (("", "BotCard"), ("=repair3r", "Sway"), ("=6", "Fill")):
        bridge = play(bridge, word) if word else bridge
        assert asks(bridge) == task


@pytest.mark.clause("BASH-73")
def test_a_bot_is_damaged_and_goes_off_like_a_player() -> None:
    position = bot_turn("0:L5", Car("2:M3", 1), boulders=["2:M4"])
    after = play(position, "=star3r")
    assert (spaces(after)[1], lives(after)[1], plain(after).boulders) == ("2:M2", 3, ())
    jungle = play(bot_turn("0:L5", "4:M1", course=JUNGLE), "=missile3r")
    assert spaces(jungle)[1] == "4:C1"
