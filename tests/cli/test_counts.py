"""Commands that count: perft, simulate."""

from __future__ import annotations

from pathlib import Path

import pytest

import tailback
from tailback.kit.walk import perft
from tests.cli.run import install_toys, run

shift = tailback.game("shift")
START = (
    "....A|....|.B.../>>..A|C...|.BDDD/.....|CEF.|.B.../...G.|.EFH|...../IIIG.|...H|J..<</"
    "...G.|....|J.... silver card M1=2,M3=1,SL=1|M1=2,M2=2 "
    "M1=2,M2=4,M3=3,M4=3,MS1=3,MS2=3,SH=4,SL=2 - 0"
)


def test_perft_from_the_first_decision() -> None:
    ran = run("perft", "shift", "--depth", "3", "--seed", "5")
    position, *counts = ran.out.splitlines()
    start = shift.notation.position(position, shift.start())
    assert [int(line.split()[1]) for line in counts] == [perft(shift, start, n) for n in range(4)]
    assert ran.out == run("perft", "shift", "--seed", "5").out
    assert ran.out != run("perft", "shift", "--seed", "6").out


def test_perft_from_a_position() -> None:
    ran = run("perft", "shift", "--depth", "3", "--position", START)
    assert ran.out == f"{START}\n0 1\n1 2\n2 26\n3 276\n"


def test_perft_divided() -> None:
    ran = run("perft", "shift", "--depth", "3", "--position", START, "--divide")
    _, *parts, total = ran.out.splitlines()
    assert [line.split()[0] for line in parts] == ["M1", "M2"]
    assert sum(int(line.split()[1]) for line in parts) == 276
    assert total == "3 276"
    assert run("perft", "shift", "--depth", "0", "--divide").out.endswith("\n0 1\n")


def test_perft_of_joint_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    install_toys(monkeypatch)
    ran = run("perft", "sealed", "--seats", "3", "--depth", "1", "--divide")
    assert "\nann: 1; bob: 2; cy: 3 1\n" in ran.out
    assert ran.out.endswith("\n1 27\n")


def test_perft_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    ticks = iter(range(10**6))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))
    ran = run("perft", "shift", "--depth", "2", "--position", START)
    assert "depth 2: 26 so far" in ran.err
    assert ran.out.endswith("\n2 26\n")


def test_simulate_counts_players_and_seats() -> None:
    ran = run(*["simulate", "shift", "--games", "4", "--seed", "3", "--players", "random,random"])
    assert ran.code == 0
    assert ran.err == ""
    for said in ("games: 4", "games/s: ", "decisions/s: ", "average length: "):
        assert said in ran.out
    assert "player random (1): " in ran.out
    assert "player random (2): " in ran.out
    assert "seat Gold: " in ran.out
    assert "seat Silver: " in ran.out


def results(out: str) -> list[str]:
    return [line for line in out.splitlines() if "/s" not in line and not line.startswith("games")]


def test_simulate_can_be_repeated() -> None:
    argv = ["simulate", "shift", "--games", "3", "--option", "turn_limit=20", "--seed"]
    assert results(run(*argv, "7").out) == results(run(*argv, "7").out)
    assert results(run(*argv, "7").out) != results(run(*argv, "8").out)


def test_simulated_games_are_saved_and_verified(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    argv = ["simulate", "shift", "--games", "2", "--option", "turn_limit=9"]
    assert run(*argv, "--save", str(folder)).code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["shift-000001.txt", "shift-000002.txt"]
    for file in files:
        assert run("verify", str(file)).code == 0


def test_simulate_cannot_save_into_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = run("simulate", "shift", "--games", "1", "--save", str(tmp_path / "file"))
    assert ran.code == 2
    assert "cannot be made" in ran.err


@pytest.mark.parametrize(("toy", "seats"), [("bell", 2), ("peek", 2), ("relay", 2), ("sealed", 3)])
def test_every_kind_of_game_can_be_simulated(
    toy: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_toys(monkeypatch)
    ran = run("simulate", toy, "--games", "3", "--seats", str(seats))
    assert ran.code == 0, ran.err
    assert "games: 3" in ran.out
