"""A whole game of every game in Firefox and in WebKit, on a desktop and on a phone.

A person who takes any move from the bar's list plays against easy computer players. The pictures
of the first question and of the end are kept in the test's folder.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import tailback
from tests.browser import engines
from tests.browser.conftest import AT_ONCE, Server
from tests.browser.driver import DRIVE, LONGEST, STEP
from tests.browser.engines import Engine
from tests.browser.test_bash import QUICK
from tests.harness.patience import wait_until
from tests.harness.scale import SOAK

DESKTOP, PHONE = (1280, 800), (390, 844)
SHORT: dict[str, dict[str, Any]] = {
    "shift": {"turn_limit": 8},
    "shuttles": {"turn_limit": 8},
    "jam": {"hand": 3},
    "memory": {"low": 1, "high": 8, "turn_limit": 30},
    "bash": {"simple": True, "decks": QUICK},
}
"""Options that make a game short."""
SIZES = {"firefox": (DESKTOP, PHONE), "webkit": (PHONE, DESKTOP)}
FEW = {"firefox": "shift", "webkit": "jam"}
"""Of each engine one game is tried every time, at its first size; the others in the soak."""
CASES = [
    pytest.param(name, game, size, id=f"{name}-{game}-{size[0]}")
    for name, sizes in SIZES.items()
    for size in (sizes if SOAK else sizes[:1])
    for game in tailback.list_games()
    if SOAK or game == FEW[name]
]


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Engine]]:
    """Start the engine of a name, once; with these tests it ends, for its last page goes on."""
    makers = {"firefox": engines.firefox, "webkit": engines.webkit}
    there: dict[str, Engine] = {}
    with ExitStack() as all:

        def started(name: str) -> Engine:
            if lack := engines.missing(name):
                pytest.skip(f"{name}: {lack} is not installed")
            if name not in there:
                there[name] = all.enter_context(makers[name](tmp_path_factory.mktemp(name)))
            return there[name]

        yield started


def wide(engine: Engine) -> None:
    """Nothing may stand out of the window sideways."""
    over = engine.run("return document.documentElement.scrollWidth - innerWidth")
    assert over <= 0, f"the page is {over} px too wide"


@pytest.mark.parametrize(("name", "game", "size"), CASES)
def test_a_whole_game(
    name: str,
    game: str,
    size: tuple[int, int],
    start: Callable[[str], Engine],
    dealt_server: Server,
    tmp_path: Path,
) -> None:
    engine, server = start(name), dealt_server
    seats = tailback.game(game).seats[0]
    bots = {str(seat): "easy" for seat in range(1, seats)}
    table = server.table(game, options=SHORT.get(game, {}), bots=bots, time=None)
    engine.resize(*size)
    engine.goto(server.url)
    engine.run(AT_ONCE)
    engine.goto(server.url + table["seats"][0]["link"])
    end = time.monotonic() + LONGEST
    while engine.run(STEP) != "moved":
        assert time.monotonic() < end, "nothing is asked"
        time.sleep(0.05)
    (tmp_path / "begun.png").write_bytes(engine.picture())
    wide(engine)
    engine.run(DRIVE)
    while (driven := engine.run("return driven"))["done"] != "over":
        assert time.monotonic() < end, f"not over: {driven}"
        time.sleep(0.2)
    wide(engine)
    assert driven["moved"]
    picture = tmp_path / "over.png"  # a busy WebKit gives an empty one until it has painted
    assert wait_until(lambda: picture.write_bytes(engine.picture()) > 5000)
    assert engine.complaints() == []
