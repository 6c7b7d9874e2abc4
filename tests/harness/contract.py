"""The contract, checked on a walk through any game: what every game must keep at every position."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import FrozenInstanceError, fields, is_dataclass
from typing import Any

import pytest

from tailback.kit import (
    LANGUAGES,
    NATURE,
    SPECTATOR,
    AnyGame,
    Chance,
    Decision,
    Finished,
    IllegalMove,
    NotationError,
    OpenObserver,
    Refusal,
    Seating,
    Step,
    View,
    Viewer,
)
from tailback.kit.game import fields_of
from tailback.kit.walk import random_walk


def check_walk(
    game: AnyGame,
    options: Any,
    seating: Seating,
    rng: random.Random,
    most: int = 10_000,
    words: bool = True,
) -> int:
    """Walk through one game and hold it to the contract; return the number of steps.

    A game without ``words`` has none for its events.
    """
    position = game.start(options, seating)
    scene = game.scene(options, seating)
    check_plain(scene)
    assert set(game.known) <= set(fields_of(position)), "what is known is no field of a position"
    viewers = [*range(seating.seats), SPECTATOR]
    knowing = {viewer: Knowing(game, position, viewer) for viewer in viewers}
    alphabet = list(game.all_moves(options))
    facts = game.facts(options)
    assert len(set(alphabet)) == len(alphabet) == facts.distinct_moves
    decisions = steps = 0
    for step in random_walk(game, position, rng, told=True):
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
            check_written(game, step.before, seating.seats, alphabet, rng)
        check_doors(game, step, alphabet)
        check_story(game, step, seating.seats)
        for viewer in viewers:
            if words:
                check_words(game, step, viewer)
            check_viewer(game, step, game.view(scene, step.after, viewer), knowing[viewer], rng)
        if steps >= most:
            return steps
    end = game.pending(position)
    assert isinstance(end, Finished)
    assert len(end.ranks) == seating.seats
    assert min(end.ranks) >= 1
    assert end.reason in game.rulebook.clauses
    assert facts.longest is None or decisions <= facts.longest
    check_refusals(game, position, seating.seats, alphabet)
    return steps


def check_value(game: AnyGame, position: Any) -> None:
    """A position is a named tuple: hashable, picklable, and it writes and reads itself."""
    assert is_named(position)
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


def check_refusals(game: AnyGame, position: Any, seats: int, alphabet: Sequence[Any]) -> None:
    """Every one of these moves is either legal or refused by a clause that has words for it."""
    refusals: set[Refusal] = set()
    for seat in range(seats):
        legal = set(game.legal(position, seat))
        for move in alphabet:
            refusal = game.refusal(position, seat, move)
            assert (refusal is None) == (move in legal), f"{move}: {refusal}"
            if refusal is not None:
                refusals.add(refusal)
    for refusal in refusals:
        for language in LANGUAGES:
            assert game.rulebook.explain(refusal, language)


def check_written(
    game: AnyGame, position: Any, seats: int, alphabet: Sequence[Any], rng: random.Random
) -> None:
    """Whatever the notation reads as a move is answered: outcomes too, and what is in no list."""
    texts = [game.notation.move_text(move) for move in rng.choices(alphabet, k=20)]
    letters = sorted(set("".join(texts)) | set("=0123456789-+*"))
    found = set()
    for text in texts:
        at = rng.randrange(len(text) + 1)
        others = (
            f"={text}",
            text[:at] + rng.choice(letters) + text[at + 1 :],
            text[:at] + rng.choice(letters) + text[at:],
        )
        for other in others:
            with suppress(NotationError):
                found.add(game.notation.move(other))
    check_refusals(game, position, seats, sorted(found, key=str))


def check_doors(game: AnyGame, step: Step[Any, Any], alphabet: list[Any]) -> None:
    """``play`` is ``apply`` for what is legal, and refuses the rest."""
    assert game.play(step.before, step.moves) == step.after
    with pytest.raises(ValueError, match=r"is needed from|chance must fall"):
        game.play(step.before, {})
    if NATURE in step.moves:
        with pytest.raises(IllegalMove):
            game.play(step.before, {0: alphabet[0]})


def check_story(game: AnyGame, step: Step[Any, Any], seats: int) -> None:
    """A story is made of small named tuples of plain values, and changes nothing."""
    assert game.apply(step.before, step.moves) == step.after
    for happening in step.story:
        assert is_named(happening)
    told = [
        one for viewer in (*range(seats), SPECTATOR) for one in game.shown_to(step.story, viewer)
    ]
    assert all(is_named(one) for one in told)
    assert {type(one) for one in told} <= {type(one) for one in step.story}


_said: set[tuple[str, str]] = set()


def check_words(game: AnyGame, step: Step[Any, Any], viewer: Viewer) -> None:
    """Whatever is told has words in every language; each kind with each of its values once."""
    for event in game.events(game.shown_to(step.story, viewer)):
        kinds = {(game.id, f"{event.name} {detail}") for detail in event.details or [()]}
        if not kinds <= _said:
            for language in LANGUAGES:
                assert game.rulebook.say(f"event-{event.name}", language, **dict(event.details))
            _said.update(kinds)


class Knowing:
    """What a viewer knows step by step, and what one knows who takes in several steps at once."""

    def __init__(self, game: AnyGame, start: Any, viewer: Viewer) -> None:
        self.game = game
        self.recall = self._before = game.recall(start, viewer)
        self._since: list[Any] = []

    def witness(self, shown: Sequence[Any], table: Any, own: Any, rng: random.Random) -> None:
        """Take in one step; now and then, all since the last time, and know the same."""
        self.recall = self.game.remember(self.recall, shown, table, own)
        self._since += shown
        if rng.random() < 0.2:
            assert self.game.remember(self._before, self._since, table, own) == self.recall
            self._before, self._since = self.recall, []


def check_viewer(
    game: AnyGame,
    step: Step[Any, Any],
    view: View[Any, Any, Any],
    knowing: Knowing,
    rng: random.Random,
) -> None:
    """What a viewer sees is plain data; what it may conclude fits what it saw."""
    if isinstance(game.observer, OpenObserver):
        assert view.own is None
    else:
        check_plain(view.table)
        check_plain(view.own)
    assert view.viewer is not SPECTATOR or view.own is None
    assert game.text_view(view)
    assert game.rulebook.has(game.prompt(view)[0])
    shown = game.shown_to(step.story, view.viewer)
    for event in game.events(shown):
        check_plain(event.details)
    knowing.witness(shown, view.table, view.own, rng)
    if view.viewer is not SPECTATOR:
        imagined = game.sample(knowing.recall, rng)
        assert game.view(view.scene, imagined, view.viewer) == view
        assert game.legal(imagined, view.viewer) == game.legal(step.after, view.viewer)
        assert type(game.pending(imagined)) is type(game.pending(step.after))
        check_free(game, step.after, imagined, view.viewer)


def check_free(game: AnyGame, position: Any, imagined: Any, seat: int) -> None:
    """A free move shows its seat nothing that it could not foresee."""
    pending = game.pending(position)
    if isinstance(pending, Decision) and pending.seats == (seat,):
        for move in game.legal(position, seat):
            if game.reveals_nothing(position, seat, move):
                real, foreseen = (
                    game.view(None, game.apply(at, {seat: move}), seat)
                    for at in (position, imagined)
                )
                assert real == foreseen


def check_plain(value: object) -> None:
    """What is sent is made of frozen dataclasses and plain values only."""
    if is_dataclass(value):
        assert not hasattr(value, "__dict__"), "a view has slots"
        with pytest.raises(FrozenInstanceError):
            setattr(value, fields(value)[0].name, None)
        for field in fields(value):
            check_plain(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            check_plain(item)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            assert isinstance(key, str)
            check_plain(item)
    else:
        assert value is None or type(value) in (bool, int, str)


def is_named(value: object) -> bool:
    """Return whether this is a named tuple."""
    return isinstance(value, tuple) and hasattr(type(value), "_fields")


def seatings(game: AnyGame) -> Iterator[Seating]:
    """Return a seating for each number of players."""
    for seats in game.seats:
        yield Seating(seats)
