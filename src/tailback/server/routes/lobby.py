"""Over HTTP: the open list, putting a table on it, and sitting down from it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from tailback.kit import SPECTATOR
from tailback.match import Accepted
from tailback.server.http_errors import BadToken, HttpError, errors
from tailback.server.live.client_messages import Token
from tailback.server.live.lobby import Level, Lobby, OpenList
from tailback.server.live.room import Room
from tailback.server.live.tokens import Right, key_of
from tailback.server.routes.games import BearerToken, meter_of, room_of
from tailback.server.routes.rate_limits import Client
from tailback.server.settings import Settings

router = APIRouter(prefix="/api/lobby", tags=["tables"])


_OF_ALL: Final = 4
"""One in so many of an address's connections may wait for news."""


class Listing(BaseModel):
    """For whom a table is meant, and a spectator's token for those who find it."""

    level: Level = "any"
    watch: Annotated[str, Field(max_length=256)]


class SitDown(BaseModel):
    """Someone who wants to sit down, with a token of their own making for the seat."""

    id: Annotated[str, Field(max_length=64)]
    token: Token
    name: Annotated[str, Field(max_length=256)]
    commitment: Annotated[str, Field(max_length=64)]
    """To a seed for the draws: its SHA-256, in hexadecimal."""


class Seated(BaseModel):
    """Which seat the token opens now."""

    ok: Literal[True] = True
    seat: int


class NotSeated(BaseModel):
    """Why there is no seat: ``taken`` where others were first, ``not-listed``, or of the verb."""

    ok: Literal[False] = False
    why: str


def lobby_of(request: Request) -> Lobby:
    """Return the lobby that serves this request."""
    lobby: Lobby = request.app.state.lobby
    return lobby


@router.get("", response_model=OpenList, responses=errors(422, 503))
async def open_tables(
    request: Request, known: Annotated[str, Query(max_length=64)] = ""
) -> Response:
    """Return the open list; with the tag of the ``known`` one as soon as it is another."""
    with _one_more_waits(meter_of(request).account, request.app.state.settings):
        shown = await lobby_of(request).wait(known, request.is_disconnected)
    headers = {"Cache-Control": "no-store"}
    return Response(shown.text, headers=headers, media_type="application/json")


@contextmanager
def _one_more_waits(account: Client, settings: Settings) -> Iterator[None]:
    """Count who waits for news; raise HttpError where too many of one address do."""
    if account.waiting >= max(1, settings.connections_per_address // _OF_ALL):
        said = "Too many wait for news from this address."
        raise HttpError(503, "full", said, {"Retry-After": "10", "Connection": "close"})
    account.waiting += 1
    try:
        yield
    finally:
        account.waiting -= 1


@router.put(
    "/{match}",
    status_code=204,
    responses=errors(401, 404, 409, 422, 429, 503),
)
async def put_on(
    request: Request,
    match: str,
    listing: Listing,
    token: BearerToken,
) -> None:
    """Put a table on the open list, as its host; a link opens no seat that was taken from there."""
    async with room_of(request, match, token) as room:
        room.host(token)
        if room.right(listing.watch) != Right(SPECTATOR):  # nor an invitation that is used up
            raise HttpError(422, "bad-listing", "Give a spectator's token for those who watch.")
        by = meter_of(request).account.address
        await lobby_of(request).put(room, listing.level, listing.watch, by)


@router.delete("/{match}", status_code=204, responses=errors(401, 404, 503))
async def take_off(request: Request, match: str, token: BearerToken) -> None:
    """Take a table off the open list, as its host."""
    async with room_of(request, match, token) as room:
        room.host(token)
        await lobby_of(request).take_off(match)


@router.post("/{match}/seats", responses=errors(404, 422, 503))
async def sit_down(request: Request, match: str, wanted: SitDown) -> Seated | NotSeated:
    """Take a free seat of a listed table, whichever is the first."""
    listed = await lobby_of(request).has(match)
    known = None if listed else wanted.token  # then only whoever sits there already comes in
    try:
        async with room_of(request, match, known) as room:
            await room.use(wanted.token)
            return await _seated(room, wanted, listed=listed)
    except BadToken:
        return NotSeated(why="not-listed")


async def _seated(room: Room, wanted: SitDown, *, listed: bool) -> Seated | NotSeated:
    table, key = room.match.state, key_of(wanted.token)
    own = next((seat for seat, known in table.keys.seats.items() if known == key), None)
    if own is not None:
        return Seated(seat=own)
    if room.opens(wanted.token):  # whoever else has it would have the seat
        return NotSeated(why="taken")
    if not listed:
        return NotSeated(why="not-listed")
    for seat, chair in enumerate(tuple(table.chairs)):
        if chair.kind != "open":
            continue
        answer = await room.match.sit(seat, wanted.id, wanted.name, wanted.commitment, key=key)
        if isinstance(answer, Accepted):
            return Seated(seat=seat)
        if answer.why != "taken":
            return NotSeated(why=answer.why)
    return NotSeated(why="taken")
