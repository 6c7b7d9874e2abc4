"""What Shift's rules tell, each happening by the clause that brings it."""

from __future__ import annotations

import pytest

from tailback.games.shift import GAME
from tailback.games.shift.happenings import Lost, Played
from tailback.kit import NATURE, Event
from tests.games.shift.table import EMPTY, step, table, told
from tests.games.shift.test_card_clauses import LAST_STEPS, ROOMY
from tests.games.shift.test_clauses import FULL, LOCKED


@pytest.mark.clause("SHIFT-6")
def test_the_lot_tells_who_starts() -> None:
    start = GAME.start(GAME.options(starter="lot"))
    assert told(start, "=silver") == [Event.of("starts", seat="silver")]
    assert told(start, "=gold") == [Event.of("starts", seat="gold")]


@pytest.mark.clause("SHIFT-4")
def test_each_card_of_the_deal_is_told() -> None:
    start = GAME.start(GAME.options(starter="silver"))
    cards = ("M1", "SL", "M1", "M2", "M3", "SH", "M4", "MS1")
    seats = ("silver", "gold") * 4
    assert told(start, *(f"={card}" for card in cards)) == [
        Event.of("dealt", seat=seat, card=card) for seat, card in zip(seats, cards, strict=True)
    ]


@pytest.mark.clause("SHIFT-7")
def test_the_card_played_and_the_card_drawn_are_told() -> None:
    assert told(table(EMPTY, "M1", pile="M2 SL"), "M1", ">+1", "=SL") == [
        Event.of("played", seat="gold", card="M1"),
        Event.of("drove", seat="gold", vehicle=">", spaces=1, way="right"),
        Event.of("drew", seat="gold", card="SL"),
    ]


@pytest.mark.clause("SHIFT-8")
def test_a_reshuffle_is_told_with_how_many_cards_it_makes() -> None:
    position = step(table(EMPTY, "M1", pile="SL", discards="SH SH"), "M1", ">+1")
    assert told(position, "=SL") == [
        Event.of("drew", seat="gold", card="SL"),
        Event.of("reshuffled", count=3),  # the card of this turn is in it
    ]


@pytest.mark.clause("SHIFT-8")
def test_no_reshuffle_is_told_before_the_last_card() -> None:
    position = step(table(EMPTY, "M1", pile="SL SL", discards="SH SH"), "M1", ">+1")
    assert told(position, "=SL") == [Event.of("drew", seat="gold", card="SL")]


@pytest.mark.clause("SHIFT-10")
def test_that_a_card_did_nothing_is_told() -> None:
    assert told(table(FULL, "M3"), "M3") == [
        Event.of("played", seat="gold", card="M3"),
        Event.of("lost", seat="gold"),
    ]
    assert told(table(LOCKED, "SH", "silver"), "SH")[1:] == [Event.of("lost", seat="silver")]


@pytest.mark.clause("SHIFT-10")
def test_that_the_rest_of_a_card_is_lost_is_told_after_what_was_done() -> None:
    assert told(table(FULL, "MS2"), "MS2", "L+1")[1:] == [
        Event.of("shifted", seat="gold", section="L", rows=1, way="down"),
        Event.of("lost", seat="gold"),
    ]


@pytest.mark.clause("SHIFT-10")
def test_nothing_is_lost_while_a_part_is_possible_or_all_is_done() -> None:
    events = told(table(EMPTY, "MS1", pile="M2 SL"), "MS1", ">+1", "R-1", "=SL")
    assert [event.name for event in events] == ["played", "drove", "shifted", "drew"]


@pytest.mark.clause("SHIFT-10")
def test_everyone_is_told_that_a_card_did_nothing() -> None:
    story = GAME.step(table(FULL, "M3"), {0: GAME.notation.move("M3")}).story
    for viewer in (0, 1, None):
        shown = GAME.shown_to(story, viewer)
        assert [type(one) for one in shown if not hasattr(one, "move")] == [Played, Lost]


@pytest.mark.clause("SHIFT-17")
@pytest.mark.parametrize(
    ("move", "way"), [("A+1", "right"), ("A-1", "left"), ("B+1", "down"), ("B-1", "up")]
)
def test_a_step_is_told_with_its_way(move: str, way: str) -> None:
    (event,) = told(step(table(ROOMY, "M3"), "M3"), move)
    assert event == Event.of("drove", seat="gold", vehicle=move[0], spaces=1, way=way)


@pytest.mark.clause("SHIFT-17")
def test_steps_given_up_are_told_with_how_many_were_left() -> None:
    position = step(table(ROOMY, "M4", exact_moves=False), "M4", ">+1")
    assert told(position, ".") == [Event.of("gave-up", seat="gold", left=3)]


@pytest.mark.clause("SHIFT-19")
@pytest.mark.parametrize(("move", "rows", "way"), [("L-2", 2, "up"), ("R+1", 1, "down")])
def test_a_shift_is_told_with_its_way(move: str, rows: int, way: str) -> None:
    (event,) = told(step(table(ROOMY, "SH", "silver"), "SH"), move)
    assert event == Event.of("shifted", seat="silver", section=move[0], rows=rows, way=way)


@pytest.mark.clause("SHIFT-22")
def test_a_slide_is_told_as_one_drive() -> None:
    assert told(step(table(ROOMY, "SL"), "SL"), "A+4") == [
        Event.of("drove", seat="gold", vehicle="A", spaces=4, way="right")
    ]


@pytest.mark.clause("SHIFT-25")
def test_the_win_is_told_last_and_nothing_is_lost_with_it() -> None:
    position = step(table(LAST_STEPS, "M4"), "M4", ">+1", ">+1")
    assert told(position, ">+1") == [
        Event.of("drove", seat="gold", vehicle=">", spaces=1, way="right"),
        Event.of("won", seat="gold"),
    ]


@pytest.mark.clause("SHIFT-27")
def test_the_draw_is_told_at_the_turn_limit_and_not_before() -> None:
    late = step(table(EMPTY, "M1", turns=19, turn_limit=20), "M1", ">+1")
    assert told(late, "=M2") == [
        Event.of("drew", seat="gold", card="M2"),
        Event.of("drawn", turns=20),
    ]
    early = step(table(EMPTY, "M1", turns=18, turn_limit=20), "M1", ">+1")
    assert told(early, "=M2") == [Event.of("drew", seat="gold", card="M2")]


@pytest.mark.parametrize("moves", [("M1", ">+1"), ("M1", ">+1", "=M2")])
def test_whoever_asks_for_no_story_gets_the_same_position(moves: tuple[str, ...]) -> None:
    position = table(EMPTY, "M1")
    for text in moves:
        who = NATURE if text.startswith("=") else position.turn
        made = {who: GAME.notation.move(text)}
        assert GAME.apply(position, made) == GAME.step(position, made).after
        position = GAME.apply(position, made)
