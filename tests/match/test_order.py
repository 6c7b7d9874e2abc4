"""Durable first, acknowledged second, broadcast third: for every entry, shown by a recording."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping, Sequence

import pytest

from tailback.kit import AnyGame
from tailback.match import Entry, Opening
from tailback.store import MemoryStore
from tests.match.helpers import GAMES, RecordingChannel, opened, play_on, services


class Recording(MemoryStore):
    """Notes when a write begins and when it has returned, beside what the channel carries."""

    def __init__(self, heard: RecordingChannel) -> None:
        super().__init__()
        self.heard = heard.heard

    async def create(
        self, match: str, entries: Sequence[Entry], notes: Mapping[str, str] | None = None
    ) -> None:
        await super().create(match, entries, notes)
        self.heard.append(("committed", len(entries), None))

    async def append(
        self, match: str, seq: int, entry: Entry, opens: Opening | None = None
    ) -> None:
        self.heard.append(("writes", seq, entry))
        await asyncio.sleep(0)
        await super().append(match, seq, entry, opens)
        await asyncio.sleep(0)
        self.heard.append(("committed", seq, entry))


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_commit_then_acknowledgement_then_broadcast(game: AnyGame) -> None:
    async def play() -> None:
        channel = RecordingChannel()
        match = await opened(services(Recording(channel), channel=channel), game, game.seats[-1])
        await play_on(match, random.Random(4))
        entries = 0
        at = [i for i, (kind, _, _) in enumerate(channel.heard) if kind == "writes"]
        for begin, end in zip(at, [*at[1:], len(channel.heard)], strict=True):
            kinds = [kind for kind, _, _ in channel.heard[begin:end]]
            entry = channel.heard[begin][2]
            acknowledged = [] if entry.kind == "time" else ["answer"]
            assert kinds[: 2 + len(acknowledged)] == ["writes", "committed", *acknowledged]
            assert set(kinds[2 + len(acknowledged) :]) <= {"send"}
            entries += 1
        assert entries == match.state.length - 1

    asyncio.run(play())
