"""The open list: what is on it and what is not, sitting down from it, who loses which right."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tailback.client import Opened
from tailback.match import new_id
from tailback.server.http_errors import HttpError
from tailback.server.live import lobby as list_of
from tailback.server.live.lobby import Lobby
from tailback.server.live.tokens import key_of, new_token, watching
from tailback.store import MemoryStore
from tailback.store.schema import LISTED
from tests.harness.patience import run, until
from tests.server.desk import (
    COMMITTED,
    Running,
    asked,
    heard,
    hello,
    http,
    people,
    running,
    say,
    sql,
)


async def listed(server: Running, known: str = "") -> Any:
    answer = await http(server, "GET", f"/api/lobby?known={known}")
    assert answer.status_code == 200
    return answer.json()


def bearing(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def put(server: Running, table: Opened, level: str = "any", **other: str) -> int:
    path, body = f"/api/lobby/{table.match}", {"level": level, "watch": table.spectator}
    token = other.pop("token", table.host)
    body |= other
    code: int = (await http(server, "PUT", path, json=body, headers=bearing(token))).status_code
    return code


async def claim(server: Running, match: str, token: str, name: str = "Eve", **more: Any) -> Any:
    body = {"id": new_id(), "token": token, "name": name, **COMMITTED, **more}
    return (await http(server, "POST", f"/api/lobby/{match}/seats", json=body)).json()


def test_a_table_is_private_until_it_is_listed_and_leaves_the_list_when_it_is_full() -> None:
    async def whole() -> None:
        async with running() as server:
            table, other = await server.open("sealed", seats=3), await server.open("relay")
            one = await server.seat(table, 0)
            await one.sit("Ada")
            first = await listed(server)
            assert first["tables"] == []
            waits = asyncio.create_task(listed(server, first["tag"]))
            assert await put(server, table, "new") == 204
            (shown,) = (await waits)["tables"]
            assert (shown["match"], shown["game"], shown["level"]) == (table.match, "sealed", "new")
            assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "open"]
            assert shown["seats"][0]["name"] == "Ada"
            assert other.match not in str(await listed(server))

            eve, bob = new_token(), new_token()
            assert await claim(server, table.match, eve) == {"ok": True, "seat": 1}
            assert await claim(server, table.match, eve) == {"ok": True, "seat": 1}  # said again
            while (await listed(server))["tables"][0]["seats"][1]["name"] != "Eve":
                await asyncio.sleep(0.02)
            assert await claim(server, table.match, bob, "Bob") == {"ok": True, "seat": 2}
            while (await listed(server))["tables"]:
                await asyncio.sleep(0.02)
            assert LISTED not in await server.registry.services.store.notes(table.match)
            late = await claim(server, table.match, new_token())
            assert late["ok"] is False
            assert (await claim(server, other.match, new_token()))["why"] == "not-listed"
            await one.close()

    run(whole())


def test_whoever_sits_down_from_the_list_has_the_seat_alone() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift")
            one = await server.seat(table, 0)
            await one.sit("Ada")
            await put(server, table)
            async with server.greeted(table.match, table.tokens[1]) as invited:
                eve = new_token()
                assert (await claim(server, table.match, eve))["ok"]
                error = await heard(invited, "error", "update")
                assert (error["type"], error["why"]) == ("error", "renewed")
            async with server.socket() as again:
                await say(again, **hello(table.match, table.tokens[1]))
                greeted = await heard(again, "update")
                assert (greeted["greeting"]["viewer"], greeted["greeting"]["invited"]) == (None, 1)
                assert "own" not in greeted
            async with server.socket() as seated:
                await say(seated, **hello(table.match, eve))
                assert (await heard(seated, "update"))["greeting"]["viewer"] == 1
            async with server.socket() as watcher:
                await say(watcher, **hello(table.match, watching(key_of(eve))))
                greeted = await heard(watcher, "update")
                assert greeted["greeting"]["viewer"] is None and "own" not in greeted
            await one.close()

    run(whole())


def test_two_who_press_at_once_get_a_seat_each_or_none() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("sealed", seats=3)
            one = await server.seat(table, 0)
            await one.sit("Ada")
            await put(server, table)
            tokens = [new_token() for _ in range(4)]
            answers = await asyncio.gather(*(claim(server, table.match, each) for each in tokens))
            assert sorted(a["seat"] for a in answers if a["ok"]) == [1, 2]
            for token, answer in zip(tokens, answers, strict=True):
                async with server.socket() as socket:
                    await say(socket, **hello(table.match, token))
                    first = await heard(socket)
                    assert (first["type"] == "update") is answer["ok"]
            await one.close()

    run(whole())


def test_a_seat_has_a_token_that_opens_nothing_else() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("sealed", seats=3)
            one = await server.seat(table, 0)
            await one.sit("Ada")
            await put(server, table)
            for known in (table.spectator, table.tokens[2], watching(key_of(table.tokens[0]))):
                assert (await claim(server, table.match, known))["ok"] is False
            eve = new_token()
            twice = await asyncio.gather(*(claim(server, table.match, eve) for _ in range(3)))
            assert {answer["seat"] for answer in twice if answer["ok"]} == {1}
            assert [seat.kind for seat in people(await one.watch()).seats].count("person") == 2
            await one.close()

    run(whole())


def test_a_rematch_keeps_the_seat_whoever_swaps_sides() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("relay")
            one = await server.seat(table, 0)
            await one.sit("Ada")
            await put(server, table)
            eve = new_token()
            assert (await claim(server, table.match, eve))["ok"]
            async with server.greeted(table.match, eve) as other:
                await asked(other, "reveal")
                await one.begun()
                await one.resign()
                await one.rematch(swap=True)
                await asked(other, "rematch", swap=True)
            async with server.registry.room(table.match) as room:
                follows = room.match.state.rematch.next_match
            assert follows is not None
            for token, seat in ((eve, 0), (one.token, 1)):
                async with server.socket() as socket:
                    await say(socket, **hello(follows, token))
                    assert (await heard(socket, "update"))["greeting"]["viewer"] == seat
            for token, seat in ((table.tokens[1], 0), (table.tokens[0], 1)):
                async with server.socket() as socket:
                    await say(socket, **hello(follows, token))
                    greeting = (await heard(socket, "update"))["greeting"]
                    assert (greeting["viewer"], greeting["invited"]) == (None, seat)
            await one.close()

    run(whole())


def test_only_the_host_may_list_and_only_what_waits_can_be_listed() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("relay")
            assert await put(server, table, token=table.tokens[0]) == 401
            assert await put(server, table, token="nothing") == 401
            assert await put(server, table, "best") == 422
            assert await put(server, table, watch=table.tokens[0]) == 422
            first = await server.seat(table, 0)
            await first.sit("Ada")
            assert await put(server, table, watch=table.tokens[0]) == 422  # nor once it is used up
            await first.close()
            full = await server.open("relay", bots={1: "random"})
            one = await server.seat(full, 0)
            await one.sit("Ada")
            assert await put(server, full) == 409
            await one.close()

    run(whole())


def test_a_table_that_nobody_waits_at_is_not_shown_and_is_taken_off_later(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(sql(tmp_path)) as server:
            now = [1000.0]
            lobby = Lobby(server.registry, lambda: now[0])
            server.app.state.lobby = lobby
            table = await server.open("relay")
            one = await server.seat(table, 0)
            await one.sit("Ada")
            await put(server, table)
            now[0] += list_of._FRESH + 1
            await lobby.beat()
            assert len((await lobby.wait("")).tables) == 1  # Ada is there
            await one.close()
            rooms = server.registry
            await until(
                lambda: (room := rooms.get(table.match)) is None or not room.presence.here().seats
            )
            now[0] += list_of._FRESH + 1
            await lobby.beat()
            assert (await lobby.wait("")).tables == []
            server.registry.dismiss("closed", table.match)
            now[0] += list_of._GONE
            await lobby.beat()
            assert LISTED not in await server.registry.services.store.notes(table.match)

    run(whole())


def test_a_table_that_was_taken_off_stays_off_whatever_happens_there_meanwhile() -> None:
    class Slow(MemoryStore):
        """Holds a freshening up while the table is taken off."""

        def __init__(self) -> None:
            super().__init__()
            self.held: asyncio.Event | None = None
            self.reached = asyncio.Event()

        async def note(self, match: str, notes: Any) -> None:
            await self._waited(notes.get(LISTED) is not None)
            await super().note(match, notes)

        async def amend(self, match: str, key: str, value: str) -> None:
            await self._waited(key == LISTED)
            await super().amend(match, key, value)

        async def _waited(self, listing: bool) -> None:
            if listing and self.held is not None:
                self.reached.set()
                await self.held.wait()

    async def whole() -> None:
        store = Slow()
        async with running(store) as server:
            table = await server.open("relay")
            one = await server.seat(table, 0)
            assert await put(server, table) == 204
            store.held = asyncio.Event()
            beat = asyncio.create_task(server.app.state.lobby.beat())
            await store.reached.wait()
            path = f"/api/lobby/{table.match}"
            gone = await http(server, "DELETE", path, headers=bearing(table.host))
            assert gone.status_code == 204
            store.held.set()
            await beat
            assert LISTED not in await store.notes(table.match)
            assert (await listed(server))["tables"] == []
            await one.close()

    run(whole())


def test_nobody_waits_for_news_who_has_gone_nor_when_the_server_goes() -> None:
    async def whole() -> None:
        async with running() as server:
            assert server.server is not None
            tasks, tag = server.server.server_state.tasks, (await listed(server))["tag"]
            for _ in range(3):
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                host = f"Host: 127.0.0.1:{server.port}"
                writer.write(f"GET /api/lobby?known={tag} HTTP/1.1\r\n{host}\r\n\r\n".encode())
                await until(lambda: tasks)
                writer.transport.abort()
                await until(lambda: not tasks)
            waits = asyncio.create_task(listed(server, tag))
            await until(lambda: tasks)
        assert (await waits)["tables"] == []  # it was not cut off

    run(whole())


def test_no_address_can_fill_the_list_and_what_nobody_waits_at_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(list_of, "MOST", 3)
    monkeypatch.setattr(list_of, "MOST_EACH", 2)

    async def whole() -> None:
        async with running() as server:
            now = [1000.0]
            server.app.state.lobby = lobby = Lobby(server.registry, lambda: now[0])
            tables = [await server.open("relay") for _ in range(5)]
            codes = await asyncio.gather(*(put(server, table) for table in tables))
            assert sorted(codes) == [204, 204, 429, 429, 429]
            mine = [table for table, code in zip(tables, codes, strict=True) if code == 204]
            others = [table for table, code in zip(tables, codes, strict=True) if code == 429]
            assert await put(server, mine[0], "new") == 204  # said again
            async with server.registry.room(others[0].match) as room:
                await lobby.put(room, "any", others[0].spectator, "192.0.2.7")
            async with server.registry.room(others[1].match) as room:
                with pytest.raises(HttpError, match="list-full"):
                    await lobby.put(room, "any", others[1].spectator, "192.0.2.7")
                now[0] += list_of._FRESH + 1  # nobody waits at any of them
                await lobby.put(room, "any", others[1].spectator, "192.0.2.7")
            path = f"/api/lobby/{mine[0].match}"
            await http(server, "DELETE", path, headers=bearing(mine[0].host))
            assert await put(server, others[2]) == 204

    run(whole())


def test_another_node_shows_it_too_and_the_list_has_an_end(monkeypatch: Any) -> None:
    monkeypatch.setattr(list_of, "MOST", 2)

    async def whole() -> None:
        store = MemoryStore()
        async with running(store) as server, running(store) as elsewhere:
            codes = []
            for _ in range(3):
                table = await server.open("relay")
                codes.append(await put(server, table))
            assert codes == [204, 204, 429]
            shown = (await listed(elsewhere))["tables"]
            assert len(shown) == 2
            seated = await claim(elsewhere, shown[0]["match"], new_token())
            assert seated == {"ok": True, "seat": 0}

    run(whole())
