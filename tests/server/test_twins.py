"""Twins over the wire: histories that differ only in what a viewer may not know.

Every byte that reaches the viewer is compared: frames of its sockets, what a second device is
greeted with, refusals, drafts, transcripts over HTTP with their headers. The histories are those
of ``tests.match.test_twins``; the leaks planted there must be caught here, too, and some of the
server's own.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

import pytest
from fastapi import Response
from websockets.asyncio.client import ClientConnection

from tailback.client import Opened
from tailback.kit import AnyGame
from tailback.match import WHY, HandClock, Match, new_id
from tailback.server import hall as server_hall
from tailback.server import socket as server_socket
from tailback.server import tables_api
from tailback.server.hall import Hall, Room
from tailback.server.tokens import notes_of
from tests.harness.scale import scaled
from tests.match import test_twins as twins
from tests.match.desk import GAMES, ID, Ids, opened
from tests.match.test_twins import IDLE, Act, Script
from tests.server.desk import Running, http, run, running

MOST = 3
"""How many acts of a history are played over the wire."""


class Recorder:
    """A viewer's socket that keeps every frame as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []

    async def until(self, id: str) -> dict[str, Any]:
        while True:
            text = await self.socket.recv()
            assert isinstance(text, str)
            self.frames.append(text)
            message: dict[str, Any] = json.loads(text)
            if message.get("id") == id:
                return message

    async def ask(self, kind: str, id: str, **fields: Any) -> dict[str, Any]:
        await self.socket.send(json.dumps({"type": kind, "id": id, **fields}))
        return await self.until(id)


def told_to(game: AnyGame, script: Script, viewer: int | None, seats: int = 2) -> list[str]:
    """Return every byte that reaches the viewer, who also tries and asks whatever it can."""

    def dice(server: bytes, given: Sequence[bytes], drawn: int) -> Any:
        return twins.Rigged(script.falls, drawn)

    async def play() -> list[str]:
        async with running(dice=dice, clock=HandClock()) as server:
            table = await _table(server, game, seats)
            async with asyncio.timeout(30):
                return await _told(server, game, table, script, viewer)

    said: list[str] = run(play())
    return said


async def _table(server: Running, game: AnyGame, seats: int) -> Opened:
    match = await opened(server.hall.house, game, seats)
    alphabet = match.table.alphabet
    assert alphabet
    await match.close()
    tokens = {seat: f"seat {seat}" for seat in range(seats)}
    rights: dict[str, int | None] = {token: seat for seat, token in tokens.items()}
    await server.hall.house.store.note(ID, notes_of({**rights, "watch": None}))
    return Opened(ID, tokens, "watch")


async def _told(
    server: Running, game: AnyGame, table: Opened, script: Script, viewer: int | None
) -> list[str]:
    ids = Ids()
    token = table.spectator if viewer is None else table.tokens[viewer]
    async with server.greeted(ID, token) as mine, _actors(server, table, viewer) as others:
        ear = Recorder(mine)
        said = await _pestered(server, game, ear, token, viewer, ids)
        for act in script.acts:
            id = ids()
            if act != IDLE:
                (room,) = server.hall._rooms.values()
                ask = room.match.table.ask(act.seat)
                actor = ear if act.seat == viewer else others.of[act.seat]
                answer = await actor.ask("commit", id, ask=ask, moves=[act.move])
                assert answer["type"] == "accepted", answer
            said += await _pestered(server, game, ear, token, viewer, ids)
        await ear.ask("ping", ids())
        return said + ear.frames


class _actors:
    """The sockets of all other seats."""

    def __init__(self, server: Running, table: Opened, viewer: int | None) -> None:
        self._made = {
            seat: server.greeted(ID, token)
            for seat, token in table.tokens.items()
            if seat != viewer
        }
        self.of: dict[int, Recorder] = {}

    async def __aenter__(self) -> _actors:
        for seat, made in self._made.items():
            self.of[seat] = Recorder(await made.__aenter__())
        return self

    async def __aexit__(self, *error: object) -> None:
        for made in self._made.values():
            await made.__aexit__(None, None, None)


