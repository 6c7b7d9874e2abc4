"""Players' clocks: by the log alone, over restarts; who runs out, and who decides what follows."""

from __future__ import annotations

import asyncio
import random

import pytest

from tailback.bots import RandomBot
from tailback.bots.thread_bot import ThreadBot
from tailback.games.shuttles import GAME as SHUTTLES
from tailback.games.trafficars.cutin import GAME as CUTIN
from tailback.games.trafficars.jam import GAME as JAM
from tailback.kit import TailbackError
from tailback.kit.transcript_reader import read
from tailback.match import Accepted, Clocks, ManualTimeSource, Match, MatchServices, Terms, replay
from tailback.match.messages import OvertimeVoteShown
from tailback.match.player_clocks import terms
from tests.kit.games import GAMES as EVERY
from tests.kit.games import limited
from tests.match.helpers import (
    GAMES,
    Ids,
    commit,
    ears,
    find,
    opened,
    people,
    rematch,
    reveal,
    services,
    sit_down,
    turn,
    waited_for,
    why,
)

SHORT = Terms(60.0, 5.0)


def at_home(clock: ManualTimeSource | None = None) -> MatchServices:
    return services(clock=clock, bots=lambda game, name: _bot(game, name))


def _bot(game: object, name: str) -> ThreadBot:
    if name != "random":
        raise LookupError(name)
    return ThreadBot(RandomBot(game))  # type: ignore[arg-type]


def shown(match: Match, viewer: int | None = None) -> Clocks:
    clock = match.watch(viewer).clock
    assert clock is not None
    return clock


def test_a_clock_runs_while_its_seat_is_asked_and_grows_after_the_turn() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["relay"], clock=SHORT)
        assert shown(match) == Clocks((60.0, 60.0), (0,))
        await turn(match, 12.5)
        assert shown(match, 1) == Clocks((47.5, 60.0), (0,))
        await commit(match, 0, "push")
        assert shown(match) == Clocks((52.5, 60.0), (1,))
        await turn(match, 1.0)
        assert shown(match).left == (52.5, 59.0)

    asyncio.run(play())


def test_without_a_clock_nothing_is_told_of_one() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["relay"])
        assert match.watch(0).clock is None

    asyncio.run(play())


def test_a_clock_survives_a_restart_and_is_the_same_on_another_node() -> None:
    async def play() -> None:
        clock = ManualTimeSource()
        at = at_home(clock)
        match = await opened(at, GAMES["relay"], clock=SHORT)
        await turn(match, 10.0)
        await commit(match, 0, "push")
        await turn(match, 20.0)
        await match.close()
        clock.advance(3.0)  # the time that a restart takes is still the asked seat's
        again, other = await Match.load(at, match.id), await Match.load(at, match.id)
        assert shown(again) == shown(other) == Clocks((55.0, 37.0), (1,))
        await commit(again, 1, "push")
        assert shown(again).left == (55.0, 42.0)

    asyncio.run(play())


def test_lag_is_credited_as_far_as_the_answer_took_that_long() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["relay"], clock=Terms(60.0))
        await turn(match, 10.0)
        await match.commit_soon(0, match.state.ask(0) or 0, "a" * 32, ["push"], lag=400)
        assert shown(match).left == (50.4, 60.0)
        await turn(match, 0.1)
        await match.commit_soon(1, match.state.ask(1) or 0, "b" * 32, ["push"], lag=400)
        assert shown(match).left == (50.4, 60.0)  # it took 100 ms: more is not given back

    asyncio.run(play())


def test_sealed_choices_run_till_each_has_chosen_and_no_longer() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["sealed"], 3, clock=SHORT)
        assert shown(match).running == (0, 1, 2)
        await turn(match, 10.0)
        await commit(match, 1, "2")
        await turn(match, 10.0)
        assert shown(match) == Clocks((40.0, 55.0, 40.0), (0, 2))
        await commit(match, 1, "3")  # another choice costs nothing and brings nothing
        assert shown(match).left == (40.0, 55.0, 40.0)
        await commit(match, 0, "1")
        await commit(match, 2, "1")
        assert shown(match).left == (45.0, 55.0, 45.0)

    asyncio.run(play())


