"""The description of the interface, and schemathesis against it: no request makes it fail."""

from __future__ import annotations

import dataclasses
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
import schemathesis.specs.openapi.schemas  # now: compiling it beside a running thread can fail
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from tailback.client import Opened
from tailback.match import new_id
from tailback.server.live.tokens import new_token
from tailback.server.live.web_push import make_keys
from tailback.server.settings import Settings
from tests.attack.matches import long_match
from tests.harness.patience import PATIENCE
from tests.harness.push_service import Service, push_service
from tests.harness.scale import scaled
from tests.server.test_fuzz import Beside

ROUTES = {
    "/api/health",
    "/api/fare",
    "/api/games",
    "/api/games/{id}/rules",
    "/api/games/{id}/words/{language}",
    "/api/lobby",
    "/api/lobby/{match}",
    "/api/lobby/{match}/seats",
    "/api/options/{game}",
    "/api/push",
    "/api/tables",
    "/api/tables/status",
    "/api/tables/{match}/ages",
    "/api/tables/{match}/devices",
    "/api/tables/{match}/devices/gone",
    "/api/tables/{match}/host",
    "/api/tables/{match}/seats/{seat}/bot",
    "/api/tables/{match}/seats/{seat}/link",
    "/api/tables/{match}/transcript",
    "/api/tables/{match}/history",
    "/api/transcripts",
    "/api/transcripts/{key}/history",
}


PUSH = find_spec("pywebpush") is not None
OF_HOST = ("/host", "/ages", "/seats/{seat}/", "/api/lobby/{match}")
"""What is asked with the host's token; the rest is with a seat's."""
PARTS = (("path",), ("path", "bearer"), ("path", "bearer", "body"))
"""How much of a request is put in that is right."""


class Right:
    """What a request must name to get anywhere: tables, tokens, a transcript, a device."""

    def __init__(self, beside: Beside, service: Service) -> None:
        self._beside = beside
        self._shared = self._open()
        self._device = service.browser().device
        self._text = long_match("shuttles", 20).text()
        self._key = beside.http.post(
            f"{beside.server.url}/api/transcripts",
            content=self._text.encode(),
            headers={"Content-Type": "text/plain"},
            timeout=PATIENCE,
        ).json()["key"]
        self._tables = {path: self._listed() for path in ROUTES if "/seats" in path}
        self._tables["/api/tables/{match}/ages"] = self._open("shift")
        """Those of their own, set before the limits are used up."""

    def _open(self, game: str = "relay") -> Opened:
        opened: Opened = self._beside.do(self._beside.server.open(game))
        return opened

    def _listed(self) -> Opened:
        table = self._open()
        self._beside.http.put(
            f"{self._beside.server.url}/api/lobby/{table.match}",
            json={"level": "any", "watch": table.spectator},
            headers={"Authorization": f"Bearer {table.host}"},
        ).raise_for_status()
        return table

    def table(self, path: str) -> Opened:
        """Return a table; one of its own for what changes who may sit where."""
        return self._tables.get(path, self._shared)

    def path(self, path: str) -> dict[str, Any]:
        known = {"match": self.table(path).match, "seat": 0, "key": self._key, "id": "relay"}
        known |= {"game": "relay", "language": "de"}
        return {name: value for name, value in known.items() if f"{{{name}}}" in path}

    def bearer(self, path: str) -> dict[str, str]:
        table = self.table(path)
        token = table.host if any(part in path for part in OF_HOST) else table.tokens[1]
        return {"authorization": f"Bearer {token}"}

    def body(self, path: str) -> Any:
        table, device = self.table(path), self._device
        own = {"id": new_id(), "token": new_token()}
        bodies: dict[str, Any] = {
            "/api/options/{game}": {"options": {}},
            "/api/tables": {"game": "relay"},
            "/api/tables/status": {"tables": [{"match": table.match, "token": table.spectator}]},
            "/api/tables/{match}/ages": {"id": own["id"], "by_age": [1]},
            "/api/tables/{match}/seats/{seat}/bot": {"id": own["id"], "bot": "random"},
            "/api/tables/{match}/seats/{seat}/link": own,
            "/api/lobby/{match}": {"level": "any", "watch": table.spectator},
            "/api/lobby/{match}/seats": {**own, "commitment": "0" * 64, "name": "Ada"},
            "/api/transcripts": self._text,
            "/api/tables/{match}/devices": dataclasses.asdict(device),
            "/api/tables/{match}/devices/gone": {"endpoint": device.endpoint},
        }
        return bodies.get(path)

    def put_in(self, case: Any, parts: tuple[str, ...]) -> None:
        """Put right parts in the place of what was made up."""
        path = case.operation.path
        if "path" in parts:
            case.path_parameters = {**(case.path_parameters or {}), **self.path(path)}
        if "bearer" in parts and "{match}" in path:
            case.headers = {**(case.headers or {}), **self.bearer(path)}
        if "body" in parts and (body := self.body(path)) is not None:
            made_up = case.body if isinstance(case.body, dict) else {}
            case.body = {**made_up, **body} if isinstance(body, dict) else body

    def whole(self, operation: Any) -> Any:
        """Return a request of which everything is right."""
        path, body = operation.path, self.body(operation.path)
        kind = "text/plain" if isinstance(body, str) else "application/json"
        headers = self.bearer(path) if "{match}" in path else {}
        given = {} if body is None or operation.method == "delete" else {"body": body}
        return operation.Case(
            path_parameters=self.path(path), headers=headers, media_type=kind, **given
        )


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as made:
        yield made


