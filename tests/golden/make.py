"""Write a playthrough to be kept: ``python -m tests.golden.make shift duo edition=duo``.

Arguments: game, name of the file, options as NAME=VALUE, and optionally ``seats=N`` ``seed=N``
``most=N`` ``every=N``. Without arguments every kept file is written again from its own header.

With ``every`` above 1 a long game is kept in short: views, and what chance could bring, stand only
at every so many steps and at the end; what all see alike stands once.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from tools.playthrough import playthrough

import tailback
from tailback.kit import AnyGame
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


def written(lines: Iterable[str], every: int) -> str:
    """Return a playthrough as it is kept."""
    if every == 1:
        return "\n".join(lines) + "\n"
    head, *steps = "\n".join(lines).split("\n\n")
    short = [head.replace("\noptions: ", f"\nevery: {every}\noptions: ", 1)]
    for number, step in enumerate(steps):
        whole = number % every == 0 or number == len(steps) - 1
        short.append("\n".join(_seen_once(step.split("\n"), whole)))
    return "\n\n".join(short) + "\n"


def _seen_once(lines: list[str], whole: bool) -> Iterator[str]:
    """Return the lines of a step, what all see alike told once; unless whole, without views."""
    for told, part in groupby(lines, key=lambda line: " sees: " in line):
        if not told:
            yield from (
                line for line in part if whole or not line.startswith(("view of", "  ", "chance: "))
            )
            continue
        seen: dict[str, list[str]] = {}
        for line in part:
            viewer, _, event = line.partition(" sees: ")
            seen.setdefault(viewer, []).append(event)
        if len(set(map(tuple, seen.values()))) == 1:
            yield from (f"all see: {event}" for event in next(iter(seen.values())))
        else:
            yield from (f"{viewer} sees: {one}" for viewer, all in seen.items() for one in all)


def again(path: Path) -> str:
    """Return the playthrough that the header of a kept file describes, made anew."""
    said = header(path)
    game = find(said["game"])
    options = game.options(**json.loads(said["options"]))
    numbers = int(said["seats"]), int(said["seed"]), int(said["most"])
    return written(playthrough(game, options, *numbers), int(said.get("every", 1)))


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
    every = int(chosen.pop("every", 1))
    path = FOLDER / f"{arguments[1]}.txt"
    lines = playthrough(game, game.options(**chosen), seats, seed, most)
    path.write_text(written(lines, every), "utf-8")
    print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
