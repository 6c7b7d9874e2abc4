"""Hand-worked positions for the Traffic-Memory reference, clause by clause."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from tests.games.trafficars.memory.reference import (
    Pending,
    Reference,
    fits,
    full_pack,
    is_kept,
    joker_count,
    run_is_left,
)

SIX: dict[str, object] = {"low": 1, "high": 6}
TWELVE: dict[str, object] = {"low": 1, "high": 12, "jokers": True}  # two jokers


def begin(
    options: dict[str, object] = SIX, seats: int = 2, by_age: tuple[int, ...] | None = None
) -> Reference:
    return Reference(seats, options, by_age)


def play(reference: Reference, *steps: str) -> None:
    """`p3` turns up a place that was seen, `p3=12` one that was not; `stop`."""
    for step in steps:
        seat = reference.pending().seats[0]
        move, _, card = step.partition("=")
        reference.do({seat: move})
        assert (reference.pending().kind == "chance") == bool(card)
        if card:
            reference.draw(card)


def late(
    shown: list[str | None],
    kept: list[list[str]],
    options: dict[str, object] = SIX,
    up: list[int] | None = None,
    turn: int = 0,
    turns: int = 0,
) -> Reference:
    """Places from p1 on as shown; the rest are taken."""
    taken = sum(len(pile) for pile in kept)
    places = [*shown, *["-"] * taken]
    snapshot = {"places": places, "up": up or [], "kept": kept, "turn": turn, "turns": turns}
    return Reference.at(snapshot, options)


def test_mem_1_a_run_of_at_least_six() -> None:
    for low, high in ((1, 5), (0, 10), (45, 51), (9, 3)):
        with pytest.raises(ValueError, match="at least 6"):
            begin({"low": low, "high": high})
    assert len(begin({"low": 45, "high": 50}).places) == 6


def test_mem_2_trailers_stay() -> None:
    assert "27" in begin({"low": 26, "high": 50}).pack


def test_mem_3_the_youngest_begins_then_clockwise() -> None:
    assert begin().turn == 0
    reference = begin(seats=3, by_age=(2, 0, 1))
    assert reference.pending() == Pending("decision", (2,))
    play(reference, "p1=1", "p2=4")
    assert reference.pending().seats == (0,)
    play(reference, "p1", "p2")
    assert reference.pending().seats == (1,)


def test_mem_4_one_card_after_another() -> None:
    reference = begin()
    assert reference.legal(0) == {"p1", "p2", "p3", "p4", "p5", "p6"}
    assert reference.legal(1) == set()
    reference.do({0: "p3"})
    assert reference.pending() == Pending("chance", ())
    assert reference.snapshot()["up"] == []
    assert reference.weights() == {str(number): 1 for number in range(1, 7)}
    reference.draw("5")
    assert reference.legal(0) == {"p1", "p2", "p4", "p5", "p6"}  # no stop after one card
    assert reference.snapshot() == {
        "places": [None, None, "5", None, None, None],
        "up": [2],
        "kept": [[], []],
        "turn": 0,
        "turns": 0,
    }


def test_mem_5_no_neighbours() -> None:
    reference = begin()
    play(reference, "p1=3", "p2=5")
    assert reference.snapshot() == {
        "places": ["3", "5", None, None, None, None],
        "up": [],
        "kept": [[], []],
        "turn": 1,
        "turns": 1,
    }
    reference.do({1: "p2"})  # seen before: no chance
    assert reference.pending() == Pending("decision", (1,))
    reference.do({1: "p3"})
    assert reference.weights() == {"1": 1, "2": 1, "4": 1, "6": 1}


def test_mem_6_in_whatever_order_and_mem_7_the_rest_is_turned_back() -> None:
    reference = begin({"low": 1, "high": 30})
    play(reference, "p1=10", "p2=9", "p3=11", "p4=8")
    assert reference.snapshot()["up"] == [0, 1, 2, 3]
    play(reference, "p5=22")
    snapshot = reference.snapshot()
    assert snapshot["kept"] == [["10", "11", "8", "9"], []]
    assert snapshot["places"] == ["-"] * 4 + ["22"] + [None] * 25
    assert snapshot["turn"] == 1


def test_mem_6_a_gap_does_not_fit_though_it_could_be_filled() -> None:
    reference = begin()
    play(reference, "p1=1", "p2=2", "p3=4")
    assert reference.snapshot()["kept"] == [["1", "2"], []]


def test_mem_6_none_left_face_down() -> None:
    reference = begin()
    play(reference, *[f"p{number}={number}" for number in range(1, 7)])
    assert reference.result() == {"winners": [0], "scores": [6, 0], "reason": "no_run"}
    assert reference.snapshot()["turns"] == 1


def test_mem_8_stop() -> None:
    reference = begin()
    play(reference, "p1=3", "p2=4")
    assert reference.legal(0) == {"p3", "p4", "p5", "p6", "stop"}
    play(reference, "stop")
    assert reference.snapshot()["kept"] == [["3", "4"], []]
    assert reference.pending().seats == (1,)
    assert reference.legal(1) == {"p3", "p4", "p5", "p6"}


@pytest.mark.parametrize(
    ("numbers", "jokers"), [(50, 8), (30, 5), (25, 4), (12, 2), (6, 1), (9, 1), (10, 2), (47, 8)]
)
def test_mem_9_jokers_in_proportion(numbers: int, jokers: int) -> None:
    assert joker_count(numbers) == jokers
    assert full_pack(1, numbers, True).count("*") == jokers
    assert "*" not in full_pack(1, numbers, False)


def test_mem_9_jokers_are_alike() -> None:
    reference = begin(TWELVE)
    reference.do({0: "p1"})
    assert reference.weights()["*"] == 2
    reference.draw("*")
    reference.do({0: "p2"})
    assert reference.weights()["*"] == 1


@pytest.mark.parametrize(
    ("cards", "fit"),
    [
        ("21 * 23", True),
        ("3 4 *", True),
        ("21 23", False),
        ("21 * 24", False),
        ("21 * * 24", True),
        ("* *", True),
        ("1 *", True),
        ("49 50 * *", True),
        ("7", True),
    ],
)
def test_mem_10_jokers_in_a_run(cards: str, fit: bool) -> None:
    assert fits(cards.split(), 1, 50) is fit


def test_mem_10_a_joker_is_one_of_the_chosen_numbers() -> None:
    assert fits(["1", "2", "3", "4", "5", "*"], 1, 6)
    assert not fits(["1", "2", "3", "4", "5", "6", "*"], 1, 6)


def test_mem_10_agrees_with_its_formula() -> None:
    for size in range(9):
        for numbers in combinations(range(3, 11), size):
            for jokers in range(10):
                cards = [str(number) for number in numbers] + ["*"] * jokers
                if not cards:
                    continue
                holes = numbers[-1] - numbers[0] + 1 - size if numbers else 0
                assert fits(cards, 3, 10) == (holes <= jokers and size + jokers <= 8)


def test_mem_10_a_number_already_taken() -> None:
    reference = late(
        ["1", "*", "3"] + [None] * 10, [["2"], []], TWELVE
    )  # 2 is gone, the joker may still stand for it
    play(reference, "p1", "p3")
    assert reference.snapshot()["kept"] == [["2"], []]
    play(reference, "p1", "p2", "p3", "stop")
    assert reference.snapshot()["kept"] == [["2"], ["*", "1", "3"]]


@pytest.mark.parametrize(
    ("cards", "kept"),
    [
        ("3 4", True),
        ("3", False),
        ("3 *", False),
        ("* *", False),
        ("* * *", False),
        ("3 * *", True),
        ("3 4 *", True),
        ("3 4 5", True),
    ],
)
def test_mem_11_what_is_kept(cards: str, kept: bool) -> None:
    assert is_kept(cards.split()) is kept


def test_mem_11_turned_back_whole_also_when_you_stop() -> None:
    reference = begin(TWELVE)
    play(reference, "p1=4", "p2=*")
    assert "stop" in reference.legal(0)
    play(reference, "stop")
    assert reference.snapshot()["kept"] == [[], []]
    play(reference, "p2", "p1", "p3=9")  # 9 does not fit, and two with a joker are too few
    assert reference.snapshot()["kept"] == [[], []]
    assert reference.snapshot()["turns"] == 2
    play(reference, "p2", "p4=*", "stop")
    assert reference.snapshot()["kept"] == [[], []]
    play(reference, "p2", "p4", "p1", "p3")  # 4 and two jokers are kept, 9 is not
    assert reference.snapshot()["kept"] == [[], ["*", "*", "4"]]


@pytest.mark.parametrize(
    ("cards", "left"),
    [
        ("", False),
        ("5", False),
        ("* *", False),
        ("3 5", False),
        ("3 4", True),
        ("3 5 *", True),
        ("3 6 *", False),
        ("3 6 * *", True),
        ("3 *", False),
        ("3 * *", True),
        ("1 4 8 11 *", False),
        ("1 4 8 10 *", True),
    ],
)
def test_mem_12_a_run_is_left(cards: str, left: bool) -> None:
    assert run_is_left(cards.split()) is left


def test_mem_12_agrees_with_trying_every_choice_of_cards() -> None:
    choose = random.Random(3)
    for _ in range(300):
        pack = [str(number) for number in range(1, 13)] + ["*", "*"]
        cards = choose.sample(pack, choose.randrange(7))
        some = any(
            fits(list(part), 1, 12) and is_kept(list(part))
            for size in range(2, len(cards) + 1)
            for part in combinations(cards, size)
        )
        assert run_is_left(cards) == some


def test_mem_12_the_end_and_a_shared_win() -> None:
    # 1 3 4 6 left: whoever takes 3 and 4 ends the game.
    reference = late(["1", "3", None, None], [["2"], ["5"]])
    play(reference, "p2", "p3=4", "stop")
    assert reference.result() == {"winners": [0], "scores": [3, 1], "reason": "no_run"}
    shared = late(["1", "3", None], [["2"], ["4"], ["5"]])
    assert shared.pending() == Pending("finished", ())
    assert shared.result()["winners"] == [0, 1, 2]


def test_mem_12_not_inside_a_turn() -> None:
    # 1 and 2 are up; 4 and 6 could never be taken, yet the turn goes on.
    reference = late(["1", "2", None, None], [["3"], ["5"]], up=[0, 1])
    assert reference.legal(0) == {"p3", "p4", "stop"}
    play(reference, "p3=6")
    assert reference.result() == {"winners": [0], "scores": [3, 1], "reason": "no_run"}


def test_mem_13_turn_limit() -> None:
    reference = begin({**SIX, "turn_limit": 2})
    play(reference, "p1=1", "p2=2", "stop")
    assert reference.pending().kind == "decision"
    play(reference, "p3=3", "p4=6")
    assert reference.result() == {"winners": [0], "scores": [2, 0], "reason": "turn_limit"}


def test_at_stands_inside_a_turn() -> None:
    reference = begin(TWELVE)
    play(reference, "p1=4", "p2=9", "p2", "p3=10")
    copy = Reference.at(reference.snapshot(), TWELVE)
    assert copy.snapshot() == reference.snapshot()
    assert copy.legal(1) == reference.legal(1)
    play(copy, "p1")
    assert copy.snapshot()["kept"] == [[], ["10", "9"]]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"places": ["1", "2", None, "-", "-"]}, "one place for every card"),
        ({"places": ["1", "2", None, None, None, "-"]}, "as many places"),
        ({"places": ["1", "3", None, None, "-", "-"]}, "too many of 3"),
        ({"up": [0, 0]}, "turned up once"),
        ({"up": [2]}, "nothing face up"),
        ({"up": [4]}, "nothing face up"),
        ({"turn": 2}, "no such seat"),
        ({"places": ["1", "4", None, None, "-", "-"], "up": [0, 1]}, "turn would have ended"),
        (
            {"places": ["1", None, None, "-", "-", "-"], "kept": [["2", "3"], ["5"]], "up": [0]},
            "game would have ended",
        ),
    ],
)
def test_at_refuses_impossible_positions(change: dict[str, object], fault: str) -> None:
    good = late(["1", "2", None, None], [["3"], ["5"]]).snapshot()
    with pytest.raises(ValueError, match=fault):
        Reference.at({**good, **change}, SIX)


def test_random_games_lose_no_card() -> None:
    choose = random.Random(11)
    for jokers in (False, True):
        reference = begin({"low": 20, "high": 31, "jokers": jokers}, seats=3)
        for _ in range(5000):
            pending = reference.pending()
            if pending.kind == "finished":
                break
            if pending.kind == "chance":
                weights = reference.weights()
                unseen = [place for place in reference.places if place is None]
                assert sum(weights.values()) == len(unseen)
                reference.draw(choose.choices(list(weights), list(weights.values()))[0])
            else:
                seat = pending.seats[0]
                reference.do({seat: choose.choice(sorted(reference.legal(seat)))})
        kept = sum(len(pile) for pile in reference.kept)
        assert reference.places.count("-") == kept
        assert reference.pending().kind == "finished"


def test_illegal_moves_are_refused() -> None:
    for wrong in ({0: "stop"}, {1: "p1"}, {0: "p7"}, {}):
        with pytest.raises(ValueError, match="not a move"):
            begin().do(wrong)
