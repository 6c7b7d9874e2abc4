"""Hand-worked positions for the Shuttles reference, clause by clause."""

from __future__ import annotations

import random

import pytest

from tests.games.shuttles.reference import (
    NORTH,
    SOUTH,
    Pending,
    Reference,
    board_faults,
    default_board,
    read_board,
)

# The drawing of the clauses, from north to south.
DRAWING = """\
          . . . . . . .
          -     -     -
          . .|. . .|. .
          . .|. . .|. .
          -     -     -
          . . . . . . .
          . . . . . . .
          -     -     -
          . .|. . .|. .
          . . . . . . .
            - -   - -
          . . . . . . .
          . .|. . .|. .
          -     -     -
          . . . . . . .
          . . . . . . .
          -     -     -
          . .|. . .|. .
          . .|. . .|. .
          -     -     -
          . . . . . . ."""

# Pieces out of the way: South's in the west of shuttles 5 and 6, North's in the east.
ASIDE_S = ["5a1", "5b1", "6a1", "6b1", "7a1"]
ASIDE_N = ["5a7", "5b7", "6a7", "6b7", "7a7"]


def stand(
    south: list[str],
    north: list[str],
    offsets: list[int] | None = None,
    turn: int = SOUTH,
    ban: bool = False,
    claim: bool = False,
    turns: int = 0,
    options: dict[str, object] | None = None,
) -> Reference:
    """The named pieces, the rest of the five aside."""
    return Reference.at(
        {
            "pieces": {
                SOUTH: (south + ASIDE_S)[:5],
                NORTH: (north + ASIDE_N)[:5],
            },
            "offsets": offsets or [0] * 7,
            "turn": turn,
            "ban": ban,
            "claim": claim,
            "turns": turns,
        },
        options or {},
    )


def moves_of(reference: Reference, piece: str) -> set[str]:
    """What this piece of the seat to move may do, without its own name."""
    seat = reference.pending().seats[0]
    return {
        move[len(piece) :]
        for move in reference.legal(seat)
        if move.startswith((piece + "-", piece + "x"))
    }


def play(reference: Reference, *moves: str) -> None:
    for move in moves:
        reference.do({reference.pending().seats[0]: move})


def start(first: str = "south", **options: object) -> Reference:
    return Reference(2, {"first": first, **options})


# ------------------------------------------------------------------------------------- the board


def test_shut_1_seven_shuttles_three_each_and_the_centre() -> None:
    assert default_board()["order"] == "NSNCSNS"


def test_shut_2_barriers_are_those_of_the_drawing() -> None:
    seen: set[frozenset[str]] = set()
    lines = DRAWING.splitlines()
    names: list[str] = []
    for shuttle in range(7, 0, -1):
        names += [f"{shuttle}b", "", f"{shuttle}a"]
    for name, line in zip(names, lines, strict=True):
        if name:
            for column in range(1, 7):
                if line[10 + 2 * column - 1] == "|":
                    seen.add(frozenset({f"{name}{column}", f"{name}{column + 1}"}))
    for index, line in enumerate(lines):
        if not names[index]:
            shuttle_name = names[index - 1][0]
            for column, mark in enumerate(line.ljust(23)[10:23:2], start=1):
                if mark == "-":
                    pair = {f"{shuttle_name}a{column}", f"{shuttle_name}b{column}"}
                    seen.add(frozenset(pair))
    assert len(seen) == 6 * 5 + 4
    assert start().walls() == seen


def test_shut_3_and_4_the_start() -> None:
    assert start().snapshot() == {
        "pieces": {0: ["s1", "s2", "s3", "s4", "s5"], 1: ["n1", "n2", "n3", "n4", "n5"]},
        "offsets": [0] * 7,
        "turn": SOUTH,
        "ban": False,
        "claim": False,
        "turns": 0,
    }


@pytest.mark.parametrize(
    ("offset", "first", "last"),
    [(0, "1a2", "1a6"), (1, "1a1", "1a5"), (2, None, "1a4"), (-1, "1a3", "1a7"), (-2, "1a4", None)],
)
def test_shut_5_neighbours_share_a_column_of_the_frame(
    offset: int, first: str | None, last: str | None
) -> None:
    reference = start()
    reference.offsets[0] = offset
    assert reference.step("s1", (1, 0)) == first
    assert reference.step("s5", (1, 0)) == last


