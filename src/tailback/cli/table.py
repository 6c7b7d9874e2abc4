"""A match at one terminal: the position, all that happened, and what each seat remembers."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tailback.bots import RandomBot
from tailback.cli.common import Player, Seeds
from tailback.kit import (
    NATURE,
    AnyGame,
    Chance,
    Event,
    FairDice,
    Finished,
    Options,
    Pending,
    Seat,
    Seating,
    Viewer,
    commitment,
)
from tailback.kit.transcript import Fairness, Transcript
from tailback.kit.walk import Step

_LONGEST_HINT: Final = 20


class Table:
    """The authority of a match between people and bots on one machine."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        players: Sequence[Player],
        seeds: Seeds,
        rng: random.Random,
    ) -> None:
        self.game = game
        self.options = options
        self.players = tuple(players)
        self.seating = Seating(len(players))
        self.seeds = seeds
        self.rng = rng
        self.hints = random.Random(0)
        """Apart from the bots' own, so that asking for a hint changes nothing."""
        self.dice = FairDice(seeds.server, seeds.seats)
        self.position: Any = game.start(options, self.seating)
        self.steps: list[Step[Any, Any]] = []
        seats = range(len(players))
        self._recalls = {seat: (game.recall(self.position, seat), 0) for seat in seats}

    @property
    def pending(self) -> Pending[Any]:
        """What must happen next."""
        return self.game.pending(self.position)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats on which a person sits."""
        return tuple(seat for seat, player in enumerate(self.players) if player.bot is None)

    def happen(self, moves: Mapping[Seat, Any]) -> Step[Any, Any]:
        """Let these moves happen."""
        step = Step(self.position, dict(moves), self.game.apply(self.position, moves))
        self.steps.append(step)
        self.position = step.after
        return step

    def fall(self, chance: Chance[Any]) -> Step[Any, Any]:
        """Let chance fall."""
        return self.happen({NATURE: chance.outcomes[self.dice.pick(chance.weights)]})

    def chosen(self, seat: Seat) -> Any:
        """Return the move of a seat's bot."""
        bot = self.players[seat].bot
        assert bot is not None
        if isinstance(bot, RandomBot):  # looks at nothing, so nothing is worked out for it
            return bot.choose(seat, None, None, self.game.legal(self.position, seat), self.rng)
        return self._choice(bot, self.position, seat, self.recall(seat), self.rng)

    def recall(self, seat: Seat) -> Any:
        """Return all that a seat knows by now, brought up to date when it is asked for."""
        recall, known = self._recalls[seat]
        for step in self.steps[known:]:
            recall = self._after(recall, step, seat)
        self._recalls[seat] = recall, len(self.steps)
        return recall

    def hint(self, bot: Any, seat: Seat, draft: Sequence[Any]) -> list[Any]:
        """Return how a bot would go on after a seat's draft, to the end of its turn."""
        position, recall = self.position, self.recall(seat)
        for move in draft:
            position, recall = self._on(position, recall, seat, move)
        moves: list[Any] = []
        while len(moves) < _LONGEST_HINT and self.mine(position, seat):
            move = self._choice(bot, position, seat, recall, self.hints)
            moves.append(move)
            if self.joint(position) or not self.game.free(position, seat, move):
                break
            position, recall = self._on(position, recall, seat, move)
        return moves

    def mine(self, position: Any, seat: Seat) -> bool:
        """Return whether this seat is asked."""
        pending = self.game.pending(position)
        return not isinstance(pending, Chance | Finished) and seat in pending.seats

    def joint(self, position: Any) -> bool:
        """Return whether several seats are asked at once."""
        pending = self.game.pending(position)
        return not isinstance(pending, Chance | Finished) and len(pending.seats) > 1

    def seen(self, step: Step[Any, Any], viewer: Viewer) -> tuple[Event, ...]:
        """Return what a viewer saw of a step."""
        return self.game.witness(step.before, step.moves, step.after, viewer)

    def transcript(self) -> Transcript:
        """Return the match so far; the server's seed is told only when it is over."""
        over = isinstance(self.pending, Finished)
        seeds = self.seeds
        fairness = Fairness(commitment(seeds.server), seeds.seats, seeds.server if over else None)
        return Transcript(
            self.game,
            self.options,
            self.seating,
            tuple(player.name for player in self.players),
            tuple(step.moves for step in self.steps),
            fairness,
        )

    def _choice(self, bot: Any, position: Any, seat: Seat, recall: Any, rng: random.Random) -> Any:
        view = self.game.observe(position, seat)
        return bot.choose(seat, view, recall, self.game.legal(position, seat), rng)

    def _on(self, position: Any, recall: Any, seat: Seat, move: Any) -> tuple[Any, Any]:
        step = Step(position, {seat: move}, self.game.apply(position, {seat: move}))
        return step.after, self._after(recall, step, seat)

    def _after(self, recall: Any, step: Step[Any, Any], seat: Seat) -> Any:
        view = self.game.observe(step.after, seat)
        return self.game.remember(recall, self.seen(step, seat), view)
