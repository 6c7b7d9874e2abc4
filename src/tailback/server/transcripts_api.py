"""Over HTTP: a transcript played through, checked, and shown turn by turn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Request, Response
from fastapi.concurrency import run_in_threadpool
from pydantic import BaseModel, Field

from tailback.kit import NATURE, SPECTATOR, Chance, TailbackError, TranscriptError
from tailback.kit.transcript import Transcript, read, turns, verify
from tailback.server import wire
from tailback.server.games_api import REFUSED
from tailback.server.problem import Error, Problem, Wrong
from tailback.server.wire import EventSent, ResultSent

router = APIRouter(prefix="/api", tags=["transcripts"])


class Frame(BaseModel):
    """One turn, and what everyone could see after it. The first frame is the start."""

    move: str
    seat: str | None
    table: Any
    owns: list[Any]
    """What each seat alone could see."""
    events: list[EventSent]
    letters: str


class Draw(BaseModel):
    """One draw: the whole-number weights, and which outcome fell."""

    weights: list[int]
    index: int


class Replayed(BaseModel):
    """A transcript whose every move the rules allow."""

    ok: Literal[True] = True
    game: str
    options: dict[str, Any]
    seats: list[str]
    players: list[str]
    result: ResultSent | None
    scene: Any
    fair: bool | None
    """Whether every draw follows from the seeds; null where the seeds are not known."""
    unfair: str | None
    """What does not follow."""
    draws: list[Draw]
    """Every draw in order, so that a page can check them against the seeds by itself."""
    frames: list[Frame]


@router.post(
    "/transcripts",
    response_model=Annotated[Replayed | Wrong, Field(discriminator="ok")],
    responses={**REFUSED, 413: {"model": Error}, 415: {"model": Error}},
)
async def replay(
    request: Request, text: Annotated[bytes, Body(media_type="text/plain")] = b""
) -> Replayed | Response:
    """Play a transcript through and check its moves and its draws, or say where it goes wrong."""
    busy: asyncio.Semaphore = request.app.state.replays
    async with busy:
        try:
            return await run_in_threadpool(_replayed, text)
        except Problem as problem:
            return problem.verdict()


def _replayed(body: bytes) -> Replayed:
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        raise _bad(line, "this is not UTF-8 text") from None
    try:
        transcript = read(text)
    except TranscriptError as error:
        raise _bad(error.line, error.why) from None
    except (ImportError, AttributeError):
        raise _bad(2, "its game cannot be loaded here") from None
    fair, unfair = _fair(transcript)
    game, finished = transcript.game, transcript.finished()
    result: Any = wire.result(finished)
    return Replayed(
        game=game.id,
        options=dict(transcript.options.write()),
        seats=list(game.seat_names[: transcript.seating.seats]),
        players=list(transcript.players),
        result=result,
        scene=game.scene(transcript.options, transcript.seating),
        fair=fair,
        unfair=unfair,
        draws=list(_draws(transcript)),
        frames=list(_frames(transcript)),
    )


def _bad(line: int, why: str) -> Problem:
    return Problem(422, "bad-transcript", f"Line {line}: {why}", line=line, detail=why)


def _fair(transcript: Transcript) -> tuple[bool | None, str | None]:
    if transcript.fairness is None or transcript.fairness.server_seed is None:
        return None, None
    try:
        verify(transcript)
    except TailbackError as error:
        return False, str(error)
    return True, None


def _draws(transcript: Transcript) -> Iterator[Draw]:
    for step in transcript.played:
        pending = transcript.game.pending(step.before)
        if isinstance(pending, Chance):
            index = pending.outcomes.index(step.moves[NATURE])
            yield Draw(weights=list(pending.weights), index=index)


def _frames(transcript: Transcript) -> Iterator[Frame]:
    game, history = transcript.game, transcript.history
    yield _frame(transcript, 0, 0, "", None)
    at = 0
    for moves, draws in turns(history):
        before, at = at, at + len(moves) + len(draws)
        seats = sorted(moves[0]) if moves else []
        spell = game.notation
        said = "; ".join(
            f"{game.seat_names[seat]}: {spell.turn_text([m[seat] for m in moves])}"
            for seat in seats
        )
        line = " ".join([*([said] if said else []), *(spell.move_text(draw) for draw in draws)])
        name = game.seat_names[seats[0]] if len(seats) == 1 else None
        yield _frame(transcript, before, at, line, name)


def _frame(transcript: Transcript, before: int, at: int, move: str, seat: str | None) -> Frame:
    game, position = transcript.game, transcript.positions[at]
    story = [one for step in transcript.played[before:at] for one in step.story]
    events = game.events(game.witness(story, SPECTATOR))
    scene = game.scene(transcript.options, transcript.seating)
    view = game.view(scene, position, SPECTATOR)
    return Frame(
        move=move,
        seat=seat,
        table=view.table,
        owns=[game.own(position, seat) for seat in range(transcript.seating.seats)],
        events=[EventSent.model_validate(wire.event(event)) for event in events],
        letters=game.letters(view),
    )
