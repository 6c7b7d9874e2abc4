"""Who is youngest, over the wire: said with the table or by its host, heard by everyone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tailback.client import TableError, say_ages
from tailback.kit import Ages, order_of_age
from tailback.match import Accepted, new_id, reason
from tests.server.desk import EVERY, close, heard, hello, http, running, say, sql


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_the_host_says_who_is_youngest_and_everyone_hears_it_before_the_game_begins() -> None:
    async def whole() -> None:
        async with running(games=EVERY) as server:
            table = await server.open("jam", seats=3)
            one, watcher = await server.seat(table, 0), await server.seat(table, None)
            await one.sit("Ann")
            for seat in (one, watcher):
                assert seat.agreed is not None
                assert (seat.agreed.by_age, seat.agreed.ages) == (None, Ages(whole=True, lot=False))
            await say_ages(server.url, table.match, table.host, [2])
            for seat in (one, watcher):
                await seat.wait_for(lambda update: update.view.scene.by_age == (2, 0, 1))
                assert seat.agreed is not None
                assert seat.agreed.by_age == (2, 0, 1)
            late = await server.seat(table, 1)  # comes by the invitation, and sees it first
            assert late.agreed is not None
            assert late.agreed.by_age == (2, 0, 1)
            await late.sit("Bob")
            text = await http(
                server,
                "GET",
                f"/api/tables/{table.match}/transcript",
                headers=bearer(table.spectator),
            )
            assert 'seating {"by_age":[2,0,1],"last":null,"seats":3}' in text.text
            third = await server.seat(table, 2)
            await third.sit("Cid")
            await third.wait_for(lambda update: update.stage == "running")
            with pytest.raises(TableError) as told:
                await say_ages(server.url, table.match, table.host, [0])
            assert told.value.why == "begun"
            again = await server.seat(table, None)
            assert again.agreed is not None
            assert (again.agreed.by_age, again.agreed.ages) == ((2, 0, 1), None)
            await close([one, watcher, late, third, again])

    asyncio.run(whole())


def test_the_bare_message_greets_anew_those_who_are_there() -> None:
    async def whole() -> None:
        async with running(games=EVERY) as server:
            table = await server.open("shift", options={})
            async with server.greeted(table.match, table.tokens[1]) as socket:
                for wanted, order in (([1], [1, 0]), (None, None)):
                    await say_ages(server.url, table.match, table.host, wanted)
                    greeting = (await heard(socket, "update"))["greeting"]
                    assert greeting["agreed"]["by_age"] == order
                    assert greeting["agreed"]["ages"] == {"whole": False, "lot": True}
                    assert greeting["viewer"] == 1
                    assert greeting["gave_up"] is None

    asyncio.run(whole())


def test_only_the_host_says_it_and_what_is_wrong_is_named() -> None:
    async def whole() -> None:
        async with running(games=EVERY) as server:
            table = await server.open("cutin", seats=3)
            where = f"/api/tables/{table.match}/ages"

            async def answer(token: str, **wanted: Any) -> tuple[int, str]:
                body = {"id": new_id(), "by_age": [1], **wanted}
                made = await http(server, "POST", where, headers=bearer(token), json=body)
                why = made.json()["error"]["why"] if made.status_code != 200 else ""
                return made.status_code, why

            for token in (table.spectator, *table.tokens.values(), "x" * 32):
                assert (await answer(token))[0] == 401
            for wrong in ([], [3], [1, 1], [0, 1, 2, 0]):
                assert await answer(table.host, by_age=wrong) == (422, "bad-ages")
            for malformed in ([-1], ["a"], "1", 1, [0] * 100):
                assert (await answer(table.host, by_age=malformed))[0] == 422
            assert (await answer(table.host, id="short"))[0] == 422
            log = await server.registry.services.store.load(table.match)
            assert [entry.kind for entry in log] == ["open"]
            id = new_id()
            for _ in range(2):
                assert await answer(table.host, id=id) == (200, "")
            assert await answer(table.host, id=id, by_age=[0]) == (409, "id-used")
            log = await server.registry.services.store.load(table.match)
            assert [entry.kind for entry in log] == ["open", "ages"]
            other = await server.open("shuttles")
            with pytest.raises(TableError) as told:
                await say_ages(server.url, other.match, other.host, [0])
            assert told.value.why == "no-ages"
            assert str(told.value) == reason("no-ages").said() != reason("no-ages").said("de")

    asyncio.run(whole())


def test_a_table_is_opened_with_the_youngest_alone_or_the_whole_order() -> None:
    async def whole() -> None:
        async with running(games=EVERY) as server:
            for named in ([2], [2, 0], [1, 2, 0]):
                table = await server.open("jam", seats=3, by_age=named)
                (opening,) = await server.registry.services.store.load(table.match)
                assert opening.body["by_age"] == list(order_of_age(3, named))
            for wrong in ([], [3], [0, 0]):
                with pytest.raises(TableError, match="one or more of the seats 0 to 2"):
                    await server.open("jam", seats=3, by_age=wrong)

    asyncio.run(whole())


def test_checked_options_say_what_they_ask_about_ages() -> None:
    async def whole() -> None:
        async with running(games=EVERY) as server:
            for game, options, ages in (
                ("shift", {}, {"whole": False, "lot": True}),
                ("shift", {"starter": "gold"}, None),
                ("jam", {}, {"whole": True, "lot": False}),
                ("jam", {"specials": False}, None),
                ("shuttles", {}, None),
            ):
                body = {"options": options}
                made = await http(server, "POST", f"/api/options/{game}", json=body)
                assert made.json()["facts"]["ages"] == ages

    asyncio.run(whole())


def test_what_was_said_outlives_a_restart(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(sql(tmp_path), games=EVERY) as server:
            table = await server.open("memory")
            one = await server.seat(table, 0)
            await one.sit("Ann")
            await say_ages(server.url, table.match, table.host, [1])
            await close([one])
        async with running(sql(tmp_path), games=EVERY) as server:
            match = await server.registry.services.store.load(table.match)
            assert match[-1].kind == "ages"
            async with server.socket() as made:
                await say(made, **hello(table.match, table.tokens[1]))
                update = await heard(made, "update")
                assert update["greeting"]["agreed"]["by_age"] == [1, 0]
            two = await server.seat(table, 1)
            assert isinstance(await two.sit("Bob"), Accepted)
            again = await server.seat(table, 0, seed=one.seed)
            begun = await two.wait_for(lambda update: update.stage == "running")
            assert begun.ask is not None  # the youngest begins
            await close([two, again])

    asyncio.run(whole())
