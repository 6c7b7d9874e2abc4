"""What a connection is sent: at once while it keeps up, in order while it does not."""

from __future__ import annotations

import asyncio

import pytest

from tailback.server.live.outbox import Outbox


class Line:
    """A connection whose buffer can be full."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.open = asyncio.Event()
        self.open.set()

    async def send(self, text: str) -> None:
        await self.open.wait()
        self.sent.append(text)

    def write(self, text: str) -> bool:
        if self.open.is_set():
            self.sent.append(text)
        return self.open.is_set()


def test_what_fits_is_written_before_put_returns() -> None:
    async def whole() -> None:
        line = Line()
        out = Outbox(line.send, 2, 1000, line.write)
        assert out.put("a")
        assert out.put("b")
        assert line.sent == ["a", "b"]
        await out.flush()

    asyncio.run(whole())


@pytest.mark.parametrize("fast", [True, False])
def test_what_does_not_fit_waits_in_order_and_is_counted(fast: bool) -> None:
    async def whole() -> None:
        line = Line()
        out = Outbox(line.send, 2, 1000, line.write if fast else None)
        line.open.clear()
        assert [out.put(text) for text in "abc"] == [True, True, False]
        assert line.sent == []
        line.open.set()
        assert out.put("d") is False  # what waits is first, though there is room again
        await out.flush()
        assert line.sent == ["a", "b"]
        assert out.put("e")
        await out.flush()
        assert line.sent == ["a", "b", "e"]

    asyncio.run(whole())


def test_what_is_dropped_is_never_sent() -> None:
    async def whole() -> None:
        line = Line()
        out = Outbox(line.send, 2, 1000)
        line.open.clear()
        out.put("a")
        out.put("b")
        out.drop()
        line.open.set()
        with pytest.raises(asyncio.CancelledError):
            await out.flush()
        assert line.sent == []

    asyncio.run(whole())


def test_a_connection_that_is_gone_stops_nobody() -> None:
    async def gone(text: str) -> None:
        raise ConnectionError

    async def whole() -> None:
        out = Outbox(gone, 2, 1000)
        assert out.put("a")
        await out.flush()
        assert out.put("b")
        await out.flush()

    asyncio.run(whole())
