"""What one viewer has seen: its events with their numbers, its versions, what it remembers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tailback.kit import SPECTATOR, Event, Viewer
from tailback.match.message import Place, Proof, Told, Update

if TYPE_CHECKING:
    from tailback.match.run import Step
    from tailback.match.table import Table


class Stream:
    """One viewer's eyes and memory. A version is counted when something changed for it."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.viewer = viewer
        self.events: list[Event] = []
        self.now = picture(table, viewer)
        """The viewer's present, without the events that led there."""
        self._recall: Any = None
        self._remembered = 0

    def advance(self, table: Table, steps: Iterable[Step]) -> Update | None:
        """Return what to tell the viewer after an entry, or None if it changed nothing for it."""
        before, version = len(self.events), self.now.version
        if seen := self.witness(table, steps):
            self.settle(table, version + 1)
            told = tuple(Told(before + i, event) for i, event in enumerate(seen, 1))
            return replace(self.now, events=told)
        fresh = picture(table, self.viewer, version, before)
        if fresh == self.now:
            return None
        self.now = replace(fresh, version=version + 1)
        return self.now

    def witness(self, table: Table, steps: Iterable[Step]) -> list[Event]:
        """Return what the viewer sees happen, now part of its stream; its present must follow."""
        game, viewer = table.game, self.viewer
        seen = [event for step in steps for event in game.witness(*step, viewer)]
        self.events += seen
        return seen

    def settle(self, table: Table, version: int) -> None:
        """Let the viewer's present be what the table shows now, under this version."""
        self.now = picture(table, self.viewer, version, len(self.events))

    def since(self, cursor: int, over: bool) -> Update:
        """Return the present with the events after a cursor; fleeting ones only when over."""
        later = enumerate(self.events[max(0, cursor) :], max(0, cursor) + 1)
        told = tuple(Told(n, event) for n, event in later if over or not event.fleeting)
        return replace(self.now, events=told)

    def recall(self, table: Table) -> Any:
        """Return all that the viewer knows: the fold of what it has witnessed."""
        game, viewer, steps = table.game, self.viewer, table.steps
        if self._remembered == 0:
            start = steps[0].before if steps else table.position
            self._recall = game.recall(start, viewer)
        for step in steps[self._remembered :]:
            view = game.observe(step.after, viewer)
            self._recall = game.remember(self._recall, game.witness(*step, viewer), view)
        self._remembered = len(steps)
        return self._recall


def picture(table: Table, viewer: Viewer, version: int = 0, cursor: int = 0) -> Update:
    """Return all that the viewer may know now, through the game's observer."""
    game = table.game
    view = game.observe(table.position, viewer)
    message, details = game.prompt(view)
    ask, sealed = table.ask(viewer), None
    legal: tuple[str, ...] = ()
    if viewer is not SPECTATOR and ask is not None:
        spell = game.notation.move_text
        legal = tuple(spell(move) for move in game.legal(table.position, viewer))
        sealed = spell(table.sealed[viewer]) if viewer in table.sealed else None
    return Update(
        match=table.id,
        viewer=viewer,
        version=version,
        stage=table.stage,
        view=view,
        prompt=(message, tuple(details.items())),
        seats=tuple(Place(c.name, c.kind, c.resigned) for c in table.chairs),
        proof=proof(table),
        cursor=cursor,
        ask=ask,
        legal=legal,
        sealed=sealed,
        time=table.time if ask is not None and table.timed else None,
        result=table.result,
        again=tuple(sorted(table.again)),
        next=table.next,
    )


def proof(table: Table) -> Proof:
    """Return the seeds that may be known now: the server's only when the match is over."""
    return Proof(
        table.commitment,
        tuple(chair.seed.hex() if chair.seed else None for chair in table.chairs),
        table.server_seed.hex() if table.result else None,
    )
