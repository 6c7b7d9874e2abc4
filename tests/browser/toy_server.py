"""A server whose games are the toys of the tests: ``python -m tests.browser.toy_server``."""

from __future__ import annotations

import argparse

from tailback.server.app import create_app
from tailback.server.catalogue import Catalogue
from tailback.server.run import banner, listen, serve
from tailback.server.settings import Settings
from tailback.store.sql import SqlStore
from tests.toys import TOYS


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--database", required=True)
    args = parser.parse_args()
    bound = listen("127.0.0.1", args.port)
    catalogue = Catalogue({toy.id: toy for toy in TOYS})
    app = create_app(SqlStore(args.database), Settings.of(), catalogue)
    print(banner("127.0.0.1", bound.getsockname()[1]), flush=True)
    serve(app, bound)


if __name__ == "__main__":
    main()
