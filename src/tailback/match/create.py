"""Open: a table is set up, its server seed fixed, its bots seated."""

from __future__ import annotations

import math
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from tailback.kit import AnyGame, Decision, Last, Options, Seat, Seating, TailbackError
from tailback.kit.chance import SEED_BYTES
from tailback.kit.verify import given_hash
from tailback.match.entry import Entry
from tailback.match.run import Spelled, Steps, given
from tailback.match.table import Allowance, Chair, Table

Time: TypeAlias = float | Literal["usual"] | None
"""After how many seconds a default is played: as the game says, or so many, or never."""


class Keys(NamedTuple):
    """Which keys open which seats, as another match has left them: see ``Table``."""

    keys: Mapping[Seat, str]
    links: Mapping[Seat, str]
    former: Mapping[str, Seat]

    def written(self) -> dict[str, dict[str, Any]]:
        """Return what an entry says of them."""
        fields: dict[str, Mapping[Any, Any]] = self._asdict()
        return {
            name: {str(key): value for key, value in found.items()}
            for name, found in fields.items()
            if found
        }

    @classmethod
    def read(cls, body: Mapping[str, Any]) -> tuple[dict[int, str], dict[int, str], dict[str, int]]:
        """Return what an entry says of them."""
        keys, links = (
            {int(seat): key for seat, key in body.get(name, {}).items()}
            for name in ("keys", "links")
        )
        return keys, links, dict(body.get("former", {}))


def entry(
    game: AnyGame,
    options: Options,
    seating: Seating,
    time: Time = "usual",
    server_seed: bytes | None = None,
    begun: Sequence[Spelled] = (),
    *,
    clock: Allowance | None = None,
    follows: str | None = None,
    moved_on: int = 0,
    keys: Keys | None = None,
) -> Entry:
    """Return the entry that opens a table, or raise what is wrong with it.

    The seed of the match that may follow is fixed with it, so that it can be promised, unless this
    one's seed is given from outside and ``follows`` none.
    Players have a ``clock``, or none.
    ``begun`` is how another match of the same options began, page by page: this one goes on there.
    ``moved_on``: how many seats further everyone sits than when the tokens were given; ``keys`` say
    which of those given since open which seat.
    """
    time = game.time(options) if time == "usual" else time
    _check(game, seating, time)
    seed = server_seed or secrets.token_bytes(SEED_BYTES)
    promises = server_seed is None or follows is not None
    last = seating.last
    return Entry(
        "open",
        {
            "game": game.id,
            "rules": game.rules_number,
            "options": options.write(),
            "seats": seating.seats,
            "by_age": None if seating.by_age is None else list(seating.by_age),
            "last": None if last is None else list(last),
            "time": time,
            "server_seed": seed.hex(),
            "next_seed": secrets.token_bytes(SEED_BYTES).hex() if promises else None,
            "follows": follows,
            **({} if clock is None else {"clock": list(clock)}),
            **({"begun": list(begun)} if begun else {}),
            **({"moved_on": moved_on} if moved_on else {}),
            **({} if keys is None else keys.written()),
        },
    )


def _check(game: AnyGame, seating: Seating, time: float | None) -> None:
    seats, ages = seating.seats, seating.by_age
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        span = f"{least}" if least == most else f"{least} to {most}"
        raise TailbackError(f"{game.id} is played by {span}, not by {seats}")
    if ages is not None and sorted(ages) != list(range(seats)):
        raise TailbackError(f"the order of age names each of the {seats} seats once")
    if time is not None and not (0 < time < math.inf):
        raise TailbackError("the time to answer is a number of seconds above 0, or none")


def take(table: Table, body: Mapping[str, Any], made: None) -> None:
    """Set up the table; nothing has happened yet."""
    game = table.games(body["game"])
    game.require_rules(body["rules"])
    ages: Sequence[int] | None = body["by_age"]
    last = None if body["last"] is None else Last(*body["last"])
    table.game = game
    table.options = game.options_type.read(body["options"])
    start(table, Seating(body["seats"], None if ages is None else tuple(ages), last))
    table.time = body["time"]
    table.server_seed = bytes.fromhex(body["server_seed"])
    next_seed = body["next_seed"]
    table.next_seed = None if next_seed is None else bytes.fromhex(next_seed)
    table.follows = body["follows"]
    table.moved_on = body.get("moved_on", 0)
    table.keys, table.links, table.former = Keys.read(body)
    if (clock := body.get("clock")) is not None:
        table.clock = Allowance(*clock)
        table.left = [table.clock.first] * table.seating.seats
        table.spent = [0] * table.seating.seats
    table.chairs = [Chair() for _ in range(table.seating.seats)]
    table.asks = [0] * table.seating.seats
    table.versions = [0] * (table.seating.seats + 1)
    for page in body.get("begun", ()):
        _go_on(table, given(game, table.position, page))
    taken_over = [step.moves for page in table.pages for step in page.steps]
    table.given_hash = given_hash(game, taken_over, table.server_seed)


def start(table: Table, seating: Seating) -> None:
    """Put the game into the position in which it begins for these players."""
    table.seating = seating
    table.set(table.game.start(table.options, seating))  # the rules refuse what cannot be set up
    table.scene = table.game.scene(table.options, seating)


def _go_on(table: Table, steps: Steps) -> None:
    """Let a page of another match have happened here."""
    table.versions = [version + 1 for version in table.versions]
    table.turned(steps)
    table.set(steps[-1].after)
    table.given += 1
    if table.starter is None:
        asked = (table.game.pending(step.before) for step in steps)
        table.starter = next((d.seats[0] for d in asked if isinstance(d, Decision)), None)
