"""Traffic-Memory, clause by clause.

A position is written: places (``?`` unseen, ``-`` taken), places that are up, stage, kept cards,
seat, turns completed.
"""

from __future__ import annotations

from typing import Any

import pytest

from tailback.games.trafficars.memory import GAME, fits, kept, run_is_left
from tailback.games.trafficars.memory.moves import JOKER
from tailback.kit import Chance, OptionError, Seating
from tests.games.trafficars.memory.table import Table

SIX: dict[str, Any] = {"low": 1, "high": 6}


@pytest.mark.clause("CARS-1")
def test_numbers_go_from_1_to_50() -> None:
    assert GAME.options(low=1, high=50).places == 50
    with pytest.raises(OptionError):
        GAME.options(low=1, high=51)


@pytest.mark.clause("CARS-2")
@pytest.mark.clause("MEM-2")
def test_trailers_are_numbers_and_specials_are_out() -> None:
    table = Table(low=5, high=30)
    table.position = GAME.apply(table.position, {0: GAME.notation.move("p1")})
    pending = GAME.pending(table.position)
    assert isinstance(pending, Chance)
    assert [str(card) for card in pending.outcomes] == [f"={n}" for n in range(5, 31)]
    assert set(pending.weights) == {1}


@pytest.mark.clause("MEM-1")
@pytest.mark.parametrize(("low", "high"), [(1, 12), (1, 30), (26, 50), (7, 12)])
def test_any_run_of_six_or_more_may_be_chosen(low: int, high: int) -> None:
    assert GAME.options(low=low, high=high).numbers == high - low + 1


@pytest.mark.clause("MEM-1")
def test_five_numbers_are_too_few() -> None:
    with pytest.raises(OptionError, match=r"7 to 11 is too short.*7 to 12"):
        GAME.options(low=7, high=11)


@pytest.mark.clause("MEM-2")
def test_all_lie_face_down_in_rows() -> None:
    table = Table()
    assert str(table.position) == "p1  p2  p3  p4\np5  p6  p7  p8\np9  p10 p11 p12"
    refusal = table.refused("p13")
    assert refusal is not None
    assert refusal.clause == "MEM-2"


@pytest.mark.clause("MEM-3")
@pytest.mark.clause("CARS-3")
def test_the_youngest_begins_then_clockwise() -> None:
    assert GAME.start(seating=Seating(3)).turn == 0
    assert GAME.start(seating=Seating(3, by_age=(2, 0, 1))).turn == 2
    table = Table(seats=3)
    turns = [table.position.turn]
    for line in ("p1=1 p2=5", "p3=9 p1", "p2 p3", "p1 p2"):
        table.play(line)
        turns.append(table.position.turn)
    assert turns == [0, 1, 2, 0, 1]
    refusal = table.refused("p4", seat=0)
    assert refusal is not None
    assert str(refusal) == "MEM-3 (seat 2)"


@pytest.mark.clause("MEM-4")
def test_cards_are_turned_up_for_all_to_see() -> None:
    table = Table()
    assert table.play("p7=9") == "?,?,?,?,?,?,9,?,?,?,?,? p7 turn -|- 1 0"
    for viewer in (0, 1, None):
        assert GAME.observe(table.position, viewer).places[6] == "9"
    refusal = table.refused("p7")
    assert refusal is not None
    assert str(refusal) == "MEM-4 (case up, place p7)"


@pytest.mark.clause("MEM-4")
def test_a_seen_place_shows_its_card_without_chance() -> None:
    table = Table("9,?,?,?,?,?,?,?,?,?,?,? - turn -|- 2 1")
    assert table.play("p1") == "9,?,?,?,?,?,?,?,?,?,?,? p1 turn -|- 2 1"


@pytest.mark.clause("MEM-5")
def test_two_that_are_no_neighbours_go_back() -> None:
    table = Table()
    assert table.play("p1=10 p2=12") == "10,12,?,?,?,?,?,?,?,?,?,? - turn -|- 2 1"
    assert GAME.observe(table.position, 0).places == ("?",) * 12
    assert [event.name for event in table.heard] == ["turned-up", "turned-up", "turned-back"]


@pytest.mark.clause("MEM-6")
def test_neighbours_go_on_in_any_order() -> None:
    table = Table()
    table.play("p1=10 p2=9")
    assert table.may() == {*(f"p{n}" for n in range(3, 13)), "stop"}
    assert table.play("p3=11 p4=8") == "10,9,11,8,?,?,?,?,?,?,?,? p1,p2,p3,p4 turn -|- 1 0"


@pytest.mark.clause("MEM-6")
def test_the_turn_ends_when_none_is_left_face_down() -> None:
    table = Table("-,-,?,?,5,? - turn 1,2|- 2 3", **SIX)
    assert table.play("p5 p3=4 p4=3 p6=6") == "-,-,-,-,-,- - over 1,2|3,4,5,6 1 4"


