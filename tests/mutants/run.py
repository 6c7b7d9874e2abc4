"""Break the rules one line at a time: ``python -m tests.mutants.run [GAME | CLAUSE …]``.

Each ``*.toml`` here lists mutants: the clause, the file under ``src/tailback``, the text there
(``old``, standing there exactly once) and what replaces it (``new``). A mutant is killed when a
test that names its clause fails on the changed copy. Tests must pass on the unchanged copy, or a
failure would prove nothing; so every clause is first run without a change.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PACKAGE = ROOT / "src" / "tailback"


class Mutant(NamedTuple):
    """One broken line."""

    game: str
    clause: str
    file: str
    old: str
    new: str


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


def tests_fail(tree: Path, game: str, clause: str) -> bool:
    """Run the tests that name a clause against a copy of the sources; return whether one fails."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    command += ["-p", "no:xdist", "--clause", clause, *folders(game)]
    places = os.pathsep.join([str(tree), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": places, "PYTHONDONTWRITEBYTECODE": "1"}
    environment["HYPOTHESIS_STORAGE_DIRECTORY"] = str(tree / "hypothesis")
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"{clause}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.returncode == 1


def folders(game: str) -> list[str]:
    """Return the test folders of a game."""
    found = [path for path in (ROOT / "tests" / "games").rglob(game) if path.is_dir()]
    return [str(path) for path in found] or [str(ROOT / "tests")]


def killed(mutant: Mutant) -> bool:
    """Return whether the tests of its clause notice a mutant."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        shutil.copytree(PACKAGE, tree / "tailback", ignore=shutil.ignore_patterns("__pycache__"))
        target = tree / "tailback" / mutant.file
        text = target.read_text("utf-8")
        target.write_text(text.replace(mutant.old, mutant.new), "utf-8")
        return tests_fail(tree, mutant.game, mutant.clause)


def main(wanted: list[str]) -> int:
    chosen = [m for m in mutants() if not wanted or m.game in wanted or m.clause in wanted]
    for mutant in chosen:
        if why := problem(mutant):
            print(f"{mutant.clause}: {why}")
            return 1
    survivors = 0
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        pairs = sorted({(m.game, m.clause) for m in chosen})
        whole = pool.map(lambda pair: tests_fail(ROOT / "src", *pair), pairs)
        for (_, clause), failed in zip(pairs, whole, strict=True):
            if failed:
                print(f"{clause}: its tests fail without any change")
                survivors += 1
        for mutant, dead in zip(chosen, pool.map(killed, chosen), strict=True):
            print(
                f"{mutant.clause:9} {'killed  ' if dead else 'SURVIVED'} {mutant.file}", flush=True
            )
            survivors += not dead
    print(f"{len(chosen)} mutants, {survivors} not killed")
    return 1 if survivors or not chosen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
