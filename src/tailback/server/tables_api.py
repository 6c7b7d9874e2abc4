"""Over HTTP: setting a table, and a match as text."""

from __future__ import annotations

import logging
from bisect import bisect_left
from itertools import groupby, islice
from operator import attrgetter
from typing import Annotated, Any, Final, TypeAlias

from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.concurrency import run_in_threadpool
from pydantic import BaseModel, Field

from tailback.kit import (
    SPECTATOR,
    AnyGame,
    Decision,
    Options,
    Seat,
    Seating,
    TailbackError,
    Viewer,
    order_of_age,
)
from tailback.match import Match, StoreError, Terms, clocks, new_id
from tailback.match.create import Time
from tailback.match.run import Spelled, spelled
from tailback.match.table import Table
from tailback.server import wire
from tailback.server.games_api import (
    MISSING,
    REFUSED,
    game_of,
    hall_of,
    meter_of,
    options_of,
    room_of,
)
from tailback.server.hall import Hall
from tailback.server.limits import PLAYED
from tailback.server.problem import BadToken, Error, Problem, TooMany, store_failed
from tailback.server.tokens import host_note, new_token, notes_of
from tailback.server.transcripts_api import Replays
from tailback.server.turns import MOST, Looker, Turn
from tailback.server.wire import ResultSent

router = APIRouter(prefix="/api", tags=["tables"])
_log = logging.getLogger(__name__)
_BUSY: dict[int | str, dict[str, Any]] = {
    429: {"model": Error},
    503: {"model": Error},
    507: {"model": Error},
}

Whole = Annotated[int, Field(ge=0, le=99)]
LONGEST: Final = 500
"""So many turns of a match or a transcript may be played here again before a game goes on."""


class Begun(BaseModel):
    """A turn of a match that is over."""

    match: Annotated[str, Field(max_length=64)]
    token: Annotated[str, Field(max_length=256)]
    turn: Annotated[int, Field(ge=1, le=LONGEST)]


class BegunText(BaseModel):
    """A turn of a transcript of a match that is over, read at /api/transcripts, by its key."""

    key: Annotated[str, Field(max_length=64)]
    turn: Annotated[int, Field(ge=1, le=LONGEST)]


class ClockTerms(BaseModel):
    """How many seconds each player has for all turns, and how many more after each of them."""

    seconds: Annotated[float, Field(ge=clocks.LEAST, le=clocks.MOST)]
    more: Annotated[float, Field(ge=0, le=clocks.MOST_MORE)] = 0.0


class NewTable(BaseModel):
    """What is agreed before the first move."""

    game: str
    options: dict[str, Any] = {}
    seats: Whole | None = None
    by_age: Annotated[list[Whole], Field(max_length=99)] | None = None
    """The seats, youngest first; those not named follow clockwise after the last."""
    bots: dict[str, str] = {}
    """Which bot thinks on which seat."""
    time: Time = "usual"
    """After how many seconds a default is played for a silent seat; null where none is."""
    clock: ClockTerms | None = None
    """What each player's clock begins with; null where players have none."""
    begun: Begun | BegunText | None = None
    """Go on from there: with that match's game, options and seats."""


class Past(BaseModel):
    """A part of a match turn by turn, as one viewer saw it."""

    game: str
    seats: list[str]
    players: list[str]
    over: bool
    viewer: int | None
    result: ResultSent | None
    scene: Any
    last: int
    """The number of the latest turn."""
    given: int
    """Up to which turn it was taken over from another match."""
    turns: list[Turn]


class Link(BaseModel):
    """The right to watch; what comes after ``#`` never reaches a server's log."""

    token: str
    link: str


class SeatLink(Link):
    """The right to a seat."""

    seat: int
    name: str


class Opened(BaseModel):
    """A table that is set, with a link for each open seat. The tokens are told only here."""

    match: str
    seats: list[SeatLink]
    spectator: Link
    host: Link
    """The right to give a seat a new link: for whoever set the table."""


