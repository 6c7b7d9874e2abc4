"""The WebSocket protocol below the sockets: the common frame is read and written at once.

Nearly every message is one whole text frame. It is taken apart and put together here; fragments,
control frames, closing and all that is wrong are left to the library.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

_TEXT: Final = 0x81
"""The first byte of a whole text frame."""
_FINAL: Final = 0x80
_MASKED: Final = 0x80
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
"""Where the length of a frame is longer than fits into its second byte."""
_log = logging.getLogger(__name__)


FRAMES: Final = "tailback.frames"
"""Under which of a scope's extensions the application finds the connection itself."""


class Frames(WebSocketsSansIOProtocol):
    """One connection."""

    listener: Callable[[str], bool] | None = None
    """Who may take a text the moment it has come; where that returns False it is queued."""
    _whole = True
    """Whether everything came in whole frames until now, so that the library waits for none."""

    def data_received(self, data: bytes) -> None:
        """Take what has come."""
        if not self.handshake_complete:
            self._whole = not self.handshake_initiated and data.endswith(b"\r\n\r\n")
        elif self._whole and not self.close_sent:
            text = whole_text(data, self.config.ws_max_size)
            if text is not None:
                self._hear(text)
                return
            self._whole = whole_frames(data)
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Begin the application, and let it find this."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][FRAMES] = {"connection": self}

    def shutdown(self) -> None:
        """Say goodbye, unless the other side has: then only the rest is still to be sent."""
        if not self.transport.is_closing():
            super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Hand on a message that came in parts or among others; end it here if it is no text."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                _log.info("socket cut off", extra={"why": "not UTF-8"})
                self.frames = []
                self.conn.send_close(CloseCode.INVALID_DATA, "This is not UTF-8 text.")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def _hear(self, text: str) -> None:
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
