"""Hand-worked positions for the slow reference, clause by clause."""

from __future__ import annotations

import importlib.util
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.harness.scale import thinned


def load() -> Any:
    """The reference beside this file, under a name no other game's reference has."""
    name = "shift_reference"
    path = Path(__file__).with_name("reference.py")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


ref = load()

COLOURS = {
    1: "blue orange green red tan white red blue orange green",
    2: "green blue orange white tan red blue green",
    3: "green orange orange white blue red red blue white tan",
    4: "blue tan red tan white orange white green",
    5: "blue white orange tan red white tan green",
    6: "green orange red blue orange red white tan",
    7: "orange orange green white tan red blue red",
    8: "red tan green red orange orange blue white",
    9: "red orange green white blue orange tan blue green red",
    10: "green red blue orange blue white red orange white tan",
}
PILE = {"M1": 3, "SH": 2}
BARE = {">": (2, 0, 2, "h"), "<": (3, 12, 2, "h")}


def at(
    vehicles: Any,
    card: str,
    left: int = 0,
    right: int = 0,
    turn: int = 0,
    **options: object,
) -> Any:
    """A game in which the card was just played."""
    hands = [["M1"] * 4, ["M1"] * 4]
    hands[turn] = [card] * 4
    game = ref.Reference.place(vehicles, left, right, turn, hands, PILE, {}, 0, options)
    game.do({turn: card})
    return game


def play(game: Any, *moves: str) -> None:
    for move in moves:
        game.do({game.turn: move})


# Set-ups ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 11))
def test_setups_are_symmetric_and_have_the_lengths_of_their_colours(number: int) -> None:
    found = ref.parse(ref.SETUPS[number])
    whole = {frozenset(cells) for cells in found.values()}
    assert {frozenset((5 - r, 13 - c) for r, c in cells) for cells in whole} == whole
    assert [(5 - r, 13 - c) for r, c in sorted(found[">"], reverse=True)] == found["<"]
    blockers = sorted(set(found) - {">", "<"})
    colours = COLOURS[number].split()
    assert "".join(blockers) == "ABCDEFGHIJ"[: len(colours)]
    for letter, colour in zip(blockers, colours, strict=True):
        assert len(found[letter]) == (3 if colour in ("orange", "red") else 2)
    vehicles = ref.read_setup(ref.SETUPS[number], False)
    assert not ref.locked(vehicles, "L") and not ref.locked(vehicles, "R")


def test_six_setups_have_eight_blockers_and_four_have_ten() -> None:
    sizes = Counter(len(ref.parse(drawing)) - 2 for drawing in ref.SETUPS.values())
    assert sizes == {8: 6, 10: 4}


@pytest.mark.parametrize(
    ("old", "new"),
    [(">>..A", ".>>.A"), (">>..A", "....A"), (">>..A", ">>L.A"), ("|C...", "|CC..")],
)
def test_shift_3_bad_setups_are_refused(old: str, new: str) -> None:
    drawing = ref.SETUPS[1].replace(old, new, 1)
    with pytest.raises(ValueError):
        ref.read_setup(drawing, False)


def test_shift_3_the_box_has_four_long_vehicles() -> None:
    drawing = """\
>>AAA|....|.....
..BBB|....|.....
..CCC|....|.....
..DDD|....|.....
..EEE|....|.....
.....|....|...<<"""
    with pytest.raises(ValueError):
        ref.read_setup(drawing, False)
    assert len(ref.read_setup(drawing, True)) == 7


# The vehicles -------------------------------------------------------------------------------------


def test_shift_11_12_steps_of_setup_1_for_gold() -> None:
    game = at(ref.SETUPS[1], "M1")
    assert game.legal(0) == {
        ">+1",  # col 1 -> 2; not back over the own end (SHIFT-14)
        "A+1",  # column 4, rows 0-1 -> 1-2
        "B+1",  # rows 0-2 -> 1-3
        "C-1",
        "C+1",
        "E-1",  # column 6, rows 2-3
        "E+1",
        "F-1",
        "F+1",
        "G-1",  # column 3, rows 3-5 -> 2-4
        "H-1",
        "H+1",
        "J-1",
    }
    assert game.legal(1) == set()


