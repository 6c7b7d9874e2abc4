"""A pytest plugin that tells why tests failed: ``-p tests.mutants.judge``.

A test that asserts has noticed what is wrong; a crash of the rules proves nothing. For each test
that fails it writes ``asserted`` or ``crashed`` and the exception, as a line of the file named by
``TAILBACK_VERDICTS``, and stops at the first that asserted.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import pytest

VERDICTS = "TAILBACK_VERDICTS"
ROOT = Path(__file__).parents[1]


def asserted(error: BaseException) -> bool:
    """Return whether a test has said that something is wrong, not the rules themselves."""
    if isinstance(error, BaseExceptionGroup):
        return any(asserted(one) for one in error.exceptions)
    if isinstance(error, pytest.fail.Exception):
        return True
    return isinstance(error, AssertionError) and _raised_in(error).is_relative_to(ROOT)


def _raised_in(error: BaseException) -> Path:
    """Return the file of the statement that raised an error."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return Path("" if trace is None else trace.tb_frame.f_code.co_filename)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and call.excinfo is not None:
        noticed = asserted(call.excinfo.value)
        _write(f"{'asserted' if noticed else 'crashed'} {call.excinfo.typename}")
        if noticed:
            item.session.shouldstop = "a test has noticed"
    return report


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed:
        _write("crashed while the tests were read")


def _write(line: str) -> None:
    with Path(os.environ[VERDICTS]).open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")
