"""The browser's types, generated from ours: ``python -m tailback.server.schema [FILE]``.

Dataclasses and named tuples become interfaces, as ``tailback.match.plain`` writes them. A type
with the game's own view in it takes that view as its parameter.
"""

from __future__ import annotations

import sys
import types
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from tailback.kit import AnyGame, Detail, Event, Refusal
from tailback.kit.registry import game, list_games
from tailback.match import Accepted, Place, Proof, Refused, Result, Told, Tried, Update
from tailback.server import wire

PLACE: Final = Path("web/src/lib/schema.ts")
MESSAGES: Final = (Place, Proof, Result, Told, Update, Accepted, Refused, Tried)
ASKED: Final = (
    wire.Hello,
    wire.Sit,
    wire.Try,
    wire.Commit,
    wire.Resign,
    wire.Rematch,
    wire.Watch,
    wire.Ping,
)
_HEAD: Final = """\
// Generated from the Python types by `python -m tailback.server.schema`: change those, not this.

export type Detail = string | number | string[] | number[];

export interface Event {
  name: string;
  details: Record<string, Detail>;
  fleeting: boolean;
}

export interface Refusal {
  clause: string;
  details: Record<string, Detail>;
}
"""
_TAIL: Final = """\
/** What was agreed before the first move; comes with the answer to hello. */
export interface Agreed {
  rules: number;
  options: Record<string, unknown>;
  seats: number;
  by_age: number[] | null;
  last: [number, number | null] | null;
  time: number | null;
}

export type ServerMessage<V = View> =
  | ({ type: "update"; text: string; game?: string; table?: Agreed; id?: string } & Update<V>)
  | ({ type: "accepted" } & Accepted)
  | ({ type: "refused" } & Refused<V>)
  | ({ type: "tried"; id: string; text: string } & Tried<V>)
  | { type: "presence"; seats: boolean[] }
  | { type: "pong"; id: string }
  | { type: "error"; why: string; said: string; id?: string; after?: number };
"""
_PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean"}


def schema() -> str:
    """Return the whole file."""
    writer = _Writer()
    views = {id: writer.name(view_of(game(id))) for id in list_games()}
    for message in (*MESSAGES, *ASKED):
        writer.name(message)
    listed = "\n".join(f"  {id}: {name};" for id, name in views.items())
    union = "export type View = Views[keyof Views];\n"
    asked = " | ".join(kind.__name__ for kind in ASKED)
    parts = [
        _HEAD,
        *writer.made.values(),
        f"/** The view of each game, by its id. */\nexport interface Views {{\n{listed}\n}}\n",
        union,
        f"export type ClientMessage = {asked};\n",
        _TAIL,
    ]
    return "\n".join(parts)


def view_of(game: AnyGame) -> Any:
    """Return the type of a game's views."""
    return get_type_hints(type(game).observe)["return"]


class _Writer:
    """Writes each type once, those it needs before it."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}
        self._known: dict[str, Any] = {}
        self._open: set[str] = set()

    def name(self, kind: Any) -> str:
        """Return the name of a record type, written if it was not yet."""
        if kind in (Event, Refusal):
            return str(kind.__name__)
        name = str(kind.__name__)
        if self._known.setdefault(name, kind) is not kind:
            raise TypeError(f"two types are called {name}: rename one")
        if name not in self.made:
            lines = [f"  {n}: {self.type(hint)};" for n, hint in _fields(kind)]
            about = (kind.__doc__ or "").strip().partition("\n")[0]
            generic = "<V = View>" if any("V" in _words(line) for line in lines) else ""
            if generic:
                self._open.add(name)
            body = "\n".join(lines)
            self.made[name] = f"/** {about} */\nexport interface {name}{generic} {{\n{body}\n}}\n"
        return f"{name}<V>" if name in self._open else name

    def type(self, hint: Any) -> str:
        """Return a type as TypeScript writes it."""
        if hint is Any:
            return "V"
        if hint == Detail:
            return "Detail"
        if hint is None or hint is type(None):
            return "null"
        if hint in _PLAIN:
            return _PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.type(args[0])
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(arg) for arg in args))
        if origin is list or (origin is tuple and args[-1] is Ellipsis):
            inner = self.type(args[0])
            return f"({inner})[]" if " | " in inner and inner[0] != "[" else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self.type(arg) for arg in args)}]"
        return self.name(hint)


def _fields(kind: Any) -> list[tuple[str, Any]]:
    hints = get_type_hints(kind, include_extras=True)
    if is_dataclass(kind):
        return [(f.name, hints[f.name]) for f in fields(kind)]
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        optional = {n for n, f in kind.model_fields.items() if not f.is_required()}
        return [(f"{n}?" if n in optional else n, hints[n]) for n in kind.model_fields]
    return [(name, hints[name]) for name in kind._fields]


def _words(line: str) -> set[str]:
    for mark in ":;<>[]|(),":
        line = line.replace(mark, " ")
    return set(line.split())


def main(place: Path) -> None:
    """Write the file."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(schema(), "utf-8")
    print(f"{place} is written")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE)
