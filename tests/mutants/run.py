"""Break the rules one line at a time: ``python -m tests.mutants.run [GAME | CLAUSE …]``.

Each ``*.toml`` here lists mutants: the clause, the file under ``src/tailback``, the text there
(``old``, standing there exactly once) and what replaces it (``new``). A mutant is killed when a
test that names its clause fails on the changed copy by an assertion: a crash of the rules proves
nothing, nor does a game without end, unless the mutant is marked ``endless = true``. Tests must
pass on the unchanged copy, or a failure would prove nothing; so every clause is first run without
a change.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tests.mutants.judge import VERDICTS

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PACKAGE = ROOT / "src" / "tailback"

KILLED, CRASHED, ENDLESS, SURVIVED = "killed", "CRASHED", "ENDLESS", "SURVIVED"
PATIENCE = 30.0
"""Seconds that the tests of a clause get on top of ten times what they take without a change."""


class Mutant(NamedTuple):
    """One broken line; with ``endless``, one by which a game goes on for ever."""

    game: str
    clause: str
    file: str
    old: str
    new: str
    endless: bool = False


class Verdict(NamedTuple):
    """What the tests of a clause say, the exceptions that say so, and how long it took."""

    said: str
    why: str
    seconds: float


def mutants() -> Iterator[Mutant]:
    """Return every mutant of every game."""
    for path in sorted(HERE.glob("*.toml")):
        for entry in tomllib.loads(path.read_text("utf-8"))["mutant"]:
            yield Mutant(path.stem, **entry)


def problem(mutant: Mutant) -> str | None:
    """Return why a mutant cannot be made, if so."""
    source = PACKAGE / mutant.file
    if not source.is_file():
        return f"there is no file {mutant.file}"
    count = source.read_text("utf-8").count(mutant.old)
    return None if count == 1 else f"its old text stands {count} times in {mutant.file}"


def judge(tree: Path, game: str, clause: str, limit: float | None = None) -> Verdict:
    """Run the tests that name a clause against a copy of the sources."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    command += ["-p", "no:xdist", "-p", "tests.mutants.judge", "--clause", clause, *folders(game)]
    places = os.pathsep.join([str(tree), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": places, "PYTHONDONTWRITEBYTECODE": "1"}
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        verdicts = Path(folder, "verdicts")
        environment |= {VERDICTS: str(verdicts), "HYPOTHESIS_STORAGE_DIRECTORY": folder}
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=limit
            )
        except subprocess.TimeoutExpired:
            return Verdict(ENDLESS, f"after {limit:.0f} s", time.monotonic() - begun)
        lines = verdicts.read_text("utf-8").splitlines() if verdicts.exists() else []
    if done.returncode not in (0, 1, 2) or bool(done.returncode) != bool(lines):
        raise RuntimeError(f"{clause}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    said = SURVIVED if not lines else CRASHED
    if any(line.startswith("asserted") for line in lines):
        said = KILLED
    why = ", ".join(sorted({line.partition(" ")[2] for line in lines}))
    return Verdict(said, why, time.monotonic() - begun)


def folders(game: str) -> list[str]:
    """Return the test folders of a game."""
    found = [path for path in (ROOT / "tests" / "games").rglob(game) if path.is_dir()]
    return [str(path) for path in found] or [str(ROOT / "tests")]


def tried(mutant: Mutant, limit: float | None = None) -> Verdict:
    """Return what the tests of its clause say to a mutant."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        shutil.copytree(PACKAGE, tree / "tailback", ignore=shutil.ignore_patterns("__pycache__"))
        target = tree / "tailback" / mutant.file
        text = target.read_text("utf-8")
        if text.count(mutant.old) != 1:
            raise RuntimeError(f"{mutant.clause}: {mutant.file} has changed meanwhile")
        target.write_text(text.replace(mutant.old, mutant.new), "utf-8")
        verdict = judge(tree, mutant.game, mutant.clause, limit)
    if mutant.endless and verdict.said == ENDLESS:
        return verdict._replace(said=KILLED)
    return verdict


def main(wanted: list[str]) -> int:
    chosen = [m for m in mutants() if not wanted or m.game in wanted or m.clause in wanted]
    problems = [f"{mutant.clause}: {why}" for mutant in chosen if (why := problem(mutant))]
    if problems:
        print("\n".join(problems))
        return 1
    alive = 0
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        pairs = sorted({(m.game, m.clause) for m in chosen})
        whole = dict(
            zip(pairs, pool.map(lambda pair: judge(ROOT / "src", *pair), pairs), strict=True)
        )
        for (_, clause), verdict in whole.items():
            if verdict.said != SURVIVED:
                print(f"{clause}: its tests fail without any change ({verdict.why})")
                alive += 1

        def one(mutant: Mutant) -> Verdict:
            return tried(mutant, PATIENCE + 10 * whole[mutant.game, mutant.clause].seconds)

        for mutant, verdict in zip(chosen, pool.map(one, chosen), strict=True):
            why = "" if verdict.said == KILLED else f" {verdict.why}: {mutant.new.strip()}"
            print(f"{mutant.clause:9} {verdict.said:9}{mutant.file}{why}", flush=True)
            alive += verdict.said != KILLED
    print(f"{len(chosen)} mutants, {alive} not killed")
    return 1 if alive or not chosen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
