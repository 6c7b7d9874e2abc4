"""What the rules tell of each clause: a position, words, and exactly what happens then."""

from __future__ import annotations

import pytest

from tailback.games.bash.game import GAME
from tailback.games.bash.happenings import (
    BombGone,
    BombLaid,
    BoostLaid,
    BoulderGone,
    BoulderLaid,
    Charged,
    Crashed,
    Crossed,
    Damaged,
    Dealt,
    Declared,
    Drew,
    Dropped,
    Drove,
    Emerged,
    Exploded,
    Fired,
    Landed,
    Lifted,
    LostCard,
    MissileHit,
    MissileLost,
    Played,
    Portal,
    Pushed,
    Racer,
    Rammed,
    Repaired,
    Reshuffled,
    Rolled,
    Round,
    Sank,
    SeamLeft,
    SetBack,
    SnoutFled,
    SnoutMet,
    SnoutWalked,
    Steered,
    Stole,
    Strayed,
    Teleported,
    Thing,
    Turn,
    TurnedUp,
    Won,
)
from tailback.games.bash.moves import CARD_INDEX
from tailback.games.bash.position import Position
from tailback.games.bash.setup import LeaveSeams
from tailback.games.bash.tiles.landslide import SlideRoll
from tailback.games.bash.tiles.snout import SnoutWalk
from tailback.kit import Seating
from tests.games.bash.build import (
    BLACK,
    BLUE,
    GREEN,
    Car,
    Cars,
    Told,
    build,
    play,
    resolve,
    told,
)
from tests.games.bash.courses import JUNGLE, LAKE, LANDSLIDE, PORTALS, SNOUT

SPRINT, RUSH = 0, 1
SLOW = ("repair1s", "missile1s", "star1s")


def car(space: str, *cards: str, life: int = 3, energy: int = 0) -> Car:
    """Return a car with these cards, and slow ones up to three."""
    return Car(space, life, energy, (*cards, *SLOW)[:3])


def card(name: str) -> int:
    """Return a card as it is told of."""
    return CARD_INDEX[name]


def able(colour: str, space: str, *others: Car | str, **more: object) -> tuple[Position, Racer]:
    """Return the turn of a car that is full of energy, and that car."""
    cars: Cars = [car(space, energy=3), *(others or ("0:L5",))]
    return build(cars, colours=colour, **more), Racer(0, colour)  # type: ignore[arg-type]


def test_happenings_of_two_kinds_are_never_taken_for_each_other() -> None:
    position = build([car("2:M0"), "0:L5"])
    story = told(position, "repair1s")
    assert story == [Played(BLUE, card("repair1s")), Drove(BLUE, ("2M1",))]
    assert story != [Played(BLUE, card("repair1s")), Pushed(BLUE, ("2M1",))]
    assert story[1:] != [Pushed(BLUE, ("2M1",))]
    assert Drove(BLUE, ("2M1",)) in story
    assert Pushed(BLUE, ("2M1",)) not in story


# Set-up


@pytest.mark.clause("BASH-80")
def test_each_portal_gets_its_number() -> None:
    position = GAME.start(GAME.options(course=PORTALS), Seating(2))
    assert told(position, "=6", "=5") == [Portal("3La", 6), Portal("3Lb", 5)]
    near = play(position, *(f"={n}" for n in (6, 5, 4, 3, 2, 1)))
    assert told(near, "=2", "=1", "=3") == [Portal("4La", 2), Portal("4Lb", 1), Portal("4Ma", 3)]


@pytest.mark.clause("BASH-66")
def test_a_seam_is_left_and_a_boost_is_laid() -> None:
    many = resolve(build(["2:M0", "0:L5"]), LeaveSeams(1, tuple(range(2, 11))))
    assert told(many, "leave3") == [SeamLeft(BLACK, 3)]
    position = GAME.start(GAME.options(boost=True), Seating(2, by_age=(1, 0)))
    assert told(position, "=1", "=4", "=6") == [
        Rolled(BLACK, 1),
        BoostLaid("2L0"),
        Rolled(BLACK, 4),
        BoostLaid("3M0"),
        Rolled(BLACK, 6),
        BoostLaid("4R0"),
    ]


