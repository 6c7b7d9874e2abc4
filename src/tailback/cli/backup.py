"""``tailback backup``: a copy of the database as it is at one moment, also while it is in use."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tailback.cli.common import add_command
from tailback.cli.serve import DATABASE, failed
from tailback.cli.voice import UsageError, Voice

if TYPE_CHECKING:
    from tailback.cli.common import Commands


def add(commands: Commands) -> None:
    """Add the command."""
    made = add_command(commands, "backup", run, "copy a database, also while it is in use")
    made.add_argument("file", metavar="FILE", help="the copy; must not exist yet")
    made.add_argument("--database", metavar="FILE", help=DATABASE)


def run(args: argparse.Namespace) -> int:
    """Write the copy."""
    try:
        from tailback.match import StoreError
        from tailback.server.run import default_database
        from tailback.store.backup import backup
    except ImportError as error:
        return failed(args, UsageError("needs-server", package=error.name))
    database = args.database or default_database()
    try:
        backup(database, args.file)
    except StoreError as error:
        return failed(args, error)
    print(Voice(args.lang).say("backed-up", file=args.file, database=database))
    return 0