def test_shut_5_north_block_counts_from_the_left_as_south_sees_it() -> None:
    reference = start()
    assert reference.step("n1", (-1, 0)) == "7b2"
    assert reference.step("n5", (-1, 0)) == "7b6"
    assert reference.step("n1", (1, 0)) is None


# -------------------------------------------------------------------------------------- the turn


def test_shut_10_the_toss() -> None:
    reference = Reference(2, {})
    assert reference.pending() == Pending("chance", ())
    assert reference.weights() == {"south": 1, "north": 1}
    reference.draw("north")
    assert reference.pending() == Pending("decision", (NORTH,))
    play(reference, "1>")
    assert reference.pending() == Pending("decision", (SOUTH,))


def test_shut_10_all_opening_moves() -> None:
    column = ["1a", "1b", "2a", "2b", "3a", "3b", "4a"]
    expected = {"2<", "2>", "4<", "4>", "5<", "5>", "7<", "7>", "s3-1a4"}
    for piece, number in [("s1", 2), ("s2", 3), ("s4", 5), ("s5", 6)]:
        expected |= {f"{piece}-{row}{number}" for row in column}
    assert start().legal(SOUTH) == expected
    assert start().legal(NORTH) == set()


def test_shut_11_pieces_ride_along_and_do_not_block() -> None:
    reference = stand(["2a1", "2b7"], ["2a7", "2b1"])
    play(reference, "2>")
    assert reference.snapshot()["offsets"] == [0, 1, 0, 0, 0, 0, 0]
    assert reference.pieces[SOUTH] >= {"2a1", "2b7"}
    assert reference.spaces()["2b7"] == (4, 7)


def test_shut_11_not_past_the_last_notch() -> None:
    legal = stand([], [], [0, 2, 0, -2, -2, 0, 0]).legal(SOUTH)
    assert {move for move in legal if move[-1] in "<>"} == {"2<", "4>", "5>", "7<", "7>"}


def test_shut_12_barriers_end_a_slide() -> None:
    # Before 2a4 stands a barrier, beside 2a3 and 2a5 too, and behind 1b4.
    assert moves_of(stand(["2a4"], []), "2a4") == {"-2a3", "-2a5", "-1b4"}


def test_shut_12_pieces_end_a_slide() -> None:
    reference = stand(["2a4", "2a5"], ["1b4"])
    assert moves_of(reference, "2a4") == {"-2a3"}  # no landing behind 1b4: a barrier


def test_shut_12_no_slide_over_a_void() -> None:
    reference = stand(["2b1"], [], [0, 0, 2, 0, 0, 0, 0])
    assert moves_of(reference, "2b1") == {f"-2b{column}" for column in range(2, 8)}


def test_shut_12_a_slide_runs_over_aligned_shuttles() -> None:
    reference = stand(["2b3"], [], [0, 0, 1, 0, 0, 0, 0])
    assert moves_of(reference, "2b3") == {
        *{"-3a2", "-3b2", "-4a3"},  # then the centre's barrier
        *{"-2a3", "-1b3", "-1a3"},  # then the own block: SHUT-22
        *{"-2b1", "-2b2", "-2b4", "-2b5", "-2b6", "-2b7"},
    }


def test_shut_13_jump_forward_backward_sideways() -> None:
    assert "x3a3" in moves_of(stand(["2a3"], ["2b3"]), "2a3")
    assert "x2a3" in moves_of(stand(["3a3"], ["2b3"]), "3a3")
    assert "x2b5" in moves_of(stand(["2b3"], ["2b4"]), "2b3")
    assert "x2b1" in moves_of(stand(["2b3"], ["2b2"]), "2b3")


def test_shut_13_jumped_pieces_stay_and_the_turn_ends() -> None:
    reference = stand(["2a3"], ["2b3", "3b3"])
    assert {move for move in moves_of(reference, "2a3") if "x" in move} == {"x3a3"}
    play(reference, "2a3x3a3")
    assert "3a3" in reference.pieces[SOUTH]
    assert "2b3" in reference.pieces[NORTH]
    assert reference.pending().seats == (NORTH,)


