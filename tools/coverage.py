"""Which tests name which clause, read from their source without running it.

python -m tools.coverage shift
python -m tools.coverage shift SHIFT-21

It fails where a clause has no test. A test names a clause by ``@pytest.mark.clause("SHIFT-21")``:
on a function, on a class or a module (``pytestmark``) around it, or on a case of ``parametrize``
(``pytest.param(..., marks=...)``), also where the cases stand in a constant of the module.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

import tailback

TESTS = Path(__file__).parents[1] / "tests"
Test = ast.FunctionDef | ast.AsyncFunctionDef


def named_clauses(folder: Path, known: Collection[str]) -> dict[str, list[str]]:
    """Return the tests that name each known clause, as ``path::test``."""
    found: dict[str, list[str]] = {clause: [] for clause in known}
    for path in sorted(folder.rglob("test_*.py")):
        try:
            tree = ast.parse(path.read_bytes())
        except (SyntaxError, ValueError, OSError):
            continue  # a file that cannot be read has no tests
        where = path.relative_to(folder.parent).as_posix()
        for name, clauses in _Module(tree, known).tests(tree.body):
            for clause in sorted(clauses):
                found[clause].append(f"{where}::{name}")
    return found


class _Module:
    """One file of tests."""

    def __init__(self, tree: ast.Module, known: Collection[str]) -> None:
        self.known = set(known)
        self.constants = _assigned(tree.body)

    def tests(
        self, body: list[ast.stmt], of: str = "", given: frozenset[str] = frozenset()
    ) -> Iterator[tuple[str, frozenset[str]]]:
        """Return the name of each test in a module or class with the clauses that it names."""
        if (mark := _assigned(body).get("pytestmark")) is not None:
            given = given | self._clauses(mark)
        for node in body:
            if isinstance(node, Test) and node.name.startswith("test"):
                yield of + node.name, given.union(*map(self._clauses, node.decorator_list))
            elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                around = given.union(*map(self._clauses, node.decorator_list))
                yield from self.tests(node.body, f"{of}{node.name}::", around)

    def _clauses(self, expression: ast.expr) -> set[str]:
        """Return the clauses that the marks in an expression name."""
        nodes = list(self._spread(expression, set()))
        found: set[str] = set()
        for mark in nodes:
            if isinstance(mark, ast.Call) and self._is_mark(mark.func):
                given = (*mark.args, *(keyword.value for keyword in mark.keywords))
                texts = {text for arg in given for text in _texts(self._spread(arg, set()))}
                # A mark made in a loop takes its ids from elsewhere in the same expression.
                found |= texts or set(_texts(nodes))
        return found & self.known

    def _spread(self, node: ast.AST, seen: set[str]) -> Iterator[ast.AST]:
        """Return a node and all below it, constants of the module written out."""
        yield node
        if isinstance(node, ast.Name) and node.id in self.constants and node.id not in seen:
            yield from self._spread(self.constants[node.id], seen | {node.id})
        for child in ast.iter_child_nodes(node):
            yield from self._spread(child, seen)

    def _is_mark(self, node: ast.expr) -> bool:
        """Return whether this is ``pytest.mark.clause``, ``mark.clause`` or a name for it."""
        if isinstance(node, ast.Name):
            node = self.constants.get(node.id, node)
        return ast.unparse(node) in ("pytest.mark.clause", "mark.clause")


def _assigned(body: list[ast.stmt]) -> dict[str, ast.expr]:
    """Return what the names that a module or class assigns stand for."""
    found: dict[str, ast.expr] = {}
    for node in body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {to.id: node.value for to in targets if isinstance(to, ast.Name)}
    return found


def _texts(nodes: Iterator[ast.AST] | list[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def main(arguments: Sequence[str] | None = None, folder: Path = TESTS) -> int:
    """Print the tests of each clause of a game, or of one; return 1 if a clause has none."""
    parser = argparse.ArgumentParser(prog="python -m tools.coverage", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=tailback.list_games())
    parser.add_argument("clause", nargs="?", help="such as SHIFT-21")
    chosen = parser.parse_args(arguments)
    clauses = list(tailback.game(chosen.game).rulebook.clauses)
    if chosen.clause not in (None, *clauses):
        parser.error(f"there is no clause {chosen.clause}")
    wanted = clauses if chosen.clause is None else [chosen.clause]
    tests = named_clauses(folder, wanted)
    for clause in wanted:
        print(f"{clause}: {len(tests[clause])}")
        for test in tests[clause]:
            print(f"  {test}")
    bare = [clause for clause in wanted if not tests[clause]]
    if bare:
        print(f"no test names {', '.join(bare)}", file=sys.stderr)
    return 1 if bare else 0


if __name__ == "__main__":
    sys.exit(main())
