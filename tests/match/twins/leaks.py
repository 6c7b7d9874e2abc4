"""Planted leaks: each channel in turn tells a little of what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple
from zlib import crc32

import pytest

from tailback.games.trafficars.cutin import GAME as CUTIN
from tailback.games.trafficars.cutin import Position as CutinPosition
from tailback.games.trafficars.cutin import Stage
from tailback.games.trafficars.jam import GAME as JAM
from tailback.games.trafficars.memory import GAME as MEMORY
from tailback.kit import NATURE, Event
from tailback.match import Refused, Told, draft, stream
from tailback.match import check as match_check
from tailback.match import commit as match_commit
from tailback.match.stream import Stream
from tailback.match.table import Table
from tests.match.desk import GAMES, MORE


def secret(table: Table) -> str:
    """Return everything there is, as a short text."""
    return f"{table.game.notation.position_text(table.position)} {sorted(table.sealed.items())}"


def odd(table: Table) -> int:
    return crc32(secret(table).encode()) % 2


def plant_view(patch: pytest.MonkeyPatch, only: str = "all") -> None:
    whole = stream.picture

    def picture(table: Table, viewer: int | None, *counts: int) -> Any:
        update = whole(table, viewer, *counts)
        if only == "spectator" and viewer is not None:
            return update
        return replace(update, view=[update.view, secret(table)])

    patch.setattr(stream, "picture", picture)


def plant_prompt(patch: pytest.MonkeyPatch) -> None:
    whole = stream.picture

    def picture(table: Table, viewer: int | None, *counts: int) -> Any:
        return replace(whole(table, viewer, *counts), prompt=("ask", (("left", odd(table)),)))

    patch.setattr(stream, "picture", picture)


def plant_legal(patch: pytest.MonkeyPatch) -> None:
    whole = stream.picture

    def picture(table: Table, viewer: int | None, *counts: int) -> Any:
        return replace(whole(table, viewer, *counts), legal=(str(odd(table)),))

    patch.setattr(stream, "picture", picture)


def plant_events(patch: pytest.MonkeyPatch) -> None:
    whole = Stream.advance

    def advance(self: Stream, table: Table, steps: Any) -> Any:
        update = whole(self, table, steps)
        told = Told(0, Event.of("leak", all=secret(table)))
        return None if update is None else replace(update, events=(*update.events, told))

    patch.setattr(Stream, "advance", advance)


def plant_version(patch: pytest.MonkeyPatch) -> None:
    whole = Stream.advance

    def advance(self: Stream, table: Table, steps: Any) -> Any:
        update = whole(self, table, steps)
        self.now = replace(self.now, version=self.now.version + 1 + odd(table))
        return update

    patch.setattr(Stream, "advance", advance)


def plant_size(patch: pytest.MonkeyPatch) -> None:
    whole = stream.picture

    def picture(table: Table, viewer: int | None, *counts: int) -> Any:
        update = whole(table, viewer, *counts)
        return replace(update, prompt=(update.prompt[0] + " " * odd(table), update.prompt[1]))

    patch.setattr(stream, "picture", picture)


def plant_refusal(patch: pytest.MonkeyPatch) -> None:
    whole = match_check.refused

    def refused(table: Table, *given: Any, **more: Any) -> Any:
        return replace(whole(table, *given, **more), said=f"no: {secret(table)}")

    for module in (draft, match_commit):
        patch.setattr(module, "refused", refused)


def plant_try(patch: pytest.MonkeyPatch) -> None:
    whole = draft.try_

    def try_(table: Table, *given: Any) -> Any:
        answer = whole(table, *given)
        if isinstance(answer, Refused):
            return answer
        return replace(answer, legal=(*answer.legal, str(odd(table))))

    patch.setattr(draft, "try_", try_)


def plant_transcript(patch: pytest.MonkeyPatch) -> None:
    for game in (*GAMES.values(), *MORE.values()):
        patch.setattr(type(game), "shows", lambda *given: True)


def plant_replay(patch: pytest.MonkeyPatch) -> None:
    whole = Stream.since

    def since(self: Stream, cursor: int, over: bool) -> Any:
        return replace(whole(self, cursor, over), cursor=len(secrets_of))

    secrets_of: list[int] = []
    advance = Stream.advance

    def noted(self: Stream, table: Table, steps: Any) -> Any:
        secrets_of.extend([0] * (1 + odd(table)))
        return advance(self, table, steps)

    patch.setattr(Stream, "advance", noted)
    patch.setattr(Stream, "since", since)


def plant_spectator(patch: pytest.MonkeyPatch) -> None:
    plant_view(patch, "spectator")


def plant_fleeting(patch: pytest.MonkeyPatch) -> None:
    """What was told once is served again to whoever asks."""
    whole = Stream.since
    patch.setattr(Stream, "since", lambda self, cursor, over: whole(self, cursor, True))


def plant_draws(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told the cards that chance brings, though nobody's moves."""
    for game in (JAM, CUTIN, MEMORY):
        shows = type(game).shows

        def told(self: Any, *given: Any, shows: Any = shows) -> bool:
            return bool(given[3] == NATURE or shows(self, *given))

        patch.setattr(type(game), "shows", told)


