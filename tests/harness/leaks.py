"""Planted leaks: the same game, but one of its parts tells a little of what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, field, fields, make_dataclass
from typing import Any, NamedTuple
from zlib import crc32

from tailback.kit import AnyGame, AnyView, ChanceOutcome, Decision, Moved, Refusal, Seat, Viewer
from tests.harness.secrets import rebuilt


@dataclass(frozen=True, slots=True)
class Whisper:
    """What a seat is told that has nothing of its own."""

    leak: int


_leaking: dict[type, type] = {}


def whispered(value: Any, leak: int) -> Any:
    """Return what is seen, with a number more in it."""
    if value is None:
        return Whisper(leak)
    kind = type(value)
    if kind not in _leaking:
        extra = [("leak", int, field(default=0, kw_only=True))]
        _leaking[kind] = make_dataclass(kind.__name__, extra, bases=(kind,), frozen=True)
    seen = {each.name: getattr(value, each.name) for each in fields(value)}
    return _leaking[kind](**seen, leak=leak)


def odd(game: AnyGame, position: Any) -> int:
    """Return one bit of all there is."""
    return crc32(game.notation.position_text(position).encode()) % 2


def changed(part: Any, **methods: Callable[..., Any]) -> Any:
    """Return rules or observer, some methods changed for others, which are not given ``self``."""
    kind = type(part)
    made = copy(part)
    made.__class__ = type(kind.__name__, (kind,), {n: staticmethod(m) for n, m in methods.items()})
    return made


def table(game: AnyGame) -> AnyGame:
    """The table tells it to all."""

    def leaking(position: Any) -> Any:
        return whispered(game.observer.table(position), odd(game, position))

    return rebuilt(game, observer=changed(game.observer, table=leaking))


def of_field(name: str) -> Callable[[AnyGame], AnyGame]:
    """Return a leak by which the table tells all a number that follows from one field."""

    def plant(game: AnyGame) -> AnyGame:
        def leaking(position: Any) -> Any:
            number = crc32(repr(getattr(position, name)).encode())
            return whispered(game.observer.table(position), number)

        return rebuilt(game, observer=changed(game.observer, table=leaking))

    return plant


def own(game: AnyGame) -> AnyGame:
    """One's own tells it to each seat."""

    def leaking(position: Any, seat: Seat) -> Any:
        return whispered(game.observer.own(position, seat), odd(game, position))

    return rebuilt(game, observer=changed(game.observer, own=leaking))


def show(game: AnyGame) -> AnyGame:
    """Everything that happens is shown as it is."""

    def leaking(happening: Any, viewer: Viewer) -> Any:
        return happening

    return rebuilt(game, observer=changed(game.observer, show=leaking))


def moves(game: AnyGame) -> AnyGame:
    """Every move and draw is shown as it is."""

    def leaking(happening: Any, viewer: Viewer) -> Any:
        kits = isinstance(happening, Moved | ChanceOutcome)
        return happening if kits else game.observer.show(happening, viewer)

    return rebuilt(game, observer=changed(game.observer, show=leaking))


class _Last:
    """The observer keeps the position it saw last, for those who are only given a view."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.odd = 0

    def table(self, position: Any) -> Any:
        self.odd = odd(self.game, position)
        return self.game.observer.table(position)


def letters(game: AnyGame) -> AnyGame:
    """The drawing has a character more or less."""
    last = _Last(game)

    def leaking(view: AnyView) -> str:
        return game.observer.text_view(view) + "." * last.odd

    return rebuilt(game, observer=changed(game.observer, table=last.table, text_view=leaking))


def prompt(game: AnyGame) -> AnyGame:
    """What is asked has a detail that nobody may know."""
    last = _Last(game)

    def leaking(view: AnyView) -> Any:
        message, details = game.observer.prompt(view)
        return message, {**details, "left": last.odd}

    return rebuilt(game, observer=changed(game.observer, table=last.table, prompt=leaking))


def legal(game: AnyGame) -> AnyGame:
    """The order of the legal moves tells it."""

    def leaking(position: Any, seat: Seat) -> Sequence[Any]:
        found = game.rules.legal(position, seat)
        return found[::-1] if odd(game, position) else found

    return rebuilt(game, rules=changed(game.rules, legal=leaking))


def refusal(game: AnyGame) -> AnyGame:
    """A refusal has a detail that nobody may know."""

    def leaking(position: Any, seat: Seat, move: Any) -> Refusal | None:
        found = game.rules.refusal(position, seat, move)
        more = (("left", odd(game, position)),)
        return found and found._replace(details=found.details + more)

    return rebuilt(game, rules=changed(game.rules, refusal=leaking))


def asked(game: AnyGame) -> AnyGame:
    """Whether an answer is held depends on what is hidden."""

    def leaking(position: Any) -> Any:
        pending = game.rules.pending(position)
        if isinstance(pending, Decision) and odd(game, position):
            return pending._replace(hold=not pending.hold)
        return pending

    return rebuilt(game, rules=changed(game.rules, pending=leaking))


class Leak(NamedTuple):
    """How a leak is planted, and by which channel it must be found."""

    plant: Callable[[AnyGame], AnyGame]
    channel: str


LEAKS = {
    "table": Leak(table, "table"),
    "own": Leak(own, "own"),
    "show": Leak(show, "shown"),
    "moves": Leak(moves, "transcript"),
    "letters": Leak(letters, "letters"),
    "prompt": Leak(prompt, "prompt"),
    "legal": Leak(legal, "legal"),
    "refusal": Leak(refusal, "refusal"),
    "asked": Leak(asked, "asked"),
}
