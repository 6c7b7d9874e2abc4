"""What was played by another rules number, an earlier or a later one, is refused in a sentence."""

from __future__ import annotations

import asyncio
import copy
from dataclasses import replace

import pytest

from tailback.kit import AnyGame, TranscriptError
from tailback.kit.transcript_reader import read
from tailback.match import Entry, LogError, Match, new_id, replay
from tests.match.helpers import commit, find, opened, services
from tests.toys import relay


def numbered(number: int) -> AnyGame:
    """Return the relay as a version of the program has it whose rules have this number."""
    game = copy.copy(relay.GAME)
    game.rules_number = number
    return game


@pytest.mark.parametrize(("began", "here"), [(2, 3), (3, 2)])
def test_a_match_is_taken_up_by_its_own_rules_number_alone(
    monkeypatch: pytest.MonkeyPatch, began: int, here: int
) -> None:
    due = f"relay is played by rules number {here} here, and this match by {began}"

    async def play() -> None:
        then = replace(services(), games=lambda name: numbered(began))
        match = await opened(then, numbered(began))
        await commit(match, 0, "push")
        log = await then.store.load(match.id)
        assert (await Match.load(then, match.id)).state.position == match.state.position
        now = replace(then, games=lambda name: numbered(here))
        with pytest.raises(LogError, match=f"entry 0: .*{due}"):
            await Match.load(now, match.id)
        assert await then.store.load(match.id) == log
        await match.resign(0, new_id())
        text = match.transcript(None)
        assert f"\nrules {began} #" in text
        monkeypatch.setattr("tailback.kit.transcript_reader.find_game", then.games)
        assert read(text).text() == text
        monkeypatch.setattr("tailback.kit.transcript_reader.find_game", now.games)
        with pytest.raises(TranscriptError, match=f"rules number {here} here") as refused:
            read(text)
        assert refused.value.line == 3

    asyncio.run(play())


@pytest.mark.parametrize("number", [0, 2, "1 ", "x" * 1000, None, True, [1]])
def test_what_is_no_rules_number_of_the_game_is_refused(number: object) -> None:
    async def play() -> None:
        match = await opened(services(), relay.GAME)
        first, *rest = await match.services.store.load(match.id)
        other = Entry("open", {**first.body, "rules": number})
        with pytest.raises(LogError, match="relay is played by rules number 1 here") as refused:
            replay(match.id, [other, *rest], find)
        assert len(str(refused.value)) < 400

    asyncio.run(play())
