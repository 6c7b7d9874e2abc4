"""Leavers: a seat handed over to a bot and taken back; a seat's link renewed."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tailback.bots import RandomBot
from tailback.bots.thread_bot import ThreadBot
from tailback.kit import (
    AnyGame,
    AnyQuestion,
    Choice,
)
from tailback.kit.chance import bot_seed
from tailback.match import Accepted, Match, MatchServices, Terms
from tests.harness.patience import run, until
from tests.kit.games import GAMES as EVERY
from tests.kit.games import limited
from tests.match.helpers import (
    GAMES,
    Ids,
    Silent,
    commit,
    opened,
    people,
    rematch,
    reveal,
    services,
    settle,
    sit_down,
    turn,
    waited_for,
    why,
)


class Slow:
    """A bot that thinks until it is let go."""

    def __init__(self, game: AnyGame) -> None:
        self.asked = 0
        self.go = asyncio.Event()

    async def choose(self, question: AnyQuestion) -> Choice:
        self.asked += 1
        await self.go.wait()
        return Choice(question.legal[0])


def at_home(bot: Any = None) -> MatchServices:
    return services(bots=lambda game, name: bot or ThreadBot(RandomBot(game)))


def test_a_seat_is_handed_over_when_its_person_is_away_and_taken_back() -> None:
    async def play() -> None:
        slow = Slow(GAMES["sealed"])
        at = at_home(slow)
        match = await opened(at, GAMES["sealed"], 3)
        ids = Ids()
        assert why(await match.stand_in(0, ids(), 1, "any", away=False)) == "still-here"
        assert why(await match.stand_in(1, ids(), 1, "any")) == "no-player"
        assert why(await match.stand_in(0, ids(), 9, "any")) == "no-player"
        assert why(await match.reclaim(1, ids())) == "not-handed"
        first = await match.stand_in(0, "a" * 32, 1, "any")
        assert isinstance(first, Accepted)
        assert await match.stand_in(0, "a" * 32, 1, "any", away=False) == first
        place = people(match, 2).seats[1]
        assert (place.kind, place.name, place.stand_in) == ("person", "P1", "any")
        assert why(await match.stand_in(0, ids(), 1, "any")) == "no-player"
        assert why(await commit(match, 1, "1")) == "handed"
        assert why(await match.resign(1, ids())) == "handed"
        assert match.watch(1).view.viewer == 1  # it sees what it saw before
        await settle()
        assert slow.asked == 1
        assert isinstance(await match.reclaim(1, ids()), Accepted)
        slow.go.set()
        await settle()
        assert 1 not in match.state.sealed, "a bot that was sent away has answered"
        assert isinstance(await commit(match, 1, "2"), Accepted)
        again = await Match.load(at, match.id)
        assert again.state.chairs == match.state.chairs
        await match.close()
        await again.close()

    asyncio.run(play())


def test_a_bot_that_plays_on_is_asked_after_a_restart_and_its_choice_stands() -> None:
    async def play() -> None:
        at = at_home()
        match = await opened(at, GAMES["sealed"], 3)
        await match.stand_in(0, "a" * 32, 1, "random")
        await match.close()
        match = await Match.load(at, match.id)
        await until(lambda: 1 in match.state.sealed)
        await match.reclaim(1, "b" * 32)
        assert 1 in match.state.sealed  # what was chosen for it stands until it chooses anew
        await commit(match, 1, "3")
        assert match.watch(1).sealed == "3"
        await match.close()

    asyncio.run(play())


def test_a_bot_never_replaces_a_sealed_choice_whoever_made_it() -> None:
    """Neither its person's when a seat is handed over, nor its own that another process wrote."""

    async def play() -> None:
        slow = Slow(GAMES["sealed"])
        slow.go.set()
        at = at_home(slow)
        match = await opened(at, GAMES["sealed"], 3)
        ids = Ids()
        await commit(match, 1, "3")
        assert isinstance(await match.stand_in(0, ids(), 1, "any"), Accepted)
        await settle()
        assert slow.asked == 0
        ask = match.state.ask(1)
        assert ask is not None
        assert why(await match.answer(1, ask, ids(), "1")) == "stale"
        assert match.watch(1).sealed == "3"
        slow.go.clear()
        assert isinstance(await match.stand_in(0, ids(), 2, "any"), Accepted)
        late = await Match.load(at, match.id)  # it thinks here too, and hears of nothing
        await settle()
        assert slow.asked == 2
        slow.go.set()
        await settle()
        sealed = [e.body["seat"] for e in await at.store.load(match.id) if e.kind == "seal"]
        assert sealed == [1, 2]
        assert late.state.sealed == match.state.sealed == {1: "3", 2: "1"}
        await late.close()
        await match.close()

    asyncio.run(play())


