"""A process that holds match and store, plays for ever, and says what was acknowledged.

It prints ``sends ID`` before each message and ``acked ID`` when that is acknowledged; it is made
to be killed.
"""

from __future__ import annotations

import asyncio
import random
import sys

from tailback.match import Accepted, Match
from tailback.store.sql import SqlStore
from tests.match.helpers import GAMES, opened, reveal, services, sit_down, turn, waited_for


async def play(file: str, seed: int) -> None:
    rng = random.Random(seed)
    at = services(SqlStore(file))
    known = await at.store.matches()
    matches = [await Match.load(at, id) for id in known[-7:]]  # those that a kill interrupted
    if not matches:
        matches = [await opened(at, GAMES["shift"])]
    print("ready", flush=True)
    await asyncio.gather(*(one(match, random.Random(rng.random())) for match in matches))
    while True:
        names = ("shift", "relay", "sealed", "bell", "peek")
        games = [GAMES[rng.choice(names)] for _ in range(6)]
        matches = [await Match.open(at, game, time=10.0) for game in games]
        await asyncio.gather(*(one(match, random.Random(rng.random())) for match in matches))


async def one(match: Match, rng: random.Random) -> None:
    for seat, chair in enumerate(match.state.chairs):
        if chair.kind == "open":
            id = f"{rng.getrandbits(128):032x}"
            print("sends", id, flush=True)
            assert isinstance(await sit_down(match, seat, id, f"P{seat}"), Accepted)
            print("acked", id, flush=True)
    await reveal(match)
    for _ in range(60):
        if match.state.result is not None:
            return
        seats = waited_for(match)
        if not seats:
            await turn(match, 10.0)
            continue
        seat = rng.choice(seats)
        id = f"{rng.getrandbits(128):032x}"
        print("sends", id, flush=True)
        move = rng.choice(match.watch(seat).legal)
        answer = await match.commit(seat, match.state.ask(seat) or 0, id, [move])
        if isinstance(answer, Accepted):
            print("acked", id, flush=True)
    id = f"{rng.getrandbits(128):032x}"
    print("sends", id, flush=True)
    if isinstance(await match.resign(0, id), Accepted):
        print("acked", id, flush=True)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], int(sys.argv[2])))
