"""Nim, the guide's example: one small folder, installed from outside, and nothing is missing."""

from __future__ import annotations

import asyncio
import json
import random
import re
import shlex
import subprocess
import sys
import types
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tailback.client import connect, open_table, play_seat, read_transcript
from tailback.kit import (
    LANGUAGES,
    SPECTATOR,
    AnyGame,
    Decision,
    Finished,
    IllegalMove,
    Last,
    Question,
    Seating,
)
from tailback.kit.transcript_reader import read
from tailback.kit.verify import verify
from tailback.match import Accepted, Rejected
from tests.cli.run import Ran, run_process
from tests.examples.plug import (
    EXAMPLE,
    blocks,
    bot_entry,
    bot_source,
    environment,
    install,
    installed,
)
from tests.golden.make import again, header
from tests.harness.contract import check_walk
from tests.harness.twins import Watch
from tests.words import test_words as words_of_a_game
from tests.words.catalogue import catalogue

LIMIT = 120
"""A small game is small: so many lines of Python, blank ones and docstrings included."""
MISERE = {"heaps": "1-3-5-7", "misere": True}
SAME = {"word-seat"}, {"game-name", "word-seat"}
"""Texts that are rightly the same as in English; in German the game's name too."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("nim"))


@pytest.fixture
def nim(place: Path) -> Iterator[AnyGame]:
    with installed(place) as game:
        yield game


def run(place: Path, *argv: str, stdin: str = "") -> Ran:
    return run_process(*argv, stdin=stdin.encode(), PYTHONPATH=str(place))


# The folder


def test_the_folder_is_small() -> None:
    files = sorted(EXAMPLE.rglob("*.py"))
    assert files
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= LIMIT


def test_it_is_found_by_its_entry_point(place: Path) -> None:
    asked = "import tailback; g = tailback.game('nim'); print(g.id, list(tailback.list_games()))"
    done = subprocess.run(
        [sys.executable, "-c", asked],
        env=environment(place),
        cwd=place.parent,
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout.split(maxsplit=1)[0] == "nim"
    assert "'nim'" in done.stdout
    assert "'shift'" in done.stdout


# The rules


def at(game: AnyGame, text: str, **options: Any) -> Any:
    """Return a position from its text."""
    return game.notation.position(text, game.start(game.options(**options)))


def refused(game: AnyGame, position: Any, seat: int, move: str) -> str:
    with pytest.raises(IllegalMove) as told:
        game.play(position, {seat: move})
    return str(told.value.refusal)


def test_heaps_as_chosen(nim: AnyGame) -> None:  # NIM-1
    assert nim.notation.position_text(nim.start()) == "[[3,4,5],0]"
    assert str(nim.start(nim.options(**MISERE))) == "A o\nB ooo\nC ooooo\nD ooooooo"


def test_some_stones_of_one_heap(nim: AnyGame) -> None:  # NIM-2
    position = at(nim, "[[1,0,2],0]")
    assert nim.legal(position, 0) == ["A1", "C1", "C2"]
    step = nim.step(position, {0: "C2"})
    assert step.after == at(nim, "[[1,0,0],1]")
    told = [(event.name, dict(event.details)) for event in nim.events(nim.shown_to(step.story, 1))]
    assert told == [("took", {"seat": "red", "heap": "C", "count": 2})]
    assert refused(nim, position, 0, "C3") == "NIM-2 (heap C, left 2)"
    assert refused(nim, position, 0, "B1") == "NIM-2 (heap B, left 0)"
    assert refused(nim, position, 0, "D1") == "NIM-2 (heap D, left 0)"


def test_by_turns_and_the_other_starts_again(nim: AnyGame) -> None:  # NIM-3
    position = nim.start()
    assert nim.pending(position) == Decision((0,))
    assert refused(nim, position, 1, "A1") == "NIM-3 (seat red)"
    assert nim.pending(nim.play(position, {0: "A1"})) == Decision((1,))
    for starter in (0, 1):
        again = nim.start(seating=Seating(2, last=Last(starter, winner=0)))
        assert nim.pending(again) == Decision((1 - starter,))


@pytest.mark.parametrize(("misere", "ranks"), [(False, (1, 2)), (True, (2, 1))])
def test_the_last_stone(nim: AnyGame, misere: bool, ranks: tuple[int, int]) -> None:  # NIM-4
    position = nim.play(at(nim, "[[0,1,0],0]", misere=misere), {0: "B1"})
    assert nim.pending(position) == Finished(ranks, None, "NIM-4")
    assert refused(nim, position, 0, "B1") == refused(nim, position, 1, "B1") == "NIM-4"


# What every game must keep


@pytest.mark.parametrize("options", [{}, MISERE])
def test_it_keeps_the_contract(nim: AnyGame, options: dict[str, Any]) -> None:
    for seed in range(40):
        chosen = nim.options(**options)
        assert check_walk(nim, chosen, Seating(2), random.Random(seed)) > 0


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_nothing_is_hidden_so_there_are_no_twins(nim: AnyGame, viewer: int | None) -> None:
    found = Watch(nim, nim.options(), Seating(2), viewer).find(range(40))
    assert (found.channels, found.differing) == (set(), 0)


def test_hiding_a_field_is_noticed(nim: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the heaps not said to be known, the table would tell what it must not."""
    known = {name: knows for name, knows in nim.known.items() if name != "heaps"}
    monkeypatch.setattr(nim, "known", known)
    found = Watch(nim, nim.options(), Seating(2), SPECTATOR).find(range(40), enough="table")
    assert "table" in found.channels
    assert found.differing > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words(nim: AnyGame, language: str) -> None:
    words_of_a_game.test_a_catalogue_parses_and_says_nothing_twice("nim", language)
    words_of_a_game.test_a_text_refers_to_texts_that_exist("nim", language)
    words_of_a_game.test_a_translation_has_the_texts_of_the_english_one("nim", language)
    words_of_a_game.test_a_translation_has_the_variables_of_the_english_one("nim", language)
    words_of_a_game.test_every_text_can_be_formatted("nim", language)
    words_of_a_game.test_every_event_can_be_told("nim", language)
    words_of_a_game.test_every_prompt_can_be_asked("nim", language)
    english, words = (catalogue("nim", lang) for lang in ("en", language))
    same = {name for name in english.texts if words.written(name) == english.written(name)}
    assert same == (set(english.texts) if language == "en" else SAME[language == "de"])


