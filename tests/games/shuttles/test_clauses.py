"""SHUT-1 … SHUT-42, each clause by name.

Unless a test says otherwise the board is the default one and aligned: in the coloured shuttles
barriers stand between the rows at columns 1, 4 and 7, in the centre one at 2, 3, 5 and 6.
"""

from __future__ import annotations

import pytest

from tailback.games.shuttles import GAME, Stage, default_board
from tailback.kit import NATURE, Chance, Decision, Event, Finished, IllegalMove
from tests.games.shuttles.positions import ends, play, refused, shuttle_moves, stand, told, view

START = """\
      n n n n n
    . . . . . . .      7S
    -     -     -
    . .|. . .|. .
    . .|. . .|. .      6N
    -     -     -
    . . . . . . .
    . . . . . . .      5S
    -     -     -
    . .|. . .|. .
    . . . . . . .      4C
      - -   - -
    . . . . . . .
    . .|. . .|. .      3N
    -     -     -
    . . . . . . .
    . . . . . . .      2S
    -     -     -
    . .|. . .|. .
    . .|. . .|. .      1N
    -     -     -
    . . . . . . .
      s s s s s"""


# The board


@pytest.mark.clause("SHUT-1")
def test_three_shuttles_each_and_one_for_both() -> None:
    assert default_board().order == "NSNCSNS"
    assert shuttle_moves(stand(turn="south")) == "2< 2> 5< 5> 7< 7> 4< 4>"
    assert shuttle_moves(stand(turn="north")) == "1< 1> 3< 3> 6< 6> 4< 4>"


@pytest.mark.clause("SHUT-2")
def test_two_rows_of_seven_with_barriers() -> None:
    names = stand().maze.spaces
    assert [name for name in names if name[0] == "3"] == [
        *("3a1", "3a2", "3a3", "3a4", "3a5", "3a6", "3a7"),
        *("3b1", "3b2", "3b3", "3b4", "3b5", "3b6", "3b7"),
    ]
    assert str(GAME.start()) == START


@pytest.mark.clause("SHUT-2")
def test_barriers_between_rows_and_between_neighbours() -> None:
    # 2a4: no way north; west to the barrier 2|3 and east to the barrier 5|6.
    assert ends(stand("2a4 1b4"), "2a4") == "2a3 2a5"
    assert refused(stand("2a4"), "2a4-2b4") == "SHUT-12 barrier"
    assert refused(stand("2a4"), "2a4-2a6") == "SHUT-12 barrier"
    assert refused(stand("2a4"), "2a4-2b9") == "SHUT-2"


@pytest.mark.clause("SHUT-2")
def test_two_notches_to_each_side() -> None:
    position = stand(shuttles={2: 2, 5: -2})
    assert shuttle_moves(position) == "2< 5> 7< 7> 4< 4>"


@pytest.mark.clause("SHUT-3")
def test_a_block_is_named_by_its_places_from_the_left() -> None:
    start = GAME.start()
    for row, letter, spaces in zip((0, 15), "sn", start.pieces, strict=True):
        assert [start.maze.names[space] for space in spaces] == [
            f"{letter}{n}" for n in range(1, 6)
        ]
        places = [start.maze.place(space, start.offsets) for space in spaces]
        assert places == [(row, column) for column in range(1, 6)]


@pytest.mark.clause("SHUT-3")
def test_blocks_are_five_places_over_columns_two_to_six() -> None:
    position = stand("s1 s2 s3 s4 s5")
    for place in range(1, 6):
        assert f"1a{place + 1}" in ends(position, f"s{place}").split()
    position = stand("7b2", "n3 n4 n5")
    assert "n1" in ends(position, "7b2").split()
    assert refused(stand("7b1"), "7b1-n1") == "SHUT-20 diagonal"


@pytest.mark.clause("SHUT-4")
def test_aligned_with_full_blocks_at_the_start() -> None:
    position = GAME.start()
    assert position.offsets == (0, 0, 0, 0, 0, 0, 0)
    assert str(position) == START


