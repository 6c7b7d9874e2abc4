"""Folding the log, each entry by the verb that wrote it: replay, and the only way to act."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tailback.kit import AnyGame, FairDice, Seat, Viewer
from tailback.kit.registry import game as installed_game
from tailback.match import player_clocks
from tailback.match.apply import Applied
from tailback.match.entry import Entry
from tailback.match.errors import LogError
from tailback.match.messages import Rejection
from tailback.match.pages import Page
from tailback.match.state import MatchState
from tailback.match.updates import Change
from tailback.match.verbs import (
    ages,
    claim,
    commit,
    create,
    default_move,
    offer,
    overtime,
    rematch,
    renew,
    resign,
    reveal,
    seal,
    sit,
    stand_in,
)
from tailback.match.verbs.create import DiceMaker


class Verb(NamedTuple):
    """How entries of one kind are folded.

    ``read`` works out what an entry's text brings about, every move checked; ``apply`` lets it
    happen.
    """

    apply: Callable[[MatchState, Mapping[str, Any], Any], None]
    read: Callable[[MatchState, Mapping[str, Any]], Applied | None] | None = None
    moves: bool = False
    """Whether it is a move of the game; all others change who is there, or what they agree on."""


def _happen(state: MatchState, body: Mapping[str, Any], run: Applied) -> None:
    state.apply(run)


_VERBS: Final[Mapping[str, Verb]] = {
    "open": Verb(create.apply),
    "ages": Verb(ages.apply),
    "sit": Verb(sit.apply, sit.read),
    "reveal": Verb(reveal.apply, reveal.read),
    "deal": Verb(reveal.apply_deal, reveal.read_deal),
    "commit": Verb(_happen, commit.read, moves=True),
    "seal": Verb(seal.apply, seal.read, moves=True),
    "time": Verb(_happen, default_move.read, moves=True),
    "resign": Verb(resign.apply),
    "stand_in": Verb(stand_in.apply),
    "reclaim": Verb(stand_in.apply_reclaim),
    "overtime": Verb(overtime.apply),
    "offer": Verb(offer.apply),
    "reply": Verb(offer.apply_reply),
    "renew": Verb(renew.apply),
    "claim": Verb(claim.apply),
    "permit": Verb(claim.apply_permit),
    "cancel": Verb(claim.apply_cancel),
    "change": Verb(claim.apply_change),
    "rematch": Verb(rematch.apply),
}


def fold(state: MatchState, entry: Entry) -> Change:
    """Let an entry happen by its text alone; every move and every draw is checked."""
    try:
        verb = _verb(state, entry)
        if entry.body["at"] < state.at:
            raise ValueError("written before the entry before it")
        applied = None
        if verb.read is not None:
            applied = verb.read(state, entry.body)
            if (None if applied is None else applied.draws) != entry.body["draws"]:
                raise ValueError("the draws are not those that the seeds give")
        return apply_entry(state, entry, applied)
    except (KeyError, IndexError, TypeError, ValueError, Rejection) as error:
        raise LogError(state.id, state.length, f"{type(error).__name__}: {error}") from error


def _verb(state: MatchState, entry: Entry) -> Verb:
    if entry.kind not in _VERBS:
        raise ValueError(f"there is no kind of entry {entry.kind!r}")
    if (entry.kind == "open") != (state.length == 0):
        raise ValueError("a log begins with open, once")
    return _VERBS[entry.kind]


def apply_entry(state: MatchState, entry: Entry, applied: Applied | None) -> Change:
    """Let an entry happen that brings this about: the live path, which has just decided it."""
    kind, body = entry
    viewers = _hidden(state, body) if kind == "seal" and applied is None else None
    before, voted, ran = state.result, False, tuple[Seat, ...]()
    if state.clocks is not None:  # where there are none nobody is late
        voted, ran = bool(state.overtime.votes), player_clocks.tick(state, body["at"])
    state.at = body["at"]
    _VERBS[kind].apply(state, body, applied)
    state.length += 1
    player_clocks.settle(state, ran, kind, body)
    decided = overtime.count(state)
    began = claim.count(state)
    state.messages.note(entry)
    told = state.everyone if viewers is None or decided or began else viewers
    if kind != "open":
        for viewer in told:
            state.versions[-1 if viewer is None else viewer] += 1
    pages: tuple[Page, ...] = ()
    if applied is not None and applied.steps:
        by = body["seat"] if kind == "commit" else None
        pages = (state.pages.add(applied.steps, tuple(state.versions), by),)
    lapsed = bool(pages) and offer.lapse(state, kind, body)
    people = not _VERBS[kind].moves or lapsed or voted or began or state.result is not before
    return Change(state, told, pages, people, _greeted(state, kind, body))


_NOBODY: Final[frozenset[Viewer]] = frozenset()


def _greeted(state: MatchState, kind: str, body: Mapping[str, Any]) -> frozenset[Viewer]:
    """Return for whom what a greeting says is another now."""
    if kind == "ages":
        return state.everyone
    given_up = kind == "resign" and state.chairs[body["seat"]].given_up
    return frozenset({body["seat"]}) if given_up else _NOBODY


def _hidden(state: MatchState, body: Mapping[str, Any]) -> frozenset[Viewer]:
    """Return to whom a choice that only waits changes something.

    The others learn that a seat has chosen, never what, nor how often it was changed; where
    choices are held, nothing.
    """
    seat = body["seat"]
    own = _NOBODY if state.chairs[seat].given_up else frozenset({seat})
    if seat not in state.sealed:
        return own if state.holds else state.everyone
    same = state.game.notation.move_text(state.sealed[seat]) == body["moves"][0]
    return _NOBODY if same else own


def together(changes: Iterable[Change]) -> Change | None:
    """Return several changes of one table as one; None if there is none.

    Pages that were taken back meanwhile are left out: whoever did not hear of them need not.
    """
    all = list(changes)
    if len(all) < 2:
        return all[0] if all else None
    state, pages = all[0].state, [page for change in all for page in change.pages]
    lie = {id(page) for page in state.pages[-len(pages) :]}
    return Change(
        state,
        frozenset().union(*(change.viewers for change in all)),
        tuple(page for page in pages if id(page) in lie),
        any(change.people for change in all),
        frozenset().union(*(change.greeted for change in all)),
    )


def replay(
    id: str,
    entries: Sequence[Entry],
    games: Callable[[str], AnyGame] = installed_game,
    dice: DiceMaker = FairDice,
) -> MatchState:
    """Return the table that a log describes, every move and every draw checked."""
    if not entries:
        raise LogError(id, 0, "the log is empty")
    state = MatchState(id, games, dice)
    for entry in entries:
        fold(state, entry)
    return state
