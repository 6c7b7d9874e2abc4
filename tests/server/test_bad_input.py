"""Bad input: each gets a clear answer, nothing is changed, the server goes on for the others."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tailback.client import TableError
from tailback.match import Entry, Opening, Rejected, StoreFull, new_id
from tailback.server.settings import Settings
from tailback.store import MemoryStore
from tests.harness.patience import run, until
from tests.server.desk import (
    QUICK,
    asked,
    close,
    heard,
    hello,
    http,
    running,
    say,
    seats,
    sql,
)

BAD_MESSAGES: tuple[Any, ...] = (
    "",
    "hello",
    "null",
    "[]",
    "{}",
    "1e999",
    '{"type":"commit"}',
    '{"type":"fly","id":"0"}',
    '{"type":"commit","id":"0","ask":"1","moves":[]}',
    '{"type":"commit","id":"0","ask":1,"moves":"M3"}',
    '{"type":"commit","id":"0","ask":1,"moves":[1]}',
    '{"type":"commit","id":"0","ask":1.5,"moves":[]}',
    '{"type":"commit","id":null,"ask":1,"moves":[]}',
    '{"type":"sit","id":"0","name":{}}',
    '{"type":"sit","id":"0","name":"\\ud800"}',
    '{"type":["sit"],"id":"0"}',
    '{"type":"try","id":"0","ask":1,"moves":' + json.dumps(["M1"] * 600) + "}",
    "[" * 5000,
    '{"type":"ping","id":"' + "x" * 100 + '"}',
    b"\x00\xff",
)


async def ended(socket: ClientConnection) -> None:
    """Return when the server has closed the connection."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed:
        return


def test_malformed_messages_are_answered_and_change_nothing() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift")
            players = await seats(server, table)
            await asyncio.gather(*(seat.sit("x") for seat in players))
            await asyncio.gather(*(seat.begun() for seat in players))
            before = len(await server.registry.services.store.load(table.match))
            async with server.greeted(table.match, table.tokens[0]) as socket:
                for bad in BAD_MESSAGES:
                    await socket.send(bad)
                    error = await heard(socket, "error")
                    assert error["why"] in ("malformed", "binary", "too-large"), bad
                    assert error["said"]
                assert (await asked(socket, "ping"))["type"] == "pong"
            assert len(await server.registry.services.store.load(table.match)) == before
            await close(players)

    run(whole())


def test_large_messages() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift")
            other = await server.seat(table, 1)
            async with server.greeted(table.match, table.tokens[0]) as socket:
                await socket.send("x" * 17_000)
                assert (await heard(socket, "error"))["why"] == "too-large"
                assert (await asked(socket, "ping"))["type"] == "pong"
                await socket.send("x" * 2_000_000)
                await ended(socket)
            await other.ping()
            await other.close()
            response = await http(server, "POST", "/api/transcripts", content=b"x" * 1_100_000)
            assert response.status_code == 413
            assert response.json()["error"]["why"] == "too-large"

            def pieces() -> Any:
                for _ in range(200):
                    yield b"x" * 10_000

            response = await http(server, "POST", "/api/tables", content=pieces())
            assert response.status_code == 413

    run(whole())


def test_too_many_messages_are_answered_and_counted() -> None:
    limited = Settings(pace=0, bot_processes=0, messages_per_second=8, burst=60)

    async def whole() -> None:
        async with running(settings=limited) as server:
            table = await server.open("shift")
            async with server.greeted(table.match, table.tokens[0]) as socket:
                ids = [new_id() for _ in range(100)]
                for id in ids:
                    await say(socket, type="ping", id=id)
                answers = [await heard(socket, "pong", "error") for _ in ids]
                assert [answer["id"] for answer in answers] == ids
                late = [answer for answer in answers if answer["type"] == "error"]
                assert 40 <= len(late) <= 80
                assert {answer["why"] for answer in late} == {"too-many"}
                assert all(answer["after"] >= 0 for answer in late)
            seat = await server.seat(table, 1)  # the client waits and says it again
            await asyncio.gather(*(seat.ping() for _ in range(12)))
            await seat.close()

    run(whole())


def test_too_many_tables() -> None:
    limited = Settings(tables_per_minute=3, bot_processes=0)

    async def whole() -> None:
        async with running(settings=limited) as server:
            for _ in range(3):
                await server.open("relay")
            response = await http(server, "POST", "/api/tables", json={"game": "relay"})
            assert response.status_code == 429
            assert int(response.headers["retry-after"]) > 0
            with pytest.raises(TableError) as told:
                await server.open("relay")
            assert told.value.why == "too-many"

    run(whole())


