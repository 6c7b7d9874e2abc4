"""What a viewer of Traffic-Memory may know: twins, a planted leak, fleeting events, recall."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tailback.games.trafficars.memory import GAME, MemoryGame, MemoryView, Position, Stage
from tailback.games.trafficars.memory.moves import card_text
from tailback.kit import SPECTATOR, Viewer
from tests.games.trafficars.memory.twins import play, twin
from tests.harness.scale import scaled
from tests.harness.secrets import check_sample, known_bytes, remembered


def differing(game: MemoryGame, seed: int) -> tuple[int, int]:
    """Return how many twins there were on a walk, and how many of them someone could tell apart."""
    rng = random.Random(seed)
    twins = told_apart = 0
    for step in play(seed, jokers=bool(seed % 2)):
        other = twin(step.after, rng)
        if other == step.after or rng.random() < 0.8:
            continue
        twins += 1
        for viewer in (*range(len(other.kept)), SPECTATOR):
            one, two = (known_bytes(game, p, [], viewer) for p in (step.after, other))
            if one != two:
                told_apart += 1
                break
    return twins, told_apart


@pytest.mark.clause("MEM-7")
def test_nobody_is_shown_what_was_turned_back() -> None:
    results = [differing(GAME, seed) for seed in range(scaled(500))]
    assert sum(twins for twins, _ in results) > 50
    assert not any(told_apart for _, told_apart in results)


class Leaky(MemoryGame):
    """Shows in one corner whether the first place holds a higher card than the second."""

    def observe(self, position: Position, viewer: Viewer) -> MemoryView:
        view = super().observe(position, viewer)
        return replace(view, turns=view.turns + (position.places[0] > position.places[1]))


def test_a_planted_leak_is_found() -> None:
    assert any(differing(Leaky(), seed)[1] for seed in range(10))


@pytest.mark.clause("MEM-4")
def test_a_card_is_told_for_good_only_when_it_is_kept() -> None:
    for seed in range(scaled(500)):
        for step in play(seed, low=1, high=12, jokers=bool(seed % 2)):
            for event in GAME.witness(step.before, step.moves, step.after, SPECTATOR):
                if event.name == "turned-up":
                    assert event.fleeting
                    continue
                assert not event.fleeting
                assert event.get("card") is None
                if event.name == "kept":
                    seat = int(str(event.get("seat"))) - 1
                    mine = list(map(card_text, step.after.kept[seat]))
                    assert all(card in mine for card in str(event.get("cards")).split())
                else:
                    assert event.get("cards") is None


def test_a_seen_and_an_unseen_place_look_alike_when_turned_up() -> None:
    """Whether chance had to fall shows in no event: both tell one turn-up."""
    start = GAME.start(GAME.options(low=1, high=6))
    text = "3,?,?,?,?,? - turn -|- 1 1"
    known = GAME.notation.position(text, start)
    first, second = GAME.legal(known, 0)[:2]
    seen = GAME.apply(known, {0: first})
    events = GAME.witness(known, {0: first}, seen, 1)
    showing = GAME.apply(known, {0: second})
    assert showing.stage is Stage.SHOW
    assert GAME.witness(known, {0: second}, showing, 1) == ()
    (three,) = (o for o in GAME.pending(showing).outcomes if o.what == 4)  # type: ignore[union-attr]
    drawn = GAME.witness(showing, {-1: three}, GAME.apply(showing, {-1: three}), 1)
    assert [event.name for event in events] == [event.name for event in drawn] == ["turned-up"]


def test_whoever_watched_knows_the_position() -> None:
    """The kit forgets nothing: a sample is the position itself, for players and spectators."""
    for seed in range(20):
        history = play(seed, jokers=bool(seed % 2))
        upto = random.Random(seed).randint(1, len(history))
        moves = [dict(step.moves) for step in history[:upto]]
        for viewer in (0, 1, SPECTATOR):
            recall = remembered(GAME, history[0].before, moves, viewer)
            assert GAME.sample(recall, random.Random(0)) == history[upto - 1].after


def test_samples_against_enumeration() -> None:
    history = play(3, low=1, high=6)
    moves = [dict(step.moves) for step in history[:14]]
    assert check_sample(GAME, history[0].before, moves, 0, random.Random(1), 50) == 1
