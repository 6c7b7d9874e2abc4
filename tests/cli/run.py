"""Runs the command line: in this process, in another, or on a terminal of its own."""

from __future__ import annotations

import errno
import fcntl
import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from importlib.metadata import EntryPoint
from typing import NamedTuple

import pytest

from tailback.cli.main import main
from tailback.kit import registry
from tests.harness.patience import PATIENCE

PROMPT = re.compile(rb"(> |\. )(\x1b\[0m)?$")
"""How everything ends that waits for a line."""
TOYS = ("bell", "peek", "relay", "sealed")


class Ran(NamedTuple):
    """How a command went."""

    code: int
    out: str
    err: str


def run(
    *argv: str, stdin: str | bytes = "", encoding: str = "utf-8", locale: str = "C.UTF-8"
) -> Ran:
    """Run a command in this process with these streams."""
    given = stdin.encode() if isinstance(stdin, str) else stdin
    source = io.TextIOWrapper(io.BytesIO(given), encoding)
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding, write_through=True) for _ in range(2))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", locale)
        patch.setattr(sys, "stdin", source)
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        try:
            code = main(list(argv))
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
    written = [stream.buffer.getvalue().decode(encoding) for stream in (out, err)]
    return Ran(code, *written)


def run_process(*argv: str, stdin: bytes = b"", **env: str) -> Ran:
    """Run ``python -m tailback`` in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tailback", *argv],
        input=stdin,
        capture_output=True,
        timeout=PATIENCE,
        env={**os.environ, "LC_ALL": "C.UTF-8", **env},
    )
    return Ran(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode())


def run_terminal(*argv: str, typed: str, **env: str) -> Ran:
    """Run a command on a pseudo-terminal, and type each line when it is asked for."""
    code = "import sys; from tailback.cli.main import main; sys.exit(main())"
    if set(argv) & set(TOYS):
        code = "from tests.cli.run import main_with_toys; main_with_toys()"
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", code, *argv],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={"PATH": os.environ["PATH"], "TERM": "xterm", "LANG": "C.UTF-8", **env},
        start_new_session=True,
        preexec_fn=_take_terminal,
    )
    os.close(theirs)
    lines = iter(typed.splitlines(keepends=True))
    read = b""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if not select.select([ours], [], [], 1)[0]:
            continue
        try:
            piece = os.read(ours, 65536)
        except OSError as error:
            if error.errno != errno.EIO:
                raise
            piece = b""
        if not piece:
            break  # the other end is closed
        read += piece
        if PROMPT.search(read):
            os.write(ours, next(lines, "").encode())
    else:
        process.kill()
    os.close(ours)
    return Ran(process.wait(PATIENCE), read.decode().replace("\r\n", "\n"), "")


def _take_terminal() -> None:
    """Make standard input the terminal whose Ctrl-C reaches this process."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a job in the background ignores it


def install_toys(patch: pytest.MonkeyPatch) -> None:
    """Let the toy games be found as if they were installed."""
    known = registry.installed

    def installed(group: str) -> dict[str, EntryPoint]:
        points = dict(known(group))
        if group == registry.GAMES:
            for id in TOYS:
                points[id] = EntryPoint(id, f"tests.toys.{id}:GAME", group)
        return points

    patch.setattr(registry, "installed", installed)


def main_with_toys() -> None:
    """Run the command of this process with the toy games installed."""
    install_toys(pytest.MonkeyPatch())
    sys.exit(main())


def one_line(text: str) -> bool:
    """Return whether this is exactly one line."""
    return text.count("\n") == 1 and text.endswith("\n")
