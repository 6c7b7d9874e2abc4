"""A Redis server for the tests: on a port of its own, gone with the tests.

Where there is none, the tests that need it are skipped with the reason.
"""

from __future__ import annotations

import atexit
import shutil
import socket
import subprocess
import time
from contextlib import closing, suppress

import pytest

from tests.harness.patience import PATIENCE
from tests.harness.wire import own_port


class RedisServer:
    """A server that can be stopped and started again at the same address."""

    def __init__(self, program: str) -> None:
        self.port = own_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._command = [program, "--port", str(self.port), "--bind", "127.0.0.1"]
        self._command += ["--save", "", "--appendonly", "no", "--dir", "/tmp"]
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < end and self._process.poll() is None, "it does not start"
            time.sleep(0.02)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _answers(self) -> bool:
        with suppress(OSError), closing(socket.create_connection(("127.0.0.1", self.port))):
            return True
        return False


@pytest.fixture
def redis() -> RedisServer:
    """Return a server of the test's own."""
    try:
        import redis.asyncio  # noqa: F401
    except ImportError:
        pytest.skip("Redis: the package redis is not installed")
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis: the Debian package redis-server is not installed")
    made = RedisServer(program)
    atexit.register(made.stop)
    return made
