"""What happens only when all agree: draws, and taking back what told nobody anything."""

from __future__ import annotations

import asyncio
import random

import pytest

from tailback.bots import RandomBot
from tailback.bots.thread_bot import ThreadBot
from tailback.games.shuttles import GAME as SHUTTLES
from tailback.kit import NATURE, SPECTATOR, AnyGame
from tailback.kit.transcript_reader import read
from tailback.kit.verify import verify
from tailback.match import Accepted, Match, Terms
from tailback.match.messages import Declined, Offered
from tailback.match.preconditions import MOST
from tests.harness.patience import until
from tests.kit.games import GAMES as EVERY
from tests.kit.games import limited
from tests.match.helpers import (
    GAMES,
    Ids,
    Silent,
    commit,
    ears,
    opened,
    people,
    rematch,
    services,
    sit_down,
    turn,
    waited_for,
    why,
)


def test_a_draw_is_agreed_by_all() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, GAMES["sealed"], 3)
        ids = Ids()
        assert why(await match.reply(1, ids(), 1, True)) == "no-offer"
        assert match.watch(1).barred == {"takeback": "not-moved"}
        assert match.watch(SPECTATOR).barred == {}
        first = await match.offer(0, "a" * 32, "draw")
        assert await match.offer(0, "a" * 32, "draw") == first
        assert people(match, 1).offer == Offered(1, "draw", 0, (), (1, 2))
        assert why(await match.offer(1, ids(), "draw")) == "offer-open"
        for seat in (0, 1):
            assert match.watch(seat).barred == {"draw": "offer-open", "takeback": "offer-open"}
        assert why(await match.reply(0, ids(), 1, True)) == "own-offer"
        await match.reply(2, ids(), 1, True)
        assert why(await match.reply(2, ids(), 1, True)) == "own-offer"
        assert people(match, None).offer == Offered(1, "draw", 0, (2,), (1,))
        again = await Match.load(at, match.id)
        assert again.state.offers.open == match.state.offers.open
        await match.reply(1, ids(), 1, True)
        assert match.state.result is not None
        assert (match.state.result.ranks, match.state.result.reason) == ((1, 1, 1), "agreed")
        assert people(match, 0).offer is None
        assert why(await match.offer(1, ids(), "draw")) == "over"

    asyncio.run(play())


def test_a_draw_reads_back_and_its_draws_are_verified() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["shift"])
        rng = random.Random(2)
        for _ in range(6):
            (seat,) = waited_for(match)
            await commit(match, seat, rng.choice(match.watch(seat).legal))
        await match.offer(0, "a" * 32, "draw")
        await match.reply(1, "b" * 32, 1, True)
        text = match.transcript(SPECTATOR)
        assert "\nagreed draw #" in text
        assert "\nend gold, silver agreed #" in text
        assert read(text).finished() == match.state.result
        assert verify(read(text)) == match.state.seeds.drawn > 0

    asyncio.run(play())


def test_no_ends_an_offer_and_it_is_not_made_again_before_something_has_happened() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["relay"])
        ids = Ids()
        await match.offer(1, ids(), "draw")
        await match.reply(0, ids(), 1, False)
        assert people(match, 1).offer is None
        assert why(await match.offer(1, ids(), "draw")) == "declined"
        assert why(await match.reply(0, ids(), 1, True)) == "no-offer"
        await match.offer(0, ids(), "draw")  # the other may
        await match.reply(0, ids(), 2, False)  # and take it back
        assert why(await match.offer(0, ids(), "draw")) == "declined"
        await commit(match, 0, "push")
        assert isinstance(await match.offer(1, ids(), "draw"), Accepted)

    asyncio.run(play())


