"""The undocumented names that we use are those we say, in every version we allow."""

from __future__ import annotations

import ast
import importlib.metadata
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import pytest
import uvicorn

from tailback.server import uvicorn_frames
from tests.harness.scale import soak
from tests.suites import ROOT

BASE: Final = "WebSocketsSansIOProtocol"
KEPT: Final = Path(sys.prefix) / ".versions"
"""Where versions lie that are not installed."""
WORKS: Final = (
    "tests/server/test_uvicorn_frames.py",
    "tests/attack/test_connections.py",
    "tests/attack/test_limits.py::test_frames_that_are_no_messages_are_counted_too",
)
"""What is run with a version that is not installed."""


def read(name: str, pattern: str) -> str:
    """Return what stands in a file of the project."""
    match = re.search(pattern, (ROOT / name).read_text())
    assert match is not None
    return match[1]


PACKAGES: Final = ("uvicorn", "websockets")
LOWEST: Final = {name: read("pyproject.toml", rf'"{name}>=([\d.]+),<[\d.]+"') for name in PACKAGES}
HIGHEST: Final = {name: read("constraints.txt", rf"(?m)^{name}==(.*)$") for name in PACKAGES}
BEYOND: Final = {name: read("pyproject.toml", rf'"{name}>=[\d.]+,<([\d.]+)"') for name in PACKAGES}


def version(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))


def folder(wanted: str) -> Path:
    """Return where this version lies (``uvicorn==1.0``); skip the test if it is not to be had."""
    name, _, number = wanted.partition("==")
    if importlib.metadata.version(name) == number:
        return Path(uvicorn.__file__).parents[1]
    kept = KEPT / wanted
    if not kept.exists():
        KEPT.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=KEPT) as temporary:
            command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
            command += ["--target", f"{temporary}/{wanted}", wanted]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                pytest.skip(f"{wanted} cannot be installed: {done.stderr.strip()[-200:]}")
            if not kept.exists():  # else another worker was first
                Path(temporary, wanted).rename(kept)
    return kept


def base(wanted: str) -> ast.ClassDef:
    """Return the class that ours extend, as this version has it."""
    path = folder(f"uvicorn=={wanted}") / "uvicorn/protocols/websockets/websockets_sansio_impl.py"
    (found,) = (
        node
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.ClassDef) and node.name == BASE
    )
    return found


def methods(cls: ast.ClassDef) -> dict[str, int]:
    """Return the methods of a class, and how many arguments each takes."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name: len(node.args.args) for node in cls.body if isinstance(node, functions)}


def attributes(tree: ast.AST) -> set[str]:
    """Return the names that are read from or set on ``self`` and ``super()``."""
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("self", "super()")
    }


def ours() -> tuple[set[str], dict[str, int]]:
    """Return the names that our classes use and the methods that they define."""
    tree = ast.parse(Path(uvicorn_frames.__file__).read_text())
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    defined = {name: size for cls in classes for name, size in methods(cls).items()}
    return set().union(*map(attributes, classes)) | defined.keys(), defined


def listed() -> set[str]:
    """Return the names that the docstring lists."""
    groups = re.findall(r"^- [a-z ]+: ([^:]*?)(?=\n- |\Z)", uvicorn_frames.__doc__ or "", re.M)
    return set(re.findall(r"\w+", " ".join(groups)))


@pytest.mark.parametrize("wanted", [LOWEST["uvicorn"], HIGHEST["uvicorn"]])
def test_the_names_we_use_are_those_we_list_and_they_are_there(wanted: str) -> None:
    cls = base(wanted)
    there = methods(cls)
    used, defined = ours()
    assert used & (there.keys() | attributes(cls)) == listed()
    overridden = defined.keys() & there.keys()
    assert {name: defined[name] for name in overridden} == {
        name: there[name] for name in overridden
    }


@pytest.mark.parametrize("wanted", [LOWEST["websockets"], HIGHEST["websockets"]])
def test_websockets_takes_the_mask_off(wanted: str) -> None:
    text = (folder(f"websockets=={wanted}") / "websockets/utils.py").read_text()
    functions = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    (mask,) = (node for node in functions if node.name == "apply_mask")
    assert [each.arg for each in mask.args.args] == ["data", "mask"]


@pytest.mark.parametrize("name", PACKAGES)
def test_the_installed_versions_are_within_the_range(name: str) -> None:
    assert version(LOWEST[name]) <= version(HIGHEST[name]) < version(BEYOND[name])


@soak
def test_the_lowest_versions_work() -> None:
    folders = [str(folder(f"{name}=={number}")) for name, number in LOWEST.items()]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders), "TAILBACK_SOAK": ""}
    shown = "import uvicorn, websockets; print(uvicorn.__version__, websockets.__version__)"
    command = [sys.executable, "-c", shown]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [*LOWEST.values()]
    tests = [sys.executable, "-m", "pytest", "-q", "-n", "0", *WORKS]
    done = subprocess.run(tests, env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
