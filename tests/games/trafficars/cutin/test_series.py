"""A series of Cut in!: the opening goes round, and everyone keeps the seat."""

from __future__ import annotations

import asyncio
import random

import pytest

from tailback.games.trafficars.cutin import GAME
from tests.match.helpers import followed, opened, play_on, rematch, services


@pytest.mark.clause("CUT-3")
def test_the_opening_goes_round_whoever_wins() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, GAME, 3)
        begun = []
        for number in range(4):
            table = match.state
            begun.append((table.position.active, [chair.name for chair in table.chairs]))
            await play_on(match, random.Random(number))
            assert match.state.result is not None
            for seat in (0, 1, 2):
                await rematch(match, seat, f"{100 + 16 * number + seat:032x}")
            assert match.state.rematch.next_match is not None
            after = await followed(match)
            await match.close()
            match = after
        await match.close()
        assert begun == [(seat, ["P0", "P1", "P2"]) for seat in (0, 1, 2, 0)]

    asyncio.run(play())
