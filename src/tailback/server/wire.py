"""What goes over a socket: the client's messages, checked, and the server's, written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from tailback.kit import JSON
from tailback.match import Answer, Refused, Tried, Update, plain

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
    cursor: Number | None = None


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
        return _MESSAGE.validate_json(text)
    except ValidationError as error:
        raise Malformed(_said(error)) from None


def _said(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else str(first["msg"])


def id_of(text: str) -> str | None:
    """Return the id of a message that may be malformed otherwise."""
    try:
        id = json.loads(text).get("id")
    except (ValueError, AttributeError, RecursionError):
        return None
    return id if isinstance(id, str) and len(id) <= 64 and id.isascii() else None


def write(kind: str, **fields: JSON) -> str:
    """Return a message as text."""
    return json.dumps({"type": kind, **fields}, ensure_ascii=False, separators=(",", ":"))


def written(kind: str, message: object, **more: JSON) -> str:
    """Return a message of the match as text."""
    fields: Any = plain(message)
    return write(kind, **fields, **more)


def answer(given: Answer | Tried, id: str) -> str:
    """Return the answer to the message of this id."""
    if isinstance(given, Tried):
        return written("tried", given, id=id, text=str(given.view))
    return written("refused" if isinstance(given, Refused) else "accepted", given)


def update(given: Update, **more: JSON) -> str:
    """Return what a viewer may know now; ``text`` is the game's drawing of that in plain text."""
    return written("update", given, text=str(given.view), **more)


def presence(seats: Sequence[bool]) -> str:
    """Return who is there."""
    return write("presence", seats=list(seats))


def error(why: str, said: str, id: str | None = None, **more: JSON) -> str:
    """Return that a message could not be taken."""
    return write("error", why=why, said=said, **({} if id is None else {"id": id}), **more)
