"""Twins: two histories that differ only in what a viewer may not know send it the same bytes.

Everything that leaves a match is compared: updates, answers, refusals, drafts, what is served on
connecting, transcripts, versions, and what a bot on the viewer's seat is given.
"""

from __future__ import annotations

import asyncio
import random
from functools import partial

import pytest

from tailback.games.trafficars.memory import GAME as MEMORY
from tailback.kit import AnyGame, Viewer
from tests.harness import leaks
from tests.harness.scale import SOAK
from tests.kit.games import planted
from tests.match.helpers import Ids, ears, opened, services
from tests.match.twins import TWINS, VIEWERS, a_few
from tests.match.twins.leaks import LEAKS, channel_of
from tests.match.twins.script import Plant, telling_apart
from tests.match.twins.told import told_to

CLAUSES = {
    ("sealed", "jam"): ("JAM-4", "JAM-5"),
    ("known", "cutin"): ("CUT-7", "CUT-12"),
    ("held", "cutin"): ("CUT-13",),
}
COUNTS = (
    {"known": 600, "sealed": 600, "held": 300, "tried": 100}
    if SOAK
    else {"known": 6, "sealed": 6, "held": 3, "tried": 2}
)
"""How many twins of a kind are played for each viewer."""


def found(
    kind: str, game: str, viewer: Viewer, most: int, enough: str = "", plant: Plant | None = None
) -> set[str]:
    """Return the channels by which this viewer can tell twins apart; one may be enough."""

    async def play() -> set[str]:
        differ: set[str] = set()
        told = partial(told_to, viewer=viewer)
        async for channels in telling_apart(a_few(kind, game, viewer, most), told, plant):
            differ |= channels
            if enough in differ:
                break
        return differ

    return asyncio.run(play())


@pytest.mark.parametrize(
    ("kind", "game"),
    [
        pytest.param(*twins, marks=[pytest.mark.clause(c) for c in CLAUSES.get(twins, ())])
        for twins in TWINS
    ],
)
def test_twins_are_told_the_same(kind: str, game: str) -> None:
    for viewer in VIEWERS:
        assert found(kind, game, viewer, COUNTS[kind]) == set(), f"viewer {viewer}"


@pytest.mark.parametrize(
    ("kind", "game", "hid"),
    [
        pytest.param("known", "cutin", {"no", "never"}, marks=pytest.mark.clause("CUT-12")),
        pytest.param("sealed", "jam", {"r1", "r2", "r3"}, marks=pytest.mark.clause("JAM-5")),
    ],
)
def test_twins_differ_in_what_the_clauses_hide(kind: str, game: str, hid: set[str]) -> None:
    twins = [pair for viewer in VIEWERS for pair in a_few(kind, game, viewer, COUNTS[kind])]
    acts = (both for pair in twins for both in zip(pair.one.acts, pair.other.acts, strict=True))
    assert any(one != other and {one.move, other.move} <= hid for one, other in acts)


def test_every_channel_is_heard() -> None:
    (pair,) = a_few("known", "shift", 0, 1)
    heard = {said.channel for said in asyncio.run(told_to(pair, pair.one, 0))}
    assert heard == {"greeting", "update", "accepted", "rejected", "tried", "transcript", "recall"}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_of_the_match_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, channel, kind, game, viewer = LEAKS[leak]
    plant(monkeypatch)
    assert channel in found(kind, game, viewer, 40, channel)


SHOWN = sorted(leaks.LEAKS.keys() - {"letters", "asked"})


@planted(SHOWN)
def test_a_leak_of_a_game_is_found(leak: str, game: AnyGame) -> None:
    channel = channel_of(leak)
    assert channel in found("known", game.id, 1, 40, channel, leaks.LEAKS[leak].plant)


@pytest.mark.parametrize("field", ["hands", "decks"])
def test_what_hands_and_decks_hold_in_a_race_is_found(field: str) -> None:
    channel = channel_of("table")
    assert channel in found("known", "bash", 1, 40, channel, leaks.of_field(field))


def test_a_pause_that_depends_on_the_hand_is_found() -> None:
    plant = leaks.LEAKS["asked"].plant
    assert "greeting" in found("known", "cutin", 1, 40, "greeting", plant)


@pytest.mark.clause("MEM-7")
def test_what_was_turned_up_is_told_once_and_served_only_when_all_is_over() -> None:
    options = MEMORY.options(low=1, high=12, jokers=True, turn_limit=60)

    async def play() -> None:
        match = await opened(services(), MEMORY, 2, options=options)
        rng, ids = random.Random(4), Ids()
        while match.state.result is None:
            (seat,) = match.state.decision.seats if match.state.decision else (0,)
            legal = match.watch(seat).legal
            await match.commit(seat, match.state.ask(seat) or 0, ids(), [rng.choice(legal)])
            for viewer in VIEWERS:
                served = list(match.watch(viewer, 0).events)
                live = [event for update in ears(match).updates(viewer) for event in update.events]
                if match.state.result is None:
                    assert not any(event.fleeting for event in served)
                    assert "turned-up" not in {event.name for event in served}
                    lines = match.transcript(viewer)
                    assert not any(f" ={card}" in lines for card in (*range(1, 13), "*"))
                else:
                    assert sum(event.name == "turned-up" for event in served) > 10
                    assert served == live
        await match.close()

    asyncio.run(play())
