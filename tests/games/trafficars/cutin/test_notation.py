"""Positions of Cut in! within a cut-in, as text."""

from __future__ import annotations

import pytest

from tailback.games.trafficars.cutin import GAME
from tailback.kit import NotationError

START = GAME.start()


@pytest.mark.parametrize(
    "hand", ["1,40", "22,40", "1"], ids=["nothing fits", "one fits", "the last card does not fit"]
)
def test_a_cut_in_may_go_on_whatever_the_hand_is(hand: str) -> None:
    text = f"20,25,30 5|{hand} 0|0 - 1 cut:20-30 0 laid"
    assert GAME.notation.position_text(GAME.notation.position(text, START)) == text


@pytest.mark.parametrize(
    "text",
    [
        "20,25,30 5|- 0|3 - 1 cut:20-30 0 laid",
        "20,21,22 5|1,40 0|0 - 1 cut:20-22 0 laid",
        "20,22,24 5|1,40 0|0 21,23 1 cut:20-24 0 laid",
        "20,25,30 5|1,40 0|0 - 1 cut:30-20 0 laid",
    ],
    ids=["the hand is empty", "all are in the row", "the rest lies aside", "the wrong way round"],
)
def test_a_cut_in_that_is_over_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="so the cut-in is over") as caught:
        GAME.notation.position(text, START)
    assert caught.value.at == text.index("cut")
