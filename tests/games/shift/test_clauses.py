"""SHIFT-1 … SHIFT-16: set-up, turn and vehicles, each clause by name."""

from __future__ import annotations

import random

import pytest

from tailback.games.shift import GAME, Setup, ShiftOptions, Stage, printed
from tailback.games.shift.happenings import Drew
from tailback.games.shift.moves import INDEX
from tailback.kit import (
    HIDDEN,
    NATURE,
    Ages,
    Chance,
    ChanceOutcome,
    Event,
    IllegalMove,
    Last,
    Seating,
    SetupError,
)
from tests.games.shift.table import (
    EMPTY,
    asked,
    counts,
    drawn,
    legal,
    picture,
    play,
    refused,
    shown,
    step,
    table,
    told,
)

SLIDE = INDEX["SL"]

FULL = """
    AAABB|CCDD|EEEFF
    GGGHH|IIJJ|KKKMM
    >>NNN|OOPP|QQQSS
    TTTUU|VVWW|XXX<<
    YYYZZ|aabb|cccdd
    eeeff|gghh|iiijj
"""
"""No vehicle can move; both outer sections can."""

LOCKED = """
    .....|....|.....
    ....A|A..B|B....
    >>...|....|.....
    .....|....|...<<
    .....|....|.....
    .....|....|.....
"""
"""A and B straddle the two seams."""


def half_turn(drawing: str) -> str:
    return "\n".join(row[::-1] for row in reversed(drawing.split("\n")))


def shapes(drawing: str) -> str:
    """Return a drawing with every blocker's cells marked alike."""
    return "".join("#" if mark.isalpha() else mark for mark in drawing).replace(">", "<")


# Set-up


@pytest.mark.clause("SHIFT-1")
@pytest.mark.parametrize("number", range(1, 11))
def test_all_three_sections_are_aligned_at_the_start(number: int) -> None:
    position = GAME.start(GAME.options(setup=number))
    assert (position.board.left, position.board.right) == (0, 0)
    rows = shown(position).split("\n")
    assert [len(row.replace("|", "")) for row in rows] == [14] * 6


@pytest.mark.clause("SHIFT-1")
def test_a_shifted_set_up_is_refused() -> None:
    shifted = """
             |....|.....
        .....|....|.....
        >>...|....|.....
        .....|....|...<<
        .....|....|.....
        .....|....|.....
        .....|    |
    """
    with pytest.raises(SetupError, match="SHIFT-1"):
        GAME.options(setup=picture(shifted))


@pytest.mark.clause("SHIFT-2")
def test_the_vehicles_stand_as_printed() -> None:
    assert shown(GAME.start(GAME.options(setup=4))) == picture("""
        ....A|....|B....
        >>.CA|....|B....
        ...C.|D..E|.F...
        ...C.|D..E|.F...
        ....G|....|HF.<<
        ....G|....|H....
    """)


@pytest.mark.clause("SHIFT-2")
def test_the_ten_set_ups_are_what_is_said_of_them() -> None:
    blockers = []
    for number in range(1, 11):
        setup = printed(number)
        fleet = setup.board().fleet.vehicles[2:]
        blockers.append(len(fleet))
        assert shapes(half_turn(setup.drawing())) == shapes(setup.drawing())
        assert all((v.length == 3) == (v.colour in ("orange", "red")) for v in fleet)
        assert setup.board().lock("L") is setup.board().lock("R") is None
    assert sorted(blockers) == [8] * 6 + [10] * 4


@pytest.mark.clause("SHIFT-2")
def test_duo_uses_the_same_ten() -> None:
    for number in range(1, 11):
        duo = GAME.start(GAME.options(setup=number, edition="duo"))
        assert duo.board == GAME.start(GAME.options(setup=number)).board


@pytest.mark.clause("SHIFT-2")
def test_a_vehicle_that_is_not_there_cannot_move() -> None:
    position = step(table(EMPTY, "M1"), "M1")
    assert refused(position, "Q+1").clause == "SHIFT-2"


