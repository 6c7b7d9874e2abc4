"""What the server says over a socket: the types of its messages, and writing them.

The types here and in ``client_messages.py`` and the games' own views are the one source of what is
sent: the browser's types are generated from them (``schema.py``), and the tests hold every frame
to them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter
from pydantic_core import to_json

from tailback.kit import HIDDEN, JSON, Ages, ChanceOutcome, Detail, Event, Finished, Moved, Refusal
from tailback.match import (
    Accepted,
    Claimed,
    Clocks,
    Declined,
    Offered,
    OvertimeVoteShown,
    People,
    Place,
    Proof,
    Recent,
    Rejected,
    Revealing,
    Tried,
    Update,
)
from tailback.server.live.client_messages import Phrase

PROTOCOL: Final = 2
"""Raised when a page of the old number cannot read what is sent."""


class _Sent(BaseModel):
    model_config = ConfigDict(extra="forbid")


class EventSent(_Sent):
    """What the viewer saw happen."""

    name: str
    details: dict[str, Detail]
    fleeting: bool = False


class RefusalSent(_Sent):
    """The clause against a move, and the details of its sentence."""

    clause: str
    details: dict[str, Detail]


class ResultSent(_Sent):
    """How it ended: places (1 the best, ties share), scores, and why: the clause, ``resigned``,
    ``agreed`` (a draw) or ``time`` (someone's ran out, and the others ended it)."""

    ranks: list[int]
    scores: list[int] | None
    reason: str


class PeopleSent(_Sent):
    """Who sits at the table, how the match ended, and who wants another."""

    seats: list[Place]
    proof: Proof
    result: ResultSent | None
    rematch: list[int]
    next_match: str | None
    swap: list[int]
    """Those who want another with sides swapped."""
    overtime_votes: list[OvertimeVoteShown]
    """What is wanted about those whose time has run out."""
    offer: Offered | None
    taken: int
    """How often moves were taken back; where it has risen, what was told of them is undone."""
    declined: Declined | None
    """The latest offer, if another said no and nothing has happened since."""
    revealing: Revealing | None
    """What the deal waits for when every seat is taken."""
    claims: list[Claimed]
    """Every time that somebody asked for a seat whose link they had lost, oldest first."""


class Clock(_Sent):
    """How many seconds each player has for all turns, and how many more after each."""

    seconds: float
    more: float


class Agreed(_Sent):
    """What was agreed before the first move, as far as it is known by now."""

    rules: int
    options: dict[str, Any]
    seats: int
    by_age: list[int] | None
    ages: Ages | None
    """What may still be said about ages; null where nothing is asked, or not any more."""
    last: tuple[int, int | None] | None
    time: float | None
    clock: Clock | None
    grace: float
    """How many seconds someone must be away before the others may hand the seat over."""
    claim: float
    """How many seconds a seat that somebody asks for is still its person's, when all agreed."""


class Greeting(_Sent):
    """What hardly ever changes at a table: it comes with the answer to hello, and when it has."""

    protocol: int
    match: str
    game: str
    viewer: int | None
    gave_up: int | None
    """The seat that this viewer had before a bot took it over."""
    invited: int | None
    """The seat that this link was for: somebody sits there, and it can be asked for."""
    agreed: Agreed
    scene: Any


class UpdateSent(_Sent):
    """All that one viewer may know now, and the events that led there."""

    type: Literal["update"] = "update"
    version: int
    turn: int | None = None
    """The number of the latest turn, which the latest event belongs to; 0 before the first. Only
    where it has changed."""
    stage: Literal["open", "revealing", "running", "over"]
    ask: int | None
    legal: list[str]
    prompt: tuple[str, dict[str, Detail]]
    events: list[EventSent]
    table: Any
    own: Any = None
    sealed: str | None = None
    chosen: list[int] = []
    time: float | None = None
    left: float | None = None
    clock: Clocks | None = None
    """What the clocks show when this is sent; only at a table with clocks."""
    barred: dict[str, str] = {}
    """What this seat cannot offer now (draw, back), each with why."""
    recent: Recent | None = None
    """Which of the events are marked, in the answer to a hello with a cursor."""
    people: PeopleSent | None = None
    """Only where it has changed."""
    greeting: Greeting | None = None
    letters: str | None = None
    shown: list[Any] | None = None
    accepted: str | None = None
    """The message of this id is written down, and has brought this about."""
    id: str | None = None
    """The message that asked for it."""


class AcceptedSent(_Sent):
    """The message is written down, and will still be after a crash."""

    type: Literal["accepted"] = "accepted"
    id: str


class RefusedSent(_Sent):
    """The message changed nothing: why, the clause, and how things stand."""

    type: Literal["rejected"] = "rejected"
    id: str
    why: str
    said: str
    at: int | None
    refusal: RefusalSent | None
    update: UpdateSent


class TriedSent(_Sent):
    """How things would stand for this seat after its draft."""

    type: Literal["tried"] = "tried"
    id: str
    ask: int
    moves: list[str]
    ends: bool
    legal: list[str]
    prompt: tuple[str, dict[str, Detail]]
    table: Any
    own: Any = None
    letters: str | None = None


class PresenceSent(_Sent):
    """Which seats are there now, and how many watch."""

    type: Literal["presence"] = "presence"
    seats: list[bool]
    watching: int


class SaidSent(_Sent):
    """What a seat says: a ready phrase, or a line of its own."""

    type: Literal["said"] = "said"
    seat: int
    phrase: Phrase | None = None
    text: str | None = None


class PongSent(_Sent):
    """Yes."""

    type: Literal["pong"] = "pong"
    id: str


class PingSent(_Sent):
    """Answer with a pong of this number at once: it measures the lag that a clock is credited."""

    type: Literal["ping"] = "ping"
    number: int


class ErrorSent(_Sent):
    """A message could not be taken."""

    type: Literal["error"] = "error"
    why: str
    said: str
    id: str | None = None
    after: float | None = None


Sent = (
    UpdateSent
    | AcceptedSent
    | RefusedSent
    | TriedSent
    | PresenceSent
    | SaidSent
    | PongSent
    | PingSent
    | ErrorSent
)


_dump: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_WRITERS: Final[dict[type, Callable[[Any], bytes]]] = {}


def part(value: object) -> str:
    """Return a part of a view as JSON."""
    kind = type(value)
    if (write := _WRITERS.get(kind)) is None:
        write = _WRITERS[kind] = TypeAdapter(kind).serializer.to_json
    return write(value).decode()


def write(kind: str, **fields: JSON) -> str:
    """Return a message as text."""
    return _dump({"type": kind, **fields})


@dataclass(slots=True)
class Shared:
    """What all viewers of one change are told alike, written once."""

    table: str | None = None
    people: str | None = None


def update(given: Update, shared: Shared | None = None, **more: JSON) -> str:
    """Return what a viewer may know now; ``more`` are fields that not everyone gets."""
    same = Shared() if shared is None else shared
    if same.table is None:
        same.table = part(given.view.table)
    if given.turn is not None:
        more["turn"] = given.turn
    if given.sealed is not None:
        more["sealed"] = given.sealed
    if given.barred:
        more["barred"] = given.barred
    if given.recent is not None:
        more["recent"] = {"count": given.recent.count, "moved": given.recent.moved}
    if given.chosen:
        more["chosen"] = given.chosen
    if given.time is not None:
        more["time"] = given.time
    if given.left is not None:
        more["left"] = given.left
    events = ",".join([_event_text(one) for one in given.events])
    rest = to_json({"ask": given.ask, "legal": given.legal, "prompt": given.prompt, **more})
    text = (
        f'{{"type":"update","version":{given.version},'
        f'"stage":"{given.stage}",'
        f'{rest[1:-1].decode()},"events":[{events}],"table":{same.table}'
    )
    if given.view.own is not None:
        text += ',"own":' + part(given.view.own)
    if given.clock is not None:
        text += ',"clock":' + part(given.clock)
    if given.people is not None:
        if same.people is None:
            same.people = _people(given.people)
        text += ',"people":' + same.people
    return text + "}"


def accepting(text: str, id: str) -> str:
    """Return an update's text that also says that its hearer's message is accepted."""
    return f'{text[:-1]},"accepted":{_dump(id)}}}'


def greeted(text: str, greeting: dict[str, JSON], scene: object) -> str:
    """Return an update's text with what never changes."""
    inner = _dump({"protocol": PROTOCOL, **greeting})[:-1] + ',"scene":' + part(scene) + "}"
    return f'{text[:-1]},"greeting":{inner}}}'


def answer(given: Accepted | Rejected | Tried, letters: str | None = None) -> str:
    """Return the answer to a message."""
    if isinstance(given, Accepted):
        return write("accepted", id=given.id)
    if isinstance(given, Rejected):
        refusal = given.refusal
        text = _dump(
            {
                "type": "rejected",
                "id": given.id,
                "why": given.why,
                "said": given.said,
                "at": given.at,
                "refusal": None if refusal is None else _refusal(refusal),
            }
        )
        return f'{text[:-1]},"update":{update(given.update)}}}'
    text = _dump(
        {
            "type": "tried",
            "id": given.id,
            "ask": given.ask,
            "moves": given.moves,
            "ends": given.ends,
            "legal": given.legal,
            "prompt": given.prompt,
            **({} if letters is None else {"letters": letters}),
        }
    )
    return f'{text[:-1]},"table":{part(given.view.table)},"own":{part(given.view.own)}}}'


def event(given: Event) -> dict[str, JSON]:
    """Return an event as JSON."""
    told: dict[str, Any] = {"name": given.name, "details": dict(given.details)}
    if given.fleeting:
        told["fleeting"] = True
    return told


@lru_cache(8192)
def _event_text(given: Event) -> str:
    return _dump(event(given))


def _refusal(given: Refusal) -> JSON:
    details: Any = dict(given.details)
    return {"clause": given.clause, "details": details}


def result(given: Finished | None) -> JSON:
    """Return the end of a match as JSON."""
    made: Any = None if given is None else given._asdict()
    return made  # type: ignore[no-any-return]


def _people(given: People) -> str:
    asked = {
        "rematch": given.rematch,
        "next_match": given.next_match,
        "swap": given.swap,
        "taken": given.taken,
    }
    fields = _dump({"result": result(given.result), **asked})
    late = ",".join(part(wish) for wish in given.overtime_votes)
    offer = "null" if given.offer is None else part(given.offer)
    declined = "null" if given.declined is None else part(given.declined)
    seats = ",".join(part(place) for place in given.seats)
    revealing = "null" if given.revealing is None else part(given.revealing)
    claims = ",".join(part(claim) for claim in given.claims)
    said = (
        f'"overtime_votes":[{late}],"offer":{offer},"declined":{declined},"revealing":{revealing}'
    )
    said += f',"claims":[{claims}]'
    return f'{fields[:-1]},{said},"seats":[{seats}],"proof":{part(given.proof)}}}'


def shown(happenings: Sequence[Any], spell: Callable[[Any], str]) -> list[JSON]:
    """Return what a viewer is shown as it is: each by its name and values, moves as text."""
    told: list[JSON] = []
    for one in happenings:
        values: list[Any] = list(one)
        if isinstance(one, Moved | ChanceOutcome) and values[1] is not HIDDEN:
            values[1] = spell(values[1])
        hidden = [{"hidden": True} if value is HIDDEN else value for value in values]
        told.append([type(one).__name__, *hidden])
    return told


def presence(seats: Sequence[bool], watching: int) -> str:
    """Return who is there, and how many watch."""
    return write("presence", seats=list(seats), watching=watching)


def error(why: str, said: str, id: str | None = None, **more: JSON) -> str:
    """Return that a message could not be taken."""
    return write("error", why=why, said=said, **({} if id is None else {"id": id}), **more)
