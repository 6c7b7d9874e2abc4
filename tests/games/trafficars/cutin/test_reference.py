"""Hand-worked positions for the cutin reference, clause by clause."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .reference import Pending, Reference


def stand(
    row: list[int],
    hands: list[list[int]],
    piles: list[int],
    active: int = 0,
    passes: int = 0,
    aside: list[int] | None = None,
    clock: bool = False,
    **more: Any,
) -> Reference:
    snapshot = {
        "row": row,
        "hands": hands,
        "piles": piles,
        "aside": aside or [],
        "active": active,
        "passes": passes,
    }
    return Reference.at(snapshot, {"clock": clock}, **more)


def asked(game: Reference) -> int:
    """The one seat that has to decide."""
    pending = game.pending()
    assert pending.kind == "decision"
    (seat,) = pending.seats
    return seat


def drawing(game: Reference) -> bool:
    return game.pending() == Pending("chance", ())


# -------------------------------------------------------------------- set-up and opening


@pytest.mark.parametrize(("seats", "pile"), [(2, 25), (3, 16), (4, 12), (5, 10)])
def test_cut_1_equal_piles_and_six_in_hand(seats: int, pile: int) -> None:
    game = Reference(seats, {})
    assert game.snapshot()["piles"] == [pile] * seats
    for card in range(1, 6 * seats + 1):
        assert game.weights() == {str(n): 1 for n in range(card, 51)}
        game.draw(str(card))
    assert game.snapshot()["piles"] == [pile - 6] * seats
    assert game.snapshot()["hands"] == [list(range(6 * s + 1, 6 * s + 7)) for s in range(seats)]
    assert game.phase == "start"


def test_cut_3_4_the_youngest_opens_with_the_pile_card() -> None:
    game = Reference(3, {}, (2, 0, 1))
    for card in range(1, 19):
        game.draw(str(card))
    assert game.snapshot()["active"] == 2
    assert drawing(game)
    game.draw("40")
    assert game.snapshot()["row"] == [40]
    assert game.snapshot()["piles"] == [10, 10, 9]
    # no cut-in after a start card: the opener lays on, from a hand that was not refilled
    assert asked(game) == 2
    assert game.legal(2) == {str(n) for n in range(13, 19)}
    assert game.legal(0) == set()


def test_cut_4_empty_pile_a_hand_card_of_choice() -> None:
    game = stand([], [[5, 9], [6, 7]], [0, 0])
    assert asked(game) == 0
    assert game.legal(0) == {"5", "9"}
    game.do({0: "5"})
    assert game.snapshot()["row"] == [5]
    assert asked(game) == 0  # not the jumper
    assert game.legal(0) == {"9"}


def test_cut_4_a_last_hand_card_as_start_card_wins() -> None:
    game = stand([], [[5], [6, 7]], [0, 3])
    game.do({0: "5"})
    assert game.pending() == Pending("finished", ())
    assert game.result()["winners"] == [0]


def test_cut_4_start_card_with_an_empty_hand() -> None:
    game = stand([], [[], [6, 7]], [1, 0])
    game.draw("30")
    assert game.result() == {"winners": [0], "scores": None, "reason": "out"}
    game = stand([], [[], [6, 7]], [2, 0])
    game.draw("30")  # CUT-9: an empty hand ends the turn, then seat 0 refills
    assert game.snapshot()["active"] == 1
    assert drawing(game)
    game.draw("31")
    assert game.snapshot()["hands"] == [[31], [6, 7]]
    assert asked(game) == 1


# -------------------------------------------------------------------- laying and cutting in


def test_cut_2_5_at_the_ends_only() -> None:
    game = stand([10, 20, 30], [[9, 15, 25, 31], [1, 2]], [0, 0])
    assert game.legal(0) == {"9", "31"}
    game.do({0: "31"})
    assert game.snapshot()["row"] == [10, 20, 30, 31]
    game.do({1: "no"})
    assert game.legal(0) == {"9"}
    game.do({0: "9"})
    assert game.snapshot()["row"] == [9, 10, 20, 30, 31]


def test_cut_5_asked_even_with_one_fitting_card() -> None:
    game = stand([10, 20], [[9, 15], [1, 2]], [0, 0])
    assert asked(game) == 0
    assert game.legal(0) == {"9"}


def test_cut_6_12_asked_with_nothing_that_fits() -> None:
    game = stand([10, 20], [[9, 15], [1, 2]], [0, 0])
    game.do({0: "9"})
    assert asked(game) == 1
    assert game.legal(1) == {"no", "never"}
    game = stand([10, 20], [[9, 15], [1, 2]], [0, 0], clock=True)
    game.do({0: "9"})
    assert game.legal(1) == {"no"}


def test_cut_6_after_the_last_hand_card_too() -> None:
    game = stand([10, 20], [[5], [6, 7, 40]], [3, 0])
    game.do({0: "5"})  # the pile is not empty: no win
    assert asked(game) == 1
    assert game.legal(1) == {"no", "never", "6", "7"}
    game.do({1: "no"})
    # CUT-9: the hand is empty, the turn ends; seat 0 refills what the pile holds
    assert game.snapshot()["active"] == 1
    for card in ("41", "42", "43"):
        assert drawing(game)
        game.draw(card)
    assert game.snapshot()["hands"] == [[41, 42, 43], [6, 7, 40]]
    assert asked(game) == 1


def test_cut_6_11_a_winning_card_is_not_answered() -> None:
    game = stand([10, 20], [[5], [6, 7]], [0, 4])
    game.do({0: "5"})
    assert game.result()["winners"] == [0]
    assert game.snapshot()["hands"] == [[], [6, 7]]


def test_cut_6_never_holds_for_this_turn_only() -> None:
    game = stand([20], [[10, 21, 22], [23, 30, 31]], [0, 0])
    game.do({0: "21"})
    game.do({1: "never"})
    assert asked(game) == 0
    game.do({0: "22"})
    assert asked(game) == 0  # the jumper is not asked
    game = stand([20], [[10, 21], [19, 30, 31]], [1, 0], never=True)
    game.do({0: "21"})
    game.do({0: "10"})  # hand empty, seat 1 turns active
    game.draw("29")
    assert asked(game) == 1
    game.do({1: "30"})
    assert asked(game) == 0  # the new jumper is asked again
    assert game.legal(0) == {"no", "never", "29"}


def test_cut_7_only_the_newest_space() -> None:
    # 5 laid left of 10: only 6..9; 15 lies between 10 and 20, an older space
    game = stand([10, 20], [[5, 40, 41], [6, 9, 15, 30]], [0, 0])
    game.do({0: "5"})
    assert game.legal(1) == {"no", "never", "6", "9"}
    game.do({1: "no"})
    game.do({0: "40"})
    assert game.legal(1) == {"no", "never", "30"}  # 6 and 9: that space is old now


def test_cut_7_the_book_example() -> None:
    game = stand([15], [[11, 12], [13, 40]], [0, 0])
    game.do({0: "11"})
    game.do({1: "13"})
    assert game.legal(1) == {"done"}  # 12 or 14 might follow
    game.do({1: "done"})
    assert game.snapshot()["row"] == [11, 13, 15]
    assert game.snapshot()["active"] == 1
    assert asked(game) == 1
    assert game.legal(1) == {"40"}


def test_cut_7_several_cards_in_any_order() -> None:
    game = stand([10], [[1, 20], [12, 15, 18, 40]], [0, 0])
    game.do({0: "20"})
    game.do({1: "15"})
    assert asked(game) == 1
    assert game.snapshot()["active"] == 0  # the cut-in is not over
    assert game.legal(1) == {"12", "18", "done"}  # both halves of the newest space
    game.do({1: "18"})
    assert game.snapshot()["row"] == [10, 15, 18, 20]
    assert game.legal(1) == {"12", "done"}
    game.do({1: "12"})
    assert game.legal(1) == {"done"}
    game.do({1: "done"})
    assert game.snapshot()["active"] == 1
    assert game.legal(1) == {"40"}


@pytest.mark.parametrize("clock", [False, True])
def test_cut_7_asked_for_another_with_nothing_that_fits(clock: bool) -> None:
    game = stand([10], [[1, 20], [12, 40]], [0, 0], clock=clock)
    game.do({0: "20"})
    game.do({1: "12"})
    assert game.snapshot()["active"] == 0
    assert asked(game) == 1
    assert game.legal(1) == {"done"}
    game.do({1: "done"})
    assert game.snapshot()["active"] == 1
    assert game.legal(1) == {"40"}


@pytest.mark.parametrize(
    ("laid", "aside", "legal"),
    [
        (12, [], {"40"}),  # between 10 and 12 there is only the 11
        (14, [12, 13], {"40"}),
        (14, [13], {"done"}),  # nobody has seen the 12
        (15, [12, 13], {"done"}),  # seat 0 holds the 14, but only seat 0 knows
    ],
)
def test_cut_7_ends_by_itself_when_every_number_has_been_laid(
    laid: int, aside: list[int], legal: set[str]
) -> None:
    game = stand([10], [[1, laid, 14 if laid != 14 else 2], [11, 40]], [0, 0], aside=aside)
    game.do({0: str(laid)})
    game.do({1: "11"})
    assert game.legal(1) == legal
    assert game.snapshot()["active"] == (0 if "done" in legal else 1)


def test_cut_7_ends_by_itself_with_the_last_hand_card() -> None:
    game = stand([10], [[1, 20], [12]], [0, 1])
    game.do({0: "20"})
    game.do({1: "12"})
    assert game.snapshot()["active"] == 1
    assert drawing(game)


def test_cut_8_everyone_refills_from_the_jumper_on() -> None:
    hands = [[1, 2, 3, 4, 20], [12, 41, 42, 43, 44, 45], [30, 31, 32, 33, 34]]
    game = stand([10], hands, [2, 2, 2])
    game.do({0: "20"})
    game.do({1: "12"})
    game.do({1: "done"})
    assert game.snapshot()["active"] == 1
    game.draw("46")  # seat 1: one short
    game.draw("35")  # seat 2: one short
    game.draw("5")  # seat 0: two short
    game.draw("6")
    assert game.snapshot() == {
        "row": [10, 12, 20],
        "hands": [
            [1, 2, 3, 4, 5, 6],
            [41, 42, 43, 44, 45, 46],
            [30, 31, 32, 33, 34, 35],
        ],
        "piles": [0, 1, 1],
        "aside": [],
        "active": 1,
        "passes": 0,
    }
    assert asked(game) == 1
    game.do({1: "41"})
    assert asked(game) == 2  # the jumper is the next seat clockwise
    assert game.legal(2) == {"no", "never", "30", "31", "32", "33", "34", "35"}


def test_cut_8_refill_stops_at_an_empty_pile() -> None:
    game = stand([10], [[1, 20], [12, 41]], [1, 0])
    game.do({0: "20"})
    game.do({1: "12"})
    game.do({1: "done"})
    assert drawing(game)
    assert "12" not in game.weights()
    game.draw("50")
    assert game.snapshot()["hands"] == [[1, 50], [41]]
    assert asked(game) == 1


def test_cut_11_a_cut_in_wins_at_once() -> None:
    game = stand([10], [[1, 20], [12]], [1, 0])
    game.do({0: "20"})
    game.do({1: "12"})
    assert game.result()["winners"] == [1]
    assert game.snapshot()["row"] == [10, 12, 20]
    game = stand([10], [[1, 20], [12, 13]], [1, 0])
    game.do({0: "20"})
    game.do({1: "13"})
    game.do({1: "12"})
    assert game.result()["winners"] == [1]


def test_cut_11_a_last_cut_in_card_with_a_pile_goes_on() -> None:
    game = stand([10], [[1, 20], [12]], [0, 2])
    game.do({0: "20"})
    game.do({1: "12"})
    game.draw("15")
    game.draw("16")  # a pile of two: no win, but a pass by itself: neither fits 10..20
    # CUT-10: the cut-in counts as laying in seat 1's turn, so this is no pass without a card
    assert game.snapshot()["passes"] == 0
    assert game.snapshot()["active"] == 0
    assert game.legal(0) == {"1"}


# -------------------------------------------------------------------- passing


def test_cut_9_pass_by_itself_and_refill() -> None:
    game = stand([10, 20], [[11, 5], [21, 12], [1, 2]], [2, 0, 0])
    game.do({0: "5"})
    game.do({1: "no"})
    # 11 does not fit: the turn ends, with a card laid, so no pass is counted
    assert game.snapshot()["active"] == 1
    assert game.snapshot()["passes"] == 0
    game.draw("13")
    game.draw("14")
    assert game.snapshot()["hands"] == [[11, 13, 14], [12, 21], [1, 2]]
    assert asked(game) == 1


def test_cut_9_a_pass_without_a_card_is_counted() -> None:
    game = stand([10, 20], [[11], [12], [1, 2]], [1, 1, 0])
    # seat 0 passes by itself; refill begins with seat 1, then seat 0
    assert game.snapshot()["active"] == 1
    assert game.snapshot()["passes"] == 1
    game.draw("13")
    game.draw("14")
    # seat 1 passes too; nobody can draw; seat 2 has something to lay
    assert game.snapshot()["passes"] == 2
    assert asked(game) == 2
    game.do({2: "1"})
    assert game.snapshot()["passes"] == 0


def test_cut_10_all_passed() -> None:
    # seat 1 was the first who passed and opens; everyone refills first
    game = stand([10, 20], [[11], [12], [13]], [3, 4, 0], passes=2, aside=[40])
    assert game.snapshot()["aside"] == [10, 20, 40]
    assert game.snapshot()["row"] == []
    assert game.snapshot()["active"] == 1
    assert game.snapshot()["passes"] == 0
    assert not {"10", "20", "40"} & set(game.weights())
    for card in ("1", "2", "3", "4"):  # seat 1: the whole pile
        game.draw(card)
    for card in ("5", "6", "7"):
        game.draw(card)
    # CUT-4: its pile is empty after the refill: a hand card
    assert asked(game) == 1
    assert game.legal(1) == {"1", "2", "3", "4", "12"}
    game.do({1: "3"})
    assert game.snapshot()["row"] == [3]
    assert asked(game) == 1


def test_cut_10_refill_then_start_card_from_the_pile() -> None:
    hands = [[11, 12, 13, 14, 15, 16], [17, 18, 19]]
    game = stand([10, 20], hands, [1, 4], passes=1)
    assert game.snapshot()["active"] == 1
    for card in ("1", "2", "3"):
        game.draw(card)
    assert game.phase == "start"
    game.draw("4")
    assert game.snapshot()["row"] == [4]
    assert game.snapshot()["piles"] == [1, 0]
    assert asked(game) == 1


def test_cut_10_not_when_a_card_was_laid_in_the_turn() -> None:
    # the same position once with and once without a card laid in seat 0's turn
    game = stand([10, 20], [[11], [12, 21]], [0, 0], passes=1)
    assert game.snapshot()["row"] == []
    game = stand([10, 20], [[11], [12, 21]], [0, 0], passes=1, laid=True)
    assert game.snapshot()["row"] == [10, 20]
    assert game.snapshot()["passes"] == 0
    assert asked(game) == 1


def test_cut_10_first_who_passed_opens() -> None:
    # seat 0 lays and is stuck; 1, 2 and then 0 pass: seat 1 opens
    game = stand([10, 20], [[21, 15], [11, 12], [13, 14]], [0, 0, 0])
    game.do({0: "21"})
    game.do({1: "no"})
    assert game.snapshot()["aside"] == [10, 20, 21]
    assert asked(game) == 1
    assert game.legal(1) == {"11", "12"}


def test_cut_10_a_cut_in_starts_the_count_anew() -> None:
    # seat 1 cuts in and cannot lay on; then 2, 0 and 1 pass: seat 2 opens
    game = stand([10, 20], [[30, 15], [25, 12], [13, 14]], [0, 0, 0], passes=0)
    game.do({0: "30"})
    game.do({1: "25"})
    game.do({1: "done"})
    assert game.snapshot()["aside"] == [10, 20, 25, 30]
    assert asked(game) == 2
    assert game.legal(2) == {"13", "14"}


def test_cut_9_emptied_hand_is_no_pass() -> None:
    game = stand([10, 20], [[21], [11, 12]], [1, 0], passes=1)
    game.do({0: "21"})
    game.do({1: "no"})
    assert game.snapshot()["passes"] == 0
    assert game.snapshot()["active"] == 1
    game.draw("15")  # then 1 and 0 pass, and seat 1 opens
    assert game.snapshot()["aside"] == [10, 20, 21]
    assert asked(game) == 1


# -------------------------------------------------------------------- composed positions


def test_at_the_jumpers_question_and_inside_a_cut_in() -> None:
    hands = [[1], [12, 15, 40]]
    game = stand([10, 20], hands, [1, 0], space=(10, 20))
    assert asked(game) == 1
    assert game.legal(1) == {"no", "never", "12", "15"}
    game = stand([10, 13, 20], hands, [1, 0], space=(10, 20), cut=True)
    assert game.legal(1) == {"done", "12", "15"}
    game = stand([10, 13, 20], [[1], [40]], [0, 0], space=(10, 20), cut=True)
    assert game.legal(1) == {"done"}
    game = stand([10, 13, 14], [[1], [40]], [0, 0], space=(10, 14), cut=True, aside=[11, 12])
    assert game.snapshot()["active"] == 1
    assert game.legal(1) == {"40"}


def test_at_a_change_of_the_active_seat() -> None:
    game = stand([10, 20], [[1], [40]], [1, 1], active=1, refill=True)
    game.draw("2")
    assert game.snapshot()["hands"] == [[1], [2, 40]]
    game.draw("3")
    assert asked(game) == 1


def test_at_refuses_nonsense() -> None:
    with pytest.raises(ValueError, match="once"):
        stand([10], [[10], [11]], [0, 0])
    with pytest.raises(ValueError, match="rises"):
        stand([11, 10], [[1], [2]], [0, 0])
    with pytest.raises(ValueError, match="already won"):
        stand([10], [[], [11]], [0, 0])
    with pytest.raises(ValueError, match="unseen"):
        stand([10], [[1], [11]], [25, 25])


# -------------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(25))
def test_whole_games(seats: int, seed: int) -> None:
    dice = random.Random(seed)
    clock = seed % 2 == 0
    game = Reference(seats, {"clock": clock})
    leftover = 50 % seats
    decisions = 0
    while game.pending().kind != "finished":
        assert game.row == sorted(set(game.row))
        assert len(game.weights() if drawing(game) else game._unseen()) == (
            sum(game.piles) + leftover
        )
        if drawing(game):
            game.draw(dice.choice(sorted(game.weights())))
            continue
        decisions += 1
        assert decisions < 1000
        seat = asked(game)
        if game.phase == "lay":
            twin = Reference.at(game.snapshot(), {"clock": clock}, laid=game.laid, never=game.never)
        elif game.phase == "open":
            twin = Reference.at(game.snapshot(), {"clock": clock})
        else:
            cut = game.phase == "more"
            twin = Reference.at(
                game.snapshot(), {"clock": clock}, space=game.space, cut=cut, never=game.never
            )
        assert twin.snapshot() == game.snapshot()
        assert twin.pending() == game.pending()
        assert twin.legal(seat) == game.legal(seat)
        assert ("never" in game.legal(seat)) == (game.phase == "answer" and not clock)
        game.do({seat: dice.choice(sorted(game.legal(seat)))})
    winner = game.winner
    assert winner is not None
    assert game.result()["winners"] == [winner]
    assert not game.hands[winner]
    assert game.piles[winner] == 0