def test_whoever_comes_back_has_time_left() -> None:
    async def play() -> None:
        match = await opened(at_home(Slow(GAMES["relay"])), GAMES["relay"], clock=Terms(600.0))
        await turn(match, 600.0)
        await match.overtime(1, "a" * 32, 0, "bot", "any")
        await match.reclaim(0, "b" * 32)
        clock = match.watch(0).clock
        assert clock is not None
        assert clock.left == (60.0, 600.0)
        await match.close()

    asyncio.run(play())


def test_a_rematch_goes_on_without_the_leaver_who_may_still_come_back() -> None:
    async def play(asks: bool) -> None:
        at = at_home(Slow(GAMES["sealed"]))
        match = await opened(at, GAMES["sealed"], 3)
        ids = Ids()
        await match.stand_in(0, ids(), 1, "any")
        await match.offer(0, ids(), "draw")
        await match.reply(2, ids(), 1, True)
        assert match.state.result is not None
        if asks:
            await rematch(match, 1, ids(), "33" * 32)
        await rematch(match, 0, ids(), "11" * 32)
        await rematch(match, 2, ids(), "22" * 32)
        follow = await Match.load(at, match.state.rematch.next_match or "")
        await reveal(follow)
        chairs = follow.state.chairs
        assert [(c.kind, c.name, c.handed) for c in chairs] == [
            ("person", "P0", False),
            ("person", "P1", not asks),
            ("person", "P2", False),
        ]
        bots, seed = bot_seed(follow.state.seeds.commitment, 1), chairs[1].seed
        assert seed == (bytes([0x33] * 32) if asks else bots)
        if not asks:
            assert isinstance(await follow.reclaim(1, ids()), Accepted)
        await match.close()
        await follow.close()

    for asks in (False, True):
        asyncio.run(play(asks))


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_in_every_game_a_bot_goes_on_to_the_end(game: AnyGame) -> None:
    async def play(rng: random.Random) -> None:
        match = await opened(at_home(), game, game.seats[0], options=limited(game))
        ids, left = Ids(), 1
        assert isinstance(await match.stand_in(0, ids(), left, "random"), Accepted)
        for _ in range(3000):
            await settle(3)
            if match.state.result is not None:
                break
            due = [seat for seat in waited_for(match) if seat != left]
            if due:
                legal = match.watch(due[0]).legal
                assert isinstance(await commit(match, due[0], rng.choice(legal)), Accepted)
            elif match.state.timed:
                await turn(match, 10.0)
            else:
                await asyncio.sleep(0.001)
        assert match.state.result is not None
        assert match.state.resigned == ()
        await match.close()

    run(play(random.Random(game.id)))


def test_a_renewed_link_is_an_entry_and_goes_on_into_the_rematch() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, GAMES["relay"], sit=False)
        first = await match.renew(1, "a" * 32, "token:new")
        assert isinstance(first, Accepted)
        assert await match.renew(1, "a" * 32, "token:new") == first
        assert why(await match.renew(1, "a" * 32, "token:other")) == "id-used"
        assert why(await match.renew(0, "e" * 32, "token:new")) == "key-used"
        again = await Match.load(at, match.id)
        assert again.state.keys.links == match.state.keys.links == {1: "token:new"}
        assert why(await match.sit(1, "f" * 32, "Bob", key="token:new")) == "key-used"
        await sit_down(match, 0, "1" * 32, "Ada", key="token:ada")
        await sit_down(match, 1, "2" * 32, "Bob", key="token:bob")
        await match.resign(0, "b" * 32)
        await rematch(match, 0, "c" * 32, swap=True)
        await rematch(match, 1, "d" * 32, swap=True)
        follow = await Match.load(at, match.state.rematch.next_match or "")
        await reveal(follow)
        assert follow.state.keys.seats == {1: "token:ada", 0: "token:bob"}
        assert follow.state.keys.links == {0: "token:new"}

    asyncio.run(play())


def test_the_link_of_a_seat_that_is_taken_cannot_be_renewed() -> None:
    async def play() -> None:
        at = services(bots=lambda game, name: Silent())
        match = await opened(at, GAMES["sealed"], 3, sit=False)
        await sit_down(match, 0, "1" * 32, "Ada", key="token:ada")
        await match.sit(1, "2" * 32, "any", bot="any", key="token:nobody")
        length = match.state.length
        for seat in (0, 1):
            assert why(await match.renew(seat, f"{seat}" * 32, "token:new")) == "seated"
        assert isinstance(await match.renew(2, "a" * 32, "token:new"), Accepted)
        assert match.state.length == length + 1
        await match.close()

    asyncio.run(play())
