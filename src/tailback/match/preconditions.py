"""What every verb checks first: a message's id, the seat, and whether this was said before."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from tailback.kit import SPECTATOR, Seat, Viewer
from tailback.match.entry import Entry, is_id
from tailback.match.messages import Rejection, Repeated
from tailback.match.state import MatchState

MOST: Final = 200
"""How often a seat may offer, hand over, take back, decide about others or ask for a rematch in one
match, and be given a new link: each is counted by itself, so that nobody uses up what is another's
to do."""


@dataclass(slots=True)
class Messages:
    """What was said at a table, by each seat or by whoever set it."""

    ids: dict[tuple[Viewer, str], str] = field(default_factory=dict)
    """What was written under each id: a repeat must say the same."""
    counts: Counter[tuple[Viewer, str]] = field(default_factory=Counter)
    """How many entries there are of each seat and kind."""

    def note(self, entry: Entry) -> None:
        """Keep an entry that somebody brought about."""
        kind, body = entry
        if "seat" in body:
            self.counts[body["seat"], kind] += 1
        if "id" in body:
            self.ids[body["seat"], body["id"]] = entry.text()


def new(state: MatchState, seat: Viewer, id: str, **given: Any) -> None:
    """Raise what is wrong with a message's seat or id; a repeat is answered as it was at first.

    That holds for as long as the log lasts. Whoever set the table speaks without a seat.
    """
    if seat is not SPECTATOR and not 0 <= seat < len(state.chairs):
        raise LookupError(f"there is no seat {seat} at this table")
    if not is_id(id):
        raise Rejection("bad-id")
    first = state.messages.ids.get((seat, id))
    if first is None:
        return
    said = Entry.read(first).body
    if any(said.get(name) != value for name, value in given.items()):
        raise Rejection("id-used")
    raise Repeated


def running(state: MatchState) -> None:
    """Raise if nobody can be asked anything now."""
    if state.stage != "running":
        raise Rejection("over" if state.result else "not-begun")


def held(state: MatchState, seat: Seat) -> None:
    """Raise if whoever speaks for this seat has given it up, or a bot plays on for them."""
    if state.chairs[seat].given_up:
        raise Rejection("given-up")
    if state.chairs[seat].handed:
        raise Rejection("handed")


def patient(state: MatchState, seat: Viewer, kind: str) -> None:
    """Raise if there are too many entries of this kind about a seat: each time is written down."""
    if state.messages.counts[seat, kind] >= MOST:
        raise Rejection("changed-often")


def other(state: MatchState, seat: Seat | None, of: Seat) -> None:
    """Raise if no other person plays on the seat that is spoken of."""
    if not 0 <= of < len(state.chairs) or of == seat or not state.chairs[of].plays:
        raise Rejection("no-player")


def unused(state: MatchState, key: str) -> None:
    """Raise if the log names this key anywhere: one key has one use."""
    if key in state.keys.all() or any(claim.key == key for claim in state.claims):
        raise Rejection("key-used")


def asked(state: MatchState, seat: Seat, ask: int) -> None:
    """Raise if this is not the question put to this seat."""
    running(state)
    if state.ask(seat) is None or ask != state.ask(seat):
        raise Rejection("stale")