def test_whoever_asked_is_told_who_said_no_until_something_else_happens() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, GAMES["sealed"], 3)
        ids = Ids()
        await match.offer(1, ids(), "draw")
        await match.reply(0, ids(), 1, True)
        versions = [match.watch(viewer).version for viewer in match.state.viewers]
        await match.reply(2, ids(), 1, False)
        no = Declined(1, "draw", 1, 2)
        assert [match.watch(viewer).version for viewer in match.state.viewers] == [
            version + 1 for version in versions
        ]
        assert ears(match).updates(1)[-1].people == people(match, 1)
        for seen in (match, await Match.load(at, match.id)):
            assert (people(seen, 1).declined, people(seen, 1).offer) == (no, None)
        await commit(match, 1, "1")  # nothing has happened yet: the others are waited for
        assert people(match, 1).declined == no
        await commit(match, 0, "1")
        await commit(match, 2, "1")
        told = ears(match).updates(1)[-1].people
        assert told is not None
        assert told.declined is None
        await commit(match, 1, "1")
        await commit(match, 0, "1")
        await commit(match, 2, "1")
        assert ears(match).updates(1)[-1].people is None  # it is not told again and again

    asyncio.run(play())


def test_a_no_is_left_behind_by_the_next_offer_by_leaving_and_by_the_end() -> None:
    async def play() -> None:
        at = services(bots=lambda game, name: Silent())
        match = await opened(at, GAMES["sealed"], 3)
        ids = Ids()

        async def declined(seat: int, by: int) -> None:
            await match.offer(seat, ids(), "draw")
            assert people(match, seat).declined is None
            await match.reply(by, ids(), match.state.offers.count, False)

        await declined(0, 1)
        assert people(match, 0).declined == Declined(1, "draw", 0, 1)
        await declined(1, 0)
        assert people(match, 0).declined == Declined(2, "draw", 1, 0)
        await match.stand_in(0, ids(), 2, "any")
        assert people(match, 1).declined is None
        await match.reclaim(2, ids())
        await declined(2, 2)  # it was taken back, and nobody has said no
        assert people(match, 2).declined is None
        for seat in (0, 1, 2):
            await commit(match, seat, "1")
        await declined(0, 2)
        assert people(match, 0).declined == Declined(4, "draw", 0, 2)
        await match.resign(2, ids(), "any")
        assert people(match, 0).declined is None
        await declined(1, 0)
        assert people(match, 1).declined == Declined(5, "draw", 1, 0)
        await match.resign(0, ids())
        assert match.state.result is not None
        assert people(match, 1).declined is None
        await match.close()

    asyncio.run(play())


def test_what_was_declined_is_offered_again_after_other_moves_in_the_place_of_those_before() -> (
    None
):
    async def play() -> None:
        match = await opened(services(), SHUTTLES)
        ids = Ids()
        (first,) = waited_for(match)
        second = 1 - first
        for seat in (first, second):
            await commit(match, seat, match.watch(seat).legal[0])
        for what in ("draw", "takeback"):
            await match.offer(second, ids(), what)
            await match.reply(first, ids(), match.state.offers.count, False)
            assert why(await match.offer(second, ids(), what)) == "declined"
        await match.offer(first, ids(), "takeback")
        await match.reply(second, ids(), match.state.offers.count, True)
        for seat in (first, second):
            await commit(match, seat, match.watch(seat).legal[-1])
        assert isinstance(await match.offer(second, ids(), "takeback"), Accepted)

    asyncio.run(play())


def test_an_offer_lapses_when_another_moves_and_everyone_hears_of_it() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["relay"])
        ids = Ids()
        await match.offer(0, ids(), "draw")
        await commit(match, 0, "push")
        assert match.state.offers.open is not None  # offered, then moved: the other is still asked
        before = match.watch(0).version
        await commit(match, 1, "push")
        assert match.state.offers.open is None
        assert match.watch(0).version == before + 1
        assert why(await match.reply(1, ids(), 1, True)) == "no-offer"

    asyncio.run(play())


def test_an_offer_lapses_when_someone_leaves_or_the_match_ends() -> None:
    async def play() -> None:
        at = services(bots=lambda game, name: Silent())
        match = await opened(at, GAMES["sealed"], 3)
        ids = Ids()
        await match.offer(0, ids(), "draw")
        await match.reply(1, ids(), 1, True)
        await match.stand_in(0, ids(), 2, "any")  # whoever was to agree is not there to do so
        assert people(match, 1).offer is None
        await match.offer(0, ids(), "draw")
        assert people(match, 1).offer == Offered(2, "draw", 0, (), (1,))
        await match.reclaim(2, ids())
        assert people(match, 1).offer == Offered(2, "draw", 0, (), (1, 2))
        await match.resign(2, ids(), "any")
        assert people(match, 1).offer is None
        await match.offer(0, ids(), "draw")
        await match.resign(1, ids())
        assert match.state.result is not None
        assert people(match, 0).offer is None
        await match.close()

    asyncio.run(play())


