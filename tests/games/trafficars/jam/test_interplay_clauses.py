"""Where clauses of jam meet: stacks, tow trucks, gaps, trailers, rules for younger players."""

from __future__ import annotations

import pytest

from tailback.games.trafficars.jam import GAME, Stage
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


@pytest.mark.clause("JAM-3", "JAM-27")
def test_every_trailer_may_be_dealt_before_the_rows_have_begun() -> None:
    trailers = list(range(3, 10))
    start = GAME.start(GAME.options(below=10, specials=False, hand=3, lanes=2, trailers=trailers))
    aside = deal(start, *(str(n) for n in (*trailers, 2)))
    assert rows(aside) == ["2"]
    assert weights(aside) == {"1": 1}
    begun = deal(aside, "1")
    assert rows(begun) == ["2", "1"]
    assert weights(begun) == {str(n): 1 for n in trailers}


@pytest.mark.clause("JAM-8", "JAM-9")
def test_an_open_row_is_a_way_out_of_a_full_one() -> None:
    choice = play(table("1 2 3 4\nA\n30", "5", "31"), "5", "31")
    assert asked(choice) == {0: "r1 r2"}
    out = place(choice, p0="r2")
    assert asked(out) == {}
    assert rows(out) == shown("""
        1 2 3 4
        A 5
        30 31
    """)
    assert taken(out, 0) == ""
    assert taken(place(choice, p0="r1"), 0) == "1 2 3 4"


@pytest.mark.clause("JAM-8", "JAM-12")
def test_a_trailer_on_the_last_police_car_of_a_full_row_takes_nothing_and_closes_it() -> None:
    after = play(table("1 2 3 P\n20\n30", "7 6", "31 32"), "7", "31")
    assert rows(after)[0] == "1 2 3 P+7"
    assert taken(after, 0) == ""
    low = play(after, "6", "32")
    assert asked(low) == {0: "r1 r2 r3"}
    assert seen(low, 0).table.low == "take"


@pytest.mark.clause("JAM-9", "JAM-15")
def test_a_stack_is_one_car_of_four_and_all_of_it_is_taken() -> None:
    after = play(table("1 2 3 P+P\n20\n30", "5", "31"), "5", "31")
    assert rows(after)[0] == "5"
    assert taken(after, 0) == "1 2 3 P P"
    assert after.points[0] == 3 + 2 * 2
    room = play(table("A+A 2 P+P\n20\n30", "5", "31"), "5", "31")
    assert rows(room)[0] == "A+A 2 P+P 5"


@pytest.mark.clause("JAM-10", "JAM-16")
def test_too_low_takes_gaps_and_loaded_tow_trucks_away() -> None:
    low = play(table("10 _ T+15\n20\n30", "7", "31"), "7", "31")
    after = place(low, p0="r1")
    assert rows(after)[0] == "7"
    assert taken(after, 0) == "10 15 T"


@pytest.mark.clause("JAM-10", "JAM-12")
def test_a_trailer_that_starts_a_row_is_one_of_its_four_cars() -> None:
    low = play(table("12\n40\n41", "7 8 9 10 11", "42 43 44 45 46"), "7", "42")
    after = place(low, p0="r1")
    for mine, other in (("8", "43"), ("9", "44"), ("10", "45")):
        after = play(after, mine, other)
    assert rows(after)[0] == "7 8 9 10"
    assert taken(after, 0) == "12"
    after = play(after, "11", "46")
    assert rows(after)[0] == "11"
    assert taken(after, 0) == "7 8 9 10 12"


@pytest.mark.clause("JAM-13", "JAM-14", "JAM-9")
def test_an_ambulance_can_make_the_row_too_long_for_the_police_car_of_the_same_turn() -> None:
    waits = play(table("1 2 3\n20\n30", "P", "A"), "P", "A")
    after = place(place(waits, p1="r1"), p0="r1")
    assert rows(after)[0] == "P"
    assert (taken(after, 0), taken(after, 1)) == ("1 2 3 A", "")


@pytest.mark.clause("JAM-13", "JAM-17")
def test_an_ambulance_before_a_gap_pushes_it_back_and_sets_no_bound() -> None:
    after = place(play(table("_ T+15\n48\n49", "A 3", "50 16"), "A", "50"), p0="r1")
    assert rows(after)[0] == "A _ T+15"
    after = play(after, "3", "16")
    assert rows(after)[0] == "A 3 T+15 16"


@pytest.mark.clause("JAM-15")
def test_only_those_at_the_same_place_are_stacked_and_the_oldest_of_them_takes() -> None:
    full = "1 2 3 4\n20\n30"
    three = play(table(full, "A", "A", "A", "31", ages=(0, 3, 1, 2)), "A", "A", "A", "31")
    after = place(three, p0="r1", p1="r1", p2="r2")  # of the two in row 1, seat 1 is the older
    after = place(after, p3="r3") if after.stage is Stage.PLACE else after
    assert rows(after) == shown("""
        A+A
        A 20
        30 31
    """)
    assert [taken(after, seat) for seat in range(4)] == ["", "1 2 3 4", "", ""]


