"""Transcripts: in full when the match is over; before that, what one viewer may know for good."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tailback.kit import Seat, Viewer
from tailback.kit.transcript import Fairness, Scroll, Transcript
from tailback.match.state import MatchState


def whole(state: MatchState) -> Transcript:
    """Return everything that has happened, hidden things included."""
    steps = tuple(step for page in state.pages for step in page.steps)
    return Transcript(
        state.game,
        state.options,
        state.seating,
        tuple(chair.name for chair in state.chairs),
        tuple(step.moves for step in steps),
        fairness(state),
        state.resigned,
        sum(len(page.steps) for page in state.pages[: state.pages.given]),
        late=state.overtime.ended,
        agreed=state.offers.agreed,
        changed=_changed(state),
        steps=steps,
    )


def fairness(state: MatchState) -> Fairness:
    """Return what every draw follows from, as far as all may know it now."""
    chairs, seeds, without = state.chairs, state.seeds, state.deal.without
    return Fairness(
        seeds.commitment,
        tuple([chair.commitment for chair in chairs]),
        tuple([None if seat in without else chair.seed for seat, chair in enumerate(chairs)]),
        seeds.server if state.result else None,
        seeds.follows,
        seeds.promise,
        without,
        state.pages.given_hash,
    )


def _changed(state: MatchState) -> tuple[tuple[int, Seat], ...]:
    """Return which seats changed hands after which turn; turns may have been taken back since."""
    found: list[tuple[int, Seat]] = []
    turn = state.pages.turn
    for claim in reversed([claim for claim in state.claims if claim.end == "handed"]):
        turn = min(turn, claim.turn)
        found.append((turn, claim.seat))
    return tuple(reversed(found))


class Texts:
    """One match as text for each viewer, written on as it goes."""

    def __init__(self) -> None:
        self._running: dict[Viewer, Scroll] = {}
        self._taken = 0
        self._over: tuple[Transcript, str] | None = None

    def writing(self, state: MatchState, viewer: Viewer) -> Callable[[], str]:
        """Return what writes the match as it stands now for one viewer; any thread may call it.

        While it runs, every choice that is not used yet is left out as well.
        """
        if state.taken != self._taken:  # what was taken back is written nowhere
            self._running, self._taken = {}, state.taken
        transcript = whole(state)
        if state.result is not None:
            return partial(self._whole, transcript)
        viewpoint = state.viewpoint(viewer)
        return partial(self._running.setdefault(viewpoint, Scroll(viewpoint)).text, transcript)

    def _whole(self, transcript: Transcript) -> str:
        if self._over is None or self._over[0] != transcript:
            self._over = transcript, transcript.text()
        return self._over[1]
