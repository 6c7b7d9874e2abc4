"""WebSocket connections below the application: what uvicorn's own protocol leaves unbounded.

This is the one file that uses names that uvicorn and websockets do not document. They are
``apply_mask`` of ``websockets.utils`` (``websockets.speedups``, where that is built) and these
of ``WebSocketsSansIOProtocol`` in ``uvicorn.protocols.websockets.websockets_sansio_impl``;
``tests/server/test_uvicorn_names.py`` holds them against the lowest and the highest versions that
pyproject.toml allows:

- overridden: connection_made, data_received, handle_cont, handle_ping, handle_pong, handle_connect,
  keepalive_timeout, on_task_complete, send_receive_event_to_app, shutdown
- called: handle_parser_exception
- read or set: close_sent, close_timeout, config, conn, curr_msg_data_type, frames,
  handshake_complete, handshake_initiated, loop, queue, read_paused, scope, transport, writable
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tailback.server.routes.rate_limits import METER, Meter

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

PROTOCOL: Final = "tailback.protocol"
"""The extension of a scope under which the application finds its FastProtocol."""
_CHUNK: Final = 8 * 1024
"""How many bytes of a socket are looked at before others are served again."""
_CLOSING_SECONDS: Final = 3.0
"""How long a connection has to say goodbye."""
_TEXT: Final = 0x81
"""The first byte of a whole text frame."""
_FINAL: Final = 0x80
_MASKED: Final = 0x80
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
"""Where the length of a frame is longer than fits into its second byte."""
_NOT_UTF_8: Final = 1007
_log = logging.getLogger(__name__)


class BoundedProtocol(WebSocketsSansIOProtocol):
    """A connection whose control frames and fragments are rate limited like messages."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        super().connection_made(transport)
        self.close_timeout = _CLOSING_SECONDS
        self._chunks: deque[bytes] = deque()

    def data_received(self, data: bytes) -> None:
        """Take what has come; of much at once only a chunk, then others are served."""
        if len(data) <= _CHUNK and not self._chunks:
            self.chunk_received(data)
            return
        self.transport.pause_reading()
        if not self._chunks:
            self.loop.call_soon(self._next_chunk)
        self._chunks.extend(data[at : at + _CHUNK] for at in range(0, len(data), _CHUNK))

    def chunk_received(self, data: bytes) -> None:
        """Take a part of what has come."""
        super().data_received(data)

    def _next_chunk(self) -> None:
        """Take the next chunk, and read again after the last one."""
        if self.transport.is_closing():
            return
        self.chunk_received(self._chunks.popleft())
        if self._chunks:
            self.loop.call_soon(self._next_chunk)
        elif not self.read_paused:
            self.transport.resume_reading()

    def handle_cont(self, event: Any) -> None:
        """Take the next fragment of a message."""
        if self._within_rate():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._within_rate():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Note that the other side is there."""
        if self._within_rate():
            super().handle_pong(event)

    def _within_rate(self) -> bool:
        """Return whether a frame that is no message may be taken; a flood is cut off.

        So is who sends one before the connection has its meter: nothing is accepted until then.
        """
        if self.transport.is_closing():
            return False
        meter = cast("Meter | None", self.scope.get(METER))
        if meter is None or (not meter.take() and meter.flood()):
            self.transport.abort()
            return False
        return True

    def keepalive_timeout(self) -> None:
        """Give up on one who does not answer, whatever it has not read."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Leave little time to say goodbye, whatever the other side has not read."""
        super().on_task_complete(task)
        self.loop.call_later(_CLOSING_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """Say goodbye, unless the other side has: then only the rest is still to be sent."""
        if not self.transport.is_closing():
            super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; one that is not UTF-8 ends the connection: one line in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                _log.info("socket cut off", extra={"why": "not UTF-8"})
                self.frames = []
                self.conn.send_close(_NOT_UTF_8, "This is not UTF-8 text.")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


class FastProtocol(BoundedProtocol):
    """A connection that reads and writes the common frame, a whole text, by itself.

    Fragments, control frames, closing and all that is wrong are left to the library.
    """

    listener: Callable[[str], bool] | None = None
    """Who may take a text the moment it has come; where that returns False it is queued."""
    _only_whole_frames = True
    """Whether everything came in whole frames until now, so that the library waits for none."""

    def handle_connect(self, event: Any) -> None:
        """Begin the application, and let it find this."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][PROTOCOL] = {"connection": self}

    def chunk_received(self, data: bytes) -> None:
        """Take a part of what has come."""
        if not self.handshake_complete:
            ends_with_request = not self.handshake_initiated and data.endswith(b"\r\n\r\n")
            self._only_whole_frames = ends_with_request
        elif self._only_whole_frames and not self.close_sent:
            text = whole_text(data, self.config.ws_max_size)
            if text is not None:
                self._text_received(text)
                return
            self._only_whole_frames = whole_frames(data)
        super().chunk_received(data)

    def _text_received(self, text: str) -> None:
        waiting = not self.queue.empty()
        if not waiting and self.listener is not None and self.listener(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if waiting and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def write(self, text: str) -> bool:
        """Send a text at once; return False where it has to wait, or cannot be sent any more."""
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(text_frame(text))
        return True


@lru_cache(maxsize=2)
def text_frame(text: str) -> bytes:
    """Return a text as the frame that a server sends; the same to many is put together once.

    >>> text_frame("go"), text_frame("x" * 300)[:4]
    (b'\\x81\\x02go', b'\\x81~\\x01,')
    """
    data = text.encode()
    size = len(data)
    if size < _TWO_BYTES:
        return bytes((_TEXT, size)) + data
    if size < 1 << 16:
        return bytes((_TEXT, _TWO_BYTES)) + size.to_bytes(2, "big") + data
    return bytes((_TEXT, _EIGHT_BYTES)) + size.to_bytes(8, "big") + data


def whole_text(data: bytes, most: int) -> str | None:
    """Return the text, if this is one whole text frame of a client's; else None.

    >>> whole_text(bytes((0x81, 0x82, 1, 2, 3, 4)) + b"fm", most=100)
    'go'
    """
    if data[0] != _TEXT or _end(data, 0) != len(data):
        return None
    begin = _begin(data[1])
    if len(data) - begin > most:
        return None
    try:
        return apply_mask(data[begin:], data[begin - 4 : begin]).decode()
    except UnicodeDecodeError:
        return None


def whole_frames(data: bytes) -> bool:
    """Return whether these are frames of a client's without a rest, each a message of its own.

    >>> pong, begun = bytes((0x8A, 0x80, 1, 2, 3, 4)), bytes((0x81, 0x82, 1, 2, 3))
    >>> whole_frames(pong), whole_frames(pong + pong), whole_frames(pong + begun)
    (True, True, False)
    """
    at: int | None = 0
    while at is not None and at < len(data):
        at = _end(data, at)
    return at == len(data)


def _end(data: bytes, at: int) -> int | None:
    """Return where the frame that begins here ends; None for a part of a message or of a header."""
    if len(data) < at + 6 or data[at] < _FINAL or data[at + 1] < _MASKED:
        return None
    begin, size = at + _begin(data[at + 1]), data[at + 1] & ~_MASKED
    if size >= _TWO_BYTES:
        size = int.from_bytes(data[at + 2 : begin - 4], "big")
    return begin + size


def _begin(second: int) -> int:
    """Return after how many bytes a client's frame has its text, by its second byte."""
    size = second & ~_MASKED
    return 6 if size < _TWO_BYTES else 8 if size == _TWO_BYTES else 14