@pytest.mark.clause("MEM-7")
def test_the_run_is_kept_and_the_misfit_goes_back() -> None:
    table = Table()
    after = table.play("p1=9 p2=10 p3=11 p4=2")
    assert after == "-,-,-,2,?,?,?,?,?,?,?,? - turn 9,10,11|- 2 1"
    refusal = table.refused("p1")
    assert refusal is not None
    assert str(refusal) == "MEM-7 (place p1)"
    told = [(event.name, event.get("cards") or event.get("places")) for event in table.heard[-2:]]
    assert told == [("kept", "9 10 11"), ("turned-back", "p4")]


@pytest.mark.clause("MEM-7")
def test_no_second_turn_after_a_run() -> None:
    table = Table()
    table.play("p1=9 p2=10 stop")
    assert table.position.turn == 1


@pytest.mark.clause("MEM-8")
def test_stop_after_the_second_fitting_card() -> None:
    table = Table()
    refusal = table.refused("stop")
    assert str(refusal) == "MEM-8 (cards 0)"
    table.play("p1=9")
    assert str(table.refused("stop")) == "MEM-8 (cards 1)"
    table.play("p2=10")
    assert "stop" in table.may()
    assert table.play("stop") == "-,-,?,?,?,?,?,?,?,?,?,? - turn 9,10|- 2 1"


@pytest.mark.clause("MEM-9")
@pytest.mark.parametrize(
    ("numbers", "jokers"), [(50, 8), (30, 5), (25, 4), (12, 2), (6, 1), (9, 1)]
)
def test_jokers_in_proportion(numbers: int, jokers: int) -> None:
    assert GAME.options(low=1, high=numbers, jokers=True).joker_cards == jokers
    assert GAME.options(low=1, high=numbers).joker_cards == 0


@pytest.mark.clause("MEM-9")
def test_jokers_are_drawn_as_one_kind() -> None:
    table = Table(jokers=True)
    table.position = GAME.apply(table.position, {0: GAME.notation.move("p14")})
    pending = GAME.pending(table.position)
    assert isinstance(pending, Chance)
    assert (str(pending.outcomes[-1]), pending.weights[-1]) == ("=*", 2)


@pytest.mark.clause("MEM-10")
@pytest.mark.parametrize(
    ("cards", "together"),
    [
        ((21, JOKER, 23), True),
        ((3, 4, JOKER), True),
        ((3, JOKER, 6), False),
        ((3, JOKER, JOKER, 6), True),
        ((JOKER, JOKER), True),
        ((1, JOKER), True),
        ((1, 2, 3, 4, 5, 6), True),
    ],
)
def test_jokers_fill_gaps(cards: tuple[int, ...], together: bool) -> None:
    assert fits(cards, 50) is together


@pytest.mark.clause("MEM-10")
def test_a_run_is_no_longer_than_the_numbers_in_use() -> None:
    assert fits((1, 2, 3, 4, 5, JOKER), 6)
    assert not fits((1, 2, 3, 4, 5, 6, JOKER), 6)
    table = Table("1,2,3,4,5,?,? p1,p2,p3,p4,p5 turn -|- 1 3", low=1, high=6, jokers=True)
    assert table.play("p6=6 p7=*") == "-,-,-,-,-,-,* - over 1,2,3,4,5,6|- 2 4"


@pytest.mark.clause("MEM-10")
def test_a_joker_may_stand_for_a_number_already_taken() -> None:
    table = Table("-,-,?,?,?,?,?,?,?,?,?,?,?,? - turn 4,5|- 2 1", jokers=True)
    after = table.play("p3=3 p4=* p5=6")
    assert "p3,p4,p5 turn" not in after  # 3 * 6 would take two jokers
    table = Table("-,-,?,?,?,?,?,?,?,?,?,?,?,? - turn 4,5|- 2 1", jokers=True)
    assert "p3,p4,p5,p6 turn" in table.play("p3=3 p4=* p5=* p6=6")


@pytest.mark.clause("MEM-11")
@pytest.mark.parametrize(
    ("run", "yes"),
    [
        ((9,), False),
        ((9, 10), True),
        ((9, JOKER), False),
        ((9, 10, JOKER), True),
        ((9, JOKER, JOKER), True),
        ((JOKER, JOKER), False),
        ((JOKER, JOKER, JOKER), False),
    ],
)
def test_what_is_kept(run: tuple[int, ...], yes: bool) -> None:
    assert kept(run) is yes


@pytest.mark.clause("MEM-11")
@pytest.mark.parametrize("line", ["p1=9 p2=* stop", "p1=9 p2=* p3=2"])
def test_a_number_and_a_joker_go_back_whole(line: str) -> None:
    table = Table(jokers=True)
    table.play(line)
    assert table.position.kept == ((), ())
    assert table.position.up == ()
    assert table.heard[-1].name == "turned-back"


