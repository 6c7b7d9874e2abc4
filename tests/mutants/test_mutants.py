"""All mutants can be made, every clause and every happening has one, only an assertion kills one.

``make mutants`` runs them.
"""

from __future__ import annotations

import re

import pytest

import tailback
from tailback.kit import NotationError
from tailback.kit.shapes import happenings
from tests.mutants import run
from tests.mutants.judge import asserted
from tests.mutants.run import CRASHED, ENDLESS, KILLED, SURVIVED, Mutant, mutants, problem, tried

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


def untold(id: str, made: list[Mutant]) -> set[str]:
    """Return the happenings of a game whose telling none of these mutants drops or falsifies."""
    told = happenings(tailback.game(id)).keys() - {"Moved", "ChanceOutcome"}
    lines = [mutant.old for mutant in made if mutant.game == id]
    return {name for name in told if not any(re.search(rf"\b{name}\b", old) for old in lines)}


@pytest.mark.parametrize("id", tailback.list_games())
def test_every_happening_has_a_mutant(id: str) -> None:
    assert untold(id, ALL) == set()


def test_a_happening_without_a_mutant_is_found() -> None:
    without = [mutant for mutant in ALL if "happenings.Sank" not in mutant.old]
    assert untold("bash", without) == {"Sank"}


def raised(do: str) -> Exception:
    """Return what a statement raises."""
    try:
        exec(do)
    except Exception as error:
        return error
    raise RuntimeError(f"{do} raised nothing")


def disappointed() -> BaseException:
    """Return what a test raises that expects an error in vain."""
    try:
        with pytest.raises(ValueError, match="never"):
            pass
    except pytest.fail.Exception as error:
        return error
    raise RuntimeError("pytest is content")


def doubted() -> Exception:
    """Return what a test raises whose own assertion fails."""
    try:
        assert not ALL
    except AssertionError as error:
        return error
    raise RuntimeError("there are no mutants")


def test_only_what_a_test_says_is_an_assertion() -> None:
    assert asserted(doubted())
    assert asserted(disappointed())
    assert asserted(ExceptionGroup("some", [TypeError(), doubted()]))
    for do in ("None.x", "1 + ''", "nothing", "assert False", "[][0]"):
        assert not asserted(raised(do)), do
    assert not asserted(NotationError("x", 0, "no"))
    assert not asserted(ExceptionGroup("some", [TypeError()]))


LIMIT = next(mutant for mutant in ALL if mutant.clause == "SHIFT-27")
"""The rule ``elif turns == …: # SHIFT-27``, off by one."""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (LIMIT.old, LIMIT.new, KILLED),
        ("elif turns", "elif no_such_number", CRASHED),
        ("  # ", "  # as it was: ", SURVIVED),
        ("elif turns", "while turns", ENDLESS),
    ],
)
def test_each_verdict_can_be_had(
    old: str, new: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mutant = LIMIT._replace(new=LIMIT.old.replace(old, new))
    assert problem(mutant) is None
    assert mutant.new != mutant.old
    if said == ENDLESS:
        verdict = tried(mutant, 3.0)
        assert verdict.said == ENDLESS
        monkeypatch.setattr(run, "judge", lambda *given: verdict)
        assert tried(mutant._replace(endless=True), 3.0).said == KILLED
    else:
        assert tried(mutant).said == said
