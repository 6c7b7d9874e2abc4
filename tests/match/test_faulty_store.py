"""Stores that fail, are slow or full: a refusal, or a move that is there; never a lie."""

from __future__ import annotations

import asyncio
import random

import pytest

from tailback.match import (
    Accepted,
    Entry,
    Match,
    NoSuchMatch,
    Opening,
    Rejected,
    StoreError,
    StoreFull,
)
from tailback.store import MemoryStore
from tests.harness.scale import scaled
from tests.match.helpers import (
    GAMES,
    commit,
    ears,
    opened,
    play_on,
    rematch,
    services,
    turn,
    waited_for,
)
from tests.toys.bell import Bells


class Faulty(MemoryStore):
    """Fails as it is told: before the write, after it, or while reading."""

    def __init__(self) -> None:
        super().__init__()
        self.fault = ""
        self.blind = False

    async def append(
        self, match: str, seq: int, entry: Entry, opens: Opening | None = None
    ) -> None:
        fault, self.fault = self.fault, ""
        if fault == "slow":
            await asyncio.sleep(0.02)
        if fault == "before":
            raise StoreError("the disk is gone")
        if fault == "full":
            raise StoreFull("no room")
        if fault == "strange":
            raise ZeroDivisionError
        await super().append(match, seq, entry, opens)
        if fault == "after":
            raise StoreError("the connection broke during the commit")

    async def load(self, match: str, first: int = 0) -> list[Entry]:
        if self.blind:
            raise StoreError("the disk is gone")
        return await super().load(match, first)


async def faulty(game: str = "relay") -> tuple[Match, Faulty]:
    store = Faulty()
    return await opened(services(store), GAMES[game], GAMES[game].seats[-1]), store


@pytest.mark.parametrize("fault", ["before", "full", "strange"])
def test_a_write_that_failed_is_refused_and_can_be_tried_again(fault: str) -> None:
    async def play() -> None:
        match, store = await faulty()
        heard, length = len(ears(match).heard), match.state.length
        store.fault = fault
        answer = await match.commit(0, 1, "a" * 32, ["push"])
        assert isinstance(answer, Rejected)
        assert answer.why == "not-written"
        assert match.state.length == length == len(await store.load(match.id))
        assert [kind for kind, _, _ in ears(match).heard[heard:]] == ["answer"]
        assert isinstance(await match.commit(0, 1, "a" * 32, ["push"]), Accepted)
        await play_on(match, random.Random(1))
        assert match.state.result is not None

    asyncio.run(play())


@pytest.mark.parametrize("fault", ["after", "slow"])
def test_a_write_that_is_there_is_acknowledged(fault: str) -> None:
    async def play() -> None:
        match, store = await faulty()
        store.fault = fault
        assert isinstance(await match.commit(0, 1, "a" * 32, ["push"]), Accepted)
        assert match.state.length == len(await store.load(match.id)) == 6
        assert ears(match).updates(1)[-1].version == match.watch(1).version
        await play_on(match, random.Random(1))

    asyncio.run(play())


@pytest.mark.parametrize("fault", ["before", "after"])
def test_what_cannot_be_known_is_called_unknown_until_it_is(fault: str) -> None:
    async def play() -> None:
        match, store = await faulty()
        store.fault, store.blind = fault, True
        for _ in range(2):
            answer = await match.commit(0, 1, "a" * 32, ["push"])
            assert isinstance(answer, Rejected)
            assert answer.why == "unknown"
        assert match.state.length == 5
        store.blind = False
        assert isinstance(await match.commit(0, 1, "a" * 32, ["push"]), Accepted)
        ids = [entry.body.get("id") for entry in await store.load(match.id)]
        assert ids.count("a" * 32) == 1

    asyncio.run(play())


def test_the_end_of_a_window_is_not_that_of_the_next_which_is_only_heard_of_then() -> None:
    """The answer was written though nobody could tell, and another process has gone on since."""

    async def play() -> None:
        match, store = await faulty("bell")
        await commit(match, 0, "3")
        store.fault, store.blind = "after", True
        assert isinstance(await commit(match, 1, "ring"), Rejected)
        store.blind = False
        other = await Match.load(
            services(store, match.services.time_source, lease=lambda: None), match.id
        )
        await turn(match, 9.0)
        await commit(other, 1, "2")
        assert match.state.length == other.state.length - 2
        await turn(match, 1.0)
        assert match.state.position == other.state.position == Bells((0, 1), 2, 1)
        assert match.watch(0).left == 9.0
        await turn(match, 9.0)
        assert match.state.position.round == 2

    asyncio.run(play())


def test_a_default_that_could_not_be_written_is_tried_again() -> None:
    async def play() -> None:
        match, store = await faulty("bell")
        await commit(match, 0, "3")
        store.fault = "before"
        await turn(match, 10.0)
        assert match.state.position.laid == 3
        await turn(match, 1.0)
        assert match.state.position.round == 1

    asyncio.run(play())


def test_a_rematch_that_could_not_be_opened_is_refused() -> None:
    async def play() -> None:
        match, store = await faulty()
        await match.resign(0, "a" * 32)
        await rematch(match, 0, "b" * 32)
        store.fault = "full"
        answer = await rematch(match, 1, "c" * 32)
        assert isinstance(answer, Rejected)
        assert answer.why == "not-written"
        assert match.state.rematch.next_match is None
        assert isinstance(await rematch(match, 1, "c" * 32), Accepted)
        assert match.state.rematch.next_match in await store.matches()

    asyncio.run(play())


def test_games_through_a_store_that_keeps_failing() -> None:
    """Whatever was acknowledged is in the log once; whatever was refused is not in it."""

    async def play(seed: int) -> None:
        rng = random.Random(seed)
        match, store = await faulty(rng.choice(["relay", "sealed", "peek"]))
        said: dict[str, str] = {}
        for number in range(200):
            if match.state.result is not None:
                break
            seat = rng.choice(waited_for(match))
            store.fault = rng.choice(["", "", "before", "after", "full", "slow", "strange"])
            store.blind = rng.random() < 0.2
            id = f"{number + 1000:032x}"
            move = rng.choice(match.watch(seat).legal)
            answer = await match.commit(seat, match.state.ask(seat) or 0, id, [move])
            said[id] = "accepted" if isinstance(answer, Accepted) else answer.why
            store.fault, store.blind = "", False
            log = [entry.body.get("id") for entry in await store.load(match.id)]
            if said[id] == "accepted":
                assert log.count(id) == 1
            elif said[id] == "not-written":
                assert id not in log
        assert set(said.values()) <= {"accepted", "not-written", "unknown", "stale", "over"}

    for seed in range(scaled(1000)):
        asyncio.run(play(seed))


def test_an_unknown_match_is_no_empty_match() -> None:
    async def play() -> None:
        with pytest.raises(NoSuchMatch):
            await Match.load(services(), "f" * 32)

    asyncio.run(play())
