"""``tailback games`` and ``tailback bots``: what is installed."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tailback.cli.common import add_command, add_game, find_game
from tailback.cli.voice import UsageError, Voice

if TYPE_CHECKING:
    from tailback.cli.common import Commands


def add(commands: Commands) -> None:
    """Add both commands."""
    add_command(commands, "games", run_games, "list the games")
    add_game(add_command(commands, "bots", run_bots, "list the computer players of a game"))


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
    except UsageError as error:
        return f"{id:<10} ({error.said(language)})"
    about = Voice(language).say(
        "game-line",
        name=Words(game, language).name(),
        players=game.seat_counts(),
        options=list(game.options_type.specs()) or "-",
    )
    return f"{id:<10} {about}"


def run_bots(args: argparse.Namespace) -> int:
    """Print each bot of a game, with the first line about it."""
    from tailback.bots import bots_for
    from tailback.bots.bot import about

    game = find_game(args.game)
    for name in bots_for(game):
        print(f"{name:<10} {about(game, name, args.lang)}".rstrip())
    return 0