def test_shift_14_silver_leaves_on_the_left_only_and_gold_on_the_right_only() -> None:
    swapped = {">": (2, 12, 2, "h"), "<": (3, 0, 2, "h")}
    assert at(swapped, "M1").legal(0) == {">+1", ">-1"}
    assert at(swapped, "M1", turn=1).legal(1) == {"<+1", "<-1"}
    assert at(BARE, "M1").legal(0) == {">+1"}
    assert at(BARE, "M1", turn=1).legal(1) == {"<-1"}


def test_shift_13_blockers_stay_on_the_grid() -> None:
    vehicles = {**BARE, "A": (0, 11, 3, "h"), "B": (4, 0, 2, "v")}
    assert at(vehicles, "M1").legal(0) == {">+1", "A-1", "B-1"}


def test_shift_15_seams() -> None:
    # l = 2: the left section covers rows 2-7, the centre 0-5
    vehicles = {
        ">": (7, 0, 2, "h"),
        "<": (3, 12, 2, "h"),
        "A": (7, 3, 2, "h"),  # row 7 is not in the centre: stops at the seam
        "B": (5, 3, 2, "h"),  # row 5 is in both: may cross
        "C": (1, 5, 2, "h"),  # row 1 is not in the left section
        "D": (2, 4, 2, "v"),  # column 4: cannot leave its section upwards
    }
    legal = at(vehicles, "M1", left=2).legal(0)
    assert legal == {">+1", "A-1", "B+1", "B-1", "C+1", "D+1"}


def test_shift_15_nobody_leaves_over_a_seam_even_a_hero() -> None:
    vehicles = {">": (0, 7, 2, "h"), "<": (5, 12, 2, "h")}
    assert at(vehicles, "SL", right=1).legal(0) == {f">-{n}" for n in range(1, 8)}
    assert ref.outcomes(vehicles, 0, 1, 0, "M4", "shift")[1] is False


# Shifts -------------------------------------------------------------------------------------------


def both(ls: range, rs: range) -> set[str]:
    return {f"L{n:+d}" for n in ls if n} | {f"R{n:+d}" for n in rs if n}


def test_shift_19_20_ranges() -> None:
    assert at(BARE, "SH").legal(0) == both(range(-5, 6), range(-5, 6))
    moved = {">": (5, 0, 2, "h"), "<": (2, 12, 2, "h")}
    # l = 3, r = -1: span 4; l may be -5 ... 4, r may be -2 ... 5
    assert at(moved, "SH", 3, -1).legal(0) == both(range(-8, 2), range(-1, 7))
    assert at(moved, "SH", 3, -1, edition="duo").legal(0) == both(range(-8, 3), range(-4, 7))


def test_shift_20_duo_allows_ends_without_a_common_row() -> None:
    vehicles = {">": (7, 0, 2, "h"), "<": (-3, 12, 2, "h")}
    at(vehicles, "SH", 5, -5, edition="duo")
    with pytest.raises(ValueError):
        at(vehicles, "SH", 5, -5)


def test_shift_19_vehicles_on_the_section_move_with_it() -> None:
    game = at(ref.SETUPS[1], "SH")
    play(game, "R-3")
    vehicles = game.snapshot()["vehicles"]
    assert (game.l, game.r) == (0, -3)
    assert vehicles["<"] == [1, 12] and vehicles["B"] == [-3, 10] and vehicles["D"] == [-2, 11]
    assert vehicles["J"] == [1, 9] and vehicles["H"] == [3, 8] and vehicles[">"] == [1, 0]


def test_shift_21_straddling_locks_one_side() -> None:
    for name in (">", "A"):
        vehicles = {**BARE, name: (2, 4, 2, "h")}
        assert at(vehicles, "SH").legal(0) == both(range(0), range(-5, 6))
    vehicles = {**BARE, "<": (2, 8, 2, "h")}
    assert at(vehicles, "SH").legal(0) == both(range(-5, 6), range(0))


