"""What a viewer is told: all that it may know now, looked at only for those who look."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import dropwhile, takewhile
from typing import Any, Final, NamedTuple

from tailback.kit import SPECTATOR, Event, View, Viewer
from tailback.match import player_clocks
from tailback.match.messages import (
    Claimed,
    Clocks,
    Declined,
    Offered,
    OvertimeVoteShown,
    People,
    Place,
    Proof,
    Recent,
    Revealing,
    Update,
)
from tailback.match.pages import Page
from tailback.match.state import MatchState
from tailback.match.transcript import fairness
from tailback.match.verbs import claim, reveal
from tailback.match.verbs.offer import barred, waiting

MOST_PAGES: Final = 1000
"""So many pages are told at once to one who has missed more; the turns before can be asked for."""


class Change(NamedTuple):
    """What entries have changed at a table. Nothing is worked out before someone looks."""

    state: MatchState
    viewers: frozenset[Viewer]
    """To whom something has changed."""
    pages: tuple[Page, ...]
    people: bool
    """Whether seats, seeds, result or rematch have changed."""
    greeted: frozenset[Viewer] = frozenset()
    """For whom what a greeting says is another now."""
    left: float | None = None
    """How many seconds are left to answer."""
    now: int = 0
    """What time it is, where that shows."""

    def update(self, viewer: Viewer) -> Update:
        """Return what this viewer is told of it."""
        shown = shown_of(self.state, self.pages, viewer, fleeting=True)
        state, people = self.state, self.people
        turn = state.pages.turn if self._turned or people else None
        return update_for(state, viewer, shown, turn, people=people, left=self.left, now=self.now)

    @property
    def _turned(self) -> bool:
        """Return whether another turn is the latest one now."""
        pages = self.state.pages
        before = pages[-1 - len(self.pages)].turn if len(pages) > len(self.pages) else 0
        return before != self.state.pages.turn


def shown_of(
    state: MatchState, pages: Iterable[Page], viewer: Viewer, *, fleeting: bool
) -> tuple[Any, ...]:
    """Return what a viewer is shown of these pages."""
    game, viewpoint = state.game, state.viewpoint(viewer)
    shown = [one for page in pages for one in page.shown(game, viewpoint)]
    return tuple(shown if fleeting else [x for x in shown if type(x) not in game.observer.fleeting])


def since(
    state: MatchState, viewer: Viewer, cursor: int | None
) -> tuple[tuple[Any, ...], Recent | None]:
    """Return what a viewer was shown after a version, and how much of it is recent.

    Fleeting things are told only when it is over, and of very much only the latest pages.
    """
    if cursor is None:
        return (), None
    at, first = state.viewers.index(viewer), len(state.pages)
    least = max(0, first - MOST_PAGES)
    while first > least and state.pages[first - 1].versions[at] > cursor:
        first -= 1
    missed, over = state.pages[first:], state.result is not None
    shown = partial(shown_of, state, viewer=viewer, fleeting=over)
    return shown(missed), _recent(
        state, missed, viewer, lambda pages: state.game.events(shown(pages))
    )


def _recent(
    state: MatchState,
    missed: Sequence[Page],
    viewer: Viewer,
    events: Callable[[Sequence[Page]], Sequence[Event]],
) -> Recent | None:
    """Return which events of these pages are recent; a turn that tells of none does not count."""
    pages = list(dropwhile(lambda page: not events([page]), reversed(missed)))
    if not pages:
        return None
    viewpoint = state.viewpoint(viewer)
    recent = list(takewhile(lambda page: page.turn == pages[0].turn, pages))
    moved = any(_acts(viewpoint, page) for page in recent)
    if not moved and viewpoint is not SPECTATOR:
        recent = list(takewhile(lambda page: not _acts(viewpoint, page), pages))
    return Recent(len(events(recent)), moved)


def _acts(seat: Viewer, page: Page) -> bool:
    return any(seat in step.moves for step in page.steps)


def update_for(
    state: MatchState,
    viewer: Viewer,
    shown: tuple[Any, ...],
    turn: int | None,
    *,
    people: bool = True,
    left: float | None = None,
    now: int = 0,
    recent: Recent | None = None,
) -> Update:
    """Return all that the viewer may know now, through the game's observer."""
    game, position, viewpoint = state.game, state.position, state.viewpoint(viewer)
    ask = state.ask(viewpoint)
    view = View(viewpoint, state.scene, state.shown, game.own(position, viewpoint))
    legal: tuple[str, ...] = ()
    sealed = None
    if viewpoint is not SPECTATOR and ask is not None:
        spell = game.notation.move_text
        legal = tuple([spell(move) for move in game.legal(position, viewpoint)])
        sealed = spell(state.sealed[viewpoint]) if viewpoint in state.sealed else None
    timed = ask is not None and state.timed
    return Update(
        state.id,
        state.versions[-1 if viewer is SPECTATOR else viewer],
        state.stage,
        view,
        game.prompt(view),
        game.events(shown),
        shown,
        ask,
        legal,
        sealed,
        state.chosen,
        state.time if timed else None,
        left if timed else None,
        people_of(state, now) if people else None,
        turn,
        None if state.clocks is None else clocks_of(state, now),
        {} if viewpoint is SPECTATOR else barred(state, viewpoint),
        recent,
    )


