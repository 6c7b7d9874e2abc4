"""What every notation shares: named fields, words of a table, plain positions, largest inputs."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tailback
from tailback.kit import NotationError, Options, option
from tailback.kit.notation import Fields, PlainNotation, joined, parted, within
from tests.attack.effort import lines

UNREAD = 100
"""So few lines of Python run where a text is refused for its length alone."""

NAMES = "heaps stage turn"


@dataclass(frozen=True, kw_only=True)
class Tolls(Options):
    lanes: int = option(3, whole=(2, 4))


class Heaps(NamedTuple):
    options: Tolls
    heaps: tuple[int, ...]
    pair: tuple[str, bool]
    last: str | None
    turn: int


LIKE = Heaps(Tolls(lanes=4), (3, 5), ("a b", True), None, 1)
PLAIN = PlainNotation(Heaps, ("take", "leave", "=6"))
TEXT = '[[3,5],["a b",true],null,1]'


def refused(text: str, like: Heaps = LIKE) -> NotationError:
    with pytest.raises(NotationError) as caught:
        PLAIN.position(text, like)
    assert 0 <= caught.value.at <= len(text)
    return caught.value


# Fields


@pytest.mark.parametrize(("text", "count"), [("", 1), ("3,5 open", 2), ("3 open  1", 4)])
def test_fields_are_counted(text: str, count: int) -> None:
    with pytest.raises(NotationError) as caught:
        Fields(text, NAMES)
    why = f"a position has 3 fields (heaps, stage, turn), not {count}"
    assert (caught.value.why, caught.value.at) == (why, 0)


def test_a_failure_names_the_field_and_its_place() -> None:
    fields = Fields("3,5 open 1", NAMES)
    for field, at in (("heaps", 0), ("stage", 4), ("turn", 9)):
        assert fields.at(field) == at
        with pytest.raises(NotationError) as caught:
            fields.fail(field, "why not")
        assert (caught.value.text, caught.value.at) == ("3,5 open 1", at)
        assert caught.value.why == f"{field}: why not"


def test_a_word_is_one_of_those_known() -> None:
    fields = Fields("3,5 open 1", NAMES)
    assert fields.one_of("stage", {"open": 7, "over": 8}) == 7
    assert fields.one_of("stage", {"open": 7, "over": 8}, "over") == 8
    with pytest.raises(NotationError, match="stage: 'open' is not one of lot, over"):
        fields.one_of("stage", {"lot": 7, "over": 8})
    with pytest.raises(NotationError, match="stage: '' is not one of open"):
        fields.one_of("stage", {"open": 7}, "")
    with pytest.raises(NotationError, match=r"heaps: there is no stage '\{0\}' here"):
        fields.one_of("heaps", {"open": 7}, "{0}", "there is no stage {} here")


@pytest.mark.parametrize(
    "word", ["", "-", "-1", "+1", "01", "00", "1.0", "٣", "²", "1" * 10, "1_0"]
)
def test_a_whole_number_has_one_spelling(word: str) -> None:
    with pytest.raises(NotationError) as caught:
        Fields(f"3 open {word}", NAMES).whole("turn")
    assert caught.value.why == f"turn: {word!r} is not a whole number"
    assert caught.value.at == 7


def test_a_whole_number_has_at_most_nine_digits() -> None:
    fields = Fields("3,5 open 999999999", NAMES)
    assert fields.whole("turn") == 999_999_999
    assert [fields.whole("heaps", word) for word in parted(fields["heaps"])] == [3, 5]
    assert fields.whole("heaps", "0") == 0


def test_seats_count_from_one() -> None:
    assert [Fields(f"3 open {n}", NAMES).seat("turn", 2) for n in (1, 2)] == [0, 1]
    for wrong in (0, 3):
        with pytest.raises(NotationError, match="turn: seats are 1 to 2"):
            Fields(f"3 open {wrong}", NAMES).seat("turn", 2)


def test_each_seat_has_its_word() -> None:
    fields = Fields("3|5 7,8,9 1", NAMES)
    assert fields.by_seat("heaps", 2) == ["3", "5"]
    assert fields.by_seat("stage", 3, ",") == ["7", "8", "9"]
    with pytest.raises(NotationError, match="heaps: 2 are written, for 3 seats"):
        fields.by_seat("heaps", 3)


@given(st.lists(st.integers(0, 99)))
def test_a_list_is_one_word(numbers: list[int]) -> None:
    assert " " not in joined(numbers)
    assert parted(joined(numbers)) == list(map(str, numbers))


# Words of a table


def test_a_move_is_a_word_of_the_table() -> None:
    assert [PLAIN.move(PLAIN.move_text(word)) for word in ("take", "=6")] == ["take", "=6"]
    assert PLAIN.turn("take leave") == ["take", "leave"]
    for text in ("", "Take", "take ", "pass"):
        with pytest.raises(NotationError) as caught:
            PLAIN.move(text)
        assert caught.value.why == f"{text!r} is no move, such as take, leave, =6"


# Plain positions


def test_a_plain_position_is_its_fields_but_the_options() -> None:
    assert PLAIN.position_text(LIKE) == TEXT
    other = LIKE._replace(options=Tolls(lanes=2), heaps=(), turn=0)
    made = PLAIN.position(TEXT, other)
    assert made == LIKE._replace(options=Tolls(lanes=2))
    assert type(made) is Heaps
    assert PLAIN.position('[[],["",false],"x",-7]', LIKE) == Heaps(
        LIKE.options, (), ("", False), "x", -7
    )


@pytest.mark.parametrize(
    "value",
    [
        None,
        7,
        {},
        [],
        [[3, 5], ["a b", True], None],
        [[3, 5], ["a b", True], None, 1, 1],
        [3, ["a b", True], None, 1],
        [[3, "5"], ["a b", True], None, 1],
        [[3, True], ["a b", True], None, 1],
        [[3, [5]], ["a b", True], None, 1],
        [[3, 5], ["a b"], None, 1],
        [[3, 5], ["a b", 1], None, 1],
        [[3, 5], ["a b", True, True], None, 1],
        [[3, 5], ["a b", True], 7, 1],
        [[3, 5], ["a b", True], {}, 1],
        [[3, 5], ["a b", True], None, None],
        [[3, 5], ["a b", True], None, 1.0],
        [[3, 5], ["a b", True], None, float("nan")],
        [[3, 5], "ab", None, 1],
    ],
)
def test_fields_of_another_type_are_refused(value: object) -> None:
    error = refused(json.dumps(value, separators=(",", ":")))
    assert error.why == f"position: one is written such as {TEXT}"


@pytest.mark.parametrize(
    "text",
    [
        TEXT + " ",
        " " + TEXT,
        TEXT.replace(",", ", "),
        TEXT.replace("1", "-0"),
        TEXT.replace("a b", "\\u0061 b"),
        TEXT.replace("a b", "é"),
    ],
)
def test_a_second_spelling_is_refused(text: str) -> None:
    assert "this position is written" in refused(text).why


@pytest.mark.parametrize(
    "text", ["", "[", "NaN", "\x00", "\ud800", "[" * 10_000, "9" * 10_000, '{"a":' * 2_000]
)
def test_what_is_no_json_is_refused(text: str) -> None:
    assert refused(text).why.startswith("position: one is written such as")


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(TEXT)), st.integers(0, 3), st.text(max_size=3) | st.sampled_from("[],1"))
def test_a_changed_plain_position_is_itself_or_refused(at: int, size: int, put: str) -> None:
    text = TEXT[:at] + put + TEXT[at + size :]
    try:
        made = PLAIN.position(text, LIKE)
    except NotationError as error:
        assert 0 <= error.at <= len(text)
        return
    assert PLAIN.position_text(made) == text


# The largest input


def test_the_largest_text_is_read_and_a_longer_one_refused() -> None:
    longest = TEXT.replace("a b", "a" * (PLAIN.longest - len(TEXT) + 3))
    assert len(longest) == PLAIN.longest == 10_000
    assert PLAIN.position_text(PLAIN.position(longest, LIKE)) == longest
    assert PLAIN.longest_move == len("leave")
    error = refused(longest.replace('aaa"', 'aaaa"'))
    assert (error.why, error.at) == ("more than 10000 characters are refused", 10_000)


def test_an_error_keeps_no_more_of_a_text_than_is_read() -> None:
    with pytest.raises(NotationError) as caught:
        within("x" * 1_000_000, 5)
    assert caught.value.text == "xxxxx"
    assert str(caught.value) == "'xxxxx', column 6: more than 5 characters are refused"
    assert within("xxxxx", 5) == "xxxxx"


@pytest.mark.parametrize("name", ["cutin", "jam", "memory", "shift", "shuttles"])
def test_every_game_refuses_more_than_its_largest_input(name: str) -> None:
    game: Any = tailback.game(name)
    note, start = game.notation, game.start()
    readers = (
        (note.move, note.longest_move),
        (note.turn, note.longest),
        (lambda text: note.position(text, start), note.longest),
    )
    for read, most in readers:
        for mark in ("1", " ", ",", "1 ", "A+1 "):
            text = mark * 5_000_000
            with pytest.raises(NotationError, match=f"more than {most} characters are refused"):
                lines(lambda: read(text), UNREAD)  # noqa: B023
        with pytest.raises(NotationError) as caught:
            read("x" * most)
        assert f"more than {most} " not in caught.value.why
