"""Courses of one's own: an error names file, tile and field; what is read can be raced on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tailback.games.bash.game import GAME
from tailback.games.bash.movement import CARD, Drive
from tailback.games.bash.options import BashOptions
from tailback.games.bash.position import Position
from tailback.games.bash.turn import Begin
from tailback.kit import OptionError, Seating
from tailback.kit.phrasebook import LANGUAGES
from tests.cli.run import one_line
from tests.cli.run import run as tailback
from tests.games.bash.build import answer, resolve, run, spaces
from tests.games.bash.courses import JUNGLE, LAKE, LANDSLIDE, PORTALS, SNOUT, own_tiles

FIRST = "01 02 03 08 04 07"
NEAR, FAR = "pairs.02B-03B.first", "pairs.02B-03B.second"
BRIDGE = "pairs.06B-07B.first"
Change = tuple[str, str, str, object]
"""The tiles of a course, a table of the house's tiles, a field of it, and what it says instead."""

WRONG: list[tuple[Change, str, str]] = [
    ((FIRST, "sides.03A", "next", {"M3": ["M3"]}), "03A", "next"),
    ((FIRST, "sides.03A", "next", {"M3": ["M2"], "O2": "M2"}), "03A", "next"),
    ((FIRST, "sides.03A", "next", {"M3": "-M2"}), "03A", "next.M3"),
    ((FIRST, "sides.03A", "next", {"M3": "+L9"}), "03A", "next.M3"),
    ((FIRST, "sides.03A", "next", {"M3": ["M4", "M4", "M4"]}), "03A", "next.M3"),
    ((FIRST, "sides.02A", "missile", {"M2": "M2"}), "02A", "missile"),
    ((FIRST, "sides.02A", "missile", {"M2": "M1"}), "02A", "missile"),
    ((FIRST, "sides.02A", "missile", {"M2": "+L9"}), "02A", "missile.M2"),
    ((FIRST, "sides.02A", "behind", {"M2": "M3"}), "02A", "behind"),
    ((FIRST, "sides.02A", "behind", {"M2": "-L9"}), "02A", "behind.M2"),
    ((FIRST, "sides.02A", "behind", {"M2": "+M2"}), "02A", "behind.M2"),
    ((FIRST, "sides.02A", "behind_next", {"M": "M9"}), "02A", "behind_next.M"),
    ((FIRST, "sides.02A", "neighbours", ["M2 +L9"]), "02A", "neighbours"),
    ((FIRST, "sides.02A", "neighbours", ["M2 M2"]), "02A", "neighbours"),
    ((FIRST, "sides.02A", "missing", ["M9"]), "02A", "missing"),
    ((FIRST, "sides.02A", "missing", [f"I{i}" for i in range(4)]), "02A", "missing"),
    ((FIRST, "sides.02A", "missing", ["I3"]), "02A", "behind_next.I"),
    ((FIRST, "sides.02A", "flashes", ["M2"]), "02A", "flashes"),
    ((FIRST, "sides.02A", "red", ["M2"]), "02A", "red"),
    ((FIRST, "sides.02A", "paws", ["M2"]), "02A", "paws"),
    ((FIRST, "sides.02A", "grid", ["M2"]), "02A", "grid"),
    ((FIRST, "sides.02A", "extra", {"L2": 4}), "02A", "extra"),
    ((FIRST, "sides.02A", "boulders", ["M2"]), "02A", "boulders"),
    ((FIRST, "sides.02A", "pair", "03A"), "02A", "pair"),
    ((FIRST, "sides.02A", "kind", "swamp"), "02A", "kind"),
    ((FIRST, "sides.02A", "lanes", {"O": 3}), "02A", "lanes.O"),
    ((FIRST, "sides.02A", "line", {"O": 40}), "02A", "line.O"),
    ((FIRST, "sides.02A", "weather", "rain"), "02A", "weather"),
    ((FIRST, "sides.01A", "grid", ["L5"]), "01A", "grid"),
    ((JUNGLE, "sides.09B", "extra", {}), "09B", "next.M2"),
    ((JUNGLE, "sides.09B", "flashes", []), "09B", "flashes"),
    ((JUNGLE, "sides.09B", "flashes", ["M2", "R3"]), "09B", "flashes"),
    ((JUNGLE, "sides.09B", "boulders", ["R3", "R5", "C1"]), "09B", "boulders"),
    ((LAKE, BRIDGE, "extra", {"B1": 54, "B2": 66}), "06B", "next"),
    ((LAKE, BRIDGE, "behind", {"B1": "M3", "B2": "B1"}), "06B", "behind"),
    ((LAKE, BRIDGE, "flashes", ["M1"]), "06B", "flashes"),
    ((LAKE, BRIDGE, "boulders", ["R1", "L2", "W"]), "06B", "boulders"),
    ((PORTALS, FAR, "flashes", ["La"]), "03B", "flashes"),
    ((PORTALS, NEAR, "flashes", ["M1"]), "02B", "flashes"),
    ((PORTALS, NEAR, "extra", {"La": 51, "L9": 51}), "02B", "extra"),
    ((LANDSLIDE, "pairs.04B-08B.second", "red", []), "04B", "red"),
    ((SNOUT, "pairs.11B-12B.second", "red", []), "11B", "red"),
    ((SNOUT, "pairs.11B-12B.second", "red", ["R1"]), "12B", "red"),
    ((SNOUT, "pairs.11B-12B.second", "red", ["M0", "M1"]), "12B", "red"),
]


