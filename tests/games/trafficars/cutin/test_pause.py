"""The jumper's pause at a table with a clock: the first card in time, further ones at leisure."""

from __future__ import annotations

import asyncio
import random

import pytest

from tailback.games.trafficars.cutin import GAME, Stage
from tailback.match import Accepted, Match, Rejected
from tests.match.helpers import commit, opened, services, turn

PAUSE = 10.0


async def some_question() -> tuple[Match, str]:
    """Return a match whose jumper is asked and has a card that fits, and that card."""
    match = await opened(services(), GAME, 2, options=GAME.options(clock=True), time=PAUSE)
    rng = random.Random(1)
    while True:
        position = match.state.position
        if position.stage is Stage.ASK and position.cutting and position.high - position.low > 2:
            return match, str(position.cutting[0])
        if position.stage is Stage.ASK:
            await turn(match, PAUSE)
            continue
        await commit(match, position.turn, rng.choice(match.watch(position.turn).legal))


@pytest.mark.clause("CUT-6")
@pytest.mark.parametrize(("agreed", "seconds"), [({}, 3.0), ({"pause": 5}, 5.0)])
def test_the_pause_runs_as_long_as_agreed(agreed: dict[str, int], seconds: float) -> None:
    async def play() -> None:
        options = GAME.options(clock=True, **agreed)
        match = await opened(services(), GAME, 2, options=options, time="usual")
        seat = match.state.position.turn
        await commit(match, seat, match.watch(seat).legal[0])
        jumper = match.state.position.jumper
        assert (match.watch(jumper).time, match.watch(jumper).left) == (seconds, seconds)
        await turn(match, seconds - 0.1)
        assert match.state.position.stage is Stage.ASK
        await turn(match, 0.1)
        assert match.state.position.stage is not Stage.ASK
        await match.close()

    asyncio.run(play())


@pytest.mark.clause("CUT-12")
def test_without_a_clock_the_jumper_is_waited_for() -> None:
    async def play() -> None:
        match = await opened(services(), GAME, 2, time="usual")
        seat = match.state.position.turn
        await commit(match, seat, match.watch(seat).legal[0])
        assert match.state.time is None
        await turn(match, 1000.0)
        assert match.state.position.stage is Stage.ASK
        await match.close()

    asyncio.run(play())


@pytest.mark.clause("CUT-13")
def test_the_first_card_must_come_within_the_pause() -> None:
    async def play() -> None:
        match, card = await some_question()
        jumper, ask = match.state.position.jumper, match.watch(match.state.position.jumper).ask
        await turn(match, PAUSE)
        assert match.state.position.stage is Stage.LAY
        answer = await match.commit(jumper, ask or 0, "1" * 32, [card])
        assert isinstance(answer, Rejected)
        assert card not in map(str, match.state.position.row)
        await match.close()

    asyncio.run(play())


@pytest.mark.clause("CUT-13")
def test_for_further_cards_no_clock_runs() -> None:
    async def play() -> None:
        match, card = await some_question()
        jumper = match.state.position.jumper
        await turn(match, PAUSE - 0.1)
        assert isinstance(await commit(match, jumper, card), Accepted)
        assert (match.watch(jumper).time, match.watch(jumper).left) == (None, None)
        await turn(match, 100 * PAUSE)
        assert match.state.position.stage is Stage.CUT
        assert isinstance(await commit(match, jumper, "done"), Accepted)
        assert match.state.position.active == jumper
        await match.close()

    asyncio.run(play())