def test_hello_is_checked() -> None:
    async def whole() -> None:
        async with running() as server:
            one, other = await server.open("shift"), await server.open("relay")
            cases = (
                ("0" * 32, one.tokens[0], "no-such-table"),
                ("nonsense", one.tokens[0], "no-such-table"),
                (one.match, "nonsense", "bad-token"),
                (one.match, "", "bad-token"),
                (one.match, other.tokens[0], "bad-token"),
                (other.match, one.spectator, "bad-token"),
            )
            for match, token, why in cases:
                async with server.socket() as socket:
                    await say(socket, **hello(match, token))
                    assert (await heard(socket))["why"] == why
                    with pytest.raises(ConnectionClosed):
                        await socket.recv()
            for bad in ("", "[]", '{"type":"sit"}', b"\x01", '{"type":"hello","match":1}'):
                async with server.socket() as socket:
                    await socket.send(bad)
                    assert (await heard(socket))["type"] == "error"

    run(whole())


def test_silence_is_ended() -> None:
    async def whole() -> None:
        async with running(settings=Settings(hello=0.05)) as server, server.socket() as socket:
            assert (await heard(socket))["why"] == "silent"
            with pytest.raises(ConnectionClosed):
                await socket.recv()

    run(whole())


def test_out_of_turn_stale_repeated_and_replaced_ids() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift", options={"turn_limit": 6, "starter": "gold"})
            gold, silver = players = await seats(server, table)
            early = await gold.commit(["M1"], 1)
            assert isinstance(early, Rejected) and early.why == "not-begun"
            await gold.sit("Ada")
            await silver.sit("Bob")
            update = await gold.wait_for(lambda u: u.ask is not None)
            turn = await silver.commit([update.legal[0]], 1)
            assert isinstance(turn, Rejected) and turn.why == "stale"
            id = new_id()
            first = await gold.commit([update.legal[0]], update.ask, id)
            again = await gold.commit([update.legal[0]], update.ask, id)
            assert first == again
            used = await gold.commit(["M9"], update.ask, id)
            assert isinstance(used, Rejected) and used.why == "id-used"
            stale = await gold.commit([update.legal[0]], update.ask)
            assert isinstance(stale, Rejected) and stale.why == "stale"
            assert stale.update.version >= 2
            unruly = await gold.commit(["M1"])
            assert isinstance(unruly, Rejected) and unruly.why in ("rule", "stale")
            bad = await gold.commit(["nonsense"])
            assert isinstance(bad, Rejected) and bad.why == "malformed" and bad.at == 0
            id = await gold.commit(["M1"], id="not an id")  # type: ignore[assignment]
            assert isinstance(id, Rejected) and id.why == "bad-id"
            log = await server.registry.services.store.load(table.match)
            assert [entry.kind for entry in log].count("commit") == 1
            await close(players)

    run(whole())


def test_a_spectator_has_no_seat() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("relay")
            spectator = await server.seat(table, None)
            for answer in (
                await spectator.sit("Eve"),
                await spectator.commit(["push"]),
                await spectator.try_(["push"]),
                await spectator.resign(),
                await spectator.rematch(),
            ):
                assert isinstance(answer, Rejected)
                assert answer.why == "no-seat"
            await spectator.close()

    run(whole())


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"game": "shift", "options": {"speed": 9}}, 422, "bad-option"),
        ({"game": "shift", "options": {"setup": 99}}, 422, "bad-option"),
        ({"game": "shift", "options": {"deck": {"M1": 1}}}, 422, "bad-option"),
        ({"game": "shift", "options": {"setup": [1, {"a": None}]}}, 422, "bad-option"),
        ({"game": "shift", "seats": 5}, 422, "bad-table"),
        ({"game": "shift", "seats": -1}, 422, "malformed"),
        ({"game": "shift", "bots": {"7": "random"}}, 422, "bad-table"),
        ({"game": "shift", "bots": {"1": "deep blue"}}, 422, "bad-table"),
        ({"game": "shift", "by_age": [0, 0]}, 422, "bad-table"),
        ({"game": "shift", "time": 0}, 422, "bad-table"),
        ({"game": "shift", "time": -5}, 422, "bad-table"),
        ({"game": 7}, 422, "malformed"),
        ({}, 422, "malformed"),
        ([], 422, "malformed"),
    ],
)
def test_tables_that_cannot_be_set(body: Any, status: int, why: str) -> None:
    async def whole() -> None:
        async with running() as server:
            response = await http(server, "POST", "/api/tables", json=body)
            assert (response.status_code, response.json()["error"]["why"]) == (status, why)
            assert response.json()["error"]["said"]
            assert await server.registry.services.store.matches() == []

    run(whole())


