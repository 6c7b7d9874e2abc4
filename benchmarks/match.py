"""Match and store alone: processor time of a committed move of Shift, beside the commit before.

``python -m benchmarks.match``. Processor time is that of the whole process, the store's thread
included. Each figure is the median of several runs, every one in a process of its own, before and
now in turn. ``python -m benchmarks.match one`` measures once what is imported, and prints JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from benchmarks.before import ROOT, Source, sources

RUNS: Final = 3
SEATS: Final = (0, 1)
WARM: Final = 20
"""How many moves a table plays before it is measured."""


class Case(NamedTuple):
    """What is measured: its title, how many tables play how many moves, and what is wanted."""

    title: str
    tables: int
    moves: int
    at_most: float


CASES: Final = {
    "many": Case("50 tables, two listeners each, SQLite", 50, 100, 0.35),
    "one": Case("one table, two listeners, SQLite", 1, 1500, 0.6),
    "memory": Case("one table, no listeners, in memory", 1, 1500, 0.25),
}


class Listeners:
    """Both seats of every table: each update is encoded as for a socket, and the last one kept.

    A channel of either edition: ``answer`` and ``send`` were what a match called before,
    ``broadcast`` is what it calls now.
    """

    def __init__(self) -> None:
        from tailback.server.live import server_messages

        self._wire: Any = server_messages
        self.last: dict[tuple[str, int], Any] = {}
        self.bytes = 0

    def answer(self, to: object, answer: Any) -> None:
        self._heard(self._wire.answer(answer, answer.id))

    def send(self, viewer: int | None, update: Any) -> None:
        if viewer is not None:
            self.last[update.match, viewer] = update
            self._heard(self._wire.update(update))

    def broadcast(self, change: Any, to: object = None, id: str | None = None) -> None:
        shared = self._wire.Shared()
        for seat in change.viewers.intersection(SEATS):
            update = change.update(seat)
            self.last[update.match, seat] = update
            text = self._wire.update(update, shared)
            self._heard(text if seat != to else self._wire.accepting(text, id))

    def _heard(self, text: str) -> None:
        self.bytes += len(text)

    def asked(self, match: Any) -> tuple[int, Any] | None:
        """Return the seat that is asked and its update, or None."""
        found = ((seat, self.last[match.id, seat]) for seat in SEATS)
        return next(((seat, update) for seat, update in found if update.ask is not None), None)


class Nobody:
    """A channel on which nobody listens, of either edition."""

    def answer(self, to: object, answer: Any) -> None: ...
    def send(self, viewer: int | None, update: Any) -> None: ...
    def broadcast(self, change: Any, to: object = None, id: str | None = None) -> None: ...

    def asked(self, match: Any) -> tuple[int, Any] | None:
        """Return the seat that is asked and its update, or None."""
        found = ((seat, match.watch(seat)) for seat in SEATS)
        return next(((seat, update) for seat, update in found if update.ask is not None), None)


async def seated(store: Any, channel: Any) -> Any:
    """Return a table of Shift with both seats taken."""
    from tailback.games.shift import GAME
    from tailback.kit import commitment
    from tailback.match import Match, MatchServices, SystemTimeSource, new_id

    services = MatchServices(store=store, channel=channel, time_source=SystemTimeSource())
    match = await Match.open(services, GAME, GAME.options())
    for seat in SEATS:
        await match.sit(seat, new_id(), f"P{seat}", commitment(bytes(32)))
    for seat in SEATS:
        await match.reveal(seat, new_id(), bytes(32).hex())
    return match


async def play(match: Any, channel: Any, moves: int, rng: random.Random) -> tuple[int, float]:
    """Play random moves; return how many there were and what the commits alone took."""
    from tailback.match import new_id

    spent = 0.0
    for number in range(moves):
        asked = channel.asked(match)
        if asked is None:
            return number, spent
        seat, update = asked
        move, id = rng.choice(update.legal), new_id()
        begun = time.process_time()
        await match.commit(seat, update.ask, id, [move], to=seat)
        spent += time.process_time() - begun
    return moves, spent


async def measured(case: Case, store: Any, channel: Any, commits_only: bool) -> float:
    """Return the processor's milliseconds a committed move, over all tables at once."""
    rng = random.Random(1)
    matches = [await seated(store, channel) for _ in range(case.tables)]

    async def all_play(moves: int) -> list[tuple[int, float]]:
        return await asyncio.gather(*(play(match, channel, moves, rng) for match in matches))

    await all_play(WARM)
    begun = time.process_time()
    played = await all_play(case.moves)
    spent = sum(took for _, took in played) if commits_only else time.process_time() - begun
    for match in matches:
        await match.close()
    await store.close()
    return 1000 * spent / sum(moves for moves, _ in played)


def one() -> dict[str, float]:
    """Return every figure once, of the package that is imported."""
    from tailback.store import MemoryStore
    from tailback.store.sql import SqlStore

    def with_sql(case: Case) -> float:
        with tempfile.TemporaryDirectory() as folder:
            store = SqlStore(Path(folder) / "tables.db")
            return asyncio.run(measured(case, store, Listeners(), commits_only=False))

    def in_memory(case: Case) -> float:
        """Nobody hears what is legal, so it is looked up, which does not count."""
        return asyncio.run(measured(case, MemoryStore(), Nobody(), commits_only=True))

    ways: dict[str, Callable[[Case], float]] = {
        "many": with_sql,
        "one": with_sql,
        "memory": in_memory,
    }
    return {name: way(CASES[name]) for name, way in ways.items()}


def of(source: Source) -> dict[str, float]:
    """Return every figure once, in a process that imports this source."""
    command = [sys.executable, "-m", "benchmarks.match", "one"]
    environment = source.environment()
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Print the figures."""
    with sources() as found:
        runs: dict[str, list[dict[str, float]]] = {source.name: [] for source in found}
        for _ in range(RUNS):
            for source in found:
                runs[source.name].append(of(source))
    titles = [*runs, "now/before"] if len(runs) > 1 else [*runs]
    print(f"{'processor ms a committed move':40}{''.join(f'{title:>12}' for title in titles)}")
    for name, case in CASES.items():
        values = [[run[name] for run in found] for found in runs.values()]
        cells = [f"{median(found):.3f}" for found in values]
        if len(values) > 1:
            cells.append(f"{median(b / a for a, b in zip(*values, strict=True)):.2f}")
        print(
            f"{case.title:40}{''.join(f'{cell:>12}' for cell in cells)}  (at most {case.at_most:g})"
        )


if __name__ == "__main__":
    if sys.argv[1:] == ["one"]:
        print(json.dumps(one()))
    else:
        main()
