"""What a request is told when it cannot be served: a word for machines, a sentence for people."""

from __future__ import annotations

import json
from typing import Final, Literal

from fastapi import Response
from pydantic import BaseModel, ConfigDict

from tailback.kit import JSON, OptionError, SetupError, TailbackError, clipped
from tailback.kit.errors import Sentence
from tailback.match import NoSuchMatch, StoreError, StoreFull
from tailback.match.errors import Damaged


class Fault(BaseModel):
    """``why`` is one word and stays the same; ``said`` is for the person who meets it."""

    model_config = ConfigDict(extra="allow")

    why: str
    said: str


class Error(BaseModel):
    """The body of every answer with a status of 400 or above."""

    error: Fault


class Wrong(BaseModel):
    """The answer to a question about what someone wrote: it will not do, and why."""

    ok: Literal[False] = False
    error: Fault


class Problem(Exception):
    """Raised anywhere below a request; answered as JSON."""

    def __init__(
        self, status: int, why: str, said: str, headers: dict[str, str] | None = None, **more: JSON
    ) -> None:
        super().__init__(why)
        self.status = status
        self.why = why
        self.said = said
        self.headers = headers or {}
        self.more = more

    def answer(self) -> Response:
        """Return the answer to a request that cannot be served."""
        return _answer({"error": self._fault()}, self.status, self.headers)

    def verdict(self) -> Response:
        """Return the same as the answer to a question: see Wrong."""
        return _answer({"ok": False, "error": self._fault()})

    def _fault(self) -> JSON:
        return {"why": self.why, "said": self.said, **self.more}


def _answer(body: JSON, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    text = json.dumps(body)  # in ASCII: what is quoted may be no text at all
    return Response(text, status, headers, "application/json")


NO_TABLE: Final = "There is no such table."
BAD_TOKEN: Final = "This link does not open this table."


def no_table() -> Problem:
    """Return the answer to a match that is not kept here."""
    return Problem(404, "no-such-table", NO_TABLE)


def bad_token(status: int = 401) -> Problem:
    """Return the answer to a token that opens nothing here."""
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    return Problem(status, "bad-token", BAD_TOKEN, headers)


def bad_options(error: Exception) -> Problem:
    """Return the answer to options that a game does not take, or that do not go together."""
    option = clipped(error.option) if isinstance(error, OptionError) else None
    refusals = error.problems if isinstance(error, SetupError) else ()
    said = error.why if isinstance(error, OptionError) else str(error)
    if isinstance(error, SetupError):
        option = "setup"
    named: JSON = [{"clause": one.clause, "details": dict(one.details)} for one in refusals]
    return Problem(
        422, "bad-option", said, option=option, refusals=named, sentence=_sentence(error)
    )


def _sentence(error: Exception) -> JSON:
    """Return the message that says it, for a page to say in its reader's language."""
    what: object = error.what if isinstance(error, OptionError) else error
    if isinstance(what, TailbackError) and what.args:
        (what,) = what.args
    if not isinstance(what, Sentence):
        return None
    return {"message": what.message, "details": {name: _plain(one) for name, one in what.details}}


def _plain(value: object) -> str | int:
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return value if isinstance(value, int) else str(value)


def broken_log(table: str) -> Problem:
    """Return the answer to a match whose log is not what was written."""
    said = f"{table} cannot be taken up: its log is damaged. Tell whoever runs the server."
    return Problem(503, "broken-log", said)


def closed_table(match: str) -> Problem:
    """Return the answer to a table that the host has closed."""
    return Problem(410, "closed", f"The host of this server has closed table {match}.")


def store_failed(error: StoreError) -> Problem:
    """Return the answer to what the store could not do."""
    if isinstance(error, NoSuchMatch):
        return no_table()
    if isinstance(error, Damaged):
        return broken_log("This table")
    if isinstance(error, StoreFull):
        return Problem(507, "full", "There is no room left to write. Nothing was changed.")
    return Problem(503, "store", "The database does not answer. Try again.")
