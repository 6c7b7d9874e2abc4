"""One small fuzzer per parser of memory and cutin, and strict round trips."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tailback.games.trafficars.cutin import GAME as CUTIN
from tailback.games.trafficars.memory import GAME as MEMORY
from tailback.kit import AnyGame, NotationError, OptionError, Seating
from tailback.kit.walk import random_walk

LETTERS = "0123456789=neverdodone,-|: layaskcutwonopenlaid p*stop? turnoverp7?"
WORD = st.text(LETTERS, max_size=6)

either = pytest.mark.parametrize("game", [CUTIN, MEMORY], ids=lambda game: game.id)


@either
@settings(max_examples=300, deadline=None)
@given(st.one_of(WORD, st.text(max_size=8)))
def test_a_move_reads_strictly_or_not_at_all(game: AnyGame, text: str) -> None:
    try:
        move = game.notation.move(text)
    except NotationError as error:
        assert 0 <= error.at <= len(text)
        return
    assert game.notation.move_text(move) == text


@either
@settings(max_examples=200, deadline=None)
@given(st.integers(0, 30), st.integers(0, 400), st.data())
def test_a_changed_position_reads_strictly_or_not_at_all(
    game: AnyGame, seed: int, at: int, data: st.DataObject
) -> None:
    """Take a real position, write other characters into it: it is refused or means itself."""
    rng = random.Random(seed)
    start = game.start(seating=Seating(2 + seed % 4))
    steps = [step for _, step in zip(range(at + 1), random_walk(game, start, rng), strict=False)]
    text = game.notation.position_text(steps[-1].after)
    cut = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 3))
    text = text[:cut] + data.draw(WORD) + text[cut + length :]
    try:
        position = game.notation.position(text, start)
    except NotationError as error:
        assert 0 <= error.at <= len(text) + 1
        return
    assert game.notation.position_text(position) == text
    game.pending(position)
    for seat in range(2 + seed % 4):
        for move in game.legal(position, seat):
            game.apply(position, {seat: move})


@either
@settings(max_examples=200, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from([*CUTIN.options_type.specs(), *MEMORY.options_type.specs(), "more"]),
        st.one_of(WORD, st.integers(-9, 99), st.none()),
    )
)
def test_options_are_read_or_refused(game: AnyGame, chosen: dict[str, object]) -> None:
    try:
        options = game.options(**chosen)
    except OptionError:
        return
    assert game.options(**options.write()) == options
