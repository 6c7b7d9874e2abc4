"""JAM-12 to JAM-27: special cards, count, and play with younger children, each clause by name."""

from __future__ import annotations

import pytest

from tailback.games.trafficars.jam import GAME, Stage
from tailback.kit import Finished, OptionError, Seating, SetupError
from tests.games.trafficars.jam.table import (
    asked,
    deal,
    place,
    play,
    refused,
    rows,
    seen,
    shown,
    table,
    taken,
    weights,
)

# Trailers


@pytest.mark.clause("JAM-12")
def test_a_trailer_is_laid_on_the_last_card_by_its_number() -> None:
    after = play(table("12\n20\n30", "17", "27"), "17", "27")
    assert rows(after) == shown("""
        12+17
        20+27
        30
    """)


@pytest.mark.clause("JAM-12")
def test_a_trailer_joins_a_row_of_four_without_taking_it() -> None:
    after = play(table("1 2 3 4\n20\n30", "7", "31"), "7", "31")
    assert rows(after)[0] == "1 2 3 4+7"
    assert taken(after, 0) == ""


@pytest.mark.clause("JAM-12")
def test_trailers_on_trailers_and_on_special_cards() -> None:
    after = play(table("12+17\n9 P\n30", "27", "40"), "27", "40")
    assert asked(after) == {0: "r1 r2"}
    assert rows(place(after, p0="r1"))[0] == "12+17+27"
    hitched = place(after, p0="r2")
    assert rows(hitched)[1] == "9 P+27"


@pytest.mark.clause("JAM-12")
def test_a_special_card_under_a_trailer_has_lost_its_effect() -> None:
    low = play(table("P+27\n28\n30", "26", "31"), "26", "31")
    assert seen(low, 0).table.low == "take"
    after = play(table("P+27\n29\n30", "28", "31"), "28", "31")
    assert rows(after)[0] == "P+27 28"


# Ambulance and police car


@pytest.mark.clause("JAM-13")
def test_an_ambulance_goes_to_the_front_and_pushes_the_others_back() -> None:
    after = place(play(table("12 13\n20\n30", "A", "31"), "A", "31"), p0="r1")
    assert rows(after)[0] == "A 12 13"
    assert taken(after, 0) == ""


@pytest.mark.clause("JAM-13")
def test_an_ambulance_before_four_takes_the_row() -> None:
    after = place(play(table("1 _ 3 T+4\n20\n30", "A 2", "31 32"), "A", "31"), p0="r1")
    assert rows(after)[0] == "A"
    assert taken(after, 0) == "1 3 4 T"
    after = play(place(after, p1="r3"), "2", "32")
    assert rows(after)[0] == "A 2"  # any card may follow the lone ambulance


@pytest.mark.clause("JAM-13")
def test_a_later_ambulance_goes_before_the_one_that_is_there() -> None:
    after = place(play(table("A 12\n20\n30", "A", "31"), "A", "31"), p0="r1")
    assert rows(after)[0] == "A A 12"


@pytest.mark.clause("JAM-13", "JAM-14", "JAM-16")
@pytest.mark.parametrize(("card", "clause"), [("A", "JAM-13"), ("P", "JAM-14"), ("T", "JAM-16")])
def test_a_special_card_cannot_go_into_a_gap(card: str, clause: str) -> None:
    waits = play(table("11 _ T+15\n20\n30", card, "31"), card, "31")
    assert refused(waits, 0, "r1g2").clause == clause


@pytest.mark.clause("JAM-14")
def test_a_police_car_goes_to_any_end_and_any_card_may_follow() -> None:
    after = place(play(table("12\n20\n30", "P", "5"), "P", "5"), p0="r3")
    assert rows(after) == shown("""
        12
        20
        30 P 5
    """)


@pytest.mark.clause("JAM-14")
def test_a_police_car_as_the_fifth_takes_the_row() -> None:
    after = place(play(table("1 2 3 4\n20\n30", "P", "31"), "P", "31"), p0="r1")
    after = place(after, p1="r3")  # not behind the police car
    assert rows(after)[0] == "P"
    assert taken(after, 0) == "1 2 3 4"


@pytest.mark.clause("JAM-14")
def test_a_later_police_car_stands_behind_the_one_that_is_there() -> None:
    after = place(play(table("12 P\n20\n30", "P", "T"), "P", "T"), p0="r1")
    assert rows(after)[0] == "12 P P"