@pytest.mark.clause("SHUT-5")
def test_neighbours_depend_on_the_offsets() -> None:
    # Shuttle 1 one notch to the right: s2 lies before 1a2, which has a way to 1b2; the aligned
    # shuttle 2 goes on with 2a3.
    assert ends(stand("s2", "2b3", shuttles={1: 1}), "s2") == "1a2 1b2 2a3 s1 s3 s4 s5"
    # To the left: s2 lies before 1a4, where a barrier stands.
    assert ends(stand("s2", shuttles={1: -1}), "s2") == "1a4 s1 s3 s4 s5"


@pytest.mark.clause("SHUT-5")
def test_a_void_where_one_is_missing() -> None:
    # Shuttle 1 two notches to the right: nothing lies before s1.
    position = stand("s1", shuttles={1: 2})
    assert ends(position, "s1") == "s2 s3 s4 s5"
    assert refused(stand("1b1", shuttles={1: -1}), "1b1-2a1") == "SHUT-20 diagonal"
    # 1b7 and 3a7 lie in one column, two beyond the end of shuttle 2 between them.
    position = stand("1b7", shuttles={1: 2, 2: 0, 3: 2})
    assert ends(position, "1b7") == "1b6"
    assert refused(position, "1b7-3a7") == "SHUT-12 void"


# The turn


@pytest.mark.clause("SHUT-10")
def test_the_toss_decides_who_moves_first() -> None:
    start = GAME.start()
    pending = GAME.pending(start)
    assert isinstance(pending, Chance)
    assert [str(outcome) for outcome in pending.outcomes] == ["=south", "=north"]
    assert pending.weights == (1, 1)
    for seat, outcome in enumerate(pending.outcomes):
        assert GAME.pending(GAME.apply(start, {NATURE: outcome})) == Decision((seat,))
    assert refused(start, "2>") == "SHUT-10 toss"


@pytest.mark.clause("SHUT-10")
def test_everyone_is_told_who_starts() -> None:
    for seat, name in enumerate(("south", "north")):
        step = GAME.step(GAME.start(), {NATURE: GAME.notation.move(f"={name}")})
        assert step.after.turn == seat
        for viewer in (0, 1, None):
            shown = GAME.shown_to(step.story, viewer)
            assert GAME.events(shown) == (Event.of("starts", seat=name),)


@pytest.mark.clause("SHUT-10")
def test_then_they_alternate_with_one_move_each() -> None:
    position = GAME.start(GAME.options(first="north"))
    assert GAME.pending(position) == Decision((1,))
    position = play(position, "n2-6b3")
    assert GAME.pending(position) == Decision((0,))
    assert GAME.legal(position, 1) == ()
    refusal = GAME.refusal(position, 1, GAME.notation.move("1>"))
    assert refusal is not None
    assert refusal.clause == "SHUT-10"
    assert GAME.pending(play(position, "2>")) == Decision((1,))


@pytest.mark.clause("SHUT-10")
def test_nobody_may_pass() -> None:
    assert {move.kind for move in stand().moves} <= {"slide", "jump", "shuttle"}


@pytest.mark.clause("SHUT-11")
def test_a_shuttle_moves_one_notch_and_carries_its_pieces() -> None:
    position = play(stand("2a3", "2b5"), "2>")
    assert position.offsets == (0, 1, 0, 0, 0, 0, 0)
    assert str(position).splitlines()[16:19] == [
        "      . . . . n . .    2S",
        "      -     -     -",
        "      . .|s . .|. .",
    ]
    assert play(stand("2a3"), "2<").offsets == (0, -1, 0, 0, 0, 0, 0)


@pytest.mark.clause("SHUT-11")
def test_a_shuttle_that_moves_is_told() -> None:
    for viewer in (0, 1, None):
        right = Event.of("shuttled", seat="south", shuttle=2, way="right")
        assert told(stand(), "2>", viewer) == (right,)
    left = Event.of("shuttled", seat="north", shuttle=6, way="left")
    assert told(stand(turn="north"), "6<") == (left,)


@pytest.mark.clause("SHUT-11")
def test_a_shuttle_stops_at_its_last_notch() -> None:
    assert refused(stand(shuttles={2: 2}), "2>") == "SHUT-11"
    assert refused(stand(shuttles={2: -2}), "2<") == "SHUT-11"
    assert refused(stand(shuttles={4: 2}), "4>") == "SHUT-11"


