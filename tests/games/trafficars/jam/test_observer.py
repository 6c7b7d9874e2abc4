"""What may be known of jam: twins, planted leaks, and sampled hands against enumeration."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from tailback.games.trafficars.jam import GAME, JamObserver, Position, Stage, observer, rules
from tailback.games.trafficars.jam.happenings import Dealt, Happening
from tailback.games.trafficars.jam.moves import CARDS, DRAW, INDEX, PLAY
from tailback.games.trafficars.jam.observer import JamTable
from tailback.games.trafficars.jam.options import deck_of
from tailback.kit import HIDDEN, NATURE, ChanceOutcome, Moved, Seating, Viewer
from tailback.kit.walk import random_walk
from tests.games.trafficars.jam.table import deal, move, play, table
from tests.games.trafficars.jam.twins import History, some_game, twin_of
from tests.harness.scale import scaled
from tests.harness.secrets import check_sample, first_difference, posterior, rebuilt, remembered


@pytest.mark.clause("JAM-2")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_twins_look_alike(viewer: Viewer) -> None:
    rng = random.Random(3)
    found = 0
    for seed in range(scaled(300)):
        start, history = some_game(seed, 3, rng.randrange(10, 60))
        twin = twin_of(start, history, viewer, rng)
        if twin is not None:
            found += 1
            assert first_difference(GAME, start, history, twin, viewer, Seating(3)) is None
    assert found


class Leaking(JamObserver):
    """Eyes whose table tells the highest card of each hand."""

    def table(self, position: Position) -> JamTable:
        highest = tuple(CARDS[max(hand, default=0)] for hand in position.hands)
        return replace(super().table(position), aside=highest)


class Whispering(JamObserver):
    """Eyes that tell everybody what is dealt."""

    def show(self, happening: Happening, viewer: Viewer) -> Happening | None:
        return happening if isinstance(happening, Dealt) else super().show(happening, viewer)


class Peeping(JamObserver):
    """Eyes that show everybody what was drawn for a hand."""

    def show(self, happening: Happening, viewer: Viewer) -> Happening | None:
        return (
            happening if isinstance(happening, ChanceOutcome) else super().show(happening, viewer)
        )


@pytest.mark.parametrize(
    "leak", [Leaking(), Whispering(), Peeping()], ids=lambda leak: type(leak).__name__
)
def test_a_planted_leak_is_found(leak: JamObserver) -> None:
    rng = random.Random(4)
    leaking = rebuilt(GAME, observer=leak)
    noticed = 0
    for seed in range(20):
        start, history = some_game(seed, 3, 50)
        twin = twin_of(start, history, 1, rng)
        if twin is not None:
            noticed += first_difference(leaking, start, history, twin, 1, Seating(3)) is not None
    assert noticed


@pytest.mark.clause("JAM-2")
def test_a_draw_for_a_row_is_open_and_one_for_a_hand_is_its_owners() -> None:
    start = GAME.start()
    (fell, *_) = GAME.step(start, {NATURE: move("=48")}).story
    assert fell == ChanceOutcome(None, move("=48"))
    assert [GAME.show(fell, viewer) for viewer in (0, 1, None)] == [fell] * 3
    second = deal(start, "48", "49", "50", *(str(n) for n in range(1, 11)))
    fell, dealt = GAME.step(second, {NATURE: move("=A")}).story
    assert (fell, dealt) == (ChanceOutcome(1, move("=A")), Dealt(1, INDEX["A"]))
    hidden = (ChanceOutcome(1, HIDDEN), Dealt(1, HIDDEN))
    assert GAME.shown_to((fell, dealt), 1) == (fell, dealt)
    assert GAME.shown_to((fell, dealt), 0) == GAME.shown_to((fell, dealt), None) == hidden


@pytest.mark.clause("JAM-4", "JAM-5")
def test_what_was_chosen_at_the_same_time_is_then_seen_by_all() -> None:
    before = table("12\n20\n30", "A", "A")
    for position, texts in ((before, ("A", "A")), (play(before, "A", "A"), ("r1", "r3"))):
        moves = {seat: move(text) for seat, text in enumerate(texts)}
        story = GAME.step(position, moves).story
        moved = tuple(Moved(seat, move) for seat, move in moves.items())
        for viewer in (0, 1, None):
            assert GAME.shown_to(story, viewer)[:2] == moved


SMALL = {"below": 10, "lanes": 2, "hand": 3}


@pytest.mark.parametrize("options", [{**SMALL, "specials": False}, SMALL])
def test_samples_fall_as_enumeration_says(options: dict[str, object]) -> None:
    rng = random.Random(5)
    for seed in range(scaled(150)):
        start, history = some_game(seed, 2, rng.randrange(5, 14), **options)
        check_sample(GAME, start, history, rng.randrange(2), rng, 1000)


def test_samples_of_two_hidden_hands_fall_as_enumeration_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Three players and a deck of twelve: 1 to 6, two ambulances, four tow trucks."""
    deck = tuple(
        1 if 1 <= k <= 6 else {"A": 2, "T": 4}.get(card, 0) for k, card in enumerate(CARDS)
    )
    for module in (rules, observer):
        monkeypatch.setattr(module, "deck_of", lambda options: deck)
    rng = random.Random(5)
    possible = 0
    for seed in range(scaled(300)):
        start, history = some_game(seed, 3, rng.randrange(8, 18), **SMALL)
        possible += check_sample(GAME, start, history, rng.randrange(3), rng, 2000)
    assert possible > 100


