"""The outcomes of a card are what playing it by the rules can lead to, and each way leads there."""

from __future__ import annotations

import random

import pytest

from tailback.games.shift import GAME, Board, Position, Stage, outcomes
from tailback.games.shift.moves import CARDS, PLAY
from tests.games.shift.late import late_position, random_options
from tests.harness.scale import scaled


def by_the_rules(position: Position) -> tuple[set[Board], bool]:
    """Return the boards on which a turn can end from here, and whether it can win."""
    ends: set[Board] = set()
    win = False
    seen: set[Position] = set()
    waiting = [position]
    while waiting:
        here = waiting.pop()
        for move in GAME.legal(here, here.turn):
            there = GAME.apply(here, {here.turn: move})
            if there.stage is Stage.WON:
                win = True
            elif there.stage is Stage.DRAW:
                ends.add(there.board)
            elif there not in seen:
                seen.add(there)
                waiting.append(there)
    return ends, win


@pytest.mark.clause("SHIFT-10", "SHIFT-17", "SHIFT-23")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("M4", "MS3")])
def test_outcomes_are_what_the_rules_allow(card: str) -> None:
    rng = random.Random(CARDS.index(card))
    for _ in range(scaled(300)):
        position = late_position(random_options(rng, deck={"SL": 1, "M2": 1, card: 30}), rng)
        played = GAME.apply(position, {position.turn: PLAY[CARDS.index(card)]})
        found = outcomes(position.options, position.board, position.turn, card)
        if played.stage is Stage.DRAW:
            assert found == ({position.board: ()}, None)
            continue
        assert (set(found.boards), found.win is not None) == by_the_rules(played)


def test_each_way_leads_to_its_board() -> None:
    rng = random.Random(3)
    for _ in range(scaled(500)):
        position = late_position(random_options(rng), rng)
        for play in GAME.legal(position, position.turn):
            found = outcomes(position.options, position.board, position.turn, play.what)
            some = rng.sample(list(found.boards.items()), min(5, len(found.boards)))
            for board, way in some:
                end = position
                for move in (play, *way):
                    end = GAME.play(end, {end.turn: move})
                assert end.board == board
                assert end.stage is Stage.DRAW
            if found.win:
                for move in (play, *found.win):
                    position = GAME.play(position, {position.turn: move})
                assert position.stage is Stage.WON
                break