@pytest.mark.clause("SHUT-12")
def test_a_piece_slides_any_number_of_spaces_in_each_direction() -> None:
    assert ends(stand("2b3"), "2b3") == "1a3 1b3 2a3 2b1 2b2 2b4 2b5 2b6 2b7 3a3 3b3 4a3"
    assert stand("2b3").maze.names[play(stand("2b3"), "2b3-4a3").pieces[0][0]] == "4a3"


@pytest.mark.clause("SHUT-12")
def test_a_slide_is_told() -> None:
    for viewer in (0, 1, None):
        slid = Event.of("slid", seat="south", start="2b3", end="4a3")
        assert told(stand("2b3"), "2b3-4a3", viewer) == (slid,)
    slid = Event.of("slid", seat="north", start="n2", end="7b3")
    assert told(stand("", "n2", turn="north"), "n2-7b3") == (slid,)


@pytest.mark.clause("SHUT-12")
def test_a_slide_stops_before_pieces_of_both_sides() -> None:
    position = stand("2b3 2b6", "3b3 2a3 1b3")
    assert ends(position, "2b3") == "2b1 2b2 2b4 2b5 3a3"
    assert refused(position, "2b3-2b6") == "SHUT-12 piece"
    assert refused(position, "2b3-2b7") == "SHUT-12 piece"
    assert refused(position, "2b3-3b3") == "SHUT-12 piece"


@pytest.mark.clause("SHUT-12")
def test_only_the_own_pieces_and_at_least_one_space() -> None:
    position = stand("2b3", "3b3")
    assert refused(position, "2b3-2b3") == "SHUT-12 still"
    assert refused(position, "3b3-4a3") == "SHUT-12 theirs"
    assert refused(position, "2b4-2b5") == "SHUT-12 empty"


@pytest.mark.clause("SHUT-13")
@pytest.mark.parametrize(
    ("jumped", "landing"), [("3a3", "3b3"), ("2a3", "1b3"), ("2b2", "2b1"), ("2b4", "2b5")]
)
def test_a_jump_over_an_adjacent_piece_in_each_direction(jumped: str, landing: str) -> None:
    before = stand("2b3", jumped)
    assert f"x{landing}" in ends(before, "2b3").split()
    position = play(before, f"2b3x{landing}")
    names = position.maze.names
    assert landing in [names[space] for space in position.pieces[0]]
    assert jumped in [names[space] for space in position.pieces[1]]
    assert GAME.pending(position) == Decision((1,))


@pytest.mark.clause("SHUT-13")
def test_a_jump_is_told() -> None:
    for viewer in (0, 1, None):
        jumped = Event.of("jumped", seat="south", start="2b3", end="2b5")
        assert told(stand("2b3", "2b4"), "2b3x2b5", viewer) == (jumped,)


@pytest.mark.clause("SHUT-13")
def test_a_jump_needs_an_empty_space_behind_and_no_barrier() -> None:
    assert refused(stand("2b3", "2b4 2b5"), "2b3x2b5") == "SHUT-13 landing"
    assert refused(stand("2b3 2b5", "2b4"), "2b3x2b5") == "SHUT-13 landing"
    assert refused(stand("1b4", "2a4"), "1b4x2b4") == "SHUT-13 barrier"
    assert refused(stand("2a1", "2a2"), "2a1x2a3") == "SHUT-13 barrier"
    assert refused(stand("2a3", "2b4"), "2a3x2a5") == "SHUT-13 nobody"
    assert refused(stand("2b3", "2b5"), "2b3x2b6") == "SHUT-13 distance"
    for position in (stand("2b3", "2b4 2b5"), stand("1b4", "2a4"), stand("2a1", "2a2")):
        assert not [move for move in position.moves if move.kind == "jump"]


@pytest.mark.clause("SHUT-14")
def test_the_centre_rests_when_the_other_has_just_moved_it() -> None:
    position = play(stand(), "4>")
    assert position.ban
    assert refused(position, "4>") == "SHUT-14"
    assert refused(position, "4<") == "SHUT-14"
    assert shuttle_moves(position) == "1< 1> 3< 3> 6< 6>"
    # One turn later nobody has moved it "just before", so its mover may move it again.
    position = play(position, "1>")
    assert shuttle_moves(position).endswith("4< 4>")
    position = play(position, "4>")
    assert position.offsets[3] == 2
    assert not play(position, "1>").ban


