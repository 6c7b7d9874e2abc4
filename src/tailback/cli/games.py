"""``tailback games`` and ``tailback bots``: what is installed."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tailback.cli.common import UsageError, add_command, add_language, find_bot, find_game

if TYPE_CHECKING:
    from tailback.cli.common import Commands


def add(commands: Commands) -> None:
    """Add both commands."""
    listed = add_command(commands, "games", run_games, "list the games")
    add_language(listed)
    bots = add_command(commands, "bots", run_bots, "list the computer players of a game")
    bots.add_argument("game", metavar="GAME")


def run_games(args: argparse.Namespace) -> int:
    """Print each game with its name, its seats and its options."""
    from tailback.kit.registry import list_games

    for id in list_games():
        print(line_of(id, args.lang))
    return 0


def line_of(id: str, language: str) -> str:
    """Return one line about a game."""
    from tailback.cli.words import Words

    try:
        game = find_game(id)
        name = Words(game, language).name()
    except UsageError as error:
        return f"{id:<10} ({error})"
    options = ", ".join(game.options_type.specs()) or "-"
    return f"{id:<10} {name}; players: {game.seat_counts()}; options: {options}"


def run_bots(args: argparse.Namespace) -> int:
    """Print each bot of a game, with the first line about it."""
    from tailback.bots import bots_for

    game = find_game(args.game)
    for name in bots_for(game):
        try:
            about = (type(find_bot(game, name)).__doc__ or "").strip().partition("\n")[0]
        except UsageError as error:
            about = f"({error})"
        print(f"{name:<10} {about}".rstrip())
    return 0
