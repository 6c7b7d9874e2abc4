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
from tailback.match import player_clocks
from tailback.match.entry import Entry
from tailback.match.messages import Rejection
from tailback.match.preconditions import held, new, other, patient, running
from tailback.match.state import MatchState
from tailback.match.verbs import stand_in

Choice: TypeAlias = Literal["wait", "bot", "end"]
_REASON: Final = "time"


class OvertimeVote(NamedTuple):
    """What someone wants about a seat whose time has run out: wait, a bot, or the end."""

    choice: str
    bot: str | None


@dataclass(slots=True)
class OvertimeVotes:
    """What others want about the seats whose time has run out."""

    votes: dict[Seat, dict[Seat, OvertimeVote]] = field(default_factory=dict)
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
    state: MatchState, seat: Seat, id: str, of: Seat, choice: Choice, bot: str | None, now: int
) -> tuple[Entry, None]:
    """Return the entry by which a seat says what should follow; the last one needed settles it."""
    vote = OvertimeVote(choice, bot if choice == "bot" else None)
    new(state, seat, id, of=of, choice=vote.choice, bot=vote.bot)
    patient(state, seat, "overtime")
    running(state)
    held(state, seat)
    other(state, seat, of)
    at = max(now, state.at)
    if not player_clocks.out(state, of, at):
        raise Rejection("in-time")
    judges = judging(state, of, at)
    if seat not in judges:
        raise Rejection("out-yourself")
    settled = _most({**state.overtime.votes.get(of, {}), seat: vote}, judges) == vote
    body = {"seat": seat, "id": id, "of": of, "at": at, **vote._asdict(), "settled": settled}
    return Entry("overtime", body), None


def judging(state: MatchState, of: Seat, at: int) -> tuple[Seat, ...]:
    """Return who decides about a seat whose time has run out."""
    others = tuple([seat for seat in state.people if seat != of])
    timely = tuple([seat for seat in others if player_clocks.left(state, seat, at) > 0])
    return timely or others


def _most(votes: Mapping[Seat, OvertimeVote], judges: Sequence[Seat]) -> OvertimeVote | None:
    """Return what more than half of those who decide want; None where they do not agree."""
    wanted = Counter([votes[judge] for judge in judges if judge in votes])
    return next((vote for vote, same in wanted.items() if 2 * same > len(judges)), None)


def apply(state: MatchState, body: Mapping[str, Any], applied: None) -> None:
    """Note what someone wants, or let it happen."""
    of, vote = body["of"], OvertimeVote(body["choice"], body["bot"])
    if not player_clocks.out(state, of, body["at"]):
        raise ValueError("this seat's time has not run out")
    if body["settled"]:
        _happen(state, of, vote)
    else:
        state.overtime.votes.setdefault(of, {})[body["seat"]] = vote


def count(state: MatchState) -> bool:
    """Let happen what is wanted by enough of those who decide now; return whether anything is.

    One decision may change who decides about another seat: that comes next. Where there are
    several, the seat comes first that was voted about first.
    """
    happened = False
    while (found := _decided(state)) is not None:
        _happen(state, *found)
        player_clocks.rest(state)
        happened = True
    return happened


def _decided(state: MatchState) -> tuple[Seat, OvertimeVote] | None:
    """Return a seat about which enough want the same, and what."""
    for of, votes in state.overtime.votes.items():
        vote = _most(votes, judging(state, of, state.at))
        if vote is not None and player_clocks.out(state, of, state.at):
            return of, vote
    return None


def _out(state: MatchState) -> tuple[Seat, ...]:
    """Return all whose time has run out."""
    return tuple([seat for seat in state.people if player_clocks.out(state, seat, state.at)])


def _happen(state: MatchState, of: Seat, vote: OvertimeVote) -> None:
    """Let a seat wait, hand it over, or end the match with all who are late behind the others."""
    late = _out(state)
    state.overtime.votes.pop(of, None)
    if vote.choice == "bot":
        stand_in.over(state, of, vote.bot or "")
    elif vote.choice == "end":
        state.overtime.ended = late
        state.finish(Finished.called(len(state.chairs), _REASON, late))
    elif state.clocks is not None:
        state.clocks.left[of] = 0
        state.clocks.grant(of)