@pytest.mark.clause("SHUT-14")
def test_a_centre_that_moves_is_told() -> None:
    for viewer in (0, 1, None):
        moved = Event.of("shuttled", seat="north", shuttle=4, way="left")
        assert told(stand(turn="north"), "4<", viewer) == (moved,)


# What is not allowed


@pytest.mark.clause("SHUT-20")
def test_no_jump_over_an_own_piece_two_pieces_or_a_void() -> None:
    assert refused(stand("2b3 2b4"), "2b3x2b5") == "SHUT-20 own"
    assert refused(stand("2b3", "2b4 2b5"), "2b3x2b6") == "SHUT-20 two"
    assert "x" not in ends(stand("2b3 2b4"), "2b3")
    assert "2b6" not in ends(stand("2b3", "2b4 2b5"), "2b3")
    void = stand("1b7", "2b7", shuttles={1: 2, 3: 2})
    assert refused(void, "1b7x3a7") == "SHUT-20 void"


@pytest.mark.clause("SHUT-20")
def test_nothing_moves_diagonally() -> None:
    position = stand("2b3", "3a4")
    assert refused(position, "2b3-3a4") == "SHUT-20 diagonal"
    assert refused(position, "2b3x3b5") == "SHUT-20 diagonal"


@pytest.mark.clause("SHUT-21")
def test_no_shuttle_of_the_opponent() -> None:
    assert refused(stand(), "1>") == "SHUT-21"
    assert refused(stand(turn="north"), "2>") == "SHUT-21"
    assert "1>" not in shuttle_moves(stand())


@pytest.mark.clause("SHUT-22")
def test_no_way_back_into_the_own_block() -> None:
    assert ends(stand("1a3", "1b3"), "1a3") == "1a1 1a2 1a4 1a5 1a6 1a7 x2a3"
    assert refused(stand("1a3"), "1a3-s2") == "SHUT-22"
    assert refused(stand("1b3", "1a3"), "1b3xs2") == "SHUT-22"
    assert "xs2" not in ends(stand("1b3", "1a3"), "1b3")
    assert refused(stand("", "7b3", turn="north"), "7b3-n2") == "SHUT-22"


@pytest.mark.clause("SHUT-23")
def test_the_goal_is_closed_while_a_piece_waits_in_the_block() -> None:
    position = stand("7b3 s1")
    assert "n2" not in ends(position, "7b3").split()
    assert refused(position, "7b3-n2") == "SHUT-23"
    assert refused(stand("7a3 s1", "7b3"), "7a3xn2") == "SHUT-23"
    assert "xn2" not in ends(stand("7a3 s1", "7b3"), "7a3")
    assert "n2" in ends(stand("7b3"), "7b3").split()
    assert "xn2" in ends(stand("7a3", "7b3"), "7a3")
    assert refused(stand("", "1a3 n1", turn="north"), "1a3-s2") == "SHUT-23"


@pytest.mark.clause("SHUT-23")
def test_the_last_piece_cannot_go_from_block_to_goal_at_once() -> None:
    # The maze lies open from s1 to n1 with the centre moved: the slide stops before the goal.
    position = stand("s1", shuttles={4: 1})
    assert ends(position, "s1").split()[-5:] == ["7b2", "s2", "s3", "s4", "s5"]
    assert refused(position, "s1-n1") == "SHUT-23"


# What is allowed


@pytest.mark.clause("SHUT-30")
def test_sideways_inside_the_blocks() -> None:
    assert ends(stand("s2", "1a3"), "s2") == "s1 s3 s4 s5 x1b3"
    assert ends(stand("s1", "s2 1a2 1b2"), "s1") == "xs3"
    assert "n1 n2 n4 n5" in ends(stand("n3"), "n3")
    assert "xn5" in ends(stand("n3", "n4"), "n3")


