"""Reading tables that players write: cars, decks, strips, and tiles of an own course."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NoReturn

from tailback.games.bash.book import BOOK
from tailback.kit import TailbackError, clipped, quoted
from tailback.kit.errors import Sentence
from tailback.kit.options import not_whole
from tailback.kit.phrasebook import KIT

LONGEST_FIELD: Final = 40
"""How many characters an error repeats of the name of a field."""
LONGEST_TEXT: Final = 40


class FieldReader:
    """Returns the value of a field if it is of the wanted kind; every error names the field."""

    def wrong(self, field: str, why: Sentence) -> NoReturn:
        """Refuse a field."""
        named = clipped(field, LONGEST_FIELD)
        raise TailbackError(KIT.sentence("field-wrong", field=named, why=why))

    def table(self, field: str, value: object, most: int) -> Mapping[str, object]:
        """Return a table of at most so many entries."""
        if not isinstance(value, Mapping) or len(value) > most:
            self.wrong(field, BOOK.sentence("wrong-tile-table", most=most))
        return value

    def whole(self, field: str, value: object, least: int, most: int) -> int:
        """Return a whole number of a range."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.wrong(field, not_whole(value, least, most))
        return value

    def word(self, field: str, value: object, known: tuple[str, ...]) -> str:
        """Return one of these words."""
        if not isinstance(value, str) or value not in known:
            choices = tuple(filter(None, known))
            self.wrong(field, KIT.sentence("not-choice", value=quoted(value), choices=choices))
        return value

    def text(self, field: str, value: object) -> str:
        """Return a short line."""
        if not (isinstance(value, str) and value.isprintable() and len(value) <= LONGEST_TEXT):
            self.wrong(field, BOOK.sentence("wrong-tile-text", most=LONGEST_TEXT))
        return value
