"""Claims: whoever lost a seat's key asks for it; when it changes hands, and when it does not."""

from __future__ import annotations

import asyncio
from dataclasses import asdict

import pytest

from tailback.games.shuttles import GAME as SHUTTLES
from tailback.kit import SPECTATOR
from tailback.kit.errors import TranscriptError
from tailback.kit.transcript import sealed_lines
from tailback.kit.transcript_reader import read
from tailback.match import Accepted, Claimed, LogError, ManualTimeSource, Match, Rejected
from tailback.match.entry import Entry
from tailback.match.fold import fold
from tailback.match.preconditions import MOST
from tests.match.helpers import (
    GAMES,
    ID,
    Ids,
    Silent,
    commit,
    ears,
    opened,
    people,
    rematch,
    services,
    sit_down,
    waited_for,
    why,
)

DAY = 86_400_000


def claims(match: Match) -> tuple[Claimed, ...]:
    """Return how claims stand, as everyone is told."""
    told = {people(match, viewer).claims for viewer in match.state.viewers}
    (same,) = told
    return same


def clock_of(match: Match) -> ManualTimeSource:
    clock = match.services.time_source
    assert isinstance(clock, ManualTimeSource)
    return clock


async def later(match: Match, seconds: float) -> None:
    clock_of(match).advance(seconds)


def test_a_seat_changes_hands_when_all_have_agreed_and_a_day_is_over() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, GAMES["sealed"], 3, keys=True)
        ids = Ids()
        first = await match.claim(1, "a" * 32, "token:new", DAY)
        assert await match.claim(1, "a" * 32, "token:new", DAY) == first == Accepted("a" * 32)
        (asked,) = claims(match)
        assert (asked.number, asked.seat, asked.waits) == (1, 1, (0, 2))
        assert (asked.agreed, asked.until, asked.end) == ((), None, None)
        await later(match, 5 * 86_400)
        assert why(await match.change()) == "no-offer"  # they have not agreed
        await match.permit(2, ids(), 1, True)
        assert why(await match.permit(2, ids(), 1, True)) == "own-offer"
        assert claims(match)[0].waits == (0,)
        agreed = clock_of(match).wall()
        await match.permit(0, ids(), 1, True)
        assert claims(match)[0].until == agreed + DAY
        await later(match, 86_399)
        assert not match.claim_due()
        assert why(await match.change()) == "no-offer"
        assert match.state.keys.seats[1] == "token:1"
        again = await Match.load(at, match.id)  # it survives a restart
        assert again.state.claims == match.state.claims
        await later(match, 1)
        assert again.claim_due()
        assert isinstance(await again.change(), Accepted)
        await match.catch_up()  # another node takes it in
        for seen in (again, match):
            assert seen.state.keys.seats == {0: "token:0", 1: "token:new", 2: "token:2"}
            assert seen.state.keys.former == {"token:1": 1}
            assert claims(seen)[0].end == "handed"
            assert why(await seen.change()) == "no-offer"

    asyncio.run(play())


def test_the_use_of_the_key_cancels_a_claim_and_the_next_comes_a_day_later() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["relay"], keys=True)
        ids = Ids()
        assert why(await match.cancel(1)) == "no-offer"
        await match.claim(1, ids(), "token:new", DAY)
        await match.permit(0, ids(), 1, True)
        await later(match, 80_000)
        assert isinstance(await match.cancel(1), Accepted)
        assert claims(match)[0].end == "cancelled"
        await later(match, 80_000)
        assert not match.claim_due()
        assert why(await match.change()) == "no-offer"
        assert match.state.keys.seats[1] == "token:1"
        assert why(await match.claim(1, ids(), "token:new", DAY)) == "key-used"
        assert isinstance(await match.claim(1, ids(), "token:next", DAY), Accepted)
        assert why(await match.claim(1, ids(), "token:third", DAY)) == "claimed"
        await match.permit(0, ids(), 2, False)
        assert (claims(match)[1].end, claims(match)[1].by) == ("declined", 0)
        await later(match, 86_399)
        assert why(await match.claim(1, ids(), "token:third", DAY)) == "claimed-lately"
        assert isinstance(await match.claim(0, ids(), "token:third", DAY), Accepted)
        await later(match, 1)
        assert isinstance(await match.claim(1, ids(), "token:fourth", DAY), Accepted)

    asyncio.run(play())


