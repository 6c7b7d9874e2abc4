"""Cut in!, clause by clause.

A position is written: row, hands, piles, active seat, stage (with the newest space), passes in a
row, and what has happened in this turn. Cards that are not named lie aside, or in the piles.
"""

from __future__ import annotations

import random

import pytest

from tailback.games.trafficars.cutin import GAME, CutinObserver, Move, Stage
from tailback.games.trafficars.cutin.happenings import Laid, NoCutIn, Skipped
from tailback.games.trafficars.cutin.moves import NEVER, NO
from tailback.games.trafficars.cutin.notation import CutinNotation
from tailback.kit import HIDDEN, Ages, Chance, Last, Moved, OptionError, Refusal, Seating
from tests.games.trafficars.cutin.table import Table
from tests.games.trafficars.cutin.twins import play


@pytest.mark.clause("CARS-1")
@pytest.mark.clause("CUT-1")
@pytest.mark.parametrize(
    ("seats", "pile", "leftovers"), [(2, 25, 0), (3, 16, 2), (4, 12, 2), (5, 10, 0)]
)
def test_equal_piles_of_the_fifty_numbers(seats: int, pile: int, leftovers: int) -> None:
    start = GAME.start(seating=Seating(seats))
    assert start.piles == (pile,) * seats
    assert CutinObserver().scene(start.options, Seating(seats)).leftovers == leftovers
    pending = GAME.pending(start)
    assert isinstance(pending, Chance)
    assert [str(card) for card in pending.outcomes] == [f"={n}" for n in range(1, 51)]


@pytest.mark.clause("CUT-1")
def test_six_cards_each_seat_by_seat() -> None:
    table = Table()
    assert table.refused("1", 0) == "CUT-1"
    table.play("=1 =2 =3 =4 =5 =6")
    assert table.position.hands == ((1, 2, 3, 4, 5, 6), ())
    assert table.told(0) == [f"dealt seat=1 card={n}" for n in range(1, 7)]
    assert table.told(1) == table.told() == ["dealt seat=1 card=hidden"] * 6
    after = table.play("=11 =12 =13 =14 =15 =16")
    assert after == "- 1,2,3,4,5,6|11,12,13,14,15,16 19|19 1 open 0 -"
    assert table.refused("1", 0) == "CUT-4 (case drawing, card 0)"


@pytest.mark.clause("CARS-3")
@pytest.mark.clause("CUT-3")
def test_the_youngest_begins_and_the_left_neighbour_jumps() -> None:
    assert GAME.facts(GAME.options()).ages == Ages(whole=False, lot=False)
    assert GAME.start(seating=Seating(3)).active == 0
    start = GAME.start(seating=Seating(3, by_age=(2, 1, 0)))
    assert (start.active, start.jumper) == (2, 0)
    table = Table.of("20 1,30|2,31|3,32 0|0|0 1 lay 0 laid", seats=3)
    assert table.refused("31", 1) == "CUT-3 (seat 1)"
    table.play("30")
    assert table.asked().seats == (1,)
    assert table.refused("32", 2) == "CUT-3 (seat 2)"


@pytest.mark.clause("CUT-3")
def test_in_a_series_the_next_player_clockwise_begins() -> None:
    ages = (2, 1, 0)
    for winner in (None, 0, 1, 2):
        opened = [
            GAME.start(seating=Seating(3, ages, Last(starter, winner))).active
            for starter in (0, 1, 2)
        ]
        assert opened == [1, 2, 0]
    assert GAME.start(seating=Seating(3, ages)).active == 2


@pytest.mark.clause("CUT-3")
def test_the_youngest_begins_every_game_of_a_series_where_that_is_agreed() -> None:
    options = GAME.options(series_starter="youngest")
    for starter in (0, 1, 2):
        assert GAME.start(options, Seating(3, (2, 1, 0), Last(starter, 0))).active == 2
        assert GAME.start(options, Seating(3, None, Last(starter, 0))).active == 0
    assert GAME.options().series_starter == "next"
    with pytest.raises(OptionError, match="series_starter"):
        GAME.options(series_starter="oldest")


