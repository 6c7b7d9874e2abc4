"""What the rulebook says of where a clause comes from, and of how we read an unclear sentence."""

from __future__ import annotations

import pytest

from tailback.games.bash.book import BOOK

MARKS = {
    "BASH-5": "book unverified",
    "BASH-7": "book ruling",
    "BASH-16": "book ruling",
    "BASH-17": "ruling",
    "BASH-40": "book ruling",
    "BASH-50": "book ruling",
    "BASH-51": "book ruling",
    "BASH-68": "book ruling",
    "BASH-72": "book ruling",
    "BASH-73": "book rebuilt",
    "BASH-80": "book ruling",
    "BASH-82": "book ruling",
    "BASH-84": "book ruling",
    "BASH-86": "book ruling",
    "BASH-87": "book ruling",
}
READINGS = {
    "BASH-5": "3 comes from reviews of the game",
    "BASH-40": "Taken literally, the rulebook’s ruler",
    "BASH-51": "no player has won, and the players keep their places",
    "BASH-82": "how we read the rulebook, which taken literally says the opposite",
}


def named(table: dict[str, str]) -> list[object]:
    """Return a case for each clause, which it names."""
    return [
        pytest.param(clause, wanted, id=clause, marks=pytest.mark.clause(clause))
        for clause, wanted in table.items()
    ]


@pytest.mark.parametrize(("clause", "marks"), named(MARKS))
def test_a_clause_says_where_it_comes_from(clause: str, marks: str) -> None:
    assert " ".join(BOOK.clauses[clause].marks) == marks


@pytest.mark.parametrize(("clause", "words"), named(READINGS))
def test_a_clause_says_how_we_read_the_book(clause: str, words: str) -> None:
    assert words in BOOK.text(clause)