@pytest.mark.clause("BASH-7")
def test_the_first_hands_are_dealt_by_grid_place() -> None:
    position = GAME.start(GAME.options(), Seating(3, by_age=(1, 2, 0)))
    first, second = ("=bomb1s", "=steer2s", "=star3s"), ("=star1s", "=star1s", "=star2s")
    story = told(position, *first, *second, "=bomb2s", "=steer1s", "=star5r")
    assert story[:3] == [
        Dealt(1, BLACK, SPRINT, card("bomb1s")),
        Dealt(1, BLACK, SPRINT, card("steer2s")),
        Dealt(1, BLACK, SPRINT, card("star3s")),
    ]
    assert story[6:] == [
        Dealt(0, BLUE, SPRINT, card("bomb2s")),
        Dealt(0, BLUE, SPRINT, card("steer1s")),
        Dealt(0, BLUE, RUSH, card("star5r")),
    ]


def filling() -> Position:
    """Return the moment before the first tile is filled."""
    hands = ("=bomb1s", "=steer2s", "=star3s", "=bomb2s", "=steer1s", "=star2s")
    return play(GAME.start(GAME.options(), Seating(2, by_age=(1, 0))), *hands)


@pytest.mark.clause("BASH-9")
def test_the_tile_after_01_is_rolled_for_and_filled() -> None:
    assert told(filling(), "=3")[:3] == [
        Rolled(BLACK, 3),
        BoulderLaid("1R2"),
        BoulderLaid("1M3"),
    ]


# Round and turn


@pytest.mark.clause("BASH-10")
def test_a_round_begins_in_its_order_and_each_turn_with_its_car() -> None:
    assert told(filling(), "=1") == [Rolled(BLACK, 1), Round(1, (BLACK, BLUE)), Turn(BLACK)]
    position = build([car("2:M0"), car("4:M0")], turn=0)
    assert told(position, "repair1s", "=bomb1s", "repair1s", "=bomb3r") == [
        Played(BLUE, card("repair1s")),
        Drove(BLUE, ("2M1",)),
        Drew(0, BLUE, SPRINT, card("bomb1s")),
        Turn(BLACK),
        Played(BLACK, card("repair1s")),
        Drove(BLACK, ("4M1",)),
        Drew(1, BLACK, RUSH, card("bomb3r")),
        Round(2, (BLACK, BLUE)),
        Turn(BLACK),
    ]


@pytest.mark.clause("BASH-11")
def test_a_card_is_played_by_whom_it_belongs_to() -> None:
    position = build(["0:L5", car("2:M0", "star2s")], turn=1)
    assert told(position, "star2s") == [Played(BLACK, card("star2s"))]


@pytest.mark.clause("BASH-12")
def test_a_car_drives_over_every_space_of_its_way() -> None:
    position = build(["0:L5", car("2:M2", "repair4r")], turn=1)
    assert told(position, "repair4r")[1:] == [Drove(BLACK, ("2M3", "2M4", "3M0", "3M1"))]


@pytest.mark.clause("BASH-14")
def test_a_card_is_drawn_or_given_up() -> None:
    poor = build(["0:L5", Car("2:M0", hand=("repair1s", "star1s"))], turn=1)
    assert told(play(poor, "repair1s"), "=bomb3r", "=star4r")[:2] == [
        Drew(1, BLACK, RUSH, card("bomb3r")),
        Drew(1, BLACK, RUSH, card("star4r")),
    ]
    rich = build(["0:L5", Car("2:M0", hand=("repair1s", "star1s", *SLOW))], turn=1)
    assert told(play(rich, "repair1s"), "drop-missile1s")[:1] == [Dropped(BLACK, card("missile1s"))]