def clocks_of(state: MatchState, now: int) -> Clocks:
    """Return what the clocks show."""
    left = [
        None if chair.kind == "bot" else max(0, player_clocks.left(state, seat, now)) / 1000
        for seat, chair in enumerate(state.chairs)
    ]
    return Clocks(tuple(left), player_clocks.running(state))


def people_of(state: MatchState, now: int = 0) -> People:
    """Return who is there; the server's seed only when the match is over."""
    return People(
        places(state),
        _proof(state),
        state.result,
        tuple(sorted(state.rematch.commitments)),
        state.rematch.next_match,
        tuple(sorted(state.rematch.swaps)),
        tuple(
            [
                OvertimeVoteShown(of, by, *v)
                for of, votes in state.overtime.votes.items()
                for by, v in votes.items()
            ]
        ),
        _offered(state),
        state.taken,
        _declined(state),
        _revealing(state, now),
        tuple([_claimed(state, asked) for asked in state.claims]),
    )


def places(state: MatchState) -> tuple[Place, ...]:
    """Return who sits where."""
    return tuple(
        [Place(c.name, c.kind, c.resigned, c.bot if c.handed else None) for c in state.chairs]
    )


def _proof(state: MatchState) -> Proof:
    fair = fairness(state)
    return Proof(
        fair.commitment,
        fair.seat_commitments,
        tuple([None if seed is None else seed.hex() for seed in fair.seat_seeds]),
        None if fair.server_seed is None else fair.server_seed.hex(),
        fair.follows,
        fair.promise,
        fair.without,
        state.deal.terms,
    )


def _revealing(state: MatchState, now: int) -> Revealing | None:
    if not (missing := reveal.missing(state)):
        return None
    agreed, seconds = tuple(sorted(state.deal.agreed)), reveal.left(state, now) / 1000
    return Revealing(missing, reveal.deciding(state), agreed, seconds)


def _offered(state: MatchState) -> Offered | None:
    offer = state.offers.open
    if offer is None:
        return None
    return Offered(*offer, waits=waiting(state, offer.seat, *offer.agreed))


def _claimed(state: MatchState, asked: claim.Claim) -> Claimed:
    """Return how a claim stands: all but its key."""
    return Claimed(
        asked.number,
        asked.seat,
        asked.at,
        asked.agreed,
        claim.waiting(state, asked),
        asked.due,
        asked.end,
        asked.by,
        asked.turn,
    )


def _declined(state: MatchState) -> Declined | None:
    """Return the no to the latest offer; whoever took its own back need not be told."""
    no = state.offers.declined
    return None if no is None or no.by == no.seat else no
