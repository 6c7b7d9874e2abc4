"""The few requests around a match: setting a table, reading its transcript."""

from __future__ import annotations

import asyncio
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from tailback.match import new_id


class TableError(Exception):
    """What the server said it cannot do: ``why`` for machines, the message for people."""

    def __init__(self, why: str, said: str) -> None:
        super().__init__(said or why)
        self.why = why


class Opened(NamedTuple):
    """A table that is set: its id, a token for each open seat, to watch, and of its host."""

    match: str
    tokens: dict[int, str]
    spectator: str
    host: str = ""


async def open_table(url: str, game: str, **agreed: Any) -> Opened:
    """Set a table; ``agreed`` is any of options, seats, by_age, bots, time, clock."""
    if "bots" in agreed:
        agreed["bots"] = {str(seat): name for seat, name in agreed["bots"].items()}
    body = json.dumps({"game": game, **agreed}).encode()
    made = json.loads(await request(url, "/api/tables", body))
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    return Opened(made["match"], tokens, made["spectator"]["token"], made["host"]["token"])


async def read_transcript(url: str, match: str, token: str) -> str:
    """Return a match as text, as the token's viewer may know it."""
    headers = {"Authorization": f"Bearer {token}"}
    return (await request(url, f"/api/tables/{match}/transcript", headers=headers)).decode()


async def renew_link(url: str, match: str, host: str, seat: int) -> str:
    """Return a new token of a seat, by the host's; the old ones open it no longer."""
    token, headers = secrets.token_urlsafe(24), {"Authorization": f"Bearer {host}"}
    body = json.dumps({"id": new_id(), "token": token}).encode()
    await request(url, f"/api/tables/{match}/seats/{seat}/link", body, headers)
    return token


async def say_ages(url: str, match: str, host: str, by_age: Sequence[int] | None) -> None:
    """Say by the host's token who is youngest, or the order of age, while seats are open."""
    headers = {"Authorization": f"Bearer {host}"}
    order = None if by_age is None else list(by_age)
    body = json.dumps({"id": new_id(), "by_age": order}).encode()
    await request(url, f"/api/tables/{match}/ages", body, headers)


async def request(
    url: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
) -> bytes:
    """Return the answer to one request, or raise TableError."""
    return await asyncio.to_thread(_request, url.rstrip("/") + path, body, headers or {})


def _request(url: str, body: bytes | None, headers: Mapping[str, str]) -> bytes:
    if urlsplit(url).scheme not in ("http", "https"):
        raise ValueError(f"{url} is not an address of a server")
    given = {"Content-Type": "application/json", **headers}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, body, given), timeout=30) as answer:
            said: bytes = answer.read()
            return said
    except urllib.error.HTTPError as error:
        raise TableError(*_told(error.read())) from None


def _told(body: bytes) -> tuple[str, str]:
    """Return why the server refuses, as a word and as a sentence."""
    try:
        told = json.loads(body)["error"]
        return str(told["why"]), str(told["said"])
    except (ValueError, KeyError, TypeError):
        return "failed", "The server answered something that cannot be read."
