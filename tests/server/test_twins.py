"""Twins over the wire: histories that differ only in what a viewer may not know.

Every byte that reaches the viewer is compared: frames of its sockets, with letters and what is
shown and without, what a new device is greeted with, refusals, drafts, transcripts and other
answers over HTTP with their headers. The histories are those of a match; the leaks planted there
and in the games must be caught here, too, and some of the server's own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fastapi import Response

from tailback.kit import Viewer
from tailback.match import Change, Match
from tailback.server import http_errors
from tailback.server.live import broadcast as server_broadcast
from tailback.server.live import request_handler
from tailback.server.live.broadcast import Broadcast, Connection
from tailback.server.live.presence import TablePresence
from tailback.server.live.registry import MatchRegistry
from tailback.server.live.request_handler import RequestHandler
from tailback.server.live.room import Room
from tailback.server.routes import tables
from tests.harness import leaks as games_own
from tests.harness.patience import run
from tests.harness.scale import SOAK
from tests.match.twins import BY_ID, TWINS, VIEWERS, a_few
from tests.match.twins.leaks import LEAKS, Leak, channel_of, odd, secret
from tests.match.twins.script import Act, Plant, Said, Script, Twins, telling_apart
from tests.server.desk import running
from tests.server.wire_twins import told_to


def found(
    kind: str,
    game: str,
    viewers: tuple[Viewer, ...],
    most: int,
    enough: str = "",
    plant: Plant | None = None,
) -> set[str]:
    """Return the channels by which these viewers can tell twins apart; one may be enough."""

    async def play() -> set[str]:
        differ: set[str] = set()
        async with running() as server:
            for viewer in viewers:

                async def told(pair: Twins, script: Script, viewer: Viewer = viewer) -> list[Said]:
                    return await told_to(server, pair, script, viewer)

                async for channels in telling_apart(a_few(kind, game, viewer, most), told, plant):
                    differ |= channels
                    if enough in differ:
                        return differ
        return differ

    differ: set[str] = run(play(), 600)
    return differ


@pytest.mark.parametrize(("kind", "game"), TWINS)
def test_twins_get_the_same_bytes(kind: str, game: str) -> None:
    assert found(kind, game, VIEWERS, (50 if kind == "tried" else 100) if SOAK else 1) == set()


def test_every_channel_is_heard() -> None:
    async def play() -> set[str]:
        script = Script((Act(0, "push"), Act(1, "wait")), (0,))
        relay = BY_ID["relay"]
        async with running() as server:
            twins = Twins(relay, relay.options(), 2, script, script)
            return {said.channel for said in await told_to(server, twins, script, 0)}

    http = {"transcript", "replay", "bad link"}
    socket = {"greeting", "update", "presence", "rejected", "tried", "error", "pong"}
    bare = {f"bare {name}" for name in socket}
    assert run(play()) == http | {f"headers of the {name}" for name in http} | socket | bare


# Planted leaks


def header(patch: pytest.MonkeyPatch) -> None:
    """The transcript's headers tell a little."""
    last: list[int] = []
    whole, response = Match.writing, Response

    def writing(self: Match, viewer: Viewer) -> Callable[[], str]:
        last.append(odd(self.state))
        return whole(self, viewer)

    def padded(text: str, headers: dict[str, str], **how: Any) -> Any:
        return response(text, headers={**headers, "X-Odd": str(last[-1])}, **how)

    patch.setattr(Match, "writing", writing)
    patch.setattr(tables, "Response", padded)


def presence(patch: pytest.MonkeyPatch) -> None:
    whole = TablePresence.text
    patch.setattr(TablePresence, "text", lambda self: whole(self) + " " * odd(self._match.state))


def greeting(patch: pytest.MonkeyPatch) -> None:
    whole = server_broadcast.agreed

    def agreed(table: Any, settings: Any) -> dict[str, Any]:
        return {**whole(table, settings), "odd": odd(table)}

    patch.setattr(server_broadcast, "agreed", agreed)