@pytest.mark.clause("JAM-15")
@pytest.mark.parametrize(("card", "stacked"), [("A", "A+A 12"), ("P", "12 P+P")])
def test_two_of_one_turn_at_the_same_place_are_one_car(card: str, stacked: str) -> None:
    both = play(table("12\n20\n30", card, card), card, card)
    assert rows(place(both, p0="r1", p1="r1"))[0] == stacked
    apart = place(both, p0="r1", p1="r2")
    assert not any("+" in row for row in rows(apart))


@pytest.mark.clause("JAM-15")
@pytest.mark.parametrize("card", ["A", "P"])
@pytest.mark.parametrize(("ages", "oldest"), [((0, 1, 2), 1), ((1, 0, 2), 0), ((2, 1, 0), 0)])
def test_the_oldest_of_them_takes_a_row_that_is_too_long(
    card: str, ages: tuple[int, ...], oldest: int
) -> None:
    both = play(table("1 2 3 4\n20\n30", card, card, "31", ages=ages), card, card, "31")
    after = place(both, p0="r1", p1="r1")
    if after.stage is Stage.PLACE:  # the 31 may go behind the stack
        after = place(after, p2="r3")
    assert rows(after)[0] == f"{card}+{card}"
    assert taken(after, oldest) == "1 2 3 4"
    assert taken(after, 1 - oldest) == ""


# Tow truck and gaps


@pytest.mark.clause("JAM-16")
def test_a_tow_truck_loads_the_car_in_front_and_leaves_a_gap() -> None:
    after = place(play(table("11 12\n20\n30", "T 14", "31 13"), "T", "31"), p0="r1")
    assert rows(after)[0] == "11 _ T+12"
    after = play(after, "14", "13")
    assert rows(after)[0] == "14"  # the 13 was the fourth, the gap counted
    assert taken(after, 0) == "11 12 13 T"


@pytest.mark.clause("JAM-16")
@pytest.mark.parametrize("stack", ["12+17", "T+12", "A+A", "P+P", "T+T+12+17"])
def test_a_tow_truck_loads_everything_that_is_stacked(stack: str) -> None:
    waits = play(table(f"{stack}\n20\n30", "T", "40"), "T", "40")
    if 1 in waits.asked:  # behind an open row the 40 has a choice
        waits = place(waits, p1="r3")
    assert rows(place(waits, p0="r1"))[0] == f"_ T+{stack}"


@pytest.mark.clause("JAM-16")
def test_the_gap_counts_for_the_length_and_the_end_is_the_loaded_card() -> None:
    before = table("10 11 12\n20\n30", "T 13", "31 32")
    after = place(play(before, "T", "31"), p0="r1")
    assert rows(after)[0] == "10 11 _ T+12"
    after = play(after, "13", "32")
    assert rows(after)[0] == "13"
    assert taken(after, 0) == "10 11 12 T"


@pytest.mark.clause("JAM-17")
def test_a_number_fits_between_the_neighbours_of_a_gap() -> None:
    choice = play(table("10 _ T+15\n8\n30", "12", "31"), "12", "31")
    assert asked(choice) == {0: "r2 r1g2"}
    after = place(choice, p0="r1g2")
    assert rows(after)[0] == "10 12 T+15"
    assert asked(play(table("10 _ T+15\n8\n30", "9", "31"), "9", "31")) == {}
    assert asked(play(table("10 _ T+15\n8\n30", "16", "31"), "16", "31")) == {}


@pytest.mark.clause("JAM-17")
@pytest.mark.parametrize(
    ("lane", "fits"),
    [
        ("A _ T+15", range(1, 15)),
        ("_ T+15", range(1, 15)),
        ("10 _ T", range(11, 51)),
        ("10 _ T+A+A", range(11, 51)),
        ("10 _ _ T+T+15", range(11, 15)),
        ("10+17 _ T+25", range(18, 25)),
        ("A+7 _ T+25", range(8, 25)),
    ],
)
def test_neighbours_skip_gaps_and_need_a_number_to_be_a_bound(lane: str, fits: range) -> None:
    held = {int(card) for card in lane.replace("+", " ").split() if card.isdecimal()}
    free = [n for n in range(1, 48) if n not in held and n % 10 != 7]
    for number in free:
        start = play(table(f"{lane}\nP\nP", str(number), "48"), str(number), "48")
        legal = asked(start)[0]
        assert ("g" in legal) == (number in fits), f"{number}: {legal}"


@pytest.mark.clause("JAM-17")
def test_two_gaps_side_by_side_are_two_choices_and_filling_changes_no_length() -> None:
    choice = play(table("10 _ _ T+T+15\n20\n30", "12 16", "31 32"), "12", "31")
    assert asked(choice) == {0: "r1g2 r1g3"}
    after = place(choice, p0="r1g3")
    assert rows(after)[0] == "10 _ 12 T+T+15"
    after = play(after, "16", "32")
    assert rows(after)[0] == "16"
    assert taken(after, 0) == "10 12 15 T T"


