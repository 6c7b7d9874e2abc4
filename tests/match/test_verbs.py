"""Every verb at random, at tables of several: what is live is what the log says, to every viewer.

People move, choose unseen, run out of time and decide about it, hand seats over and take them back,
offer, take back, resign, ask for seats and play again, beside bots that answer. After each of
these the log is folded anew, and whoever looks is told the same by both.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from typing import Any, Final

import pytest

from tailback.kit import (
    AnyGame,
    AnyQuestion,
    Choice,
    Seat,
    Viewer,
)
from tailback.match import Accepted, Answer, Change, ManualTimeSource, Match, People, Terms, replay
from tailback.match.player_clocks import out, running
from tailback.match.updates import people_of
from tailback.match.verbs.claim import waiting as to_agree
from tailback.match.verbs.offer import waiting
from tailback.match.verbs.overtime import judging
from tailback.match.verbs.reveal import deciding, missing
from tests.kit.games import GAMES as EVERY
from tests.kit.games import limited, walks
from tests.match.helpers import (
    SEEDS,
    Ids,
    RecordingChannel,
    find,
    opened,
    rematch,
    services,
    settle,
    state,
    turn,
    waited_for,
)

STEPS: Final = 60
VERBS: Final = {
    "commit": 12,
    "time": 6,
    "stand_in": 1,
    "reclaim": 3,
    "overtime": 5,
    "draw": 1,
    "undo": 3,
    "reply": 3,
    "claim": 2,
    "permit": 4,
    "cancel": 0.3,
    "change": 1,
    "resign": 0.3,
    "rematch": 3,
    "reveal": 12,
    "deal": 6,
    "restart": 1,
}
"""What people do, and how often."""


class Quick:
    """A bot that answers with anything."""

    async def choose(self, question: AnyQuestion) -> Choice:
        return Choice(question.any_move())


class Told(RecordingChannel):
    """Ears that compare what was told, change by change, with how things stand."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[tuple[str, Viewer], int] = {}
        self._people: dict[tuple[str, Viewer], People] = {}

    def broadcast(self, change: Change, to: object = None, id: str | None = None) -> None:
        super().broadcast(change, to, id)
        table = change.state
        for viewer, version in zip(table.viewers, table.versions, strict=True):
            one = table.id, viewer
            if (version > self._last.get(one, -1)) != (viewer in change.viewers):
                pytest.fail("a version that nobody was told of, or something told without one")
            self._last[one] = version
            if viewer in change.viewers and (people := change.update(viewer).people) is not None:
                self._people[one] = people
            now = people_of(table)
            if _at_once(self._people.get(one, now)) != _at_once(now):
                pytest.fail("something has changed between the people, and one was not told")


def _at_once(people: People) -> People:
    """Return who is there as if no time had gone by."""
    waits = people.revealing
    return replace(people, revealing=None if waits is None else replace(waits, left=0.0))


