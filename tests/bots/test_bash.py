"""The bots of Rush & Bash: one looks over its own turn, the other one plays the race on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from tailback.bots.arena import match, play
from tailback.bots.bash import LookaheadBot, ThumbBot, play_on
from tailback.bots.bash_judge import chance, judge
from tailback.bots.bot import ENDLESS, AnyBot, Budget
from tailback.bots.random import RandomBot
from tailback.games.bash import GAME, Move, Position
from tailback.games.bash.beliefs import Note
from tailback.games.bash.eyes import Recall
from tailback.games.bash.moves import DECK_OF
from tailback.games.bash.position import backs
from tailback.kit import Decision, Seating
from tests.games.bash.build import Car, asks, build
from tests.games.bash.build import play as drive
from tests.harness.scale import SOAK, scaled

THUMB = ThumbBot(GAME)
AHEAD = LookaheadBot(GAME)
BOTS = pytest.mark.parametrize("bot", [THUMB, AHEAD], ids=["thumb", "lookahead"])
COURSES = ("first-race", "landslide", "jungle", "portals", "lake", "snout")


def known(position: Position, seat: int) -> Recall:
    """Return what a seat knows that has just sat down: its cards, and the backs of the others'."""
    notes = [
        Note("draw", other, card if other == seat else -1, DECK_OF[card])
        for other, hand in enumerate(position.hands)
        for card in hand
    ]
    start = GAME.recall(position, seat)
    assert isinstance(start, Recall)
    return start._replace(notes=tuple(notes))


def choice(bot: AnyBot, position: Position, seed: int = 1, budget: Budget = ENDLESS) -> str:
    """Return what the seat that is asked chooses."""
    pending = GAME.pending(position)
    assert isinstance(pending, Decision)
    (seat,) = pending.seats
    view = GAME.view(GAME.scene(position.options, Seating(len(position.hands))), position, seat)
    legal = GAME.legal(position, seat)
    rng = random.Random(seed)
    return str(bot.choose(seat, view, known(position, seat), legal, rng, budget))


@BOTS
def test_a_car_that_would_go_off_stops_short_of_a_bomb(bot: AnyBot) -> None:
    me = Car("3:M0", life=1, hand=("missile1s", "bomb3s", "bomb3s"))
    position = build([me, "1:L2"], bombs=["3:M2"])
    assert choice(bot, position) == "missile1s"
    clear = build([me, "1:L2"])
    assert judge(clear, 0) > judge(position, 0)


@BOTS
def test_the_last_card_of_a_race_is_the_one_that_wins_it(bot: AnyBot) -> None:
    me = Car("0:L4'", hand=("star1s", "repair3s", "repair5r"))
    position = build([me, Car("1:M1'")], strip=(1, 0), turn=1)
    assert choice(bot, position) == "repair5r"


@BOTS
def test_a_hurt_car_repairs(bot: AnyBot) -> None:
    hurt = build([Car("2:M1", life=1, hand=("repair2s", "repair2s", "repair2s")), "2:L1"])
    assert choice(bot, drive(hurt, "repair2s")) == "use"


@BOTS
def test_steering_leads_around_a_boulder(bot: AnyBot) -> None:
    me = Car("3:L1", life=1, hand=("steer3s", "steer3s", "steer3s"))
    position = drive(build([me, "1:L2"], boulders=["3:L2"]), "steer3s")
    assert asks(position) == "Effect"
    assert choice(bot, position) in ("3M1", "3M2")


@BOTS
def test_what_needs_no_thought_gets_none(bot: AnyBot) -> None:
    many = Car("2:M1", hand=("star1s", "bomb2s", "bomb3s", "bomb5r", "steer4r"))
    position = drive(build([many, "2:L1"]), "bomb2s", "no")
    assert asks(position) == "Refill"
    assert choice(bot, position) == "drop-star1s"


