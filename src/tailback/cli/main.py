"""The command ``tailback``: finds the subcommand, runs it, and turns errors into one clear line.

Exit codes: 0 all is well; 1 a file or a check failed; 2 the command was used wrongly; 130 stopped
by Ctrl-C.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from tailback import __version__
from tailback.cli import (
    backup,
    check,
    games,
    perft,
    play,
    replay,
    rules,
    serve,
    simulate,
    turns,
)
from tailback.cli.common import UsageError
from tailback.cli.screen import gentle, one_line
from tailback.kit.errors import TailbackError

COMMANDS = (games, rules, play, serve, replay, check, backup, perft, simulate, turns)


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line that also says where help is."""

    def error(self, message: str) -> NoReturn:
        """Raise the message instead of printing the usage."""
        raise UsageError(f"{message} (see {self.prog} --help)")


def parser() -> Parser:
    """Return the parser of all commands."""
    made = Parser(
        prog="tailback",
        description="Exact and fast traffic games in the terminal.",
        allow_abbrev=False,
    )
    made.add_argument("--version", action="version", version=f"tailback {__version__}")
    commands = made.add_subparsers(metavar="COMMAND", title="commands", parser_class=Parser)
    for command in COMMANDS:
        command.add(commands)
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    gentle(sys.stdin, sys.stdout, sys.stderr)
    try:
        whole = parser()
        args = whole.parse_args(argv)
        if not hasattr(args, "run"):
            whole.print_help()
            return 0
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except TailbackError as error:
        print(f"tailback: {one_line(str(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except OSError as error:
        # Our output goes nowhere; the interpreter must not complain again when it closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):  # whoever read it has left
            return 0
        print(f"tailback: {one_line(str(error))}", file=sys.stderr)
        return 1
