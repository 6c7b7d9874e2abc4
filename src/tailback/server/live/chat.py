"""What people say to each other at a table: ready phrases, and free text where the host allows it.

Nothing of it is kept: whoever is there hears it, and it is gone.
"""

from __future__ import annotations

from typing import Final

from tailback.kit import SPECTATOR, Seat, Viewer
from tailback.match.verbs.sit import is_line
from tailback.server.cluster.bus import BusMessage
from tailback.server.live import server_messages
from tailback.server.live.client_messages import LONGEST_LINE, Chat, Say
from tailback.server.live.registry import MatchRegistry
from tailback.server.live.room import Room
from tailback.server.routes.rate_limits import TokenBucket

_RATE: Final = 0.25
"""How many times a second a seat may speak in the long run."""
_BURST: Final = 4.0
"""How many times at once."""
_WORDS: Final = {
    "no-voice": "Those who sit at the table may speak.",
    "chat-off": "The host of this server has not switched free text on. Say a ready phrase.",
    "bad-text": f"A line has 1 to {LONGEST_LINE} letters and no other signs; "
    "at least one of them can be seen.",
    "said-often": "You have just said something. Wait a moment.",
}


class TableChat:
    """Carries what is said at the tables in use and on other nodes."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry
        registry.bus.listen("said", self._heard)

    def say(self, room: Room, viewer: Viewer, message: Say | Chat) -> str:
        """Tell everyone at a table what a seat says; return the answer."""
        if (why := self._why_not(room, viewer, message)) is not None:
            return server_messages.error(why, _WORDS[why], message.id)
        assert viewer is not SPECTATOR
        bucket = self._bucket(room, viewer)
        now = self._registry.limits.now()
        if not bucket.take(1.0, now):
            after = round(bucket.wait(now), 3)
            return server_messages.error(
                "said-often", _WORDS["said-often"], message.id, after=after
            )
        said = {"phrase": message.phrase} if isinstance(message, Say) else {"text": message.text}
        self._registry.bus.publish("said", room.match.id, seat=viewer, **said)
        return server_messages.write("accepted", id=message.id)

    def _why_not(self, room: Room, viewer: Viewer, message: Say | Chat) -> str | None:
        table = room.match.state
        seated = table.viewpoint(viewer)
        if seated is SPECTATOR or table.chairs[seated].kind != "person":
            return "no-voice"
        if isinstance(message, Say):
            return None
        if not self._registry.settings.chat:
            return "chat-off"
        return None if is_line(message.text, LONGEST_LINE) else "bad-text"

    def _bucket(self, room: Room, seat: Seat) -> TokenBucket:
        if seat not in room.voices:
            room.voices[seat] = TokenBucket(_RATE, _BURST, self._registry.limits.now())
        return room.voices[seat]

    def _heard(self, message: BusMessage) -> None:
        room = self._registry.get(message.match)
        if room is None:
            return
        text = server_messages.write("said", **message.data)
        for connection in room.presence.everyone():
            connection.send(text)
