"""A bot on a seat elsewhere: it knows what its seat was told, neither less nor more."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest

from tailback.client import Seat, play_seat, say_ages
from tailback.client.player import SeatMemory
from tailback.games.trafficars.memory.position import UNSEEN
from tailback.match import Entry, Opening, Rejected, StoreError
from tailback.store import MemoryStore
from tests.harness.patience import run
from tests.server.desk import (
    EVERY,
    QUICK,
    Noting,
    Running,
    close,
    cut,
    known,
    leave,
    people,
    play,
    running,
    seats,
)
from tests.toys.peek import ToyRecall

Knowledge = dict[tuple[int | None, int], Any]


async def followed(seat: Seat, breaks: int = 0) -> Knowledge:
    """Return what a viewer knew at each of its versions, over as many broken connections."""
    memory, found = SeatMemory(seat), Knowledge()
    async for update in memory.updates():
        if update.stage != "open":
            found[update.viewer, update.version] = memory.recall
        if update.stage == "over":
            return found
        if breaks:
            breaks -= 1
            cut(seat)
    raise AssertionError("the updates ended early")


async def played(server: Running, name: str, breaks: int = 0) -> tuple[Knowledge, Knowledge]:
    """Return what was known at the table and over the network in a game of random moves."""
    table = await server.open(name, seats=EVERY[name].seats[-1], time=0.02)
    players = await seats(server, table)
    viewers = [*players, await server.seat(table, None)]
    following = [asyncio.create_task(followed(seat, breaks)) for seat in viewers]
    rng = random.Random(name)
    await asyncio.gather(*(play(seat, rng) for seat in players))
    found: Knowledge = {}
    for knowledge in await asyncio.gather(*following):
        found |= knowledge
    assert breaks == 0 or all(seat.connections > 1 for seat in viewers)
    real = await known(server, table.match)
    await close(viewers)
    return real, found


@pytest.mark.parametrize("name", EVERY)
def test_the_recall_over_the_network_is_that_of_the_table(name: str) -> None:
    async def whole() -> None:
        async with running(games=EVERY) as server:
            real, found = await played(server, name)
            assert found == {at: recall for at, recall in real.items() if at in found}
            assert len(found) > len(real) / 2

    run(whole())


def knows_a_part(mine: Any, real: Any) -> bool:
    """Whoever was away has missed what was told once; what it does know is so."""
    if isinstance(mine, ToyRecall):
        rest = iter(real.shown)
        return all(one in rest for one in mine.shown)
    return all(card in (UNSEEN, seen) for card, seen in zip(mine.cards, real.cards, strict=True))


@pytest.mark.parametrize("name", EVERY)
def test_whoever_was_away_knows_all_that_is_not_fleeting(name: str) -> None:
    async def whole() -> None:
        async with running(games=EVERY) as server:
            real, found = await played(server, name, breaks=4)
            for at, recall in found.items():
                if name in ("memory", "peek"):
                    assert recall.table == real[at].table
                    assert knows_a_part(recall, real[at])
                else:
                    assert recall == real[at]

    run(whole())


def test_a_bot_that_is_slow_to_sit_misses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards are dealt and the other has played before it hears that it may sit."""
    sit = Seat.sit

    async def slowly(self: Seat, *given: Any) -> Any:
        answer = await sit(self, *given)
        await self.wait_for(lambda update: update.ask is not None)
        return answer

    async def whole() -> None:
        monkeypatch.setattr(Seat, "sit", slowly)
        async with running(games=EVERY) as server:
            table = await server.open(
                "shift", bots={0: "random"}, options={"turn_limit": 6, "starter": "gold"}
            )
            seat = await server.seat(table, 1)
            bot = Noting(EVERY["shift"])
            await play_seat(seat, bot)
            recalls = list((await known(server, table.match)).values())
            assert bot.given and all(recall in recalls for recall in bot.given)
            await seat.close()

    run(whole())


