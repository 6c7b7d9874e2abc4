"""Turns as one viewer saw them, and a game that goes on from one of them."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from typing import Any

import pytest

from tailback.client import Opened, TableError, read_transcript
from tailback.client.lobby import request
from tailback.kit.transcript import sealed_lines, turn_lines
from tailback.kit.transcript_reader import read
from tailback.kit.verify import verify
from tailback.match import replay, setup
from tailback.server.routes.history import MOST_TURNS
from tailback.server.routes.rate_limits import PLAYED
from tailback.server.routes.tables import LONGEST
from tailback.server.transcript_reader import MOST_TURNS as TRANSCRIPT_TURNS
from tests.harness.patience import run
from tests.server.desk import Running, close, play_some, running, seats


async def turns(server: Running, match: str, token: str, query: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"}
    path = f"/api/tables/{match}/history{query}"
    return json.loads(await request(server.url, path, headers=headers))


async def finished(server: Running, game: str, **options: Any) -> Opened:
    bots = {0: "random", 1: "random"}
    table = await server.open(game, bots=bots, **({"options": options} if options else {}))
    spectator = await server.seat(table, None)
    await spectator.wait_for(lambda update: update.stage == "over")
    await spectator.close()
    return table


async def begin(server: Running, game: str, match: str, token: str, turn: int) -> Any:
    return await begin_at(server, game, match=match, token=token, turn=turn)


async def begin_at(server: Running, game: str, **begun: Any) -> Any:
    body = json.dumps({"game": game, "bots": {"1": "random"}, "begun": begun})
    return json.loads(await request(server.url, "/api/tables", body.encode()))


@pytest.mark.parametrize("game", ["shift", "jam", "memory", "cutin"])
def test_the_turns_of_a_match_are_the_lines_of_its_transcript(game: str) -> None:
    async def whole() -> None:
        async with running(games=None) as server:
            table = await finished(server, game)
            text = await read_transcript(server.url, table.match, table.spectator)
            made = read(text)
            lines = [line.partition(" ")[2] for line in turn_lines(made.game, made.history)]
            told: list[Any] = []
            while True:
                query = f"?first={len(told)}&eyes=0"
                past = await turns(server, table.match, table.spectator, query)
                assert 0 < len(past["turns"]) <= MOST_TURNS
                told += past["turns"]
                if told[-1]["number"] == past["last"]:
                    break
            assert [turn["number"] for turn in told] == list(range(len(lines) + 1))
            for turn, line in zip(told[1:], lines, strict=True):
                words, shown = line.split(), turn["line"].split()
                assert len(words) == len(shown)
                assert all(s in (w, "?", "=?") for w, s in zip(words, shown, strict=True))
            assert all(turn["table"] is not None for turn in told)
            assert (await sent(server, text, eyes=0))["turns"] == told[:TRANSCRIPT_TURNS]

    run(whole())


def test_a_running_match_is_told_to_each_as_it_may_know_it() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift", options={"starter": "gold"})
            seats = [await server.seat(table, seat) for seat in (0, 1)]
            for seat, name in zip(seats, "ab", strict=True):
                await seat.sit(name)
            for eyes in ("", "?eyes=0", "?eyes=1", "?eyes=-1"):
                past = await turns(server, table.match, seats[0].token, eyes)
                assert (past["viewer"], past["over"], past["last"]) == (0, False, 1)
                start, deal = past["turns"]
                assert start["own"]["hand"] == []
                assert len(deal["own"]["hand"]) == 4
                assert deal["line"].count("=?") == 4
                others = [e for e in deal["events"] if e["details"].get("seat") == "silver"]
                assert [e["details"]["card"] for e in others] == ["?"] * 4
            past = await turns(server, table.match, table.spectator)
            assert past["turns"][1]["own"] is None and past["turns"][1]["line"].count("=?") == 8
            for seat in seats:
                await seat.close()

    run(whole())


def test_what_is_fleeting_is_not_looked_at_again_before_the_end() -> None:
    async def whole() -> None:
        async with running(games=None) as server:
            table = await server.open("memory", options={"high": 12})
            seats = [await server.seat(table, seat) for seat in (0, 1)]
            for seat, name in zip(seats, "ab", strict=True):
                await seat.sit(name)
            await seats[0].wait_for(lambda update: update.ask is not None)
            await seats[0].commit([seats[0].now.legal[0]])
            past = await turns(server, table.match, seats[1].token)
            assert past["last"] == 1 and past["turns"]
            assert all(turn["table"] is None and turn["letters"] == "" for turn in past["turns"])
            assert not [e for turn in past["turns"] for e in turn["events"] if e["fleeting"]]
            assert [e["name"] for t in past["turns"] for e in t["events"]].count("turned-up") == 0
            for seat in seats:
                await seat.close()

    run(whole())


@pytest.mark.parametrize("game", ["shift", "jam", "memory", "cutin", "shuttles"])
def test_a_game_goes_on_from_a_turn_of_another(game: str) -> None:
    async def whole() -> None:
        async with running(games=None) as server:
            table = await finished(server, game)
            text = await read_transcript(server.url, table.match, table.spectator)
            last = (await turns(server, table.match, table.spectator))["last"]
            at = max(1, last // 2)
            made = await begin(server, game, table.match, table.spectator, at)
            token = made["seats"][0]["token"]
            past = await turns(server, made["match"], token)
            assert (past["last"], past["inherited"]) == (at, at)
            opened = Opened(made["match"], {0: token}, made["spectator"]["token"])
            seat = await server.seat(opened, 0)
            assert seat.now.turn == at
            await seat.sit("a")
            await seat.resign()
            await seat.wait_for(lambda update: update.stage == "over")
            after = await read_transcript(server.url, made["match"], token)
            assert (await sent(server, after))["inherited"] == at
            again, before = read(after), read(text)
            assert again.given > 0
            assert again.history[: again.given] == before.history[: again.given]
            assert verify(again) >= 0
            entries = await server.registry.services.store.load(made["match"])
            folded = replay(made["match"], entries, server.registry.services.games)
            assert folded.pages.given > 0 and folded.pages.turn >= at
            await seat.close()

    run(whole())


def test_nobody_goes_on_from_a_match_that_runs_or_from_its_end() -> None:
    async def whole() -> None:
        async with running() as server:
            runs = await server.open("shift", bots={1: "random"})
            with pytest.raises(TableError, match="when it is over"):
                await begin(server, "shift", runs.match, runs.tokens[0], 1)
            table = await finished(server, "shift")
            for turn, said in ((LONGEST, "choose an earlier turn"), (1, "")):
                if said:
                    with pytest.raises(TableError, match=said):
                        await begin(server, "shift", table.match, table.spectator, turn)
                else:
                    assert await begin(server, "shift", table.match, table.spectator, turn)
            with pytest.raises(TableError):
                await begin(server, "shift", table.match, "x" * 32, 1)
            with pytest.raises(TableError, match=str(LONGEST)):
                await begin(server, "shift", table.match, table.spectator, LONGEST + 1)

    run(whole())


@pytest.mark.parametrize("game", ["shift", "jam", "memory", "cutin", "shuttles"])
def test_a_game_goes_on_from_a_turn_of_a_text(game: str) -> None:
    async def whole() -> None:
        async with running(games=None) as server:
            table = await finished(server, game)
            text = await read_transcript(server.url, table.match, table.spectator)
        async with running(games=None) as server:  # which has never heard of that match
            told = await sent(server, text)
            at = max(1, told["last"] // 2)
            made = await begin_at(server, game, key=told["key"], turn=at)
            token = made["seats"][0]["token"]
            past = await turns(server, made["match"], token)
            assert (past["last"], past["inherited"]) == (at, at)
            seat = await server.seat(Opened(made["match"], {0: token}, token), 0)
            await seat.sit("a")
            await seat.resign()
            await seat.wait_for(lambda update: update.stage == "over")
            again = read(await read_transcript(server.url, made["match"], token))
            assert again.given > 0
            assert again.history[: again.given] == read(text).history[: again.given]
            assert verify(again) >= 0
            await seat.close()

    run(whole())


async def sent(server: Running, text: str, eyes: int = -1) -> Any:
    plain = {"Content-Type": "text/plain"}
    path = f"/api/transcripts?eyes={eyes}&first=0"
    return json.loads(await request(server.url, path, text.encode(), headers=plain))


def test_nobody_goes_on_from_a_text_that_is_not_at_hand_or_from_its_end() -> None:
    async def whole() -> None:
        async with running(games=None) as server:
            table = await finished(server, "shift")
            told = await sent(
                server, await read_transcript(server.url, table.match, table.spectator)
            )
            key, last = told["key"], told["last"]
            with pytest.raises(TableError, match="no longer at hand"):
                await begin_at(server, "shift", key="0" * 64, turn=1)
            for turn in (last, last + 1):
                with pytest.raises(TableError, match="choose an earlier turn"):
                    await begin_at(server, "shift", key=key, turn=turn)
            with pytest.raises(TableError, match="a game of shift"):
                await begin_at(server, "jam", key=key, turn=1)
            with pytest.raises(TableError):
                await begin_at(server, "shift", key=key, turn=LONGEST + 1)

    run(whole())


def ended_by_hand(text: str) -> str:
    """Return the text of a running match with an end that somebody has written below it."""
    lines = [line.rpartition(" #")[0] for line in text.splitlines()]
    return "\n".join((*sealed_lines([*lines, "resigned south", "end north resigned"]), ""))


@pytest.mark.parametrize("by_hand", [False, True])
def test_a_text_of_a_running_game_is_looked_at_and_no_more(*, by_hand: bool) -> None:
    """Shuttles shows all it has, so that its text can be read while it runs."""

    async def whole() -> None:
        async with running(games=None) as server:
            table = await server.open("shuttles")
            players = await seats(server, table)
            await asyncio.gather(*(seat.sit("x") for seat in players))
            await play_some(players, random.Random(1))
            text = await read_transcript(server.url, table.match, table.spectator)
            assert not read(text).over
            text = ended_by_hand(text) if by_hand else text
            told = await sent(server, text)
            assert (told["ok"], told["over"]) == (True, False)
            assert (told["result"] is not None) == by_hand and len(told["turns"]) > 2
            for begun in (
                {"key": told["key"]},
                {"match": table.match, "token": table.spectator},
            ):
                with pytest.raises(TableError, match="when it is over"):
                    await begin_at(server, "shuttles", turn=1, **begun)
            await players[0].resign()
            whole = await sent(
                server, await read_transcript(server.url, table.match, table.spectator)
            )
            assert whole["over"]
            assert await begin_at(server, "shuttles", key=whole["key"], turn=1)
            await close(players)

    run(whole())


def test_what_is_played_again_is_counted_and_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loops: list[bool] = []
    made = setup.set_up

    def noted(*given: Any) -> Any:
        loops.append(threading.current_thread() is threading.main_thread())
        return made(*given)

    async def whole() -> None:
        async with running(games=None) as server:
            table = await finished(server, "shift", turn_limit=60)
            past = await turns(server, table.match, table.spectator, "?first=60")
            account = server.registry.limits.account("127.0.0.1")
            spent = []
            monkeypatch.setattr(setup, "set_up", noted)
            for turn in (1, past["last"] - 1):
                before = account.work.spent
                await begin(server, "shift", table.match, table.spectator, turn)
                spent.append(account.work.spent - before)
            assert loops == [True, False]
            assert spent[1] - spent[0] > 60 * PLAYED

    run(whole())