@router.post("/tables", status_code=201, responses={**MISSING, **REFUSED, **_BUSY})
async def open_table(request: Request, wanted: NewTable) -> Opened:
    """Set a table."""
    meter = meter_of(request)
    if not meter.take_table():
        raise TooMany(meter.wait_table(), "Too many tables were set.")
    hall, game = hall_of(request), game_of(request, wanted.game)
    if wanted.begun is None:
        options = await run_in_threadpool(options_of, game, wanted.options)
        begun = list[Spelled]()
        seats = game.seats[0] if wanted.seats is None else wanted.seats
        seating = Seating(seats, None if wanted.by_age is None else _order(seats, wanted.by_age))
    else:
        game, options, seating, begun = (
            await _begun(request, game, wanted.begun)
            if isinstance(wanted.begun, Begun)
            else await _begun_text(request.app.state.replays, game, wanted.begun)
        )
        seats = seating.seats
    meter.charge(PLAYED * sum(map(len, begun)))
    bots = _bots(wanted.bots, seats)
    if len(bots) == seats:
        _may_open_for_bots(hall)
    id = new_id()
    try:
        open_seats = [seat for seat in range(seats) if seat not in bots]
        tokens: dict[str, Viewer] = {new_token(): seat for seat in (*open_seats, SPECTATOR)}
        host = new_token()
        match = await Match.open(
            hall.house,
            game,
            options,
            seating,
            bots=bots,
            time=wanted.time,
            id=id,
            notes={**notes_of(tokens), **host_note(host)},
            begun=begun,
            clock=None if wanted.clock is None else Terms(wanted.clock.seconds, wanted.clock.more),
        )
        await match.close()  # it is taken up by the first who looks
    except TailbackError as error:
        raise Problem(422, "bad-table", str(error)) from None
    except StoreError as error:
        _log.warning("a table could not be written: %s", type(error).__name__)
        store_failed(error)
    _log.info("table set", extra={"match": id, "game": game.id})
    return _opened(id, tokens, host, game.seat_names)


Agreed: TypeAlias = tuple[AnyGame, Options, Seating, list[Spelled]]
"""What was agreed elsewhere, and what happened there up to a turn."""


async def _begun(request: Request, game: AnyGame, wanted: Begun) -> Agreed:
    """Return how another table of this server began."""
    async with room_of(request, wanted.match, wanted.token) as room:
        room.viewer(wanted.token)
        table = room.match.table
        _is_over(table.result is not None)
        pages = [page.steps for page in table.pages if page.turn <= wanted.turn]
        position = pages[-1][-1].after if pages else table.position
        _goes_on(game, table.game.id, isinstance(table.game.pending(position), Decision))
        begun = [spelled(table.game, steps) for steps in pages]
        return table.game, table.options, table.seating, begun


async def _begun_text(replays: Replays, game: AnyGame, wanted: BegunText) -> Agreed:
    """Return how a transcript began; it was played through in a process of its own before."""
    told = await replays.beginning(wanted.key, wanted.turn)
    _is_over(told.over)
    _goes_on(game, told.game, told.decides)
    options = await run_in_threadpool(game.options_type.read, told.options)
    return game, options, told.seating, told.pages


def _is_over(over: bool) -> None:
    """Raise Problem for a match that somebody may still be playing."""
    if not over:
        said = "This game is not over: it can be looked at, and played on from when it is over."
        raise Problem(422, "still-running", said)


def _goes_on(game: AnyGame, id: str, decides: bool) -> None:
    if id != game.id:
        raise Problem(422, "bad-table", f"That match is a game of {id}.")
    if not decides:
        raise Problem(422, "bad-table", "The game is over there: choose an earlier turn.")


