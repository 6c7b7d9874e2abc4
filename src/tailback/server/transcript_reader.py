"""Transcripts of strangers, played through and looked at; runs in a process of its own."""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple, ParamSpec, TypeVar

from pydantic import BaseModel

from tailback.kit import NATURE, SPECTATOR, Chance, TailbackError, TranscriptError
from tailback.kit.transcript import Transcript
from tailback.kit.transcript_reader import read
from tailback.kit.verify import verify
from tailback.server.history import Beginning, History, Record, Turn

P = ParamSpec("P")
T = TypeVar("T")

MOST_TURNS: Final = 200
"""So many turns are sent in one answer."""
_KEPT: Final = 2
"""So many transcripts are remembered, so that their next pages need not be read again."""


class Draw(BaseModel):
    """One draw: the whole-number weights, and which outcome fell."""

    weights: list[int]
    index: int


class TranscriptHistory(History):
    """The history of a match from a transcript whose every move the rules allow."""

    ok: Literal[True] = True
    key: str
    """Names the transcript when the next pages are asked for."""
    options: dict[str, Any]
    fair: bool | None
    """Whether every draw follows from the seeds; null where the seeds are not known."""
    unfair: str | None
    """What does not follow."""
    draws: list[Draw]
    """Every draw of these turns in order, so that a page can check them against the seeds."""


class Bad(NamedTuple):
    """Where a transcript goes wrong, and why."""

    line: int
    why: str


class ReadTranscript:
    """A transcript that was played through and checked."""

    def __init__(self, key: str, transcript: Transcript) -> None:
        self.key = key
        self.transcript = transcript
        ends = transcript.ends
        self.record = Record(
            transcript.game,
            transcript.options,
            transcript.seating,
            transcript.players,
            transcript.finished(),
            transcript.over,
            transcript.game.scene(transcript.options, transcript.seating),
            transcript.positions[0],
            len(ends) - 1,
            bisect_left(ends, transcript.given),
            lambda turn: transcript.played[ends[turn - 1] : ends[turn]],
        )

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

    def page(self, eyes: int, first: int) -> bytes:
        """Return some turns from this one on as JSON."""
        viewer = eyes if 0 <= eyes < self.transcript.seating.seats else SPECTATOR
        history = self.record.history(viewer, first, MOST_TURNS, everything=True)
        options = dict(self.transcript.options.write())
        fair, unfair = self.fair
        draws = list(self._draws(history.turns))
        page = TranscriptHistory(
            **dict(history), key=self.key, options=options, fair=fair, unfair=unfair, draws=draws
        )
        return page.model_dump_json().encode()

    def _draws(self, told: list[Turn]) -> Iterator[Draw]:
        """Return the draws of these turns, but for those that were taken over from elsewhere."""
        if not told:
            return
        transcript, ends = self.transcript, self.transcript.ends
        begin, end = ends[max(0, told[0].number - 1)], ends[told[-1].number]
        for step in transcript.played[max(begin, transcript.given) : end]:
            pending = transcript.game.pending(step.before)
            if isinstance(pending, Chance):
                index = pending.outcomes.index(step.moves[NATURE])
                yield Draw(weights=list(pending.weights), index=index)


_kept: Final[dict[str, ReadTranscript]] = {}


def page(text: bytes | str, eyes: int, first: int) -> bytes | Bad | None:
    """Return a page of a transcript as JSON, or where it goes wrong.

    Instead of the text its key will do, if it was read before; None if it is forgotten.
    """
    if isinstance(text, str):
        return _kept[text].page(eyes, first) if text in _kept else None
    key = hashlib.sha256(text).hexdigest()
    if key not in _kept:
        try:
            transcript = ReadTranscript(key, read(text.decode()))
        except UnicodeDecodeError as error:
            return Bad(text.count(b"\n", 0, error.start) + 1, "this is not UTF-8 text")
        except TranscriptError as error:
            return Bad(error.line, error.why)
        except (ImportError, AttributeError):
            return Bad(2, "its game cannot be loaded here")
        while len(_kept) >= _KEPT:
            del _kept[next(iter(_kept))]
        _kept[key] = transcript
    return _kept[key].page(eyes, first)


def beginning(key: str, turn: int) -> Beginning | None:
    """Return how a transcript that was read before began; None if it is forgotten."""
    return _kept[key].record.beginning(turn) if key in _kept else None


def call(what: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Return what one of these answers; by this a process is asked for any of them."""
    return what(*args, **more)
