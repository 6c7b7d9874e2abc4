"""Over HTTP: the games, their options, their rules and their words."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, TypeAlias

from fastapi import APIRouter, Depends, Header, Request, Response
from pydantic import BaseModel, Field, TypeAdapter

from tailback import __version__
from tailback.bots.bot import about
from tailback.kit import JSON, SPECTATOR, AnyGame, Facts, Options, UnknownGame
from tailback.kit.options import Spec
from tailback.kit.phrasebook import FALLBACK, LANGUAGES
from tailback.server.cached_response import CachedResponse
from tailback.server.game_catalogue import Catalogue
from tailback.server.http_errors import BadOptions, BadToken, HttpError, TooMany, Wrong, errors
from tailback.server.live.registry import MatchRegistry
from tailback.server.live.room import Room
from tailback.server.live.tokens import key_of
from tailback.server.routes.rate_limits import METER, Meter

router = APIRouter(prefix="/api", tags=["games"])
LEVELS: Final[tuple[str, ...]] = ("easy", "medium", "hard")


class Health(BaseModel):
    """That the server is there, and what it offers."""

    status: str
    version: str
    games: list[str]
    keep: float | None
    """For how many days finished matches are kept; None for ever."""
    chat: bool
    """Whether players may write to each other in their own words."""


class OptionShape(BaseModel):
    """One option: which control to show for it."""

    name: str
    kind: str
    default: Any
    choices: list[str]
    least: int | None
    most: int | None
    none: bool
    more: bool
    """Whether most players never ask for it."""


class PresetShape(BaseModel):
    """Options that go well together; the game's words have its name."""

    name: str
    options: dict[str, Any]


class BotShape(BaseModel):
    """A computer player, and a line about its character."""

    name: str
    line: str


class GameShape(BaseModel):
    """One game: all that a page needs to show it and to set a table."""

    id: str
    name: str
    line: str
    rules: int
    seats: list[int]
    seat_names: list[str]
    bots: list[str]
    levels: list[BotShape]
    """The same with a line about each: easy, medium and hard where there are these."""
    presets: list[PresetShape]
    options: list[OptionShape]
    facts: Facts
    private: bool
    """Whether a seat sees what others do not, so that a device is handed over under a curtain."""
    fleeting: bool
    """Whether something is told only once, so that nobody steps back before the end."""
    minutes: int | None = None


class ClauseShape(BaseModel):
    """One clause of the rules; its words are in the catalogue of each language."""

    id: str
    marks: list[str]
    section: str


class Chosen(BaseModel):
    """Options by name; those not named take their defaults."""

    options: dict[str, Any] = {}


class WrittenOut(BaseModel):
    """Options that can be played with, written out in full."""

    ok: Literal[True] = True
    options: dict[str, Any]
    facts: Facts
    """What is true of the game under these."""


_JSON: Final = "application/json"
_RESPONSES: Final = 256
"""So many responses of a kind are kept, each made when it is first asked for."""
_GAMES: Final = TypeAdapter(list[GameShape])
_CLAUSES: Final = TypeAdapter(list[ClauseShape])


def registry_of(request: Request) -> MatchRegistry:
    """Return the registry that serves this request."""
    registry: MatchRegistry = request.app.state.registry
    return registry


def meter_of(request: Request) -> Meter:
    """Return what counts the work of this request."""
    meter: Meter = request.scope[METER]
    return meter


def _token_of(authorization: Annotated[str | None, Header()] = None) -> str:
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise BadToken
    return token


BearerToken: TypeAlias = Annotated[str, Depends(_token_of)]
"""The token that a request bears; HttpError if it bears none."""


@asynccontextmanager
async def room_of(request: Request, match: str, token: str | None) -> AsyncIterator[Room]:
    """Hold a match in memory for a request that bears this token; it is counted at the table too.

    Raise HttpError if there is none, or if too much was asked for there. None is for whoever needs
    no token.
    """
    meter, registry = meter_of(request), registry_of(request)
    async with registry.room(match, meter, token) as room:
        bucket = room.bucket(SPECTATOR if token is None else room.opened_by(key_of(token)))
        if (after := bucket.wait(registry.limits.now())) > 0:
            raise TooMany(after, "Too much was asked for at this table.")
        meter.at(bucket)
        if token is not None:
            await room.use(token)
        yield room


def game_of(request: Request, id: str) -> AnyGame:
    """Return a game by its id, or the answer that there is none."""
    try:
        return registry_of(request).catalogue.find(id)
    except UnknownGame as error:
        raise HttpError(404, "no-such-game", str(error)) from None


def options_of(game: AnyGame, chosen: Mapping[str, Any]) -> Options:
    """Return checked options, or the answer that says what is wrong with them."""
    try:
        options: Options = game.options_type.read(chosen)
    except (ValueError, TypeError, ArithmeticError, LookupError, RecursionError) as error:
        raise BadOptions(error) from None
    return options