async def _pestered(
    server: Running, game: AnyGame, ear: Recorder, token: str, viewer: int | None, ids: Ids
) -> list[str]:
    """Return what the viewer gets by HTTP and on a new connection; the rest is in its frames."""
    now = await ear.ask("watch", ids(), cursor=0)
    where = f"/api/tables/{ID}/transcript"
    response = await http(server, "GET", where, headers={"Authorization": f"Bearer {token}"})
    headers = sorted(item for item in response.headers.items() if item[0] != "date")
    said = [response.text, repr(headers)]
    async with server.socket() as second:
        await second.send(json.dumps({"type": "hello", "match": ID, "token": token, "cursor": 0}))
        said += [str(await second.recv()), str(await second.recv())]
    alphabet = [game.notation.move_text(move) for move in game.alphabet(game.options())]
    if viewer is not None and now["stage"] == "running":
        ask = now["ask"] or 1
        (room,) = server.hall._rooms.values()
        legal = map(game.notation.move_text, game.legal(room.match.table.position, viewer))
        wrong = sorted(set(alphabet) - set(legal))
        step = max(1, len(alphabet) // 3)
        for text in (*now["legal"][:2], *alphabet[::step]):
            await ear.ask("try", ids(), ask=ask, moves=[text])
        for text in random.Random(ids.last).sample(wrong, min(2, len(wrong))):
            await ear.ask("commit", ids(), ask=ask, moves=[text])
    else:
        await ear.ask("commit", ids(), ask=1, moves=alphabet[:1])
    return said


# Comparing


def scripts(name: str, rng: random.Random, viewer: int | None) -> tuple[Script, Script]:
    """Return two scripts that the viewer must not be able to tell apart."""
    game = GAMES[name]
    while True:
        history, twin, revealed = twins.TWINS[name](rng, viewer)
        (one, ends), (other, its_ends) = (twins.script_of(game, h) for h in (history, twin))
        pairs = zip(ends, its_ends, one.acts, other.acts, strict=False)
        shared = list(takewhile(lambda pair: pair[0] == pair[1] and pair[2] == pair[3], pairs))
        both = min(MOST, sum(pair[0] <= revealed for pair in shared))
        if both and one.falls != other.falls:
            return Script(one.acts[:both], one.falls), Script(other.acts[:both], other.falls)


def compared(name: str, rng: random.Random, viewer: int | None) -> None:
    one, other = scripts(name, rng, viewer)
    same(told_to(GAMES[name], one, viewer), told_to(GAMES[name], other, viewer))


def sealed_compared(viewer: int | None) -> None:
    """Nobody can tell what, whether or how often the others have sealed."""
    a, b = [seat for seat in range(3) if seat != viewer][:2]
    nobody = told_to(GAMES["sealed"], Script((IDLE, IDLE), ()), viewer, 3)
    for bids in ((Act(a, "1"), IDLE), (Act(a, "3"), Act(a, "2")), (Act(a, "2"), Act(b, "2"))):
        same(nobody, told_to(GAMES["sealed"], Script(bids, ()), viewer, 3))


def same(first: list[str], second: list[str]) -> None:
    hidden = [json.loads(text) if text[0] == "{" else {} for text in (*first, *second)]
    assert not any(message.get("why") == "failed" for message in hidden)
    assert len(first) == len(second), "more is said to one of the twins"
    for a, b in zip(first, second, strict=True):
        assert a == b, "twins differ"


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("name", twins.TWINS)
def test_twins_get_the_same_bytes(name: str, viewer: int | None) -> None:
    rng = random.Random(f"{name} {viewer}")
    for _ in range(scaled(50)):
        compared(name, rng, viewer)


@pytest.mark.parametrize("viewer", [0, None])
def test_sealed_choices_send_nothing(viewer: int | None) -> None:
    sealed_compared(viewer)


# Planted leaks


def plant_header(patch: pytest.MonkeyPatch) -> None:
    """The transcript's headers tell a little."""
    last: list[int] = []
    whole, response = Match.transcript, Response

    def transcript(self: Match, viewer: int | None) -> str:
        last.append(twins.odd(self.table))
        return whole(self, viewer)

    def padded(text: str, headers: dict[str, str], **how: Any) -> Any:
        return response(text, headers={**headers, "X-Odd": str(last[-1])}, **how)

    patch.setattr(Match, "transcript", transcript)
    patch.setattr(tables_api, "Response", padded)


def plant_presence(patch: pytest.MonkeyPatch) -> None:
    whole = Room.presence
    patch.setattr(Room, "presence", lambda self: whole(self) + " " * twins.odd(self.match.table))


def plant_greeting(patch: pytest.MonkeyPatch) -> None:
    def agreed(match: Match) -> Any:
        return {**server_hall.agreed(match), "odd": twins.odd(match.table)}

    patch.setattr(server_socket, "agreed", agreed)


def plant_echo(patch: pytest.MonkeyPatch) -> None:
    """Something is said twice, but only sometimes."""
    whole = Hall.send

    def send(self: Hall, viewer: int | None, update: Any) -> None:
        for _ in range(1 + twins.odd(self._rooms[update.match].match.table)):
            whole(self, viewer, update)

    patch.setattr(Hall, "send", send)


def plant_error(patch: pytest.MonkeyPatch) -> None:
    """What a spectator is refused with names a secret."""
    whole = server_socket.Session._answer

    async def answer(self: Any, match: Match, viewer: int | None, message: Any) -> None:
        patch.setitem(WHY, "no-seat", f"No {twins.secret(match.table)}")
        await whole(self, match, viewer, message)

    patch.setattr(server_socket.Session, "_answer", answer)


OWN: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "header": plant_header,
    "presence": plant_presence,
    "greeting": plant_greeting,
    "echo": plant_echo,
    "error": plant_error,
}


@pytest.mark.parametrize("leak", [*twins.LEAKS, *OWN])
def test_a_planted_leak_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    {**twins.LEAKS, **OWN}[leak](monkeypatch)
    viewer = None if leak in ("spectator", "error") else 1
    rng = random.Random(5)
    name = "peek" if leak in ("events", "transcript") else "shift"

    def some() -> None:
        for _ in range(12):
            compared(name, rng, viewer)

    with pytest.raises(AssertionError, match="twins"):
        some()


def test_the_recorder_is_no_bystander() -> None:
    """The comparison sees differences where they are allowed: other ids, other frames."""
    script = Script((Act(0, "push"),), (0,) * 20)
    said = told_to(GAMES["relay"], script, 0)
    assert len(said) > 10
    assert new_id() not in "".join(said)