@pytest.mark.parametrize("name", ["sealed", "jam"])
def test_the_last_to_choose_has_more_time_like_the_others(name: str) -> None:
    async def play() -> None:
        match = await opened(services(), JAM if name == "jam" else GAMES[name], 3, clock=SHORT)
        seats = shown(match).running
        assert len(seats) == 3
        for seat in seats:
            await commit(match, seat, match.watch(seat).legal[0])
        assert match.state.pages  # all choices are used, and something else is asked
        assert shown(match).left == (65.0, 65.0, 65.0)

    asyncio.run(play())


def test_in_a_window_of_time_all_clocks_stand_still() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["bell"], clock=SHORT)
        await turn(match, 10.0)
        await commit(match, 0, "2")
        assert shown(match) == Clocks((55.0, 60.0), ())
        await turn(match, 4.0)
        await commit(match, 1, "no")
        assert shown(match) == Clocks((55.0, 60.0), ())
        await turn(match, 6.0)
        assert shown(match) == Clocks((55.0, 60.0), (1,))

    asyncio.run(play())


def test_a_turn_sent_in_pieces_brings_more_time_once() -> None:
    async def play() -> None:
        shift = GAMES["shift"]
        match = await opened(services(), shift, clock=SHORT)
        (seat,) = waited_for(match)
        rng, pieces = random.Random(3), 0
        while waited_for(match) == [seat]:
            assert shown(match).left[seat] == 60.0
            legal = match.watch(seat).legal
            await commit(match, seat, rng.choice(legal))
            pieces += 1
        assert pieces > 1
        assert shown(match).left[seat] == 65.0

    asyncio.run(play())


def test_a_turn_that_was_taken_back_brings_more_time_when_it_is_over_and_no_earlier() -> None:
    """Whoever is alone with a bot for a while cannot gather time by taking back and moving on."""

    async def play() -> None:
        at = at_home()
        match = await opened(at, SHUTTLES, clock=SHORT)
        ids = Ids()
        (seat,) = waited_for(match)
        other = 1 - seat
        for _ in range(3):
            await turn(match, 1.0)
            await commit(match, seat, match.watch(seat).legal[0])
            assert waited_for(match) == [other]
            await turn(match, 1.0)
            await commit(match, other, match.watch(other).legal[0])
            await match.offer(seat, ids(), "takeback")
            await match.reply(other, ids(), match.state.offers.count, True)
        assert [shown(match).left[each] for each in (seat, other)] == [57.0, 57.0]
        again = await Match.load(at, match.id)
        assert shown(again) == shown(match)
        await commit(match, seat, match.watch(seat).legal[0])
        assert [shown(match).left[each] for each in (seat, other)] == [62.0, 57.0]

    asyncio.run(play())


def test_a_late_answer_counts() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["relay"], clock=SHORT)
        await turn(match, 100.0)
        assert shown(match).left == (0.0, 60.0)
        assert isinstance(await commit(match, 0, "push"), Accepted)
        assert shown(match).left == (5.0, 60.0)

    asyncio.run(play())


def test_the_other_decides_when_time_has_run_out() -> None:
    async def play() -> None:
        at = at_home()
        match = await opened(at, GAMES["relay"], clock=SHORT)
        ids = Ids()
        await turn(match, 59.0)
        assert why(await match.overtime(1, ids(), 0, "end")) == "in-time"
        await turn(match, 1.0)
        assert why(await match.overtime(0, ids(), 0, "end")) == "no-player"
        assert why(await match.overtime(0, ids(), 1, "end")) == "in-time"
        assert why(await match.overtime(1, ids(), 0, "bot", "nobody")) == "no-bot"
        assert why(await match.overtime(1, ids(), 7, "end")) == "no-player"
        first = await match.overtime(1, "e" * 32, 0, "wait")
        assert isinstance(first, Accepted)
        assert shown(match) == Clocks((60.0, 60.0), (0,))  # a minute at least
        assert await match.overtime(1, "e" * 32, 0, "wait") == first
        assert why(await match.overtime(1, "e" * 32, 0, "end")) == "id-used"
        await turn(match, 60.0)
        await match.overtime(1, ids(), 0, "bot", "random")
        assert people(match, 1).seats[0].stand_in == "random"
        assert shown(match).running == ()
        await match.close()

    asyncio.run(play())


