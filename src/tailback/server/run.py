"""Serving: a socket bound first, the address printed, then uvicorn until it is stopped."""

from __future__ import annotations

import errno
import gc
import os
import socket
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

import segno
import uvicorn
from fastapi import FastAPI

from tailback.kit import TailbackError
from tailback.server.uvicorn_frames import BoundedProtocol, FastProtocol

_PING_SECONDS: Final = 4.0
"""After so many seconds a socket is asked for a sign of life."""
_PONG_SECONDS: Final = 5.0
"""So long it is waited for: a dead network is noticed within ten seconds."""
_LARGEST_MESSAGE: Final = 64 * 1024
"""Beyond this a socket is cut off; a message above the server's own limit is answered."""


class CannotListen(TailbackError):
    """The port is taken, or the address is not ours."""


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return where this user's data lies, by the convention of the platform."""
    if os.name == "nt" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / "tailback"
    base = environment.get("XDG_DATA_HOME", "")
    home = Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "share"
    return home / "tailback"


def default_database(environment: Mapping[str, str] = os.environ) -> str:
    """Return the database that is used unless another is named."""
    return environment.get("TAILBACK_DATABASE") or usual_database(environment)


def usual_database(environment: Mapping[str, str] = os.environ) -> str:
    """Return the file in the user's data folder."""
    return str(data_folder(environment) / "tailback.db")


def listen(host: str, port: int) -> socket.socket:
    """Return a socket bound to the address, or say in a line why not."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host or None,
            port,
            type=socket.SOCK_STREAM,
            proto=socket.IPPROTO_TCP,
            flags=socket.AI_PASSIVE,
        )[0]
        # The protocol is named because asyncio sends small messages at once only where it is.
        made = socket.socket(family, kind, protocol)
    except OSError as error:
        raise CannotListen(f"{host} is no address of this machine: {error.strerror}") from None
    if os.name != "nt":
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind(address)
        made.listen(2048)
    except OSError as error:
        made.close()
        if error.errno == errno.EADDRINUSE:
            why = f"port {port} is in use; choose another with --port, or 0 for any free one"
        elif error.errno == errno.EACCES:
            why = f"port {port} is not allowed for this user; choose one above 1023"
        else:
            why = f"{host} port {port} cannot be used: {error.strerror}"
        raise CannotListen(why) from None
    made.set_inheritable(False)
    return made


def qr_code(address: str) -> str:
    """Return an address as a QR code of half blocks."""
    from io import StringIO

    drawn = StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True, border=2)
    return drawn.getvalue().rstrip("\n")


def network_address() -> str | None:
    """Return this machine's address on its network; nothing is sent to find it."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") or found == "0.0.0.0" else found


def own_names() -> tuple[str, ...]:
    """Return what this machine is called on its network."""
    name = socket.gethostname().lower()
    return (name, f"{name.partition('.')[0]}.local")


def serve(app: FastAPI, bound: socket.socket) -> None:
    """Serve until stopped.

    What is there at the start stays, and of what is kept later most stays for long: it is not
    looked through for rubbish again and again, for that is what a slow answer would wait for. The
    middle generation is looked through often, so that each time is short: 10 ms instead of 100. All
    of it is only looked through when a quarter is new, and a hundred times less often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 2, 100)
    server_for(app).run(sockets=[bound])


class Server(uvicorn.Server):
    """Answers whoever waits for news before it waits for its requests to end."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, and end."""
        self._app.state.lobby.close()
        self._app.state.transcripts.close()
        await super().shutdown(sockets)


def server_for(app: FastAPI) -> Server:
    """Return what serves the application.

    Requests are read by h11 wherever it runs: it bounds the head of a request to 64 KB, which
    httptools, that uvicorn would choose where it is installed, does not.
    """
    settings = app.state.settings
    config = uvicorn.Config(
        app,
        http="h11",
        ws=FastProtocol if settings.fast_frames else BoundedProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=_LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=_PING_SECONDS,
        ws_ping_timeout=_PONG_SECONDS,
        timeout_graceful_shutdown=3,
        lifespan="on",
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    return Server(config, app)
