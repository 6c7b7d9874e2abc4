"""Entries say when they were written: never before the one before."""

from __future__ import annotations

import asyncio

import pytest

from tailback.match import Entry, LogError, ManualTimeSource, Match, replay
from tests.match.helpers import GAMES, commit, find, opened, services, turn


def test_every_entry_says_when_and_never_goes_back() -> None:
    async def play() -> None:
        clock = ManualTimeSource()
        at = services(clock=clock)
        match = await opened(at, GAMES["relay"])
        await turn(match, 5.0)
        await commit(match, 0, "push")
        clock.advance(-3.0)  # this machine's clock is put right
        await commit(match, 1, "push")
        stamps = [entry.body["at"] for entry in await at.store.load(match.id)]
        assert stamps == [0, 0, 0, 0, 0, 5000, 5000]
        assert match.state.at == 5000
        behind = await Match.load(at, match.id)
        assert behind.state.at == 5000

    asyncio.run(play())


def test_a_log_without_times_or_one_that_goes_back_is_refused() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, GAMES["relay"])
        await turn(match, 5.0)
        await commit(match, 0, "push")
        log = await at.store.load(match.id)
        last = log[-1]
        bare = Entry(last.kind, {k: v for k, v in last.body.items() if k != "at"})
        with pytest.raises(LogError, match="entry 5: KeyError: 'at'"):
            replay(match.id, [*log[:-1], bare], find)
        back = [*log[:-1], *(Entry(last.kind, {**last.body, "at": at}) for at in (4999, 4998))]
        with pytest.raises(LogError, match="before the entry before it"):
            replay(match.id, back, find)

    asyncio.run(play())
