"""Over HTTP: the status of several tables, for a page that lists the games of one browser."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from tailback.match import Place
from tailback.match.verbs.reveal import missing
from tailback.server.http_errors import HttpError, errors
from tailback.server.live import server_messages
from tailback.server.live.server_messages import ResultSent
from tailback.server.routes.games import room_of

router = APIRouter(prefix="/api", tags=["tables"])
MOST: Final = 24
"""How many matches may be asked about at once."""


class TableToken(BaseModel):
    """A match and a token that opens it."""

    match: Annotated[str, Field(max_length=64)]
    token: Annotated[str, Field(max_length=256)]


class TableTokens(BaseModel):
    """The matches that are asked about."""

    tables: Annotated[list[TableToken], Field(max_length=MOST)]


class TableStatus(BaseModel):
    """How one match stands for one viewer."""

    ok: Literal[True] = True
    stage: Literal["open", "revealing", "running", "over"]
    due: bool
    """Whether this viewer is asked and has not chosen yet, or has to come by to reveal a seed."""
    seats: list[Place]
    result: ResultSent | None
    next: str | None
    swapped: bool
    """Whether everyone sits one seat further on there."""


class NoTableStatus(BaseModel):
    """A match that cannot be looked at with this token, and why."""

    ok: Literal[False] = False
    why: str


@router.post("/tables/status", responses=errors(422))
async def statuses(request: Request, asked: TableTokens) -> list[TableStatus | NoTableStatus]:
    """Say how matches stand; one that cannot be opened is an answer, not a failure."""
    return [await _status(request, table) for table in asked.tables]


async def _status(request: Request, asked: TableToken) -> TableStatus | NoTableStatus:
    try:
        async with room_of(request, asked.match, asked.token) as room:
            viewer = room.viewer(asked.token)
            now, reveals = room.match.watch(viewer), viewer in missing(room.match.state)
    except HttpError as error:
        return NoTableStatus(why=error.why)
    assert now.people is not None
    stage: Any = now.stage
    result: Any = server_messages.result(now.people.result)
    return TableStatus(
        stage=stage,
        due=reveals or (now.ask is not None and now.sealed is None),
        seats=list(now.people.seats),
        result=result,
        next=now.people.next_match,
        swapped=now.people.next_match is not None and bool(now.people.swap),
    )