@pytest.mark.clause("SHUT-31")
def test_pieces_move_and_jump_on_a_centre_just_moved() -> None:
    position = stand("4a3", "4a4", rights="ban")
    assert refused(position, "4>") == "SHUT-14"
    assert ends(position, "4a3") == "1a3 1b3 2a3 2b3 3a3 3b3 4a1 4a2 x4a5"


@pytest.mark.clause("SHUT-23")
@pytest.mark.clause("SHUT-22")
def test_the_goal_opens_when_the_last_piece_has_left_and_the_block_stays_shut() -> None:
    position = stand("7b3 s1")
    assert "n2" not in ends(position, "7b3").split()
    position = play(position, "s1-1a2", "1>")
    assert "n2" in ends(position, "7b3").split()
    assert refused(position, "1a2-s2") == "SHUT-22"


@pytest.mark.clause("SHUT-32")
@pytest.mark.clause("SHUT-40")
def test_a_piece_that_left_the_goal_is_wanted_there_again() -> None:
    position = play(stand("n1 n2 n3 n4 7a6"), "n4-7b5", "1>", "7a6-n5", "1<")
    assert position.stage is Stage.TURN
    assert play(position, "7b5-n4").stage is Stage.WON


@pytest.mark.clause("SHUT-40")
@pytest.mark.clause("SHUT-13")
def test_a_jump_into_the_goal_wins() -> None:
    assert play(stand("n1 n2 n3 n4 7a6", "7b6"), "7a6xn5").stage is Stage.WON


@pytest.mark.clause("SHUT-32")
def test_a_piece_may_leave_the_goal() -> None:
    assert "7b4" in ends(stand("n3"), "n3")
    position = play(stand("n3"), "n3-7b4")
    assert "7b4" in [position.maze.names[space] for space in position.pieces[0]]


# The end


@pytest.mark.clause("SHUT-40")
def test_all_five_in_the_goal_win() -> None:
    position = play(stand("n1 n2 n3 n4 7b6"), "7b6-n5")
    assert position.stage is Stage.WON
    assert GAME.pending(position) == Finished((1, 2), None, "SHUT-40")
    assert refused(position, "2>") == "SHUT-40"
    north = play(stand("", "s1 s2 s3 s4 1a6", turn="north"), "1a6-s5")
    assert GAME.pending(north) == Finished((2, 1), None, "SHUT-40")


@pytest.mark.clause("SHUT-40")
def test_a_win_is_told() -> None:
    for viewer in (0, 1, None):
        assert told(stand("n1 n2 n3 n4 7b6"), "7b6-n5", viewer) == (
            Event.of("slid", seat="south", start="7b6", end="n5"),
            Event.of("won", seat="south"),
        )
    north = stand("", "s1 s2 s3 s4 1a6", turn="north")
    assert told(north, "1a6-s5")[-1] == Event.of("won", seat="north")


@pytest.mark.clause("SHUT-40")
def test_four_are_not_enough() -> None:
    assert play(stand("n1 n2 n3 7b5 7a6"), "7b5-n4").stage is Stage.TURN


CROWDED = {"south": "n1 n2 n3 n4 1a1", "north": "n5 1b7 2b7 3a7 3b7"}


HOME = "n1 n2 n3 n4 n5"


@pytest.mark.clause("SHUT-41")
def test_whoever_refuses_to_vacate_the_block_loses_by_a_claim() -> None:
    position = stand(CROWDED["south"], CROWDED["north"], turn="north")
    assert "7b6" in ends(position, "n5").split()
    assert not position.claim
    refusing = play(position, "1>")
    assert refusing.claim
    won = play(refusing, "claim")
    assert GAME.pending(won) == Finished((1, 2), None, "SHUT-41")
    assert refused(won, "2>") == "SHUT-41 over"


@pytest.mark.clause("SHUT-10")
@pytest.mark.clause("SHUT-41")
def test_a_claim_is_no_turn() -> None:
    refusing = play(stand(CROWDED["south"], CROWDED["north"], turn="north", turns=6), "1>")
    assert refusing.turns == 7
    assert play(refusing, "claim").turns == 7


@pytest.mark.clause("SHUT-41")
def test_no_claim_after_vacating() -> None:
    position = stand(CROWDED["south"], CROWDED["north"], turn="north")
    vacated = play(position, "n5-7b6")
    assert not vacated.claim
    assert refused(vacated, "claim") == "SHUT-41 no-right"