def test_any_other_person_may_still_say_no_until_the_end() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["sealed"], 3, keys=True)
        ids = Ids()
        await match.claim(1, ids(), "token:new", DAY)
        assert why(await match.permit(1, ids(), 1, True)) == "no-offer"  # its own person has a key
        for seat in (0, 2):
            await match.permit(seat, ids(), 1, True)
        await later(match, 86_000)
        assert isinstance(await match.permit(2, ids(), 1, False), Accepted)
        await later(match, 86_000)
        assert why(await match.change()) == "no-offer"
        assert why(await match.permit(0, ids(), 1, True)) == "no-offer"
        assert why(await match.permit(0, ids(), 9, True)) == "no-offer"

    asyncio.run(play())


def test_where_the_others_are_computer_players_the_day_alone_protects_the_seat() -> None:
    async def play() -> None:
        at = services(bots=lambda game, name: Silent())
        match = await opened(at, GAMES["relay"], sit=False)
        await sit_down(match, 0, "1" * 32, "Ada", key="token:ada")
        await match.sit(1, "2" * 32, "any", bot="any", key="token:nobody")
        ids = Ids()
        begun = clock_of(match).wall()
        await match.claim(0, ids(), "token:new", DAY)
        assert (claims(match)[0].waits, claims(match)[0].until) == ((), begun + DAY)
        assert why(await match.claim(1, ids(), "token:x", DAY)) == "no-player"  # a bot's seat
        await later(match, 86_400)
        assert isinstance(await match.change(), Accepted)
        assert match.state.keys.seats[0] == "token:new"
        await match.close()

    asyncio.run(play())


def test_whoever_leaves_need_not_agree_and_a_leavers_own_seat_can_be_asked_for() -> None:
    async def play() -> None:
        at = services(bots=lambda game, name: Silent())
        match = await opened(at, GAMES["sealed"], 3, keys=True)
        ids = Ids()
        await match.stand_in(0, ids(), 1, "any")
        await match.claim(1, ids(), "token:new", DAY)
        assert claims(match)[0].waits == (0, 2)
        await match.permit(0, ids(), 1, True)
        await later(match, 100)
        gone = clock_of(match).wall()
        await match.resign(2, ids(), "any")
        assert claims(match)[0].until == gone + DAY  # nobody must agree any more
        assert why(await match.claim(2, ids(), "token:x", DAY)) == "no-player"  # given up
        assert why(await match.permit(2, ids(), 1, False)) == "given-up"
        await later(match, 86_400)
        assert isinstance(await match.change(), Accepted)
        assert match.state.chairs[1].handed  # the computer plays on until it is taken back
        assert isinstance(await match.reclaim(1, ids()), Accepted)
        await match.close()

    asyncio.run(play())


def test_who_is_handed_over_must_take_the_seat_back_to_have_a_say() -> None:
    async def play() -> None:
        at = services(bots=lambda game, name: Silent())
        match = await opened(at, GAMES["sealed"], 3, keys=True)
        ids = Ids()
        await match.claim(1, ids(), "token:new", DAY)
        await match.stand_in(0, ids(), 2, "any")
        assert claims(match)[0].waits == (0,)
        assert why(await match.permit(2, ids(), 1, True)) == "handed"
        await match.reclaim(2, ids())
        assert claims(match)[0].waits == (0, 2)
        assert isinstance(await match.stand_in(0, ids(), 1, "any"), Accepted)
        assert claims(match)[0].end is None  # a computer player may stand in meanwhile
        await match.close()

    asyncio.run(play())


def test_seats_that_nobody_has_taken_or_that_have_no_key_are_not_asked_for() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["sealed"], 3, sit=False)
        ids = Ids()
        await sit_down(match, 0, ids(), "Ada", key="token:ada")
        await sit_down(match, 1, ids(), "Bob")  # on one device: its link goes on opening it
        for seat in (1, 2):
            assert why(await match.claim(seat, ids(), "token:x", DAY)) == "no-player"
        await match.claim(0, ids(), "token:new", DAY)  # also before the game begins
        assert claims(match)[0].waits == (1,)

    asyncio.run(play())


