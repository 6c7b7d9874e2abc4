"""No viewer can tell a history from its twin: every game, toys and open ones too, all viewers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tailback.games.bash import GAME as BASH
from tailback.games.bash.happenings import Stole
from tailback.games.shift import GAME as SHIFT
from tailback.games.trafficars.cutin import GAME as CUTIN
from tailback.games.trafficars.cutin import Stage
from tailback.games.trafficars.cutin.moves import NO
from tailback.kit import NATURE, SPECTATOR, AnyGame, Seat, Seating, Step, Story, Viewer
from tests.harness.leaks import LEAKS, changed
from tests.harness.scale import scaled
from tests.harness.secrets import first_difference, rebuilt
from tests.harness.twins import Watch, histories, pairs, projection
from tests.kit.games import FLASHES, GAMES, SECRET, hidden, limited, planted, steps, thieves, walks
from tests.toys import TOYS, peek

EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
SECRETIVE = pytest.mark.parametrize("game", SECRET, ids=lambda game: game.id)
WALKS = range(scaled(250))


def watch(game: AnyGame, seats: int, viewer: Viewer) -> Watch:
    return Watch(game, limited(game), Seating(seats), viewer, FLASHES.get(game.id, ()))


def watches(game: AnyGame) -> Iterator[Watch]:
    """Return every viewer at the smallest table and the largest; of a race, among thieves too."""
    for seats in sorted({game.seats[0], game.seats[-1]}):
        for viewer in (*range(seats), SPECTATOR):
            yield watch(game, seats, viewer)
    if game.id == BASH.id:
        yield from robbing(game)


def robbing(game: AnyGame) -> Iterator[Watch]:
    """Return every viewer of a race of the baron, the scrapper and one who is robbed."""
    options = game.options(colours="black,green,white")
    for viewer in (0, 1, 2, SPECTATOR):
        yield Watch(thieves(game), options, Seating(3), viewer)


@EVERY
def test_nobody_can_tell_twins_apart(game: AnyGame) -> None:
    differing = 0
    for one in watches(game):
        seeds = range(60) if game in TOYS else walks(game, 250)
        found = one.find(seeds, steps(game, 200))
        assert found.channels == set(), f"seat {one.viewer} of {one.seating.seats}"
        differing += found.differing
    print(f"{game.id}: {differing:,} steps of twins that really differ")
    if hidden(game):
        assert differing > 50
    else:
        assert differing == 0


@planted(LEAKS)
def test_a_planted_leak_is_found(leak: str, game: AnyGame) -> None:
    plant, channel = LEAKS[leak]
    leaking = plant(game)
    found: set[str] = set()
    for one in watches(leaking):
        found |= one.find(range(40), steps(game, 200), enough=channel).channels
        if channel in found:
            break
    assert channel in found


# Leaks that only one game can have


def test_an_open_number_that_depends_on_the_other_hand_is_found() -> None:
    """The turn counts twice if somebody holds a SLIDE."""

    def leaking(position: Any, moves: Mapping[Seat, Any], story: Story = None) -> Any:
        after = SHIFT.rules.apply(position, moves, story)
        twice = NATURE in moves and any(hand[-1] for hand in position.hands)
        return after._replace(turns=after.turns + 1) if twice else after

    game = rebuilt(SHIFT, rules=changed(SHIFT.rules, apply=leaking))
    found = watch(game, 2, SPECTATOR).find(WALKS, enough="rules: turns")
    assert "rules: turns" in found.channels


@pytest.mark.clause("CUT-12")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_question_that_is_left_out_when_nothing_fits_is_found(viewer: Viewer) -> None:
    """Whoever has no card for the newest space is not asked."""

    def leaking(position: Any, moves: Mapping[Seat, Any], story: Story = None) -> Any:
        after = CUTIN.rules.apply(position, moves, story)
        if after.stage is Stage.ASK and not after.cutting:
            return CUTIN.rules.apply(after, {after.jumper: NO})
        return after

    game = rebuilt(CUTIN, rules=changed(CUTIN.rules, apply=leaking))
    found = watch(game, 2, viewer).find(range(100), enough="rules: stage")
    assert "rules: stage" in found.channels


def test_a_field_that_nobody_said_is_known_is_hidden() -> None:
    """Without a word on the board, whatever shows it is a leak."""
    known = {name: knows for name, knows in SHIFT.known.items() if name != "board"}
    found = watch(rebuilt(SHIFT, known=known), 2, SPECTATOR).find(WALKS, enough="table")
    assert "table" in found.channels


@pytest.mark.clause("BASH-6")
def test_twins_of_a_race_meet_thefts_lost_cards_and_cards_given_up() -> None:
    _, *robbed, spectator = robbing(BASH)
    met: Counter[str] = Counter()
    for one in (*robbed, spectator):
        for seed in THEFTS:
            for pair in pairs(one.game, one.options, one.seating, seed, one.viewer, 60):
                assert one.apart(pair) == set(), f"seat {one.viewer}"
                both = list(zip(pair.real, pair.twin, strict=True))
                apart = [step for step, twin in both if step.after != twin.after]
                met.update(type(told).__name__ for step in apart for told in step.story)
                met["hidden"] += sum(
                    step.moves != twin.moves for step, twin in both if thefts(step)
                )
    assert min(met[name] for name in ("Stole", "LostCard", "Dropped", "hidden")) > 1, met


THEFTS = range(scaled(300))


def thefts(step: Step[Any, Any]) -> bool:
    """Return whether a card was stolen."""
    return any(isinstance(one, Stole) for one in step.story)


@pytest.mark.clause("BASH-6")
def test_a_stolen_card_that_everybody_sees_is_found() -> None:
    def leaking(happening: Any, viewer: Viewer) -> Any:
        return happening if isinstance(happening, Stole) else BASH.observer.show(happening, viewer)

    leak = rebuilt(BASH, observer=changed(BASH.observer, show=leaking))
    thief, _, _, spectator = robbing(leak)
    assert thief.find(THEFTS, 45).channels == set()
    assert spectator.find(THEFTS, 45, enough="shown").channels == {"shown", "events"}


# The twins themselves


@SECRETIVE
def test_twins_can_be_played_and_know_the_same(game: AnyGame) -> None:
    options, seating = limited(game), Seating(game.seats[0])
    made = 0
    for viewer in (0, SPECTATOR):
        for pair in pairs(game, options, seating, 1, viewer):
            made += 1
            ends = []
            for history in pair.histories:
                position = game.start(options, seating)
                for moves in history:
                    position = game.play(position, moves)
                ends.append(position)
            assert ends == [pair.real[-1].after, pair.twin[-1].after]
            assert ends[0] != ends[1]
            for one, other in zip(pair.real, pair.twin, strict=True):
                assert one.moves.keys() == other.moves.keys()
                assert viewer is SPECTATOR or one.moves.get(viewer) == other.moves.get(viewer)
                here, there = (projection(game, s.after, viewer) for s in (one, other))
                assert here == there
    assert made


def test_histories_are_lists_of_moves() -> None:
    game = peek.GAME
    start, seating = game.start(), Seating(2)
    found = [
        pair for seed in range(20) for pair in histories(game, game.options(), seating, seed, 1)
    ]
    assert len(found) > 3
    for history, twin in found:
        assert len(history) == len(twin)
        assert history != twin
        assert first_difference(game, start, history, twin, 1) is None
        assert first_difference(game, start, history, twin, 0) is not None
