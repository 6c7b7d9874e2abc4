"""A match: one table, one lock, one log. Durable first, acknowledged second, broadcast third."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeVar

from tailback.kit import AnyGame, Options, Seat, Seating, Viewer
from tailback.match import commit, create, draft, rematch, resign, setup, sit, transcript
from tailback.match.entry import Entry
from tailback.match.fold import replay
from tailback.match.message import Accepted, Answer, Denied, Refused, Repeated, Tried, Update
from tailback.match.picture import picture, since
from tailback.match.ports import House, Opening
from tailback.match.run import Steps
from tailback.match.table import Table
from tailback.match.think import Thinking
from tailback.match.window import Window
from tailback.match.write import Decide, Pen

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Match:
    """The authority at one table.

    Every verb that writes answers through the channel, to the address ``to``, before it tells the
    others; it also returns its answer. ``id`` is the message's own, 32 hexadecimal digits.
    """

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self._lock = asyncio.Lock()
        self._pen = Pen(house.store, table)
        self._running: set[asyncio.Task[Any]] = set()
        self._thinking = Thinking(self)
        self._window = Window(self)
        self._texts = transcript.Texts()
        self._wake()

    # Beginning

    @classmethod
    async def open(
        cls,
        house: House,
        game: AnyGame,
        options: Options | None = None,
        seating: Seating | None = None,
        *,
        bots: dict[Seat, str] | None = None,
        time: create.Time = "usual",
        id: str | None = None,
        notes: Mapping[str, str] | None = None,
        server_seed: bytes | None = None,
        begun: Sequence[Steps] = (),
    ) -> Match:
        """Open a table; ``bots`` names who thinks on which seat, the other seats are open.

        The ``notes`` (hashed tokens) are written with it, in one. With ``begun``, the pages of
        another match up to some turn, it goes on from there.
        """
        chosen = game.options() if options is None else options
        seated = seating or Seating(game.seats[0])
        opening = create.entry(game, chosen, seated, time, server_seed, begun)
        setting = setup.made(house, opening, bots or {}, id)
        await house.store.create(setting.table.id, setting.entries, notes)
        return cls(house, setting.table)

    @classmethod
    async def load(cls, house: House, id: str) -> Match:
        """Take up a match where its log ends; windows of time begin anew."""
        entries = await house.store.load(id)
        return cls(house, replay(id, entries, house.games, house.dice))

    @property
    def id(self) -> str:
        """Return the match's id."""
        return self.table.id

    # Verbs

    async def sit(
        self,
        seat: Seat,
        id: str,
        name: str,
        seed: str | None = None,
        to: object = None,
        *,
        bot: str | None = None,
    ) -> Answer:
        """Take an open seat, or let a bot think on it; the last one begins the match."""
        return await self._act(to, seat, id, lambda t: sit.decide(t, seat, id, name, seed, bot))

    def try_(self, seat: Seat, ask: int, moves: Sequence[str], id: str = "") -> Tried | Refused:
        """Return how things would stand for this seat after a draft; nothing is written or told."""
        try:
            return draft.try_(self.table, seat, ask, moves, id)
        except Denied as denied:
            return self._refused(seat, id, denied)

    async def commit(
        self, seat: Seat, ask: int, id: str, moves: Sequence[str], to: object = None
    ) -> Answer:
        """Play moves, or seal a choice, in answer to the question ``ask``."""
        return await asyncio.shield(self.commit_soon(seat, ask, id, moves, to))

    def commit_soon(
        self, seat: Seat, ask: int, id: str, moves: Sequence[str], to: object = None
    ) -> asyncio.Task[Answer]:
        """Do the same for someone who hears the answer through the channel and need not wait."""
        return self._begin(to, seat, id, lambda t: commit.decide(t, seat, ask, id, moves))

    async def answer(self, seat: Seat, ask: int, id: str, move: str) -> Answer:
        """Play the move of the bot that sits there."""
        moves = [move]
        return await self._act(
            None, seat, id, lambda t: commit.decide(t, seat, ask, id, moves, bot=True)
        )

    async def resign(
        self, seat: Seat, id: str, stand_in: str | None = None, to: object = None
    ) -> Answer:
        """Give up; with several others left, the bot ``stand_in`` plays on."""
        return await self._act(to, seat, id, lambda t: resign.decide(t, seat, id, stand_in))

    async def rematch(
        self, seat: Seat, id: str, seed: str | None = None, to: object = None
    ) -> Answer:
        """Ask for another match; the last to ask finds it opened, under ``table.next``."""
        return await self._act(to, seat, id, lambda t: rematch.decide(t, seat, id, seed))

    # Looking

    def watch(self, viewer: Viewer, cursor: int | None = None) -> Update:
        """Return all that a viewer may know now, with the events after its cursor.

        A cursor is the last version that was heard; without one there are no events. Fleeting
        events were told once and come again only when the match is over.
        """
        shown = since(self.table, viewer, cursor)
        return picture(self.table, viewer, shown, left=self._window.left())

    def recall(self, seat: Seat) -> Any:
        """Return all that a seat knows, as its bot would be told."""
        return self._thinking.recall(seat)

    def transcript(self, viewer: Viewer) -> str:
        """Return the match as text: in full when it is over, else what this viewer may know."""
        return self.writing(viewer)()

    def writing(self, viewer: Viewer) -> Callable[[], str]:
        """Return what writes the same as it stands now; a long one is left to a thread."""
        return self._texts.writing(self.table, viewer)

    # The one way to act

    async def _act(self, to: object, seat: Seat, id: str, decide: Decide) -> Answer:
        """Act to the end even if whoever asked has gone: a write begun is a write to fold."""
        return await asyncio.shield(self._begin(to, seat, id, decide))

    def _begin(self, to: object, seat: Seat, id: str, decide: Decide) -> asyncio.Task[Answer]:
        return self.spawn(self._locked(to, seat, id, decide))

    async def _locked(self, to: object, seat: Seat, id: str, decide: Decide) -> Answer:
        async with self._lock:
            answer: Answer = Accepted(id)
            try:
                await self._pen.write(decide, self._opens)
            except Repeated:
                self._tell(lambda: self.house.channel.answer(to, answer))
                self._broadcast()
                return answer
            except Denied as denied:
                answer = refused = self._refused(seat, id, denied)
                self._tell(lambda: self.house.channel.answer(to, refused))
                self._broadcast()
                return answer
            self._broadcast(to, id)
            return answer

    def _opens(self, entry: Entry) -> Opening | None:
        """Return the table of a rematch, which is kept with the entry that speaks of it."""
        if entry.kind == "again" and entry.body["next"] is not None:
            return setup.following(self.house, self.table, entry)
        return None

    def _refused(self, seat: Seat, id: str, denied: Denied) -> Refused:
        shown = id if isinstance(id, str) else ""
        return Refused(shown, denied.why, self.watch(seat), denied.refusal, denied.at, denied.said)

    async def time_up(self, asks: tuple[int, ...]) -> bool:
        """Play defaults, if these questions are still asked; return whether time is done with."""
        return await asyncio.shield(self.spawn(self._time_up(asks)))

    async def _time_up(self, asks: tuple[int, ...]) -> bool:
        async with self._lock:
            done = tuple(self.table.asks) != asks or await self._pen.time()
            self._broadcast()
            return done

    def _broadcast(self, to: object = None, id: str | None = None) -> None:
        change = self._pen.taken()
        if change is None:
            return
        self._wake()
        told = change._replace(left=self._window.left())
        self._tell(lambda: self.house.channel.tell(told, to, id))

    def _wake(self) -> None:
        self._window.look()
        self._thinking.look()

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
