"""Folding the log, each entry by the verb that wrote it: replay, and the only way to act."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tailback.kit import AnyGame, FairDice, Seat, Viewer
from tailback.kit.registry import game as installed_game
from tailback.match import (
    ages,
    claim,
    clocks,
    commit,
    create,
    hand,
    late,
    offer,
    rematch,
    renew,
    resign,
    reveal,
    seal,
    sit,
)
from tailback.match import time as window
from tailback.match.create import DiceMaker
from tailback.match.entry import Entry
from tailback.match.errors import LogError
from tailback.match.message import Denied
from tailback.match.pages import Page
from tailback.match.picture import Change
from tailback.match.run import Run
from tailback.match.table import Table


class Verb(NamedTuple):
    """How entries of one kind are folded.

    ``read`` works out what an entry's text brings about, every move checked; ``take`` lets it
    happen.
    """

    take: Callable[[Table, Mapping[str, Any], Any], None]
    read: Callable[[Table, Mapping[str, Any]], Run | None] | None = None
    moves: bool = False
    """Whether it is a move of the game; all others change who is there, or what they agree on."""


def _happen(table: Table, body: Mapping[str, Any], run: Run) -> None:
    table.take(run)


_VERBS: Final[Mapping[str, Verb]] = {
    "open": Verb(create.take),
    "ages": Verb(ages.take),
    "sit": Verb(sit.take, sit.read),
    "reveal": Verb(reveal.take, reveal.read),
    "deal": Verb(reveal.take_deal, reveal.read_deal),
    "commit": Verb(_happen, commit.read, moves=True),
    "seal": Verb(seal.take, seal.read, moves=True),
    "time": Verb(_happen, window.read, moves=True),
    "resign": Verb(resign.take),
    "hand": Verb(hand.take),
    "back": Verb(hand.take_back),
    "late": Verb(late.take),
    "offer": Verb(offer.take),
    "reply": Verb(offer.take_reply),
    "renew": Verb(renew.take),
    "claim": Verb(claim.take),
    "permit": Verb(claim.take_permit),
    "cancel": Verb(claim.take_cancel),
    "change": Verb(claim.take_change),
    "again": Verb(rematch.take),
}


def fold(table: Table, entry: Entry) -> Change:
    """Let an entry happen by its text alone; every move and every draw is checked."""
    try:
        verb = _verb(table, entry)
        if entry.body["at"] < table.at:
            raise ValueError("written before the entry before it")
        made = None
        if verb.read is not None:
            made = verb.read(table, entry.body)
            if (None if made is None else made.draws) != entry.body["draws"]:
                raise ValueError("the draws are not those that the seeds give")
        return follow(table, entry, made)
    except (KeyError, IndexError, TypeError, ValueError, Denied) as error:
        raise LogError(table.id, table.length, f"{type(error).__name__}: {error}") from error


def _verb(table: Table, entry: Entry) -> Verb:
    if entry.kind not in _VERBS:
        raise ValueError(f"there is no kind of entry {entry.kind!r}")
    if (entry.kind == "open") != (table.length == 0):
        raise ValueError("a log begins with open, once")
    return _VERBS[entry.kind]


def follow(table: Table, entry: Entry, made: Run | None) -> Change:
    """Let an entry happen that brings this about: the live path, which has just decided it."""
    kind, body = entry
    viewers = _hidden(table, body) if kind == "seal" and made is None else None
    before, voted, ran = table.result, False, tuple[Seat, ...]()
    if table.clocks is not None:  # where there are none nobody is late
        voted, ran = bool(table.late.votes), clocks.tick(table, body["at"])
    table.at = body["at"]
    _VERBS[kind].take(table, body, made)
    table.length += 1
    clocks.settle(table, ran, kind, body)
    decided = late.count(table)
    began = claim.count(table)
    table.messages.note(entry)
    told = table.everyone if viewers is None or decided or began else viewers
    if kind != "open":
        for viewer in told:
            table.versions[-1 if viewer is None else viewer] += 1
    pages: tuple[Page, ...] = ()
    if made is not None and made.steps:
        by = body["seat"] if kind == "commit" else None
        pages = (table.pages.add(made.steps, tuple(table.versions), by),)
    lapsed = bool(pages) and offer.lapse(table, kind, body)
    people = not _VERBS[kind].moves or lapsed or voted or began or table.result is not before
    return Change(table, told, pages, people, _greeted(table, kind, body))


_NOBODY: Final[frozenset[Viewer]] = frozenset()


def _greeted(table: Table, kind: str, body: Mapping[str, Any]) -> frozenset[Viewer]:
    """Return for whom what a greeting says is another now."""
    if kind == "ages":
        return table.everyone
    given_up = kind == "resign" and table.chairs[body["seat"]].given_up
    return frozenset({body["seat"]}) if given_up else _NOBODY


def _hidden(table: Table, body: Mapping[str, Any]) -> frozenset[Viewer]:
    """Return to whom a choice that only waits changes something.

    The others learn that a seat has chosen, never what, nor how often it was changed; where
    choices are held, nothing.
    """
    seat = body["seat"]
    own = _NOBODY if table.chairs[seat].given_up else frozenset({seat})
    if seat not in table.sealed:
        return own if table.holds else table.everyone
    same = table.game.notation.move_text(table.sealed[seat]) == body["moves"][0]
    return _NOBODY if same else own


def together(changes: Iterable[Change]) -> Change | None:
    """Return several changes of one table as one; None if there is none.

    Pages that were taken back meanwhile are left out: whoever did not hear of them need not.
    """
    all = list(changes)
    if len(all) < 2:
        return all[0] if all else None
    table, pages = all[0].table, [page for change in all for page in change.pages]
    lie = {id(page) for page in table.pages[-len(pages) :]}
    return Change(
        table,
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
) -> Table:
    """Return the table that a log describes, every move and every draw checked."""
    if not entries:
        raise LogError(id, 0, "the log is empty")
    table = Table(id, games, dice)
    for entry in entries:
        fold(table, entry)
    return table
