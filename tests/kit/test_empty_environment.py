"""The kit, the games and the bots need nothing but the standard library to be imported."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
ROOMS = ("kit", "games", "bots")
MODULES = sorted(
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for room in ROOMS
    for path in (SOURCE / "tailback" / room).rglob("*.py")
)

IMPORT_ALL = """
import importlib, json, sys, traceback
found = {}
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
        tops = {module.partition(".")[0] for module in sys.modules} - {"tailback", "__main__"}
        strange = sorted(top for top in tops if top not in sys.stdlib_module_names)
        found[name] = f"brings in {', '.join(strange)}" if strange else ""
    except Exception:
        found[name] = traceback.format_exc()
print(json.dumps(found))
"""

ASK = """
from tailback.games.shift import GAME
from tailback.kit import WordsMissing
try:
    GAME.rulebook.text("SHIFT-1")
except WordsMissing as error:
    print(error)
"""

PLAY = """
import random
from tailback.games.shift import GAME
from tailback.kit.walk import random_walk
steps = list(random_walk(GAME, GAME.start(GAME.options(turn_limit=6)), random.Random(1)))
print(type(GAME.pending(steps[-1].after)).__name__)
"""


class Empty:
    """A fresh environment with the source on its path and nothing installed."""

    def __init__(self, folder: Path) -> None:
        venv = [sys.executable, "-m", "venv", "--without-pip", str(folder)]
        subprocess.run(venv, check=True)
        self.python = folder / "bin" / "python"
        (site,) = folder.glob("lib/python*/site-packages")
        (site / "tailback.pth").write_text(f"{SOURCE}\n", "utf-8")

    def run(self, code: str, *arguments: str) -> str:
        command = [str(self.python), "-I", "-B", "-c", code, *arguments]
        made = subprocess.run(command, capture_output=True, text=True, check=False)
        assert made.returncode == 0, made.stderr
        return made.stdout.strip()


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Empty:
    return Empty(tmp_path_factory.mktemp("empty"))


@pytest.fixture(scope="module")
def imported(empty: Empty) -> dict[str, str]:
    made: dict[str, str] = json.loads(empty.run(IMPORT_ALL, *MODULES))
    return made


def test_the_environment_is_empty(empty: Empty) -> None:
    look = "import importlib.util; print(importlib.util.find_spec('fluent'))"
    assert empty.run(look) == "None"


@pytest.mark.parametrize("module", MODULES)
def test_a_module_is_imported_with_the_standard_library_alone(
    module: str, imported: dict[str, str]
) -> None:
    assert not imported[module], imported[module]


def test_there_are_modules_in_every_room() -> None:
    for name in ("tailback.kit.game", "tailback.games.shift.rules", "tailback.bots.random"):
        assert name in MODULES


def test_a_text_asked_for_says_which_package_it_needs(empty: Empty) -> None:
    assert empty.run(ASK) == "texts need the package fluent.runtime"


def test_a_game_can_be_played(empty: Empty) -> None:
    assert empty.run(PLAY) == "Finished"
