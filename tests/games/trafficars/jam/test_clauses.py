"""CARS-1 to CARS-3 and JAM-1 to JAM-11: deck, set-up and turn, each clause by name."""

from __future__ import annotations

import pytest

from tailback.games.trafficars.jam import GAME, Stage
from tailback.kit import (
    Ages,
    Decision,
    IllegalMove,
    OptionError,
    Seating,
    TailbackError,
    order_of_age,
)
from tests.games.trafficars.jam.table import (
    asked,
    deal,
    move,
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

# The deck


@pytest.mark.clause("CARS-1")
def test_the_deck_has_fifty_numbers_and_twelve_special_cards() -> None:
    first = weights(GAME.start())
    assert first == {str(n): 1 for n in range(1, 51)} | {"A": 4, "P": 4, "T": 4}
    assert sum(first.values()) == 62


@pytest.mark.clause("CARS-2")
def test_the_trailers_are_a_guess_and_shown_as_one() -> None:
    view = seen(GAME.start())
    assert view.scene.trailers == (7, 17, 27, 37, 47)
    assert view.scene.trailers_mark == "unverified"
    assert "trailers 7 17 27 37 47 (unverified)" in GAME.text_view(view)


@pytest.mark.clause("CARS-2")
def test_players_may_name_their_own_trailers() -> None:
    options = GAME.options(trailers="9,3")
    assert options.trailers == (3, 9)
    assert GAME.options(**options.write()) == options
    assert seen(GAME.start(options)).scene.trailers_mark == ""
    after = play(table("8\n20\n30", "9", "40", trailers=[9]), "9", "40")
    assert rows(after)[0] == "8+9"


@pytest.mark.clause("CARS-2")
@pytest.mark.parametrize(
    ("value", "why"),
    [
        ([7, 51], "51 is not a whole number from 1 to 50"),
        ("7,x", "'x' is not a whole number from 1 to 50"),
        ([7, 7], "7 is named twice"),
        (7, "7 is no list of numbers"),
        ([True], "True is not a whole number"),
    ],
)
def test_wrong_trailers_are_refused_by_the_name_of_the_field(value: object, why: str) -> None:
    with pytest.raises(OptionError, match=f"option trailers: {why}"):
        GAME.options(trailers=value)


@pytest.mark.clause("CARS-3")
def test_the_first_seat_is_the_youngest_if_nothing_is_said() -> None:
    assert GAME.start(seating=Seating(3)).ages == (0, 1, 2)
    assert GAME.start(seating=Seating(3, by_age=(2, 0, 1))).ages == (2, 0, 1)
    with pytest.raises(TailbackError, match="by_age"):
        GAME.start(seating=Seating(3, by_age=(0, 0, 1)))


@pytest.mark.clause("CARS-3")
def test_if_only_the_youngest_is_named_the_others_follow_clockwise() -> None:
    assert GAME.start(seating=Seating(4, order_of_age(4, [2]))).ages == (2, 3, 0, 1)
    assert GAME.start(seating=Seating(4, order_of_age(4, [2, 0]))).ages == (2, 0, 1, 3)


@pytest.mark.clause("CARS-3")
def test_the_whole_order_of_age_is_asked_where_special_cards_go_by_it() -> None:
    assert GAME.facts(GAME.options()).ages == Ages(whole=True, lot=False)
    assert GAME.facts(GAME.options(specials=False)).ages is None


# Set-up


@pytest.mark.clause("JAM-1")
def test_three_open_cards_start_three_rows() -> None:
    after = deal(GAME.start(), "12", "A", "50")
    assert rows(after) == shown("""
        12
        A
        50
    """)
    assert after.stage is Stage.HANDS


@pytest.mark.clause("JAM-1")
def test_a_row_that_is_not_there_is_refused() -> None:
    low = play(table("30\n40", "5", "45", lanes=2), "5", "45")
    assert asked(low) == {0: "r1 r2"}
    assert refused(low, 0, "r3").clause == "JAM-1"


@pytest.mark.clause("JAM-2")
def test_each_player_gets_ten_hidden_cards_and_the_rest_is_out_of_play() -> None:
    start = deal(GAME.start(), "48", "49", "50")
    half = deal(start, *(str(n) for n in range(1, 11)))
    assert half.hands == (tuple(range(1, 11)), ())
    dealt = deal(half, *(str(n) for n in range(11, 21)))
    assert dealt.stage is Stage.CHOOSE
    assert dealt.hands == (tuple(range(1, 11)), tuple(range(11, 21)))
    view = seen(dealt, 0)
    assert view.own is not None
    assert view.own.hand == tuple(str(n) for n in range(1, 11))
    assert view.table.hand_sizes == (10, 10)
    assert view.table.pile == 62 - 3 - 20
    assert seen(dealt).own is None


@pytest.mark.clause("JAM-2")
def test_nobody_plays_while_the_cards_are_dealt() -> None:
    assert refused(GAME.start(), 0, "12").clause == "JAM-2"
    assert refused(deal(GAME.start(), "48", "49", "50", "12"), 0, "12").clause == "JAM-2"


@pytest.mark.clause("JAM-3")
def test_a_trailer_is_dealt_again_and_comes_back_before_the_hands() -> None:
    aside = deal(GAME.start(), "12", "17", "27")
    assert rows(aside) == ["12"]
    assert aside.stage is Stage.LANES
    assert not {"12", "17", "27"} & set(weights(aside))
    done = deal(aside, "T", "P")
    assert rows(done) == shown("""
        12
        T
        P
    """)
    assert {"17", "27"} <= set(weights(done))
    assert sum(weights(done).values()) == 62 - 3


# The turn


@pytest.mark.clause("JAM-4")
def test_all_choose_at_once_and_unseen() -> None:
    before = table("12\n20\n30", "13 14", "21 22", "31 32")
    pending = GAME.pending(before)
    assert isinstance(pending, Decision)
    assert pending.seats == (0, 1, 2)
    assert asked(before) == {0: "13 14", 1: "21 22", 2: "31 32"}
    after = play(before, "14", "21", "32")
    assert rows(after) == shown("""
        12 14
        20 21
        30 32
    """)
    assert after.hands == ((13,), (22,), (31,))


@pytest.mark.clause("JAM-4")
def test_only_a_card_in_hand_can_be_chosen() -> None:
    before = table("12\n20\n30", "13 14", "21 22")
    assert dict(refused(before, 0, "21").details) == {"case": "not-held", "card": "21"}
    assert dict(refused(before, 0, "r1").details)["case"] == "card-first"
    low = play(table("12\n20\n30", "5 6", "31 32"), "5", "31")
    assert dict(refused(low, 0, "6").details) == {"case": "chosen", "card": "5"}
    with pytest.raises(IllegalMove):
        play(before, "21", "22")


@pytest.mark.clause("JAM-5")
def test_ambulances_police_numbers_tow_trucks() -> None:
    before = table("12\n20\n30", "T", "40", "P", "5", "A")
    after = play(before, "T", "40", "P", "5", "A")
    assert asked(after) == {4: "r1 r2 r3"}
    after = place(after, p4="r1")
    assert asked(after) == {2: "r1 r2 r3"}
    after = place(after, p2="r1")
    assert rows(after)[0] == "A 12 P 5"  # the 5 before the 40, and it has only one place
    assert asked(after) == {0: "r1 r2 r3"}  # the 40 went to the 30 by itself
    after = place(after, p0="r3")
    assert rows(after) == shown("""
        A 12 P 5
        20
        30 _ T+40
    """)


@pytest.mark.clause("JAM-5")
def test_several_ambulances_choose_together_several_tow_trucks_by_age() -> None:
    start = play(table("12\n20\n30", "A", "P", "A", "P"), "A", "P", "A", "P")
    assert set(asked(start)) == {0, 2}
    assert set(asked(place(start, p0="r1", p2="r2"))) == {1, 3}
    trucks = play(table("12\n20\n30", "T", "T", "T", ages=(1, 2, 0)), "T", "T", "T")
    assert set(asked(trucks)) == {1}
    trucks = place(trucks, p1="r1")
    assert set(asked(trucks)) == {2}
    trucks = place(trucks, p2="r1")
    assert set(asked(trucks)) == {0}
    assert rows(place(trucks, p0="r1"))[0] == "_ _ _ T+T+T+12"


@pytest.mark.clause("JAM-5")
def test_who_is_not_asked_waits() -> None:
    start = play(table("12\n20\n30", "A", "P"), "A", "P")
    assert refused(start, 1, "r1").clause == "JAM-5"


@pytest.mark.clause("JAM-6")
def test_a_number_joins_only_below_its_own() -> None:
    before = table("12\n20\nA", "15", "14")
    low = play(before, "15", "14")
    assert asked(low) == {1: "r1 r3"}
    refusal = refused(low, 1, "r2")
    assert refusal.clause == "JAM-6"
    assert dict(refusal.details) == {"card": "14", "lane": 2, "end": 20}


@pytest.mark.clause("JAM-7")
def test_of_two_rows_the_closest() -> None:
    after = play(table("12\n20\n30", "25", "28"), "25", "28")
    assert rows(after) == shown("""
        12
        20 25 28
        30
    """)


@pytest.mark.clause("JAM-7")
def test_the_closest_row_may_lie_anywhere() -> None:
    after = play(table("20\n12\n30", "25", "15"), "25", "15")
    assert rows(after) == shown("""
        20 25
        12 15
        30
    """)


@pytest.mark.clause("JAM-7")
def test_the_closest_row_is_named_in_the_refusal() -> None:
    choice = play(table("12\n20\nA", "25", "50"), "25", "50")
    assert asked(choice) == {0: "r2 r3"}
    refusal = refused(choice, 0, "r1")
    assert refusal.clause == "JAM-7"
    assert dict(refusal.details) == {"card": "25", "lane": 1, "best": 2}


@pytest.mark.clause("JAM-8")
@pytest.mark.parametrize("end", ["A", "P", "T", "A+A", "T+T", "12 P"])
def test_a_row_without_a_number_at_its_end_takes_any_card(end: str) -> None:
    choice = play(table(f"{end}\n20\n30", "25", "50"), "25", "50")
    assert asked(choice) == {0: "r1 r2"}
    forced = play(table(f"{end}\n20\n30", "5", "50"), "5", "50")
    assert rows(forced) == [f"{end} 5", "20", "30 50"]


@pytest.mark.clause("JAM-8")
@pytest.mark.parametrize("end", ["T+15", "P+17", "A+7"])
def test_a_row_with_a_number_on_top_is_not_open(end: str) -> None:
    low = play(table(f"{end}\n20\n30", "5", "50"), "5", "50")
    assert asked(low) == {0: "r1 r2 r3"}
    assert seen(low, 0).table.low == "take"


@pytest.mark.clause("JAM-8")
def test_the_only_place_must_be_taken_even_in_a_full_row() -> None:
    after = play(table("11 12 13 P\n20\n30", "5", "31"), "5", "31")
    assert rows(after) == shown("""
        5
        20
        30 31
    """)
    assert taken(after, 0) == "11 12 13 P"


@pytest.mark.clause("JAM-8")
def test_a_gap_is_one_of_the_places() -> None:
    choice = play(table("11 _ T+15\n10\n30", "12", "31"), "12", "31")
    assert asked(choice) == {0: "r2 r1g2"}
    only = play(table("11 _ T+15\n20\n30", "12", "31"), "12", "31")
    assert rows(only)[0] == "11 12 T+15"


@pytest.mark.clause("JAM-9")
def test_the_fifth_takes_the_row_and_starts_it_anew() -> None:
    after = play(table("1 2 3 4\n20\n30", "5", "31"), "5", "31")
    assert rows(after) == shown("""
        5
        20
        30 31
    """)
    assert taken(after, 0) == "1 2 3 4"
    four = play(table("1 2 3\n20\n30", "5", "31"), "5", "31")
    assert rows(four)[0] == "1 2 3 5"
    assert taken(four, 0) == ""


@pytest.mark.clause("JAM-9")
def test_a_gap_counts_for_the_length() -> None:
    after = play(table("1 _ 3 T+4\n20\n30", "5", "31"), "5", "31")
    assert rows(after)[0] == "5"
    assert taken(after, 0) == "1 3 4 T"


@pytest.mark.clause("JAM-10")
def test_too_low_takes_a_row_of_choice() -> None:
    low = play(table("12 13\n20\n30", "5", "31"), "5", "31")
    assert asked(low) == {0: "r1 r2 r3"}
    after = place(low, p0="r1")
    assert rows(after) == shown("""
        5
        20
        30 31
    """)
    assert taken(after, 0) == "12 13"


@pytest.mark.clause("JAM-10")
def test_a_trailer_is_too_low_even_beside_a_fitting_gap() -> None:
    low = play(table("5 _ T+15\n20\n30", "7", "31"), "7", "31")
    assert asked(low) == {0: "r1 r2 r3"}
    assert rows(place(low, p0="r2")) == shown("""
        5 _ T+15
        7
        30 31
    """)


@pytest.mark.clause("JAM-10", "JAM-8")
def test_where_trailers_fill_gaps_a_fitting_one_is_a_place_for_them() -> None:
    before = table("5 _ T+15\n20\n30", "7", "31", trailer_gaps=True)
    after = play(before, "7", "31")  # the only place, so it goes there by itself
    assert rows(after) == shown("""
        5 7 T+15
        20
        30 31
    """)
    assert taken(after, 0) == ""
    assert not GAME.options().trailer_gaps


@pytest.mark.clause("JAM-10", "JAM-17", "JAM-12")
def test_a_trailer_may_choose_between_a_gap_and_the_end_of_a_row() -> None:
    before = table("5 _ T+15 16\n6\n30", "7", "31", trailer_gaps=True)
    waiting = play(before, "7", "31")
    assert asked(waiting) == {0: "r2 r1g2"}
    assert refused(waiting, 0, "r1g1").clause == "JAM-17"
    filled = place(waiting, p0="r1g2")  # a car of its own, and the row is as long as before
    assert rows(filled) == ["5 7 T+15 16", "6", "30 31"]
    assert rows(place(waiting, p0="r2")) == ["5 _ T+15 16", "6+7", "30 31"]


@pytest.mark.clause("JAM-17")
def test_a_gap_refuses_a_trailer_by_its_number_where_trailers_fill_gaps() -> None:
    waiting = play(table("8 _ T+15\nA\nP", "7", "31", trailer_gaps=True), "7", "31")
    assert dict(refused(waiting, 0, "r1g2").details)["case"] == "no-fit"
    waiting = play(table("5 _ T+15\nA\nP", "7", "31"), "7", "31")
    assert dict(refused(waiting, 0, "r1g2").details)["case"] == "trailer"


@pytest.mark.clause("JAM-10")
def test_a_trailer_that_fits_no_gap_either_takes_a_row() -> None:
    low = play(table("8 _ T+15\n20\n30", "7", "31", trailer_gaps=True), "7", "31")
    assert asked(low) == {0: "r1 r2 r3"}
    assert seen(low, 1).table.low == "take"
    assert taken(place(low, p0="r1"), 0) == "8 15 T"


@pytest.mark.clause("JAM-10", "JAM-12")
def test_a_low_trailer_becomes_the_first_car() -> None:
    low = play(table("12\n20\n30", "7", "31"), "7", "31")
    after = place(low, p0="r1")
    assert rows(after)[0] == "7"
    assert taken(after, 0) == "12"


@pytest.mark.clause("JAM-11")
def test_penalty_cards_leave_the_round_and_are_kept() -> None:
    before = table("1 2 3 4\n20\n30", "5 6", "31 32")
    after = play(before, "5", "31")
    assert taken(after, 0) == "1 2 3 4"
    assert seen(after, 1).table.penalty == (("1", "2", "3", "4"), ())
    low = play(after, "6", "32")
    assert taken(low, 0) == "1 2 3 4"
    assert rows(low) == ["5 6", "20", "30 31 32"]


@pytest.mark.clause("JAM-11")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_penalty_piles_lie_open_to_everyone(viewer: int | None) -> None:
    after = play(table("1 2 3 4\n20\n30", "5 6", "31 32"), "5", "31")
    assert seen(after, viewer).table.penalty == (("1", "2", "3", "4"), ())
    assert "penalty 1: 1 2 3 4" in GAME.text_view(seen(after, viewer))


@pytest.mark.clause("JAM-11")
def test_a_second_row_is_laid_on_the_first() -> None:
    low = play(table("12\n20\n30", "5 2", "31 32"), "5", "31")
    low = play(place(low, p0="r1"), "2", "32")
    after = place(low, p0="r2")
    assert taken(after, 0) == "12 20"
    assert move("r1") in GAME.legal(low, 0)
