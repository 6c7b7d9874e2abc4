"""What the rules of jam tell, event by event: a table, a move, the table after it, the events."""

from __future__ import annotations

import pytest

from tailback.games.trafficars.jam import GAME, Position, Stage
from tailback.kit import Finished, OptionError
from tests.games.trafficars.jam.table import deal, play, rows, seen, step, table, taken

FULL = "1 2 3 4\n20\n30"

# The deal


@pytest.mark.clause("JAM-1", "CARS-1")
def test_a_row_is_opened() -> None:
    after, told = step(GAME.start(), draw="=12")
    assert (rows(after), told) == (["12"], ["opened card=12 lane=1"])
    after, told = step(after, draw="=T")
    assert (rows(after), told) == (["12", "T"], ["opened card=T lane=2"])
    after, told = step(after, draw="=50")
    assert (rows(after), told) == (["12", "T", "50"], ["opened card=50 lane=3"])


@pytest.mark.clause("JAM-2", "JAM-22")
def test_a_card_is_dealt_and_named_to_its_owner_alone() -> None:
    first = deal(GAME.start(GAME.options(hand=5)), "48", "49", "50")
    after, told = step(first, 0, draw="=12")
    assert (after.hands, told) == (((12,), ()), ["dealt seat=1 card=12"])
    second = deal(after, "1", "2", "3", "4")
    after, told = step(second, 1, draw="=A")
    assert (len(after.hands[1]), told) == (1, ["dealt seat=2 card=A"])
    assert step(second, 0, draw="=A") == (after, ["dealt seat=2 card=?"])
    assert step(second, None, draw="=A") == (after, ["dealt seat=2 card=?"])


@pytest.mark.clause("JAM-3", "CARS-2")
def test_trailers_are_put_aside_and_come_back_with_the_last_row() -> None:
    after, told = step(deal(GAME.start(), "12"), draw="=17")
    assert (rows(after), told) == (["12"], ["aside card=17"])
    after, told = step(deal(after, "P"), draw="=7")
    assert (rows(after), told) == (["12", "P"], ["aside card=7"])
    after, told = step(after, draw="=30")
    assert rows(after) == ["12", "P", "30"]
    assert (after.aside, told) == ((), ["opened card=30 lane=3", "back count=2"])


# Choosing and placing


@pytest.mark.clause("JAM-4", "JAM-5", "JAM-6")
def test_cards_are_revealed_by_seat_and_placed_by_number() -> None:
    after, told = step(table("12\n20\n30", "32 40", "21 41", "14 42"), p0="32", p1="21", p2="14")
    assert rows(after) == ["12 14", "20 21", "30 32"]
    assert told == [
        "revealed seat=1 card=32",
        "revealed seat=2 card=21",
        "revealed seat=3 card=14",
        "joined seat=3 card=14 lane=1",
        "joined seat=2 card=21 lane=2",
        "joined seat=1 card=32 lane=3",
    ]


@pytest.mark.clause("JAM-4")
def test_a_special_card_is_revealed_by_name_and_waits() -> None:
    after, told = step(table("12\n20\n30", "T", "A"), p0="T", p1="A")
    assert after.asked == (1,)
    assert told == ["revealed seat=1 card=T", "revealed seat=2 card=A"]


@pytest.mark.clause("JAM-7", "JAM-8")
def test_the_row_that_is_joined_is_named() -> None:
    choice = play(table("12\n20\nA", "25 26", "50 49"), "25", "50")
    after, told = step(choice, p0="r2")
    assert rows(after)[1] == "20 25"
    assert told == ["joined seat=1 card=25 lane=2"]  # the 50 may still choose
    after, told = step(choice, p0="r3")
    assert rows(after) == ["12", "20", "A 25 50"]
    assert told == ["joined seat=1 card=25 lane=3", "joined seat=2 card=50 lane=3"]


@pytest.mark.clause("JAM-9", "JAM-11")
def test_the_fifth_joins_and_its_seat_takes_the_row() -> None:
    after, told = step(table("20\n1 2 3 4\n30", "31 32", "5 6"), p0="31", p1="5")
    assert rows(after) == ["20", "5", "30 31"]
    assert taken(after, 1) == "1 2 3 4"
    assert told[2:] == [
        "joined seat=2 card=5 lane=2",
        "took seat=2 lane=2 count=4 points=4",
        "joined seat=1 card=31 lane=3",
    ]


@pytest.mark.clause("JAM-10", "JAM-11")
def test_a_low_card_takes_the_row_that_is_chosen() -> None:
    low = play(table("12 13\n20\n30", "5 6", "31 32"), "5", "31")
    after, told = step(low, p0="r1")
    assert rows(after)[0] == "5"
    assert taken(after, 0) == "12 13"
    assert told[:2] == ["low seat=1 card=5 lane=1", "took seat=1 lane=1 count=2 points=2"]