@pytest.mark.clause("CUT-10")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_set_aside_lies_open_to_everyone(viewer: int | None) -> None:
    table = Table.of("10,40 20,50|22,30 0|0 1 lay 1 -")
    table.play("50 no")
    view = GAME.view(GAME.scene(table.position.options, Seating(2)), table.position, viewer)
    others = sorted({*range(1, 51)} - {20, 22, 30})
    assert view.table.aside == tuple(others)
    assert f"aside {' '.join(map(str, others))}" in GAME.text_view(view)


@pytest.mark.clause("CUT-6")
@pytest.mark.clause("CUT-12")
def test_the_pause_is_three_seconds_unless_agreed_otherwise() -> None:
    assert GAME.time(GAME.options(clock=True)) == 3
    for seconds in (5, 10, 20):
        assert GAME.time(GAME.options(clock=True, pause=seconds)) == seconds
    assert GAME.time(GAME.options(pause=5)) is None  # without a clock nobody is hurried
    with pytest.raises(OptionError, match="pause"):
        GAME.options(pause=4)


@pytest.mark.clause("CUT-2")
@pytest.mark.clause("CUT-5")
def test_cards_go_to_the_ends_of_a_rising_row() -> None:
    table = Table.of("20 10,30,40|1,2 0|0 1 lay 0 laid")
    assert table.play("30 no 10 no") == "10,20,30 40|1,2 0|0 1 lay 0 laid"
    no = "no-cut-in seat=2"
    assert table.told() == ["laid seat=1 card=30", no, "laid seat=1 card=10", no]


@pytest.mark.clause("CUT-2")
@pytest.mark.clause("CUT-7")
def test_a_cut_in_lies_where_it_belongs() -> None:
    table = Table.of("20 30,40|1,24,26 0|0 1 lay 0 laid")
    assert table.play("30 26 24") == "20,24,26,30 40|1 0|0 2 lay 0 laid"


@pytest.mark.clause("CUT-4")
def test_a_round_opens_from_the_pile() -> None:
    table = Table("- 1,2,3,4,5,6|11,12,13,14,15,16 19|19 - 1 open 0 -")
    after = table.play("=20")
    assert after == "20 1,2,3,4,5,6|11,12,13,14,15,16 18|19 1 lay 0 laid"
    assert table.told() == ["opened seat=1 card=20"]  # nobody is asked after a start card


@pytest.mark.clause("CUT-4")
def test_with_an_empty_pile_from_the_hand() -> None:
    table = Table.of("- 5,20,30|1,2 0|0 1 choose 0 -")
    assert table.may() == {"5", "20", "30"}
    assert table.refused("1") == "CUT-4 (case not-held, card 1)"
    assert table.refused("no") == "CUT-4 (case no-card, card 0)"
    assert table.play("20") == "20 5,30|1,2 0|0 1 lay 0 laid"
    assert table.told() == ["opened-from-hand seat=1 card=20"]


@pytest.mark.clause("CUT-4")
@pytest.mark.parametrize(("pile", "stage"), [(0, Stage.CHOOSE), (1, Stage.OPEN)])
def test_the_next_round_opens_by_what_the_pile_has(pile: int, stage: Stage) -> None:
    hand = "22,23,24,25,26,30"
    table = Table.of(f"10,40 20,50|{hand} 0|{pile} 1 lay 0 -")
    table.play("50 no")
    assert table.position.row == ()
    assert (table.position.active, table.position.stage) == (1, stage)


@pytest.mark.clause("CUT-5")
def test_only_beyond_the_ends_and_never_nothing() -> None:
    table = Table.of("20,30 10,25,40|1,2 0|0 1 lay 0 -")
    assert table.may() == {"10", "40"}
    assert table.refused("25") == "CUT-5 (case between, card 25, left 20, right 30)"
    assert table.refused("1") == "CUT-5 (case not-held, card 1, left 20, right 30)"
    assert table.refused("20") == "CUT-5 (case on-table, card 20, left 20, right 30)"
    assert table.refused("no") == "CUT-5 (case must, card 0, left 20, right 30)"