def test_every_clause_and_option_has_its_words(nim: AnyGame) -> None:
    words_of_a_game.test_every_clause_has_a_heading_and_a_rule("nim")
    words_of_a_game.test_every_game_has_a_name_and_a_line("nim")
    words_of_a_game.test_every_option_has_a_label_and_help("nim")


# What is kept


@pytest.mark.parametrize("name", ["playthrough", "misere"])
def test_a_kept_playthrough_comes_out_again(nim: AnyGame, name: str) -> None:
    path = EXAMPLE / "kept" / f"{name}.txt"
    assert header(path)["game"] == nim.id
    assert again(path) == path.read_text("utf-8")


def test_the_kept_transcript_replays(nim: AnyGame) -> None:
    transcript = read((EXAMPLE / "kept" / "transcript.txt").read_text("utf-8"))
    assert transcript.game is nim
    assert verify(transcript) == 0
    assert isinstance(nim.pending(transcript.positions[-1]), Finished)


# Played


def test_in_the_terminal(place: Path, tmp_path: Path) -> None:
    kept = str(tmp_path / "game.txt")
    typed = "A4\nB4\nC5\nA2\nA1\n"
    played = run(place, "play", "nim", "--players", "human,human", "--save", kept, stdin=typed)
    assert (played.code, played.err) == (0, "")
    assert "A ooo\nB oooo\nC ooooo" in played.out
    assert "NIM-2: Only 3 stones are left in heap A." in played.out
    assert "Red takes 4 stones from heap B." in played.out
    assert "Blue takes one stone from heap A." in played.out
    assert "Blue wins (NIM-4)" in played.out
    replayed = run(place, "replay", kept, "--lang", "pt")
    assert replayed.code == 0
    assert "Azul ganha (NIM-4)" in replayed.out


