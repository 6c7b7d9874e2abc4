"""The games that the kit is tested on: every toy, and every game that is installed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import tailback
from tailback.games.bash.abilities import Steps
from tailback.games.bash.moves import LEVEL
from tailback.games.bash.position import ENERGY
from tailback.kit import AnyGame, Options, Seat, Seating
from tests.harness.leaks import changed
from tests.harness.scale import SOAK, scaled, thinned
from tests.harness.secrets import rebuilt
from tests.toys import TOYS

GAMES: tuple[AnyGame, ...] = (*TOYS, *map(tailback.game, tailback.list_games()))
LIMITS = {"turn_limit": 12, "rounds": 2}
"""Options under which a random game ends, but not before a second round."""


def limited(game: AnyGame) -> Options:
    known = game.options_type.specs()
    made: Options = game.options(**{name: n for name, n in LIMITS.items() if name in known})
    return made


DEAR = {"bash": 60}
"""Games with long walks and many viewers: so many steps of a walk are enough outside the soak."""


def walks(game: AnyGame, count: int) -> range:
    """Return the seeds of as many walks as the count allows; of a dear game a fifth."""
    return range(max(1, scaled(count) // (5 if game.id in DEAR else 1)))


def steps(game: AnyGame, count: int) -> int:
    """Return how many steps of a walk are taken."""
    return count if SOAK else DEAR.get(game.id, count)


def hidden(game: AnyGame) -> bool:
    return game.facts(limited(game)).hidden


SECRET = tuple(game for game in GAMES if hidden(game))
"""Those in which something is hidden."""


def planted(leaks: Iterable[str]) -> pytest.MarkDecorator:
    """Plant each leak in each of them; in the check each in some, and some in each."""
    every = [(leak, game) for leak in leaks for game in SECRET]
    ids = [f"{leak}-{game.id}" for leak, game in every]
    return pytest.mark.parametrize(("leak", "game"), thinned(every, 5), ids=thinned(ids, 5))


def thieves(game: AnyGame) -> AnyGame:
    """Return Rush & Bash among cars that take and lose cards: full of energy, and they use it.

    The baron starts behind the others, so that he overtakes them; whoever can uses level 3, and
    drives as far as it leads.
    """

    def start(options: Any, seating: Seating) -> Any:
        begun = game.rules.start(options, seating)
        places = tuple([begun.graph.ids[space] for space in ("0M0", "0L1", "0R1")])
        return begun._replace(energy=(ENERGY,) * seating.seats, places=places)

    def legal(position: Any, seat: Seat) -> Any:
        moves = game.rules.legal(position, seat)
        if LEVEL[3] in moves:
            return [LEVEL[3]]
        return moves[:1] if moves and type(position.tasks[-1]) is Steps else moves

    return rebuilt(game, rules=changed(game.rules, start=start, legal=legal))


FLASHES = {"memory": ("TurnedUp",)}
"""Happenings that all see for a moment, and that nobody is ever told again."""
