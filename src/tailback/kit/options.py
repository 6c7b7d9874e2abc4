"""Options: what the players may choose before a game, typed and checked.

A game's options are a frozen dataclass whose fields are made by :func:`option`. The same
description validates a value from a command line (text) or from JSON, writes it back in full for a
transcript, and tells a page which control to show.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True, kw_only=True)
... class Tolls(Options):
...     lanes: int = option(3, whole=(2, 4))
...     fog: bool = option(False, flag=True)
...     limit: int | None = option(None, whole=(1, None), none=True)
>>> Tolls.read({"lanes": "2", "limit": "none"})
Tolls(lanes=2, fog=False, limit=None)
>>> Tolls.read({"lane": 2})
Traceback (most recent call last):
...
tailback.kit.errors.OptionError: option lane: there is no such option; did you mean lanes?
>>> Tolls.read({"lanes": 7})
Traceback (most recent call last):
...
tailback.kit.errors.OptionError: option lanes: 7 is not a whole number from 2 to 4
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Self, TypeAlias, cast

from tailback.kit.errors import LONGEST_ECHO, OptionError, Sentence, TailbackError, quoted
from tailback.kit.phrasebook import KIT

JSON: TypeAlias = "bool | int | float | str | Sequence[JSON] | Mapping[str, JSON] | None"
Presets: TypeAlias = "Mapping[str, Mapping[str, JSON]]"
NONE_WORDS = ("none", "off", "")
TRUE_WORDS = ("true", "yes", "on", "1")
FALSE_WORDS = ("false", "no", "off", "0")


@dataclass(frozen=True, kw_only=True)
class Spec:
    """How one option is read, written and shown."""

    default: object
    choices: tuple[str, ...] = ()
    whole: tuple[int, int | None] | None = None
    flag: bool = False
    none: bool = False
    longest: int = 40
    """How large its value is at most, as :func:`size` counts; more is refused unread."""
    reader: Callable[[object], object] | None = None
    writer: Callable[[Any], JSON] | None = None
    more: bool = False
    """Whether most players never ask for it, so that a page keeps it aside."""
    later: bool = False
    """Whether it came when matches had been written without it: its default is left unwritten."""

    def read(self, name: str, value: object) -> object:
        """Return ``value`` in the option's type, or raise :class:`OptionError`."""
        if size(value, self.longest) > self.longest:
            raise OptionError(name, KIT.sentence("too-long", most=str(self.longest)))
        if self.none and (value is None or (isinstance(value, str) and value in NONE_WORDS)):
            return None
        try:
            if self.reader is not None:
                return self.reader(value)
            read = self._flag if self.flag else self._choice if self.choices else self._whole
            return read(name, value)
        except OptionError:
            raise
        except (ValueError, RecursionError) as error:
            what = error if isinstance(error, TailbackError) else str(error)
            raise OptionError(name, what) from None

    def write(self, value: object) -> JSON:
        """Return ``value`` as JSON, written out in full."""
        return self.writer(value) if self.writer else cast(JSON, value)

    def _flag(self, name: str, value: object) -> bool:
        word = str(value).lower() if isinstance(value, bool | str) else ""
        if word not in (*TRUE_WORDS, *FALSE_WORDS):
            raise OptionError(name, KIT.sentence("not-flag", value=quoted(value)))
        return word in TRUE_WORDS

    def _choice(self, name: str, value: object) -> str:
        if isinstance(value, str) and value in self.choices:
            return value
        what = KIT.sentence("not-choice", value=quoted(value), choices=self.choices)
        raise OptionError(name, what)

    def _whole(self, name: str, value: object) -> int:
        least, most = self.whole or (0, None)
        number = int(value) if isinstance(value, str) and is_whole(value) else value
        if (
            not isinstance(number, int)
            or isinstance(number, bool)
            or number < least
            or (most is not None and number > most)
        ):
            what = not_whole(value, least, most)
            raise OptionError(name, KIT.sentence("nor-none", why=what) if self.none else what)
        return number


def not_whole(value: object, least: int, most: int | None) -> Sentence:
    """Return the sentence that a value is no whole number of a range."""
    if most is None:
        return KIT.sentence("not-whole-least", value=quoted(value), least=str(least))
    return KIT.sentence("not-whole", value=quoted(value), least=str(least), most=str(most))


def one_of(*numbers: int) -> Callable[[object], int]:
    """Return what reads one of these numbers, and refuses any other.

    >>> one_of(3, 5)("5")
    5
    """

    def read(value: object) -> int:
        for number in numbers:
            if not isinstance(value, bool) and value in (number, str(number)):
                return number
        raise TailbackError(KIT.sentence("not-choice", value=quoted(value), choices=numbers))

    return read


def is_whole(text: str) -> bool:
    """Return whether a text is a whole number of a sensible length, in ASCII digits.

    >>> [is_whole(text) for text in ("12", "-3", "--3", "٣", "1e3")]
    [True, True, False, False, False]
    """
    return len(text) < 19 and text.isascii() and text.removeprefix("-").isdecimal()


def size(value: object, most: int) -> int:
    """Return how large a value is: a character counts one, and so does each part of a list or
    table. What is larger than ``most`` is not counted to its end.

    >>> size("M1=6", 9), size({"M1": 6}, 9), size([[], "ab"], 9), size("x" * 1000, 9)
    (5, 5, 5, 1001)
    """
    found, left = 0, [value]
    while left and found <= most:
        one = left.pop()
        found += 1
        if isinstance(one, str | list | tuple | Mapping):
            if isinstance(one, str) or len(one) > most:
                found += len(one)
            else:
                left += [*one, *one.values()] if isinstance(one, Mapping) else one
    return found


def option(default: object, **how: Any) -> Any:
    """Return a dataclass field for one option; ``how`` are the fields of :class:`Spec`."""
    return field(default=default, metadata={"option": Spec(default=default, **how)})


@dataclass(frozen=True, kw_only=True)
class Options:
    """The base of every game's options. A game with none uses this class itself."""

    presets: ClassVar[Presets] = {}
    """Options that go well together, by a name that the game's words say (``preset-…``)."""

    @classmethod
    def specs(cls) -> dict[str, Spec]:
        """Return the description of each option by name, in order."""
        return {f.name: f.metadata["option"] for f in fields(cls)}

    @classmethod
    def read(cls, chosen: Mapping[str, object] | None = None) -> Self:
        """Return checked options from a mapping of texts or JSON values; the rest are defaults."""
        specs = cls.specs()
        values: dict[str, object] = {}
        for name, value in (chosen or {}).items():
            if name not in specs:
                raise OptionError(str(name), cls._unknown(str(name)))
            values[name] = specs[name].read(name, value)
        made = cls(**values)
        made.check()
        return made

    def write(self) -> dict[str, JSON]:
        """Return every option as JSON, defaults and contents written out."""
        values = {name: getattr(self, name) for name in self.specs()}
        return {
            name: spec.write(values[name])
            for name, spec in self.specs().items()
            if not spec.later or values[name] != spec.default
        }

    def check(self) -> None:
        """Raise :class:`OptionError` where two options do not go together."""

    @classmethod
    def _unknown(cls, name: str) -> Sentence:
        names = list(cls.specs())
        if not names:
            return KIT.sentence("option-none")
        near = difflib.get_close_matches(name[:LONGEST_ECHO], names, 1)
        if near:
            return KIT.sentence("option-near", near=near[0])
        return KIT.sentence("option-unknown", names=names)
