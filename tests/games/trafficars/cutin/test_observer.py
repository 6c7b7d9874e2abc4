"""What may be known of Cut in!: twins, planted leaks, and samples against enumeration."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from tailback.games.trafficars.cutin import GAME, CutinObserver, Move, Position, Stage, cutin_game
from tailback.games.trafficars.cutin.happenings import Happening
from tailback.games.trafficars.cutin.moves import DONE, NEVER, NO
from tailback.games.trafficars.cutin.observer import CutinTable
from tailback.kit import (
    HIDDEN,
    NATURE,
    SPECTATOR,
    AnyGame,
    ChanceOutcome,
    Decision,
    Moved,
    Seating,
    Step,
    Viewer,
)
from tailback.kit.walk import random_walk
from tests.games.trafficars.cutin.twins import asked_twin, play, same_until, space_asked, twin
from tests.harness.scale import scaled
from tests.harness.secrets import check_sample, first_difference, posterior, rebuilt, remembered

# Twins


def longest_secret(game: AnyGame, rng: random.Random, clock: bool) -> int:
    """Play, change two hidden cards, and show that the viewer's bytes stay the same so long."""
    seats = rng.randint(2, 5)
    history = play(game, seats, rng, clock)
    viewer = rng.choice([*range(seats), SPECTATOR])
    changed = twin(history, *rng.sample(range(1, 51), 2))
    shared = same_until(game, history, changed, viewer)
    real = [dict(step.moves) for step in history[:shared]]
    start = history[0].before
    assert first_difference(game, start, real, changed[:shared], viewer, Seating(seats)) is None
    return shared if real != changed[:shared] else 0


@pytest.mark.clause("CUT-12")
def test_twins_look_the_same_until_a_difference_lies_open() -> None:
    secrets = 0
    for seed in range(scaled(2_500)):
        secrets += longest_secret(GAME, random.Random(seed), clock=bool(seed % 2)) > 20
    assert secrets > scaled(2_500) / 10


class Leaky(CutinObserver):
    """Tells everybody whether the jumper has a card that fits."""

    def table(self, position: Position) -> CutinTable:
        asked = position.stage is Stage.ASK and not position.cutting
        return replace(super().table(position), laid=position.laid and not asked)


class Whispering(CutinObserver):
    """Tells everybody which cards are drawn."""

    def show(self, happening: Happening, viewer: Viewer) -> Happening | None:
        return (
            happening if isinstance(happening, ChanceOutcome) else super().show(happening, viewer)
        )


@pytest.mark.parametrize("leak", [Leaky(), Whispering()], ids=lambda leak: type(leak).__name__)
def test_a_planted_leak_is_found(leak: CutinObserver) -> None:
    leaky = rebuilt(GAME, observer=leak)
    found = 0
    for seed in range(50):
        try:
            longest_secret(leaky, random.Random(seed), clock=True)
        except AssertionError:
            found += 1
        if found > 2:
            return
    raise AssertionError(f"found {found} times")


@pytest.mark.clause("CUT-1", "CUT-12")
def test_who_knows_what() -> None:
    start = GAME.start(seating=Seating(3))
    text = "20,30 1,40|2,31|3,32 4|5|6 - 2 lay 0 laid,never"
    position = GAME.notation.position(text, start)
    told = {
        name: [knows(position, v) for v in (0, 1, 2, None)] for name, knows in GAME.known.items()
    }
    sizes = [2, 2, 2]
    assert told["hands"] == [(sizes, (1, 40)), (sizes, (2, 31)), (sizes, (3, 32)), (sizes, None)]
    assert told["never"] == [None, None, True, None]
    assert told["unseen"] == [42] * 4
    assert told["row"] == [(20, 30)] * 4
    assert {*told} == {*position._fields}


def fit_hidden(rng: random.Random, clock: bool, stages: tuple[Stage, ...]) -> bool:
    """Change whether the jumper has a card that fits a question, and show that nobody can tell."""
    seats = rng.randint(2, 5)
    history = play(GAME, seats, rng, clock)
    viewer = rng.choice([*range(seats), SPECTATOR])
    made = asked_twin(history, viewer, rng, stages)
    if made is None:
        return False
    number, changed = made
    if same_until(GAME, history[: number - 1], changed[:-1], viewer) < number - 1:
        return False
    real = [dict(step.moves) for step in history[:number]]
    assert first_difference(GAME, history[0].before, real, changed, viewer, Seating(seats)) is None
    return True


QUESTIONS = {
    "first": pytest.param((Stage.LAY,), marks=pytest.mark.clause("CUT-12")),
    "another": pytest.param((Stage.ASK, Stage.CUT), marks=pytest.mark.clause("CUT-7")),
}


@pytest.mark.parametrize("stages", QUESTIONS.values(), ids=QUESTIONS.keys())
def test_a_question_does_not_tell_whether_a_card_fits(stages: tuple[Stage, ...]) -> None:
    count = scaled(2_500)
    found = sum(fit_hidden(random.Random(seed), bool(seed % 2), stages) for seed in range(count))
    assert found > count / 5


def test_a_question_only_for_who_has_another_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "asks_another", property(lambda self: bool(self.cutting)))
    found = missed = 0
    for seed in range(50):
        try:
            missed += fit_hidden(random.Random(seed), bool(seed % 2), (Stage.ASK, Stage.CUT))
        except AssertionError:
            found += 1
    assert found > 10
    assert missed == 0


