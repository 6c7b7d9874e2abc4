"""Late positions of Cut in!: short piles, few cards in hand; before, in and after a laying."""

from __future__ import annotations

import random

from tailback.games.trafficars.cutin import GAME, Position
from tailback.kit import NotationError, Seating
from tests.games.trafficars.cutin.reference import Reference


def late(seats: int, clock: bool, rng: random.Random) -> tuple[Position, Reference]:
    """Return a late position with little left to draw, for engine and reference.

    A round is about to be opened, or the active seat lays on, or the jumper is asked.
    """
    while True:
        cards = rng.sample(range(1, 51), 50)
        hands = [sorted(cards.pop() for _ in range(rng.randint(1, 6))) for _ in range(seats)]
        piles = [rng.randint(0, 2) if len(hand) == 6 else 0 for hand in hands]
        row = sorted(cards.pop() for _ in range(rng.choice([0, 0, 1, 2, 3, 6])))
        leftovers = 50 % seats
        aside = sorted(cards.pop() for _ in range(len(cards) - sum(piles) - leftovers))
        active = rng.randrange(seats)
        passes = rng.randrange(seats) if row else 0
        space: tuple[int, int] | None = None
        cut = False
        stage, turn = "open" if piles[active] else "choose", "-"
        if row:
            stage, turn = "lay", rng.choice(["-", "laid", "laid" if clock else "laid,never"])
            if turn == "laid" and len(hands[active]) > 1 and rng.random() < 0.3:
                _, *gone, last = hands[active]  # only one card is left, but a pile
                aside = sorted([*aside, *gone])
                hands[active] = [last]
                piles[active] += 1
        if len(row) > 1 and rng.random() < 0.6:
            if rng.random() < 0.3:
                *gone, _ = hands[active]  # the last card in hand has been laid
                aside = sorted([*aside, *gone])
                hands[active] = []
                piles[active] += 1
            space = rng.choice([(row[0], row[1]), (row[-2], row[-1])])
            stage, turn = f"ask:{space[0]}-{space[1]}", "laid"
            if len(row) > 2 and rng.random() < 0.3:  # a card lies in the newest space already
                cut = True
                space = rng.choice([(row[0], row[2]), (row[-3], row[-1])])
                stage = f"cut:{space[0]}-{space[1]}"
        if turn != "-":
            passes = 0
        text = " ".join(
            (
                listed(row),
                "|".join(map(listed, hands)),
                "|".join(map(str, piles)),
                listed(aside),
                str(active + 1),
                stage,
                str(passes),
                turn,
            )
        )
        try:
            start = GAME.start(GAME.options(clock=clock), Seating(seats))
            position = GAME.notation.position(text, start)
        except NotationError:  # no card fits this row, or none can fit this space: it would be over
            continue
        snapshot = {
            "row": row,
            "hands": hands,
            "piles": piles,
            "aside": aside,
            "active": active,
            "passes": passes,
        }
        laid, never = turn != "-", turn == "laid,never"
        given = {"clock": clock}
        return position, Reference.at(snapshot, given, laid=laid, space=space, cut=cut, never=never)


def listed(cards: list[int]) -> str:
    return ",".join(map(str, cards)) or "-"
