"""What people do at a table, over the wire: clocks and lag, leavers, the host's links, offers."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tailback.client import TableError, connect, renew_link
from tailback.match import Accepted, Declined, Entry, ManualTimeSource, Match, Terms, new_id
from tailback.server.cluster.node import Alone
from tailback.server.live.lag import Lag
from tailback.server.live.tokens import key_of
from tailback.store import MemoryStore
from tests.harness.patience import run
from tests.match.helpers import why
from tests.server.desk import (
    COMMITTED,
    EVERY,
    QUICK,
    Running,
    asked,
    close,
    cut,
    heard,
    hello,
    http,
    leave,
    people,
    play_some,
    running,
    say,
    seats,
    sql,
)

CLOCK = {"seconds": 60, "more": 5}


async def sat(server: Running, game: str, **agreed: Any) -> Any:
    """Return a table with everyone seated, and who sits there."""
    table = await server.open(game, **agreed)
    players = await seats(server, table)
    for player in players:
        await player.sit(f"P{player.viewer}")
    for player in players:
        await player.wait_for(lambda update: update.stage == "running")
    return table, players


def test_clocks_over_the_wire_and_over_a_restart(tmp_path: Path) -> None:
    async def whole() -> None:
        clock = ManualTimeSource()
        async with running(sql(tmp_path), replace(QUICK, lag=0.0), clock=clock) as server:
            table, (one, two) = await sat(server, "relay", clock=CLOCK)
            assert one.agreed is not None
            assert one.agreed.clock == Terms(60.0, 5.0)
            clock.advance(10.0)
            await one.commit(["push"])
            told = await two.wait_for(lambda update: update.ask is not None)
            assert told.clock is not None
            assert (told.clock.left, told.clock.running) == ((55.0, 60.0), (1,))
            clock.advance(7.0)
            await close([one, two])
        async with running(sql(tmp_path), replace(QUICK, lag=0.0), clock=clock) as server:
            clock.advance(3.0)
            two = await server.seat(table, 1)
            assert two.now.clock is not None
            assert two.now.clock.left == (55.0, 50.0)
            await two.close()

    run(whole())


def test_out_of_time_the_other_decides() -> None:
    async def whole() -> None:
        clock = ManualTimeSource()
        async with running(clock=clock) as server:
            _, (one, two) = await sat(server, "relay", clock=CLOCK)
            assert why(await two.overtime(0, "end")) == "in-time"
            clock.advance(61.0)
            await two.overtime(0, "end")
            end = await one.wait_for(lambda update: update.stage == "over")
            result = people(end).result
            assert result is not None
            assert (result.ranks, result.reason) == ((2, 1), "time")
            await close([one, two])

    run(whole())


def test_lag_is_measured_and_credited_up_to_the_limit() -> None:
    now = [0.0]
    lag = Lag(lambda: now[0])
    assert lag.credit(1.0) == 0
    assert lag.ask() == 1
    assert lag.ask() is None
    now[0] = 0.25
    lag.heard(7)  # no answer to what was asked
    assert lag.credit(1.0) == 0
    lag.heard(1)
    lag.heard(1)
    assert lag.credit(1.0) == 250
    now[0] = 10.0
    assert lag.ask() == 2
    now[0] = 19.0
    lag.heard(2)
    assert lag.credit(1.0) == 1000

    async def whole() -> None:
        async with running(clock=ManualTimeSource()) as server:
            table = await server.open("relay", clock=CLOCK)
            plain = await server.open("relay")
            async with server.socket() as socket:
                await say(socket, **hello(table.match, table.tokens[0]))
                number = (await heard(socket, "ping"))["number"]
                await say(socket, type="pong", number=number)
                await say(socket, type="pong", number=99)
                assert (await asked(socket, "ping"))["type"] == "pong"
            for match, token in ((table.match, table.spectator), (plain.match, plain.tokens[0])):
                async with server.greeted(match, token) as socket:
                    await say(socket, type="ping", id="a" * 32)
                    while (told := json.loads(await socket.recv()))["type"] != "pong":
                        assert told["type"] != "ping"

    run(whole())


def test_a_leaver_is_replaced_after_the_grace_time_and_comes_back() -> None:
    async def whole() -> None:
        clock = ManualTimeSource()
        async with running(clock=clock) as server:
            table, players = await sat(server, "sealed", seats=3)
            one, two, three = players
            assert one.agreed is not None
            grace = one.agreed.grace
            assert why(await one.stand_in(1, "random")) == "still-here"
            await leave(two, one)
            clock.advance(grace - 1)
            assert why(await one.stand_in(1, "random")) == "still-here"
            clock.advance(1.0)
            assert why(await one.stand_in(1, "nobody")) == "no-bot"
            assert isinstance(await three.stand_in(1, "random"), Accepted)
            there = await one.wait_for(lambda u: people(u).seats[1].stand_in == "random")
            await one.wait_for(lambda u: 1 in u.chosen)
            assert people(there).seats[1].name == "P1"
            again = await server.seat(table, 1)
            assert again.viewer == 1
            assert why(await again.commit(["1"])) == "handed"
            assert isinstance(await again.reclaim(), Accepted)
            assert isinstance(await again.commit(["2"]), Accepted)
            assert again.now.sealed == "2"
            await close([one, three, again])

    run(whole())


def test_a_renewed_link_shuts_the_old_one_out_for_good(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(sql(tmp_path)) as server:
            table = await server.open("relay")
            one, two = await seats(server, table)
            await one.sit("P0")
            with pytest.raises(TableError) as refused:
                await renew_link(server.url, table.match, table.tokens[0], 1)
            assert refused.value.why == "bad-token"
            token = await renew_link(server.url, table.match, table.host, 1)
            with pytest.raises(TableError) as told:
                await two.wait_for(lambda update: False)
            assert told.value.why == "bad-token"
            new = await server.seat(table._replace(tokens={1: token}), 1)
            assert (new.viewer, people(new.now).seats[1].kind) == (1, "open")
            await new.sit("P1")
            await one.begun()
            await one.commit(["push"])
            await new.wait_for(lambda update: update.ask is not None)
            assert isinstance(await new.commit([new.now.legal[0]]), Accepted)
            await close([one, new])
        async with running(sql(tmp_path)) as server:
            with pytest.raises(TableError):
                await connect(server.url, table.match, table.tokens[1])
            bearer = {"Authorization": f"Bearer {table.tokens[1]}"}
            path = f"/api/tables/{table.match}/transcript"
            assert (await http(server, "GET", path, headers=bearer)).status_code == 401

    run(whole())


def test_the_link_of_a_seat_that_is_taken_cannot_be_renewed() -> None:
    async def whole() -> None:
        async with running() as server:
            table, players = await sat(server, "relay")
            length = len(await server.registry.services.store.load(table.match))
            for seat in (0, 1):
                with pytest.raises(TableError) as refused:
                    await renew_link(server.url, table.match, table.host, seat)
                assert refused.value.why == "seated"
                assert "only whoever sits there" in str(refused.value)
            assert len(await server.registry.services.store.load(table.match)) == length
            await close(players)

    run(whole())


def test_a_link_renewed_elsewhere_is_void_for_whoever_comes_in_while_that_is_read() -> None:
    class Behind(Alone):
        """Has not heard of a renewal by way of another server until it looks."""

        async def newest(self, match: Match) -> bool:
            await match.renew(0, "a" * 32, key_of("n" * 40))
            return True

    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift")
            server.registry._node = Behind()
            async with server.socket() as old:
                await say(old, **hello(table.match, table.tokens[0]))
                assert (await heard(old))["why"] == "bad-token"

    run(whole())


def test_what_was_said_by_the_old_link_while_it_was_renewed_counts_for_nothing() -> None:
    class Held(MemoryStore):
        """Takes its time to write a renewal."""

        def __init__(self) -> None:
            super().__init__()
            self.begun, self.go_on = asyncio.Event(), asyncio.Event()

        async def append(self, match: str, seq: int, entry: Entry, opens: Any = None) -> None:
            if entry.kind == "renew":
                self.begun.set()
                await self.go_on.wait()
            await super().append(match, seq, entry, opens)

    async def whole(kind: str, **said: Any) -> None:
        store = Held()
        async with running(store) as server:
            table = await server.open("relay")
            async with server.greeted(table.match, table.tokens[0]) as old:
                token = asyncio.create_task(renew_link(server.url, table.match, table.host, 0))
                await store.begun.wait()
                length = len(await store.load(table.match))
                await say(old, type=kind, id="b" * 32, **said)
                async with server.registry.room(table.match) as room:
                    while len(room.match._running) < 2:  # it waits for its turn at the table
                        await asyncio.sleep(0.005)
                store.go_on.set()
                await token
                assert (await heard(old, "error", "update"))["why"] == "renewed"
                with suppress(ConnectionClosed):
                    async for text in old:
                        assert '"accepted"' not in str(text)
            assert len(await store.load(table.match)) == length + 1

    run(whole("sit", token="s" * 32, name="Eve", **COMMITTED))
    run(whole("resign"))


def test_the_host_sees_the_seats_and_a_renewal_sent_twice_is_one() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("sealed", seats=3, bots={2: "random"})
            one = await server.seat(table, 0)
            await one.sit("Ann")
            bearer = {"Authorization": f"Bearer {table.host}"}
            path = f"/api/tables/{table.match}"
            told = (await http(server, "GET", f"{path}/host", headers=bearer)).json()
            assert [(s["player"], s["kind"], s["present"]) for s in told["seats"]] == [
                ("Ann", "person", True),
                ("", "open", False),
                ("random", "bot", True),
            ]
            wanted = {"id": new_id(), "token": "x" * 32}
            where = f"{path}/seats/1/link"
            for _ in range(2):
                made = await http(server, "POST", where, headers=bearer, json=wanted)
                assert made.json()["link"] == f"/table/{table.match}#{'x' * 32}"
            log = await server.registry.services.store.load(table.match)
            assert sum(entry.kind == "renew" for entry in log) == 1
            assert "x" * 32 not in json.dumps([entry.text() for entry in log])
            for seat, status in ((2, 409), (3, 422)):
                where = f"{path}/seats/{seat}/link"
                made = await http(server, "POST", where, headers=bearer, json=wanted)
                assert made.status_code == status, made.text
            two = await server.seat(table._replace(tokens={1: "x" * 32}), 1)
            assert isinstance(await two.sit("Bob"), Accepted)
            await close([one, two])

    run(whole())


def test_the_host_lets_a_computer_player_take_a_seat_that_nobody_took() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("sealed", seats=3)
            one = await server.seat(table, 0)
            await one.sit("Ann")
            early = await server.seat(table, 1)  # has the link, and has not sat down
            bearer = {"Authorization": f"Bearer {table.host}"}
            for seat, id in ((1, new_id()), (2, new_id())):
                where = f"/api/tables/{table.match}/seats/{seat}/bot"
                wanted = {"id": id, "bot": "random"}
                wrong = await http(
                    server, "POST", where, headers=bearer, json={**wanted, "bot": "x"}
                )
                assert (wrong.status_code, wrong.json()["error"]["why"]) == (422, "no-bot")
                for _ in range(2):
                    made = await http(server, "POST", where, headers=bearer, json=wanted)
                    assert made.json()["seats"][seat]["kind"] == "bot", made.text
                again = {**wanted, "id": new_id()}
                taken = await http(server, "POST", where, headers=bearer, json=again)
                assert (taken.status_code, taken.json()["error"]["why"]) == (409, "taken")
            assert (await one.wait_for(lambda update: update.stage == "running")).ask is not None
            watches = await early.wait_for(lambda update: update.viewer is None)
            assert (early.invited, watches.view.own) == (1, None)  # nobody sees a bot's hand
            await early.close()
            other = {"Authorization": f"Bearer {table.tokens[0]}"}
            refused = await http(server, "POST", where, headers=other, json=wanted)
            assert refused.status_code == 401
            await one.close()

    run(whole())


def test_the_host_hands_a_leavers_seat_over_after_the_grace_time() -> None:
    async def whole() -> None:
        clock = ManualTimeSource()
        async with running(clock=clock) as server:
            table, (one, two) = await sat(server, "sealed", seats=2)
            assert one.agreed is not None
            bearer = {"Authorization": f"Bearer {table.host}"}
            path = f"/api/tables/{table.match}"

            async def handed(id: str) -> Any:
                wanted = {"id": id, "bot": "random"}
                return await http(
                    server, "POST", f"{path}/seats/1/bot", headers=bearer, json=wanted
                )

            async def left() -> list[bool]:
                told = (await http(server, "GET", f"{path}/host", headers=bearer)).json()
                return [seat["left"] for seat in told["seats"]]

            await leave(two, one)
            refused = await handed(new_id())
            assert (refused.status_code, refused.json()["error"]["why"]) == (409, "still-here")
            assert await left() == [False, False]
            clock.advance(one.agreed.grace)
            assert await left() == [False, True]
            id = new_id()
            for _ in range(2):
                made = await handed(id)
                assert made.json()["seats"][1]["stand_in"] == "random", made.text
            assert await left() == [False, False]
            await one.wait_for(lambda u: people(u).seats[1].stand_in == "random")
            again = await server.seat(table, 1)
            assert isinstance(await again.reclaim(), Accepted)
            log = await server.registry.services.store.load(table.match)
            assert sum(entry.kind == "stand_in" for entry in log) == 1
            await close([one, again])

    run(whole())


def test_draws_and_take_backs_over_the_wire() -> None:
    async def whole() -> None:
        async with running(games=EVERY) as server:
            _, players = await sat(server, "shuttles")
            mover = next(player for player in players if player.now.ask is not None)
            other = next(player for player in players if player is not mover)
            before = mover.now.view.table
            await mover.commit([mover.now.legal[0]])
            await mover.offer("takeback")
            asked_for = await other.wait_for(lambda update: people(update).offer is not None)
            offer = people(asked_for).offer
            assert offer is not None
            assert (offer.what, offer.seat, offer.waits) == (
                "takeback",
                mover.viewer,
                (other.viewer,),
            )
            await other.reply(offer.number, True)
            back = await mover.wait_for(lambda update: people(update).taken == 1)
            assert back.view.table == before
            assert back.ask is not None
            await other.offer("draw")
            await mover.reply(2, True)
            end = await other.wait_for(lambda update: update.stage == "over")
            result = people(end).result
            assert result is not None
            assert (result.ranks, result.reason) == ((1, 1), "agreed")
            await close(players)

    run(whole())


def test_two_devices_on_a_seat_are_in_step_through_all_of_it() -> None:
    async def whole() -> None:
        async with running(games=EVERY) as server:
            table, players = await sat(server, "shift", clock=CLOCK)
            second = await server.seat(table, 0)
            await play_some(players, random.Random(3))
            await players[0].offer("draw")
            cut(second)
            await players[1].reply(1, False)
            await second.wait_for(lambda update: update.version == players[0].now.version)
            first = players[0].now
            assert (second.now.view, second.now.people) == (first.view, first.people)
            assert people(second.now).declined == Declined(1, "draw", 0, 1)
            assert second.connections <= 2
            await close([*players, second])

    run(whole())


@pytest.mark.parametrize(
    "clock", [{"seconds": 1}, {"seconds": 1e12}, {"more": 1}, {"seconds": 60, "more": -1}, "soon"]
)
def test_a_clock_that_makes_no_sense_is_refused(clock: object) -> None:
    async def whole() -> None:
        async with running() as server:
            wanted = {"game": "relay", "clock": clock}
            made = await http(server, "POST", "/api/tables", json=wanted)
            assert made.status_code == 422
            assert "clock" in made.json()["error"]["said"]

    run(whole())


WRONG: tuple[tuple[str, dict[str, Any]], ...] = (
    ("overtime", {"seat": 1, "choice": "lose"}),
    ("offer", {"what": "money"}),
    ("reply", {"offer": "1", "yes": True}),
    ("stand_in", {"seat": 1, "bot": "x" * 300}),
)
EARLY: tuple[tuple[str, dict[str, Any]], ...] = (
    ("overtime", {"seat": -5, "choice": "bot", "bot": "random"}),
    ("offer", {"what": "takeback"}),
    ("reply", {"offer": 2**52, "yes": False}),
    ("stand_in", {"seat": 2**40, "bot": "random"}),
    ("reclaim", {}),
)


def test_what_is_no_choice_is_malformed_and_changes_nothing() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("relay")
            async with server.greeted(table.match, table.tokens[0]) as socket:
                for kind, fields in WRONG:
                    told = await asked(socket, kind, **fields)
                    assert (told["type"], told["why"]) == ("error", "malformed")
                for kind, fields in EARLY:
                    told = await asked(socket, kind, **fields)
                    assert (told["type"], told["why"]) == ("rejected", "not-begun"), told
            assert len(await server.registry.services.store.load(table.match)) == 1

    run(whole())