def test_an_offer_does_not_outlive_a_match_that_is_ended_for_lateness() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["relay"], clock=Terms(60.0))
        await match.offer(0, "a" * 32, "draw")
        await turn(match, 60.0)
        await match.overtime(1, "b" * 32, 0, "end")
        assert match.state.result is not None
        assert people(match, 1).offer is None

    asyncio.run(play())


def test_bots_do_not_agree_to_draws_and_leave_a_person_to_take_back_alone() -> None:
    async def play() -> None:
        at = services(bots=lambda game, name: ThreadBot(RandomBot(game)))
        match = await Match.open(at, SHUTTLES, bots={1: "random"})
        await sit_down(match, 0, "1" * 32, "Ann")
        ids = Ids()
        assert why(await match.offer(0, ids(), "draw")) == "no-draw"
        await until(lambda: waited_for(match) == [0])
        assert why(await match.offer(0, ids(), "takeback")) == "not-moved"
        before, pages = match.state.position, len(match.state.pages)
        await commit(match, 0, match.watch(0).legal[0])
        await until(lambda: waited_for(match) == [0] and match.state.position != before)
        assert len(match.state.pages) >= pages + 2
        assert isinstance(await match.offer(0, ids(), "takeback"), Accepted)
        assert (match.state.position, len(match.state.pages)) == (before, pages)
        await match.close()

    asyncio.run(play())


def test_a_commit_is_taken_back_by_consent_and_never_was() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, SHUTTLES)
        ids, rng = Ids(), random.Random(5)
        (seat,) = waited_for(match)
        other = 1 - seat
        clean, events = match.transcript(SPECTATOR), match.watch(None, 0).events
        before, ask = match.state.position, match.state.ask(seat)
        await commit(match, seat, rng.choice(match.watch(seat).legal))
        assert why(await match.offer(other, ids(), "takeback")) == "not-moved"
        await match.offer(seat, ids(), "takeback")
        assert people(match, other).offer == Offered(1, "takeback", seat, (), (other,))
        await match.reply(other, ids(), 1, True)
        assert match.state.position == before
        assert match.watch(seat).ask == (ask or 0) + 1  # it is asked anew
        assert match.watch(other).ask is None
        assert people(match, None).taken == 1
        assert match.watch(None, 0).events == events
        assert match.transcript(SPECTATOR) == clean
        assert match.recall(seat) == (await Match.load(at, match.id)).recall(seat)
        await commit(match, seat, rng.choice(match.watch(seat).legal))
        assert match.transcript(SPECTATOR) != clean
        again = await Match.load(at, match.id)
        assert again.state.position == match.state.position
        assert again.transcript(SPECTATOR) == match.transcript(SPECTATOR)

    asyncio.run(play())


def test_who_hears_of_a_commit_and_its_take_back_at_once_is_shown_nothing_of_it() -> None:
    """Another process reads what was written here all in one; the turn after it is shown."""

    async def play() -> None:
        at = services()
        match = await opened(at, SHUTTLES)
        elsewhere = services(at.store, at.time_source, lease=lambda: None)
        other = await Match.load(elsewhere, match.id)
        ids, heard = Ids(), match.watch(None).version
        (seat,) = waited_for(match)
        for again in (False, True):
            await commit(match, seat, match.watch(seat).legal[0])
            await match.offer(seat, ids(), "takeback")
            await match.reply(1 - seat, ids(), match.state.offers.count, True)
            if again:
                await commit(match, seat, match.watch(seat).legal[-1])
            assert await other.catch_up()
            for viewer in match.state.viewers:
                update = ears(other).updates(viewer)[-1]
                now = match.watch(viewer, heard)
                assert (update.events, update.shown) == (now.events, now.shown)
                assert (update.turn, len(update.events) > 0) == (now.turn, again)

    asyncio.run(play())


