"""An opponent for Cut in!: it leaves the jumper as little room as it can."""

from __future__ import annotations

from tailback.games.trafficars.cutin.moves import DONE, NO, Move
from tailback.games.trafficars.cutin.observer import CutinView, Recall
from tailback.kit import AnyGame, Question


class SpacerBot:
    """Lays the card whose new space holds the fewest numbers that it has not seen.

    As jumper it cuts in whenever a card fits, and with every card that does: a card between the
    ends of the row cannot be laid in any other way, and the turn comes with it.
    """

    strength = 1

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, question: Question[Move, CutinView, Recall]) -> Move:
        """Return the card to lay, or the jumper's answer."""
        view, legal, rng = question.view, question.legal, question.rng
        cards = [move for move in legal if move.kind == "card"]
        if view.table.space is not None:
            return rng.choice(cards) if cards else DONE if DONE in legal else NO
        if not view.table.row:
            return cards[len(cards) // 2]
        return min(cards, key=lambda move: (self._room(view, move.card), rng.random()))

    def _room(self, view: CutinView, card: int) -> int:
        """Return how many unseen numbers lie in the space that the card would open."""
        row, aside = view.table.row, view.table.aside
        inside = range(card + 1, row[0]) if card < row[0] else range(row[-1] + 1, card)
        seen = {*aside, *(view.own.hand if view.own else ())}
        return sum(number not in seen for number in inside)
