"""At the door: pages elsewhere, names that lead here, proxies, and requests of two lengths."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from socket import gethostname
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tailback.server.routes.rate_limits import network
from tests.attack.hostile import Host, heard, hosted
from tests.cli.run import one_line
from tests.cli.run import run as ran
from tests.harness.patience import run
from tests.server.desk import QUICK, http, running

TABLE = json.dumps({"game": "shift"}).encode()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("doors"), "--allow-host", "Club.example") as made:
        yield made


POSTS = {
    "/api/tables": (TABLE, "application/json", 201),
    "/api/options/shift": (b"{}", "application/json", 200),
    "/api/transcripts": (b"nonsense", "text/plain", 200),
}


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),
        ("self", True),
        ("http://evil.example", False),
        ("null", False),
        ("http://127.0.0.1:1", False),
    ],
)
def test_a_page_elsewhere_cannot_ask_for_what_is_no_plain_get(
    host: Host, path: str, origin: str | None, welcome: bool
) -> None:
    body, kind, status = POSTS[path]
    named = {} if origin is None else {"Origin": host.url if origin == "self" else origin}
    answer = host.ask(path, body, {"Content-Type": kind, **named})
    if welcome:
        assert answer.status == status
    else:
        assert (answer.status, answer.why) == (403, "bad-origin")
        assert host.ask("/api/health", headers=named).status == 200


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS"])
def test_every_other_verb_is_asked_where_it_comes_from(host: Host, method: str) -> None:
    said = host.say(f"{method} /api/tables HTTP/1.1\r\nHost: {host.name}\r\n{EVIL}{CLOSE}\r\n")
    assert said.startswith("HTTP/1.1 403")


EVIL = "Origin: http://evil.example\r\n"
CLOSE = "Connection: close\r\n"


@pytest.mark.parametrize(
    ("name", "welcome"),
    [
        ("localhost", True),
        ("LOCALHOST:{port}", True),
        ("table.localhost:{port}", True),
        ("127.0.0.1:{port}", True),
        ("192.0.2.7:{port}", True),
        ("[::1]:{port}", True),
        ("[2001:db8::7]:{port}", True),
        ("club.example", True),
        ("CLUB.example.:{port}", True),
        ("evil.example:{port}", False),
        ("club.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("0x7f.1.evil.example:{port}", False),
        ("localhost.evil.example", False),
        ("[nonsense", False),
    ],
)
def test_only_names_of_this_server_lead_here(host: Host, name: str, welcome: bool) -> None:
    """A page whose own name was bound to this machine's address (rebinding) gets nothing."""
    name = name.format(port=host.port)
    for path in ("/", "/api/health", "/api/games"):
        said = host.say(f"GET {path} HTTP/1.1\r\nHost: {name}\r\n{CLOSE}\r\n")
        assert said.startswith("HTTP/1.1 200" if welcome else "HTTP/1.1 421"), said[:200]
    with host.line() as line:
        line.sendall(SOCKET.format(name=name).encode())
        assert line.recv(12) == (b"HTTP/1.1 101" if welcome else b"HTTP/1.1 403")


SOCKET = (
    "GET /api/ws HTTP/1.1\r\nHost: {name}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def test_a_long_name_is_not_echoed(host: Host) -> None:
    said = host.say(f"GET / HTTP/1.1\r\nHost: {'x' * 4000}\r\n{CLOSE}\r\n")
    assert said.startswith("HTTP/1.1 421") and "x" * 100 not in said


def test_the_chosen_name_and_the_machines_own_lead_here(tmp_path: Path) -> None:
    with hosted(tmp_path, "--host", "localhost") as host:
        own = gethostname()
        for name in ("localhost", own, f"{own}:{host.port}", f"{own.partition('.')[0]}.local"):
            said = host.say(f"GET /api/health HTTP/1.1\r\nHost: {name}\r\n{CLOSE}\r\n")
            assert said.startswith("HTTP/1.1 200"), name


SMUGGLED = "GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize(
    "lengths",
    [
        "Content-Length: {size}\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: chunked\r\nContent-Length: {size}\r\n",
        "Transfer-Encoding: chunked\r\ncontent-length: 0\r\n",
    ],
)
def test_a_request_of_two_lengths_is_refused_and_its_connection_closed(
    host: Host, lengths: str
) -> None:
    body = "0\r\n\r\n" + SMUGGLED
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n{lengths.format(size=len(body))}\r\n"
    said = host.say(head + body)
    assert said.startswith("HTTP/1.1 400")
    assert said.count("HTTP/1.1") == 1  # what was hidden behind it is no request
    assert "connection: close" in said.lower()


