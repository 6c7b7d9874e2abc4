"""The command as a whole: help, version, wrong use, streams of every kind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tailback
from tests.cli.run import one_line, run, run_process
from tests.harness.patience import PATIENCE

WRONG = (
    (("nope",), "there are games, bots, rules"),
    (("--nope",), "--nope"),
    (("rules", "nope"), "nope"),
    (("rules", "shifty"), "did you mean shift?"),
    (("rules", "shift", "SHIFT-99"), "SHIFT-1 to SHIFT-27"),
    (("rules", "shift", "--lang", "xx"), "xx"),
    (("bots",), "which game? there are: bash, cutin"),
    (("bots", "nope"), "nope"),
    (("play",), "which game? there are: bash, cutin"),
    (("play", "nope"), "nope"),
    (("play", "shift", "--option", "setup"), "NAME=VALUE"),
    (("play", "shift", "--option", "setup=11"), "11"),
    (("play", "shift", "--option", "setups=1"), "did you mean setup?"),
    (("play", "shift", "--option", "self=1"), "no such option"),
    (("play", "shift", "--option", "setup=1", "--option", "setup=2"), "twice"),
    (("play", "shift", "--option", "setup=@/nowhere"), "no file"),
    (("play", "shift", "--option", "deck=M1=1"), "too few"),
    (("play", "shift", "--seats", "3"), "played by 2"),
    (("play", "jam", "--option", "below=20", "--seats", "3"), "start like this. JAM-27: 3 players"),
    (("simulate", "jam", "--option", "below=20", "--seats", "3"), "JAM-27: 3 players"),
    (("perft", "jam", "--option", "below=20", "--seats", "3"), "JAM-27: 3 players"),
    (("play", "cutin", "--option", "clock=on"), "Cut in! with the option clock cannot"),
    (("play", "shift", "--lang"), "--lang: expected one argument"),
    (("play", "shift", "--seats", "two"), "'two'"),
    (("play", "shift", "--players", "human"), "played by 2"),
    (("play", "shift", "--players", "a,b", "--seats", "3"), "played by 2"),
    (("play", "shift", "--players", "human,nope"), "random"),
    (("play", "shift", "--players", "red=human"), "gold, silver"),
    (("play", "shift", "--players", "gold=human,gold=random"), "twice"),
    (("simulate", "shift", "--games", "0"), "'0'"),
    (("simulate", "shift", "--games", "-1"), "-1"),
    (("simulate", "shift", "--players", "human"), "no bot 'human'"),
    (("perft", "shift", "--depth", "x"), "'x'"),
    (("perft", "shift", "--position", "x"), "7 fields"),
    (("replay",), "FILE"),
    (("replay", "/nowhere/at/all"), "no file"),
    (("replay", "/"), "folder"),
    (("replay", "a\0b"), "cannot be read"),
    (("verify", "/nowhere\nat all"), "no file"),
)


@pytest.mark.parametrize(("argv", "said"), WRONG, ids=lambda value: str(value)[:40])
def test_wrong_use_is_one_clear_line(argv: tuple[str, ...], said: str) -> None:
    ran = run(*argv)
    assert ran.code == 2
    assert one_line(ran.err), ran.err
    assert said in ran.err
    assert ran.out == ""


def test_version() -> None:
    assert run("--version") == (0, f"tailback {tailback.__version__}\n", "")


def test_help_names_every_command() -> None:
    ran = run()
    assert ran.code == 0
    for command in ("games", "bots", "rules", "play", "replay", "verify", "perft", "simulate"):
        assert command in ran.out
        assert run(command, "--help").code == 0


def test_games_and_bots() -> None:
    ran = run("games")
    assert ran.code == 0
    assert "shift      Rush Hour Shift; players: 2; options: edition, setup" in ran.out
    assert "random " in run("bots", "shift").out


def test_module_runs_in_a_process() -> None:
    ran = run_process("--version")
    assert ran == (0, f"tailback {tailback.__version__}\n", "")


def test_start_loads_no_game() -> None:
    import subprocess

    code = (
        "import sys; from tailback.cli.main import parser; parser();"
        "print([m for m in sys.modules if m.startswith(('tailback.games', 'tailback.bots',"
        " 'fluent'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "utf-8"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "nl", "pt"])
def test_every_terminal_can_show_the_rules(encoding: str, language: str) -> None:
    ran = run("rules", "shift", "--lang", language, encoding=encoding)
    assert ran.code == 0
    assert ran.err == ""
    assert "?" not in ran.out.replace("=?", "")


def test_plain_letters_on_a_real_ascii_terminal() -> None:
    ran = run_process("rules", "shift", "7", "--lang", "de", PYTHONIOENCODING="ascii")
    assert ran.code == 0
    assert ran.out.isascii()
    assert "?" not in ran.out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_output_that_cannot_be_written_is_told_in_one_line() -> None:
    with open("/dev/full", "wb") as full:
        command = [sys.executable, "-m", "tailback", "rules", "shift"]
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, timeout=PATIENCE)
    assert ran.returncode == 1
    assert one_line(ran.stderr.decode())


def test_output_closed_early_is_no_error() -> None:
    command = f"{sys.executable} -m tailback rules shift | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=PATIENCE)
    assert done.stderr == ""
    assert done.stdout == "Rush Hour Shift\n"


ANYTHING = st.text(st.characters(exclude_characters="\0"), max_size=12)


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(
        [
            ("rules", "shift"),
            ("rules",),
            ("bots",),
            ("perft", "shift", "--depth"),
            ("perft", "shift", "--depth=0", "--position"),
            ("perft", "shift", "--depth=0", "--option"),
            ("simulate", "shift", "--games=1", "--option=turn_limit=1", "--players"),
            ("replay",),
        ]
    ),
    ANYTHING | st.builds("{}={}".format, st.sampled_from(["deck", "setup", "edition"]), ANYTHING),
)
def test_no_value_ends_in_a_traceback(argv: tuple[str, ...], value: str) -> None:
    *rest, last = argv
    joined = (*rest, f"{last}={value}") if last.startswith("--") else (*argv, value)
    ran = run(*joined)
    assert ran.code in (0, 1, 2)
    assert "Traceback" not in ran.err
    assert ran.code == 0 or one_line(ran.err), ran.err


@pytest.mark.parametrize("value", ["\udcff", "é\n"])
def test_bytes_that_are_no_text_in_arguments(value: str) -> None:
    ran = run("rules", value)
    assert ran.code == 2
    assert one_line(ran.err)
