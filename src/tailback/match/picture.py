"""What a viewer is told: all that it may know now, looked at only for those who look."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import dropwhile, takewhile
from typing import Any, Final, NamedTuple

from tailback.kit import SPECTATOR, Event, View, Viewer
from tailback.match import claim, clocks, reveal
from tailback.match.message import (
    Claimed,
    Clocks,
    Declined,
    Offered,
    People,
    Place,
    Proof,
    Recent,
    Revealing,
    Update,
    Wish,
)
from tailback.match.offer import barred, waiting
from tailback.match.pages import Page
from tailback.match.table import Table
from tailback.match.transcript import fairness

MOST_PAGES: Final = 1000
"""So many pages are told at once to one who has missed more; the turns before can be asked for."""


class Change(NamedTuple):
    """What entries have changed at a table. Nothing is worked out before someone looks."""

    table: Table
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
        shown = shown_of(self.table, self.pages, viewer, fleeting=True)
        table, people = self.table, self.people
        turn = table.pages.turn if self._turned or people else None
        return picture(table, viewer, shown, turn, people=people, left=self.left, now=self.now)

    @property
    def _turned(self) -> bool:
        """Return whether another turn is the latest one now."""
        pages = self.table.pages
        before = pages[-1 - len(self.pages)].turn if len(pages) > len(self.pages) else 0
        return before != self.table.pages.turn


def shown_of(
    table: Table, pages: Iterable[Page], viewer: Viewer, *, fleeting: bool
) -> tuple[Any, ...]:
    """Return what a viewer is shown of these pages."""
    game, eyes = table.game, table.eyes(viewer)
    shown = [one for page in pages for one in page.shown(game, eyes)]
    return tuple(shown if fleeting else [x for x in shown if type(x) not in game.eyes.fleeting])


def since(
    table: Table, viewer: Viewer, cursor: int | None
) -> tuple[tuple[Any, ...], Recent | None]:
    """Return what a viewer was shown after a version, and how much of it is recent.

    Fleeting things are told only when it is over, and of very much only the latest pages.
    """
    if cursor is None:
        return (), None
    at, first = table.viewers.index(viewer), len(table.pages)
    least = max(0, first - MOST_PAGES)
    while first > least and table.pages[first - 1].versions[at] > cursor:
        first -= 1
    missed, over = table.pages[first:], table.result is not None
    shown = partial(shown_of, table, viewer=viewer, fleeting=over)
    return shown(missed), _recent(
        table, missed, viewer, lambda pages: table.game.events(shown(pages))
    )


def _recent(
    table: Table,
    missed: Sequence[Page],
    viewer: Viewer,
    events: Callable[[Sequence[Page]], Sequence[Event]],
) -> Recent | None:
    """Return which events of these pages are recent; a turn that tells of none does not count."""
    pages = list(dropwhile(lambda page: not events([page]), reversed(missed)))
    if not pages:
        return None
    eyes = table.eyes(viewer)
    recent = list(takewhile(lambda page: page.turn == pages[0].turn, pages))
    moved = any(_acts(eyes, page) for page in recent)
    if not moved and eyes is not SPECTATOR:
        recent = list(takewhile(lambda page: not _acts(eyes, page), pages))
    return Recent(len(events(recent)), moved)


def _acts(seat: Viewer, page: Page) -> bool:
    return any(seat in step.moves for step in page.steps)


def picture(
    table: Table,
    viewer: Viewer,
    shown: tuple[Any, ...],
    turn: int | None,
    *,
    people: bool = True,
    left: float | None = None,
    now: int = 0,
    recent: Recent | None = None,
) -> Update:
    """Return all that the viewer may know now, through the game's eyes."""
    game, position, eyes = table.game, table.position, table.eyes(viewer)
    ask = table.ask(eyes)
    view = View(eyes, table.scene, table.shown, game.own(position, eyes))
    legal: tuple[str, ...] = ()
    sealed = None
    if eyes is not SPECTATOR and ask is not None:
        spell = game.notation.move_text
        legal = tuple([spell(move) for move in game.legal(position, eyes)])
        sealed = spell(table.sealed[eyes]) if eyes in table.sealed else None
    timed = ask is not None and table.timed
    return Update(
        table.id,
        table.versions[-1 if viewer is SPECTATOR else viewer],
        table.stage,
        view,
        game.prompt(view),
        game.events(shown),
        shown,
        ask,
        legal,
        sealed,
        table.chosen,
        table.time if timed else None,
        left if timed else None,
        people_of(table, now) if people else None,
        turn,
        None if table.clocks is None else clocks_of(table, now),
        {} if eyes is SPECTATOR else barred(table, eyes),
        recent,
    )


def clocks_of(table: Table, now: int) -> Clocks:
    """Return what the clocks show."""
    left = [
        None if chair.kind == "bot" else max(0, clocks.left(table, seat, now)) / 1000
        for seat, chair in enumerate(table.chairs)
    ]
    return Clocks(tuple(left), clocks.running(table))


def people_of(table: Table, now: int = 0) -> People:
    """Return who is there; the server's seed only when the match is over."""
    return People(
        places(table),
        _proof(table),
        table.result,
        tuple(sorted(table.rematch.commitments)),
        table.rematch.next,
        tuple(sorted(table.rematch.swaps)),
        tuple(
            [Wish(of, by, *v) for of, votes in table.late.votes.items() for by, v in votes.items()]
        ),
        _offered(table),
        table.taken,
        _declined(table),
        _revealing(table, now),
        tuple([_claimed(table, asked) for asked in table.claims]),
    )


def places(table: Table) -> tuple[Place, ...]:
    """Return who sits where."""
    return tuple(
        [Place(c.name, c.kind, c.resigned, c.bot if c.handed else None) for c in table.chairs]
    )


def _proof(table: Table) -> Proof:
    fair = fairness(table)
    return Proof(
        fair.commitment,
        fair.seat_commitments,
        tuple([None if seed is None else seed.hex() for seed in fair.seat_seeds]),
        None if fair.server_seed is None else fair.server_seed.hex(),
        fair.follows,
        fair.promise,
        fair.without,
        table.deal.terms,
    )


def _revealing(table: Table, now: int) -> Revealing | None:
    if not (missing := reveal.missing(table)):
        return None
    agreed, seconds = tuple(sorted(table.deal.agreed)), reveal.left(table, now) / 1000
    return Revealing(missing, reveal.deciding(table), agreed, seconds)


def _offered(table: Table) -> Offered | None:
    offer = table.offers.open
    if offer is None:
        return None
    return Offered(*offer, waits=waiting(table, offer.seat, *offer.agreed))


def _claimed(table: Table, asked: claim.Claim) -> Claimed:
    """Return how a claim stands: all but its key."""
    return Claimed(
        asked.number,
        asked.seat,
        asked.at,
        asked.agreed,
        claim.waiting(table, asked),
        asked.due,
        asked.end,
        asked.by,
        asked.turn,
    )


def _declined(table: Table) -> Declined | None:
    """Return the no to the latest offer; whoever took its own back need not be told."""
    no = table.offers.declined
    return None if no is None or no.by == no.seat else no
