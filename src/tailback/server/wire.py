"""What goes over a socket: the client's messages, checked, and the server's, written.

The types here and the games' own views are the one source of what is sent: the browser's types are
generated from them (``schema.py``), and the tests hold every frame to them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import to_json

from tailback.kit import HIDDEN, JSON, Detail, Event, Fell, Finished, Moved, Refusal, clipped
from tailback.match import Accepted, People, Place, Proof, Refused, Tried, Update

PROTOCOL: Final = 2
"""Raised when a page of the old number cannot read what is sent."""

Text = Annotated[str, Field(max_length=256)]
Id = Annotated[str, Field(max_length=64)]
Moves = Annotated[list[Text], Field(max_length=512)]
Number = Annotated[int, Field(ge=-(2**53), le=2**53)]


class _Message(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True)


class Hello(_Message):
    """The first message: which match, and by which right."""

    type: Literal["hello"]
    match: Id
    token: Text
    protocol: Number = 1
    cursor: Number | None = None
    """The last version that was heard; the events after it are told."""
    letters: bool = False
    """Whether the game's drawing in plain text is wanted."""
    shown: bool = False
    """Whether what is shown is wanted as the game itself tells it, for programs that reason."""


class Sit(_Message):
    """Take the seat that the token opens."""

    type: Literal["sit"]
    id: Id
    name: Text
    seed: Text | None = None


class Try(_Message):
    """How would things stand after these moves?"""

    type: Literal["try"]
    id: Id
    ask: Number
    moves: Moves


class Commit(_Message):
    """Play these moves."""

    type: Literal["commit"]
    id: Id
    ask: Number
    moves: Moves


class Resign(_Message):
    """Give up."""

    type: Literal["resign"]
    id: Id


class Rematch(_Message):
    """Play again."""

    type: Literal["rematch"]
    id: Id
    seed: Text | None = None


class Watch(_Message):
    """Tell me again what I may know, with the events after a cursor."""

    type: Literal["watch"]
    id: Id
    cursor: Number | None = None


class Ping(_Message):
    """Are you there?"""

    type: Literal["ping"]
    id: Id


Message = Sit | Try | Commit | Resign | Rematch | Watch | Ping

_HELLO: Final = TypeAdapter(Hello)
_MESSAGE: Final[TypeAdapter[Message]] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


class Malformed(Exception):
    """A message that is none; the text says what is wrong with it."""


def read_hello(text: str) -> Hello:
    """Return the first message of a connection."""
    try:
        return _HELLO.validate_json(text)
    except ValidationError as error:
        raise Malformed(_said(error)) from None


def read(text: str) -> Message:
    """Return a message; raise Malformed where it is none."""
    try:
        return _MESSAGE.validator.validate_json(text)  # type: ignore[no-any-return]
    except ValidationError as error:
        raise Malformed(_said(error)) from None


def _said(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    said = clipped(str(first["msg"]))
    return f"{clipped(where)}: {said}" if where else said


def id_of(text: str) -> str | None:
    """Return the id of a message that may be malformed otherwise."""
    try:
        id = json.loads(text).get("id")
    except (ValueError, AttributeError, RecursionError):
        return None
    return id if isinstance(id, str) and len(id) <= 64 and id.isascii() else None


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
    """How it ended: places (1 the best, ties share), scores, and the clause or ``resigned``."""

    ranks: list[int]
    scores: list[int] | None
    reason: str


class PeopleSent(_Sent):
    """Who sits at the table, how the match ended, and who wants another."""

    seats: list[Place]
    proof: Proof
    result: ResultSent | None
    again: list[int]
    next: str | None


class Agreed(_Sent):
    """What was agreed before the first move."""

    rules: int
    options: dict[str, Any]
    seats: int
    by_age: list[int] | None
    last: tuple[int, int | None] | None
    time: float | None


class Greeting(_Sent):
    """What never changes at a table; it comes with the answer to hello."""

    protocol: int
    match: str
    game: str
    viewer: int | None
    gave_up: int | None
    """The seat that this viewer had before a bot took it over."""
    agreed: Agreed
    scene: Any


class UpdateSent(_Sent):
    """All that one viewer may know now, and the events that led there."""

    type: Literal["update"] = "update"
    version: int
    turn: int
    """The number of the latest turn, which the latest event belongs to; 0 before the first."""
    stage: Literal["open", "running", "over"]
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

    type: Literal["refused"] = "refused"
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
    """Which seats are there now."""

    type: Literal["presence"] = "presence"
    seats: list[bool]


class PongSent(_Sent):
    """Yes."""

    type: Literal["pong"] = "pong"
    id: str


class ErrorSent(_Sent):
    """A message could not be taken."""

    type: Literal["error"] = "error"
    why: str
    said: str
    id: str | None = None
    after: float | None = None


Sent = UpdateSent | AcceptedSent | RefusedSent | TriedSent | PresenceSent | PongSent | ErrorSent


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
    for name in ("sealed", "chosen", "time", "left"):
        if (value := getattr(given, name)) or value == 0:
            more[name] = value
    events = ",".join([_event_text(one) for one in given.events])
    rest = to_json({"ask": given.ask, "legal": given.legal, "prompt": given.prompt, **more})
    text = (
        f'{{"type":"update","version":{given.version},"turn":{given.turn},'
        f'"stage":"{given.stage}",'
        f'{rest[1:-1].decode()},"events":[{events}],"table":{same.table}'
    )
    if given.view.own is not None:
        text += ',"own":' + part(given.view.own)
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


def answer(given: Accepted | Refused | Tried, letters: str | None = None) -> str:
    """Return the answer to a message."""
    if isinstance(given, Accepted):
        return write("accepted", id=given.id)
    if isinstance(given, Refused):
        refusal = given.refusal
        text = _dump(
            {
                "type": "refused",
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
    fields = _dump({"result": result(given.result), "again": given.again, "next": given.next})
    seats = ",".join(part(place) for place in given.seats)
    return f'{fields[:-1]},"seats":[{seats}],"proof":{part(given.proof)}}}'


def shown(happenings: Sequence[Any], spell: Callable[[Any], str]) -> list[JSON]:
    """Return what a viewer is shown as it is: each by its name and values, moves as text."""
    told: list[JSON] = []
    for one in happenings:
        values: list[Any] = list(one)
        if isinstance(one, Moved | Fell) and values[1] is not HIDDEN:
            values[1] = spell(values[1])
        hidden = [{"hidden": True} if value is HIDDEN else value for value in values]
        told.append([type(one).__name__, *hidden])
    return told


def presence(seats: Sequence[bool]) -> str:
    """Return who is there."""
    return write("presence", seats=list(seats))


def error(why: str, said: str, id: str | None = None, **more: JSON) -> str:
    """Return that a message could not be taken."""
    return write("error", why=why, said=said, **({} if id is None else {"id": id}), **more)