@pytest.mark.clause("JAM-17")
def test_a_gap_is_refused_for_a_reason() -> None:
    choice = play(table("10 _ T+15\n18\n30\n".strip(), "14", "31"), "14", "31")
    assert rows(choice)[0] == "10 14 T+15"
    choice = play(table("10 _ T+15\nP\n30", "20", "31"), "20", "31")
    assert asked(choice) == {0: "r1 r2"}
    details = dict(refused(choice, 0, "r1g2").details)
    assert details == {"case": "no-fit", "card": "20", "left": 10, "right": 15}
    assert dict(refused(choice, 0, "r1g1").details)["case"] == "no-gap"
    assert dict(refused(choice, 0, "r1g9").details)["case"] == "no-gap"
    trailer = play(table("16 _ T+25\nP\nP", "17", "31"), "17", "31")
    assert dict(refused(trailer, 0, "r1g2").details)["case"] == "trailer"


@pytest.mark.clause("JAM-18")
def test_a_tow_truck_as_the_fifth_loads_first_and_its_player_takes_the_rest() -> None:
    after = place(play(table("1 2 3 4+7\n20\n30", "T", "31"), "T", "31"), p0="r1")
    assert rows(after)[0] == "T+4+7"
    assert taken(after, 0) == "1 2 3"


@pytest.mark.clause("JAM-18")
def test_gaps_alone_are_no_penalty_and_are_gone() -> None:
    after = place(play(table("_ _ _ T+T+T+4\n20\n30", "T", "31"), "T", "31"), p0="r1")
    assert rows(after)[0] == "T+T+T+T+4"
    assert taken(after, 0) == ""


# Count


@pytest.mark.clause("JAM-19")
def test_cards_count_one_special_cards_two_trailers_one() -> None:
    over = play(table("1 A P 4+7\n20\n30", "8", "31"), "8", "31")
    assert over.stage is Stage.OVER
    end = GAME.pending(over)
    assert isinstance(end, Finished)
    assert end.scores == (1 + 2 + 2 + 1 + 1, 0)
    assert end.ranks == (2, 1)
    assert end.reason == "JAM-19"
    assert refused(over, 0, "8").clause == "JAM-19"


@pytest.mark.clause("JAM-19")
def test_the_round_ends_when_the_hands_are_empty_and_a_tie_is_shared() -> None:
    before = table("1\n20\n30", "2 3", "21 22", "31 32")
    middle = play(before, "2", "21", "31")
    assert middle.stage is Stage.CHOOSE
    end = GAME.pending(play(middle, "3", "22", "32"))
    assert isinstance(end, Finished)
    assert end.ranks == (1, 1, 1)
    assert end.winners == (0, 1, 2)


@pytest.mark.clause("JAM-20")
def test_points_of_several_rounds_are_added_up() -> None:
    first = play(table("1 2 3 4\n20\n30", "5", "31", rounds=2), "5", "31")
    assert first.stage is Stage.LANES
    assert first.round == 2
    assert first.points == (4, 0)
    assert first.penalty == ((), ())
    assert sum(weights(first).values()) == 62
    like = table("20\n30\n1 2 3 4", "21", "5", rounds=2)
    text = GAME.notation.position_text(like).replace(" 0,0 1 ", " 4,0 2 ")
    over = play(GAME.notation.position(text, like), "21", "5")
    assert over.stage is Stage.OVER
    assert over.points == (4, 4)


@pytest.mark.clause("JAM-20")
def test_a_game_is_one_round_by_default() -> None:
    assert GAME.options().rounds == 1


# For younger players


@pytest.mark.clause("JAM-21")
@pytest.mark.parametrize("below", [10, 20, 30])
def test_only_small_numbers(below: int) -> None:
    first = weights(GAME.start(GAME.options(below=below, hand=5)))
    assert set(first) == {str(n) for n in range(1, below)} | {"A", "P", "T"}
    assert GAME.options(below=str(below), hand="5").below == below
    with pytest.raises(OptionError, match="option below: 15 is not one of 10, 20, 30"):
        GAME.options(below=15)


@pytest.mark.clause("JAM-22")
def test_five_cards_each() -> None:
    start = deal(GAME.start(GAME.options(hand=5)), "48", "49", "50")
    assert deal(start, *(str(n) for n in (1, 2, 3, 4, 5, 6, 7, 8, 9))).stage is Stage.HANDS
    dealt = deal(start, *(str(n) for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)))
    assert dealt.hands == ((1, 2, 3, 4, 5), (6, 7, 8, 9, 10))
    assert dealt.stage is Stage.CHOOSE


