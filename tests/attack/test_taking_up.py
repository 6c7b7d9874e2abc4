"""Taking up a table from its log is paid for, bounded, and done for those who may come in."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from tailback.client import Opened
from tailback.kit import SPECTATOR, Viewer
from tailback.match import Match, MatchServices, new_id
from tailback.match.apply import spelled
from tailback.match.entry import Entry
from tailback.server.live import registry as rooms
from tailback.server.live.tokens import host_note, new_token, notes_of
from tailback.server.routes.rate_limits import PLAYED
from tailback.server.settings import Settings
from tests.attack.matches import long_match
from tests.harness.patience import run
from tests.server.desk import (
    QUICK,
    Running,
    asked,
    heard,
    hello,
    http,
    running,
    say,
)

USUAL = Settings(pace=0, bot_processes=0, replay_process=False)
TURNS = 300


class Long(NamedTuple):
    """A table at which much has happened before."""

    match: str
    seat: str
    watch: str


async def long_tables(server: Running, count: int, turns: int = TURNS) -> list[Long]:
    """Set tables with so many turns behind them; none of them is in memory."""
    told = long_match("shuttles", turns, turn_limit=None)
    pages = [spelled(told.game, told.played[at : at + 1]) for at in range(turns)]
    made = []
    for _ in range(count):
        seat, other, watch, host = (new_token() for _ in range(4))
        tokens: dict[str, Viewer] = {seat: 0, other: 1, watch: SPECTATOR}
        notes = {**notes_of(tokens), **host_note(host)}
        agreed = told.options, told.seating
        match = await Match.open(
            server.registry.services, told.game, *agreed, notes=notes, begun=pages
        )
        await match.close()
        made.append(Long(match.id, seat, watch))
    return made


async def standing(server: Running, tables: Sequence[Long]) -> list[Any]:
    rights = [{"match": table.match, "token": table.watch} for table in tables]
    answer = await http(server, "POST", "/api/tables/status", json={"tables": rights})
    assert answer.status_code == 200
    told: list[Any] = answer.json()
    return told


def test_whoever_has_tables_taken_up_pays_for_what_is_played_again() -> None:
    async def whole() -> None:
        async with running(settings=replace(USUAL, burst=750), games=None) as server:
            tables = await long_tables(server, 24)
            told = await standing(server, tables)
            spent = server.registry.limits.account("127.0.0.1").work.spent
            opened = [each for each in told if each["ok"]]
            assert 5 <= len(opened) < 24, "no more than the address may spend at once"
            assert {each["why"] for each in told if not each["ok"]} == {"too-many"}
            assert spent >= PLAYED * TURNS * len(opened)
            assert server.registry.open == len(opened)

    run(whole())


def test_no_more_is_held_than_fits_and_the_longest_unused_goes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rooms, "_MOST_HELD", 5 * TURNS)
    monkeypatch.setattr(rooms, "_JUST", 0.0)

    async def whole() -> None:
        async with running(settings=QUICK, games=None) as server:
            tables = await long_tables(server, 12)
            async with server.registry.room(tables[0].match):
                for table in tables:
                    assert (await standing(server, [table]))[0]["ok"]
                held = [*server.registry.matches()]
            assert held == [table.match for table in (tables[0], *tables[-len(held) + 1 :])]
            assert 2 <= len(held) <= 5

    run(whole())


async def taken_up(server: Running, table: Long) -> None:
    async with server.registry.room(table.match):
        pass


def test_few_are_played_through_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once, most = 0, 0
    of = Match.of

    async def counted(services: MatchServices, id: str, entries: Sequence[Entry]) -> Match:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        try:
            await asyncio.sleep(0.01)
            return await of(services, id, entries)
        finally:
            at_once -= 1

    async def whole() -> None:
        monkeypatch.setattr(Match, "of", counted)
        async with running(settings=QUICK, games=None) as server:
            tables = await long_tables(server, 8)
            await asyncio.gather(*(taken_up(server, table) for table in tables))
            assert server.registry.open == 8
            assert most == 2

    run(whole())


def test_nothing_is_played_through_for_a_token_that_opens_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def never(*given: object) -> Match:
        raise AssertionError("it was taken up")

    async def whole() -> None:
        async with running(settings=QUICK, games=None) as server:
            (table,) = await long_tables(server, 1)
            other = await server.open("shuttles")
            monkeypatch.setattr(Match, "of", never)
            for token in (new_token(), other.spectator, other.host):
                bearer = {"Authorization": f"Bearer {token}"}
                for path in ("history", "transcript", "host"):
                    where = f"/api/tables/{table.match}/{path}"
                    assert (await http(server, "GET", where, headers=bearer)).status_code == 401
                async with server.socket() as socket:
                    await say(socket, **hello(table.match, token))
                    assert (await heard(socket))["why"] == "bad-token"
                (told,) = await standing(server, [table._replace(watch=token)])
                assert told["why"] == "bad-token"
            body = {"id": new_id(), "token": new_token(), "name": "Eve", "commitment": "0" * 64}
            answer = await http(server, "POST", f"/api/lobby/{table.match}/seats", json=body)
            assert answer.json()["why"] == "not-listed"

    run(whole())


def test_a_link_that_was_renewed_opens_a_table_that_nobody_has_looked_at() -> None:
    async def whole() -> None:
        async with running(settings=replace(QUICK, idle=0.05), games=None) as server:
            table = await server.open("shuttles")
            new, where = new_token(), f"/api/tables/{table.match}/seats/0/link"
            bearer = {"Authorization": f"Bearer {table.host}"}
            wish = {"id": new_id(), "token": new}
            assert (await http(server, "POST", where, json=wish, headers=bearer)).status_code == 200
            while server.registry.open:
                await asyncio.sleep(0.01)
            async with server.greeted(table.match, new) as socket:
                assert (await asked(socket, "sit", name="Ada")).get("why") is None

    run(whole())


def test_what_is_asked_over_http_is_counted_at_the_table() -> None:
    async def whole() -> None:
        async with running(settings=QUICK) as server:
            table: Opened = await server.open("relay")
            bearer = {"Authorization": f"Bearer {table.spectator}"}
            for _ in range(20):
                for path in ("history", "transcript"):
                    where = f"/api/tables/{table.match}/{path}"
                    assert (await http(server, "GET", where, headers=bearer)).status_code == 200
            (cost,) = server.registry.costs()
            assert cost.spent >= 40
            room = server.registry.get(table.match)
            assert room is not None and room.seated.spent == 0

    run(whole())


def test_a_table_at_which_too_much_was_asked_refuses_requests_too() -> None:
    async def whole() -> None:
        limited = replace(USUAL, messages_per_second=10, burst=60)
        async with running(settings=limited) as server:
            table = await server.open("relay")
            async with server.registry.room(table.match) as room:
                room.watching.charge(1000)
                where = f"/api/tables/{table.match}/history"
                found = {}
                for token in (table.spectator, table.tokens[0]):
                    bearer = {"Authorization": f"Bearer {token}"}
                    answer = await http(server, "GET", where, headers=bearer)
                    found[token] = answer.status_code
                assert [*found.values()] == [429, 200]

    run(whole())


def test_nobody_in_debt_has_logs_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        async with running(settings=USUAL, games=None) as server:
            tables = [each._replace(watch=new_token()) for each in await long_tables(server, 4)]
            work, store = (
                server.registry.limits.account("127.0.0.1").work,
                server.registry.services.store,
            )
            reads, load = [], store.load

            async def counted(match: str, first: int = 0) -> list[Entry]:
                reads.append(match)
                work.charge(2 * USUAL.burst)  # as a very long one would
                return await load(match, first)

            monkeypatch.setattr(store, "load", counted)
            told = await standing(server, tables)
            assert [each["why"] for each in told] == ["bad-token", *["too-many"] * 3]
            assert reads == [tables[0].match]

    run(whole())
