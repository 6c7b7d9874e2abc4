"""Hand-worked positions for the jam reference, clause by clause."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .reference import Lane, Pending, Reference, card_points, cards_of, fits_gap


def lane(text: str) -> Lane:
    """`3 A.7 - T.9`: places front to end, cards of a place bottom to top, `-` a gap."""
    return [[] if word == "-" else word.split(".") for word in text.split()]


def placing(
    lanes: list[str],
    revealed: dict[int, str],
    by_age: tuple[int, ...] | None = None,
    seats: int = 2,
    **options: Any,
) -> Reference:
    """In the middle of a turn that is not the last one: `revealed` is still to be placed."""
    return Reference.at(
        {
            "lanes": [lane(text) for text in lanes],
            "hands": [["50"] for _ in range(seats)],
            "penalty": [[] for _ in range(seats)],
            "points": [0] * seats,
            "round": 1,
        },
        {"lanes": len(lanes), **options},
        by_age,
        revealed,
    )


def lanes_of(game: Reference) -> list[str]:
    return [" ".join(".".join(place) or "-" for place in row) for row in game.lanes]


def penalty_of(game: Reference) -> list[list[str]]:
    return [sorted(pile) for pile in game.penalty]


def choosing(game: Reference) -> bool:
    """All is placed and the next turn is open."""
    return game.phase == "choose"


# -------------------------------------------------------------------- set-up


def test_jam_1_2_deal() -> None:
    game = Reference(2, {})
    assert game.pending() == Pending("chance", ())
    assert len(game.weights()) == 53
    assert game.weights()["A"] == game.weights()["P"] == game.weights()["T"] == 4
    for card in ("12", "A", "T"):  # special cards stay
        game.draw(card)
    assert game.snapshot()["lanes"] == [[["12"]], [["A"]], [["T"]]]
    assert game.weights()["A"] == 3
    assert "12" not in game.weights()
    for number in range(20, 30):
        game.draw(str(number))
    assert game.snapshot()["hands"] == [[str(n) for n in range(20, 30)], []]
    for number in range(30, 40):
        game.draw(str(number))
    assert game.pending() == Pending("decision", (0, 1))
    assert game.legal(1) == {str(n) for n in range(30, 40)}


def test_jam_3_trailers_wait_until_every_row_has_a_card() -> None:
    game = Reference(2, {"lanes": 2})
    game.draw("7")
    assert game.snapshot()["lanes"] == [[], []]
    game.draw("17")
    assert not {"7", "17"} & set(game.weights())
    game.draw("3")
    assert not {"7", "17"} & set(game.weights())
    game.draw("P")
    assert {"7", "17"} <= set(game.weights())
    game.draw("7")
    assert game.snapshot()["hands"] == [["7"], []]


def test_jam_4_all_choose_and_hands_lose_the_card() -> None:
    game = Reference.at(
        {
            "lanes": [lane("10"), lane("20"), lane("30")],
            "hands": [["31", "5"], ["12", "40"]],
            "penalty": [[], []],
            "points": [0, 0],
            "round": 1,
        },
        {},
    )
    with pytest.raises(ValueError, match="pending"):
        game.do({0: "31"})
    game.do({0: "31", 1: "12"})
    assert lanes_of(game) == ["10 12", "20", "30 31"]
    assert game.snapshot()["hands"] == [["5"], ["40"]]


# -------------------------------------------------------------------- order and numbers


def test_jam_5_order() -> None:
    game = placing(
        ["10", "20", "30"],
        {0: "T", 1: "25", 2: "21", 3: "P", 4: "A"},
        seats=5,
    )
    assert game.pending() == Pending("decision", (4,))
    game.do({4: "r1"})
    assert game.pending() == Pending("decision", (3,))
    game.do({3: "r3"})
    assert lanes_of(game) == ["A 10", "20", "30 P"]
    assert game.pending() == Pending("decision", (2,))  # 21 before 25
    assert game.legal(2) == {"r2", "r3"}
    game.do({2: "r3"})
    # the lanes end in 10, 20, 21: 25 goes behind 21 by itself
    assert lanes_of(game) == ["A 10", "20", "30 P 21 25"]
    assert game.pending() == Pending("decision", (0,))
    game.do({0: "r3"})  # the fifth: it loads 25 and takes 30, P, 21
    assert lanes_of(game) == ["A 10", "20", "T.25"]
    assert penalty_of(game)[0] == ["21", "30", "P"]
    assert choosing(game)


def test_jam_5_tow_trucks_youngest_first() -> None:
    game = placing(["10", "20"], {0: "T", 1: "T", 2: "T"}, by_age=(2, 0, 1), seats=3)
    assert game.pending().seats == (2,)
    game.do({2: "r1"})
    assert lanes_of(game) == ["- T.10", "20"]
    assert game.pending().seats == (0,)
    game.do({0: "r1"})  # JAM-16: a loaded tow truck is loaded as a whole
    assert lanes_of(game) == ["- - T.T.10", "20"]
    assert game.pending().seats == (1,)
    game.do({1: "r2"})
    assert lanes_of(game) == ["- - T.T.10", "- T.20"]
    assert choosing(game)


def test_jam_6_7_closest_below() -> None:
    game = placing(["10", "20", "30"], {0: "29", 1: "31"})
    assert lanes_of(game) == ["10", "20 29", "30 31"]
    assert choosing(game)


def test_jam_7_is_seen_after_the_lower_card() -> None:
    game = placing(["10", "20", "45"], {0: "23", 1: "22"})
    assert lanes_of(game) == ["10", "20 22 23", "45"]


def test_jam_8_open_row_is_a_choice() -> None:
    for top in ("A", "P", "T", "T.A", "T.P", "T.T", "5.P"):
        game = placing([top, "20", "30"], {0: "25"})
        assert game.legal(0) == {"r1", "r2"}, top
        game.do({0: "r1"})
        assert lanes_of(game)[0] == f"{top} 25"


def test_jam_8_a_loaded_number_or_a_buried_special_opens_nothing() -> None:
    game = placing(["T.10", "A.7", "30"], {0: "25"})
    assert lanes_of(game) == ["T.10 25", "A.7", "30"]
    game = placing(["A 26", "20", "30"], {0: "25"})
    assert lanes_of(game) == ["A 26", "20 25", "30"]


def test_jam_8_only_one_place_even_a_full_open_row() -> None:
    # 5 is lower than 20 and 30; the only place is the open row, which is full
    game = placing(["1 2 3 P", "20", "30"], {0: "5"})
    assert lanes_of(game) == ["5", "20", "30"]
    assert penalty_of(game) == [["1", "2", "3", "P"], []]
    assert choosing(game)


def test_jam_8_only_one_place_a_gap() -> None:
    game = placing(["- T.10", "20", "30"], {0: "5"})
    assert lanes_of(game) == ["5 T.10", "20", "30"]
    assert penalty_of(game) == [[], []]


def test_jam_8_all_kinds_of_place_together() -> None:
    game = placing(["9 - T.30", "20", "1 P"], {0: "25"})
    assert game.legal(0) == {"r1g2", "r2", "r3"}
    # JAM-7 names only one row by number, though 9 is below too
    game = placing(["9", "20", "P"], {0: "25"})
    assert game.legal(0) == {"r2", "r3"}


def test_jam_9_fifth_takes_the_row_and_four_do_not() -> None:
    game = placing(["1 2 3", "20", "30"], {0: "4"})
    assert lanes_of(game)[0] == "1 2 3 4"
    game = placing(["1 2 3 4", "20", "30"], {0: "5"})
    assert lanes_of(game)[0] == "5"
    assert penalty_of(game) == [["1", "2", "3", "4"], []]


def test_jam_9_gaps_count_for_the_length_and_trailers_do_not() -> None:
    game = placing(["1 - - T.T.4", "20", "30"], {0: "P"})
    game.do({0: "r1"})
    assert lanes_of(game)[0] == "P"
    assert penalty_of(game)[0] == ["1", "4", "T", "T"]
    game = placing(["1 2.7 8.17", "20", "30"], {0: "18"})
    assert lanes_of(game)[0] == "1 2.7 8.17 18"


def test_jam_10_too_low() -> None:
    game = placing(["10", "20 21", "30"], {0: "5"})
    assert game.pending() == Pending("decision", (0,))
    assert game.legal(0) == {"r1", "r2", "r3"}
    game.do({0: "r2"})
    assert lanes_of(game) == ["10", "5", "30"]
    assert penalty_of(game) == [["20", "21"], []]


def test_jam_10_for_a_trailer_gaps_do_not_count() -> None:
    game = placing(["- T.10", "20", "30"], {0: "7"})
    assert game.legal(0) == {"r1", "r2", "r3"}
    game.do({0: "r1"})  # JAM-12: the trailer is the row's first car
    assert lanes_of(game) == ["7", "20", "30"]
    assert penalty_of(game) == [["10", "T"], []]
    game = placing(["7", "20", "30"], {0: "9"})
    assert lanes_of(game) == ["7 9", "20", "30"]


# -------------------------------------------------------------------- trailers


def test_jam_12_on_the_last_card_of_a_full_row() -> None:
    game = placing(["1 2 3 4", "20", "30"], {0: "7"})
    assert lanes_of(game)[0] == "1 2 3 4.7"
    assert penalty_of(game) == [[], []]


def test_jam_12_trailer_on_trailer_and_end_number() -> None:
    game = placing(["10.17", "20", "30"], {0: "18", 1: "19"})
    assert lanes_of(game) == ["10.17 18 19", "20", "30"]
    game = placing(["10.17", "20", "30"], {0: "27"}, trailers=[17, 20, 27])
    assert lanes_of(game) == ["10.17", "20.27", "30"]
    game = placing(["10.17", "30", "40"], {0: "27"})
    assert lanes_of(game) == ["10.17.27", "30", "40"]


def test_jam_12_on_a_special_card_takes_its_effect() -> None:
    game = placing(["1 2 3 P", "20", "30"], {0: "17", 1: "18"})
    # 17: only the open row; then 18 follows 17 by number and is the fifth
    assert lanes_of(game) == ["18", "20", "30"]
    assert penalty_of(game) == [[], ["1", "17", "2", "3", "P"]]


def test_jam_12_a_card_below_the_hitched_trailer_is_too_low() -> None:
    game = placing(["P.17", "20", "30"], {0: "16"})
    assert game.legal(0) == {"r1", "r2", "r3"}
    assert game.phase == "low"


# -------------------------------------------------------------------- ambulances and police


def test_jam_13_front_and_push_back() -> None:
    game = placing(["1 2 3", "20", "30"], {0: "A"})
    assert game.legal(0) == {"r1", "r2", "r3"}
    game.do({0: "r1"})
    assert lanes_of(game)[0] == "A 1 2 3"
    game = placing(["1 2 3 4", "20", "30"], {0: "A"})
    game.do({0: "r1"})
    assert lanes_of(game)[0] == "A"
    assert penalty_of(game) == [["1", "2", "3", "4"], []]


def test_jam_13_in_front_of_an_earlier_ambulance() -> None:
    game = placing(["A 5", "20", "30"], {0: "A"})
    game.do({0: "r1"})
    assert lanes_of(game)[0] == "A A 5"


def test_jam_13_gaps_are_pushed_too_and_lost_with_the_row() -> None:
    game = placing(["- T.5", "9 - - T.T.30"], {0: "A", 1: "A"})
    game.do({0: "r1", 1: "r2"})
    assert lanes_of(game) == ["A - T.5", "A"]
    assert penalty_of(game) == [[], ["30", "9", "T", "T"]]


def test_jam_14_end_of_any_row() -> None:
    game = placing(["1 P", "20", "2 3 4 5"], {0: "P", 1: "P"})
    game.do({0: "r1", 1: "r3"})
    assert lanes_of(game) == ["1 P P", "20", "P"]
    assert penalty_of(game) == [[], ["2", "3", "4", "5"]]


def test_jam_15_one_stack_is_one_car() -> None:
    game = placing(["1 2 3", "20", "30"], {0: "A", 1: "A"})
    assert game.pending() == Pending("decision", (0, 1))
    game.do({0: "r1", 1: "r1"})
    assert lanes_of(game)[0] == "A.A 1 2 3"
    game = placing(["1 2 3", "20", "30"], {0: "P", 1: "P"})
    game.do({0: "r1", 1: "r1"})
    assert lanes_of(game)[0] == "1 2 3 P.P"
    assert penalty_of(game) == [[], []]


@pytest.mark.parametrize("card", ["A", "P"])
def test_jam_15_the_oldest_takes_the_row(card: str) -> None:
    game = placing(["1 2 3 4", "20", "30"], {0: card, 1: card, 2: card}, by_age=(2, 0, 1), seats=3)
    game.do({0: "r1", 1: "r2", 2: "r1"})
    assert lanes_of(game) == [f"{card}.{card}", f"{card} 20" if card == "A" else "20 P", "30"]
    assert penalty_of(game) == [["1", "2", "3", "4"], [], []]  # 0 is older than 2


def test_jam_5_ambulances_before_police_in_one_row() -> None:
    game = placing(["1 2 3 4", "20", "30"], {0: "P", 1: "A"})
    game.do({1: "r1"})
    game.do({0: "r1"})
    assert lanes_of(game)[0] == "A P"
    assert penalty_of(game) == [[], ["1", "2", "3", "4"]]


# -------------------------------------------------------------------- tow trucks and gaps


def test_jam_16_loads_everything_and_leaves_a_gap() -> None:
    for car in ("9", "9.17", "A.A", "P.P", "P.17", "T.9", "T.9.17", "T"):
        game = placing([f"1 {car}", "20", "30"], {0: "T"})
        game.do({0: "r1"})
        assert lanes_of(game)[0] == f"1 - T.{car}", car


def test_jam_16_a_row_of_one() -> None:
    game = placing(["9", "20", "30"], {0: "T"})
    game.do({0: "r1"})
    assert lanes_of(game)[0] == "- T.9"


def test_jam_16_the_end_is_the_loaded_top_card() -> None:
    game = placing(["- T.9", "20", "30"], {0: "10"})
    assert lanes_of(game)[0] == "- T.9 10"


def test_jam_16_a_trailer_goes_on_the_loaded_car() -> None:
    game = placing(["- - - T.9", "20", "30"], {0: "17"})
    assert lanes_of(game)[0] == "- - - T.9.17"


def test_jam_17_bounds() -> None:
    row = lane("5 - - T.T.20")
    assert [n for n in (4, 5, 6, 19, 20, 21) if fits_gap(row, 1, n)] == [6, 19]
    assert [n for n in (4, 5, 6, 19, 20, 21) if fits_gap(row, 2, n)] == [6, 19]
    front = lane("- T.20")
    assert fits_gap(front, 0, 1)
    assert not fits_gap(front, 0, 21)
    special = lane("5 A - T.P 9")  # the nearest places have no number: no bound, 5 is not asked
    assert fits_gap(special, 2, 1)
    assert fits_gap(special, 2, 50)
    half = lane("A - T.9")
    assert fits_gap(half, 1, 8)
    assert not fits_gap(half, 1, 10)
    stack = lane("5.17 - T.20")  # the top card counts
    assert not fits_gap(stack, 1, 16)
    assert fits_gap(stack, 1, 18)


def test_jam_17_two_gaps_are_two_choices() -> None:
    game = placing(["5 - - T.T.20", "30", "40"], {0: "9"})
    assert game.legal(0) == {"r1g2", "r1g3"}
    game.do({0: "r1g3"})
    assert lanes_of(game)[0] == "5 - 9 T.T.20"
    game = placing(["5 - 9 T.T.20", "30", "40"], {0: "8"})
    assert lanes_of(game)[0] == "5 8 9 T.T.20"


def test_jam_17_filling_changes_no_length_and_takes_nothing() -> None:
    game = placing(["5 6 - T.20", "30", "40"], {0: "9"})
    assert lanes_of(game)[0] == "5 6 9 T.20"
    assert penalty_of(game) == [[], []]


def test_jam_17_no_trailer_into_a_gap() -> None:
    game = placing(["5 - T.20", "10", "40"], {0: "17"})
    assert lanes_of(game) == ["5 - T.20", "10.17", "40"]


def test_jam_17_gap_or_the_end_of_the_same_row() -> None:
    # front gap bounded by the police car on the tow truck: none; its row is open as well
    game = placing(["- T.P", "20", "40"], {0: "30"})
    assert game.legal(0) == {"r1", "r1g1", "r2"}
    # bounded by 20 on the right: 30 does not fit the gap but follows 20
    game = placing(["5 - T.20", "40", "41"], {0: "30"})
    assert lanes_of(game)[0] == "5 - T.20 30"


def test_jam_17_a_gap_of_this_turn_serves_only_later() -> None:
    game = placing(["10", "20", "30"], {0: "T", 1: "5"})
    assert game.pending().seats == (1,)  # the numbered card comes first and is too low
    game.do({1: "r3"})
    game.do({0: "r1"})
    assert lanes_of(game) == ["- T.10", "20", "5"]


def test_jam_18_as_fifth() -> None:
    game = placing(["1 2 3 4.7", "20", "30"], {0: "T"})
    game.do({0: "r1"})
    assert lanes_of(game)[0] == "T.4.7"
    assert penalty_of(game) == [["1", "2", "3"], []]


def test_jam_18_only_gaps_cost_nothing() -> None:
    game = placing(["- - - T.T.T.9", "20", "30"], {0: "T"})
    game.do({0: "r1"})
    assert lanes_of(game)[0] == "T.T.T.T.9"
    assert penalty_of(game) == [[], []]


def test_jam_18_a_special_card_in_front() -> None:
    game = placing(["1 - T.6 P.P", "20", "30"], {0: "T"})
    game.do({0: "r1"})
    assert lanes_of(game)[0] == "T.P.P"
    assert penalty_of(game) == [["1", "6", "T"], []]
    game.do({0: "50", 1: "50"})  # the row of a loaded police car is open (JAM-8)
    assert game.legal(0) == {"r1", "r3"}


# -------------------------------------------------------------------- the count


def last_turn(rounds: int, round_now: int, points: list[int]) -> Reference:
    return Reference.at(
        {
            "lanes": [lane("1 2 3 4"), lane("20 21 P P"), lane("45")],
            "hands": [["5"], ["T"]],
            "penalty": [["30"], ["A"]],
            "points": points,
            "round": round_now,
        },
        {"rounds": rounds},
    )


def test_jam_19_count() -> None:
    assert [card_points(card) for card in ("1", "17", "A", "P", "T")] == [1, 1, 2, 2, 2]
    game = last_turn(1, 1, [0, 0])
    game.do({0: "5", 1: "T"})
    # 5: the row of 4, or the open second row
    assert game.legal(0) == {"r1", "r2"}
    game.do({0: "r1"})  # takes 1 2 3 4: 1 + 4 points
    game.do({1: "r2"})  # takes 20, 21 and one P: 2 + 4 points
    assert game.pending() == Pending("finished", ())
    assert lanes_of(game) == ["5", "T.P", "45"]
    assert game.result() == {
        "winners": [0],
        "ranks": [1, 2],
        "scores": [5, 6],
        "reason": "JAM-19",
    }


def test_jam_19_a_tie_is_shared() -> None:
    game = last_turn(2, 2, [3, 2])
    game.do({0: "5", 1: "T"})
    game.do({0: "r1"})
    game.do({1: "r2"})
    assert game.result()["winners"] == [0, 1]
    assert game.result()["ranks"] == [1, 1]
    assert game.result()["scores"] == [8, 8]


def test_jam_20_next_round_from_the_full_deck() -> None:
    game = last_turn(2, 1, [0, 0])
    game.do({0: "5", 1: "T"})
    game.do({0: "r1"})
    game.do({1: "r2"})
    assert game.pending() == Pending("chance", ())
    assert game.snapshot() == {
        "lanes": [[], [], []],
        "hands": [[], []],
        "penalty": [[], []],
        "points": [5, 6],
        "round": 2,
    }
    assert sum(game.weights().values()) == 62


# -------------------------------------------------------------------- for younger players


def test_jam_21_22_23_24() -> None:
    game = Reference(2, {"below": 20, "hand": 5, "lanes": 2, "specials": False})
    assert game.weights() == {str(n): 1 for n in range(1, 20)}
    game = Reference(2, {"below": 10, "hand": 3})
    assert sum(game.weights().values()) == 21


def test_jam_25_rows_of_any_length() -> None:
    game = placing(["1 2 3 4", "20", "30"], {0: "5", 1: "P"}, too_long=False)
    game.do({1: "r1"})
    assert lanes_of(game)[0] == "1 2 3 4 P 5"
    game = placing(["1 2 3 4", "20", "30"], {0: "A", 1: "T"}, too_long=False)
    game.do({0: "r1"})
    game.do({1: "r1"})
    assert lanes_of(game)[0] == "A 1 2 3 - T.4"
    assert penalty_of(game) == [[], []]


def test_jam_25_too_low_still_costs() -> None:
    game = placing(["10 11", "20", "30"], {0: "5"}, too_long=False)
    game.do({0: "r1"})
    assert lanes_of(game)[0] == "5"
    assert penalty_of(game) == [["10", "11"], []]


def test_jam_26_front_instead_of_a_penalty() -> None:
    game = placing(["10 11", "20", "30"], {0: "5", 1: "7"}, too_low=False)
    assert game.legal(0) == {"r1", "r2", "r3"}
    game.do({0: "r2"})  # ascending does not apply at the front
    assert lanes_of(game) == ["10 11", "5 20", "30"]
    assert game.pending().seats == (1,)  # 7: lower than 11, 20 and 30
    game.do({1: "r2"})  # a trailer is a car of its own there
    assert lanes_of(game) == ["10 11", "7 5 20", "30"]
    assert penalty_of(game) == [[], []]


def test_jam_26_more_than_four() -> None:
    game = placing(["10 11 12 13", "20", "30"], {0: "5"}, too_low=False)
    game.do({0: "r1"})
    assert lanes_of(game)[0] == "5"
    assert penalty_of(game) == [["10", "11", "12", "13"], []]
    game = placing(["10 11 12 13", "20", "30"], {0: "5"}, too_low=False, too_long=False)
    game.do({0: "r1"})
    assert lanes_of(game)[0] == "5 10 11 12 13"


def test_jam_26_gaps_at_the_front_are_pushed() -> None:
    # a trailer finds no gap (JAM-10), so it goes to the front
    game = placing(["- T.10", "20", "30"], {0: "7"}, too_low=False)
    game.do({0: "r1"})
    assert lanes_of(game)[0] == "7 - T.10"
    # a car that fits a gap is not too low
    game = placing(["- T.10", "20", "30"], {0: "6"}, too_low=False)
    assert lanes_of(game)[0] == "6 T.10"


def test_jam_26_a_gap_behind_a_higher_front() -> None:
    # after a front move a gap may have no fitting number at all: 12 < n < 10
    row = lane("12 - T.10")
    assert not any(fits_gap(row, 1, n) for n in range(1, 51))


def test_jam_27_refusals() -> None:
    with pytest.raises(ValueError, match=r"9 cards.*need 12"):
        Reference(2, {"below": 10, "hand": 5, "lanes": 2, "specials": False})
    Reference(2, {"below": 10, "hand": 3, "lanes": 2, "specials": False})
    with pytest.raises(ValueError, match="2 cards without trailers for 3 rows"):
        Reference(2, {"below": 10, "hand": 3, "specials": False, "trailers": range(3, 10)})
    Reference(5, {})  # 53 of 62


# -------------------------------------------------------------------- whole games

PLAYOUT_OPTIONS: list[dict[str, Any]] = [
    {},
    {"lanes": 2, "hand": 5},
    {"too_long": False},
    {"too_low": False, "hand": 5},
    {"too_low": False, "too_long": False, "lanes": 2},
    {"below": 10, "specials": False, "hand": 3, "lanes": 2},
    {"rounds": 3, "hand": 5, "below": 30},
]


@pytest.mark.parametrize("options", PLAYOUT_OPTIONS)
@pytest.mark.parametrize("seed", range(20))
def test_whole_games(options: dict[str, Any], seed: int) -> None:
    dice = random.Random(seed)
    seats = 2 if options.get("below") == 10 else dice.randint(2, 5)
    if options.get("below") == 30 and seats == 5:
        seats = 4
    ages = list(range(seats))
    dice.shuffle(ages)
    game = Reference(seats, options, tuple(ages))
    in_play = game.lane_count + seats * game.hand_size
    while game.pending().kind != "finished":
        if game.pending().kind == "chance":
            weights = game.weights()
            game.draw(dice.choices(list(weights), list(weights.values()))[0])
            continue
        cards = cards_of(place for row in game.lanes for place in row)
        for cards_there in (*game.hands, *game.penalty):
            cards += cards_there
        assert len(cards) + len(game.revealed) == in_play
        for row in game.lanes:
            assert row[-1]
            assert len(row) <= 4 or not game.too_long
        if game.phase == "choose" or len(game.revealed) > 0:
            twin = Reference.at(game.snapshot(), options, tuple(ages), game.revealed)
            assert twin.snapshot() == game.snapshot()
            assert twin.pending() == game.pending()
        moves = {s: dice.choice(sorted(game.legal(s))) for s in game.pending().seats}
        game.do(moves)
    assert min(game.points) >= 0
    assert game.result()["winners"]
