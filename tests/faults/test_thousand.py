"""A thousand finished matches of all games, played over the network; then ``tailback check``."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

import tailback
from tailback.cli.main import main
from tailback.client import Seat
from tests.harness.patience import run
from tests.harness.scale import scaled
from tests.server.desk import (
    SHORT,
    Running,
    close,
    people,
    play,
    running,
    seats,
    sql,
)

MATCHES = scaled(1000)
AT_ONCE = 4
GIVEN_UP = {"bash": 25, "shuttles": 25}
"""After how many moves a seat gives a game up that chance alone does not end soon."""


async def first(seat: Seat, rng: random.Random, most: int) -> None:
    """Play so many moves at most, then give up."""
    if (await play(seat, rng, most)).stage != "over":
        await seat.resign()


async def finished(server: Running, game: str, rng: random.Random) -> None:
    """Play a match to its end."""
    table = await server.open(game, options=SHORT.get(game, {}))
    players = await seats(server, table)
    most = GIVEN_UP.get(game, 10_000)
    await asyncio.gather(first(players[0], rng, most), *(play(p, rng) for p in players[1:]))
    for seat in players:
        assert people(await seat.wait_for(lambda now: now.stage == "over")).result is not None
    await close(players)


def test_check_passes_over_finished_matches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = Counter[str]()

    async def work() -> None:
        places = asyncio.Semaphore(AT_ONCE)
        games = tailback.list_games()

        async def one(number: int) -> None:
            game = games[number % len(games)]
            async with places:
                await finished(server, game, random.Random(number))
            played[game] += 1

        async with running(sql(tmp_path), games=None) as server:
            await asyncio.gather(*map(one, range(MATCHES)))

    run(work(), seconds=60 + 3 * MATCHES)
    assert played.total() == MATCHES
    assert main(["check", "--database", str(tmp_path / "tables.db")]) == 0
    told = capsys.readouterr()
    assert told.out.startswith(f"ok: {MATCHES:,} matches with ") and not told.err
    print(told.out.strip(), dict(played))
