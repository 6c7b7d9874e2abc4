"""A seat is its sitter's: what an invitation opens, and how a seat changes hands."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from tailback.client import (
    Opened,
    Seat,
    TableError,
    connect,
    read_transcript,
    renew_link,
    say_ages,
)
from tailback.match import Accepted, ManualTimeSource, Match, Rejected, StoreError, new_id
from tailback.match.entry import Entry
from tailback.server.cluster.node import Alone
from tailback.server.live.tokens import key_of, new_token, watching
from tailback.store import MemoryStore
from tests.harness.patience import run
from tests.server.desk import (
    COMMITTED,
    EVERY,
    GAMES,
    QUICK,
    Running,
    asked,
    close,
    heard,
    hello,
    http,
    leave,
    people,
    running,
    say,
    seats,
    sql,
)

DAY = 86_400.0


async def seated(server: Running, game: str = "shift", **agreed: Any) -> tuple[Opened, list[Seat]]:
    """Return a table with everyone seated, each by a key of their own."""
    table = await server.open(game, **agreed)
    players = await seats(server, table)
    for seat in players:
        await seat.sit(f"P{seat.viewer}")
    for seat in players:
        await seat.wait_for(lambda update: update.stage == "running")
    return table, players


@asynccontextmanager
async def by(
    server: Running, match: str, token: str
) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
    """Come by a token; return the socket and how it is greeted."""
    async with server.socket() as made:
        await say(made, **hello(match, token, cursor=0))
        yield made, await heard(made)


async def opens(server: Running, match: str, token: str) -> int | str | None:
    """Return which seat a token opens, None for a spectator's eyes, or why it opens nothing."""
    async with by(server, match, token) as (_, first):
        if first["type"] == "error":
            return str(first["why"])
        assert ("own" in first) is (first["greeting"]["viewer"] is not None)
        viewer: int | None = first["greeting"]["viewer"]
        return viewer


async def told(server: Running, match: str, token: str) -> list[Any]:
    """Return all that can be asked for over HTTP by a token."""
    bearer, path = {"Authorization": f"Bearer {token}"}, f"/api/tables/{match}"
    texts = [
        await http(server, "GET", f"{path}/{w}", headers=bearer) for w in ("history", "transcript")
    ]
    tables = {"tables": [{"match": match, "token": token}]}
    standing = (await http(server, "POST", "/api/tables/status", json=tables)).json()
    return [*((text.status_code, text.text) for text in texts), standing]


async def nothing(server: Running, match: str, token: str) -> None:
    """Assert that a token opens nothing, by no way."""
    assert await opens(server, match, token) == "bad-token"
    turns, transcript, (standing,) = await told(server, match, token)
    assert (turns[0], transcript[0], standing["why"]) == (401, 401, "bad-token")


async def claimed(
    server: Running, table: Opened, seat: int, key: str, **how: Any
) -> dict[str, Any]:
    """Ask for a seat by its invitation; return the answer."""
    async with by(server, table.match, how.pop("token", table.tokens[seat])) as (made, _):
        return await asked(made, "claim", token=key, **how)


def test_the_owner_reads_no_hand_and_plays_for_nobody_by_the_invitations() -> None:
    async def whole() -> None:
        async with running() as server:
            table, players = await seated(server)
            length = len(await server.registry.services.store.load(table.match))
            watched = await told(server, table.match, table.spectator)
            for seat, invitation in table.tokens.items():
                assert await told(server, table.match, invitation) == watched
                async with by(server, table.match, invitation) as (made, first):
                    assert first["greeting"]["viewer"] is None
                    assert first["greeting"]["invited"] == seat
                    assert "own" not in first and first["legal"] == []
                    ask = players[seat].now.ask or 1
                    for kind, fields in (
                        ("commit", {"ask": ask, "moves": list(players[seat].now.legal[:1])}),
                        ("try", {"ask": ask, "moves": list(players[seat].now.legal[:1])}),
                        ("resign", {}),
                        ("sit", {"name": "Eve"}),
                        ("offer", {"what": "draw"}),
                        ("reclaim", {}),
                        ("permit", {"claim": 1, "yes": True}),
                    ):
                        answer = await asked(made, kind, **fields)
                        assert answer["type"] == "rejected"
                        assert answer["why"] == ("taken" if kind == "sit" else "no-seat")
                        assert "own" not in answer["update"]
                with pytest.raises(TableError) as refused:
                    await renew_link(server.url, table.match, table.host, seat)
                assert refused.value.why == "seated"
            assert len(await server.registry.services.store.load(table.match)) == length
            for player in players:
                assert await opens(server, table.match, player.token) == player.viewer
            await close(players)

    run(whole())


