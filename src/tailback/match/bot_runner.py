"""The bots of a match: they think beside the table, without blocking it, from what they know.

A bot is heard a fixed pace after it was asked, however soon it knew its move; one that needed
longer is heard at the next whole pace. So the time it takes tells nothing about its hand. When it
was asked is in the log: another process that goes on for this one keeps to the same paces.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tailback.kit import AnyQuestion, Choice, Memory, Question, Seat, Seating
from tailback.match.draft import play_draft
from tailback.match.entry import new_id
from tailback.match.messages import Accepted

if TYPE_CHECKING:
    from tailback.match.match import Match
    from tailback.match.state import MatchState

_log = logging.getLogger(__name__)


class BotRunner:
    """Which bots of a match think about which question, and what each remembers."""

    def __init__(self) -> None:
        self._about: dict[Seat, int] = {}
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._memories: dict[Seat, tuple[Memory, int, tuple[int, Seating]]] = {}
        """What each knows, after how many pages, how much was taken back before, and who begins."""

    def look(self, match: Match) -> None:
        """Set every bot thinking that was asked something new; stop one that no longer is.

        Where another process runs this table, nobody thinks here.
        """
        state, ours = match.state, match.services.lease() is not None
        for seat, chair in enumerate(state.chairs):
            ask = state.ask(seat) if ours and chair.bot is not None else None
            if self._about.get(seat) == ask:
                continue
            if (task := self._tasks.pop(seat, None)) is not None:
                task.cancel()
            self._about.pop(seat, None)
            if ask is not None and chair.bot is not None:
                self._about[seat] = ask
                if seat not in state.sealed:  # a choice that outlived a restart stands
                    self._tasks[seat] = match.spawn(self._answer(match, seat, ask, chair.bot))

    def rest(self) -> None:
        """Forget who thought: the match is let go, and those who did hold it."""
        self._tasks.clear()

    async def _answer(self, match: Match, seat: Seat, ask: int, name: str) -> None:
        services, asked = match.services, match.asked()
        choice = await self._choose(match, seat, name)
        text = match.state.game.notation.move_text(choice.move)
        if services.pace > 0:
            ready = max(services.time_source.now(), choice.ready)
            paces = max(1, math.ceil((ready - asked) / services.pace))
            await services.time_source.until(asked + paces * services.pace)
        id = new_id()
        self._tasks.pop(seat, None)  # from here on it is not stopped
        while services.lease() is not None:
            answer = await match.answer(seat, ask, id, text)
            if isinstance(answer, Accepted) or answer.why not in ("not-written", "unknown"):
                return
            await services.time_source.until(services.time_source.now() + 1.0)
        if self._about.get(seat) == ask:  # should the lease come back, it is asked anew
            del self._about[seat]

    async def _choose(self, match: Match, seat: Seat, name: str) -> Choice:
        state, services = match.state, match.services
        question = self.question(state, seat, random.Random(services.rng.getrandbits(128)))
        try:
            choice = await services.bots(state.game, name).choose(question)
            if choice.move in question.legal:
                return choice
            _log.error("the bot %s chose a move that is not legal", name)
        except Exception as error:  # a table must not stand still because its bot fell over
            _log.error("the bot %s failed: %s", name, type(error).__name__)
        return Choice(question.any_move())

    def question(
        self, state: MatchState, seat: Seat, rng: random.Random, draft: Sequence[str] = ()
    ) -> AnyQuestion:
        """Return what a bot on a seat is asked now, or after a draft of the seat's turn."""
        game, recall = state.game, self.recall(state, seat)
        steps = play_draft(state, seat, draft).steps
        position = steps[-1].after if steps else state.position
        view = game.view(state.scene, position, seat)
        if shown := [seen for step in steps for seen in game.shown_to(step.story, seat)]:
            recall = game.remember(recall, shown, view.table, view.own)
        return Question(seat, view, recall, game.legal(position, seat), rng)

    def recall(self, state: MatchState, seat: Seat) -> Any:
        """Return all that a seat knows: the fold of what it was shown, entry by entry."""
        game = state.game
        begun = state.taken, state.seating
        memory, known, before = self._memories.get(seat) or (None, 0, None)
        if memory is None or before != begun:
            start = state.pages[0].steps[0].before if state.pages else state.position
            memory, known = Memory(game, start, seat), 0
        for page in state.pages[known:]:
            own = game.own(page.steps[-1].after, seat)
            memory.add(page.shown(game, seat), page.table(game), own)
        self._memories[seat] = memory, len(state.pages), begun
        return memory.recall
