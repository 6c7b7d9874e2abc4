"""The rules on the command line, and the tests that name them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tailback.cli import rules
from tailback.cli.coverage import named_clauses
from tests.cli.run import run


def test_without_a_game_the_games_are_listed() -> None:
    assert "Rush Hour Shift" in run("rules").out


def test_all_clauses_in_order() -> None:
    ran = run("rules", "shift")
    assert ran.code == 0
    heads = [line.split()[0] for line in ran.out.split("\n") if line.startswith("SHIFT-")]
    assert heads == [f"SHIFT-{n}" for n in range(1, 28)]


@pytest.mark.parametrize("spelled", ["SHIFT-21", "shift-21", "21"])
def test_one_clause(spelled: str) -> None:
    ran = run("rules", "shift", spelled)
    assert ran.out.startswith("SHIFT-21  Locked seams  (from the rulebook, our ruling)\n")
    assert ran.out.count("\n") == 2


def test_another_language() -> None:
    assert "Naht" in run("rules", "shift", "21", "--lang", "de").out


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


def test_coverage_fails_where_a_clause_has_no_test(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "test_a.py").write_text(
        'import pytest\n@pytest.mark.clause("SHIFT-1")\ndef test_x(): ...\n'
    )
    monkeypatch.setattr(rules, "tests_folder", lambda: tmp_path)
    ran = run("rules", "shift", "--coverage")
    assert ran.code == 1
    assert "SHIFT-2, SHIFT-3" in ran.err
    assert "SHIFT-1: 1\n" in ran.out
    assert run("rules", "shift", "1", "--coverage").code == 0


def test_coverage_of_this_checkout() -> None:
    ran = run("rules", "shift", "--coverage")
    assert ran.code in (0, 1)
    assert "SHIFT-27: " in ran.out


def test_coverage_without_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import tailback

    monkeypatch.setattr(tailback, "__file__", str(tmp_path / "a" / "b" / "__init__.py"))
    ran = run("rules", "shift", "--coverage")
    assert ran.code == 2
    assert "source checkout" in ran.err
