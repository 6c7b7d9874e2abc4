"""How the databases here were made: each once, by the program of the commit that it is named after.

73780fb is the last whose logs have no heads (version 0002 of the database), fdca93d the first with
Rush & Bash, db0d4d9 the first with clocks, leavers, offers and renewed links. Nothing here is run
again: ``PYTHONPATH=OLD/src python tests/store/yesterday/make.py COMMIT`` needs a checkout of it at
OLD.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import random
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
COMMIT = sys.argv[1]
FILE = HERE / f"{COMMIT}.db"
RNG = random.Random(9)

# what is imported here is the old program's
room: Any = importlib.import_module("tailback.match")
tokens: Any = importlib.import_module("tailback.server.tokens")
sql: Any = importlib.import_module("tailback.store.sql")
bots: Any = importlib.import_module("tailback.bots")
kit: Any = importlib.import_module("tailback.kit")
installed: Any = importlib.import_module("tailback.kit.registry").game
snapshot: Any = None
with suppress(ImportError):  # there were some once
    snapshot = importlib.import_module("tailback.match.snapshot")


class Deaf:
    """A channel that nobody listens to."""

    def answer(self, to: object, answer: object) -> None: ...

    def send(self, viewer: object, update: object) -> None: ...

    def tell(self, change: object, to: object = None, id: object = None) -> None: ...


def message() -> str:
    return f"{RNG.getrandbits(128):032x}"


async def opened(
    house: Any, name: str, seats: int, time: float | None = 20.0, terms: Any = None, **given: Any
) -> Any:
    game = installed(name)
    agreed = {"seating": kit.Seating(seats), "time": time}
    if terms is not None:
        agreed["clock"] = terms
    match = await room.Match.open(house, game, game.options(**given), **agreed)
    held = {f"{name} {match.id} {seat}": seat for seat in range(seats)}
    await house.store.note(match.id, tokens.notes_of({**held, f"watch {match.id}": kit.SPECTATOR}))
    for seat in range(seats):
        await accepted(match.sit(seat, message(), f"P{seat}", bytes([seat + 1] * 32).hex()))
    return match


async def accepted(answer: Any) -> None:
    answer = await answer
    assert isinstance(answer, room.Accepted), answer


async def played(match: Any, moves: int, sealed: int = 0) -> Any:
    """Play random moves, then go on until this many choices are sealed."""
    while match.table.result is None and (moves > 0 or len(match.table.sealed) != sealed):
        table = match.table
        waited = [seat for seat in table.decision.seats if seat not in table.sealed]
        if not waited:
            assert await match.time_up(tuple(table.asks))
        else:
            seat = RNG.choice(waited)
            move = RNG.choice(table.game.legal(table.position, seat))
            spelled = table.game.notation.move_text(move)
            await accepted(match.commit(seat, table.ask(seat), message(), [spelled]))
        moves -= 1
    return match


async def together(house: Any) -> list[Any]:
    """Return matches with all that people may do beside their moves."""
    terms = room.Terms(600.0, 5.0)
    timed = await played(await opened(house, "shift", 2, None, terms), 7)
    house.clock.turn(700.0)
    late = timed.table.decision.seats[0]
    await accepted(timed.late(1 - late, message(), late, "wait"))
    left = await played(await opened(house, "jam", 3, None, terms), 6, sealed=0)
    await accepted(left.hand(0, message(), 1, "random"))
    await accepted(left.renew(2, message(), tokens.key_of("renewed")))
    await accepted(left.offer(0, message(), "draw"))
    back = await played(await opened(house, "shuttles", 2), 3)
    await accepted(back.offer(1, message(), "draw"))
    await accepted(back.reply(0, message(), back.table.offer.number, False))
    return [timed, left, back]


async def made() -> dict[str, Any]:
    store = sql.SqlStore(FILE)
    house = room.House(
        store=store,
        channel=Deaf(),
        clock=room.HandClock(),
        bots=lambda game, name: bots.RandomBot(game),
        pace=3600.0,
    )
    over = await played(await opened(house, "jam", 2, hand=3), 1000)
    await accepted(over.rematch(0, message(), "ab" * 32))
    left = await played(await opened(house, "memory", 3), 6)
    await accepted(left.resign(1, message(), "random"))
    given_up = await played(await opened(house, "shuttles", 2), 3)
    await accepted(given_up.resign(0, message()))
    matches = [
        await played(await opened(house, "shift", 2), 24),
        await played(await opened(house, "shift", 2, None, turn_limit=8), 9),
        await played(await opened(house, "shuttles", 2), 9),
        await played(await opened(house, "jam", 3), 9, sealed=2),
        await played(await opened(house, "memory", 2), 8),
        await played(await opened(house, "cutin", 2), 12),
        await played(await opened(house, "cutin", 2, clock=True), 12, sealed=1),
        await played(await opened(house, "cutin", 3, None, clock=True), 12),
        over,
        left,
        given_up,
        await room.Match.open(house, installed("jam"), seating=kit.Seating(2), time=None),
    ]
    with suppress(LookupError):
        matches += [
            await played(await opened(house, "bash", 2), 20),
            await played(await opened(house, "bash", 3, None), 9),
        ]
    if hasattr(room, "Terms"):
        matches += await together(house)
    if snapshot is not None:
        await snapshot.keep(store, matches[0].table)
    told = {match.id: await state(match) for match in matches}
    for match in matches:
        await match.close()
    await store.close()
    return told


async def state(match: Any) -> dict[str, Any]:
    table = match.table
    return {
        "game": table.game.id,
        "stage": table.stage,
        "length": table.length,
        "asks": table.asks,
        "sealed": sorted(table.sealed),
        "position": table.game.notation.position_text(table.position),
        "notes": await match.house.store.notes(match.id),
    }


def main() -> None:
    FILE.unlink(missing_ok=True)
    told = asyncio.run(made())
    with closing(sqlite3.connect(FILE)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("VACUUM")
    text = json.dumps(told, indent=1, sort_keys=True, ensure_ascii=False)
    (HERE / f"{COMMIT}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
