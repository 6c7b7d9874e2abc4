"""Options from files: only the command line opens them, and errors name option, file and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import one_line, run

BOARD = Path(__file__).parents[2] / "src/tailback/games/shuttles/board.toml"


@pytest.mark.parametrize("words", [("--option", "board=@{}"), ("--board", "{}")])
def test_a_board_from_a_file(tmp_path: Path, words: tuple[str, str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(BOARD.read_text("utf-8").replace('"rebuilt"', '"mine"'), "utf-8")
    flag, value = words
    done = run("play", "shuttles", flag, value.format(file), "--seed", "1", stdin="quit\n")
    assert done.code == 0
    assert "board (mine)" in done.out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"mark = ", "is no TOML file"),
        (b"\xff", "line 1: byte 0xff is not UTF-8 text"),
        (b"offset_limit = 2", "block_first: is missing"),
        (b"colour = 2", "colour: there is no such field"),
        (BOARD.read_bytes().replace(b"-     -     -", b"-  |  -     -", 1), "shuttle 7 (entry 1"),
    ],
)
def test_an_error_names_option_file_and_field(tmp_path: Path, text: bytes, why: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(text)
    done = run("play", "shuttles", "--option", f"board=@{file}")
    assert done.code == 2
    assert done.err.startswith(f"tailback: option board: {file}: {why}")
    assert one_line(done.err)


def test_a_board_must_be_marked_as_a_file() -> None:
    done = run("play", "shuttles", "--option", f"board={BOARD}")
    assert done.code == 2
    assert "on the command line: board=@FILE.toml" in done.err


def test_trailers_and_decks_from_files(tmp_path: Path) -> None:
    file = tmp_path / "trailers.txt"
    file.write_text("3, 9\n", "utf-8")
    done = run("play", "jam", "--option", f"trailers=@{file}", "--seed", "1", stdin="quit\n")
    assert "trailers 3 9\n" in done.out
    file.write_text("3,51", "utf-8")
    done = run("play", "jam", "--option", f"trailers=@{file}")
    assert done.err == f"tailback: option trailers: {file}: 51 is not a whole number from 1 to 50\n"
    deck = tmp_path / "deck.toml"
    deck.write_text("M1 = 20\nXX = 1", "utf-8")
    done = run("play", "shift", "--option", f"deck=@{deck}")
    assert done.err.startswith(f"tailback: option deck: {deck}: 'XX' is not one of M1, M2")
