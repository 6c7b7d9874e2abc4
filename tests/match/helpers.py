"""What the tests of a match share: games by name, ears that record, players that play."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest

from tailback.games.bash import GAME as BASH
from tailback.games.shift import GAME as SHIFT
from tailback.games.shuttles import GAME as SHUTTLES
from tailback.games.trafficars.cutin import GAME as CUTIN
from tailback.games.trafficars.jam import GAME as JAM
from tailback.games.trafficars.memory import GAME as MEMORY
from tailback.kit import AnyGame, Options, Seat, Seating, Viewer
from tailback.kit.chance import FairDice, commitment
from tailback.match import (
    Accepted,
    Answer,
    Change,
    Entry,
    ManualTimeSource,
    Match,
    MatchServices,
    MatchState,
    People,
    Rejected,
    Store,
    Terms,
    Update,
    fold,
)
from tailback.match.setup import set_up
from tailback.match.verbs.create import DiceMaker, Time
from tailback.match.verbs.create import entry as opening_entry
from tailback.match.verbs.reveal import missing
from tailback.store import MemoryStore
from tests.toys import TOYS

GAMES: dict[str, AnyGame] = {game.id: game for game in (SHIFT, *TOYS)}
MORE: dict[str, AnyGame] = {game.id: game for game in (SHUTTLES, JAM, MEMORY, CUTIN, BASH)}
SEEDS = tuple(bytes([seat + 1] * 32) for seat in range(6))
SERVER = bytes(range(32))
ID = "0" * 32


def find(id: str) -> AnyGame:
    return GAMES[id] if id in GAMES else MORE[id]


def options_of(game: AnyGame) -> Options:
    options: Options = game.options(turn_limit=8) if game.id == "shift" else game.options()
    return options


class RecordingChannel:
    """A channel that writes down all it hears, in order.

    Whatever happened live is folded once more from its text, and must come to the same.
    """

    def __init__(self) -> None:
        self.heard: list[tuple[str, object, Any]] = []
        self.again: dict[str, MatchState] = {}
        self.store: Store | None = None

    def answer(self, to: object, answer: Answer) -> None:
        self.heard.append(("answer", to, answer))

    def broadcast(self, change: Change, to: object = None, id: str | None = None) -> None:
        if isinstance(self.store, MemoryStore):
            self._refold(change.state, self.store)
        if id is not None:
            self.heard.append(("answer", to, Accepted(id)))
        for viewer in change.state.viewers:
            if viewer in change.viewers:
                self.heard.append(("send", viewer, change.update(viewer)))

    def _refold(self, live: MatchState, store: MemoryStore) -> None:
        again = self.again.setdefault(live.id, MatchState(live.id, live.games, live.maker))
        for text in store._log(live.id)[again.length :]:
            fold(again, Entry.read(text))
        if state(again) != state(live):  # not an assertion: a channel's exceptions stop nobody
            pytest.fail("an entry folded from its text came to something else")

    def updates(self, viewer: Viewer) -> list[Update]:
        return [m for kind, who, m in self.heard if kind == "send" and who == viewer]


def state(table: MatchState) -> object:
    """Return all that a log says."""
    return (
        table.length,
        table.position,
        (table.seating, table.scene),
        table.chairs,
        table.versions,
        table.asks,
        table.sealed,
        table.sealed.changes,
        table.seeds,
        table.result,
        table.deal,
        table.rematch,
        table.starter,
        (table.at, table.asked, table.clocks),
        (table.messages, table.keys, table.claims),
        (table.overtime, table.offers, table.taken),
        table.pages.given_hash,
        [(page.versions, page.steps, page.by) for page in table.pages],
    )


class Ids:
    """Message ids, counted so that two runs have the same."""

    def __init__(self) -> None:
        self.last = 1000

    def __call__(self) -> str:
        self.last += 1
        return f"{self.last:032x}"


def services(
    store: Store | None = None, clock: Any = None, dice: DiceMaker = FairDice, **more: Any
) -> MatchServices:
    kept, channel = store or MemoryStore(), more.pop("channel", None) or RecordingChannel()
    if isinstance(channel, RecordingChannel):
        channel.store = kept
    return MatchServices(
        store=kept,
        channel=channel,
        time_source=clock or ManualTimeSource(),
        games=find,
        dice=dice,
        pace=more.pop("pace", 0.0),
        rng=random.Random(7),
        **more,
    )


def ears(match: Match) -> RecordingChannel:
    channel = match.services.channel
    assert isinstance(channel, RecordingChannel)
    return channel


async def opened(
    at: MatchServices,
    game: AnyGame,
    seats: int | None = None,
    *,
    options: Options | None = None,
    time: Time = 10.0,
    clock: Terms | None = None,
    sit: bool = True,
    keys: bool = False,
) -> Match:
    """Return a match whose every seed is known, with a person on each seat.

    With ``keys`` each has sat down with a key of their own, ``token:0`` and so on.
    """
    seating = Seating(seats or game.seats[0])
    chosen, allowed = options or options_of(game), None if clock is None else clock.allowance()
    entry = opening_entry(game, chosen, seating, time, SERVER, clock=allowed)
    setting = set_up(at, entry, {}, ID)
    await at.store.create(ID, setting.entries)
    match = await Match.load(at, ID)
    if sit:
        for seat in range(seating.seats):
            key = f"token:{seat}" if keys else None
            await sit_down(match, seat, f"{seat:032x}", f"P{seat}", key=key)
    return match


_KNOWN: dict[str, bytes] = {commitment(seed): seed for seed in SEEDS}
"""The seeds of these tests, by their commitments."""


def committed(seed: bytes | str) -> str:
    """Return the commitment to a seed, which :func:`reveal` reveals."""
    chosen = bytes.fromhex(seed) if isinstance(seed, str) else seed
    _KNOWN[commitment(chosen)] = chosen
    return commitment(chosen)


async def sit_down(match: Match, seat: Seat, id: str, name: str, key: str | None = None) -> Answer:
    """Sit down, committing to the seat's known seed; when all sit, all reveal theirs."""
    answer = await match.sit(seat, id, name, committed(SEEDS[seat]), key=key)
    await reveal(match)
    return answer