class _Unsteady(ManualTimeSource):
    """A clock that is set back a little whenever somebody has looked at it."""

    def wall(self) -> int:
        wall = super().wall()
        self._now -= 0.001
        return wall


def test_what_was_decided_by_the_time_is_dated_by_it_though_the_clock_is_set_back() -> None:
    async def play() -> None:
        clock = _Unsteady()
        at = services(clock=clock)
        match = await opened(at, GAMES["relay"], clock=SHORT)
        clock.advance((match.state.at + 60_000) / 1000 - clock.now())
        assert isinstance(await match.overtime(1, "a" * 32, 0, "end"), Accepted)
        again = await Match.load(at, match.id)
        assert again.state.result == match.state.result is not None

    asyncio.run(play())


def test_ending_puts_the_late_one_last_and_the_transcript_says_so() -> None:
    async def play() -> None:
        at = at_home()
        match = await opened(at, GAMES["sealed"], 3, clock=SHORT)
        ids = Ids()
        await commit(match, 0, "1")
        await commit(match, 2, "1")
        await turn(match, 60.0)
        await match.overtime(0, ids(), 1, "end")
        assert people(match, 1).overtime_votes == (OvertimeVoteShown(1, 0, "end", None),)
        assert match.state.result is None  # both must want it
        await match.overtime(2, ids(), 1, "wait")
        assert match.state.result is None
        await match.overtime(2, ids(), 1, "end")
        assert match.state.result is not None
        assert match.state.result.ranks == (1, 3, 1)
        assert match.state.result.reason == "time"
        assert people(match, 1).overtime_votes == ()
        again = await Match.load(at, match.id)
        assert again.state.result == match.state.result

    asyncio.run(play())


def test_the_transcript_of_such_an_end_reads_back() -> None:
    async def play() -> None:
        match = await opened(at_home(), GAMES["shift"], clock=SHORT)
        (seat,) = waited_for(match)
        await turn(match, 60.0)
        await match.overtime(1 - seat, "a" * 32, seat, "end")
        text = match.transcript(None)
        assert f"\nlate {('gold', 'silver')[seat]} #" in text
        assert read(text).finished() == match.state.result

    asyncio.run(play())


def test_who_has_time_left_decides_and_all_others_where_nobody_has() -> None:
    async def play() -> None:
        match = await opened(at_home(), GAMES["sealed"], 3, clock=SHORT)
        ids = Ids()
        await turn(match, 50.0)
        await commit(match, 2, "1")  # 10 seconds are left, and 5 more
        await turn(match, 10.0)
        assert why(await match.overtime(0, ids(), 1, "end")) == "out-yourself"
        assert isinstance(await match.overtime(2, ids(), 1, "wait"), Accepted)
        assert shown(match).left == (0.0, 60.0, 15.0)
        other = await opened(at_home(), GAMES["sealed"], 3, clock=SHORT)
        await turn(other, 60.0)
        assert isinstance(await other.overtime(0, ids(), 1, "end"), Accepted)
        assert other.state.result is None
        assert isinstance(await other.overtime(2, ids(), 1, "end"), Accepted)
        assert other.state.result is not None
        assert other.state.result.ranks == (1, 1, 1)  # they were late themselves

    asyncio.run(play())


async def one_late(at: MatchServices) -> Match:
    """Return a match of three where the time of seat 1 has run out, and seat 0 wants an end."""
    match = await opened(at, GAMES["sealed"], 3, clock=SHORT)
    await commit(match, 0, "1")
    await commit(match, 2, "1")
    await turn(match, 60.0)
    await match.overtime(0, "a" * 32, 1, "end")
    assert match.state.result is None
    return match


