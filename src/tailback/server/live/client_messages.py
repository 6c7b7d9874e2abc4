"""What a client says over a socket, checked: the types of its messages, and reading them."""

from __future__ import annotations

import json
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from tailback.kit import clipped

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
    """The last version that was heard; the events after it are told, of very many the latest."""
    letters: bool = False
    """Whether the game's drawing in plain text is wanted."""
    shown: bool = False
    """Whether what is shown is wanted as the game itself tells it, for programs that reason."""


Token = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{32,64}$")]
"""A token of the sender's making, 192 random bits or more: the same with the same id."""


class Sit(_Message):
    """Take the seat that the hello's token invites to; from then on this token alone opens it."""

    type: Literal["sit"]
    id: Id
    token: Token
    name: Text
    commitment: Text
    """The SHA-256 of a seed that is told only when every seat is taken, in hexadecimal."""


class Reveal(_Message):
    """Tell the seed, now that every seat is taken."""

    type: Literal["reveal"]
    id: Id
    seed: Text


class Deal(_Message):
    """Agree to deal without the seeds that are missing."""

    type: Literal["deal"]
    id: Id


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
    commitment: Text
    """To a seed for the new match."""
    swap: bool = False
    """Whether everyone moves on by one seat."""


class StandIn(_Message):
    """Let a computer player play on for someone who has left."""

    type: Literal["stand_in"]
    id: Id
    seat: Number
    bot: Text


class Reclaim(_Message):
    """Take my seat back, on which a computer player plays for me."""

    type: Literal["reclaim"]
    id: Id


class Overtime(_Message):
    """Someone's time has run out: wait, let a computer player (``bot``) go on, or end it."""

    type: Literal["overtime"]
    id: Id
    seat: Number
    choice: Literal["wait", "bot", "end"]
    bot: Text | None = None


class Offer(_Message):
    """Offer a draw, or ask to take my last commit back."""

    type: Literal["offer"]
    id: Id
    what: Literal["draw", "takeback"]


class Reply(_Message):
    """Agree to an offer, by its number, or not; whoever made it takes it back."""

    type: Literal["reply"]
    id: Id
    offer: Number
    yes: bool


class Claim(_Message):
    """Ask for the seat that this link was for: its own was lost. This token will open it."""

    type: Literal["claim"]
    id: Id
    token: Token


class Permit(_Message):
    """Agree that someone gets the seat that they ask for, by the claim's number, or say no."""

    type: Literal["permit"]
    id: Id
    claim: Number
    yes: bool


class Watch(_Message):
    """Tell me again what I may know, with the events after a cursor."""

    type: Literal["watch"]
    id: Id
    cursor: Number | None = None


Phrase = Literal[
    "hello",
    "good-luck",
    "one-moment",
    "well-played",
    "close",
    "oops",
    "thanks",
    "sorry",
    "again",
    "goodbye",
]
"""What can be said with one press, in every listener's language."""
LONGEST_LINE: Final = 200


class Say(_Message):
    """Say a ready phrase to everyone at the table."""

    type: Literal["say"]
    id: Id
    phrase: Phrase


class Chat(_Message):
    """Say something in one's own words, where the host of the server has switched that on."""

    type: Literal["chat"]
    id: Id
    text: Annotated[str, Field(max_length=LONGEST_LINE)]


class Ping(_Message):
    """Are you there?"""

    type: Literal["ping"]
    id: Id


class Pong(_Message):
    """The answer to the server's ping, at once; it is not answered."""

    type: Literal["pong"]
    number: Number


Wanted = (
    Sit
    | Reveal
    | Deal
    | Try
    | Commit
    | Resign
    | Rematch
    | StandIn
    | Reclaim
    | Overtime
    | Offer
    | Reply
    | Claim
    | Permit
    | Say
    | Chat
    | Watch
    | Ping
)
"""Messages that are answered, by their id."""
Message = Wanted | Pong

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