@pytest.mark.clause("MEM-5", "MEM-6", "MEM-7", "MEM-11")
@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("p1=* p2=5 p3=6 stop", "-,-,-,?,?,?,?,?,?,?,?,?,?,? - turn 5,6,*|- 2 1"),
        ("p1=* p2=* p3=5 stop", "-,-,-,?,?,?,?,?,?,?,?,?,?,? - turn 5,*,*|- 2 1"),
        ("p1=* p2=* stop", "*,*,?,?,?,?,?,?,?,?,?,?,?,? - turn -|- 2 1"),
        ("p1=5 p2=* p3=9", "5,*,9,?,?,?,?,?,?,?,?,?,?,? - turn -|- 2 1"),
        ("p1=5 p2=6 p3=* p4=9", "-,-,-,9,?,?,?,?,?,?,?,?,?,? - turn 5,6,*|- 2 1"),
        ("p1=5 p2=7", "5,7,?,?,?,?,?,?,?,?,?,?,?,? - turn -|- 2 1"),
    ],
    ids=["joker first", "two jokers", "jokers only", "kept nothing", "kept three", "no joker up"],
)
def test_turns_with_jokers(line: str, after: str) -> None:
    assert Table(jokers=True).play(line) == after


@pytest.mark.clause("MEM-6", "MEM-12")
def test_the_last_number_and_two_jokers_are_taken_when_none_is_left_face_down() -> None:
    taken = "1,2,3,4,5,6,7,8,9,10,11"
    table = Table(f"{','.join('-' * 11)},?,?,? - turn {taken}|- 2 5", jokers=True)
    after = table.play("p12=* p13=12 p14=*")
    assert after == f"{','.join('-' * 14)} - over {taken}|12,*,* 1 6"
    assert dict(table.heard[-2].details) == {"count": 0}


@pytest.mark.clause("MEM-12")
def test_a_joker_that_bridges_nothing_does_not_keep_the_game_going() -> None:
    # Left: 3, 9, * and 5. Taking 5 and nothing else is impossible; 3 * 5 leaves the 9 alone.
    kept = "1,2,4,6,7,8,10,11,12,*"
    table = Table(f"{','.join('-' * 10)},?,?,?,? - turn {kept}|- 2 5", jokers=True)
    after = table.play("p11=5 p12=* p13=3 stop")
    assert after == f"{','.join('-' * 13)},? - over {kept}|3,5,* 1 6"


@pytest.mark.clause("MEM-12")
@pytest.mark.parametrize(
    ("numbers", "jokers", "left"),
    [
        ((3, 4), 0, True),
        ((3, 5), 0, False),
        ((3, 5), 1, True),
        ((3, 6), 1, False),
        ((3, 9), 2, True),  # 3 and the two jokers
        ((3,), 2, True),
        ((3,), 1, False),
        ((), 3, False),
        ((1, 3, 5, 6), 0, True),
    ],
)
def test_when_a_run_is_left(numbers: tuple[int, ...], jokers: int, left: bool) -> None:
    assert run_is_left(numbers, jokers) is left


@pytest.mark.clause("MEM-12")
def test_the_end_and_the_count() -> None:
    table = Table("-,-,?,?,?,? - turn 3,4|- 2 1", **SIX)
    assert table.play("p3=1 p4=2 p5=5") == "-,-,-,-,5,? - turn 3,4|1,2 1 2"
    assert table.play("p5 p6=6") == "-,-,-,-,-,- - over 3,4,5,6|1,2 2 3"
    assert table.end() == ((1, 2), (4, 2), "MEM-12")
    assert str(table.refused("p1")) == "MEM-12"


@pytest.mark.clause("MEM-12")
def test_a_tie_is_shared_and_left_cards_count_for_nobody() -> None:
    table = Table("?,-,-,?,?,? - turn 2,3|- 2 1", **SIX)
    assert table.play("p1=5 p5=6 stop") == "-,-,-,?,-,? - over 2,3|5,6 1 2"
    assert table.end() == ((1, 1), (2, 2), "MEM-12")
    assert [event.name for event in table.heard[-3:]] == ["no-run-left", "shared", "shared"]


@pytest.mark.clause("MEM-13")
def test_the_turn_limit_ends_it() -> None:
    table = Table(turn_limit=2)
    table.play("p1=9 p2=10 stop p3=1 p4=7")
    assert table.end() == ((1, 2), (2, 0), "MEM-13")
    assert str(table.refused("p5")) == "MEM-13"
    assert GAME.facts(GAME.options(turn_limit=2)).longest == 60
    assert GAME.facts(GAME.options()).longest is None
