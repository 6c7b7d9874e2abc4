"""Small drawings of jam for the tests: rows of places, ``_`` a gap, ``T+15`` a stack."""

from __future__ import annotations

import inspect

from tailback.games.trafficars.jam import GAME, JamView, Move, Position
from tailback.games.trafficars.jam.moves import CARDS, INDEX
from tailback.kit import NATURE, Chance, Refusal, Seating, Viewer


def table(
    drawing: str, *hands: str, ages: tuple[int, ...] | None = None, **options: object
) -> Position:
    """Return the table of a drawing, everybody about to choose a card of these hands."""
    chosen = GAME.options(**options)
    start = GAME.start(chosen, Seating(len(hands), ages))
    lanes = "/".join(",".join(row.split()) for row in inspect.cleandoc(drawing).split("\n"))
    held = "|".join(",".join(sorted(hand.split(), key=INDEX.__getitem__)) for hand in hands)
    nothing = "|".join("-" for _ in hands)
    points = ",".join("0" for _ in hands)
    by_age = ",".join(str(seat + 1) for seat in start.ages)
    text = f"{lanes} choose - {held} {nothing} - {points} 1 {by_age}"
    return GAME.notation.position(text, start)


def shown(drawing: str) -> list[str]:
    """Return the rows of a drawing, to be compared."""
    return [" ".join(row.split()) for row in inspect.cleandoc(drawing).split("\n")]


def rows(position: Position) -> list[str]:
    """Return the rows as they lie."""
    lanes = str(position).split("\n")
    return [" ".join(row.split()[1:]) for row in lanes]


def move(text: str) -> Move:
    return GAME.notation.move(text)


def play(position: Position, *cards: str) -> Position:
    """Return the table after every seat has chosen a card."""
    return GAME.play(position, {seat: move(card) for seat, card in enumerate(cards)})


def place(position: Position, **places: str) -> Position:
    """Return the table after these seats (``p0``, ``p1`` …) have chosen where their cards go."""
    return GAME.play(position, {int(seat[1:]): move(text) for seat, text in places.items()})


def seen(position: Position, viewer: Viewer = None) -> JamView:
    """Return all that a viewer sees of a table."""
    scene = GAME.scene(position.options, Seating(len(position.hands), position.ages))
    return GAME.view(scene, position, viewer)


def step(position: Position, viewer: Viewer = None, **moves: str) -> tuple[Position, list[str]]:
    """Return the table after these moves (``p0``, ``p1`` …, ``draw``), and what a viewer is told.

    An event is told as ``took seat=1 lane=2 count=4 points=5``.
    """
    happened = {
        NATURE if who == "draw" else int(who[1:]): move(text) for who, text in moves.items()
    }
    GAME.check(position, happened)
    done = GAME.step(position, happened)
    events = GAME.events(GAME.shown_to(done.story, viewer))
    told = [
        " ".join([event.name, *(f"{name}={value}" for name, value in event.details)])
        for event in events
    ]
    return done.after, told


def asked(position: Position) -> dict[int, str]:
    """Return what every seat that must decide may choose from."""
    return {
        seat: " ".join(str(move) for move in GAME.legal(position, seat)) for seat in position.asked
    }


def taken(position: Position, seat: int) -> str:
    """Return the penalty cards of a seat."""
    return " ".join(CARDS[card] for card in position.penalty[seat])


def refused(position: Position, seat: int, text: str) -> Refusal:
    refusal = GAME.refusal(position, seat, move(text))
    assert refusal is not None
    assert GAME.rulebook.explain(refusal, "en")
    return refusal


def deal(position: Position, *cards: str) -> Position:
    """Return the table after chance has brought these cards."""
    for card in cards:
        position = GAME.play(position, {NATURE: move(f"={card}")})
    return position


def weights(position: Position) -> dict[str, int]:
    """Return what chance may bring, and how likely."""
    pending = GAME.pending(position)
    assert isinstance(pending, Chance)
    texts = (str(outcome)[1:] for outcome in pending.outcomes)
    return dict(zip(texts, pending.weights, strict=True))
