"""Whoever has resigned neither plays nor sees a hand any more; the seat is the stand-in's."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from tailback.bots import RandomBot
from tailback.bots.thread_bot import ThreadBot
from tailback.client import Opened, play_seat
from tailback.games.trafficars.cutin import GAME as CUTIN
from tailback.games.trafficars.jam import GAME as JAM
from tailback.games.trafficars.memory import GAME as MEMORY
from tailback.kit import AnyGame, Options, Viewer
from tailback.match import (
    Accepted,
    ManualTimeSource,
    Match,
    MatchServices,
    Rejected,
    Update,
    new_id,
)
from tailback.store import MemoryStore
from tests.harness.patience import run
from tests.match.helpers import (
    GAMES,
    commit,
    ears,
    opened,
    people,
    rematch,
    reveal,
    services,
    settle,
    sit_down,
    waited_for,
)
from tests.server.desk import (
    EVERY,
    Running,
    asked,
    close,
    heard,
    hello,
    http,
    play_some,
    running,
    say,
    seats,
)

GONE = 1
"""The seat that gives up."""
TABLES: dict[str, tuple[AnyGame, Options]] = {
    "jam": (JAM, JAM.options(hand=3)),
    "memory": (MEMORY, MEMORY.options(high=12, jokers=True, turn_limit=40)),
    "cutin": (CUTIN, CUTIN.options(clock=True)),
    "sealed": (GAMES["sealed"], GAMES["sealed"].options()),
    "peek": (GAMES["peek"], GAMES["peek"].options()),
}
MANY = [name for name, (game, _) in TABLES.items() if game.seats[-1] > 2]


def bots(game: AnyGame, name: str) -> ThreadBot:
    return ThreadBot(RandomBot(game))


async def left(name: str, moves: int = 8, at: MatchServices | None = None) -> Match:
    """Return a match of three that one seat has given up after some moves."""
    game, options = TABLES[name]
    match = await opened(at or services(bots=bots), game, 3, options=options)
    await some(match, moves)
    assert isinstance(await match.resign(GONE, "a" * 32, "random"), Accepted)
    assert match.state.result is None
    return match


async def some(match: Match, moves: int, rng: random.Random | None = None) -> None:
    """Play some moves of those who are no bots; time passes where all wait for it."""
    chance, clock = rng or random.Random(3), match.services.time_source
    assert isinstance(clock, ManualTimeSource)
    while moves > 0 and match.state.result is None:
        waiting = [s for s in waited_for(match) if match.state.chairs[s].bot is None]
        if waiting:
            seat = chance.choice(waiting)
            await commit(match, seat, chance.choice(match.watch(seat).legal))
            moves -= 1
        else:
            await asyncio.sleep(0.002)
            clock.advance(1.0)
            await settle()


def bare(update: Update) -> Update:
    """Return an update without its number, which each place counts for itself."""
    return replace(update, version=0)


def same_as_spectator(match: Match) -> None:
    """Whatever can be asked for is what a spectator would be given."""
    own, other = match.watch(GONE), match.watch(None)
    assert bare(own) == bare(other)
    assert own.viewer is None
    assert own.view.own is None
    assert (own.ask, own.legal, own.sealed) == (None, (), None)
    assert bare(match.watch(GONE, 0)) == bare(match.watch(None, 0))
    assert match.transcript(GONE) == match.transcript(None)


@pytest.mark.parametrize("name", MANY)
def test_what_is_told_after_it_is_what_a_spectator_is_told(name: str) -> None:
    async def play() -> None:
        match = await left(name)
        same_as_spectator(match)
        first = len(ears(match).heard)
        for _ in range(12):
            await some(match, 1)
            same_as_spectator(match)
        await settle()
        told: dict[Viewer, list[Update]] = {GONE: [], None: []}
        for kind, who, message in ears(match).heard[first:]:
            if kind == "send" and who in (GONE, None):
                told[who].append(bare(message))
        assert told[GONE] == told[None]
        assert told[GONE]
        await match.close()

    run(play())


@pytest.mark.parametrize("name", MANY)
def test_the_update_of_the_resigning_itself_shows_no_hand(name: str) -> None:
    async def play() -> None:
        match = await left(name)
        sent = [u for u in ears(match).updates(GONE) if u.people and u.people.seats[GONE].resigned]
        assert sent
        assert all(update.view.own is None and update.viewer is None for update in sent)
        await match.close()

    run(play())


def test_it_cannot_play_on_and_what_the_stand_in_chose_stays() -> None:
    async def play() -> None:
        match = await left("sealed", 0)
        while GONE not in match.state.sealed:
            await asyncio.sleep(0.001)
        chosen, ask = match.state.sealed[GONE], match.state.asks[GONE]
        for move in ("1", "2", "3"):
            length = match.state.length
            answer = await match.commit(GONE, ask, new_id(), [move])
            assert isinstance(answer, Rejected)
            assert answer.why == "given-up"
            assert "computer" in answer.said
            assert answer.update.view.own is None
            tried = match.try_(GONE, ask, [move])
            assert isinstance(tried, Rejected)
            assert tried.why == "given-up"
            assert match.state.length == length
        assert match.state.sealed[GONE] == chosen
        await match.close()

    run(play())


def test_what_it_had_sealed_is_the_stand_ins_now() -> None:
    async def play() -> None:
        match = await opened(services(bots=bots), GAMES["sealed"], 3)
        await commit(match, GONE, "3")
        assert match.watch(GONE).sealed == "3"
        await match.resign(GONE, "a" * 32, "random")
        assert match.watch(GONE).sealed is None
        assert match.state.sealed == {GONE: "3"}
        await settle()
        assert isinstance(await commit(match, GONE, "1"), Rejected)
        await commit(match, 0, "1")
        await commit(match, 2, "2")
        assert match.state.pages[0].steps[0].moves == {0: "1", GONE: "3", 2: "2"}
        await match.close()

    run(play())


def test_a_repeat_of_what_was_accepted_before_is_accepted_again() -> None:
    async def play() -> None:
        match = await opened(services(bots=bots), GAMES["sealed"], 3)
        ask = match.state.asks[GONE]
        first = await match.commit(GONE, ask, "b" * 32, ["3"])
        await match.resign(GONE, "a" * 32, "random")
        assert await match.commit(GONE, ask, "b" * 32, ["3"]) == first
        assert await match.resign(GONE, "a" * 32, "random") == Accepted("a" * 32)
        await match.close()

    run(play())


@pytest.mark.parametrize("name", MANY)
def test_it_is_the_same_when_the_match_is_taken_up_again(name: str) -> None:
    async def play() -> None:
        match = await left(name)
        await match.close()
        again = await Match.load(match.services, match.id)
        same_as_spectator(again)
        answer = await commit(again, GONE, "1")
        assert isinstance(answer, Rejected)
        assert answer.why == "given-up"
        await again.close()

    run(play())


def test_it_cannot_resign_or_sit_again_and_asks_for_a_rematch_when_it_is_over() -> None:
    async def play() -> None:
        at = services(bots=bots)
        match = await left("sealed", 0, at)
        for answer in (
            await match.resign(GONE, new_id(), "random"),
            await sit_down(match, GONE, new_id(), "Back again"),
            await rematch(match, GONE, new_id()),
        ):
            assert isinstance(answer, Rejected)
            assert answer.why in ("given-up", "taken", "not-over")
        await some(match, 1000)
        assert match.state.result is not None
        assert match.state.result.ranks[GONE] == 3
        assert match.watch(GONE).view.own is None
        for seat in (0, 2):
            assert isinstance(await rematch(match, seat, new_id()), Accepted)
        assert match.state.rematch.next_match is None
        assert isinstance(await rematch(match, GONE, new_id()), Accepted)
        following = await Match.load(at, match.state.rematch.next_match or "")
        await reveal(following)
        assert [chair.kind for chair in following.state.chairs] == ["person"] * 3
        assert [place.name for place in people(following, None).seats] == ["P0", "P1", "P2"]
        assert following.watch(GONE).viewer == GONE
        await match.close()
        await following.close()

    run(play())


# Over the wire


@asynccontextmanager
async def connected(
    server: Running, table: Opened, seat: int | None, **how: Any
) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
    token = server.token(table, seat)
    async with server.socket() as made:
        await say(made, **hello(table.match, token, letters=True, shown=True, **how))
        yield made, await heard(made, "update")


async def until_resigned(socket: ClientConnection) -> dict[str, Any]:
    """Return the update that tells of it."""
    while True:
        update = await heard(socket, "update")
        if (told := update.get("people")) and told["seats"][GONE]["resigned"]:
            return update


async def all_told(server: Running, table: Opened, seat: int | None) -> list[Any]:
    """Return all that a token can ask for, without the numbers of updates."""
    found: list[Any] = []
    for cursor in (0, None):
        async with connected(server, table, seat, cursor=cursor) as (socket, first):
            found += [first, await asked(socket, "watch", cursor=cursor)]
    token = server.token(table, seat)
    bearer = {"Authorization": f"Bearer {token}"}
    texts = [
        await http(server, "GET", f"/api/tables/{table.match}/{what}", headers=bearer)
        for what in ("transcript", "turns")
    ]
    for update in found:
        for name in ("version", "id", "left"):
            update.pop(name, None)
        update.get("greeting", {}).pop("gave_up", None)
    return [*found, *((text.status_code, text.text) for text in texts)]


async def same_told(server: Running, table: Opened) -> list[Any]:
    """Return all that the token can ask for, which is what a spectator can."""
    store = server.registry.services.store
    while True:
        before = await store.head(table.match)
        found = [await all_told(server, table, seat) for seat in (GONE, None)]
        if await store.head(table.match) == before:  # no bot has moved meanwhile
            assert found[0] == found[1]
            return found[0]


def test_every_socket_of_the_token_is_greeted_anew_and_hears_what_a_spectator_hears() -> None:
    async def whole() -> None:
        store = MemoryStore()
        store.close = lambda: asyncio.sleep(0)  # type: ignore[method-assign]
        async with running(store, games=EVERY) as server:
            table = await server.open("jam", seats=3, options={"hand": 10})
            players = await seats(server, table)
            await play_some(players, random.Random(5), 6)
            async with (
                connected(server, table, GONE) as (one, first),
                connected(server, table, GONE) as (two, _),
            ):
                assert first["greeting"]["viewer"] == GONE
                assert first["greeting"]["gave_up"] is None
                assert first["own"] is not None
                answer = await asked(one, "resign")
                assert answer.get("accepted")
                told = [answer, await until_resigned(two)]
                for update in told:
                    assert update["greeting"]["viewer"] is None
                    assert update["greeting"]["gave_up"] == GONE
                    assert "own" not in update
                    assert update["version"] > first["version"]
                ask = first["ask"] or 1
                for socket in (one, two):
                    for kind in ("commit", "try"):
                        no = await asked(socket, kind, ask=ask, moves=first["legal"][:1] or ["1"])
                        assert (no["type"], no["why"]) == ("rejected", "given-up")
                        assert "own" not in no["update"]
                await play_some([players[0], players[2]], random.Random(6), 6)
                await asked(one, "ping")
                await say(two, type="ping", id="e" * 32)
                while (message := await heard(two))["type"] != "pong":
                    assert "own" not in message
                    assert "own" not in message.get("update", {})
            await same_told(server, table)
            assert players[GONE].viewer is None
            assert players[GONE].now.view.own is None
        async with running(store, games=EVERY) as server:
            after = await same_told(server, table)
            assert '"own"' not in json.dumps(after[:-1])
            async with connected(server, table, GONE) as (socket, first):
                assert first["greeting"]["gave_up"] == GONE
                no = await asked(socket, "commit", ask=first["ask"] or 1, moves=["1"])
                assert no["why"] == "given-up"

    run(whole())


def test_a_program_on_the_seat_goes_on_as_a_spectator_and_asks_for_a_rematch() -> None:
    async def whole() -> None:
        async with running(games=EVERY) as server:
            table = await server.open("jam", seats=3, options={"hand": 10})
            players = await seats(server, table)
            playing = [asyncio.create_task(play_seat(seat)) for seat in players]
            await players[GONE].wait_for(lambda update: update.stage == "running")
            other = await server.seat(table, GONE)
            await other.wait_for(lambda update: update.version > 6)
            assert isinstance(await other.resign(), Accepted)
            await asyncio.gather(*playing)
            for seat in (0, 2):
                assert isinstance(await players[seat].rematch(), Accepted)
            assert isinstance(await other.rematch(), Accepted)
            last = await players[0].wait_for(lambda u: bool(u.people and u.people.next_match))
            assert last.people is not None
            again = await server.seat(server.following(table, last.people.next_match or ""), GONE)
            assert again.viewer == GONE
            await close([*players, other, again])

    run(whole())
