"""Bots think beside the table: nothing waits for them, and their time tells nothing."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest

from tailback.bots import RandomBot
from tailback.bots.thread_bot import ThreadBot
from tailback.games.shift import Recall
from tailback.kit import (
    AnyQuestion,
    Budget,
    View,
)
from tailback.match import ManualTimeSource, Match, SystemTimeSource
from tests.harness.patience import PATIENCE, run, until
from tests.match.helpers import GAMES, commit, ears, options_of, services, settle, sit_down


class Slow:
    """Thinks until it is let go, and keeps what it was given."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.given: list[AnyQuestion] = []
        self.thinks = False

    def choose(self, question: AnyQuestion) -> Any:
        self.given.append(question)
        self.thinks = True
        assert self.go.wait(PATIENCE)
        self.thinks = False
        return question.legal[0]


async def against(bot: Any, game: str = "shift", **more: Any) -> Match:
    match = await Match.open(
        services(bots=lambda game, name: ThreadBot(bot), **more),
        GAMES[game],
        options_of(GAMES[game]),
        bots={1: "it"},
    )
    await sit_down(match, 0, "1" * 32, "Ann")
    return match


def test_a_thinking_bot_blocks_nobody_and_gets_view_and_recall_only() -> None:
    async def play() -> None:
        bot = Slow()
        match = await against(bot, "sealed")
        await until(lambda: bot.given)
        await commit(match, 0, "2")
        await commit(match, 0, "3")
        assert match.watch(0).sealed == "3"
        bot.go.set()
        await until(lambda: match.state.pages)
        seat, view, recall, legal, rng, budget = bot.given[0]
        assert seat == 1
        game, start = match.state.game, match.state.pages[0].steps[0].before
        assert view == game.view(match.state.scene, start, 1)
        assert recall == game.recall(start, 1)
        assert isinstance(budget, Budget)
        assert legal == ("1", "2", "3")
        assert isinstance(rng, random.Random)
        await match.close()

    asyncio.run(play())


def test_in_shift_a_bot_never_sees_a_position() -> None:
    class Curious(RandomBot):
        def choose(self, question: AnyQuestion) -> Any:
            seat, view, recall, *_ = question
            assert isinstance(view, View)
            assert isinstance(recall, Recall)
            assert view.viewer == seat
            assert (recall.table, recall.own) == (view.table, view.own)
            kinds.add(type(view))
            return super().choose(question)

    kinds: set[type] = set()

    async def play() -> None:
        match = await against(Curious(GAMES["shift"]))
        while match.state.result is None:
            if match.state.ask(0):
                await commit(match, 0, match.watch(0).legal[0])
            await asyncio.sleep(0)
        await match.close()

    run(play())
    assert kinds == {View}


@pytest.mark.parametrize(("thinks", "heard"), [(0.0, 2.0), (1.5, 2.0), (2.5, 4.0)])
def test_a_bot_is_heard_at_its_pace_however_soon_it_knew(thinks: float, heard: float) -> None:
    async def play() -> None:
        bot = Slow()
        clock = ManualTimeSource()
        match = await against(bot, clock=clock, pace=2.0)
        while match.state.ask(0):
            await commit(match, 0, match.watch(0).legal[0])
        begun, length = clock.now(), match.state.length
        await until(lambda: bot.thinks)
        clock.advance(thinks)
        bot.go.set()
        await until(lambda: begun + heard in clock.awaited)
        clock.advance(heard - thinks - 2**-10)  # exact, however often it is added
        await settle()
        assert match.state.length == length
        clock.advance(2**-10)
        await until(lambda: match.state.length > length)
        assert clock.now() == begun + heard
        await match.close()

    run(play())


def test_a_bot_that_fails_or_cheats_does_not_stop_the_table() -> None:
    class Broken:
        def choose(self, question: AnyQuestion) -> Any:
            if question.rng.random() < 0.5:
                raise RuntimeError("no idea")
            return "no move"

    async def play() -> None:
        match = await against(Broken(), "relay")
        while match.state.result is None:
            if match.state.ask(0):
                await commit(match, 0, match.watch(0).legal[0])
            await asyncio.sleep(0)
        await match.close()

    run(play())


def test_a_bot_goes_on_after_a_restart() -> None:
    async def play() -> None:
        bot = RandomBot(GAMES["relay"])
        match = await against(bot, "relay", clock=SystemTimeSource(), pace=0.01)
        await commit(match, 0, "wait")
        await match.close()
        match = await Match.load(match.services, match.id)
        await until(lambda: match.state.ask(0))
        assert ears(match).updates(0)
        await match.close()

    asyncio.run(play())


def test_after_a_restart_a_bot_keeps_to_the_paces_since_it_was_asked() -> None:
    async def play() -> None:
        bot, clock = Slow(), ManualTimeSource(1000.0)
        bot.go.set()
        match = await against(bot, "relay", clock=clock, pace=2.0)
        await commit(match, 0, "wait")
        await match.close()
        clock.advance(4.5)
        match = await Match.load(match.services, match.id)
        await until(lambda: clock.awaited)
        assert clock.awaited == (1006.0,)
        clock.advance(1.5)
        await until(lambda: match.state.ask(0))
        await match.close()

    asyncio.run(play())


def test_a_bot_that_could_not_answer_without_the_lease_does_when_it_is_back() -> None:
    """A process held up for two seconds finds the lease over, asks, and has it still."""

    async def play() -> None:
        given: int | None = 1
        bot, clock = Slow(), ManualTimeSource(1000.0)
        bot.go.set()
        match = await against(bot, "relay", clock=clock, pace=2.0, lease=lambda: given)
        await commit(match, 0, "wait")
        await until(lambda: clock.awaited)
        given = None
        clock.advance(3.0)
        await settle()
        assert match.state.ask(1), "nobody may answer"
        given = 1
        match.look()
        await until(lambda: clock.awaited)
        clock.advance(1.0)
        await until(lambda: match.state.ask(0))
        assert len(bot.given) == 2
        await match.close()

    asyncio.run(play())
