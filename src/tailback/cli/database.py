"""``tailback check`` and ``tailback backup``: what is kept in a database, walked or copied."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Final

from tailback.cli.common import Commands, add_command
from tailback.cli.screen import StatusLine, one_line
from tailback.cli.voice import CLI, Failed, UsageError, Voice

if TYPE_CHECKING:
    from tailback.store.check import Progress

DATABASE: Final = "a file, or the URL of a database (TAILBACK_DATABASE; else in your data folder)"
UNCHECKED: Final = 3
"""The exit code where nothing is wrong, but not all could be checked."""
_WIDTH: Final = 30


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


@contextmanager
def extra_at_hand() -> Iterator[None]:
    """Say in one line which extra has the package that is needed and not at hand."""
    try:
        yield
    except ImportError as error:
        extra = "ray" if error.name == "ray" else "push"
        said = CLI.sentence("needs-extra", package=error.name, extra=extra)
        raise Failed(said) from None


@at_hand()
def run_check(args: argparse.Namespace) -> int:
    """Verify the hashes of every log and replay its moves; print each problem and the verdict."""
    from tailback.server.run import default_database
    from tailback.store.check import check

    database, voice = args.database or default_database(), Voice(args.lang)
    with _bar(voice) as progress:
        found = check(database, progress=progress)
    warn_if_open(database, voice)
    _tell(found.problems)
    counted = {"matches": found.matches, "entries": found.entries}
    if found.problems:
        print(voice.say("check-bad", bad=len(found.problems), **counted))
        return 1
    print(voice.say("check-ok", **counted))
    return 0


@at_hand()
def run_backup(args: argparse.Namespace) -> int:
    """Write a copy of the database as it is at one moment, and check it."""
    from tailback.server.run import default_database
    from tailback.store.backup import DamagedCopy, backup

    database, voice = args.database or default_database(), Voice(args.lang)
    try:
        with _bar(voice) as progress:
            unchecked = backup(database, args.file, progress)
    except DamagedCopy as damaged:
        _tell(damaged.problems)
        print(voice.say("backed-up-damaged", file=str(damaged.copy), database=database))
        return 1
    _tell(unchecked)
    said = "backed-up-partly" if unchecked else "backed-up"
    print(voice.say(said, file=args.file, database=database))
    return UNCHECKED if unchecked else 0


def warn_if_open(database: str, voice: Voice) -> None:
    """Warn that others on this machine may read a database: it holds the seeds of every match."""
    from tailback.store.engine import open_to_others

    if (mode := open_to_others(database)) is not None:
        said = voice.say("open-to-others", file=database, mode=mode)
        print(f"tailback: {one_line(said)}", file=sys.stderr)


def _tell(problems: Sequence[str]) -> None:
    for problem in problems:
        print(f"tailback: {one_line(problem)}", file=sys.stderr)


@contextmanager
def _bar(voice: Voice) -> Iterator[Progress]:
    """Return what shows on the terminal, as a bar, how many matches are done."""

    def show(done: int, matches: int) -> None:
        full = "#" * (_WIDTH * done // max(1, matches))
        text = voice.say("check-progress", done=done, matches=matches)
        line.show(f"[{full:<{_WIDTH}}] {text}")

    with closing(StatusLine()) as line:
        yield show
