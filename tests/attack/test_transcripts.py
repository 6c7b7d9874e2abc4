"""Transcripts that strangers send: bounded in size, time and memory, and never in the way."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import tracemalloc
from dataclasses import replace
from typing import Any

import pytest

from tailback.kit import SPECTATOR, transcript
from tailback.kit.transcript import LONGEST, MOST_LINES, Scroll, Transcript
from tailback.server import transcript_reader
from tailback.server.access import LARGEST_BODY
from tailback.server.botpool.workers import ProcessWorker, WorkerFailed
from tailback.server.http_errors import HttpError
from tailback.server.routes.history import TranscriptReader
from tests.attack.effort import grown, lines, slept
from tests.attack.matches import long_match
from tests.harness.patience import PATIENCE, run
from tests.harness.scale import SOAK
from tests.server.desk import QUICK, Running, http, running

TEXT = {"Content-Type": "text/plain"}
LONG = 9_000 if SOAK else 1_000
SHUTTLES: dict[str, Any] = {"turn_limit": None}


def process(server: Running) -> int:
    """Return which process plays transcripts through."""
    worker = server.app.state.transcripts._worker
    assert worker is not None and worker._process is not None
    return int(worker._process.pid or 0)


async def asked(server: Running, text: bytes, **query: int) -> dict[str, Any]:
    response = await http(
        server, "POST", "/api/transcripts", content=text, headers=TEXT, params=query
    )
    told: dict[str, Any] = response.json()
    return told


def test_a_long_one_comes_in_pages() -> None:
    match = long_match("shuttles", LONG, **SHUTTLES)
    text = match.text().encode()

    async def whole() -> None:
        async with running() as server:
            told = await asked(server, text)
            found, draws = told["turns"], told["draws"]
            assert len(found) == transcript_reader.MOST_TURNS
            assert told["last"] == match.text().count("\n") - len(list(match.header()))
            while found[-1]["number"] < told["last"]:
                path = f"/api/transcripts/{told['key']}/history"
                query = {"first": found[-1]["number"] + 1}
                response = await http(server, "GET", path, params=query)
                page = response.json()
                assert 0 < len(page["turns"]) <= transcript_reader.MOST_TURNS
                assert len(response.content) < 1024 * 1024
                found += page["turns"]
                draws += page["draws"]
            assert [turn["number"] for turn in found] == list(range(told["last"] + 1))
            assert len(draws) == sum(-1 in moves for moves in match.history)
            at = transcript_reader.MOST_TURNS + 7
            assert (await asked(server, text, first=at))["turns"] == found[
                at : at + transcript_reader.MOST_TURNS
            ]
            assert (await asked(server, text, first=10**6))["turns"] == []
            response = await http(server, "GET", "/api/transcripts/unknown/history")
            assert (response.status_code, response.json()["error"]["why"]) == (200, "gone")

    run(whole())


def test_too_large_a_one_is_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    many = b"0 a: x\n" * (MOST_LINES + 1)
    assert LARGEST_BODY["/api/transcripts"] > LONGEST
    monkeypatch.setattr(transcript, "sealed_lines", None)  # with which reading begins

    async def whole() -> None:
        async with running() as server:
            told = await asked(server, many)
            assert (told["ok"], told["error"]["line"]) == (False, MOST_LINES + 1)
            told = await asked(server, b"x" * (LONGEST + 1))
            assert (told["ok"], told["error"]["why"]) == (False, "bad-transcript")
            assert str(LONGEST) in told["error"]["said"]
            told = await asked(server, b"x" * (LARGEST_BODY["/api/transcripts"] + 1))
            assert told["error"]["why"] == "too-large"

    run(whole())


@pytest.mark.parametrize("path", ["/api/tables", "/api/options/shift", "/api/tables/status"])
def test_bodies_are_limited_by_their_route(path: str) -> None:
    async def whole() -> None:
        async with running() as server:
            body = json.dumps({"game": "shift", "options": {"setup": "." * 40_000}})
            response = await http(server, "POST", path, content=body)
            assert (response.status_code, response.json()["error"]["why"]) == (413, "too-large")
            response = await http(server, "POST", path, content=iter([body.encode()]))
            assert response.status_code == 413

    run(whole())


def test_one_that_takes_too_long_is_stopped_and_the_next_is_read() -> None:
    """The process is held up for good, so that no machine is too fast or too slow for this."""
    text = long_match("shuttles", 20).text().encode()
    hurried = replace(QUICK, replay_process=True, replay_seconds=3.0)

    async def whole() -> None:
        async with running(settings=hurried) as server:
            assert (await asked(server, text))["ok"]
            os.kill(process(server), signal.SIGSTOP)
            told = await asked(server, text)
            assert (told["ok"], told["error"]["why"]) == (False, "bad-transcript")
            assert "too long" in told["error"]["said"]
            assert (await asked(server, text))["ok"]

    run(whole())


def test_the_others_play_on_meanwhile() -> None:
    """However long a transcript is read, a table's pings are answered."""
    text = long_match("shuttles", 20).text().encode()

    async def whole() -> None:
        async with running(settings=replace(QUICK, replay_process=True)) as server:
            await asked(server, text)
            table = await server.open("shift")
            seat = await server.seat(table, 0)
            os.kill(process(server), signal.SIGSTOP)
            reading = asyncio.create_task(asked(server, text))
            for _ in range(50):
                await seat.ping()
                await asyncio.sleep(0.005)
            assert not reading.done()
            os.kill(process(server), signal.SIGCONT)
            assert (await reading)["ok"]
            await seat.close()

    run(whole())


