"""Ages: whoever set the table says who is youngest, until every seat is taken."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

import tailback
from tailback.bots import RandomBot
from tailback.bots.thread_bot import ThreadBot
from tailback.kit import SPECTATOR, Ages, AnyGame, Seating
from tailback.kit.transcript_reader import read
from tailback.kit.verify import verify
from tailback.match import Accepted, Entry, LogError, Match, replay
from tailback.match.apply import spelled
from tailback.match.preconditions import MOST
from tailback.match.verbs.ages import asked
from tests.harness.patience import run
from tests.match.helpers import (
    Ids,
    RecordingChannel,
    find,
    opened,
    people,
    play_on,
    rematch,
    services,
    sit_down,
    state,
    why,
)

BASH, CUTIN, JAM, MEMORY, SHIFT, SHUTTLES = map(
    tailback.game, ("bash", "cutin", "jam", "memory", "shift", "shuttles")
)


async def seat(match: Match, *seats: int) -> None:
    for one in seats:
        answer = await sit_down(match, one, f"{one:032x}", f"P{one}")
        assert isinstance(answer, Accepted)


@pytest.mark.clause("CARS-3", "JAM-15")
def test_the_start_follows_from_what_is_said_and_everyone_is_told() -> None:
    async def play() -> None:
        at, ids = services(), Ids()
        match = await opened(at, JAM, 4, sit=False)
        await seat(match, 0)
        assert asked(match.state) == Ages(whole=True, lot=False)
        assert match.state.position.ages == (0, 1, 2, 3)
        assert isinstance(await match.ages(ids(), [2]), Accepted)
        assert match.state.position.ages == match.state.seating.by_age == (2, 3, 0, 1)
        ears = at.channel
        assert isinstance(ears, RecordingChannel)
        for viewer in match.state.viewers:
            last = ears.updates(viewer)[-1]
            assert last.view.scene.by_age == (2, 3, 0, 1)
            assert last.version == match.watch(viewer).version == 2
        assert isinstance(await match.ages(ids(), [3, 1]), Accepted)
        assert match.state.seating.by_age == (3, 1, 2, 0)
        for seated in (1, 2, 3):
            await seat(match, seated)
        assert match.state.stage == "running"
        assert match.state.position.ages == (3, 1, 2, 0)
        read = await at.store.load(match.id)
        assert state(replay(match.id, read, find)) == state(match.state)
        assert [entry.kind for entry in read].count("ages") == 2
        assert '"by_age":[3,1,2,0]' in match.transcript(SPECTATOR)

    asyncio.run(play())


@pytest.mark.clause("SHIFT-6")
@pytest.mark.parametrize("youngest", [0, 1])
def test_in_shift_the_youngest_starts_and_without_one_the_lot_decides(youngest: int) -> None:
    async def play() -> None:
        match = await opened(services(), SHIFT, sit=False)
        ids = Ids()
        lots = match.state.position
        await match.ages(ids(), [youngest])
        assert match.state.position != lots
        assert match.state.position.turn == youngest
        await match.ages(ids(), None)
        assert match.state.position == lots
        assert match.state.seating.by_age is None
        await match.ages(ids(), [youngest])
        await seat(match, 0, 1)
        assert match.state.decision is not None
        assert match.state.decision.seats == (youngest,)
        assert match.state.starter == youngest

    asyncio.run(play())


@pytest.mark.clause("MEM-3", "CUT-3", "BASH-7")
@pytest.mark.parametrize("game", [MEMORY, CUTIN, BASH], ids=lambda game: game.id)
def test_the_youngest_begins_where_it_was_said_in_the_lobby(game: AnyGame) -> None:
    async def play() -> None:
        match = await opened(services(), game, 3, sit=False)
        await seat(match, 0, 1)
        await match.ages("a" * 32, [2])
        await seat(match, 2)
        assert match.state.decision is not None
        assert match.state.decision.seats == (2,)

    asyncio.run(play())


def test_what_cannot_be_said_is_refused_and_changes_nothing() -> None:
    async def play() -> None:
        match = await opened(services(), SHIFT, sit=False)
        before = state(match.state)
        for wrong in ([], [0, 0], [2], [-1], [0, 1, 0]):
            assert why(await match.ages("a" * 32, wrong)) == "bad-ages"
        assert why(await match.ages("no id", [1])) == "bad-id"
        assert state(match.state) == before
        first = await match.ages("a" * 32, [1])
        length = match.state.length
        assert await match.ages("a" * 32, [1]) == await match.ages("a" * 32, [1, 0]) == first
        assert why(await match.ages("a" * 32, [0])) == "id-used"
        assert match.state.length == length
        await seat(match, 0, 1)
        assert asked(match.state) is None
        assert why(await match.ages("b" * 32, [0])) == "begun"
        moot = await opened(services(), SHIFT, options=SHIFT.options(starter="gold"), sit=False)
        assert why(await moot.ages("a" * 32, [1])) == "no-ages"
        other = await opened(services(), SHUTTLES, sit=False)
        assert why(await other.ages("a" * 32, [1])) == "no-ages"

    asyncio.run(play())


def test_it_is_said_only_so_often() -> None:
    async def play() -> None:
        match, ids = await opened(services(), SHIFT, sit=False), Ids()
        for time in range(MOST):
            assert isinstance(await match.ages(ids(), [time % 2]), Accepted)
        assert why(await match.ages(ids(), [0])) == "changed-often"

    asyncio.run(play())


def test_a_game_that_goes_on_from_another_asks_nobodys_age() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, MEMORY, options=MEMORY.options(turn_limit=2))
        await play_on(match, random.Random(3))
        begun = [spelled(MEMORY, match.state.pages[0].steps)]
        on = await Match.open(at, MEMORY, match.state.options, match.state.seating, begun=begun)
        assert on.state.stage == "open"
        assert why(await on.ages("a" * 32, [1])) == "no-ages"

    asyncio.run(play())


@pytest.mark.parametrize("swap", [False, True])
def test_a_rematch_carries_the_order_on(swap: bool) -> None:
    async def play() -> None:
        at, ids = services(), Ids()
        match = await opened(at, JAM, 3, sit=False)
        await match.ages(ids(), [2, 0])
        await seat(match, 0, 1, 2)
        await play_on(match, random.Random(2))
        for one in range(3):
            await rematch(match, one, ids(), swap=swap)
        follow = await Match.load(at, match.state.rematch.next_match or "")
        assert follow.state.seating.by_age == ((0, 1, 2) if swap else (2, 0, 1))
        assert asked(follow.state) is None

    asyncio.run(play())


@pytest.mark.parametrize(
    "spoilt", [{"by_age": [0]}, {"by_age": [0, 0]}, {"by_age": [1, 2]}, {"by_age": "10"}]
)
def test_a_log_with_an_order_that_is_none_is_not_taken_up(spoilt: dict[str, Any]) -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, SHIFT, sit=False)
        await match.ages("a" * 32, [1])
        entries = list(await at.store.load(match.id))
        body = json.loads(entries[-1].text())
        entries[-1] = Entry(body.pop("kind"), {**body, **spoilt})
        with pytest.raises(LogError):
            replay(match.id, entries, find)

    asyncio.run(play())


def test_a_log_that_says_it_too_late_is_not_taken_up() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, SHIFT)
        entries = list(await at.store.load(match.id))
        late = {"seat": None, "id": "a" * 32, "by_age": [1, 0], "at": entries[-1].body["at"]}
        with pytest.raises(LogError):
            replay(match.id, [*entries, Entry("ages", late)], find)

    asyncio.run(play())


def test_what_a_seat_knows_begins_with_what_was_said_last() -> None:
    async def play() -> None:
        match, ids = await opened(services(), JAM, 3, sit=False), Ids()
        assert match.recall(0).ages == (0, 1, 2)
        await match.ages(ids(), [1])
        assert match.recall(0).ages == (1, 2, 0)

    asyncio.run(play())


def test_bots_that_sat_down_before_play_by_what_was_said() -> None:
    async def play() -> None:
        at = services(bots=lambda game, name: ThreadBot(RandomBot(game)))
        options = MEMORY.options(turn_limit=4)
        match = await Match.open(at, MEMORY, options, Seating(2), bots={1: "random"})
        await match.ages("a" * 32, [1])
        await seat(match, 0)
        while not match.state.pages:
            await asyncio.sleep(0.001)
        assert match.state.starter == 1
        assert people(match, SPECTATOR).seats[1].kind == "bot"
        await match.close()

    run(play())


def test_the_transcript_of_the_whole_match_is_read_and_verified() -> None:
    async def play() -> str:
        match = await opened(services(), MEMORY, 3, sit=False)
        await match.ages("a" * 32, [1])
        await seat(match, 0, 1, 2)
        await play_on(match, random.Random(1))
        return match.transcript(SPECTATOR)

    transcript = read(asyncio.run(play()))
    assert transcript.seating == Seating(3, (1, 2, 0))
    assert verify(transcript) > 0
