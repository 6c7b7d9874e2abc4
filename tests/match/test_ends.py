"""Resigning, and playing again."""

from __future__ import annotations

import asyncio
import random

import pytest

from tailback.bots import RandomBot
from tailback.bots.thread_bot import ThreadBot
from tailback.games.shift import GAME as SHIFT
from tailback.kit import AnyGame, Last, Seating, TailbackError
from tailback.kit.chance import bot_seed
from tailback.kit.transcript_reader import read
from tailback.kit.verify import verify
from tailback.match import Accepted, Match, Rejected, Terms
from tailback.match.transcript import whole
from tests.harness.patience import run
from tests.kit.games import GAMES as EVERY
from tests.kit.games import limited
from tests.match.helpers import (
    GAMES,
    commit,
    opened,
    options_of,
    people,
    play_on,
    rematch,
    reveal,
    services,
    sit_down,
    turn,
)


def test_resigning_ends_a_match_of_two_and_reveals_the_seed() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, SHIFT)
        await play_on(match, random.Random(1), 5)
        assert people(match, None).proof.server_seed is None
        first = await match.resign(0, "a" * 32)
        assert isinstance(first, Accepted)
        assert match.state.result is not None
        assert match.state.result.ranks == (2, 1)
        assert match.state.result.reason == "resigned"
        assert people(match, 1).seats[0].resigned
        assert people(match, None).proof.server_seed is not None
        assert await match.resign(0, "a" * 32) == first
        late = await match.resign(1, "b" * 32)
        assert isinstance(late, Rejected)
        assert late.why == "over"
        written = read(match.transcript(None))
        assert verify(written) == match.state.seeds.drawn
        assert written.finished() == match.state.result
        after = await Match.load(at, match.id)
        assert after.state.result == match.state.result

    asyncio.run(play())


def test_with_several_others_a_stand_in_plays_on_and_comes_last() -> None:
    async def play() -> None:
        at = services(bots=lambda game, name: ThreadBot(RandomBot(game)))
        match = await opened(at, GAMES["sealed"], 3)
        await match.resign(1, "a" * 32, stand_in="random")
        assert match.state.result is None
        while match.state.result is None:
            await asyncio.sleep(0.001)
            for seat in (0, 2):
                if match.state.ask(seat) and seat not in match.state.sealed:
                    await commit(match, seat, match.watch(seat).legal[0])
        assert match.state.result.ranks[1] == 3
        assert min(match.state.result.ranks) == 1
        assert whole(match.state).finished() == match.state.result
        await match.close()

    run(play())


def test_without_a_stand_in_the_others_share_the_win() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["sealed"], 3)
        await match.resign(2, "a" * 32)
        assert match.state.result is not None
        assert match.state.result.ranks == (1, 1, 3)
        assert whole(match.state).finished() == match.state.result

    asyncio.run(play())


def test_a_rematch_is_there_when_the_last_has_asked_and_the_winner_starts() -> None:
    async def play() -> None:
        at = services()
        for loser in (0, 1):
            match = await opened(at, SHIFT)
            starter = match.state.starter
            early = await rematch(match, 0, "0f" * 16)
            assert isinstance(early, Rejected)
            assert early.why == "not-over"
            await match.resign(loser, "a" * 32)
            await rematch(match, 1, "b" * 32, "22" * 32)
            assert people(match, None).rematch == (1,)
            assert people(match, 0).next_match is None
            await rematch(match, 0, "c" * 32, "11" * 32)
            next_id = people(match, 0).next_match
            assert next_id is not None
            follow = await Match.load(at, next_id)
            await reveal(follow)
            assert follow.state.begun
            assert follow.state.seating == Seating(2, None, Last(starter or 0, 1 - loser))
            assert follow.state.decision is not None
            assert follow.state.decision.seats == (1 - loser,)
            assert [c.name for c in follow.state.chairs] == ["P0", "P1"]
            assert people(follow, None).proof.seat_seeds == ("11" * 32, "22" * 32)
            assert people(follow, None).proof.commitment != people(match, None).proof.commitment
            assert await rematch(match, 0, "c" * 32, "11" * 32) == Accepted("c" * 32)
            at = services()

    asyncio.run(play())


def test_sides_are_swapped_when_everyone_asks_for_it() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, SHIFT)
        starter = match.state.starter or 0
        await match.resign(0, "a" * 32)
        await rematch(match, 0, "b" * 32, "11" * 32, swap=True)
        assert people(match, 1).swap == (0,)
        # The other wants to stay: nothing begins until they agree.
        await rematch(match, 1, "c" * 32, "22" * 32)
        assert (people(match, 1).rematch, people(match, 1).swap) == ((0, 1), (0,))
        assert people(match, 0).next_match is None
        await rematch(match, 1, "d" * 32, "33" * 32, swap=True)
        next_id = people(match, 0).next_match
        assert next_id is not None
        follow = await Match.load(at, next_id)
        await reveal(follow)
        assert [c.name for c in follow.state.chairs] == ["P1", "P0"]
        assert people(follow, None).proof.seat_seeds == ("33" * 32, "11" * 32)
        # P1 has won, on seat 1 there and on seat 0 here.
        assert follow.state.seating == Seating(2, None, Last(1 - starter, 0))
        assert follow.state.keys.moved_on == 1
        same = await rematch(match, 1, "d" * 32, "33" * 32, swap=True)
        assert same == Accepted("d" * 32)
        other = await rematch(match, 1, "d" * 32, "33" * 32)
        assert isinstance(other, Rejected)
        assert other.why == "id-used"

    asyncio.run(play())