@pytest.mark.clause("SHIFT-3")
@pytest.mark.parametrize(
    ("row", "problem", "cell"),
    [
        ("A....|....|.....", "case length, count 1", (1, 1)),
        ("AAAA.|....|.....", "case length, count 4", (1, 1)),
        ("A.A..|....|.....", "case broken", (1, 1)),
        (">>...|....|.....", "case broken", (1, 1)),
    ],
)
def test_a_bad_vehicle_is_refused_with_its_cell(
    row: str, problem: str, cell: tuple[int, int]
) -> None:
    drawing = picture(EMPTY).replace(".....|....|.....", row, 1)
    assert Setup.parse(drawing).problems()
    with pytest.raises(SetupError) as error:
        GAME.options(setup=drawing)
    first = error.value.problems[0]
    assert first.clause == "SHIFT-3"
    assert problem in str(first).replace("vehicle A, row 1, column 1, ", "")
    details = dict(first.details)
    assert (details["row"], details["column"]) == cell


@pytest.mark.clause("SHIFT-3")
@pytest.mark.parametrize(
    ("old", "new", "case"),
    [
        (">>", "..", "heroes"),
        ("<<", "..", "heroes"),
        (">>...", ".>>..", "hero-place"),
        ("...<<", "..<<.", "hero-place"),
    ],
)
def test_heroes_stand_at_their_ends(old: str, new: str, case: str) -> None:
    with pytest.raises(SetupError, match=f"SHIFT-3 .case {case}"):
        GAME.options(setup=picture(EMPTY).replace(old, new))


@pytest.mark.clause("SHIFT-3")
def test_heroes_lie_along_a_row() -> None:
    upright = Setup((("<", ((0, 13), (1, 13))), (">", ((2, 0), (2, 1)))))
    assert "hero-direction" in str(upright.problems()[0])


@pytest.mark.clause("SHIFT-3")
def test_vehicles_lie_on_cells_and_do_not_overlap() -> None:
    heroes = ((">", ((2, 0), (2, 1))), ("<", ((3, 12), (3, 13))))
    over = Setup((*heroes, ("A", ((0, 5), (0, 6))), ("B", ((0, 6), (1, 6)))))
    assert [dict(p.details)["case"] for p in over.problems()] == ["overlap"]
    assert dict(over.problems()[0].details)["column"] == 7
    off = Setup((*heroes, ("A", ((5, 5), (6, 5)))))
    assert [str(p) for p in off.problems()] == [
        "SHIFT-3 (case off-grid, vehicle A, row 7, column 6)"
    ]


@pytest.mark.clause("SHIFT-3")
def test_a_set_up_of_ones_own_is_played() -> None:
    drawing = picture(EMPTY).replace(".....|....|.....", "AA...|B...|.CCC.", 1)
    drawing = drawing.replace(".....|....|.....", ".....|B...|.....", 1)
    assert shown(GAME.start(GAME.options(setup=drawing))) == drawing


@pytest.mark.clause("SHIFT-3")
@pytest.mark.parametrize(("length", "most", "case"), [(2, 8, "short"), (3, 4, "long")])
def test_the_box_has_eight_short_and_four_long(length: int, most: int, case: str) -> None:
    names = "ABCDEFGHIJ"
    places = [(row, column) for row in (0, 1, 4, 5) for column in (0, 5, 9)]

    def setup(n: int) -> str:
        blockers = tuple(
            (names[i], tuple((places[i][0], places[i][1] + k) for k in range(length)))
            for i in range(n)
        )
        heroes = ((">", ((2, 0), (2, 1))), ("<", ((3, 12), (3, 13))))
        return Setup((*heroes, *blockers)).drawing()

    assert GAME.options(setup=setup(most))
    with pytest.raises(SetupError, match=f"too-many-{case}, count {most + 1}"):
        GAME.options(setup=setup(most + 1))
    assert GAME.options(setup=setup(most + 1), extra_vehicles=True)


