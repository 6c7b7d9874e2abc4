"""The host's hand: tables closed, addresses blocked, costs seen, old tables cleared away."""

from __future__ import annotations

import asyncio
import dataclasses
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tailback.cli.main import main
from tailback.client import Closed, TableError, connect
from tailback.kit import AnyGame
from tailback.match import Accepted, Match, NoSuchMatch, new_id
from tailback.server.admin_worker import AdminWorker
from tailback.store.admin_queue import AdminQueue, network_text
from tailback.store.prune import DAY, OVER, Pruner
from tailback.store.sql import SqlStore
from tests.harness.patience import run, until
from tests.match.helpers import GAMES, commit, find, play_on, services, sit_down, waited_for
from tests.server.desk import EVERY, QUICK, Running, heard, hello, http, running, say
from tests.store.by_hand import altered


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tailback.server.admin_worker._LOOK", 0.02)


def said(capsys: pytest.CaptureFixture[str], database: str, *words: str) -> tuple[int, str]:
    """Return how a command of the host ends, and what it says."""
    capsys.readouterr()
    code = main(["host", *words, "--database", database])
    told = capsys.readouterr()
    return code, told.out + told.err


async def ordered(capsys: Any, database: str, *words: str) -> str:
    code, text = await asyncio.to_thread(said, capsys, database, *words)
    assert code == 0, text
    return text


