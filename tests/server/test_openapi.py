"""The description of the interface, and schemathesis against it: no request makes it fail."""

from __future__ import annotations

from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tests.harness.scale import scaled
from tests.server.test_fuzz import Beside


def test_no_request_makes_it_fail() -> None:
    calm = settings(
        max_examples=scaled(400),
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    with Beside() as beside:
        described = schemathesis.openapi.from_url(f"{beside.server.url}/api/openapi.json")
        tried = 0
        for found in described.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()

            @calm
            @given(case=operation.as_strategy())
            def try_it(case: Any) -> None:
                response = case.call(session=session)
                assert response.status_code < 500, case

            with requests.Session() as session:
                try_it()
            tried += 1
    assert tried == 8


def test_every_answer_is_described() -> None:
    with Beside() as beside:
        paths = beside.http.get(f"{beside.server.url}/api/openapi.json").json()["paths"]
    assert set(paths) == {
        "/api/health",
        "/api/games",
        "/api/games/{id}/rules",
        "/api/games/{id}/words/{language}",
        "/api/options/{game}",
        "/api/tables",
        "/api/tables/{match}/transcript",
        "/api/transcripts",
    }
    answers = {path: set(next(iter(verbs.values()))["responses"]) for path, verbs in paths.items()}
    assert {"201", "404", "422", "429", "503", "507"} <= answers["/api/tables"]
