"""The checker of histories finds whatever is planted in one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tailback.kit import (
    AnyQuestion,
    Choice,
    Seating,
)
from tailback.match import Accepted, Entry, ManualTimeSource, Match, Terms, new_id
from tailback.match.errors import LogError
from tailback.store import MemoryStore
from tests.harness.history import Said, Witness, check_history
from tests.match.helpers import GAMES, MORE, opened, services, settle, sit_down

History = tuple[list[Entry], list[Witness]]


def played() -> History:
    """Return a log of six moves, and what both seats saw and said."""

    async def work() -> History:
        clock = ManualTimeSource()
        match = await opened(services(MemoryStore(), clock), GAMES["shift"], clock=Terms(60.0))
        witnesses = [Witness(seat) for seat in range(2)]
        for moment in range(6):
            for witness in witnesses:
                now = match.watch(witness.seat)
                witness.seen.append((now.version, now.view))
            decision = match.state.decision
            assert decision is not None
            seat = decision.seats[0]
            now, id = match.watch(seat), new_id()
            assert now.ask is not None
            answer = await match.commit(seat, now.ask, id, [now.legal[0]])
            said = Said(seat, id, [now.legal[0]], moment, moment + 0.5)
            said.accepted = isinstance(answer, Accepted)
            witnesses[seat].said.append(said)
            clock.advance(1.0)
        entries = await match.services.store.load(match.id)
        await match.close()
        return entries, witnesses

    return asyncio.run(work())


def lost(entries: list[Entry], witness: Witness) -> None:
    witness.said.append(Said(witness.seat, new_id(), ["x"], 7.0, 7.5, True))


def refused(entries: list[Entry], witness: Witness) -> None:
    witness.said[0].accepted = False


def unsaid(entries: list[Entry], witness: Witness) -> None:
    del witness.said[0]


def other(entries: list[Entry], witness: Witness) -> None:
    witness.said[0].moves = ["x"]


def swapped(entries: list[Entry], witness: Witness) -> None:
    witness.said[0].said, witness.said[0].answered = 99.0, 99.5


def past(entries: list[Entry], witness: Witness) -> None:
    witness.seen.append(witness.seen[0])


def never(entries: list[Entry], witness: Witness) -> None:
    witness.seen[-1] = (witness.seen[-1][0], witness.seen[0][1])


def back(entries: list[Entry], witness: Witness) -> None:
    entries[-1] = Entry(entries[-1].kind, {**entries[-1].body, "at": -1})


def jumped(entries: list[Entry], witness: Witness) -> None:
    """From some entry on the time is two seconds ahead: it never goes back, and yet."""
    middle = len(entries) // 2 + 1
    entries[middle:] = [
        Entry(entry.kind, {**entry.body, "at": entry.body["at"] + 2000})
        for entry in entries[middle:]
    ]


def stood(entries: list[Entry], witness: Witness) -> None:
    """The time stands still: nobody's clock has run."""
    entries[:] = [Entry(entry.kind, {**entry.body, "at": 0}) for entry in entries]


def superseded(entries: list[Entry], witness: Witness) -> None:
    entries[-2], entries[-1] = entries[-2].stamped(1, 5), entries[-1].stamped(1, 4)


@pytest.mark.parametrize(
    "spoil", [lost, refused, unsaid, other, swapped, past, never, back, jumped, stood, superseded]
)
def test_what_is_planted_is_found(spoil: Callable[[list[Entry], Witness], None]) -> None:
    entries, witnesses = played()
    assert check_history("m", entries, witnesses, ahead=0) == 6
    mover = next(witness for witness in witnesses if witness.said)
    spoil(entries, mover)
    with pytest.raises((AssertionError, LogError)):
        check_history("m", entries, witnesses, ahead=0)


class Quick:
    """A bot that plays the first legal move."""

    async def choose(self, question: AnyQuestion) -> Choice:
        return Choice(question.legal[0])


def sealed() -> History:
    """Return a log in which a person and a bot have chosen unseen, and another has not yet."""

    async def work() -> History:
        at = services(MemoryStore(), bots=lambda game, name: Quick(), lease=lambda: 3)
        match = await Match.open(at, MORE["jam"], seating=Seating(3), bots={2: "it"}, id="m")
        for seat in range(2):
            await sit_down(match, seat, new_id(), "x")
        await settle()
        now, witness = match.watch(0), Witness(0)
        assert now.ask is not None
        said = Said(0, new_id(), [now.legal[0]], 0.0, 0.5)
        said.accepted = isinstance(await match.commit(0, now.ask, said.id, said.moves), Accepted)
        witness.said.append(said)
        entries = await at.store.load("m")
        await match.close()
        return entries, [witness]

    return asyncio.run(work())


def last_of(entries: list[Entry], seat: int) -> int:
    return max(place for place, entry in enumerate(entries) if entry.body.get("seat") == seat)


def doubled(entries: list[Entry]) -> None:
    entries.insert(last_of(entries, 0), entries[last_of(entries, 0)])


def answered_twice(entries: list[Entry]) -> None:
    place = last_of(entries, 2)
    body = {**entries[place].body, "id": new_id()}
    entries.insert(place, Entry(entries[place].kind, body))


def without_lease(entries: list[Entry]) -> None:
    place = last_of(entries, 2)
    body = {name: value for name, value in entries[place].body.items() if name != "lease"}
    entries[place] = Entry(entries[place].kind, body)


@pytest.mark.parametrize(
    ("spoil", "found"),
    [(doubled, "doubled"), (answered_twice, "answered twice"), (without_lease, "without a lease")],
)
def test_what_is_planted_among_sealed_choices_is_found(
    spoil: Callable[[list[Entry]], None], found: str
) -> None:
    entries, witnesses = sealed()
    assert check_history("m", entries, witnesses, ahead=0, leased=True) == 1
    spoil(entries)
    with pytest.raises(AssertionError, match=found):
        check_history("m", entries, witnesses, ahead=0, leased=True)
