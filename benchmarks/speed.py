"""How fast the games are, beside OpenSpiel's Python block_dominoes in the same run.

``python -m benchmarks.speed [GAME …]``. Only decisions of seats count; listing the legal moves,
picking one, applying it and drawing what chance brings is all inside. Each figure is the median of
five runs, ours and the peer's in turn, so that a busy machine slows both.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median

import pyspiel
from open_spiel.python.games import block_dominoes  # noqa: F401 - registers the game

import tailback
from tailback.games.shift import GAME as SHIFT
from tailback.games.shift import ShiftOptions, outcomes, printed
from tailback.kit import NATURE, AnyGame, Chance, Decision, Seating

RUNS = 5
SECONDS = 1.0
TARGETS = {"shift": 0.8, "shuttles": 0.5, "jam": 1.0, "memory": 1.0, "cutin": 1.0}


def peer(seconds: float, rng: random.Random) -> float:
    """Return the decisions a second of random play in block_dominoes."""
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
    seating = Seating(game.seats[0])
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


def beside(game: AnyGame) -> None:
    """Print one line for a game."""
    rng = random.Random(1)
    pairs = [(ours(game, SECONDS, rng), peer(SECONDS, rng)) for _ in range(RUNS)]
    mine, theirs = median(a for a, _ in pairs), median(b for _, b in pairs)
    ratio = median(a / b for a, b in pairs)
    target = TARGETS.get(game.id)
    wanted = f"  (at least {target:g})" if target else ""
    print(f"{game.id:12}{mine:12,.0f}{theirs:16,.0f}{ratio:10.2f}{wanted}", flush=True)


def milliseconds(act: Callable[[], object], runs: int = RUNS) -> float:
    """Return the median time of an action."""
    times = []
    for _ in range(runs):
        begun = time.perf_counter()
        act()
        times.append(1000 * (time.perf_counter() - begun))
    return median(times)


def import_time(statement: str) -> float:
    """Return what an import costs beyond starting Python, in milliseconds."""

    def start(code: str) -> float:
        return milliseconds(lambda: subprocess.run([sys.executable, "-c", code], check=True), 7)

    return start(statement) - start("pass")


def main(wanted: list[str]) -> None:
    print(f"{'decisions/s':12}{'ours':>12}{'block_dominoes':>16}{'ratio':>10}")
    for id in wanted or tailback.list_games():
        beside(tailback.game(id))
    board = printed(1).board()
    options = ShiftOptions()
    print()
    took = milliseconds(lambda: outcomes(options, board, 0, "M3"))
    print(f"turns of MOVE 3 from set-up 1     {took:8.1f} ms  (at most 10)")
    print(
        f"import tailback                   {import_time('import tailback'):8.1f} ms  (under 150)"
    )
    load = f"import tailback; tailback.game({SHIFT.id!r})"
    print(f"import tailback and load shift    {import_time(load):8.1f} ms")


if __name__ == "__main__":
    main(sys.argv[1:])
