"""Twins of the Trafficars games, over every channel of a match; and Shuttles, where all is open.

jam: hidden hands, choices sealed and replaced. memory: cards that were turned back. cutin: hidden
hands, the no that is held back, the questions that are asked even when nothing fits.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest

from tailback.games.shuttles import GAME as SHUTTLES
from tailback.games.trafficars.cutin import GAME as CUTIN
from tailback.games.trafficars.cutin import Position as CutinPosition
from tailback.games.trafficars.cutin import Stage
from tailback.games.trafficars.cutin.options import CutinOptions
from tailback.games.trafficars.jam import GAME as JAM
from tailback.games.trafficars.jam.moves import DRAW, INDEX, PLAY
from tailback.games.trafficars.memory import GAME as MEMORY
from tailback.kit import NATURE, RandomDice, Seating
from tailback.kit.walk import random_walk, walk
from tailback.match.stream import Stream
from tests.games.trafficars.cutin import twins as cutin_twins
from tests.games.trafficars.jam import twins as jam_twins
from tests.games.trafficars.memory import twins as memory_twins
from tests.harness.scale import scaled
from tests.match.desk import Ids, ears, house, opened, spelled, turn
from tests.match.test_twins import (
    IDLE,
    LEAKS,
    Act,
    History,
    Rigged,
    Script,
    pestered,
    same,
    script_of,
    shared,
    told_to,
)

# jam


def jam_compared(rng: random.Random, viewer: int | None) -> int:
    """Another card in a hand that the viewer does not see; return how many acts were shared."""
    seats = rng.choice([2, 3])
    start, history = jam_twins.some_game(rng.randrange(1 << 30), seats, rng.randrange(30, 60))
    viewer = None if viewer is None else viewer % seats
    twin = jam_twins.twin_of(start, history, viewer, rng)
    if twin is None:
        return 0
    one, other = (script_of(JAM, h, seats) for h in (history, twin))
    both = shared(one, other, len(history))
    if not both:
        return 0
    scripts = (Script(s.acts[:both], s.falls) for s, _ in (one, other))
    same(*(told_to(JAM, script, viewer, seats) for script in scripts))
    return both


def dealt(*hands: str) -> History:
    """Return the deal of three rows and these hands, filled up with high cards."""
    named = [hand.split() for hand in hands]
    held = {card for hand in named for card in hand}
    spare = [str(n) for n in range(50, 0, -1) if n % 10 != 7 and str(n) not in held]
    cards = [spare.pop() for _ in range(3)]
    for hand in named:
        cards += [*hand, *(spare.pop(0) for _ in range(10 - len(hand)))]
    return [{NATURE: DRAW[INDEX[card]]} for card in cards]


def jam_told(viewer: int | None, history: History, acts: Sequence[Act]) -> list[str]:
    script, _ = script_of(JAM, history, 3)
    return told_to(JAM, Script((*script.acts, *acts), script.falls), viewer, 3)


def jam_sealed_compared(viewer: int | None) -> None:
    """Nobody can tell what, whether or how often the others have chosen a card, or a row."""
    a, b = [seat for seat in range(3) if seat != viewer][:2]
    hands = ["A 20 21", "A 22 23", "A 24 25"]
    deal = dealt(*hands)
    first = [hand.split()[1] for hand in hands]
    second = [hand.split()[2] for hand in hands]
    choices = [
        (Act(a, first[a]), IDLE),
        (IDLE, Act(a, second[a])),
        (Act(a, second[a]), Act(a, first[a])),
        (Act(a, first[a]), Act(b, second[b])),
    ]
    nobody = jam_told(viewer, deal, (IDLE, IDLE))
    for acts in choices:
        same(nobody, jam_told(viewer, deal, acts))
    # Two ambulances: their rows are chosen at the same time, unseen (JAM-5).
    revealed = {a: PLAY[INDEX["A"]], b: PLAY[INDEX["A"]]}
    third = 3 - a - b
    joint: History = [*deal, dict(sorted({**revealed, third: PLAY[int(first[third])]}.items()))]
    nobody = jam_told(viewer, joint, (IDLE, IDLE))
    for acts in (
        (Act(a, "r1"), IDLE),
        (IDLE, Act(a, "r2")),
        (Act(a, "r3"), Act(a, "r1")),
        (Act(b, "r1"), Act(b, "r1")),
    ):
        same(nobody, jam_told(viewer, joint, acts))


def jam_replaced_compared(viewer: int | None) -> None:
    """A choice that was replaced is never told, not even when the cards are revealed."""
    a = 0 if viewer != 0 else 1
    deal = dealt("20 21", "22 23", "24 25")
    cards = {0: "20", 1: "22", 2: "24"}
    others = [Act(seat, cards[seat]) for seat in range(3) if seat != a]
    same(
        jam_told(viewer, deal, (Act(a, cards[a]), IDLE, *others)),
        jam_told(viewer, deal, (Act(a, str(int(cards[a]) + 1)), Act(a, cards[a]), *others)),
    )


# memory

PACK = {"low": 1, "high": 12, "jokers": True, "turn_limit": 60}


def memory_compared(rng: random.Random, viewer: int | None) -> int:
    """Other cards were turned up and back; whoever comes only then is served the same.

    Return how many acts had happened, 0 if there was no such moment.
    """
    seats = rng.choice([2, 3])
    viewer = None if viewer is None else viewer % seats
    options = MEMORY.options(**PACK)
    steps = list(random_walk(MEMORY, MEMORY.start(options, Seating(seats)), rng))[:60]
    here = script_of(MEMORY, [step.moves for step in steps], seats, options)
    for one, other in (rng.sample(range(1, 13), 2) for _ in range(10)):
        changed = memory_twins.swapped(steps, one, other)
        moments = set(memory_twins.forgotten(steps, changed))
        there = script_of(MEMORY, [*changed], seats, options)
        both = shared(here, there, len(steps))
        acts = [number for number, end in enumerate(here[1][:both], 1) if end in moments]
        if acts:
            break
    else:
        return 0
    last = rng.choice(acts)
    said = []
    for script, _ in (here, there):
        cut = Script(script.acts[:last], script.falls)
        said.append(told_to(MEMORY, cut, viewer, seats, options=options, since=last))
    same(*said)
    return last


# cutin


def cutin_told(
    scripts: Sequence[Script], viewer: int | None, seats: int, options: CutinOptions
) -> None:
    """Hold twins beside each other."""
    how: dict[str, Any] = {"options": options, "time": 10.0 if options.clock else None}
    same(*(told_to(CUTIN, script, viewer, seats, **how) for script in scripts))


def cutin_compared(rng: random.Random, viewer: int | None) -> int:
    """Change two cards for each other in every draw, until that lies open for the viewer.

    Return how many acts were shared.
    """
    seats, clock = rng.choice([2, 3]), rng.random() < 0.5
    options = CUTIN.options(clock=clock)
    steps = cutin_twins.play(CUTIN, seats, rng, clock)
    changed = cutin_twins.twin(steps, *rng.sample(range(1, 51), 2))
    length = cutin_twins.same_until(CUTIN, steps, changed, viewer)
    history: History = [step.moves for step in steps[:length]]
    here = script_of(CUTIN, history, seats, options)
    there = script_of(CUTIN, [*changed[:length]], seats, options)
    both = min(shared(here, there, length), 12)
    if both == 0 or here[0].falls == there[0].falls:
        return 0
    scripts = [Script(script.acts[:both], script.falls) for script, _ in (here, there)]
    cutin_told(scripts, viewer, seats, options)
    return both


def cutin_asked_compared(stages: tuple[Stage, ...], rng: random.Random, viewer: int | None) -> int:
    """Compare questions of two jumpers, of whom just one has a card that fits; return how often.

    Both scripts have draws to spare, should one of them go on to draw without the question.
    """
    seats, clock = rng.choice([2, 3]), rng.random() < 0.5
    options = CUTIN.options(clock=clock)
    steps = cutin_twins.play(CUTIN, seats, rng, clock)[:50]
    made = cutin_twins.asked_twin(steps, viewer, rng, stages)
    if made is None:
        return 0
    before, changed = made[0] - 1, made[1]
    if cutin_twins.same_until(CUTIN, steps[:before], changed[:before], viewer) < before:
        return 0
    ((seat, card),) = changed[before].items()
    last = Act(seat, CUTIN.notation.move_text(card))
    histories: list[History] = [[step.moves for step in steps[:before]], [*changed[:before]]]
    scripts = []
    for history in histories:
        script, _ = script_of(CUTIN, history, seats, options)
        scripts.append(Script((*script.acts, last), (*script.falls, *[0] * seats * 6)))
    cutin_told(scripts, viewer, seats, options)
    return 1


cutin_first_compared = partial(cutin_asked_compared, (Stage.LAY,))
cutin_another_compared = partial(cutin_asked_compared, (Stage.ASK, Stage.CUT))


def asked_history(rng: random.Random, options: CutinOptions, seats: int) -> History:
    """Return a game up to a question of the jumper."""

    def choose(position: CutinPosition, seat: int) -> Any:
        return rng.choice(CUTIN.legal(position, seat))

    history: History = []
    for step in walk(CUTIN, CUTIN.start(options, Seating(seats)), choose, RandomDice(rng)):
        history.append(step.moves)
        if step.after.stage is Stage.ASK and rng.random() < 0.3:
            break
    return history


def cutin_never_compared(rng: random.Random, viewer: int | None) -> int:
    """A no for this card and a no for the whole turn look the same; return how often."""
    options = CUTIN.options()
    history = asked_history(rng, options, 3)
    (script, ends) = script_of(CUTIN, history, 3, options)
    position = CUTIN.start(options, Seating(3))
    for moves in history:
        position = CUTIN.apply(position, moves)
    if position.stage is not Stage.ASK or position.jumper == viewer or ends[-1] != len(history):
        return 0
    after = CUTIN.apply(position, {position.jumper: CUTIN.notation.move("no")})
    if after.stage is not Stage.LAY or after.active != position.active:
        return 0  # the turn has ended, and more is drawn
    said, time = [], rng.choice([10.0, None])
    for answer in ("no", "never"):
        acts = (*script.acts, Act(position.jumper, answer))
        said.append(told_to(CUTIN, Script(acts, script.falls), viewer, 3, time=time))
    same(*said)
    return 1


def cutin_no_compared(rng: random.Random, viewer: int | None) -> int:
    """Silence, an early no and a no said twice look the same till the pause is over (CUT-13)."""
    options = CUTIN.options(clock=True)
    history = asked_history(rng, options, 3)
    script, _ = script_of(CUTIN, history, 3, options)
    position = CUTIN.start(options, Seating(3))
    for moves in history:
        position = CUTIN.apply(position, moves)
    if position.stage is not Stage.ASK or position.jumper == viewer:
        return 0
    jumper = position.jumper
    after = CUTIN.apply(position, {jumper: CUTIN.notation.move("no")})
    if after.stage is not Stage.LAY or after.active != position.active:
        return 0

    async def told(answers: int) -> list[str]:
        at = house(dice=lambda server, given, drawn: Rigged(script.falls, drawn))
        match = await opened(at, CUTIN, 3, options=options)
        ids = Ids()
        alphabet = [CUTIN.notation.move_text(m) for m in CUTIN.alphabet(options)]
        for act in script.acts:
            await match.commit(act.seat, match.table.ask(act.seat) or 0, ids(), [act.move])
            if match.table.holds and match.table.sealed:
                await turn(match, 10.0)
        for _ in range(answers):
            await match.commit(jumper, match.table.ask(jumper) or 0, ids(), ["no"], to=jumper)
        said = [*pestered(match, viewer, alphabet)]
        await turn(match, 5.0)
        said += pestered(match, viewer, alphabet)
        await turn(match, 5.0)
        said += pestered(match, viewer, alphabet)
        said += [spelled(update) for update in ears(match).updates(viewer)]
        await match.close()
        return said

    silent = asyncio.run(told(0))
    same(silent, asyncio.run(told(1)))
    same(silent, asyncio.run(told(2)))
    return 1


# The tests

COMPARED: dict[str, Callable[[random.Random, int | None], int]] = {
    "jam": jam_compared,
    "memory": memory_compared,
    "cutin": cutin_compared,
}


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("name", COMPARED)
def test_twins_send_the_same_bytes(name: str, viewer: int | None) -> None:
    rng = random.Random(f"{name} {viewer}")
    acts = [COMPARED[name](rng, viewer) for _ in range(scaled(250))]
    assert sum(n > 0 for n in acts) >= len(acts) / 3
    assert sum(acts) > 2 * len(acts)


@pytest.mark.clause("JAM-4")
@pytest.mark.clause("JAM-5")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_sealed_cards_and_rows_send_nothing(viewer: int | None) -> None:
    jam_sealed_compared(viewer)


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_replaced_card_is_never_told(viewer: int | None) -> None:
    jam_replaced_compared(viewer)


@pytest.mark.clause("CUT-12")
@pytest.mark.parametrize("viewer", [0, None])
def test_the_question_is_asked_even_when_nothing_fits(viewer: int | None) -> None:
    rng = random.Random(f"asked {viewer}")
    assert sum(cutin_first_compared(rng, viewer) for _ in range(20)) > 3


@pytest.mark.clause("CUT-7")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_another_card_is_asked_for_even_when_none_fits(viewer: int | None) -> None:
    rng = random.Random(f"another {viewer}")
    assert sum(cutin_another_compared(rng, viewer) for _ in range(20)) > 3


@pytest.mark.clause("CUT-12")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_no_and_never_send_the_same_bytes(viewer: int | None) -> None:
    rng = random.Random(f"never {viewer}")
    assert sum(cutin_never_compared(rng, viewer) for _ in range(30)) > 3


@pytest.mark.clause("CUT-13")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_no_that_is_held_back_sends_nothing(viewer: int | None) -> None:
    rng = random.Random(f"held {viewer}")
    assert sum(cutin_no_compared(rng, viewer) for _ in range(20)) > 3


@pytest.mark.clause("MEM-7")
def test_what_was_turned_up_is_told_once_and_served_only_when_all_is_over() -> None:
    async def play() -> None:
        match = await opened(house(), MEMORY, 2, options=MEMORY.options(**PACK))
        rng, ids = random.Random(4), Ids()
        fleeting = 0
        while match.table.result is None:
            (seat,) = match.table.decision.seats if match.table.decision else (0,)
            legal = match.watch(seat).legal
            await match.commit(seat, match.table.ask(seat) or 0, ids(), [rng.choice(legal)])
            for viewer in (0, 1, None):
                told = [t.event for t in match.watch(viewer, 0).events]
                served = [event for event in told if event.name == "turned-up"]
                live = [t.event for u in ears(match).updates(viewer) for t in u.events]
                fleeting = sum(event.fleeting for event in live)
                if match.table.result is None:
                    assert not served
                    assert not any(event.fleeting for event in told)
                    lines = match.transcript(viewer)
                    assert not any(f" ={card}" in lines for card in (*range(1, 13), "*"))
                else:
                    assert len(served) == fleeting > 10
                    assert told == live
        await match.close()

    asyncio.run(play())


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_draft_reaches_nobody(viewer: int | None) -> None:
    """Shuttles hides nothing, but what a seat only tries is its own."""

    async def told(drafts: bool) -> list[str]:
        options = SHUTTLES.options(first="south")
        match = await opened(house(), SHUTTLES, 2, options=options)
        rng, ids, said = random.Random(3), Ids(), list[str]()
        for _ in range(12):
            (seat,) = match.table.decision.seats if match.table.decision else (0,)
            ask, legal = match.table.ask(seat) or 0, match.watch(seat).legal
            if drafts and seat != viewer:
                length, heard = match.table.length, len(ears(match).heard)
                for text in (*legal, "4<", "s1-n1", "nonsense"):
                    match.try_(seat, ask, [text])
                    match.try_(seat, ask, [text, text])
                assert match.table.length == length
                assert len(ears(match).heard) == heard
            said += [spelled(match.watch(viewer, 0)), match.transcript(viewer)]
            await match.commit(seat, ask, ids(), [rng.choice(legal)], to=seat)
        said += [spelled(update) for update in ears(match).updates(viewer)]
        await match.close()
        return said

    assert asyncio.run(told(True)) == asyncio.run(told(False))


# Planted leaks


def plant_fleeting(patch: pytest.MonkeyPatch) -> None:
    """What was told once is served again to whoever asks."""
    whole = Stream.since
    patch.setattr(Stream, "since", lambda self, cursor, over: whole(self, cursor, True))


def plant_draws(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told the cards that chance brings, though nobody's moves."""
    for game in (JAM, CUTIN, MEMORY):
        shows = type(game).shows

        def told(self: Any, *given: Any, shows: Any = shows) -> bool:
            return bool(given[3] == NATURE or shows(self, *given))

        patch.setattr(type(game), "shows", told)


