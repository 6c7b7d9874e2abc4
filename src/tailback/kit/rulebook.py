"""Rulebooks: clauses with stable ids, and their words in every language.

A clause's id, mark and order are data (``clauses.toml``); its words are Project Fluent messages
(``text/<language>.ftl``): the message is the rule, ``.title`` its heading, ``.refusal`` the answer
to a move that it forbids. The Fluent runtime is loaded when the first text is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from tailback.kit.errors import WordsMissing

if TYPE_CHECKING:
    from tailback.kit.game import Refusal

LANGUAGES = ("en", "de", "fr", "es", "nl", "pt")
FALLBACK = "en"


class Clause(NamedTuple):
    """One numbered rule and where it comes from: book, pic, ruling, rebuilt, unverified."""

    id: str
    marks: tuple[str, ...]
    section: str


class Rulebook:
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
        """``spoken`` names the values that a message cannot select on, such as ``>``."""
        self._source = clauses
        self._words = words
        self._spoken = spoken or {}
        self._bundles: dict[str, Any] = {}

    @classmethod
    def of(cls, *packages: str, spoken: Mapping[object, str] | None = None) -> Rulebook:
        """Return the rulebook whose files lie in a game's package, after those it shares."""

        def read(*path: str) -> str:
            from importlib import resources

            folders = [resources.files(package) for package in packages]
            return "\n".join(folder.joinpath(*path).read_text("utf-8") for folder in folders)

        return cls(
            lambda: read("clauses.toml"),
            lambda language: read("text", f"{language}.ftl"),
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

    def has(self, message: str) -> bool:
        """Return whether there is such a message."""
        return bool(self._bundle(FALLBACK).has_message(message))

    def say(self, message: str, language: str = FALLBACK, **details: object) -> str:
        """Return a message (``id`` or ``id.attribute``) with its details put in."""
        bundle = self._bundle(language)
        id, _, attribute = message.partition(".")
        if not bundle.has_message(id):
            raise WordsMissing(f"no text {id} in language {language}")
        entry = bundle.get_message(id)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            raise WordsMissing(f"no text {message} in language {language}")
        said = {name: self._spoken.get(value, value) for name, value in details.items()}
        text, errors = bundle.format_pattern(pattern, said)
        if errors:
            raise WordsMissing(f"text {message} in language {language}: {errors[0]}")
        return str(text)

    def source(self, language: str) -> str:
        """Return the whole catalogue of a language as Fluent source."""
        if language not in LANGUAGES:
            raise WordsMissing(f"no language {language}; there are {', '.join(LANGUAGES)}")
        return self._words(language)

    def _known(self, clause: str) -> str:
        if clause not in self.clauses:
            first, last = next(iter(self.clauses)), list(self.clauses)[-1]
            raise WordsMissing(f"no clause {clause}; there are {first} to {last}")
        return clause

    def _bundle(self, language: str) -> Any:
        if language not in self._bundles:
            source = self.source(language)
            try:
                from fluent.runtime import FluentBundle, FluentResource
            except ImportError:
                raise WordsMissing("texts need the package fluent.runtime") from None
            bundle = FluentBundle([language], use_isolating=False)
            bundle.add_resource(FluentResource(source))
            self._bundles[language] = bundle
        return self._bundles[language]
