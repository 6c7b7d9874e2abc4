"""Options: read from texts and JSON, refused with a reason, written out in full."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import tailback
from tailback.kit import AnyGame, OptionError, Options, TailbackError, option
from tests.harness.scale import scaled
from tests.toys import TOYS

SHIFT = tailback.game("shift")


@dataclass(frozen=True, kw_only=True)
class Tolls(Options):
    lanes: int = option(3, whole=(2, 4))
    fog: bool = option(False, flag=True)
    limit: int | None = option(None, whole=(1, None), none=True)
    road: str = option("main", choices=("main", "side"))
    queue: int = option(0, reader=lambda value: len(str(value)), writer=lambda value: "x" * value)

    def check(self) -> None:
        if self.fog and self.lanes == 4:
            raise OptionError("fog", "there is none on four lanes")


def refused(chosen: dict[str, object]) -> OptionError:
    with pytest.raises(OptionError) as caught:
        Tolls.read(chosen)
    return caught.value


def test_an_option_that_came_later_is_written_only_where_it_was_chosen() -> None:
    @dataclass(frozen=True, kw_only=True)
    class Grown(Tolls):
        toll: int = option(1, whole=(1, 2), later=True)

    assert Grown.read({}).write() == Tolls.read({}).write()
    assert Grown.read({"toll": 2}).write() == {**Tolls.read({}).write(), "toll": 2}
    assert Grown.read(Grown.read({"toll": 2}).write()).toll == 2


def test_what_is_not_named_takes_its_default() -> None:
    assert Tolls.read() == Tolls.read({}) == Tolls()
    assert Tolls.read({"lanes": 2}) == Tolls(lanes=2)


@pytest.mark.parametrize(
    ("name", "value", "due"),
    [
        ("lanes", 4, 4),
        ("lanes", "4", 4),
        ("limit", None, None),
        ("limit", "none", None),
        ("limit", "off", None),
        ("limit", "", None),
        ("limit", "12", 12),
        ("limit", 10**15, 10**15),
        ("fog", True, True),
        ("fog", "yes", True),
        ("fog", "ON", True),
        ("fog", "1", True),
        ("fog", False, False),
        ("fog", "No", False),
        ("fog", "off", False),
        ("fog", "0", False),
        ("road", "side", "side"),
        ("queue", "abc", 3),
    ],
)
def test_a_value_may_be_text_or_json(name: str, value: object, due: object) -> None:
    assert getattr(Tolls.read({name: value}), name) == due


@pytest.mark.parametrize(
    "value",
    [1, 5, -3, "1", "-3", "--3", "3 ", "3.0", "three", "", "none", 3.0, True, None, [3], {}],
)
def test_a_whole_number_out_of_its_span_or_type_is_refused(value: object) -> None:
    error = refused({"lanes": value})
    assert error.option == "lanes"
    assert str(error) == f"option lanes: {value!r} is not a whole number from 2 to 4"


def test_a_number_without_an_upper_end_says_so() -> None:
    assert "0 is not a whole number of at least 1, nor none" in str(refused({"limit": 0}))


@pytest.mark.parametrize("value", [1, 0, None, "maybe", "", [], 1.0])
def test_a_flag_is_true_or_false(value: object) -> None:
    assert refused({"fog": value}).why == f"{value!r} is neither true nor false"


@pytest.mark.parametrize("value", ["Main", "", None, 1, ["main"]])
def test_a_choice_is_one_of_its_words(value: object) -> None:
    assert refused({"road": value}).why == f"{value!r} is not one of main, side"


def test_values_too_big_to_be_shown_are_refused_like_others() -> None:
    nested: object = 0
    for _ in range(100_000):
        nested = [nested]
    for value in (10**5000, nested):
        assert refused({"lanes": value}).option == "lanes"


def test_an_unknown_option_is_refused_with_a_suggestion() -> None:
    assert str(refused({"lane": 2})) == (
        "option lane: there is no such option; did you mean lanes?"
    )
    assert refused({"weather": 2}).why == (
        "there is no such option; there are lanes, fog, limit, road, queue"
    )


def test_options_that_do_not_go_together_are_refused() -> None:
    assert refused({"fog": True, "lanes": 4}).option == "fog"


def test_options_are_written_out_in_full() -> None:
    assert Tolls.read({"queue": "abcd"}).write() == {
        "lanes": 3,
        "fog": False,
        "limit": None,
        "road": "main",
        "queue": "xxxx",
    }


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.id)
def test_a_game_without_options_takes_none(toy: AnyGame) -> None:
    assert toy.options().write() == {}
    with pytest.raises(OptionError, match="option lanes: this game has no options"):
        toy.options(lanes=3)


@pytest.mark.parametrize(
    "chosen",
    [
        {},
        {"edition": "duo", "starter": "lot"},
        {"setup": 7, "extra_vehicles": "yes", "exact_moves": "no"},
        {"setup": "10", "turn_limit": "40"},
        {"deck": "M1=6,SH=4,SL=3"},
    ],
)
def test_options_of_shift_read_what_they_write(chosen: dict[str, Any]) -> None:
    options = SHIFT.options(**chosen)
    written = json.loads(json.dumps(options.write()))
    assert set(written) == set(SHIFT.options_type.specs())
    again = SHIFT.options(**written)
    assert again.write() == options.write()
    assert SHIFT.start(again) == SHIFT.start(SHIFT.options(**written))


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.from_regex(r"-{0,3}[0-9]{0,20}", fullmatch=True),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
marks = st.text(alphabet=".><ABC| /_\n", max_size=120)
rows = st.lists(st.text(alphabet=".><ABab| ", min_size=14, max_size=17), max_size=8)
drawings = st.fixed_dictionaries({"rows": rows | values, "colours": st.lists(st.text()) | values})
decks = st.dictionaries(st.sampled_from(["M1", "M4", "MS3", "SH", "SL", "?"]), values)


@settings(deadline=None, max_examples=scaled(10_000))
@given(st.sampled_from(sorted(SHIFT.options_type.specs())), values | marks | drawings | decks)
@example("turn_limit", "--5")
@example("deck", "M1=--5")
@example("setup", {"rows": [], "colours": [1]})
@example("setup", "²")
def test_any_value_is_read_or_refused_by_name(name: str, value: object) -> None:
    try:
        options = SHIFT.options(**{name: value})
    except TailbackError:
        pass
    else:
        assert SHIFT.options(**json.loads(json.dumps(options.write()))).write() == options.write()
