"""The engine beside the slow reference: walks at random, from late positions, on other boards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tailback.games.shuttles import GAME, Board, Move, Position, default_board
from tailback.games.shuttles.board import write_board
from tailback.games.shuttles.moves import CLAIM
from tailback.kit import Decision, Event, RandomDice
from tailback.kit.walk import Chooser, walk
from tests.games.shuttles.positions import composed, other_board, stand
from tests.games.shuttles.reference import Reference
from tests.harness.beside import walk_beside
from tests.harness.scale import scaled

REASONS = {
    "goal": "SHUT-40",
    "claim": "SHUT-41",
    "repetition": "SHUT-42",
    "turn_limit": "SHUT-42",
}


def beside(
    start: Position,
    reference: Reference,
    rng: random.Random,
    most: int,
    chooser: Chooser[Position, Move] | None = None,
) -> int:
    """Walk both; states, legal moves, and at the end ranks, scores and reason must be the same."""
    return walk_beside(GAME, start, reference, snapshot, rng, most, chooser, REASONS)


def snapshot(position: Position) -> dict[str, object]:
    names = position.maze.names
    shown: dict[str, object] = {
        "pieces": {
            seat: sorted(names[space] for space in position.pieces[seat]) for seat in (0, 1)
        },
        "offsets": list(position.offsets),
        "turns": position.turns,
    }
    if isinstance(GAME.pending(position), Decision):
        shown |= {"turn": position.turn, "ban": position.ban, "claim": position.claim}
    return shown


def reference_board(board: Board) -> dict[str, object]:
    """The same board in the reference's words."""
    sides = [
        ["".join("#" if mark == "|" else "." for mark in line[1::2]) for line in drawing[::-2]]
        for drawing in (shuttle.drawing for shuttle in board.shuttles)
    ]
    between = [
        ["".join("#" if mark == "-" else "." for mark in line[::2]) for line in drawing[-2::-2]]
        for drawing in (shuttle.drawing for shuttle in board.shuttles)
    ]
    return {
        "order": board.order,
        "rows": 2,
        "width": board.width,
        "offset_limit": board.offset_limit,
        "block_first": board.block_first,
        "block_size": 5,
        "side": sides,
        "between": between,
    }


def both(position: Position, **options: Any) -> Reference:
    """The reference standing at the same position."""
    chosen = {"board": reference_board(position.maze.board), **options}
    if position.stage.value == "toss":
        return Reference(2, chosen)
    return Reference.at({**snapshot(position)}, chosen)


def test_the_default_board_is_the_references() -> None:
    from tests.games.shuttles.reference import default_board as theirs

    assert reference_board(default_board()) == theirs()


def test_random_walks() -> None:
    rng = random.Random(1)
    for _ in range(scaled(100)):
        start = GAME.start(GAME.options())
        assert beside(start, both(start), rng, scaled(2000)) > 30


def test_walks_from_composed_positions() -> None:
    rng = random.Random(2)
    for _ in range(scaled(5000)):
        start = composed(rng)
        beside(start, both(start), rng, 8)


def test_walks_on_another_board() -> None:
    rng = random.Random(9)
    for _ in range(scaled(200)):
        start = composed(rng, board=write_board(other_board()))
        beside(start, both(start), rng, 10)


@pytest.mark.parametrize(
    "options", [{"repetition": None}, {"turn_limit": 12}, {"turn_limit": None}]
)
def test_walks_with_options(options: dict[str, Any]) -> None:
    rng = random.Random(5)
    for _ in range(scaled(100)):
        start = composed(rng, **options)
        beside(start, both(start, **options), rng, 16)


