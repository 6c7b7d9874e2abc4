"""Whatever reads what a stranger sent states its largest input and works in linear time.

Every option and every notation of every installed game is found by the registry: its own default,
or its own start, is blown up in every place. A new game is tested here without being named, but for
one text of each option that has a reader of its own.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import pytest

import tailback
from tailback.cli.main import main
from tailback.kit import NATURE, AnyGame, Chance, Finished, NotationError, OptionError
from tailback.kit.errors import LONGEST_ECHO, TranscriptError
from tailback.kit.options import Spec
from tailback.kit.transcript import sealed_lines
from tailback.kit.transcript_reader import LONGEST, MOST_LINES, read
from tailback.match.verbs.sit import is_name
from tailback.server.routes.games import options_of
from tests.attack.effort import linear, lines
from tests.attack.matches import long_match
from tests.harness.patience import run
from tests.harness.scale import SOAK
from tests.server.desk import heard, http, running

Blown = Callable[[int], Any]
"""An input of any size."""

SIZE: Final = 20_000 if SOAK else 300
AT_ONCE: Final = 3_000
"""How many lines of Python a refusal may take, however long the input is."""
FIXED: Final = 700
"""How many characters an error has of its own, beside what it repeats of the input."""
GAMES: Final = [tailback.game(id) for id in tailback.list_games()]

BASH: Final = tailback.game("bash").options_type.specs()
TEXTS: Final[dict[tuple[str, str], Any]] = {
    **{
        ("bash", name): BASH[name].write(BASH[name].default)
        for name in ("cars", "colours", "decks", "strips")
    },
    ("bash", "course"): "01 02 03 08 04 07",
    ("shift", "setup"): "\n".join(
        (
            ".....|....|.....",
            ".....|AABC|.....",
            ">>..D|EFBC|G....",
            "....D|EFBC|G..<<",
            ".....|EFHH|.....",
            ".....|....|.....",
        )
    ),
    ("shift", "deck"): "M1=6,M2=8,SH=4",
    ("shuttles", "board"): "default",
    ("shuttles", "repetition"): "3",
    ("jam", "hand"): "5",
    ("jam", "trailer_points"): "2",
    ("cutin", "pause"): "5",
    ("jam", "below"): "30",
    ("jam", "trailers"): "7,17,27",
}
"""How each option that has a reader of its own is written: as text, or as a table."""


def _blown(value: Any) -> Iterator[tuple[str, Blown]]:
    """Return a value grown in every place where it can be."""
    if isinstance(value, str):
        for name, more in (("", ""), (",", ","), ("line", "\n"), ("/", "/"), ("_", "_")):
            yield f"text{name}", partial(_repeated, value + more)
        yield "before", lambda n: " " * n + value
        yield "after", lambda n: value + " " * n
        yield "unprintable", lambda n: "\x00" * n
    elif isinstance(value, dict):
        yield "keys", lambda n: {**value, **{f"key{i}": 1 for i in range(n)}}
        yield "key", lambda n: {**value, "k" * n: 1}
        for key, inner in value.items():
            for name, blown in _blown(inner):
                yield f"{key} {name}", partial(_with_key, value, key, blown)
    elif isinstance(value, list | tuple):
        yield "items", lambda n: list(value) * n
        for name, blown in _blown(value[0]) if value else ():
            yield f"item {name}", partial(_with_item, list(value), blown)
    else:
        yield "digits", lambda n: "1" * n
        yield "list", lambda n: [value] * n
        yield "texts", lambda n: ["x" * n]


def _repeated(word: str, n: int) -> str:
    return word * n


def _with_key(table: dict[str, Any], key: str, blown: Blown, n: int) -> dict[str, Any]:
    return {**table, key: blown(n)}


def _with_item(items: list[Any], blown: Blown, n: int) -> list[Any]:
    return [blown(n), *items[1:]]


def _options() -> Iterator[tuple[str, str, Spec, str, Blown]]:
    for game in GAMES:
        for name, spec in game.options_type.specs().items():
            for how, blown in _blown(spec.write(spec.default)):
                yield game.id, name, spec, how, blown
            for how, blown in _blown(TEXTS.get((game.id, name), "x")):
                yield game.id, name, spec, f"written {how}", blown


def _tried(act: Callable[[Any], object], given: Any) -> Callable[[], object]:
    def tried() -> object:
        try:
            return act(given)
        except ValueError as error:
            return str(error)

    return tried


def _tried_long(act: Callable[[Any], object], word: str, n: int) -> Callable[[], object]:
    return _tried(act, _repeated(word, n))


def test_every_reader_of_its_own_has_a_text() -> None:
    readers = {
        (game.id, name)
        for game in GAMES
        for name, spec in game.options_type.specs().items()
        if spec.reader is not None
    }
    assert readers == set(TEXTS)
    for (id, name), text in TEXTS.items():
        tailback.game(id).options(**{name: text})


OPTIONS: Final = {f"{id} {name} {how}": (spec, b) for id, name, spec, how, b in _options()}


@pytest.mark.parametrize("case", OPTIONS)
def test_options_are_read_in_linear_time(case: str) -> None:
    """With the limit lifted: the reader itself is asked."""
    spec, blown = OPTIONS[case]
    act = spec.reader or (lambda value: spec.read("it", value))
    assert not linear(lambda n: _tried(act, blown(n)), SIZE)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_long_options_are_refused_at_once(game: AnyGame) -> None:
    for name, spec in game.options_type.specs().items():
        for value in ("x" * (spec.longest + 1), ["x"] * spec.longest, {"x" * spec.longest: 1}):
            with pytest.raises(OptionError, match=f"{spec.longest}"):
                game.options(**{name: value})
        deep: Any = []
        for _ in range(10_000):
            deep = [deep]
        for value in ("x" * 10**6, [1] * 10**6, dict.fromkeys(range(10**5)), deep):
            assert (
                lines(_tried(game.options_type.read, {name: value})) < AT_ONCE + 10 * spec.longest
            )
    many = {f"name{i}": 1 for i in range(10**5)}
    assert lines(_tried(game.options_type.read, many)) < AT_ONCE
    assert not linear(lambda n: _tried(game.options_type.read, {"x" * n: 1}), SIZE)


@pytest.mark.parametrize("case", OPTIONS)
def test_errors_of_options_repeat_little(case: str) -> None:
    spec, blown = OPTIONS[case]
    for n in (3, 10, 100, 5000):
        try:
            spec.read("it", blown(n))
        except OptionError as error:
            assert len(str(error)) < LONGEST_ECHO + FIXED, n


def _positions() -> Iterator[tuple[AnyGame, str, Blown]]:
    for game in GAMES:
        text = game.notation.position_text(_walked(game, 30))
        fields = text.split(" ")
        for at, field in enumerate(fields):
            for name, more in (("", ""), (",", ","), ("|", "|"), ("/", "/"), ("+", "+")):
                before, after = fields[:at], fields[at + 1 :]

                def blown(
                    n: int, b: list[str] = before, w: str = field + more, a: list[str] = after
                ) -> str:
                    return " ".join([*b, w * n, *a])

                yield game, f"{game.notation.fields.split()[at]}{name}", blown
        yield game, "fields", partial(_repeated, f"{text} ")
    shuttles = tailback.game("shuttles")
    yield shuttles, "a long line", lambda n: shuttles.notation.position_text(_there_and_back(n))


def _walked(game: AnyGame, steps: int) -> Any:
    position = game.start()
    for _ in range(steps):
        pending = game.pending(position)
        if isinstance(pending, Finished):
            break
        moves = (
            {NATURE: pending.outcomes[0]}
            if isinstance(pending, Chance)
            else {seat: game.legal(position, seat)[0] for seat in pending.seats}
        )
        position = game.apply(position, moves)
    return position


def _there_and_back(moves: int) -> Any:
    """Return a position of Shuttles after so many moves that can be taken back, none twice."""
    return long_match("shuttles", moves, turn_limit=None).positions[-1]


POSITIONS: Final = {f"{game.id} {how}": (game, blown) for game, how, blown in _positions()}


@pytest.mark.parametrize("case", POSITIONS)
def test_positions_are_read_in_linear_time(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, blown = POSITIONS[case]
    monkeypatch.setattr(game.notation, "longest", 10**9, raising=False)
    size = max(1_000, SIZE // 10) if "line" in case else SIZE
    like = game.start(game.options(turn_limit=None)) if "line" in case else game.start()
    given = {n: blown(n) for n in (size, 2 * size)}
    notation = game.notation
    assert not linear(lambda n: _tried(lambda text: notation.position(text, like), given[n]), size)
    monkeypatch.undo()
    for n in (3, 100, 5000):
        try:
            notation.position(blown(n), like)
        except NotationError as error:
            assert len(str(error)) < LONGEST_ECHO + FIXED, n


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_moves_and_turns_are_read_in_linear_time(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    notation = game.notation
    words = [*notation.words][:3]
    monkeypatch.setattr(notation, "longest", 10**9, raising=False)
    monkeypatch.setattr(notation, "longest_move", 10**9, raising=False)
    for word in (*words, "x", "A+1", "\x00"):
        for act in (notation.move, notation.turn):
            for more in ("", " ", "+", ";"):
                tried = partial(_tried_long, act, word + more)
                assert not linear(tried, SIZE)
                told = tried(SIZE)()
                assert not isinstance(told, str) or len(told) < LONGEST_ECHO + FIXED


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_long_moves_turns_and_positions_are_refused_at_once(game: AnyGame) -> None:
    notation, like = game.notation, game.start()
    readers: tuple[tuple[Callable[[str], object], int], ...] = (
        (notation.move, notation.longest_move),
        (notation.turn, notation.longest),
        (lambda text: notation.position(text, like), notation.longest),
    )
    for act, most in readers:
        for length in (most + 1, 10**6):
            for mark in ("x", " ", "\n", "\x00"):
                with pytest.raises(NotationError, match=str(most)):
                    act(mark * length)
                assert lines(_tried(act, mark * length)) < AT_ONCE


# Transcripts


def _sealed(given: list[str]) -> str:
    return "\n".join(sealed_lines(given)) + "\n"


_HEAD: Final = [line.rpartition(" #")[0] for line in long_match("shift", 0).text().split("\n")[:-1]]

TRANSCRIPTS: Final[dict[str, Blown]] = {
    "a match of shift": lambda n: long_match("shift", n).text(),
    "a match of shuttles": lambda n: long_match("shuttles", n, turn_limit=None).text(),
    "without repetition": lambda n: long_match(
        "shuttles", n, turn_limit=None, repetition=None
    ).text(),
    "empty lines": lambda n: "\n" * n,
    "no lines": lambda n: "x" * n,
    "sealed empty lines": lambda n: _sealed([""] * n),
    "a long title": lambda n: _sealed(["tailback " + "x" * n]),
    "a long name of a game": lambda n: _sealed([*_HEAD[:1], "game " + "x" * n]),
    "long options": lambda n: _sealed([*_HEAD[:3], "options " + "[" * n]),
    "many options": lambda n: _sealed([*_HEAD[:3], 'options {"a":' + "[1]," * n]),
    "a long seating": lambda n: _sealed(
        [*_HEAD[:4], 'seating {"by_age":[' + "0," * n + '0],"last":null,"seats":2}']
    ),
    "a long player": lambda n: _sealed([*_HEAD[:5], f'seat gold "{"x" * n}"', "0 gold: M1"]),
    "a long commitment": lambda n: _sealed([*_HEAD, "commitment " + "0" * n]),
    "a long seed": lambda n: _sealed([*_HEAD, "commitment 0", "seed gold " + "0" * n]),
    "many resigned": lambda n: _sealed([*_HEAD, *["resigned gold"] * n]),
    "resigned by a long name": lambda n: _sealed([*_HEAD, "resigned " + "x" * n]),
    "many late": lambda n: _sealed([*_HEAD, *["late gold"] * n]),
    "many agreed": lambda n: _sealed([*_HEAD, *["agreed draw"] * n]),
    "many draws": lambda n: _sealed([*_HEAD, "0" + " =M1" * n]),
    "many parts": lambda n: _sealed([*_HEAD, "0 " + "gold: M1; " * n]),
    "a long part": lambda n: _sealed([*_HEAD, "0 " + "x" * n]),
    "a long end": lambda n: _sealed([*_HEAD, "end " + "x" * n]),
}


@pytest.mark.parametrize("case", TRANSCRIPTS)
def test_transcripts_are_read_in_linear_time(case: str) -> None:
    blown = TRANSCRIPTS[case]
    size = min(SIZE, MOST_LINES // 3)
    given = {n: blown(n) for n in (size, 2 * size)}
    assert not linear(lambda n: _tried(read, given[n]), size)
    told = _tried(read, given[size])()
    assert not isinstance(told, str) or len(told) < LONGEST_ECHO + FIXED


def test_long_transcripts_are_refused_at_once() -> None:
    for text, most in (("x" * (LONGEST + 1), LONGEST), ("\n" * (MOST_LINES + 1), MOST_LINES)):
        with pytest.raises(TranscriptError, match=str(most)):
            read(text)
    for text in ("\n" * 10**7, "x" * 10**7, _sealed([*_HEAD, *["0 gold: M1"] * 30_000])):
        assert lines(_tried(read, text)) < AT_ONCE


# Names


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("Ada", True),
        ("A" * 40, True),
        ("A" * 41, False),
        ("é" * 40, True),
        ("e\u0301" * 40, True),
        ("สมชาย น้ำทิพย์", True),
        ("नरेन्द्र", True),
        ("한국" * 20, True),
        ("A" + "\u0301" * 4, True),
        ("A" + "\u0334\u0335\u0336\u0337\u0338", False),
        ("A" + "\u0334" * 30, False),
        ("A" + "\u0334" * 500, False),
        ("\u0334A", False),
        ("A\u20dd\u20de\u20df\u20e0\u20e3", False),
        ("A" * 10**5, False),
        ("A\u202eB", False),
        ("", False),
        (" A", False),
    ],
)
def test_names_are_limited_in_letters_and_marks(name: str, fits: bool) -> None:
    assert is_name(name) == fits
    assert not linear(lambda n: lambda: is_name(name[:1000] * n), SIZE)


# What errors repeat, over the wire and on the command line

LONG: Final = "Q" * 5000
REQUESTS: Final[dict[str, tuple[str, str, Any]]] = {
    "a game": ("POST", "/api/tables", {"game": LONG}),
    "a bot": ("POST", "/api/tables", {"game": "shift", "bots": {"0": LONG}}),
    "a seat": ("POST", "/api/tables", {"game": "shift", "bots": {LONG: "random"}}),
    "a bot of no text": ("POST", "/api/tables", {"game": "shift", "bots": {LONG: 1}}),
    "an option": ("POST", "/api/tables", {"game": "shift", "options": {LONG: 1}}),
    "a setup": ("POST", "/api/tables", {"game": "shift", "options": {"setup": LONG}}),
    "options": ("POST", "/api/options/shift", {"options": {LONG: 1}}),
    "a choice": ("POST", "/api/options/shift", {"options": {"edition": LONG}}),
    "a card": ("POST", "/api/options/shift", {"options": {"deck": {LONG[:190]: 9}}}),
    "a path": ("GET", f"/api/games/{LONG}/rules", None),
    "a language": ("GET", f"/api/games?language={LONG}", None),
    "a word": ("GET", f"/api/games/shift/words/{LONG}", None),
    "a table": ("GET", f"/api/tables/{LONG}/transcript", None),
    "a key": ("GET", f"/api/transcripts/{LONG}/history", None),
    "nothing": ("GET", f"/api/{LONG}", None),
    "a transcript": ("POST", "/api/transcripts", LONG),
    "its game": ("POST", "/api/transcripts", _sealed([*_HEAD[:1], f"game {LONG}"])),
    "its turn": ("POST", "/api/transcripts", _sealed([*_HEAD, f"0 {LONG}"])),
    "its move": ("POST", "/api/transcripts", _sealed([*_HEAD, f"0 gold: {LONG}"])),
}
MESSAGES: Final = {
    "no json": LONG,
    "a kind": json.dumps({"type": LONG, "id": "0"}),
    "a name": json.dumps({"type": "sit", "id": "0", "name": LONG}),
    "a key": json.dumps({"type": "commit", "id": "0", LONG: 1}),
    "a move": json.dumps({"type": "try", "id": "0" * 32, "ask": 1, "moves": ["Q" * 256]}),
    "moves": json.dumps({"type": "try", "id": "0" * 32, "ask": 1, "moves": ["Q"] * 513}),
}


def test_answers_repeat_little_of_what_was_sent() -> None:
    async def whole() -> None:
        async with running() as server:
            for case, (method, path, body) in REQUESTS.items():
                how = {"content": body} if isinstance(body, str) else {"json": body}
                kind = "text/plain" if isinstance(body, str) else "application/json"
                headers = {"Content-Type": kind}
                response = await http(
                    server, method, path, headers=headers, **(how if body is not None else {})
                )
                assert 400 <= response.status_code < 500 or not response.json()["ok"], case
                assert response.json()["error"]["said"], case
                assert "Q" * (LONGEST_ECHO + 1) not in response.text, case
                assert len(response.text) < 3 * LONGEST_ECHO + FIXED, case
            table = await server.open("shift", options={"starter": "gold"})
            async with server.greeted(table.match, table.tokens[0]) as socket:
                for case, text in MESSAGES.items():
                    await socket.send(text)
                    said = (await heard(socket, "error", "rejected"))["said"]
                    assert said and len(said) < LONGEST_ECHO + FIXED, case

    run(whole())


@pytest.mark.parametrize(
    "words",
    [
        ["perft", LONG],
        ["perft", "shift", "--option", LONG],
        ["perft", "shift", "--option", f"{LONG}=1"],
        ["perft", "shift", "--option", f"setup={LONG}"],
        ["perft", "shift", "--option", f"setup=@{LONG[:200]}"],
        ["perft", "shift", "--position", LONG],
        ["play", "shift", "--players", LONG],
        ["replay", LONG[:250]],
        ["rules", "shift", LONG],
        [LONG],
    ],
)
def test_the_terminal_repeats_little_of_what_was_typed(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) != 0
    said = capsys.readouterr()
    assert "Q" * (LONGEST_ECHO + 1) not in said.out + said.err
    assert said.err


def test_the_options_of_a_new_table_are_read_beside_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A course by chance may take a while: others are served meanwhile."""
    beside: list[bool] = []

    def noted(*given: Any) -> Any:
        beside.append(threading.current_thread() is not threading.main_thread())
        return options_of(*given)

    async def whole() -> None:
        monkeypatch.setattr("tailback.server.routes.tables.options_of", noted)
        async with running() as server:
            answer = await http(server, "POST", "/api/tables", json={"game": "shift"})
            assert (answer.status_code, beside) == (201, [True])

    run(whole())
