"""Whole games typed on standard input, and everything a person can type besides moves."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

import tailback
from tailback.cli.common import HUMAN, Player, Seeds, find_bot
from tailback.cli.device import Device
from tailback.kit import LANGUAGES, AnyGame, Finished
from tailback.match import Tried
from tests.cli.run import Ran, install_toys, run, run_process

shift = tailback.game("shift")
CARDS = ("M1", "M2", "M3", "M4", "MS1", "MS2", "MS3", "SH", "SL")
GOLD = ("play", "shift", "--option", "starter=gold", "--players", "human,random")


def script(
    game: AnyGame,
    people: Sequence[int],
    seats: int,
    seed: str,
    *,
    handed: bool = False,
    **options: object,
) -> str:
    """Return what the people of a game type whose moves a bot chooses, one line a turn.

    Where the screen is ``handed`` over, each of them first presses Enter.
    """
    bot = find_bot(game, "random")
    players = [
        Player(HUMAN, None) if seat in people else Player("random", bot) for seat in range(seats)
    ]
    theirs, note = random.Random(seed), game.notation
    lines: list[str] = []
    looks: int | None = None
    device = Device(game, game.options(**options), players, Seeds.of(seats, seed))
    with closing(device):
        while drained(device) is None:
            seat = device.asked[0]
            draft: list[str] = []
            while not (tried := stands(device, seat, draft)).ends:
                draft.append(theirs.choice(tried.legal))
            line = note.turn_text([note.move(text) for text in draft])
            lines += [line] if looks == seat or not handed else ["", line]
            looks = seat
            device.commit(seat, draft)
    return "\n".join(lines) + "\n"


def drained(device: Device) -> Finished | None:
    """Return how the match ended, or None when a person is asked; all that was told is heard."""
    while device.heard() is not None:
        pass
    return device.match.state.result


def stands(device: Device, seat: int, draft: list[str]) -> Tried:
    """Return a draft that the rules allow."""
    tried = device.try_(seat, draft)
    assert isinstance(tried, Tried), tried
    return tried


def test_a_whole_game_against_a_bot_is_saved_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = script(shift, [0], 2, "5", turn_limit=30)
    argv = ["play", "shift", "--option", "turn_limit=30", "--players", "human,random"]
    ran = run(*argv, "--seed", "5", stdin=f"{typed}save {file}\n")
    assert ran.code == 0
    assert ran.err == ""
    assert "Result: " in ran.out
    assert "not allowed" not in ran.out
    verdict = run("verify", str(file))
    assert verdict.code == 0, verdict.err
    assert "checked: every seed" in verdict.out


def test_the_same_in_a_process_with_its_own_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = script(shift, [1], 2, "6", turn_limit=12)
    argv = ["play", "shift", "--option", "turn_limit=12", "--players", "silver=human,gold=random"]
    ran = run_process(*argv, "--seed", "6", "--save", str(file), stdin=typed.encode())
    assert ran.code == 0
    assert f"Saved as {file}." in ran.out
    assert run("verify", str(file)).code == 0


DRAWING = re.compile(r"[ .A-Z<>|]*|hand .*|pile .*|(Gold|>)> ")


@pytest.mark.parametrize("language", ["de", "fr", "es", "nl", "pt"])
def test_a_game_in_every_language(language: str, tmp_path: Path) -> None:
    """Besides the drawing, no line is the same as in English, whatever is typed."""
    strange = f"help\n?x\n=M1\nA+1\nundo\nhint\nsave\nsave {tmp_path}\nrules nope\nrules 7\n"
    typed = strange + script(shift, [0], 2, "5", turn_limit=8) + "what\n\n"
    argv = ["play", "shift", "--option", "turn_limit=8", "--players", "human,random"]
    english, other = (
        run(*argv, "--seed", "5", "--lang", spoken, stdin=typed, encoding="ascii")
        for spoken in ("en", language)
    )
    assert (english.code, other.code) == (0, 0)
    assert "Result: " in english.out
    same = set(english.out.splitlines()) & set(other.out.splitlines())
    assert {line for line in same if not DRAWING.fullmatch(line)} == set()


def test_the_language_is_the_one_of_the_environment() -> None:
    assert "Du verlässt das Spiel." in run("play", "shift", stdin="quit\n", locale="de_AT").out
    assert "You leave the game." in run("play", "shift", stdin="quit\n", locale="da_DK").out
    argv = ("play", "shift", "--lang", "nl")
    assert "Je verlaat het spel." in run(*argv, stdin="quit\n", locale="de_AT").out


def test_draws_without_a_seed_differ() -> None:
    deals = {run(*GOLD, stdin="quit\n").out for _ in range(3)}
    assert len(deals) == 3


@pytest.mark.parametrize("named", [("shift", "turn_limit=20"), ("jam", "trailers=3,4,5")])
def test_a_seed_gives_the_same_game_again(named: tuple[str, str]) -> None:
    id, option = named
    argv = ["play", id, "--players", "random,random", "--option", option, "--seed"]
    first, again, other = (run(*argv, seed).out for seed in "778")
    assert "Result: " in first
    assert first == again
    assert first != other


def test_a_hint_changes_nothing_that_follows() -> None:
    typed = script(shift, [0], 2, "5", turn_limit=8)
    argv = ["play", "shift", "--option", "turn_limit=8", "--players", "human,random", "--seed", "5"]
    plain = run(*argv, stdin=typed).out
    hinted = run(*argv, stdin="".join(f"hint\n{line}\n" for line in typed.splitlines())).out
    assert "Result: " in plain
    assert hinted.count("The computer would play ") == len(typed.splitlines())
    assert [line for line in hinted.splitlines() if line.startswith("- ")] == [
        line for line in plain.splitlines() if line.startswith("- ")
    ]


def test_only_the_own_cards_are_shown() -> None:
    ran = run(*GOLD, "--seed", "1", stdin="quit\n")
    card = r"(Move|Shift|Slide)[\w& ]*"
    assert (
        len(re.findall(rf"- You are dealt ({card}, ){{3}}{card}; Silver gets 4 cards\.\n", ran.out))
        == 1
    )
    assert "is dealt" not in ran.out


def test_a_deal_is_one_line_in_every_language() -> None:
    argv = ["play", "jam", "--players", "human,random,random", "--seed", "1"]
    english = re.findall(r"- You are dealt .*", run(*argv, stdin="quit\n").out)
    assert len(english) == 1 and english[0].endswith("; the others 10 cards each.")
    assert len(re.findall(r"\d+", english[0].partition(";")[0])) >= 5
    german = run(*argv, "--lang", "de", stdin="quit\n").out
    assert len(re.findall(r"- Du bekommst .*; die anderen je 10 Karten\.", german)) == 1


def test_who_only_watches_hears_how_many_are_dealt() -> None:
    ran = run("play", "cutin", "--players", "random,random", "--seed", "1")
    assert len(re.findall(r"- Everyone is dealt \d+ cards\.", ran.out)) == 1


def typed_at_first_card(*lines: str) -> Ran:
    """Return a game in which gold holds M2 M3 M4 SL on the first set-up."""
    return run(*GOLD, "--seed", "486", stdin="\n".join((*lines, "quit", "")))


def test_the_moves_are_listed() -> None:
    assert "Gold> \nM2 M3 M4 SL\n" in typed_at_first_card("?").out


def test_an_illegal_move_is_answered_with_its_clause_and_changes_nothing() -> None:
    out = typed_at_first_card("A+1", "MS1", "M2 A+1 Z+1", "M2 <-1", "?").out
    assert "A+1 is not allowed. SHIFT-7: Play a card before you do anything else." in out
    assert "MS1 is not allowed. SHIFT-7: You do not have Move & Shift 1 in your hand." in out
    assert "Z+1 is not allowed. SHIFT-2: No vehicle on this board is called Z." in out
    assert "<-1 is not allowed. SHIFT-11: The silver hero car belongs to your opponent." in out
    assert out.endswith("\nM2 M3 M4 SL\nGold> \nYou leave the game.\n")


def test_a_move_too_many_is_not_played() -> None:
    out = typed_at_first_card("M2 A+2 C+1", "?").out
    assert "C+1 is one too many: nothing can follow what comes before it.\n" in out
    assert "\nM2 M3 M4 SL\n" in out


def test_a_text_that_is_no_move() -> None:
    out = typed_at_first_card("hello", "=M3", "M2 A*1", "?x", "undo now").out
    assert "'hello' is no move; try one such as M2, M3, M4, SL. Type ? for all" in out
    assert "=M3 is what chance brings" in out
    assert "'A*1' is no move" in out
    assert out.count("is no move") == 4


def test_a_turn_move_by_move_and_taken_back() -> None:
    out = typed_at_first_card("undo", "M2", "A+1", "undo", "undo", "?").out
    assert "There is nothing to take back" in out
    assert "Gold: 2 steps left." in out
    assert "Gold: 1 step left." in out
    assert out.index("1 step left") < out.rindex("2 steps left") < out.rindex("play a card")
    assert out.endswith("\nM2 M3 M4 SL\nGold> \nYou leave the game.\n")


def test_steps_may_be_typed_joined_or_one_by_one() -> None:
    for lines in (["M2 A+2"], ["M2 A+1 A+1"], ["M2", "A+2"], ["M2", "A+1", "A+1"]):
        out = typed_at_first_card(*lines).out
        assert out.count("- Gold moves vehicle A 1 space down.") == 2, lines


def test_a_slide_in_one_line_or_two() -> None:
    for lines in (["SL A+3"], ["SL", "A+3"]):
        assert "Gold moves vehicle A 3 spaces down." in typed_at_first_card(*lines).out
    out = typed_at_first_card("SL", "A+9").out
    assert "A+9 is not allowed. SHIFT-13" in out


def test_rules_hint_help_show() -> None:
    out = typed_at_first_card("rules 21", "rules nope", "rules", "hint", "help", "show").out
    assert "SHIFT-21  Locked seams" in out
    assert "No clause 'nope'" in out
    assert "SHIFT-27  Turn limit" in out
    assert re.search(r"The computer would play (M2|M3|M4|SL) ", out)
    assert "undo          take back" in out
    assert out.count("Gold: play a card.") == 2


def test_a_hint_can_be_typed() -> None:
    out = typed_at_first_card("M2", "hint").out
    found = re.search(r"The computer would play (.*)", out)
    assert found
    again = typed_at_first_card("M2", found[1]).out
    assert "not allowed" not in again
    assert "Gold plays Move 2." in again


def test_saving_before_the_end(tmp_path: Path) -> None:
    file, other = tmp_path / "a.txt", tmp_path / "notes.txt"
    other.write_text("mine")
    out = typed_at_first_card(
        f"save {file}", f"save {file}", f"save {other}", "save", f"save {tmp_path}"
    ).out
    assert out.count(f"Saved as {file}.") == 2
    assert "no transcript; choose another name" in out
    assert "Save needs the name of a file." in out
    assert f"{str(tmp_path)!r} cannot be written" in out
    assert other.read_text() == "mine"
    text = file.read_text()
    assert "seed server" not in text
    assert text.count("=?") == 4


def test_the_end_of_the_input_is_polite() -> None:
    ran = run(*GOLD, stdin="?\n")
    assert ran.code == 0
    assert ran.out.endswith("The input has ended; you leave the game.\n")


def test_input_that_is_no_text() -> None:
    ran = run(*GOLD, stdin=b"\xff\xfe\x00\nquit\n")
    assert ran.code == 0
    assert "is no move" in ran.out


def starter(*argv: str) -> str:
    """Return who makes the first move of a game that bots play."""
    ran = run("play", *argv, "--seed", "7")
    assert ran.code == 0, ran.err
    return next(line for line in ran.out.splitlines() if re.search("plays|turns up|opens", line))


@pytest.mark.clause("SHIFT-6")
@pytest.mark.parametrize(
    ("ages", "name"),
    [
        (("--youngest", "gold"), "Gold"),
        (("--youngest", "silver"), "Silver"),
        (("--youngest", "Silver"), "Silver"),
        (("--youngest", "thumb"), "Silver"),
    ],
)
def test_whoever_is_named_as_the_youngest_starts(ages: Sequence[str], name: str) -> None:
    shift = ("shift", "--option", "turn_limit=2", "--players", "random,thumb")
    assert starter(*shift, *ages).startswith(f"- {name} plays")


@pytest.mark.clause("MEM-3", "CUT-3", "BASH-7")
@pytest.mark.parametrize(
    ("game", "said"),
    [("memory", "Player 2 turns up"), ("cutin", "Player 2 opens"), ("bash", "Black plays")],
)
def test_in_games_of_three_too_the_youngest_starts(game: str, said: str) -> None:
    found = starter(game, "--seats", "3", "--players", "random,random,random", "--youngest", "2")
    assert found.startswith(f"- {said}")


@pytest.mark.clause("MEM-3")
@pytest.mark.parametrize(
    ("players", "seat"), [("random,random,random", 1), ("3=random,1=random", 3), ("2=random", 2)]
)
def test_players_are_named_from_the_youngest_on(players: str, seat: int) -> None:
    found = starter("memory", "--seats", "3", "--players", players, "--by-age")
    assert found.startswith(f"- Player {seat} ")


@pytest.mark.clause("CARS-3")
def test_the_rest_of_the_order_is_in_the_transcript(tmp_path: Path) -> None:
    file = str(tmp_path / "jam.txt")
    jam = ("play", "jam", "--option", "hand=3", "--players", "2=random,1=random,3=random")
    for ages, order in ((("--by-age",), "[1,0,2]"), (("--youngest", "2"), "[1,2,0]")):
        ran = run(*jam, "--seats", "3", *ages, "--save", file)
        assert ran.code == 0, ran.err
        assert f'"by_age":{order}' in Path(file).read_text()


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        ("shift --youngest bob", "nobody here is called 'bob'; seats: gold, silver"),
        ("jam --players human,random,random --youngest random", "several seats (2, 3)"),
        ("shift --youngest gold --by-age", "--youngest or --by-age, not both"),
        ("shift --by-age", "--by-age needs --players"),
        ("shuttles --youngest south", "nobody’s age counts in Shuttles"),
        ("shift --option starter=lot --youngest gold", "nobody’s age counts in Rush Hour Shift"),
        ("jam --option specials=false --players human,random --by-age", "nobody’s age counts"),
    ],
)
def test_an_age_that_cannot_be_said_is_refused_in_a_line(argv: str, why: str) -> None:
    ran = run("play", *argv.split())
    assert ran.code == 2
    assert why in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_an_age_is_said_in_every_language(language: str) -> None:
    said = run("play", "shift", "--youngest", "bob", "--lang", language).err
    assert "'bob'" in said and "--youngest" in said and "silver" in said


def test_bots_alone() -> None:
    ran = run("play", "shift", "--players", "random,random", "--option", "turn_limit=3")
    assert ran.code == 0
    assert "Result: a draw (SHIFT-27)." in ran.out
    assert "> \n" not in ran.out
    assert not re.search(r"draws (Move|Shift|Slide)", ran.out)


def test_a_save_that_fails_at_the_end_is_told_and_asked_again(tmp_path: Path) -> None:
    typed = script(shift, [0], 2, "5", turn_limit=3)
    argv = ["play", "shift", "--option", "turn_limit=3", "--players", "human,random"]
    bad, good = tmp_path / "no" / "where", tmp_path / "game.txt"
    stdin = f"{typed}what\nsave {good}\n"
    ran = run(*argv, "--seed", "5", "--save", str(bad), stdin=stdin)
    assert "cannot be written" in ran.out
    assert "The game is over; save FILE" in ran.out
    assert run("verify", str(good)).code == 0


def test_two_people_hand_over_and_see_only_their_own() -> None:
    argv = ["play", "shift", "--option", "starter=gold", "--players", "human,human", "--seed", "3"]
    ran = run(*argv, stdin="\nM2 A+2\n\nquit\n")
    first, second = ran.out.split("Press Enter, then hand over to Silver.")
    assert "Gold, press Enter when nobody else looks." in first
    assert re.search(r"You are dealt .*Move 2.*; Silver gets 4 cards\.", first)
    assert re.search(r"You are dealt .*; Gold gets 4 cards\.", second)
    assert "Gold draws a card." in second
    assert "Gold moves vehicle A 1 space down." in second


def test_a_shared_game_to_its_end() -> None:
    typed = script(shift, [0, 1], 2, "9", handed=True, turn_limit=6)
    argv = ["play", "shift", "--option", "turn_limit=6", "--players", "human,human", "--seed", "9"]
    ran = run(*argv, stdin=typed)
    assert "Result: " in ran.out
    assert "not allowed" not in ran.out
    assert ran.out.count("hand over to") == 5


MEMORY = ("play", "memory", "--option", "high=8", "--seed", "3", "--players")


def test_where_all_see_the_same_nothing_is_handed_over() -> None:
    typed = script(tailback.game("memory"), [0, 1], 2, "3", high=8)
    ran = run(*MEMORY, "human,human", stdin=typed)
    assert "Result: " in ran.out
    assert "Enter" not in ran.out.replace("or Enter to leave", "")
    assert "not allowed" not in ran.out


@pytest.mark.parametrize("id", ["jam", "cutin", "shift"])
def test_where_seats_see_different_things_the_screen_is_handed_over(id: str) -> None:
    ran = run("play", id, "--players", "human,human", "--seed", "3", stdin="\nquit\n")
    before, after = ran.out.split("press Enter when nobody else looks.")
    assert "\nhand " not in before
    assert "\nhand " in after


@pytest.mark.parametrize(
    ("toy", "people", "seats"),
    [
        ("sealed", (0,), 2),
        ("sealed", (0, 2), 3),
        ("sealed", (0, 1, 2), 3),
        ("bell", (0,), 2),
        ("bell", (0, 1), 2),
        ("relay", (1,), 2),
        ("peek", (0,), 2),
    ],
)
def test_every_kind_of_question(
    toy: str, people: tuple[int, ...], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Joint choices, defaults, queues and cards that are turned back."""
    install_toys(monkeypatch)
    game = tailback.game(toy)
    handed = len(people) > 1 and game.facts(game.options()).simultaneous
    typed = script(game, people, seats, "2", handed=handed)
    names = ",".join(HUMAN if seat in people else "random" for seat in range(seats))
    ran = run("play", toy, "--players", names, "--seed", "2", stdin=typed)
    assert ran.code == 0
    assert "Result: " in ran.out, ran.out
    assert "not allowed" not in ran.out


