"""Twins over the wire: histories that differ only in what a viewer may not know.

Every byte that reaches the viewer is compared: frames of its sockets, what a second device is
greeted with, refusals, drafts, transcripts and other answers over HTTP with their headers. The
histories are those of a match; the leaks planted there must be caught here, too, and some of the
server's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import Response

from tailback.match import WHY, Match
from tailback.server import hall as server_hall
from tailback.server import problem, tables_api
from tailback.server import socket as server_socket
from tailback.server.hall import Hall, Room
from tests.harness.scale import SOAK, scaled
from tests.match.desk import GAMES
from tests.match.twins import TWINS, a_few
from tests.match.twins.leaks import LEAKS, PLANTED, Leak, eyes, odd, secret
from tests.match.twins.script import Act, Said, Script, Twins, telling_apart
from tests.server.desk import run, running
from tests.server.wire_twins import told_to


def found(name: str, viewer: int | None, most: int, seed: object, enough: str = "") -> set[str]:
    """Return the channels by which this viewer can tell twins apart."""
    twins = a_few(name, viewer, most, seed)

    async def play() -> set[str]:
        async with running() as server:

            async def told(pair: Twins, script: Script) -> list[Said]:
                return await told_to(server, pair, script, viewer)

            return await telling_apart(twins, told, enough)

    differ: set[str] = run(play(), 600)
    return differ


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("name", TWINS)
def test_twins_get_the_same_bytes(name: str, viewer: int | None) -> None:
    assert found(name, viewer, scaled(50), viewer) == set()


def test_every_channel_is_heard() -> None:
    async def play() -> set[str]:
        script = Script((Act(0, "push"), Act(1, "wait")), (0,))
        async with running() as server:
            twins = Twins(GAMES["relay"], script, script)
            return {said.channel for said in await told_to(server, twins, script, 0)}

    by_http = {"transcript", "replay", "bad link"}
    by_socket = {"greeting", "update", "presence", "accepted", "refused", "tried", "error", "pong"}
    assert run(play()) == by_http | {f"headers of the {name}" for name in by_http} | by_socket


# Planted leaks


def plant_header(patch: pytest.MonkeyPatch) -> None:
    """The transcript's headers tell a little."""
    last: list[int] = []
    whole, response = Match.transcript, Response

    def transcript(self: Match, viewer: int | None) -> str:
        last.append(odd(self.table))
        return whole(self, viewer)

    def padded(text: str, headers: dict[str, str], **how: Any) -> Any:
        return response(text, headers={**headers, "X-Odd": str(last[-1])}, **how)

    patch.setattr(Match, "transcript", transcript)
    patch.setattr(tables_api, "Response", padded)


def plant_presence(patch: pytest.MonkeyPatch) -> None:
    whole = Room.presence
    patch.setattr(Room, "presence", lambda self: whole(self) + " " * odd(self.match.table))


def plant_greeting(patch: pytest.MonkeyPatch) -> None:
    def agreed(match: Match) -> Any:
        return {**server_hall.agreed(match), "odd": odd(match.table)}

    patch.setattr(server_socket, "agreed", agreed)


def plant_echo(patch: pytest.MonkeyPatch) -> None:
    """Something is said twice, but only sometimes."""
    whole = Hall.send

    def send(self: Hall, viewer: int | None, update: Any) -> None:
        for _ in range(1 + odd(self._rooms[update.match].match.table)):
            whole(self, viewer, update)

    patch.setattr(Hall, "send", send)


def plant_error(patch: pytest.MonkeyPatch) -> None:
    """What a spectator is refused with names a secret."""
    whole = server_socket.Session._answer

    async def answer(self: Any, match: Match, viewer: int | None, message: Any) -> None:
        patch.setitem(WHY, "no-seat", f"No {secret(match.table)}")
        await whole(self, match, viewer, message)

    patch.setattr(server_socket.Session, "_answer", answer)


def plant_link(patch: pytest.MonkeyPatch) -> None:
    """Whoever knocks with a wrong link is told how the match stands."""
    whole = Room.viewer

    def viewer(self: Room, token: str) -> Any:
        patch.setattr(problem, "BAD_TOKEN", f"No {secret(self.match.table)}")
        return whole(self, token)

    patch.setattr(Room, "viewer", viewer)


OWN = {
    "header": Leak(plant_header, "headers of the transcript"),
    "presence": Leak(plant_presence, "presence"),
    "hello": Leak(plant_greeting, "greeting"),
    "echo": Leak(plant_echo, "number"),
    "error": Leak(plant_error, "refused"),
    "link": Leak(plant_link, "bad link"),
}


ONE_EACH = {
    "view": "cutin held",
    "prompt": "memory",
    "legal": "shift",
    "version": "jam sealed",
    "size": "bell",
    "refusal": "memory",
    "try": "jam",
    "on connecting": "jam",
    "spectator": "peek",
    "events": "cutin",
    "transcript": "shift",
    "fleeting": "memory",
    "draws": "jam",
    "answers": "cutin never",
    "unasked": "cutin asked",
    "no other": "cutin another",
    "tries": "shuttles tried",
    "header": "cutin",
    "presence": "jam",
    "hello": "sealed",
    "echo": "shift",
    "error": "memory",
    "link": "jam replaced",
}
"""Each leak with twins that find it soon."""


def pairs() -> Iterator[tuple[str, str]]:
    """Return twins with the leaks that they find: each leak once, in the soak all there are."""
    if not SOAK:
        yield from ((name, leak) for leak, name in ONE_EACH.items())
        return
    for name, leaks in PLANTED.items():
        yield from ((name, leak) for leak in leaks)
        if "view" in leaks:  # what the server itself can tell, it can tell of any secret
            yield from ((name, leak) for leak in OWN if leak != "echo" or "events" in leaks)


def test_every_leak_and_nearly_all_kinds_of_twins_have_their_turn() -> None:
    assert ONE_EACH.keys() == LEAKS.keys() | OWN.keys()
    assert TWINS.keys() - set(ONE_EACH.values()) == {"shift tried"}


@pytest.mark.parametrize(("name", "leak"), list(pairs()))
def test_a_planted_leak_is_caught(name: str, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, channel = {**LEAKS, **OWN}[leak]
    plant(monkeypatch)
    assert channel in found(name, None if leak == "error" else eyes(leak), 40, leak, channel)
