"""A server for the tests: ``python -m tests.browser.stand_in --socket FD --database FILE``.

Its socket belongs to the one who started it and outlives it, as behind a proxy: whoever calls while
it is away waits in line. Its games are those installed, or with ``--toys`` the toys of the tests.
"""

from __future__ import annotations

import argparse
import socket

from tailback.server.app import create_app
from tailback.server.catalogue import Catalogue
from tailback.server.run import banner, serve
from tailback.server.settings import Settings
from tailback.store.sql import SqlStore
from tests.toys import TOYS


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--socket", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--toys", action="store_true")
    args = parser.parse_args()
    bound = socket.socket(fileno=args.socket)
    catalogue = Catalogue({toy.id: toy for toy in TOYS} if args.toys else None)
    app = create_app(SqlStore(args.database), Settings.of(), catalogue)
    print(banner("127.0.0.1", bound.getsockname()[1]), flush=True)
    serve(app, bound)


if __name__ == "__main__":
    main()