@pytest.mark.clause("JAM-23")
def test_two_rows() -> None:
    assert deal(GAME.start(GAME.options(lanes=2)), "12", "20").stage is Stage.HANDS
    with pytest.raises(OptionError, match="option lanes"):
        GAME.options(lanes=4)


@pytest.mark.clause("JAM-24")
def test_no_special_cards() -> None:
    assert set(weights(GAME.start(GAME.options(specials=False)))) == {str(n) for n in range(1, 51)}


@pytest.mark.clause("JAM-25")
@pytest.mark.parametrize(
    ("card", "then"), [("5", "1 2 3 4 5"), ("A", "A 1 2 3 4"), ("P", "1 2 3 4 P")]
)
def test_rows_of_any_length(card: str, then: str) -> None:
    after = play(table("1 2 3 4\n20\n30", card, "31", too_long=False), card, "31")
    if card != "5":
        after = place(after, p0="r1")
    if after.stage is Stage.PLACE:
        after = place(after, p1="r3")
    assert rows(after)[0] == then
    assert taken(after, 0) == ""


@pytest.mark.clause("JAM-25", "JAM-18")
def test_a_tow_truck_takes_nothing_in_rows_of_any_length() -> None:
    after = play(table("1 2 3 4\n20\n30", "T", "31", too_long=False), "T", "31")
    after = place(after, p0="r1")
    assert rows(after)[0] == "1 2 3 _ T+4"
    assert taken(after, 0) == ""


@pytest.mark.clause("JAM-26")
@pytest.mark.parametrize("card", ["5", "7"])
def test_a_low_card_goes_to_the_front_of_a_row(card: str) -> None:
    low = play(table("12 13\n20\n30", card, "31", too_low=False), card, "31")
    assert asked(low) == {0: "r1 r2 r3"}
    assert seen(low, 0).table.low == "front"
    assert GAME.prompt(seen(low, 0)) == ("ask-front", {"card": card})
    after = place(low, p0="r1")
    assert rows(after)[0] == f"{card} 12 13"
    assert taken(after, 0) == ""


@pytest.mark.clause("JAM-26")
def test_a_low_card_before_four_takes_the_row_unless_rows_have_any_length() -> None:
    full = "12 13 14 15\n20\n30"
    after = place(play(table(full, "5", "31", too_low=False), "5", "31"), p0="r1")
    assert rows(after)[0] == "5"
    assert taken(after, 0) == "12 13 14 15"
    free = table(full, "5", "31", too_low=False, too_long=False)
    assert rows(place(play(free, "5", "31"), p0="r1"))[0] == "5 12 13 14 15"


@pytest.mark.clause("JAM-26")
def test_the_ascending_rule_does_not_apply_at_the_front() -> None:
    after = place(play(table("A+7\n20\n30", "5", "31", too_low=False), "5", "31"), p0="r1")
    assert rows(after)[0] == "5 A+7"


@pytest.mark.clause("JAM-27")
def test_what_cannot_be_dealt_is_refused_with_the_numbers() -> None:
    options = GAME.options(below=20)
    GAME.start(GAME.options(below=20, lanes=2, hand=5), Seating(5))
    with pytest.raises(SetupError) as refused:
        GAME.start(options, Seating(3))
    (problem,) = refused.value.problems
    assert problem.clause == "JAM-27"
    assert dict(problem.details) | {"case": ""} == {
        "case": "",
        "cards": 31,
        "needed": 33,
        "seats": 3,
        "hand": 10,
        "lanes": 3,
    }
    assert "33" in GAME.rulebook.explain(problem, "en")


@pytest.mark.clause("JAM-27")
def test_rows_need_cards_that_are_no_trailers() -> None:
    trailers = list(range(2, 10))
    with pytest.raises(SetupError) as refused:
        GAME.options(below=10, specials=False, hand=3, lanes=2, trailers=trailers)
    (problem,) = refused.value.problems
    assert dict(problem.details)["case"] == "trailers"
    assert dict(problem.details)["cards"] == 1
    GAME.options(below=10, specials=False, hand=3, lanes=2, trailers=trailers[1:])


@pytest.mark.clause("JAM-27")
def test_the_smallest_game_is_nine_cards_for_two_players() -> None:
    smallest = GAME.options(below=10, specials=False, hand=3, lanes=2)
    GAME.start(smallest, Seating(2))
    with pytest.raises(SetupError):
        GAME.start(smallest, Seating(3))
    with pytest.raises(SetupError):
        GAME.options(below=10, specials=False, hand=5)
