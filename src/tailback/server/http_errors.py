"""What a request is told when it cannot be served: a word for machines, a sentence for people."""

from __future__ import annotations

import json
import logging
from typing import Any, Final, Literal, NoReturn

from fastapi import Response
from pydantic import BaseModel, ConfigDict

from tailback.kit import JSON, OptionError, SetupError, TailbackError, clipped
from tailback.kit.errors import Sentence
from tailback.match import Answer, NoSuchMatch, Rejected, StoreError, StoreFull
from tailback.match.errors import Damaged, LogError

_log = logging.getLogger(__name__)


class Fault(BaseModel):
    """``why`` is one word and stays the same; ``said`` is for the person who meets it."""

    model_config = ConfigDict(extra="allow")

    why: str
    said: str


class Error(BaseModel):
    """The body of every answer with a status of 400 or above."""

    error: Fault


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the description of a route that may answer with these statuses."""
    return {status: {"model": Error} for status in statuses}


class Wrong(BaseModel):
    """The answer to a question about what someone wrote: it will not do, and why."""

    ok: Literal[False] = False
    error: Fault


class HttpError(Exception):
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


class NoTable(HttpError):
    """The answer to a match that is not kept here."""

    def __init__(self) -> None:
        super().__init__(404, "no-such-table", NO_TABLE)


class BadToken(HttpError):
    """The answer to a token that opens nothing here."""

    def __init__(self) -> None:
        super().__init__(401, "bad-token", BAD_TOKEN, {"WWW-Authenticate": "Bearer"})


class BadOptions(HttpError):
    """The answer to options that a game does not take, or that do not go together."""

    def __init__(self, error: Exception) -> None:
        option = clipped(error.option) if isinstance(error, OptionError) else None
        refusals = error.problems if isinstance(error, SetupError) else ()
        said = error.why if isinstance(error, OptionError) else str(error)
        if isinstance(error, SetupError):
            option = "setup"
        named: JSON = [{"clause": one.clause, "details": dict(one.details)} for one in refusals]
        sentence = _sentence(error)
        super().__init__(422, "bad-option", said, option=option, refusals=named, sentence=sentence)


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


class BrokenLog(HttpError):
    """The answer to a match whose log is not what was written."""

    def __init__(self, table: str) -> None:
        said = f"{table} cannot be taken up: its log is damaged. Tell whoever runs the server."
        super().__init__(503, "broken-log", said)


class ClosedTable(HttpError):
    """The answer to a table that the host has closed."""

    def __init__(self, match: str) -> None:
        super().__init__(410, "closed", f"The host of this server has closed table {match}.")


class Ending(HttpError):
    """The answer to whoever still waits when the server stops, or a table is closed."""

    def __init__(self) -> None:
        said = "The server is stopping, or the table was closed. Try again in a moment."
        super().__init__(503, "ending", said, {"Connection": "close", "Retry-After": "10"})


class TooMany(HttpError):
    """The answer to one who asks for more than there is left to spend; ``after`` is in seconds."""

    def __init__(self, after: float, said: str = "Too much was asked for at once.") -> None:
        wait = {"Retry-After": str(int(after) + 1)}
        super().__init__(429, "too-many", f"{said} Wait a little.", wait)


def store_failed(error: StoreError | LogError, match: str | None = None) -> NoReturn:
    """Note what the store could not do, and raise the answer to it."""
    if isinstance(error, NoSuchMatch):
        raise NoTable from None
    table = "This table" if match is None else f"Table {match}"
    if isinstance(error, LogError):
        _log.error("match %s, entry %s: the log does not replay", error.match, error.seq)
        raise BrokenLog(table) from None
    _log.warning("the store failed: %s", type(error).__name__, extra={"match": match})
    if isinstance(error, Damaged):
        raise BrokenLog(table) from None
    if isinstance(error, StoreFull):
        said = "There is no room left to write. Nothing was changed."
        raise HttpError(507, "full", said) from None
    raise HttpError(503, "store", "The database does not answer. Try again.") from None


def must_be_written(answer: Answer) -> None:
    """Raise HttpError where something could not be written; what another has written is."""
    if isinstance(answer, Rejected) and answer.why in ("not-written", "unknown"):
        store_failed(StoreError(answer.why))