def plant_answers(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told the moves of the seats as they were made."""
    shows = type(CUTIN).shows
    patch.setattr(type(CUTIN), "shows", lambda *given: given[4] != NATURE or shows(*given))


def plant_unasked(patch: pytest.MonkeyPatch) -> None:
    """A jumper who has nothing that fits is waited for, but in silence."""
    whole = Stream.advance

    def advance(self: Stream, table: Any, steps: Any) -> Any:
        update = whole(self, table, steps)
        position = table.position
        dull = isinstance(position, CutinPosition) and position.stage is Stage.ASK
        return None if dull and not position.cutting else update

    patch.setattr(Stream, "advance", advance)


def plant_no_other(patch: pytest.MonkeyPatch) -> None:
    """A jumper who has no other card for a cut-in is not asked for one."""
    patch.setattr(CutinPosition, "asks_another", property(lambda self: bool(self.cutting)))


HEARD_LIVE = ("events",)
"""Leaks in what is told at the moment; a twin of memory comes only later."""


def often(
    compare: Callable[[random.Random, int | None], object], viewer: int | None, most: int = 60
) -> None:
    rng = random.Random(5)
    for _ in range(most):
        compare(rng, viewer)


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("name", COMPARED)
def test_a_planted_leak_is_caught(name: str, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if name == "memory" and leak in HEARD_LIVE:
        pytest.skip("everybody has seen the cards when they were up")
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError, match="twins"):
        often(COMPARED[name], None if leak == "spectator" else 1)


@pytest.mark.parametrize("name", COMPARED)
def test_draws_in_a_transcript_are_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant_draws(monkeypatch)
    with pytest.raises(AssertionError, match="twins"):
        often(COMPARED[name], None)


def test_fleeting_events_served_again_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    plant_fleeting(monkeypatch)
    with pytest.raises(AssertionError, match="twins"):
        often(memory_compared, 1)


def test_never_in_a_transcript_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    plant_answers(monkeypatch)
    with pytest.raises(AssertionError, match="twins"):
        often(cutin_never_compared, None)


def test_a_question_that_is_not_asked_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    plant_unasked(monkeypatch)
    with pytest.raises(AssertionError, match="twins"):
        often(cutin_first_compared, None)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_another_card_that_is_not_asked_for_is_caught(
    viewer: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant_no_other(monkeypatch)
    with pytest.raises(AssertionError, match="twins"):
        often(cutin_another_compared, viewer, 20)


SEALED_LEAKS = ("view", "prompt", "size", "refusal", "legal", "try")


@pytest.mark.parametrize("leak", [*SEALED_LEAKS, "version", "on connecting"])
def test_a_leak_of_sealed_cards_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError, match="twins"):
        jam_sealed_compared(1)


@pytest.mark.parametrize("leak", ["view", "prompt", "size", "version", "on connecting"])
def test_a_leak_of_an_early_no_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError, match="twins"):
        often(cutin_no_compared, None)