@router.get(
    "/tables/{match}/transcript",
    response_class=Response,
    responses={401: {"model": Error}, **MISSING, 503: {"model": Error}},
)
async def transcript(
    request: Request, match: str, authorization: Annotated[str | None, Header()] = None
) -> Response:
    """Return the match as text: in full when it is over, else what the token's viewer may know."""
    token = token_of(authorization)
    async with room_of(request, match, token) as room:
        viewer = room.viewer(token)
        headers = {"Cache-Control": "no-store"}
        text = await run_in_threadpool(room.match.writing(viewer))
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get(
    "/tables/{match}/turns",
    responses={401: {"model": Error}, **MISSING, **REFUSED, 503: {"model": Error}},
)
async def turns(
    request: Request,
    match: str,
    first: Annotated[int, Query(ge=0, le=10**6)] = 0,
    eyes: Annotated[int, Query(ge=-1, le=99)] | None = None,
    authorization: Annotated[str | None, Header()] = None,
) -> Past:
    """Return turns of a match from ``first`` on, at most 32, as one viewer saw them.

    While it runs, that is the token's own viewer; when it is over, ``eyes`` may be any seat, or -1
    for what everyone could see.
    """
    token = token_of(authorization)
    async with room_of(request, match, token) as room:
        table = room.match.table
        viewer = table.eyes(room.viewer(token))
        if table.result is not None and eyes is not None:
            if eyes >= table.seating.seats:
                raise Problem(422, "no-such-seat", f"There is no seat {eyes} at this table.")
            viewer = SPECTATOR if eyes < 0 else eyes
        return _past(table, viewer, first)


def token_of(authorization: str | None) -> str:
    """Return the token that a request bears; Problem if it bears none."""
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise BadToken
    return token


def _past(table: Table, viewer: Viewer, first: int) -> Past:
    looker = Looker(table.game, table.scene, viewer, over=table.result is not None)
    told: list[Turn] = []
    if first == 0:
        began = table.pages[0].steps[0].before if table.pages else table.position
        told.append(looker.start(began))
    at = bisect_left(table.pages, max(first, 1), key=attrgetter("turn"))
    for number, pages in groupby(islice(table.pages, at, None), attrgetter("turn")):
        if len(told) == MOST:
            break
        told.append(looker.turn(number, [step for page in pages for step in page.steps]))
    result: Any = wire.result(table.result)
    return Past(
        game=table.game.id,
        seats=list(table.game.seat_names[: table.seating.seats]),
        players=[chair.name for chair in table.chairs],
        over=looker.over,
        viewer=viewer,
        result=result,
        scene=table.scene,
        last=table.turn,
        given=table.pages[table.given - 1].turn if table.given else 0,
        turns=told,
    )


def _may_open_for_bots(hall: Hall) -> None:
    """Raise Problem if there are as many tables of bots alone as there may be."""
    if hall.thinkers.queue.full:
        said = (
            f"No more than {hall.settings.bot_tables} tables of bots alone run here at a time. "
            "Wait until one is over, or take a seat yourself."
        )
        raise Problem(429, "too-many-bots", said, {"Retry-After": "60"})


def _order(seats: int, named: list[int]) -> tuple[Seat, ...]:
    """Return all seats, youngest first; raise Problem if those named are none of the table's."""
    try:
        return order_of_age(seats, named)
    except TailbackError as error:
        raise Problem(422, "bad-table", str(error)) from None


def _bots(given: dict[str, str], seats: int) -> dict[int, str]:
    known = {str(seat): seat for seat in range(seats)}
    for seat in given:
        if seat not in known:
            raise Problem(422, "bad-table", f"There is no seat {seat[:20]!r} for a bot.")
    return {known[seat]: name for seat, name in given.items()}


def _opened(id: str, tokens: dict[str, Viewer], host: str, names: tuple[str, ...]) -> Opened:
    links = {viewer: (token, f"/table/{id}#{token}") for token, viewer in tokens.items()}
    watch = links.pop(SPECTATOR)
    seats = [
        SeatLink(seat=seat, name=names[seat], token=token, link=link)
        for seat, (token, link) in links.items()
        if seat is not None
    ]
    return Opened(
        match=id,
        seats=seats,
        spectator=Link(token=watch[0], link=watch[1]),
        host=Link(token=host, link=f"/host/{id}#{host}"),
    )
