"""Whole games over the network: people, bots, spectators, reconnecting, two devices on a seat."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import tailback
from tailback.client import Opened, play_seat, read_transcript
from tailback.client.lobby import request
from tailback.kit import transcript as kit_transcript
from tailback.match import Accepted, Update
from tests.server.desk import GAMES, Running, close, play, play_some, run, running, seats, sql

CLOCK = {"time": 0.02}
"""Toys with a default do not wait long for the silent."""


async def watched(server: Running, table: Opened) -> list[Update]:
    """Return every update of a spectator, up to the last."""
    spectator = await server.seat(table, None)
    seen: list[Update] = []
    async for update in spectator.updates():
        seen.append(update)
        if update.stage == "over":
            break
    await spectator.close()
    return seen


def check_seen(seen: list[Update]) -> None:
    """Versions count up by one, events come once and in order, and the end proves itself."""
    versions = [update.version for update in seen]
    assert versions == list(range(versions[0], versions[0] + len(versions)))
    numbers = [told.number for update in seen for told in update.events]
    assert numbers == list(range(1, len(numbers) + 1))
    assert seen[-1].result is not None
    assert seen[-1].proof.server_seed is not None
    assert all(update.proof.server_seed is None for update in seen[:-1])


@pytest.mark.parametrize("name", GAMES)
def test_people_play_and_someone_watches(name: str, tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(sql(tmp_path)) as server:
            table = await server.open(name, **CLOCK)
            watching = asyncio.create_task(watched(server, table))
            players = await seats(server, table)
            rng = random.Random(name)
            ends = await asyncio.gather(*(play(seat, rng) for seat in players))
            assert len({end.result for end in ends}) == 1
            check_seen(await watching)
            text = await read_transcript(server.url, table.match, table.spectator)
            assert text == await read_transcript(server.url, table.match, table.tokens[0])
            if name == "shift":
                assert kit_transcript.verify(kit_transcript.read(text)) > 8
            await close(players)

    run(whole())


@pytest.mark.parametrize("name", GAMES)
def test_a_person_plays_a_bot(name: str) -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open(name, bots={1: "random"}, **CLOCK)
            assert list(table.tokens) == [0]
            seat = await server.seat(table, 0)
            end = await play(seat, random.Random(name))
            assert end.seats[1].kind == "bot"
            assert end.result is not None
            await seat.close()

    run(whole())


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_each_other(name: str) -> None:
    async def whole() -> None:
        async with running() as server:
            best = server.hall.catalogue.bot_names(GAMES[name])[0]
            table = await server.open(name, bots={0: best, 1: "random"}, **CLOCK)
            assert table.tokens == {}
            spectator = await server.seat(table, None)
            end = await spectator.wait_for(lambda update: update.stage == "over")
            assert end.result is not None
            await spectator.close()

    run(whole())


def installed() -> list[tuple[str, int]]:
    return [(id, n) for id in tailback.list_games() for n in tailback.game(id).seats]


@pytest.mark.parametrize(("name", "count"), installed())
def test_installed_games_begin_with_people_and_bots(name: str, count: int) -> None:
    """Every number of seats, one person and otherwise bots, for a few moves each."""

    async def whole() -> None:
        async with running(games=None) as server:
            bots = dict.fromkeys(range(1, count), "random")
            table = await server.open(name, seats=count, bots=bots, options={}, time=0.2)
            seat = await server.seat(table, 0)
            update = await play(seat, random.Random(name), most=4)
            assert update.version >= 2
            assert type(update.view).__name__.lower() == f"{name}view"
            await seat.resign()
            await seat.close()

    run(whole())


def test_people_over_the_network_play_every_installed_game() -> None:
    """Bots of this side on every seat of a table elsewhere; short games to the end."""

    async def whole(name: str) -> None:
        async with running(games=None) as server:
            game = tailback.game(name)
            options = {"turn_limit": 6} if "turn_limit" in game.options_type.specs() else {}
            if "high" in game.options_type.specs():
                options = {"high": 8}
            count = 2 if 2 in game.seats else 3
            table = await server.open(name, seats=count, options=options, time=0.02)
            players = await seats(server, table, cursor=0)
            work = [play_seat(seat, "random", random.Random(1)) for seat in players]
            done, still = await asyncio.wait([asyncio.create_task(w) for w in work], timeout=3)
            for task in still:
                task.cancel()
            for task in done:
                assert task.result().result is not None
            assert players[0].now.version > 3
            await close(players)

    for name in tailback.list_games():
        run(whole(name))


@pytest.mark.parametrize("name", ["shift", "peek", "sealed"])
def test_two_devices_on_one_seat(name: str) -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open(name, **CLOCK)
            players = [*await seats(server, table), await server.seat(table, 0)]
            rng = random.Random(3)
            ends = await asyncio.gather(*(play(seat, rng) for seat in players))
            assert ends[0] == ends[2]
            assert players[0].present == (True, True)
            await close(players)

    run(whole())


def test_the_other_device_hears_what_one_does() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("sealed")
            one, other, both = await server.seat(table, 0), await server.seat(table, 1), None
            both = await server.seat(table, 0)
            await one.sit("Ada")
            assert (await both.sit("Eve")).why == "taken"
            await other.sit("Bob")
            await one.wait_for(lambda u: u.stage == "running")
            assert isinstance(await one.commit(["2"]), Accepted)
            sealed = await both.wait_for(lambda u: u.sealed is not None)
            assert sealed.sealed == "2"
            assert isinstance(await both.commit(["3"]), Accepted)  # replaced, unseen by the other
            await one.wait_for(lambda u: u.sealed == "3")
            assert (await other.watch(0)).events == ()
            await close([one, other, both])

    run(whole())


def test_reconnecting_in_the_middle() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift")
            players = await seats(server, table)
            rng = random.Random(9)
            work = [asyncio.create_task(play(seat, rng)) for seat in players]
            for _ in range(6):
                await asyncio.sleep(0.05)
                for seat in players:
                    if seat._socket is not None:
                        seat._socket.transport.abort()
            ends = await asyncio.gather(*work)
            assert ends[0].result == ends[1].result
            assert max(seat.connections for seat in players) > 1
            await close(players)

    run(whole())


def test_a_server_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(sql(tmp_path)) as server:
            port = int(server.url.rpartition(":")[2])
            table = await server.open("shift")
            players = await seats(server, table)
            rng = random.Random(4)
            await play_some(players, rng)
            before = [seat.now for seat in players]
        async with running(sql(tmp_path), port=port) as server:
            async with asyncio.timeout(10):
                while not all(seat.connections == 2 for seat in players):
                    await asyncio.sleep(0.02)
            assert [(s.now.version, s.now.view) for s in players] == [
                (was.version, was.view) for was in before
            ]
            ends = await asyncio.gather(*(play(seat, rng) for seat in players))
            assert ends[0].result == ends[1].result
            await close(players)

    run(whole())


def test_rematch_keeps_the_links() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("relay")
            players = await seats(server, table)
            rng = random.Random(2)
            await asyncio.gather(*(play(seat, rng) for seat in players))
            await asyncio.gather(*(seat.rematch() for seat in players))
            told = await players[0].wait_for(lambda u: u.next is not None)
            assert told.next is not None
            again = Opened(told.next, table.tokens, table.spectator)
            nexts = await seats(server, again)
            assert [seat.now.stage for seat in nexts] == ["running", "running"]
            assert (await server.seat(again, None)).viewer is None
            await asyncio.gather(*(play(seat, rng) for seat in nexts))
            await close([*players, *nexts])

    run(whole())


def test_resigning_ends_a_match_of_two_and_frees_a_match_of_three() -> None:
    async def whole() -> None:
        async with running() as server:
            pair = await seats(server, await server.open("relay"))
            await asyncio.gather(*(seat.sit("x") for seat in pair))
            await pair[0].resign()
            end = await pair[1].wait_for(lambda u: u.stage == "over")
            assert end.result is not None and end.result.ranks == (2, 1)
            three = await seats(server, await server.open("sealed", seats=3))
            await asyncio.gather(*(seat.sit("x") for seat in three))
            await three[0].resign()
            after = await three[1].wait_for(lambda u: u.seats[0].resigned)
            assert (after.stage, after.seats[0].kind) == ("running", "bot")
            await asyncio.gather(*(play(seat, random.Random(1)) for seat in three[1:]))
            await close([*pair, *three])

    run(whole())


def test_a_transcript_is_played_through_and_checked() -> None:
    async def whole() -> None:
        import json

        async with running() as server:
            table = await server.open("shift", bots={0: "random", 1: "random"})
            spectator = await server.seat(table, None)
            await spectator.wait_for(lambda u: u.stage == "over")
            text = await read_transcript(server.url, table.match, table.spectator)
            plain = {"Content-Type": "text/plain"}
            body = await request(server.url, "/api/transcripts", text.encode(), plain)
            told = json.loads(body)
            assert told["ok"]
            assert (told["game"], told["fair"], told["unfair"]) == ("shift", True, None)
            assert told["frames"][0]["move"] == ""
            assert told["frames"][-1]["view"] == json.loads(body)["frames"][-1]["view"]
            assert len(told["frames"][-1]["views"]) == 2
            assert sum(len(d["weights"]) > d["index"] >= 0 for d in told["draws"]) > 8
            await spectator.close()

    run(whole())
