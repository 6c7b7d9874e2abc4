"""What several commands share: arguments, and finding what they name."""

from __future__ import annotations

import argparse
import errno
import hashlib
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tailback.cli.voice import CLI, UsageError, usual_language
from tailback.kit.errors import OptionError, Sayable, Sentence, TailbackError
from tailback.kit.options import not_whole
from tailback.kit.phrasebook import KIT, LANGUAGES

if TYPE_CHECKING:
    from tailback.bots import Bot
    from tailback.kit import AnyGame, Options

    Commands = argparse._SubParsersAction[Any]

HUMAN: Final = "human"
RANDOM: Final = "random"


class Player(NamedTuple):
    """Who sits on a seat; ``bot`` is None for a person."""

    name: str
    bot: Bot[Any, Any, Any] | None


class Seeds(NamedTuple):
    """What every draw of a match follows from."""

    server: bytes
    seats: tuple[bytes, ...]

    @classmethod
    def of(cls, seats: int, seed: str | None) -> Seeds:
        """Return seeds that follow from a text, or fresh ones if there is none."""
        if seed is None:
            return cls(
                secrets.token_bytes(32), tuple(secrets.token_bytes(32) for _ in range(seats))
            )
        return cls(_digest(seed, "server"), tuple(_digest(seed, str(n)) for n in range(seats)))


def whole(least: int, most: int = 10**9) -> Any:
    """Return a reader of whole numbers for an argument."""

    def read(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) < 12 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(not_whole(text, least, most))

    return read


def add_command(commands: Commands, name: str, run: Any, help: str) -> argparse.ArgumentParser:
    """Return the parser of a new command that ``run`` carries out, in any language."""
    made: argparse.ArgumentParser = commands.add_parser(
        name,
        help=help,
        description=help[0].upper() + help[1:] + ".",
        allow_abbrev=False,
        exit_on_error=False,
    )
    made.add_argument(
        "--lang",
        type=_language,
        default=usual_language(),
        metavar="LANGUAGE",
        help=f"{', '.join(LANGUAGES)} (default: as your system is set, %(default)s)",
    )
    made.set_defaults(run=run)
    return made


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the game; :func:`find_game` asks which one if none is named."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="see tailback games")


def _language(text: str) -> str:
    if text in LANGUAGES:
        return text
    raise argparse.ArgumentTypeError(
        KIT.sentence("not-choice", value=repr(text), choices=LANGUAGES)
    )


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
    from tailback.kit.registry import game, list_games

    if id is None:
        raise UsageError("which-game", games=list_games())
    try:
        return game(id)
    except (ImportError, AttributeError) as error:
        raise UsageError("game-broken", game=repr(id), why=error) from None


def read_options(game: AnyGame, pairs: Sequence[str], **defaults: str) -> Options:
    """Return the checked options that these ``NAME=VALUE`` texts choose."""
    chosen: dict[str, object] = {}
    files: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise UsageError("option-form", option=repr(pair))
        if name in chosen:
            raise UsageError("option-twice", option=name)
        chosen[name] = value
        if value.startswith("@"):
            files[name] = value[1:]
            chosen[name] = _read_value(name, files[name])
    specs = game.options_type.specs()
    for name, value in defaults.items():
        if name in specs and name not in chosen and specs[name].default is None:
            chosen[name] = value
    try:
        options: Options = game.options_type.read(chosen)
    except OptionError as error:
        if error.option not in files:
            raise
        raise OptionError(error.option, _in_file(files[error.option], error.what)) from None
    return options


def _read_value(name: str, path: str) -> object:
    """Return what a file holds for an option: a table if it is TOML, otherwise its text."""
    try:
        text = read_text(path)
    except NotText as error:
        raise OptionError(name, _in_file(path, error)) from None
    if not path.endswith(".toml"):
        return text.strip("\n")
    import tomllib

    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise OptionError(name, _in_file(path, CLI.sentence("not-toml", why=error))) from None


def _in_file(path: str, what: str | Sayable) -> Sentence:
    return CLI.sentence("in-file", file=path, why=what)


def count_seats(game: AnyGame, asked: int | None, otherwise: int | None = None) -> int:
    """Return how many seats there are: those asked for, or as few as the game can have."""
    seats = asked or otherwise or game.seats[0]
    if seats not in game.seats:
        raise TailbackError(game.wrong_seats(seats))
    return seats


def find_bot(game: AnyGame, name: str) -> Bot[Any, Any, Any]:
    """Return a bot for this game, or say why not."""
    from tailback.bots import bot

    try:
        return bot(game, name)
    except (ImportError, AttributeError) as error:
        raise UsageError("bot-broken", bot=repr(name), game=game.id, why=error) from None


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


def read_text(path: str) -> str:
    """Return the text of a file, or of standard input for ``-``; nothing else than UTF-8."""
    try:
        given = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except FileNotFoundError:
        raise UsageError("no-file", file=repr(path)) from None
    except IsADirectoryError:
        raise UsageError("is-folder", file=repr(path)) from None
    except (OSError, ValueError) as error:
        raise UsageError("unreadable", file=repr(path), why=reason(error)) from None
    try:
        return given.decode("utf-8")
    except UnicodeDecodeError as error:
        line = given.count(b"\n", 0, error.start) + 1
        raise NotText("not-text", line=line, byte=f"{given[error.start]:#04x}") from None


def reason(error: OSError | ValueError) -> Sentence:
    """Return why the system refuses to do something with a file."""
    number = getattr(error, "errno", None)
    text = getattr(error, "strerror", None) or str(error)
    return CLI.sentence("system", code=errno.errorcode.get(number or 0, "other"), why=text)


def make_folder(folder: Path) -> None:
    """Make a folder and those it lies in, unless it is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise UsageError("no-folder", folder=repr(str(folder)), why=reason(error)) from None


class NotText(UsageError):
    """A file whose bytes are no text."""


def _by_seat(game: AnyGame, parts: list[str], seats: int, fill: str) -> list[str]:
    names = game.seat_names[:seats]
    players = [fill] * seats
    named: set[str] = set()
    for part in parts:
        seat, equals, player = (word.strip() for word in part.partition("="))
        if not equals or seat not in names:
            raise UsageError("players-form", part=repr(part), names=names)
        if seat in named:
            raise UsageError("players-twice", seat=seat)
        named.add(seat)
        players[names.index(seat)] = player
    return players


def _digest(seed: str, whose: str) -> bytes:
    return hashlib.sha256(f"tailback {whose} {seed}".encode("utf-8", "surrogatepass")).digest()
