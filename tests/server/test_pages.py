"""Pages: the client's files where it is built, a friendly word where it is not, strict headers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.harness.patience import run
from tests.server.desk import http, running


def test_without_a_client_there_is_a_plain_page() -> None:
    async def whole() -> None:
        async with running(static=Path("/nowhere")) as server:
            response = await http(server, "GET", "/table/0123")
            assert response.status_code == 200
            assert "Tailback is running" in response.text
            assert "<script" not in response.text and "<style" not in response.text

    run(whole())


def test_the_client_is_served_as_one_page(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>t</title>")
    (static / "assets" / "main-1a2b.js").write_text("let a = 1;")
    (static / "robots.txt").write_text("User-agent: *")
    (tmp_path / "secret.txt").write_text("secret")

    async def whole() -> None:
        async with running(static=static) as server:
            for path in ("/", "/table/abc", "/play/shift"):
                page = await http(server, "GET", path)
                assert page.headers["content-type"].startswith("text/html")
                assert page.headers["cache-control"] == "no-cache"
                assert "<title>t" in page.text
            asset = await http(server, "GET", "/assets/main-1a2b.js")
            assert "immutable" in asset.headers["cache-control"]
            assert "javascript" in asset.headers["content-type"]
            assert (await http(server, "HEAD", "/robots.txt")).status_code == 200
            assert (await http(server, "GET", "/assets/gone.js")).status_code == 404
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%00"):
                assert "secret" not in (await http(server, "GET", path)).text

    run(whole())


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/api/games/shift/rules"])
def test_every_answer_has_the_headers_that_protect(path: str) -> None:
    async def whole() -> None:
        async with running() as server:
            headers = (await http(server, "GET", path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy and "style-src 'self'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"

    run(whole())


@pytest.mark.parametrize(
    ("host", "sent"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("table.localhost", True),
        ("192.168.1.20:8000", False),
        ("table.test", False),
        ("[", False),
    ],
)
def test_a_header_that_browsers_heed_only_where_they_trust(host: str, sent: bool) -> None:
    async def whole() -> None:
        async with running() as server:
            headers = (await http(server, "GET", "/", headers={"Host": host})).headers
            assert ("cross-origin-opener-policy" in headers) is sent

    run(whole())


def test_games_rules_words_and_options() -> None:
    async def whole() -> None:
        async with running(games=None) as server:
            games = {game["id"]: game for game in (await http(server, "GET", "/api/games")).json()}
            shift = games["shift"]
            assert shift["seats"] == [2] and shift["seat_names"] == ["gold", "silver"]
            assert shift["bots"][-1] == "random" and len(shift["bots"]) > 1
            kinds = {option["name"]: option["kind"] for option in shift["options"]}
            assert kinds["edition"] == "choice" and kinds["exact_moves"] == "flag"
            assert kinds["setup"] == "text" and kinds["turn_limit"] == "number-or-none"
            rules = (await http(server, "GET", "/api/games/shift/rules")).json()
            assert rules[0]["id"] == "SHIFT-1"
            words = await http(server, "GET", "/api/games/shift/words/fr")
            assert "SHIFT-1" in words.text
            known = {"If-None-Match": words.headers["etag"]}
            again = await http(server, "GET", "/api/games/shift/words/fr", headers=known)
            assert again.status_code == 304
            chosen = {"options": {"turn_limit": "12"}}
            written = await http(server, "POST", "/api/options/shift", json=chosen)
            assert written.json()["ok"] and written.json()["options"]["turn_limit"] == 12
            wrong = await http(server, "POST", "/api/options/shift", json={"options": {"setup": 0}})
            assert wrong.status_code == 200 and not wrong.json()["ok"]
            assert wrong.json()["error"]["option"] == "setup"
            assert wrong.json()["error"]["why"] == "bad-option"
            health = (await http(server, "GET", "/api/health")).json()
            assert health["status"] == "ok" and "shift" in health["games"]

    run(whole())
