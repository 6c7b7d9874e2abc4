"""One viewer of one match: says what it wants, hears what it may know, comes back by itself.

It commits to a seed when it sits down, and reveals it by itself when every seat is taken.

A message keeps its id until it is answered, over any number of connections. The server gives a
repeat its first answer, so nothing is lost and nothing happens twice.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tailback.client.lobby import TableError
from tailback.client.read import Reader
from tailback.kit import Ages, AnyGame, TailbackError, Viewer
from tailback.kit.chance import commitment, read_seed
from tailback.kit.registry import game as installed_game
from tailback.kit.verify import Receipt
from tailback.match import Accepted, Rejected, Terms, Tried, Update, new_id

_FIRST: Final = 0.05
_LONGEST: Final = 5.0
_FATAL: Final = ("no-such-table", "bad-token", "malformed", "broken-log", "closed", "protocol")
_PROTOCOL: Final = 2
_AGAIN: Final = ("too-many", "failed")
_UNWRITTEN: Final = 0.5
"""How many seconds to wait when a seed could not be written down."""
_LARGEST: Final = 16 * 1024 * 1024


class Closed(Exception):
    """The seat was closed before the message was answered."""


class Agreed(NamedTuple):
    """What was agreed before the first move."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    by_age: tuple[int, ...] | None
    ages: Ages | None
    """What the host may still say about ages; None where nothing is asked."""
    last: tuple[int, int | None] | None
    time: float | None
    clock: Terms | None
    """What each player's clock began with."""
    grace: float
    """How many seconds someone must be away before the seat may be handed over."""
    claim: float
    """How many seconds a seat that somebody asks for is still its person's, when all agreed."""


class Waiting(NamedTuple):
    """A message without an answer yet."""

    text: str
    answer: asyncio.Future[Any]
    opens: str | None = None
    """The token that opens the seat once this is accepted."""


