"""What several commands share: arguments, and finding what they name."""

from __future__ import annotations

import argparse
import hashlib
import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from tailback.cli.files import NotText, read_text
from tailback.cli.voice import CLI, UsageError, usual_language
from tailback.kit import (
    LANGUAGES,
    AnyGame,
    OptionError,
    Options,
    Seat,
    TailbackError,
    quoted,
    registry,
)
from tailback.kit.options import not_whole
from tailback.kit.phrasebook import KIT

if TYPE_CHECKING:
    from tailback.bots.bot import AnyBot

Commands: TypeAlias = "argparse._SubParsersAction[Any]"
Run: TypeAlias = Callable[[argparse.Namespace], int]
COMMAND: Final = "COMMAND"
HUMAN: Final = "human"
RANDOM: Final = "random"


class Player(NamedTuple):
    """Who sits on a seat; ``bot`` is None for a person."""

    name: str
    bot: AnyBot | None


class Seeds(NamedTuple):
    """What every draw of a match follows from."""

    server: bytes
    seats: tuple[bytes, ...]

    @classmethod
    def of(cls, seats: int, seed: str | None) -> Seeds:
        """Return seeds that follow from a text, or fresh ones if there is none."""

        def drawn(whose: object) -> bytes:
            if seed is None:
                return secrets.token_bytes(32)
            text = f"tailback {whose} {seed}"
            return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()

        return cls(drawn("server"), tuple(drawn(seat) for seat in range(seats)))


def whole(least: int, most: int = 10**9) -> Callable[[str], int]:
    """Return a reader of whole numbers for an argument."""

    def read(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) < 12 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(not_whole(text, least, most))

    return read


def add_command(
    commands: Commands, name: str, run: Run, help: str, *, game: bool = False
) -> argparse.ArgumentParser:
    """Return the parser of a new command that ``run`` carries out, in any language.

    Of a command about a ``game``, :func:`find_game` asks which one if none is named.
    """
    about = help[0].upper() + help[1:] + "."
    made: argparse.ArgumentParser = commands.add_parser(
        name, help=help, description=about, allow_abbrev=False, exit_on_error=False
    )
    made.add_argument(
        "--lang",
        type=_language,
        default=usual_language(),
        metavar="LANGUAGE",
        help=f"{', '.join(LANGUAGES)} (default: as your system is set, %(default)s)",
    )
    made.set_defaults(run=run)
    if game:
        made.add_argument("game", metavar="GAME", nargs="?", help="see tailback games")
    return made


def _language(text: str) -> str:
    if text in LANGUAGES:
        return text
    why = KIT.sentence("not-choice", value=quoted(text), choices=LANGUAGES)
    raise argparse.ArgumentTypeError(why)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what is agreed before a game: options and number of seats."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game (repeatable); VALUE @FILE is read from a file, "
        "@FILE.toml as a table (board=@mine.toml)",
    )
    parser.add_argument(
        "--board",
        action="append",
        dest="option",
        default=[],
        type=lambda file: f"board=@{file}",
        metavar="FILE",
        help="a board of your own, as TOML: short for --option board=@FILE",
    )
    parser.add_argument("--seats", type=whole(1, 99), metavar="N", help="how many play")


def find_game(id: str | None) -> AnyGame:
    """Return the game of this id, or say why not."""
    if id is None:
        raise UsageError("which-game", games=registry.list_games())
    try:
        return registry.game(id)
    except (ImportError, AttributeError) as error:
        raise UsageError("game-broken", game=quoted(id), why=error) from None


def agreed(args: argparse.Namespace, **defaults: str) -> tuple[AnyGame, Options]:
    """Return the game that is named and the options that are chosen for it."""
    game = find_game(args.game)
    return game, read_options(game, args.option, **defaults)


def read_options(game: AnyGame, pairs: Sequence[str], **defaults: str) -> Options:
    """Return the checked options that these ``NAME=VALUE`` texts choose."""
    chosen: dict[str, object] = {}
    files: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise UsageError("option-form", option=quoted(pair))
        if name in chosen:
            raise UsageError("option-twice", option=name)
        chosen[name] = value
        if value.startswith("@"):
            files[name] = value[1:]
    specs = game.options_type.specs()
    for name, value in defaults.items():
        if name in specs and name not in chosen and specs[name].default is None:
            chosen[name] = value
    try:
        chosen |= {name: _read_value(name, file) for name, file in files.items()}
        options: Options = game.options_type.read(chosen)
    except OptionError as error:
        if error.option not in files:
            raise
        why = CLI.sentence("in-file", file=files[error.option], why=error.what)
        raise OptionError(error.option, why) from None
    return options


def _read_value(name: str, path: str) -> object:
    """Return what a file holds for an option: a table if it is TOML, otherwise its text."""
    import tomllib

    try:
        text = read_text(path)
        return tomllib.loads(text) if path.endswith(".toml") else text.strip("\n")
    except NotText as error:
        raise OptionError(name, error) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise OptionError(name, CLI.sentence("not-toml", why=error)) from None


def count_seats(game: AnyGame, asked: int | None, otherwise: int | None = None) -> int:
    """Return how many seats there are: those asked for, or as few as the game can have."""
    seats = asked or otherwise or game.seats[0]
    if seats not in game.seats:
        raise TailbackError(game.wrong_seats(seats))
    return seats


def find_bot(game: AnyGame, name: str) -> AnyBot:
    """Return a bot for this game, or say why not."""
    from tailback.bots import bot

    try:
        return bot(game, name)
    except (ImportError, AttributeError) as error:
        raise UsageError("bot-broken", bot=quoted(name), game=game.id, why=error) from None


def best_bot(game: AnyGame) -> str:
    """Return the name of the strongest bot of a game."""
    from tailback.bots import bots_for

    return bots_for(game)[0]


def read_players(game: AnyGame, text: str, asked: int | None, fill: str | None) -> list[str]:
    """Return the name of each seat's player.

    The text lists them in seat order (``human,thumb``) or by seat (``silver=human``); seats not
    named get ``fill``, and a single name without a seat takes all of them if ``fill`` is None.
    """
    parts = [part.strip() for part in text.split(",")]
    if any("=" in part for part in parts):
        return _by_seat(game, parts, count_seats(game, asked), fill or RANDOM)
    if len(parts) == 1 and fill is None:
        return parts * count_seats(game, asked)
    seats = count_seats(game, asked, len(parts))
    if len(parts) != seats:
        names = game.seat_names[:seats]
        raise UsageError("players-count", seats=seats, names=names, given=len(parts))
    return parts


def named_seats(game: AnyGame, text: str) -> list[Seat]:
    """Return the seats that a list of players by seat names, in its order; none of another list."""
    named = [part.partition("=")[0].strip() for part in text.split(",") if "=" in part]
    return [game.seat_names.index(seat) for seat in named]


def _by_seat(game: AnyGame, parts: list[str], seats: int, fill: str) -> list[str]:
    names = game.seat_names[:seats]
    players = [fill] * seats
    named: set[str] = set()
    for part in parts:
        seat, equals, player = (word.strip() for word in part.partition("="))
        if not equals or seat not in names:
            raise UsageError("players-form", part=quoted(part), names=names)
        if seat in named:
            raise UsageError("players-twice", seat=seat)
        named.add(seat)
        players[names.index(seat)] = player
    return players
