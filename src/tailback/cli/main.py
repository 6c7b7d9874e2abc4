"""The command ``tailback``: finds the subcommand, runs it, and turns errors into one clear line.

Exit codes: 0 all is well; 1 a file or a check failed; 2 the command was used wrongly; 130 stopped
by Ctrl-C.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from tailback import __version__
from tailback.cli import (
    database,
    games,
    host,
    keys,
    perft,
    play,
    replay,
    rules,
    serve,
    simulate,
)
from tailback.cli.common import COMMAND, find_game
from tailback.cli.screen import gentle, one_line
from tailback.cli.voice import CLI, Failed, UsageError, Voice, asked_language
from tailback.kit.errors import SetupError, TailbackError, quoted

MODULES: Final = (games, rules, play, serve, host, keys, replay, database, perft, simulate)


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line that also says where help is."""

    commands: Sequence[str] = ()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Return what is asked for, or say which argument is wrong."""
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as error:
            why: object = error.message
            name, cause = error.argument_name, error.__context__
            if isinstance(cause, argparse.ArgumentTypeError):
                why = cause.args[0]  # our own words, from the reader of that argument
            if name == COMMAND:
                why = CLI.sentence("no-command", commands=self.commands)
            elif name is not None:
                why = CLI.sentence("argument", name=name, why=why)
            self.error(why)

    def error(self, message: object) -> NoReturn:
        """Raise what is wrong with the command line, and where help is."""
        raise UsageError("usage", why=message, prog=self.prog) from None


def parser() -> Parser:
    """Return the parser of all commands."""
    made = Parser(
        prog="tailback",
        description="Exact and fast traffic games in the terminal.",
        allow_abbrev=False,
        exit_on_error=False,
    )
    made.add_argument("--version", action="version", version=f"tailback {__version__}")
    commands = made.add_subparsers(metavar=COMMAND, title="commands", parser_class=Parser)
    for module in MODULES:
        module.add(commands)
    made.commands = list(commands.choices)
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    given = sys.argv[1:] if argv is None else argv
    language = asked_language(given)
    gentle(sys.stdin, sys.stdout, sys.stderr)
    try:
        code = _run(given, language)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        print(f"\n{Voice(language).say('stopped')}", file=sys.stderr)
        return 130
    except OSError as error:
        # Our output goes nowhere; the interpreter must not complain again when it closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):  # whoever read it has left
            return 0
        print(f"tailback: {one_line(str(error))}", file=sys.stderr)
        return 1


def _run(given: Sequence[str], language: str) -> int:
    """Run what the words of a command line ask for; an error is told in one line."""
    args = argparse.Namespace(run=None)
    try:
        whole = parser()
        _, unknown = whole.parse_known_args(given, args)
        if unknown:
            whole.error(CLI.sentence("not-understood", words=[quoted(word) for word in unknown]))
        if args.run is not None:
            return int(args.run(args))
        whole.print_help()
        return 0
    except TailbackError as error:
        why = find_game(args.game).explained(error) if isinstance(error, SetupError) else error
        print(f"tailback: {one_line(why.said(language))}", file=sys.stderr)
        return 1 if isinstance(error, Failed) else 2
