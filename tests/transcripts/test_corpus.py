"""Kept transcripts still replay: a change that breaks one must raise its game's rules number."""

from __future__ import annotations

from pathlib import Path

import pytest

import tailback
from tailback.kit import Finished, TranscriptError
from tailback.kit.transcript import read, sealed_lines, verify

KEPT = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_transcript_replays_and_verifies(path: Path) -> None:
    transcript = read(path.read_text("utf-8"))
    assert verify(transcript) == sum(-1 in moves for moves in transcript.history)
    assert isinstance(transcript.game.pending(transcript.positions[-1]), Finished)


@pytest.mark.parametrize(("name", "number"), [("shuttles", 1), ("shuttles-claim", 2), ("cutin", 2)])
def test_a_transcript_is_read_by_the_rules_of_its_number(name: str, number: int) -> None:
    text = Path(__file__).with_name(f"{name}.txt").read_text("utf-8")
    transcript = read(text)
    assert transcript.game.rules_number == number
    assert transcript.text() == text


def test_what_is_a_claim_by_one_number_is_none_by_another() -> None:
    text = Path(__file__).with_name("shuttles-claim.txt").read_text("utf-8")
    lines = [line.rpartition(" #")[0] for line in text.splitlines()]
    assert lines[2] == "rules 2"
    assert lines[-1] == "end south SHUT-41"
    lines[2] = "rules 1"
    with pytest.raises(TranscriptError, match="SHUT-41"):
        read("\n".join(sealed_lines(lines)) + "\n")
    lines[2] = "rules 3"
    with pytest.raises(TranscriptError, match="shuttles is played by rules number 1, 2 here"):
        read("\n".join(sealed_lines(lines)) + "\n")


def test_every_game_has_a_kept_transcript() -> None:
    kept = {read(path.read_text("utf-8")).game.id for path in KEPT}
    assert kept == set(tailback.list_games())