@pytest.mark.clause("SHIFT-4")
def test_each_is_dealt_four_cards_of_thirty_two() -> None:
    position = GAME.start(GAME.options(starter="gold"))
    assert sum(position.pile) == 32
    for number in range(8):
        pending = GAME.pending(position)
        assert isinstance(pending, Chance)
        assert sum(pending.weights) == 32 - number
        position = GAME.apply(position, {NATURE: pending.outcomes[0]})
        assert sum(map(sum, position.hands)) == number + 1
    assert [sum(hand) for hand in position.hands] == [4, 4]
    assert sum(position.pile) == 24
    assert position.stage is Stage.CARD


@pytest.mark.clause("SHIFT-4")
def test_weights_are_the_copies_left() -> None:
    position = GAME.start(GAME.options(starter="gold"))
    before = GAME.pending(position)
    assert isinstance(before, Chance)
    assert dict(zip(map(str, before.outcomes), before.weights, strict=True))["=M4"] == 3
    after = GAME.pending(drawn(position, "M4"))
    assert isinstance(after, Chance)
    assert dict(zip(map(str, after.outcomes), after.weights, strict=True))["=M4"] == 2


@pytest.mark.clause("SHIFT-5")
def test_one_seat_drives_gold_and_the_other_silver() -> None:
    assert GAME.seat_names == ("gold", "silver")
    gold = step(table(EMPTY, "M1", "gold"), "M1")
    silver = step(table(EMPTY, "M1", "silver"), "M1")
    assert legal(gold) == {">+1"}
    assert legal(silver) == {"<-1"}


@pytest.mark.clause("SHIFT-6")
@pytest.mark.parametrize("by_age", [(0, 1), (1, 0)])
def test_the_youngest_starts(by_age: tuple[int, int]) -> None:
    position = GAME.start(None, Seating(2, by_age))
    assert position.stage is Stage.DEAL
    assert position.turn == by_age[0]


@pytest.mark.clause("SHIFT-6")
def test_ages_are_asked_only_where_the_youngest_starts() -> None:
    assert GAME.facts(GAME.options()).ages == Ages(whole=False, lot=True)
    for starter in ("lot", "gold", "silver"):
        assert GAME.facts(GAME.options(starter=starter)).ages is None


@pytest.mark.clause("SHIFT-6")
@pytest.mark.parametrize("outcome", [0, 1])
def test_without_ages_the_lot_decides(outcome: int) -> None:
    position = GAME.start()
    pending = GAME.pending(position)
    assert isinstance(pending, Chance)
    assert [str(o) for o in pending.outcomes] == ["=gold", "=silver"]
    assert pending.weights == (1, 1)
    assert GAME.apply(position, {NATURE: pending.outcomes[outcome]}).turn == outcome


@pytest.mark.clause("SHIFT-6")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_winner_starts_the_next_game(seat: int) -> None:
    for starter in ("youngest", "lot", "gold", "silver"):
        options = GAME.options(starter=starter)
        assert GAME.start(options, Seating(2, (0, 1), Last(1 - seat, seat))).turn == seat
        after_draw = GAME.start(options, Seating(2, (0, 1), Last(seat, None)))
        assert after_draw.turn == 1 - seat
        assert after_draw.stage is Stage.DEAL


@pytest.mark.clause("SHIFT-6")
def test_the_players_may_name_the_starter() -> None:
    assert GAME.start(GAME.options(starter="silver"), Seating(2, (0, 1))).turn == 1
    assert GAME.start(GAME.options(starter="lot"), Seating(2, (0, 1))).stage is Stage.LOT


# Turn


@pytest.mark.clause("SHIFT-7")
def test_a_turn_is_card_parts_draw() -> None:
    position = table(EMPTY, "M2 SH", pile="M2 SL")
    position = step(position, "M2")
    assert position.discards == counts("M2")
    assert position.hands[0] == counts("SH M4 M4")
    position = step(position, ">+1", ">+1")
    assert position.stage is Stage.DRAW
    position = drawn(position, "SL")
    assert position.hands[0] == counts("SH M4 M4 SL")
    assert position.turn == 1
    assert position.turns == 1
    position = drawn(step(position, "M1", "<-1"), "M2")
    assert position.turn == 0