def test_a_secret_that_comes_later_is_kept_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """In peek both look on until one of them sees a card that the other does not."""
    install_toys(monkeypatch)
    ran = run("play", "peek", "--players", "human,human", "--seed", "3", stdin="look1\n\nquit\n")
    together, alone = ran.out.split("ann, press Enter when nobody else looks.")
    assert "nobody else" not in together
    assert "looked seat ann" not in together
    assert re.search(r"- looked seat ann place 1 card [1-4]\n", alone)


def test_enter_plays_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    install_toys(monkeypatch)
    ran = run("play", "bell", "--players", "human,human", stdin="\n3\n\n2\nring\n1\n\n3\n\n")
    assert "bob [Enter: no]> " in ran.out
    assert "Result: ann wins" not in ran.out
    assert "Result: " in ran.out


def test_a_sealed_choice_is_one_move(monkeypatch: pytest.MonkeyPatch) -> None:
    install_toys(monkeypatch)
    ran = run("play", "sealed", "--players", "human,random", stdin="1 2\n9\nann\nhint\nquit\n")
    assert "2 is one too many" in ran.out
    assert "'9' is no move; try one such as 1, 2, 3." in ran.out
    assert "ann is not allowed. SEAL-1" in ran.out
    assert "The computer would play" in ran.out
