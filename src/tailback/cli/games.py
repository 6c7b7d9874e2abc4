"""``tailback games`` and ``tailback bots``: what is installed."""

from __future__ import annotations

import argparse

from tailback.cli.common import Commands, add_command, find_game
from tailback.cli.voice import UsageError
from tailback.cli.words import Words
from tailback.kit.registry import list_games


def add(commands: Commands) -> None:
    """Add both commands."""
    add_command(commands, "games", run_games, "list the games")
    add_command(commands, "bots", run_bots, "list the computer players of a game", game=True)


def run_games(args: argparse.Namespace) -> int:
    """Print each game with its name, its seats and its options."""
    for id in list_games():
        print(f"{id:<10} {_about(id, args.lang)}")
    return 0


def _about(id: str, language: str) -> str:
    try:
        game = find_game(id)
    except UsageError as error:
        return f"({error.said(language)})"
    words = Words(game, language)
    options = list(game.options_type.specs()) or "-"
    return words.say("game-line", name=words.name(), players=game.seat_counts(), options=options)


def run_bots(args: argparse.Namespace) -> int:
    """Print each bot of a game, with the first line about it."""
    from tailback.bots import bots_for
    from tailback.bots.bot import about

    game = find_game(args.game)
    for name in bots_for(game):
        print(f"{name:<10} {about(game, name, args.lang)}".rstrip())
    return 0