def test_an_offer_to_take_back_lapses_with_any_move() -> None:
    async def play() -> None:
        match = await opened(services(), SHUTTLES)
        ids = Ids()
        (seat,) = waited_for(match)
        await commit(match, seat, match.watch(seat).legal[0])
        await match.offer(seat, ids(), "takeback")
        (mover,) = waited_for(match)
        await commit(match, mover, match.watch(mover).legal[0])
        assert match.state.offers.open is None
        assert why(await match.reply(1 - seat, ids(), 1, True)) == "no-offer"

    asyncio.run(play())


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_in_every_game_nothing_that_told_something_is_taken_back(game: AnyGame) -> None:
    """After every move the one who moved last asks: by consent it is as it was, or it is refused.

    It is refused at least wherever chance fell since, or where any viewer but the mover has come
    to know something that only the mover, or nobody, knew before.
    """

    async def play(rng: random.Random) -> tuple[int, int]:
        match = await opened(services(), game, game.seats[0], options=limited(game))
        ids, taken, refused = Ids(), 0, 0
        for _ in range(40):
            if match.state.result is not None:
                break
            if not (due := waited_for(match)):
                await turn(match, 10.0)
                continue
            seat, table = rng.choice(due), match.state
            before, pages, drawn = table.position, len(table.pages), table.seeds.drawn
            await commit(match, seat, rng.choice(match.watch(seat).legal))
            if len(table.pages) == pages or table.result is not None:
                continue
            page = table.pages[-1]
            barred = match.watch(seat).barred.get("takeback")
            assert ears(match).updates(seat)[-1].barred.get("takeback") == barred
            answer = await match.offer(seat, ids(), "takeback")
            assert barred == (None if isinstance(answer, Accepted) else answer.why)
            told = any(NATURE in step.moves for step in page.steps) or page.by is None
            told = told or any(
                game.known[name](before, SPECTATOR) != getattr(before, name)
                and getattr(before, name) != getattr(table.position, name)
                for name in game.known
            )
            if isinstance(answer, Accepted):
                assert not told
                assert table.seeds.drawn == drawn
                for other in range(game.seats[0]):
                    if table.offers.open is not None and other != seat:
                        await match.reply(
                            other, ids(), table.offers.open.number, rng.random() < 0.5
                        )
                if table.taken > taken:
                    taken += 1
                    assert table.position == before
            else:
                assert answer.why == "told"
                refused += 1
        return taken, refused

    found = [asyncio.run(play(random.Random(f"{game.id} {seed}"))) for seed in range(3)]
    assert sum(map(sum, found))


def test_nobody_can_fill_the_log_with_offers() -> None:
    async def play() -> None:
        at = services(bots=lambda game, name: Silent())
        match = await opened(at, SHUTTLES)
        ids = Ids()
        (seat,) = waited_for(match)
        await match.stand_in(seat, ids(), 1 - seat, "any")
        move = match.watch(seat).legal[0]
        for _ in range(MOST):  # alone with a bot, nobody must agree
            await commit(match, seat, move)
            assert isinstance(await match.offer(seat, ids(), "takeback"), Accepted)
        await commit(match, seat, move)
        assert why(await match.offer(seat, ids(), "takeback")) == "changed-often"
        await match.close()
        again = await Match.load(at, match.id)
        assert why(await again.offer(seat, ids(), "takeback")) == "changed-often"
        await again.close()

    asyncio.run(play())


def test_nobody_can_fill_the_log_by_asking_for_a_rematch() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["relay"])
        ids = Ids()
        await match.resign(0, ids())
        for at in range(MOST):
            assert isinstance(await rematch(match, 1, ids(), swap=bool(at % 2)), Accepted)
        length = match.state.length
        assert why(await rematch(match, 1, ids())) == "changed-often"
        assert match.state.length == length
        await rematch(match, 0, ids(), swap=True)  # it stands as it was wanted last
        assert match.state.rematch.next_match is not None

    asyncio.run(play())