def test_shift_10_nothing_possible_is_lost() -> None:
    vehicles = {">": (2, 4, 2, "h"), "<": (3, 8, 2, "h")}
    game = at(vehicles, "SH")
    assert game.pending() == ("chance", ())
    assert ref.outcomes(vehicles, 0, 0, 0, "SH", "shift") == (
        {(((">", 2, 4), ("<", 3, 8))[::-1], 0, 0)},
        False,
    )


def test_shift_16_a_leaving_hero_moves_with_its_section_and_comes_back() -> None:
    vehicles = {">": (4, 13, 2, "h"), "<": (2, 8, 2, "h"), "A": (0, 12, 2, "v")}
    assert not {m for m in at(vehicles, "SH").legal(0) if m[0] == "R"}  # < locks, > does not
    vehicles["<"] = (2, 0, 2, "h")
    game = at(vehicles, "MS1")
    play(game, "R-4")
    assert game.vehicles[">"][:2] == (0, 13) and game.vehicles["A"][:2] == (-4, 12)
    assert ">-1" in game.legal(0)
    play(game, ">-1")
    assert game.vehicles[">"][:2] == (0, 12) and game.pending().kind == "chance"
    # the other player shifts it too, but may not move it
    game = at(vehicles, "MS1", turn=1)
    assert {"R-4", "<-1", "A+1"} <= game.legal(1) and not {">-1", ">+1"} & game.legal(1)


def test_shift_16_silver_over_the_left_end() -> None:
    vehicles = {">": (0, 5, 2, "h"), "<": (3, -1, 2, "h")}
    game = at(vehicles, "SH", turn=1)
    assert "L+5" in game.legal(1)
    play(game, "L-2")
    assert game.vehicles["<"][:2] == (1, -1)


# Slides -------------------------------------------------------------------------------------------


def test_shift_22_26_slides() -> None:
    vehicles = {">": (2, 9, 2, "h"), "<": (3, 12, 2, "h"), "A": (2, 5, 2, "h")}
    game = at(vehicles, "SL")
    assert game.legal(0) == (
        {f">+{n}" for n in range(1, 6)}  # 9 -> 13 is partly off, 14 is off
        | {">-1", ">-2", "A+1", "A+2"}
        | {f"A-{n}" for n in range(1, 6)}
    )
    play(game, ">+5")
    assert game.pending() == ("finished", ())
    assert game.result() == {"winners": [0], "scores": None, "reason": "off"}
    assert game.snapshot()["vehicles"][">"] == [2, 14]
    assert ref.outcomes(vehicles, 0, 0, 0, "SL", "shift")[1] is True
    game = at(vehicles, "SL")
    play(game, ">+4")
    assert game.pending().kind == "chance"


def test_shift_26_silver_slides_off_the_left_end() -> None:
    vehicles = {">": (2, 0, 2, "h"), "<": (3, 12, 2, "h")}
    game = at(vehicles, "SL", turn=1)
    assert game.legal(1) == {f"<-{n}" for n in range(1, 15)}
    play(game, "<-14")
    assert game.result()["winners"] == [1]
    assert game.snapshot()["vehicles"]["<"] == [3, -2]


# Whole cards --------------------------------------------------------------------------------------


def test_shift_17_18_exact_steps() -> None:
    # gold alone in row 2 between its end and A: col 0 or 1; A and < cannot move
    vehicles = {
        ">": (2, 0, 2, "h"),
        "A": (1, 3, 3, "v"),
        "B": (0, 2, 2, "h"),
        "C": (4, 3, 2, "v"),
    }
    two, _ = ref.outcomes(vehicles, 0, 0, 0, "M2", "shift")
    one, _ = ref.outcomes(vehicles, 0, 0, 0, "M1", "shift")
    start = ref.freeze({n: ref.Vehicle(*v) for n, v in vehicles.items()}, 0, 0)
    assert start in two and start not in one
    less, _ = ref.outcomes(vehicles, 0, 0, 0, "M2", "shift", False)
    assert less == one | two


