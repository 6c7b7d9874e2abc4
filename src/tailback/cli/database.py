"""``tailback check`` and ``tailback backup``: what is kept in a database, walked or copied."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tailback.cli.common import Commands, add_command
from tailback.cli.screen import one_line
from tailback.cli.voice import CLI, Failed, UsageError, Voice

DATABASE: Final = "a file, or the URL of a database (TAILBACK_DATABASE; else in your data folder)"


def add(commands: Commands) -> None:
    """Add both commands."""
    made = add_command(commands, "check", run_check, "check every match of a database")
    made.add_argument("--database", metavar="FILE|URL", help=DATABASE)
    made = add_command(commands, "backup", run_backup, "copy a database, also while it is in use")
    made.add_argument("file", metavar="FILE", help="the copy; must not exist yet")
    made.add_argument("--database", metavar="FILE", help=DATABASE)


@contextmanager
def at_hand() -> Iterator[None]:
    """Say in one line that a database, or a package that is needed for it, is not at hand."""
    from tailback.match import StoreError

    try:
        yield
    except ImportError as error:
        raise Failed(CLI.sentence("needs-server", package=error.name)) from None
    except (StoreError, UsageError) as error:
        raise Failed(error) from None


@at_hand()
def run_check(args: argparse.Namespace) -> int:
    """Verify the hashes of every log and replay its moves; print each problem and the verdict."""
    from tailback.server.run import default_database
    from tailback.store.check import check

    found = check(args.database or default_database())
    for problem in found.problems:
        print(f"tailback: {one_line(problem)}", file=sys.stderr)
    voice, counted = Voice(args.lang), {"matches": found.matches, "entries": found.entries}
    if found.problems:
        print(voice.say("check-bad", bad=len(found.problems), **counted))
        return 1
    print(voice.say("check-ok", **counted))
    return 0


@at_hand()
def run_backup(args: argparse.Namespace) -> int:
    """Write a copy of the database as it is at one moment."""
    from tailback.server.run import default_database
    from tailback.store.backup import backup

    database = args.database or default_database()
    backup(database, args.file)
    print(Voice(args.lang).say("backed-up", file=args.file, database=database))
    return 0
