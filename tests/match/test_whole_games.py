"""Whole games through a match: people, bots, spectators; in memory and in a database."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tailback.bots import RandomBot
from tailback.bots.thread_bot import ThreadBot
from tailback.kit import AnyGame
from tailback.kit.transcript_reader import read
from tailback.kit.verify import verify
from tailback.match import Match, Store, replay
from tailback.match.transcript import whole
from tailback.match.updates import since, update_for
from tailback.store import MemoryStore
from tailback.store.check import check
from tailback.store.sql import SqlStore
from tests.harness.patience import run
from tests.match.helpers import (
    GAMES,
    ears,
    find,
    opened,
    options_of,
    people,
    play_on,
    services,
    settle,
)


def a_store(kind: str, folder: Path) -> Store:
    return MemoryStore() if kind == "memory" else SqlStore(folder / "logs.db")


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_people_play_to_the_end(game: AnyGame, kind: str, tmp_path: Path) -> None:
    async def play() -> None:
        store = a_store(kind, tmp_path)
        match = await opened(services(store), game, game.seats[-1])
        await play_on(match, random.Random(3))
        table = match.state
        assert table.result is not None
        entries = await store.load(match.id)
        again = replay(match.id, entries, find)
        assert again.position == table.position
        assert again.result == table.result
        for viewer in table.viewers:
            shown, recent = since(again, viewer, 0)
            seen = update_for(again, viewer, shown, again.pages.turn, recent=recent)
            assert seen == match.watch(viewer, 0)
            told = [event for update in ears(match).updates(viewer) for event in update.events]
            assert told == list(match.watch(viewer, 0).events)
            versions = [update.version for update in ears(match).updates(viewer)]
            assert versions == list(range(1, len(versions) + 1))
        assert verify(whole(table)) == table.seeds.drawn
        await match.close()
        await store.close()

    asyncio.run(play())
    if kind == "sqlite":
        found = check(tmp_path / "logs.db", find)
        assert found.matches == 1
        assert found.problems == ()


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_bots_play_to_the_end(game: AnyGame) -> None:
    async def play() -> None:
        at = services(bots=lambda game, name: ThreadBot(RandomBot(game)))
        seats = dict.fromkeys(range(game.seats[0]), "random")
        match = await Match.open(at, game, options_of(game), bots=seats, time=10.0)
        while match.state.result is None:
            await asyncio.sleep(0.001)
            match.services.time_source.advance(10.0)  # type: ignore[attr-defined]
        assert people(match, None).result == match.state.result
        await match.close()

    run(play())


def test_a_match_goes_on_after_a_restart() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, GAMES["shift"])
        rng = random.Random(5)
        for _ in range(12):
            await play_on(match, rng, 2)
            before = {v: match.watch(v, 0) for v in match.state.viewers}
            await match.close()
            match = await Match.load(at, match.id)
            assert {v: match.watch(v, 0) for v in match.state.viewers} == before
        await play_on(match, rng)
        assert verify(read(match.transcript(None))) == match.state.seeds.drawn

    asyncio.run(play())


def test_two_processes_share_one_log() -> None:
    """Whoever is late finds the other's entries, tells its own viewers, and decides anew."""

    async def play() -> None:
        store = MemoryStore()
        here = await opened(services(store), GAMES["shift"])
        there = await Match.load(services(store), here.id)
        rng = random.Random(9)
        for _ in range(20):
            for match in (here, there):
                seat = match.state.decision and match.state.decision.seats[0]
                if seat is None:
                    continue
                ask = match.state.ask(seat) or 0
                move = rng.choice(match.watch(seat).legal)
                await match.commit(seat, ask, f"{rng.getrandbits(128):032x}", [move])
        await settle()
        log = await store.load(here.id)
        ids = [entry.body["id"] for entry in log if "id" in entry.body]
        assert len(ids) == len(set(ids))
        for match in (here, there):
            fresh = replay(match.id, log[: match.state.length], find)
            assert fresh.position == match.state.position

    asyncio.run(play())


def test_a_running_transcript_cannot_be_played_through() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["shift"])
        await play_on(match, random.Random(1), 6)
        mine, open_to_all = match.transcript(0), match.transcript(None)
        assert "=?" in mine
        assert mine.count("=?") < open_to_all.count("=?")
        assert "seed server" not in mine
        with pytest.raises(ValueError, match="hidden draw"):
            read(mine)

    asyncio.run(play())