@pytest.mark.clause("CUT-6")
def test_the_jumper_is_asked_after_every_hand_card() -> None:
    table = Table.of("20,30 10,25,40|1,2 0|0 1 lay 0 -")
    assert table.play("40") == "20,30,40 10,25|1,2 0|0 1 ask:30-40 0 laid"
    assert table.refused("10", 0) == "CUT-6 (seat 2)"
    assert table.play("no") == "20,30,40 10,25|1,2 0|0 1 lay 0 laid"
    assert table.told() == ["laid seat=1 card=40", "no-cut-in seat=2"]


@pytest.mark.clause("CUT-6")
def test_also_after_the_last_one_in_hand() -> None:
    table = Table.of("20,30 40|1,35 2|0 1 lay 0 -")
    assert table.play("40") == "20,30,40 -|1,35 2|0 1 ask:30-40 0 laid"


@pytest.mark.clause("CUT-6")
@pytest.mark.clause("CUT-11")
def test_not_after_a_card_that_wins() -> None:
    table = Table.of("20,30 40|1,35 0|0 1 lay 0 -")
    assert table.play("40") == "20,30,40 -|1,35 0|0 1 won 0 laid"
    assert table.end() == ((1, 2), None, "CUT-11")
    assert table.refused("35", 1) == "CUT-11 (seat 1)"


@pytest.mark.clause("CUT-7")
def test_only_the_newest_space_counts() -> None:
    table = Table.of("10,20 5,30|1,15,25 0|0 1 lay 0 -")
    table.play("30")
    assert table.may() == {"no", "never", "25"}
    assert table.refused("15") == "CUT-7 (case outside, card 15, low 20, high 30)"
    assert table.refused("26") == "CUT-7 (case not-held, card 26, low 20, high 30)"
    assert table.refused("done") == "CUT-7 (case say-no, card 0, low 20, high 30)"


@pytest.mark.clause("CUT-7")
def test_one_card_or_more() -> None:
    table = Table.of("10,20 5,30|1,22,25,28 0|0 1 lay 0 -")
    table.play("30 25")
    assert table.may() == {"done", "22", "28"}
    assert table.asked().default is None
    assert table.refused("no") == "CUT-7 (case say-done, card 0, low 20, high 30)"
    assert table.play("done") == "10,20,25,30 5|1,22,28 0|0 2 lay 0 laid"
    cut, more = "cut-in seat=2 card=25 low=20 high=30", "no-more seat=2"
    assert table.told() == ["laid seat=1 card=30", cut, more]


@pytest.mark.clause("CUT-7")
@pytest.mark.parametrize("clock", [False, True])
def test_another_card_is_asked_for_even_if_none_fits(clock: bool) -> None:
    table = Table("10,20 5,30|1,25,40 0|0 - 1 lay 0 -", clock=clock)
    assert table.play("30 25") == "10,20,25,30 5|1,40 0|0 1 cut:20-30 0 laid"
    assert table.asked().seats == (1,)
    assert table.may() == {"done"}
    assert table.refused("40") == "CUT-7 (case outside, card 40, low 20, high 30)"
    assert table.refused("26") == "CUT-7 (case not-held, card 26, low 20, high 30)"
    assert table.refused("5", 0) == "CUT-6 (seat 2)"
    assert table.play("done") == "10,20,25,30 5|1,40 0|0 2 lay 0 laid"
    assert table.names() == ["laid", "cut-in", "no-more"]