@pytest.mark.clause("SHUT-41")
def test_no_claim_against_a_piece_that_cannot_get_out() -> None:
    # 7b6 is taken by North itself, and so is no way out.
    position = stand("n1 n2 n3 n4 1a1", "n5 7b6 2b7 3a7 3b7", turn="north")
    assert ends(position, "n5") == ""
    assert not play(position, "1>").claim


@pytest.mark.clause("SHUT-41")
def test_a_jump_is_a_way_out_too() -> None:
    # South's piece on 7b6 stands before n5; behind it 7a6 is free: North could have jumped out.
    position = stand("n1 n2 n3 n4 7b6", CROWDED["north"], turn="north")
    assert ends(position, "n5") == "x7a6"
    assert play(position, "1>").claim
    assert not play(position, "n5x7a6").claim
    shut = stand("n1 n2 n3 n4 7b6", "n5 7a6 2b7 3a7 3b7", turn="north")
    assert ends(shut, "n5") == ""
    assert not play(shut, "1>").claim


@pytest.mark.clause("SHUT-41")
def test_one_of_several_that_can_get_out_is_enough() -> None:
    # n4 is shut in by North's own piece on 7b5, n5 is not.
    position = stand("n1 n2 n3 1a1 1a2", "n4 n5 7b5 3a7 3b7", turn="north")
    assert (ends(position, "n4"), ends(position, "n5").split()[-1]) == ("", "7b6")
    assert play(position, "1>").claim


@pytest.mark.clause("SHUT-41")
def test_no_claim_unless_the_goal_is_full() -> None:
    for south in ("n1 n2 n3 1a2 1a1", "1a2 1a3 1a4 1a5 1a1"):
        position = stand(south, CROWDED["north"], turn="north")
        assert not play(position, "1>").claim


@pytest.mark.clause("SHUT-41")
def test_five_that_never_leave_home_are_a_refusal_too() -> None:
    # South's five are out, none is in the goal yet; each of North's can get out.
    position = stand("", HOME, turn="north")
    assert position.warned == 1
    assert not position.claim
    for move in ("1>", "6<", "4>"):
        refusing = play(position, move)
        assert refusing.claim
        assert GAME.pending(play(refusing, "claim")) == Finished((1, 2), None, "SHUT-41")
    vacated = play(position, "n3-7b4")
    assert (vacated.claim, vacated.warned) == (False, None)
    assert refused(vacated, "claim") == "SHUT-41 no-right"
    south = play(stand("s1 s2 s3 s4 s5"), "2>")
    assert GAME.pending(play(south, "claim")) == Finished((2, 1), None, "SHUT-41")


@pytest.mark.clause("SHUT-41")
def test_no_claim_while_one_of_your_own_is_still_at_home() -> None:
    for south in ("s1", "s3 s4", "s1 s2 s3 s4 s5"):
        position = stand(south, HOME, turn="north")
        assert position.warned is None
        refusing = play(position, "1>")
        assert not refusing.claim
        assert refused(refusing, "claim") == "SHUT-41 no-right"


@pytest.mark.clause("SHUT-41")
def test_the_block_was_full_and_your_five_were_out_the_turn_before_too() -> None:
    # North did something else before South's last piece was out: that was no refusal yet.
    before = stand("s1", HOME, turn="north")
    out = play(before, "3>", "s1-1a2")
    assert (out.warned, out.claim) == (1, False)
    assert play(out, "3<").claim


@pytest.mark.clause("SHUT-41")
def test_five_at_home_need_only_one_way_out() -> None:
    # South's five stand before the block: n3 is shut in by a barrier, the others can jump.
    position = stand("7b2 7b3 7b4 7b5 7b6", HOME, turn="north")
    assert [ends(position, f"n{n}") for n in range(1, 6)] == ["x7a2", "x7a3", "", "x7a5", "x7a6"]
    assert play(position, "1>").claim
    # Behind a void, two barriers and a piece with another behind it, only n4 can get out.
    almost = stand("7b1 7b2 7a2 7b3 7b4", HOME, turn="north", shuttles={7: 2})
    assert [ends(almost, f"n{n}") for n in range(1, 6)] == ["", "", "", "x7a3", ""]
    assert play(almost, "1>").claim
    assert not play(almost, "n4x7a3").claim