@pytest.mark.clause("SHIFT-7")
def test_only_a_card_in_hand_one_a_turn_and_in_turn() -> None:
    position = table(EMPTY, "M2 SH")
    assert dict(refused(position, "SL").details)["case"] == "not-held"
    assert dict(refused(position, ">+1").details)["case"] == "card-first"
    assert dict(refused(position, "M1", "silver").details)["case"] == "wait"
    assert dict(refused(step(position, "M2"), "SH").details)["case"] == "one-card"
    drawing = step(position, "M2", ">+1", ">+1")
    assert dict(refused(drawing, "SH").details)["case"] == "dealing"
    with pytest.raises(IllegalMove, match="SHIFT-7"):
        GAME.play(position, {0: GAME.notation.move("SL")})


@pytest.mark.clause("SHIFT-8")
def test_the_discards_become_the_pile_when_the_last_card_is_drawn() -> None:
    position = table(EMPTY, "M2", pile="SL", discards="SH SH")
    position = drawn(step(position, "M2", ">+1", ">+1"), "SL")
    assert position.pile == counts("SH SH M2")  # the card of this turn is in it
    assert position.discards == counts("")


@pytest.mark.clause("SHIFT-8")
def test_before_the_last_card_nothing_is_shuffled() -> None:
    position = table(EMPTY, "M2", pile="SL SL", discards="SH SH")
    position = drawn(step(position, "M2", ">+1", ">+1"), "SL")
    assert position.pile == counts("SL")
    assert position.discards == counts("SH SH M2")


@pytest.mark.clause("SHIFT-8")
def test_the_smallest_deck_always_leaves_a_card_to_draw() -> None:
    options = GAME.options(deck="M1=8,SL=1", turn_limit=40, starter="gold")
    position, rng = GAME.start(options), random.Random(3)
    while position.stage is not Stage.DRAWN and position.stage is not Stage.WON:
        pending = GAME.pending(position)
        if isinstance(pending, Chance):
            position = GAME.apply(position, {NATURE: rng.choice(pending.outcomes)})
            assert any(position.pile)
        else:
            moves = GAME.legal(position, position.turn)
            position = GAME.apply(position, {position.turn: rng.choice(moves)})


@pytest.mark.clause("SHIFT-9")
def test_hands_are_hidden_discards_and_sizes_are_open() -> None:
    position = table(EMPTY, "M2 SH", other="SL SL MS1 M3", pile="M1 M2 M3", discards="SL MS2")
    gold, silver, spectator = (GAME.view(None, position, viewer) for viewer in (0, 1, None))
    assert GAME.own(position, 0).hand == ("M2", "M4", "M4", "SH")
    assert GAME.own(position, 1).hand == ("M3", "MS1", "SL", "SL")
    assert spectator.own is None
    assert gold.table == silver.table == spectator.table
    assert gold.table.hand_sizes == (4, 4)
    assert gold.table.pile == 3
    assert gold.table.discards == {"MS2": 1, "SL": 1}


@pytest.mark.clause("SHIFT-9")
def test_a_drawn_card_is_seen_by_its_owner_only() -> None:
    before = step(table(EMPTY, "M1", pile="SL M3"), "M1", ">+1")
    fell = GAME.notation.move("=SL")
    story = GAME.step(before, {NATURE: fell}).story
    for viewer, card, outcome in ((0, SLIDE, fell), (1, HIDDEN, HIDDEN), (None, HIDDEN, HIDDEN)):
        shown = GAME.shown_to(story, viewer)
        assert shown == (ChanceOutcome(0, outcome), Drew(0, card))
        (event,) = GAME.events(shown)
        assert event.get("card") == ("SL" if viewer == 0 else "?")


@pytest.mark.clause("SHIFT-9")
def test_a_dealt_card_is_seen_by_its_owner_only() -> None:
    start = GAME.start(GAME.options(starter="silver"))
    story = GAME.step(start, {NATURE: GAME.notation.move("=M3")}).story
    seen = [GAME.events(GAME.shown_to(story, viewer))[0].get("card") for viewer in (0, 1, None)]
    assert seen == ["?", "M3", "?"]


