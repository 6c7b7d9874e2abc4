"""Every reason for which a message is refused has its sentence, and every sentence its reason."""

from __future__ import annotations

import ast

from tailback.match import reason
from tests.suites import ROOT
from tests.words.catalogue import catalogue

SOURCE = ROOT / "src" / "tailback"


def named() -> set[str]:
    """Return every reason that the match and the server name where they refuse something."""
    trees = (ast.parse(file.read_text("utf-8")) for file in SOURCE.rglob("*.py"))
    calls = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))
    first = [c.args[0] for c in calls if getattr(c.func, "id", "") in ("Rejection", "reason")]
    either = [
        side for one in first if isinstance(one, ast.IfExp) for side in (one.body, one.orelse)
    ]
    return {str(one.value) for one in (*first, *either) if isinstance(one, ast.Constant)}


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    assert {f"why-{why}" for why in named()} == set(catalogue("match", "en").texts)


def test_a_reason_is_said_in_the_language_that_is_asked_for() -> None:
    assert str(reason("over")) == "The game is over."
    assert reason("over").said("de") == "Die Partie ist zu Ende."
