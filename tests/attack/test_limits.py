"""Limits that limit: what is asked for is counted by address and by table, however it is asked."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tailback.match import Rejected, new_id
from tailback.server import logs
from tailback.server.cluster import spending
from tailback.server.cluster.bus import Bus
from tailback.server.cluster.pg_notify import PgNotify
from tailback.server.live.outbox import Outbox
from tailback.server.routes import rate_limits
from tailback.server.settings import Settings
from tests.harness.patience import PATIENCE, run, until
from tests.harness.scale import SOAK
from tests.server.desk import (
    EVERY,
    QUICK,
    Running,
    asked,
    close,
    heard,
    hello,
    http,
    play_some,
    running,
    say,
    seats,
)

MORE = 10 if SOAK else 1
STRICT = Settings(pace=0, bot_processes=0, messages_per_second=20, burst=100)
USUAL = Settings(pace=0, bot_processes=0)
ELSEWHERE = {"local_addr": ("127.0.0.2", 0)}


class Stopped:
    """The clock of a server's limits, moved by hand: nothing is earned while a test asks."""

    def __init__(self, server: Running) -> None:
        self.now = 0.0
        server.registry.limits.now = lambda: self.now


async def answers(socket: ClientConnection, count: int) -> Counter[str]:
    """Return how many pings of so many are answered, and how many refused."""
    found: Counter[str] = Counter()
    while found.total() < count:
        message = await heard(socket, "pong", "error")
        found[message.get("why", message["type"])] += 1
    return found


async def counted(socket: ClientConnection, seconds: float = 0.5) -> Counter[str]:
    """Return how many messages of each kind come until it is silent, or closed."""
    found: Counter[str] = Counter()
    try:
        while True:
            async with asyncio.timeout(seconds):
                message = json.loads(await socket.recv())
            found[message.get("why") or message["type"]] += 1
    except (TimeoutError, ConnectionClosed):
        return found


