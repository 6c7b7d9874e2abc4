"""``tailback play``: a game in the terminal, people and bots on any seat."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import TYPE_CHECKING

from tailback.cli.common import (
    HUMAN,
    Player,
    Seeds,
    add_command,
    add_game,
    add_options,
    best_bot,
    count_seats,
    find_bot,
    find_game,
    read_options,
    read_players,
)
from tailback.cli.voice import UsageError

if TYPE_CHECKING:
    from tailback.cli.common import Commands
    from tailback.kit import AnyGame, Options


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "play", run, "play a game in the terminal")
    add_game(parser)
    parser.add_argument(
        "--players",
        metavar="LIST",
        help="in seat order, human,thumb, or by seat, silver=human; see tailback bots GAME "
        "(default: you against the game's best bot)",
    )
    add_options(parser)
    parser.add_argument("--seed", metavar="TEXT", help="the same text gives the same draws")
    parser.add_argument("--save", metavar="FILE", help="write the transcript here at the end")


def run(args: argparse.Namespace) -> int:
    """Play one game."""
    import random

    from tailback.cli.screen import Screen
    from tailback.cli.sitting import Sitting
    from tailback.cli.table import Table
    from tailback.cli.words import Words

    game = find_game(args.game)
    options = read_options(game, args.option)
    players = _players(game, args.players, args.seats)
    if any(player.bot is None for player in players):
        _check_device(game, options)
    seeds = Seeds.of(len(players), args.seed)
    rng = random.Random(seeds.server + b"bots")
    words = Words(game, args.lang)
    table = Table(game, options, players, seeds, rng)
    return Sitting(table, words, Screen(), args.save).run()


def _check_device(game: AnyGame, options: Options) -> None:
    """Refuse a game that people cannot play at one terminal, and say what they could do."""
    if game.facts(options).one_device:
        return
    name = game.rulebook.sentence("game-name")
    specs = game.options_type.specs()
    causes = [
        option
        for option, spec in specs.items()
        if game.facts(replace(options, **{option: spec.default})).one_device
    ]
    if causes:
        raise UsageError("own-devices-with", game=name, options=causes, count=len(causes))
    raise UsageError("own-devices", game=name)


def _players(game: AnyGame, text: str | None, asked: int | None) -> list[Player]:
    if text is None:
        seats = count_seats(game, asked)
        names = [HUMAN, *[best_bot(game)] * (seats - 1)]
    else:
        by_seat = "=" in text
        names = read_players(game, text, asked, best_bot(game) if by_seat else HUMAN)
    return [Player(name, None if name == HUMAN else find_bot(game, name)) for name in names]
