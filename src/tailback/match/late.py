"""Late: someone's time has run out, and the others decide what follows.

They may wait, which gives the seat some time; let a bot go on; or end the match, all whose time has
run out behind the others. More than half of those who decide must want the same. Those decide whose
own time has not run out; where everyone's has, all others do. Bots have no say, and a late answer
counts for as long as nothing was decided.

Who decides changes with what happens: someone leaves, or has time again. So the votes are counted
after every entry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tailback.kit import Finished, Seat
from tailback.match import clocks, hand
from tailback.match.check import held, new, other, patient, running
from tailback.match.entry import Entry
from tailback.match.message import Denied
from tailback.match.table import Table

Choice: TypeAlias = Literal["wait", "bot", "end"]
_REASON: Final = "time"


class Vote(NamedTuple):
    """What someone wants about a seat whose time has run out: wait, a bot, or the end."""

    choice: str
    bot: str | None


@dataclass(slots=True)
class LateVotes:
    """What others want about the seats whose time has run out."""

    votes: dict[Seat, dict[Seat, Vote]] = field(default_factory=dict)
    """By the seat that they are about, and by who wants it."""
    ended: tuple[Seat, ...] = ()
    """Who was late when the others ended the match because of it."""

    def unheard(self, seat: Seat) -> None:
        """Forget what a seat wanted; what the others want still stands."""
        for of, votes in tuple(self.votes.items()):
            votes.pop(seat, None)
            if not votes:
                del self.votes[of]


def decide(
    table: Table, seat: Seat, id: str, of: Seat, choice: Choice, bot: str | None, now: int
) -> tuple[Entry, None]:
    """Return the entry by which a seat says what should follow; the last one needed settles it."""
    vote = Vote(choice, bot if choice == "bot" else None)
    new(table, seat, id, of=of, choice=vote.choice, bot=vote.bot)
    patient(table, seat, "late")
    running(table)
    held(table, seat)
    other(table, seat, of)
    at = max(now, table.at)
    if not clocks.out(table, of, at):
        raise Denied("in-time")
    judges = judging(table, of, at)
    if seat not in judges:
        raise Denied("out-yourself")
    settled = _most({**table.late.votes.get(of, {}), seat: vote}, judges) == vote
    body = {"seat": seat, "id": id, "of": of, "at": at, **vote._asdict(), "settled": settled}
    return Entry("late", body), None


def judging(table: Table, of: Seat, at: int) -> tuple[Seat, ...]:
    """Return who decides about a seat whose time has run out."""
    others = tuple([seat for seat in table.people if seat != of])
    timely = tuple([seat for seat in others if clocks.left(table, seat, at) > 0])
    return timely or others


def _most(votes: Mapping[Seat, Vote], judges: Sequence[Seat]) -> Vote | None:
    """Return what more than half of those who decide want; None where they do not agree."""
    wanted = Counter([votes[judge] for judge in judges if judge in votes])
    return next((vote for vote, same in wanted.items() if 2 * same > len(judges)), None)


def take(table: Table, body: Mapping[str, Any], made: None) -> None:
    """Note what someone wants, or let it happen."""
    of, vote = body["of"], Vote(body["choice"], body["bot"])
    if not clocks.out(table, of, body["at"]):
        raise ValueError("this seat's time has not run out")
    if body["settled"]:
        _happen(table, of, vote)
    else:
        table.late.votes.setdefault(of, {})[body["seat"]] = vote


def count(table: Table) -> bool:
    """Let happen what is wanted by enough of those who decide now; return whether anything is.

    One decision may change who decides about another seat: that comes next. Where there are
    several, the seat comes first that was voted about first.
    """
    happened = False
    while (found := _decided(table)) is not None:
        _happen(table, *found)
        clocks.rest(table)
        happened = True
    return happened


def _decided(table: Table) -> tuple[Seat, Vote] | None:
    """Return a seat about which enough want the same, and what."""
    for of, votes in table.late.votes.items():
        vote = _most(votes, judging(table, of, table.at))
        if vote is not None and clocks.out(table, of, table.at):
            return of, vote
    return None


def _out(table: Table) -> tuple[Seat, ...]:
    """Return all whose time has run out."""
    return tuple([seat for seat in table.people if clocks.out(table, seat, table.at)])


def _happen(table: Table, of: Seat, vote: Vote) -> None:
    """Let a seat wait, hand it over, or end the match with all who are late behind the others."""
    late = _out(table)
    table.late.votes.pop(of, None)
    if vote.choice == "bot":
        hand.over(table, of, vote.bot or "")
    elif vote.choice == "end":
        table.late.ended = late
        table.finish(Finished.called(len(table.chairs), _REASON, late))
    elif table.clocks is not None:
        table.clocks.left[of] = 0
        table.clocks.grant(of)
