"""Bad input for every parser of jam: nothing but its own errors, and one spelling for a thing."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tailback.games.trafficars.jam import GAME
from tailback.games.trafficars.jam.notation import JamNotation
from tailback.kit import (
    LANGUAGES,
    NotationError,
    OptionError,
    Refusal,
    Seating,
    TailbackError,
)
from tailback.kit.walk import random_walk

START = GAME.start(seating=Seating(3))
TEXTS = sorted(
    {
        GAME.notation.position_text(step.before)
        for seed in range(3)
        for step in random_walk(GAME, START, random.Random(seed))
    }
)


@given(st.text(alphabet="0123456789rgAPT=-+ ", max_size=8))
def test_a_move_is_read_back_or_refused(text: str) -> None:
    try:
        move = GAME.notation.move(text)
    except NotationError:
        return
    assert GAME.notation.move_text(move) == text


def test_every_move_that_can_be_written_is_legal_or_refused_in_words() -> None:
    rng = random.Random(1)
    written = JamNotation.words.values()
    over = [step.after for step in random_walk(GAME, START, rng)][-1]
    refusals: set[Refusal] = set()
    chosen = [text for text in TEXTS if text.split()[1] in ("choose", "place")]
    for position in [over, START, *(GAME.notation.position(text, START) for text in chosen)]:
        for seat in range(-1, 4):
            legal = GAME.legal(position, seat)
            for move in written:
                refusal = GAME.refusal(position, seat, move)
                assert (refusal is None) == (move in legal)
                refusals |= {refusal} if refusal else set()
    for refusal in refusals:
        assert all(GAME.rulebook.explain(refusal, language) for language in LANGUAGES)
    assert {"JAM-2", "JAM-4", "JAM-5", "JAM-17", "JAM-19"} <= {r.clause for r in refusals}


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(TEXTS), st.data())
def test_a_changed_position_is_read_back_or_refused(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text)))
    size = data.draw(st.integers(0, 3))
    put = data.draw(st.text(alphabet="0123456789APT,|/_+:- choselanph", max_size=3))
    changed = text[:at] + put + text[at + size :]
    try:
        position = GAME.notation.position(changed, START)
    except NotationError:
        return
    assert GAME.notation.position_text(position) == changed
    for seat in range(3):
        for move in GAME.legal(position, seat):
            assert GAME.refusal(position, seat, move) is None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("12/20 choose - 1|2|3 -|-|- - 0,0,0 1 1,2,3", "lanes: 2 of 3 are written"),
        ("12/12/30 choose - 1|2|3 -|-|- - 0,0,0 1 1,2,3", "not so many cards 12"),
        ("12,_/20/30 choose - 1|2|3 -|-|- - 0,0,0 1 1,2,3", "never a gap"),
        ("1,2,3,4,5/20/30 choose - 8|9|10 -|-|- - 0,0,0 1 1,2,3", "a row holds 4"),
        ("12/20/30 choose - 1|2 -|-|- - 0,0,0 1 1,2,3", "hands: 2 are written, for 3 seats"),
        ("12/20/30 choose - 1|2|3,4 -|-|- - 0,0,0 1 1,2,3", "hands: sizes"),
        ("12/20/30 place - 1|2|3 -|-|- - 0,0,0 1 1,2,3", "revealed: cards wait"),
        ("12/20/30 place 1:40 1|2|3 -|-|- - 0,0,0 1 1,2,3", "only one place"),
        ("12/20/30 place 1:T,2:5 1|2|3 -|-|- - 0,0,0 1 1,2,3", "in the order of placing"),
        ("12/20/30 choose - 1|2|3 -|-|- 7 0,0,0 1 1,2,3", "aside: only trailers wait there"),
        ("12/20/30 choose - 1|2|3 -|-|- - 0,0,0 2 1,2,3", "round: a number from 1 to 1"),
        ("12/20/30 choose - 1|2|3 -|-|- - 0,0,0 1 1,2,2", "ages: each seat"),
        ("12/20/30 pause - 1|2|3 -|-|- - 0,0,0 1 1,2,3", "stage: 'pause' is not one of"),
        ("12/20/30 choose", "a position has 9 fields"),
    ],
)
def test_a_wrong_position_is_refused_by_field(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        GAME.notation.position(text, START)


@given(
    st.dictionaries(
        st.sampled_from(["lanes", "hand", "below", "specials", "too_low", "rounds", "trailers"]),
        st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.lists(st.integers()),
    )
)
def test_options_are_read_back_or_refused(chosen: dict[str, object]) -> None:
    try:
        options = GAME.options(**chosen)
    except TailbackError:
        return
    assert GAME.options(**options.write()) == options


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(OptionError, match="did you mean trailers"):
        GAME.options(trailer=[7])


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(TailbackError, match="it takes 2 to 5"):
        GAME.start(seating=Seating(seats))
