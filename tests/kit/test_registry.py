"""Games and bots are found by name, and a wrong name is answered with the right ones."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

import tailback
from tailback.bots import RandomBot, bot, bots_for
from tailback.kit import AnyGame, Game, UnknownGame, registry
from tests.toys import TOYS


def test_installed_games_are_listed_and_found() -> None:
    found = tailback.list_games()
    assert "shift" in found
    assert list(found) == sorted(found)
    for id in found:
        assert isinstance(tailback.game(id), Game)
        assert tailback.game(id).id == id
        assert tailback.game(id) is tailback.game(id)


@pytest.mark.parametrize("name", ["shfit", "Shift", "shifts", "shift "])
def test_an_unknown_game_is_answered_with_the_nearest(name: str) -> None:
    with pytest.raises(UnknownGame, match=f"^no game '{name}'; did you mean shift\\?$"):
        tailback.game(name)


@pytest.mark.parametrize("name", ["", "quux", "../../etc", "tailback.games.shift:GAME"])
def test_a_game_like_no_other_is_answered_with_all(name: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        tailback.game(name)
    assert str(caught.value) == f"no game {name!r}; there are: {', '.join(tailback.list_games())}"


def test_bots_for_a_game_are_its_own_and_those_for_all() -> None:
    assert "random" in bots_for(tailback.game("shift"))
    assert "thumb" in bots_for(tailback.game("shift"))
    for toy in TOYS:
        assert bots_for(toy) == ("random",)


def test_an_unknown_bot_is_answered_with_its_game() -> None:
    with pytest.raises(UnknownGame, match="no bot 'radnom' for shift; did you mean random\\?"):
        bot(tailback.game("shift"), "radnom")


def test_a_bot_of_another_game_is_not_found() -> None:
    with pytest.raises(UnknownGame, match="no bot 'thumb' for bell"):
        bot(next(toy for toy in TOYS if toy.id == "bell"), "thumb")


def test_a_bot_is_not_found_by_the_name_of_its_entry_point() -> None:
    with pytest.raises(UnknownGame, match=r"no bot 'shift\.thumb' for jam"):
        bot(tailback.game("jam"), "shift.thumb")


def test_every_bot_can_be_made() -> None:
    games: list[AnyGame] = [*TOYS, *map(tailback.game, tailback.list_games())]
    for game in games:
        for name in bots_for(game):
            assert hasattr(bot(game, name), "choose")
        assert isinstance(bot(game, "random"), RandomBot)


def test_without_any_game_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(group: str) -> dict[str, EntryPoint]:
        return {}

    monkeypatch.setattr(registry, "installed", nothing)
    assert registry.list_games() == ()
    with pytest.raises(UnknownGame, match="no game 'shift'; there are: none"):
        registry.game("shift")


LOADED_BY_MANY = """
import sys, threading
import tailback
from tailback.bots import bots_for

ids = tailback.list_games()
start, wrong = threading.Barrier(2 * len(ids)), []

def load(id):
    start.wait()
    try:
        bots_for(tailback.game(id))
    except BaseException as error:
        wrong.append(error)

threads = [threading.Thread(target=load, args=(id,)) for id in (*ids, *reversed(ids))]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
sys.exit(repr(wrong) if wrong else 0)
"""


def test_threads_that_load_games_at_once_are_given_whole_ones() -> None:
    """A server loads all games beside its first requests; two imports would meet halfway."""
    for _ in range(3):
        command = [sys.executable, "-W", "error", "-c", LOADED_BY_MANY]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
