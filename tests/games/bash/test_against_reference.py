"""The engine beside a slow reference that was written from the clauses alone."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tailback.games.bash.abilities import level_three
from tailback.games.bash.cars import Level3
from tailback.games.bash.game import GAME
from tailback.games.bash.graph import graph_of
from tailback.games.bash.position import Position
from tailback.games.bash.race import Race
from tailback.kit import Chance, Finished
from tests.games.bash import build as engine
from tests.games.bash import reference
from tests.games.bash.reference import Course, Space, World
from tests.harness.scale import scaled

COURSES = (
    "01 02 03 08 04 07",
    "01 12 02 03 08B 04B 09 07",
    "01 05B 02 03 08 06 10B 07",
    "01B 05 11 02 03 12 06B 07B 04 10",
    "01 05B 02 03 09B 06 10B 07",
    "01 07 05B 02B 03B 10B 04 08",
    "01 05B 08 02 03 11B 12B 06 04 07",
    "01 09B 07 12B 11B 04 05B 03B 02B 10-left 08",
    "01 02B 03B 04 05B 07 06 08",
)
SNOUT = COURSES[-1]
QUIET = (
    "01 02 03 08 04 07",
    "01 05B 02 03 09B 08 04 07",
    "01 07 05B 02B 03B 10 04 08",
    "01 05B 08 02 03 11B 12B 06 04 07",
)
"""Courses where nothing is due at the end of a turn."""
ENDS = (
    "01 12 02 03 08B 04B 09 07",
    "01 05B 02 03 08 06 10B 07",
    "01B 05 11 02 03 12 06B 07B 04 10",
)
"""Courses with a landslide, a volcano, a hanging bridge."""
PLAIN = {course: Course(course) for course in (*COURSES, *QUIET, *ENDS)}


class Case:
    """A course with things on it, for both."""

    def __init__(
        self,
        rng: random.Random,
        courses: tuple[str, ...] = COURSES,
        hand: tuple[str, ...] = (),
        boosted: bool | None = None,
    ) -> None:
        self.text, self.hand = rng.choice(courses), hand
        self.boosted = (not hand if boosted is None else boosted) and self.text == COURSES[0]
        self.course = PLAIN[self.text]
        spaces = [space for space in self.course.centres if self.course.ordinary(space)]
        portals = [space for space in self.course.centres if space.name[1:] in ("a", "b")]
        away = [space for space in portals if not self.course.second(space.tile)]
        tile = rng.randrange(len(self.course.tiles))
        near = [s for s in (*spaces, *portals) if (s.tile - tile) % len(self.course.tiles) < 3]
        count = rng.randint(2, 6)
        picked = rng.sample([space for space in near if space not in away], count)
        left = [space for space in near if space not in picked]
        picked += rng.sample(left, min(len(left), rng.randint(0, 14)))
        self.cars = [
            reference.Car(
                space, rng.choice((0, 0, 0, 1)), rng.randint(1, 3), 0 if hand else rng.randint(0, 3)
            )
            for space in picked[:count]
        ]
        for car in self.cars:
            if car.lap == 1 and car.space.tile > 0:
                car.lap = 0
        rest = picked[count:]
        cut = rng.randint(0, min(9, len(rest)))
        self.bombs, self.boulders = rest[:cut], rest[cut : cut + 14]
        self.strip = rng.sample(range(count), count)
        self.portals = (tuple(rng.sample(range(1, 7), 6)), tuple(rng.sample(range(1, 7), 6)))
        paws = self.course.paws()
        bare = [n for n, paw in enumerate(paws) if paw not in (*self.bombs, *self.boulders)]
        self.snout = rng.choice(bare) if bare else -1
        seams = [space for space in spaces if space.tile > 1 and space.name in ("L0", "M0", "R0")]
        self.boosts = rng.sample(seams, rng.randint(0, 8)) if self.boosted else []

    def position(self, turn: int = 0, **more: object) -> Position:
        """Return it as the engine has it, before a turn."""
        portals = self.portals if "02B" in self.text else None
        return engine.build(
            [
                engine.Car(f"{car.space}" + "'" * car.lap, car.life, car.energy, self.hand)
                for car in self.cars
            ],
            course=self.text,
            strip=self.strip,
            turn=turn,
            bombs=map(str, self.bombs),
            boulders=map(str, self.boulders),
            portals=portals,
            snout=str(self.course.paws()[self.snout]) if self.snout >= 0 else "",
            boosts=map(str, self.boosts),
            boost=self.boosted,
            **more,  # type: ignore[arg-type]
        )

    def world(self, answers: list[str]) -> World:
        """Return it as the reference has it."""
        cars = [reference.Car(c.space, c.lap, c.life, c.energy) for c in self.cars]
        return World(
            self.course,
            cars,
            list(self.strip),
            set(self.bombs),
            set(self.boulders),
            iter(answers),
            self.portals,
            self.snout,
            set(self.boosts),
        )

    def __str__(self) -> str:
        cars = [f"{c.space}{chr(39) * c.lap}/{c.life}" for c in self.cars]
        return (
            f"{self.text}; {cars}, strip {self.strip}, bombs {list(map(str, self.bombs))}, "
            f"boulders {list(map(str, self.boulders))}, portals {self.portals}, "
            f"Snout {self.snout}, boosts {list(map(str, self.boosts))}"
        )


def seen(position: Position) -> dict[str, object]:
    plain = engine.plain(position)
    return {
        "cars": [(car.space, car.life, car.energy) for car in plain.cars],
        "bombs": sorted(plain.bombs),
        "boulders": sorted(plain.boulders),
        "snout": plain.snout,
    }


def told(world: World) -> dict[str, object]:
    return {
        "cars": [
            (f"{car.space}" + "'" * car.lap + "," * -car.lap, car.life, car.energy)
            for car in world.cars
        ],
        "bombs": sorted(map(str, world.bombs)),
        "boulders": sorted(map(str, world.boulders)),
        "snout": str(world.course.paws()[world.snout]) if world.snout >= 0 else "",
    }


def answered(position: Position, rng: random.Random) -> tuple[Position, list[str]]:
    """Answer whatever is asked until nothing is; return what was answered."""
    answers: list[str] = []
    while position.tasks:
        answers.append(_any(position, rng))
        position = engine.answer(position, answers[-1])
    return position, answers


def test_movement_and_chains() -> None:
    rng = random.Random(1)
    happened: Counter[str] = Counter()
    for _ in range(scaled(50_000)):
        case = Case(rng)
        mover, steps = case.strip[0], rng.randint(1, 7)
        pushed = rng.random() < 0.3
        start = case.position()
        by = engine.PUSH if pushed else engine.CARD
        end, answers = answered(engine.drive(start, mover, steps, by=by), rng)
        world = case.world(answers)
        world.drive(mover, steps, "push" if pushed else "card")
        assert seen(end) == told(world), f"{case}: {mover} drives {steps}, {answers}"
        assert next(world.answers, None) is None, f"{case}: {mover} drives {steps}, {answers}"
        happened["rolled"] += bool(answers)
        happened["boosted"] += any(len(word) > 4 for word in answers)
        happened["snout"] += world.snout != case.snout
        happened["bombs"] += len(case.bombs) - len(world.bombs) > 1
        happened["finished"] += any(world.finished(car) for car in world.strip)
    print(dict(happened))
    assert all(happened[kind] for kind in ("rolled", "boosted", "snout", "bombs", "finished"))


@pytest.mark.parametrize("does", ["leap", "plough", "mine"])
def test_abilities_of_level_three(does: str) -> None:
    rng = random.Random(6)
    happened: Counter[str] = Counter()
    for _ in range(scaled(20_000)):
        case = Case(rng, (*COURSES, SNOUT, SNOUT))
        mover, most = case.strip[0], rng.randint(1, 7)
        level = Level3(does, most, 3 if does == "mine" else 0)
        race = Race(case.position()._replace(tasks=()))
        level_three(race, mover, level)
        race.run()
        end, offers, answers = race.position(), list[set[str]](), list[str]()
        while end.tasks:
            asks = engine.asks(end)
            if asks in ("Steps", "Mine"):
                offers.append(set(engine.legal(end)))
            answer = _any(end, rng)
            if answer == "done" and rng.random() < 0.8:
                answer = _any(end, rng)
            answers.append(answer)
            happened[asks] += 1
            end = engine.answer(end, answers[-1])
        world = case.world(answers)
        world.level_three(mover, *level)
        assert world.offers == offers, f"{case}: {mover} {level}, {answers}"
        assert seen(end) == told(world), f"{case}: {mover} {level}, {answers}"
        assert next(world.answers, None) is None, f"{case}: {mover} {level}, {answers}"
        happened["hurt"] += any(
            now.life < before.life for now, before in zip(world.cars, case.cars, strict=True)
        )
        happened["finished"] += world.finished(mover)
    print(dict(happened))
    wanted = {"Steps", "GeyserRoll", "SnoutRoll", "SnoutWalk", "hurt"}
    assert wanted | ({"Mine"} if does == "mine" else set()) <= set(+happened)


def test_the_end_of_a_turn() -> None:
    rng = random.Random(8)
    happened: Counter[str] = Counter()
    for _ in range(scaled(40_000)):
        case = Case(rng, ENDS, hand=("repair1s", "repair2s", "repair3s"))
        case.boulders = case.boulders[:8]
        steps = rng.randint(1, 3)
        position = engine.play(case.position(), f"repair{steps}s")
        if engine.asks(position) == "Effect":
            position = engine.play(position, "no")
        answers: list[str] = []
        while engine.asks(position) in AT_THE_END:
            happened[engine.asks(position)] += 1
            answers.append(_any(position, rng))
            position = engine.play(position, answers[-1])
        world = case.world(answers)
        world.drive(case.strip[0], steps)
        world.end_turn()
        assert seen(position) == told(world), f"{case}: {steps}, {answers}"
        assert next(world.answers, None) is None, f"{case}: {steps}, {answers}"
    print(dict(happened))
    assert {"Slide", "SlideRoll", "Falls", "Sway", "EruptRoll"} <= set(happened)


def test_stars_that_move_a_car() -> None:
    rng = random.Random(5)
    happened: Counter[str] = Counter()
    for _ in range(scaled(60_000)):
        bot, speed = rng.random() < 0.5, rng.randint(1, 3)
        hand = ("steer1s", "repair1s", "repair1s") if bot else ("star1s", "star2s", "star3s")
        case = Case(rng, hand=hand, boosted=True)
        case.boulders = case.boulders[:8]
        if bot:
            case.strip.remove(len(case.cars) - 1)
            case.strip.insert(0, len(case.cars) - 1)
            position = engine.play(case.position(bots=1), f"=star{speed}s")
        else:
            position = engine.play(case.position(simple=True), f"star{speed}s", "use")
        answers: list[str] = []
        while (asked := engine.asks(position)) in DURING_A_TURN:
            happened[asked] += 1
            if asked == "Drive" and bot and position.tasks[-1].car == case.strip[0]:  # type: ignore[attr-defined]
                assert GAME.pending(position).seats == (case.strip[-1],)  # type: ignore[union-attr]
                happened["chosen for a bot"] += 1
            answers.append(_any(position, rng))
            position = engine.play(position, answers[-1])
        world = case.world(answers)
        world.weak = {case.strip[0]} if bot else set(case.strip)
        world.star(case.strip[0], speed)
        world.end_turn()
        assert seen(position) == told(world), f"{case}: bot {bot}, star {speed}, {answers}"
        assert next(world.answers, None) is None, f"{case}: bot {bot}, star {speed}, {answers}"
        happened["finished"] += world.finished(case.strip[0])
    print(dict(happened))
    assert {*DURING_A_TURN, "chosen for a bot", "finished"} <= set(happened)


AT_THE_END = ("Drive", "GeyserRoll", "Slide", "SlideRoll", "Falls", "Sway", "EruptRoll")
DURING_A_TURN = (*AT_THE_END, "SnoutRoll", "SnoutWalk", "TurnUp")


def _any(position: Position, rng: random.Random) -> str:
    """Return any answer to what is asked."""
    pending = GAME.pending(position)
    if isinstance(pending, Chance):
        return str(rng.choice(pending.outcomes))
    return rng.choice(engine.legal(position))


def name(space: Space) -> str:
    return str(space).replace(":", "")


@pytest.mark.parametrize("text", COURSES)
def test_spaces_ways_and_neighbours(text: str) -> None:
    course = PLAIN[text]
    graph = graph_of(engine.options(text).course)
    assert set(graph.ids) == {name(space) for space in course.centres}

    def named(at: int) -> str:
        return graph.names[at % graph.size]

    for space in course.centres:
        at = graph.ids[name(space)]
        near = {named(at + step) for step in graph.adjacent[at]}
        assert near == {name(other) for other in course.adjacent[space]}, str(space)
        if space in course.behind:
            assert named(at + graph.behind[at]) == name(course.behind[space]), str(space)
        if space in course.next:
            ahead = {named(at + step) for step in graph.nexts[at]}
            assert ahead == {name(other) for other in course.next.get(space, ())}, str(space)


def fired(position: Position, rng: random.Random) -> tuple[Position, list[str]]:
    """Play a missile and its acceleration; return what was answered on the way."""
    position = engine.play(position, "missile3r", "use")
    answers: list[str] = []
    while engine.asks(position) in ("Drive", "GeyserRoll", "SnoutRoll", "SnoutWalk"):
        answers.append(_any(position, rng))
        position = engine.play(position, answers[-1])
    return position, answers


def test_missiles() -> None:
    rng = random.Random(2)
    hits = 0
    for _ in range(scaled(20_000)):
        case = Case(rng, QUIET, hand=("missile3r", "steer1s", "repair1s"))
        shooter = case.strip[0]
        start = case.position()
        end, answers = fired(start, rng)
        world = case.world(answers)
        world.missile(shooter)
        hits += told(world) != seen(start)
        if shooter not in world.ended:
            world.drive(shooter, 3)
        assert seen(end) == told(world), f"{case}: {shooter} fires, {answers}"
    assert hits > scaled(5_000)


def test_the_strip_and_the_end() -> None:
    rng = random.Random(3)
    over = 0
    for _ in range(scaled(50_000)):
        case = Case(rng)
        for car in case.cars:
            if rng.random() < 0.2:
                car.lap, car.space = (
                    1,
                    Space(1, car.space.name)
                    if (Space(1, car.space.name) in case.course.centres)
                    else Space(1, "M0"),
                )
        last = len(case.cars) - 1
        position = case.position()._replace(turn=last)
        end = engine.resolve(position, engine.Next())
        world = case.world([])
        ranked = world.sorted_strip()
        assert list(end.strip) == ranked, str(case)
        pending = GAME.pending(end)
        if any(map(world.finished, range(len(case.cars)))):
            over += 1
            assert isinstance(pending, Finished)
            assert pending.ranks == tuple(ranked.index(car) + 1 for car in range(len(case.cars)))
            assert pending.reason == "BASH-51"
        else:
            assert not isinstance(pending, Finished)
    assert over > scaled(5_000)