@pytest.mark.parametrize(
    ("south", "north", "offsets"),
    [
        (["2a3"], ["2b3", "3a3"], [0] * 7),  # two pieces
        (["2a3", "3a3"], ["2b3"], [0] * 7),  # an own piece behind
        (["2a3", "2b3"], [], [0] * 7),  # over an own piece: SHUT-20
        (["2a3"], ["3a3"], [0] * 7),  # not adjacent
        (["2a3"], ["2b4"], [0] * 7),  # diagonally: SHUT-20
        (["2a4"], ["2b4"], [0] * 7),  # barrier before the piece
        (["2b4"], ["2a4"], [0] * 7),
        (["3b2"], ["4a2"], [0] * 7),  # barrier behind it
        (["2a4"], ["2a5"], [0] * 7),  # side barrier behind it
        (["2a6"], ["2a5"], [0] * 7),  # side barrier before it
        (["2b2"], ["2b1"], [0] * 7),  # edge behind it
        (["2a2"], ["2b2"], [0, 0, 2, 0, 0, 0, 0]),  # void behind it
        (["3a1"], ["2b1"], [0, 0, 2, 0, 0, 0, 0]),  # void before it: 3a1 lies over 2b3
    ],
)
def test_shut_13_no_jump(south: list[str], north: list[str], offsets: list[int]) -> None:
    reference = stand(south, north, offsets)
    assert not {move for move in moves_of(reference, south[0]) if "x" in move}


def test_shut_14_centre_ban_lasts_one_turn() -> None:
    reference = start()
    play(reference, "4>")
    assert reference.snapshot()["ban"] is True
    assert not {"4<", "4>"} & reference.legal(NORTH)
    play(reference, "1>")
    assert reference.snapshot()["ban"] is False
    assert {"4<", "4>"} <= reference.legal(SOUTH)  # the own last move is no hindrance
    play(reference, "4>")
    assert reference.snapshot()["offsets"] == [1, 0, 0, 2, 0, 0, 0]


# ----------------------------------------------------------------------- not allowed and allowed


def test_shut_21_only_own_shuttles() -> None:
    south = {move for move in start().legal(SOUTH) if move[-1] in "<>"}
    north = {move for move in start("north").legal(NORTH) if move[-1] in "<>"}
    assert {move[0] for move in south} == set("2457")
    assert {move[0] for move in north} == set("1346")


def test_shut_22_never_back_into_the_own_block() -> None:
    assert moves_of(stand(["1a2", "1b2", "1a3"], []), "1a2") == {"-1a1"}
    assert "x" not in "".join(moves_of(stand(["1b2"], ["1a2"]), "1b2"))
    # The same place is North's goal.
    assert "-s1" in moves_of(stand([], ["1a2"], turn=NORTH), "1a2")


def test_shut_23_no_goal_while_one_waits() -> None:
    assert "-n1" not in moves_of(stand(["7b2", "s3"], []), "7b2")
    assert "-n1" in moves_of(stand(["7b2"], []), "7b2")
    assert "xn1" not in moves_of(stand(["7a2", "s3"], ["7b2"]), "7a2")
    assert "xn1" in moves_of(stand(["7a2"], ["7b2"]), "7a2")
    # The other's waiting pieces are no hindrance.
    assert "-n1" in moves_of(stand(["7b2"], ["n3"]), "7b2")


def test_shut_23_the_last_one_stops_before_the_goal() -> None:
    open_column = [1, 1, 1, 0, 1, 1, 1]
    last = moves_of(stand(["s3"], [], open_column), "s3")
    assert "-7b3" in last
    assert "-n3" not in last
    assert "-n3" in moves_of(stand(["1a3"], [], open_column), "1a3")


def test_shut_30_sideways_inside_the_own_block() -> None:
    reference = stand(["s2"], ["s3"])
    assert {move for move in moves_of(reference, "s2") if "s" in move} == {"-s1", "xs4"}


def test_shut_30_sideways_inside_the_goal() -> None:
    reference = stand(["n2"], ["n3"])
    assert {move for move in moves_of(reference, "n2") if "n" in move} == {"-n1", "xn4"}


def test_shut_31_pieces_on_the_centre_are_free() -> None:
    reference = stand(["4a1"], ["4a2"], ban=True)
    assert not {"4<", "4>"} & reference.legal(SOUTH)
    assert {"x4a3", "-4b1"} <= moves_of(reference, "4a1")


