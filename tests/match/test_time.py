"""Sealed choices, defaults and answers held back, with a clock that is turned by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from tailback.kit import Decision, Pending, Story
from tailback.match import Accepted, ManualTimeSource, Match, Rejected
from tests.match import helpers
from tests.match.helpers import GAMES, commit, ears, opened, services, settle, spelled, turn
from tests.toys.bell import Bell, Bells
from tests.toys.toy import open_toy, toy_rulebook


def test_a_sealed_choice_is_durable_hidden_and_replaceable() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, GAMES["sealed"], 3)
        await commit(match, 0, "3")
        await commit(match, 0, "1")
        match = await Match.load(at, match.id)
        assert match.watch(0).sealed == "1"
        assert match.watch(1).sealed is None
        await commit(match, 1, "2")
        await commit(match, 2, "1")
        assert match.state.position.winner == 1
        last = ears(match).updates(None)[-1]
        assert last.events[0].details == (("ann", "1"), ("bob", "2"), ("cy", "1"))
        assert match.watch(0).sealed is None

    asyncio.run(play())


def test_seals_come_in_any_order_and_are_used_in_the_order_of_seats() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["sealed"], 3)
        for seat in (2, 0, 1):
            await commit(match, seat, str(seat + 1))
        assert list(match.state.pages[-1].steps[-1].moves) == [0, 1, 2]
        two = await commit(match, 2, "ann", "ann")
        assert isinstance(two, Rejected)
        assert two.why == "ended"

    asyncio.run(play())


def test_the_default_is_played_for_the_silent() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["bell"])
        await turn(match, 100.0)
        assert match.state.position == Bells()  # laying a number has no default
        await commit(match, 0, "2")
        asked = match.watch(1)
        assert (asked.time, asked.left) == (10.0, 10.0)
        assert match.watch(0).time is None
        await turn(match, 6.0)
        assert match.watch(1).left == 4.0
        assert match.state.position.laid == 2
        await turn(match, 4.0)
        assert match.state.position.round == 1
        assert match.state.pages[-1].steps[-1].moves == {1: "no"}

    asyncio.run(play())


def test_an_answer_equal_to_the_default_is_held_until_the_time_is_up() -> None:
    async def bytes_for(viewer: int | None, answers: tuple[str, ...]) -> list[str]:
        match = await opened(services(), GAMES["bell"])
        await commit(match, 0, "2")
        await turn(match, 3.0)
        for answer in answers:
            assert isinstance(await commit(match, 1, answer), Accepted)
        await turn(match, 6.9)
        assert match.state.position.laid == 2
        await turn(match, 0.1)
        assert match.state.pages[-1].steps[-1].moves == {1: "no"}
        return [spelled(update) for update in ears(match).updates(viewer)]

    async def play() -> None:
        for viewer in (0, None):
            silent = await bytes_for(viewer, ())
            assert await bytes_for(viewer, ("no",)) == silent
            assert await bytes_for(viewer, ("no", "no")) == silent

    asyncio.run(play())


def test_any_other_answer_counts_at_once_even_after_a_held_one() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["bell"])
        await commit(match, 0, "3")
        await commit(match, 1, "no")
        assert match.watch(1).sealed == "no"
        await commit(match, 1, "ring")
        assert match.state.position == Bells((0, 1), 0, 1)
        await turn(match, 100.0)
        assert match.state.position == Bells((0, 1), 0, 1)

    asyncio.run(play())


def test_after_a_restart_the_window_goes_on_and_the_held_answer_stands() -> None:
    async def play() -> None:
        at = services(clock=ManualTimeSource(1000.0))
        match = await opened(at, GAMES["bell"])
        await commit(match, 0, "3")
        await turn(match, 6.0)
        await commit(match, 1, "no")
        await match.close()
        match = await Match.load(at, match.id)
        assert match.watch(1).left == 4.0
        assert match.watch(1).sealed == "no"
        await turn(match, 3.0)
        assert match.state.position.laid == 3
        await turn(match, 1.0)
        assert match.state.position.round == 1

    asyncio.run(play())


def test_a_window_that_ended_while_nobody_was_there_has_ended() -> None:
    async def play() -> None:
        at = services(clock=ManualTimeSource(1000.0))
        match = await opened(at, GAMES["bell"])
        await commit(match, 0, "3")
        await match.close()
        await turn(match, 3600.0)
        match = await Match.load(at, match.id)
        assert match.watch(1).left == 0.0
        await settle()
        assert match.state.pages[-1].steps[-1].moves == {1: "no"}

    asyncio.run(play())


def test_only_the_process_that_runs_a_table_waits_for_the_end() -> None:
    """Both know when that is; whoever is given the lease too late ends it at once."""

    async def play() -> None:
        given: int | None = None
        at = services(clock=ManualTimeSource(1000.0), lease=lambda: given)
        match = await opened(at, GAMES["bell"])
        await commit(match, 0, "3")
        await turn(match, 6.0)
        assert match.watch(1).left == 4.0
        assert isinstance(at.time_source, ManualTimeSource)
        assert list(at.time_source.awaited) == []
        given = 1
        match.look()
        await settle()
        assert list(at.time_source.awaited) == [1010.0]
        given = None
        match.look()
        await turn(match, 20.0)
        assert match.state.position.laid == 3
        given = 2
        match.look()
        await settle()
        assert match.state.position.round == 1
        assert (await at.store.load(match.id))[-1].body["lease"] == 2

    asyncio.run(play())


def test_without_time_everyone_is_waited_for_and_nothing_is_held() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["bell"], time=None)
        await commit(match, 0, "3")
        await turn(match, 1000.0)
        assert match.state.position.laid == 3
        await commit(match, 1, "no")
        assert match.state.position.round == 1

    asyncio.run(play())


class Chorus(Bell):
    """Both seats may answer the number at once."""

    def pending(self, position: Bells) -> Pending[str]:
        pending = super().pending(position)
        if isinstance(pending, Decision) and position.laid:
            return pending._replace(seats=(0, 1))
        return pending

    def apply(self, position: Bells, moves: Mapping[int, str], story: Story = None) -> Bells:
        if not position.laid:
            return super().apply(position, moves, story)
        return Bells(tuple(int(m == "ring") for m in moves.values()), 0, position.round + 1)


CHORUS = open_toy("chorus", Chorus(), Bells, toy_rulebook("BELL", "Lay.", "Answer."))


def test_a_joint_answer_waits_if_one_of_them_is_held(monkeypatch: Any) -> None:
    monkeypatch.setitem(helpers.GAMES, "chorus", CHORUS)

    async def play() -> None:
        match = await opened(services(), CHORUS)
        await commit(match, 0, "3")
        await commit(match, 1, "no")
        await commit(match, 0, "ring")
        assert match.state.position.laid == 3
        await turn(match, 10.0)
        assert match.state.position == Bells((1, 0), 0, 1)
        await commit(match, 1, "3")
        for seat in (0, 1):
            await commit(match, seat, "ring")
        assert match.state.position == Bells((1, 1), 0, 2)
        await commit(match, 0, "1")
        await commit(match, 1, "ring")
        await turn(match, 10.0)
        assert match.state.position == Bells((0, 1), 0, 3)

    asyncio.run(play())


def test_a_clock_that_is_turned_wakes_who_waits() -> None:
    async def play() -> None:
        clock = ManualTimeSource()
        waiting = asyncio.create_task(clock.until(5.0))
        await settle()
        clock.advance(4.0)
        await settle()
        assert not waiting.done()
        clock.advance(1.0)
        await waiting

    asyncio.run(play())