def changed(change: Change) -> dict[str, Any]:
    """Return a course with the house's tiles, but for one field."""
    tiles, table, field, value = change
    return without({"tiles": tiles, **own_tiles()}, table, field, value)


def without(data: dict[str, Any], table: str, field: str, value: object) -> dict[str, Any]:
    at = data
    for word in table.split("."):
        at = at[word]
    at[field] = value
    return data


def cleared(data: dict[str, Any]) -> dict[str, Any]:
    """Return a course whose jungle leads on without clearings."""
    jungle = data["sides"]["09B"]
    for field in ("extra", "missile"):
        del jungle[field]
    jungle["next"] = {"L1": "M1", "M2": "M4"}
    jungle["behind"] = {"L5": "M4", "M4": "M2"}
    return data


def dry(data: dict[str, Any]) -> dict[str, Any]:
    """Return a course whose bridge leads over no lake."""
    bridge = data["pairs"]["06B-07B"]["first"]
    del bridge["missile"]
    for field in ("extra", "next", "behind"):
        del bridge[field]["W"]
    return data


def five_portals(data: dict[str, Any]) -> dict[str, Any]:
    """Return a course with one portal less on the far side."""
    near, far = (data["pairs"]["02B-03B"][part] for part in ("first", "second"))
    near["next"]["Rb"] = near["missile"]["Rb"] = "+Ra"
    for field in ("extra", "next", "behind", "missile"):
        del far[field]["Rb"]
    far["missile"]["Ra"] = "R1"
    far["neighbours"] = [pair for pair in far["neighbours"] if "Rb" not in pair]
    return data


def pawless(data: dict[str, Any]) -> dict[str, Any]:
    """Return a course whose Snout has nowhere to be."""
    for part in data["pairs"]["11B-12B"].values():
        part["paws"] = part["red"] = []
    return data


LACKING = [
    (cleared, JUNGLE, "09B", "extra"),
    (dry, LAKE, "06B", "extra"),
    (five_portals, PORTALS, "03B", "extra"),
    (pawless, SNOUT, "11B", "paws"),
]


def why(course: object) -> OptionError:
    with pytest.raises(OptionError) as caught:
        BashOptions.read({"course": course})
    return caught.value


@pytest.mark.clause("BASH-2")
@pytest.mark.parametrize(
    ("change", "tile", "field"), WRONG, ids=lambda value: value if isinstance(value, str) else ""
)
def test_an_error_names_tile_and_field_in_every_language(
    change: Change, tile: str, field: str
) -> None:
    error = why(changed(change))
    assert str(error).startswith(f"option course: tile {tile}: {field}: ")
    said = {error.said(language) for language in LANGUAGES}
    assert all(tile in text and field in text for text in said)
    assert len(said) == len(LANGUAGES)


@pytest.mark.clause("BASH-2")
@pytest.mark.parametrize(("change", "tiles", "tile", "field"), LACKING)
def test_a_kind_of_tile_says_what_it_cannot_do_without(
    change: Any, tiles: str, tile: str, field: str
) -> None:
    error = why(change({"tiles": tiles, **own_tiles()}))
    assert str(error).startswith(f"option course: tile {tile}: {field}: ")


def test_the_names_of_a_curve_are_those_of_the_file() -> None:
    left = "01 02-left 03-left 08 04-left 07-left"
    course = changed((left, "sides.02A", "next", {"O3": "O2"}))
    assert "tile 02A: next: O3 leads to O2" in str(why(course))


@pytest.mark.parametrize(
    ("line", "tile", "field"),
    [
        ('[sides.02A]\nshape = "curve"\nboulders = ["I2", "M3", "O4"]\nmissile = { M2 = "M2" }',
         "02A", "missile"),
        ('[sides.02A]\nshape = "curve"\nboulders = ["I2", "M3", "O4"]\nbehind = { M2 = "-L9" }',
         "02A", "behind.M2"),
        ('[sides.02A]\nshape = "curve"\nboulders = ["I2", "M3"]', "02A", "boulders"),
    ],
)  # fmt: skip
def test_an_error_names_the_file(tmp_path: Path, line: str, tile: str, field: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f'tiles = "{FIRST}"\n{line}\n', "utf-8")
    done = tailback("play", "bash", "--option", f"course=@{file}")
    assert done.code == 2
    assert done.err.startswith(f"tailback: option course: {file}: tile {tile}: {field}: ")
    assert one_line(done.err)


@pytest.mark.clause("BASH-84")
def test_two_jungles_do_not_lead_into_each_other() -> None:
    data = {"tiles": JUNGLE.replace("06", "09B", 1).replace("09B", "12B", 1), **own_tiles()}
    data["sides"]["12B"] = data["sides"]["09B"]
    del data["pairs"]["11B-12B"]
    options = GAME.options(course=data, bots=0)
    position = resolve(at(options, "5M1", "4C4"), Drive(0, 1, CARD))
    assert spaces(position) == ["5:C1", "4:C4"]
    assert spaces(answer(run(position, Begin()), "=5"))[0] == "5:M4"


def at(options: BashOptions, *names: str) -> Position:
    """Return a race on a course, with the cars on these spaces."""
    start = GAME.start(options, Seating(len(names)))
    return start._replace(places=tuple(start.graph.ids[name] for name in names), tasks=())


def test_the_house_s_own_tiles_can_be_read_as_one_s_own() -> None:
    for tiles in (FIRST, JUNGLE, LAKE, LANDSLIDE, PORTALS, SNOUT):
        read = BashOptions.read({"course": {"tiles": tiles, **own_tiles()}})
        assert str(read.course) == tiles
        assert BashOptions.read(read.write()) == read
