"""The time by which a table goes on a machine whose own time is put right while it is played."""

from __future__ import annotations

import asyncio
import time

import pytest

from tailback.match import SystemTimeSource, Terms
from tailback.match.time_source import SteadyTime
from tailback.server.cluster.node import Alone
from tests.match.helpers import GAMES, commit, opened, services

HOUR = 3600
MINUTE = 60_000
"""In milliseconds: far longer than it takes, and far less than an hour."""


@pytest.mark.parametrize("step", [HOUR, -HOUR])
def test_a_step_of_the_machine_s_time_is_not_felt(
    step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    steady, before = Alone().wall, time.time_ns()
    assert abs(steady() - before // 1_000_000) < MINUTE
    monkeypatch.setattr(time, "time_ns", lambda: before + step * 1_000_000_000)
    monkeypatch.setattr(time, "time", lambda: before / 1e9 + step)
    assert abs(steady() - before // 1_000_000) < MINUTE
    assert abs(SteadyTime()() - before // 1_000_000 - step * 1000) < MINUTE, "after a restart it is"
    times = [steady() for _ in range(1000)]
    assert times == sorted(times)


def test_no_player_loses_an_hour_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        at = services(clock=SystemTimeSource(Alone().wall))
        match = await opened(at, GAMES["relay"], clock=Terms(HOUR / 2))
        later = time.time() + HOUR
        monkeypatch.setattr(time, "time_ns", lambda: int(later * 1e9))
        monkeypatch.setattr(time, "time", lambda: later)
        await commit(match, 0, "push")
        assert match.state.clocks is not None
        assert match.state.clocks.left[0] > 0
        await match.close()

    asyncio.run(play())
