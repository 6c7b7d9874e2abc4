"""What a player chose wrongly before a game is said in every language."""

from __future__ import annotations

from typing import Any

import pytest

import tailback
from tailback.kit import LANGUAGES, Seating, TailbackError
from tailback.kit.errors import Sayable

GRID = [".....|....|....."] * 6
WRONG: tuple[tuple[str, dict[str, object]], ...] = (
    ("shift", {"setups": 1}),
    ("shift", {"quux": 1}),
    ("shift", {"edition": "trio"}),
    ("shift", {"exact_moves": "perhaps"}),
    ("shift", {"turn_limit": -1}),
    ("shift", {"setup": 11}),
    ("shift", {"setup": 1.5}),
    ("shift", {"setup": "\n".join(GRID)}),
    ("shift", {"setup": "\n".join(GRID[1:])}),
    ("shift", {"setup": "\n".join([*GRID[1:], "....|....|....."])}),
    ("shift", {"setup": "\n".join([*GRID[1:], ".....|....|.."])}),
    ("shift", {"setup": "\n".join([*GRID[1:], ".....|.*..|....."])}),
    ("shift", {"setup": "....."}),
    ("shift", {"setup": {"rows": GRID, "colours": ["red"]}}),
    ("shift", {"deck": 3}),
    ("shift", {"deck": "M1=1"}),
    ("shift", {"deck": "M1=20,M1=2"}),
    ("shift", {"deck": "M1=x"}),
    ("shift", {"deck": "XX=9"}),
    ("shift", {"deck": "SH=20"}),
    ("shuttles", {"repetition": 4}),
    ("jam", {"below": 21}),
    ("jam", {"below": 20}),
    ("jam", {"trailers": 3}),
    ("jam", {"trailers": "3,51"}),
    ("jam", {"trailers": "3,3"}),
    ("memory", {"low": 5, "high": 7}),
)


@pytest.mark.parametrize(("id", "chosen"), WRONG, ids=lambda value: str(value)[:40])
def test_a_wrong_option_is_said_in_every_language(id: str, chosen: dict[str, object]) -> None:
    game = tailback.game(id)
    with pytest.raises(TailbackError) as caught:
        game.start(game.options(**chosen), Seating(game.seats[-1]))
    what: Any = game.explained(caught.value)
    while hasattr(what, "what"):  # an error that says where, and in that why
        what = what.what
    assert isinstance(what, Sayable), f"said in English only: {what}"
    said = {what.said(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES), said
