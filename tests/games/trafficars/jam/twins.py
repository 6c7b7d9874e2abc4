"""Twins of jam: another card in a hidden hand, made from draws and plays alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

from tailback.games.trafficars.jam import GAME, Move, Position
from tailback.games.trafficars.jam.moves import DRAW
from tailback.games.trafficars.jam.options import deck_of
from tailback.kit import NATURE, Seating, Viewer
from tailback.kit.walk import random_walk

History = list[Mapping[int, Move]]


def some_game(seed: int, seats: int, most: int, **options: object) -> tuple[Position, History]:
    start = GAME.start(GAME.options(**options), Seating(seats))
    history: History = []
    for step in random_walk(GAME, start, random.Random(seed)):
        history.append(step.moves)
        if len(history) == most:
            break
    return start, history


def twin_of(
    start: Position, history: History, viewer: Viewer, rng: random.Random
) -> History | None:
    """Change one hidden card: dealt to another seat and not played within the history.

    Works on the list of draws and plays alone: never asks the game what may be seen. One round.
    """
    options, seats = start.options, len(start.hands)
    draws = [(n, moves[NATURE].card) for n, moves in enumerate(history) if NATURE in moves]
    rows = 0
    while draws and rows < options.lanes:
        rows += draws.pop(0)[1] not in options.trailers
    dealt = [(k // options.hand, n, card) for k, (n, card) in enumerate(draws)]
    held = [Counter(card for seat, _, card in dealt if seat == s) for s in range(seats)]
    for moves in history:
        for seat, move in moves.items():
            if move.kind == "play":
                held[seat][move.card] -= 1
    left = Counter(dict(enumerate(deck_of(options))))
    back = {card for _, card in draws}
    for moves in history:
        if NATURE in moves and moves[NATURE].card not in back:
            left[moves[NATURE].card] -= moves[NATURE].card not in options.trailers
    for card in (card for _, card in draws):
        left[card] -= 1
    hidden = [(n, card) for seat, n, card in dealt if seat != viewer and held[seat][card] > 0]
    spare = [card for card, n in left.items() if n > 0]
    rng.shuffle(hidden)
    rng.shuffle(spare)
    for number, card in hidden:
        for other in spare:
            if other != card:
                changed = [*history[:number], {NATURE: DRAW[other]}, *history[number + 1 :]]
                if _possible(start, changed):
                    return changed
    return None


def _possible(start: Position, history: History) -> bool:
    position = start
    for moves in history:
        try:
            position = GAME.play(position, moves)
        except ValueError:
            return False
    return True
