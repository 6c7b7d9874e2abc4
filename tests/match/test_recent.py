"""What is marked for whoever comes back: the own latest turn, or what others have done since."""

from __future__ import annotations

import asyncio
import random
from typing import NamedTuple

import pytest

from tailback.games.shuttles import GAME as SHUTTLES
from tailback.games.trafficars.memory import GAME as MEMORY
from tailback.kit import SPECTATOR, AnyGame, Event, Seat, Viewer
from tailback.match import Match, Recent
from tests.kit.games import GAMES as EVERY
from tests.kit.games import limited
from tests.match.helpers import Ids, commit, ears, opened, services, turn, waited_for


class Told(NamedTuple):
    """What one viewer was told at once: who had decided, in which turn."""

    movers: tuple[Seat, ...]
    turn: int
    events: tuple[Event, ...]


def marked(told: list[Told], viewer: Viewer, over: bool) -> Recent | None:
    """Return what should be marked, told backwards from what was heard live."""
    heard = [
        one._replace(events=tuple([event for event in one.events if over or not event.fleeting]))
        for one in told
    ]
    while heard and not heard[-1].events:
        heard.pop()
    if not heard:
        return None
    latest = [one for one in heard if one.turn == heard[-1].turn]
    own = any(viewer in one.movers for one in latest)
    if not own and viewer is not SPECTATOR:
        acted = [at for at, one in enumerate(heard) if viewer in one.movers]
        latest = heard[max(acted, default=-1) + 1 :]
    return Recent(sum(len(one.events) for one in latest), own)


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_in_every_game_whoever_comes_is_told_what_is_marked(game: AnyGame) -> None:
    async def play(rng: random.Random) -> None:
        seats = rng.choice(game.seats)
        match = await opened(services(), game, seats, options=limited(game))
        table, told = match.state, {viewer: list[Told]() for viewer in match.state.viewers}
        heard = dict.fromkeys(table.viewers, 0)

        def hear(movers: tuple[Seat, ...]) -> None:
            for viewer, all in told.items():
                for update in ears(match).updates(viewer)[heard[viewer] :]:
                    all.append(Told(movers, table.pages.turn, update.events))
                    heard[viewer] += 1

        hear(())
        for _ in range(60):
            if table.result is not None:
                break
            pages, movers = len(table.pages), table.decision.seats if table.decision else ()
            if due := waited_for(match):
                seat = rng.choice(due)
                await commit(match, seat, rng.choice(match.watch(seat).legal))
            else:
                await turn(match, 10.0)
            hear(movers if len(table.pages) > pages else ())
            for viewer, all in told.items():
                now, over = match.watch(viewer, 0), table.result is not None
                assert now.recent == marked(all, viewer, over)
                assert now.recent is None or now.recent.count <= len(now.events)
        await match.close()

    for seed in range(4):
        asyncio.run(play(random.Random(f"{game.id} {seed}")))


def recent(match: Match) -> list[Recent | None]:
    """Return what is marked for south, north and a spectator."""
    return [match.watch(viewer, 0).recent for viewer in match.state.viewers]


def test_the_own_turn_is_marked_until_another_has_moved() -> None:
    async def play() -> None:
        match = await opened(services(), SHUTTLES, options=SHUTTLES.options(first="south"))
        assert recent(match) == [None, None, None]
        await commit(match, 0, match.watch(0).legal[0])
        assert recent(match) == [Recent(1, True), Recent(1, False), Recent(1, False)]
        await commit(match, 1, match.watch(1).legal[0])
        assert recent(match) == [Recent(1, False), Recent(1, True), Recent(1, False)]
        now = match.watch(0)
        assert now.recent is None
        assert match.watch(0, now.version).recent is None

    asyncio.run(play())


@pytest.mark.clause("MEM-7")
def test_a_card_that_was_turned_up_is_not_told_again_to_be_marked() -> None:
    """The own turn has begun, of which nothing is told: the turn before it stays marked."""

    async def play() -> None:
        match = await opened(services(), MEMORY, 2, options=MEMORY.options(low=1, high=40))
        rng, ids = random.Random(3), Ids()
        while not any(event.name == "turned-back" for event in match.watch(0, 0).events):
            (seat,) = waited_for(match)
            move = rng.choice(match.watch(seat).legal)
            await match.commit(seat, match.state.ask(seat) or 0, ids(), [move])
        (seat,) = waited_for(match)
        before = recent(match)
        await commit(match, seat, match.watch(seat).legal[0])
        assert ears(match).updates(1 - seat)[-1].events[0].name == "turned-up"
        assert recent(match) == before
        for viewer in match.state.viewers:
            now = match.watch(viewer, 0)
            assert now.recent is not None
            names = [event.name for event in now.events[len(now.events) - now.recent.count :]]
            assert set(names) <= {"kept", "turned-back"}

    asyncio.run(play())