@pytest.mark.clause("JAM-11", "JAM-19")
def test_what_is_taken_is_told_in_cards_and_in_points_without_what_was_taken_before() -> None:
    low = play(table("A P 4+7\n20 T+21\n30", "3 2 1", "31 32 33"), "3", "31")
    after, told = step(low, p0="r1")
    assert taken(after, 0) == "4 7 A P"
    assert told[1] == "took seat=1 lane=1 count=4 points=6"
    after, told = step(play(after, "2", "32"), p0="r2")
    assert taken(after, 0) == "4 7 20 21 A P T"
    assert told[1] == "took seat=1 lane=2 count=3 points=4"


@pytest.mark.clause("JAM-19")
@pytest.mark.parametrize(("points", "first", "second"), [(1, 6, 4), (2, 7, 5)])
def test_a_trailer_counts_what_was_agreed(points: int, first: int, second: int) -> None:
    drawing = "A P 4+7\n20 T+21\n30"
    start = table(drawing, "3 2", "31 32", trailer_points=points, trailers=[7, 21])
    low = play(start, "3", "31")
    after, told = step(low, p0="r1")
    assert taken(after, 0) == "4 7 A P"
    assert told[1] == f"took seat=1 lane=1 count=4 points={first}"
    assert seen(after).table.penalty_points == (first, 0)
    assert seen(after).scene.trailer_points == points
    over, told = step(play(after, "2", "32"), p0="r2")
    assert told[1] == f"took seat=1 lane=2 count=3 points={second}"
    assert over.points == (first + second, 0)
    assert GAME.pending(over) == Finished((2, 1), over.points, "JAM-19")


@pytest.mark.clause("JAM-19")
def test_a_trailer_counts_1_or_2_and_nothing_else() -> None:
    assert GAME.options().trailer_points == 1
    for value in (0, 3, True, "two"):
        with pytest.raises(OptionError, match="trailer_points"):
            GAME.options(trailer_points=value)


@pytest.mark.clause("JAM-12")
def test_a_trailer_is_hitched_even_to_a_full_row() -> None:
    after, told = step(table(FULL, "7 9", "31 32"), p0="7", p1="31")
    assert rows(after)[0] == "1 2 3 4+7"
    assert told[2:] == ["hitched seat=1 card=7 lane=1", "joined seat=2 card=31 lane=3"]


# Special cards


@pytest.mark.clause("JAM-13")
def test_an_ambulance_goes_to_the_front_and_may_take_the_row() -> None:
    waits = play(table(FULL, "31 32", "A 6"), "31", "A")
    after, told = step(waits, p1="r2")
    assert rows(after)[1] == "A 20"
    assert told == ["front seat=2 card=A lane=2", "joined seat=1 card=31 lane=3"]
    after, told = step(waits, p1="r1")
    assert rows(after)[0] == "A"
    assert told == ["front seat=2 card=A lane=1", "took seat=2 lane=1 count=4 points=4"]


@pytest.mark.clause("JAM-14")
def test_a_police_car_joins_the_end_and_may_take_the_row() -> None:
    waits = play(table(FULL, "31 32", "P 6"), "31", "P")
    after, told = step(waits, p1="r2")
    assert rows(after)[1] == "20 P"
    assert told == ["joined seat=2 card=P lane=2"]
    after, told = step(waits, p1="r1")
    assert rows(after)[0] == "P"
    assert told == ["joined seat=2 card=P lane=1", "took seat=2 lane=1 count=4 points=4"]


@pytest.mark.clause("JAM-15", "CARS-3")
@pytest.mark.parametrize(("card", "kind"), [("A", "front"), ("P", "joined")])
@pytest.mark.parametrize(("ages", "oldest"), [((0, 1, 2, 3), 4), ((3, 2, 0, 1), 1)])
def test_every_car_of_a_stack_is_told_and_the_oldest_of_its_players_takes_the_row(
    card: str, kind: str, ages: tuple[int, ...], oldest: int
) -> None:
    hands = (f"{card} 40", f"{card} 41", f"{card} 42", f"{card} 43")
    together = play(table(FULL, *hands, ages=ages), card, card, card, card)
    after, told = step(together, p0="r1", p1="r3", p2="r1", p3="r1")  # seat 2 is in another row
    assert rows(after)[0] == f"{card}+{card}+{card}"
    assert taken(after, oldest - 1) == "1 2 3 4"
    assert told == [
        f"{kind} seat=1 card={card} lane=1",
        f"{kind} seat=3 card={card} lane=1",
        f"{kind} seat=4 card={card} lane=1",
        f"took seat={oldest} lane=1 count=4 points=4",
        f"{kind} seat=2 card={card} lane=3",
    ]


@pytest.mark.clause("JAM-16")
def test_a_tow_truck_tows() -> None:
    after, told = step(play(table("11 12\n20\n30", "31 32", "T 14"), "31", "T"), p1="r1")
    assert rows(after)[0] == "11 _ T+12"
    assert told == ["towed seat=2 card=T lane=1"]


