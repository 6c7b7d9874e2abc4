"""Eyes that open nothing tell nothing: views, events and running transcripts are closed at first.

Every game is rebuilt with bare eyes; what is left is each seat's own moves and draws.
"""

from __future__ import annotations

import random
from itertools import islice

import pytest

from tailback.kit import SPECTATOR, AnyGame, Fell, Moved, Seating, View
from tailback.kit.walk import random_walk
from tests.harness.secrets import shut
from tests.harness.twins import Watch, running
from tests.kit.games import GAMES, SECRET, limited

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
            assert closed.letters(view) == ""
            assert closed.prompt(view) == ("ask-move", {})
            shown = closed.witness(step.story, viewer)
            assert closed.events(shown) == ()
            for one in shown:
                assert isinstance(one, Moved | Fell)
                assert viewer is not SPECTATOR
                assert one.seat == viewer
                own += 1
    assert own


@EVERY
def test_a_running_transcript_of_a_closed_game_has_only_ones_own(game: AnyGame) -> None:
    closed, options, seating = shut(game), limited(game), Seating(game.seats[0])
    start = closed.start(options, seating)
    steps = list(islice(random_walk(closed, start, random.Random(4), told=True), 150))
    header = running(closed, options, seating, []).text_for(SPECTATOR)
    match = running(closed, options, seating, steps)
    assert match.text_for(SPECTATOR) == header
    assert match.text().startswith(header)
    for seat in range(seating.seats):
        mine = [
            move
            for step in steps
            for one in step.story
            if isinstance(one, Moved | Fell) and one.seat == seat
            for move in [one[1]]
        ]
        text = match.text_for(seat)
        assert text.startswith(header)
        words = " ".join(line.rpartition(" #")[0] for line in text[len(header) :].splitlines())
        others = {name for name in game.seat_names if name != game.seat_names[seat]}
        assert not any(f" {name}: " in words for name in others)
        assert mine
        assert "?" not in words
        spelled = [game.notation.move_text(move) for move in mine if isinstance(move, str)]
        assert all(word in words.split() for word in spelled)


@pytest.mark.parametrize("game", SECRET, ids=lambda game: game.id)
def test_twins_of_a_closed_game_are_told_nothing_either(game: AnyGame) -> None:
    closed = shut(game)
    for viewer in (0, SPECTATOR):
        found = Watch(closed, limited(closed), Seating(game.seats[0]), viewer).find(range(20))
        assert found.channels == set()
        assert found.differing
