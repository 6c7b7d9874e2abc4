"""Over HTTP: setting a table, and a match as text."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Annotated, Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.concurrency import run_in_threadpool
from pydantic import BaseModel, Field

from tailback.kit import (
    SPECTATOR,
    Seat,
    Seating,
    TailbackError,
    Viewer,
    order_of_age,
)
from tailback.match import Match, Terms, new_id, player_clocks
from tailback.match.apply import Spelled
from tailback.match.verbs.create import Time
from tailback.server.history import Beginning, record_of_table
from tailback.server.http_errors import HttpError, TooMany, errors
from tailback.server.live.registry import MatchRegistry
from tailback.server.live.tokens import host_note, new_token, notes_of
from tailback.server.routes.games import (
    BearerToken,
    game_of,
    meter_of,
    options_of,
    registry_of,
    room_of,
)
from tailback.server.routes.history import TranscriptReader
from tailback.server.routes.rate_limits import PLAYED

router = APIRouter(prefix="/api", tags=["tables"])
_log = logging.getLogger(__name__)

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

    seconds: Annotated[float, Field(ge=player_clocks.LEAST, le=player_clocks.MOST)]
    more: Annotated[float, Field(ge=0, le=player_clocks.MOST_MORE)] = 0.0


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


@router.post("/tables", status_code=201, responses=errors(404, 422, 429, 503, 507))
async def open_table(request: Request, wanted: NewTable) -> Opened:
    """Set a table."""
    meter = meter_of(request)
    if not meter.take_table():
        raise TooMany(meter.wait_table(), "Too many tables were set.")
    registry, game = registry_of(request), game_of(request, wanted.game)
    chosen: Mapping[str, Any] = wanted.options
    begun: list[Spelled] = []
    if wanted.begun is None:
        seats = game.seats[0] if wanted.seats is None else wanted.seats
        seating = Seating(seats, None if wanted.by_age is None else _order(seats, wanted.by_age))
    else:
        beginning = await _beginning(request, wanted.begun)
        _check(beginning, game.id)
        chosen, seating, begun = beginning.options, beginning.seating, beginning.turns
        seats = seating.seats
    options = await run_in_threadpool(options_of, game, chosen)
    meter.charge(PLAYED * sum(map(len, begun)))
    bots = _bots(wanted.bots, seats)
    if len(bots) == seats:
        _may_open_for_bots(registry)
    id = new_id()
    try:
        open_seats = [seat for seat in range(seats) if seat not in bots]
        tokens: dict[str, Viewer] = {new_token(): seat for seat in (*open_seats, SPECTATOR)}
        host = new_token()
        match = await Match.open(
            registry.services,
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
        raise HttpError(422, "bad-table", str(error)) from None
    _log.info("table set", extra={"match": id, "game": game.id})
    return _opened(id, tokens, host, game.seat_names)


async def _beginning(request: Request, begun: Begun | BegunText) -> Beginning:
    """Return how a match of this server, or that of a transcript, began."""
    if isinstance(begun, BegunText):
        transcripts: TranscriptReader = request.app.state.transcripts
        return await transcripts.beginning(begun.key, begun.turn)
    async with room_of(request, begun.match, begun.token) as room:
        room.viewer(begun.token)
        return record_of_table(room.match.state).beginning(begun.turn)


def _check(beginning: Beginning, game: str) -> None:
    """Raise HttpError where a game cannot go on from there."""
    if not beginning.over:
        said = "This game is not over: it can be looked at, and played on from when it is over."
        raise HttpError(422, "still-running", said)
    if beginning.game != game:
        raise HttpError(422, "bad-table", f"That match is a game of {beginning.game}.")
    if not beginning.decides:
        raise HttpError(422, "bad-table", "The game is over there: choose an earlier turn.")


@router.get(
    "/tables/{match}/transcript",
    response_class=Response,
    responses=errors(401, 404, 503),
)
async def transcript(request: Request, match: str, token: BearerToken) -> Response:
    """Return the match as text: in full when it is over, else what the token's viewer may know."""
    async with room_of(request, match, token) as room:
        viewer = room.viewer(token)
        headers = {"Cache-Control": "no-store"}
        text = await run_in_threadpool(room.match.writing(viewer))
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def _may_open_for_bots(registry: MatchRegistry) -> None:
    """Raise HttpError if there are as many tables of bots alone as there may be."""
    if registry.bot_pool.queue.full:
        said = (
            f"No more than {registry.settings.bot_tables} tables of bots alone run here at a time. "
            "Wait until one is over, or take a seat yourself."
        )
        raise HttpError(429, "too-many-bots", said, {"Retry-After": "60"})


def _order(seats: int, named: list[int]) -> tuple[Seat, ...]:
    """Return all seats, youngest first; raise HttpError if those named are none of the table's."""
    try:
        return order_of_age(seats, named)
    except TailbackError as error:
        raise HttpError(422, "bad-table", str(error)) from None


def _bots(bots: dict[str, str], seats: int) -> dict[int, str]:
    known = {str(seat): seat for seat in range(seats)}
    for seat in bots:
        if seat not in known:
            raise HttpError(422, "bad-table", f"There is no seat {seat[:20]!r} for a bot.")
    return {known[seat]: name for seat, name in bots.items()}


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
