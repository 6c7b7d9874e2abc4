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
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tailback.cli.main import main
from tailback.server import far
from tailback.server.catalogue import Catalogue
from tailback.server.far import Cluster, NoRay
from tailback.server.queue import Rank
from tailback.server.run import listen
from tailback.server.think import Thinkers
from tests.harness.scale import SOAK
from tests.server.desk import QUICK, run

LEGAL = ["M1", "M2"]


class Method:
    """A method of an actor: called elsewhere, its answer comes later."""

    def __init__(self, call: Any, pool: ThreadPoolExecutor, ray: Ray) -> None:
        self._call, self._pool, self._ray = call, pool, ray

    def remote(self, *given: Any) -> Any:
        if self._ray.broken:
            raise ConnectionError("gone")
        answer: Future[Any] = self._pool.submit(self._call, *given)
        reference = ModuleType("reference")
        reference.future = lambda: answer  # type: ignore[attr-defined]
        return reference


class Ray(ModuleType):
    """What the server uses of Ray, in this process."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.broken = False
        self.actors: list[Any] = []
        self.options_: list[dict[str, Any]] = []
        self.addresses: list[str] = []

    def init(self, address: str, **more: Any) -> None:
        self.addresses.append(address)

    def shutdown(self) -> None:
        self.addresses.clear()

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, kind: type) -> Any:
        ray = self

        class Made:
            def options(self, **how: Any) -> Any:
                ray.options_.append(how)
                return self

            def remote(self) -> Any:
                one, pool = kind(), ThreadPoolExecutor(2)
                ray.actors.append(one)
                actor = ModuleType("actor")
                for name in ("think", "stop"):
                    setattr(actor, name, Method(getattr(one, name), pool, ray))
                return actor

        return Made()


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    made = Ray()
    monkeypatch.setitem(sys.modules, "ray", made)
    return made


@pytest.fixture
def address() -> Iterator[str]:
    with closing(listen("127.0.0.1", 0)) as bound:
        yield f"ray://127.0.0.1:{bound.getsockname()[1]}"


def thinkers(cluster: Cluster) -> Thinkers:
    settings = replace(QUICK, bot_processes=0)
    return Thinkers(Catalogue(), settings, lambda table: Rank.PRESENT, far=cluster)


async def chosen(made: Thinkers, name: str = "random") -> Any:
    bot = made.at("t")(Catalogue().find("shift"), name)
    return await bot.think(0, None, None, LEGAL, random.Random(1))  # type: ignore[arg-type]


def test_a_bot_thinks_there(ray: Ray, address: str) -> None:
    async def work() -> None:
        made = thinkers(Cluster(address))
        assert ray.addresses == [address]
        assert [await chosen(made) in LEGAL for _ in range(3)] == [True] * 3
        assert len(ray.actors) == 1  # one after the other: one place
        assert ray.options_ == [{"num_cpus": 1, "max_concurrency": 2}]
        made.close()
        assert not ray.addresses

    run(work(), 20)


def test_where_it_fails_the_server_thinks_itself_and_tries_again(
    ray: Ray, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        cluster = Cluster(address)
        made = thinkers(cluster)
        ray.broken = True
        assert await chosen(made) in LEGAL
        assert not cluster.up and len(ray.actors) == 1
        assert await chosen(made) in LEGAL  # not even tried
        assert len(ray.actors) == 1
        ray.broken = False
        monkeypatch.setattr(cluster, "_down_until", 0.0)
        assert await chosen(made) in LEGAL
        assert len(ray.actors) == 2
        made.close()

    run(work(), 20)


class Endless:
    """Thinks until it is told to answer."""

    strength = 0

    def __init__(self) -> None:
        self.begun, self.answered = threading.Event(), threading.Event()

    def choose(self, *given: Any) -> Any:
        self.begun.set()
        while not given[-1].over:
            time.sleep(0.001)
        self.answered.set()
        return given[3][0]


def test_whoever_stops_waiting_stops_the_search_there(
    ray: Ray, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Endless()
    monkeypatch.setattr(far, "bot_of", lambda game, name: bot)

    async def work() -> None:
        made = thinkers(Cluster(address))
        waiting = asyncio.create_task(chosen(made))
        assert await asyncio.to_thread(bot.begun.wait, 10)
        waiting.cancel()
        assert await asyncio.to_thread(bot.answered.wait, 4)  # long before its five seconds
        made.close()

    run(work(), 20)


@pytest.mark.parametrize("given", ["127.0.0.1:10001", "http://127.0.0.1:1", "ray://", "ray://[::1"])
def test_what_is_no_address_is_refused(given: str, ray: Ray) -> None:
    with pytest.raises(NoRay):
        Cluster(given)


@pytest.mark.parametrize("given", ["ray://club:secret@127.0.0.1:1", "ray://127.0.0.1:secret/x"])
def test_a_password_is_not_repeated(given: str, ray: Ray) -> None:
    with pytest.raises(NoRay) as caught:
        Cluster(given)
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
def test_on_ray_itself() -> None:
    pytest.importorskip("ray", reason="the package ray is not installed")
    command = Path(sys.executable).with_name("ray")
    folder = tempfile.mkdtemp(prefix="ray")  # Ray's sockets need a short path
    ports = [_free() for _ in range(2)]
    start = [str(command), "start", "--head", "--port", str(ports[0]), "--num-cpus", "1"]
    start += ["--ray-client-server-port", str(ports[1]), "--include-dashboard=false"]
    start += ["--node-ip-address", "127.0.0.1", "--temp-dir", folder]
    start += ["--object-store-memory", "100000000", "--disable-usage-stats", "--block"]
    quiet = subprocess.DEVNULL
    head = subprocess.Popen(start, stdout=quiet, stderr=quiet, env={**os.environ, "LC_ALL": "C"})
    try:
        cluster = _reached(f"ray://127.0.0.1:{ports[1]}")

        async def work() -> None:
            made = thinkers(cluster)
            assert cluster.places == 1
            assert [await chosen(made) in LEGAL for _ in range(5)] == [True] * 5
            assert cluster.up  # it was Ray who answered
            head.terminate()
            await asyncio.to_thread(head.wait, 60)
            assert await chosen(made) in LEGAL
            assert not cluster.up
            made.close()

        run(work(), 180)
    finally:
        head.kill()
        head.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _reached(address: str) -> Cluster:
    for _ in range(120):
        try:
            return Cluster(address)
        except NoRay:
            time.sleep(1)
    raise AssertionError("Ray did not start")


def _free() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