@pytest.mark.clause("JAM-17")
def test_a_gap_is_filled_and_its_place_named() -> None:
    after, told = step(table("20\n1 _ T+15\n30", "12 13", "31 32"), p0="12", p1="31")
    assert rows(after)[1] == "1 12 T+15"
    assert told[2] == "filled seat=1 card=12 lane=2 place=2"
    choice = play(table("10 _ _ T+T+15\n20\n30", "12 16", "31 32"), "12", "31")
    after, told = step(choice, p0="r1g3")
    assert rows(after)[0] == "10 _ 12 T+T+15"
    assert told[0] == "filled seat=1 card=12 lane=1 place=3"


@pytest.mark.clause("JAM-18")
def test_a_tow_truck_as_the_fifth_takes_the_rest_which_may_be_nothing() -> None:
    after, told = step(play(table("1 A 3 4+7\n20\n30", "T 9", "31 32"), "T", "31"), p0="r1")
    assert (rows(after)[0], taken(after, 0)) == ("T+4+7", "1 3 A")
    assert told == ["towed seat=1 card=T lane=1", "took seat=1 lane=1 count=3 points=4"]
    gaps = play(table("_ _ _ T+T+T+4\n20\n30", "T 9", "31 32"), "T", "31")
    after, told = step(gaps, p0="r1")
    assert (rows(after)[0], taken(after, 0)) == ("T+T+T+T+4", "")
    assert told == ["towed seat=1 card=T lane=1", "took seat=1 lane=1 count=0 points=0"]


# The count

LAST = "1 2 3 A+4\n20 21 22 23\n30"
"""Rows of which a 5 takes six points, and a 24 four."""


@pytest.mark.clause("JAM-19")
def test_the_points_are_counted_and_the_fewest_win() -> None:
    over, told = step(table(LAST, "5", "24"), p0="5", p1="24")
    assert over.stage is Stage.OVER
    assert over.points == (6, 4)
    assert told[-3:] == [
        "counted seat=1 points=6 total=6",
        "counted seat=2 points=4 total=4",
        "won seat=2 points=4",
    ]


@pytest.mark.clause("JAM-19")
def test_all_who_have_the_fewest_share_the_win() -> None:
    over, told = step(table(LAST, "5", "31", "32"), p0="5", p1="31", p2="32")
    assert over.points == (6, 0, 0)
    assert told[-5:] == [
        "counted seat=1 points=6 total=6",
        "counted seat=2 points=0 total=0",
        "counted seat=3 points=0 total=0",
        "shared seat=2 points=0",
        "shared seat=3 points=0",
    ]


@pytest.mark.clause("JAM-20")
def test_nobody_has_won_before_the_last_round() -> None:
    after, told = step(table(LAST, "5", "24", rounds=2), p0="5", p1="24")
    assert (after.stage, after.round, after.points) == (Stage.LANES, 2, (6, 4))
    assert told[-2:] == ["counted seat=1 points=6 total=6", "counted seat=2 points=4 total=4"]


@pytest.mark.clause("JAM-20", "JAM-19")
@pytest.mark.parametrize(
    ("points", "totals", "won"),
    [
        ((9, 1), (15, 5), ["won seat=2 points=5"]),
        ((0, 9), (6, 13), ["won seat=1 points=6"]),
        ((1, 3), (7, 7), ["shared seat=1 points=7", "shared seat=2 points=7"]),
    ],
)
def test_the_points_of_all_rounds_decide(
    points: tuple[int, int], totals: tuple[int, int], won: list[str]
) -> None:
    over, told = step(second_round(LAST, points, "5", "24"), p0="5", p1="24")
    assert (over.stage, over.points) == (Stage.OVER, totals)
    assert told[6:] == [
        f"counted seat=1 points=6 total={totals[0]}",
        f"counted seat=2 points=4 total={totals[1]}",
        *won,
    ]


def second_round(drawing: str, points: tuple[int, int], *hands: str) -> Position:
    """Return a table of the second of two rounds, with points from the first."""
    like = table(drawing, *hands, rounds=2)
    text = GAME.notation.position_text(like).replace(" 0,0 1 ", " {},{} 2 ".format(*points))
    return GAME.notation.position(text, like)


# For younger players


@pytest.mark.clause("JAM-25")
def test_nobody_takes_a_row_of_any_length() -> None:
    after, told = step(table(FULL, "5 6", "31 32", too_long=False), p0="5", p1="31")
    assert rows(after)[0] == "1 2 3 4 5"
    assert told[2:] == ["joined seat=1 card=5 lane=1", "joined seat=2 card=31 lane=3"]


@pytest.mark.clause("JAM-26")
def test_a_low_card_goes_to_the_front_and_may_take_the_row() -> None:
    low = play(table("12 13 14 15\n20\n30", "5 6", "31 32", too_low=False), "5", "31")
    after, told = step(low, p0="r2")
    assert rows(after)[1] == "5 20"
    assert told[0] == "front seat=1 card=5 lane=2"
    assert told[1:] == ["joined seat=2 card=31 lane=3"]
    after, told = step(low, p0="r1")
    assert rows(after)[0] == "5"
    assert told[:2] == ["front seat=1 card=5 lane=1", "took seat=1 lane=1 count=4 points=4"]
