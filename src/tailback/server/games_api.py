"""Over HTTP: the games, their options, their rules and their words."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from tailback import __version__
from tailback.kit import AnyGame, Options, UnknownGame, WordsMissing
from tailback.kit.options import Spec
from tailback.match import plain
from tailback.server.hall import Hall
from tailback.server.problem import Error, Fault, Problem, bad_options

router = APIRouter(prefix="/api", tags=["games"])
MISSING: dict[int | str, dict[str, Any]] = {404: {"model": Error}}
REFUSED: dict[int | str, dict[str, Any]] = {422: {"model": Error}}


class Health(BaseModel):
    """That the server is there, and what it offers."""

    status: str
    version: str
    games: list[str]


class OptionShape(BaseModel):
    """One option: which control to show for it."""

    name: str
    kind: str
    default: Any
    choices: list[str]
    least: int | None
    most: int | None
    none: bool


class GameShape(BaseModel):
    """One game: all that a page needs to set a table."""

    id: str
    rules: int
    seats: list[int]
    seat_names: list[str]
    bots: list[str]
    options: list[OptionShape]
    facts: dict[str, Any]
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


class NotThese(BaseModel):
    """Options that cannot be played with, and why."""

    ok: Literal[False] = False
    error: Fault


def hall_of(request: Request) -> Hall:
    """Return the hall that serves this request."""
    hall: Hall = request.app.state.hall
    return hall


def game_of(request: Request, id: str) -> AnyGame:
    """Return a game by its id, or the answer that there is none."""
    try:
        return hall_of(request).catalogue.find(id)
    except UnknownGame as error:
        raise Problem(404, "no-such-game", str(error)) from None


def options_of(game: AnyGame, chosen: dict[str, Any]) -> Options:
    """Return checked options, or the answer that says what is wrong with them."""
    try:
        options: Options = game.options_type.read(chosen)
    except (ValueError, TypeError, ArithmeticError, LookupError, RecursionError) as error:
        raise bad_options(error) from None
    return options


@router.get("/health")
async def health(request: Request) -> Health:
    """Say that the server is there."""
    games = hall_of(request).catalogue.ids()
    return Health(status="ok", version=__version__, games=games)


@router.get("/games")
def games(request: Request) -> list[GameShape]:
    """List the games with their options and bots."""
    catalogue = hall_of(request).catalogue
    return [_shape(catalogue.find(id), catalogue.bot_names) for id in catalogue.ids()]


@router.get("/games/{id}/rules", responses=MISSING)
def rules(request: Request, id: str) -> list[ClauseShape]:
    """List the clauses of a game's rules."""
    clauses = game_of(request, id).rulebook.clauses.values()
    return [ClauseShape(id=c.id, marks=list(c.marks), section=c.section) for c in clauses]


@router.get("/games/{id}/words/{language}", response_class=Response, responses=MISSING)
def words(request: Request, id: str, language: str) -> Response:
    """Return a game's texts in one language as Fluent source."""
    game = game_of(request, id)
    try:
        source = game.rulebook.source(language).encode()
    except (WordsMissing, OSError) as error:
        raise Problem(404, "no-such-language", str(error)) from None
    headers = {"ETag": f'"{hashlib.sha256(source).hexdigest()[:32]}"', "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(source, media_type="text/plain; charset=utf-8", headers=headers)


@router.post("/options/{game}", responses={**MISSING, **REFUSED})
def options(
    request: Request, game: str, chosen: Chosen
) -> Annotated[WrittenOut | NotThese, Field(discriminator="ok")]:
    """Check options while they are being chosen: write them out, or say what is wrong so far."""
    found = game_of(request, game)
    try:
        written = options_of(found, chosen.options).write()
    except Problem as problem:
        return NotThese(error=problem.fault())
    return WrittenOut(options=dict(written))


def _shape(game: AnyGame, bots: Any) -> GameShape:
    facts = plain(game.facts(game.options()))
    specs = game.options_type.specs().items()
    return GameShape(
        id=game.id,
        rules=game.rules,
        seats=list(game.seats),
        seat_names=list(game.seat_names[: game.seats[-1]]),
        bots=bots(game),
        options=[_option(name, spec) for name, spec in specs],
        facts=dict(facts) if isinstance(facts, dict) else {},
    )


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
    )


def _kind(spec: Spec) -> str:
    if spec.reader is not None:
        return "text"
    if spec.flag:
        return "flag"
    if spec.choices:
        return "choice"
    return "number-or-none" if spec.none else "whole"
