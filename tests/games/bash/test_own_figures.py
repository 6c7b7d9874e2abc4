"""Cars, decks and strips of one's own: an error names the field and what would be right."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tailback.games.bash.field_reader import LONGEST_FIELD
from tailback.games.bash.options import BashOptions
from tailback.kit import OptionError
from tailback.kit.phrasebook import LANGUAGES

BOX = BashOptions().write()
NOTHING = object()

WRONG: list[tuple[str, tuple[str, ...], object, str]] = [
    ("cars", (), "fast", "cars: a table"),
    ("cars", ("pink",), {}, "cars: 'pink' is not one of blue, black"),
    ("cars", ("red",), NOTHING, "red: a table"),
    ("cars", ("red", "driver"), "x" * 41, "red: driver: a line of at most 40"),
    ("cars", ("red", "driver"), "a\nb", "red: driver: a line of at most 40"),
    ("cars", ("red", "level1"), "fly", "red: level1: 'fly' is not one of missile, bomb"),
    ("cars", ("red", "level1"), 10, "red: level1: 10 is not a whole number from 1 to 9"),
    ("cars", ("red", "level1"), True, "red: level1: True is not a whole number from 1 to 9"),
    ("cars", ("red", "level3"), 3, "red: level3: a table"),
    ("cars", ("red", "level3", "does"), "fly", "red: level3: does: 'fly' is not one of broadside"),
    ("cars", ("red", "level3", "spaces"), -1, "red: level3: spaces: -1 is not a whole number"),
    ("cars", ("red", "level3", "bombs"), "2", "red: level3: bombs: '2' is not a whole number"),
    ("decks", (), [], "decks: a table"),
    ("decks", ("slow",), {}, "decks: 'slow' is not one of sprint, rush"),
    ("decks", ("rush", "jump"), {}, "rush: 'jump' is not one of steer, bomb"),
    ("decks", ("rush", "bomb"), 7, "rush: bomb: a table"),
    ("decks", ("rush", "bomb", "7"), 1, "rush: bomb: '7' is not a whole number from 1 to 6"),
    ("decks", ("rush", "bomb", "4"), 21, "rush: bomb: 4: 21 is not a whole number from 0 to 20"),
    ("decks", ("rush",), {}, "rush: a deck has at least 18 cards"),
    ("strips", (), 3, "strips: a table"),
    ("strips", ("7",), "SSSSSSS", "strips: '7' is not a whole number from 2 to 6"),
    ("strips", ("4",), "SSR", "4: 'SSR' is not a word of 4 letters"),
    ("strips", ("4",), "SSRX", "4: 'SSRX' is not a word of 4 letters"),
    ("strips", ("4",), NOTHING, "4: None is not a word of 4 letters"),
]


def changed(option: str, where: tuple[str, ...], value: object) -> dict[str, Any]:
    """Return an option with the figures of the box but for one field."""
    whole: dict[str, Any] = {option: deepcopy(BOX[option])}
    *outer, field = (option, *where)
    table = whole
    for name in outer:
        table = table[name]
    if value is NOTHING:
        del table[field]
    else:
        table[field] = value
    return whole


@pytest.mark.parametrize(("option", "where", "value", "said"), WRONG)
def test_what_is_wrong_is_named(
    option: str, where: tuple[str, ...], value: object, said: str
) -> None:
    with pytest.raises(OptionError) as caught:
        BashOptions.read(changed(option, where, value))
    assert str(caught.value).startswith(f"option {option}: {said}")
    tellings = {caught.value.said(language) for language in LANGUAGES}
    assert len(tellings) == len(LANGUAGES), tellings


def test_a_long_field_is_not_repeated() -> None:
    with pytest.raises(OptionError) as caught:
        BashOptions.read(changed("decks", ("rush", "bomb"), {"5" * 3000: 1}))
    assert len(str(caught.value)) < 300
    deep = changed("decks", ("rush", "x" * 3000), {})
    with pytest.raises(OptionError) as caught:
        BashOptions.read(deep)
    assert len(str(caught.value)) < 300 + LONGEST_FIELD


@pytest.mark.parametrize("option", ["cars", "decks", "strips"])
def test_the_box_is_read_as_it_is_written(option: str) -> None:
    read = BashOptions.read({option: BOX[option]})
    assert read.write() == BOX
