"""What ``tailback serve`` says: where the table is, or why it cannot be opened."""

from __future__ import annotations

import socket

import pytest

from tailback.cli.serve import banner
from tailback.cli.voice import Voice
from tailback.server import run as server
from tests.cli.run import one_line, run


@pytest.fixture
def bound() -> socket.socket:
    return server.listen("127.0.0.1", 0)


def test_at_home_there_is_one_address(bound: socket.socket) -> None:
    port = bound.getsockname()[1]
    said = banner(Voice("de"), "localhost", bound)
    assert said == f"Tailback läuft auf http://localhost:{port}/  (Strg-C beendet)"
    bound.close()


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_for_others_there_is_a_second_address_and_a_code(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "network_address", lambda: "192.0.2.7")
    try:
        with server.listen(host, 0) as anywhere:
            port = anywhere.getsockname()[1]
            here, others, _, *code = banner(Voice("en"), host, anywhere).split("\n")
    except server.CannotListen:
        pytest.skip(f"this machine has no {host}")
    assert here == f"Tailback is at http://127.0.0.1:{port}/  (Ctrl-C to stop)"
    assert others == f"On your network: http://192.0.2.7:{port}/"
    assert len(code) > 10


@pytest.mark.parametrize(
    ("language", "said"), [("en", "is in use; choose"), ("nl", "is bezet; kies een andere")]
)
def test_a_taken_port(language: str, said: str, bound: socket.socket) -> None:
    with bound:
        port = str(bound.getsockname()[1])
        ran = run("serve", "--port", port, "--lang", language)
    assert ran.code == 2
    assert one_line(ran.err)
    assert port in ran.err
    assert said in ran.err


def test_an_address_that_is_not_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*asked: object, **how: object) -> list[object]:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    with monkeypatch.context() as patch:
        patch.setattr(socket, "getaddrinfo", unknown)
        ran = run("serve", "--host", "nowhere.invalid", "--port", "0", "--lang", "es")
    assert ran.code == 2
    assert ran.err == "tailback: 'nowhere.invalid' no es una dirección de este equipo\n"
    ran = run("serve", "--host", "192.0.2.7", "--port", "0")
    assert ran.code == 2
    assert "'192.0.2.7' port 0 cannot be used: " in ran.err
