"""Event streams: a cursor for each viewer; what is fleeting is told once."""

from __future__ import annotations

import asyncio
import random

from tailback.match import Match
from tests.match.desk import GAMES, commit, ears, house, opened, play_on


def test_on_connecting_a_viewer_gets_the_events_after_its_cursor() -> None:
    async def play() -> None:
        match = await opened(house(), GAMES["relay"])
        await commit(match, 0, "push")
        seen = match.watch(1, 0)
        assert seen.cursor == len(seen.events) >= 2
        assert match.watch(1).events == ()
        assert match.watch(1, seen.cursor).events == ()
        assert match.watch(1, 1).events == seen.events[1:]
        assert match.watch(1, 99).events == ()
        assert match.watch(1, -5).events == seen.events
        assert match.watch(1, 0).version == match.watch(1).version

    asyncio.run(play())


def test_fleeting_events_come_once_and_again_only_at_the_end() -> None:
    async def play() -> None:
        at = house()
        match = await opened(at, GAMES["peek"])
        await commit(match, 0, "look2")
        live = [t.event for t in ears(match).updates(0)[-1].events]
        assert [e.name for e in live] == ["reaches", "looked"]
        assert live[1].get("card") in (1, 2, 3, 4)
        other = [t.event for t in ears(match).updates(1)[-1].events]
        assert other[1].get("card") == 0
        assert [t.event.name for t in match.watch(0, 0).events] == ["reaches"]
        assert "=?" in match.transcript(0)
        after = await Match.load(at, match.id)
        assert [t.event.name for t in after.watch(0, 0).events] == ["reaches"]
        assert after.watch(0).cursor == 2
        await play_on(after, random.Random(1))
        assert live[1] in [t.event for t in after.watch(0, 0).events]
        assert "=?" not in after.transcript(0)

    asyncio.run(play())


def test_what_a_seat_recalls_is_rebuilt_from_the_log() -> None:
    async def play() -> None:
        at = house()
        for name in ("peek", "shift"):
            match = await opened(at, GAMES[name])
            for _ in range(5):
                await play_on(match, random.Random(8), 3)
                now = [match.table.streams[s].recall(match.table) for s in (0, 1)]
                after = await Match.load(at, match.id)
                assert [after.table.streams[s].recall(after.table) for s in (0, 1)] == now
            at = house()

    asyncio.run(play())
