"""The types of what a game shows, found from its observer's annotations: one source for all."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from tailback.kit.game import AnyGame
from tailback.kit.observer import Observer


class Shapes(NamedTuple):
    """The types of scene, table and own; NoneType for what a game does not show."""

    scene: Any
    table: Any
    own: Any


def shapes(game: AnyGame) -> Shapes:
    """Return the types of a game's views.

    >>> import tailback
    >>> [kind.__name__ for kind in shapes(tailback.game("shift"))]
    ['ShiftScene', 'ShiftTable', 'ShiftOwn']
    """
    return Shapes(*(_shape(game, name) for name in ("scene", "table", "own")))


def _shape(game: AnyGame, name: str) -> Any:
    method = getattr(type(game.observer), name)
    if method is getattr(Observer, name):
        return type(None)
    hint = get_type_hints(method)["return"]
    return type(game.start()) if isinstance(hint, TypeVar) else hint


def happenings(game: AnyGame) -> dict[str, Any]:
    """Return the types of what can happen in a game, by name."""
    hint = get_type_hints(type(game.observer).show)["happening"]
    kinds = [get_origin(kind) or kind for kind in get_args(hint) or (hint,)]
    return {kind.__name__: kind for kind in kinds if hasattr(kind, "_fields")}
