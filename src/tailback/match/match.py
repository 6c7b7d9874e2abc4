"""A match: one table, one lock, one log. Durable first, acknowledged second, broadcast third."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final, ParamSpec, TypeVar

from tailback.kit import SPECTATOR, AnyGame, Options, Seat, Seating, TailbackError, Viewer
from tailback.match import (
    ages,
    claim,
    clocks,
    commit,
    create,
    draft,
    hand,
    late,
    offer,
    rematch,
    renew,
    resign,
    reveal,
    setup,
    sit,
    transcript,
)
from tailback.match.entry import Entry, new_id
from tailback.match.fold import replay
from tailback.match.message import (
    Accepted,
    Answer,
    Denied,
    Refused,
    Repeated,
    Tried,
    Update,
    reason,
)
from tailback.match.picture import picture, since
from tailback.match.ports import House, Opening
from tailback.match.run import Run, Spelled
from tailback.match.table import Table
from tailback.match.think import Thinking
from tailback.match.window import Window
from tailback.match.write import Decide, Pen

P = ParamSpec("P")
T = TypeVar("T")
_MANY: Final = 50
"""So many entries or pages are played through at once; more would hold up everyone else."""
_log = logging.getLogger(__name__)


def to_play(entries: Sequence[Entry]) -> int:
    """Return how many entries and pages have to be played through to take up a match."""
    return len(entries) + sum(len(entry.body.get("begun", ())) for entry in entries[:1])


class Match:
    """The authority at one table.

    Every verb that writes answers through the channel, to the address ``to``, before it tells the
    others; it also returns its answer. ``id`` is the message's own, 32 hexadecimal digits.
    """

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self._lock = asyncio.Lock()
        self._pen = Pen(house.store, table, house.clock)
        self._running: set[asyncio.Task[Any]] = set()
        self._thinking = Thinking()
        self._window = Window()
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
        begun: Sequence[Spelled] = (),
        clock: clocks.Terms | None = None,
    ) -> Match:
        """Open a table; ``bots`` names who thinks on which seat, the other seats are open.

        The ``notes`` (hashed tokens) are written with it, in one. With ``begun``, the pages of
        another match up to some turn in notation, it goes on from there.
        """
        chosen = game.options() if options is None else options
        seated = seating or Seating(game.seats[0])
        allowed = None if clock is None else clock.allowance()
        opening = create.entry(game, chosen, seated, time, server_seed, begun, clock=allowed)
        setting = await _beside(len(begun), setup.made, house, opening, bots or {}, id)
        await house.store.create(setting.table.id, setting.entries, notes)
        return cls(house, setting.table)

    @classmethod
    async def load(cls, house: House, id: str) -> Match:
        """Take up a match where its log ends; windows of time go on as they would have."""
        return await cls.of(house, id, await house.store.load(id))

    @classmethod
    async def of(cls, house: House, id: str, entries: Sequence[Entry]) -> Match:
        """Take up a match whose log was read already."""
        much = to_play(entries)
        table = await _beside(much, replay, id, entries, house.games, house.dice)
        return cls(house, table)

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
        commitment: str | None = None,
        to: object = None,
        *,
        bot: str | None = None,
        key: str | None = None,
    ) -> Answer:
        """Take an open seat, committing to a seed, or let a bot think on it.

        With a ``key`` the seat is opened by that alone from now on.
        """
        return await self._act(
            to, seat, id, lambda t: sit.decide(t, seat, id, name, commitment, bot, key)
        )

    async def reveal(self, seat: Seat, id: str, seed: str, to: object = None) -> Answer:
        """Tell the seed that a seat had committed to; the last one begins the match."""
        return await self._act(to, seat, id, lambda t: reveal.decide(t, seat, id, seed))

    async def deal(self, seat: Seat, id: str, to: object = None) -> Answer:
        """Agree to deal without the seeds that are missing; the last to agree begins the match."""
        clock = self.house.clock
        return await self._act(
            to, seat, id, lambda t: reveal.decide_deal(t, seat, id, clock.wall())
        )

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
        self, seat: Seat, ask: int, id: str, moves: Sequence[str], to: object = None, lag: int = 0
    ) -> asyncio.Task[Answer]:
        """Do the same for someone who hears the answer through the channel and need not wait.

        ``lag`` is how many milliseconds the way here and back took, as far as that is credited.
        """
        return self._begin(to, seat, id, lambda t: commit.decide(t, seat, ask, id, moves, lag=lag))

    async def answer(self, seat: Seat, ask: int, id: str, move: str) -> Answer:
        """Play the move of the bot that sits there."""
        moves = [move]
        return await self._act(
            None, seat, id, lambda t: commit.decide(t, seat, ask, id, moves, bot=True), leased=True
        )

    async def resign(
        self, seat: Seat, id: str, stand_in: str | None = None, to: object = None
    ) -> Answer:
        """Give up; with several others left, the bot ``stand_in`` plays on."""
        return await self._act(to, seat, id, lambda t: resign.decide(t, seat, id, stand_in))

    async def rematch(
        self,
        seat: Seat,
        id: str,
        commitment: str,
        to: object = None,
        *,
        swap: bool = False,
    ) -> Answer:
        """Ask for another match; the last to ask finds it opened, under ``table.next``.

        With ``swap`` everyone sits one seat further on there.
        """
        return await self._act(
            to, seat, id, lambda t: rematch.decide(t, seat, id, commitment, swap=swap)
        )

    async def hand(
        self,
        seat: Seat | None,
        id: str,
        of: Seat,
        bot: str,
        to: object = None,
        *,
        away: bool = True,
    ) -> Answer:
        """Let a bot play on for another who is ``away``; without a seat, whoever set the table."""
        by = of if seat is None else seat
        return await self._act(
            to, by, id, lambda t: hand.decide(t, seat, id, of, self._known(bot), away=away)
        )

    async def back(self, seat: Seat, id: str, to: object = None) -> Answer:
        """Take back a seat that was handed over."""
        return await self._act(to, seat, id, lambda t: hand.decide_back(t, seat, id))

    async def late(
        self,
        seat: Seat,
        id: str,
        of: Seat,
        choice: late.Choice,
        bot: str | None = None,
        to: object = None,
    ) -> Answer:
        """Say what should follow now that another's time has run out."""

        def decide(table: Table) -> tuple[Entry, None]:
            named = self._known(bot or "") if choice == "bot" else None
            return late.decide(table, seat, id, of, choice, named, self.house.clock.wall())

        return await self._act(to, seat, id, decide)

    async def offer(self, seat: Seat, id: str, what: offer.What, to: object = None) -> Answer:
        """Offer a draw, or ask to take the last commit back."""
        return await self._act(to, seat, id, lambda t: offer.decide(t, seat, id, what))

    async def reply(self, seat: Seat, id: str, number: int, yes: bool, to: object = None) -> Answer:
        """Agree to an offer or not; whoever made it takes it back."""
        return await self._act(to, seat, id, lambda t: offer.decide_reply(t, seat, id, number, yes))

    async def renew(self, seat: Seat, id: str, key: str) -> Answer:
        """Let one sit down on a free seat by the token of this key alone."""
        return await self._act(None, seat, id, lambda t: renew.decide(t, seat, id, key))

    async def ages(self, id: str, named: Sequence[Seat] | None) -> Answer:
        """Say who is youngest or the order of age, before the match begins; None takes it back."""
        return await self._act(
            None, SPECTATOR, id, lambda t: ages.decide(t, id, named), outside=True
        )

    async def claim(
        self, seat: Seat, id: str, key: str, wait: int, to: object = None, *, away: bool = True
    ) -> Answer:
        """Ask for a seat whose key was lost; the address ``to`` need not speak for it."""

        def decide(table: Table) -> tuple[Entry, None]:
            return claim.decide(table, seat, id, key, wait, self.house.clock.wall(), away=away)

        return await self._act(to, seat, id, decide, outside=True)

    async def permit(
        self, seat: Seat, id: str, number: int, yes: bool, to: object = None
    ) -> Answer:
        """Agree to a claim, or say no."""
        return await self._act(
            to, seat, id, lambda t: claim.decide_permit(t, seat, id, number, yes)
        )

    async def cancel(self, seat: Seat) -> Answer:
        """End a claim to a seat: its key was used."""
        return await self._act(None, seat, new_id(), lambda t: claim.decide_cancel(t, seat))

    def claim_due(self) -> bool:
        """Return whether the time of a claim is over."""
        return claim.due(self.table, self.house.clock.wall()) is not None

    async def change(self) -> Answer:
        """Let a seat change hands if the time of a claim is over."""

        def decide(table: Table) -> tuple[Entry, None]:
            return claim.decide_change(table, self.house.clock.wall())

        return await self._act(None, 0, new_id(), decide)

    def _known(self, bot: str) -> str:
        """Return the name of a bot; Denied if there is none of this name."""
        try:
            self.house.bots(self.table.game, bot)
        except (LookupError, TailbackError):
            raise Denied("no-bot") from None
        return bot

    # Looking

    def watch(self, viewer: Viewer, cursor: int | None = None) -> Update:
        """Return all that a viewer may know now, with the events after its cursor.

        A cursor is the last version that was heard; without one there are no events. Fleeting
        events were told once and come again only when the match is over. Who has missed more than
        a thousand pages is told the latest thousand.
        """
        table = self.table
        shown, recent = since(table, viewer, cursor)
        left, now = self._left(), self._shown_now()
        return picture(table, viewer, shown, table.pages.turn, left=left, now=now, recent=recent)

    def _shown_now(self) -> int:
        """Return the time for what runs at this table; where nothing does it does not matter."""
        table = self.table
        shown = table.clocks is not None or table.stage == "revealing"
        return self.house.clock.wall() if shown else 0

    def asked(self) -> float:
        """Return when the questions were put that are asked now, by the clock of this house.

        The log says when, so whoever takes up the match counts from the same moment.
        """
        clock = self.house.clock
        return clock.now() - max(0, clock.wall() - self.table.asked) / 1000

    def recall(self, seat: Seat) -> Any:
        """Return all that a seat knows, as its bot would be told."""
        return self._thinking.recall(self.table, seat)

    def transcript(self, viewer: Viewer) -> str:
        """Return the match as text: in full when it is over, else what this viewer may know."""
        return self.writing(viewer)()

    def writing(self, viewer: Viewer) -> Callable[[], str]:
        """Return what writes the same as it stands now; a long one is left to a thread."""
        return self._texts.writing(self.table, viewer)

    # The one way to act

    async def _act(self, to: object, seat: Viewer, id: str, decide: Decide, **how: bool) -> Answer:
        """Act to the end even if whoever asked has gone: a write begun is a write to fold."""
        return await asyncio.shield(self._begin(to, seat, id, decide, **how))

    def _begin(
        self, to: object, seat: Viewer, id: str, decide: Decide, **how: bool
    ) -> asyncio.Task[Answer]:
        return self.spawn(self._locked(to, seat, id, decide, **how))

    async def _locked(
        self,
        to: object,
        seat: Viewer,
        id: str,
        decide: Decide,
        *,
        leased: bool = False,
        outside: bool = False,
    ) -> Answer:
        """Write what is decided; ``outside``: for one who asks about a seat of another's."""

        def decide_for(table: Table) -> tuple[Entry, Run | None]:
            if not outside and not self._speaks(to, seat):
                raise Denied("no-seat")
            return decide(table)

        async with self._lock:
            answer: Answer = Accepted(id)
            try:
                lease = self.house.lease() if leased else 0
                if lease is None:
                    raise Denied("not-written")
                await self._pen.write(decide_for, self._opens, lease)
            except Repeated:
                self._tell(lambda: self.house.channel.answer(to, answer))
                self._broadcast()
                return answer
            except Denied as denied:
                viewer = seat if self._speaks(to, seat) else SPECTATOR
                answer = refused = self._refused(viewer, id, denied)
                self._tell(lambda: self.house.channel.answer(to, refused))
                self._broadcast()
                return answer
            self._broadcast(to, id)
            return answer

    def _speaks(self, to: object, seat: Viewer) -> bool:
        """Return whether this address speaks for a seat, and so may see what the seat sees."""
        return seat is not SPECTATOR and self.house.speaks(to, seat, self.table)

    def _opens(self, entry: Entry) -> Opening | None:
        """Return the table of a rematch, which is kept with the entry that speaks of it."""
        if entry.kind == "again" and entry.body["next"] is not None:
            return setup.following(self.house, self.table, entry)
        return None

    def _refused(self, viewer: Viewer, id: str, denied: Denied) -> Refused:
        shown = id if isinstance(id, str) else ""
        now = self.watch(viewer)
        said = denied.said or str(reason(denied.why))
        return Refused(shown, denied.why, now, denied.refusal, denied.at, said)

    async def time_up(self, asks: tuple[int, ...]) -> bool:
        """Play defaults, if these questions are still asked; return whether time is done with."""
        return await asyncio.shield(self.spawn(self._time_up(asks)))

    async def _time_up(self, asks: tuple[int, ...]) -> bool:
        async with self._lock:
            lease = self.house.lease()
            if lease is None:
                return False
            done = await self._pen.time(asks, lease)
            self._broadcast()
            return done

    # Other processes

    @property
    def runs(self) -> bool:
        """Return whether something may happen here by itself, and so under a lease."""
        table = self.table
        timed = table.time is not None
        return table.result is None and (timed or any(chair.bot for chair in table.chairs))

    async def follow(self, length: int | None = None) -> bool:
        """Take in what another process has written, if the log is so long, and tell of it.

        Without a length whatever there is. Returns False if it cannot be read now.
        """
        return await asyncio.shield(self.spawn(self._follow(length)))

    async def _follow(self, length: int | None) -> bool:
        async with self._lock:
            try:
                await self._pen.follow(length)
            except Denied:
                return False
            self._broadcast()
            return True

    def look(self) -> None:
        """Set bots and clocks going, or stop them: the lease was given or taken away."""
        self._wake()

    def _broadcast(self, to: object = None, id: str | None = None) -> None:
        change = self._pen.taken()
        if change is None:
            return
        self._wake()
        table = self.table
        if table.timed or table.clocks is not None or table.stage == "revealing":
            change = change._replace(left=self._left(), now=self._shown_now())
        self._tell(lambda: self.house.channel.tell(change, to, id))

    def _wake(self) -> None:
        self._window.look(self)
        self._thinking.look(self)

    def _left(self) -> float:
        return self._window.left(self.house.clock.now())

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
        self._thinking.rest()
        self._window.rest()


async def _beside(many: int, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Return what work comes to that plays so many through; long work is left to a thread."""
    if many <= _MANY:
        return work(*args, **more)
    return await asyncio.to_thread(work, *args, **more)