@pytest.mark.clause("SHUT-41")
def test_the_opponent_is_warned_as_soon_as_your_five_are_out() -> None:
    before = stand("s1", HOME)
    assert before.warned is None
    for viewer in (0, 1, None):
        assert told(before, "s1-1a2", viewer) == (
            Event.of("slid", seat="south", start="s1", end="1a2"),
            Event.of("warned", seat="north", other="south"),
        )
    after = play(before, "s1-1a2")
    assert view(after).table.warned == 1
    assert GAME.prompt(view(after, 1)) == ("ask-vacate", {"seat": "north"})
    assert GAME.prompt(view(play(after, "1>"), 0)) == ("ask-claim", {"seat": "south"})


@pytest.mark.clause("SHUT-41")
def test_the_right_lasts_for_one_turn_and_must_be_earned_again() -> None:
    position = play(stand(CROWDED["south"], CROWDED["north"], turn="north"), "1>", "2>")
    assert not position.claim
    assert play(position, "1<").claim
    assert not play(position, "n5-7b6").claim


@pytest.mark.clause("SHUT-41")
def test_the_opponent_is_warned_as_soon_as_the_goal_is_full() -> None:
    before = stand("n1 n2 n3 7b5 1a1", CROWDED["north"])
    assert before.warned is None
    move = GAME.notation.move("7b5-n4")
    after = GAME.apply(before, {0: move})
    assert after.warned == 1
    for viewer in (0, 1, None):
        assert told(before, "7b5-n4", viewer) == (
            Event.of("slid", seat="south", start="7b5", end="n4"),
            Event.of("warned", seat="north", other="south"),
        )
    assert GAME.prompt(view(after, 1)) == ("ask-vacate", {"seat": "north"})
    assert [event.name for event in told(after, "1>")] == ["shuttled"]
    assert [event.name for event in told(play(after, "1>"), "2>")] == ["shuttled"]
    assert GAME.prompt(view(play(after, "1>"), 0)) == ("ask-claim", {"seat": "south"})


@pytest.mark.clause("SHUT-41")
def test_a_warning_is_given_again_when_the_goal_is_full_again() -> None:
    full = stand(CROWDED["south"], CROWDED["north"])
    assert [event.name for event in told(full, "n4-7b5")] == ["slid"]
    left = play(full, "n4-7b5", "1>")
    assert told(left, "7b5-n4")[1:] == (Event.of("warned", seat="north", other="south"),)
    north = stand("s1 1b7 2b7 3a7 3b7", "s2 s3 s4 1a6 7a1", turn="north")
    assert told(north, "1a6-s5")[1:] == (Event.of("warned", seat="south", other="north"),)


@pytest.mark.clause("SHUT-41")
def test_a_claim_is_told_and_nothing_else() -> None:
    refusing = play(stand(CROWDED["south"], CROWDED["north"], turn="north"), "1>")
    for viewer in (0, 1, None):
        assert told(refusing, "claim", viewer) == (Event.of("claimed", seat="south"),)


@pytest.mark.clause("SHUT-42")
def test_the_third_time_is_a_draw_and_the_start_counts() -> None:
    start = GAME.start(GAME.options(first="south"))
    twice = play(start, "2>", "1>", "2<", "1<")
    assert twice.repeats == 2
    third = play(twice, "2>", "1>", "2<", "1<")
    assert GAME.pending(third) == Finished((1, 1), None, "SHUT-42")
    assert refused(third, "2>") == "SHUT-42"
    with pytest.raises(IllegalMove):
        play(third, "2>")


@pytest.mark.clause("SHUT-42")
def test_a_draw_is_told_with_its_reason() -> None:
    almost = play(stand(turns=10), "2>", "1>", "2<", "1<", "2>", "1>", "2<")
    late = stand(turns=399)
    for viewer in (0, 1, None):
        drawn = Event.of("drawn", case="repetition", turns=18)
        assert told(almost, "1<", viewer)[1:] == (drawn,)
        drawn = Event.of("drawn", case="turns", turns=400)
        assert told(late, "2>", viewer)[1:] == (drawn,)
    both = play(stand(turns=392), "2>", "1>", "2<", "1<", "2>", "1>", "2<")
    assert told(both, "1<")[1:] == (Event.of("drawn", case="repetition", turns=400),)