@pytest.mark.clause("JAM-15", "JAM-25")
@pytest.mark.parametrize(("card", "then"), [("A", "A+A 1 2 3 4"), ("P", "1 2 3 4 P+P")])
def test_a_stack_takes_nothing_in_rows_of_any_length(card: str, then: str) -> None:
    both = play(table("1 2 3 4\n20\n30", card, card, too_long=False), card, card)
    after = place(both, p0="r1", p1="r1")
    assert rows(after)[0] == then
    assert (taken(after, 0), taken(after, 1)) == ("", "")


@pytest.mark.clause("JAM-16", "JAM-8", "JAM-17")
def test_a_loaded_stack_of_ambulances_leaves_an_open_row_with_a_gap_for_any_number() -> None:
    waits = play(table("A+A\n20\n30", "T 5", "31 32"), "T", "31")
    loaded = place(place(waits, p1="r3"), p0="r1")
    assert rows(loaded)[0] == "_ T+A+A"
    choice = play(loaded, "5", "32")
    assert asked(choice) == {0: "r1 r1g1"}
    assert rows(place(choice, p0="r1g1"))[0] == "5 T+A+A"
    assert rows(place(choice, p0="r1"))[0] == "_ T+A+A 5"


@pytest.mark.clause("JAM-16", "JAM-12", "JAM-17")
def test_a_trailer_on_a_loaded_tow_truck_is_the_end_and_the_bound_of_the_gap() -> None:
    after = play(table("10 _ T+15\n40\n41", "17 16", "42 43"), "17", "42")
    assert rows(after)[0] == "10 _ T+15+17"
    after = play(after, "16", "43")  # below the 17: only the gap fits
    assert rows(after)[0] == "10 16 T+15+17"


@pytest.mark.clause("JAM-17", "JAM-12")
def test_a_gap_between_a_high_and_a_low_number_takes_nothing() -> None:
    after = play(table("30 _ T+P+7\n48\n49", "8 35", "50 9"), "8", "50")
    assert rows(after)[0] == "30 _ T+P+7 8"
    after = play(after, "35", "9")
    assert rows(after)[0] == "9 35"  # the gap takes neither: the 9 is the fifth, the 35 follows
    assert taken(after, 1) == "7 8 30 P T"


@pytest.mark.clause("JAM-18", "JAM-16")
def test_the_second_tow_truck_of_a_turn_may_be_the_fifth() -> None:
    trucks = play(table("1 2 3\n20\n30", "T", "T", ages=(1, 0)), "T", "T")
    after = place(trucks, p1="r1")
    assert rows(after)[0] == "1 2 _ T+3"
    after = place(after, p0="r1")
    assert rows(after)[0] == "T+T+3"
    assert (taken(after, 0), taken(after, 1)) == ("1 2", "")


@pytest.mark.clause("JAM-18", "JAM-12")
def test_as_the_fifth_it_keeps_the_trailers_it_loads_and_takes_other_tow_trucks() -> None:
    after = place(play(table("1 _ T+3 8+17\n20\n30", "T 18", "31 32"), "T", "31"), p0="r1")
    assert rows(after)[0] == "T+8+17"
    assert taken(after, 0) == "1 3 T"
    after = play(after, "18", "32")
    assert rows(after)[0] == "T+8+17 18"


@pytest.mark.clause("JAM-25", "JAM-16", "JAM-17")
def test_gaps_far_behind_in_a_row_of_any_length() -> None:
    before = table("1 2 3 4 5 9\n20\n30", "T 6", "31 10", too_long=False)
    after = place(play(before, "T", "31"), p0="r1")
    assert rows(after)[0] == "1 2 3 4 5 _ T+9"
    after = play(after, "6", "10")
    assert rows(after)[0] == "1 2 3 4 5 6 T+9 10"
    assert (taken(after, 0), taken(after, 1)) == ("", "")


@pytest.mark.clause("JAM-26", "JAM-12")
@pytest.mark.parametrize("too_long", [True, False])
def test_a_low_trailer_goes_before_a_full_row_with_a_gap_that_it_may_not_fill(
    too_long: bool,
) -> None:
    before = table("_ 12 13 T+14\n20\n30", "7", "31", too_low=False, too_long=too_long)
    low = play(before, "7", "31")
    assert asked(low) == {0: "r1 r2 r3"}
    assert refused(low, 0, "r1g1").clause == "JAM-17"
    after = place(low, p0="r1")
    assert rows(after)[0] == ("7" if too_long else "7 _ 12 13 T+14")
    assert taken(after, 0) == ("12 13 14 T" if too_long else "")


@pytest.mark.clause("JAM-26", "JAM-17")
def test_a_number_that_fits_a_gap_is_not_too_low() -> None:
    after = play(table("_ 12 13 T+14\n20\n30", "5", "31", too_low=False), "5", "31")
    assert rows(after)[0] == "5 12 13 T+14"


@pytest.mark.clause("JAM-26", "JAM-8")
def test_the_end_of_a_row_stays_as_it_is_behind_a_low_card() -> None:
    before = table("12\n20\n30", "5 13", "31 32", too_low=False)
    after = place(play(before, "5", "31"), p0="r1")
    assert rows(play(after, "13", "32"))[0] == "5 12 13"
