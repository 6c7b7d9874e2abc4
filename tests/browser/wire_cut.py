"""A network that can die: it passes bytes on until it is cut, and is silent from then on."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Wire:
    """Listens on a port of its own and passes everything on to a server's."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._cut = threading.Event()
        self._bound = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._bound.getsockname()[1]
        self._ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Let nothing through any more, and close nothing either."""
        self._cut.set()

    def close(self) -> None:
        for end in (self._bound, *self._ends):
            end.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._bound.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
                self._ends += (near, far)
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(one, other), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                if self._cut.is_set():
                    return
                other.sendall(data)
            if not self._cut.is_set():
                other.shutdown(socket.SHUT_WR)
