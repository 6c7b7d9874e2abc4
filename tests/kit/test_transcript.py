"""Transcripts: what is written reads as the same match, and nothing else is believed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import tailback
from tailback.kit import (
    AnyGame,
    Chance,
    FairDice,
    Finished,
    OptionError,
    RandomDice,
    Seating,
    TailbackError,
    TranscriptError,
    commitment,
    transcript_reader,
)
from tailback.kit.rules import Last
from tailback.kit.transcript import Fairness, Transcript, sealed_lines, turns
from tailback.kit.transcript_reader import read
from tailback.kit.verify import verify
from tailback.kit.walk import walk
from tests.harness.scale import scaled
from tests.toys import TOYS, bell, peek, relay, sealed

SHIFT = tailback.game("shift")
GAMES = [*TOYS, SHIFT]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
NAMES = ("Ann", 'Bob "the\nbus" #7', "Cyß…")
SERVER = bytes(range(32))


@pytest.fixture(autouse=True)
def _toys_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    toys: dict[str, AnyGame] = {toy.id: toy for toy in TOYS}
    monkeypatch.setattr(
        transcript_reader, "find_game", lambda name: toys.get(name) or tailback.game(name)
    )


def match(
    game: AnyGame,
    seed: int = 1,
    *,
    seating: Seating | None = None,
    fair: bool = False,
    most: int = 1000,
    **chosen: Any,
) -> Transcript:
    """Return a match of random moves; its draws follow from its seeds if it is fair."""
    seating = seating or Seating(game.seats[-1])
    if game is SHIFT:
        chosen = {"turn_limit": 6, **chosen}
    options = game.options(**chosen)
    rng = random.Random(seed)
    seeds = tuple(bytes([seat + 1]) * 32 for seat in range(seating.seats))
    dice = FairDice(SERVER, seeds) if fair else RandomDice(rng)

    def chooser(position: Any, seat: int) -> Any:
        return rng.choice(game.legal(position, seat))

    steps = walk(game, game.start(options, seating), chooser, dice)
    history = tuple(step.moves for _, step in zip(range(most), steps, strict=False))
    committed = tuple(commitment(seed) for seed in seeds)
    fairness = Fairness(commitment(SERVER), committed, seeds, SERVER) if fair else None
    return Transcript(game, options, seating, NAMES[: seating.seats], history, fairness)


def matches(game: AnyGame) -> Iterator[Transcript]:
    """Return finished and running matches, with and without proof of fairness."""
    for seats in game.seats:
        for seed in range(3):
            for fair in (False, True):
                for most in (0, 1, 7, 1000):
                    yield match(game, seed, seating=Seating(seats), fair=fair, most=most)


def resealed(text: str, change: Callable[[list[str]], None]) -> str:
    """Return the text with its lines changed and every check made to fit again."""
    lines = [line.rpartition(" #")[0] for line in text.split("\n")[:-1]]
    change(lines)
    return "\n".join(sealed_lines(lines)) + "\n"


def line_of(text: str, begins: str) -> int:
    (number,) = (i for i, line in enumerate(text.split("\n"), 1) if line.startswith(begins + " "))
    return number


def swapped(text: str, begins: str, old: str, new: str) -> str:
    """Return the text with one line changed and resealed."""
    number = line_of(text, begins)

    def change(lines: list[str]) -> None:
        assert old in lines[number - 1]
        lines[number - 1] = lines[number - 1].replace(old, new, 1)

    return resealed(text, change)


def refused(text: str) -> TranscriptError:
    with pytest.raises(TranscriptError) as caught:
        read(text)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.why}"
    return caught.value


# The way there and back


@EVERY_GAME
def test_a_transcript_reads_as_what_was_written(game: AnyGame) -> None:
    finished = 0
    for made in matches(game):
        text = made.text()
        again = read(text)
        assert again == made
        assert again.text() == text
        assert again.positions == made.positions
        finished += isinstance(game.pending(again.positions[-1]), Finished)
    assert finished


@EVERY_GAME
def test_the_draws_of_a_fair_match_follow_from_its_seeds(game: AnyGame) -> None:
    for made in matches(game):
        if made.fairness is not None:
            draws = sum(-1 in happened for happened in made.history)
            assert verify(read(made.text())) == draws


@pytest.mark.parametrize(
    "seating",
    [
        Seating(2, by_age=(1, 0)),
        Seating(2, last=Last(0, 1)),
        Seating(2, (0, 1), Last(1, None)),
    ],
)
def test_who_sat_where_after_which_game_is_kept(seating: Seating) -> None:
    made = match(SHIFT, seating=seating, most=12)
    assert read(made.text()).seating == seating


@pytest.mark.parametrize(
    "chosen", [{"edition": "duo"}, {"setup": 9, "exact_moves": False}, {"deck": "M4=5,SL=5"}]
)
def test_options_are_kept(chosen: dict[str, Any]) -> None:
    made = match(SHIFT, turn_limit=30, **chosen)
    again = read(made.text())
    assert again.options.write() == made.options.write()
    assert again.text() == made.text()


def test_a_transcript_can_be_read_by_people() -> None:
    made = match(relay.GAME, fair=True)
    lines = [line.rpartition(" #")[0] for line in made.text().split("\n")]
    assert lines[:7] == [
        "tailback transcript 2",
        "game relay",
        "rules 1",
        "options {}",
        'seating {"by_age":null,"last":null,"seats":2}',
        'seat ann "Ann"',
        'seat bob "Bob \\"the\\nbus\\" #7"',
    ]
    assert lines[7] == f"commitment {commitment(SERVER)}"
    assert lines[8:13] == [
        f"committed ann {commitment(bytes([1] * 32))}",
        f"committed bob {commitment(bytes([2] * 32))}",
        f"seed ann {'01' * 32}",
        f"seed bob {'02' * 32}",
        f"seed server {SERVER.hex()}",
    ]
    assert lines[-2].startswith(("end ann RELAY-3 scores [", "end bob RELAY-3 scores ["))


def test_a_line_is_a_turn_with_the_draws_that_follow() -> None:
    history = [{-1: "=1"}, {0: "a"}, {0: "b"}, {-1: "=2"}, {-1: "=3"}, {1: "c"}, {0: "d"}]
    assert list(turns(history)) == [
        ([], ["=1"]),
        ([{0: "a"}, {0: "b"}], ["=2", "=3"]),
        ([{1: "c"}], []),
        ([{0: "d"}], []),
    ]
    joint = [{0: "a", 1: "b"}, {0: "a", 1: "c"}, {0: "d"}]
    assert list(turns(joint)) == [([moves], []) for moves in joint]
    assert list(turns([])) == []


# What was changed by accident


@EVERY_GAME
def test_every_changed_character_is_found_on_its_own_line(game: AnyGame) -> None:
    seating = Seating(2, by_age=(0, 1))
    text = match(game, seating=seating, most=8).text()
    for at, character in enumerate(text):
        line = text.count("\n", 0, at) + 1
        for new in {"x", "0", " ", "\n", "#", character.swapcase()} - {character}:
            error = refused(text[:at] + new + text[at + 1 :])
            assert error.line == line, (at, new, error)


@EVERY_GAME
def test_every_lost_character_is_found_on_its_own_line(game: AnyGame) -> None:
    text = match(game, most=8).text()
    for at in range(len(text)):
        assert refused(text[:at] + text[at + 1 :]).line == text.count("\n", 0, at) + 1


@EVERY_GAME
def test_a_transcript_cut_off_is_refused(game: AnyGame) -> None:
    text = match(game, fair=True).text()
    for length in range(len(text)):
        if not text[:length].endswith("\n"):
            error = refused(text[:length])
            assert error.line == text.count("\n", 0, length) + 1
            assert error.why == "the last line is cut off"
    assert "due here" in refused(text[: text.index("\n", text.index("\nseating")) + 1]).why


@EVERY_GAME
def test_a_finished_match_without_its_end_is_refused(game: AnyGame) -> None:
    text = match(game).text()
    error = refused(resealed(text, lambda lines: lines.__delitem__(-1)))
    assert error.line == text.count("\n")
    assert error.why == "the transcript ends in the wrong place"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("\n", 1),
        ("\n\n", 1),
        ("tailback transcript 2\n", 1),
        ("\x00\x01\xff\xfe\n", 1),
        (bytes(range(256)).decode("latin-1") + "\n", 1),
        (b"\xff\xfe\n".decode("utf-8", "surrogateescape"), 1),
        ("\ufeff" + match(bell.GAME).text(), 1),
        (match(bell.GAME).text().replace("\n", "\r\n"), 1),
        (match(bell.GAME).text() + "\n", match(bell.GAME).text().count("\n") + 1),
        (match(bell.GAME).text() + "\udc80 #01234567\n", match(bell.GAME).text().count("\n") + 1),
    ],
)
def test_what_is_no_transcript_is_refused(text: str, line: int) -> None:
    assert refused(text).line == line


# What was changed on purpose, with checks that fit


@pytest.mark.parametrize(
    ("game", "old", "new"),
    [
        (sealed.GAME, ": ", ": 9"),
        (peek.GAME, "look", "take"),
        (bell.GAME, "ann: ", "bob: "),
        (relay.GAME, "ann: ", "cy: "),
        (SHIFT, "gold: ", "silver: "),
        (SHIFT, "gold: ", "nobody: "),
        (SHIFT, "gold: ", "gold: SL "),
    ],
    ids=lambda value: getattr(value, "id", None),
)
def test_a_move_that_was_never_possible_is_refused(game: AnyGame, old: str, new: str) -> None:
    chosen: dict[str, Any] = {"starter": "gold"} if game is SHIFT else {}
    text = match(game, **chosen).text()
    turn = next(line for line in text.split("\n")[6:] if old in line and line[0].isdecimal())
    number = turn.split(" ")[0]
    error = refused(swapped(text, number, old, new))
    assert error.line == line_of(text, number)


@EVERY_GAME
def test_a_move_taken_out_or_put_in_is_refused(game: AnyGame) -> None:
    text = match(game, fair=True).text()
    first, last = line_of(text, "0"), text.count("\n")
    for number in range(first, last):
        with pytest.raises(TailbackError):
            verify(read(resealed(text, lambda lines, n=number: lines.__delitem__(n - 1))))  # type: ignore[misc]
        with pytest.raises(TailbackError):
            verify(read(resealed(text, lambda lines, n=number: lines.insert(n, lines[n - 1]))))  # type: ignore[misc]


@pytest.mark.parametrize("game", [peek.GAME, relay.GAME, SHIFT], ids=lambda game: game.id)
def test_a_draw_that_the_seeds_do_not_give_is_found(game: AnyGame) -> None:
    made = match(game, fair=True, most=4)
    at = max(i for i, happened in enumerate(made.history) if -1 in happened)
    pending = game.pending(made.positions[at])
    assert isinstance(pending, Chance)
    real = made.history[at][-1]
    other = next(outcome for outcome in pending.outcomes if outcome != real)
    history = (*made.history[:at], {-1: other})
    forged = Transcript(game, made.options, made.seating, made.players, history, made.fairness)
    spelled = game.notation.move_text
    number = sum(-1 in happened for happened in history)
    with pytest.raises(TailbackError) as caught:
        verify(read(forged.text()))
    assert str(caught.value) == (
        f"draw {number}: the seeds give {spelled(real)}, the transcript has {spelled(other)}"
    )


def test_a_draw_that_is_no_outcome_is_refused() -> None:
    text = match(relay.GAME, most=7).text()
    number = next(line.split(" ")[0] for line in text.split("\n")[7:] if " =" in line)
    assert refused(swapped(text, number, " =", " =9")).line == line_of(text, number)
    error = refused(swapped(text, number, " =", " =? ="))
    assert error.line == line_of(text, number)
    assert "a hidden draw (=?) cannot be played through before the match is over" in error.why


@pytest.mark.parametrize("game", [peek.GAME, relay.GAME, SHIFT], ids=lambda game: game.id)
def test_a_changed_seed_is_found(game: AnyGame) -> None:
    text = match(game, 2, fair=True).text()
    forged = swapped(text, "seed server", SERVER.hex(), bytes(32).hex())
    with pytest.raises(TailbackError, match="the server seed is not the one that was committed to"):
        verify(read(forged))
    forged = swapped(text, f"seed {game.seat_names[1]}", "02" * 32, "03" * 32)
    with pytest.raises(TailbackError, match=r"the seed of .* is not the one that was committed to"):
        verify(read(forged))
    old, new = (commitment(bytes([number] * 32)) for number in (2, 3))
    forged = swapped(forged, f"committed {game.seat_names[1]}", old, new)
    with pytest.raises(TailbackError, match=r"draw \d+: the seeds give"):
        verify(read(forged))
    forged = swapped(text, "commitment", commitment(SERVER), commitment(bytes(32)))
    with pytest.raises(TailbackError, match="the server seed is not the one"):
        verify(read(forged))


@pytest.mark.parametrize("seed", ["", "01", "zz" * 32, "01" * 33, "0A" * 32, " " + "01" * 32])
def test_a_seed_is_64_small_hexadecimal_digits(seed: str) -> None:
    text = match(relay.GAME, fair=True).text()
    assert refused(swapped(text, "seed ann", "01" * 32, seed)).line == line_of(text, "seed ann")


def test_without_seeds_there_is_nothing_to_verify() -> None:
    made = match(relay.GAME)
    hidden = Fairness(commitment(SERVER), (None, None), (bytes(32), bytes(32)))
    running = Transcript(relay.GAME, made.options, made.seating, made.players, (), hidden)
    assert read(running.text()) == running
    for given_ in (made, running):
        with pytest.raises(TailbackError, match="carries no seeds: there is nothing to verify"):
            verify(given_)


def test_the_number_of_seats_cannot_be_changed() -> None:
    text = match(sealed.GAME, seating=Seating(2)).text()
    three = swapped(text, "seating", '"seats":2', '"seats":3')
    assert refused(three).why == "'seat cy' was due here"
    with_cy = resealed(three, lambda lines: lines.insert(7, 'seat cy "Cy"'))
    assert refused(with_cy).why == "a move is needed from each of: ann, bob, cy"
    one = swapped(text, "seating", '"seats":2', '"seats":1')
    assert refused(one).why == "sealed is played by 2–3, not by 1"


@pytest.mark.parametrize(
    "seating",
    [
        "2",
        "[]",
        "{}",
        '{"by_age":null,"last":null}',
        '{"by_age":null,"last":null,"seats":2.5}',
        '{"by_age":null,"last":null,"seats":"2"}',
        '{"by_age":null,"last":null,"seats":null}',
        '{"by_age":null,"last":null,"seats":Infinity}',
        '{"by_age":null,"last":null,"seats":NaN}',
        '{"by_age":[0],"last":null,"seats":2}',
        '{"by_age":[0,0],"last":null,"seats":2}',
        '{"by_age":[0,true],"last":null,"seats":2}',
        '{"by_age":"01","last":null,"seats":2}',
        '{"by_age":null,"last":[0],"seats":2}',
        '{"by_age":null,"last":[0,2],"seats":2}',
        '{"by_age":null,"last":[0,-1],"seats":2}',
        '{"by_age":null,"last":[null,0],"seats":2}',
        '{"by_age":null,"last":[true,0],"seats":2}',
        '{"by_age":null,"last":[0.0,1],"seats":2}',
        '{"by_age":null,"last":["a","b"],"seats":2}',
        '{"by_age":null,"last":[[],{}],"seats":2}',
        '{"by_age":null,"last":null,"seats":2,"seats":2}',
        '{"seats":2,"by_age":null,"last":null}',
        '{"by_age":null,"last":null,"more":1,"seats":2}',
        "[" * 100_000,
        "not JSON",
    ],
)
@pytest.mark.parametrize("game", [SHIFT, bell.GAME], ids=lambda game: game.id)
def test_a_seating_is_written_in_one_way(game: AnyGame, seating: str) -> None:
    chosen: dict[str, Any] = {"starter": "gold"} if game is SHIFT else {}
    text = match(game, most=3, **chosen).text()
    old = text.split("\n")[4].rpartition(" #")[0].partition(" ")[2]
    assert refused(swapped(text, "seating", old, seating)).line == 5


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"turn_limit":6', '"turn_limit":0', "option turn_limit: 0 is not a whole number"),
        ('"turn_limit":6', '"turn_limit":5', "the game was over before this line"),
        ('"turn_limit":6', '"turn_limit":7', "the transcript ends in the wrong place"),
        ('"turn_limit":6', '"turn_limit":"6"', "this line is written"),
        ('"turn_limit":6', '"turn_limits":6', "did you mean turn_limit?"),
        (',"turn_limit":6', "", "this line is written"),
        ('"starter":"gold"', '"starter":"silver"', "not allowed: SHIFT-7: It is Silver’s turn"),
        ('"M1":6', '"M1":0', "chance must fall first"),
        ('"M1":6', '"M1":' + "[" * 900 + "]" * 900, "option deck"),
        ('"edition"', '"edition":"shift","edition"', "this is written"),
    ],
)
def test_a_changed_option_is_refused(old: str, new: str, why: str) -> None:
    text = match(SHIFT, 4, starter="gold").text()
    assert why in refused(swapped(text, "options", old, new)).why


def test_a_changed_deck_is_found_by_its_draws() -> None:
    text = match(SHIFT, 4, fair=True).text()
    with pytest.raises(TailbackError, match=r"draw \d+: the seeds give|chance must fall first"):
        verify(read(swapped(text, "options", '"M1":6', '"M1":60')))


@EVERY_GAME
def test_a_changed_result_is_refused(game: AnyGame) -> None:
    text = match(game).text()
    due = text.split("\n")[-2].rpartition(" #")[0]
    clause = due.split(" ")[-3 if "scores" in due else -1]
    for forged in (
        resealed(text, lambda lines: lines.__setitem__(-1, "end nobody X-1")),
        swapped(text, "end", clause, "X-1"),
        swapped(text, "end", "end ", "end  "),
        resealed(text, lambda lines: lines.append(lines[-1])),
        resealed(text, lambda lines: lines.append("and more")),
    ):
        error = refused(forged)
        assert error.line in (text.count("\n"), text.count("\n") + 1)
        assert error.why in (
            f"this line is written {due!r}",
            "the transcript ends in the wrong place",
        )


@EVERY_GAME
def test_a_running_match_has_no_result(game: AnyGame) -> None:
    text = match(game, most=3).text()
    error = refused(resealed(text, lambda lines: lines.append(f"end {game.seat_names[0]} X-1")))
    assert error.line == text.count("\n") + 1


@pytest.mark.parametrize(
    ("begins", "old", "new", "why"),
    [
        ("tailback", "transcript 2", "transcript 1", "only 'tailback transcript 2' is known"),
        ("tailback", "transcript 2", "transcript 3", "only 'tailback transcript 2' is known"),
        ("game", "bell", "bel", "no game 'bel'"),
        ("rules", "1", "2", "bell is played by rules number 1 here, and this match by '2'"),
        ("rules", "1", "0", "bell is played by rules number 1 here, and this match by '0'"),
        ("options", "{}", "[]", "an object in braces is due here"),
        ("options", "{}", "{ }", "this is written '{}'"),
        ("seat ann", '"Ann"', "Ann", "not readable as JSON"),
        ("seat ann", '"Ann"', "5", "this line is written"),
        ("seat ann", '"Ann"', r'"\u0041nn"', "this is written"),
        ("seat ann", '"Ann"', r'"\ud800"', "this is written"),
        ("0", "0 ann", "1 ann", "'0' was due here"),
        ("0", "ann:", "ann", "does not begin with a seat and a colon"),
        ("0", "ann: ", "ann: 3; ann: ", "this line is written"),
    ],
)
def test_every_line_is_read_strictly(begins: str, old: str, new: str, why: str) -> None:
    text = match(bell.GAME).text()
    error = refused(swapped(text, begins, old, new))
    assert why in error.why
    assert error.line == line_of(text, begins)


def test_seats_that_choose_together_choose_one_move_each() -> None:
    text = match(sealed.GAME).text()
    assert "one move each" in refused(swapped(text, "0", "; ", " 1; ")).why


def test_a_game_that_cannot_start_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = match(bell.GAME).text()

    def start(*given_: object) -> None:
        raise OptionError("rope", "a bell needs one")

    monkeypatch.setattr(bell.GAME, "start", start)
    assert refused(text).why == "option rope: a bell needs one"


# Anything at all

SHORT = match(bell.GAME, most=5).text().split("\n")[:-1]
lines_of_text = st.lists(
    st.text(max_size=40) | st.sampled_from([line.rpartition(" #")[0] for line in SHORT]),
    max_size=14,
)


@settings(deadline=None, max_examples=scaled(10_000))
@given(st.text(alphabet=st.characters(), max_size=300))
@example("\ud800 #01234567\n")
def test_any_text_is_refused_by_line(text: str) -> None:
    assert 1 <= refused(text).line <= text.count("\n") + 1


def reads_or_is_refused(text: str) -> None:
    """A text with fitting checks is read as what it says, or refused."""
    try:
        assert read(text).text() == text
    except TranscriptError as error:
        why = error.why
        assert why


@settings(deadline=None, max_examples=scaled(10_000))
@given(lines_of_text)
def test_any_lines_with_fitting_checks_are_read_or_refused(lines: list[str]) -> None:
    lines = [line.replace("\n", "") for line in lines]
    reads_or_is_refused("\n".join([*sealed_lines(lines), ""]))


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
seatings = st.fixed_dictionaries({"seats": values, "by_age": values, "last": values})
chosen_options = st.dictionaries(st.sampled_from(sorted(SHIFT.options_type.specs())), values)
SHIFTED = match(SHIFT, 3, fair=True, most=30).text()


@settings(deadline=None, max_examples=scaled(10_000))
@given(st.data())
def test_any_line_of_a_match_may_be_anything(data: st.DataObject) -> None:
    begins = data.draw(st.sampled_from(["options", "seating", "seat gold", "0", "3", "commitment"]))
    value = data.draw(st.text() | (values | seatings | chosen_options).map(json.dumps))
    value = value.replace("\n", " ")

    def change(lines: list[str]) -> None:
        lines[line_of(SHIFTED, begins) - 1] = f"{begins} {value}"

    reads_or_is_refused(resealed(SHIFTED, change))


def test_who_gave_up_is_written_and_read_again() -> None:
    running = match(SHIFT, 1, most=20)
    given_up = replace(running, resigned=(1,))
    text = given_up.text()
    assert [line.rpartition(" #")[0] for line in text.split("\n")[-3:-1]] == [
        "resigned silver",
        "end gold resigned",
    ]
    assert read(text) == given_up
    assert read(text).finished() == Finished((1, 2), None, "resigned")
    assert running.finished() is None
    for wrong in ("resigned bronze", "resigned"):
        forged = swapped(text, "resigned", "resigned silver", wrong)
        assert refused(forged).line == line_of(text, "resigned")


def test_whoever_gave_up_comes_after_the_others_also_where_the_rules_ended_it() -> None:
    over = match(relay.GAME, 1)
    finished = over.finished()
    assert finished is not None
    (winner,) = finished.winners
    behind = replace(over, resigned=(winner,)).finished()
    assert behind is not None
    assert behind.winners == (1 - winner,)
    assert behind.reason == finished.reason