def test_shut_32_out_of_the_goal_again() -> None:
    assert "-7b2" in moves_of(stand(["n1"], []), "n1")


# ----------------------------------------------------------------------------------------- the end


def test_shut_40_all_five_in_the_goal() -> None:
    reference = stand(["7b2", "n2", "n3", "n4", "n5"], [])
    play(reference, "7b2-n1")
    assert reference.pending() == Pending("finished", ())
    assert reference.result() == {
        "winners": [SOUTH],
        "ranks": [1, 2],
        "scores": None,
        "reason": "goal",
    }
    assert reference.legal(NORTH) == set()


def test_shut_40_north_wins_too() -> None:
    reference = stand([], ["1a2", "s2", "s3", "s4", "s5"], turn=NORTH)
    play(reference, "1a2-s1")
    assert reference.result()["winners"] == [NORTH]
    assert reference.result()["ranks"] == [2, 1]


FOUR = ["n1", "n2", "n3", "n4"]


def test_shut_41_refusal_and_claim() -> None:
    reference = stand([*FOUR, "4a1"], ["n5"], turn=NORTH)
    assert reference.warned() == (NORTH,)
    assert "n5-7b6" in reference.legal(NORTH)
    play(reference, "1>")
    assert reference.snapshot()["claim"] is True
    turns = reference.snapshot()["turns"]
    play(reference, "claim")
    assert reference.result() == {
        "winners": [SOUTH],
        "ranks": [1, 2],
        "scores": None,
        "reason": "claim",
    }
    assert reference.snapshot()["turns"] == turns


def test_shut_41_vacating_is_no_refusal() -> None:
    reference = stand([*FOUR, "4a1"], ["n5"], turn=NORTH)
    play(reference, "n5-7b6")
    assert "claim" not in reference.legal(SOUTH)
    assert reference.warned() == ()


def test_shut_41_no_refusal_if_it_could_not_leave() -> None:
    void = stand([*FOUR, "4a1"], ["n5"], [0, 0, 0, 0, 0, 0, -2], turn=NORTH)
    play(void, "1>")
    assert "claim" not in void.legal(SOUTH)
    own = stand([*FOUR, "4a1"], ["n5", "7b6"], turn=NORTH)
    play(own, "1>")
    assert "claim" not in own.legal(SOUTH)


def test_shut_41_leaving_by_a_jump_counts() -> None:
    reference = stand([*FOUR, "7b6"], ["n5"], turn=NORTH)
    assert "n5x7a6" in reference.legal(NORTH)
    play(reference, "1>")
    assert "claim" in reference.legal(SOUTH)


def test_shut_41_no_claim_unless_full_and_partly_own() -> None:
    gap = stand(["n1", "n2", "n3"], ["n5"], turn=NORTH)
    play(gap, "1>")
    assert "claim" not in gap.legal(SOUTH)
    opening = start("north")
    play(opening, "1>")
    assert opening.warned() == ()
    assert "claim" not in opening.legal(SOUTH)


def test_shut_41_the_right_lasts_one_turn() -> None:
    reference = stand([*FOUR, "4a1"], ["n5"], turn=NORTH)
    play(reference, "1>", "2>")
    assert reference.snapshot()["claim"] is False
    play(reference, "n5-7b6")
    assert "claim" not in reference.legal(SOUTH)


def test_shut_42_third_time() -> None:
    reference = start()
    dance = ["2>", "1>", "2<", "1<"]
    play(reference, *dance)
    assert reference.pending().kind == "decision"
    play(reference, *dance)
    assert reference.result() == {
        "winners": [],
        "ranks": [1, 1],
        "scores": None,
        "reason": "repetition",
    }
    endless = start(repetition=None)
    play(endless, *dance, *dance, *dance)
    assert endless.pending().kind == "decision"


def test_shut_42_ban_and_claim_make_another_position() -> None:
    plain = stand([*FOUR, "4a1"], ["n5"]).snapshot()
    banned = {**plain, "ban": True}
    claiming = {**plain, "claim": True}
    assert Reference.at(plain, {}, [plain]).pending().kind == "decision"
    assert Reference.at(plain, {}, [plain, plain]).pending().kind == "finished"
    assert Reference.at(plain, {}, [plain, banned, banned]).pending().kind == "decision"
    assert Reference.at(plain, {}, [plain, claiming, claiming]).pending().kind == "decision"


