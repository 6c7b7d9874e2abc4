"""The transcript of a running match: one viewer's, and nothing that this viewer may not know."""

from __future__ import annotations

import random

import pytest

from tailback.games.shift import GAME as SHIFT
from tailback.kit import NATURE, SPECTATOR, AnyGame, FairDice, Seating, Viewer, commitment
from tailback.kit.transcript import Fairness, Scroll, Transcript, sealed_lines
from tailback.kit.transcript_reader import read
from tailback.kit.walk import walk
from tests.toys import peek, sealed

SERVER = b"s" * 32
SEEDS = (b"a" * 32, b"b" * 32)


def running(game: AnyGame, steps: int) -> Transcript:
    """Return the first steps of a match, the server's seed already known."""
    rng = random.Random(2)
    start = game.start(game.options(), Seating(2))
    played = walk(
        game, start, lambda at, seat: rng.choice(game.legal(at, seat)), FairDice(SERVER, SEEDS)
    )
    history = tuple(step.moves for _, step in zip(range(steps), played, strict=False))
    fairness = Fairness(commitment(SERVER), (None, None), SEEDS, SERVER)
    return Transcript(game, game.options(), Seating(2), ("Ann", "Bob"), history, fairness)


def body(text: str) -> list[str]:
    """Return the lines of the turns, without their checks."""
    lines = [line.rpartition(" #")[0] for line in text.split("\n")[:-1]]
    assert "\n".join(sealed_lines(lines)) + "\n" == text
    return [line for line in lines if line[0].isdecimal()]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_servers_seed_is_not_told(viewer: Viewer) -> None:
    made = running(SHIFT, 12)
    assert SERVER.hex() in made.text()
    assert SERVER.hex() not in Scroll(viewer).text(made)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_seat_finds_its_own_draws_and_everybodys_moves(viewer: Viewer) -> None:
    made = running(SHIFT, 40)
    whole, seen = body(made.text()), body(Scroll(viewer).text(made))
    assert len(whole) == len(seen)
    for mine, true in zip(seen, whole, strict=True):
        for word, truth in zip(mine.split(), true.split(), strict=True):
            assert word in (truth, "=?")
            assert word == truth or truth.startswith("=")
    if viewer is SPECTATOR:
        drawn = [word for line in seen for word in line.split() if word.startswith("=")]
        assert set(drawn) - {"=gold", "=silver"} == {"=?"}


def test_the_whole_match_of_an_open_game_is_the_same_for_all() -> None:
    made = running(sealed.GAME, 3)
    assert body(Scroll(0).text(made)) == body(Scroll(SPECTATOR).text(made)) == body(made.text())


def test_what_was_fleeting_is_not_written() -> None:
    made = running(peek.GAME, 6)
    assert any(NATURE in happened for happened in made.history)
    assert any("?" in line for line in body(Scroll(SPECTATOR).text(made)))


def test_a_text_with_hidden_draws_is_not_played_through() -> None:
    with pytest.raises(ValueError, match="hidden draw"):
        read(Scroll(0).text(running(SHIFT, 12)))
