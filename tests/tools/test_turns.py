"""The outcomes of one card of Shift are counted, on a printed set-up or a drawing."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from tools.turns import main

from tailback.games.shift import GAME, outcomes, printed, setup


def lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    main(arguments)
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("edition", ["shift", "duo"])
def test_they_end_with_the_number(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    options = GAME.options(edition=edition)
    due = len(outcomes(options, printed(3).board(), 0, "MS1"))
    chosen = ("--setup", "3", "--card", "MS1", "--option", f"edition={edition}")
    told = lines(capsys, *chosen)
    assert told[-1] == str(due)
    assert "a win among them: no" in told


def test_a_drawing_that_can_be_won(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "late.txt"
    rows = [".....|....|....."] * 6
    rows[1] = ".....|....|...>>"
    rows[4] = "<<...|....|....."
    file.write_text("\n".join(rows) + "\n")
    told = lines(capsys, "--setup", str(file), "--card", "M2", "--list")
    assert "a win among them: yes, M2 >+2" in told
    listed = [line for line in told if line.startswith("M2 ")]
    assert len(listed) == int(told[-1])
    assert "M2 >+2" in listed
    monkeypatch.setattr("sys.stdin", io.StringIO(file.read_text()))
    assert lines(capsys, "--setup", "-", "--card", "M2")[-1] == told[-1]


def test_the_files_of_the_printed_setups_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(setup.__file__).parent / "setups" / "3.txt"
    by_file = lines(capsys, "--setup", str(file), "--card", "M1")
    assert by_file[-1] == lines(capsys, "--setup", "3", "--card", "M1")[-1]


@pytest.mark.parametrize(
    ("drawing", "said"),
    [
        ("", "section needs"),
        (".....|....|.....\n.....|..*.|.....\n", "line 2"),
        ("\n".join([".....|....|....."] * 6), "the game is over"),
        ("\n".join(["....A|....|....."] * 6), "SHIFT-3"),
    ],
)
def test_a_bad_drawing_is_refused(
    drawing: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(drawing)
    with pytest.raises(SystemExit) as ended:
        main(["--setup", str(file), "--card", "M1"])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ([], "--card"),
        (["--card", "M9"], "MS3"),
        (["--card", "M1", "--seat", "red"], "silver"),
        (["--card", "M1", "--setup", "11"], "No such file"),
        (["--card", "M1", "--option", "edition=trio"], "duo"),
    ],
)
def test_what_there_is_not_is_refused(
    wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(wrong)
    assert said in capsys.readouterr().err