async def ended(socket: ClientConnection) -> tuple[int, str]:
    """Return with which code and reason the server closes a connection."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    except ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")


def test_sockets_of_one_address_share_what_it_may_ask() -> None:
    async def whole() -> None:
        async with running(settings=STRICT) as server, AsyncExitStack() as stack:
            Stopped(server)
            table = await server.open("relay")
            crowd = [
                await stack.enter_async_context(server.greeted(table.match, table.spectator))
                for _ in range(6)
            ]
            found: Counter[str] = Counter()
            for socket in crowd:
                for _ in range(30):
                    await say(socket, type="ping", id=new_id())
                found += await answers(socket, 30)
            assert 20 < found["pong"] < 100 and found["too-many"] > 80
            async with server.greeted(table.match, table.spectator, **ELSEWHERE) as other:
                assert (await asked(other, "ping"))["type"] == "pong"

    run(whole())


def test_requests_and_messages_share_one_rate_limit() -> None:
    async def whole() -> None:
        async with running(settings=STRICT) as server:
            Stopped(server)
            table = await server.open("relay")
            answers = [await http(server, "POST", "/api/options/shift", json={}) for _ in range(40)]
            late = [answer for answer in answers if answer.status_code == 429]
            assert len(late) > 10
            assert {answer.json()["error"]["why"] for answer in late} == {"too-many"}
            assert all(int(answer.headers["retry-after"]) > 0 for answer in late)
            with pytest.raises(Exception, match="403"):
                async with server.socket():
                    pass
            async with server.greeted(table.match, table.spectator, **ELSEWHERE) as other:
                assert (await asked(other, "ping"))["type"] == "pong"

    run(whole())


def test_a_rematch_counts_as_a_table() -> None:
    limited = replace(QUICK, tables_per_minute=4)

    async def whole() -> None:
        async with running(settings=limited) as server:
            table = await server.open("relay", bots={1: "random"})
            match, token, own = table.match, table.tokens[0], "s" * 32
            for _ in range(12):
                async with server.greeted(match, token) as socket:
                    if token != own:
                        await asked(socket, "sit", token=own, name="Eve")
                        token = own
                    await asked(socket, "reveal")
                    await asked(socket, "resign")
                    answer = await asked(socket, "rematch")
                    if answer.get("why") == "too-many":
                        assert answer["after"] > 1
                        break
                    now = await asked(socket, "watch")
                    match = now["people"]["next_match"]
            opened = len(await server.registry.services.store.matches())
            assert opened <= 4
            assert (
                await http(server, "POST", "/api/tables", json={"game": "relay"})
            ).status_code == 429

    run(whole())


async def long_match(server: Running, moves: int = 300) -> Any:
    """Return a table at which much has happened."""
    table = await server.open("shift", options={"turn_limit": 4000})
    players = await seats(server, table)
    for seat in players:
        await seat.sit("x")
    await play_some(players, random.Random(1), moves)
    await close(players)
    return table


def test_watching_from_the_start_again_and_again_is_paid_by_what_it_sends() -> None:
    async def whole() -> None:
        async with running(settings=USUAL) as server:
            table = await long_match(server)
            async with server.greeted(table.match, table.spectator, **ELSEWHERE) as socket:
                got, sent, took = 0, 0, 0.0
                begun = time.monotonic()
                while took < 2.0 or sent <= 5:
                    answer = await asked(socket, "watch", cursor=0)
                    sent += answer["type"] == "update"
                    got += len(json.dumps(answer))
                    if answer["type"] == "error":
                        assert answer["why"] == "too-many"
                        await asyncio.sleep(min(0.2, answer["after"]))
                    took = time.monotonic() - begun
                most = (USUAL.burst + (took + 1) * USUAL.messages_per_second) / rate_limits.SENT
                assert got < 1.2 * most + 100_000
            async with server.greeted(table.match, table.spectator) as other:
                assert (await asked(other, "ping"))["type"] == "pong"

    run(whole())


def test_greetings_are_paid_too() -> None:
    async def whole() -> None:
        async with running(settings=STRICT) as server:
            Stopped(server)
            table = await server.open("relay")
            greeted = 0
            for _ in range(60):
                try:
                    async with server.socket(**ELSEWHERE) as socket:
                        await say(socket, **hello(table.match, table.spectator, cursor=0))
                        greeted += (await heard(socket))["type"] == "update"
                except Exception:  # refused before it could say hello
                    continue
            assert 5 < greeted < 40

    run(whole())


def test_the_transcript_of_a_running_match_is_paid_by_its_length() -> None:
    limited = replace(USUAL, messages_per_second=40, burst=500)

    async def whole() -> None:
        async with running(settings=limited) as server:
            table = await long_match(server)
            where = f"/api/tables/{table.match}/transcript"
            bearer = {"Authorization": f"Bearer {table.spectator}"}
            clock, work = Stopped(server), server.registry.limits.account("127.0.0.1").work
            clock.now = time.monotonic() + 60  # all is earned again
            assert work.take(300, clock.now)
            answers = [await http(server, "GET", where, headers=bearer) for _ in range(150)]
            told = [len(answer.content) for answer in answers if answer.status_code == 200]
            assert 5 < len(told) < 150
            assert sum(told) / 2048 + len(told) < 210

    run(whole())


async def banned(server: Running) -> bool:
    """Return whether a request of this address is refused."""
    try:
        return bool((await http(server, "GET", "/api/games")).status_code == 429)
    except Exception:  # not even listened to
        return True


FLOODS: dict[str, Callable[[], bytes | str]] = {
    "pings": lambda: json.dumps({"type": "ping", "id": new_id()}),
    "garbage": lambda: "{" * 40,
    "binary": lambda: b"\0" * 40,
    "large": lambda: "x" * 17_000,
    "commits": lambda: json.dumps({"type": "commit", "id": new_id(), "ask": 1, "moves": ["push"]}),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_cut_off_and_its_address_banned_for_a_while(kind: str) -> None:
    async def whole() -> None:
        async with running(settings=STRICT) as server:
            clock = Stopped(server)
            table = await server.open("relay")
            async with server.greeted(table.match, table.spectator, **ELSEWHERE) as other:
                async with server.greeted(table.match, table.tokens[0], max_queue=None) as socket:
                    try:
                        for _ in range(600):
                            await socket.send(FLOODS[kind]())
                    except ConnectionClosed:
                        pass
                    assert await ended(socket) == (1008, "flood")
                assert await banned(server)
                assert (await asked(other, "ping"))["type"] == "pong"
                clock.now += rate_limits.BANNED_SECONDS
                assert not await banned(server)

    run(whole())


def test_requests_that_go_on_and_on_are_cut_off() -> None:
    async def whole() -> None:
        async with running(settings=replace(STRICT, messages_per_second=1, burst=1)) as server:
            clock = Stopped(server)
            whys: Counter[str] = Counter()
            for _ in range(400):
                try:
                    answer = await http(server, "GET", "/api/games")
                except Exception:
                    break
                if answer.status_code == 429:
                    whys[answer.json()["error"]["why"]] += 1
            assert whys["too-many"] >= 100 and whys["flood"] >= 1
            clock.now += rate_limits.BANNED_SECONDS + 1
            assert not await banned(server)

    run(whole())


FRAMES = {
    "pings": [Frame(Opcode.PING, b"x")],
    "pongs": [Frame(Opcode.PONG, b"x")],
    "parts": [Frame(Opcode.CONT, b"", fin=False)],
}


@pytest.mark.parametrize("fast", [True, False])
@pytest.mark.parametrize("kind", FRAMES)
def test_frames_that_are_no_messages_are_counted_too(kind: str, fast: bool) -> None:
    """They are answered below the application, and would cost nothing."""

    async def whole() -> None:
        async with running(settings=replace(STRICT, fast_frames=fast)) as server:
            Stopped(server)
            table = await server.open("relay")
            async with server.greeted(table.match, table.tokens[0], max_queue=None) as socket:
                frame = FRAMES[kind][0]
                made = frame.serialize(mask=True)
                if kind == "parts":
                    socket.transport.write(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
                socket.transport.write(made * 3000)
                assert (await ended(socket))[0] in (1006, 1008)
            assert await banned(server)

    run(whole())


async def told_that(socket: ClientConnection, seats: list[bool]) -> None:
    """Wait until it is told that these seats are there."""
    while (await heard(socket, "presence"))["seats"] != seats:
        pass


def test_who_watches_is_told_of_seats_at_once_and_of_each_other_now_and_then() -> None:
    many = 60 * MORE

    async def whole() -> None:
        async with running(settings=QUICK) as server, AsyncExitStack() as stack:
            table = await server.open("relay")
            crowd = [await stack.enter_async_context(server.socket()) for _ in range(many)]
            begun = time.monotonic()
            for socket in crowd:
                await say(socket, **hello(table.match, table.spectator))
                await heard(socket, "presence")
            async with asyncio.timeout(PATIENCE):
                while (await heard(crowd[0], "presence"))["watching"] < many:
                    pass
            told = [await counted(socket, 0.01) for socket in crowd]
            took = time.monotonic() - begun
            assert max(found["presence"] for found in told) <= took + 2
            player = await server.seat(table, 0)
            for socket in crowd:
                await told_that(socket, [True, False])
            await player.close()

    run(whole())


def test_who_comes_and_goes_is_told_of_only_so_often() -> None:
    async def whole() -> None:
        async with running(settings=QUICK) as server:
            table = await server.open("relay")
            async with server.greeted(table.match, table.tokens[0]) as socket:
                begun = time.monotonic()
                for _ in range(40):
                    async with server.greeted(table.match, table.tokens[1]):
                        pass
                took = time.monotonic() - begun
                found = await counted(socket, 0.6)
                assert 1 <= found["presence"] <= 5 * took + 3
                async with server.greeted(table.match, table.tokens[1]):
                    await told_that(socket, [True, True])

    run(whole())


def test_a_sealed_choice_is_changed_only_so_often() -> None:
    async def whole() -> None:
        async with running(settings=QUICK) as server:
            table = await server.open("sealed")
            players = await seats(server, table)
            for seat in players:
                await seat.sit("x")
            one = players[0]
            now = await one.wait_for(lambda u: u.ask is not None)
            answers = [await one.commit([now.legal[n % 2]], now.ask) for n in range(100)]
            refused = [answer for answer in answers if isinstance(answer, Rejected)]
            assert {answer.why for answer in refused} == {"changed-often"}
            assert [isinstance(answer, Rejected) for answer in answers] == [False] * 31 + [
                True
            ] * 69
            log = await server.registry.services.store.load(table.match)
            assert sum(entry.kind == "seal" for entry in log) == 31
            assert refused[-1].update.sealed == now.legal[0]
            for seat in players[1:]:
                await seat.commit([(await seat.wait_for(lambda u: u.ask is not None)).legal[0]])
            after = await one.wait_for(lambda u: u.ask is not None and u.ask != now.ask)
            assert not isinstance(await one.commit([after.legal[0]], after.ask), Rejected)
            await close(players)

    run(whole())


def test_those_who_watch_cannot_use_up_what_the_seats_may_ask() -> None:
    async def whole() -> None:
        async with running(settings=replace(STRICT, burst=60)) as server, AsyncExitStack() as stack:
            table = await server.open("relay")
            player = await stack.enter_async_context(
                server.greeted(table.match, table.tokens[0], **ELSEWHERE)
            )
            for number in range(8):
                source = {"local_addr": (f"127.0.3.{number + 1}", 0)}
                crowd = await stack.enter_async_context(
                    server.greeted(table.match, table.spectator, max_queue=None, **source)
                )
                for _ in range(40):
                    await say(crowd, type="ping", id=new_id())
            await asyncio.sleep(0.2)
            for _ in range(10):
                assert (await asked(player, "ping"))["type"] == "pong"

    run(whole())


def test_a_family_behind_one_address_is_never_hampered() -> None:
    """Five with three tabs each, who click ten times a second, reload, and look at the record."""
    seconds = 20 if SOAK else 3

    async def whole() -> None:
        async with running(settings=USUAL, games=EVERY) as server, AsyncExitStack() as stack:
            table = await server.open("jam", seats=5)
            found: Counter[str] = Counter()

            async def click(seat: int) -> None:
                own = f"{seat}" * 32
                bearer = {"Authorization": f"Bearer {own}"}
                come = stack.enter_async_context
                tabs = [await come(server.greeted(table.match, table.tokens[seat]))]
                assert (await asked(tabs[0], "sit", token=own, name="x")).get("why") is None
                await asked(tabs[0], "reveal")
                tabs += [await come(server.greeted(table.match, own)) for _ in range(2)]
                for number in range(10 * seconds):
                    draft = {"ask": 1, "moves": ["x"]}
                    kind = "try" if number % 3 else "commit"
                    answer = await asked(tabs[number % 3], kind, **draft)
                    found[answer.get("why", answer["type"])] += 1
                    if number % 10 == 0:
                        where = f"/api/tables/{table.match}/transcript"
                        answer = await http(server, "GET", where, headers=bearer)
                        found[str(answer.status_code)] += 1
                        for _ in range(15):
                            page = await http(server, "GET", "/api/health")
                            found[str(page.status_code)] += 1
                    await asyncio.sleep(0.05)

            await asyncio.gather(*(click(seat) for seat in range(5)))
            assert not {"too-many", "flood", "429", "503"} & set(found), found

    run(whole())


def test_a_slow_reader_cannot_make_much_wait_for_it() -> None:
    async def stuck(text: str) -> None:
        await asyncio.Event().wait()

    async def whole() -> None:
        out = Outbox(stuck, 256, 10_000)
        taken = [out.put("x" * 1000) for _ in range(256)]
        assert 10 < sum(taken) < 14
        out.drop()

    run(whole())


def test_a_flood_does_not_fill_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    stream, now = io.StringIO(), [1.0]
    logs.set_up(stream)
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    log = logging.getLogger("tailback.x")
    for _ in range(50_000):
        log.info("request", extra={"why": "flood"})
    log.error("something else")
    now[0] += 0.1
    log.info("later")
    monkeypatch.undo()
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["said"] for line in lines] == 1000 * ["request"] + ["something else", "later"]
    assert lines[-1]["left_out"] == 49_000


def test_what_was_missed_long_ago_is_not_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tailback.match.updates.MOST_PAGES", 50)

    async def whole() -> None:
        async with running(settings=QUICK) as server:
            table = await long_match(server, 120)
            async with server.greeted(table.match, table.spectator) as socket:
                all, some = [await asked(socket, "watch", cursor=at) for at in (0, 90)]
                assert 50 <= len(all["events"]) < 120
                assert all["events"][-len(some["events"]) :] == some["events"]
                assert (all["turn"], all["version"]) == (some["turn"], some["version"])

    run(whole())


@pytest.mark.parametrize("kind", ["try", "commit"])
def test_drafts_and_refusals_are_paid_by_what_they_send(kind: str) -> None:
    async def whole() -> None:
        async with running(settings=QUICK, games=EVERY) as server:
            table = await server.open("bash", bots={1: "random"})
            async with server.greeted(table.match, table.tokens[0]) as socket:
                await asked(socket, "sit", name="x")
                await asked(socket, "reveal")
                now = await asked(socket, "watch")
                work = server.registry.limits.account("127.0.0.1").work
                moves = [now["legal"][0]] if kind == "try" and now["legal"] else ["no such move"]
                before = work.spent
                answer = await asked(socket, kind, ask=now["ask"] or 1, moves=moves)
                assert answer["type"] in ("tried", "rejected")
                size = len(json.dumps(answer, separators=(",", ":")))
                paid = work.spent - before - 1 - rate_limits.MORE.get(kind, 0)
                assert paid == pytest.approx(size / 2048, rel=0.1)

    run(whole())


def test_an_address_with_open_sockets_is_never_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "_MOST", 20)
    known = rate_limits.RateLimits(USUAL)
    first = known.account("192.0.2.1")
    first.sockets = 1
    waits = known.account("192.0.2.2")
    waits.requests = 1
    for number in range(200):
        known.account(f"198.51.100.{number}").work.charge(100)
    assert known.account("192.0.2.1") is first
    assert known.account("192.0.2.2") is waits
    known.block(lambda address: address == "192.0.2.1")
    assert first.blocked


class Carrier(PgNotify):
    """Carries nothing, and is up or not."""

    def __init__(self) -> None:
        self.connections = 0
        self.up = True

    def check(self) -> bool:
        return self.up


def test_what_is_open_is_told_anew_when_messages_go_through_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(spending, "_PERIOD", 0.01)

    async def whole() -> None:
        rows: list[Any] = []
        bus, known, carrier = Bus("here"), rate_limits.RateLimits(USUAL), Carrier()
        bus.listen("spent", lambda message: rows.append(message.data["rows"]))
        share = spending.SpendingShare(bus, known, carrier)
        sharing = asyncio.create_task(share.run())
        mine = known.account("192.0.2.1")
        mine.sockets = 3
        known.elsewhere("there", "192.0.2.1", rate_limits.Spent(0, 0, 5))
        await until(lambda: rows)
        assert rows == [{"192.0.2.1": [0, 0, 3]}] and mine.all_sockets == 8
        carrier.connections += 1  # what was told before may not have been heard
        await until(lambda: len(rows) == 2)
        assert rows[1] == {"192.0.2.1": [0, 0, 3]}
        carrier.up = False
        mine.sockets = 2
        mine.work.charge(50)
        await until(lambda: mine.all_sockets == 2)  # what was heard of others is of the past
        carrier.up, carrier.connections = True, 2
        await until(lambda: len(rows) == 3)
        assert rows[2] == {"192.0.2.1": [0, 0, 2]}, "each counted its work by itself"
        sharing.cancel()

    run(whole())
