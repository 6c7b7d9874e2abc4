"""From JSON back to the match's own types: the reverse of ``tailback.match.plain``."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from tailback.kit import AnyGame, Event, Refusal
from tailback.match import Refused, Tried, Update

T = TypeVar("T")


def typed(kind: Any, value: Any) -> Any:
    """Return a JSON value in its type; raise ValueError or TypeError where it does not fit.

    >>> from tailback.match import Place
    >>> typed(Place, {"name": "Ada", "kind": "person", "resigned": False})
    Place(name='Ada', kind='person', resigned=False)
    """
    if kind is Any:
        return value
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _either(get_args(kind), value)
    if origin is tuple:
        return _tuple(get_args(kind), value)
    if kind in (Event, Refusal):
        return _detailed(kind, value)
    if is_dataclass(kind) or (isinstance(kind, type) and hasattr(kind, "_fields")):
        record: Any = kind
        hints = _hints(record)
        return record(**{name: typed(hints[name], value[name]) for name in hints})
    if kind is float and isinstance(value, int):
        return float(value)
    if kind is None or kind is type(None):
        if value is not None:
            raise ValueError("nothing was due here")
        return None
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise ValueError(f"{kind.__name__} was due here, not {type(value).__name__}")
    return value


def update(value: Mapping[str, Any], view: Callable[[Any], Any]) -> Update:
    """Return an update; ``view`` reads the game's part of it."""
    made = cast(Update, typed(Update, {**value, "prompt": _prompt(value["prompt"])}))
    object.__setattr__(made, "view", view(made.view))
    return made


def refused(value: Mapping[str, Any], view: Callable[[Any], Any]) -> Refused:
    """Return a refusal with its update."""
    inner = update(value["update"], view)
    refusal = None if value["refusal"] is None else _detailed(Refusal, value["refusal"])
    return Refused(
        value["match"], value["id"], value["why"], inner, refusal, value["at"], value["said"]
    )


def tried(value: Mapping[str, Any], view: Callable[[Any], Any]) -> Tried:
    """Return how things would stand."""
    made = cast(Tried, typed(Tried, {**value, "prompt": _prompt(value["prompt"])}))
    object.__setattr__(made, "view", view(made.view))
    return made


def view_type(game: AnyGame) -> Any:
    """Return the type of a game's views."""
    return get_type_hints(type(game).observe)["return"]


def view_reader(game: AnyGame | None) -> Callable[[Any], Any]:
    """Return how a game's views are read; where the game is not at hand they stay JSON."""
    if game is None:
        return lambda value: value
    kind = view_type(game)
    return lambda value: typed(kind, value)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    names = [f.name for f in fields(kind)] if is_dataclass(kind) else kind._fields
    return {name: hints[name] for name in names}


def _either(kinds: tuple[Any, ...], value: Any) -> Any:
    for kind in kinds:
        try:
            return typed(kind, value)
        except (ValueError, TypeError, KeyError):
            continue
    raise ValueError("none of the types that are due here")


def _tuple(kinds: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise ValueError("a list was due here")
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(typed(kinds[0], item) for item in value)
    if len(kinds) != len(value):
        raise ValueError(f"{len(kinds)} things were due here, not {len(value)}")
    return tuple(typed(kind, item) for kind, item in zip(kinds, value, strict=True))


def _detailed(kind: Any, value: Mapping[str, Any]) -> Any:
    return kind(**{**value, "details": tuple(_pairs(value["details"].items()))})


def _prompt(value: Any) -> Any:
    name, details = value
    return [name, [list(pair) for pair in _pairs(details)]]


def _pairs(items: Any) -> list[tuple[str, Any]]:
    return [(name, tuple(item) if isinstance(item, list) else item) for name, item in items]
