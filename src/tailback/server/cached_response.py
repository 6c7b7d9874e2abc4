"""Answers that are the same for everyone: compressed once, with a tag to ask again by.

Only what holds no secret comes here. The compressed length of an answer that holds a token or a
seat's view would tell of it bit by bit (BREACH): those are sent as they are.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from fastapi import Request, Response

REVALIDATE: Final = "no-cache"
"""It may be stored, but is asked about by its tag before it is used."""
FOREVER: Final = "public, max-age=31536000, immutable"
_PLAIN: Final = "identity"
_PREFERRED: Final = ("br", "gzip")
_NEVER: Final = re.compile(r"\s*q=0(\.0*)?\s*")


class CachedResponse(NamedTuple):
    """A response ready to be sent: its bytes by how they are encoded."""

    bodies: Mapping[str, bytes]
    media: str
    cache: str
    tag: str

    @classmethod
    def of(
        cls,
        body: bytes,
        media: str,
        cache: str = REVALIDATE,
        encoded: Mapping[str, bytes] | None = None,
    ) -> CachedResponse:
        """Return a response; ``encoded`` are its encodings, if they were made elsewhere."""
        smaller = {"gzip": gzip.compress(body, mtime=0)} if encoded is None else encoded
        bodies = {
            _PLAIN: body,
            **{name: each for name, each in smaller.items() if len(each) < len(body)},
        }
        return cls(bodies, media, cache, hashlib.sha256(body).hexdigest()[:32])

    def answer(self, request: Request) -> Response:
        """Return the answer to a request: encoded as it may be, or that nothing has changed."""
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        encoding = next((e for e in _PREFERRED if e in accepted and e in self.bodies), _PLAIN)
        tag = f'"{self.tag}-{encoding}"'
        headers = {"ETag": tag, "Cache-Control": self.cache}
        if len(self.bodies) > 1:
            headers["Vary"] = "Accept-Encoding"
        if encoding != _PLAIN:
            headers["Content-Encoding"] = encoding
        if tag in _tags(request.headers.get("if-none-match", "")):
            headers.pop("Content-Encoding", None)
            return Response(status_code=304, headers=headers)
        return Response(self.bodies[encoding], media_type=self.media, headers=headers)


def _accepted(header: str) -> set[str]:
    """Return the encodings that a client takes.

    >>> sorted(_accepted("gzip, br;q=0.5, deflate;q=0"))
    ['br', 'gzip']
    """
    parts = (part.partition(";") for part in header.lower().split(","))
    return {name.strip() for name, _, weight in parts if not _NEVER.fullmatch(weight)}


def _tags(header: str) -> set[str]:
    return {tag.strip().removeprefix("W/") for tag in header.split(",")}
