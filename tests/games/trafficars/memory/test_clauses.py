"""Traffic-Memory, clause by clause.

A position is written: places (``?`` unseen, ``-`` taken), places that are up, stage, kept cards,
seat, turns completed.
"""

from __future__ import annotations

from typing import Any

import pytest

from tailback.games.trafficars.memory import GAME, fits, kept, run_is_left
from tailback.games.trafficars.memory.moves import JOKER
from tailback.games.trafficars.memory.notation import MemoryNotation
from tailback.kit import Ages, Chance, OptionError, Refusal, Seating
from tests.games.trafficars.memory.table import Table
from tests.games.trafficars.memory.twins import play

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
    assert GAME.facts(GAME.options()).ages == Ages(whole=False, lot=False)
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
        assert table.seen(viewer).table.places[6] == "9"
    assert table.told() == ["turned-up seat=1 place=p7 card=9"]
    refusal = table.refused("p7")
    assert refusal is not None
    assert str(refusal) == "MEM-4 (case up, place p7)"


@pytest.mark.clause("MEM-4")
def test_a_seen_place_shows_its_card_without_chance() -> None:
    table = Table("9,?,?,?,?,?,?,?,?,?,?,? - turn -|- 2 1")
    assert table.play("p1") == "9,?,?,?,?,?,?,?,?,?,?,? p1 turn -|- 2 1"
    assert table.told() == ["turned-up seat=2 place=p1 card=9"]


@pytest.mark.clause("MEM-4")
def test_a_turn_up_is_told_once_and_never_again() -> None:
    table = Table(jokers=True)
    table.play("p14=* p2=3 p3=4 stop")
    assert table.told()[0] == "turned-up seat=1 place=p14 card=joker"
    assert [event.fleeting for event in table.heard] == [True, True, True, False]


@pytest.mark.clause("MEM-5")
def test_two_that_are_no_neighbours_go_back() -> None:
    table = Table()
    assert table.play("p1=10 p2=12") == "10,12,?,?,?,?,?,?,?,?,?,? - turn -|- 2 1"
    assert table.seen(0).table.places == ("?",) * 12
    assert [event.name for event in table.heard] == ["turned-up", "turned-up", "turned-back"]
    assert table.told()[-1] == "turned-back seat=1 count=2 places=p1 p2"


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
    assert table.told()[-2:] == [
        "kept seat=1 count=3 cards=9 10 11",
        "turned-back seat=1 count=1 places=p4",
    ]


@pytest.mark.clause("MEM-7")
def test_only_what_was_just_taken_is_told_in_order() -> None:
    table = Table("-,-,?,?,?,?,?,?,?,?,?,? - turn -|1,2 2 1")
    table.play("p9=7 p3=6 p5=8 stop")
    assert table.position.kept == ((), (1, 2, 6, 7, 8))
    assert table.told()[-1] == "kept seat=2 count=3 cards=6 7 8"


@pytest.mark.clause("MEM-7")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_kept_cards_lie_open_to_everyone(viewer: int | None) -> None:
    table = Table()
    table.play("p1=9 p2=10 p3=11 stop")
    scene = GAME.scene(table.position.options, Seating(2))
    view = GAME.view(scene, table.position, viewer)
    assert view.table.kept == (("9", "10", "11"), ())
    assert "1: 3  9 10 11" in GAME.text_view(view)


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
    assert table.seen().table.may_stop
    assert table.play("stop") == "-,-,?,?,?,?,?,?,?,?,?,? - turn 9,10|- 2 1"
    assert [event.name for event in table.heard] == ["turned-up", "turned-up", "kept"]


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
@pytest.mark.parametrize(
    ("line", "back"),
    [("p7=9 p2=* stop", "count=2 places=p7 p2"), ("p7=9 p2=* p3=2", "count=3 places=p7 p2 p3")],
)
def test_a_number_and_a_joker_go_back_whole(line: str, back: str) -> None:
    table = Table(jokers=True)
    table.play(line)
    assert table.position.kept == ((), ())
    assert table.position.up == ()
    assert table.told()[-1] == f"turned-back seat=1 {back}"
    assert "kept" not in [event.name for event in table.heard]


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


