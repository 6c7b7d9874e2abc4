"""What can be taken back: a commit after which no chance fell and nothing hidden was told.

Whether it can follows from what lies open to everyone: of each page since, a spectator was shown
all there was, and what is hidden in the position is as it was.
"""

from __future__ import annotations

from typing import Any

from tailback.kit import NATURE, SPECTATOR, AnyGame, Seat, Step
from tailback.kit.game import fields_of
from tailback.match.messages import Rejection
from tailback.match.pages import Page
from tailback.match.state import MatchState


def first(state: MatchState, seat: Seat) -> int:
    """Return from which page on would be taken back: the seat's last commit and all since."""
    for at in reversed(range(state.pages.given, len(state.pages))):
        page = state.pages[at]
        if page.by is None or not _open(state.game, page):
            raise Rejection("told" if _moved(state, seat) else "not-moved")
        if page.by == seat:
            return at
    raise Rejection("not-moved")


def _moved(state: MatchState, seat: Seat) -> bool:
    return any(
        seat in step.moves for page in state.pages[state.pages.given :] for step in page.steps
    )


def _open(game: AnyGame, page: Page) -> bool:
    """Return whether all of a page lay open to everyone; looked at once."""
    if page.open is None:
        steps = page.steps
        page.open = all(NATURE not in step.moves and _told_all(game, step) for step in steps)
    return page.open


def _told_all(game: AnyGame, step: Step[Any, Any]) -> bool:
    shown = list(game.shown_to(step.story, SPECTATOR))
    return shown == list(step.story) and _hidden(game, step.before) == _hidden(game, step.after)


def _hidden(game: AnyGame, position: Any) -> list[tuple[str, Any]]:
    """Return what not everyone knows of a position."""
    values = ((name, getattr(position, name)) for name in fields_of(position))
    return [(name, value) for name, value in values if not _known(game, position, name, value)]


def _known(game: AnyGame, position: Any, name: str, value: Any) -> bool:
    knows = game.known.get(name)
    return knows is not None and knows(position, SPECTATOR) == value
