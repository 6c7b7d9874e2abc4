"""Kept transcripts still replay: a change that breaks one must raise its game's rules number."""

from __future__ import annotations

from pathlib import Path

import pytest

import tailback
from tailback.kit import Finished, TranscriptError
from tailback.kit.transcript import sealed_lines
from tailback.kit.transcript_reader import read
from tailback.kit.verify import verify

KEPT = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_transcript_replays_and_verifies(path: Path) -> None:
    transcript = read(path.read_text("utf-8"))
    assert verify(transcript) == sum(-1 in moves for moves in transcript.history)
    assert isinstance(transcript.game.pending(transcript.positions[-1]), Finished)


def test_what_was_played_by_another_rules_number_is_refused() -> None:
    text = Path(__file__).with_name("shuttles.txt").read_text("utf-8")
    lines = [line.rpartition(" #")[0] for line in text.splitlines()]
    assert lines[2] == "rules 2"
    for other in ("1", "3"):
        lines[2] = f"rules {other}"
        with pytest.raises(TranscriptError, match=f"by rules number 2 here, .* by '{other}'") as no:
            read("\n".join(sealed_lines(lines)) + "\n")
        assert no.value.line == 3


def test_every_game_has_a_kept_transcript() -> None:
    kept = {read(path.read_text("utf-8")).game.id for path in KEPT}
    assert kept == set(tailback.list_games())
