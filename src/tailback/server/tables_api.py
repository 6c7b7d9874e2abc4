"""Over HTTP: setting a table, and a match as text."""

from __future__ import annotations

import logging
from typing import Annotated, Any

from fastapi import APIRouter, Header, Request, Response
from pydantic import BaseModel, Field

from tailback.kit import SPECTATOR, Seating, TailbackError, Viewer
from tailback.match import Match, StoreError, new_id
from tailback.match.create import TIME
from tailback.server.games_api import MISSING, REFUSED, game_of, hall_of, options_of
from tailback.server.problem import Error, Problem, bad_token, store_failed
from tailback.server.tokens import new_token, notes_of

router = APIRouter(prefix="/api", tags=["tables"])
_log = logging.getLogger(__name__)
_BUSY: dict[int | str, dict[str, Any]] = {
    429: {"model": Error},
    503: {"model": Error},
    507: {"model": Error},
}

Whole = Annotated[int, Field(ge=0, le=99)]


class NewTable(BaseModel):
    """What is agreed before the first move."""

    game: str
    options: dict[str, Any] = {}
    seats: Whole | None = None
    by_age: Annotated[list[Whole], Field(max_length=99)] | None = None
    """The seats, youngest first."""
    bots: dict[str, str] = {}
    """Which bot thinks on which seat."""
    time: float | None = TIME
    """After how many seconds a default is played for a silent seat."""


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


@router.post("/tables", status_code=201, responses={**MISSING, **REFUSED, **_BUSY})
async def open_table(request: Request, wanted: NewTable) -> Opened:
    """Set a table."""
    address = request.client.host if request.client else ""
    bucket = request.app.state.tables.bucket(address)
    if not bucket.take():
        after = {"Retry-After": str(int(bucket.wait()) + 1)}
        raise Problem(429, "too-many", "Too many tables were set; wait a little.", after)
    hall, game = hall_of(request), game_of(request, wanted.game)
    options = options_of(game, wanted.options)
    seats = game.seats[0] if wanted.seats is None else wanted.seats
    seating = Seating(seats, None if wanted.by_age is None else tuple(wanted.by_age))
    bots = _bots(wanted.bots, seats)
    id = new_id()
    try:
        open_seats = [seat for seat in range(seats) if seat not in bots]
        tokens: dict[str, Viewer] = {new_token(): seat for seat in (*open_seats, SPECTATOR)}
        match = await Match.open(
            hall.house,
            game,
            options,
            seating,
            bots=bots,
            time=wanted.time,
            id=id,
            notes=notes_of(tokens),
        )
        await match.close()  # it is taken up by the first who looks
    except TailbackError as error:
        raise Problem(422, "bad-table", str(error)) from None
    except StoreError as error:
        _log.warning("a table could not be written: %s", type(error).__name__)
        raise store_failed(error) from None
    _log.info("table set", extra={"match": id, "game": game.id})
    return _opened(id, tokens, game.seat_names)


@router.get(
    "/tables/{match}/transcript",
    response_class=Response,
    responses={401: {"model": Error}, **MISSING, 503: {"model": Error}},
)
async def transcript(
    request: Request, match: str, authorization: Annotated[str | None, Header()] = None
) -> Response:
    """Return the match as text: in full when it is over, else what the token's viewer may know."""
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise bad_token()
    async with hall_of(request).room(match) as room:
        viewer = room.viewer(token)
        headers = {"Cache-Control": "no-store"}
        text = room.match.transcript(viewer)
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def _bots(given: dict[str, str], seats: int) -> dict[int, str]:
    known = {str(seat): seat for seat in range(seats)}
    for seat in given:
        if seat not in known:
            raise Problem(422, "bad-table", f"There is no seat {seat[:20]!r} for a bot.")
    return {known[seat]: name for seat, name in given.items()}


def _opened(id: str, tokens: dict[str, Viewer], names: tuple[str, ...]) -> Opened:
    links = {viewer: (token, f"/table/{id}#{token}") for token, viewer in tokens.items()}
    watch = links.pop(SPECTATOR)
    seats = [
        SeatLink(seat=seat, name=names[seat], token=token, link=link)
        for seat, (token, link) in links.items()
        if seat is not None
    ]
    return Opened(match=id, seats=seats, spectator=Link(token=watch[0], link=watch[1]))
