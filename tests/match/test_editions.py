"""A match goes on by the rules number with which it began; what follows it is by the newest."""

from __future__ import annotations

import asyncio

import pytest

from tailback.games.shuttles import GAME
from tailback.kit import Seating
from tailback.kit.transcript import read
from tailback.match import Entry, LogError, Match, replay
from tailback.match.create import entry
from tests.match.desk import ID, SEEDS, SERVER, commit, house

FIRST = GAME.edition(1)


def opening(**changed: object) -> Entry:
    """Return the entry that opened a table of Shuttles when number 1 was the newest."""
    made = entry(FIRST, FIRST.options(first="south"), Seating(2), None, SERVER)
    return Entry("open", {**made.body, **changed})


def test_a_match_goes_on_by_the_number_it_began_with() -> None:
    async def play() -> None:
        at = house()
        await at.store.create(ID, [opening()])
        match = await Match.load(at, ID)
        for seat in (0, 1):
            await match.sit(seat, f"{seat:032x}", f"P{seat}", SEEDS[seat].hex())
        line = "s1-1a2 3> s2-1a3 3< s3-1a4 3> s4-1a5 3< s5-1a6 3> 2> 3<"
        for number, move in enumerate(line.split()):
            await commit(match, number % 2, move)
        assert match.table.game is FIRST
        position = match.table.position
        assert (position.turns, position.warned, position.claim) == (12, None, False)
        new = GAME.notation.position(
            FIRST.notation.position_text(position), GAME.start(GAME.options(first="south"))
        )
        assert (new.turns, new.warned, new.claim) == (12, 1, True)
        assert "rules 1 #" in match.transcript(None)
        again = await Match.load(at, ID)
        assert again.table.game is FIRST
        assert again.table.position == match.table.position
        await match.resign(0, "a" * 32)
        assert read(match.transcript(None)).game is FIRST
        for seat in (0, 1):
            await match.rematch(seat, f"{seat + 7:032x}")
        assert match.table.next is not None
        after = await Match.load(at, match.table.next)
        assert after.table.game is GAME
        assert isinstance(after.table.options, GAME.options_type)
        for each in (match, again, after):
            await each.close()

    asyncio.run(play())


@pytest.mark.parametrize("number", [0, 3, "2 ", None, True])
def test_a_number_that_nobody_knows_is_refused(number: object) -> None:
    with pytest.raises(LogError, match="shuttles is played by rules number 1, 2 here"):
        replay(ID, [opening(rules=number)])
