"""All mutants can be made, and every clause has one (``make mutants`` runs them)."""

from __future__ import annotations

import pytest

import tailback
from tests.mutants.run import Mutant, mutants, problem

ALL = list(mutants())


@pytest.mark.parametrize("mutant", ALL, ids=lambda m: f"{m.clause}-{m.file}")
def test_a_mutant_can_be_made(mutant: Mutant) -> None:
    assert problem(mutant) is None
    assert mutant.old != mutant.new


@pytest.mark.parametrize("id", tailback.list_games())
def test_every_clause_has_a_mutant(id: str) -> None:
    clauses = set(tailback.game(id).rulebook.clauses)
    without = clauses - {mutant.clause for mutant in ALL}
    assert not without
