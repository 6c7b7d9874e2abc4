"""The kit, the games and the bots need nothing but the standard library; so does a terminal."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
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
before = set(sys.modules)  # a distribution may bring its own customs
found = {}
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
        tops = {module.partition(".")[0] for module in {*sys.modules} - before} - {"tailback"}
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

        points = tomllib.loads((SOURCE.parent / "pyproject.toml").read_text("utf-8"))
        about = site / "tailback-0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: tailback\nVersion: 0\n")
        (about / "entry_points.txt").write_text(
            "".join(
                f"[{group}]\n" + "".join(f"{name} = {where}\n" for name, where in found.items())
                for group, found in points["project"]["entry-points"].items()
            )
        )

    def run(self, code: str, *arguments: str) -> str:
        made = self.start("-c", code, *arguments)
        assert made.returncode == 0, made.stderr
        return made.stdout.strip()

    def start(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [str(self.python), "-I", "-B", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, input=typed)


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
    for name in ("tailback.kit.game", "tailback.games.shift.rules", "tailback.bots.random_bot"):
        assert name in MODULES


def test_a_text_asked_for_says_which_package_it_needs(empty: Empty) -> None:
    assert empty.run(ASK) == "texts need the package fluent.runtime"


def test_a_game_can_be_played(empty: Empty) -> None:
    assert empty.run(PLAY) == "Finished"


@pytest.mark.parametrize(
    ("argv", "code", "shown"),
    [
        ("games", 0, "shuttles"),
        ("bots memory", 0, "planner    Remembers everything"),
        ("perft shift --depth 1 --lang de", 0, "\n1 "),
        ("simulate jam --games 1 --lang fr", 0, "counted-games (games 1"),
        ("play shift --seed 1 --lang de", 0, "no-move (word 'nonsense', moves M"),
        ("play shift --option setup=11", 2, "not-whole (value 11, least 1, most 10)"),
        ("play jam --option below=20 --seats 3", 2, "JAM-27 (case cards"),
    ],
)
def test_the_command_line_does_without_words(
    empty: Empty, argv: str, code: int, shown: str
) -> None:
    """Where no words are installed it shows which ones it would have said."""
    made = empty.start("-m", "tailback", *argv.split(), typed="nonsense\n?\nquit\n")
    assert made.returncode == code, made.stderr
    assert shown in made.stdout + made.stderr
    assert "Traceback" not in made.stderr
