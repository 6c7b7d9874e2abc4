"""``tailback rules``: the clauses of a game, and the tests that name them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tailback.cli.common import add_command, find_game
from tailback.cli.games import line_of
from tailback.cli.voice import UsageError, Voice

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


def run(args: argparse.Namespace) -> int:
    """Print games, clauses, one clause, or which test names which."""
    from tailback.cli.words import Words
    from tailback.kit.registry import list_games

    if args.game is None:
        if args.coverage:
            raise UsageError("coverage-of")
        for id in list_games():
            print(line_of(id, args.lang))
        return 0
    game = find_game(args.game)
    words = Words(game, args.lang)
    if args.coverage:
        only = words.clause_id(args.clause) if args.clause is not None else None
        return coverage(game, words, only)
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
    raise UsageError("coverage-nowhere", folder=Path(tailback.__file__).parent)


def coverage(game: AnyGame, voice: Voice, only: str | None = None) -> int:
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
        print(f"tailback: {voice.say('coverage-bare', clauses=bare)}", file=sys.stderr)
        return 1
    print(voice.say("coverage-all", clauses=len(wanted)))
    return 0
