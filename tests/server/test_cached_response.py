"""What is the same for everyone is compressed and kept by its tag; what holds a secret never is."""

from __future__ import annotations

import asyncio
import gzip
from contextlib import closing
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.harness.patience import run
from tests.server.desk import Running, http, running

SCRIPT = b"let a = 1; // " + b"a tailback " * 200
ZIPPED = gzip.compress(SCRIPT, mtime=0)
ALL = "gzip, deflate, br, zstd"


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A client as the build leaves it: a script with its encodings beside it, a page without."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>t</title>")
    script = tmp_path / "assets" / "main-1a2b.js"
    script.write_bytes(SCRIPT)
    script.with_suffix(".js.gz").write_bytes(ZIPPED)
    script.with_suffix(".js.br").write_bytes(b"as brotli")
    return tmp_path


async def get(
    server: Running, path: str, accept: str, **headers: str
) -> tuple[HTTPResponse, bytes]:
    """Return an answer and its body as it came over the line."""
    return await asyncio.to_thread(_get, server.url, path, {"Accept-Encoding": accept, **headers})


def _get(url: str, path: str, headers: dict[str, str]) -> tuple[HTTPResponse, bytes]:
    where = urlsplit(url)
    with closing(HTTPConnection(where.hostname or "", where.port)) as line:
        line.request("GET", path, headers=headers)
        answer = line.getresponse()
        return answer, answer.read()


@pytest.mark.parametrize(
    ("accept", "encoding", "sent"),
    [
        (ALL, "br", b"as brotli"),
        ("gzip", "gzip", ZIPPED),
        ("br;q=0, GZIP;q=0.5", "gzip", ZIPPED),
        ("gzip;q=0.0", None, SCRIPT),
        ("zstd", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
def test_a_file_is_sent_as_the_browser_can_take_it(
    static: Path, accept: str, encoding: str | None, sent: bytes
) -> None:
    async def whole() -> None:
        async with running(static=static) as server:
            answer, body = await get(server, "/assets/main-1a2b.js", accept)
            assert answer.status == 200
            assert answer.headers["Content-Encoding"] == encoding
            assert answer.headers["Vary"] == "Accept-Encoding"
            assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
            assert "javascript" in answer.headers["Content-Type"]
            assert int(answer.headers["Content-Length"]) == len(body)
            assert body == sent

    run(whole())


def test_a_file_is_asked_for_again_by_its_tag(static: Path) -> None:
    async def whole() -> None:
        async with running(static=static) as server:
            tags = set()
            for accept in ("br", "gzip", ""):
                first, _ = await get(server, "/assets/main-1a2b.js", accept)
                tag = first.headers["ETag"]
                tags.add(tag)
                known = {"If-None-Match": f'"other", W/{tag}'}
                again, body = await get(server, "/assets/main-1a2b.js", accept, **known)
                assert (again.status, body) == (304, b"")
                assert again.headers["ETag"] == tag
                other, _ = await get(server, "/", accept, **known)
                assert other.status == 200
            assert len(tags) == 3  # one body, one tag: an encoding is never taken for another

    run(whole())


def test_what_lies_beside_a_file_is_no_file_of_its_own(static: Path) -> None:
    async def whole() -> None:
        async with running(static=static) as server:
            answer, _ = await get(server, "/assets/main-1a2b.js.gz", ALL)
            assert answer.status == 404
            page, body = await get(server, "/table/abc", ALL)
            assert page.headers["Cache-Control"] == "no-cache"
            assert page.headers["Content-Encoding"] is None and b"<title>t" in body

    run(whole())


@pytest.mark.parametrize(
    "path", ["games", "games?language=de", "games/shift/rules", "games/shift/words/fr"]
)
def test_catalogues_are_compressed_and_kept(path: str) -> None:
    async def whole() -> None:
        async with running() as server:
            plain, whole = await get(server, f"/api/{path}", "")
            small, body = await get(server, f"/api/{path}", ALL)
            assert small.headers["Content-Encoding"] == "gzip"
            assert small.headers["Content-Type"] == plain.headers["Content-Type"]
            assert gzip.decompress(body) == whole and len(body) < len(whole) / 2
            known = {"If-None-Match": small.headers["ETag"]}
            again, nothing = await get(server, f"/api/{path}", ALL, **known)
            assert (again.status, nothing) == (304, b"")

    run(whole())


def test_nothing_that_holds_a_secret_is_compressed() -> None:
    """The length of such an answer would tell of what it holds (BREACH)."""

    async def whole() -> None:
        async with running() as server:
            headers = {"Accept-Encoding": ALL}
            wish = {"game": "shift", "bots": {"1": "random"}}
            opened = await http(server, "POST", "/api/tables", json=wish, headers=headers)
            table = opened.json()
            match, token = table["match"], table["seats"][0]["token"]
            where, bearer = f"/api/tables/{match}/transcript", {"Authorization": f"Bearer {token}"}
            written = await http(server, "GET", where, headers={**headers, **bearer})
            text = {
                "content": written.content,
                "headers": {**headers, "Content-Type": "text/plain"},
            }
            answers = (
                opened,
                written,
                await http(server, "GET", where, headers=headers),
                await http(server, "POST", "/api/transcripts", **text),
                await http(server, "POST", "/api/options/shift", json={}, headers=headers),
                await http(server, "GET", "/api/health", headers=headers),
            )
            assert [answer.status_code for answer in answers] == [201, 200, 401, 200, 200, 200]
            assert min(len(answer.content) for answer in answers[:2]) > 300
            assert not any("content-encoding" in answer.headers for answer in answers)

    run(whole())
