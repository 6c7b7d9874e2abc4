"""Over HTTP: the turns of a match as one viewer saw them, from a table or a transcript."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Annotated, Any, Final, NoReturn, TypeVar

from fastapi import APIRouter, Body, Path, Query, Request, Response
from pydantic import Field

from tailback.kit import SPECTATOR
from tailback.server import transcript_reader
from tailback.server.botpool.workers import ProcessWorker, ThreadWorker, Worker, WorkerFailed
from tailback.server.history import Beginning, History, record_of_table
from tailback.server.http_errors import Ending, HttpError, Wrong, errors
from tailback.server.routes.games import BearerToken, room_of
from tailback.server.transcript_reader import Bad, TranscriptHistory

T = TypeVar("T")

router = APIRouter(prefix="/api", tags=["history"])
MOST_TURNS: Final = 32
"""So many turns of a table are sent in one answer."""
_WAITING: Final = 8
"""How many questions about transcripts may wait for their turn."""
_MOST_BYTES: Final = 512 * 1024 * 1024
"""How much memory the process may use that reads transcripts."""
_log = logging.getLogger(__name__)

First = Annotated[int, Query(ge=0, le=10**6)]
Eyes = Annotated[int, Query(ge=-1, le=99)]


@router.get(
    "/tables/{match}/history",
    responses=errors(401, 404, 422, 503),
)
async def table_history(
    request: Request,
    match: str,
    token: BearerToken,
    first: First = 0,
    eyes: Eyes | None = None,
) -> History:
    """Return turns of a match from ``first`` on, at most 32, as one viewer saw them.

    While it runs, that is the token's own viewer; when it is over, ``eyes`` may be any seat, or -1
    for what everyone could see.
    """
    async with room_of(request, match, token) as room:
        table = room.match.state
        record, viewer = record_of_table(table), table.viewpoint(room.viewer(token))
        if record.over and eyes is not None:
            if eyes >= table.seating.seats:
                raise HttpError(422, "no-such-seat", f"There is no seat {eyes} at this table.")
            viewer = SPECTATOR if eyes < 0 else eyes
        return record.history(viewer, first, MOST_TURNS, everything=record.over)


class TranscriptReader:
    """Asks a process for pages, one at a time; without one, a thread of the server's own."""

    def __init__(self, seconds: float, *, process: bool) -> None:
        self._worker: Worker[Any]
        if process:
            self._worker = ProcessWorker(transcript_reader.call, most_bytes=_MOST_BYTES)
        else:
            self._worker = ThreadWorker(transcript_reader.call)
        self._seconds = seconds
        self._closed = False
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def page(self, text: bytes | str, eyes: int, first: int) -> bytes:
        """Return a page of a text, or of one that was read before, by its key."""
        page: bytes | Bad = await self._ask(transcript_reader.page, text, eyes, first)
        if isinstance(page, Bad):
            _refuse(*page)
        return page

    async def beginning(self, key: str, turn: int) -> Beginning:
        """Return how a transcript began that was read before, up to a turn."""
        return await self._ask(transcript_reader.beginning, key, turn)

    async def _ask(self, what: Callable[..., T | None], *question: Any) -> T:
        if self._waiting >= _WAITING:
            said = "Too many transcripts wait to be read. Try again in a moment."
            raise HttpError(503, "busy", said, {"Retry-After": "10"})
        self._waiting += 1
        try:
            async with self._turn:
                answer: T | None = await self._worker.ask(self._seconds, what, *question)
        except (EOFError, OSError, WorkerFailed) as error:  # OSError: also that time is over
            if self._closed:
                raise Ending from None
            _log.warning("a transcript was given up: %s", error or type(error).__name__)
            _refuse(1, "it takes too long to play this through")
        finally:
            self._waiting -= 1
        if answer is None:
            said = "This transcript is no longer at hand: send it again."
            raise HttpError(422, "gone", said)
        return answer

    def close(self) -> None:
        """Stop reading."""
        self._closed = True
        self._worker.close()


@router.post(
    "/transcripts",
    response_model=Annotated[TranscriptHistory | Wrong, Field(discriminator="ok")],
    responses=errors(413, 415, 422, 503),
)
async def transcript_history(
    request: Request,
    text: Annotated[bytes, Body(media_type="text/plain")] = b"",
    eyes: Eyes = -1,
    first: First = 0,
) -> Response:
    """Play a transcript through and check its moves and its draws, or say where it goes wrong.

    It is shown with the ``eyes`` of a seat; -1 for what everyone could see. At most 200 turns are
    sent at once, from ``first`` on.
    """
    return await _page(request, text, eyes, first)


@router.get(
    "/transcripts/{key}/history",
    response_model=Annotated[TranscriptHistory | Wrong, Field(discriminator="ok")],
    responses=errors(422, 503),
)
async def more_history(
    request: Request,
    key: Annotated[str, Path(max_length=64)],
    eyes: Eyes = -1,
    first: First = 0,
) -> Response:
    """Return more turns of a transcript that was read before, as long as it is at hand."""
    return await _page(request, key, eyes, first)


async def _page(request: Request, text: bytes | str, eyes: int, first: int) -> Response:
    transcripts: TranscriptReader = request.app.state.transcripts
    try:
        page = await transcripts.page(text, eyes, first)
    except HttpError as error:
        if error.status != 422:
            raise
        return error.verdict()
    return Response(page, media_type="application/json", headers={"Cache-Control": "no-store"})


def _refuse(line: int, why: str) -> NoReturn:
    """Raise the answer to a transcript that goes wrong at a line."""
    said = f"Line {line}: {why}"
    raise HttpError(422, "bad-transcript", said, line=line, detail=why) from None
