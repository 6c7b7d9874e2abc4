"""Kept playthroughs are what the games still do, and every game has one."""

from __future__ import annotations

from pathlib import Path

import pytest

import tailback
from tests.golden.make import FOLDER, again, header
from tests.toys import TOYS

KEPT = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_playthrough_comes_out_again(path: Path) -> None:
    assert again(path) == path.read_text("utf-8")


def test_every_game_has_a_playthrough() -> None:
    kept = {header(path)["game"] for path in KEPT}
    assert kept == {*tailback.list_games(), *(toy.id for toy in TOYS)}
