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
from tests.harness.scale import scaled
from tests.match.desk import Ids, ears, house, opened
from tests.match.twins import TWINS, a_few
from tests.match.twins.cards import PACK
from tests.match.twins.leaks import LEAKS, PLANTED, eyes
from tests.match.twins.script import telling_apart
from tests.match.twins.told import told_to

CLAUSES = {
    "jam sealed": ("JAM-4", "JAM-5"),
    "cutin asked": ("CUT-12",),
    "cutin another": ("CUT-7",),
    "cutin never": ("CUT-12",),
    "cutin held": ("CUT-13",),
}


def found(name: str, viewer: int | None, most: int, seed: object, enough: str = "") -> set[str]:
    """Return the channels by which this viewer can tell twins apart."""
    twins = a_few(name, viewer, most, seed)
    told = partial(told_to, viewer=viewer)
    return asyncio.run(telling_apart(twins, told, enough))


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=[pytest.mark.clause(c) for c in CLAUSES.get(n, ())]) for n in TWINS],
)
def test_twins_send_the_same_bytes(name: str, viewer: int | None) -> None:
    assert found(name, viewer, scaled(150), viewer) == set()


@pytest.mark.parametrize(
    ("name", "leak"), [(name, leak) for name, leaks in PLANTED.items() for leak in leaks]
)
def test_a_planted_leak_is_caught(name: str, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, channel = LEAKS[leak]
    plant(monkeypatch)
    assert channel in found(name, eyes(leak), 60, leak, channel)


def test_every_kind_of_twins_finds_a_leak_and_every_leak_is_found() -> None:
    assert PLANTED.keys() == TWINS.keys()
    assert {leak for leaks in PLANTED.values() for leak in leaks} == set(LEAKS)


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
