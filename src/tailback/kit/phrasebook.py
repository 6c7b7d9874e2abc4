"""Phrasebooks: what is said to people, in every language.

The words are Project Fluent messages in ``text/<language>.ftl`` of a package. The Fluent runtime is
loaded when the first text is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Self

from tailback.kit.errors import Sentence, WordsMissing

LANGUAGES = ("en", "de", "fr", "es", "nl", "pt")
FALLBACK = "en"
LOCALES: Final = {"pt": "pt-PT"}
"""The country whose plurals a language has here; elsewhere none is meant."""


class Phrasebook:
    """Texts by name, in every language.

    >>> print(KIT.sentence("option-none"))
    this game has no options
    >>> KIT.sentence("option-none").said("de")
    'dieses Spiel hat keine Optionen'
    """

    def __init__(
        self, words: Callable[[str], str], spoken: Mapping[object, str] | None = None
    ) -> None:
        """``spoken`` names the values that a message cannot select on, such as ``>``."""
        self._words = words
        self._spoken = spoken or {}
        self._bundles: dict[str, Any] = {}

    @classmethod
    def of(cls, *packages: str, spoken: Mapping[object, str] | None = None) -> Self:
        """Return the phrasebook whose files lie in a package, after those it shares."""
        return cls(lambda language: read_all(packages, "text", f"{language}.ftl"), spoken)

    def sentence(self, message: str, /, **details: object) -> Sentence:
        """Return something to say, in whichever language it will be asked for."""
        return Sentence(self, message, tuple(details.items()))

    def has(self, message: str) -> bool:
        """Return whether there is such a message."""
        return bool(self._bundle(FALLBACK).has_message(message))

    def say(self, message: str, language: str = FALLBACK, /, **details: object) -> str:
        """Return a message (``id`` or ``id.attribute``) with its details put in."""
        bundle = self._bundle(language)
        id, _, attribute = message.partition(".")
        if not bundle.has_message(id):
            raise WordsMissing(f"no text {id} in language {language}")
        entry = bundle.get_message(id)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            raise WordsMissing(f"no text {message} in language {language}")
        said = {name: self._said(value) for name, value in details.items()}
        text, errors = bundle.format_pattern(pattern, said)
        if errors:
            raise WordsMissing(f"text {message} in language {language}: {errors[0]}")
        return str(text)

    def _said(self, value: object) -> object:
        if isinstance(value, tuple):
            return ", ".join([str(self._said(one)) for one in value])
        return self._spoken.get(value, value)

    def source(self, language: str) -> str:
        """Return the whole catalogue of a language as Fluent source."""
        if language not in LANGUAGES:
            raise WordsMissing(f"no language {language}; there are {', '.join(LANGUAGES)}")
        return self._words(language)

    def _bundle(self, language: str) -> Any:
        if language not in self._bundles:
            source = self.source(language)
            try:
                from fluent.runtime import FluentBundle, FluentResource
            except ImportError:
                raise WordsMissing("texts need the package fluent.runtime") from None
            bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
            bundle.add_resource(FluentResource(source))
            self._bundles[language] = bundle
        return self._bundles[language]


def read_all(packages: tuple[str, ...], *path: str) -> str:
    """Return the files of this name in some packages, one after the other."""
    from importlib import resources

    folders = [resources.files(package) for package in packages]
    return "\n".join(folder.joinpath(*path).read_text("utf-8") for folder in folders)


KIT: Final = Phrasebook.of("tailback.kit")
"""What the kit itself has to say: its errors."""
