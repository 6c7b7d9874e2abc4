"""What a viewer of Cut in! may know: twins, a planted leak, and samples against enumeration."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tailback.games.trafficars.cutin import GAME, CutinGame, CutinView, Move, Position, Stage
from tailback.games.trafficars.cutin.moves import DONE, NEVER, NO
from tailback.kit import NATURE, SPECTATOR, Decision, Seating, Viewer
from tailback.kit.walk import Step, random_walk
from tests.games.trafficars.cutin.twins import asked_twin, play, same_until, space_asked, twin
from tests.harness.scale import scaled
from tests.harness.secrets import check_sample, first_difference, posterior, remembered

# Twins


def longest_secret(game: CutinGame, rng: random.Random, clock: bool) -> int:
    """Play, change two hidden cards, and show that the viewer's bytes stay the same so long."""
    seats = rng.randint(2, 5)
    history = play(game, seats, rng, clock)
    viewer = rng.choice([*range(seats), SPECTATOR])
    changed = twin(history, *rng.sample(range(1, 51), 2))
    shared = same_until(game, history, changed, viewer)
    real = [dict(step.moves) for step in history[:shared]]
    start = history[0].before
    assert first_difference(game, start, real, changed[:shared], viewer) is None
    return shared if real != changed[:shared] else 0


@pytest.mark.clause("CUT-12")
def test_twins_look_the_same_until_a_difference_lies_open() -> None:
    secrets = 0
    for seed in range(scaled(2_500)):
        secrets += longest_secret(GAME, random.Random(seed), clock=bool(seed % 2)) > 20
    assert secrets > scaled(2_500) / 10


class Leaky(CutinGame):
    """Tells the active player whether the jumper has a card that fits."""

    def observe(self, position: Position, viewer: Viewer) -> CutinView:
        view = super().observe(position, viewer)
        if position.stage is not Stage.ASK or position.cutting:
            return view
        values = {name: getattr(view, name) for name in CutinView.__slots__}
        return CutinView(**{**values, "laid": False})


def test_a_planted_leak_is_found() -> None:
    found = 0
    for seed in range(100):
        try:
            longest_secret(Leaky(), random.Random(seed), clock=True)
        except AssertionError:
            found += 1
    assert found > 5


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
    assert first_difference(GAME, history[0].before, real, changed, viewer) is None
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
        told = [GAME.shows(*step, who, viewer) for viewer in (0, 1, 2, SPECTATOR)]
        taken = [len(after) - len(before) for before, after in zip(*hands_of(step), strict=True)]
        if who == NATURE and 1 in taken:
            assert told == [count == 1 for count in (*taken, 0)]
            kinds.add("drawn")
        elif move.kind in ("no", "never"):
            assert told == [clock or seat == who for seat in (0, 1, 2, SPECTATOR)]
            kinds.add(move.kind)
        else:
            assert all(told)
    assert kinds == {"drawn", "no"} | (set() if clock else {"never"})


def hands_of(step: Step[Position, Move]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return step.before.hands, step.after.hands


@pytest.mark.clause("CUT-12")
def test_no_and_never_look_the_same() -> None:
    start = GAME.start(seating=Seating(2))
    steps = list(random_walk(GAME, start, random.Random(5)))
    asked = next(step.before for step in steps if step.before.stage is Stage.ASK)
    one, other = GAME.apply(asked, {1: NO}), GAME.apply(asked, {1: NEVER})
    assert one != other
    for viewer in (0, SPECTATOR):
        assert GAME.observe(one, viewer) == GAME.observe(other, viewer)
        assert GAME.witness(asked, {1: NO}, one, viewer) == GAME.witness(
            asked, {1: NEVER}, other, viewer
        )
    assert (GAME.observe(one, 1).never, GAME.observe(other, 1).never) == (False, True)


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
    game = CutinGame(numbers, full)
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
    game = CutinGame(10, 3)
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
    for seed in range(20):
        history = play(GAME, 2 + seed % 4, random.Random(seed), clock=bool(seed % 2))
        start = history[0].before
        for viewer in (0, 1, SPECTATOR):
            single = together = GAME.recall(start, viewer)
            waiting: list[Any] = []
            for step in history:
                events = GAME.witness(step.before, step.moves, step.after, viewer)
                view = GAME.observe(step.after, viewer)
                single = GAME.remember(single, events, view)
                waiting += events
                if isinstance(GAME.pending(step.after), Decision) and len(waiting) % 3 == 0:
                    together = GAME.remember(together, waiting, view)
                    waiting = []
                    assert together == single
