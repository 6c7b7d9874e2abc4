"""Late: someone's time has run out, and the others decide what follows.

They may wait, which gives the seat some time; let a bot go on; or end the match, the seat that is
late behind the others. More than half of those who decide must want the same. Those decide whose
own time has not run out; where everyone's has, all others do. Bots have no say, and a late answer
counts for as long as nothing was decided.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from tailback.kit import Finished, Seat
from tailback.match import clocks, hand
from tailback.match.check import held, new, other, patient, running
from tailback.match.entry import Entry
from tailback.match.message import Denied
from tailback.match.table import Table, Vote

Choice: TypeAlias = Literal["wait", "bot", "end"]
_REASON: Final = "time"


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
    votes = {**table.late.get(of, {}), seat: vote}
    same = sum(votes.get(judge) == vote for judge in judges)
    body = {"seat": seat, "id": id, "of": of, "at": at, **vote._asdict()}
    return Entry("late", {**body, "settled": 2 * same > len(judges)}), None


def judging(table: Table, of: Seat, at: int) -> tuple[Seat, ...]:
    """Return who decides about a seat whose time has run out."""
    others = tuple([seat for seat in table.people if seat != of])
    timely = tuple([seat for seat in others if clocks.left(table, seat, at) > 0])
    return timely or others


def take(table: Table, body: Mapping[str, Any], made: None) -> None:
    """Note what someone wants, or let it happen."""
    of, vote = body["of"], Vote(body["choice"], body["bot"])
    if not clocks.out(table, of, body["at"]):
        raise ValueError("this seat's time has not run out")
    if not body["settled"]:
        table.late.setdefault(of, {})[body["seat"]] = vote
        return
    table.late.pop(of, None)
    if vote.choice == "bot":
        hand.over(table, of, vote.bot or "")
    elif vote.choice == "end":
        table.ended_late = (of,)
        table.finish(Finished.called(len(table.chairs), _REASON, table.ended_late))
    else:
        table.left[of] = 0
        clocks.grant(table, of)
