"""What may be known of Traffic-Memory: twins, a planted leak, fleeting events, recall."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tailback.games.trafficars.memory import GAME, MemoryObserver, Position, Stage
from tailback.games.trafficars.memory.happenings import Kept, TurnedUp
from tailback.games.trafficars.memory.moves import SHOW, STOP, TURN
from tailback.games.trafficars.memory.observer import MemoryTable
from tailback.games.trafficars.memory.position import TAKEN, UNSEEN
from tailback.kit import HIDDEN, NATURE, SPECTATOR, AnyGame, ChanceOutcome, Moved, Seating
from tailback.kit.transcript import Scroll, Transcript
from tests.games.trafficars.memory.twins import play, twin
from tests.harness.scale import scaled
from tests.harness.secrets import check_sample, known_bytes, rebuilt, remembered


def differing(game: AnyGame, seed: int) -> tuple[int, int]:
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


class Leaky(MemoryObserver):
    """Shows in one corner whether the first place holds a higher card than the second."""

    def table(self, position: Position) -> MemoryTable:
        table = super().table(position)
        return replace(table, turns=table.turns + (position.places[0] > position.places[1]))


def test_a_planted_leak_is_found() -> None:
    leaky = rebuilt(GAME, observer=Leaky())
    assert any(differing(leaky, seed)[1] for seed in range(10))


@pytest.mark.clause("MEM-7")
def test_a_card_that_was_turned_back_is_known_to_nobody_who_looks_now() -> None:
    start = GAME.start(GAME.options(low=1, high=6))
    position = GAME.notation.position("3,5,-,-,?,2 p1,p6 turn 1,4|- 1 1", start)
    for viewer in (0, 1, SPECTATOR):
        assert GAME.known["places"](position, viewer) == [3, None, TAKEN, TAKEN, UNSEEN, 2]
    assert {*position._fields} - {*GAME.known} == {"unseen", "unseen_jokers"}


@pytest.mark.clause("MEM-4")
def test_a_card_is_told_for_good_only_when_it_is_kept() -> None:
    for seed in range(scaled(500)):
        for step in play(seed, low=1, high=12, jokers=bool(seed % 2)):
            shown = GAME.shown_to(step.story, SPECTATOR)
            for happening, event in zip(
                [one for one in shown if not isinstance(one, Moved | ChanceOutcome)],
                GAME.events(shown),
                strict=True,
            ):
                assert event.fleeting == isinstance(happening, TurnedUp)
                if isinstance(happening, Kept):
                    mine = step.after.kept[happening.seat]
                    assert all(card in mine for card in happening.cards)
                elif not event.fleeting:
                    assert event.get("card") is event.get("cards") is None


@pytest.mark.clause("MEM-4")
def test_a_running_transcript_tells_neither_where_others_looked_nor_what_appeared() -> None:
    history = [{0: TURN[0]}, {NATURE: SHOW[9]}, {0: TURN[1]}, {NATURE: SHOW[10]}, {0: STOP}]
    made = Transcript(GAME, GAME.options(), Seating(2), ("Ann", "Bob"), tuple(history))
    lines = {
        viewer: [line.rpartition(" #")[0] for line in Scroll(viewer).text(made).split("\n")[-4:-1]]
        for viewer in (0, 1, SPECTATOR)
    }
    assert lines[0] == ["0 1: p1 =?", "1 1: p2 =?", "2 1: stop"]
    assert lines[1] == lines[SPECTATOR] == ["0 1: ? =?", "1 1: ? =?", "2 1: stop"]


def test_a_seen_and_an_unseen_place_look_alike_when_turned_up() -> None:
    """Choosing a place says nothing by itself, and both ways one card is turned up."""
    start = GAME.start(GAME.options(low=1, high=6))
    position = GAME.notation.position("3,?,?,?,?,? - turn -|- 1 1", start)
    seen = GAME.step(position, {0: TURN[0]})
    assert repr(GAME.shown_to(seen.story, 1)) == repr((Moved(0, HIDDEN), TurnedUp(0, 0, 3)))
    chosen = GAME.step(position, {0: TURN[1]})
    assert chosen.after.stage is Stage.SHOW
    assert repr(GAME.shown_to(chosen.story, 1)) == repr((Moved(0, HIDDEN),))
    shown = GAME.step(chosen.after, {NATURE: SHOW[4]})
    for viewer in (0, 1, SPECTATOR):
        told = GAME.shown_to(shown.story, viewer)
        assert repr(told) == repr((ChanceOutcome(None, HIDDEN), TurnedUp(0, 1, 4)))


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