def test_whoever_changes_their_mind_about_sides_can_still_play_again() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, SHIFT)
        await match.resign(0, "a" * 32)
        await rematch(match, 0, "b" * 32, "11" * 32, swap=True)
        await rematch(match, 1, "c" * 32, "22" * 32)
        await rematch(match, 0, "d" * 32, "33" * 32)
        follow = await Match.load(at, people(match, 0).next_match or "")
        await reveal(follow)
        assert [c.name for c in follow.state.chairs] == ["P0", "P1"]
        assert people(follow, None).proof.seat_seeds == ("33" * 32, "22" * 32)
        assert follow.state.keys.moved_on == 0

    asyncio.run(play())


def test_bots_swap_sides_too_and_their_seeds_follow_from_the_promise() -> None:
    async def play() -> None:
        at = services(bots=lambda game, name: ThreadBot(RandomBot(game)))
        match = await Match.open(at, GAMES["relay"], bots={1: "random"})
        await sit_down(match, 0, "1" * 32, "Ann")
        await match.resign(0, "2" * 32)
        await rematch(match, 0, "3" * 32, swap=True)
        follow = await Match.load(at, match.state.rematch.next_match or "")
        await reveal(follow)
        assert [c.kind for c in follow.state.chairs] == ["bot", "person"]
        assert follow.state.seeds.follows == match.state.seeds.commitment
        assert follow.state.chairs[0].seed == bot_seed(follow.state.seeds.commitment, 0)
        await match.close()
        await follow.close()

    asyncio.run(play())


def test_bots_are_always_ready_for_a_rematch() -> None:
    async def play() -> None:
        at = services(bots=lambda game, name: ThreadBot(RandomBot(game)))
        match = await Match.open(at, GAMES["relay"], bots={1: "random"})
        await sit_down(match, 0, "1" * 32, "Ann")
        await match.resign(0, "2" * 32)
        await rematch(match, 0, "3" * 32)
        follow = await Match.load(at, match.state.rematch.next_match or "")
        await reveal(follow)
        assert [c.kind for c in follow.state.chairs] == ["person", "bot"]
        assert follow.state.chairs[1].seed != match.state.chairs[1].seed
        await match.close()
        await follow.close()

    asyncio.run(play())


def test_age_decides_who_starts_where_the_rule_says_so() -> None:
    async def play() -> None:
        for youngest in (0, 1):
            match = await Match.open(
                services(), SHIFT, options_of(SHIFT), Seating(2, (youngest, 1 - youngest))
            )
            for seat in (0, 1):
                await sit_down(match, seat, f"{seat:032x}", f"P{seat}")
            assert match.state.decision is not None
            assert match.state.decision.seats == (youngest,)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("seating", "time", "bots"),
    [
        (Seating(3), 10.0, {}),
        (Seating(2, (0, 0)), 10.0, {}),
        (Seating(2, (1,)), 10.0, {}),
        (Seating(2), 0.0, {}),
        (Seating(2), float("nan"), {}),
        (Seating(2), 10.0, {2: "random"}),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(
    seating: Seating, time: float, bots: dict[int, str]
) -> None:
    async def play() -> None:
        at = services(bots=lambda game, name: ThreadBot(RandomBot(game)))
        with pytest.raises(TailbackError):
            await Match.open(at, SHIFT, None, seating, time=time, bots=bots)
        assert await at.store.matches() == []

    asyncio.run(play())


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
@pytest.mark.parametrize("end", ["agreed", "time"])
def test_a_rematch_after_an_end_by_people_begins_by_the_rule(game: AnyGame, end: str) -> None:
    """The rule is told who started and who won: who alone was in time, and nobody after a draw."""

    async def play() -> None:
        at = services(bots=lambda game, name: ThreadBot(RandomBot(game)))
        options, clock = limited(game), Terms(10.0)
        match = await opened(at, game, 2, options=options, time=None, clock=clock)
        table, winner = match.state, None
        if end == "agreed":
            await match.offer(0, "a" * 32, "draw")
            await match.reply(1, "b" * 32, 1, True)
        else:
            await turn(match, 10.0)
            late, *too = table.decision.seats if table.decision else (0,)
            winner = None if too else 1 - late
            await match.overtime(1 - late, "a" * 32, late, "end")
        assert table.result is not None
        assert table.result.reason == end
        for seat in (0, 1):
            await rematch(match, seat, f"{seat + 40:032x}")
        follow = await Match.load(at, table.rematch.next_match or "")
        await reveal(follow)
        assert follow.state.seating.last == Last(table.starter or 0, winner)
        due = follow.state.game.start(options, follow.state.seating)
        began = follow.state.pages[0].steps[0].before if follow.state.pages else due
        assert began == due
        await match.close()
        await follow.close()

    asyncio.run(play())
