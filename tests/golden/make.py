"""Write a playthrough to be kept: ``python -m tests.golden.make shift duo edition=duo``.

Arguments: game, name of the file, options as NAME=VALUE, and optionally ``seats=N`` ``seed=N``
``most=N``. Without arguments every kept file is written again from its own header.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import tailback
from tailback.kit import AnyGame
from tailback.kit.walk import playthrough
from tests.toys import TOYS

FOLDER = Path(__file__).parent


def find(id: str) -> AnyGame:
    """Return an installed game or a toy."""
    toys = {toy.id: toy for toy in TOYS}
    return toys[id] if id in toys else tailback.game(id)


def header(path: Path) -> dict[str, str]:
    """Return the fields at the top of a kept file."""
    lines = path.read_text("utf-8").split("\n\n", 1)[0].split("\n")
    return dict(line.split(": ", 1) for line in lines)


def again(path: Path) -> str:
    """Return the playthrough that the header of a kept file describes, made anew."""
    said = header(path)
    game = find(said["game"]).edition(said["rules"])
    options = game.options(**json.loads(said["options"]))
    numbers = int(said["seats"]), int(said["seed"]), int(said["most"])
    return "\n".join(playthrough(game, options, *numbers)) + "\n"


def main(arguments: list[str]) -> None:
    if not arguments:
        for path in sorted(FOLDER.glob("*.txt")):
            path.write_text(again(path), "utf-8")
            print(path.name)
        return
    game = find(arguments[0])
    chosen = dict(argument.split("=", 1) for argument in arguments[2:])
    seats = int(chosen.pop("seats", game.seats[0]))
    seed, most = int(chosen.pop("seed", 1)), int(chosen.pop("most", 60))
    path = FOLDER / f"{arguments[1]}.txt"
    lines = playthrough(game, game.options(**chosen), seats, seed, most)
    path.write_text("\n".join(lines) + "\n", "utf-8")
    print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
