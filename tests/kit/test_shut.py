"""Eyes that open nothing tell nothing: views, events and running transcripts are closed at first.

Every game is rebuilt with a bare observer; what is left is each seat's own moves and draws.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tailback.kit import SPECTATOR, AnyGame, ChanceOutcome, Moved, Observer, Seating, View, Viewer
from tailback.kit.transcript import Scroll
from tailback.kit.walk import random_walk
from tests.harness.leaks import changed
from tests.harness.scale import SOAK
from tests.harness.secrets import rebuilt, shut
from tests.harness.twins import Watch, running
from tests.kit.games import GAMES, SECRET, limited
from tests.toys import TOYS

EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@EVERY
def test_a_game_that_opens_nothing_tells_nothing_but_ones_own(game: AnyGame) -> None:
    closed, options, seating = shut(game), limited(game), Seating(game.seats[-1])
    start, scene = closed.start(options, seating), closed.scene(options, seating)
    assert scene is None
    assert not closed.private
    own = 0
    for step in islice(random_walk(closed, start, random.Random(3), told=True), 150):
        assert len(step.story) >= len(step.moves)
        for viewer in (*range(seating.seats), SPECTATOR):
            view = closed.view(scene, step.after, viewer)
            assert view == View(viewer, None, None, None)
            assert closed.text_view(view) == ""
            assert closed.prompt(view) == ("ask-move", {})
            shown = closed.shown_to(step.story, viewer)
            assert closed.events(shown) == ()
            for one in shown:
                assert isinstance(one, Moved | ChanceOutcome)
                assert viewer is not SPECTATOR
                assert one.seat == viewer
                own += 1
    assert own


def told_of(game: AnyGame, text: str) -> list[Any]:
    """Return the moves and draws that the lines of a running transcript tell, in their order."""
    told: list[Any] = []
    for line in text.splitlines():
        words = line.rpartition(" #")[0].replace(";", "").split()[1:]
        told += game.notation.turn(" ".join(word for word in words if not word.endswith(":")))
    return told


def transcripts(game: AnyGame) -> Iterator[tuple[list[Any], str]]:
    """Return of each seat its own moves and draws in a walk, and its running transcript of it."""
    options, seating = limited(game), Seating(game.seats[0])
    start = game.start(options, seating)
    steps = list(islice(random_walk(game, start, random.Random(4), told=True), 150))
    match = running(game, options, seating, steps)
    header = Scroll(SPECTATOR).text(running(game, options, seating, []))
    assert match.text().startswith(header)
    for viewer in (*range(seating.seats), SPECTATOR):
        kits = [
            one for step in steps for one in step.story if isinstance(one, Moved | ChanceOutcome)
        ]
        mine = [one[1] for one in kits if viewer is not SPECTATOR and one.seat == viewer]
        text = Scroll(viewer).text(match)
        assert text.startswith(header)
        yield mine, text[len(header) :]


@EVERY
def test_a_running_transcript_of_a_closed_game_has_only_ones_own(game: AnyGame) -> None:
    *seats, (nothing, watched) = transcripts(shut(game))
    assert nothing == []
    assert watched == ""
    for seat, (mine, text) in enumerate(seats):
        others = {name for name in game.seat_names if name != game.seat_names[seat]}
        assert not any(f" {name}: " in text for name in others)
        assert mine
        assert told_of(game, text) == mine


@pytest.mark.parametrize("kind", [Moved, ChanceOutcome])
@EVERY
def test_a_transcript_that_tells_of_others_is_found(game: AnyGame, kind: type) -> None:
    def leaking(happening: Any, viewer: Viewer) -> Any:
        return happening if isinstance(happening, kind) else None

    leak = rebuilt(game, observer=changed(Observer(), show=leaking))
    *seats, (nothing, watched) = transcripts(leak)
    if kind is ChanceOutcome and not game.facts(limited(game)).chance:
        assert watched == ""
        return
    assert told_of(game, watched) != nothing
    assert all(told_of(game, text) != mine for mine, text in seats)


@pytest.mark.parametrize("game", SECRET, ids=lambda game: game.id)
def test_twins_of_a_closed_game_are_told_nothing_either(game: AnyGame) -> None:
    closed = shut(game)
    for viewer in (0, SPECTATOR):
        watch = Watch(closed, limited(closed), Seating(game.seats[0]), viewer)
        found = watch.find(range(20 if SOAK or game in TOYS else 6))
        assert found.channels == set()
        assert found.differing
