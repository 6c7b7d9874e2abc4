"""Event streams: a cursor for each viewer; what is fleeting is told once."""

from __future__ import annotations

import asyncio
import random

from tailback.match import Match
from tests.match.helpers import GAMES, commit, ears, opened, play_on, services


def test_on_connecting_a_viewer_gets_the_events_after_its_cursor() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["relay"])
        await commit(match, 0, "push")
        first = match.watch(1, 0)
        await play_on(match, random.Random(3), 1)
        seen = match.watch(1, 0)
        assert len(seen.events) > len(first.events) >= 2
        assert match.watch(1).events == ()
        assert match.watch(1, seen.version).events == ()
        assert match.watch(1, first.version).events == seen.events[len(first.events) :]
        assert match.watch(1, 99).events == ()
        assert match.watch(1, -5).events == seen.events
        assert match.watch(1, 0).version == match.watch(1).version

    asyncio.run(play())


def test_fleeting_events_come_once_and_again_only_at_the_end() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, GAMES["peek"])
        await commit(match, 0, "look2")
        live = ears(match).updates(0)[-1].events
        assert [e.name for e in live] == ["reaches", "looked"]
        assert live[1].get("card") in (1, 2, 3, 4)
        other = ears(match).updates(1)[-1].events
        assert other[1].get("card") == 0
        assert [t.name for t in match.watch(0, 0).events] == ["reaches"]
        assert "=?" in match.transcript(0)
        after = await Match.load(at, match.id)
        assert [t.name for t in after.watch(0, 0).events] == ["reaches"]
        await play_on(after, random.Random(1))
        assert live[1] in after.watch(0, 0).events
        assert "=?" not in after.transcript(0)

    asyncio.run(play())


def test_what_a_seat_recalls_is_rebuilt_from_the_log() -> None:
    async def play() -> None:
        at = services()
        for name in ("peek", "shift"):
            match = await opened(at, GAMES[name])
            for _ in range(5):
                await play_on(match, random.Random(8), 3)
                now = [match.recall(seat) for seat in (0, 1)]
                after = await Match.load(at, match.id)
                assert [after.recall(seat) for seat in (0, 1)] == now
            at = services()

    asyncio.run(play())