@pytest.mark.parametrize("used", ["token:0", "token:1", "token:link", "token:asked"])
def test_a_key_has_one_use(used: str) -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["sealed"], 3, sit=False)
        ids = Ids()
        await match.renew(2, ids(), "token:link")
        for seat in range(2):
            await sit_down(match, seat, ids(), "P", key=f"token:{seat}")
        await match.claim(0, ids(), "token:asked", DAY)
        length = match.state.length
        assert why(await match.claim(1, ids(), used, DAY)) == "key-used"
        assert why(await match.sit(2, ids(), "Eve", key=used)) == "key-used"
        assert why(await match.renew(2, ids(), used)) == "key-used"
        assert match.state.length == length

    asyncio.run(play())


def test_a_claim_is_over_with_the_match_and_nothing_of_it_goes_on() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, GAMES["sealed"], 3, keys=True)
        ids = Ids()
        await match.claim(1, ids(), "token:new", DAY)
        await match.claim(2, ids(), "token:late", DAY)
        for seat in (0, 2):
            await match.permit(seat, ids(), 1, True)
        await later(match, 86_400)
        await match.change()
        for seat in (0, 1):
            await match.permit(seat, ids(), 2, True)
        await match.offer(0, ids(), "draw")
        for seat in (1, 2):
            await match.reply(seat, ids(), 1, True)
        assert match.state.result is not None
        assert [claim.end for claim in claims(match)] == ["handed", "over"]
        await later(match, 86_400)
        assert why(await match.change()) == "no-offer"
        assert why(await match.claim(0, ids(), "token:x", DAY)) == "over"
        assert why(await match.permit(0, ids(), 2, True)) == "no-offer"
        for seat in range(3):
            await rematch(match, seat, ids(), swap=True)
        follow = await Match.load(at, match.state.rematch.next_match or "")
        assert follow.state.keys.seats == {1: "token:0", 2: "token:new", 0: "token:2"}
        assert follow.state.keys.former == {"token:1": 2}
        assert follow.state.claims == []
        assert isinstance(await follow.claim(2, ids(), "token:again", DAY), Accepted)

    asyncio.run(play())


def test_nobody_can_fill_the_log_with_claims() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["relay"], keys=True)
        ids = Ids()
        for number in range(MOST):
            await match.claim(1, ids(), f"token:new {number}", 0)
            assert isinstance(await match.cancel(1), Accepted)
        assert why(await match.claim(1, ids(), "token:one more", 0)) == "changed-often"
        assert isinstance(await match.claim(0, ids(), "token:one more", 0), Accepted)

    asyncio.run(play())


def test_who_is_here_is_not_asked_for_and_the_asker_is_shown_nothing() -> None:
    async def play() -> None:
        at = services(speaks=lambda to, seat, table: to is None)
        match = await opened(at, GAMES["sealed"], keys=True)
        refused = await match.claim(1, "a" * 32, "token:new", DAY, "somebody", away=False)
        assert isinstance(refused, Rejected)
        assert (refused.why, refused.update.viewer) == ("still-here", SPECTATOR)
        await match.claim(1, "b" * 32, "token:new", DAY, "somebody")
        refused = await match.claim(1, "c" * 32, "token:other", DAY, "somebody")
        assert isinstance(refused, Rejected)
        assert (refused.why, refused.update.viewer) == ("claimed", SPECTATOR)

    asyncio.run(play())


def test_the_key_that_is_asked_for_is_told_to_nobody() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["sealed"], 3, keys=True)
        await match.claim(1, "a" * 32, "token:new", DAY)
        for seat in (0, 2):
            await match.permit(seat, f"{seat}" * 32, 1, True)
        told = [update for viewer in match.state.viewers for update in ears(match).updates(viewer)]
        assert "token:" not in repr(told)
        assert {tuple(asdict(claim)) for claim in claims(match)} == {
            ("number", "seat", "at", "agreed", "waits", "until", "end", "by", "turn")
        }

    asyncio.run(play())


