"""Rulebooks: clauses with stable ids, and their words in every language.

A clause's id, mark and order are data (``clauses.toml``); its words are Project Fluent messages
(``text/<language>.ftl``): the message is the rule, ``.title`` its heading, ``.refusal`` the answer
to a move that it forbids.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, Self

from tailback.kit.errors import WordsMissing
from tailback.kit.phrasebook import FALLBACK, Phrasebook, read_all

if TYPE_CHECKING:
    from tailback.kit.rules import Refusal


class Clause(NamedTuple):
    """One numbered rule and where it comes from: book, pic, ruling, rebuilt, unverified."""

    id: str
    marks: tuple[str, ...]
    section: str


class Rulebook(Phrasebook):
    """The clauses of one game, in order.

    >>> import tailback
    >>> book = tailback.game("shift").rulebook
    >>> len(book.clauses), book.clauses["SHIFT-21"].marks
    (27, ('book', 'ruling'))
    """

    def __init__(
        self,
        clauses: Callable[[], str],
        words: Callable[[str], str],
        spoken: Mapping[object, str] | None = None,
    ) -> None:
        super().__init__(words, spoken)
        self._source = clauses

    @classmethod
    def of(cls, *packages: str, spoken: Mapping[object, str] | None = None) -> Self:
        """Return the rulebook whose files lie in a game's package, after those it shares."""
        return cls(
            lambda: read_all(packages, "clauses.toml"),
            lambda language: read_all(packages, "text", f"{language}.ftl"),
            spoken,
        )

    @cached_property
    def clauses(self) -> Mapping[str, Clause]:
        """The clauses by id, in the book's order."""
        import tomllib

        found: dict[str, Clause] = {}
        for section, entries in tomllib.loads(self._source()).items():
            for id, marks in entries.items():
                found[id] = Clause(id, tuple(marks), section)
        return found

    def title(self, clause: str, language: str = FALLBACK) -> str:
        """Return a clause's heading."""
        return self.say(f"{self._known(clause)}.title", language)

    def text(self, clause: str, language: str = FALLBACK) -> str:
        """Return a clause's rule."""
        return self.say(self._known(clause), language)

    def explain(self, refusal: Refusal, language: str = FALLBACK) -> str:
        """Return the sentence that answers a refused move."""
        details = dict(refusal.details)
        return self.say(f"{self._known(refusal.clause)}.refusal", language, **details)

    def refused(self, refusals: Sequence[Refusal]) -> Reasons:
        """Return several refusals as one thing to say."""
        return Reasons(self, tuple(dict.fromkeys(refusals)))

    def _known(self, clause: str) -> str:
        if clause not in self.clauses:
            first, last = next(iter(self.clauses)), list(self.clauses)[-1]
            raise WordsMissing(f"no clause {clause}; there are {first} to {last}")
        return clause


class Reasons(NamedTuple):
    """Refusals, to be said in any language: each clause with its sentence."""

    book: Rulebook
    refusals: tuple[Refusal, ...]

    def said(self, language: str = FALLBACK) -> str:
        """Return clauses and sentences; a refusal without words as it is written."""
        return " ".join(self._one(refusal, language) for refusal in self.refusals)

    def __str__(self) -> str:
        return self.said()

    def _one(self, refusal: Refusal, language: str) -> str:
        try:
            return f"{refusal.clause}: {self.book.explain(refusal, language)}"
        except WordsMissing:
            return str(refusal)