class Seat:
    """A connection to a match that is made again whenever it breaks."""

    def __init__(
        self,
        url: str,
        match: str,
        token: str,
        *,
        cursor: int | None = None,
        seed: str | None = None,
        games: Callable[[str], AnyGame] = installed_game,
    ) -> None:
        self.match = match
        self.agreed: Agreed | None = None
        self.game: AnyGame | None = None
        self.token = token
        """What opens it: an invitation at first, a token of its own from when it sits."""
        self.invited: int | None = None
        """The seat that the token invited to, where somebody sits there: it can be asked for."""
        self.present: tuple[bool, ...] = ()
        """Which seats are connected."""
        self.seed = seed or secrets.token_hex(32)
        """What it brings to the draws unless another seed is named; new for a rematch.

        Whoever closes this before every seat is taken keeps it for the next connection."""
        self.receipt: Receipt | None = None
        """What it has kept from before the deal, once it has revealed its seed."""
        self.text = ""
        """The game's drawing of the latest view in plain text."""
        self.connections = 0
        """How often a connection was made."""
        self._address = "ws" + url.rstrip("/").removeprefix("http") + "/api/ws"
        self._cursor = cursor
        self._games = games
        self._reader: Reader | None = None
        self._latest: Update | None = None
        self._commitment: str | None = None
        """The server's, as it was heard first."""
        self._waiting: dict[str, Waiting] = {}
        self._listeners: set[asyncio.Queue[Update | Exception]] = set()
        self._socket: ClientConnection | None = None
        self._greeted = asyncio.Event()
        self._ended: Exception | None = None
        self._later: set[asyncio.Task[None]] = set()
        self._task = asyncio.get_running_loop().create_task(self._run())

    # What a viewer knows

    @property
    def now(self) -> Update:
        """Return the latest update."""
        if self._latest is None:
            raise Closed("no update has come yet: wait for hello()")
        return self._latest

    @property
    def viewer(self) -> Viewer:
        """Return the seat, or None for a spectator."""
        return self.now.viewer

    async def hello(self) -> Update:
        """Return the first update; raise TableError if the table or the token is refused."""
        await self._greeted.wait()
        if self._latest is None:
            raise self._ended or Closed("closed")
        return self._latest

    async def updates(self) -> AsyncIterator[Update]:
        """Return every update from now on, the present one first."""
        queue: asyncio.Queue[Update | Exception] = asyncio.Queue()
        if self._latest is not None:
            queue.put_nowait(self._latest)
        if self._ended is not None:
            queue.put_nowait(self._ended)
        self._listeners.add(queue)
        try:
            while True:
                heard = await queue.get()
                if isinstance(heard, Closed):
                    return
                if isinstance(heard, Exception):
                    raise heard
                yield heard
        finally:
            self._listeners.discard(queue)

    async def wait_for(self, wanted: Callable[[Update], bool]) -> Update:
        """Return the first update, the present one included, of which this is true."""
        async for update in self.updates():
            if wanted(update):
                return update
        raise Closed("closed before it came")

    # What a seat does

    async def sit(
        self, name: str, seed: str | None = None, id: str | None = None, token: str | None = None
    ) -> Any:
        """Take the seat, and commit to the seed that this connection brings.

        From then on a new ``token`` opens it, and the invitation no more. Whoever means to come
        back by another program keeps that.
        """
        self.seed = seed or self.seed
        own = token or secrets.token_urlsafe(24)
        await self.hello()
        commitment = _commitment(self.seed)
        return await self._ask("sit", id, token=own, name=name, commitment=commitment)

    async def begun(self) -> Update:
        """Return the first update after which the game is dealt: all sit and have revealed."""
        return await self.wait_for(lambda update: update.stage not in ("open", "revealing"))

    async def deal(self, id: str | None = None) -> Accepted | Rejected:
        """Agree to deal without the seeds that are missing."""
        answer: Accepted | Rejected = await self._ask("deal", id)
        return answer

    async def claim(self, token: str, id: str | None = None) -> Accepted | Rejected:
        """Ask for the seat that this one was ``invited`` to, to be opened by this token."""
        answer: Accepted | Rejected = await self._ask("claim", id, token=token)
        return answer

    async def permit(self, claim: int, yes: bool, id: str | None = None) -> Accepted | Rejected:
        """Agree that someone gets the seat that they ask for, by the claim's number, or say no."""
        answer: Accepted | Rejected = await self._ask("permit", id, claim=claim, yes=yes)
        return answer

    async def try_(self, moves: Sequence[str], ask: int | None = None) -> Tried | Rejected:
        """Return how things would stand after these moves."""
        answer: Tried | Rejected = await self._ask("try", None, ask=self._asked(ask), moves=moves)
        return answer

    async def commit(
        self, moves: Sequence[str], ask: int | None = None, id: str | None = None
    ) -> Accepted | Rejected:
        """Play these moves, in answer to the present question unless another is named."""
        answer: Accepted | Rejected
        answer = await self._ask("commit", id, ask=self._asked(ask), moves=list(moves))
        return answer

    async def resign(self, id: str | None = None) -> Accepted | Rejected:
        """Give up."""
        answer: Accepted | Rejected = await self._ask("resign", id)
        return answer

    async def rematch(
        self, seed: str | None = None, id: str | None = None, *, swap: bool = False
    ) -> Accepted | Rejected:
        """Ask for another match; ``now.next`` names it when all have asked for the same.

        With ``swap`` everyone sits one seat further on there; this token opens that seat. The
        connection to the new match must be given this one's ``seed``.
        """
        self.seed = seed or secrets.token_hex(32)
        committed = _commitment(self.seed)
        answer: Accepted | Rejected
        answer = await self._ask("rematch", id, commitment=committed, swap=swap)
        return answer

    async def stand_in(self, seat: int, bot: str, id: str | None = None) -> Accepted | Rejected:
        """Let a bot of the server play on for someone who has left."""
        answer: Accepted | Rejected = await self._ask("stand_in", id, seat=seat, bot=bot)
        return answer

    async def reclaim(self, id: str | None = None) -> Accepted | Rejected:
        """Take the seat back that was handed over."""
        answer: Accepted | Rejected = await self._ask("reclaim", id)
        return answer

    async def overtime(
        self, seat: int, choice: str, bot: str | None = None, id: str | None = None
    ) -> Accepted | Rejected:
        """Say what should follow now that someone's time has run out: wait, bot or end."""
        answer: Accepted | Rejected
        answer = await self._ask("overtime", id, seat=seat, choice=choice, bot=bot)
        return answer

    async def offer(self, what: str, id: str | None = None) -> Accepted | Rejected:
        """Offer a draw, or ask to take the last commit back: draw or back."""
        answer: Accepted | Rejected = await self._ask("offer", id, what=what)
        return answer

    async def reply(self, offer: int, yes: bool, id: str | None = None) -> Accepted | Rejected:
        """Agree to the offer of this number, or not."""
        answer: Accepted | Rejected = await self._ask("reply", id, offer=offer, yes=yes)
        return answer

    async def watch(self, cursor: int | None = None) -> Update:
        """Return the present again, with the events after a cursor."""
        answer: Update = await self._ask("watch", None, cursor=cursor)
        return answer

    async def ping(self) -> None:
        """Return when the server has answered."""
        await self._ask("ping", None)

    async def close(self) -> None:
        """Leave; the seat itself stays taken."""
        self._end(Closed("closed"))
        self._task.cancel()
        for task in tuple(self._later):
            task.cancel()
        await asyncio.wait({self._task})  # whoever is cancelled meanwhile hears of it

    async def __aenter__(self) -> Seat:
        await self.hello()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    def _open_by(self, token: str) -> None:
        """Come by this token from now on; at once if the seat was taken on a lost connection."""
        self.token = token
        if self.invited is not None and self._socket is not None:
            self._socket.transport.abort()

    # Messages and their answers

    async def _ask(self, kind: str, id: str | None, **fields: Any) -> Any:
        if self._ended is not None:
            raise self._ended
        chosen = id or new_id()
        text = json.dumps({"type": kind, "id": chosen, **fields})
        opens = fields["token"] if kind == "sit" else None
        waiting = Waiting(text, asyncio.get_running_loop().create_future(), opens)
        self._waiting[chosen] = waiting
        try:
            await self._say(text)
            return await waiting.answer
        finally:
            self._waiting.pop(chosen, None)

    async def _say(self, text: str) -> None:
        """Send now if there is a connection; else it is sent when there is one again."""
        if self._socket is not None and self._latest is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)

    def _pong(self, number: int) -> None:
        """Answer at once, so that the lag can be measured."""
        self._begin(self._say(json.dumps({"type": "pong", "number": number})))

    def _reveal(self, update: Update) -> None:
        """Reveal the seed of this seat once, when every seat is taken."""
        viewer, people = update.viewer, update.people
        if self.receipt is not None or viewer is None or people is None:
            return
        proof = people.proof
        committed, terms = _commitment(self.seed), proof.terms
        same = committed == proof.seat_commitments[viewer] and self._commitment == proof.commitment
        if update.stage == "revealing" and proof.seat_seeds[viewer] is None and same and terms:
            self.receipt = Receipt(proof.commitment, terms, (bytes.fromhex(self.seed),))
            self._begin(self._revealed())

    async def _revealed(self) -> None:
        """Tell the seed, however often it takes until it is written down."""
        while isinstance(answer := await self._ask("reveal", None, seed=self.seed), Rejected):
            if answer.why != "not-written":
                return
            await asyncio.sleep(_UNWRITTEN)

    def _begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside the rest, until this is closed."""

        async def beside() -> None:
            with suppress(Closed, TableError):
                await work

        task = asyncio.get_running_loop().create_task(beside())
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    def _asked(self, ask: int | None) -> int:
        return (self.now.ask or 0) if ask is None else ask

    def _say_later(self, id: str, seconds: float) -> None:
        async def later() -> None:
            await asyncio.sleep(seconds)
            if id in self._waiting:
                await self._say(self._waiting[id].text)

        self._begin(later())

    # The connection

    async def _run(self) -> None:
        pause = _FIRST
        while self._ended is None:
            before = self.connections
            try:
                async with open_socket(self._address, compression=None, max_size=_LARGEST) as made:
                    await self._serve(made)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            except asyncio.CancelledError:
                raise
            except Exception as error:  # whoever waits must hear of it
                self._end(error)
            self._socket = None
            pause = _FIRST if self.connections > before else min(_LONGEST, 2 * pause)
            if self._ended is None:
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))

    async def _serve(self, socket: ClientConnection) -> None:
        shown = self.token
        hello = {
            "type": "hello",
            "match": self.match,
            "token": shown,
            "protocol": _PROTOCOL,
            "cursor": self._cursor if self._latest is None else self._latest.version,
            "letters": True,
            "shown": True,
        }
        await socket.send(json.dumps(hello))
        self._hear(json.loads(await socket.recv()))
        if self._ended is not None or shown != self.token:
            return
        self._socket = socket
        self.connections += 1
        for waiting in tuple(self._waiting.values()):
            await socket.send(waiting.text)
        async for text in socket:
            self._hear(json.loads(text))

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            self._update(message)
        elif kind == "presence":
            self.present = tuple(message["seats"])
        elif kind == "said":
            pass  # people talk; a program has nothing to answer
        elif kind == "ping":
            self._pong(message["number"])
        elif kind == "error":
            self._error(message)
        elif kind == "rejected" and message["why"] == "unknown":
            self._say_later(message["id"], 0.5)
        else:
            self._answer(message["id"], self._answered(kind, message))

    def _answered(self, kind: str, message: dict[str, Any]) -> Any:
        if kind == "accepted":
            return Accepted(message["id"])
        if self._reader is None or kind == "pong":
            return None
        return self._reader.tried(message) if kind == "tried" else self._reader.refused(message)

    def _answer(self, id: str, answer: Any) -> None:
        if id in self._waiting and not self._waiting[id].answer.done():
            if isinstance(answer, Accepted) and (token := self._waiting[id].opens) is not None:
                self._open_by(token)
            self._waiting[id].answer.set_result(answer)

    def _update(self, message: dict[str, Any]) -> None:
        if "greeting" in message:
            self._agree(message["greeting"])
        assert self._reader is not None, "a table greets first"
        update = self._reader.update(message)
        self.text = message.get("letters", self.text)
        if "id" in message:
            self._answer(message["id"], update)
            return
        self._latest = update
        if self._commitment is None and update.people is not None:
            self._commitment = update.people.proof.commitment
        self._reveal(update)
        self._greeted.set()
        for queue in self._listeners:
            queue.put_nowait(update)
        if "accepted" in message:
            self._answer(message["accepted"], Accepted(message["accepted"]))

    def _agree(self, greeting: dict[str, Any]) -> None:
        agreed, self.invited = greeting["agreed"], greeting["invited"]
        order, ages, last, clock = (agreed[name] for name in ("by_age", "ages", "last", "clock"))
        self.agreed = Agreed(
            **{
                **agreed,
                "game": greeting["game"],
                "by_age": None if order is None else tuple(order),
                "ages": None if ages is None else Ages(**ages),
                "last": None if last is None else tuple(last),
                "clock": None if clock is None else Terms(**clock),
            }
        )
        try:
            self.game = self._games(self.agreed.game)
            self.game.require_rules(self.agreed.rules)
        except (TailbackError, ImportError, KeyError):
            self.game = None
        self._reader = Reader(self.game, greeting)

    def _error(self, message: dict[str, Any]) -> None:
        why, said, id = message["why"], message["said"], message.get("id")
        if id in self._waiting and why in _AGAIN:
            self._say_later(id, 0.05 + float(message.get("after", 0.2)))
        elif id in self._waiting:
            if not self._waiting[id].answer.done():
                self._waiting[id].answer.set_exception(TableError(why, said))
        elif self._socket is None and why in _FATAL:
            self._end(TableError(why, said))

    def _end(self, why: Exception) -> None:
        if self._ended is None:
            self._ended = why
        self._greeted.set()
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(why)
        for queue in self._listeners:
            queue.put_nowait(why)


def _commitment(seed: str) -> str:
    """Return the commitment to a seed; of a text that is no seed nothing that could be one."""
    given = read_seed(seed)
    return "" if given is None else commitment(given)


async def connect(
    url: str,
    match: str,
    token: str,
    *,
    cursor: int | None = None,
    seed: str | None = None,
    games: Callable[[str], AnyGame] = installed_game,
) -> Seat:
    """Return a seat (or a spectator's place) that has heard its first update."""
    seat = Seat(url, match, token, cursor=cursor, seed=seed, games=games)
    try:
        await seat.hello()
    except BaseException:
        await seat.close()
        raise
    return seat
