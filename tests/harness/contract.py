"""The contract, checked on a walk through any game: what every game must keep at every position."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from tailback.kit import (
    LANGUAGES,
    NATURE,
    SPECTATOR,
    AnyGame,
    Chance,
    Decision,
    Event,
    Finished,
    IllegalMove,
    Refusal,
    Seating,
)
from tailback.kit.walk import Step, random_walk


def check_walk(
    game: AnyGame, options: Any, seating: Seating, rng: random.Random, most: int = 10_000
) -> int:
    """Walk through one game and hold it to the contract; return the number of steps."""
    position = game.start(options, seating)
    viewers = [*range(seating.seats), SPECTATOR]
    knowing = {viewer: Knowing(game, position, viewer) for viewer in viewers}
    alphabet = list(game.alphabet(options))
    facts = game.facts(options)
    assert len(set(alphabet)) == len(alphabet) == facts.distinct_moves
    decisions = steps = 0
    for step in random_walk(game, position, rng):
        steps += 1
        position = step.after
        check_value(game, step.before)
        check_notation(game, step)
        pending = game.pending(step.before)
        if isinstance(pending, Decision):
            decisions += 1
            assert facts.simultaneous or len(pending.seats) == 1
            assert pending.default is None or pending.default in game.legal(
                step.before, pending.seats[0]
            )
            assert set(step.moves.values()) <= set(alphabet)
        else:
            assert facts.chance
            check_chance(pending)
        if rng.random() < 0.1:
            check_refusals(game, step.before, seating.seats, alphabet)
        check_doors(game, step, alphabet)
        for viewer in viewers:
            check_viewer(game, step, viewer, knowing[viewer], rng)
        if steps >= most:
            return steps
    end = game.pending(position)
    assert isinstance(end, Finished)
    assert len(end.ranks) == seating.seats
    assert min(end.ranks) == 1
    assert end.reason in game.rulebook.clauses
    assert facts.longest is None or decisions <= facts.longest
    check_refusals(game, position, seating.seats, alphabet)
    return steps


def check_value(game: AnyGame, position: Any) -> None:
    """A position is a hashable, comparable, picklable value that writes and reads itself."""
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert hash(again) == hash(position)
    text = game.notation.position_text(position)
    assert "\n" not in text
    assert game.notation.position(text, position) == position


def check_notation(game: AnyGame, step: Step[Any, Any]) -> None:
    """Moves are one word each; outcomes begin with ``=``, moves do not."""
    for who, move in step.moves.items():
        text = game.notation.move_text(move)
        assert game.notation.move(text) == move
        assert not set(text) & set(" \n\t;:")
        assert text.startswith("=") == (who == NATURE)


def check_chance(pending: Any) -> None:
    assert isinstance(pending, Chance)
    assert len(pending.outcomes) == len(pending.weights) > 0
    assert len(set(pending.outcomes)) == len(pending.outcomes)
    assert all(isinstance(weight, int) and weight > 0 for weight in pending.weights)


def check_refusals(game: AnyGame, position: Any, seats: int, alphabet: list[Any]) -> None:
    """Every move of the alphabet is either legal or refused by a clause that has words for it."""
    refusals: set[Refusal] = set()
    for seat in range(seats):
        legal = set(game.legal(position, seat))
        assert legal <= set(alphabet)
        for move in alphabet:
            refusal = game.refusal(position, seat, move)
            assert (refusal is None) == (move in legal), f"{move}: {refusal}"
            if refusal is not None:
                refusals.add(refusal)
    for refusal in refusals:
        for language in LANGUAGES:
            assert game.rulebook.explain(refusal, language)


def check_doors(game: AnyGame, step: Step[Any, Any], alphabet: list[Any]) -> None:
    """``play`` is ``apply`` for what is legal, and refuses the rest."""
    assert game.play(step.before, step.moves) == step.after
    with pytest.raises(ValueError, match=r"is needed from|chance must fall"):
        game.play(step.before, {})
    if NATURE in step.moves:
        with pytest.raises(IllegalMove):
            game.play(step.before, {0: alphabet[0]})


class Knowing:
    """What a viewer knows step by step, and what one knows who takes in several steps at once."""

    def __init__(self, game: AnyGame, start: Any, viewer: int | None) -> None:
        self.game = game
        self.recall = self._before = game.recall(start, viewer)
        self._since: list[Event] = []

    def witness(self, events: Sequence[Event], view: Any, rng: random.Random) -> None:
        """Take in one step; now and then, all since the last time, and know the same."""
        self.recall = self.game.remember(self.recall, events, view)
        self._since += events
        if rng.random() < 0.2:
            assert self.game.remember(self._before, self._since, view) == self.recall
            self._before, self._since = self.recall, []


def check_viewer(
    game: AnyGame, step: Step[Any, Any], viewer: int | None, knowing: Knowing, rng: random.Random
) -> None:
    """What a viewer sees is plain data; what it may conclude fits what it saw."""
    view = game.observe(step.after, viewer)
    check_plain(view)
    assert str(view)
    assert game.rulebook.has(game.prompt(view)[0])
    events = game.witness(step.before, step.moves, step.after, viewer)
    for event in events:
        check_plain(event.details)
    knowing.witness(events, view, rng)
    if viewer is not SPECTATOR:
        imagined = game.sample(knowing.recall, rng)
        assert game.observe(imagined, viewer) == view
        assert game.legal(imagined, viewer) == game.legal(step.after, viewer)
        assert type(game.pending(imagined)) is type(game.pending(step.after))
        check_free(game, step.after, imagined, viewer)


def check_free(game: AnyGame, position: Any, imagined: Any, seat: int) -> None:
    """A free move shows its seat nothing that it could not foresee."""
    pending = game.pending(position)
    if isinstance(pending, Decision) and pending.seats == (seat,):
        for move in game.legal(position, seat):
            if game.free(position, seat, move):
                real = game.observe(game.apply(position, {seat: move}), seat)
                assert real == game.observe(game.apply(imagined, {seat: move}), seat)


def check_plain(value: object) -> None:
    """Views and events are made of plain values only, so that they can be sent."""
    if is_dataclass(value):
        for field in fields(value):
            check_plain(getattr(value, field.name))
    elif isinstance(value, tuple | list):
        for item in value:
            check_plain(item)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            assert isinstance(key, str | int)
            check_plain(item)
    else:
        assert value is None or isinstance(value, bool | int | str)


def seatings(game: AnyGame) -> Iterator[Seating]:
    """Return a seating for each number of players."""
    for seats in game.seats:
        yield Seating(seats)
