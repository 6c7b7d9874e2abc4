"""Notation: strict round trips, and errors that say where."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tailback.games.shuttles import GAME, Position, Stage
from tailback.kit import NotationError
from tests.games.shuttles.positions import composed, other_board, play, stand

START = "s1,s2,s3,s4,s5 n1,n2,n3,n4,n5 0,0,0,0,0,0,0 south turn - 0 -"


def test_a_position_is_its_base_and_the_moves_since() -> None:
    position = play(stand(), "2>", "4<", "5b1-5b3")
    text = GAME.notation.position_text(position)
    assert text == (
        "5a1,5b1,6a1,6b1,7a1 5a7,5b7,6a7,6b7,7a7 0,0,0,0,0,0,0 south turn - 0 2>,4<,5b1-5b3"
    )
    again = GAME.notation.position(text, position)
    assert again == position


def test_what_is_read_has_the_same_past() -> None:
    twice = play(stand(), "2>", "1>", "2<", "1<")
    again = GAME.notation.position(GAME.notation.position_text(twice), twice)
    assert (again, again.repeats, again.line) == (twice, 2, twice.line)
    assert play(again, "2>", "1>", "2<", "1<").stage is Stage.DRAWN


def test_leaving_the_block_begins_a_new_base() -> None:
    position = play(GAME.start(GAME.options(first="south")), "2>", "1>", "s2-1a2")
    text = GAME.notation.position_text(position)
    assert text == "s1,s3,s4,s5,1a2 n1,n2,n3,n4,n5 1,1,0,0,0,0,0 north turn - 3 -"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a position has 8 fields"),
        (START.replace("s5", "s6"), "south: there is no space 's6' on this board"),
        (START.replace("s1,s2", "s2,s1"), "south: 5 spaces are named, in order"),
        (START.replace("n1,", ""), "north: 5 spaces are named"),
        (START.replace("n5", "n4"), "north: 5 spaces are named"),
        (START.replace("n1,n2", "s1,n2"), "north: two pieces stand on one space"),
        (START.replace("0,0 south", "0,3 south"), "offsets: 7 numbers from -2 to 2"),
        (START.replace("0,0 south", "0,+1 south"), "offsets: 7 numbers from -2 to 2"),
        (START.replace("south", "west"), "turn: 'west' is not one of"),
        (START.replace("turn", "deal"), "stage: 'deal' is not one of"),
        (START.replace("turn -", "turn claim"), "rights: a claim needs a full goal"),
        (START.replace("turn", "won"), "stage: the game is won just when"),
        (START.replace("turn", "drawn"), "stage: neither the turn limit nor"),
        (START.replace("turn", "claimed"), "stage: nobody claims without"),
        (START.replace(" 0 -", " 400 -"), "turns: the game is drawn after 400 turns"),
        (START.replace(" 0 -", " 007 -"), "turns: '007' is not a whole number"),
        (START.replace(" 0 -", " 0 1>"), "moves: 1> is not legal here"),
        (START.replace(" 0 -", " 0 2>,x"), "'x' is no move"),
        (START.replace(" 0 -", " 0 s1-1a2"), "this position is written"),
    ],
)
def test_what_is_wrong_with_a_position(text: str, why: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.notation.position(text, GAME.start(GAME.options(first="south")))
    assert why in str(caught.value)


def test_every_move_has_one_spelling() -> None:
    for move in GAME.all_moves(GAME.options()):
        assert GAME.notation.move(GAME.notation.move_text(move)) is move


@pytest.mark.parametrize("text", ["", "8a1-1a1", "1c1-1a1", "s6-1a1", "4^", "8>", "2>>", "Claim"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(NotationError, match="is no move"):
        GAME.notation.move(text)


@given(st.text(alphabet="1234567abns-x<>=claim ", max_size=12))
def test_any_text_is_a_move_or_an_error(text: str) -> None:
    try:
        move = GAME.notation.move(text)
    except NotationError:
        return
    assert GAME.notation.move_text(move) == text
    for seat in (0, 1):
        refusal = GAME.refusal(stand("2a3", "2a4"), seat, move)
        assert refusal is None or GAME.rulebook.explain(refusal)


SPACES = [
    f"{shuttle}{row}{column}" for shuttle in "1234567" for row in "ab" for column in range(1, 10)
]
SPACES += [f"{letter}{place}" for letter in "sn" for place in range(1, 6)]
CROWDED = ("n1 n2 n3 n4 1a1", "n5 1b7 2b7 3a7 3b7")


@cache
def moments() -> list[Position]:
    """Every stage, a ban and a claim, two boards."""
    refusing = play(stand(*CROWDED, turn="north"), "1>")
    return [
        GAME.start(),
        GAME.start(GAME.options(first="north")),
        GAME.start(GAME.options(first="south", board=other_board())),
        stand("2a3", "2a4", rights="ban", shuttles={1: 2, 3: -2}),
        refusing,
        play(refusing, "claim"),
        play(stand("n1 n2 n3 n4 7b6"), "7b6-n5"),
        play(stand(turns=399), "2>"),
    ]


@given(
    st.one_of(
        st.tuples(st.sampled_from(SPACES), st.sampled_from("-x"), st.sampled_from(SPACES)),
        st.tuples(st.sampled_from("1234567"), st.sampled_from("<>")),
        st.tuples(st.sampled_from(["claim", "=south", "=north"])),
    ).map("".join),
    st.sampled_from([0, 1]),
)
def test_every_move_that_can_be_read_is_answered(text: str, seat: int) -> None:
    move = GAME.notation.move(text)
    for moment in moments():
        refusal = GAME.refusal(moment, seat, move)
        assert (refusal is None) == (move in GAME.legal(moment, seat))
        assert refusal is None or refusal.clause in GAME.rulebook.clauses
        assert refusal is None or GAME.rulebook.explain(refusal)


@given(st.integers(0, 10**6), st.integers(0, 80), st.sampled_from("s7na,-0 +>x"))
def test_a_spoilt_position_is_itself_or_an_error(seed: int, at: int, mark: str) -> None:
    position = composed(random.Random(seed))
    text = GAME.notation.position_text(position)
    spoilt = text[:at] + mark + text[at + 1 :]
    try:
        again = GAME.notation.position(spoilt, position)
    except NotationError:
        return
    assert GAME.notation.position_text(again) == spoilt


@given(st.integers(0, 10**6))
def test_every_pair_of_spaces_is_legal_or_refused(seed: int) -> None:
    rng = random.Random(seed)
    position = composed(rng)
    names = [*position.maze.spaces, "1a9"]
    start = position.maze.names[rng.choice(position.pieces[position.turn])]
    for end in names:
        for how in "-x":
            move = GAME.notation.move(f"{start}{how}{end}")
            refusal = GAME.refusal(position, position.turn, move)
            assert (refusal is None) == (move in position.moves)
            assert refusal is None or refusal.clause in GAME.rulebook.clauses
