"""What the reverse proxy keeps off, attacked through nginx as docs/hosting.md sets it up."""

from __future__ import annotations

import json
import select
import socket
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

import pytest
from websockets.exceptions import InvalidStatus

from tests.attack.hostile import Host, hosted, idle
from tests.harness.nginx import nginx_before
from tests.harness.patience import run, wait_until
from tests.harness.scale import soak
from tests.server.desk import QUICK, asked, running

pytestmark = soak
CROWD: Final = 3000
CONNECTIONS: Final = 256
"""How many nginx has in all: far fewer than the crowd."""


@contextmanager
def proxied(folder: Path, times: str = "1s", limit: str = "256") -> Iterator[Host]:
    """Start a server behind nginx; what is asked of the host goes through it."""
    changes = {" 10s;": f" {times};", "limit_conn tailback 256": f"limit_conn tailback {limit}"}
    with (
        hosted(folder, "--proxy", "127.0.0.1", "--allow-host", "club.example") as host,
        nginx_before(host.port, folder, CONNECTIONS, changes) as port,
    ):
        yield Host(host.process, f"http://127.0.0.1:{port}", host.log, host.database)


def test_a_crowd_of_idle_connections_leaves_the_server_to_be_asked(tmp_path: Path) -> None:
    with proxied(tmp_path, times="1h") as host, ExitStack() as stack:
        for number in range(10):
            stack.enter_context(idle(host, CROWD // 10, f"127.0.1.{number + 1}"))
        for _ in range(40):
            assert json.loads(host.ask("/api/health").text)["status"] == "ok"
        assert host.ask("/api/games").status == 200
        assert host.log.stat().st_size < 100_000


DRIPS: Final = {
    "nothing": ("", ""),
    "headers": ("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", "x"),
    "second": (
        "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nX",
        "x",
    ),
    "body": ("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n", ""),
}
"""How requests begin that never end, and what comes of them again and again."""


@pytest.mark.parametrize("what", DRIPS)
def test_a_slow_request_is_given_up(what: str, tmp_path: Path) -> None:
    begin, more = DRIPS[what]
    with proxied(tmp_path) as host, host.line() as line:
        line.sendall(begin.encode())
        assert wait_until(lambda: over(line, more))
        # Of requests that never came in whole the server has heard nothing.
        assert host.log.read_text().count('"request"') == 1 + (what == "second")


def over(line: socket.socket, more: str) -> bool:
    """Send some more; return whether the other side has ended the connection."""
    time.sleep(0.05)
    with suppress(ConnectionError):
        line.sendall(more.encode())
    line.settimeout(0.01)
    try:
        return line.recv(65536) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_who_never_reads_its_answers_is_let_go(tmp_path: Path) -> None:
    with proxied(tmp_path) as host, socket.socket() as reader:
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        reader.connect(("127.0.0.1", host.port))
        reader.sendall(400 * b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
        gone = select.poll()
        gone.register(reader, 0)
        assert wait_until(lambda: gone.poll(10))
        assert host.ask("/api/health").status == 200


def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(settings=QUICK) as server, AsyncExitStack() as stack:
            changes = {"limit_conn tailback 256": "limit_conn tailback 3"}
            port = stack.enter_context(nginx_before(server.port, tmp_path, 256, changes))
            table = await server.open("relay")
            server.url = f"http://127.0.0.1:{port}"
            sockets = [
                await stack.enter_async_context(server.greeted(table.match, table.spectator))
                for _ in range(3)
            ]
            with pytest.raises(InvalidStatus, match="503"):
                async with server.socket():
                    pass
            other = {"local_addr": ("127.0.0.2", 0)}
            sockets.append(
                await stack.enter_async_context(
                    server.greeted(table.match, table.spectator, **other)
                )
            )
            for each in sockets:
                assert (await asked(each, "ping"))["type"] == "pong"

    run(whole())
