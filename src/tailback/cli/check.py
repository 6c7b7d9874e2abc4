"""``tailback check``: every log of a database walked, its hashes verified, its moves replayed."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from tailback.cli.common import add_command
from tailback.cli.screen import one_line
from tailback.cli.serve import DATABASE, failed
from tailback.cli.voice import UsageError, Voice

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
        return failed(args, UsageError("needs-server", package=error.name))
    try:
        found = check(args.database or default_database())
    except StoreError as error:
        return failed(args, error)
    for problem in found.problems:
        print(f"tailback: {one_line(problem)}", file=sys.stderr)
    voice, counted = Voice(args.lang), {"matches": found.matches, "entries": found.entries}
    if found.problems:
        print(voice.say("check-bad", bad=len(found.problems), **counted))
        return 1
    print(voice.say("check-ok", **counted))
    return 0