class Crowd:
    """People who do whatever comes to their minds, at one table and those that follow it."""

    match: Match

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game, self.rng, self.ids = game, random.Random(f"{game.id} {seed}"), Ids()
        self.clock = ManualTimeSource(1000.0)
        self.house = services(
            channel=Told(),
            clock=self.clock,
            bots=lambda game, name: Quick(),
            pace=self.rng.choice([0.0, 1.0]),
        )
        self.done: Counter[str] = Counter()

    async def meet(self) -> Counter[str]:
        """Have them play; return what they did, and how often."""
        game, rng = self.game, self.rng
        options = game.options(clock=True) if game.id == "cutin" else limited(game)
        terms, time = Terms(30.0, rng.choice([0.0, 2.0])), rng.choice([10.0, None])
        seats = rng.choice(game.seats[:3])
        how: dict[str, Any] = {"options": options, "time": time, "clock": terms}
        self.match = await opened(self.house, game, seats, keys=True, **how)
        for _ in range(STEPS):
            (verb,) = rng.choices([*VERBS], [*VERBS.values()])
            self.done[verb] += await self._does(verb)
            await settle(8)
            await self._same()
            self._sound()
        await self.match.close()
        return self.done

    async def _does(self, verb: str) -> bool:
        if verb == "time":
            await turn(self.match, self.rng.choice([0.125, 1.0, 5.0, 40.0]))
        elif verb == "restart":
            await self.match.close()
            self.match = await Match.load(self.house, self.match.id)
        else:
            return isinstance(await self._says(verb), Accepted)
        return True

    def _says(self, verb: str) -> Awaitable[Answer]:
        """Say something, mostly by one who may."""
        match, table, rng, id = self.match, self.match.state, self.rng, self.ids()
        seats = range(len(table.chairs))
        seat, other = rng.choice(seats), rng.choice(seats)
        if verb == "commit":
            seat = self._one([s for s in waited_for(match) if table.chairs[s].plays], seat)
            moves = [self._one(match.watch(seat).legal, "none")]
            lag = rng.choice([0, 500, 2000])
            return match.commit_soon(seat, table.ask(seat) or 0, id, moves, lag=lag)
        if verb == "stand_in":
            return match.stand_in(rng.choice([None, seat]), id, other, "any")
        if verb == "reclaim":
            return match.reclaim(self._one([s for s in seats if table.chairs[s].handed], seat), id)
        if verb == "overtime":
            now = self.clock.wall()
            other = self._one([s for s in seats if out(table, s, now)], other)
            choice = rng.choices(("wait", "bot", "end"), (6, 2, 1))[0]
            seat = self._one(judging(table, other, now), seat)
            return match.overtime(seat, id, other, choice, "any")  # type: ignore[arg-type]
        if verb in ("draw", "undo"):
            movers = [page.by for page in table.pages[-1:] if page.by is not None]
            mover = self._one(movers, seat)
            return match.offer(*((seat, id, "draw") if verb == "draw" else (mover, id, "takeback")))
        if verb == "reply":
            offer = table.offers.open
            seat = self._one(waiting(table, offer.seat, *offer.agreed), seat) if offer else seat
            yes = rng.random() < (0.8 if offer and offer.what == "takeback" else 0.2)
            return match.reply(seat, id, table.offers.count, yes)
        if verb == "reveal":
            seat = self._one(missing(table), seat)
            return match.reveal(seat, id, SEEDS[seat].hex())
        if verb == "deal":
            return match.deal(self._one(deciding(table), seat), id)
        if verb == "claim":
            return match.claim(seat, id, f"token:{id}", rng.choice([1000, 20_000]))
        if verb in ("permit", "cancel", "change"):
            return self._of_claims(verb, seat, id)
        return (
            match.resign(seat, id, "any") if verb == "resign" else self._again(rng.random() < 0.3)
        )

    def _of_claims(self, verb: str, seat: Seat, id: str) -> Awaitable[Answer]:
        match, table, rng = self.match, self.match.state, self.rng
        claim = self._one([c for c in table.claims if c.end is None], None)
        if verb == "change":
            return match.change()
        if verb == "cancel":
            return match.cancel(seat if claim is None else claim.seat)
        others = () if claim is None else to_agree(table, claim)
        number = rng.randrange(9) if claim is None else claim.number
        return match.permit(self._one(others, seat), id, number, rng.random() < 0.9)

    def _one(self, among: Sequence[Any], else_: Any) -> Any:
        return self.rng.choice(among) if among and self.rng.random() < 0.9 else else_

    async def _again(self, swap: bool) -> Answer:
        """All ask for another match, and go there."""
        match = self.match
        answers = [
            await rematch(match, seat, self.ids(), swap=swap)
            for seat in range(len(match.state.chairs))
        ]
        if match.state.rematch.next_match is not None:
            await match.close()
            self.match = await Match.load(self.house, match.state.rematch.next_match)
        return answers[0]

    async def _same(self) -> None:
        """The log says what is live, and every viewer is told the same by both."""
        table, entries = self.match.state, await self.house.store.load(self.match.id)
        folded = replay(table.id, entries, find)
        assert state(folded) == state(table)
        other = Match(replace(self.house, lease=lambda: None), folded)
        for viewer, version in zip(table.viewers, table.versions, strict=True):
            for cursor in (None, 0, max(0, version - 2)):
                assert other.watch(viewer, cursor) == self.match.watch(viewer, cursor)
        await other.close()

    def _sound(self) -> None:
        """Nothing stands that nobody can settle, and nobody is asked who cannot answer."""
        match, table = self.match, self.match.state
        if table.result is not None:
            assert (table.decision, table.offers.open, table.overtime.votes, table.sealed) == (
                None,
                None,
                {},
                {},
            )
            return
        if table.stage == "revealing":
            assert (table.decision, table.pages) == (None, [])
            assert missing(table) and deciding(table)
            return
        assert table.decision is not None
        assert {*table.overtime.votes} <= {*running(table)}
        if (offer := table.offers.open) is not None:
            assert table.chairs[offer.seat].plays
            assert waiting(table, offer.seat, *offer.agreed)
        for claim in table.claims:
            assert claim.end or claim.since is not None or to_agree(table, claim)
        keys = table.keys.seats
        assert len({*keys.values()}) == len(keys) == len(table.chairs)
        bots = [seat for seat in waited_for(match) if table.chairs[seat].bot is not None]
        assert all(match._bots._about.get(seat) == table.ask(seat) for seat in bots)


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_whatever_people_do_the_log_says_it_to_everyone(game: AnyGame) -> None:
    done: Counter[str] = Counter()
    for seed in walks(game, 100):
        done += asyncio.run(Crowd(game, seed).meet())
    assert done["commit"]
