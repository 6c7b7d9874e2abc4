"""Where clauses meet: what comes of them together, worked out from their words alone."""

from __future__ import annotations

import pytest

from tailback.games.bash.game import GAME
from tailback.kit import Chance
from tests.games.bash.build import (
    Car,
    Cars,
    asks,
    build,
    energies,
    kinds,
    legal,
    lives,
    plain,
    play,
    spaces,
    told,
)
from tests.games.bash.courses import JUNGLE, PORTALS, SNOUT

CLEARINGS = "01 09B 07 12B 11B 04 05B 03B 02B 10-left 08"
NUMBERS = ((6, 5, 4, 3, 2, 1), (1, 2, 3, 4, 5, 6))
HAND = ("missile1s", "steer1s", "bomb1s")


@pytest.mark.clause("BASH-50", "BASH-64", "BASH-65", "BASH-80", "BASH-84")
@pytest.mark.parametrize(
    ("colour", "course", "start", "steps", "end"),
    [
        ("yellow", CLEARINGS, "0:M3'", ("0:M4", "1:M0"), "1:C2'"),
        ("yellow", "01 02B 03B 04", "0:L5'", ("1:L0",), "2:L1'"),
        ("red", CLEARINGS, "0:M3'", ("0:M4", "1:M0"), "1:M2'"),
    ],
)
def test_an_ability_that_crosses_the_line_takes_all_its_steps_and_does_no_more(
    colour: str, course: str, start: str, steps: tuple[str, ...], end: str
) -> None:
    position = build(
        [Car(start, 3, 3, HAND), "0:L0"], course=course, colours=colour, portals=NUMBERS
    )
    after = play(position, "level3", *steps)
    assert (spaces(after)[0], lives(after)[0], plain(after).bombs) == (end, 3, ())
    assert (after.active, asks(after)) == (1, "Act"), "no landing, no mines, no card"


@pytest.mark.clause("BASH-65", "BASH-85", "BASH-30", "BASH-35")
def test_a_chain_under_the_snout_takes_a_car_off_that_was_passing_over_a_bomb() -> None:
    """Two explosions reach it, then the Snout; the Snout has ended in the blast and flees."""
    cars: Cars = [Car("6:M2", energy=3, hand=HAND), "6:M4"]
    position = build(cars, course=SNOUT, colours="yellow,white", bombs=["6:L3", "6:M3"])
    over = play(position, "level3", "6:M3")
    assert (asks(over), lives(over), plain(over).bombs) == (
        "SnoutRoll", [3, 3], ("6:L3", "6:M3"),
    )  # fmt: skip
    story = kinds(told(over, "=5", "6:M3"))
    assert story[5:-1] == [
        "Exploded", "Exploded", "Damaged", "Damaged",
        "SnoutWalked", "Damaged", "SetBack", "SnoutFled",
    ]  # fmt: skip
    after = play(over, "=5", "6:M3")
    assert (spaces(after), lives(after)) == (["6:M2", "6:M4"], [3, 2])
    assert (energies(after)[0], plain(after).bombs, plain(after).snout) == (1, (), "6:M0")
    assert after.active == 1


@pytest.mark.clause("BASH-65", "BASH-80")
def test_passing_over_things_through_a_portal_a_car_lands_in_the_lane_it_came_to() -> None:
    """Portals receive nobody who is set back, so it lands on the space before them."""
    cars: Cars = [Car("3:L1", energy=3, hand=HAND), "3:L2"]
    position = build(
        cars, course=PORTALS, colours="yellow", portals=NUMBERS, bombs=["3:Lb"], boulders=["4:Ra"]
    )
    over = play(position, "level3", "3:L2", "3:Lb")
    assert (asks(over), spaces(over)[0], legal(over)) == ("Steps", "4:Ra", ["4R1", "done"])
    after = play(over, "done")
    assert (spaces(after)[0], lives(after)) == ("3:R2", [3, 3])
    assert (plain(after).bombs, plain(after).boulders) == (("3:Lb",), ("4:Ra",))


@pytest.mark.clause("BASH-72", "BASH-86", "BASH-16", "BASH-35")
def test_the_star_of_a_bot_wakes_the_volcano_and_its_acceleration_takes_it_off() -> None:
    position = build(["6:R1", Car("5:M4", 1)], course=JUNGLE, bots=1, turn=1, boulders=["6:M2"])
    after = play(position, "=star3r")
    assert (spaces(after), asks(after)) == (["6:R1", "5:M2"], "EruptRoll")
    burnt = play(after, "=1")
    assert (lives(burnt), asks(burnt), burnt.round) == ([1, 3], "Act", 2)


@pytest.mark.clause("BASH-72", "BASH-73", "BASH-85")
def test_a_bot_whose_star_lets_the_snout_walk_onto_it_does_not_accelerate() -> None:
    position = build(["0:L5", Car("6:M1", 1)], course=SNOUT, bots=1, turn=1)
    met = play(position, "=star3r")
    rolled = GAME.pending(met)
    assert isinstance(rolled, Chance)
    assert (asks(met), rolled.seat, spaces(met)[1]) == ("SnoutRoll", 0, "6:M3")
    after = play(met, "=5", "6:M3")
    assert (spaces(after)[1], lives(after)[1], after.round) == ("6:M2", 3, 2)
    spared = play(met, "=1", "6:M0")
    assert spaces(spared)[1] == "7:M1"


@pytest.mark.clause("BASH-86", "BASH-50")
def test_the_volcano_leaves_a_finished_car_on_a_red_space_alone() -> None:
    cars: Cars = [Car("1:M0", hand=("missile3r", "missile4r", "missile5r")), "1:M2'"]
    after = play(build(cars, course="01 10B 03 08 04 07"), "missile3r", "no")
    assert (spaces(after)[0], asks(after)) == ("1:M3", "EruptRoll")
    assert asks(play(after, "=6")) == "Refill"
