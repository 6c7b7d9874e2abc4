"""``tailback rules``: the clauses of a game, and the tests that name them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tailback.cli.common import UsageError, add_command, add_language, find_game
from tailback.cli.games import line_of

if TYPE_CHECKING:
    from tailback.cli.common import Commands
    from tailback.kit import AnyGame


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "rules", run, "print the rules of a game, or one clause of them")
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("clause", metavar="CLAUSE", nargs="?", help="such as SHIFT-21, or just 21")
    parser.add_argument(
        "--coverage", action="store_true", help="list the tests of each clause (source checkout)"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print games, clauses, one clause, or which test names which."""
    from tailback.cli.words import Words
    from tailback.kit.registry import list_games

    if args.game is None:
        if args.coverage:
            raise UsageError("--coverage needs a game")
        for id in list_games():
            print(line_of(id, args.lang))
        return 0
    game = find_game(args.game)
    words = Words(game, args.lang)
    if args.coverage:
        only = words.clause_id(args.clause) if args.clause is not None else None
        return coverage(game, only)
    if args.clause is not None:
        print(words.clause(words.clause_id(args.clause)))
        return 0
    print(words.name())
    for id in game.rulebook.clauses:
        print(f"\n{words.clause(id)}")
    return 0


def tests_folder() -> Path:
    """Return the folder of tests beside the sources, or say that there is none."""
    import tailback

    root = Path(tailback.__file__).resolve().parents[2]
    if (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
        return root / "tests"
    raise UsageError(
        f"no tests beside {Path(tailback.__file__).parent}: --coverage works in a source checkout"
    )


def coverage(game: AnyGame, only: str | None = None) -> int:
    """Print the tests of each clause; return 1 if a clause has none."""
    from tailback.cli.coverage import named_clauses

    known = list(game.rulebook.clauses)
    folder = tests_folder()
    tests = named_clauses(folder, set(known))
    wanted = [only] if only is not None else known
    for clause in wanted:
        print(f"{clause}: {len(tests[clause])}")
        for test in tests[clause]:
            print(f"  {test}")
    bare = [clause for clause in wanted if not tests[clause]]
    if bare:
        print(f"tailback: no test names {', '.join(bare)}", file=sys.stderr)
        return 1
    print(f"every clause is named by a test: {len(wanted)} of {len(wanted)}")
    return 0
