"""The contract's values and doors, on the toy that is hard in just that way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

import pytest

from tailback.kit import (
    HIDDEN,
    NATURE,
    SPECTATOR,
    AnyGame,
    Chance,
    ChanceOutcome,
    Decision,
    Event,
    Finished,
    Hidden,
    IllegalMove,
    Moved,
    Observer,
    Refusal,
    Seating,
    SetupError,
    Step,
    View,
    Viewer,
    everyone,
    owners,
)
from tailback.kit.walk import random_walk
from tests.harness.secrets import rebuilt
from tests.toys import TOYS, bell, peek, relay, sealed

EVERY_TOY = pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.id)
NEEDED = "a move is needed from each of: "
FALLS_FIRST = "chance must fall first"


def steps(toy: AnyGame, walks: int = 5) -> Iterator[tuple[Any, Step[Any, Any]]]:
    """Return what was pending and what happened, on a few walks for each number of seats."""
    for seats in toy.seats:
        for seed in range(walks):
            for step in random_walk(toy, toy.start(seating=Seating(seats)), random.Random(seed)):
                yield toy.pending(step.before), step


def ends(toy: AnyGame) -> list[Any]:
    return [s.after for _, s in steps(toy) if isinstance(toy.pending(s.after), Finished)]


# Values


def test_those_in_first_place_have_won() -> None:
    assert Finished((2, 1, 3), None, "X-1").winners == (1,)
    assert Finished((1, 3, 1), (5, 2, 5), "X-1").winners == (0, 2)


def test_a_decision_has_no_default_unless_it_is_given_one() -> None:
    assert Decision[str]((0,)) == Decision((0,), default=None, hold=False)


def test_a_refusal_shows_its_clause_and_details() -> None:
    refusal = Refusal.of("X-1", case="wait", seat=2)
    assert refusal == Refusal("X-1", (("case", "wait"), ("seat", 2)))
    assert str(refusal) == "X-1 (case wait, seat 2)"
    assert str(Refusal("X-1")) == "X-1"
    assert str(Refusal.of("X-1", case="wait", card="", rows=0)) == "X-1 (case wait, rows 0)"
    assert str(IllegalMove(refusal)) == "X-1 (case wait, seat 2)"
    problems = SetupError([Refusal("X-1"), Refusal("X-2")])
    assert str(problems) == "X-1; X-2"
    assert problems.problems == (Refusal("X-1"), Refusal("X-2"))


def test_an_event_gives_its_details_by_name() -> None:
    event = Event.of("drew", fleeting=True, seat="ann", card=3)
    assert event == Event("drew", (("seat", "ann"), ("card", 3)), True)
    assert event.get("card") == 3
    assert event.get("place") is None
    assert not Event.of("drew").fleeting


def test_values_are_hashable() -> None:
    values = (Decision((0,)), Chance(("=1",), (1,)), Refusal("X-1"), Event.of("e"))
    assert len(set(values)) == len(values)


# The door that checks


@EVERY_TOY
def test_what_is_legal_is_played_as_it_is_applied(toy: AnyGame) -> None:
    for _, step in steps(toy):
        assert toy.play(step.before, step.moves) == step.after


@EVERY_TOY
def test_a_seat_that_is_not_asked_is_refused_by_a_clause(toy: AnyGame) -> None:
    for pending, step in steps(toy):
        asked = pending.seats if isinstance(pending, Decision) else ()
        for seat in set(range(len(toy.seat_names))) - set(asked):
            for move in toy.all_moves(toy.options()):
                with pytest.raises(IllegalMove) as caught:
                    toy.play(step.before, {seat: move})
                assert caught.value.refusal.clause in toy.rulebook.clauses
                with pytest.raises(IllegalMove):
                    toy.play(step.before, {**step.moves, seat: move})


@EVERY_TOY
def test_an_illegal_move_is_refused_by_a_clause(toy: AnyGame) -> None:
    tried = 0
    for pending, step in steps(toy):
        for seat in pending.seats if isinstance(pending, Decision) else ():
            legal = toy.legal(step.before, seat)
            for move in set(toy.all_moves(toy.options())) - set(legal):
                tried += 1
                with pytest.raises(IllegalMove) as caught:
                    toy.play(step.before, {**step.moves, seat: move})
                assert caught.value.refusal == toy.refusal(step.before, seat, move)
    assert tried


@EVERY_TOY
def test_a_decision_needs_a_move_from_each_seat(toy: AnyGame) -> None:
    for pending, step in steps(toy):
        if isinstance(pending, Decision):
            for missing in pending.seats:
                rest = {seat: move for seat, move in step.moves.items() if seat != missing}
                with pytest.raises(ValueError, match=NEEDED) as caught:
                    toy.play(step.before, rest)
                assert all(toy.seat_names[seat] in str(caught.value) for seat in pending.seats)


@EVERY_TOY
def test_chance_takes_one_of_its_outcomes_and_nothing_else(toy: AnyGame) -> None:
    for pending, step in steps(toy):
        if isinstance(pending, Chance):
            for moves in ({}, {NATURE: "=9"}, {NATURE: next(iter(toy.all_moves(toy.options())))}):
                with pytest.raises(ValueError, match=FALLS_FIRST):
                    toy.play(step.before, moves)
            with pytest.raises(IllegalMove):
                toy.play(step.before, {0: pending.outcomes[0]})


@EVERY_TOY
def test_an_outcome_is_no_answer_to_a_decision(toy: AnyGame) -> None:
    for pending, step in steps(toy):
        if isinstance(pending, Decision):
            legal = toy.legal(step.before, pending.seats[0])
            for moves in ({NATURE: "=1"}, {NATURE: legal[0]}, {**step.moves, NATURE: "=1"}):
                with pytest.raises(IllegalMove):
                    toy.play(step.before, moves)


@EVERY_TOY
def test_nothing_is_played_after_the_end(toy: AnyGame) -> None:
    finals = ends(toy)
    assert finals
    for position in finals:
        assert not any(toy.legal(position, seat) for seat in range(len(toy.seat_names)))
        with pytest.raises(ValueError, match=NEEDED + "nobody"):
            toy.play(position, {})
        for move in toy.all_moves(toy.options()):
            with pytest.raises(IllegalMove):
                toy.play(position, {0: move})


@EVERY_TOY
def test_no_move_is_free_unless_the_game_says_so(toy: AnyGame) -> None:
    for pending, step in steps(toy, walks=1):
        for seat in pending.seats if isinstance(pending, Decision) else ():
            assert not toy.reveals_nothing(step.before, seat, step.moves[seat])


@EVERY_TOY
def test_a_game_has_a_prompt_a_drawing_and_a_name(toy: AnyGame) -> None:
    start = toy.start()
    view = toy.view(toy.scene(toy.options(), Seating(2)), start, 0)
    assert toy.prompt(view) == ("ask-move", {})
    assert toy.text_view(view) == str(toy.observer.table(start))
    assert repr(toy) == f"<game {toy.id}>"


# Sealed: a joint decision, and one nested in its resolution


def test_a_joint_decision_asks_all_seats_at_once() -> None:
    for seats in sealed.GAME.seats:
        start = sealed.GAME.start(seating=Seating(seats))
        assert sealed.GAME.pending(start) == Decision(tuple(range(seats)))


def test_the_winner_of_a_joint_decision_is_asked_next_and_alone() -> None:
    game = sealed.GAME
    won = game.play(game.start(seating=Seating(3)), {0: "2", 1: "3", 2: "3"})
    assert game.pending(won) == Decision((0,))
    assert game.legal(won, 0) == ("bob", "cy")
    assert game.legal(won, 1) == ()
    after = game.play(won, {0: "cy"})
    assert after.coins == (3, 3, 2)
    assert game.pending(after) == Decision((0, 1, 2))


def test_the_order_in_which_sealed_moves_are_given_does_not_matter() -> None:
    game = sealed.GAME
    start = game.start(seating=Seating(3))
    assert game.play(start, {0: "1", 1: "2", 2: "1"}) == game.play(start, {2: "1", 1: "2", 0: "1"})


# Bell: a default for the silent, held back


def test_only_the_answer_to_the_bell_has_a_default_and_is_held() -> None:
    game = bell.GAME
    start = game.start()
    assert game.pending(start) == Decision((0,))
    laid = game.play(start, {0: "3"})
    pending = game.pending(laid)
    assert pending == Decision((1,), default="no", hold=True)
    assert isinstance(pending, Decision)
    assert pending.default in game.legal(laid, 1)
    assert game.play(laid, {1: "no"}).scores == (0, 0)
    assert game.play(laid, {1: "ring"}).scores == (0, 1)


# Relay: a die and another seat's choice in the middle of a move


def test_a_die_falls_and_another_seat_chooses_before_the_move_is_over() -> None:
    game = relay.GAME
    pushed = game.play(game.start(), {0: "push"})
    assert game.pending(pushed) == Chance(("=1", "=2"), (2, 1))
    met = game.play(pushed, {NATURE: "=2"})
    assert met.places == (2, 2)
    assert met.turn == 0
    assert game.pending(met) == Decision((1,))
    assert game.legal(met, 1) == ("up", "down")
    fled = game.play(met, {1: "up"})
    assert isinstance(game.pending(fled), Chance)
    assert game.play(fled, {NATURE: "=1"}) == relay.Stones((2, 3), 1, (), 1)
    assert game.play(met, {1: "down"}) == relay.Stones((2, 1), 1, (), 1)


# Peek: a card shown to one seat for a moment


def test_a_card_looked_at_is_told_once_and_to_one_seat() -> None:
    game = peek.GAME
    reached = game.play(game.start(), {0: "look2"})
    looked = game.step(reached, {NATURE: "=4"})
    assert looked.story == (ChanceOutcome(None, "=4"), peek.Looked(0, 2, 4))
    seen = {v: game.shown_to(looked.story, v) for v in (0, 1, SPECTATOR)}
    assert seen[0] == (ChanceOutcome(None, HIDDEN), peek.Looked(0, 2, 4))
    assert seen[1] == seen[SPECTATOR] == (ChanceOutcome(None, HIDDEN), peek.Looked(0, 2, HIDDEN))
    assert game.events(seen[0]) == (Event.of("looked", fleeting=True, seat="ann", place=2, card=4),)
    assert game.events(seen[1])[0].get("card") == 0
    assert peek.PeekObserver().table(looked.after).cards == ("?", "?", "?", "?")
    taken = game.step(looked.after, {0: "take2"})
    (event,) = game.events(game.shown_to(taken.story, 1))
    assert event == Event.of("took", seat="ann", place=2, card=4)


# What the kit tells, and how it is spelled


class OnTheWay(NamedTuple):
    """A happening with every kind of field."""

    seat: int
    count_: int
    card: int | Hidden
    places: tuple[int, ...] = ()


class Mute(NamedTuple):
    """A happening without words."""

    seat: int


class TellingEyes(Observer[Any, Any, Any, None, None, None, None]):
    fleeting: ClassVar[tuple[type, ...]] = (OnTheWay,)
    silent: ClassVar[tuple[type, ...]] = (Mute,)


def test_a_happening_is_spelled_by_its_name_and_fields() -> None:
    event = TellingEyes().event(OnTheWay(1, 3, HIDDEN, (4, 5)), ("ann", "bob"))
    details = (("seat", "bob"), ("count", 3), ("card", "?"), ("places", (4, 5)))
    assert event == Event("on-the-way", details, fleeting=True)


def test_moves_draws_and_what_is_silent_have_no_words() -> None:
    observer = TellingEyes()
    for shown in (Moved(0, "x"), ChanceOutcome(None, "=x"), Mute(0)):
        assert observer.event(shown, ("ann",)) is None


@EVERY_TOY
def test_the_kit_tells_moves_and_draws_before_all_else(toy: AnyGame) -> None:
    for pending, step in steps(toy, walks=2):
        told = toy.step(step.before, step.moves)
        assert (told.before, told.moves, told.after) == step[:3]
        first = told.story[: len(step.moves)]
        if isinstance(pending, Chance):
            assert first == (ChanceOutcome(pending.seat, step.moves[NATURE]),)
        else:
            assert first == tuple(Moved(seat, move) for seat, move in step.moves.items())
        assert not any(isinstance(one, Moved | ChanceOutcome) for one in told.story[len(first) :])


def test_ones_own_moves_and_draws_are_shown_whatever_the_eyes_say() -> None:
    class Closed(peek.PeekObserver):
        def show(self, happening: Any, viewer: Viewer) -> None:
            return None

    game = rebuilt(peek.GAME, observer=Closed())
    told = (Moved(0, "look1"), ChanceOutcome(0, "=1"), ChanceOutcome(None, "=2"), peek.Reaches(1))
    assert game.shown_to(told, 0) == told[:2]
    assert game.shown_to(told, 1) == game.shown_to(told, SPECTATOR) == ()


def test_a_game_is_private_where_a_seat_has_something_of_its_own() -> None:
    assert [toy.private for toy in TOYS] == [toy.id == "peek" for toy in TOYS]
    assert peek.GAME.own(peek.GAME.start(), SPECTATOR) is None


def test_an_open_game_is_known_to_all() -> None:
    assert set(bell.GAME.known) == {"scores", "laid", "round"}
    start = bell.GAME.start()
    assert bell.GAME.view(None, start, 0) == View(0, None, start, None)
    assert all(knows(start, SPECTATOR) == getattr(start, n) for n, knows in bell.GAME.known.items())


class Hand(NamedTuple):
    hands: tuple[tuple[int, ...], ...]
    turn: int


def test_who_knows_what_is_said_field_by_field() -> None:
    position = Hand(((1, 2), (3,)), 1)
    known = {**everyone("turn"), **owners("hands")}
    assert {name: knows(position, 1) for name, knows in known.items()} == {
        "turn": 1,
        "hands": ([2, 1], (3,)),
    }
    assert known["hands"](position, SPECTATOR) == ([2, 1], None)
    assert owners("hands", sum)["hands"](position, 0) == ([3, 3], (1, 2))
