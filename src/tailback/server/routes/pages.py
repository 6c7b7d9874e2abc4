"""The browser client, if it is built: one page for every address, and the files it loads."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response

from tailback.server.cached_response import FOREVER, REVALIDATE, CachedResponse
from tailback.server.http_errors import HttpError

STATIC: Final = Path(__file__).parents[1] / "static"
_HASHED: Final = "assets/"
_INDEX: Final = "index.html"
_ENCODED: Final = {"br": ".br", "gzip": ".gz"}
_TYPES: Final = mimetypes.MimeTypes()
"""Without what this machine's own files may say."""
_NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tailback</title>
<h1>Tailback is running</h1>
<p>The tables are open, but the page for browsers has not been built here.</p>
<p><code>make play</code> in the source folder builds it; a wheel from <code>make wheel</code> has
it inside. Programs can play at once: see <a href="/api/openapi.json">the description of the
interface</a>.</p>
</html>
"""

router = APIRouter(include_in_schema=False)


def load(static: Path) -> Mapping[str, CachedResponse]:
    """Return the client's files by their path, each with the encodings that lie beside it.

    They are read once: a client that is built anew while the server runs is not mixed with the old.
    """
    found = {path.relative_to(static).as_posix(): path for path in static.rglob("*")}
    files = {name: path.read_bytes() for name, path in found.items() if path.is_file()}
    made = {name + suffix for name in files for suffix in _ENCODED.values()}
    return {name: _kept(name, files) for name in files if name not in made}


def _kept(name: str, files: Mapping[str, bytes]) -> CachedResponse:
    media = _TYPES.guess_type(name)[0] or "application/octet-stream"
    cache = FOREVER if name.startswith(_HASHED) else REVALIDATE
    made = {e: files[name + suffix] for e, suffix in _ENCODED.items() if name + suffix in files}
    return CachedResponse.of(files[name], media, cache, made)


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    """Return a file of the client, or its one page."""
    client: Mapping[str, CachedResponse] = request.app.state.client
    kept = client.get(path)
    if kept is None:
        if path == "api" or path.startswith(("api/", _HASHED)):
            raise HttpError(404, "not-found", "There is nothing at this address.")
        kept = client.get(_INDEX) or CachedResponse.of(_NOT_BUILT.encode(), "text/html")
    return kept.answer(request)