@pytest.mark.clause("SHUT-42")
@pytest.mark.clause("SHUT-41")
def test_a_draw_leaves_no_time_for_a_warning() -> None:
    before = stand("n1 n2 n3 7b5 1a1", CROWDED["north"], turns=399)
    assert [event.name for event in told(before, "7b5-n4")] == ["slid", "drawn"]


@pytest.mark.clause("SHUT-42")
@pytest.mark.parametrize(
    ("south", "north", "there", "back"),
    [
        ("s1", "", "s1-s3", "s3-s1"),
        ("s1", "s2", "s1xs3", "s3xs1"),
        ("n1", "", "n1-n3", "n3-n1"),
        ("n3", "", "n3-7b4", "7b4-n3"),
    ],
)
def test_only_leaving_the_own_block_can_never_be_taken_back(
    south: str, north: str, there: str, back: str
) -> None:
    # Sideways in a block, and out of the goal and back: the same position comes again.
    start = stand(south, north)
    twice = play(start, there, "1>", back, "1<")
    assert (twice.pieces, twice.repeats) == (start.pieces, 2)
    third = play(twice, there, "1>", back, "1<")
    assert GAME.pending(third) == Finished((1, 1), None, "SHUT-42")


@pytest.mark.clause("SHUT-42")
@pytest.mark.clause("SHUT-22")
def test_what_was_before_a_piece_left_its_block_cannot_come_again() -> None:
    position = play(stand("s1 s2", "n1"), "2>", "1>", "s1-1a1")
    assert (position.line, position.base) == ((), position)
    position = play(position, "n1-7b2")
    assert position.line == ()


@pytest.mark.clause("SHUT-42")
def test_it_is_another_position_if_a_right_differs() -> None:
    # The same pieces and offsets, but the centre has just been moved: not the same.
    start = GAME.start(GAME.options(first="south"))
    position = play(start, "4>", "1>", "4<", "1<")
    assert position.repeats == 2
    position = play(position, "2>", "1>", "2<", "1<")
    assert position.stage is Stage.DRAWN
    position = play(start, "2>", "4>", "2<", "4<")
    assert position.ban
    assert position.repeats == 1


@pytest.mark.clause("SHUT-42")
@pytest.mark.clause("SHUT-41")
def test_a_right_to_claim_makes_another_position() -> None:
    position = stand(CROWDED["south"], CROWDED["north"])
    again = play(position, "2>", "1>", "2<", "1<")
    assert (again.pieces, again.offsets, again.turn) == (position.pieces, position.offsets, 0)
    assert again.claim
    assert again.repeats == 1
    assert play(again, "2>", "1>", "2<", "1<").repeats == 2


@pytest.mark.clause("SHUT-42")
def test_repetition_can_be_switched_off() -> None:
    position = GAME.start(GAME.options(first="south", repetition=None))
    for _ in range(4):
        position = play(position, "2>", "1>", "2<", "1<")
    assert position.stage is Stage.TURN


@pytest.mark.clause("SHUT-42")
def test_the_turn_limit() -> None:
    assert GAME.options().turn_limit == 400
    position = stand(turns=398)
    position = play(position, "2>")
    assert position.stage is Stage.TURN
    position = play(position, "1>")
    assert GAME.pending(position) == Finished((1, 1), None, "SHUT-42")
    assert play(stand(turns=399, turn_limit=None), "2>").stage is Stage.TURN


@pytest.mark.clause("SHUT-42")
@pytest.mark.clause("SHUT-40")
def test_a_win_comes_before_a_draw() -> None:
    position = play(stand("n1 n2 n3 n4 7b6", turns=399), "7b6-n5")
    assert position.stage is Stage.WON
    crowded = stand(CROWDED["south"], CROWDED["north"], turn="north", turns=398)
    assert play(crowded, "1>", "claim").stage is Stage.CLAIMED