@pytest.mark.clause("BASH-6")
def test_an_empty_deck_is_shuffled_when_a_card_is_needed() -> None:
    thrown = build([car("2:M0", "repair3s"), "0:L5"], decks=((), ()))
    assert told(thrown, "repair3s") == [
        Played(BLUE, card("repair3s")),
        Drove(BLUE, ("2M1", "2M2", "2M3")),
        Reshuffled(SPRINT, 1),
    ]
    other = build([car("2:M0", "repair3r"), "0:L5"], decks=((), ()))
    assert told(other, "repair3r")[2:] == [Reshuffled(RUSH, 1)]


@pytest.mark.clause("BASH-15")
def test_a_due_tile_is_rolled_for_and_filled() -> None:
    position = build(["0:L5", car("0:M4")], filled=False, turn=1)
    filled = play(position, "repair1s", "=bomb3r")
    assert told(filled, "=4")[:4] == [
        Rolled(BLACK, 4),
        BoulderLaid("2M2"),
        BoulderLaid("2R3"),
        BoulderLaid("2L5"),
    ]


@pytest.mark.clause("BASH-17")
def test_the_rearmost_is_lifted_before_another_is_laid() -> None:
    bombs = ["1:M1", "5:M0", "5:R1", "4:M3", "4:L1", "3:M3", "3:L1", "4:R1", "5:M1"]
    position = build([car("2:M0", "bomb1s"), "0:L5"], bombs=bombs)
    assert told(play(position, "bomb1s"), "2:L0")[:2] == [
        Lifted(Thing.BOMB, "1M1"),
        BombLaid(BLUE, "2L0"),
    ]
    stock = [f"{tile}:{lane}1" for tile in (1, 2, 3, 4) for lane in "LMR"]
    full = build(["0:L5", car("0:M4")], filled=False, boulders=[*stock, "0:L0", "5:L1"], turn=1)
    assert told(play(full, "repair1s", "=bomb3r"), "=2")[1:3] == [
        Lifted(Thing.BOULDER, "0L0"),
        BoulderLaid("2M2"),
    ]


# Effects


@pytest.mark.clause("BASH-20")
def test_a_car_steers_and_then_drives() -> None:
    position = build(["0:L5", car("3:M1", "steer2s")], turn=1)
    assert told(play(position, "steer2s"), "3:L1") == [
        Steered(BLACK, "3L1"),
        Drove(BLACK, ("3L2", "3L3")),
    ]


@pytest.mark.clause("BASH-21")
def test_a_car_lays_a_bomb_and_then_drives() -> None:
    position = build(["0:L5", car("3:M1", "bomb1s")], turn=1)
    assert told(play(position, "bomb1s"), "3:L1") == [
        BombLaid(BLACK, "3L1"),
        Drove(BLACK, ("3M2",)),
    ]


@pytest.mark.clause("BASH-22")
def test_a_car_is_repaired_and_then_drives() -> None:
    position = build(["0:L5", car("3:M1", life=1)], turn=1)
    assert told(play(position, "repair1s"), "use") == [
        Repaired(BLACK, 2),
        Drove(BLACK, ("3M2",)),
    ]


@pytest.mark.clause("BASH-23")
def test_a_missile_is_fired_and_hits_or_is_lost() -> None:
    def story(*others: Car | str, **more: object) -> Told:
        cars: Cars = [car("5:M0"), *(others or ("0:L5",))]
        shot = build(cars, course=SNOUT, **more)  # type: ignore[arg-type]
        told_of: Told = told(play(shot, "missile1s"), "use")[:-1]
        return told_of

    fired = Fired(BLUE, "M")
    assert story("5:M4", snout="6:M1") == [
        fired,
        MissileHit("5M4", BLACK),
        Damaged(BLACK, 2),
    ]
    assert story(boulders=["5:M4"]) == [
        fired,
        MissileHit("5M4", Thing.BOULDER),
        BoulderGone("5M4"),
    ]
    assert story(bombs=["5:M4"], snout="6:R2") == [
        fired,
        MissileHit("5M4", Thing.BOMB),
        Exploded("5M4"),
    ]
    assert story(snout="6:M1") == [
        fired,
        MissileHit("6M1", Thing.SNOUT),
        SnoutFled("6M0"),
    ]
    assert story(snout="6:R2") == [fired, MissileLost(BLUE)]
    left = build(["0:L5", car("3:L1")], turn=1)
    assert told(play(left, "missile1s"), "use")[:2] == [Fired(BLACK, "L"), MissileLost(BLACK)]


