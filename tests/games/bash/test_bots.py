"""The bots of Rush & Bash: one looks over its own turn, the other one plays the race on."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from tailback.bots.arena import match, play
from tailback.bots.bot import AnyBot
from tailback.bots.random_bot import RandomBot
from tailback.games.bash import GAME, Move, Position
from tailback.games.bash.beliefs import Note
from tailback.games.bash.bots import search as bash
from tailback.games.bash.bots.judge import judge
from tailback.games.bash.bots.odds import KNOTS, TRAITS, WEIGHTS, chance, traits
from tailback.games.bash.bots.search import RULES, LookaheadBot, ThumbBot, play_on, supposed
from tailback.games.bash.moves import DECK_OF
from tailback.games.bash.observer import Recall
from tailback.games.bash.position import backs
from tailback.kit import (
    UNLIMITED,
    Budget,
    Decision,
    Question,
    Seating,
)
from tailback.kit.walk import random_walk
from tests.games.bash.build import Car, asks, build
from tests.games.bash.build import play as drive
from tests.harness.scale import SOAK, scaled, soak

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


def choice(bot: AnyBot, position: Position, seed: int = 1, budget: Budget = UNLIMITED) -> str:
    """Return what the seat that is asked chooses."""
    pending = GAME.pending(position)
    assert isinstance(pending, Decision)
    (seat,) = pending.seats
    view = GAME.view(GAME.scene(position.options, Seating(len(position.hands))), position, seat)
    legal = GAME.legal(position, seat)
    rng = random.Random(seed)
    return str(bot.choose(Question(seat, view, known(position, seat), legal, rng, budget)))


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

    def choose(self, question: Question[Move, Any, Recall]) -> Move:
        move: Move = self.bot.choose(question)
        assert move in question.legal
        self.stages.add(question.view.table.stage)
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


@soak
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
            super().__init__(self, 40)  # type: ignore[arg-type]

        def sample(self, recall: Recall, rng: random.Random) -> Position:
            dealt.append(GAME.sample(recall, rng))
            return dealt[-1]

    choice(Watched(), position)
    assert len(dealt) > 2
    assert {backs(one.hands[1]) for one in dealt} == {(0, 3)}
    assert {one.hands[0] for one in dealt} == {position.hands[0]}
    assert len({one.hands[1] for one in dealt}) > 1


def test_the_rule_of_thumb_supposes_hands_that_fit_their_backs() -> None:
    start = GAME.start(GAME.options(bots=1), Seating(3))
    seen = 0
    for step in random_walk(GAME, start, random.Random(6)):
        pending = GAME.pending(step.after)
        if not isinstance(pending, Decision):
            continue
        (seat,) = pending.seats
        real = step.after
        guess = supposed(GAME.recall(real, seat), random.Random(seen))
        assert guess._replace(hands=real.hands, decks=real.decks) == real
        assert guess.hands[seat] == real.hands[seat]
        assert [backs(hand) for hand in guess.hands] == [backs(hand) for hand in real.hands]
        assert min(*guess.decks[0], *guess.decks[1]) >= 0
        assert list(map(sum, guess.decks)) == list(map(sum, real.decks))
        seen += guess.hands != real.hands
    assert seen > 10


class Watch:
    """A budget that is over after so many looks, and what a bot tried out between them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, looks: int) -> None:
        self.left = looks
        self.tried = self.most = self.late = 0
        apply = RULES.apply

        def counted(*args: Any) -> Position:
            self.tried += 1
            self.late += self.left < 0
            return apply(*args)

        monkeypatch.setattr(bash.RULES, "apply", counted)

    def stopped(self) -> bool:
        """Return whether the time is over."""
        self.most, self.tried = max(self.most, self.tried), 0
        self.left -= 1
        return self.left < 0


