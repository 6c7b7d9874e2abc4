"""Nothing is hidden: everyone sees everything, and recall is the position itself."""

from __future__ import annotations

import random

import pytest

from tailback.games.shuttles import GAME
from tailback.games.shuttles.moves import FIRST
from tailback.kit import LANGUAGES, NATURE, Seating
from tailback.kit.game import fields_of
from tailback.kit.walk import random_walk
from tests.games.shuttles.positions import composed, other_board, play, stand, told, view
from tests.harness.secrets import check_sample, remembered


def test_all_viewers_see_the_same() -> None:
    rng = random.Random(3)
    for _ in range(10):
        position = composed(rng)
        views = [view(position, viewer) for viewer in (0, 1, None)]
        assert views[0][1:] == views[1][1:] == views[2][1:]
        assert views[0].own is None
        assert GAME.text_view(views[0]) == f"{position}\nboard (rebuilt)"
    assert not GAME.private


def test_everyone_knows_every_field() -> None:
    position = play(stand("2a3", "2b5"), "2>", "1>")
    assert set(GAME.known) == set(fields_of(position))
    for viewer in (0, 1, None):
        for field, knows in GAME.known.items():
            assert knows(position, viewer) == getattr(position, field)


def test_the_scene_is_the_board_and_the_limit() -> None:
    options = GAME.options(board=other_board(), turn_limit=77)
    scene = GAME.scene(options, Seating(2))
    assert scene.shuttles == other_board().shuttles
    assert (scene.offset_limit, scene.block_first, scene.board_mark) == (3, 2, "own")
    assert scene.turn_limit == 77
    start = GAME.start(options)
    assert GAME.text_view(GAME.view(scene, start, 0)) == f"{start}\nboard (own)"


def test_the_table_is_what_lies_there() -> None:
    table = view(play(stand("2a3 n1", "2b5", turns=7), "4>", "1<")).table
    assert (table.stage, table.turn, table.turns, table.repeats) == ("turn", 0, 9, 1)
    assert table.south == ("2a3", "6a1", "6b1", "7a1", "n1")
    assert table.north == ("2b5", "5b7", "6a7", "6b7", "7a7")
    assert table.offsets == (-1, 0, 0, 1, 0, 0, 0)
    assert (table.ban, table.claim, table.warned) == (False, False, None)
    assert view(play(stand(), "4>")).table.ban
    crowded = stand("n1 n2 n3 n4 1a1", "n5 1b7 2b7 3a7 3b7", turn="north")
    assert view(crowded).table.warned == 1
    assert view(play(crowded, "1>")).table.claim
    assert view(play(stand(), "2>", "1>", "2<", "1<")).table.repeats == 2
    assert view(GAME.start()).table.turn is None


def test_recall_is_the_position_with_its_past() -> None:
    rng = random.Random(4)
    start = GAME.start()
    steps = list(random_walk(GAME, start, rng))[:60]
    history = [step.moves for step in steps]
    for viewer in (0, 1, None):
        recall = remembered(GAME, start, history, viewer)
        assert recall == steps[-1].after
        assert recall.repeats == steps[-1].after.repeats
        assert GAME.sample(recall, rng) == steps[-1].after


def test_sample_against_enumeration() -> None:
    rng = random.Random(5)
    start = GAME.start()
    history = [step.moves for step in random_walk(GAME, start, rng)][:5]
    assert check_sample(GAME, start, history, 0, rng, n=50) == 1


def test_a_claim_is_remembered() -> None:
    before = stand("n1 n2 n3 n4 1a1", "n5 1b7 2b7 3a7 3b7", turn="north")
    history = [{1: GAME.notation.move("1>")}, {0: GAME.notation.move("claim")}]
    assert remembered(GAME, before, history, 0) == play(before, "1>", "claim")


def test_what_is_told_has_words() -> None:
    late = stand("n1 n2 n3 n4 7b6", turns=399)
    again = play(stand(), "2>", "1>", "2<", "1<", "2>", "1>", "2<")
    full = stand("n1 n2 n3 7b5 1a1", "n5 1b7 2b7 3a7 3b7")
    tossed = GAME.step(GAME.start(), {NATURE: FIRST[1]})
    events = [
        *GAME.events(GAME.shown_to(tossed.story, None)),
        *told(late, "7b6-n5"),
        *told(late, "2>"),
        *told(again, "1<"),
        *told(stand("2b3", "2b4"), "2b3x2b5"),
        *told(full, "7b5-n4"),
        *told(play(full, "7b5-n4", "1>"), "claim"),
    ]
    kinds = "starts shuttled slid jumped won warned claimed drawn"
    assert {event.name for event in events} == set(kinds.split())
    for event in events:
        for language in LANGUAGES:
            assert GAME.rulebook.say(f"event-{event.name}", language, **dict(event.details))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_has_words(language: str) -> None:
    crowded = stand("n1 n2 n3 n4 1a1", "n5 1b7 2b7 3a7 3b7", turn="north")
    moments = {
        "ask-toss": GAME.start(),
        "ask-move": stand(),
        "ask-move-but-centre": stand(rights="ban"),
        "ask-vacate": crowded,
        "ask-claim": play(crowded, "1>"),
        "ask-claimed": play(crowded, "1>", "claim"),
        "ask-won": play(stand("n1 n2 n3 n4 7b6"), "7b6-n5"),
        "ask-drawn": play(stand(turns=399), "2>"),
    }
    for message, position in moments.items():
        asked, details = GAME.prompt(view(position))
        assert asked == message
        assert GAME.rulebook.say(asked, language, **details)
    asked, details = GAME.prompt(view(stand(), 1))
    assert asked == "ask-wait"
    assert GAME.rulebook.say(asked, language, **details)


def test_the_picture_is_well_formed() -> None:
    from xml.etree import ElementTree

    picture = ElementTree.fromstring(stand()._repr_svg_())
    circles = [part for part in picture if part.tag.endswith("circle")]
    assert len(circles) == 7 * 14 + 10 + 10


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 turn ", "2 turns "),
        ("de", "1 Zug ", "2 Zügen "),
        ("es", "1 turno ", "2 turnos "),
        ("fr", "1 tour ", "2 tours "),
        ("nl", "1 beurt ", "2 beurten "),
        ("pt", "1 turno ", "2 turnos "),
    ],
)
def test_a_limit_of_one_turn_is_not_several(language: str, one: str, many: str) -> None:
    for turns, words in ((1, one), (2, many)):
        for message in ("SHUT-42.end", "event-drawn"):
            assert words in GAME.rulebook.say(message, language, case="turns", turns=turns)