@pytest.mark.clause("BASH-24")
def test_a_star_charges_a_car() -> None:
    position = build(["0:L5", car("3:M1", energy=1)], turn=1)
    assert told(play(position, "star1s"), "use") == [Charged(BLACK, 2), Drove(BLACK, ("3M2",))]


# Encounters


@pytest.mark.clause("BASH-30")
def test_a_chain_of_bombs_explodes_and_then_all_are_damaged() -> None:
    cars: Cars = [car("3:M0"), "3:L3", "0:L5"]
    position = build(cars, bombs=["3:M1", "3:M2"], boulders=["3:R2"])
    assert told(position, "repair1s")[1:] == [
        Drove(BLUE, ("3M1",)),
        Exploded("3M1"),
        BoulderGone("3R2"),
        Exploded("3M2"),
        Damaged(BLUE, 1),
        Damaged(BLACK, 2),
    ]


@pytest.mark.clause("BASH-31")
def test_a_car_crashes_into_a_boulder() -> None:
    position = build(["0:L5", car("3:M0")], turn=1, boulders=["3:M1"])
    assert told(position, "repair1s")[1:] == [
        Drove(BLACK, ("3M1",)),
        Crashed(BLACK, "3M1"),
        BoulderGone("3M1"),
        Damaged(BLACK, 2),
    ]


@pytest.mark.clause("BASH-32")
def test_a_car_rams_another_and_pushes_it() -> None:
    position = build(["0:L5", car("3:M0"), "3:M1"], turn=1)
    assert told(position, "repair1s")[1:] == [
        Drove(BLACK, ("3M1",)),
        Rammed(BLACK, GREEN, "3M1"),
        Damaged(GREEN, 2),
        Pushed(GREEN, ("3M2", "3M3")),
    ]


@pytest.mark.clause("BASH-33", "BASH-35")
def test_a_car_that_goes_off_is_set_back() -> None:
    position = build([car("2:M3"), Car("2:M4", 1, 1), "0:L5"])
    assert told(position, "repair1s")[2:] == [
        Rammed(BLUE, BLACK, "2M4"),
        Damaged(BLACK, 0),
        SetBack(BLACK, "2M2", 2),
    ]


@pytest.mark.clause("BASH-50", "BASH-51")
def test_a_car_crosses_the_line_and_has_won_when_the_round_is_over() -> None:
    position = build(["0:L5", car("0:M4'", "repair3s")], turn=1)
    assert told(position, "repair3s", "=bomb3r") == [
        Played(BLACK, card("repair3s")),
        Drove(BLACK, ("1M0",)),
        Crossed(BLACK, "1M2"),
        Drew(1, BLACK, RUSH, card("bomb3r")),
        Won(BLACK),
    ]


# Abilities


@pytest.mark.clause("BASH-60")
def test_an_ability_is_declared_at_its_level() -> None:
    position, black = able("black", "3:M0")
    assert told(position, "level1") == [Declared(black, 1), Drove(black, ("3M1", "3M2"))]
    assert told(position, "level2") == [Declared(black, 2)]
    assert told(position, "level3") == [Declared(black, 3)]


@pytest.mark.clause("BASH-64")
def test_the_pirate_fires_down_each_lane() -> None:
    position, blue = able("blue", "3:L1", boulders=["3:R3"])
    assert told(position, "level3")[:6] == [
        Declared(blue, 3),
        Fired(blue, "L"),
        MissileLost(blue),
        Fired(blue, "M"),
        MissileLost(blue),
        Fired(blue, "R"),
    ]


