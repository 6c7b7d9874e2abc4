"""What has been before, shared by all positions that come after it (SHUT-42).

A position adds one link to the chain of moves, and to the tree of positions seen only the three
nodes on the way to itself; the rest is that of the position before. So a move costs the same
however many came before it, and a position can be followed by many without a copy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

from tailback.games.shuttles.maze import Offsets
from tailback.games.shuttles.moves import Move

if TYPE_CHECKING:
    from tailback.games.shuttles.position import Position

Pieces: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""The spaces of South's and of North's pieces, each in ascending order."""
Key: TypeAlias = tuple[Pieces, Offsets, int, bool, bool]
"""What makes a position the same: pieces, offsets, turn, ban and claim."""

_Tree: TypeAlias = list[list[list[tuple[Key, ...]]]]
"""Three levels of 32 by the bits of a key's hash; at their end the keys that fall together."""
_NONE: Final[_Tree] = [[[()] * 32] * 32] * 32


class MoveHistory:
    """The last move, and through it all moves since ``base``: that after which it began.

    ``key`` is the position that the move led to, and ``repeats`` how often it has occurred.
    """

    __slots__ = ("_tree", "base", "before", "key", "length", "move", "repeats")

    def __init__(self, base: Position, before: MoveHistory | None, move: Move, key: Key) -> None:
        self.base = base
        self.before = before
        self.move = move
        self.key = key
        self.length: int = 1 if before is None else before.length + 1
        tree: _Tree = _with(_NONE, base.key)[0] if before is None else before._tree
        self._tree: _Tree
        self._tree, self.repeats = _with(tree, key)

    def __iter__(self) -> Iterator[MoveHistory]:
        """Return this link and all before it, the last first."""
        link: MoveHistory | None = self
        while link is not None:
            yield link
            link = link.before

    @property
    def line(self) -> tuple[Move, ...]:
        """The moves since ``base``, in order."""
        return tuple([link.move for link in self][::-1])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, MoveHistory):
            return NotImplemented
        if self.length != other.length or self.base != other.base:
            return False
        for mine, theirs in zip(self, other, strict=True):
            if mine is theirs:
                return True
            if mine.move != theirs.move:
                return False
        return True

    def __hash__(self) -> int:
        return hash((self.length, self.key))

    def __reduce__(self) -> tuple[object, ...]:
        links = [(link.move, link.key) for link in self]
        return _linked, (self.base, links[::-1])

    def __repr__(self) -> str:
        return f"<past of {self.length} moves>"


def _linked(base: Position, links: Iterable[tuple[Move, Key]]) -> MoveHistory | None:
    history = None
    for move, key in links:
        history = MoveHistory(base, history, move, key)
    return history


def _with(tree: _Tree, key: Key) -> tuple[_Tree, int]:
    """Return the tree with one more occurrence of a position, and how many there are now."""
    place = hash(key)
    at, then, last = place & 31, place >> 5 & 31, place >> 10 & 31
    made = tree.copy()
    made[at] = branch = made[at].copy()
    branch[then] = leaf = branch[then].copy()
    keys = leaf[last]
    leaf[last] = (*keys, key)
    return made, 1 + keys.count(key)