def test_a_bot_that_sat_down_before_the_host_said_who_is_youngest_knows_it() -> None:
    async def whole() -> None:
        async with running(games=EVERY) as server:
            table = await server.open("jam")
            one, two = await server.seat(table, 0), await server.seat(table, 1)
            bot = Noting(EVERY["jam"])
            playing = asyncio.create_task(play_seat(one, bot))
            await two.wait_for(lambda update: bool(update.people and update.people.seats[0].name))
            await say_ages(server.url, table.match, table.host, [1])
            await play_seat(two, Noting(EVERY["jam"]))
            await playing
            assert bot.given and {recall.ages for recall in bot.given} == {(1, 0)}
            await close([one, two])

    run(whole())


def test_a_bot_takes_over_in_the_middle() -> None:
    async def whole() -> None:
        async with running(games=EVERY) as server:
            table = await server.open("cutin", bots={1: "random"})
            first = await server.seat(table, 0)
            await play(first, random.Random(1), most=3)
            await first.close()
            second = await server.seat(table, 0)
            bot = Noting(EVERY["cutin"])
            end = await play_seat(second, bot)
            recalls = list((await known(server, table.match)).values())
            assert people(end).result is not None
            assert bot.given and all(recall in recalls for recall in bot.given)
            await second.close()

    run(whole())


class Forgetful(MemoryStore):
    """Does not write every third entry."""

    count = 0

    async def append(
        self, match: str, seq: int, entry: Entry, opens: Opening | None = None
    ) -> None:
        self.count += 1
        if self.count % 3 == 0:
            raise StoreError("the disk is gone")
        await super().append(match, seq, entry, opens)


def test_a_move_that_was_not_written_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        monkeypatch.setattr("tailback.client.player._AGAIN", 0.001)
        monkeypatch.setattr("tailback.client.seat._UNWRITTEN", 0.001)
        async with running(Forgetful()) as server:
            table = await server.open("relay")
            players = await seats(server, table)
            ends = await asyncio.gather(*(play_seat(seat) for seat in players))
            assert people(ends[0]).result == people(ends[1]).result is not None
            await close(players)

    run(whole())


def test_a_bot_plays_over_the_network() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift")
            players = await seats(server, table)
            ends = await asyncio.gather(play_seat(players[0], "thumb"), play_seat(players[1]))
            assert people(ends[0]).result == people(ends[1]).result
            assert people(ends[0]).seats[0].name == "thumb"
            spectator = await server.seat(table, None)
            with pytest.raises(ValueError, match="spectator"):
                await play_seat(spectator)
            await close([*players, spectator])

    run(whole())


def test_a_bot_that_was_away_takes_its_seat_back() -> None:
    async def whole() -> None:
        async with running(settings=replace(QUICK, grace=0.0), games=EVERY) as server:
            table = await server.open("shift")
            one, two = await seats(server, table)
            await one.sit("One")
            await two.sit("Two")
            await leave(two, one)
            await one.stand_in(1, "random")
            again = await server.seat(table, 1)
            ends = await asyncio.gather(play_seat(one), play_seat(again))
            assert people(ends[0]).seats[1].stand_in is None
            kinds = [entry.kind for entry in await server.registry.services.store.load(table.match)]
            assert kinds.count("stand_in") == kinds.count("reclaim") == 1
            await close([one, again])

    run(whole())


def test_what_was_taken_back_is_forgotten() -> None:
    async def whole() -> None:
        async with running(games=EVERY) as server:
            table = await server.open("bash", seats=2)
            players = await seats(server, table)
            for player in players:
                await player.sit("x")
            for player in players:
                await player.wait_for(lambda update: update.stage == "running")
            memory, taken = SeatMemory(players[0]), 0
            rng, hearing = random.Random(1), memory.updates()
            async with server.registry.room(table.match) as room:
                while not taken:
                    mover = next((p for p in players if p.now.ask is not None), None)
                    if mover is None or mover.now.ask != room.match.state.ask(mover.viewer):
                        await asyncio.sleep(0.001)
                        continue
                    await mover.commit([rng.choice(mover.now.legal)])
                    if isinstance(await mover.offer("takeback"), Rejected):
                        continue
                    other = players[1 - (mover.viewer or 0)]
                    await other.reply(room.match.state.offers.count, True)
                    taken = room.match.state.taken
                async for update in hearing:
                    if update.version == room.match.state.versions[0]:
                        break
                assert memory.recall == room.match.recall(0)
            await close(players)

    run(whole())
