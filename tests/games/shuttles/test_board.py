"""Boards as data: what is read, what is refused, and that every error names its field."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from tailback.games.shuttles import GAME, default_board
from tailback.games.shuttles.board import write_board
from tailback.kit import OptionError
from tailback.kit.phrasebook import LANGUAGES
from tests.games.shuttles.positions import other_board, view


def data() -> dict[str, Any]:
    """The default board as a mapping, to be spoilt."""
    written = write_board(default_board())
    assert isinstance(written, dict)
    return copy.deepcopy(written)


def wrong(board: dict[str, Any]) -> str:
    """Why a board is refused; nothing if it is not."""
    try:
        GAME.options(board=board)
    except OptionError as error:
        return str(error)
    return ""


@pytest.mark.clause("SHUT-2")
@pytest.mark.clause("SHUT-3")
def test_the_default_board_is_marked_as_rebuilt() -> None:
    shown = view(GAME.start())
    assert shown.scene.board_mark == "rebuilt"
    assert GAME.text_view(shown).endswith("\nboard (rebuilt)")
    assert shown.scene.offset_limit == 2
    assert shown.scene.block_first == 1
    for language in ("en", "de", "fr", "es", "nl", "pt"):
        assert GAME.rulebook.say("board-rebuilt", language)


def test_a_board_survives_writing_and_reading() -> None:
    for board in (default_board(), other_board()):
        options = GAME.options(board=write_board(board))
        assert options.board == board
        assert GAME.options(**options.write()) == options


@pytest.mark.clause("SHUT-2")
def test_a_board_of_ones_own_is_shown_as_such() -> None:
    shown = view(GAME.start(GAME.options(board={**data(), "mark": "mine"})))
    assert GAME.text_view(shown).endswith("\nboard (mine)")
    picture = GAME.start(GAME.options(board={**data(), "mark": "<b>"}))._repr_svg_()
    assert "<title>board (&lt;b&gt;)</title>" in picture
    unmarked = data()
    del unmarked["mark"]
    assert GAME.options(board=unmarked).board.mark == "own"


def test_no_option_opens_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("secret = 1", "utf-8")
    for value in (str(file), f"@{file}", file, "/etc/hostname", "offset_limit = 2"):
        with pytest.raises(OptionError, match="is neither default nor a table of mark"):
            GAME.options(board=value)


SPOILT = [
    (("offset_limit",), 0, "offset_limit: 0 is not a whole number from 1"),
    (("offset_limit",), "2", "offset_limit: '2' is not a whole number"),
    (("block_size",), 4, "block_size: a block has exactly 5 places, not 4"),
    (("block_first",), 3, "block_first: the block would end at column 7, a row ends at 6"),
    (("block_first",), 0, "block_first: a half turn must change one block into the other"),
    (("block_first",), -1, "block_first: -1 is not a whole number"),
    (("mark",), 3, "mark: 3 is no line of 1 to 40 characters"),
    (("mark",), "", "mark: '' is no line of"),
    (("mark",), "a\x1b[2J", "mark: 'a\\x1b[2J' is no line of"),
    (("mark",), "m" * 41, "is no line of 1 to 40 characters"),
    (("shuttles",), [], "shuttles: 7 are needed"),
    (("shuttles",), None, "shuttles: is no list"),
    (("shuttles", 0), None, "shuttle 7 (entry 1 of shuttles): a shuttle has the fields"),
    (("shuttles", 0, "owner"), "east", "shuttle 7 (entry 1 of shuttles), owner: 'east' is not"),
    (("shuttles", 3, "owner"), "south", "shuttle 4 (entry 4 of shuttles), owner: the centre"),
    (("shuttles", 0, "owner"), "centre", "shuttle 7 (entry 1 of shuttles), owner: the centre"),
    (("shuttles", 0, "owner"), "north", "shuttles: south must own 3, not 2"),
    (("shuttles", 0, "drawing"), "...", "shuttle 7 (entry 1 of shuttles), drawing: is no list"),
    (("shuttles", 0, "drawing"), [". ."], "drawing: there are 2 rows"),
    (("shuttles", 0, "drawing", 0), ". . . .", "line 1: a row has 5 to 9 spaces"),
    (("shuttles", 1, "drawing", 1), " " * 13 + "-", "line 2: is wider than line 1"),
    (("shuttles", 1, "drawing", 1), "-|", "line 2, character 2: '|' stands where ' ' is wanted"),
    (("shuttles", 1, "drawing", 2), ". .x. . .|. .", "line 3, character 4: 'x' stands where"),
    (("shuttles", 1, "drawing", 1), "-", "drawing: must be that of shuttle 6"),
]


@pytest.mark.parametrize(("path", "value", "why"), SPOILT)
def test_what_is_wrong_with_a_board(path: tuple[Any, ...], value: object, why: str) -> None:
    spoilt = data()
    inner: Any = spoilt
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(OptionError) as caught:
        GAME.options(board=spoilt)
    assert why in str(caught.value)
    said = {caught.value.said(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES), said


@pytest.mark.parametrize("field", ["shuttles", "offset_limit", "colour"])
def test_fields_that_are_missing_or_unknown(field: str) -> None:
    spoilt = data()
    due = "is missing" if spoilt.pop(field, None) else "there is no such field; there are mark"
    if due.startswith("there"):
        spoilt[field] = 1
    assert f"option board: {field}: {due}" in wrong(spoilt)


def test_shuttles_of_different_sizes() -> None:
    spoilt = data()
    spoilt["shuttles"][2]["drawing"] = [". . . . .", "", ". . . . ."]
    with pytest.raises(OptionError, match=r"shuttle 5 .*is not as large as the one of shuttle 7"):
        GAME.options(board=spoilt)


def test_owners_must_be_swapped_by_the_half_turn() -> None:
    spoilt = data()
    shuttles = spoilt["shuttles"]
    shuttles[0], shuttles[1] = shuttles[1], shuttles[0]
    with pytest.raises(OptionError, match="owner: must be that of shuttle 7"):
        GAME.options(board=spoilt)


CROOKED = [
    [". . . . . . .", "-", ". . . . . . ."],
    [". .|. . . . .", "  - -   - -  ", ". . . . . . ."],
    [". .|. . . . .", "  - -   - -  ", ". .|. . . . ."],
]


@pytest.mark.clause("SHUT-2")
@pytest.mark.parametrize("drawing", CROOKED)
def test_the_centre_must_be_its_own_half_turn(drawing: list[str]) -> None:
    # Both players find the same barriers in the centre shuttle, each from their own side.
    spoilt = data()
    assert wrong(spoilt) == ""
    spoilt["shuttles"][3]["drawing"] = drawing
    where = "shuttle 4 (entry 4 of shuttles)"
    assert f"{where}, drawing: must be that of {where} after a half turn" in wrong(spoilt)
    spoilt["shuttles"][3]["drawing"] = [". .|. . . . .", "-           -", ". . . . .|. ."]
    assert wrong(spoilt) == ""


@pytest.mark.parametrize("value", [3, None, 2.5, ["x"]])
def test_what_is_no_board_at_all(value: object) -> None:
    with pytest.raises(OptionError, match="is neither default nor a table of mark"):
        GAME.options(board=value)


def test_the_other_options() -> None:
    assert GAME.options(repetition="off", turn_limit="none").repetition is None
    with pytest.raises(OptionError, match="4 is not one of 3, off"):
        GAME.options(repetition=4)
    with pytest.raises(OptionError, match="'west' is not one of toss, south, north"):
        GAME.options(first="west")
