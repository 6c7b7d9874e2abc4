"""Clients whose messages are lost, repeated and reordered: every history is one agreed list."""

from __future__ import annotations

import asyncio
import random
from typing import Any, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tailback.match import Accepted, Answer, Match, Refused, Update, replay
from tests.harness.scale import scaled
from tests.match.desk import GAMES, Ears, find, house, opened, turn


class Sent(NamedTuple):
    """A message on its way."""

    seat: int
    ask: int
    id: str
    moves: tuple[str, ...]


class Client:
    """One seat's client: it keeps what it was told, and sends again what was not answered."""

    def __init__(self, seat: int, seen: Update) -> None:
        self.seat = seat
        self.seen = seen
        self.events = list(seen.events)
        self.open: dict[str, Sent] = {}

    def hear(self, update: Update) -> None:
        """Take in what follows on what was heard."""
        if update.version != self.seen.version + 1:
            return  # old, or something is missing: watch() will bring it
        self.seen = update
        self.events += update.events


class Line(RuleBasedStateMachine):
    """A match, its clients, and the bad line between them."""

    loop: asyncio.AbstractEventLoop

    @initialize(name=st.sampled_from(["relay", "sealed", "bell", "shift"]))
    def begin(self, name: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.rng = random.Random(1)
        self.channel = Ears()
        self.read = 0
        self.match: Match = self.run(opened(house(channel=self.channel), GAMES[name]))
        self.clients = [Client(seat, self.match.watch(seat, 0)) for seat in range(2)]
        self.flying: list[Sent] = []
        self.answers: list[tuple[str, Answer]] = []
        self.accepted: dict[str, Sent] = {}
        self.sent = 0

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    @rule(seat=st.integers(0, 1), pick=st.integers(0, 1000))
    def move(self, seat: int, pick: int) -> None:
        """Send a move in answer to the question as this client knows it."""
        client = self.clients[seat]
        if client.seen.ask is None or not client.seen.legal:
            return
        self.sent += 1
        move = client.seen.legal[pick % len(client.seen.legal)]
        message = Sent(seat, client.seen.ask, f"{self.sent + 1000:032x}", (move,))
        client.open[message.id] = message
        self.flying.append(message)

    @precondition(lambda self: self.flying)
    @rule(pick=st.integers(0, 1000), twice=st.booleans())
    def deliver(self, pick: int, twice: bool) -> None:
        """Any message arrives next, perhaps to arrive again later; its answer is on the way."""
        message = self.flying[pick % len(self.flying)]
        if not twice:
            self.flying.remove(message)
        answer = self.run(self.match.commit(*message))
        assert isinstance(answer, Accepted | Refused)
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

    @rule(seat=st.integers(0, 1))
    def again(self, seat: int) -> None:
        """Send again what was never answered."""
        self.flying += self.clients[seat].open.values()

    @precondition(lambda self: self.answers)
    @rule(pick=st.integers(0, 1000), lost=st.booleans())
    def answered(self, pick: int, lost: bool) -> None:
        id, _ = self.answers.pop(pick % len(self.answers))
        if not lost:
            for client in self.clients:
                client.open.pop(id, None)

    @rule(lost=st.booleans())
    def hear(self, lost: bool) -> None:
        """What was broadcast arrives, or is lost."""
        news, self.read = self.channel.heard[self.read :], len(self.channel.heard)
        for kind, who, update in news:
            if kind == "send" and who is not None and not lost:
                self.clients[int(str(who))].hear(update)

    @rule(seat=st.integers(0, 1))
    def reconnect(self, seat: int) -> None:
        client = self.clients[seat]
        update = self.match.watch(seat, client.seen.version)
        client.seen = update
        client.events += update.events

    @rule()
    def time(self) -> None:
        self.run(turn(self.match, 10.0))

    @rule()
    def crash(self) -> None:
        """The process ends and another takes the log up; nobody's question has changed."""
        asks = [self.match.watch(seat).ask for seat in range(2)]
        self.run(self.match.close())
        self.match = self.run(Match.load(self.match.house, self.match.id))
        assert [self.match.watch(seat).ask for seat in range(2)] == asks

    @invariant()
    def one_agreed_list(self) -> None:
        if not hasattr(self, "match"):
            return
        log = self.run(self.match.house.store.load(self.match.id))
        assert len(log) == self.match.table.length
        ids = [entry.body["id"] for entry in log if entry.kind in ("commit", "seal")]
        assert len(ids) == len(set(ids)), "a message was written twice"
        assert set(ids) == set(self.accepted), "what is acknowledged is what is written"
        for client in self.clients:
            now = self.match.watch(client.seat, 0)
            assert client.seen.version <= now.version
            assert client.events == list(now.events[: len(client.events)])
            if client.seen.version == now.version:
                assert client.events == list(now.events)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            log = self.run(self.match.house.store.load(self.match.id))
            again = replay(self.match.id, log, find)
            assert again.position == self.match.table.position
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
