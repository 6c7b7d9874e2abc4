"""A push service on this machine: takes notices for devices, and reads them as a browser would."""

from __future__ import annotations

import base64
import os
import queue
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tailback.server.live.web_push import Device


class Got(NamedTuple):
    """A notice as it came in."""

    path: str
    headers: Mapping[str, str]
    body: bytes


class Browser:
    """A device with its own keys, which the service reaches under a path."""

    def __init__(self, url: str, path: str) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        point = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.device = Device(url + path, _text(point), _text(self._secret))

    def read(self, got: Got) -> str:
        """Return what a notice says; nobody else can."""
        import http_ece

        plain: bytes = http_ece.decrypt(
            got.body, private_key=self._private, auth_secret=self._secret, version="aes128gcm"
        )
        return plain.decode()


class Service:
    """What has come in, and how the next is answered."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.got: queue.Queue[Got] = queue.Queue()
        self.status = 201

    def browser(self, path: str = "/push/1") -> Browser:
        return Browser(self.url, path)


@contextmanager
def push_service() -> Iterator[Service]:
    """Serve on the loopback for as long as this lasts."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.got.put(
                Got(self.path, {name.lower(): text for name, text in self.headers.items()}, body)
            )
            self.send_response(service.status)
            self.send_header("Location", service.url + "/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *words: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = Service(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
