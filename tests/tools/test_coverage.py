"""The tests that name a clause are found in their source."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.coverage import main, named_clauses

SOURCE = '''
import pytest
from pytest import mark

clause = pytest.mark.clause
CASES = [pytest.param(1, marks=pytest.mark.clause("A-3")), pytest.param(2, marks=clause("A-4"))]


@pytest.mark.clause("A-1")
def test_one(): ...


@mark.clause("A-1", "A-2")
async def test_two(): ...


@pytest.mark.parametrize("n", CASES)
def test_cases(n): ...


@pytest.mark.parametrize("id", [pytest.param(i, marks=clause(i)) for i in ("A-5", "A-6")])
def test_loop(id): ...


@clause("A-7")
class TestMany:
    pytestmark = [pytest.mark.slow, pytest.mark.clause("A-8")]

    def test_inside(self): ...

    def helper(self): ...


@pytest.mark.other("A-9")
def test_no_mark(): ...


def test_only_words():
    """It says A-9 and "A-9"."""
    assert "A-9"


@clause("B-1")
def test_another_game(): ...
'''


def test_clauses_are_found_in_the_source(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_a.py").write_text(SOURCE)
    (folder / "test_broken.py").write_text("def (")
    (folder / "helper.py").write_text(SOURCE)
    found = named_clauses(folder, {f"A-{n}" for n in range(1, 10)})
    here = "tests/test_a.py::"
    assert {id: [test.removeprefix(here) for test in tests] for id, tests in found.items()} == {
        "A-1": ["test_one", "test_two"],
        "A-2": ["test_two"],
        "A-3": ["test_cases"],
        "A-4": ["test_cases"],
        "A-5": ["test_loop"],
        "A-6": ["test_loop"],
        "A-7": ["TestMany::test_inside"],
        "A-8": ["TestMany::test_inside"],
        "A-9": [],
    }


def test_the_mark_of_a_whole_module(tmp_path: Path) -> None:
    source = 'import pytest\npytestmark = pytest.mark.clause("A-1")\ndef test_x(): ...\n'
    (tmp_path / "test_a.py").write_text(source)
    assert len(named_clauses(tmp_path, {"A-1"})["A-1"]) == 1


def test_it_fails_where_a_clause_has_no_test(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_a.py").write_text(
        'import pytest\n@pytest.mark.clause("SHIFT-1")\ndef test_x(): ...\n'
    )
    assert main(["shift"], tmp_path) == 1
    printed = capsys.readouterr()
    assert "SHIFT-2, SHIFT-3" in printed.err
    assert "SHIFT-1: 1\n" in printed.out
    assert main(["shift", "SHIFT-1"], tmp_path) == 0


@pytest.mark.parametrize("wrong", [["chess"], ["shift", "SHIFT-99"]])
def test_what_there_is_not_is_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(wrong)
    assert ended.value.code == 2


def test_every_clause_of_this_checkout_has_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shift"]) == 0
    assert "SHIFT-27: " in capsys.readouterr().out