@pytest.mark.clause("SHIFT-9")
def test_a_card_that_is_played_is_open_to_all() -> None:
    story = GAME.step(table(EMPTY, "M2"), {0: GAME.notation.move("M2")}).story
    for viewer in (0, 1, None):
        assert GAME.shown_to(story, viewer) == story


@pytest.mark.clause("SHIFT-10")
def test_a_part_still_due_and_possible_must_be_carried_out() -> None:
    position = step(table(EMPTY, "M3"), "M3", ">+1")
    assert asked(position)
    assert legal(position) == {">+1", ">-1"}
    assert dict(refused(position, ".").details)["case"] == "exact"


@pytest.mark.clause("SHIFT-10")
def test_the_player_chooses_which_part() -> None:
    position = step(table(EMPTY, "MS1"), "MS1")
    assert ">+1" in legal(position)
    assert "L+1" in legal(position)


@pytest.mark.clause("SHIFT-10")
def test_when_nothing_is_possible_the_card_is_lost() -> None:
    position = step(table(FULL, "M3"), "M3")
    assert position.stage is Stage.DRAW
    moved = step(table(FULL, "MS2"), "MS2")
    assert {move[0] for move in legal(moved)} == {"L", "R"}
    assert step(moved, "L+1").stage is Stage.DRAW
    assert play(table(LOCKED, "SH"), "SH -").stage is Stage.DRAW


@pytest.mark.clause("SHIFT-10")
def test_only_the_present_moment_counts() -> None:
    """The step of A locks the left seam while B locks the right one: the shift is lost."""
    before = """
        .....|....|.....
        ...AA|...B|B....
        >>...|....|.....
        .....|....|...<<
        .....|....|.....
        .....|....|.....
    """
    position = step(table(before, "MS1"), "MS1")
    assert "L+1" in legal(position)
    assert step(position, "A+1").stage is Stage.DRAW


EMPTY_ON = picture(EMPTY).replace(">>...", "..>>.")
LEFT_DOWN = """
         |....|.....
    .....|....|.....
    .....|....|.....
    >>...|....|...<<
    .....|....|.....
    .....|....|.....
    .....|    |
"""


@pytest.mark.clause("SHIFT-10")
def test_a_move_and_shift_may_be_used_for_its_steps_alone() -> None:
    position = step(table(EMPTY, "MS2", all_parts=False), "MS2", ">+1")
    assert dict(refused(position, ".").details)["case"] == "exact"  # a step is still due
    position = step(position, ">+1")
    assert {move[0] for move in legal(position)} == {"L", "R", "."}
    after = step(position, ".")
    assert shown(after) == EMPTY_ON
    assert after.stage is Stage.DRAW
    assert told(position, ".") == [Event("gave-up-shift", (("seat", "gold"),))]


@pytest.mark.clause("SHIFT-10")
def test_a_move_and_shift_may_be_used_for_its_shift_alone() -> None:
    position = step(table(EMPTY, "MS2", all_parts=False), "MS2")
    assert dict(refused(position, ".").details)["case"] == "shift-first"
    position = step(position, "L+1")
    assert legal(position) == {">+1", "."}
    after = step(position, ".")
    assert shown(after) == picture(LEFT_DOWN)
    assert after.stage is Stage.DRAW
    assert told(position, ".") == [Event("gave-up", (("seat", "gold"), ("left", 2)))]


@pytest.mark.clause("SHIFT-10")
def test_no_other_card_has_a_part_that_may_be_given_up() -> None:
    for card in ("M2", "SH", "SL"):
        position = step(table(EMPTY, card, all_parts=False), card)
        assert "." not in legal(position)
        clause = "SHIFT-17" if card == "M2" else "SHIFT-10"
        assert refused(position, ".").clause == clause