@pytest.mark.clause("BASH-64", "BASH-6")
def test_the_baron_takes_a_card_of_whom_he_overtakes() -> None:
    position, black = able("black", "3:M1", "0:L5", Car("3:M2", hand=("bomb3r", "bomb2s")))
    driven = play(position, "level3", "3:L2", "3:L3")
    assert told(play(position, "level3"), "3:L2") == [Drove(black, ("3L2",))]
    assert told(driven, "done", "=bomb3r") == [
        Stole(0, black, 2, Racer(2, "green"), RUSH, card("bomb3r"))
    ]
    assert told(driven, "done", "=bomb2s")[0].deck == SPRINT


@pytest.mark.clause("BASH-64", "BASH-6")
def test_the_scrapper_makes_others_lose_a_card() -> None:
    position, green = able("green", "3:M1", "0:L5", Car("0:L3", hand=("bomb1s", "bomb3r")))
    assert told(position, "level3", "=steer1s", "=bomb3r") == [
        Declared(green, 3),
        LostCard(1, Racer(1, "blue"), card("steer1s")),
        LostCard(2, Racer(2, "black"), card("bomb3r")),
    ]


@pytest.mark.clause("BASH-64")
def test_the_gnome_clears_bombs_and_boulders_without_harm() -> None:
    position, white = able("white", "3:M1", bombs=["3:M2"], boulders=["3:M3"])
    assert told(play(position, "level3"), "3:M2", "3:M3") == [
        Drove(white, ("3M2",)),
        BombGone("3M2"),
        Drove(white, ("3M3",)),
        BoulderGone("3M3"),
    ]


@pytest.mark.clause("BASH-64")
def test_the_dragon_boy_lays_bombs_and_they_explode() -> None:
    position, red = able("red", "3:M1")
    driven = play(position, "level3", "3:M2", "3:M3", "done")
    assert told(driven, "3:M1", "done") == [BombLaid(red, "3M1"), Exploded("3M1")]


@pytest.mark.clause("BASH-65")
def test_the_lady_is_put_on_the_next_free_space() -> None:
    position, yellow = able("yellow", "3:M1", boulders=["3:L2"])
    assert told(play(position, "level3"), "3:L2", "done") == [
        Drove(yellow, ("3L2",)),
        Landed(yellow, "3L1"),
    ]


# Boosts and bots


@pytest.mark.clause("BASH-67")
def test_a_card_is_turned_up_for_a_boost() -> None:
    position = build(["0:L5", car("2:M4")], turn=1, boost=True, boosts=["3:M0"])
    assert told(position, "repair1s", "=bomb2s")[1:] == [
        Drove(BLACK, ("3M0",)),
        TurnedUp(BLACK, card("bomb2s")),
        Drove(BLACK, ("3M1", "3M2")),
    ]


@pytest.mark.clause("BASH-70")
def test_a_card_is_turned_up_for_a_bot() -> None:
    position = build(["0:L5", Car("2:M0", 2)], turn=1, bots=1)
    assert told(position, "=repair3r")[:3] == [
        TurnedUp(BLACK, card("repair3r")),
        Repaired(BLACK, 3),
        Drove(BLACK, ("2M1", "2M2", "2M3")),
    ]


@pytest.mark.clause("BASH-71", "BASH-72")
def test_what_a_bot_steers_to_and_lays_is_told_of_the_bot() -> None:
    position = build(["0:L5", "3:M2"], turn=1, bots=1)
    assert told(position, "=steer3r")[1:2] == [Steered(BLACK, "3L3")]
    assert told(position, "=bomb3r")[1:2] == [BombLaid(BLACK, "3M1")]


# Special tiles


@pytest.mark.clause("BASH-80")
def test_a_portal_carries_a_car_to_the_same_number() -> None:
    numbers = ((6, 5, 4, 3, 2, 1), (1, 2, 3, 4, 5, 6))
    position = build(["0:L5", car("3:L1", "repair4r")], turn=1, course=PORTALS, portals=numbers)
    assert told(position, "repair4r", "3:La") == [
        Played(BLACK, card("repair4r")),
        Drove(BLACK, ("3L2",)),
        Drove(BLACK, ("3La",)),
        Teleported(BLACK, 6, "4Rb"),
        Drove(BLACK, ("4R1", "4R2")),
    ]


