"""Which tests name which clause, read from their source without running it.

A test names a clause by ``@pytest.mark.clause("SHIFT-21")``: on a function, on a class or a module
(``pytestmark``) around it, or on a case of ``parametrize`` (``pytest.param(..., marks=...)``), also
where the cases stand in a constant of the module.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

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
        for name, clauses in _Module(tree, known).tests():
            for clause in sorted(clauses):
                found[clause].append(f"{where}::{name}")
    return found


class _Module:
    """One file of tests."""

    def __init__(self, tree: ast.Module, known: Collection[str]) -> None:
        self.tree = tree
        self.known = known
        self.constants: dict[str, ast.expr] = {}
        for node in tree.body:
            if isinstance(node, ast.Assign):
                targets, value = node.targets, node.value
            elif isinstance(node, ast.AnnAssign) and node.value is not None:
                targets, value = [node.target], node.value
            else:
                continue
            for target in targets:
                if isinstance(target, ast.Name):
                    self.constants[target.id] = value

    def tests(self) -> Iterator[tuple[str, set[str]]]:
        """Return the name of each test with the clauses that it names."""
        yield from self._inside(self.tree.body, "", self._marked(self.tree.body))

    def _inside(
        self, body: list[ast.stmt], of: str, given: set[str]
    ) -> Iterator[tuple[str, set[str]]]:
        for node in body:
            if isinstance(node, Test) and node.name.startswith("test"):
                yield of + node.name, given | self._decorated(node)
            elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                around = given | self._decorated(node) | self._marked(node.body)
                yield from self._inside(node.body, f"{of}{node.name}::", around)

    def _decorated(self, node: Test | ast.ClassDef) -> set[str]:
        return set().union(*(self._clauses(decorator) for decorator in node.decorator_list))

    def _marked(self, body: list[ast.stmt]) -> set[str]:
        """Return the clauses of ``pytestmark = ...`` in a module or class."""
        found: set[str] = set()
        for node in body:
            if isinstance(node, ast.Assign) and any(
                isinstance(target, ast.Name) and target.id == "pytestmark"
                for target in node.targets
            ):
                found |= self._clauses(node.value)
        return found

    def _clauses(self, expression: ast.expr) -> set[str]:
        """Return the clauses that the marks in an expression name."""
        nodes = list(self._spread(expression, set()))
        marks = [node for node in nodes if isinstance(node, ast.Call) and self._is_mark(node.func)]
        found: set[str] = set()
        for mark in marks:
            given = [*mark.args, *(keyword.value for keyword in mark.keywords)]
            texts = {text for arg in given for text in _texts(self._spread(arg, set()))}
            # A mark made in a loop takes its ids from elsewhere in the same expression.
            found |= texts or set(_texts(nodes))
        return found & set(self.known)

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
            meant = self.constants.get(node.id)
            return isinstance(meant, ast.Attribute) and self._is_mark(meant)
        if not isinstance(node, ast.Attribute) or node.attr != "clause":
            return False
        owner = node.value
        return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
            isinstance(owner, ast.Name) and owner.id == "mark"
        )


def _texts(nodes: Iterator[ast.AST] | list[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