@pytest.mark.clause("SHIFT-10")
def test_usually_both_parts_of_a_move_and_shift_are_made() -> None:
    assert GAME.options().all_parts
    position = step(table(EMPTY, "MS1"), "MS1")
    assert "." not in legal(step(position, "L+1"))
    stepped = step(position, ">+1")
    assert {move[0] for move in legal(stepped)} == {"L", "R"}
    assert refused(stepped, ".").clause == "SHIFT-10"


@pytest.mark.clause("SHIFT-10", "SHIFT-23")
def test_each_option_gives_up_for_itself() -> None:
    """Steps once begun are bound by exact_moves, whatever all_parts says."""
    strict = step(table(EMPTY, "MS3", all_parts=False), "MS3", "L+1", ">+1")
    assert legal(strict) == {">+1", ">-1"}
    loose = table(EMPTY, "MS3", all_parts=False, exact_moves=False)
    assert dict(refused(step(loose, "MS3"), ".").details)["case"] == "first-step"
    assert step(loose, "MS3", "L+1", ">+1", ".").stage is Stage.DRAW
    begun = step(loose, "MS3", ">+1", ".")
    assert {move[0] for move in legal(begun)} == {"L", "R", "."}
    both = play(loose, "MS3 >+1 . .")
    assert both.stage is Stage.DRAW
    assert shown(both) == picture(EMPTY).replace(">>...", ".>>..")


# Vehicles


@pytest.mark.clause("SHIFT-11")
def test_any_vehicle_but_the_opponents_hero() -> None:
    drawing = picture(EMPTY).replace(".....|....|.....", "AA...|....|.....", 1)
    gold = step(table(drawing, "M1", "gold"), "M1")
    silver = step(table(drawing, "M1", "silver"), "M1")
    assert legal(gold) == {"A+1", ">+1"}
    assert legal(silver) == {"A+1", "<-1"}
    assert refused(gold, "<-1").clause == "SHIFT-11"
    assert refused(silver, ">+1").clause == "SHIFT-11"
    assert refused(step(table(drawing, "SL"), "SL"), "<-3").clause == "SHIFT-11"


@pytest.mark.clause("SHIFT-12")
def test_vehicles_move_along_their_own_line() -> None:
    before = """
        .....|....|.....
        .AA..|....|.....
        >>...|.B..|.....
        .....|.B..|...<<
        .....|....|.....
        .....|....|.....
    """
    assert shown(play(table(before, "M2"), "M2 A+1 B-1")) == picture("""
        .....|....|.....
        ..AA.|.B..|.....
        >>...|.B..|.....
        .....|....|...<<
        .....|....|.....
        .....|....|.....
    """)


@pytest.mark.clause("SHIFT-12")
def test_nobody_passes_another() -> None:
    before = """
        .....|....|.....
        .AA..|B...|.....
        >>...|B...|.....
        .....|....|...<<
        .....|....|.....
        .....|....|.....
    """
    slide = step(table(before, "SL"), "SL")
    assert {m for m in legal(slide) if m[0] == "A"} == {"A-1", "A+1", "A+2"}
    blocked = refused(slide, "A+3")
    assert (blocked.clause, dict(blocked.details)["other"]) == ("SHIFT-12", "B")
    near = step(table(before, "M3"), "M3", "A+1", "A+1")
    assert refused(near, "A+1").clause == "SHIFT-12"


@pytest.mark.clause("SHIFT-13")
def test_blockers_stay_on_the_grid() -> None:
    before = """
        AA...|..B.|...CC
        .....|..B.|.....
        >>...|....|.....
        .....|....|...<<
        .....|....|.....
        .....|....|.....
    """
    position = step(table(before, "M1"), "M1")
    assert legal(position) == {"A+1", "B+1", "C-1", ">+1"}
    for move in ("A-1", "B-1", "C+1"):
        assert refused(position, move).clause == "SHIFT-13"


