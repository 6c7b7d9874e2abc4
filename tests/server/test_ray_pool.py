"""Computer players on a Ray cluster: a stand-in with Ray's small interface, and Ray itself."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tailback.cli.main import main
from tailback.kit import Question
from tailback.server.botpool import pool as pool_module
from tailback.server.botpool import ray_pool
from tailback.server.botpool.pool import BotPool
from tailback.server.botpool.ray_pool import NoRay, RayPool
from tailback.server.botpool.table_queue import Priority
from tailback.server.game_catalogue import Catalogue
from tailback.server.run import listen
from tests.harness.patience import PATIENCE, run, until
from tests.harness.scale import SOAK
from tests.server.desk import QUICK

LEGAL = ["M1", "M2"]


class Line:
    """A connection: once it is broken it stays so, and nobody gets an answer over it."""

    def __init__(self) -> None:
        self.broken = threading.Event()
        self.waiting: set[Future[Any]] = set()

    def cut(self) -> None:
        self.broken.set()
        for answer in tuple(self.waiting):
            self.waiting.discard(answer)
            answer.set_exception(ConnectionError("gone"))


class Method:
    """A method of an actor: called elsewhere, its answer comes later."""

    def __init__(self, call: Any, pool: ThreadPoolExecutor, ray: Ray) -> None:
        self._call, self._pool, self._ray = call, pool, ray
        self._line = ray.line
        self.waiting: set[Future[Any]] = set()

    def remote(self, *given: Any) -> Any:
        line = self._ray.said()
        if line is not self._line:
            raise ValueError("an actor of another connection")
        answer: Future[Any] = Future()
        line.waiting.add(answer)
        self.waiting.add(answer)
        self._pool.submit(self._answer, line, answer, given)
        reference = ModuleType("reference")
        reference.future = lambda: answer  # type: ignore[attr-defined]
        return reference

    def _answer(self, line: Line, answer: Future[Any], given: tuple[Any, ...]) -> None:
        result = self._call(*given)
        if answer in line.waiting:
            line.waiting.discard(answer)
            if answer.cancelled():
                self._ray.faults.append("Ray cannot answer what was cancelled")
            else:
                answer.set_result(result)


class Ray(ModuleType):
    """What the server uses of Ray, in this process.

    Like Ray's own client it has one connection, which is not mended; whatever is said over it
    waits for a receipt. Used without one, Ray would start a cluster in this process.
    """

    def __init__(self) -> None:
        super().__init__("ray")
        self.gone = False
        self.silent = False
        self.line: Line | None = None
        self.faults: list[str] = []
        self.actors: list[Any] = []
        self.killed: list[Any] = []
        self.options_: list[dict[str, Any]] = []
        self.addresses: list[str] = []
        self.slow = threading.Event()
        self.slow.set()
        self.saying = 0
        client = ModuleType("ray.util.client.ray")
        client.remote = partial(self._remote, self.said)  # type: ignore[attr-defined]
        client.cluster_resources = self.cluster_resources  # type: ignore[attr-defined]
        client.kill = self.kill  # type: ignore[attr-defined]
        client.get_context = self._context  # type: ignore[attr-defined]
        self.util = SimpleNamespace(client=SimpleNamespace(ray=client))

    def lose(self) -> None:
        """Be gone, and with it the connection."""
        self.gone = True
        assert self.line is not None
        self.line.cut()

    def init(self, address: str, **more: Any) -> None:
        if self.line is not None:
            raise RuntimeError("already connected")
        if self.gone:
            raise ConnectionError("nobody there")
        self.line = Line()
        self.addresses.append(address)

    def shutdown(self) -> None:
        if (line := self.line) is not None:
            if self.silent:
                line.broken.wait()
            line.cut()
        self.line = None
        self.addresses.clear()

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def kill(self, actor: Any) -> None:
        line = self.said()
        self.killed.append(actor)
        for answer in actor.choose.waiting & line.waiting:
            line.waiting.discard(answer)
            answer.set_exception(ConnectionError("the actor died"))

    def remote(self, kind: type) -> Any:
        return self._remote(self._core, kind)

    def said(self) -> Line:
        """Wait for the receipt of what is said to the cluster."""
        with suppress(RuntimeError):
            asyncio.get_running_loop()
            self.faults.append("the event loop waits for Ray")
        self.saying += 1
        self.slow.wait()
        line = self.line
        if line is not None and self.silent:
            line.broken.wait()
        if line is None or line.broken.is_set():
            raise ConnectionError("not connected")
        return line

    def _core(self) -> Line:
        if self.line is None:
            self.faults.append("Ray started a cluster here")
        return self.said()

    def _context(self) -> Any:
        assert self.line is not None
        channel = SimpleNamespace(close=self.line.cut)
        return SimpleNamespace(client_worker=SimpleNamespace(channel=channel))

    def _remote(self, said: Callable[[], Line], kind: type) -> Any:
        ray = self

        class Made:
            def options(self, **how: Any) -> Any:
                ray.options_.append(how)
                return self

            def remote(self) -> Any:
                said()
                one, pool = kind(), ThreadPoolExecutor(2)
                ray.actors.append(one)
                actor = ModuleType("actor")
                for name in ("begin", "choose", "stop"):
                    setattr(actor, name, Method(getattr(one, name), pool, ray))
                return actor

        return Made()


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ray]:
    stand_in = Ray()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    monkeypatch.setattr(ray_pool, "_AGAIN", 0.05)
    monkeypatch.setattr(ray_pool, "_LEAVING", 0.5)
    yield stand_in
    assert not stand_in.faults


@pytest.fixture
def address() -> Iterator[str]:
    with closing(listen("127.0.0.1", 0)) as bound:
        yield f"ray://127.0.0.1:{bound.getsockname()[1]}"


def pool_of(cluster: RayPool) -> BotPool:
    settings = replace(QUICK, bot_processes=0)
    return BotPool(Catalogue(), settings, lambda table: Priority.PRESENT, ray=cluster)


async def chosen(pool: BotPool, table: str = "t") -> Any:
    bot = pool.at(table)(Catalogue().find("shift"), "random")
    return (await bot.choose(Question(0, None, None, LEGAL, random.Random(1)))).move


def test_a_bot_thinks_there(ray: Ray, address: str) -> None:
    async def work() -> None:
        pool = pool_of(RayPool(address))
        assert ray.addresses == [address]
        assert [await chosen(pool) in LEGAL for _ in range(3)] == [True] * 3
        assert len(ray.actors) == 1  # one after the other: one place
        assert ray.options_ == [{"num_cpus": 1, "max_concurrency": 2}]
        pool.close()
        assert not ray.addresses

    run(work())


def test_where_it_fails_the_server_thinks_itself_and_tries_again(ray: Ray, address: str) -> None:
    async def work() -> None:
        cluster = RayPool(address)
        pool = pool_of(cluster)
        assert await chosen(pool) in LEGAL
        for times in range(1, 4):
            ray.lose()
            assert await chosen(pool) in LEGAL
            assert not cluster.up
            said = ray.saying
            await asyncio.sleep(0.2)
            assert await chosen(pool) in LEGAL  # not even tried
            assert ray.saying == said and not cluster.up
            ray.gone = False
            await until(lambda: cluster.up)
            assert len(ray.actors) == times
            assert await chosen(pool) in LEGAL
            assert len(ray.actors) == times + 1
        pool.close()

    run(work())


def test_nothing_waits_for_a_cluster_that_is_silent(
    ray: Ray, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ray_pool, "PATIENCE", PATIENCE)
    monkeypatch.setattr(pool_module, "SECONDS", 0.1)

    async def work() -> None:
        cluster = RayPool(address)
        pool = pool_of(cluster)
        assert await chosen(pool) in LEGAL
        ray.silent = True
        monkeypatch.setattr(ray_pool, "PATIENCE", 0.2)
        assert await chosen(pool) in LEGAL
        assert not cluster.up
        said = ray.saying
        assert await chosen(pool) in LEGAL  # not even tried
        assert ray.saying == said
        await until(lambda: not ray.addresses)  # its line was cut
        ray.silent = False
        monkeypatch.setattr(ray_pool, "PATIENCE", PATIENCE)
        await until(lambda: cluster.up)
        assert await chosen(pool) in LEGAL
        assert len(ray.actors) == 2
        ray.silent = True
        pool.close()
        await until(lambda: not ray.addresses)

    run(work())


def test_closed_it_is_not_tried_again(ray: Ray, address: str) -> None:
    async def work() -> None:
        cluster = RayPool(address)
        pool = pool_of(cluster)
        ray.lose()
        assert await chosen(pool) in LEGAL
        pool.close()
        ray.gone = False
        await asyncio.sleep(0.3)
        assert not cluster.up and not ray.addresses

    run(work())


class Endless:
    """Thinks until it is told to answer."""

    strength = 0

    def __init__(self) -> None:
        self.begun, self.answered = threading.Event(), threading.Event()

    def choose(self, question: Any) -> Any:
        self.begun.set()
        while not question.budget.over:
            time.sleep(0.001)
        self.answered.set()
        return question.legal[0]


def test_whoever_stops_waiting_stops_the_search_there(
    ray: Ray, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Endless()
    monkeypatch.setattr(ray_pool, "bot_of", lambda game, name: bot)

    async def work() -> None:
        pool = pool_of(RayPool(address))
        waiting = asyncio.create_task(chosen(pool))
        assert await asyncio.to_thread(bot.begun.wait, PATIENCE)
        waiting.cancel()
        assert await asyncio.to_thread(bot.answered.wait, PATIENCE)  # long before its five seconds
        pool.close()

    run(work())


def test_what_is_thought_there_when_it_fails_is_thought_here(
    ray: Ray, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Endless()
    monkeypatch.setattr(ray_pool, "bot_of", lambda game, name: bot)

    async def work() -> None:
        cluster = RayPool(address)
        pool = pool_of(cluster)
        waiting = [asyncio.create_task(chosen(pool, table)) for table in ("t", "u", "v")]
        await until(lambda: len(ray.actors) == 3)
        assert await asyncio.to_thread(bot.begun.wait, PATIENCE)
        waiting[0].cancel()  # must not keep the others from hearing that it is gone
        await asyncio.wait([waiting[0]])
        ray.lose()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(answers[0], asyncio.CancelledError)
        assert all(answer in LEGAL for answer in answers[1:])
        pool.close()
        for actor in ray.actors:
            actor.stop(99)

    run(work())


def test_a_search_is_stopped_that_was_still_being_put(
    ray: Ray, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Endless()

    async def work() -> None:
        pool = pool_of(RayPool(address))
        assert await chosen(pool) in LEGAL
        monkeypatch.setattr(ray_pool, "bot_of", lambda game, name: bot)
        ray.slow.clear()
        said = ray.saying
        waiting = asyncio.create_task(chosen(pool))
        await until(lambda: ray.saying > said)
        waiting.cancel()
        await asyncio.wait([waiting])
        ray.slow.set()
        assert await asyncio.to_thread(bot.answered.wait, PATIENCE)
        pool.close()

    run(work())


class Hung:
    """Never answers, until the test is over."""

    strength = 0

    def __init__(self) -> None:
        self.over = threading.Event()

    def choose(self, question: Any) -> Any:
        self.over.wait()
        return question.legal[0]


def test_one_that_never_answers_is_killed_there_and_another_is_asked(
    ray: Ray, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Hung()
    for patience in ("PATIENCE", "_LEAVING"):
        monkeypatch.setattr(ray_pool, patience, PATIENCE)

    async def work() -> None:
        cluster = RayPool(address)
        pool = pool_of(cluster)
        assert await chosen(pool) in LEGAL
        with monkeypatch.context() as patched:
            patched.setattr(ray_pool, "PATIENCE", 0.2)
            patched.setattr(pool, "_seconds", 0.1)
            patched.setattr(ray_pool, "bot_of", lambda game, name: bot)
            assert await chosen(pool) in LEGAL
        assert len(ray.killed) == pool.ended == 1
        assert cluster.up and pool.replaced == 0
        assert await chosen(pool) in LEGAL
        assert len(ray.actors) == 2
        pool.close()

    try:
        run(work())
    finally:
        bot.over.set()


def test_where_there_is_no_room_for_all_some_think_here(
    ray: Ray, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Endless()
    monkeypatch.setattr(ray_pool, "bot_of", lambda game, name: bot)

    async def work() -> None:
        cluster = RayPool(address)
        pool = pool_of(cluster)
        assert pool.queue.slots > cluster.slots == 3
        waiting = [asyncio.create_task(chosen(pool, table)) for table in "tuvw"]
        done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        assert done == {waiting[3]} and len(ray.actors) == 3
        for place in range(3):
            cluster.stop(place)
        await asyncio.gather(*waiting)
        pool.close()

    run(work())


@pytest.mark.parametrize("given", ["127.0.0.1:10001", "http://127.0.0.1:1", "ray://", "ray://[::1"])
def test_what_is_no_address_is_refused(given: str, ray: Ray) -> None:
    with pytest.raises(NoRay):
        RayPool(given)


@pytest.mark.parametrize("given", ["ray://club:secret@127.0.0.1:1", "ray://127.0.0.1:secret/x"])
def test_a_password_is_not_repeated(given: str, ray: Ray) -> None:
    with pytest.raises(NoRay) as caught:
        RayPool(given)
    assert "secret" not in str(caught.value) and "secret" not in caught.value.address


def test_no_ray_and_no_cluster_are_said_in_a_line(
    ray: Ray,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    serve = ["serve", "--port", "0", "--ray", "ray://127.0.0.1:1", "--database"]
    assert main([*serve, str(tmp_path / "one.db")]) == 1
    out, err = capsys.readouterr()
    assert not out and "ray://127.0.0.1:1" in err and err.count("\n") == 1
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*serve, str(tmp_path / "two.db")]) == 1
    assert "pip install tailback[ray]" in capsys.readouterr().err


@pytest.mark.skipif(not SOAK, reason="Ray takes a minute to start: make soak")
def test_on_ray_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="the package ray is not installed")
    worker = import_module("ray._private.worker")
    command = Path(sys.executable).with_name("ray")
    ports = [_free() for _ in range(2)]
    monkeypatch.setattr(ray_pool, "_AGAIN", 2.0)

    @contextmanager
    def head() -> Iterator[subprocess.Popen[bytes]]:
        folder = tempfile.mkdtemp(prefix="ray")  # Ray's sockets need a short path
        start = [str(command), "start", "--head", "--port", str(ports[0]), "--num-cpus", "1"]
        start += ["--ray-client-server-port", str(ports[1]), "--include-dashboard=false"]
        start += ["--node-ip-address", "127.0.0.1", "--temp-dir", folder]
        start += ["--object-store-memory", "100000000", "--disable-usage-stats", "--block"]
        out, env = subprocess.DEVNULL, {**os.environ, "LC_ALL": "C"}
        begun = subprocess.Popen(start, stdout=out, stderr=out, env=env)
        try:
            yield begun
        finally:
            begun.terminate()
            with suppress(subprocess.TimeoutExpired):
                begun.wait(60)
            begun.kill()
            begun.wait()
            shutil.rmtree(folder, ignore_errors=True)

    async def answered(pool: BotPool, cluster: RayPool) -> None:
        """Have it answer, and see that it was Ray who did."""
        await until(lambda: cluster.up)
        with monkeypatch.context() as patched:
            patched.setattr(pool, "_chosen_here", None)
            assert [await chosen(pool) in LEGAL for _ in range(5)] == [True] * 5
        assert cluster.up

    async def alone(pool: BotPool, cluster: RayPool) -> None:
        """See that the server answers at once, and that nothing holds it up."""
        assert await chosen(pool) in LEGAL
        assert not cluster.up
        ticks = time.monotonic()
        for _ in range(100):
            begun = time.monotonic()
            assert await chosen(pool) in LEGAL
            await asyncio.sleep(0.05)
            assert time.monotonic() - begun < 1
        assert time.monotonic() - ticks > 2 * ray_pool._AGAIN  # so it was tried meanwhile
        assert not cluster.up

    with head() as first:
        cluster = _reached(f"ray://127.0.0.1:{ports[1]}")
        pool = pool_of(cluster)

        async def work() -> None:
            assert cluster.slots == 1
            await answered(pool, cluster)
            first.terminate()
            await asyncio.to_thread(first.wait, 60)
            await alone(pool, cluster)
            with head():
                await answered(pool, cluster)
                assert not worker.global_worker.connected  # Ray's core is not started
                pool.close()
            assert not import_module("ray").is_initialized()

        run(work())


def _reached(address: str) -> RayPool:
    for _ in range(120):
        try:
            return RayPool(address)
        except NoRay:
            time.sleep(1)
    raise AssertionError("Ray did not start")


def _free() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
