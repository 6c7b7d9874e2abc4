"""A server for the tests: ``python -m tests.browser.stand_in --socket FD --database FILE``.

Its socket belongs to the one who started it and outlives it, as behind a proxy: whoever calls while
it is away waits in line. Its games are those installed, or with ``--toys`` the toys of the tests.
With ``--dealt`` every table is dealt the same cards, and its bots choose the same in the same
place: whoever does the same there sees the same. With ``--patience`` nobody is waited for longer
than so many milliseconds before a deal.
"""

from __future__ import annotations

import argparse
import random
import socket
from collections.abc import Sequence
from functools import partial
from unittest import mock

from tailback.kit import FairDice
from tailback.match.ports import MatchServices
from tailback.match.verbs import reveal
from tailback.match.verbs.create import DiceMaker
from tailback.server.app import create_app
from tailback.server.game_catalogue import Catalogue
from tailback.server.live import registry
from tailback.server.run import serve
from tailback.server.settings import Settings
from tailback.store.sql import SqlStore
from tests.toys import TOYS


class Constant(random.Random):
    """Chance that gives every bot the same to begin with, whatever was asked before."""

    def getrandbits(self, k: int, /) -> int:
        return 1


def dealt(seed: int, server: bytes, seats: Sequence[bytes], drawn: int = 0) -> FairDice:
    """Return dice that heed no seed but this."""
    return FairDice(seed.to_bytes(len(server)), [bytes(len(each)) for each in seats], drawn)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--socket", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--toys", action="store_true")
    parser.add_argument("--dealt", type=int)
    parser.add_argument("--patience", type=int, default=reveal.PATIENCE)
    args = parser.parse_args()
    bound = socket.socket(fileno=args.socket)
    catalogue = Catalogue({toy.id: toy for toy in TOYS} if args.toys else None)
    mock.patch.object(reveal, "PATIENCE", args.patience).start()
    dice: DiceMaker = FairDice
    if args.dealt is not None:
        dice = partial(dealt, args.dealt)
        mock.patch.object(registry, "MatchServices", partial(MatchServices, rng=Constant())).start()
    app = create_app(SqlStore(args.database), Settings.of(), catalogue, dice=dice)
    print(f"http://127.0.0.1:{bound.getsockname()[1]}", flush=True)
    serve(app, bound)


if __name__ == "__main__":
    main()
