"""One small fuzzer per parser of Shift, and strict round trips."""

from __future__ import annotations

import random
import re
import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tailback.games.shift import GAME, Setup, printed
from tailback.games.shift.moves import CARDS, LETTERS
from tailback.games.shift.options import read_deck
from tailback.games.shift.setup import read_setup
from tailback.kit import NotationError, OptionError, SetupError, TailbackError
from tailback.kit.walk import random_walk
from tests.games.shift.late import random_options

MOVE_TEXT = st.text(string.ascii_letters + string.digits + "+-.=<>?", max_size=6)
TURN_TEXT = st.lists(MOVE_TEXT, max_size=5).map(" ".join)
DRAWING = st.text("ABab.<>|/_ \nLR1", max_size=120)


@settings(max_examples=300, deadline=None)
@given(st.one_of(MOVE_TEXT, st.text(max_size=8)))
def test_a_move_reads_strictly_or_not_at_all(text: str) -> None:
    try:
        move = GAME.notation.move(text)
    except NotationError as error:
        assert 0 <= error.at <= len(text)
        return
    assert GAME.notation.move_text(move) == text


@settings(max_examples=300, deadline=None)
@given(st.one_of(TURN_TEXT, st.text(max_size=20)))
def test_a_turn_reads_strictly_or_not_at_all(text: str) -> None:
    try:
        moves = GAME.notation.turn(text)
    except NotationError:
        return
    assert GAME.notation.turn_text(moves) == text


@settings(max_examples=300, deadline=None)
@given(st.one_of(DRAWING, st.text(max_size=40)))
def test_a_drawing_reads_or_names_the_place(text: str) -> None:
    try:
        setup = Setup.parse(text)
    except NotationError as error:
        assert 0 <= error.at <= len(text)
        return
    assert Setup.parse(setup.drawing()) == setup


@settings(max_examples=300, deadline=None)
@given(st.integers(1, 10), st.integers(0, 100), st.sampled_from("AZ.<>| \n/_Lb"))
def test_a_broken_set_up_is_answered(number: int, at: int, mark: str) -> None:
    drawing = printed(number).drawing()
    changed = drawing[:at] + mark + drawing[at + 1 :]
    try:
        GAME.options(setup=changed)
    except TailbackError as error:
        assert str(error)


@settings(max_examples=300, deadline=None)
@given(
    st.one_of(
        st.dictionaries(st.sampled_from([*CARDS, "X"]), st.integers(-3, 200)),
        st.text(max_size=30),
        st.none(),
        st.integers(),
    )
)
def test_a_deck_is_counted_or_refused(value: object) -> None:
    try:
        deck = read_deck(value)
    except ValueError as error:
        assert str(error)
        return
    assert sum(deck) >= 9


def test_positions_with_one_character_changed_are_refused_or_mean_themselves() -> None:
    rng = random.Random(8)
    tried = 0
    for _ in range(6):
        start = GAME.start(random_options(rng))
        for number, step in enumerate(random_walk(GAME, start, rng)):
            if number % 9 == 0:
                text = GAME.notation.position_text(step.after)
                for _ in range(6):
                    at = rng.randrange(len(text))
                    changed = text[:at] + rng.choice(".AB<>|/_ ,=0123SM") + text[at + 1 :]
                    tried += 1
                    try:
                        read = GAME.notation.position(changed, step.after)
                    except NotationError:
                        continue
                    assert GAME.notation.position_text(read) == changed
            if number > 80:
                break
    assert tried > 200


