"""The short way of a whole text frame, beside the library's own way."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tailback.server.routes.rate_limits import METER, RateLimits
from tailback.server.settings import Settings
from tailback.server.uvicorn_frames import FastProtocol, text_frame, whole_frames, whole_text

MOST = 1000
REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXTS = ("", "go", "ä" * 70, "x" * 125, "x" * 126, "x" * 900)


def masked(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, text.encode(), fin=fin).serialize(mask=True)


class Wire(asyncio.Transport):
    """A transport that keeps what is written, and whether it is read from."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.paused = False
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


class Line:
    """A connection with an application that echoes what it is sent, once it is let go on."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.go = asyncio.Event()
        config = uvicorn.Config(
            self.app, interface="asgi3", ws_max_size=MOST, ws_per_message_deflate=False
        )
        self.protocol = FastProtocol(config, ServerState(), {})
        self.wire = Wire()
        self.protocol.connection_made(self.wire)

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        scope[METER] = RateLimits(Settings()).meter("192.0.2.1")
        while True:
            await self.go.wait()
            message = await receive()
            self.heard.append(message.get("text", message["type"]))
            if message["type"] == "websocket.connect":
                await send({"type": "websocket.accept"})
            elif message["type"] == "websocket.disconnect":
                return
            else:
                await send({"type": "websocket.send", "text": message["text"]})

    async def opened(self) -> None:
        self.go.set()
        self.protocol.data_received(REQUEST)
        await settled()
        assert self.wire.written.startswith(b"HTTP/1.1 101 ")
        self.wire.written = b""
        self.heard.clear()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@contextmanager
def slow_ways(line: Line) -> Iterator[list[bytes]]:
    """Return what is left to the library while this lasts."""
    left: list[bytes] = []
    receive = line.protocol.conn.receive_data

    def noted(data: bytes | bytearray) -> None:
        left.append(bytes(data))
        receive(data)

    line.protocol.conn.receive_data = noted  # type: ignore[method-assign]
    yield left


def run(work: Any) -> None:
    asyncio.run(work)


@pytest.mark.parametrize("text", TEXTS, ids=len)
def test_a_whole_text_goes_the_short_way_and_comes_back(text: str) -> None:
    async def work() -> None:
        line = Line()
        await line.opened()
        with slow_ways(line) as left:
            line.protocol.data_received(masked(text))
            await settled()
        assert line.heard == [text]
        assert line.wire.written == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
        assert left == []

    run(work())


def test_a_long_text_is_sent_with_its_length_in_eight_bytes() -> None:
    text = "x" * 70_000
    assert text_frame(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def test_cut_joined_and_broken_up_frames_are_heard_in_order() -> None:
    async def work(seed: int) -> None:
        rng = random.Random(seed)
        line = Line()
        await line.opened()
        said, sent = [], b""
        for n in range(12):
            text = rng.choice(TEXTS) + str(n)
            said.append(text)
            if rng.random() < 0.3:
                half = len(text) // 2
                sent += masked(text[:half], fin=False) + masked(text[half:], Opcode.CONT)
            else:
                sent += masked(text)
            if rng.random() < 0.2:
                sent += masked("p", Opcode.PING)
        while sent:
            size = rng.choice((1, 7, 40, 300, len(sent)))
            line.protocol.data_received(sent[:size])
            sent = sent[size:]
            await settled()
        assert line.heard == said

    for seed in range(60):
        run(work(seed))


def test_after_joined_frames_the_short_way_is_open_again() -> None:
    async def work() -> None:
        line = Line()
        await line.opened()
        line.protocol.data_received(masked("a") + masked("b"))
        await settled()
        with slow_ways(line) as left:
            line.protocol.data_received(masked("c"))
            await settled()
        assert line.heard == ["a", "b", "c"]
        assert left == []

    run(work())


def test_a_frame_before_the_handshake_is_done_is_not_lost_or_torn() -> None:
    async def work() -> None:
        line = Line()
        line.protocol.data_received(REQUEST)
        line.protocol.data_received(masked("ab")[:3])
        line.go.set()
        await settled()
        line.protocol.data_received(masked("ab")[3:])
        await settled()
        assert line.heard[0] == "websocket.connect"
        assert len(line.heard) == 2

    run(work())


def test_who_sends_faster_than_is_heard_is_not_read_from() -> None:
    async def work() -> None:
        line = Line()
        await line.opened()
        line.go.clear()
        await settled()
        for text in "abc":
            line.protocol.data_received(masked(text))
        assert line.wire.paused
        line.go.set()
        await settled()
        assert not line.wire.paused
        assert line.heard == ["a", "b", "c"]

    run(work())


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (masked("x" * (MOST + 1)), 1009),
        (bytes((0x81, 0x81, 0, 0, 0, 0, 0xFF)), 1007),
        (bytes((0x81, 0x02)) + b"goooo", 1002),
        (masked("", Opcode.CONT), 1002),
    ],
    ids=["too long", "not UTF-8", "not masked", "a part of nothing"],
)
def test_what_is_wrong_is_closed_by_the_library(frame: bytes, code: int) -> None:
    async def work() -> None:
        line = Line()
        await line.opened()
        line.protocol.data_received(frame)
        await settled()
        assert line.wire.written[:1] == bytes((0x80 | Opcode.CLOSE,))
        assert int.from_bytes(line.wire.written[2:4], "big") == code
        assert line.heard == ["websocket.disconnect"]

    run(work())


NO_TEXT = b'{"type":"ping","id":"\xff\xfe"}'


@pytest.mark.parametrize("whole", [True, False], ids=["read at once", "read by the library"])
@pytest.mark.parametrize("part", [False, True], ids=["one frame", "two frames"])
@pytest.mark.parametrize("data", [NO_TEXT, b"ok \xc3", b"\xed\xa0\x80"])
def test_what_is_not_utf_8_is_one_line_of_the_log(
    data: bytes, part: bool, whole: bool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")

    def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
        return Frame(opcode, data, fin=fin).serialize(mask=True)

    async def work() -> None:
        line = Line()
        await line.opened()
        line.protocol._only_whole_frames = whole
        caplog.clear()
        if part:
            line.protocol.data_received(frame(Opcode.TEXT, data[:2], fin=False))
            line.protocol.data_received(frame(Opcode.CONT, data[2:]))
        else:
            line.protocol.data_received(frame(Opcode.TEXT, data))
        line.protocol.data_received(masked("late"))
        await settled()
        assert int.from_bytes(line.wire.written[2:4], "big") == 1007
        assert line.wire.written[4:] == b"This is not UTF-8 text."
        assert line.heard == ["websocket.disconnect"] and line.wire.closed

    run(work())
    (record,) = caplog.records
    assert (record.message, record.exc_info) == ("socket cut off", None)


def test_nothing_is_sent_after_closing() -> None:
    async def work() -> None:
        line = Line()
        await line.opened()
        line.protocol.data_received(masked("", Opcode.CLOSE))
        await settled()
        written = line.wire.written
        with pytest.raises(ClientDisconnected):
            await line.protocol.send({"type": "websocket.send", "text": "late"})
        assert line.wire.written == written

    run(work())


def test_the_server_ends_while_the_other_side_has_said_goodbye_and_reads_slowly() -> None:
    """Until all is sent that was on its way the connection is still there."""

    async def work() -> None:
        line = Line()
        await line.opened()
        line.protocol.data_received(masked("", Opcode.CLOSE))
        assert line.protocol in line.protocol.connections
        written = line.wire.written
        line.protocol.shutdown()
        await settled()
        assert line.wire.written == written

    run(work())


def test_a_length_that_lies_is_no_whole_frame() -> None:
    frame = masked("x" * 200)
    assert whole_text(frame, MOST) == "x" * 200
    assert whole_text(frame[:-1], MOST) is None
    assert whole_text(frame + b"x", MOST) is None
    assert not whole_frames(frame[:5])
