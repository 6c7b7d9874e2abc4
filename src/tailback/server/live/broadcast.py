"""The messages that tell the connections at a table of a change."""

from __future__ import annotations

from dataclasses import asdict
from typing import Protocol

from tailback.kit import JSON, Seat, Seating, Viewer
from tailback.match import Accepted, Change, MatchState, Update
from tailback.match.player_clocks import terms
from tailback.match.verbs import ages
from tailback.server.live import server_messages
from tailback.server.live.client_messages import Hello
from tailback.server.settings import Settings


class Connection(Protocol):
    """One connection at a table, which is told what its viewer may know."""

    viewer: Viewer
    hello: Hello
    keys: set[str]
    """The keys of the tokens that it has shown."""
    invited: Seat | None
    """The seat that its token was for, where somebody else sits there."""
    last_presence: str
    """Who is there, as it was told last."""

    def send(self, text: str) -> None:
        """Send a message, in its turn."""

    def send_answer(self, text: str) -> None:
        """Send the answer to one of its own messages, which it pays for by its length."""

    def dismiss(self, why: str, all: bool) -> bool:
        """Say why and end the connection, if ``all`` must go or its address is kept out."""


class Broadcast:
    """The texts that tell of one change: what is the same for several is written once."""

    def __init__(self, change: Change, settings: Settings) -> None:
        self._change = change
        self._settings = settings
        self._shared = server_messages.Shared()
        self._texts: dict[tuple[Viewer, Seat | None, bool, bool], str] = {}

    def text(self, to: Connection) -> str:
        """Return what this connection is told."""
        key = to.viewer, to.invited, to.hello.letters, to.hello.shown
        if key not in self._texts:
            change, viewer = self._change, to.viewer
            text = update_text(change.state, change.update(viewer), to.hello, self._shared)
            if viewer in change.greeted:
                text = greeted(text, change.state, viewer, self._settings, to.invited)
            self._texts[key] = text
        return self._texts[key]

    def accepting(self, to: Connection, id: str) -> str:
        """Return the same, and that the connection's message is accepted."""
        if to.viewer not in self._change.viewers:
            return server_messages.answer(Accepted(id))
        return server_messages.accepting(self.text(to), id)


def update_text(
    table: MatchState,
    update: Update,
    hello: Hello,
    shared: server_messages.Shared | None = None,
    **more: JSON,
) -> str:
    """Return an update as the connection that began with this hello wants it."""
    game = table.game
    if hello.letters:
        more["letters"] = game.text_view(update.view)
    if hello.shown:
        more["shown"] = server_messages.shown(update.shown, game.notation.move_text)
    return server_messages.update(update, shared, **more)


def greeted(
    text: str, table: MatchState, viewer: Viewer, settings: Settings, invited: Seat | None = None
) -> str:
    """Return an update's text with what a viewer must know to read it and all that follow.

    ``invited``: the seat that its token named, where another's opens it.
    """
    eyes = table.viewpoint(viewer)
    greeting: dict[str, JSON] = {
        "match": table.id,
        "game": table.game.id,
        "viewer": eyes,
        "gave_up": viewer if eyes is not viewer else None,
        "invited": invited,
        "agreed": agreed(table, settings),
    }
    return server_messages.greeted(text, greeting, table.scene)


def agreed(table: MatchState, settings: Settings) -> dict[str, JSON]:
    """Return what was agreed before the first move: all of it lies open on the table."""
    seating: Seating = table.seating
    asked, clock = ages.asked(table), terms(table)
    return {
        "rules": table.game.rules_number,
        "options": table.options.write(),
        "seats": seating.seats,
        "by_age": None if seating.by_age is None else list(seating.by_age),
        "ages": None if asked is None else asdict(asked),
        "last": None if seating.last is None else list(seating.last),
        "time": table.time,
        "clock": None if clock is None else clock._asdict(),
        "grace": settings.grace,
        "claim": settings.claim,
    }