def test_all_who_are_late_when_the_match_is_ended_come_behind_the_others() -> None:
    async def play() -> None:
        at = at_home()
        match = await opened(at, JAM, 3, clock=SHORT)
        await commit(match, 2, match.watch(2).legal[0])
        await turn(match, 60.0)
        await match.overtime(2, "a" * 32, 1, "end")
        assert match.state.result is not None
        assert match.state.result.ranks == (2, 2, 1)
        text, names = match.transcript(None), JAM.seat_names
        assert f"\nlate {names[0]} #" in text
        assert f"\nlate {names[1]} #" in text
        assert read(text).finished() == match.state.result
        entries = await at.store.load(match.id)
        for table in (match.state, replay(match.id, entries, find)):
            assert table.overtime.ended == (0, 1)

    asyncio.run(play())


def test_what_is_wanted_by_enough_happens_with_the_entry_by_which_those_who_decide_are_fewer() -> (
    None
):
    async def play() -> None:
        at = at_home()
        match = await one_late(at)
        versions = [*match.state.versions]
        await match.stand_in(0, "b" * 32, 2, "random")  # who alone could have wanted something else
        assert match.state.result is not None
        assert (match.state.result.ranks, match.state.result.reason) == ((1, 3, 1), "time")
        assert match.state.versions == [version + 1 for version in versions]
        told = ears(match).updates(None)[-1].people
        assert told is not None
        assert told.result == match.state.result
        entries = await at.store.load(match.id)
        assert replay(match.id, entries, find).result == match.state.result
        await match.close()

    asyncio.run(play())


def test_who_gives_up_leaves_what_the_others_want() -> None:
    async def play() -> None:
        at = at_home()
        match = await one_late(at)
        await match.overtime(2, "b" * 32, 1, "wait")
        await match.resign(2, "c" * 32, "random")
        assert match.state.result is not None
        assert match.state.result.reason == "time"
        assert match.state.overtime.ended == (1,)
        entries = await at.store.load(match.id)
        assert replay(match.id, entries, find).overtime.ended == (1,)
        await match.close()

    asyncio.run(play())


def test_nothing_is_left_of_what_one_wanted_who_gives_up() -> None:
    async def play() -> None:
        match = await one_late(at_home())
        await match.resign(0, "b" * 32, "random")
        assert match.state.result is None
        assert match.state.overtime.votes == {}
        await match.close()

    asyncio.run(play())


def test_one_who_is_given_time_decides_at_once_about_the_others() -> None:
    async def play() -> None:
        match = await opened(at_home(), GAMES["sealed"], 3, clock=SHORT)
        ids = Ids()
        await turn(match, 60.0)
        await match.overtime(0, ids(), 1, "bot", "random")  # everyone is late: 2 must want it too
        await match.overtime(1, ids(), 0, "wait")
        assert not match.state.chairs[1].handed
        await match.overtime(2, ids(), 0, "wait")
        assert match.state.chairs[1].handed
        assert match.state.overtime.votes == {}
        assert match.state.clocks is not None
        assert match.state.clocks.spent[1] == 0
        await match.close()

    asyncio.run(play())


def test_a_late_answer_makes_its_seat_one_of_those_who_decide() -> None:
    async def play() -> None:
        match = await opened(at_home(), GAMES["sealed"], 3, clock=SHORT)
        ids = Ids()
        await turn(match, 60.0)
        await match.overtime(0, ids(), 1, "end")
        await match.overtime(2, ids(), 1, "wait")
        await commit(match, 0, "1")
        assert match.state.result is not None
        assert match.state.overtime.ended == (1, 2)

    asyncio.run(play())


def test_votes_are_counted_with_the_next_entry_where_another_has_run_out_and_all_are_told() -> None:
    async def play() -> None:
        match = await opened(at_home(), GAMES["sealed"], 3, clock=SHORT)
        await commit(match, 2, "1")
        await turn(match, 30.0)
        for seat in (0, 1, 0):  # then 0 has chosen again, 1 has 35 seconds left and 2 has 65
            await commit(match, seat, "1")
        await turn(match, 36.0)
        await match.overtime(0, "a" * 32, 1, "end")
        await turn(match, 30.0)
        versions = [*match.state.versions]
        await commit(match, 0, "2")  # another choice, of which nobody else would be told
        assert match.state.result is not None
        assert match.state.overtime.ended == (1, 2)
        assert match.state.versions == [version + 1 for version in versions]

    asyncio.run(play())


