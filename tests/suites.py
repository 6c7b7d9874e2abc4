"""Run every check, suite by suite, and print how much of its share of time each one took.

``python -m tests.suites [SUITE …]``

A test that failed is tried once more, when nothing else runs, only to tell what to look for: its
suite has failed either way, and one that passes alone is named in the summary as unsteady.
"""

from __future__ import annotations

import json
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


LAST_FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
AGAIN = (sys.executable, "-m", "pytest", "-q", "--exitfirst")
MOST_AGAIN = 5
"""Where more than these failed, it is not the noise."""
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
            client("run", "check"),
        ),
    ),
    Suite(
        "unit and property",
        4,
        (tests("tests", *(f"--ignore={each}" for each in ("tests/browser", *ATTACKED))),),
    ),
    Suite("browser", 5, (client("test"), tests("tests/browser"))),
    Suite("faults and attack", 2, (tests(*ATTACKED),)),
)


class Outcome(NamedTuple):
    """How a suite went: whether well, in how many seconds, and what failed but passed alone."""

    well: bool
    seconds: float
    unsteady: list[str]


def failed_tests() -> list[str]:
    """Return the tests that failed since this was last forgotten."""
    return sorted(json.loads(LAST_FAILED.read_text())) if LAST_FAILED.exists() else []


def called(suite: Suite, *command: str) -> bool:
    """Run a command; return whether it went well."""
    shown = " ".join((Path(command[0]).name, *command[1:]))
    print(f"[{suite.name}] {shown}", flush=True)
    path = os.pathsep.join([str(BIN), os.environ["PATH"]])  # npm, where it came with the packages
    # Without compiled files every worker and every server would compile everything anew.
    changed = {"PATH": path, "PYTHONDONTWRITEBYTECODE": ""}
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **changed}).returncode == 0


def run(suite: Suite) -> Outcome:
    """Run the commands of a suite."""
    begun = time.monotonic()
    well = True
    unsteady: list[str] = []
    for command in suite.commands:
        LAST_FAILED.unlink(missing_ok=True)
        if called(suite, *command):
            continue
        well = False
        failed = failed_tests()
        if 0 < len(failed) <= MOST_AGAIN and called(suite, *AGAIN, *failed):
            unsteady += failed
    return Outcome(well, time.monotonic() - begun, unsteady)


def main(wanted: list[str]) -> int:
    rows = []
    failed = False
    for suite in SUITES:
        if not wanted or suite.name in wanted:
            well, seconds, unsteady = run(suite)
            failed |= not well
            over = "" if seconds <= 60 * suite.minutes else "   over its share"
            verdict = "passed" if well else "FAILED"
            rows.append(
                f"{suite.name:20}{verdict:8}{seconds / 60:6.1f} of {suite.minutes:g} min{over}"
            )
            rows += [f"    unsteady, failed here and passed alone: {each}" for each in unsteady]
    print("\n" + "\n".join(rows))
    return 1 if failed or not rows else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
