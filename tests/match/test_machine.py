"""Clients whose messages are lost, repeated and reordered: every history is one agreed list.

Each seat is open on two devices. They move, offer draws and take-backs, hand each other's seats
over and take them back, decide about whoever is late, and ask for each other's seats.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tailback.match import Accepted, Answer, Match, Rejected, Terms, Update, replay
from tests.harness.scale import scaled
from tests.match.helpers import GAMES, RecordingChannel, Silent, find, opened, services, state, turn


class Sent(NamedTuple):
    """A message on its way: a verb of a match, whose it is, and what it needs."""

    verb: str
    seat: int
    id: str
    given: tuple[Any, ...]

    async def arrive(self, match: Match) -> Answer:
        if self.verb == "commit":
            ask, moves = self.given
            return await match.commit(self.seat, ask, self.id, moves)
        answer: Answer = await getattr(match, self.verb)(self.seat, self.id, *self.given)
        return answer


class Client:
    """A device of one seat: it keeps what it was told, and sends again what was not answered."""

    def __init__(self, seat: int, seen: Update) -> None:
        self.seat = seat
        self.seen = seen
        self.events = list(seen.events)
        self.taken = 0
        self.open: dict[str, Sent] = {}

    def hear(self, update: Update) -> None:
        """Take in what follows on what was heard."""
        if update.version != self.seen.version + 1:
            return  # old, or something is missing: watch() will bring it
        self.take(update)

    def take(self, update: Update) -> None:
        self.seen = update
        self.events += update.events

    def undone(self, now: Update) -> bool:
        """Return whether something was taken back since; then what was heard is forgotten."""
        assert now.people is not None
        before, self.taken = self.taken, now.people.taken
        return self.taken != before


class Line(RuleBasedStateMachine):
    """A match, its clients, and the bad line between them."""

    loop: asyncio.AbstractEventLoop

    @initialize(name=st.sampled_from(["relay", "sealed", "bell", "shift"]))
    def begin(self, name: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.rng = random.Random(1)
        self.channel = RecordingChannel()
        self.read = 0
        at = services(channel=self.channel, bots=lambda game, name: Silent())
        self.match: Match = self.run(opened(at, GAMES[name], clock=Terms(30.0, 1.0), keys=True))
        self.clients = [Client(seat, self.match.watch(seat, 0)) for seat in (0, 1, 0, 1)]
        self.flying: list[Sent] = []
        self.answers: list[tuple[str, Answer]] = []
        self.accepted: dict[str, Sent] = {}
        self.sent = 0

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    @rule(who=st.integers(0, 3), pick=st.integers(0, 1000))
    def move(self, who: int, pick: int) -> None:
        """Send a move in answer to the question as this client knows it."""
        client = self.clients[who]
        if client.seen.ask is None or not client.seen.legal:
            return
        move = client.seen.legal[pick % len(client.seen.legal)]
        self.send("commit", who, client.seen.ask, (move,))

    def send(self, verb: str, who: int, *given: Any) -> None:
        self.sent += 1
        client = self.clients[who]
        message = Sent(verb, client.seat, f"{self.sent + 1000:032x}", given)
        client.open[message.id] = message
        self.flying.append(message)

    @rule(who=st.integers(0, 3), pick=st.integers(0, 1000))
    def think_better(self, who: int, pick: int) -> None:
        """A seat moves and asks to take it back, and the other agrees; all comes through."""
        self.reconnect(who)
        if self.clients[who].seen.ask is None:
            return
        self.move(who, pick)
        self.deliver(-1, twice=True)
        self.send("offer", who, "takeback")
        self.deliver(-1, twice=True)
        self.send("reply", 3 - who, self.match.state.offers.count, True)
        self.deliver(-1, twice=True)

    @rule(
        who=st.integers(0, 3),
        verb=st.sampled_from(
            ["draw", "no", "yes", "stand_in", "reclaim", "wait", "bot", "claim", "permit"]
        ),
    )
    def bargain(self, who: int, verb: str) -> None:
        """Something else is said; what it speaks of may be over when it comes."""
        other = 1 - self.clients[who].seat
        if verb == "draw":
            self.send("offer", who, verb)
        elif verb in ("no", "yes"):
            self.send("reply", who, self.match.state.offers.count, verb == "yes")
        elif verb == "stand_in":
            self.send("stand_in", who, other, "silent")
        elif verb == "reclaim":
            self.send("reclaim", who)
        elif verb == "claim":
            self.send("claim", who, f"token:c{self.sent}", 1000)
        elif verb == "permit":
            self.send("permit", who, len(self.match.state.claims), True)
        else:
            self.send("overtime", who, other, verb, "silent" if verb == "bot" else None)

    @precondition(lambda self: self.flying)
    @rule(pick=st.integers(0, 1000), twice=st.booleans())
    def deliver(self, pick: int, twice: bool) -> None:
        """Any message arrives next, perhaps to arrive again later; its answer is on the way."""
        message = self.flying[pick % len(self.flying)]
        if not twice:
            self.flying.remove(message)
        answer = self.run(message.arrive(self.match))
        assert isinstance(answer, Accepted | Rejected)
        assert answer.id == message.id
        if message.id in self.accepted:
            assert isinstance(answer, Accepted), "a repeat gets its first answer"
        if isinstance(answer, Accepted):
            self.accepted[message.id] = message
        self.answers.append((message.id, answer))

    @precondition(lambda self: self.flying)
    @rule(pick=st.integers(0, 1000))
    def lose(self, pick: int) -> None:
        self.flying.pop(pick % len(self.flying))

    @rule(who=st.integers(0, 3))
    def again(self, who: int) -> None:
        """Send again what was never answered."""
        self.flying += self.clients[who].open.values()

    @precondition(lambda self: self.answers)
    @rule(pick=st.integers(0, 1000), lost=st.booleans())
    def answered(self, pick: int, lost: bool) -> None:
        id, _ = self.answers.pop(pick % len(self.answers))
        if not lost:
            for client in self.clients:
                client.open.pop(id, None)

    @rule(lost=st.sets(st.integers(0, 3)))
    def hear(self, lost: set[int]) -> None:
        """What was broadcast arrives, or is lost on its way to some."""
        news, self.read = self.channel.heard[self.read :], len(self.channel.heard)
        for kind, viewer, update in news:
            for who, client in enumerate(self.clients):
                if kind == "send" and viewer == client.seat and who not in lost:
                    client.hear(update)

    @rule(who=st.integers(0, 3))
    def reconnect(self, who: int) -> None:
        client, seat = self.clients[who], self.clients[who].seat
        if client.undone(self.match.watch(seat)):
            client.events.clear()
            client.take(self.match.watch(seat, 0))
        else:
            client.take(self.match.watch(seat, client.seen.version))

    @rule()
    def time(self) -> None:
        self.run(turn(self.match, 10.0))

    @rule()
    def crash(self) -> None:
        """The process ends and another takes the log up; nobody's question has changed."""
        asks = [self.match.watch(seat).ask for seat in range(2)]
        self.run(self.match.close())
        self.match = self.run(Match.load(self.match.services, self.match.id))
        assert [self.match.watch(seat).ask for seat in range(2)] == asks

    @invariant()
    def one_agreed_list(self) -> None:
        if not hasattr(self, "match"):
            return
        log = self.run(self.match.services.store.load(self.match.id))
        table = self.match.state
        assert len(log) == table.length
        assert table.pages.steps == sum(len(page.steps) for page in table.pages)
        ids = [e.body["id"] for e in log if "id" in e.body and e.kind not in ("sit", "reveal")]
        assert len(ids) == len(set(ids)), "a message was written twice"
        assert set(ids) == set(self.accepted), "what is acknowledged is what is written"
        for client in self.clients:
            now = self.match.watch(client.seat, 0)
            assert client.seen.version <= now.version
            if client.taken != self.match.state.taken:
                continue  # what it has heard is no longer so: it will find out
            assert client.events == list(now.events[: len(client.events)])
            if client.seen.version == now.version:
                assert client.events == list(now.events)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            log = self.run(self.match.services.store.load(self.match.id))
            assert state(replay(self.match.id, log, find)) == state(self.match.state)
            self.run(self.match.close())
            self.loop.close()


TestLine = Line.TestCase
TestLine.settings = settings(
    max_examples=scaled(2000),
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
