"""Turn alerts: which seat is waited for and does not answer, and who of its devices is told, once.

So is whoever's seat was handed over to a bot, for nobody asks them any more, and whoever's seat
somebody else asks for: using it ends that.

Devices are kept as notes beside the match, each under the token that brought it; a token that
opens nothing any more brings no notices. A rematch takes them over.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from tailback.kit import SPECTATOR, Phrasebook, Seat
from tailback.match.errors import StoreError
from tailback.match.ports import DEVICE
from tailback.match.verbs.reveal import missing
from tailback.server.cluster.bus import BusMessage
from tailback.server.http_errors import ClosedTable, HttpError
from tailback.server.live.tokens import key_of
from tailback.server.live.web_push import Device, Send, read_device

if TYPE_CHECKING:
    from tailback.server.live.registry import MatchRegistry
    from tailback.server.live.room import Room

WORDS: Final = Phrasebook.of("tailback.server")
MOST: Final = 4
"""How many devices of one token are told."""
_LAST: Final = "told:"
"""How the notes begin that name the last occasion of which a seat was told."""
_HASH: Final = 16
_log = logging.getLogger(__name__)


class _Known(NamedTuple):
    """A device, under its note."""

    note: str
    device: Device


class _Occasion(NamedTuple):
    """Why a seat is told something: a name that no other occasion at this seat has, and what."""

    name: str
    message: str


class TurnAlerts:
    """Waits a while whenever there is an occasion, and tells the seat's devices if there is still.

    Every node that holds the table waits; the first to claim the occasion tells.
    """

    def __init__(self, registry: MatchRegistry, send: Send, after: float) -> None:
        self._registry = registry
        self._send = send
        self._after = after
        self._waiting: set[str] = set()
        """At which tables an occasion is waited out."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._changing = asyncio.Lock()
        for kind in ("entry", "taken-up"):
            registry.bus.listen(kind, self._changed)

    # Devices

    async def add(self, match: str, token: str, device: Device) -> None:
        """Tell this device from now on; beyond the most another is dropped for it."""
        async with self._changing:
            notes = await self._registry.services.store.notes(match)
            of = _of(token)
            others = [note for note in notes if note.startswith(of)]
            note = of + _short(device.endpoint)
            dropped = [other for other in others if other != note][: max(0, len(others) - MOST + 1)]
            await self._registry.services.store.note(
                match, {**dict.fromkeys(dropped), note: device.text()}
            )
        self._look(match)

    async def remove(self, match: str, token: str, endpoint: str) -> None:
        """Tell this device no more."""
        await self._registry.services.store.note(match, {_of(token) + _short(endpoint): None})

    # Turns

    def _changed(self, message: BusMessage) -> None:
        self._look(message.match)

    def _look(self, match: str) -> None:
        """Begin to wait, if there is an occasion at this table and nobody waits there already."""
        room = self._registry.get(match)
        if match not in self._waiting and room is not None and _due(room):
            self._waiting.add(match)
            task = asyncio.get_running_loop().create_task(self._tell(match))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell(self, match: str) -> None:
        await asyncio.sleep(self._after)
        self._waiting.discard(match)
        try:
            async with self._registry.room(match) as room:
                if _due(room):
                    await self._tell_all(room, _due(room))
        except ClosedTable:
            pass  # nobody is waited for there any more
        except (HttpError, StoreError):
            _log.warning("notices could not be sent", extra={"match": match})

    async def _tell_all(self, room: Room, due: dict[Seat, _Occasion]) -> None:
        store, match = self._registry.services.store, room.match.id
        notes = await store.notes(match)
        devices = _devices(room, notes)
        for seat, why in due.items():
            if devices.get(seat) and await store.claim(match, f"{_LAST}{seat}", why.name):
                await self._tell_seat(room, why.message, devices[seat])

    async def _tell_seat(self, room: Room, message: str, devices: list[_Known]) -> None:
        for known in devices:
            if not await self._send(known.device, _text(room, message, known.device)):
                with suppress(StoreError):  # it will be found gone again
                    await self._registry.services.store.note(room.match.id, {known.note: None})

    async def close(self) -> None:
        """Tell nobody any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _due(room: Room) -> dict[Seat, _Occasion]:
    """Return who is asked and has not chosen, must reveal, is played for, or will lose the seat."""
    table, due = room.match.state, {}
    if table.result is not None:
        return {}
    waited_for = missing(table)
    for seat, chair in enumerate(() if table.timed else table.chairs):
        if seat in waited_for:
            due[seat] = _Occasion("reveal", "reveal-notice")
        elif chair.handed and not chair.given_up:
            due[seat] = _Occasion(f"handed {chair.handed_at}", "handed-notice")
        elif chair.plays and seat not in table.sealed and (ask := table.ask(seat)) is not None:
            due[seat] = _Occasion(str(ask), "turn-notice")
    for claim in table.claims:
        if claim.end is None and claim.since is not None:
            due[claim.seat] = _Occasion(f"claim {claim.number}", "claim-notice")
    return due


def _devices(room: Room, notes: dict[str, str]) -> dict[Seat, list[_Known]]:
    """Return the devices of each seat, as far as their tokens still open it."""
    devices: dict[Seat, list[_Known]] = {}
    for note, text in notes.items():
        device = read_device(text) if note.startswith(DEVICE) else None
        key = note.removeprefix(DEVICE).rpartition(":")[0]
        if device is not None and (seat := room.opened_by(key)) is not SPECTATOR:
            devices.setdefault(seat, []).append(_Known(note, device))
    return devices


def _text(room: Room, message: str, device: Device) -> str:
    """Return what a device is told: nothing that its holder alone may know."""
    language = device.language
    game = room.match.state.game
    book = game.rulebook
    name = book.say("game-name", language) if book.has("game-name") else game.id
    said = WORDS.say(message, language, game=name)
    return json.dumps({"match": device.match or room.match.id, "said": said})


def _of(token: str) -> str:
    """Return how the notes of a token's devices begin; each ends with the device's own hash."""
    return f"{DEVICE}{key_of(token)}:"


def _short(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode("utf-8", "surrogatepass")).hexdigest()[:_HASH]