async def reveal(match: Match) -> None:
    """Reveal the seeds that are waited for."""
    for seat in missing(match.state):
        seed = _KNOWN[match.state.chairs[seat].commitment or ""]
        answer = await match.reveal(seat, f"{0x5EED00 + seat:032x}", seed.hex())
        assert isinstance(answer, Accepted)


async def rematch(
    match: Match, seat: Seat, id: str, seed: str | None = None, *, swap: bool = False
) -> Answer:
    """Ask for a rematch, committing to a known seed."""
    return await match.rematch(seat, id, committed(seed or SEEDS[seat]), swap=swap)


async def followed(match: Match) -> Match:
    """Return the rematch, dealt."""
    follow = await Match.load(match.services, match.state.rematch.next_match or "")
    await reveal(follow)
    return follow


def people(match: Match, viewer: Viewer) -> People:
    """Return who is there, as a viewer is told."""
    found = match.watch(viewer).people
    assert found is not None
    return found


def waited_for(match: Match) -> list[Seat]:
    """Return the seats that are asked and have not sealed an answer."""
    table = match.state
    decision = table.decision
    return [] if decision is None else [s for s in decision.seats if s not in table.sealed]


async def commit(match: Match, seat: Seat, *moves: str, id: str | None = None) -> Answer:
    ask = match.state.ask(seat)
    return await match.commit(seat, ask or 0, id or f"{random.getrandbits(128):032x}", moves)


async def play_on(match: Match, rng: random.Random, most: int = 10_000) -> None:
    """Play random moves until it is over, turning the clock where answers are held back."""
    for _ in range(most):
        if match.state.result is not None:
            return
        seats = waited_for(match)
        if not seats:
            await turn(match, 10.0)
            continue
        seat = rng.choice(seats)
        answer = await commit(match, seat, rng.choice(match.watch(seat).legal))
        assert not isinstance(answer, Rejected), answer


async def turn(match: Match, seconds: float) -> None:
    clock = match.services.time_source
    assert isinstance(clock, ManualTimeSource)
    await settle()
    clock.advance(seconds)
    await settle()


async def settle(times: int = 30) -> None:
    for _ in range(times):
        await asyncio.sleep(0)


def why(answer: object) -> str:
    """Return why something was refused."""
    assert isinstance(answer, Rejected)
    return answer.why


class Silent:
    """A bot that never knows what to do."""

    async def choose(self, question: Any) -> Any:
        await asyncio.Event().wait()


def spelled(message: object) -> str:
    return repr(message)


def texts(entries: Sequence[Any]) -> list[str]:
    return [entry.text() for entry in entries]
