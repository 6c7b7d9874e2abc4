"""The same on a real (pseudo-)terminal: colours, wiping, Ctrl-C."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys

import pytest

from tests.cli.run import run_terminal
from tests.harness.patience import PATIENCE

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

GOLD = ("play", "shift", "--option", "starter=gold", "--players", "human,random", "--seed", "3")


def test_colours_on_a_terminal() -> None:
    ran = run_terminal(*GOLD, typed="quit\n")
    assert ran.code == 0
    assert "\033[1;38;5;220m>\033[0m" in ran.out
    assert "\033[38;5;75mA\033[0m" in ran.out


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colours_where_they_are_not_wanted(env: dict[str, str]) -> None:
    ran = run_terminal(*GOLD, typed="quit\n", **env)
    assert ran.code == 0
    assert "\033[" not in ran.out
    assert "....A|....|.B..." in ran.out


def test_an_empty_no_color_means_nothing() -> None:
    assert "\033[" in run_terminal(*GOLD, typed="quit\n", NO_COLOR="").out


def test_a_terminal_without_utf_8() -> None:
    ran = run_terminal(*GOLD, "--lang", "fr", typed="rules 7\nquit\n", PYTHONIOENCODING="ascii")
    assert ran.code == 0
    assert "SHIFT-7" in ran.out
    assert ran.out.isascii()


def test_a_turn_of_several_lines_ends_with_enter() -> None:
    typed = "M2\nA+1\nA+1\nundo\nC+1\n\nquit\n"
    ran = run_terminal(*GOLD, typed=typed, NO_COLOR="1")
    assert "M2 A+2: Enter ends your turn, undo takes back." in ran.out
    assert "- Gold moves vehicle C 1 space down." in ran.out
    assert ran.out.count("- Gold moves vehicle A 1 space down.") == 1


def test_the_screen_is_wiped_between_two_people() -> None:
    argv = ("play", "shift", "--option", "starter=gold", "--players", "human,human", "--seed", "3")
    ran = run_terminal(*argv, typed="\nM2 A+2\n\n\nquit\n")
    assert ran.code == 0
    *_, gold, between, silver = ran.out.split("\033[H\033[2J\033[3J")
    assert "hand M2 M3 M4 SL" in gold
    assert "Silver, press Enter when nobody else looks." in between
    assert "hand" not in between
    assert "; Gold gets 4 cards." in silver
    assert "M2 M3 M4 SL" not in silver


def test_ctrl_c_leaves_politely() -> None:
    ran = run_terminal(*GOLD, typed="?\n\x03")
    assert ran.code == 130
    assert "Traceback" not in ran.out
    assert ran.out.endswith("Stopped.\n")


def test_ctrl_c_reaches_a_bot_that_thinks() -> None:
    argv = [sys.executable, "-m", "tailback", "play", "shuttles"]
    with subprocess.Popen(
        [*argv, "--players", "alphabeta,alphabeta"],
        env={"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout is not None
        while not process.stdout.readline().startswith("- "):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "\nStopped.\n")


def test_the_end_of_input_leaves_politely() -> None:
    ran = run_terminal(*GOLD, typed="\x04")
    assert ran.code == 0
    assert "you leave the game" in ran.out


def test_simulate_shows_how_far_it_is() -> None:
    """It is told once a second, after a game: whatever takes two seconds tells it."""
    ran = run_terminal("simulate", "shift", "--games", "150", "--seed", "1", typed="")
    assert ran.code == 0
    took = re.search(r"games: 150 in (\d+)\.", ran.out)
    assert took is not None
    assert " of 150 games, " in ran.out or int(took[1]) < 2


def test_a_card_turned_back_is_wiped() -> None:
    argv = ("play", "peek", "--players", "human,random", "--seed", "3")
    ran = run_terminal(*argv, typed="look1\n\nquit\n", NO_COLOR="1")
    assert ran.code == 0, ran.out
    before, after = ran.out.split("\033[H\033[2J\033[3J")
    assert "- looked seat ann place 1 card " in before
    assert "Remember this, then press Enter." in before
    assert "looked seat ann" not in after
