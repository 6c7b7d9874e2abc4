"""How several matches stand is told in one answer, to holders of their tokens only."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tailback.server.routes.status import MOST
from tests.server.desk import EVERY, Running, running


async def ask(server: Running, *rights: tuple[str, str]) -> httpx.Response:
    tables = [{"match": match, "token": token} for match, token in rights]
    async with httpx.AsyncClient(verify=False) as client:
        url = f"{server.url}/api/tables/status"
        return await client.post(url, json={"tables": tables})


def test_a_status_tells_stage_seats_and_whether_one_is_asked() -> None:
    async def look() -> None:
        async with running(games=EVERY) as server:
            table = await server.open("shuttles", options={"first": "south"}, bots={1: "random"})
            match, token, watch = table.match, table.tokens[0], table.spectator
            answer = await ask(
                server, (match, token), (match, watch), (match, "x"), ("0" * 32, token)
            )
            assert answer.status_code == 200
            seat, watcher, bad, none = answer.json()
            assert (seat["ok"], seat["stage"], seat["due"]) == (True, "open", False)
            assert [place["kind"] for place in seat["seats"]] == ["open", "bot"]
            assert watcher["due"] is False
            assert (bad["ok"], bad["why"]) == (False, "bad-token")
            assert (none["ok"], none["why"]) == (False, "no-such-table")
            sitting = await server.seat(table, 0)
            await sitting.sit("Ada")
            rights = (match, sitting.token), (match, watch)
            seat, watcher = (await ask(server, *rights)).json()
            assert (seat["stage"], seat["due"], seat["result"]) == ("running", True, None)
            assert (watcher["stage"], watcher["due"]) == ("running", False)
            assert seat["seats"][0]["name"] == "Ada"
            await sitting.resign()
            over: Any = (await ask(server, *rights[:1])).json()[0]
            assert (over["stage"], over["due"]) == ("over", False)
            assert over["result"]["ranks"] == [2, 1]
            await sitting.close()

    asyncio.run(look())


def test_too_many_are_refused() -> None:
    async def look() -> None:
        async with running() as server:
            answer = await ask(server, *[("0" * 32, "x")] * (MOST + 1))
            assert answer.status_code == 422
            assert "tables" in answer.json()["error"]["said"]

    asyncio.run(look())
