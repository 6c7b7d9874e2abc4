"""The contracts of import-linter hold here, and an import against them is noticed, in any game."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.suites import BIN, ROOT

JAM = "src/tailback/games/trafficars/jam"
PLANTED = {
    "rules that know their game's bots": (
        f"{JAM}/rules.py",
        "tailback.games.trafficars.jam.bots",
    ),
    "rules that know their game's observer": (
        f"{JAM}/rules.py",
        "tailback.games.trafficars.jam.observer",
    ),
    "what rules stand on, and what all bots share": (f"{JAM}/lanes.py", "tailback.bots.levels"),
    "observers that know the bots": (
        f"{JAM}/observer.py",
        "tailback.games.trafficars.jam.bots.greedy",
    ),
    "the deck of three games, and the bots of one": (
        "src/tailback/games/trafficars/deck.py",
        "tailback.games.trafficars.cutin.bots",
    ),
    "a game that knows another": ("src/tailback/games/shift/bots/thumb.py", "tailback.games.bash"),
    "what all bots share, and a game": ("src/tailback/bots/levels.py", "tailback.games.shift"),
    "a match that knows a bot": ("src/tailback/match/match.py", "tailback.bots.random_bot"),
}
"""A file, and what is imported there that must not be."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tree")
    without = shutil.ignore_patterns("__pycache__", "static", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=without)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def lint(tree: Path) -> subprocess.CompletedProcess[str]:
    """Return what import-linter says of a copy of the sources."""
    found = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [str(BIN / "lint-imports"), "--no-cache"]
    return subprocess.run(command, cwd=tree, env=found, capture_output=True, text=True)


def test_the_sources_keep_all_contracts(copy: Path) -> None:
    linted = lint(copy)
    assert linted.returncode == 0, linted.stdout
    assert "0 broken" in linted.stdout


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_import_is_noticed(copy: Path, planted: str) -> None:
    file, imported = PLANTED[planted]
    path = copy / file
    source = path.read_text("utf-8")
    path.write_text(f"{source}\nimport {imported}\n", "utf-8")
    try:
        linted = lint(copy)
    finally:
        path.write_text(source, "utf-8")
    module = file.removeprefix("src/").removesuffix(".py").replace("/", ".")
    assert linted.returncode == 1, linted.stdout
    assert f"{module} -> {imported}" in " ".join(linted.stdout.split())  # it breaks lines