_SURROGATE = b'{"game":"shift","options":{"\\ud800":1}}'


def test_requests_that_cannot_be_served() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift")
            where = f"/api/tables/{table.match}/transcript"
            bearer = {"Authorization": "Bearer nonsense"}
            cases: tuple[tuple[str, str, dict[str, Any], int, str], ...] = (
                ("GET", where, {}, 401, "bad-token"),
                ("GET", where, {"headers": bearer}, 401, "bad-token"),
                ("GET", "/api/tables/x/transcript", {"headers": bearer}, 404, "no-such-table"),
                ("GET", "/api/games/chess/rules", {}, 404, "no-such-game"),
                ("GET", "/api/games/shift/words/xx", {}, 404, "no-such-language"),
                ("GET", "/api/nothing", {}, 404, "not-found"),
                ("DELETE", "/api/tables", {}, 405, "not-allowed"),
                ("POST", "/api/tables", {"content": b"{"}, 422, "malformed"),
                ("POST", "/api/tables", {"content": _SURROGATE}, 422, "bad-option"),
                ("GET", "/api/games?language=xx", {}, 404, "no-such-language"),
            )
            for method, path, how, status, why in cases:
                headers = {"Content-Type": "application/json", **how.pop("headers", {})}
                response = await http(server, method, path, headers=headers, **how)
                assert (response.status_code, response.json()["error"]["why"]) == (status, why)

    run(whole())


_NO_TEXT = b"\xff\xfe\xc3("
_BODY = b'{"game": "\xc3("}'
_UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.parametrize(
    ("line", "headers", "body", "status", "said"),
    [
        (b"GET /" + _NO_TEXT, b"", b"", 400, "Invalid HTTP request"),
        (b"G\xffT /", b"", b"", 400, "Invalid HTTP request"),
        (
            b"GET /api/tables/%ff%fe/history",
            b"Authorization: Bearer x\r\n",
            b"",
            404,
            "no such table",
        ),
        (b"GET /api/games?language=%ff", b"", b"", 404, "no language"),
        (b"GET /api/games", b"X" + _NO_TEXT + b": x\r\n", b"", 400, "Invalid HTTP request"),
        (b"GET /metrics", b"Authorization: Bearer \xff\r\nX-Forwarded-For: \xff\r\n", b"", 403, ""),
        (b"POST /api/tables", b"Content-Type: application/json\r\n", _BODY, 400, "not UTF-8"),
        (
            b"POST /api/options/shift",
            b"Content-Type: application/json\r\n",
            _BODY,
            400,
            "not UTF-8",
        ),
        (b"POST /api/tables", b"Origin: \xff\r\n", _BODY, 403, "elsewhere"),
        (b"POST /api/transcripts", b"Content-Type: text/plain\r\n", _NO_TEXT, 200, "not UTF-8"),
        (b"GET /api/ws", _UPGRADE + b"Sec-WebSocket-Protocol: \xff\r\n", b"", 400, ""),
        (b"GET /api/ws%ff", _UPGRADE, b"", 403, ""),
    ],
)
def test_what_is_not_utf_8_has_an_answer_and_no_stack_trace(
    line: bytes,
    headers: bytes,
    body: bytes,
    status: int,
    said: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def whole() -> bytes:
        async with running() as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            length = b"Content-Length: %d\r\n" % len(body)
            head = line + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            writer.write(head.replace(b"Connection: close\r\n", b"") if b"ws" in line else head)
            writer.write(headers + length + b"\r\n" + body)
            answer = await reader.read()
            writer.close()
            return answer

    answer = run(whole())
    assert answer.split()[1] == str(status).encode()
    assert said.encode() in answer
    assert not [
        record for record in caplog.records if record.exc_info or record.levelname == "ERROR"
    ]


def test_a_frame_that_is_not_utf_8_closes_its_connection_alone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO, "tailback")

    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift")
            async with (
                server.greeted(table.match, table.tokens[0]) as one,
                server.greeted(table.match, table.tokens[1]) as other,
            ):
                await one.send(_NO_TEXT, text=True)
                with pytest.raises(ConnectionClosed) as closed:
                    await heard(one, "nothing")
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (
                    1007,
                    "This is not UTF-8 text.",
                )
                assert (await asked(other, "ping"))["type"] == "pong"

    run(whole())
    assert not [
        record for record in caplog.records if record.exc_info or record.levelname == "ERROR"
    ]
    said = [record for record in caplog.records if getattr(record, "why", "") == "not UTF-8"]
    assert [record.message for record in said] == ["socket cut off"]