@router.get("/health")
async def health(request: Request) -> Health:
    """Say that the server is there."""
    registry = registry_of(request)
    games, keep, chat = registry.catalogue.ids(), registry.settings.keep, registry.settings.chat
    return Health(status="ok", version=__version__, games=games, keep=keep, chat=chat)


@router.get("/games", response_model=list[GameShape], responses=errors(404))
def games(request: Request, language: str = FALLBACK) -> Response:
    """List the games with their options and bots, named in a language."""
    return listing(registry_of(request).catalogue, _known(language)).answer(request)


@lru_cache(_RESPONSES)
def listing(catalogue: Catalogue, language: str = FALLBACK) -> CachedResponse:
    """Return the list of games as it is sent."""
    games = (catalogue.find(id) for id in catalogue.ids())
    shapes = [_shape(game, catalogue.bot_names(game), language) for game in games]
    return CachedResponse.of(_GAMES.dump_json(shapes), _JSON)


@router.get("/games/{id}/rules", response_model=list[ClauseShape], responses=errors(404))
def rules(request: Request, id: str) -> Response:
    """List the clauses of a game's rules."""
    return _clauses(game_of(request, id)).answer(request)


@lru_cache(_RESPONSES)
def _clauses(game: AnyGame) -> CachedResponse:
    clauses = game.rulebook.clauses.values()
    shapes = [ClauseShape(id=c.id, marks=list(c.marks), section=c.section) for c in clauses]
    return CachedResponse.of(_CLAUSES.dump_json(shapes), _JSON)


@router.get("/games/{id}/words/{language}", response_class=Response, responses=errors(404))
def words(request: Request, id: str, language: str) -> Response:
    """Return a game's texts in one language as Fluent source."""
    return _words(game_of(request, id), _known(language)).answer(request)


@lru_cache(_RESPONSES)
def _words(game: AnyGame, language: str) -> CachedResponse:
    return CachedResponse.of(game.rulebook.source(language).encode(), "text/plain")


def _known(language: str) -> str:
    if language not in LANGUAGES:
        said = f"There is no language {language[:20]!r}, only {', '.join(LANGUAGES)}."
        raise HttpError(404, "no-such-language", said)
    return language


@router.post(
    "/options/{game}",
    response_model=Annotated[WrittenOut | Wrong, Field(discriminator="ok")],
    responses=errors(404, 422),
)
def options(request: Request, game: str, chosen: Chosen) -> WrittenOut | Response:
    """Check options while they are being chosen: write them out, or say what is wrong so far."""
    found = game_of(request, game)
    try:
        read = options_of(found, chosen.options)
    except HttpError as error:
        return error.verdict()
    return WrittenOut(options=dict(read.write()), facts=found.facts(read))


def _shape(game: AnyGame, bots: list[str], language: str) -> GameShape:
    specs = game.options_type.specs().items()
    return GameShape(
        id=game.id,
        name=_said(game, "game-name", language) or game.id,
        line=_said(game, "game-line", language),
        rules=game.rules_number,
        seats=list(game.seats),
        seat_names=list(game.seat_names[: game.seats[-1]]),
        bots=bots,
        levels=[BotShape(name=bot, line=about(game, bot, language)) for bot in _levels(bots)],
        presets=[
            PresetShape(name=name, options=dict(chosen))
            for name, chosen in game.options_type.presets.items()
        ],
        options=[_option(name, spec) for name, spec in specs],
        facts=game.facts(game.options()),
        private=game.private,
        fleeting=bool(game.observer.fleeting),
    )


def _levels(bots: list[str]) -> list[str]:
    """Return the bots that people choose from, the weakest first."""
    usual = [name for name in LEVELS if name in bots]
    return usual if len(usual) == len(LEVELS) else bots[::-1]


def _said(game: AnyGame, message: str, language: str) -> str:
    """Return a message, or nothing where the game has no such words."""
    return game.rulebook.say(message, language) if game.rulebook.has(message) else ""


def _option(name: str, spec: Spec) -> OptionShape:
    least, most = spec.whole or (None, None)
    return OptionShape(
        name=name,
        kind=_kind(spec),
        default=None if spec.default is None else spec.write(spec.default),
        choices=list(spec.choices),
        least=least,
        most=most,
        none=spec.none,
        more=spec.more,
    )


def _kind(spec: Spec) -> str:
    if spec.none and spec.whole is not None and spec.whole[0] == spec.whole[1]:
        return "switch"
    if spec.choices:
        return "choice"
    if spec.reader is not None:
        return "counts" if _counts(spec.write(spec.default)) else "text"
    if spec.flag:
        return "flag"
    return "number-or-none" if spec.none else "whole"


def _counts(written: JSON) -> bool:
    """Return whether an option says how many there are of each kind."""
    return isinstance(written, Mapping) and all(type(n) is int for n in written.values())