def test_few_may_wait() -> None:
    text = long_match("shuttles", 20).text().encode()

    async def whole() -> None:
        transcripts = TranscriptReader(10, process=False)
        asking = (transcripts.page(text, -1, 0) for _ in range(20))
        told = await asyncio.gather(*asking, return_exceptions=True)
        refused = [one for one in told if isinstance(one, HttpError)]
        assert [one.why for one in refused] == ["busy"] * 12
        assert json.loads(await transcripts.page(text, -1, 0))["ok"]

    run(whole())


@pytest.mark.parametrize("repetition", [3, None])
def test_memory_is_linear_and_small(repetition: int | None) -> None:
    def held(steps: int) -> int:
        match = long_match("shuttles", steps, turn_limit=None, repetition=repetition)
        text = match.text().encode()
        transcript_reader._kept.clear()
        tracemalloc.start()
        told = transcript_reader.page(text, -1, 0)
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert isinstance(told, bytes)
        return peak

    steps = LONG // 2
    held(steps)  # what is kept of the board for good
    once, twice = held(steps), held(2 * steps)
    assert twice < 2.5 * once
    assert twice < 16_384 * 2 * steps


def test_few_are_kept() -> None:
    transcript_reader._kept.clear()
    for steps in range(10, 15):
        transcript_reader.page(long_match("shuttles", steps).text().encode(), -1, 0)
    assert len(transcript_reader._kept) == 2


# A process that can be stopped


def test_a_process_is_stopped_when_it_takes_too_long() -> None:
    async def whole() -> None:
        worker = ProcessWorker(slept)
        assert await worker.ask(PATIENCE, 0.0) == 0.0
        first = worker._process
        with pytest.raises(TimeoutError):
            await worker.ask(0.2, 60.0)
        assert await worker.ask(PATIENCE, 0.0) == 0.0
        assert worker._process is not first
        worker.close()

    run(whole())


def test_one_that_is_stopped_takes_no_long_question_and_gives_no_long_answer() -> None:
    """Neither a pipe that is full nor half an answer holds up whoever asks."""

    async def whole() -> None:
        worker = ProcessWorker(len)
        for stopped in (False, True, False):
            if stopped:
                assert worker._process is not None
                os.kill(worker._process.pid or 0, signal.SIGSTOP)
                with pytest.raises(TimeoutError):
                    await worker.ask(0.2, bytes(10**7))
            else:
                assert await worker.ask(PATIENCE, bytes(10**7)) == 10**7
        worker.close()

    run(whole())


def test_a_process_has_only_so_much_memory() -> None:
    async def whole() -> None:
        worker = ProcessWorker(grown, most_bytes=512 * 1024**2)
        with pytest.raises(WorkerFailed, match="MemoryError"):
            await worker.ask(PATIENCE, 2 * 1024**3)
        assert await worker.ask(PATIENCE, 1000) == 1000
        worker.close()

    run(whole())


def patience() -> int:
    return os.nice(0)


def test_a_process_gives_way_to_the_server() -> None:
    async def whole() -> None:
        worker = ProcessWorker(patience)
        assert await worker.ask(PATIENCE) > os.nice(0)
        worker.close()

    run(whole())


def test_a_process_that_died_is_made_anew() -> None:
    async def whole() -> None:
        worker = ProcessWorker(slept)
        await worker.ask(PATIENCE, 0.0)
        assert worker._process is not None
        worker._process.kill()
        worker._process.join()
        assert await worker.ask(PATIENCE, 0.0) == 0.0
        worker.close()

    run(whole())


def test_a_question_that_nobody_waits_for_does_not_mix_with_the_next() -> None:
    async def whole() -> None:
        transcripts = TranscriptReader(10, process=True)
        long = long_match("shuttles", LONG, **SHUTTLES).text().encode()
        first = asyncio.create_task(transcripts.page(long, -1, 0))
        await asyncio.sleep(0.05)
        first.cancel()
        told = json.loads(await transcripts.page(long_match("shift", 8).text().encode(), -1, 0))
        assert told["game"] == "shift"
        transcripts.close()

    run(whole())


# Matches that are still played


def test_a_running_match_is_written_on_and_not_again() -> None:
    match = long_match("shift", LONG)
    for viewer in (SPECTATOR, 0, 1):
        scroll = Scroll(viewer)
        for end in range(1, 60):
            begun = _up_to(match, end)
            assert scroll.text(begun) == Scroll(viewer).text(begun)
        assert scroll.text(_up_to(match, 20)) == Scroll(viewer).text(_up_to(match, 20))
        renamed = replace(_up_to(match, 30), players=("c", "d"))
        assert scroll.text(renamed) == Scroll(viewer).text(renamed)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_one_more_turn_costs_the_same_however_many_came_before(viewer: int | None) -> None:
    match = long_match("shift", LONG)

    def cost(end: int) -> int:
        scroll, later = Scroll(viewer), _up_to(match, end)
        scroll.text(_up_to(match, end - 4))
        assert later.played
        return lines(lambda: scroll.text(later))

    assert cost(LONG) < cost(LONG // 2) + 200
    assert cost(LONG) < 1000


def _up_to(match: Transcript, end: int) -> Transcript:
    return replace(match, history=match.history[:end], steps=match.played[:end])
