"""How fast the games are, beside the commit before and OpenSpiel's Python block_dominoes.

``python -m benchmarks.speed [GAME …]``. Only decisions of seats count; listing the legal moves,
picking one, applying it and drawing what chance brings is all inside. Each figure is the median of
five runs, all of them in turn, so that a busy machine slows all. What is measured runs in a process
of its own for each source text: ``python -m benchmarks.speed --worker``.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from math import nan
from statistics import median
from typing import Final

import tailback
from benchmarks.before import ROOT, Source, sources
from tailback.games.shift import GAME as SHIFT
from tailback.games.shift import ShiftOptions, outcomes, printed
from tailback.kit import NATURE, AnyGame, Chance, Decision, Options, Seating

PEER: Final = "block_dominoes"
RUNS = 5
SECONDS = 1.0
TARGETS = {"shift": 0.8, "shuttles": 0.5, "jam": 1.0, "memory": 1.0, "cutin": 1.0, "bash": 0.4}
LONG_COURSE = "01B 05B 09B 04B 08B 06B 07B 11B 12B 10B 02B 03B"
"""Twelve tiles, every B side."""


def peer(seconds: float, rng: random.Random) -> float:
    """Return the decisions a second of random play in block_dominoes."""
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401 - registers the game

    game = pyspiel.load_game("python_block_dominoes")
    decisions = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[rng.randrange(len(legal))])
                decisions += 1
    return decisions / (time.perf_counter() - begun)


def ours(game: AnyGame, seconds: float, rng: random.Random) -> float:
    """Return the decisions a second of random play in one of our games."""
    limited = "turn_limit" in game.options_type.specs()
    options = game.options(turn_limit=200) if limited else game.options()
    return random_play(game, options, Seating(game.seats[0]), seconds, rng)


def random_play(
    game: AnyGame, options: Options, seating: Seating, seconds: float, rng: random.Random
) -> float:
    """Return the decisions a second of random play with these options."""
    pending_of, legal_of, apply = game.pending, game.legal, game.apply
    decisions = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        position = game.start(options, seating)
        while True:
            pending = pending_of(position)
            if isinstance(pending, Decision):
                moves = {}
                for seat in pending.seats:
                    legal = legal_of(position, seat)
                    moves[seat] = legal[rng.randrange(len(legal))]
                decisions += len(moves)
                position = apply(position, moves)
            elif isinstance(pending, Chance):
                (outcome,) = rng.choices(pending.outcomes, pending.weights)
                position = apply(position, {NATURE: outcome})
            else:
                break
    return decisions / (time.perf_counter() - begun)


def work() -> None:
    """Answer each name of a game that comes in with its decisions a second."""
    rng = random.Random(1)
    for name in map(str.strip, sys.stdin):
        print(peer(SECONDS, rng) if name == PEER else found(name, rng), flush=True)


def found(name: str, rng: random.Random) -> float:
    """Return the decisions a second of a game; nan where it did not exist yet."""
    try:
        game = tailback.game(name)
    except ModuleNotFoundError:
        return nan
    return ours(game, SECONDS, rng)


class Worker:
    """A process that measures the games of one source text, and the peer's."""

    def __init__(self, source: Source) -> None:
        self.name = source.name
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.speed", "--worker"],
            cwd=ROOT,
            env=source.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *error: object) -> None:
        self._process.communicate()

    def measure(self, name: str) -> float:
        """Return the decisions a second of one game."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(name, file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())


def beside(workers: Sequence[Worker], name: str, with_peer: bool) -> None:
    """Print one line for a game: all decisions a second, then the ratios."""
    runs = []
    for _ in range(RUNS):
        found = {worker.name: worker.measure(name) for worker in workers}
        if with_peer:
            found[PEER] = workers[-1].measure(PEER)
        runs.append(found)
    cells = [f"{median(run[column] for run in runs):,.0f}" for column in runs[0]]
    cells += [f"{median(run[a] / run[b] for run in runs):.2f}" for a, b in ratios(runs[0])]
    target = TARGETS.get(name)
    wanted = f"  (at least {target:g} of {PEER})" if target else ""
    print(f"{name:12}{''.join(f'{cell:>16}' for cell in cells)}{wanted}", flush=True)


def ratios(columns: Iterable[str]) -> list[tuple[str, str]]:
    """Return which columns are divided by which."""
    wanted = (("before", PEER), ("now", PEER), ("now", "before"))
    return [pair for pair in wanted if set(pair) <= set(columns)]


def table(wanted: Iterable[str]) -> None:
    """Print a line for each game."""
    with_peer = find_spec("pyspiel") is not None
    if not with_peer:
        print(f"{PEER} skipped: open_spiel is not installed")
    with sources() as found, ExitStack() as stack:
        workers = [stack.enter_context(Worker(source)) for source in found]
        columns = [worker.name for worker in workers] + [PEER] * with_peer
        short = [f"{a}/{'peer' if b == PEER else b}" for a, b in ratios(columns)]
        print(f"{'decisions/s':12}{''.join(f'{column:>16}' for column in columns + short)}")
        for name in wanted:
            beside(workers, name, with_peer)


def milliseconds(act: Callable[[], object], runs: int = RUNS) -> float:
    """Return the median time of an action."""
    times = []
    for _ in range(runs):
        begun = time.perf_counter()
        act()
        times.append(1000 * (time.perf_counter() - begun))
    return median(times)


def long_race(seconds: float = SECONDS) -> float:
    """Return how much slower a decision is with six cars on every B side than in the first race."""
    game, rng = tailback.game("bash"), random.Random(1)
    tables = (game.options(), Seating(2)), (game.options(course=LONG_COURSE), Seating(6))
    ratios = []
    for _ in range(RUNS):
        first, long = (random_play(game, *table, seconds, rng) for table in tables)
        ratios.append(first / long)
    return median(ratios)


def import_time(statement: str) -> float:
    """Return what an import costs beyond starting Python, in milliseconds."""

    def start(code: str) -> float:
        return milliseconds(lambda: subprocess.run([sys.executable, "-c", code], check=True), 7)

    return start(statement) - start("pass")


def main(wanted: list[str]) -> None:
    """Print the figures."""
    table(wanted or tailback.list_games())
    print()
    if not wanted or "bash" in wanted:
        print(f"bash, 12 tiles and 6 cars         {long_race():8.2f} times  (at most 2)")
    board = printed(1).board()
    options = ShiftOptions()
    took = milliseconds(lambda: outcomes(options, board, 0, "M3"))
    print(f"turns of MOVE 3 from set-up 1     {took:8.1f} ms  (at most 10)")
    print(
        f"import tailback                   {import_time('import tailback'):8.1f} ms  (under 150)"
    )
    load = f"import tailback; tailback.game({SHIFT.id!r})"
    print(f"import tailback and load shift    {import_time(load):8.1f} ms")


if __name__ == "__main__":
    if sys.argv[1:] == ["--worker"]:
        work()
    else:
        main(sys.argv[1:])
