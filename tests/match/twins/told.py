"""All that a match tells a viewer, who also tries and asks whatever it can."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from tailback.kit import Viewer
from tailback.match import Accepted, Answer, Change, Match
from tests.match.helpers import Ids, opened, services, turn
from tests.match.twins.script import BEAT, CLOCK, Act, Rigged, Said, Script, Twins, some

_MOST = 5
"""After so many acts, and at both ends, the viewer asks for all there is."""


class Ear:
    """A channel that keeps all that one viewer hears; the others are not listened to."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.heard: list[Said] = []
        self.failed: list[Exception] = []

    def answer(self, to: object, answer: Answer) -> None:
        if to is self:
            self.heard.append(Said(type(answer).__name__.lower(), answer))

    def broadcast(self, change: Change, to: object = None, id: str | None = None) -> None:
        if to is self:
            self.heard.append(Said("accepted", id))
        try:
            if self.viewer in change.viewers:
                self.heard.append(Said("update", change.update(self.viewer)))
        except Exception as error:  # a match does not let one who cannot hear disturb the others
            self.failed.append(error)


async def told_to(twins: Twins, script: Script, viewer: Viewer) -> list[Said]:
    """Return all that reaches the viewer when one of the scripts is played."""
    ear, ids, asking = Ear(viewer), Ids(), twins.moments(_MOST)
    made = services(channel=ear, dice=lambda server, given, drawn: Rigged(script.falls, drawn))
    at = replace(made, games=lambda _: twins.game)
    agreed: dict[str, Any] = {"options": twins.options, "time": twins.time, "clock": CLOCK}
    match = await opened(at, twins.game, twins.seats, **agreed)
    alphabet = sorted(map(twins.game.notation.move_text, twins.game.all_moves(twins.options)))
    for number in range(len(script.acts) + 1):
        if number and not await _done(match, script.acts[number - 1], ids(), ear):
            ear.heard.append(Said("astray", number))
            break
        if 0 < number == twins.since:
            ear.heard.clear()
        if number in asking:
            ear.heard += _pestered(match, viewer, alphabet)
            if viewer is not None:
                if twins.since == 0:  # what a bot on this seat would be given
                    ear.heard.append(Said("recall", match.recall(viewer)))
                await _err(match, viewer, alphabet, ids, ear)
    await match.close()
    assert not ear.failed, ear.failed
    return ear.heard


async def _done(match: Match, act: Act, id: str, ear: Ear) -> bool:
    """Return whether a seat could do what the script says."""
    if not match.state.timed:
        await turn(match, BEAT)
    ask = match.state.ask(act.seat) or 0
    if act.how == "clock":
        await turn(match, float(act.move))
    elif act.how == "try":
        match.try_(act.seat, ask, act.moves)
    elif act.how != "idle":
        to = ear if act.seat == ear.viewer else None
        answer = await match.commit(act.seat, ask, id, act.moves, to=to)
        return isinstance(answer, Accepted) == (act.how == "commit")
    return True


def _pestered(match: Match, viewer: Viewer, alphabet: Sequence[str]) -> Iterator[Said]:
    now = match.watch(viewer)
    yield Said("greeting", now)
    yield Said("greeting", match.watch(viewer, 0))
    yield Said("transcript", match.transcript(viewer))
    if viewer is None:
        return
    for text in (*some(now.legal, 6), *some(alphabet, 6)):
        answer = match.try_(viewer, now.ask or 1, [text])
        yield Said(type(answer).__name__.lower(), answer)


async def _err(match: Match, viewer: int, alphabet: Sequence[str], ids: Ids, ear: Ear) -> None:
    """Let the viewer commit what cannot be right; its ear hears the refusal."""
    for text in random.Random(ids.last).sample(wrong_moves(match, viewer, alphabet), 3):
        await match.commit(viewer, match.watch(viewer).ask or 1, ids(), [text], to=ear)
    await _bargain(match, viewer, ids, ear)


async def _bargain(match: Match, viewer: int, ids: Ids, ear: Ear) -> None:
    """Let the viewer ask for all that others would have to agree to, and take it back."""
    for what in ("takeback", "draw"):
        await match.offer(viewer, ids(), what, to=ear)
        await match.reply(viewer, ids(), match.state.offers.count, False, to=ear)
    for seat in range(match.state.seating.seats):
        await match.stand_in(viewer, ids(), seat, "nobody", to=ear, away=False)
        await match.overtime(viewer, ids(), seat, "wait", to=ear)
    await match.reclaim(viewer, ids(), to=ear)
    await match.permit(viewer, ids(), 1, True, to=ear)


def wrong_moves(match: Match, viewer: int, alphabet: Sequence[str]) -> list[str]:
    """Return moves of the game that this seat may not make now, and one that is none."""
    table = match.state
    legal = map(table.game.notation.move_text, table.game.legal(table.position, viewer))
    return [*sorted(set(alphabet) - set(legal)), "nonsense", "more nonsense", "none"]