def test_exact_moves_false_gives_up_only_after_a_step() -> None:
    game = at(BARE, "MS2", exact_moves=False)
    assert "." not in game.legal(0)
    play(game, "L+1")
    assert "." not in game.legal(0)
    play(game, ">+1")
    assert game.legal(0) == {".", ">+1", ">-1"}
    play(game, ".")
    assert game.pending().kind == "chance"
    game = at(BARE, "MS2", exact_moves=False)
    play(game, ">+1", ".")
    assert game.legal(0) == both(range(-5, 6), range(-5, 6))  # the shift stays due


def test_shift_23_shift_between_steps() -> None:
    game = at(BARE, "MS2")
    play(game, ">+1", "R+2", ">+1")
    assert game.pending().kind == "chance" and game.vehicles[">"].col == 2


def test_shift_24_a_step_unlocks_and_a_step_locks() -> None:
    game = at({">": (2, 4, 2, "h"), "<": (3, 8, 2, "h")}, "MS1")
    assert game.legal(0) == {">+1", ">-1"}
    play(game, ">+1")
    assert game.legal(0) == both(range(-5, 6), range(0))
    # here the step loses the shift: the other seam is locked by silver
    vehicles = {">": (2, 3, 2, "h"), "<": (3, 8, 2, "h")}
    game = at(vehicles, "MS1")
    play(game, ">+1")
    assert game.pending().kind == "chance" and (game.l, game.r) == (0, 0)
    # SHIFT-10: a shift makes the step to the right impossible, the one to the left remains
    game = at(vehicles, "MS1")
    play(game, "L+4")
    assert game.legal(0) == {">-1"}  # row 6 is not in the centre
    assert len(ref.outcomes(vehicles, 0, 0, 0, "MS1", "shift")[0]) == 10 + 1 + 5
    # -1 and any of 10 shifts; +1 and no shift; a shift first, then +1 where the centre has
    # the row 2 + l: l = -2, -1, 1, 2, 3


def test_shift_10_steps_that_a_shift_makes_possible() -> None:
    # A and gold fill row 5 of the left section; the seam is blocked by a centre vehicle
    vehicles = {
        ">": (5, 0, 2, "h"),
        "A": (5, 2, 3, "h"),
        "B": (4, 5, 2, "v"),
        "C": (0, 5, 3, "v"),
        "<": (0, 8, 2, "h"),
    }
    game = at(vehicles, "M1")
    assert game.legal(0) == {"B-1", "C+1"}
    vehicles["B"] = (3, 5, 3, "v")
    game = at(vehicles, "M2")
    assert game.pending().kind == "chance"  # nothing can move: all steps lost
    game = at(vehicles, "MS2")
    assert game.legal(0) == both(range(-5, 6), range(0))
    play(game, "L+5")  # row 10: still stuck, so both steps are lost
    assert game.pending().kind == "chance"
    assert all(end[1] != 0 for end in ref.outcomes(vehicles, 0, 0, 0, "MS2", "shift")[0])


def test_shift_25_a_win_stops_the_card() -> None:
    vehicles = {">": (2, 12, 2, "h"), "<": (3, 9, 2, "h")}
    game = at(vehicles, "M4")
    play(game, ">+1")
    assert game.pending() == ("decision", (0,))  # partly off is no win
    play(game, ">+1")
    assert game.result()["winners"] == [0]
    assert game.snapshot()["discards"] == {"M4": 1} and game.snapshot()["turns"] == 0
    ends, win = ref.outcomes(vehicles, 0, 0, 0, "MS3", "shift")
    assert win and (tuple(sorted([(">", 2, 14), ("<", 3, 9)])), 0, 0) in ends
    assert ref.outcomes(vehicles, 0, 0, 0, "MS1", "shift")[1] is False


def test_shift_25_win_on_a_row_of_the_end_section_alone() -> None:
    vehicles = {">": (9, 13, 2, "h"), "<": (3, 5, 2, "h")}
    assert ref.outcomes(vehicles, 0, 5, 0, "M1", "shift")[1] is True


# Cards --------------------------------------------------------------------------------------------