def test_who_comes_by_the_same_invitation_beside_is_sent_away_when_one_sits_down() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift")
            async with server.greeted(table.match, table.tokens[1]) as second:
                one = await server.seat(table, 1)
                assert isinstance(await one.sit("Eve"), Accepted)
                assert (await heard(second, "error", "update"))["why"] == "renewed"
            assert one.connections == 1  # it goes on by its own token
            assert await opens(server, table.match, table.tokens[1]) is None
            assert await opens(server, table.match, watching(key_of(one.token))) is None
            await one.close()

    run(whole())


def test_a_lost_answer_loses_no_seat() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift")
            own, id = new_token(), new_id()
            async with server.greeted(table.match, table.tokens[1]) as first:
                await asked(first, "sit", id=id, token=own, name="Eve")
            async with by(server, table.match, table.tokens[1]) as (again, greeted):
                assert greeted["greeting"]["invited"] == 1
                assert (await asked(again, "sit", id=id, token=own, name="Eve"))[
                    "type"
                ] == "accepted"
                other = await asked(again, "sit", token=new_token(), name="Eve")
                assert (other["type"], other["why"]) == ("rejected", "taken")
            assert await opens(server, table.match, own) == 1
            log = await server.registry.services.store.load(table.match)
            assert sum(entry.kind == "sit" for entry in log) == 1
            assert own not in json.dumps([entry.text() for entry in log])

    run(whole())


@pytest.mark.parametrize("which", ["own", "other", "spectator", "watching"])
def test_nobody_sits_down_by_a_token_that_opens_something(which: str) -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift")
            tokens = {"own": table.tokens[0], "other": table.tokens[1]}
            tokens |= {"spectator": table.spectator, "watching": watching(key_of(table.tokens[0]))}
            async with server.greeted(table.match, table.tokens[0]) as made:
                refused = await asked(made, "sit", token=tokens[which], name="Ada")
                assert (refused["type"], refused["why"]) == ("rejected", "key-used")
            for bad in ("short", "x" * 31, "x" * 65, "ö" * 32):
                async with server.greeted(table.match, table.tokens[0]) as made:
                    told = await asked(made, "sit", token=bad, name="Ada")
                    assert (told["type"], told["why"]) == ("error", "malformed")
            assert len(await server.registry.services.store.load(table.match)) == 1

    run(whole())


def test_a_lost_seat_is_asked_for_and_opens_to_nobody_before_the_day_is_over() -> None:
    async def whole() -> None:
        clock = ManualTimeSource()
        async with running(clock=clock) as server:
            table, (one, two) = await seated(server)
            old, new = two.token, new_token()
            await leave(two, one)
            for moment in range(4):
                if moment == 0:
                    answer = await claimed(server, table, 1, new)
                    assert answer.get("accepted") or answer["type"] == "accepted", answer
                    (claim,) = people(await one.watch()).claims
                    assert (claim.seat, claim.waits, claim.until) == (1, (0,), None)
                if moment == 1:
                    clock.advance(5 * DAY)  # a game over weeks: nobody has agreed
                if moment == 2:
                    assert isinstance(await one.permit(1, True), Accepted)
                if moment == 3:
                    clock.advance(DAY - 1)
                await nothing(server, table.match, new)
                assert await opens(server, table.match, table.tokens[1]) is None
                watched = await told(server, table.match, table.spectator)
                assert await told(server, table.match, table.tokens[1]) == watched
            clock.advance(1)
            assert await opens(server, table.match, new) == 1
            assert people(await one.watch()).claims[0].end == "handed"
            async with by(server, table.match, old) as (_, greeted):
                assert greeted["greeting"]["viewer"] is None and "own" not in greeted
                assert greeted["greeting"]["invited"] == 1  # it can be asked for again
            assert await told(server, table.match, old) == await told(
                server, table.match, table.spectator
            )
            three = await connect(server.url, table.match, new, games=GAMES.__getitem__)
            assert three.viewer == 1
            text = await read_transcript(server.url, table.match, table.spectator)
            assert "\nchanged silver 1 #" in text
            assert new not in json.dumps(
                [entry.text() for entry in await server.registry.services.store.load(table.match)]
            )
            await close([one, three])

    run(whole())


WAYS = ("hello", "history", "transcript", "standing", "devices")