def test_shut_42_turn_limit() -> None:
    reference = start(turn_limit=2)
    play(reference, "2>", "1>")
    assert reference.result() == {
        "winners": [],
        "ranks": [1, 1],
        "scores": None,
        "reason": "turn_limit",
    }
    late = stand([], [], turns=399)
    play(late, "2>")
    assert late.result()["reason"] == "turn_limit"
    free = stand([], [], turns=399, options={"turn_limit": None})
    play(free, "2>")
    assert free.pending().kind == "decision"


def test_shut_42_a_win_comes_before_a_draw() -> None:
    reference = stand(["7b2", "n2", "n3", "n4", "n5"], [], turns=399)
    play(reference, "7b2-n1")
    assert reference.result()["reason"] == "goal"


# ---------------------------------------------------------------------------- boards and positions


def test_default_board_has_no_faults() -> None:
    assert board_faults(read_board(default_board())) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"order": "NSNSCNS"}, "in the middle"),
        ({"order": "NSNCSN"}, "seven"),
        ({"order": "SSSCSNN"}, "owns three"),
        ({"order": "NNSCSNS"}, "half turn"),
        ({"offset_limit": 0}, "offset limit"),
        ({"block_size": 4}, "exactly five"),
        ({"block_first": 0}, "half turn"),
        ({"block_first": 3}, "neighbour at offset 0"),
        ({"between": [["#......"]] * 7}, "half turn"),
        ({"side": [["......"]] * 7}, "side barriers"),
    ],
)
def test_bad_boards_are_refused(change: dict[str, object], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Reference(2, {"board": {**default_board(), **change}})


def test_a_custom_board_without_barriers_between_rows() -> None:
    board = {**default_board(), "between": [["......."]] * 7}
    reference = Reference(2, {"board": board, "first": "south"})
    assert len(moves_of(reference, "s3")) == 14  # up to 7b4, before n3


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"offsets": [3, 0, 0, 0, 0, 0, 0]}, "no such offsets"),
        ({"pieces": {0: ASIDE_S[:4], 1: ASIDE_N}}, "five pieces"),
        ({"pieces": {0: ASIDE_S, 1: ASIDE_S}}, "space of its own"),
        ({"pieces": {0: [*ASIDE_S[:4], "8a1"], 1: ASIDE_N}}, "no such space"),
        ({"turn": 2}, "no such seat"),
        ({"claim": True}, "nothing to claim"),
    ],
)
def test_at_refuses_impossible_positions(change: dict[str, object], fault: str) -> None:
    good = stand([], []).snapshot()
    with pytest.raises(ValueError, match=fault):
        Reference.at({**good, **change}, {})


def test_at_returns_the_same_snapshot() -> None:
    reference = start()
    play(reference, "s1-3a2", "4<", "2>")
    assert Reference.at(reference.snapshot(), {}).snapshot() == reference.snapshot()


def turned(name: str) -> str:
    """A space or a move after a half turn of the board."""
    if name == "claim":
        return name
    for sign in "-x":
        if sign in name:
            return sign.join(turned(part) for part in name.split(sign))
    if name[-1] in "<>":
        return f"{8 - int(name[0])}{'<' if name[1] == '>' else '>'}"
    if name[0] in "sn":
        return f"{'n' if name[0] == 's' else 's'}{6 - int(name[1])}"
    return f"{8 - int(name[0])}{'b' if name[1] == 'a' else 'a'}{8 - int(name[2])}"


def test_a_half_turn_changes_nothing() -> None:
    choose = random.Random(7)
    one = start("south")
    two = start("north")
    for _ in range(60):
        if one.pending().kind != "decision":
            break
        seat = one.pending().seats[0]
        moves = one.legal(seat)
        assert {turned(move) for move in moves} == two.legal(1 - seat)
        move = choose.choice(sorted(moves))
        one.do({seat: move})
        two.do({1 - seat: turned(move)})


def test_illegal_moves_are_refused() -> None:
    for wrong in ({SOUTH: "1>"}, {NORTH: "1>"}, {SOUTH: "claim"}, {SOUTH: "s1-s2"}, {}):
        with pytest.raises(ValueError, match="not a move"):
            start().do(wrong)
