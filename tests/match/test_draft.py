"""Draft and commit: trying is pure, ends where it must, and a commit is one entry."""

from __future__ import annotations

import asyncio
import random

from tailback.kit import NATURE
from tailback.match import Accepted, Rejected, Tried
from tests.match.helpers import (
    GAMES,
    SEEDS,
    commit,
    committed,
    ears,
    opened,
    play_on,
    reveal,
    services,
    sit_down,
    spelled,
)


def tried(answer: Tried | Rejected) -> Tried:
    assert isinstance(answer, Tried), answer
    return answer


def refused(answer: object) -> Rejected:
    assert isinstance(answer, Rejected), answer
    return answer


def test_a_draft_shows_what_a_commit_then_brings() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["shift"])
        rng = random.Random(2)
        for _ in range(6):
            table = match.state
            if table.decision is None:
                return
            (seat,) = table.decision.seats
            ask = table.ask(seat) or 0
            before, heard = spelled(match.watch(seat, 0)), len(ears(match).heard)
            moves: list[str] = []
            answer = tried(match.try_(seat, ask, moves))
            assert answer.view == match.watch(seat).view
            while not answer.ends:
                moves.append(rng.choice(answer.legal))
                answer = tried(match.try_(seat, ask, moves))
            assert spelled(match.watch(seat, 0)) == before
            assert len(ears(match).heard) == heard
            assert len(await match.services.store.load(match.id)) == table.length
            length = table.length
            beyond = refused(match.try_(seat, ask, [*moves, moves[0]]))
            assert (beyond.why, beyond.at) == ("ended", len(moves))
            assert isinstance(await match.commit(seat, ask, f"{length:032x}", moves), Accepted)
            assert table.length == length + 1
            draws = [s for s in table.pages[-1].steps if NATURE in s.moves]
            assert table.game.view(table.scene, draws[0].before, seat) == answer.view

    asyncio.run(play())


def test_what_follows_a_move_that_is_not_free_is_not_shown() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["peek"])
        answer = tried(match.try_(0, 1, ["look2"]))
        assert answer.ends
        assert answer.legal == ()
        assert answer.view == match.watch(0).view
        assert refused(match.try_(0, 1, ["look2", "take1"])).why == "ended"
        assert refused(await commit(match, 0, "look2", "take1")).why == "ended"
        assert match.state.length == 5

    asyncio.run(play())


def test_refusals_name_the_rule_and_carry_the_view() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["shift"])
        assert match.state.decision is not None
        (seat,) = match.state.decision.seats
        ask = match.state.ask(seat) or 0
        answer = refused(match.try_(seat, ask, ["L+1"]))
        assert answer.why == "rule"
        assert answer.refusal is not None
        assert answer.refusal.clause in match.state.game.rulebook.clauses
        assert answer.update.view == match.watch(seat).view
        assert answer.update.events == ()
        for text in ("=M1", "nonsense", "", "Z+14", "A+1 ", "\x00", "?"):
            assert refused(match.try_(seat, ask, [text])).why in ("malformed", "rule")
        assert refused(match.try_(seat, ask + 1, [])).why == "stale"
        assert refused(match.try_(1 - seat, 1, [])).why == "stale"
        assert refused(await match.commit(seat, ask, "1" * 32, [])).why == "empty"
        assert refused(await match.commit(seat, ask, "short", ["M1"])).why == "bad-id"
        assert match.state.length == 5

    asyncio.run(play())


def test_nothing_is_played_before_the_beginning_or_after_the_end() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["relay"], sit=False)
        assert refused(match.try_(0, 1, [])).why == "not-begun"
        assert refused(await commit(match, 0, "push")).why == "not-begun"
        assert match.watch(0).stage == "open"
        await sit_down(match, 0, "a" * 32, "Ann")
        assert refused(await sit_down(match, 0, "b" * 32, "Eve")).why == "taken"
        assert refused(await sit_down(match, 1, "b" * 32, "")).why == "bad-name"
        assert refused(await sit_down(match, 1, "b" * 32, "B\n")).why == "bad-name"
        for wrong in (None, "00", "AB" * 32):
            assert refused(await match.sit(1, "b" * 32, "Bob", wrong)).why == "bad-commitment"
        await match.sit(1, "b" * 32, "Bob", committed(SEEDS[1]))
        assert match.watch(0).stage == "revealing"
        assert refused(match.try_(0, 1, [])).why == "not-begun"
        assert refused(await commit(match, 0, "push")).why == "not-begun"
        await reveal(match)
        await play_on(match, random.Random(0))
        assert refused(await commit(match, 0, "push")).why == "over"
        assert refused(match.try_(0, 1, ["push"])).why == "over"

    asyncio.run(play())