def test_shift_6_lot_and_deal() -> None:
    game = ref.Reference(2, {"starter": "youngest"})
    assert game.weights() == {"gold": 1, "silver": 1}
    game.draw("silver")
    assert game.weights() == ref.DECK and sum(ref.DECK.values()) == 32
    for card in ("SL", "M1", "SL", "M2", "SL", "M3", "SH", "M4"):
        game.draw(card)
    assert game.hands == [["M1", "M2", "M3", "M4"], ["SL", "SL", "SL", "SH"]]
    assert game.pending() == ("decision", (1,)) and game.legal(1) == {"SL", "SH"}
    assert "SL" not in game.pile
    assert ref.Reference(2, {}, (1, 0)).turn == 1
    assert ref.Reference(2, {"starter": "gold"}, (1, 0)).pending().kind == "chance"
    assert "gold" not in ref.Reference(2, {"starter": "gold"}, (1, 0)).weights()


def test_shift_8_the_discards_become_the_pile_as_the_last_card_is_drawn() -> None:
    game = ref.Reference.place(BARE, 0, 0, 0, [["M1"] * 4, ["SH"] * 4], {"SL": 1}, {"M3": 2})
    play(game, "M1", ">+1")
    assert game.weights() == {"SL": 1}
    game.draw("SL")
    assert game.pile == {"M3": 2, "M1": 1} and game.discards == {}
    assert game.turn == 1 and game.turns == 1
    play(game, "SH", "L+1")
    assert game.weights() == {"M3": 2, "M1": 1}


def test_shift_27_turn_limit() -> None:
    game = ref.Reference.place(
        BARE, 0, 0, 0, [["M1"] * 4, ["M1"] * 4], PILE, {}, 6, {"turn_limit": 7}
    )
    play(game, "M1", ">+1")
    game.draw("SH")
    assert game.result() == {"winners": [], "scores": None, "reason": "turn_limit"}


def test_from_drawing_moves_the_sections() -> None:
    game = ref.Reference.from_drawing(ref.SETUPS[1], -2, 3, 1, [["M1"], ["SH"]], PILE, {}, 4)
    vehicles = game.snapshot()["vehicles"]
    assert vehicles[">"] == [-1, 0] and vehicles["<"] == [7, 12] and vehicles["C"] == [1, 5]
    straddling = ref.SETUPS[1].replace(".....|CEF.", "....K|KEF.", 1)
    straddling = straddling.replace("A|C...", "A|....", 1)
    ref.Reference.from_drawing(straddling, 0, 3, 1, [["M1"], ["SH"]], PILE, {})
    with pytest.raises(ValueError):
        ref.Reference.from_drawing(straddling, 1, 0, 1, [["M1"], ["SH"]], PILE, {})


# Whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", thinned(range(10), 7))
def test_random_games_keep_the_position_sound_and_the_cards_together(seed: int) -> None:
    dice = random.Random(seed)
    game = ref.Reference(
        2,
        {
            "setup": 1 + seed % 10,
            "edition": ("shift", "duo")[seed % 2],
            "exact_moves": seed % 3 != 0,
            "turn_limit": 16,
            "deck": {**ref.DECK, "MS3": 2},
        },
    )
    reachable: Any = None
    while game.pending().kind != "finished":
        if game.pending().kind == "chance":
            if game.stage == "draw":
                assert ref.freeze(game.vehicles, game.l, game.r) in reachable
            game.draw(dice.choice(sorted(game.weights())))
        else:
            was_card = game.stage == "card"
            legal = game.legal(game.turn)
            assert legal
            move = dice.choice(sorted(legal))
            if was_card:
                place = (game.vehicles, game.l, game.r, game.turn, move)
                reachable, _ = ref.outcomes(*place, game.edition, game.exact_moves)
            game.do({game.turn: move})
        if game.pending().kind != "finished":
            ref.check_position(game.vehicles, game.l, game.r, game.edition)
        cards = sum(len(hand) for hand in game.hands)
        cards += sum(game.pile.values()) + sum(game.discards.values())
        assert cards == 34
