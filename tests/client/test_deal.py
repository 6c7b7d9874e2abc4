"""Over the network: a seat commits, reveals by itself, and keeps what proves the deal to it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tailback.client import read_transcript
from tailback.kit import TailbackError, commitment
from tailback.kit.chance import bot_seed
from tailback.kit.transcript_reader import read
from tailback.kit.verify import doubts, verify
from tailback.match import Rejected, replay
from tailback.server.live.tokens import new_token
from tests.harness.patience import run
from tests.server.desk import (
    GAMES,
    asked,
    close,
    cut,
    http,
    people,
    running,
    say,
    seats,
    sql,
)


def test_each_proves_the_deal_by_its_own_receipt_and_by_no_others() -> None:
    async def whole() -> None:
        async with running() as server:
            tables = [await server.open("shift") for _ in range(2)]
            played = []
            for table in tables:
                players = await seats(server, table)
                for seat in players:
                    await seat.sit("Ada")
                await players[0].begun()
                await players[0].resign()
                text = await read_transcript(server.url, table.match, table.spectator)
                played.append((read(text), [seat.receipt for seat in players]))
                await close(players)
            for transcript, receipts in played:
                for receipt in receipts:
                    assert receipt is not None
                    verify(transcript, receipt=receipt)
                    assert not doubts(transcript, receipt)
            with pytest.raises(TailbackError, match="receipt"):
                verify(played[0][0], receipt=played[1][1][0])

    run(whole())


def test_a_reveal_that_was_lost_with_the_connection_is_sent_again(tmp_path: Any) -> None:
    async def whole() -> None:
        async with running(sql(tmp_path)) as server:
            table = await server.open("shift")
            gold, silver = await seats(server, table)
            await gold.sit("Ada")
            sent = gold._say

            async def lost(text: str) -> None:
                if '"reveal"' in text:
                    cut(gold)
                else:
                    await sent(text)

            gold._say = lost  # type: ignore[method-assign]
            await silver.sit("Bob")
            await gold.begun()
            assert gold.connections == 2
            log = await server.registry.services.store.load(table.match)
            assert [entry.kind for entry in log].count("reveal") == 2
            await close([gold, silver])

    run(whole())


def test_a_restart_in_the_middle_and_a_seed_that_is_brought_again(tmp_path: Any) -> None:
    async def whole() -> None:
        async with running(sql(tmp_path)) as server:
            table = await server.open("shift")
            gold = await server.seat(table, 0)
            await gold.sit("Ada")
            await gold.close()
            silver = await server.seat(table, 1)
            await silver.sit("Bob")
            await silver.wait_for(lambda u: people(u).proof.seat_seeds[1] is not None)
            await silver.close()
        async with running(sql(tmp_path)) as server:
            stranger = await server.seat(table, 0)  # the link alone knows no seed
            assert stranger.now.stage == "revealing"
            await stranger.ping()
            assert stranger.receipt is None
            early = await stranger.deal()
            assert isinstance(early, Rejected) and early.why == "not-revealed"
            again = await server.seat(table, 0, seed=gold.seed)
            end = await again.begun()
            assert people(end).proof.seat_seeds == (gold.seed, silver.seed)
            await close([stranger, again])

    run(whole())


def test_a_server_that_says_another_commitment_or_other_terms_hears_no_seed() -> None:
    async def whole() -> None:
        async with running() as server:
            for wrong in ("_commitment", "seed"):
                table = await server.open("shift")
                gold, silver = await seats(server, table)
                await gold.sit("Ada")
                setattr(gold, wrong, "0" * 64)
                await silver.sit("Bob")
                await silver.wait_for(lambda u: people(u).proof.seat_seeds[1] is not None)
                await gold.wait_for(lambda u: u.stage == "revealing")
                await gold.ping()
                assert gold.receipt is None
                assert people(silver.now).proof.seat_seeds[0] is None
                await close([gold, silver])

    run(whole())


def test_who_may_not_speak_for_a_seat_reveals_nothing_and_agrees_to_nothing() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift")
            async with (
                server.greeted(table.match, table.tokens[0]) as one,
                server.greeted(table.match, table.spectator) as watcher,
            ):
                assert (await asked(one, "reveal"))["why"] == "not-begun"
                await asked(one, "sit", name="Ada")
                for kind in ("reveal", "deal"):
                    assert (await asked(watcher, kind))["why"] == "no-seat"
                assert (await asked(one, "sit", name="Eve"))["why"] == "taken"
                await say(one, type="sit", id="0" * 32, name="Eve", token=new_token())
                bad = json.loads(await one.recv())
                assert (bad["type"], bad["why"]) == ("error", "malformed")
                assert "commitment" in bad["said"]

    run(whole())


def test_a_computer_player_that_the_host_seats_last_has_a_seed_that_nobody_chose() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("sealed", seats=3)
            players = [await server.seat(table, seat) for seat in (0, 1)]
            for seat in players:
                await seat.sit("Ada")
            bearer = {"Authorization": f"Bearer {table.host}"}
            where = f"/api/tables/{table.match}/seats/2/bot"
            wish = {"id": "a" * 32, "bot": "random"}
            assert (await http(server, "POST", where, headers=bearer, json=wish)).status_code == 200
            proof = people(await players[0].begun()).proof
            assert proof.seat_commitments[2] is None
            assert proof.seat_seeds[2] == bot_seed(proof.commitment, 2).hex()
            assert proof.seat_commitments[0] == commitment(bytes.fromhex(players[0].seed))
            log = await server.registry.services.store.load(table.match)
            kinds = [entry.kind for entry in log]
            assert kinds.index("reveal") > max(n for n, kind in enumerate(kinds) if kind == "sit")
            replay(table.match, log, GAMES.__getitem__)
            await close(players)

    run(whole())
