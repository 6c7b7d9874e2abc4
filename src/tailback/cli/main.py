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
from tailback.cli.common import find_game
from tailback.cli.screen import gentle, one_line
from tailback.cli.voice import CLI, UsageError, Voice, asked_language
from tailback.kit.errors import Sayable, SetupError, TailbackError

COMMAND: Final = "COMMAND"
MODULES: Final = (games, rules, play, serve, replay, check, backup, perft, simulate, turns)


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line that also says where help is."""

    commands: Sequence[str] = ()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Return what is asked for, or say which argument is wrong."""
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as error:
            why, name = _reason(error), error.argument_name
            if name == COMMAND:
                why = CLI.sentence("no-command", commands=self.commands)
            elif name is not None:
                why = CLI.sentence("argument", name=name, why=why)
            self.refuse(why)

    def error(self, message: str) -> NoReturn:
        """Raise the message instead of printing the usage."""
        self.refuse(message)

    def refuse(self, why: object) -> NoReturn:
        """Raise what is wrong with the command line, and where help is."""
        raise UsageError("usage", why=why, prog=self.prog) from None


def _reason(error: argparse.ArgumentError) -> object:
    """Return our own words for a wrong value where the reader of that argument had some."""
    cause = error.__context__
    if isinstance(cause, argparse.ArgumentTypeError):
        return cause.args[0]
    return error.message


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
    args = argparse.Namespace()
    gentle(sys.stdin, sys.stdout, sys.stderr)
    try:
        whole = parser()
        _, unknown = whole.parse_known_args(given, args)
        if unknown:
            whole.refuse(CLI.sentence("not-understood", words=[repr(word) for word in unknown]))
        if not hasattr(args, "run"):
            whole.print_help()
            return 0
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except TailbackError as error:
        print(f"tailback: {one_line(_explained(error, args).said(language))}", file=sys.stderr)
        return 2
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


def _explained(error: TailbackError, args: argparse.Namespace) -> Sayable:
    """Return what an error has to say; a set-up that its game refuses is explained by the game."""
    return find_game(args.game).explained(error) if isinstance(error, SetupError) else error