def test_no_request_makes_it_fail(service: Service, tmp_path: Path) -> None:
    """With the limits of a host on: who is told to wait does."""
    calm = settings(
        max_examples=scaled(400),
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    times: list[tuple[float, str]] = []
    statuses: dict[str, Counter[int]] = defaultdict(Counter)
    keys = tmp_path / "push.pem"
    push: dict[str, Any] = {"push_keys": str(keys), "push_services": (service.url,)} if PUSH else {}
    if PUSH:
        keys.write_bytes(make_keys())
    with (
        Beside(Settings(pace=0, bot_processes=0, **push)) as beside,
        requests.Session() as session,
    ):
        described = schemathesis.openapi.from_url(f"{beside.server.url}/api/openapi.json")
        right = Right(beside, service)

        def call(case: Any) -> Any:
            response = case.call(session=session)
            assert response.status_code < 500, case
            statuses[case.operation.label][response.status_code] += 1
            times.append((response.elapsed, case.operation.label))
            if response.status_code == 429:
                time.sleep(0.25)
            return response

        for found in described.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()

            @calm
            @given(case=operation.as_strategy(), parts=st.just(()) | st.sampled_from(PARTS))
            def try_it(case: Any, parts: tuple[str, ...]) -> None:
                right.put_in(case, parts)
                call(case)

            if PUSH or "/devices" not in operation.path:
                while (answer := call(right.whole(operation))).status_code == 429:
                    pass  # it has waited already
                assert answer.status_code < 300, (operation.label, answer.text)
                assert '"ok":false' not in answer.text.replace(" ", ""), operation.label
            try_it()
    assert {label.partition(" ")[2] for label in statuses} == ROUTES
    total = sum(statuses.values(), Counter[int]())
    print(f"answers by status: {dict(sorted(total.items()))}; the slowest:")
    for seconds, label in sorted(times, reverse=True)[:10]:
        print(f"{1000 * seconds:8.1f} ms  {label}")


def test_every_answer_is_described() -> None:
    with Beside() as beside:
        paths = beside.http.get(f"{beside.server.url}/api/openapi.json").json()["paths"]
    assert set(paths) == ROUTES
    answers = {path: set(next(iter(verbs.values()))["responses"]) for path, verbs in paths.items()}
    assert {"201", "404", "422", "429", "503", "507"} <= answers["/api/tables"]