@pytest.mark.parametrize(
    "lengths",
    [
        "Content-Length: 5\r\nContent-Length: 6\r\n",
        "Content-Length: -1\r\n",
        "Content-Length: 1e3\r\n",
        "Transfer-Encoding: gzip\r\n",
        "Transfer-Encoding: chunked, chunked\r\n",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
    ],
)
def test_a_request_of_no_clear_length_is_refused(host: Host, lengths: str) -> None:
    said = host.say(
        f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n{lengths}\r\nhello" + SMUGGLED
    )
    assert said[:12] in ("HTTP/1.1 400", "HTTP/1.1 501"), said[:200]
    assert said.count("HTTP/1.1") == 1


def test_nobody_is_believed_to_speak_for_another() -> None:
    """Else whoever sends a new address with each request has no limit at all."""
    limited = replace(QUICK, tables_per_minute=3)

    async def whole() -> list[int]:
        async with running(settings=limited) as server:
            found = []
            for number in range(6):
                headers = {"X-Forwarded-For": f"198.51.100.{number}"}
                how: Any = {"json": {"game": "relay"}, "headers": headers}
                found.append((await http(server, "POST", "/api/tables", **how)).status_code)
            return found

    assert run(whole()) == [201, 201, 201, 429, 429, 429]


@pytest.mark.parametrize(
    ("forwarded", "whose"),
    [
        ("198.51.100.1", "198.51.100.1"),
        ("198.51.100.9, 198.51.100.1", "198.51.100.1"),  # what was there before is anybody's word
        ("198.51.100.1, 10.0.0.8", "198.51.100.1"),  # a second proxy of ours
        ("2001:db8::1", "2001:db8::/64"),
        ("", "127.0.0.1"),
    ],
)
def test_a_named_proxy_says_whom_it_speaks_for(forwarded: str, whose: str) -> None:
    settings = replace(QUICK, proxies=("127.0.0.1", "10.0.0.0/8"))

    async def whole() -> list[str]:
        async with running(settings=settings) as server:
            how: Any = {"headers": {"X-Forwarded-For": forwarded} if forwarded else {}}
            await http(server, "POST", "/api/tables", json={"game": "relay"}, **how)
            return [account.address for account in server.registry.limits.accounts()]

    assert run(whole()) == [whose]


def test_the_limits_of_connections_are_not_the_proxys() -> None:
    settings = replace(QUICK, proxies=("127.0.0.1",), connections_per_address=2)

    async def whole() -> None:
        async with running(settings=settings) as server, server.socket(), server.socket():
            pass
        async with running(settings=settings) as server:
            table = await server.open("relay")
            how = [{"additional_headers": {"X-Forwarded-For": f"198.51.100.{n}"}} for n in (1, 2)]
            async with (
                server.greeted(table.match, table.spectator, **how[0]),
                server.greeted(table.match, table.spectator, **how[0]),
                server.greeted(table.match, table.spectator, **how[1]),
            ):
                with pytest.raises(InvalidStatus):
                    async with server.socket(**how[0]):
                        pass

    run(whole())


@pytest.mark.parametrize("bad", ["nonsense", "10.0.0.1/8", "", "*"])
def test_a_proxy_is_named_by_its_address(bad: str) -> None:
    done = ran("serve", "--proxy", bad)
    assert done.code == 2 and one_line(done.err) and "192.0.2.0/24" in done.err


def test_what_counts_as_one_address() -> None:
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("fe80::1%eth0") == "fe80::/64"
    assert len(network("x" * 5000)) <= 64


def test_an_endless_line_of_headers_is_refused(host: Host) -> None:
    with ExitStack() as stack:
        line = stack.enter_context(host.line())
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        try:
            for number in range(3000):
                line.sendall(f"X-{number}: {'x' * 100}\r\n".encode())
        except OSError:
            return
        assert heard(line).startswith("HTTP/1.1 4")
