"""The browser client, if it is built: one page for every address, and the files it loads."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.responses import FileResponse

from tailback.server.problem import Problem

STATIC: Final = Path(__file__).parent / "static"
_HASHED: Final = "assets/"
_FOREVER: Final = "public, max-age=31536000, immutable"
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


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
def page(request: Request, path: str) -> Response:
    """Return a file of the client, or its one page."""
    if path == "api" or path.startswith("api/"):
        raise Problem(404, "not-found", "There is nothing at this address.")
    static: Path = request.app.state.static
    file = _file(static, path)
    if file is not None:
        kept = _FOREVER if path.startswith(_HASHED) else "no-cache"
        return FileResponse(file, headers={"Cache-Control": kept})
    if path.startswith(_HASHED):
        raise Problem(404, "not-found", "There is nothing at this address.")
    index = static / "index.html"
    headers = {"Cache-Control": "no-cache"}
    if not index.is_file():
        return Response(_NOT_BUILT, media_type="text/html; charset=utf-8", headers=headers)
    return FileResponse(index, headers=headers)


def _file(static: Path, path: str) -> Path | None:
    """Return the file of this name inside the folder; never one outside it."""
    try:
        file = (static / path).resolve()
        inside = file.is_relative_to(static.resolve()) and file.is_file()
    except (OSError, ValueError):
        return None
    return file if inside else None