@pytest.mark.clause("CUT-7")
@pytest.mark.parametrize(
    ("table", "line", "asked"),
    [
        ("20 5,23|1,21 0|0 -", "23 21", True),
        ("20 5,22|1,21 0|0 -", "22 21", False),
        ("20 5,23|1,21,22 0|0 -", "23 21 22", False),
        ("20 5,23|1,21 0|0 22", "23 21", False),
        ("20 5,24|1,22 0|0 21", "24 22", True),
        ("20 5,24|1,22 0|0 23", "24 22", True),
        ("20 5,24|1,22 0|0 21,23", "24 22", False),
        ("20 5,22,24|1,21 0|0 23", "24 21", True),
        ("20 5,30|21 0|1 -", "30 21", False),
    ],
    ids=[
        "the 22 may be anywhere",
        "no number is left",
        "all are in the row",
        "the 22 lies aside",
        "above the cut-in card",
        "below it",
        "neither above nor below",
        "the 22 is in another hand",
        "the hand is empty",
    ],
)
def test_unless_all_can_see_that_there_is_none(table: str, line: str, asked: bool) -> None:
    played = Table(f"{table} 1 lay 0 -")
    played.play(line)
    assert (played.position.stage is Stage.CUT) == asked
    assert played.position.active == (0 if asked else 1)


@pytest.mark.clause("CUT-8")
def test_everyone_refills_and_the_jumper_is_active_on_the_same_row() -> None:
    table = Table.of("10,20 5,30|11,12,13,14,22,40 6|6 1 lay 0 -")
    table.play("30 22")
    assert table.position.stage is Stage.REFILL
    assert table.refused("1", 0) == "CUT-9"
    drawn = [str(card) for card in GAME.pending(table.position).outcomes[:6]]  # type: ignore[union-attr]
    after = table.play(" ".join(drawn))
    assert after.endswith("2 lay 0 laid")
    assert table.position.row == (10, 20, 22, 30)
    assert list(map(len, table.position.hands)) == [6, 6]
    assert [event.get("seat") for event in table.heard if event.name == "drew"] == list("211111")
    own = [f"drew seat=2 card={drawn[0][1:]}", *["drew seat=1 card=hidden"] * 5]
    assert table.told(1)[2:] == own


@pytest.mark.clause("CUT-9")
def test_who_has_no_fitting_card_passes() -> None:
    table = Table.of("10,40 50,20|5,30 0|0 1 lay 0 -".replace("50,20", "20,50"))
    assert table.play("50 no") == "10,40,50 20|5,30 0|0 2 lay 0 -"
    assert table.told()[1:] == ["no-cut-in seat=2", "passed seat=1 left=10 right=50"]


@pytest.mark.clause("CUT-9")
def test_an_emptied_hand_ends_the_turn_and_refills_after_it() -> None:
    table = Table.of("10,40 50|5,30 3|0 1 lay 0 -")
    table.play("50 no")
    assert table.position.stage is Stage.REFILL
    assert (table.position.active, table.position.passes) == (1, 0)
    assert table.told()[1:] == ["no-cut-in seat=2", "emptied seat=1"]


@pytest.mark.clause("CUT-9")
def test_nobody_refills_inside_a_turn() -> None:
    table = Table.of("10,40 1,2,3,4,49,50|5,20,21,22,23,30 3|3 1 lay 0 -")
    table.play("50 no")
    assert len(table.position.hands[0]) == 5
    assert table.position.stage is Stage.LAY


@pytest.mark.clause("CUT-10")
def test_as_many_passes_as_players_set_the_row_aside() -> None:
    table = Table.of("10,40 20,50|22,30 0|0 1 lay 1 -")
    assert table.play("50 no") == "- 20|22,30 0|0 2 choose 0 -"
    assert table.names() == ["laid", "no-cut-in", "passed", "passed", "passed", "set-aside"]
    assert {10, 40, 50} <= set(table.position.aside)
    assert table.told()[-1] == "set-aside count=3"


@pytest.mark.clause("CUT-10")
def test_a_pass_after_laying_does_not_count() -> None:
    table = Table.of("10,40 20,50|5,30|21,22 0|0|0 1 lay 2 -", seats=3)
    assert table.play("50 no") == "10,40,50 20|5,30|21,22 0|0|0 2 lay 0 -"


@pytest.mark.clause("CUT-10")
def test_a_cut_in_counts_as_laying() -> None:
    table = Table.of("10,30 20,40|21,35|5,22 0|0|0 1 lay 2 -", seats=3)
    after = table.play("40 35")  # the jumper has nothing more that fits: its turn ends in a pass
    assert after == "10,30,35,40 20|21|5,22 0|0|0 3 lay 0 -"


