"""Names and lines: one printable line of which something is to be seen."""

from __future__ import annotations

import sys
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tailback.match.verbs.sit import is_line, is_name

IGNORABLE = (
    "00AD 034F 061C 115F-1160 17B4-17B5 180B-180F 200B-200F 202A-202E 2060-206F 3164 FE00-FE0F "
    "FEFF FFA0 FFF0-FFF8 1BCA0-1BCA3 1D173-1D17A E0000-E0FFF"
)
"""Unicode's Default_Ignorable_Code_Point, as DerivedCoreProperties.txt has it."""
OTHERS = "0020 00A0 1680 2000-200A 2028-2029 202F 205F 2800 3000 FFFC 13441-13442 1D159"
"""Spaces, and further ones without a picture."""


def code_points(ranges: str) -> list[str]:
    found = []
    for each in ranges.split():
        first, _, last = each.partition("-")
        found += [chr(code) for code in range(int(first, 16), int(last or first, 16) + 1)]
    return found


BLANK = code_points(f"{IGNORABLE} {OTHERS}")
MARKS = [chr(code) for code in range(sys.maxunicode + 1) if category(chr(code)).startswith("M")]
SEEN = st.characters(categories=("L", "N", "P", "S"), exclude_characters=BLANK)


@given(st.text(st.sampled_from(BLANK) | st.sampled_from(MARKS), max_size=60))
def test_what_shows_nothing_is_no_name(text: str) -> None:
    assert not is_name(text)


def test_not_one_of_them_makes_a_name() -> None:
    for sign in BLANK:
        assert not any(map(is_name, (sign, sign * 3, f"{sign} {sign}", f"{sign}\u0301"))), ascii(
            sign
        )
        assert not is_line(sign, 200), ascii(sign)


@given(SEEN, st.text(st.sampled_from("\u115f\u1160\u2800\u3164\uffa0") | SEEN, max_size=30))
def test_one_that_is_seen_makes_a_name_of_what_may_be_printed(seen: str, more: str) -> None:
    assert is_name(seen + more)
    assert is_name(more + seen)


@pytest.mark.parametrize("name", ["Ann", "Zoë", "李", "محمد", "नेहा", "🚗", "4", "!", "O'Neil Jr."])
def test_names_that_people_have(name: str) -> None:
    assert is_name(name)
