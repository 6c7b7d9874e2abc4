"""Transcripts played through and looked at, a page at a time; runs in a process of its own."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from itertools import pairwise
from typing import Any, Final, Literal, NamedTuple, ParamSpec, TypeVar

from pydantic import BaseModel

from tailback.kit import (
    NATURE,
    SPECTATOR,
    Chance,
    Decision,
    Seating,
    TailbackError,
    TranscriptError,
)
from tailback.kit.transcript import Transcript, turns
from tailback.kit.transcript_reader import read
from tailback.kit.verify import verify
from tailback.match.run import Spelled, spelled
from tailback.server import wire
from tailback.server.turns import Looker, Turn
from tailback.server.wire import ResultSent

P = ParamSpec("P")
T = TypeVar("T")

PAGE: Final = 200
"""So many turns are told in one answer."""
_KEPT: Final = 2
"""So many transcripts are remembered, so that their next pages need not be read again."""


class Draw(BaseModel):
    """One draw: the whole-number weights, and which outcome fell."""

    weights: list[int]
    index: int


class Replayed(BaseModel):
    """A page of a transcript whose every move the rules allow."""

    ok: Literal[True] = True
    key: str
    """Names the transcript when the next pages are asked for."""
    game: str
    options: dict[str, Any]
    seats: list[str]
    players: list[str]
    result: ResultSent | None
    over: bool
    """Whether it is over, so that it can be played on from here."""
    scene: Any
    fair: bool | None
    """Whether every draw follows from the seeds; null where the seeds are not known."""
    unfair: str | None
    """What does not follow."""
    draws: list[Draw]
    """Every draw of these turns in order, so that a page can check them against the seeds."""
    turns: list[Turn]
    """As one seat saw them, or as everyone could."""
    last: int
    """The number of the latest turn of the whole match."""


class Bad(NamedTuple):
    """Where a transcript goes wrong, and why."""

    line: int
    why: str


class Beginning(NamedTuple):
    """How a transcript began: what was agreed, and what happened up to a turn, in notation."""

    game: str
    options: Mapping[str, Any]
    seating: Seating
    pages: list[Spelled]
    decides: bool
    """Whether someone has to decide then, so that it can be played on."""
    over: bool
    """Whether the match is over of which this is the beginning."""


class Reading:
    """A transcript that was played through and checked."""

    def __init__(self, key: str, transcript: Transcript) -> None:
        self.key = key
        self.transcript = transcript
        self.ends = [0]
        """How much of the history has happened after each turn."""
        for moves, draws in turns(transcript.history):
            self.ends.append(self.ends[-1] + len(moves) + len(draws))

    @cached_property
    def fair(self) -> tuple[bool | None, str | None]:
        """Return whether the draws follow from the seeds, and what does not."""
        fairness = self.transcript.fairness
        if fairness is None or fairness.server_seed is None:
            return None, None
        try:
            verify(self.transcript)
        except TailbackError as error:
            return False, str(error)
        return True, None

    def page(self, eyes: int, first: int) -> Replayed:
        """Return some turns from this one on."""
        transcript = self.transcript
        game, seats = transcript.game, transcript.seating.seats
        scene = game.scene(transcript.options, transcript.seating)
        looker = Looker(game, scene, eyes if 0 <= eyes < seats else SPECTATOR, over=True)
        end = min(first + PAGE, len(self.ends))
        fair, unfair = self.fair
        result: Any = wire.result(transcript.finished())
        return Replayed(
            key=self.key,
            game=game.id,
            options=dict(transcript.options.write()),
            seats=list(game.seat_names[:seats]),
            players=list(transcript.players),
            result=result,
            over=transcript.over,
            scene=scene,
            fair=fair,
            unfair=unfair,
            draws=list(self._draws(first, end)),
            turns=[self._turn(looker, number) for number in range(first, end)],
            last=len(self.ends) - 1,
        )

    def beginning(self, turn: int) -> Beginning:
        """Return how it began, up to a turn."""
        transcript, ends = self.transcript, self.ends[: turn + 1]
        game, played = transcript.game, transcript.played
        return Beginning(
            game.id,
            transcript.options.write(),
            transcript.seating,
            [spelled(game, played[first:end]) for first, end in pairwise(ends)],
            isinstance(game.pending(transcript.positions[ends[-1]]), Decision),
            transcript.over,
        )

    def _turn(self, looker: Looker, number: int) -> Turn:
        if number == 0:
            return looker.start(self.transcript.positions[0])
        return looker.turn(
            number, self.transcript.played[self.ends[number - 1] : self.ends[number]]
        )

    def _draws(self, first: int, end: int) -> Iterator[Draw]:
        transcript = self.transcript
        begin = max(transcript.given, self.ends[first - 1] if 0 < first < end else 0)
        for step in transcript.played[begin : self.ends[end - 1]] if first < end else ():
            pending = transcript.game.pending(step.before)
            if isinstance(pending, Chance):
                index = pending.outcomes.index(step.moves[NATURE])
                yield Draw(weights=list(pending.weights), index=index)


_kept: Final[dict[str, Reading]] = {}


def replay(text: bytes, eyes: int, first: int) -> bytes | Bad:
    """Return a page of a transcript as JSON, or where it goes wrong."""
    key = hashlib.sha256(text).hexdigest()
    if key not in _kept:
        try:
            _keep(Reading(key, read(text.decode())))
        except UnicodeDecodeError as error:
            return Bad(text.count(b"\n", 0, error.start) + 1, "this is not UTF-8 text")
        except TranscriptError as error:
            return Bad(error.line, error.why)
        except (ImportError, AttributeError):
            return Bad(2, "its game cannot be loaded here")
    return _kept[key].page(eyes, first).model_dump_json().encode()


def more(key: str, eyes: int, first: int) -> bytes | None:
    """Return a page of a transcript that was read before; None if it is forgotten."""
    reading = _kept.get(key)
    return None if reading is None else reading.page(eyes, first).model_dump_json().encode()


def answer(given: bytes | str, eyes: int, first: int) -> bytes | Bad | None:
    """Return a page of a text, or of the transcript that this is the key of."""
    if isinstance(given, str):
        return more(given, eyes, first)
    return replay(given, eyes, first)


def beginning(key: str, turn: int) -> Beginning | None:
    """Return how a transcript that was read before began; None if it is forgotten."""
    reading = _kept.get(key)
    return None if reading is None else reading.beginning(turn)


def call(what: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Return what one of these answers; by this a process is asked for any of them."""
    return what(*args, **more)


def _keep(reading: Reading) -> None:
    while len(_kept) >= _KEPT:
        del _kept[next(iter(_kept))]
    _kept[reading.key] = reading