@pytest.mark.clause("SHIFT-14")
def test_a_hero_leaves_only_over_the_far_end() -> None:
    gold = step(table(EMPTY, "M1"), "M1")
    silver = step(table(EMPTY, "M1", "silver"), "M1")
    assert refused(gold, ">-1").clause == "SHIFT-14"
    assert refused(silver, "<+1").clause == "SHIFT-14"
    before = """
        .....|....|.....
        .....|....|.....
        <<...|....|.....
        .....|....|...>>
        .....|....|.....
        .....|....|.....
    """
    assert shown(play(table(before, "M1"), "M1 >+1")).split("\n")[3] == ".....|....|....>>"
    over = shown(play(table(before, "M1", "silver"), "M1 <-1"))
    assert over.split("\n")[2] == "<<....|....|....."


SHIFTED = """
         |....|.....
    .....|....|.....
    >>.AA|....|.....
    .....|..BB|...<<
    .....|....|.....
    ....C|....|.....
    ....C|    |
"""
"""The left section stands one row lower."""


@pytest.mark.clause("SHIFT-15")
def test_a_seam_is_crossed_where_both_sections_have_the_row() -> None:
    assert shown(play(table(SHIFTED, "M2"), "M2 A+2")) == picture("""
             |....|.....
        .....|....|.....
        >>...|AA..|.....
        .....|..BB|...<<
        .....|....|.....
        ....C|....|.....
        ....C|    |
    """)


@pytest.mark.clause("SHIFT-15")
def test_a_vehicle_stops_at_a_seam_where_the_row_is_missing() -> None:
    before = """
             |..AA|.....
        .....|....|.....
        >>...|....|.....
        .....|....|...<<
        .....|....|.....
        .....|....|.....
        .CC..|    |
    """
    position = step(table(before, "SL"), "SL")
    assert {m for m in legal(position) if m[0] == "A"} == {
        *("A-1", "A-2"),
        *(f"A+{n}" for n in range(1, 6)),
    }
    assert refused(position, "A-3").clause == "SHIFT-15"
    assert refused(position, "C+3").clause == "SHIFT-15"


@pytest.mark.clause("SHIFT-15")
def test_a_vehicle_along_a_column_stays_in_its_section() -> None:
    position = step(table(SHIFTED, "M1"), "M1")
    assert refused(position, "C+1").clause == "SHIFT-13"
    assert "C-1" in legal(position)


@pytest.mark.clause("SHIFT-15")
def test_a_hero_does_not_leave_over_a_seam() -> None:
    before = """
        ...>>|    |
        .....|....|.....
        .....|....|.....
        .....|....|...<<
        .....|....|.....
        .....|....|.....
             |....|.....
    """
    position = step(table(before, "SL"), "SL")
    assert refused(position, ">+1").clause == "SHIFT-15"


PARTLY = """
    .....|....|.....
    .....|....|.....
    .....|....|....>>
    .....|....|...<<
    .....|....|.....
    .....|....|.....
"""


@pytest.mark.clause("SHIFT-16")
def test_a_hero_partly_off_moves_with_its_section_and_locks_nothing() -> None:
    position = table(PARTLY, "SH", "silver")
    assert position.board.lock("R") is None
    assert shown(play(position, "SH R-2")) == picture("""
             |    |.....
             |    |.....
        .....|....|....>>
        .....|....|...<<
        .....|....|.....
        .....|....|.....
        .....|....|
        .....|....|
    """)


@pytest.mark.clause("SHIFT-16")
def test_a_hero_partly_off_rides_down() -> None:
    assert shown(play(table(PARTLY, "SH"), "SH R+1")) == picture("""
        .....|....|
        .....|....|.....
        .....|....|.....
        .....|....|....>>
        .....|....|...<<
        .....|....|.....
             |    |.....
    """)


@pytest.mark.clause("SHIFT-16")
def test_a_hero_partly_off_may_come_back() -> None:
    assert shown(play(table(PARTLY, "M1"), "M1 >-1")) == picture("""
        .....|....|.....
        .....|....|.....
        .....|....|...>>
        .....|....|...<<
        .....|....|.....
        .....|....|.....
    """)


@pytest.mark.clause("SHIFT-3", "SHIFT-16")
def test_a_start_has_no_hero_partly_off() -> None:
    with pytest.raises(SetupError, match="hero-place"):
        ShiftOptions.read({"setup": picture(PARTLY)})
