"""Over HTTP: how several matches stand, for a page that lists the games of one browser."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from tailback.match import Place
from tailback.match.reveal import missing
from tailback.server import wire
from tailback.server.games_api import REFUSED, room_of
from tailback.server.problem import Problem
from tailback.server.wire import ResultSent

router = APIRouter(prefix="/api", tags=["tables"])
MOST: Final = 24
"""How many matches may be asked about at once."""


class Right(BaseModel):
    """A match and a token that opens it."""

    match: Annotated[str, Field(max_length=64)]
    token: Annotated[str, Field(max_length=256)]


class Rights(BaseModel):
    """The matches that are asked about."""

    tables: Annotated[list[Right], Field(max_length=MOST)]


class Standing(BaseModel):
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


class NoStanding(BaseModel):
    """A match that cannot be looked at with this token, and why."""

    ok: Literal[False] = False
    why: str


@router.post("/tables/standing", responses=REFUSED)
async def standing(request: Request, asked: Rights) -> list[Standing | NoStanding]:
    """Say how matches stand; one that cannot be opened is an answer, not a failure."""
    return [await _standing(request, right) for right in asked.tables]


async def _standing(request: Request, right: Right) -> Standing | NoStanding:
    try:
        async with room_of(request, right.match, right.token) as room:
            viewer = room.viewer(right.token)
            now, waits = room.match.watch(viewer), viewer in missing(room.match.table)
    except Problem as problem:
        return NoStanding(why=problem.why)
    assert now.people is not None
    stage: Any = now.stage
    result: Any = wire.result(now.people.result)
    return Standing(
        stage=stage,
        due=waits or (now.ask is not None and now.sealed is None),
        seats=list(now.people.seats),
        result=result,
        next=now.people.next,
        swapped=now.people.next is not None and bool(now.people.swap),
    )
