"""Planted leaks of the match itself; those of a game's own parts are the harness's."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, NamedTuple
from zlib import crc32

import pytest

from tailback.kit import Viewer
from tailback.match import (
    Match,
    Rejected,
    Rejection,
    Update,
    draft,
    fold,
    player_clocks,
    transcript,
)
from tailback.match import match as match_module
from tailback.match import updates as picture_module
from tailback.match.bot_runner import BotRunner
from tailback.match.pages import Page
from tailback.match.state import MatchState
from tailback.match.verbs import offer, takeback

Patch = pytest.MonkeyPatch


def secret(table: MatchState) -> str:
    """Return everything there is, as a short text."""
    return f"{table.game.notation.position_text(table.position)} {sorted(table.sealed.items())}"


def odd(table: MatchState) -> int:
    return crc32(secret(table).encode()) % 2


def pictured(change: Callable[[MatchState, Update], Update]) -> Callable[[Patch], None]:
    """Return a leak in all that a viewer is told of the present."""

    def plant(patch: Patch) -> None:
        whole = picture_module.update_for

        def picture(table: MatchState, *given: Any, **more: Any) -> Update:
            return change(table, whole(table, *given, **more))

        for module in (picture_module, match_module):
            patch.setattr(module, "update_for", picture)

    return plant


def to_spectators(table: MatchState, update: Update) -> Update:
    return update if update.viewer is not None else replace(update, left=float(odd(table)))


def people(table: MatchState, update: Update) -> Update:
    """Who is there is told again, though it has not changed."""
    return replace(update, people=picture_module.people_of(table)) if odd(table) else update


def chosen(patch: Patch) -> None:
    """Everybody is told what was chosen."""
    patch.setattr(MatchState, "chosen", property(lambda self: tuple(sorted(self.sealed.items()))))


def changed(patch: Patch) -> None:
    """It is news for all that a choice was changed."""
    patch.setitem(fold.__globals__, "_hidden", lambda table, body: table.viewers)


def early(patch: Patch) -> None:
    """An answer is not held back."""
    patch.setattr(MatchState, "holds", False)


def left(patch: Patch) -> None:
    whole = Match._left
    patch.setattr(Match, "_left", lambda self: whole(self) + odd(self.state))


def refused(patch: Patch) -> None:
    whole = Match._rejected

    def leaking(self: Match, *given: Any) -> Rejected:
        return replace(whole(self, *given), said=f"no: {secret(self.state)}")

    patch.setattr(Match, "_rejected", leaking)


def drafts(patch: Patch) -> None:
    whole = draft.try_

    def try_(table: MatchState, *given: Any) -> Any:
        answer = whole(table, *given)
        return replace(answer, legal=(*answer.legal, str(odd(table))))

    patch.setattr(draft, "try_", try_)


def tries(patch: Patch) -> None:
    """What one seat tries counts as news for the others."""
    whole = draft.try_

    def try_(table: MatchState, seat: int, *given: Any) -> Any:
        table.versions = [v + (at != seat) for at, v in enumerate(table.versions)]
        return whole(table, seat, *given)

    patch.setattr(draft, "try_", try_)


def on_connecting(patch: Patch) -> None:
    """Whoever comes is told everything twice, but only sometimes."""
    whole = picture_module.since

    def since(table: MatchState, viewer: Viewer, cursor: int | None) -> tuple[Any, ...]:
        shown, recent = whole(table, viewer, cursor)
        return shown * (1 + odd(table)), recent

    patch.setattr(match_module, "since", since)


def marked(patch: Patch) -> None:
    """An answer that is held back counts as something recent."""
    whole = picture_module.since

    def since(table: MatchState, viewer: Viewer, cursor: int | None) -> tuple[Any, ...]:
        shown, recent = whole(table, viewer, cursor)
        return shown, recent and replace(recent, count=recent.count + len(table.sealed))

    patch.setattr(match_module, "since", since)


def barred(patch: Patch) -> None:
    """What can be offered depends on what is hidden."""
    whole = offer.barred

    def told(table: MatchState, seat: int) -> dict[str, str]:
        return {**whole(table, seat), **({"takeback": "told"} if odd(table) else {})}

    patch.setattr(picture_module, "barred", told)


def fleeting(patch: Patch) -> None:
    """What was told once is served again to whoever asks."""
    whole = picture_module.shown_of

    def shown_of(
        table: MatchState, pages: Iterable[Page], viewer: Viewer, **_: bool
    ) -> tuple[Any, ...]:
        return whole(table, pages, viewer, fleeting=True)

    patch.setattr(picture_module, "shown_of", shown_of)


def recalled(patch: Patch) -> None:
    """A bot is given more than its seat was shown."""
    whole = BotRunner.recall
    patch.setattr(BotRunner, "recall", lambda self, t, s: (whole(self, t, s), odd(t)))


def in_full(patch: Patch) -> None:
    whole = transcript.whole
    patch.setattr(transcript.Texts, "writing", lambda self, table, viewer: whole(table).text)


def ticking(patch: Patch) -> None:
    """Clocks run in a window too, until an answer is in, held back or not."""

    def running(table: MatchState) -> tuple[int, ...]:
        decision = table.decision
        return tuple(set(decision.seats) - table.sealed.keys()) if decision is not None else ()

    patch.setattr(player_clocks, "running", running)


def lapsing(patch: Patch) -> None:
    """A choice that is changed brings more time once more."""
    patch.setattr(player_clocks, "tick", lambda table, at: tuple(range(len(table.chairs))))


def undone(patch: Patch) -> None:
    """Whether something can be taken back depends on what is hidden."""
    whole = takeback.first

    def first(table: MatchState, seat: int) -> int:
        if odd(table):
            raise Rejection("told")
        return whole(table, seat)

    patch.setattr(takeback, "first", first)


class Leak(NamedTuple):
    """A change that lets a secret out, a channel that then tells it, and twins to find it by."""

    plant: Callable[[Patch], None]
    channel: str
    kind: str
    game: str
    viewer: Viewer = 1


LEAKS = {
    "version": Leak(
        pictured(lambda table, update: replace(update, version=update.version + odd(table))),
        "greeting",
        "sealed",
        "jam",
    ),
    "people": Leak(pictured(people), "update", "known", "shift"),
    "spectator": Leak(pictured(to_spectators), "greeting", "known", "peek", None),
    "chosen": Leak(chosen, "update", "sealed", "sealed"),
    "changed": Leak(changed, "number", "sealed", "jam", None),
    "early": Leak(early, "number", "held", "bell", None),
    "told early": Leak(chosen, "greeting", "held", "cutin"),
    "left": Leak(left, "update", "known", "cutin"),
    "ticking": Leak(ticking, "greeting", "held", "bell"),
    "lapsing": Leak(lapsing, "greeting", "sealed", "jam"),
    "undone": Leak(undone, "rejected", "known", "jam"),
    "rejected": Leak(refused, "rejected", "known", "memory"),
    "drafts": Leak(drafts, "tried", "known", "shift"),
    "tries": Leak(tries, "greeting", "tried", "shuttles"),
    "on connecting": Leak(on_connecting, "greeting", "known", "jam"),
    "recent": Leak(marked, "greeting", "held", "cutin"),
    "barred": Leak(barred, "update", "known", "jam"),
    "fleeting": Leak(fleeting, "greeting", "known", "memory"),
    "recall": Leak(recalled, "recall", "known", "cutin"),
    "transcript": Leak(in_full, "transcript", "known", "shift", None),
}


def channel_of(leak: str) -> str:
    """Return the channel of a match by which a leak of a game's own is found."""
    return {"moves": "transcript", "refusal": "rejected"}.get(leak, "greeting")