def plant_answers(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told the moves of the seats as they were made."""
    shows = type(CUTIN).shows
    patch.setattr(type(CUTIN), "shows", lambda *given: given[4] != NATURE or shows(*given))


def plant_unasked(patch: pytest.MonkeyPatch) -> None:
    """A jumper who has nothing that fits is waited for, but in silence."""
    whole = Stream.advance

    def advance(self: Stream, table: Any, steps: Any) -> Any:
        update = whole(self, table, steps)
        position = table.position
        dull = isinstance(position, CutinPosition) and position.stage is Stage.ASK
        return None if dull and not position.cutting else update

    patch.setattr(Stream, "advance", advance)


def plant_no_other(patch: pytest.MonkeyPatch) -> None:
    """A jumper who has no other card for a cut-in is not asked for one."""
    patch.setattr(CutinPosition, "asks_another", property(lambda self: bool(self.cutting)))


def plant_tries(patch: pytest.MonkeyPatch) -> None:
    """What one seat tries counts as news for the others."""
    whole = draft.try_

    def try_(table: Table, seat: int, *given: Any) -> Any:
        for viewer, seen in table.streams.items():
            if viewer != seat:
                seen.now = replace(seen.now, version=seen.now.version + 1)
        return whole(table, seat, *given)

    patch.setattr(draft, "try_", try_)


class Leak(NamedTuple):
    """A change that lets a secret out, and a channel in which it is then found."""

    plant: Callable[[pytest.MonkeyPatch], None]
    channel: str


LEAKS = {
    "view": Leak(plant_view, "greeting"),
    "prompt": Leak(plant_prompt, "greeting"),
    "legal": Leak(plant_legal, "greeting"),
    "events": Leak(plant_events, "update"),
    "version": Leak(plant_version, "greeting"),
    "size": Leak(plant_size, "greeting"),
    "refusal": Leak(plant_refusal, "refused"),
    "try": Leak(plant_try, "tried"),
    "transcript": Leak(plant_transcript, "transcript"),
    "on connecting": Leak(plant_replay, "greeting"),
    "spectator": Leak(plant_spectator, "greeting"),
    "fleeting": Leak(plant_fleeting, "greeting"),
    "draws": Leak(plant_draws, "transcript"),
    "answers": Leak(plant_answers, "transcript"),
    "unasked": Leak(plant_unasked, "number"),
    "no other": Leak(plant_no_other, "greeting"),
    "tries": Leak(plant_tries, "greeting"),
}
_ALWAYS = ("view", "prompt", "legal", "version", "size", "refusal", "try", "on connecting")
_UNSEEN = (*_ALWAYS, "spectator")
"""While nothing happens for the viewer, no event and no line can tell of it."""
_HELD = ("view", "prompt", "size", "version", "on connecting")
_ALL = (*_UNSEEN, "events", "transcript")

PLANTED: dict[str, tuple[str, ...]] = {
    "shift": _ALL,
    "peek": _ALL,
    "sealed": _UNSEEN,
    "bell": _HELD,
    "jam": (*_ALL, "draws"),
    "jam sealed": _ALWAYS,
    "jam replaced": ("view",),
    "memory": (*_UNSEEN, "transcript", "draws", "fleeting"),  # all saw the cards when they were up
    "cutin": (*_ALL, "draws"),
    "cutin asked": ("unasked",),
    "cutin another": ("no other",),
    "cutin never": ("answers",),
    "cutin held": _HELD,
    "shuttles tried": ("tries",),
    "shift tried": ("tries",),
}
"""For each kind of twins the leaks that they find."""


def eyes(leak: str) -> int | None:
    """Return a viewer to whom a leak tells something."""
    return None if leak in ("spectator", "unasked", "answers") else 1
