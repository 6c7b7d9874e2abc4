"""Snapshots: a match taken up with one is the match taken up without, and is none the worse."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tailback.kit import AnyGame
from tailback.match import Match, StoreError, Table, replay, stream
from tailback.match.snapshot import EVERY, Snapshot
from tailback.store import MemoryStore
from tailback.store.sql import SqlStore
from tests.match.desk import GAMES, MORE, find, house, opened, play_on, settle

SHIFT = GAMES["shift"]
ALL = {**GAMES, **MORE}


def same(one: Table, other: Table) -> bool:
    """Return whether two tables know the same, and every viewer of theirs."""
    pairs = zip(one.streams.values(), other.streams.values(), strict=True)
    return (
        one.position == other.position
        and one.steps == other.steps
        and (one.asks, one.sealed, one.ids) == (other.asks, other.sealed, other.ids)
        and all((a.now, a.events) == (b.now, b.events) for a, b in pairs)
    )


@pytest.mark.parametrize("game", ALL.values(), ids=str)
def test_a_replay_with_any_snapshot_is_the_replay_without(game: AnyGame) -> None:
    async def play() -> None:
        at = house()
        match = await opened(at, game)
        snapshots = [Snapshot.of(match.table)]
        rng = random.Random(8)
        while match.table.result is None and len(snapshots) < 40:
            await play_on(match, rng, 1)
            snapshots.append(Snapshot.of(match.table))
        entries = await at.store.load(match.id)
        for snapshot in snapshots:
            assert same(replay(match.id, entries, find, snapshot=snapshot), match.table)
        await match.close()

    asyncio.run(play())


def test_one_is_kept_now_and_then_and_spares_looking(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def play() -> None:
        store = SqlStore(tmp_path / "logs.db")
        match = await opened(house(store), SHIFT, options=SHIFT.options())
        await play_on(match, random.Random(2), EVERY + 20)
        await settle()
        await match.close()
        kept = Snapshot.read(await store.kept(match.id))
        assert kept is not None and EVERY <= kept.length < match.table.length

        looks = 0
        whole = stream.picture

        def picture(*given: Any) -> Any:
            nonlocal looks
            looks += 1
            return whole(*given)

        monkeypatch.setattr(stream, "picture", picture)
        again = await Match.load(house(store), match.id)
        viewers, later = len(match.table.streams), match.table.length - kept.length
        assert looks <= viewers * (3 + later)  # as the table opens, at the snapshot, and after it
        assert same(again.table, match.table)
        await again.close()
        await store.close()

    asyncio.run(play())


BAD = (
    "",
    "nonsense",
    "[]",
    "[999,1,1,1]",
    "[5,1]",
    "[0,0,0,0]",
    "[5,1,1,-1]",
    '{"length":5}',
    "[5.5]",
)


@pytest.mark.parametrize("text", [None, *BAD])
def test_a_missing_or_foreign_one_does_no_harm(text: str | None, tmp_path: Path) -> None:
    async def play() -> None:
        file = tmp_path / "logs.db"
        store = SqlStore(file)
        match = await opened(house(store), SHIFT, options=SHIFT.options())
        await play_on(match, random.Random(2), EVERY)
        await settle()
        await match.close()
        assert await store.kept(match.id) is not None
        if text is None:
            with closing(sqlite3.connect(file)) as database:
                database.execute("DROP TABLE snapshots")
        else:
            await store.keep(match.id, text)
        again = await Match.load(house(store), match.id)
        assert same(again.table, match.table)
        await again.close()
        await store.close()

    asyncio.run(play())


class Forgetful(MemoryStore):
    """A store that cannot keep snapshots."""

    async def keep(self, match: str, snapshot: str) -> None:
        raise StoreError("no room")


def test_a_store_that_keeps_none_disturbs_nobody() -> None:
    async def play() -> None:
        match = await opened(house(Forgetful()), SHIFT, options=SHIFT.options())
        await play_on(match, random.Random(2), EVERY + 5)
        await settle()
        assert match.table.length > EVERY
        await match.close()

    asyncio.run(play())
