"""Kept transcripts still replay: a change that breaks one must raise its game's rules number."""

from __future__ import annotations

from pathlib import Path

import pytest

import tailback
from tailback.kit import Finished
from tailback.kit.transcript import read, verify

KEPT = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_transcript_replays_and_verifies(path: Path) -> None:
    transcript = read(path.read_text("utf-8"))
    assert verify(transcript) == sum(-1 in moves for moves in transcript.history)
    assert isinstance(transcript.game.pending(transcript.positions[-1]), Finished)


def test_every_game_has_a_kept_transcript() -> None:
    kept = {read(path.read_text("utf-8")).game.id for path in KEPT}
    assert kept == set(tailback.list_games())
