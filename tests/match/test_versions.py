"""Versions and cursors follow from the log alone, and eyes are opened only for those who look."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from tailback.kit import AnyGame, Event, Viewer
from tailback.match import Answer, Change, Match, MatchState, Rejected, Store, fold
from tailback.store import MemoryStore
from tests.harness.leaks import changed
from tests.harness.scale import scaled
from tests.harness.secrets import rebuilt
from tests.kit.games import GAMES, limited
from tests.match.helpers import ID, Ids, find, opened, services, turn, waited_for

EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


class Heard(NamedTuple):
    """What a viewer was told of all that came after one version, up to another."""

    viewer: Viewer
    after: int
    version: int
    events: tuple[Event, ...]
    fleeting: bool


class Some:
    """A channel at which only some viewers listen, others from one moment to the next."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.listening: dict[Viewer, int] = {}
        """With the version that each heard last."""
        self.heard: list[Heard] = []
        self.told: frozenset[Viewer] = frozenset()
        """To whom the last change was told."""
        self.failed: list[Exception] = []

    def answer(self, to: object, answer: Answer) -> None:
        """Nobody waits for it."""

    def broadcast(self, change: Change, to: object = None, id: str | None = None) -> None:
        self.told = frozenset(self.listening) & change.viewers
        try:
            for viewer in self.told:
                update = change.update(viewer)
                before, self.listening[viewer] = self.listening[viewer], update.version
                self.heard.append(Heard(viewer, before, update.version, update.events, True))
        except Exception as error:  # a match does not let one who cannot hear disturb the others
            self.failed.append(error)

    def shuffle(self, match: Match) -> None:
        """Let some come and others go."""
        viewers, versions = match.state.viewers, match.state.versions
        chosen = self.rng.sample(range(len(viewers)), self.rng.randrange(len(viewers) + 1))
        self.listening = {viewers[at]: versions[at] for at in chosen}


async def act(match: Match, rng: random.Random, ids: Ids) -> None:
    """Let a seat that is asked move, or time go by; another process may have been faster."""
    seats = waited_for(match)
    if not seats:
        await turn(match, 10.0)
        return
    seat = rng.choice(seats)
    table = match.state
    move = rng.choice(list(map(table.game.notation.move_text, _legal(table, seat))))
    answer = await match.commit(seat, table.ask(seat) or 0, ids(), [move])
    assert not isinstance(answer, Rejected) or answer.why in ("stale", "over"), answer


def _legal(table: MatchState, seat: int) -> Any:
    """Return legal moves by the game as it is, uncounted."""
    return find(table.game.id).legal(table.position, seat)


def served(match: Match, viewer: Viewer, rng: random.Random) -> Heard:
    """Return what a viewer is served who comes back after any time."""
    cursor = rng.randrange(match.watch(viewer).version + 1)
    now = match.watch(viewer, cursor)
    return Heard(viewer, cursor, now.version, now.events, now.stage == "over")


async def histories(store: Store) -> tuple[list[list[int]], dict[Any, Any]]:
    """Return all versions after each entry, and what each version brought, by the log alone."""
    silent, loud = MatchState(ID, find), MatchState(ID, find)
    versions: list[list[int]] = []
    brought: dict[tuple[Viewer, int], tuple[Event, ...]] = {}
    for entry in await store.load(ID):
        fold(silent, entry)
        versions.append([*silent.versions])
        change = fold(loud, entry)
        updates = [change.update(viewer) for viewer in change.viewers]
        brought.update({(update.viewer, update.version): update.events for update in updates})
    return versions, brought


@EVERY
def test_versions_and_cursors_are_the_same_whoever_listened(game: AnyGame) -> None:
    async def play(rng: random.Random) -> None:
        store, ids = MemoryStore(), Ids()
        seats, options = rng.choice(game.seats[:2]), limited(game)
        channels = Some(rng), Some(rng)
        two = [await opened(services(store, channel=channels[0]), game, seats, options=options)]
        two.append(await Match.load(services(store, channel=channels[1]), ID))
        seen: list[tuple[int, list[int]]] = []
        told: list[Heard] = []
        while not all(match.state.result for match in two):
            at = rng.randrange(2)
            if rng.random() < 0.1:
                await two[at].close()
                two[at] = await Match.load(two[at].services, ID)
            match = two[at] if two[at].state.result is None else two[1 - at]
            channels[at].shuffle(two[at])
            await act(match, rng, ids)
            seen += [(one.state.length, [*one.state.versions]) for one in two]
            told += [served(one, viewer, rng) for one in two for viewer in one.state.viewers]
        versions, brought = await histories(store)
        assert all(found == versions[length - 1] for length, found in seen)
        told += [heard for channel in channels for heard in channel.heard]
        for viewer, after, version, events, fleeting in told:
            due = [brought[viewer, number] for number in range(after + 1, version + 1)]
            every = tuple(event for one in due for event in one)
            assert events == tuple(event for event in every if fleeting or not event.fleeting)
        assert all(len(channel.heard) > 2 for channel in channels)
        assert not [*channels[0].failed, *channels[1].failed]
        for match in two:
            await match.close()

    for seed in range(2 * scaled(50)):
        asyncio.run(play(random.Random(f"{game.id} {seed}")))


def counting(game: AnyGame, calls: Counter[Any]) -> AnyGame:
    """Return the same game; whenever something is looked at, it is counted."""

    def counted(name: str, part: Any) -> Any:
        def look(position: Any, *seat: int) -> Any:
            calls[(name, *seat)] += 1
            return getattr(part, name)(position, *seat)

        return look

    observer = changed(
        game.observer, table=counted("table", game.observer), own=counted("own", game.observer)
    )
    return rebuilt(
        game, observer=observer, rules=changed(game.rules, legal=counted("legal", game.rules))
    )


@EVERY
def test_eyes_are_opened_only_for_those_who_look(game: AnyGame) -> None:
    async def play(rng: random.Random) -> None:
        calls: Counter[Any] = Counter()
        channel, ids, looked = Some(rng), Ids(), 0
        at = replace(services(channel=channel), games=lambda _: counting(game, calls))
        match = await opened(at, game, game.seats[0], options=limited(game))
        while match.state.result is None:
            channel.shuffle(match)
            channel.told = frozenset()
            length = match.state.length
            calls.clear()
            await act(match, rng, ids)
            assert match.state.length <= length + 1
            asked = {seat for seat in match.state.viewers if match.state.ask(seat) is not None}
            mover = (await at.store.load(ID))[-1].body.get("seat")
            assert calls["table",] <= bool(channel.told)
            for seat in range(match.state.seating.seats):
                looks = seat in channel.told
                assert calls["own", seat] == looks
                assert calls["legal", seat] == (looks and seat in asked) + (seat == mover)
            looked += calls["table",]
        assert looked > 4
        assert not channel.failed
        await match.close()

    asyncio.run(play(random.Random(game.id)))
