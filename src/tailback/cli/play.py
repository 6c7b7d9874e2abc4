"""``tailback play``: a game in the terminal, people and bots on any seat."""

from __future__ import annotations

import argparse
from contextlib import closing
from dataclasses import replace

from tailback.cli.common import (
    HUMAN,
    Commands,
    Player,
    Seeds,
    add_command,
    add_options,
    agreed,
    best_bot,
    count_seats,
    find_bot,
    read_players,
)
from tailback.cli.screen import Screen
from tailback.cli.voice import UsageError
from tailback.cli.words import Words
from tailback.kit import AnyGame, Options


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "play", run, "play a game in the terminal", game=True)
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
    from tailback.cli.device import Device
    from tailback.cli.sitting import Sitting

    game, options = agreed(args)
    players = _players(game, args.players, args.seats)
    if any(player.bot is None for player in players):
        _check_device(game, options)
    words = Words(game, args.lang)
    with closing(Device(game, options, players, Seeds.of(len(players), args.seed))) as device:
        return Sitting(device, words, Screen(), args.save).run()


def _check_device(game: AnyGame, options: Options) -> None:
    """Refuse a game that people cannot play at one terminal, and say what they could do."""
    if game.facts(options).one_device:
        return
    name = game.rulebook.sentence("game-name")
    causes = [
        option
        for option, spec in game.options_type.specs().items()
        if game.facts(replace(options, **{option: spec.default})).one_device
    ]
    if causes:
        raise UsageError("own-devices-with", game=name, options=causes, count=len(causes))
    raise UsageError("own-devices", game=name)


def _players(game: AnyGame, text: str | None, asked: int | None) -> list[Player]:
    if text is None:
        names = [HUMAN, *[best_bot(game)] * (count_seats(game, asked) - 1)]
    else:
        names = read_players(game, text, asked, best_bot(game) if "=" in text else HUMAN)
    return [Player(name, None if name == HUMAN else find_bot(game, name)) for name in names]