@pytest.mark.clause("CUT-10")
@pytest.mark.clause("CUT-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_who_passed_opens_whatever_the_number_of_players(seats: int) -> None:
    # Seat 1 lays 45 and passes with a card laid; then all pass in turn, seat 2 first, seat 1 last.
    hands = "|".join(["20,45", *(f"{20 + seat}" for seat in range(1, seats))])
    piles = "|".join("0" * seats)
    table = Table.of(f"10,40 {hands} {piles} 1 lay {seats - 1} -", seats=seats)
    table.play("45 no")
    assert table.names() == ["laid", "no-cut-in", *["passed"] * (seats + 1), "set-aside"]
    passed = [event.get("seat") for event in table.heard if event.name == "passed"]
    assert passed == ["1", *(str(seat) for seat in range(2, seats + 1)), "1"]
    assert (table.position.active, table.position.stage) == (1, Stage.CHOOSE)
    assert table.position.passes == 0


@pytest.mark.clause("CUT-8")
@pytest.mark.clause("CUT-9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_cut_in_after_the_last_hand_card_comes_before_the_end_of_the_turn(seats: int) -> None:
    # Seat 1 lays its last hand card with two cards in its pile; seat 2 cuts in. Piles of the
    # others are empty, so only seat 1 refills; then seat 2 is active on the same row.
    others = "".join(f"|{21 + seat}" for seat in range(2, seats))
    table = Table.of(f"10,30 40|5,35{others} 2{'|0' * (seats - 1)} 1 lay 0 -", seats=seats)
    table.play("40 35")
    assert (table.position.active, table.position.stage) == (1, Stage.REFILL)
    drawn = [str(card) for card in GAME.pending(table.position).outcomes[:2]]  # type: ignore[union-attr]
    table.play(" ".join(drawn))
    assert table.names() == ["laid", "cut-in", "drew", "drew"]
    assert {event.get("seat") for event in table.heard if event.name == "drew"} == {"1"}
    assert table.position.row == (10, 30, 35, 40)
    assert table.asked().seats == (1,)
    assert table.may() == {"5"}
    assert table.position.jumper == 2 % seats


@pytest.mark.clause("CUT-7")
@pytest.mark.clause("CUT-11")
def test_the_last_of_several_cut_in_cards_wins_before_any_refill() -> None:
    table = Table.of("20,30 40|33,35|1,2 3|0|4 1 lay 0 -", seats=3)
    table.play("40 33")
    assert table.may() == {"done", "35"}
    table.play("35")
    assert table.end().winners == (1,)
    assert table.names() == ["laid", "cut-in", "cut-in", "won"]
    assert table.position.piles == (3, 0, 4)


@pytest.mark.clause("CUT-4")
@pytest.mark.clause("CUT-6")
def test_the_last_card_of_a_pile_opens_and_the_opener_lays_on() -> None:
    table = Table.of("- 1,2,3,4,5,6|11,12,13,14,15,16 1|0 1 open 0 -")
    (card,) = [str(outcome) for outcome in GAME.pending(table.position).outcomes]  # type: ignore[union-attr]
    table.play(card)
    assert table.position.piles == (0, 0)
    assert table.asked().seats == (0,)
    assert table.refused("11", 1) == "CUT-3 (seat 1)"


@pytest.mark.clause("CUT-11")
@pytest.mark.parametrize(
    ("table", "line", "winner"),
    [
        ("20,30 40|1,35 0|0 1 lay 0 -", "40", 0),
        ("- 40|1,35 0|0 1 choose 0 -", "40", 0),
        ("20,30 5,40|35 0|0 1 lay 0 -", "40 35", 1),
    ],
    ids=["hand card", "start card", "cut-in"],
)
def test_whoever_has_neither_hand_nor_pile_wins_at_once(table: str, line: str, winner: int) -> None:
    played = Table.of(table)
    played.play(line)
    assert played.end().winners == (winner,)
    assert played.told()[-1] == f"won seat={winner + 1}"


@pytest.mark.clause("CUT-11")
def test_a_card_left_in_the_pile_is_no_win() -> None:
    table = Table.of("20,30 5,40|35 0|1 1 lay 0 -")
    table.play("40 35")
    assert table.position.stage is Stage.REFILL
    assert "won" not in table.names()


@pytest.mark.clause("CUT-12")
def test_the_question_comes_even_if_nothing_fits() -> None:
    table = Table.of("20,30 10,31,40|1,2 0|0 1 lay 0 -")
    table.play("31")
    assert table.asked() == ((1,), NO, False)  # held back, a no could be told from a never
    assert table.may() == {"no", "never"}


@pytest.mark.clause("CUT-12")
def test_never_is_no_for_the_rest_of_the_turn() -> None:
    table = Table.of("20,30 10,31,40|1,35 0|0 1 lay 0 -")
    after = table.play("31 never 40")
    assert after == "20,30,31,40 10|1,35 0|0 1 lay 0 laid,never"
    table = Table.of("20,30 25,31|1,26,35,40 0|0 1 lay 0 -")
    table.play("31 never")  # the turn is over; in the next one the question comes again
    assert table.position.active == 1
    table.play("40")
    assert table.asked().seats == (0,)


@pytest.mark.clause("CUT-12")
def test_that_the_jumper_is_not_asked_is_told_without_words() -> None:
    table = Table.of("20,30 10,31,40|1,35 0|0 1 lay 0 -")
    table.play("31 never")
    assert not any(isinstance(one, Skipped) for one in table.story)
    table.play("40")
    for viewer in (0, 1, None):
        assert repr(GAME.shown_to(table.story, viewer)[-2:]) == repr((Laid(0, 40), Skipped(1)))
    assert table.told() == ["laid seat=1 card=31", "no-cut-in seat=2", "laid seat=1 card=40"]


@pytest.mark.clause("CUT-12")
@pytest.mark.parametrize("answer", [NO, NEVER])
def test_which_no_it_was_is_the_jumpers_own(answer: Move) -> None:
    table = Table.of("20,30 10,31,40|1,35 0|0 1 lay 0 -")
    table.play(f"31 {answer}")
    assert repr(GAME.shown_to(table.story, 1)[-2:]) == repr((Moved(1, answer), NoCutIn(1)))
    for viewer in (0, None):
        shown = GAME.shown_to(table.story, viewer)[-2:]
        assert repr(shown) == repr((Moved(1, HIDDEN), NoCutIn(1)))


@pytest.mark.clause("CUT-13")
def test_with_the_clock_silence_is_no_and_there_is_no_never() -> None:
    table = Table.of("20,30 10,31,40|1,2 0|0 1 lay 0 -", clock=True)
    table.play("31")
    assert table.may() == {"no"}
    assert (table.asked().default, table.asked().hold) == (NO, True)
    assert table.refused("never") == "CUT-13"
    assert not GAME.facts(GAME.options(clock=True)).one_device


@pytest.mark.clause("CUT-13")
def test_further_cards_are_chosen_without_a_clock() -> None:
    table = Table.of("20,30 10,40|1,33,35 0|0 1 lay 0 -", clock=True)
    table.play("40")
    assert table.asked().default is NO
    table.play("33")
    assert table.asked() == ((1,), None, False)


def test_every_move_that_can_be_written_is_legal_or_refused() -> None:
    refusals: set[Refusal] = set()
    for seed in range(6):
        for step in play(GAME, 2 + seed % 4, random.Random(seed), clock=bool(seed % 2)):
            for seat in range(len(step.after.hands)):
                legal = GAME.legal(step.after, seat)
                for move in CutinNotation.words.values():
                    refusal = GAME.refusal(step.after, seat, move)
                    assert (refusal is None) == (move in legal)
                    if refusal is not None:
                        refusals.add(refusal)
    clauses = {refusal.clause for refusal in refusals}
    assert clauses == {f"CUT-{n}" for n in (1, 3, 4, 5, 6, 7, 9, 11, 13)}
    assert all(GAME.rulebook.explain(refusal, "en") for refusal in refusals)