@pytest.mark.clause("MEM-11")
def test_jokers_are_told_after_the_numbers() -> None:
    table = Table(jokers=True)
    table.play("p1=* p2=5 p3=* stop")
    assert table.told()[-1] == "kept seat=1 count=3 cards=5 * *"


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
def test_the_end_and_the_count() -> None:
    table = Table("-,-,?,?,?,? - turn 3,4|- 2 1", **SIX)
    assert table.play("p3=1 p4=2 p5=5") == "-,-,-,-,5,? - turn 3,4|1,2 1 2"
    assert table.play("p5 p6=6") == "-,-,-,-,-,- - over 3,4,5,6|1,2 2 3"
    assert table.end() == ((1, 2), (4, 2), "MEM-12")
    assert table.told()[-2:] == ["no-run-left count=0", "won seat=1 count=4"]
    assert table.seen().table.turn is None
    assert str(table.refused("p1")) == "MEM-12"


@pytest.mark.clause("MEM-12")
def test_a_tie_is_shared_and_left_cards_count_for_nobody() -> None:
    table = Table("?,-,-,?,?,? - turn 2,3|- 2 1", **SIX)
    assert table.play("p1=5 p5=6 stop") == "-,-,-,?,-,? - over 2,3|5,6 1 2"
    assert table.end() == ((1, 1), (2, 2), "MEM-12")
    assert table.told()[-3:] == [
        "no-run-left count=2",
        "shared seat=1 count=2",
        "shared seat=2 count=2",
    ]


@pytest.mark.clause("MEM-12")
def test_jokers_that_are_left_over_are_counted_too() -> None:
    taken = "1,2,4,5,8,9,10,11,12,*"
    table = Table(f"{','.join('-' * 10)},?,?,?,? - turn {taken}|- 2 5", jokers=True)
    table.play("p11=6 p12=7 stop")
    assert table.told()[-2:] == ["no-run-left count=2", "won seat=1 count=10"]


@pytest.mark.clause("MEM-12")
def test_a_tie_for_less_is_not_told_as_shared() -> None:
    table = Table("-,-,-,-,?,? - turn 2|3,4|1 3 3", seats=3, **SIX)
    table.play("p5=5 p6=6")
    assert table.end() == ((3, 2, 1), (1, 2, 3), "MEM-12")
    assert table.told()[-2:] == ["no-run-left count=0", "won seat=3 count=3"]


@pytest.mark.clause("MEM-13")
def test_the_turn_limit_ends_it() -> None:
    table = Table(turn_limit=2)
    table.play("p1=9 p2=10 stop p3=1 p4=7")
    assert table.end() == ((1, 2), (2, 0), "MEM-13")
    assert table.told()[-2:] == ["limit turns=2", "won seat=1 count=2"]
    assert str(table.refused("p5")) == "MEM-13"
    assert GAME.facts(GAME.options(turn_limit=2)).longest == 60
    assert GAME.facts(GAME.options()).longest is None


@pytest.mark.clause("MEM-12", "MEM-13")
def test_with_the_last_run_taken_the_limit_is_not_why_it_ends() -> None:
    table = Table("-,-,-,-,?,? - turn 1,2|3,4 1 2", turn_limit=3, **SIX)
    table.play("p5=5 p6=6")
    assert table.end().reason == "MEM-12"
    assert "limit turns=3" not in table.told()
    assert table.told()[-2:] == ["no-run-left count=0", "won seat=1 count=4"]


@pytest.mark.clause("MEM-1", "MEM-2", "MEM-9")
def test_what_lies_there_is_agreed_before() -> None:
    scene = Table(low=26, high=50, jokers=True).seen().scene
    assert (scene.low, scene.high, scene.jokers, scene.columns) == (26, 50, 4, 6)


def test_every_move_that_can_be_written_is_legal_or_refused() -> None:
    refusals: set[Refusal] = set()
    for seed in range(5):
        for step in play(seed, low=1, high=8 + 8 * (seed % 2), jokers=bool(seed % 2)):
            for seat in range(len(step.after.kept)):
                legal = GAME.legal(step.after, seat)
                for move in MemoryNotation.words.values():
                    refusal = GAME.refusal(step.after, seat, move)
                    assert (refusal is None) == (move in legal)
                    if refusal is not None:
                        refusals.add(refusal)
    clauses = {refusal.clause for refusal in refusals}
    assert clauses == {"MEM-2", "MEM-3", "MEM-4", "MEM-7", "MEM-8", "MEM-12", "MEM-13"}
    assert all(GAME.rulebook.explain(refusal, "en") for refusal in refusals)
