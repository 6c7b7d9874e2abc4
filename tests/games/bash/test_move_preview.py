"""What the moves of a question would bring about: as the rules then do, and nothing hidden."""

from __future__ import annotations

import random

from tailback.games.bash import GAME, Position
from tailback.games.bash.abilities import Steps
from tailback.games.bash.effects import Effect
from tailback.games.bash.move_preview import BashEffect, BashMovePreview, move_previews
from tailback.games.bash.movement import Drive
from tailback.games.bash.moves import NO
from tailback.kit import Decision, Seating
from tailback.kit.walk import random_walk
from tests.games.bash.build import Car, build, play
from tests.harness.scale import scaled


def way(position: Position, move: str, seat: int = 0) -> BashMovePreview:
    """Return what a move would bring about."""
    return next(one for one in move_previews(position, seat) if one.move == move)


def effects(one: BashMovePreview) -> list[tuple[str, str, int | None, int, int]]:
    """Return the effects as plain values."""
    return [(e.kind, e.space, e.car, e.life, e.energy) for e in one.effects]


def test_a_card_is_looked_at_without_its_effect() -> None:
    position = build([Car("3:M0", hand=("star3s", "steer1s", "steer1s")), "1:L2"])
    assert way(position, "star3s") == BashMovePreview(
        "star3s", 0, ("3M1", "3M2", "3M3"), "3M3", (), False, False
    )


def test_an_effect_is_looked_at_with_the_acceleration_after_it() -> None:
    start = build([Car("3:M0", hand=("star1s", "steer1s", "steer1s")), "1:L2"])
    star = way(play(start, "star1s"), "use")
    assert (star.path, effects(star)) == (("3M1",), [("star", "3M0", 0, 0, 1)])
    steered = way(play(start, "steer1s"), "3L0")
    assert (steered.path, steered.lands) == (("3L0", "3L1"), "3L1")


def test_a_pile_up_is_told_in_the_order_in_which_it_happens() -> None:
    me = Car("3:M0", life=1, hand=("bomb3s",) * 3)
    rammed = way(build([me, "3:M1", "1:L2"], bombs=["3:M2"]), "bomb3s")
    assert (rammed.path, rammed.lands) == (("3M1",), "2M2")
    assert effects(rammed) == [
        ("car", "3M1", 1, 0, 0),
        ("damage", "3M1", 1, -1, 0),
        ("push", "3M2", 1, 0, 0),
        ("bomb", "3M2", None, 0, 0),
        ("damage", "3M1", 0, -1, 0),
        ("damage", "3M2", 1, -1, 0),
        ("off", "2M2", 0, 3, 1),
    ]


def test_missiles_boulders_and_the_price_of_an_ability() -> None:
    me = Car("3:M0", energy=1, hand=("repair1s",) * 3)
    fired = way(build([me, "1:L2"], boulders=["3:M2"]), "level1")
    assert effects(fired) == [
        ("ability", "3M0", 0, 0, -1),
        ("missile", "3M2", None, 0, 0),
        ("boulder", "3M2", None, 0, 0),
    ]
    assert fired.more and not fired.path
    nothing = way(build([me, "1:L2"]), "level1")
    assert effects(nothing)[-1] == ("lost", "3M0", 0, 0, 0)


def test_a_boost_and_a_geyser_are_left_to_chance() -> None:
    me = Car("1:M4", hand=("repair1s", "repair3s", "repair3s"))
    boosted = way(build([me, "1:L2"], boosts=["2:M0"], boost=True), "repair3s")
    assert (boosted.lands, boosted.dice) == ("2M2", True)
    assert effects(boosted) == [("boost", "2M0", 0, 0, 0)]
    hot = build([Car("1:M0", hand=("repair3s",) * 3), "0:L2"], course="01 05B 02 03 08 06 10B 07")
    geyser = way(hot, "repair3s")
    assert (geyser.path, geyser.dice) == (("1M1",), True)
    assert effects(geyser) == [("geyser", "1M1", 0, 0, 0)]


def test_the_finish_is_where_a_car_comes_to_a_stop() -> None:
    position = build([Car("0:M4'", hand=("repair3s",) * 3), "1:L2"])
    over = way(position, "repair3s")
    assert (over.path, over.lands) == (("1M0",), "1M2")
    assert effects(over) == [("finish", "1M2", 0, 0, 0)]


def test_only_who_is_asked_sees_ways() -> None:
    position = build([Car("3:M0", hand=("star3s",) * 3), Car("1:L2", hand=("star3s",) * 3)])
    assert move_previews(position, 0)
    assert move_previews(position, 1) == ()
    own = GAME.own(position, 0)
    assert own.ways == move_previews(position, 0)


def test_ways_are_what_then_happens() -> None:
    """On random walks over special tiles: where the car then is, and what all cars then have."""
    looked = 0
    for number, course in enumerate(("first-race", "landslide", "jungle", "portals", "snout")):
        for seed in range(max(1, scaled(40))):
            rng = random.Random(f"{course} {seed}")
            options = GAME.options(course=course, boost=True, bots=number % 2)
            start = GAME.start(options, Seating(3))
            for step in random_walk(GAME, start, rng):
                looked += _agree(step.after)
    assert looked > 500


def _agree(position: Position) -> int:
    """Compare each way with the position after the move; return how many there were."""
    pending = GAME.pending(position)
    if not isinstance(pending, Decision):
        return 0
    (seat,) = pending.seats
    found = {one.move: one for one in move_previews(position, seat)}
    for move in GAME.legal(position, seat):
        after = GAME.apply(position, {seat: move})
        if move.kind == "play" and after.tasks and isinstance(after.tasks[-1], Effect):
            after = GAME.apply(after, {seat: NO})
        moved = after.places != position.places
        if after.turn != position.turn or after.round != position.round:
            continue  # the next turns have followed by themselves
        one = found.get(str(move))
        assert one is not None or not moved
        if one is None:
            continue
        names, size = after.graph.names, after.graph.size
        assert one.lands == names[after.places[one.car] % size]
        for car in range(len(after.places)):
            mine = [effect for effect in one.effects if effect.car == car]
            assert _sum(mine, "life") == after.life[car] - position.life[car]
            assert _sum(mine, "energy") == after.energy[car] - position.energy[car]
    return len(found)


def _sum(found: list[BashEffect], field: str) -> int:
    return sum(getattr(effect, field) for effect in found)


def test_a_fork_and_the_steps_of_an_ability_are_chosen_on() -> None:
    course = "01 07 05B 02B 03B 10B 04 08"
    near = build([Car("3:M1", hand=("repair3s",) * 3), "0:L2"], course=course)
    one = way(near, "repair3s")
    assert (one.path, one.more, one.dice) == (("3M2",), True, False)
    fork = play(near, "repair3s")
    assert isinstance(fork.tasks[-1], Drive)
    carried = way(fork, "3Ma")
    assert carried.path[0] == "3Ma"
    assert carried.effects[0].kind == "portal"
    me = Car("3:M0", energy=3, hand=("repair1s",) * 3)
    baron = play(build([me, "1:L2"], colours="black"), "level3")
    assert isinstance(baron.tasks[-1], Steps)
    assert way(baron, "3M1").more
