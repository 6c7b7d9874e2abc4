"""Run every check, suite by suite, and print how much of its share of time each one took.

``python -m tests.suites [SUITE …]``
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent


class Suite(NamedTuple):
    """A group of checks with a share of the time that all may take."""

    name: str
    minutes: float
    commands: tuple[tuple[str, ...], ...]


def tool(name: str, *arguments: str) -> tuple[str, ...]:
    return (str(BIN / name), *arguments)


def tests(*arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", *arguments)


def client(*arguments: str) -> tuple[str, ...]:
    return ("npm", "--prefix", "web", "--silent", *arguments)


ATTACKED = ("tests/faults", "tests/attack")

SUITES = (
    Suite(
        "static",
        1,
        (
            tool("ruff", "format", "--check", "--quiet", "."),
            tool("ruff", "check", "--quiet", "."),
            tool("mypy", "--no-error-summary"),
            tool("lint-imports", "--no-cache"),
        ),
    ),
    Suite(
        "unit and property",
        5,
        (tests("tests", *(f"--ignore={each}" for each in ("tests/browser", *ATTACKED))),),
    ),
    Suite("browser", 7, (client("run", "check"), client("test"), tests("tests/browser"))),
    Suite("faults and attack", 3, (tests(*ATTACKED),)),
)


def run(suite: Suite) -> tuple[bool, float]:
    """Run the commands of a suite; return whether all went well and the seconds they took."""
    begun = time.monotonic()
    well = True
    path = os.pathsep.join([str(BIN), os.environ["PATH"]])  # npm, where it came with the packages
    for command in suite.commands:
        shown = " ".join((Path(command[0]).name, *command[1:]))
        print(f"[{suite.name}] {shown}", flush=True)
        well &= subprocess.run(command, cwd=ROOT, env={**os.environ, "PATH": path}).returncode == 0
    return well, time.monotonic() - begun


def main(wanted: list[str]) -> int:
    rows = []
    failed = False
    for suite in SUITES:
        if not wanted or suite.name in wanted:
            well, seconds = run(suite)
            failed |= not well
            over = "" if seconds <= 60 * suite.minutes else "   over its share"
            verdict = "passed" if well else "FAILED"
            rows.append(
                f"{suite.name:20}{verdict:8}{seconds / 60:6.1f} of {suite.minutes:g} min{over}"
            )
    print("\n" + "\n".join(rows))
    return 1 if failed or not rows else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