@pytest.mark.clause("CUT-1")
@pytest.mark.clause("CUT-12")
@pytest.mark.parametrize("clock", [False, True])
def test_transcripts_tell_no_hidden_card_and_not_which_no_it_was(clock: bool) -> None:
    kinds = set()
    for step in play(GAME, 3, random.Random(2), clock):
        ((who, move),) = step.moves.items()
        told = [whole_move(step, viewer) for viewer in (0, 1, 2, SPECTATOR)]
        taken = [len(after) - len(before) for before, after in zip(*hands_of(step), strict=True)]
        if who == NATURE and 1 in taken:
            assert told == [count == 1 for count in (*taken, 0)]
            kinds.add("drawn")
        elif move.kind in ("no", "never"):
            assert told == [seat == who for seat in (0, 1, 2, SPECTATOR)]
            kinds.add(move.kind)
        else:
            assert all(told)
    assert kinds == {"drawn", "no"} | (set() if clock else {"never"})


def whole_move(step: Step[Position, Move], viewer: Viewer) -> bool:
    """Return whether this viewer is told what was done; that something was, it is told."""
    shown = [
        one for one in GAME.shown_to(step.story, viewer) if isinstance(one, Moved | ChanceOutcome)
    ]
    (move,) = step.moves.values()
    assert {one[1] for one in shown} <= {move, HIDDEN}
    return shown[-1][1] == move


def hands_of(step: Step[Position, Move]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return step.before.hands, step.after.hands


@pytest.mark.clause("CUT-12")
def test_no_and_never_look_the_same() -> None:
    start = GAME.start(seating=Seating(2))
    steps = list(random_walk(GAME, start, random.Random(5)))
    asked = next(step.before for step in steps if step.before.stage is Stage.ASK)
    one, other = (GAME.step(asked, {1: answer}) for answer in (NO, NEVER))
    assert one.after != other.after
    observer = CutinObserver()
    assert observer.table(one.after) == observer.table(other.after)
    assert observer.own(one.after, 0) == observer.own(other.after, 0)
    for viewer in (0, SPECTATOR):
        assert repr(GAME.shown_to(one.story, viewer)) == repr(GAME.shown_to(other.story, viewer))
    assert (observer.own(one.after, 1).never, observer.own(other.after, 1).never) == (False, True)


@pytest.mark.clause("CUT-12")
def test_a_jumper_who_is_not_asked_has_said_never() -> None:
    found = 0
    for seed in range(60):
        history = play(GAME, 2, random.Random(seed), clock=False)
        for number, step in enumerate(history):
            skipped = step.before.stage is step.after.stage is Stage.LAY
            if skipped and step.after.active == step.before.active:
                moves = [dict(step.moves) for step in history[: number + 1]]
                viewer = step.after.active
                recall = remembered(GAME, history[0].before, moves, viewer)
                assert GAME.sample(recall, random.Random(1)).never
                found += 1
    assert found > 20


# Samples


@pytest.mark.parametrize(("seats", "numbers", "full"), [(2, 8, 2), (2, 10, 3), (3, 9, 2)])
def test_samples_against_enumeration(seats: int, numbers: int, full: int) -> None:
    game = cutin_game(numbers, full)
    most = 0
    for seed in range(scaled(300)):
        rng = random.Random(f"{seats}{numbers}{seed}")
        history = play(game, seats, rng)
        moves = [dict(step.moves) for step in history]
        upto = rng.randint(seats * full, len(moves))
        viewer = rng.randrange(seats)
        n = 1000
        most = max(most, check_sample(game, history[0].before, moves[:upto], viewer, rng, n))
    assert most > 10


def test_samples_after_a_cut_in_against_enumeration() -> None:
    """Asked or done, the jumper may have another card that fits, and may have none."""
    game = cutin_game(10, 3)
    unknown = {"asked": 0, "done": 0}
    for seed in range(scaled(1_000)):
        rng = random.Random(seed)
        history = play(game, 2, rng)
        cuts = [
            number
            for number, step in enumerate(history, 1)
            if step.before.stage in (Stage.ASK, Stage.CUT) and space_asked(step)
        ]
        if not cuts:
            continue
        upto = rng.choice(cuts)
        asked = history[upto - 1].after
        moves = [*(dict(step.moves) for step in history[:upto]), {asked.jumper: DONE}]
        for name, known in (("asked", moves[:-1]), ("done", moves)):
            worlds = posterior(game, history[0].before, known, asked.active)
            space = range(asked.low + 1, asked.high)
            fits = {not {*space}.isdisjoint(world.hands[asked.jumper]) for world in worlds}
            unknown[name] += len(fits) == 2
            check_sample(game, history[0].before, known, asked.active, rng, 1000)
    assert min(unknown.values()) >= scaled(1_000) / 5


def test_events_heard_together_tell_as_much_as_one_by_one() -> None:
    compared = 0
    for seed in range(20):
        history = play(GAME, 2 + seed % 4, random.Random(seed), clock=bool(seed % 2))
        start = history[0].before
        for viewer in (0, 1, SPECTATOR):
            single = together = GAME.recall(start, viewer)
            waiting: list[Any] = []
            for step in history:
                shown = GAME.shown_to(step.story, viewer)
                seen = GAME.observer.table(step.after), GAME.own(step.after, viewer)
                single = GAME.remember(single, shown, *seen)
                waiting += shown
                if isinstance(GAME.pending(step.after), Decision) and len(waiting) % 3 == 0:
                    together = GAME.remember(together, waiting, *seen)
                    waiting = []
                    assert together == single
                    compared += 1
    assert compared > 100