def test_a_question_about_what_was_written_has_an_answer() -> None:
    """What a person typed is checked without a failed request; programs read ``ok``."""

    async def whole() -> None:
        async with running() as server:
            asked: tuple[tuple[str, bytes, str, dict[str, Any]], ...] = (
                ("transcripts", b"nonsense\n", "bad-transcript", {"line": 1}),
                ("transcripts", b"tailback 1\n\xff\n", "bad-transcript", {"line": 2}),
                ("transcripts", b"", "bad-transcript", {"line": 1}),
                (
                    "options/shift",
                    b'{"options":{"turn_limit":-3}}',
                    "bad-option",
                    {"option": "turn_limit"},
                ),
                (
                    "options/shift",
                    b'{"options":{"deck":"M9=1"}}',
                    "bad-option",
                    {
                        "option": "deck",
                        "sentence": {
                            "message": "not-choice",
                            "details": {
                                "value": "'M9'",
                                "choices": "M1, M2, M3, M4, MS1, MS2, MS3, SH, SL",
                            },
                        },
                    },
                ),
                ("options/shift", _SURROGATE, "bad-option", {"option": "\ud800"}),
            )
            for path, content, why, more in asked:
                kind = "text/plain" if path == "transcripts" else "application/json"
                response = await http(
                    server, "POST", f"/api/{path}", content=content, headers={"Content-Type": kind}
                )
                told = response.json()
                assert (response.status_code, told["ok"], told["error"]["why"]) == (200, False, why)
                assert told["error"]["said"] and told["error"].items() >= more.items()

    run(whole())


@pytest.mark.parametrize(
    ("origin", "named", "welcome"),
    [
        (None, (), True),
        ("self", (), True),
        ("http://evil.example", (), False),
        ("null", (), False),
        ("https://club.example", ("https://club.example",), True),
    ],
)
def test_origins(origin: str | None, named: tuple[str, ...], welcome: bool) -> None:
    async def whole() -> None:
        settings = Settings(origins=named, bot_processes=0)
        async with running(settings=settings) as server:
            table = await server.open("relay")
            whose = server.url if origin == "self" else origin
            headers = {} if whose is None else {"Origin": whose}
            if welcome:
                async with server.greeted(
                    table.match, table.tokens[0], additional_headers=headers
                ) as socket:
                    assert (await asked(socket, "ping"))["type"] == "pong"
            else:
                with pytest.raises(InvalidStatus):
                    async with server.socket(additional_headers=headers):
                        pass

    run(whole())


class Full(MemoryStore):
    """A store that runs out of room."""

    full = False

    async def append(
        self, match: str, seq: int, entry: Entry, opens: Opening | None = None
    ) -> None:
        if self.full:
            raise StoreFull("no room")
        await super().append(match, seq, entry, opens)

    async def create(self, match: str, entries: Any, notes: Any = None) -> None:
        if self.full:
            raise StoreFull("no room")
        await super().create(match, entries, notes)


def test_a_full_disk_refuses_and_goes_on_when_there_is_room() -> None:
    async def whole() -> None:
        store = Full()
        async with running(store) as server:
            table = await server.open("relay")
            players = await seats(server, table)
            await players[0].sit("Ada")
            store.full = True
            answer = await players[1].sit("Bob")
            assert isinstance(answer, Rejected) and answer.why == "not-written"
            response = await http(server, "POST", "/api/tables", json={"game": "relay"})
            assert (response.status_code, response.json()["error"]["why"]) == (507, "full")
            store.full = False
            assert not isinstance(await players[1].sit("Bob"), Rejected)
            await close(players)

    run(whole())


def test_a_slow_reader_is_cut_off_and_the_others_go_on(tmp_path: Path) -> None:
    from dataclasses import replace

    async def whole() -> None:
        async with running(sql(tmp_path), replace(QUICK, unheard=4)) as server:
            table = await server.open("relay")
            seat = await server.seat(table, 0)
            async with server.greeted(table.match, table.spectator, max_queue=1) as slow:
                (room,) = server.registry._rooms.values()
                (connection,) = room.presence.connections[None]
                for _ in range(100):  # more than all buffers between here and there
                    connection.send(json.dumps({"type": "presence", "seats": [False] * 40_000}))
                await until(lambda: not room.presence.connections[None])
                slow.transport.abort()
            await seat.ping()
            await seat.close()

    run(whole())