def flagged(wanted: bool) -> Any:
    """Return a leak that only those hear who want letters, or only those who want none."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        whole = server_broadcast.update_text

        def update_text(table: Any, update: Any, hello: Any, *rest: Any, **more: Any) -> str:
            if hello.letters == wanted:
                more["odd"] = odd(table)
            return whole(table, update, hello, *rest, **more)

        patch.setattr(request_handler, "update_text", update_text)

    return plant


def echo(patch: pytest.MonkeyPatch) -> None:
    """Something is said twice, but only sometimes."""
    whole = MatchRegistry.broadcast

    def tell(self: MatchRegistry, change: Change, to: object = None, id: str | None = None) -> None:
        whole(self, change, to, id)
        if odd(change.state):
            whole(self, change)

    patch.setattr(MatchRegistry, "broadcast", tell)


def mixed_up(patch: pytest.MonkeyPatch) -> None:
    """What was written for the first is sent to all."""

    def text(self: Broadcast, to: Connection) -> str:
        key = None, None, to.hello.letters, to.hello.shown
        if key not in self._texts:
            update = self._change.update(0)
            self._texts[key] = server_broadcast.update_text(self._change.state, update, to.hello)
        return self._texts[key]

    patch.setattr(Broadcast, "text", text)


def error(patch: pytest.MonkeyPatch) -> None:
    """What a spectator is refused with names a secret."""
    whole = RequestHandler.handle

    def handle(self: RequestHandler, message: Any) -> Any:
        patch.setattr(request_handler, "reason", lambda _: f"No {secret(self.room.match.state)}")
        return whole(self, message)

    patch.setattr(RequestHandler, "handle", handle)


def link(patch: pytest.MonkeyPatch) -> None:
    """Whoever knocks with a wrong link is told how the match stands."""
    whole = Room.viewer

    def viewer(self: Room, token: str) -> Any:
        patch.setattr(http_errors, "BAD_TOKEN", f"No {secret(self.match.state)}")
        return whole(self, token)

    patch.setattr(Room, "viewer", viewer)


OWN = {
    "header": Leak(header, "headers of the transcript", "known", "cutin"),
    "presence": Leak(presence, "presence", "known", "jam"),
    "hello": Leak(greeting, "greeting", "sealed", "sealed"),
    "with letters": Leak(flagged(wanted=True), "greeting", "known", "shift"),
    "without letters": Leak(flagged(wanted=False), "bare greeting", "known", "shift"),
    "echo": Leak(echo, "number", "known", "shift"),
    "mixed up": Leak(mixed_up, "update", "known", "jam"),
    "error": Leak(error, "rejected", "known", "memory", None),
    "link": Leak(link, "bad link", "held", "bell"),
}
IN_GAMES = {
    "table": "peek",
    "own": "jam",
    "show": "shift",
    "moves": "cutin",
    "letters": "memory",
    "prompt": "memory",
    "legal": "shift",
    "refusal": "jam",
    "asked": "cutin",
}
"""Each leak of a game's own with a game whose twins find it."""


CAUGHT = [leak for leak in (*LEAKS, *OWN) if leak != "recall"]


@pytest.mark.parametrize("leak", CAUGHT if SOAK else OWN)
def test_a_planted_leak_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, channel, kind, game, viewer = {**LEAKS, **OWN}[leak]
    plant(monkeypatch)
    assert channel in found(kind, game, (viewer,), 40, channel)


@pytest.mark.parametrize(("leak", "game"), IN_GAMES.items())
def test_a_leak_of_a_game_is_caught(leak: str, game: str) -> None:
    channel, plant = channel_of(leak), games_own.LEAKS[leak].plant
    assert channel in found("known", game, (1,), 40, channel, plant)


def test_every_leak_of_a_game_has_its_turn() -> None:
    assert IN_GAMES.keys() == games_own.LEAKS.keys()


@pytest.mark.parametrize("field", ["hands", "decks"])
def test_what_hands_and_decks_hold_in_a_race_is_caught(field: str) -> None:
    channel = channel_of("table")
    assert channel in found("known", "bash", (1,), 40, channel, games_own.of_field(field))