def test_a_transcript_says_after_which_turn_a_seat_changed_hands() -> None:
    async def play() -> None:
        match = await opened(services(), SHUTTLES, keys=True)
        ids = Ids()
        for _ in range(2):
            for seat in waited_for(match):
                await commit(match, seat, match.watch(seat).legal[0])
        turns = match.state.pages.turn
        await match.claim(1, ids(), "token:new", DAY)
        await match.permit(0, ids(), 1, True)
        await later(match, 86_400)
        running = [match.transcript(viewer) for viewer in match.state.viewers]
        await match.change()
        name = match.state.game.seat_names[1]
        line = f"\nchanged {name} {turns} #"
        for viewer, before in zip(match.state.viewers, running, strict=True):
            assert line in match.transcript(viewer)
            assert line not in before
        await match.resign(0, ids())
        text = match.transcript(SPECTATOR)
        assert line in text
        assert read(text).changed == ((turns, 1),)
        assert read(text).text() == text

    asyncio.run(play())


BAD = [
    ("claim", {"seat": 1, "key": "token:0", "wait": DAY}),
    ("change", {"seat": 1, "claim": 1}),
    ("cancel", {"seat": 0, "claim": 1}),
    ("cancel", {"seat": 1, "claim": 2}),
    ("permit", {"seat": 1, "id": "a" * 32, "claim": 1, "yes": True}),
    ("permit", {"seat": 0, "id": "a" * 32, "claim": 2, "yes": True}),
    ("renew", {"seat": 0, "id": "a" * 32, "key": "token:x"}),
    ("claim", {"seat": 1, "key": "token:x", "wait": DAY}),
]


@pytest.mark.parametrize(("kind", "body"), BAD)
def test_a_log_that_says_what_cannot_have_been_is_refused(kind: str, body: object) -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, GAMES["relay"], keys=True)
        await match.claim(1, "c" * 32, "token:new", DAY)
        await match.permit(0, "d" * 32, 1, True)
        assert isinstance(body, dict)
        entry = Entry(kind, body).stamped(match.state.at + DAY - 1)
        table = (await Match.load(at, ID)).state
        with pytest.raises(LogError):
            fold(table, entry)

    asyncio.run(play())


def test_a_transcript_with_an_impossible_change_of_hands_is_refused() -> None:
    async def play() -> None:
        match = await opened(services(), SHUTTLES, keys=True)
        (seat,) = waited_for(match)
        await commit(match, seat, match.watch(seat).legal[0])
        await match.resign(0, "a" * 32)
        lines = [line.rpartition(" #")[0] for line in match.transcript(SPECTATOR).splitlines()]
        at = next(n for n, line in enumerate(lines) if line.startswith("resigned"))

        def changed(*said: str) -> str:
            added = [f"changed {each}" for each in said]
            return "\n".join(sealed_lines([*lines[:at], *added, *lines[at:]])) + "\n"

        north, south = SHUTTLES.seat_names[:2]
        assert read(changed(f"{north} 0", f"{south} 1")).changed == ((0, 0), (1, 1))
        for wrong in ((north,), (f"{north} x",), ("nobody 0",), (f"{north} 3",), (f"{north} 01",)):
            with pytest.raises(TranscriptError) as refused:
                read(changed(*wrong))
            assert refused.value.line == at + 1
        with pytest.raises(TranscriptError):
            read(changed(f"{north} 1", f"{south} 0"))

    asyncio.run(play())


def test_a_change_of_hands_after_turns_that_were_taken_back_is_still_told() -> None:
    async def play() -> None:
        match = await opened(services(), SHUTTLES, keys=True)
        ids = Ids()
        (seat,) = waited_for(match)
        await commit(match, seat, match.watch(seat).legal[0])
        await match.claim(1 - seat, ids(), "token:new", 0)
        await match.permit(seat, ids(), 1, True)
        await match.change()
        await match.offer(seat, ids(), "takeback")
        await match.reply(1 - seat, ids(), 1, True)
        await match.resign(0, ids())
        assert read(match.transcript(SPECTATOR)).changed == ((1, 1 - seat),)

    asyncio.run(play())
