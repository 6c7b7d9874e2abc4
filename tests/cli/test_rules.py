"""The rules on the command line."""

from __future__ import annotations

import pytest

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