class Checked:
    """A bot whose every move is looked at."""

    strength = 0

    def __init__(self, bot: AnyBot) -> None:
        self.bot = bot
        self.stages: set[str] = set()

    def choose(
        self,
        seat: int,
        view: Any,
        recall: Recall,
        legal: Sequence[Move],
        rng: random.Random,
        budget: Budget = ENDLESS,
    ) -> Move:
        move: Move = self.bot.choose(seat, view, recall, legal, rng, budget)
        assert move in legal
        self.stages.add(view.table.stage)
        return move


@pytest.mark.parametrize("course", COURSES)
def test_every_course_is_driven_with_every_option(course: str) -> None:
    rng = random.Random(course)
    checked = Checked(THUMB)
    for number in range(max(2, scaled(100))):
        options = GAME.options(
            course=course,
            boost=number % 2 == 0,
            bots=number % 3,
            ability_level="exact" if number % 5 == 4 else "any",
            simple=number % 7 == 6,
        )
        seats = 2 + number % 3
        end = play(GAME, [checked] * seats, GAME.start(options, Seating(seats)), rng)
        assert end is not None
    assert {"Act", "Effect"} < checked.stages


def test_the_looking_ahead_one_meets_every_kind_of_choice() -> None:
    checked = Checked(LookaheadBot(GAME, 2))
    rng = random.Random(2)
    for course in COURSES if SOAK else COURSES[1:4]:
        start = GAME.start(GAME.options(course=course, boost=True, bots=1), Seating(2))
        assert play(GAME, [checked, checked], start, rng) is not None
    assert {"Act", "Effect", "After"} < checked.stages


def test_hidden_hands_are_dealt_by_their_backs() -> None:
    rush = Car("1:L2", hand=("steer3r", "star4r", "bomb5r"))
    position = build([Car("1:M2", hand=("star1s", "bomb2s", "steer4r")), rush])
    dealt: list[Position] = []

    class Watched(LookaheadBot):
        def __init__(self) -> None:
            super().__init__(self, 8)  # type: ignore[arg-type]

        def sample(self, recall: Recall, rng: random.Random) -> Position:
            dealt.append(GAME.sample(recall, rng))
            return dealt[-1]

    choice(Watched(), position)
    assert len(dealt) > 2
    assert {backs(one.hands[1]) for one in dealt} == {(0, 3)}
    assert {one.hands[0] for one in dealt} == {position.hands[0]}
    assert len({one.hands[1] for one in dealt}) > 1


def test_it_answers_with_the_best_so_far_when_its_time_is_over() -> None:
    position = build([Car("1:M2", hand=("star1s", "bomb2s", "steer4r")), "1:L2"])
    looks: list[int] = []

    def stopped() -> bool:
        looks.append(1)
        return True

    tireless = LookaheadBot(GAME, 10**9)
    found = choice(tireless, position, budget=Budget(stopped=stopped))
    assert looks == [1]
    assert found in ("star1s", "bomb2s", "steer4r")
    assert found == choice(tireless, position, budget=Budget(seconds=0))


def test_chances_add_up_and_follow_the_race() -> None:
    position = build(["3:M2", "2:M2", "1:M2"])
    chances = [chance(position, seat) for seat in range(3)]
    assert chances == sorted(chances, reverse=True)
    over = play_on(position, random.Random(1), 999)
    assert not over.tasks
    assert chance(over, over.strip[0]) == 1.0
    assert chance(over, over.strip[2]) < chance(over, over.strip[1]) < 0.1


def test_the_rule_of_thumb_beats_chance() -> None:
    start = GAME.start(seating=Seating(4))
    races = max(24, scaled(200))
    result = match(GAME, THUMB, RandomBot(GAME), [start] * (races // 4), random.Random(4), 4)
    assert result.share.low > 0.25


def test_looking_ahead_comes_first_more_often_than_three_rules_of_thumb() -> None:
    """25 % would be chance; more than 40 % are wanted."""
    start = GAME.start(seating=Seating(4))
    bot = AHEAD if SOAK else LookaheadBot(GAME, 8)
    races = 300 if SOAK else 8
    result = match(GAME, bot, THUMB, [start] * (races // 4), random.Random(5), 4)
    print(f"looking ahead against three rules of thumb: {result}")
    assert result.share.share > (0.40 if SOAK else 0.25)