@pytest.mark.parametrize(
    ("deck", "says"),
    [
        ("M1=8", "8 cards are too few"),
        ("M1=-1,M2=20", "M1: -1 is not a whole number from 0 to 99"),
        ("M1=x", "not a whole number"),
        ("M1=--9", "not a whole number"),
        ("M1=٩", "not a whole number"),
        ("M1=9,M2=3,M1=5", "'M1' is named twice"),
        ("M1=9,,M2=3", "'' is not one of M1"),
        ("Q=3", "'Q' is not one of M1"),
        ("SH=30", "moves a vehicle"),
        (7, "a count for each card"),
    ],
)
def test_an_impossible_deck_is_refused_with_the_reason(deck: object, says: str) -> None:
    with pytest.raises(OptionError, match=says) as error:
        GAME.options(deck=deck)
    assert error.value.option == "deck"


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        (0, "not a whole number from 1 to 10"),
        (11, "not a whole number from 1 to 10"),
        ("....", "three sections"),
        (".....|....|....L", "L and R name the sections"),
        (".....|....|.....", "needs 6 rows"),
        (3.5, "neither a number"),
        ("٣", "three sections"),
        (printed(1).drawing().replace("J", "L"), "'IIIG.|...H|L..<<', line 5, column 12: 'L' is"),
        ({"rows": printed(1).drawing().split("\n"), "colours": ["red"]}, "for each blocker"),
        (
            {"rows": printed(1).drawing().split("\n"), "colours": ["puce"] * 10},
            "'puce' is not one of blue",
        ),
    ],
)
def test_a_broken_drawing_is_refused_with_the_place(setup: object, says: str) -> None:
    with pytest.raises(TailbackError, match=re.escape(says)):
        GAME.options(setup=setup)


def test_a_set_up_is_an_option_as_it_is() -> None:
    setup = Setup.parse(printed(3).drawing())
    assert GAME.options(setup=setup).setup is setup
    with pytest.raises(SetupError, match="SHIFT-3"):
        GAME.options(setup=Setup.parse(printed(3).drawing().replace(">>", "..")))


ROAD = printed(1).drawing().replace("\n", "/")
REST = "M2=2,M3=4,M4=3,MS1=3,MS2=3,SH=4,SL=3"
CARD = f"{ROAD} gold card M1=4|M2=4 {REST} M1=2 2"
PARTS = f"{ROAD} gold MS1:1s M1=3|M2=4 M1=3,M2=2,M3=4,M4=3,MS1=2,MS2=3,SH=4,SL=3 MS1=1 0"
DEAL = f"{ROAD} gold deal M1=2|M2=1 M1=4,M2=5,M3=4,M4=3,MS1=3,MS2=3,SH=4,SL=3 - 0"


@pytest.mark.parametrize(
    ("text", "old", "new", "says"),
    [
        (CARD, "A", ".", "not the vehicles of the set-up"),
        (CARD, "....A|....", "....A|KK..", "not the vehicles of the set-up"),
        (CARD, "A", "K", "not the vehicles of the set-up"),
        (
            CARD,
            "....A|....|.B.../>>..A",
            ".AA..|....|.B.../>>...",
            "not the vehicles of the set-up",
        ),
        (CARD, "M1=2 2", "M1=2 20", "the game is over after 20 turns"),
        (CARD, "card", "drawn", "drawn at the turn limit, 20"),
        (CARD, "card", "lot", "before the lot nobody holds a card"),
        (CARD, "card", "deal", "cards are dealt in turn"),
        (CARD, f"{REST} M1=2", f"- M1=2,{REST}", "the discards become the pile"),
        (PARTS, "MS1:1s", "MS1:2s", "does not grant this much"),
        (PARTS, "MS1:1s", "M1:1s", "does not grant this much"),
        (PARTS, "MS1:1s", "SL:0sg", "does not grant this much"),
        (PARTS, "MS1:1s", "MS2:1s", "the card in play, MS2, is missing"),
        (PARTS, "MS1:1s", "MS1:0", "the stage is draw"),
        (DEAL, "M1=2|M2=1 M1=4,M2=5", "M1=3|- M1=3,M2=6", "cards are dealt in turn"),
        (DEAL, "- 0", "- 1", "no turn is taken before"),
        (DEAL, "SL=3 -", "SL=2 SL=1", "nothing is discarded before"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, old: str, new: str, says: str) -> None:
    like = GAME.start(GAME.options(turn_limit=20))
    assert GAME.notation.position_text(GAME.notation.position(text, like)) == text
    with pytest.raises(NotationError, match=says):
        GAME.notation.position(text.replace(old, new), like)


def test_every_letter_but_l_and_r_names_a_blocker() -> None:
    assert set(string.ascii_letters) - set(LETTERS) == {"L", "R"}
    assert read_setup("3") == printed(3)
