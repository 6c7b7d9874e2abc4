"""How a game ended is said to the winner, to the loser and to those who watched."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

import tailback
from tailback.kit import LANGUAGES, Finished, OptionError, Seating, SetupError
from tailback.kit.walk import random_walk
from tests.words.catalogue import catalogue

EVERY_GAME = pytest.mark.parametrize("id", tailback.list_games())
DETAILS = {
    "turns": 7,
    "case": "turns",
    "card": "SL",
    "car": "red",
    "points": 3,
    "winners": 1,
    "names": "Ada",
}


def reasons(id: str) -> set[str]:
    """Return the reasons for which games end that are played at random."""
    game = tailback.game(id)
    found = set()
    limit = {"turn_limit": 6} if "turn_limit" in game.options_type.specs() else {}
    for seed in range(4):
        with suppress(OptionError, SetupError):
            options = game.options_type.read(limit)
            start = game.start(options, Seating(game.seats[0]))
            for step in random_walk(game, start, random.Random(seed)):
                end = game.pending(step.after)
                if isinstance(end, Finished):
                    found.add(end.reason)
    return found


@EVERY_GAME
def test_every_end_is_said_to_each_in_every_language(id: str) -> None:
    book = tailback.game(id).rulebook
    seat = tailback.game(id).seat_names[1]
    texts = catalogue(id, "en").texts
    ends = {clause for clause in book.clauses if f"{clause}.end" in texts}
    assert ends >= reasons(id)
    for clause in ends:
        for language in LANGUAGES:
            said = [
                book.say(f"{clause}.end", language, **{"for": who}, seat=seat, **DETAILS)
                for who in ("winner", "loser", "other")
            ]
            assert all(text.endswith((".", "!")) for text in said), said
            assert len(set(said)) in (1, 3), said


@EVERY_GAME
def test_every_preset_has_a_name_and_can_be_played(id: str) -> None:
    game = tailback.game(id)
    for name, chosen in game.options_type.presets.items():
        assert game.options_type.read(chosen) != game.options_type.read({})
        for language in LANGUAGES:
            assert game.rulebook.say(f"preset-{name}", language)
            assert game.rulebook.say(f"preset-{name}.help", language)
