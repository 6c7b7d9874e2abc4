"""Nothing is hidden: everyone sees everything, and recall is the position itself."""

from __future__ import annotations

import random

import pytest

from tailback.games.shuttles import GAME, Position
from tailback.games.shuttles.observe import ShuttlesView
from tailback.kit import LANGUAGES
from tailback.kit.walk import random_walk
from tests.games.shuttles.positions import composed, play, stand
from tests.harness.secrets import check_sample, remembered


def same(view: ShuttlesView, other: ShuttlesView) -> bool:
    """Whether two views differ in nothing but their viewer."""
    fields = ShuttlesView.__dataclass_fields__
    return all(getattr(view, name) == getattr(other, name) for name in fields if name != "viewer")


def test_all_viewers_see_the_same() -> None:
    rng = random.Random(3)
    for _ in range(10):
        position = composed(rng)
        views = [GAME.observe(position, viewer) for viewer in (0, 1, None)]
        assert same(views[0], views[1])
        assert same(views[0], views[2])
        assert views[0].drawing == str(position)


def test_recall_is_the_position_with_its_past() -> None:
    rng = random.Random(4)
    start = GAME.start()
    steps = list(random_walk(GAME, start, rng))[:60]
    history = [step.moves for step in steps]
    for viewer in (0, 1, None):
        recall = remembered(GAME, start, history, viewer)
        assert recall.position == steps[-1].after
        assert recall.position.repeats == steps[-1].after.repeats
        assert GAME.sample(recall, rng) == steps[-1].after


def test_sample_against_enumeration() -> None:
    rng = random.Random(5)
    start = GAME.start()
    history = [step.moves for step in random_walk(GAME, start, rng)][:5]
    assert check_sample(GAME, start, history, 0, rng, n=50) == 1


def test_a_claim_is_remembered() -> None:
    before = stand("n1 n2 n3 n4 1a1", "n5 1b7 2b7 3a7 3b7", turn="north")
    history = [{1: GAME.notation.move("1>")}, {0: GAME.notation.move("claim")}]
    assert remembered(GAME, before, history, 0).position == play(before, "1>", "claim")


def ends() -> list[tuple[Position, str, str]]:
    late = stand("n1 n2 n3 n4 7b6", turns=399)
    again = play(stand(), "2>", "1>", "2<", "1<", "2>", "1>", "2<")
    return [
        (late, "7b6-n5", "won"),
        (late, "2>", "drawn turns"),
        (again, "1<", "drawn repetition"),
        (stand("2b3", "2b4"), "2b3x2b5", "jumped"),
    ]


@pytest.mark.parametrize(("before", "text", "last"), ends())
def test_what_is_told(before: Position, text: str, last: str) -> None:
    move = GAME.notation.move(text)
    after = GAME.apply(before, {before.turn: move})
    event = GAME.witness(before, {before.turn: move}, after, None)[-1]
    case = event.get("case")
    assert (f"{event.name} {case}" if case else event.name) == last
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
        asked, details = GAME.prompt(GAME.observe(position, None))
        assert asked == message
        assert GAME.rulebook.say(asked, language, **details)
    asked, details = GAME.prompt(GAME.observe(stand(), 1))
    assert asked == "ask-wait"
    assert GAME.rulebook.say(asked, language, **details)


def test_the_picture_is_well_formed() -> None:
    from xml.etree import ElementTree

    picture = ElementTree.fromstring(stand()._repr_svg_())
    circles = [part for part in picture if part.tag.endswith("circle")]
    assert len(circles) == 7 * 14 + 10 + 10
