"""A match on one device: its log in memory, its bots in this process, people at one screen."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from tailback.bots.bot import AnyBot
from tailback.bots.thread_bot import ThreadBot
from tailback.cli.common import Player, Seeds
from tailback.kit import NATURE, SPECTATOR, AnyGame, Options, Seat, Seating, TailbackError, Viewer
from tailback.kit.chance import commitment
from tailback.match import (
    Accepted,
    Answer,
    Change,
    Match,
    MatchServices,
    Rejected,
    SystemTimeSource,
    Tried,
    Update,
    new_id,
)
from tailback.store import MemoryStore

T = TypeVar("T")
_LONGEST_HINT: Final = 20


class Heard(NamedTuple):
    """What was told at once: to each person, or to the spectator where there are only bots."""

    updates: dict[Viewer, Update]
    turned: bool
    """Whether chance has fallen after a decision, or the match is over."""


class Device:
    """Holds a match. It stands still while a person is at the screen: time is not counted here."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        players: Sequence[Player],
        seeds: Seeds,
        by_age: tuple[Seat, ...] | None = None,
    ) -> None:
        self.people = tuple(seat for seat, player in enumerate(players) if player.bot is None)
        self._heard: asyncio.Queue[Heard] = asyncio.Queue()
        self._runner = asyncio.Runner()
        bots = {player.name: ThreadBot(player.bot) for player in players if player.bot is not None}
        services = MatchServices(
            store=MemoryStore(),
            channel=self,
            time_source=SystemTimeSource(),
            bots=lambda game, name: bots[name],
            games=lambda _: game,
            pace=0,
            rng=random.Random(seeds.server + b"bots"),
        )
        seating, seed = Seating(len(players), by_age), seeds.server
        opening = Match.open(services, game, options, seating, time=None, server_seed=seed)
        try:
            self.match = self._runner.run(opening)
        except TailbackError:
            self._runner.close()
            raise
        for seat, (name, bot) in enumerate(players):
            committed = commitment(seeds.seats[seat]) if bot is None else None
            thinks = None if bot is None else name
            self._do(self.match.sit(seat, new_id(), name, committed, bot=thinks))
        for seat in self.people:
            self._do(self.match.reveal(seat, new_id(), seeds.seats[seat].hex()))

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Return the seats of people that must choose now."""
        decision = self.match.state.decision
        seats = () if decision is None else decision.seats
        return tuple(s for s in seats if s in self.people and s not in self.match.state.sealed)

    def heard(self) -> Heard | None:
        """Return what was told next; None when a person must choose, or all is over and told."""
        if self._heard.empty() and (self.asked or self.match.state.result is not None):
            return None
        return self._run(self._heard.get())

    def try_(self, seat: Seat, moves: Sequence[str]) -> Tried | Rejected:
        """Return how things would stand for a seat that is asked after these moves."""
        return self.match.try_(seat, self.match.state.asks[seat], moves)

    def commit(self, seat: Seat, moves: Sequence[str]) -> None:
        """Play moves that stand the test."""
        self._do(self.match.commit(seat, self.match.state.asks[seat], new_id(), moves))

    def hint(self, bot: AnyBot, seat: Seat, draft: Sequence[str]) -> list[str]:
        """Return how a bot would go on after a seat's draft, to the end of its turn."""
        rng, turn = random.Random(0), list(draft)  # the bots' own draws stay as they are
        spell = self.match.state.game.notation.move_text
        while len(turn) < len(draft) + _LONGEST_HINT:
            tried = self.try_(seat, turn)
            if isinstance(tried, Rejected) or tried.ends:
                break
            turn.append(spell(bot.choose(self.match.question(seat, rng, turn))))
        return turn[len(draft) :]

    def close(self) -> None:
        """Let go of the match; after Ctrl-C the loop may stop short, silently."""
        self._runner.get_loop().set_exception_handler(lambda loop, context: None)
        with suppress(RuntimeError):
            self._runner.run(self.match.close())
        self._runner.close()

    # What the match tells

    def answer(self, to: object, answer: Answer) -> None:
        """Do nothing: whoever asks is answered by what it called."""

    def broadcast(self, change: Change, to: object = None, id: str | None = None) -> None:
        """Keep what is told, as it stands at this moment."""
        viewers: tuple[Viewer, ...] = self.people or (SPECTATOR,)
        steps = [step for page in change.pages for step in page.steps]
        drawn = [NATURE in step.moves for step in steps]
        over = change.state.result is not None
        turned = bool(steps) and not drawn[0] and (drawn[-1] or over)
        self._heard.put_nowait(Heard({who: change.update(who) for who in viewers}, turned))

    def _do(self, verb: Coroutine[Any, Any, Answer]) -> None:
        answer = self._run(verb)
        if not isinstance(answer, Accepted):
            raise RuntimeError(f"the match refused what stood the test: {answer.said}")

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something; Ctrl-C comes out as such, whatever it broke off."""
        try:
            return self._runner.run(work)
        except asyncio.CancelledError:
            raise KeyboardInterrupt from None