def test_a_revealed_tow_truck_makes_another_one_less_likely_than_an_even_deal() -> None:
    """Two hands of three; the other has shown a tow truck: its last two cards, exactly."""
    start = GAME.start(GAME.options(**SMALL))
    dealt = [*"12", *"345", "T", "T", "6"]
    history: History = [{NATURE: DRAW[INDEX[card]]} for card in dealt]
    history.append({0: PLAY[3], 1: PLAY[INDEX["T"]]})
    exact = posterior(GAME, start, history, 0)
    held = Counter[int]()
    for world, share in exact.items():
        held[world.hands[1].count(INDEX["T"])] += int(share * 10**9)
    # Of 16 unseen cards 4 are tow trucks; given one among three: 4·66, 6·12 and 4 ways.
    total = 4 * 66 + 6 * 12 + 4
    assert [round(held[n] / 10**9, 6) for n in range(3)] == [
        round(ways / total, 6) for ways in (4 * 66, 6 * 12, 4)
    ]
    recall = remembered(GAME, start, history, 0)
    rng = random.Random(6)
    n = 6000
    found = Counter(GAME.sample(recall, rng).hands[1].count(INDEX["T"]) for _ in range(n))
    for trucks, ways in enumerate((4 * 66, 6 * 12, 4)):
        assert abs(found[trucks] / n - ways / total) < 0.02


def test_a_new_round_is_dealt_from_a_full_deck_for_those_who_remember() -> None:
    rng = random.Random(7)
    start = GAME.start(GAME.options(**SMALL, rounds=2))
    history: History = []
    for step in random_walk(GAME, start, random.Random(8)):
        history.append(step.moves)
        if step.after.round == 2 and step.after.stage is Stage.CHOOSE:
            break
    recall = remembered(GAME, start, history, 0)
    assert recall.shown == ((), ())
    sampled = GAME.sample(recall, rng)
    cards = Counter(dict(enumerate(sampled.pile)))
    cards.update(card for hand in sampled.hands for card in hand)
    cards.update(card for lane in sampled.lanes for place in lane for card in place)
    assert tuple(cards[k] for k in range(len(sampled.pile))) == deck_of(start.options)


def test_a_spectator_may_imagine_too() -> None:
    start, history = some_game(9, 4, 60)
    sampled = GAME.sample(remembered(GAME, start, history, None), random.Random(1))
    assert [len(hand) for hand in sampled.hands].count(len(sampled.hands[0])) == 4


def test_placing_alone_is_free_choosing_is_not() -> None:
    rng = random.Random(10)
    free = bound = 0
    start = GAME.start(seating=Seating(4))
    for step in random_walk(GAME, start, rng):
        for seat in step.before.asked:
            move = GAME.legal(step.before, seat)[0]
            if GAME.reveals_nothing(step.before, seat, move):
                free += 1
                assert step.before.stage is Stage.PLACE
            else:
                bound += 1
    assert free
    assert bound
