"""A match: one table, one lock, one log. Durable first, acknowledged second, broadcast third."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final, ParamSpec, TypeVar

from tailback.kit import SPECTATOR, AnyGame, AnyQuestion, Options, Seat, Seating, Viewer
from tailback.match import draft, player_clocks, setup, transcript
from tailback.match.actions import Actions
from tailback.match.answer_window import AnswerWindow
from tailback.match.apply import Applied, Spelled
from tailback.match.bot_runner import BotRunner
from tailback.match.entry import Entry
from tailback.match.fold import replay
from tailback.match.log_writer import Decide, LogWriter
from tailback.match.messages import (
    Accepted,
    Answer,
    Rejected,
    Rejection,
    Repeated,
    Tried,
    Update,
    reason,
)
from tailback.match.ports import MatchServices, Opening
from tailback.match.state import MatchState
from tailback.match.updates import since, update_for
from tailback.match.verbs import create

P = ParamSpec("P")
T = TypeVar("T")
_MANY: Final = 50
"""So many entries or pages are played through at once; more would hold up everyone else."""
_log = logging.getLogger(__name__)


def to_play(entries: Sequence[Entry]) -> int:
    """Return how many entries and pages have to be played through to take up a match."""
    return len(entries) + sum(len(entry.body.get("begun", ())) for entry in entries[:1])


class Match(Actions):
    """The authority at one table: what is done there is one thing after the other."""

    def __init__(self, services: MatchServices, state: MatchState) -> None:
        self.services = services
        self.state = state
        self._lock = asyncio.Lock()
        self._log_writer = LogWriter(services.store, state, services.time_source)
        self._running: set[asyncio.Task[Any]] = set()
        self._bots = BotRunner()
        self._answer_window = AnswerWindow()
        self._texts = transcript.Texts()
        self.look()

    # Beginning

    @classmethod
    async def open(
        cls,
        services: MatchServices,
        game: AnyGame,
        options: Options | None = None,
        seating: Seating | None = None,
        *,
        bots: dict[Seat, str] | None = None,
        time: create.Time = "usual",
        id: str | None = None,
        notes: Mapping[str, str] | None = None,
        server_seed: bytes | None = None,
        begun: Sequence[Spelled] = (),
        clock: player_clocks.Terms | None = None,
    ) -> Match:
        """Open a table; ``bots`` names who thinks on which seat, the other seats are open.

        The ``notes`` (hashed tokens) are written with it, in one. With ``begun``, the pages of
        another match up to some turn in notation, it goes on from there.
        """
        chosen = game.options() if options is None else options
        seated = seating or Seating(game.seats[0])
        allowed = None if clock is None else clock.allowance()
        opening = create.entry(game, chosen, seated, time, server_seed, begun, clock=allowed)
        setting = await _beside(len(begun), setup.set_up, services, opening, bots or {}, id)
        await services.store.create(setting.state.id, setting.entries, notes)
        return cls(services, setting.state)

    @classmethod
    async def load(cls, services: MatchServices, id: str) -> Match:
        """Take up a match where its log ends; windows of time go on as they would have."""
        return await cls.of(services, id, await services.store.load(id))

    @classmethod
    async def of(cls, services: MatchServices, id: str, entries: Sequence[Entry]) -> Match:
        """Take up a match whose log was read already."""
        much = to_play(entries)
        state = await _beside(much, replay, id, entries, services.games, services.dice)
        return cls(services, state)

    @property
    def id(self) -> str:
        """Return the match's id."""
        return self.state.id

    # Looking

    def try_(self, seat: Seat, ask: int, moves: Sequence[str], id: str = "") -> Tried | Rejected:
        """Return how things would stand for this seat after a draft; nothing is written or told."""
        try:
            return draft.try_(self.state, seat, ask, moves, id)
        except Rejection as denied:
            return self._rejected(seat, id, denied)

    def watch(self, viewer: Viewer, cursor: int | None = None) -> Update:
        """Return all that a viewer may know now, with the events after its cursor.

        A cursor is the last version that was heard; without one there are no events. Fleeting
        events were told once and come again only when the match is over. Who has missed more than
        a thousand pages is told the latest thousand.
        """
        state = self.state
        shown, recent = since(state, viewer, cursor)
        left, now = self._left(), self._shown_now()
        return update_for(state, viewer, shown, state.pages.turn, left=left, now=now, recent=recent)

    def _shown_now(self) -> int:
        """Return the time for what runs at this table; where nothing does it does not matter."""
        state = self.state
        shown = state.clocks is not None or state.stage == "revealing"
        return self.services.time_source.wall() if shown else 0

    def asked(self) -> float:
        """Return when the questions were put that are asked now, by the clock of this house.

        The log says when, so whoever takes up the match counts from the same moment.
        """
        clock = self.services.time_source
        return clock.now() - max(0, clock.wall() - self.state.asked) / 1000

    def recall(self, seat: Seat) -> Any:
        """Return all that a seat knows, as its bot would be told."""
        return self._bots.recall(self.state, seat)

    def question(self, seat: Seat, rng: random.Random, draft: Sequence[str] = ()) -> AnyQuestion:
        """Return what a bot on a seat that is asked would be asked, after a draft of its turn."""
        return self._bots.question(self.state, seat, rng, draft)

    def transcript(self, viewer: Viewer) -> str:
        """Return the match as text: in full when it is over, else what this viewer may know."""
        return self.writing(viewer)()

    def writing(self, viewer: Viewer) -> Callable[[], str]:
        """Return what writes the same as it stands now; a long one is left to a thread."""
        return self._texts.writing(self.state, viewer)

    # The one way to act

    def _begin(
        self,
        to: object,
        seat: Viewer,
        id: str,
        decide: Decide,
        *,
        leased: bool = False,
        outside: bool = False,
    ) -> asyncio.Task[Answer]:
        return self.spawn(self._locked(to, seat, id, decide, leased, outside))

    async def _locked(
        self,
        to: object,
        seat: Viewer,
        id: str,
        decide: Decide,
        leased: bool,
        outside: bool,
    ) -> Answer:
        def decide_for(state: MatchState) -> tuple[Entry, Applied | None]:
            if not outside and not self._speaks(to, seat):
                raise Rejection("no-seat")
            return decide(state)

        async with self._lock:
            answer: Answer = Accepted(id)
            try:
                lease = self.services.lease() if leased else 0
                if lease is None:
                    raise Rejection("not-written")
                await self._log_writer.write(decide_for, self._opens, lease)
            except Repeated:
                pass
            except Rejection as denied:
                viewer = seat if self._speaks(to, seat) else SPECTATOR
                answer = self._rejected(viewer, id, denied)
            else:
                self._broadcast(to, id)
                return answer
            self._tell(lambda: self.services.channel.answer(to, answer))
            self._broadcast()
            return answer

    def _speaks(self, to: object, seat: Viewer) -> bool:
        """Return whether this address speaks for a seat, and so may see what the seat sees."""
        return seat is not SPECTATOR and self.services.speaks(to, seat, self.state)

    def _opens(self, entry: Entry) -> Opening | None:
        """Return the table of a rematch, which is kept with the entry that speaks of it."""
        if entry.kind == "rematch" and entry.body["next"] is not None:
            return setup.following(self.services, self.state, entry)
        return None

    def _rejected(self, viewer: Viewer, id: str, denied: Rejection) -> Rejected:
        shown = id if isinstance(id, str) else ""
        now = self.watch(viewer)
        said = denied.said or str(reason(denied.why))
        return Rejected(shown, denied.why, now, denied.refusal, denied.at, said)

    async def time_up(self, asks: tuple[int, ...]) -> bool:
        """Play defaults, if these questions are still asked; return whether time is done with."""
        return await asyncio.shield(self.spawn(self._time_up(asks)))

    async def _time_up(self, asks: tuple[int, ...]) -> bool:
        async with self._lock:
            lease = self.services.lease()
            if lease is None:
                return False
            done = await self._log_writer.time(asks, lease)
            self._broadcast()
            return done

    # Other processes

    @property
    def runs(self) -> bool:
        """Return whether something may happen here by itself, and so under a lease."""
        state = self.state
        timed = state.time is not None
        return state.result is None and (timed or any(chair.bot for chair in state.chairs))

    async def catch_up(self, length: int | None = None) -> bool:
        """Take in what another process has written, if the log is so long, and tell of it.

        Without a length whatever there is. Returns False if it cannot be read now.
        """
        return await asyncio.shield(self.spawn(self._catch_up(length)))

    async def _catch_up(self, length: int | None) -> bool:
        async with self._lock:
            try:
                await self._log_writer.catch_up(length)
            except Rejection:
                return False
            self._broadcast()
            return True

    def look(self) -> None:
        """Set bots and clocks going, or stop them: the lease was given or taken away."""
        self._answer_window.look(self)
        self._bots.look(self)

    def _broadcast(self, to: object = None, id: str | None = None) -> None:
        change = self._log_writer.taken()
        if change is None:
            return
        self.look()
        state = self.state
        if state.timed or state.clocks is not None or state.stage == "revealing":
            change = change._replace(left=self._left(), now=self._shown_now())
        self._tell(lambda: self.services.channel.broadcast(change, to, id))

    def _left(self) -> float:
        return self._answer_window.left(self.services.time_source.now())

    def _tell(self, call: Callable[[], None]) -> None:
        try:
            call()
        except Exception as error:  # whoever does not hear must not stop the others
            _log.error("a channel failed: %s", type(error).__name__)

    # Tasks

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something beside the rest, for as long as the match is held."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def close(self) -> None:
        """Let go: finish what is being written, stop clocks and bots."""
        async with self._lock:
            for task in tuple(self._running):
                task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        self._bots.rest()
        self._answer_window.rest()


async def _beside(many: int, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Return what work comes to that plays so many through; long work is left to a thread."""
    if many <= _MANY:
        return work(*args, **more)
    return await asyncio.to_thread(work, *args, **more)