@pytest.mark.clause("BASH-81")
def test_a_landslide_is_rolled_for_and_boulders_fall() -> None:
    position = build(["0:L5", "4:L3", "4:L4"], turn=1, course=LANDSLIDE, bombs=["5:L2"])
    rolling = resolve(position, SlideRoll(1))
    assert told(rolling, "=3", "4:R5", "5:L1") == [
        Rolled(BLACK, 3),
        BoulderLaid("4R5"),
        BoulderLaid("5L1"),
    ]
    assert told(rolling, "=4", "4:L4", "5:L2") == [
        Rolled(BLACK, 4),
        BoulderLaid("4L4"),
        BoulderGone("4L4"),
        BoulderLaid("5L2"),
        BoulderGone("5L2"),
        Exploded("5L2"),
    ]


@pytest.mark.clause("BASH-82")
def test_a_car_on_the_bridge_rolls_and_sinks() -> None:
    position = build(["0:L5", car("6:B1")], turn=1, course=LAKE)
    swaying = play(position, "repair1s")
    assert told(swaying, "=1") == [Rolled(BLACK, 1), Sank(BLACK), Damaged(BLACK, 2)]
    assert told(swaying, "=2") == [Rolled(BLACK, 2)]


@pytest.mark.clause("BASH-83")
def test_a_geyser_is_rolled_for_by_the_car_on_it() -> None:
    position = play(build(["0:L5", car("1:M0")], turn=1, course=JUNGLE), "repair1s")
    assert told(position, "=2") == [Rolled(BLACK, 2), Damaged(BLACK, 2)]
    assert told(position, "=5") == [Rolled(BLACK, 5)]


@pytest.mark.clause("BASH-84")
def test_a_car_strays_in_the_jungle_and_comes_out_of_it() -> None:
    position = build(["0:L5", car("4:M1")], turn=1, course=JUNGLE)
    assert told(position, "repair1s")[1:] == [Drove(BLACK, ("4M2",)), Strayed(BLACK, "4C1")]
    lost = build(["0:L5", car("4:C1")], turn=1, course=JUNGLE)
    assert told(lost, "=4")[:2] == [Rolled(BLACK, 4), Strayed(BLACK, "4C2")]
    assert told(lost, "=5") == [Rolled(BLACK, 5), Emerged(BLACK, "4M4")]


@pytest.mark.clause("BASH-85")
def test_the_snout_is_rolled_for_and_walks_over_what_is_there() -> None:
    position = build(["0:L5", car("5:L1"), "6:R2"], turn=1, course=SNOUT, boulders=["6:M1"])
    assert told(position, "repair1s", "=4", "6:R2")[1:] == [
        Drove(BLACK, ("5L2",)),
        Rolled(BLACK, 4),
        SnoutWalked("6M1"),
        BoulderGone("6M1"),
        SnoutWalked("6R2"),
        Damaged(GREEN, 2),
    ]
    bombed = build(["0:L5", "5:L2"], course=SNOUT, bombs=["6:M1"])
    assert told(resolve(bombed, SnoutWalk(0, 2)), "6:M1") == [
        SnoutWalked("6M1"),
        Exploded("6M1"),
        SnoutFled("6M0"),
    ]


@pytest.mark.clause("BASH-85")
def test_a_car_runs_into_the_snout() -> None:
    position = build(["0:L5", car("5:M4")], turn=1, course=SNOUT)
    assert told(position, "repair1s")[1:] == [
        Drove(BLACK, ("6M0",)),
        SnoutMet(BLACK, "6M0"),
        Damaged(BLACK, 2),
    ]


@pytest.mark.clause("BASH-86")
def test_each_car_on_red_rolls() -> None:
    cars: Cars = [car("6:M0"), "6:R1", "6:M3", "0:L5"]
    position = play(build(cars, course=JUNGLE), "repair1s")
    assert told(position, "=1", "=5") == [Rolled(BLACK, 1), Damaged(BLACK, 1), Rolled(GREEN, 5)]