@pytest.mark.parametrize("way", WAYS)
def test_any_use_of_the_old_key_cancels(way: str) -> None:
    async def whole() -> None:
        clock = ManualTimeSource()
        async with running(clock=clock) as server:
            table, (one, two) = await seated(server)
            old, new = two.token, new_token()
            await leave(two, one)
            await claimed(server, table, 1, new)
            await one.permit(1, True)
            clock.advance(DAY - 1)
            for passive in (table.spectator, watching(key_of(old)), table.tokens[0], table.host):
                await told(server, table.match, passive)  # not the seat's key
                await opens(server, table.match, passive)
            assert people(await one.watch()).claims[0].end is None
            bearer, path = {"Authorization": f"Bearer {old}"}, f"/api/tables/{table.match}"
            if way == "hello":
                assert await opens(server, table.match, old) == 1
            elif way == "standing":
                tables = {"tables": [{"match": table.match, "token": old}]}
                (standing,) = (await http(server, "POST", "/api/tables/status", json=tables)).json()
                assert standing["ok"]
            elif way == "devices":
                async with server.registry.room(table.match) as room:
                    await room.use(old)
            else:
                assert (await http(server, "GET", f"{path}/{way}", headers=bearer)).is_success
            assert people(await one.watch()).claims[0].end == "cancelled"
            clock.advance(2 * DAY)
            await nothing(server, table.match, new)
            assert await opens(server, table.match, old) == 1
            log = await server.registry.services.store.load(table.match)
            assert [entry.kind for entry in log][-1] == "cancel"
            await one.close()

    run(whole())


def test_who_is_here_is_not_asked_for_and_whoever_comes_meanwhile_cancels() -> None:
    async def whole() -> None:
        async with running() as server:
            table, (one, two) = await seated(server)
            refused = await claimed(server, table, 1, new_token())
            assert (refused["type"], refused["why"]) == ("rejected", "still-here")
            assert "own" not in refused["update"]
            async with server.registry.room(table.match) as room:  # as another node has it
                await room.match.claim(1, new_id(), key_of(new_token()), 1000)
                await two.wait_for(lambda now: [c.end for c in people(now).claims] == ["cancelled"])
            await close([one, two])

    run(whole())


def test_a_cancellation_that_cannot_be_written_is_tried_again() -> None:
    class Fails(MemoryStore):
        broken = 0

        async def append(self, match: str, seq: int, entry: Entry, opens: Any = None) -> None:
            if entry.kind == "cancel" and self.broken:
                self.broken -= 1
                raise StoreError("no disk")
            await super().append(match, seq, entry, opens)

    async def whole() -> None:
        store = Fails()
        async with running(store) as server:
            table, (one, two) = await seated(server)
            store.broken = 1
            async with server.registry.room(table.match) as room:
                await room.match.claim(1, new_id(), key_of(new_token()), 1000)
            await two.wait_for(lambda now: [c.end for c in people(now).claims] == ["cancelled"])
            await leave(two, one)
            assert (await claimed(server, table, 0, new_token()))["why"] == "still-here"
            async with server.registry.room(table.match) as room:
                room.match.state.claims.clear()  # as if the day were over
                await room.match.claim(1, new_id(), key_of(new_token()), 1000)
                store.broken = 1
                assert await opens(server, table.match, two.token) == "store"  # it counts only then
                assert await opens(server, table.match, two.token) == 1
                assert room.match.state.claims[-1].end == "cancelled"
            await one.close()

    run(whole())


def test_a_claim_outlives_a_restart_and_the_day_may_end_while_nobody_is_there(
    tmp_path: Path,
) -> None:
    async def whole() -> None:
        clock = ManualTimeSource()
        new = new_token()
        async with running(sql(tmp_path), clock=clock) as server:
            table, (one, two) = await seated(server)
            await leave(two, one)
            await claimed(server, table, 1, new)
            await one.permit(1, True)
            await close([one])
        async with running(sql(tmp_path), clock=clock) as server:
            await nothing(server, table.match, new)
            clock.advance(DAY)
            bearer = {"Authorization": f"Bearer {two.token}"}
            path = f"/api/tables/{table.match}/history"
            late = (await http(server, "GET", path, headers=bearer)).json()
            assert late["viewer"] is None  # the old key comes too late
            assert await opens(server, table.match, new) == 1
            kinds = [entry.kind for entry in await server.registry.services.store.load(table.match)]
            assert kinds[-3:] == ["claim", "permit", "change"]

    run(whole())


def test_the_seat_of_whoever_came_by_the_open_list_is_as_safe() -> None:
    async def whole() -> None:
        clock = ManualTimeSource()
        async with running(clock=clock) as server:
            table = await server.open("shift")
            one = await server.seat(table, 0)
            await one.sit("Ada")
            bearer = {"Authorization": f"Bearer {table.host}"}
            path, listing = f"/api/lobby/{table.match}", {"watch": table.spectator}
            assert (await http(server, "PUT", path, json=listing, headers=bearer)).is_success
            own, new = new_token(), new_token()
            body = {"id": new_id(), "token": own, "name": "Eve", **COMMITTED}
            assert (await http(server, "POST", f"{path}/seats", json=body)).json()["seat"] == 1
            assert await opens(server, table.match, table.tokens[1]) is None
            assert (await claimed(server, table, 1, new)).get("why") is None
            await one.permit(1, True)
            clock.advance(DAY - 1)
            await nothing(server, table.match, new)
            # asked for once more as it was then: that, too, is a use of the key
            assert (await http(server, "POST", f"{path}/seats", json=body)).json()["seat"] == 1
            assert people(await one.watch()).claims[0].end == "cancelled"
            await one.close()

    run(whole())