def test_a_closed_table_is_told_and_stays_closed(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refused(server: Running, table: Any) -> TableError:
        with pytest.raises(TableError) as caught:
            await connect(server.url, table.match, table.tokens[0])
        return caught.value

    async def work() -> None:
        async with running(SqlStore(database), games=EVERY) as server:
            table, other = await server.open("shift"), await server.open("shift")
            seats = [await server.seat(table, seat) for seat in (0, 1, None)]
            beside = await server.seat(other, 0)
            async with server.greeted(table.match, table.tokens[0]) as bare:
                text = await ordered(capsys, database, "close", table.match)
                assert "4" in text
                heard = [await bare.recv()]
                while "error" not in str(heard[-1]):
                    heard.append(await bare.recv())
                assert "closed this table" in str(heard[-1])
                await bare.wait_closed()
                assert bare.close_reason == "closed"
            problem = await refused(server, table)
            assert (problem.why, table.match in str(problem)) == ("closed", True)
            for seat in seats:
                with pytest.raises((TableError, Closed)):
                    await seat.sit("late")
                await seat.close()
            assert isinstance(await beside.sit("x"), Accepted)
            token = {"Authorization": f"Bearer {table.spectator}"}
            path = f"/api/tables/{table.match}/transcript"
            assert (await http(server, "GET", path, headers=token)).status_code == 410
            await beside.close()
        async with running(SqlStore(database), games=EVERY) as server:
            assert (await refused(server, table)).why == "closed"
            assert table.match in await ordered(capsys, database, "tables")
            await ordered(capsys, database, "reopen", table.match)
            async with await server.seat(table, 0) as seat:
                assert isinstance(await seat.sit("x"), Accepted)
        assert (await asyncio.to_thread(said, capsys, database, "close", "nothing"))[0] == 1

    run(work())


def test_a_blocked_address_is_out_at_once_and_after_a_restart(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work() -> None:
        async with running(SqlStore(database), games=EVERY) as server:
            table = await server.open("shift")
            async with server.greeted(table.match, table.tokens[0]) as bare:
                assert "192.0.2.0/24" in await ordered(capsys, database, "block", "192.0.2.7/24")
                assert "1" in await ordered(capsys, database, "block", "127.0.0.0/8")
                await bare.wait_closed()
                assert bare.close_reason == "blocked"
            answer = await http(server, "GET", "/api/health")
            assert (answer.status_code, answer.json()["error"]["why"]) == (403, "blocked")
        async with running(SqlStore(database), games=EVERY) as server:
            while (await http(server, "GET", "/api/health")).status_code != 403:
                pass  # it looks once in a while what was decided
            listed = await ordered(capsys, database, "blocked")
            assert "127.0.0.0/8" in listed and "192.0.2.0/24" in listed
            await ordered(capsys, database, "unblock", "127.0.0.0/8")
            assert (await http(server, "GET", "/api/health")).status_code == 200

    run(work())


def test_who_is_blocked_before_saying_hello_does_not_sit_down(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work() -> None:
        async with running(SqlStore(database), games=EVERY) as server:
            table = await server.open("shift")
            async with server.socket() as early:
                await ordered(capsys, database, "block", "127.0.0.0/8")
                await say(early, **hello(table.match, table.tokens[0]))
                assert (await heard(early))["why"] == "blocked"
                await early.wait_closed()

    run(work())


def test_who_is_blocked_while_the_table_is_taken_up_does_not_sit_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        async with running() as server:
            table = await server.open("relay")
            held = hold_up(monkeypatch)
            async with server.socket() as early:
                await say(early, **hello(table.match, table.tokens[0]))
                await held.reached.wait()
                server.registry.limits.block(lambda address: True)
                held.go_on.set()
                assert (await heard(early))["why"] == "blocked"

    run(work())


def test_a_table_is_closed_that_is_just_being_taken_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with running() as server:
            table = await server.open("relay")
            held = hold_up(monkeypatch)
            async with server.socket() as early:
                await say(early, **hello(table.match, table.tokens[0]))
                await held.reached.wait()
                assert server.registry.dismiss("closed", table.match) == 0
                held.go_on.set()
                assert (await heard(early))["why"] == "closed"
            assert server.registry.open == 0

    run(work())


class Held:
    """Taking up a match, held up in the middle."""

    def __init__(self) -> None:
        self.reached, self.go_on = asyncio.Event(), asyncio.Event()


def hold_up(monkeypatch: pytest.MonkeyPatch) -> Held:
    """Hold up who takes up a match, after its notes were read."""
    held, of = Held(), Match.of

    async def slow(*given: Any) -> Match:
        held.reached.set()
        await held.go_on.wait()
        return await of(*given)

    monkeypatch.setattr(Match, "of", slow)
    return held


def test_what_an_order_is_about_is_left_to_it_and_its_answer_counts_who_had_to_leave(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        monkeypatch.setattr("tailback.server.admin_worker._LOOK", 3600.0)
        store = SqlStore(database)
        async with running(store, games=EVERY) as server:
            table = await server.open("shift")
            worker, queue = AdminWorker(server.registry, store), AdminQueue.of(database)
            async with server.greeted(table.match, table.tokens[0]) as bare:
                order = queue.close_table(table.match)
                queue.block("127.0.0.0/8")
                await worker._look_again()
                assert table.match in server.registry.matches()
                assert not server.registry.limits.account("127.0.0.9").blocked
                await worker._carry_out()
                assert await asyncio.to_thread(queue.answered, order) == 1
                await bare.wait_closed()

    run(work())


def test_an_order_that_was_lost_is_carried_out_all_the_same(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        monkeypatch.setattr("tailback.server.admin_worker._CLEAR", 1)
        async with running(SqlStore(database), games=EVERY) as server:
            table = await server.open("shift")
            async with server.greeted(table.match, table.tokens[0]) as bare:
                note = "INSERT INTO notes (match, key, value) VALUES (:id, 'closed', '1')"
                altered(database, note, id=table.match)
                await bare.wait_closed()
                assert bare.close_reason == "closed"
                address = "INSERT INTO blocked (address, since) VALUES ('127.0.0.0/8', 1)"
                altered(database, address)
                await until(lambda: server.registry.limits.account("127.0.0.9").blocked)

    run(work())


def test_what_is_no_address_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "logs.db")
    asyncio.run(SqlStore(file).close())
    for address in ("nowhere", "1.2.3", "::1/200", "x" * 10_000, ""):
        code, text = said(capsys, file, "block", address)
        assert (code, text.count("\n"), "no address" in text) == (1, 1, True)
        assert len(text) < 250
    assert said(capsys, file, "unblock", "192.0.2.7")[0] == 1
    assert "Nobody" in said(capsys, file, "blocked")[1]
    assert network_text("::FFFF:192.0.2.7") == "192.0.2.7"


def test_the_host_sees_who_costs_what(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def work() -> None:
        async with running(SqlStore(database), games=EVERY) as server:
            quiet, loud = await server.open("shift"), await server.open("shift")
            seats = [await server.seat(table, 0) for table in (quiet, loud)]
            for _ in range(50):
                await seats[1].ping()
            text = await ordered(capsys, database, "costs")
            address, *tables = text.splitlines()[1:]
            assert "127.0.0.1" in address and int(address.split()[0]) > 50
            costs = {line.split()[2].rstrip(","): int(line.split()[0]) for line in tables}
            assert costs[loud.match] >= costs[quiet.match] + 50
            assert list(costs) == [loud.match, quiet.match]
            for seat in seats:
                await seat.close()

    run(work())


def test_without_a_server_decisions_hold_from_its_next_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tailback.store.admin_queue._PATIENCE", 0.2)
    file = str(tmp_path / "logs.db")
    asyncio.run(SqlStore(file).close())
    code, text = said(capsys, file, "block", "127.0.0.1")
    assert (code, "No server" in text) == (0, True)
    assert said(capsys, file, "costs")[0] == 1
    assert altered(file, "SELECT count(*) FROM orders") == [(0,)]
    code, text = said(capsys, str(tmp_path / "none.db"), "blocked")
    assert (code, "no database" in text) == (1, True)

    async def work() -> None:
        async with running(SqlStore(file), games=EVERY) as server:
            while (await http(server, "GET", "/api/health")).status_code != 403:
                pass  # it looks once in a while what was decided

    run(work())


# Clearing away


class Shelf:
    """A store with matches of every kind, and a clock that can be put on."""

    def __init__(self, database: str) -> None:
        self.store = SqlStore(database)
        self.house = services(self.store, bots=lambda game, name: None)
        self.now = time.time()

    async def opened(self, people: int, bots: int = 0, moves: int = 0) -> str:
        game: AnyGame = GAMES["shift"]
        seated = dict.fromkeys(range(bots), "random")
        match = await Match.open(self.house, game, bots=seated, id=new_id())
        for seat in range(bots, bots + people):
            assert isinstance(await sit_down(match, seat, new_id(), f"P{seat}"), Accepted)
        if moves:
            await play_on(match, random.Random(1), moves)
        await match.close()
        return match.id

    async def over(self, noted: bool = True) -> str:
        id = await self.opened(2, moves=2)
        match = await Match.load(self.house, id)
        assert isinstance(await match.resign(0, new_id()), Accepted)
        if noted:
            await self.store.note(id, {OVER: str(self.now)})
        await match.close()
        return id

    def pruner(self, keep: float | None, in_use: Callable[[str], bool]) -> Pruner:
        return Pruner(self.store, find, in_use, keep, lambda: self.now)

    async def pruned(
        self, keep: float | None = None, in_use: Callable[[str], bool] = lambda one: False
    ) -> int:
        pruner = self.pruner(keep, in_use)
        return sum([await pruner.portion() for _ in range(12)])


def test_tables_that_nobody_sat_at_go_after_a_day(database: str) -> None:
    async def work() -> None:
        shelf = Shelf(database)
        empty, bots = await shelf.opened(0), await shelf.opened(0, bots=1)
        kept = [await shelf.opened(1), await shelf.opened(2, moves=3), await shelf.over()]
        assert await shelf.pruned() == 0
        shelf.now += DAY + 60
        assert await shelf.pruned(in_use=lambda one: one == empty) == 1
        assert await shelf.pruned() == 1
        assert await shelf.store.matches() == kept
        for gone in (empty, bots):
            with pytest.raises(NoSuchMatch):
                await shelf.store.load(gone)
            with pytest.raises(NoSuchMatch):
                await shelf.store.notes(gone)
        for left in ("entries", "heads", "notes"):
            query = f"SELECT count(*) FROM {left} WHERE match = :gone"
            assert altered(database, query, gone=bots) == [(0,)]
        await shelf.store.close()

    asyncio.run(work())


def test_finished_matches_are_kept_as_long_as_the_host_says(database: str) -> None:
    async def work() -> None:
        shelf = Shelf(database)
        old, running_on = await shelf.over(), await shelf.opened(2, moves=2)
        shelf.now += 8 * DAY
        young = await shelf.over()
        assert await shelf.pruned(None) == 0
        assert await shelf.pruned(9) == 0
        assert await shelf.pruned(7) == 1
        assert await shelf.store.matches() == [running_on, young]
        shelf.now += 100 * DAY
        assert await shelf.pruned(7) == 1
        assert await shelf.store.matches() == [running_on]
        with pytest.raises(NoSuchMatch):
            await shelf.store.load(old)
        await shelf.store.close()

    asyncio.run(work())


def test_what_is_not_known_to_be_over_is_looked_at_once(database: str) -> None:
    async def work() -> None:
        shelf = Shelf(database)
        over, on = await shelf.over(noted=False), await shelf.opened(2, moves=2)
        shelf.now += 8 * DAY
        assert await shelf.pruned(7) == 0
        assert OVER in await shelf.store.notes(over)  # its time begins when it is found out
        assert OVER not in await shelf.store.notes(on)
        notes = await shelf.store.notes(on)
        assert await shelf.pruned(7) == 0
        assert await shelf.store.notes(on) == notes
        shelf.now += 8 * DAY
        assert await shelf.pruned(7) == 1
        assert await shelf.store.matches() == [on]
        await shelf.store.close()

    asyncio.run(work())


def test_a_match_that_moved_on_is_not_cleared_away(database: str) -> None:
    async def work() -> None:
        shelf = Shelf(database)
        id = await shelf.opened(2, moves=1)
        match = await Match.load(shelf.house, id)
        length = match.state.length
        seat = waited_for(match)[0]
        assert isinstance(await commit(match, seat, match.watch(seat).legal[0]), Accepted)
        await shelf.store.remove(id, length)
        assert len(await shelf.store.load(id)) == length + 1
        await shelf.store.remove(id, length + 1)
        with pytest.raises(NoSuchMatch):
            await shelf.store.append(id, length + 1, (await opening(shelf))[0])
        await match.close()
        await shelf.store.close()

    asyncio.run(work())


async def opening(shelf: Shelf) -> Any:
    return await shelf.store.load(await shelf.opened(0))


def test_many_portions_go_through_all(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        shelf = Shelf(database)
        await asyncio.gather(*(shelf.opened(0) for _ in range(60)))
        kept = await shelf.opened(1)
        shelf.now += 2 * DAY
        pruner = shelf.pruner(None, lambda one: False)
        first = await pruner.portion()
        assert 0 < first < 60  # small enough not to be noticed
        assert first + await pruner.portion() == 60
        assert await shelf.store.matches() == [kept]
        await shelf.store.close()

    asyncio.run(work())


def test_the_server_notes_the_end_and_clears_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tailback.server.admin_worker._CLEAR", 1)

    async def work() -> None:
        settings = dataclasses.replace(QUICK, keep=3, idle=0.1)
        async with running(SqlStore(database), settings, games=EVERY) as server:
            table, empty = await server.open("shift"), await server.open("shift")
            seats = [await server.seat(table, seat) for seat in (0, 1)]
            for seat in seats:
                assert isinstance(await seat.sit("x"), Accepted)
            await seats[0].begun()
            assert isinstance(await seats[0].resign(), Accepted)
            await until(lambda: altered(database, "SELECT value FROM notes WHERE key = 'over'"))
            for seat in seats:
                await seat.close()
            back = "UPDATE matches SET created = created - 86500"
            altered(database, f"{back} WHERE id = :id", id=empty.match)
            await until(lambda: altered(database, "SELECT id FROM matches") == [(table.match,)])
            days = str(time.time() - 3 * DAY - 60)
            altered(database, "UPDATE notes SET value = :t WHERE key = 'over'", t=days)
            altered(database, f"{back} * 4")
            await until(lambda: altered(database, "SELECT id FROM matches") == [])

    async def until(true: Callable[[], object]) -> None:
        while not await asyncio.to_thread(true):
            await asyncio.sleep(0.05)

    run(work())


def test_orders_are_read_in_turn(database: str) -> None:
    asyncio.run(SqlStore(database).close())
    queue = AdminQueue.of(database)
    altered(database, "INSERT INTO orders (what) VALUES ('block')")
    altered(database, "INSERT INTO orders (what) VALUES ('costs')")
    orders = queue.waiting()
    assert [order.what for order in orders] == ["block", "costs"]
    queue.answer(orders[0], {"n": 1})
    assert queue.waiting() == orders[1:]
    queue.clear()
    assert queue.waiting() == []
    queue.engine.dispose()
