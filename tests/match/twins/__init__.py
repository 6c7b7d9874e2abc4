"""Twins: two histories that differ only in what a viewer may not know.

Of every game there are kinds of them: what is hidden differs (made from what the game says is
known), a choice that nobody sees yet is made and changed, an answer that is held back comes early,
drafts are tried. ``told_to`` lists all that a match tells their viewer; over the wire the tests of
the server have a list of their own.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from tailback.kit import Viewer
from tests.kit.games import GAMES, SECRET, limited
from tests.match.twins.kinds import Maker, held, known, sealed, tried
from tests.match.twins.script import Twins

BY_ID = {game.id: game for game in GAMES}
KINDS: dict[str, Maker] = {"known": known, "sealed": sealed, "held": held, "tried": tried}
TWINS = tuple(
    [("known", game.id) for game in SECRET]
    + [("sealed", game.id) for game in GAMES if game.facts(limited(game)).simultaneous]
    + [("held", id) for id in ("bell", "cutin")]
    + [("tried", game.id) for game in GAMES]
)
"""Each kind with the games that can have it."""
VIEWERS: tuple[Viewer, ...] = (0, 1, None)


def a_few(kind: str, game: str, viewer: Viewer, most: int, seed: object = 0) -> Iterator[Twins]:
    """Return some twins of a kind, the same for the same seed."""
    rng = random.Random(f"{kind} {game} {viewer} {seed}")
    return islice(KINDS[kind](BY_ID[game], rng, viewer), most)
