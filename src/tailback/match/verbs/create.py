"""Open: a table is set up, its server seed fixed, its bots seated."""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, TypeAlias

from tailback.kit import AnyGame, Decision, Last, Options, Seating, TailbackError
from tailback.kit.chance import SEED_BYTES, Dice, commitment
from tailback.kit.verify import given_hash
from tailback.match import preconditions
from tailback.match.apply import Spelled, Steps, checked_steps
from tailback.match.entry import Entry
from tailback.match.keys import Keys
from tailback.match.player_clocks import Allowance, SeatClocks
from tailback.match.state import Chair, MatchState
from tailback.match.verbs import claim, offer, overtime, rematch, reveal, seal

Time: TypeAlias = float | Literal["usual"] | None
"""After how many seconds a default is played: as the game says, or so many, or never."""


DiceMaker: TypeAlias = Callable[[bytes, Sequence[bytes], int], Dice]
"""Returns the dice from the server's seed, the seats' seeds and the number of draws so far."""


@dataclass
class Seeds:
    """The server's seeds, and the dice that follow from them and from the seats' own."""

    server: bytes
    next: bytes | None
    """The server's seed of the match that follows, fixed when this one was opened."""
    follows: str | None
    """The commitment of the match before, of a rematch."""
    maker: DiceMaker
    drawn: int = 0
    """How many draws there were."""

    @cached_property
    def commitment(self) -> str:
        """Return what was published of the server's seed before the first draw."""
        return commitment(self.server)

    @cached_property
    def promise(self) -> str | None:
        """Return what is published of the server's seed of the match that may follow."""
        return None if self.next is None else commitment(self.next)

    def dice(self, chairs: Sequence[Chair]) -> Dice:
        """Return the dice as they stand before the next draw, with the seeds of these chairs."""
        return self.maker(self.server, [chair.seed or b"" for chair in chairs], self.drawn)


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
    keys: Keys | None = None,
) -> Entry:
    """Return the entry that opens a table, or raise what is wrong with it.

    The seed of the match that may follow is fixed with it, so that it can be promised, unless this
    one's seed is given from outside and ``follows`` none.
    Players have a ``clock``, or none.
    ``begun`` is how another match of the same options began, page by page: this one goes on there.
    ``keys`` say which tokens open which seat, as another match has left them.
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


def apply(state: MatchState, body: Mapping[str, Any], applied: None) -> None:
    """Set up the table; nothing has happened yet."""
    game = state.games(body["game"])
    game.require_rules(body["rules"])
    ages: Sequence[int] | None = body["by_age"]
    last = None if body["last"] is None else Last(*body["last"])
    state.game = game
    state.options = game.options_type.read(body["options"])
    start(state, Seating(body["seats"], None if ages is None else tuple(ages), last))
    seats, next_seed, clock = body["seats"], body["next_seed"], body.get("clock")
    state.time = body["time"]
    state.seeds = Seeds(
        bytes.fromhex(body["server_seed"]),
        None if next_seed is None else bytes.fromhex(next_seed),
        body["follows"],
        state.maker,
    )
    state.keys = Keys.read(body)
    state.clocks = None if clock is None else SeatClocks.full(Allowance(*clock), seats)
    state.chairs = [Chair() for _ in range(seats)]
    state.asks = [0] * seats
    state.versions = [0] * (seats + 1)
    state.sealed, state.messages = seal.Choices(), preconditions.Messages()
    state.claims, state.offers, state.overtime = (
        claim.Claims(),
        offer.Offers(),
        overtime.OvertimeVotes(),
    )
    state.rematch, state.deal = rematch.Rematch(), reveal.Deal()
    for page in body.get("begun", ()):
        _go_on(state, checked_steps(game, state.position, page))
    taken_over = [step.moves for page in state.pages for step in page.steps]
    state.pages.given_hash = given_hash(game, taken_over, state.seeds.server)


def start(state: MatchState, seating: Seating) -> None:
    """Put the game into the position in which it begins for these players."""
    state.seating = seating
    state.set(state.game.start(state.options, seating))  # the rules refuse what cannot be set up
    state.scene = state.game.scene(state.options, seating)


def _go_on(state: MatchState, steps: Steps) -> None:
    """Let a page of another match have happened here."""
    state.versions = [version + 1 for version in state.versions]
    state.pages.add(steps, tuple(state.versions))
    state.set(steps[-1].after)
    state.pages.given += 1
    if state.starter is None:
        asked = (state.game.pending(step.before) for step in steps)
        state.starter = next((d.seats[0] for d in asked if isinstance(d, Decision)), None)
