"""The command line's own words, in the language of whoever reads them."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Final

from tailback.kit.errors import TailbackError
from tailback.kit.phrasebook import FALLBACK, LANGUAGES, Phrasebook

CLI: Final = Phrasebook.of("tailback.cli")
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment says which language is read; the first that is set counts."""


class UsageError(TailbackError):
    """The command was given something that it cannot take."""

    def __init__(self, message: str, /, **details: object) -> None:
        super().__init__(CLI.sentence(message, **details))


class Failed(TailbackError):
    """The command was used rightly, but a file or a check failed."""


class Voice:
    """Says the command line's sentences in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, /, **details: object) -> str:
        """Return one of them, with its details put in."""
        return CLI.sentence(message, **details).said(self.language)

    def listed(self, names: Sequence[str]) -> str:
        """Return names as a list that ends as lists end in this language."""
        *most, last = names
        return self.say("list", most=most, last=last) if most else last


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for, or English if it is not among ours.

    >>> usual_language({"LANG": "pt_BR.UTF-8"}), usual_language({"LC_ALL": "C", "LANG": "de"})
    ('pt', 'en')
    """
    asked = next((environment[name] for name in _LOCALE if environment.get(name)), "")
    language = asked.replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0].lower()
    return language if language in LANGUAGES else FALLBACK


def asked_language(argv: Sequence[str]) -> str:
    """Return the language that a command line asks for, also where the rest of it is wrong."""
    found = usual_language()
    for at, word in enumerate(argv, 1):
        name, equals, value = word.partition("=")
        given = value if equals else "".join(argv[at : at + 1])
        if name == "--lang" and given in LANGUAGES:
            found = given
    return found