@pytest.fixture
def address(place: Path, tmp_path: Path) -> Iterator[str]:
    """Return where a server listens that has the plug-in."""
    command = [sys.executable, "-m", "tailback", "serve", "--port", "0", "--database", "tables.db"]
    with subprocess.Popen(
        command,
        cwd=tmp_path,
        env={**environment(place), "TAILBACK_PACE": "0", "TAILBACK_BOT_PROCESSES": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            found = re.search(r"http://\S+", line)
            assert found, line
            yield found[0].rstrip("/")
        finally:
            process.kill()


def test_at_a_table_over_the_network(nim: AnyGame, address: str) -> None:
    async def whole() -> None:
        table = await open_table(address, "nim", options={"misere": True})
        red, blue, friend = [
            await connect(address, table.match, token)
            for token in (table.tokens[0], table.tokens[1], table.spectator)
        ]
        await red.sit("Ada")
        await blue.sit("Bob")
        await red.wait_for(lambda update: update.ask is not None)
        answer = await red.commit(["D1"])
        assert isinstance(answer, Rejected)
        assert answer.refusal is not None
        assert answer.refusal.clause == "NIM-2"
        for seat, move in ((red, "A3"), (blue, "B4"), (red, "C5")):
            await seat.wait_for(lambda update: update.ask is not None)
            assert isinstance(await seat.commit([move]), Accepted)
        end = await friend.wait_for(lambda update: update.stage == "over")
        assert end.people is not None
        assert end.people.result == Finished((2, 1), None, "NIM-4")
        assert type(end.view.table) is type(nim.start())
        assert end.view.table.heaps == (0, 0, 0)
        assert [event.name for event in end.events] == ["took"]
        text = await read_transcript(address, table.match, table.spectator)
        assert verify(read(text)) == 0
        for each in (red, blue, friend):
            await each.close()

    asyncio.run(whole())


def test_against_the_computer_over_the_network(nim: AnyGame, address: str) -> None:
    async def whole() -> None:
        table = await open_table(address, "nim", bots={1: "random"})
        seat = await connect(address, table.match, table.tokens[0])
        end = await play_seat(seat, "random", random.Random(1))
        assert end.stage == "over"
        assert end.people is not None
        assert end.people.result is not None
        assert end.people.result.reason == "NIM-4"
        await seat.close()

    asyncio.run(whole())


def test_its_types_are_generated(place: Path, tmp_path: Path) -> None:
    made = tmp_path / "schema.json"
    command = [sys.executable, "-m", "tailback.server.schema", str(made)]
    subprocess.run(command, env=environment(place), check=True, capture_output=True)
    schemas = json.loads(made.read_text("utf-8"))["components"]["schemas"]
    assert schemas["Games"]["properties"]["nim"]["properties"] == {
        "scene": {"type": "null"},
        "table": {"$ref": "#/components/schemas/Nim"},
        "own": {"type": "null"},
    }
    options, heaps, turn = schemas["Nim"]["prefixItems"]
    assert options == {"$ref": "#/components/schemas/NimOptions"}
    assert heaps == {"items": {"type": "integer"}, "type": "array"}
    assert turn == {"type": "integer"}
    assert set(schemas["NimOptions"]["properties"]) == {"heaps", "misere"}


# The guide


@pytest.fixture(scope="module")
def with_bot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where Nim lies with the guide's bot."""
    return install(tmp_path_factory.mktemp("guide"), bot=True)


@pytest.mark.parametrize(
    ("kind", "files"),
    [
        ("python", ["tailback_nim/game.py"]),
        ("toml", ["pyproject.toml"]),
        ("ftl", ["tailback_nim/text/en.ftl"]),
    ],
)
def test_the_guide_shows_what_is_there(kind: str, files: list[str]) -> None:
    text = "".join((EXAMPLE / file).read_text("utf-8") for file in files)
    shown = [block for block in blocks(kind) if block not in (bot_source(), bot_entry())]
    assert shown
    for block in shown:
        assert block in text, block


def test_every_command_of_the_guide_works(with_bot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [line for block in blocks("console") for line in block.splitlines()]
    commands = [shlex.split(line)[2:] for line in lines if line.startswith("$ tailback ")]
    assert ["serve"] in commands
    monkeypatch.chdir(with_bot.parent)
    for command in commands:
        if command != ["serve"]:
            ran = run(with_bot, *command)
            assert (ran.code, ran.err) == (0, ""), command
    assert (with_bot.parent / "transcript.txt").read_text("utf-8") == (
        EXAMPLE / "kept" / "transcript.txt"
    ).read_text("utf-8")


def test_the_guides_bot_is_listed_first(with_bot: Path) -> None:
    first, *_ = run(with_bot, "bots", "nim").out.splitlines()
    name, line = first.split(maxsplit=1)
    assert name == "perfect"
    assert line == "Leaves the other side a lost position whenever there is a way to."


@pytest.mark.parametrize("options", [{}, MISERE])
def test_the_guides_bot_is_perfect(nim: AnyGame, options: dict[str, Any]) -> None:
    """Beside a search to the end of the game, in every position with up to four stones a heap."""
    module = types.ModuleType("bot")
    exec(bot_source(), module.__dict__)
    bot = module.PerfectBot(nim)

    @cache
    def won(position: Any) -> bool:
        """Return whether whoever moves now wins."""
        pending = nim.pending(position)
        if isinstance(pending, Finished):
            return bool(pending.ranks[position.turn] == 1)
        moves = nim.legal(position, position.turn)
        return any(not won(nim.apply(position, {position.turn: move})) for move in moves)

    start = nim.start(nim.options(**options))
    winning = 0
    for heaps in product(*(range(min(4, count) + 1) for count in start.heaps)):
        position = start._replace(heaps=heaps)
        if any(heaps) and won(position):
            winning += 1
            view = nim.view(None, position, 0)
            legal = nim.legal(position, 0)
            move = bot.choose(Question(0, view, position, legal, random.Random(winning)))
            assert not won(nim.apply(position, {0: move})), (heaps, move)
    assert winning > 50