@BOTS
def test_a_bot_looks_at_its_time_at_every_position_that_it_tries_out(
    bot: AnyBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(7)
    options = GAME.options(course="snout", boost=True, bots=2)
    start = GAME.start(options, Seating(4))
    asked = [
        step.after
        for step in random_walk(GAME, start, rng)
        if isinstance(GAME.pending(step.after), Decision)
    ]
    cut = 0
    for position in rng.sample(asked, 12):
        (seat,) = cast(Decision[Move], GAME.pending(position)).seats
        legal = GAME.legal(position, seat)
        with monkeypatch.context() as patch:
            watch = Watch(patch, rng.choice((0, 10, 200)))
            found = choice(bot, position, budget=Budget(stopped=watch.stopped))
        assert found in map(str, legal)
        assert watch.most <= 1
        assert watch.late <= len(legal) + 1
        cut += watch.left < 0
    assert cut > 3


def test_it_answers_with_the_best_so_far_when_its_time_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    me = Car("3:M0", life=1, hand=("missile1s", "bomb3s", "bomb3s"))
    position = build([me, "1:L2"], bombs=["3:M2"])
    tireless = LookaheadBot(GAME, 10**9)
    watch = Watch(monkeypatch, 2000)
    assert choice(tireless, position, budget=Budget(stopped=watch.stopped)) == "missile1s"
    assert watch.left < 0
    assert choice(tireless, position, budget=Budget(seconds=0)) in ("missile1s", "bomb3s")


def test_chances_add_up_and_follow_the_race() -> None:
    position = build(["3:M2", "2:M2", "1:M2"])
    chances = [chance(position, seat) for seat in range(3)]
    assert chances == sorted(chances, reverse=True)
    assert sum(chances) == pytest.approx(1.0)
    over = play_on(position, random.Random(1), 999)
    assert not over.tasks
    assert chance(over, over.strip[0]) == 1.0
    assert chance(over, over.strip[2]) < chance(over, over.strip[1]) < 0.1


def test_energy_counts_more_early_and_distance_more_late() -> None:
    """A car with two stars against one that is three spaces ahead."""

    def charged(tile: int, lap: str) -> float:
        behind = Car(f"{tile}:M0{lap}", energy=2, hand=("steer2s",) * 3)
        ahead = Car(f"{tile}:M3{lap}", hand=("steer2s",) * 3)
        return chance(build([behind, ahead], strip=(1, 0)), 0)

    assert charged(2, "") > 0.5 > charged(0, "'")
    assert len(WEIGHTS) == len(KNOTS)
    assert {len(row) for row in WEIGHTS} == {len(TRAITS)}


def test_traits_say_what_can_be_seen() -> None:
    me = Car("3:M0", life=2, energy=3, hand=("star1s", "steer2s", "bomb5r"))
    position = build([me, "3:M3", Car("1:L2", life=1)], boulders=["3:M1"], strip=(1, 0, 2), turn=1)
    left, rows = traits(position)
    mine, second, last = (dict(zip(TRAITS, row, strict=True)) for row in rows)
    assert left == -second["far"] > 0
    assert (mine["cards"], mine["best"]) == (8.0, 5.0)
    assert [mine[name] for name in ("stars", "steers", "arms", "repairs")] == [1.0, 1.0, 1.0, 0.0]
    assert [mine[name] for name in ("energy2", "energy3", "life2", "life1")] == [0.0, 1.0, 1.0, 0.0]
    assert [mine[name] for name in ("thing1", "thing2", "car-ahead")] == [1.0, 0.0, 0.0]
    assert [one["to-act"] for one in (mine, second, last)] == [1.0, 0.0, 1.0]
    assert [one["to-draw-rush"] for one in (mine, second, last)] == [1.0, 0.0, 1.0]
    assert [one["behind"] for one in (mine, second, last)] == [1.0, 0.0, 1.0]
    assert last["life1"] == 1.0
    after = dict(zip(TRAITS, traits(drive(position, "steer2s"))[1][0], strict=True))
    assert after["to-act"] == 0.0
    assert after["cards"] == 6.0 + 4.0, "as if a rush card had been drawn"


def test_the_rule_of_thumb_beats_chance() -> None:
    start = GAME.start(seating=Seating(4))
    races = max(24, scaled(200))
    result = match(GAME, THUMB, RandomBot(GAME), [start] * (races // 4), random.Random(4), 4)
    assert result.share.low > 0.25


@soak
def test_looking_ahead_comes_first_more_often_than_three_rules_of_thumb() -> None:
    """25 % would be chance; more than 40 % are wanted."""
    start = GAME.start(seating=Seating(4))
    result = match(GAME, AHEAD, THUMB, [start] * 75, random.Random(5), 4)
    print(f"looking ahead against three rules of thumb: {result}")
    assert result.share.share > 0.40
