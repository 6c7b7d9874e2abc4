"""Transcripts on the command line: played through, verified, refused with line and reason."""

from __future__ import annotations

import random
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import tailback
from tailback.cli.common import HUMAN, Player, Seeds
from tailback.cli.device import Device
from tailback.kit import NATURE, SPECTATOR, Seating, Viewer, commitment
from tailback.kit.transcript import Scroll, Transcript
from tailback.kit.transcript_reader import read
from tailback.match import Tried
from tests.cli.run import one_line, run

shift = tailback.game("shift")
SEEDS = Seeds.of(2, "1")


def text_of(viewer: Viewer = SPECTATOR, limit: int = 6, decisions: int | None = None) -> str:
    """Return a match of two people who play at random, over or after at most so many decisions."""
    options = shift.options(turn_limit=limit, starter="gold")
    rng = random.Random(1)
    with closing(Device(shift, options, [Player(HUMAN, None)] * 2, SEEDS)) as device:
        while device.asked and decisions != 0:
            (seat,) = device.asked
            tried = device.try_(seat, [])
            assert isinstance(tried, Tried)
            device.commit(seat, [rng.choice(tried.legal)])
            decisions = None if decisions is None else decisions - 1
        assert (device.match.state.result is None) == (decisions is not None)
        return device.match.transcript(viewer)


@pytest.fixture(scope="module")
def whole() -> str:
    return text_of()


def resealed(text: str) -> str:
    """Return an edited transcript with fresh checks, as a forger would write it."""
    import hashlib

    digest, lines = hashlib.sha256(), []
    for line in text.splitlines():
        bare = line.rpartition(" #")[0]
        digest.update(bare.encode() + b"\n")
        lines.append(f"{bare} #{digest.hexdigest()[:8]}\n")
    return "".join(lines)


def test_replay_shows_every_turn(whole: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(whole)
    ran = run("replay", str(file))
    assert ran.code == 0
    assert ran.err == ""
    assert "\n0. =" in ran.out
    assert "\n1. gold: " in ran.out
    assert "Result: a draw (SHIFT-27)." in ran.out
    assert ran.out.count("|") >= 6 * 12


def test_quiet_is_the_verdict_alone(whole: str) -> None:
    ran = run("replay", "-", "--quiet", stdin=whole)
    assert ran.code == 0
    assert one_line(ran.out)
    assert ran.out.startswith("ok: ")
    assert "a draw (SHIFT-27)" in ran.out


def test_verify(whole: str) -> None:
    ran = run("verify", "-", stdin=whole)
    assert ran.code == 0
    assert "all 14 draws follow from them" in ran.out
    assert "\nnot proven: a transcript alone" in ran.out


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_changed_character_is_found_on_its_line(command: str, whole: str) -> None:
    lines = whole.split("\n")
    at = next(k for k, line in enumerate(lines) if line.startswith("1 "))
    lines[at] = lines[at].replace("gold: ", "gold: M1 ").replace("silver: ", "silver: M1 ")
    ran = run(command, "-", stdin="\n".join(lines))
    assert ran.code == 1
    assert one_line(ran.err)
    assert f"standard input: line {at + 1}: " in ran.err


def test_an_illegal_move_names_its_clause(whole: str) -> None:
    lines = whole.split("\n")
    at = next(k for k, line in enumerate(lines) if line.startswith("1 gold: "))
    lines[at] = "1 gold: A+1 =M1 #0"
    ran = run("replay", "-", stdin=resealed("\n".join(lines)))
    assert ran.code == 1
    assert f"line {at + 1}: not allowed: SHIFT-7: Play a card before" in ran.err


def test_a_draw_that_does_not_follow_is_found_on_its_line(whole: str) -> None:
    lines = whole.split("\n")
    *head, last = lines[-3].rpartition(" #")[0].split(" ")
    outcomes = [f"={card}" for card in ("M1", "M2", "M3") if f"={card}" != last]
    lines[-3] = f"{' '.join(head)} {outcomes[0]} #0"
    ran = run("verify", "-", stdin=resealed("\n".join(lines)))
    assert ran.code == 1
    assert f"line {len(lines) - 2}: draw 14: the seeds give {last}" in ran.err


@pytest.mark.parametrize("resigned", [(), (0,), (0, 1)])
def test_the_line_is_right_also_where_somebody_gave_up(
    whole: str, resigned: tuple[int, ...]
) -> None:
    played, seed = read(whole), bytes(32)
    assert played.fairness is not None
    other = replace(played.fairness, server_seed=seed, commitment=commitment(seed))
    text = replace(played, fairness=other, resigned=resigned).text()
    at = next(k for k, line in enumerate(text.split("\n")) if line.startswith("0 ="))
    ran = run("verify", "-", stdin=text)
    assert ran.code == 1
    assert f"line {at + 1}: draw " in ran.err


def test_a_seed_that_was_not_committed_to(whole: str) -> None:
    lines = whole.split("\n")
    at = next(k for k, line in enumerate(lines) if line.startswith("commitment "))
    lines[at] = f"commitment {'0' * 64} #0"
    ran = run("verify", "-", stdin=resealed("\n".join(lines)))
    assert ran.code == 1
    assert f"line {at + 1}: the server seed is not" in ran.err


@pytest.mark.parametrize(
    ("given", "line"),
    [(b"", 1), (b"\xff\xfe", 1), (b"tailback\n\n\xff", 3), (b"\n", 1), (b"x" * 5000, 1)],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_are_no_transcript(command: str, given: bytes, line: int) -> None:
    ran = run(command, "-", stdin=given)
    assert ran.code == 1
    assert one_line(ran.err)
    assert f"line {line}: " in ran.err


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_running_match_is_saved_as_one_viewer_sees_it(viewer: int | None) -> None:
    text = text_of(viewer, decisions=9)
    assert resealed(text) == text
    assert "seed server" not in text
    assert SEEDS.server.hex() not in text
    deal = next(line for line in text.split("\n") if line.startswith("0 "))
    hidden = [word == "=?" for word in deal.split()[1:-1]]
    assert hidden == [viewer != 0, viewer != 1] * 4
    ran = run("replay", "-", stdin=text)
    assert ran.code == 1
    assert "hidden draw" in ran.err


def test_what_others_hold_does_not_show_in_a_running_transcript() -> None:
    """Gold's transcript is the same whatever silver was dealt."""
    texts = set()
    for swapped in (False, True):
        cards = ["M1", "M2", "M2", "M3", "M3", "M1", "M4", "SL"]
        if swapped:
            cards[1::2] = ["M4", "SH", "SL", "MS1"]
        dealt = tuple({NATURE: shift.notation.move(f"={card}")} for card in cards)
        options = shift.options(starter="gold")
        match = Transcript(shift, options, Seating(2), (HUMAN, HUMAN), dealt)
        texts.add(Scroll(0).text(match))
    assert len(texts) == 1
