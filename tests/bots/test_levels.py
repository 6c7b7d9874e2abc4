"""Easy, medium and hard: in every game each beats the one below, and has a character."""

from __future__ import annotations

import random

import pytest
from tools.standings import meet

import tailback
from tailback.bots import bots_for
from tailback.bots.bot import about
from tailback.bots.levels import LEVELS, Levelled
from tailback.kit import (
    AnyGame,
    AnyQuestion,
    Question,
)
from tailback.kit.phrasebook import LANGUAGES
from tests.harness.scale import SOAK, scaled

GAMES = [tailback.game(id) for id in tailback.list_games()]
PAIRS = [("hard", "medium"), ("medium", "easy")] if SOAK else [("medium", "easy")]
QUICK = [game for game in GAMES if SOAK or game.id not in ("shift", "shuttles")]
"""Two who think ahead take their time, and so do long games."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_three_levels_before_all_other_bots(game: AnyGame) -> None:
    assert bots_for(game)[:3] == LEVELS[::-1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_each_level_has_a_line_of_its_own_in_every_language(game: AnyGame) -> None:
    for language in LANGUAGES:
        lines = {about(game, level, language) for level in LEVELS}
        assert len(lines) == len(LEVELS)
        assert "" not in lines


@pytest.mark.parametrize(("better", "worse"), PAIRS)
@pytest.mark.parametrize("game", QUICK, ids=lambda game: game.id)
def test_each_level_beats_the_one_below(game: AnyGame, better: str, worse: str) -> None:
    least = 4 if game.id == "bash" else 10
    result = meet(game, better, worse, max(least, scaled(200)), 1, game.options())
    print(f"{game.id}: {better} against {worse}: {result}")
    assert result.share.share >= (0.65 if SOAK else 0.5)


class _Upright:
    """Never moves but the first way."""

    strength = 0

    def choose(self, question: AnyQuestion) -> str:
        return str(question.legal[0])


def test_a_level_slips_as_often_as_it_says() -> None:
    slips = Levelled(_Upright(), "easy", 0.4)
    question = Question(0, None, None, ["a", "b"], random.Random(1))
    chosen = [slips.choose(question) for _ in range(2000)]
    assert 0.15 < chosen.count("b") / len(chosen) < 0.25
    never = Levelled(_Upright(), "hard")
    assert {never.choose(question) for _ in range(50)} == {"a"}
