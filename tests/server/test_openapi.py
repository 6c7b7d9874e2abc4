"""The description of the interface, and schemathesis against it: no request makes it fail."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import requests
import schemathesis
import schemathesis.specs.openapi.schemas  # now: compiling it beside a running thread can fail
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tailback.server.settings import Settings
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
    "/api/tables/standing",
    "/api/tables/{match}/devices",
    "/api/tables/{match}/devices/gone",
    "/api/tables/{match}/host",
    "/api/tables/{match}/seats/{seat}/bot",
    "/api/tables/{match}/seats/{seat}/link",
    "/api/tables/{match}/transcript",
    "/api/tables/{match}/turns",
    "/api/transcripts",
    "/api/transcripts/{key}",
}


def test_no_request_makes_it_fail() -> None:
    """With the limits of a host on: who is told to wait does."""
    calm = settings(
        max_examples=scaled(400),
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    times: list[tuple[float, str]] = []
    statuses: Counter[int] = Counter()
    with Beside(Settings(pace=0, bot_processes=0)) as beside:
        described = schemathesis.openapi.from_url(f"{beside.server.url}/api/openapi.json")
        tried = set()
        for found in described.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()

            @calm
            @given(case=operation.as_strategy())
            def try_it(case: Any) -> None:
                response = case.call(session=session)
                assert response.status_code < 500, case
                statuses[response.status_code] += 1
                times.append((response.elapsed, case.operation.label))
                if response.status_code == 429:
                    time.sleep(0.25)

            with requests.Session() as session:
                try_it()
            tried.add(operation.path)
    assert tried == ROUTES
    print(f"answers by status: {dict(sorted(statuses.items()))}; the slowest:")
    for seconds, label in sorted(times, reverse=True)[:10]:
        print(f"{1000 * seconds:8.1f} ms  {label}")


def test_every_answer_is_described() -> None:
    with Beside() as beside:
        paths = beside.http.get(f"{beside.server.url}/api/openapi.json").json()["paths"]
    assert set(paths) == ROUTES
    answers = {path: set(next(iter(verbs.values()))["responses"]) for path, verbs in paths.items()}
    assert {"201", "404", "422", "429", "503", "507"} <= answers["/api/tables"]