def test_what_was_wanted_is_forgotten_when_the_late_one_answers() -> None:
    async def play() -> None:
        match = await opened(at_home(), GAMES["sealed"], 3, clock=SHORT)
        await commit(match, 0, "1")
        await commit(match, 2, "1")
        await turn(match, 60.0)
        await match.overtime(0, "a" * 32, 1, "end")
        await commit(match, 1, "1")
        assert match.state.overtime.votes == {}
        assert people(match, 0).overtime_votes == ()

    asyncio.run(play())


def test_alone_with_bots_nobody_decides_and_the_bots_have_no_clocks() -> None:
    async def play() -> None:
        match = await Match.open(
            at_home(), GAMES["relay"], bots={1: "random"}, clock=Terms(10.0, 1.0)
        )
        await sit_down(match, 0, "1" * 32, "Ann")
        assert shown(match) == Clocks((10.0, None), (0,))
        await turn(match, 11.0)
        assert shown(match).left == (0.0, None)
        assert isinstance(await commit(match, 0, "push"), Accepted)
        await match.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    "terms", [Terms(9.9), Terms(float("nan")), Terms(1e9), Terms(60, -1), Terms(60, 1e6)]
)
def test_a_clock_that_makes_no_sense_is_refused(terms: Terms) -> None:
    with pytest.raises(TailbackError, match="seconds for each player"):
        terms.allowance()


def test_a_rematch_is_played_with_the_same_clock() -> None:
    async def play() -> None:
        at = at_home()
        match = await opened(at, GAMES["relay"], clock=SHORT)
        await match.resign(0, "a" * 32)
        await rematch(match, 0, "b" * 32)
        await rematch(match, 1, "c" * 32)
        follow = await Match.load(at, match.state.rematch.next_match or "")
        await reveal(follow)
        assert terms(follow.state) == terms(match.state) is not None
        assert shown(follow).left == (60.0, 60.0)

    asyncio.run(play())


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_in_every_game_clocks_add_up_and_anyone_may_run_out(game: object) -> None:
    """Each loses what goes by while it is asked; the end comes by a decision of the others."""

    async def play(rng: random.Random) -> None:
        at = at_home()
        seats = rng.choice(game.seats[:2])  # type: ignore[attr-defined]
        options, clock = limited(game), Terms(40.0)  # type: ignore[arg-type]
        match = await opened(at, game, seats, options=options, clock=clock)  # type: ignore[arg-type]
        ids = Ids()
        for _ in range(60):
            running, before = shown(match).running, shown(match).left
            step = rng.choice([0.0, 0.5, 3.0])
            await turn(match, step)
            if match.state.result is not None:
                break
            if shown(match).running == running:
                for seat in running:
                    assert shown(match).left[seat] == max(0.0, (before[seat] or 0.0) - step)
            if not (due := waited_for(match)):
                await turn(match, 10.0)
                continue
            legal = match.watch(due[0]).legal
            assert isinstance(await commit(match, due[0], rng.choice(legal)), Accepted)
        if match.state.result is None and (running := shown(match).running):
            await turn(match, 60.0)
            late = running[0]
            others = [seat for seat in range(seats) if seat != late]
            for seat in [seat for seat in others if seat not in running] or others:
                if match.state.result is None:
                    await match.overtime(seat, ids(), late, "end")
            assert match.state.result is not None
            assert match.state.result.reason == "time"
        await match.close()

    for seed in range(2):
        asyncio.run(play(random.Random(f"{game.id} {seed}")))  # type: ignore[attr-defined]


def test_in_cut_in_and_jam_clocks_run_only_outside_windows() -> None:
    async def play() -> None:
        match = await opened(services(), JAM, 3, clock=SHORT)
        assert len(shown(match).running) == 3
        windowed = await opened(
            services(), CUTIN, 2, options=CUTIN.options(clock=True), clock=SHORT
        )
        rng, still = random.Random(1), 0
        for _ in range(20):
            if windowed.state.timed:
                still += 1
                assert shown(windowed).running == ()
                await turn(windowed, 10.0)
            elif due := waited_for(windowed):
                await commit(windowed, due[0], rng.choice(windowed.watch(due[0]).legal))
        assert still

    asyncio.run(play())
