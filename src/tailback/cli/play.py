"""``tailback play``: a game in the terminal, people and bots on any seat."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
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
    named_seats,
    read_players,
)
from tailback.cli.screen import Screen
from tailback.cli.voice import UsageError
from tailback.cli.words import Words
from tailback.kit import AnyGame, Options, Seat, order_of_age, quoted


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
    parser.add_argument("--youngest", metavar="NAME", help="who is youngest: a seat, or a player")
    parser.add_argument(
        "--by-age", action="store_true", help="--players names them from the youngest on"
    )
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
    order = _order(game, options, players, args, words)
    seeds = Seeds.of(len(players), args.seed)
    with closing(Device(game, options, players, seeds, order)) as device:
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


def _order(
    game: AnyGame,
    options: Options,
    players: Sequence[Player],
    args: argparse.Namespace,
    words: Words,
) -> tuple[Seat, ...] | None:
    """Return the order of age that was said; None where none was."""
    if args.youngest is None and not args.by_age:
        return None
    if args.youngest is not None and args.by_age:
        raise UsageError("ages-twice")
    if game.facts(options).ages is None:
        raise UsageError("no-ages", game=game.rulebook.sentence("game-name"))
    if args.by_age and args.players is None:
        raise UsageError("by-age-players")
    if args.by_age:
        named = named_seats(game, args.players)
    else:
        named = [_youngest(game, players, args.youngest, words)]
    return order_of_age(len(players), named or range(len(players)))


def _youngest(game: AnyGame, players: Sequence[Player], name: str, words: Words) -> Seat:
    """Return the seat that a person means by its name or by its player's."""
    seats, wanted = game.seat_names[: len(players)], name.strip().casefold()
    found = [
        seat
        for seat, player in enumerate(players)
        if wanted in map(str.casefold, (seats[seat], words.seat(seat), player.name))
    ]
    if len(found) > 1:
        several = [seats[seat] for seat in found]
        raise UsageError("youngest-several", name=quoted(name), names=several)
    if not found:
        raise UsageError("youngest-nobody", name=quoted(name), names=seats)
    return found[0]


def _players(game: AnyGame, text: str | None, asked: int | None) -> list[Player]:
    if text is None:
        names = [HUMAN, *[best_bot(game)] * (count_seats(game, asked) - 1)]
    else:
        names = read_players(game, text, asked, best_bot(game) if "=" in text else HUMAN)
    return [Player(name, None if name == HUMAN else find_bot(game, name)) for name in names]
