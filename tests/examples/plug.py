"""Installs the example as its users do: by pip, into a folder of its own, from outside."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import tailback
from tailback.kit import AnyGame, registry
from tests.harness.patience import PATIENCE
from tests.suites import ROOT

EXAMPLE = ROOT / "examples" / "nim"
GUIDE = ROOT / "docs" / "adding-a-game.md"


def install(folder: Path, bot: bool = False) -> Path:
    """Install Nim, with the guide's bot if it is wanted; return where it lies."""
    source, place = folder / "source", folder / "place"
    without = shutil.ignore_patterns("__pycache__", "*.egg-info", "build")
    shutil.copytree(EXAMPLE, source, ignore=without)
    if bot:
        (source / "tailback_nim" / "bot.py").write_text(bot_source(), "utf-8")
        with (source / "pyproject.toml").open("a") as file:
            file.write(f"\n{bot_entry()}")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    alone = ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(place)]
    subprocess.run([*pip, *alone, str(source)], check=True, capture_output=True, timeout=PATIENCE)
    return place


def blocks(kind: str) -> list[str]:
    """Return the blocks of a kind in the guide."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", GUIDE.read_text("utf-8"), re.M | re.S)


def bot_source() -> str:
    """Return the guide's bot."""
    (found,) = [block for block in blocks("python") if "class PerfectBot" in block]
    return found


def bot_entry() -> str:
    """Return the entry point of the guide's bot."""
    (found,) = [block for block in blocks("toml") if "tailback.bots" in block]
    return found


def environment(place: Path) -> dict[str, str]:
    """Return the environment in which what lies there is installed."""
    return {**os.environ, "PYTHONPATH": str(place)}


@contextmanager
def installed(place: Path) -> Iterator[AnyGame]:
    """Have it installed in this process too, for as long as this lasts."""
    before = tailback.list_games()
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(place))
        importlib.invalidate_caches()
        registry.installed.cache_clear()
        try:
            yield tailback.game("nim")
        finally:
            registry.installed.cache_clear()
            for name in [name for name in sys.modules if name.startswith("tailback_nim")]:
                del sys.modules[name]
    assert tailback.list_games() == before
