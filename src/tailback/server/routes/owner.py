"""Over HTTP: what whoever set a table may do there, by the host's link."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from tailback.match import Answer, Rejected, reason
from tailback.server.http_errors import HttpError, errors
from tailback.server.live.client_messages import Token
from tailback.server.live.room import Room
from tailback.server.live.tokens import key_of, new_token
from tailback.server.routes.games import BearerToken, registry_of, room_of
from tailback.server.routes.tables import SeatLink, Whole

router = APIRouter(prefix="/api/tables", tags=["tables"])


class OwnerSeat(BaseModel):
    """A seat as the host sees it: who plays there, and whether they are there now."""

    seat: int
    name: str
    player: str
    kind: str
    present: bool
    stand_in: str | None
    """The computer player that plays on for the person."""
    resigned: bool
    left: bool
    """Whether a computer player may go on for the person, who has been away for long enough."""


class OwnedTable(BaseModel):
    """A table as its host sees it."""

    match: str
    game: str
    stage: str
    seats: list[OwnerSeat]


class NewLink(BaseModel):
    """A token of the host's own making for a seat; sent again with the same id it is the same."""

    id: Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
    token: Token


class NewAges(BaseModel):
    """Who is youngest, or the order of age; sent again with the same id it is the same."""

    id: Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
    by_age: Annotated[list[Whole], Field(max_length=99)] | None
    """The seats, youngest first; those not named follow clockwise. null takes it back."""


class NewBot(BaseModel):
    """The computer player that takes a seat; sent again with the same id it is the same."""

    id: Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
    bot: Annotated[str, Field(max_length=64)]


@router.get("/{match}/host", responses=errors(401, 404, 409, 422, 503))
async def owned_table(
    request: Request,
    response: Response,
    match: str,
    token: BearerToken,
) -> OwnedTable:
    """Return who is at a table, to whoever set it."""
    response.headers["Cache-Control"] = "no-store"
    async with room_of(request, match, token) as room:
        room.host(token)
        return _hosted(room, registry_of(request).settings.grace)


def _hosted(room: Room, grace: float) -> OwnedTable:
    table, present = room.match.state, room.presence.seats()
    running = table.stage == "running"
    seats = [
        OwnerSeat(
            seat=seat,
            name=table.game.seat_names[seat],
            player=chair.name,
            kind=chair.kind,
            present=present[seat],
            stand_in=chair.bot if chair.handed else None,
            resigned=chair.resigned,
            left=running and chair.plays and room.presence.away(seat, grace),
        )
        for seat, chair in enumerate(table.chairs)
    ]
    return OwnedTable(match=table.id, game=table.game.id, stage=table.stage, seats=seats)


@router.post("/{match}/ages", responses=errors(401, 404, 409, 422, 503))
async def say_ages(
    request: Request,
    match: str,
    wanted: NewAges,
    token: BearerToken,
) -> OwnedTable:
    """Say who is youngest, or the order of age, until every seat is taken; all are told."""
    async with room_of(request, match, token) as room:
        room.host(token)
        answer = await room.match.ages(wanted.id, wanted.by_age)
        if isinstance(answer, Rejected) and answer.why == "bad-ages":
            raise HttpError(422, "bad-ages", answer.said)
        _taken(answer)
        return _hosted(room, registry_of(request).settings.grace)


@router.post("/{match}/seats/{seat}/bot", responses=errors(401, 404, 409, 422, 503))
async def seat_bot(
    request: Request,
    match: str,
    seat: Annotated[int, Path(ge=0, le=99)],
    wanted: NewBot,
    token: BearerToken,
) -> OwnedTable:
    """Let a computer player take a seat that nobody has taken, or go on for one who has left.

    The link of a seat that nobody has taken opens it no longer; who has left comes back by theirs.
    """
    registry = registry_of(request)
    grace = registry.settings.grace
    async with room_of(request, match, token) as room:
        room.host(token)
        table = _with_seat(room, seat).match.state
        if wanted.bot not in registry.catalogue.bot_names(table.game):
            raise HttpError(422, "no-bot", str(reason("no-bot")))
        if (seat, wanted.id) not in table.messages.ids:  # else it was asked for before
            bot, nobodys = wanted.bot, key_of(new_token())
            if table.chairs[seat].kind == "person":
                away = room.presence.away(seat, grace)
                answer = await room.match.stand_in(None, wanted.id, seat, bot, away=away)
            else:
                answer = await room.match.sit(seat, wanted.id, bot, bot=bot, key=nobodys)
            _taken(answer)
        return _hosted(room, grace)


def _with_seat(room: Room, seat: int) -> Room:
    """Return the room; raise HttpError if its table has no such seat."""
    if seat >= room.match.state.seating.seats:
        raise HttpError(422, "no-such-seat", f"There is no seat {seat} at this table.")
    return room


def _taken(answer: Answer) -> None:
    """Raise HttpError if something was refused."""
    if isinstance(answer, Rejected):
        broken = answer.why in ("not-written", "unknown")
        raise HttpError(503 if broken else 409, answer.why, answer.said)


@router.post("/{match}/seats/{seat}/link", responses=errors(401, 404, 409, 422, 503))
async def renew_link(
    request: Request,
    match: str,
    seat: Annotated[int, Path(ge=0, le=99)],
    wanted: NewLink,
    token: BearerToken,
) -> SeatLink:
    """Give a seat that nobody has taken a new link; the old ones open nothing any more."""
    async with room_of(request, match, token) as room:
        room.host(token)
        table = _with_seat(room, seat).match.state
        if room.opens(wanted.token) and (seat, wanted.id) not in table.messages.ids:
            raise HttpError(409, "key-used", str(reason("key-used")))
        _taken(await room.match.renew(seat, wanted.id, key_of(wanted.token)))
        name, link = table.game.seat_names[seat], f"/table/{match}#{wanted.token}"
        return SeatLink(seat=seat, name=name, token=wanted.token, link=link)
