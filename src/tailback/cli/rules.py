"""``tailback rules``: the clauses of a game."""

from __future__ import annotations

import argparse

from tailback.cli.common import Commands, add_command, find_game
from tailback.cli.games import run_games
from tailback.cli.words import Words


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "rules", run, "print the rules of a game, or one clause of them")
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("clause", metavar="CLAUSE", nargs="?", help="such as SHIFT-21, or just 21")


def run(args: argparse.Namespace) -> int:
    """Print games, clauses, or one clause."""
    if args.game is None:
        return run_games(args)
    words = Words(find_game(args.game), args.lang)
    only = None if args.clause is None else words.clause_id(args.clause)
    if only is not None:
        print(words.clause(only))
    else:
        print(words.name())
        for clause in words.game.rulebook.clauses:
            print(f"\n{words.clause(clause)}")
    return 0
