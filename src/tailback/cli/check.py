"""``tailback check``: every log of a database walked, its hashes verified, its moves replayed."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from tailback.cli.common import add_command
from tailback.cli.screen import one_line
from tailback.cli.serve import DATABASE, failed

if TYPE_CHECKING:
    from tailback.cli.common import Commands


def add(commands: Commands) -> None:
    """Add the command."""
    made = add_command(commands, "check", run, "check every match of a database")
    made.add_argument("--database", metavar="FILE|URL", help=DATABASE)


def run(args: argparse.Namespace) -> int:
    """Print each problem and the verdict."""
    try:
        from tailback.match import StoreError
        from tailback.server.run import default_database
        from tailback.store.check import check
    except ImportError as error:
        return failed(f"this needs more packages ({error.name}): pip install tailback[server]")
    try:
        found = check(args.database or default_database())
    except StoreError as error:
        return failed(str(error))
    for problem in found.problems:
        print(f"tailback: {one_line(problem)}", file=sys.stderr)
    counted = f"{found.matches} matches with {found.entries} entries"
    if found.problems:
        print(f"{len(found.problems)} of {counted} do not replay")
        return 1
    print(f"ok: {counted}, every hash fits and every move and draw is as the rules allow")
    return 0