def test_walks_to_and_fro() -> None:
    """Shuttles moved to and fro bring the same position for the third time."""
    rng = random.Random(6)
    ends = 0
    for _ in range(scaled(150)):
        start = composed(rng)
        few = {rng.choice("257"), rng.choice("136")}

        def few_shuttles(position: Position, seat: int, few: set[str] = few) -> Any:
            legal = GAME.legal(position, seat)
            wanted = [move for move in legal if move.kind == "shuttle" and move.start in few]
            return rng.choice(wanted or legal)

        ends += beside(start, both(start), rng, 60, few_shuttles) < 60
    assert ends


def test_walks_against_five_that_stay_home() -> None:
    """North keeps home for a while: what South may claim is what the reference says."""
    rng = random.Random(13)
    claims = 0
    for _ in range(scaled(400)):
        start = stand(rng.choice(["", "s1", "s2 s3", "7b2 7b3 7b5"]), "n1 n2 n3 n4 n5")

        def at_home(position: Position, seat: int) -> Move:
            nonlocal claims
            legal = GAME.legal(position, seat)
            claims += CLAIM in legal
            if seat == 0 and rng.random() < 0.6:
                return rng.choice([move for move in legal if move.start[0] == "s"] or legal)
            keeping = [move for move in legal if move.start[0] not in "n" or move.end[0] == "n"]
            return rng.choice(keeping if seat == 1 and rng.random() < 0.8 else legal)

        beside(start, both(start), rng, 20, at_home)
    assert claims


def told_by(reference: Reference, seat: int, move: str, warned: tuple[int, ...]) -> list[Event]:
    """What the reference makes of a move, after it: who was warned before is not told again."""
    name, other = ("south", "north")[seat], ("south", "north")[1 - seat]
    if move == "claim":
        return [Event.of("claimed", seat=name)]
    if move[-1] in "<>":
        way = "left" if move[-1] == "<" else "right"
        told = [Event.of("shuttled", seat=name, shuttle=int(move[0]), way=way)]
    else:
        start, end = move.replace("x", "-").split("-")
        told = [Event.of("jumped" if "x" in move else "slid", seat=name, start=start, end=end)]
    if reference.pending().kind == "decision":
        fresh = set(reference.warned()) - set(warned)
        return told + [Event.of("warned", seat=other, other=name) for _ in fresh]
    reason = reference.result()["reason"]
    if reason == "goal":
        return [*told, Event.of("won", seat=name)]
    case = "turns" if reason == "turn_limit" else "repetition"
    return [*told, Event.of("drawn", case=case, turns=reference.turns)]


def test_the_story_is_what_the_reference_sees() -> None:
    rng = random.Random(12)
    told: set[object] = set()

    def keen(position: Position, seat: int) -> Move:
        """Into the goal, or a shuttle to and fro, or anything."""
        legal = GAME.legal(position, seat)
        home = [move for move in legal if move == CLAIM or move.end.startswith("ns"[seat])]
        fro = [move for move in legal if move.start in ("1", "2")]
        return rng.choice(rng.choice([home, legal, fro, fro, fro, fro, fro]) or legal)

    walks = [composed(rng, turn_limit=rng.choice([3, 60])) for _ in range(scaled(1000))]
    walks += [stand("n1 n2 n3 n4 7b6", turn_limit=60)] * scaled(500)
    walks += [stand("n1 n2 n3 7b5 1a1", "n5 1b7 2b7 3a7 3b7", turn_limit=60)] * scaled(500)
    walks += [stand("s3", "n1 n2 n3 n4 n5", turn_limit=60)] * scaled(100)
    for start in walks:
        reference = both(start, turn_limit=start.options.turn_limit)
        for step in walk(GAME, start, keen, RandomDice(rng), told=True):
            ((seat, move),) = step.moves.items()
            warned = reference.warned()
            reference.do({seat: str(move)})
            events = GAME.events(GAME.shown_to(step.story, None))
            assert list(events) == told_by(reference, seat, str(move), warned)
            told |= {event.get("case") or event.name for event in events}
    kinds = {"shuttled", "slid", "jumped", "won", "warned", "claimed"}
    assert told == kinds | {"turns", "repetition"}
