"""nginx before a server of the tests, as docs/hosting.md sets it up; gone with the test.

Where there is none, the tests that need it are skipped with the reason.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import pytest

from tests.harness.patience import wait_until
from tests.harness.wire import own_port
from tests.suites import ROOT

_MAIN: Final = """
daemon off;
{user}
pid {folder}/nginx.pid;
worker_processes 1;
events {{ worker_connections {connections}; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/tailback.conf;
}}
"""


def documented() -> str:
    """Return the configuration that hosts are given."""
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    shown = re.search(r"^```nginx\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert shown is not None
    return shown[1]


@contextmanager
def nginx_before(
    port: int, folder: Path, connections: int = 8192, changes: Mapping[str, str] | None = None
) -> Iterator[int]:
    """Start nginx before the server at a port, without TLS; return its own port."""
    program = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if program is None:
        pytest.skip("nginx: the Debian package nginx is not installed")
    own = own_port()
    text = re.sub(r"^ *ssl_.*\n", "", documented(), flags=re.MULTILINE)
    replaced = {
        "listen 443 ssl": f"listen 127.0.0.1:{own}",
        "listen 80": f"listen 127.0.0.1:{own_port()}",
        "http://127.0.0.1:8000": f"http://127.0.0.1:{port}",
        **(changes or {}),
    }
    for old, new in replaced.items():
        assert old in text, old
        text = text.replace(old, new)
    (folder / "tailback.conf").write_text(text)
    user = "user root;" if os.getuid() == 0 else ""
    main = _MAIN.format(folder=folder, connections=connections, user=user)
    (folder / "nginx.conf").write_text(main)
    errors = folder / "nginx.log"
    command = [program, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(errors)]
    process = subprocess.Popen(command)

    def answers() -> bool:
        assert process.poll() is None, errors.read_text()
        with suppress(OSError), socket.create_connection(("127.0.0.1", own)):
            return True
        return False

    try:
        assert wait_until(answers)
        yield own
    finally:
        process.terminate()
        process.wait()