def test_a_stranger_gets_nowhere_by_asking_again_and_again() -> None:
    async def whole() -> None:
        clock = ManualTimeSource()
        async with running(clock=clock) as server:
            table, (one, two) = await seated(server)
            await leave(two, one)
            for token in (table.spectator, watching(key_of(two.token))):
                no = await claimed(server, table, 1, new_token(), token=token)
                assert (no["type"], no["why"]) == ("rejected", "no-player")
            no = await claimed(server, table, 0, new_token(), token=one.token)
            assert (no["type"], no["why"]) == ("rejected", "no-player")
            for used in (table.tokens[1], two.token, one.token, table.spectator):
                no = await claimed(server, table, 1, used)
                assert (no["type"], no["why"]) == ("rejected", "key-used")
            key, id = new_token(), new_id()
            for _ in range(2):  # said again it is one
                assert (await claimed(server, table, 1, key, id=id)).get("why") is None
            assert (await claimed(server, table, 1, new_token()))["why"] == "claimed"
            assert (await claimed(server, table, 1, key))["why"] == "claimed"
            await one.permit(1, False)
            assert (await claimed(server, table, 1, new_token()))["why"] == "claimed-lately"
            length = len(await server.registry.services.store.load(table.match))
            for _ in range(20):
                no = await claimed(server, table, 1, new_token())
                assert "own" not in no["update"]
            assert len(await server.registry.services.store.load(table.match)) == length
            await nothing(server, table.match, key)
            await one.close()

    run(whole())


def test_the_host_of_the_server_says_how_long_a_seat_is_kept() -> None:
    async def whole() -> None:
        async with running(settings=replace(QUICK, claim=0.0)) as server:
            table, (one, two) = await seated(server)
            assert one.agreed is not None and one.agreed.claim == 0
            await leave(two, one)
            asks = await connect(server.url, table.match, table.tokens[1])
            assert (asks.viewer, asks.invited) == (None, 1)
            new = new_token()
            assert isinstance(await asks.claim(new), Accepted)
            again = await asks.claim(new_token())
            assert isinstance(again, Rejected) and again.update.viewer is None
            assert again.why == "claimed"
            assert isinstance(await one.permit(1, True), Accepted)
            assert await opens(server, table.match, new) == 1
            await close([one, asks])

    run(whole())


def test_a_node_that_lags_lets_nobody_in_before_it_has_read_the_log() -> None:
    """The other node has written that the old key was used; this one has not heard of it yet."""

    async def whole() -> None:
        clock = ManualTimeSource()
        store = MemoryStore()
        async with running(store, clock=clock) as server:
            table, (one, two) = await seated(server)
            new = new_token()
            await leave(two, one)
            await claimed(server, table, 1, new)
            await one.permit(1, True)
            await one.close()
            async with server.registry.room(table.match) as room:
                far = await Match.load(room.match.services, table.match)
                assert isinstance(await far.cancel(1), Accepted)
                assert room.match.state.claims[0].end is None  # not heard of here
                clock.advance(DAY)
                bearer = {"Authorization": f"Bearer {new}"}
                path = f"/api/tables/{table.match}/history"
                assert (await http(server, "GET", path, headers=bearer)).status_code == 401
                assert room.match.state.claims[0].end == "cancelled"
                assert isinstance(server.registry._node, Alone)
                await far.close()
            await nothing(server, table.match, new)

    run(whole())


def test_whoever_is_greeted_anew_is_told_again_which_seat_was_theirs() -> None:
    async def whole() -> None:
        async with running(games=EVERY) as server:
            table = await server.open("jam", seats=3)
            one = await server.seat(table, 0)
            await one.sit("Ada")
            async with (
                server.greeted(table.match, table.tokens[0]) as invited,
                server.greeted(table.match, table.spectator) as watcher,
            ):
                await say_ages(server.url, table.match, table.host, [1])
                for socket, seat in ((invited, 0), (watcher, None)):
                    greeting = (await heard(socket, "update"))["greeting"]
                    assert (greeting["viewer"], greeting["invited"]) == (None, seat)
            await one.close()

    run(whole())
