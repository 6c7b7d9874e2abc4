"""``tailback rules``: the clauses of a game, and the tests that name them."""

from __future__ import annotations

import argparse
from pathlib import Path

import tailback
from tailback.cli.common import Commands, add_command, find_game
from tailback.cli.games import run_games
from tailback.cli.voice import CLI, Failed, UsageError
from tailback.cli.words import Words


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "rules", run, "print the rules of a game, or one clause of them")
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("clause", metavar="CLAUSE", nargs="?", help="such as SHIFT-21, or just 21")
    parser.add_argument(
        "--coverage", action="store_true", help="list the tests of each clause (source checkout)"
    )


def run(args: argparse.Namespace) -> int:
    """Print games, clauses, one clause, or which test names which."""
    if args.game is None:
        if args.coverage:
            raise UsageError("coverage-of")
        return run_games(args)
    words = Words(find_game(args.game), args.lang)
    only = None if args.clause is None else words.clause_id(args.clause)
    if args.coverage:
        _coverage(words, only)
    elif only is not None:
        print(words.clause(only))
    else:
        print(words.name())
        for clause in words.game.rulebook.clauses:
            print(f"\n{words.clause(clause)}")
    return 0


def tests_folder() -> Path:
    """Return the folder of tests beside the sources, or say that there is none."""
    root = Path(tailback.__file__).resolve().parents[2]
    if (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
        return root / "tests"
    raise UsageError("coverage-nowhere", folder=Path(tailback.__file__).parent)


def _coverage(words: Words, only: str | None) -> None:
    """Print the tests of each clause, or of one; it fails if a clause has none."""
    from tailback.cli.coverage import named_clauses

    wanted = list(words.game.rulebook.clauses) if only is None else [only]
    tests = named_clauses(tests_folder(), wanted)
    for clause in wanted:
        print(f"{clause}: {len(tests[clause])}")
        for test in tests[clause]:
            print(f"  {test}")
    bare = [clause for clause in wanted if not tests[clause]]
    if bare:
        raise Failed(CLI.sentence("coverage-bare", clauses=bare))
    print(words.say("coverage-all", clauses=len(wanted)))
