"""Over HTTP: a transcript played through, checked, and shown turn by turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Annotated, Any, Final, NoReturn, TypeVar

from fastapi import APIRouter, Body, Path, Query, Request, Response
from pydantic import Field

from tailback.server import replay as replaying
from tailback.server.games_api import REFUSED
from tailback.server.problem import Ending, Error, Problem, Wrong
from tailback.server.process import Answers, Helper, NotAnswered, Worker
from tailback.server.replay import Bad, Beginning, Replayed

T = TypeVar("T")

router = APIRouter(prefix="/api", tags=["transcripts"])
_WAITING: Final = 8
"""How many questions may wait for their turn."""
_MOST_BYTES: Final = 512 * 1024 * 1024
"""How much memory the process may use that reads transcripts."""
_log = logging.getLogger(__name__)

First = Annotated[int, Query(ge=0, le=10**6)]
Eyes = Annotated[int, Query(ge=-1, le=99)]
_BUSY: dict[int | str, dict[str, Any]] = {503: {"model": Error}}


class Replays:
    """Asks a process for pages, one at a time; without one, a thread of the server's own."""

    def __init__(self, seconds: float, *, process: bool) -> None:
        self._worker: Answers[Any]
        if process:
            self._worker = Worker(replaying.call, most_bytes=_MOST_BYTES)
        else:
            self._worker = Helper(replaying.call)
        self._seconds = seconds
        self._closed = False
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def page(self, given: bytes | str, eyes: int, first: int) -> bytes:
        """Return a page of a text, or of one that was read before, by its key."""
        told: bytes | Bad = await self._told(replaying.answer, given, eyes, first)
        if isinstance(told, Bad):
            _refuse(*told)
        return told

    async def beginning(self, key: str, turn: int) -> Beginning:
        """Return how a transcript began that was read before, up to a turn."""
        return await self._told(replaying.beginning, key, turn)

    async def _told(self, what: Callable[..., T | None], *question: Any) -> T:
        if self._waiting >= _WAITING:
            said = "Too many transcripts wait to be read. Try again in a moment."
            raise Problem(503, "busy", said, {"Retry-After": "10"})
        self._waiting += 1
        try:
            async with self._turn:
                told: T | None = await self._worker.ask(self._seconds, what, *question)
        except (EOFError, OSError, NotAnswered) as error:  # OSError: also that time is over
            if self._closed:
                raise Ending from None
            _log.warning("a transcript was given up: %s", error or type(error).__name__)
            _refuse(1, "it takes too long to play this through")
        finally:
            self._waiting -= 1
        if told is None:
            said = "This transcript is no longer at hand: send it again."
            raise Problem(422, "gone", said)
        return told

    def close(self) -> None:
        """Stop reading."""
        self._closed = True
        self._worker.close()


@router.post(
    "/transcripts",
    response_model=Annotated[Replayed | Wrong, Field(discriminator="ok")],
    responses={**REFUSED, **_BUSY, 413: {"model": Error}, 415: {"model": Error}},
)
async def replay(
    request: Request,
    text: Annotated[bytes, Body(media_type="text/plain")] = b"",
    eyes: Eyes = -1,
    first: First = 0,
) -> Response:
    """Play a transcript through and check its moves and its draws, or say where it goes wrong.

    It is shown with the ``eyes`` of a seat; -1 for what everyone could see. At most 200 turns are
    told at once, from ``first`` on.
    """
    return await _page(request, text, eyes, first)


@router.get(
    "/transcripts/{key}",
    response_model=Annotated[Replayed | Wrong, Field(discriminator="ok")],
    responses={**REFUSED, **_BUSY},
)
async def more(
    request: Request,
    key: Annotated[str, Path(max_length=64)],
    eyes: Eyes = -1,
    first: First = 0,
) -> Response:
    """Return more turns of a transcript that was read before, as long as it is at hand."""
    return await _page(request, key, eyes, first)


async def _page(request: Request, given: bytes | str, eyes: int, first: int) -> Response:
    replays: Replays = request.app.state.replays
    try:
        told = await replays.page(given, eyes, first)
    except Problem as problem:
        if problem.status != 422:
            raise
        return problem.verdict()
    return Response(told, media_type="application/json", headers={"Cache-Control": "no-store"})


def _refuse(line: int, why: str) -> NoReturn:
    """Raise the answer to a transcript that goes wrong at a line."""
    said = f"Line {line}: {why}"
    raise Problem(422, "bad-transcript", said, line=line, detail=why) from None
