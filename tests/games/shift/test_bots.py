"""The rule-of-thumb opponent for Shift: exact where it can be, strong enough, quick enough."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import pytest

from tailback.bots.bot import AnyBot, bot
from tailback.games.shift import GAME
from tailback.games.shift.board import GOLD, SILVER, Board
from tailback.games.shift.bots.thumb import ThumbBot, wins_with
from tailback.games.shift.moves import CARDS, Move
from tailback.games.shift.observer import Recall, ShiftView
from tailback.games.shift.options import HAND, ShiftOptions, default_deck
from tailback.games.shift.outcomes import outcomes
from tailback.games.shift.position import Position, Stage
from tailback.games.shift.setup import Setup, printed
from tailback.kit import (
    NATURE,
    Question,
    RandomDice,
    Seating,
    Step,
)
from tailback.kit.walk import walk
from tests.harness.scale import scaled, soak

THUMB = ThumbBot(GAME)
RANDOM = bot(GAME, "random")
EDITIONS = ("shift", "duo")
EVERY_KIND = ",".join(f"{card}=4" for card in CARDS)
DRAWN_AFTER = 400
COST = ("M1", "SH", "SL", "M2", "MS1", "M3", "M4", "MS2", "MS3")
"""The cards by how many outcomes they have."""


class Moment(NamedTuple):
    """A decision in a game, and what the seat to move knows then."""

    position: Position
    seat: int
    recall: Recall


def moments(options: ShiftOptions, bots: tuple[AnyBot, AnyBot], seed: int) -> Iterator[Moment]:
    """Play a game and return every decision on the way, before it is taken; the end comes last."""
    rng = random.Random(seed)
    position = GAME.start(options)
    recalls = [GAME.recall(position, seat) for seat in (GOLD, SILVER)]

    def choose(position: Position, seat: int) -> Move:
        view, legal = seen(position, seat), GAME.legal(position, seat)
        move: Move = bots[seat].choose(Question(seat, view, recalls[seat], legal, rng))
        return move

    for step in walk(GAME, position, choose, RandomDice(rng), told=True):
        if NATURE not in step.moves:
            (seat,) = step.moves
            yield Moment(step.before, seat, recalls[seat])
        position = step.after
        recalls = [remembered(recall, step, seat) for seat, recall in enumerate(recalls)]
    yield Moment(position, position.turn, recalls[position.turn])


def seen(position: Position, seat: int) -> ShiftView:
    """Return what a seat sees."""
    return GAME.view(GAME.scene(position.options, Seating(2)), position, seat)


def remembered(recall: Recall, step: Step[Position, Move], seat: int) -> Recall:
    """Return what a seat knows after a step."""
    _, _, table, own = seen(step.after, seat)
    known: Recall = GAME.remember(recall, GAME.shown_to(step.story, seat), table, own)
    return known


def setting(number: int, **chosen: object) -> ShiftOptions:
    """Return options that run through all set-ups, both editions and both starters."""
    return GAME.options(
        setup=1 + number % 10,
        edition=EDITIONS[number // 10 % 2],
        starter=("gold", "silver")[number // 20 % 2],
        turn_limit=DRAWN_AFTER,
        **chosen,
    )


def random_moments(stage: Stage, seed: int, **chosen: object) -> Iterator[Moment]:
    """Return decisions of this stage from random games without end."""
    number = seed
    while True:
        options = setting(number, **chosen)
        for moment in moments(options, (RANDOM, RANDOM), number):
            if moment.position.stage is stage:
                yield moment
        number += 1


def carried_out(moment: Moment) -> tuple[Move, Position]:
    """Return the card that the bot plays, and the position when its turn is over."""
    position, seat, recall = moment
    played: Move | None = None
    while position.stage in (Stage.CARD, Stage.PARTS):
        view, legal = seen(position, seat), GAME.legal(position, seat)
        move = THUMB.choose(Question(seat, view, recall, legal, random.Random(1)))
        assert move in legal
        step = GAME.step(position, {seat: move})
        recall = remembered(recall, step, seat)
        position, played = step.after, played or move
    assert played is not None
    return played, position


def drawn(*rows: str) -> Board:
    return Setup.parse("\n".join(rows)).board(start=False, edition="duo")


# The cards that win in one turn


def test_steps_win_when_they_are_as_many_as_the_spaces_to_go() -> None:
    board = drawn(
        ".....|....|.....",
        ".....|....|.....",
        ".....|....|..>>.",
        ".....|....|.....",
        ".....|....|.<<..",
        ".....|....|.....",
    )
    options = GAME.options(deck=EVERY_KIND)
    assert wins_with(options, board, GOLD) == {"M3", "M4", "MS3", "SL"}
    assert wins_with(options, board, SILVER) == {"SL"}
    assert wins_with(GAME.options(), board, GOLD) == {"M3", "M4", "SL"}  # there is no MS3


def test_one_step_of_four_may_clear_the_last_cell() -> None:
    rows = [
        ".....|....|.....",
        ".....|....|....A",
        ".....|....|..>>A",
        ".....|....|.....",
        ".....|....|.<<..",
        ".....|....|.....",
    ]
    options = GAME.options(deck=EVERY_KIND)
    assert wins_with(options, drawn(*rows), GOLD) == {"M4"}
    rows[0] = ".....|....|..BBB"
    assert wins_with(options, drawn(*rows), GOLD) == set()


@pytest.mark.parametrize("seed", range(scaled(200)))
def test_wins_with_says_what_the_outcomes_say(seed: int) -> None:
    """Heroes are set near their ends and blockers at random, so that wins are frequent."""
    rng = random.Random(seed)
    for _ in range(10):
        board = scattered(rng)
        options = GAME.options(edition="duo", deck=EVERY_KIND, exact_moves=rng.random() < 0.8)
        for seat in (GOLD, SILVER):
            found = {c for c in CARDS if c != "MS3" and outcomes(options, board, seat, c).win}
            assert wins_with(options, board, seat) - {"MS3"} == found, str(board)
    assert ("MS3" in wins_with(options, board, GOLD)) == bool(
        outcomes(options, board, GOLD, "MS3").win
    )


def scattered(rng: random.Random) -> Board:
    """Return a board on which the vehicles of a printed set-up stand anywhere."""
    fleet = printed(rng.randint(1, 10)).board().fleet
    left, right = rng.randint(-5, 5), rng.randint(-5, 5)
    likely = {">": range(8, 14), "<": range(-1, 5)}
    standing: tuple[tuple[str, tuple[tuple[int, int], ...]], ...] = ()
    for vehicle in fleet.vehicles:
        for _ in range(200 if vehicle.name in likely else 20):
            row = rng.randint(-5, 10)
            column = rng.choice((0, 13, *likely.get(vehicle.name, range(14))))
            down, across = (0, 1) if vehicle.along_row else (1, 0)
            cells = tuple((row + down * i, column + across * i) for i in range(vehicle.length))
            more = (*standing, (vehicle.name, cells))
            inside = all(-1 <= column <= 14 for _, column in cells)
            if inside and not Setup(more, left, right).problems(start=False, extra=True):
                standing = more
                break
    if {">", "<"} <= {name for name, _ in standing}:
        return Setup(standing, left, right).board(start=False, extra=True, edition="duo")
    return scattered(rng)


# How it plays


def test_wins_against_random() -> None:
    games, won = scaled(200), 0
    for number in range(games):
        seat = number % 2
        options = setting(number // 2)
        bots = (RANDOM, THUMB) if seat else (THUMB, RANDOM)
        *_, last = moments(options, bots, number)
        won += last.position.stage is Stage.WON and last.position.turn == seat
    assert won >= 0.95 * games


def test_takes_a_win_in_one() -> None:
    found = (
        moment
        for moment in random_moments(Stage.CARD, 40)
        if wins_with(moment.recall.options, moment.position.board, moment.seat) & hand(moment)
    )
    for moment in islice(found, scaled(100)):
        _, position = carried_out(moment)
        assert position.stage is Stage.WON
        assert position.turn == moment.seat


def hand(moment: Moment) -> set[str]:
    """Return the kinds of cards that the seat to move holds."""
    return {c for c, n in zip(CARDS, moment.position.hands[moment.seat], strict=True) if n}


def test_plays_the_one_card_that_stops_a_loss() -> None:
    positions = scaled(50)
    stopped = 0
    for moment, card in islice(only_stops(3), positions):
        played, position = carried_out(moment)
        safe = not loses(position, 1 - moment.seat)
        stopped += played.what == card and safe
    assert stopped >= 0.96 * positions


def only_stops(seed: int) -> Iterator[tuple[Moment, str]]:
    """Return positions in which one kind of card stops the opponent, whose hand is known.

    The boards are those of random games in which the opponent threatens to win; the hands are
    dealt anew, the opponent's with a winning card in it.
    """
    rng = random.Random(seed)
    for moment in random_moments(Stage.CARD, seed):
        options, board, seat = moment.recall.options, moment.position.board, moment.seat
        threats = wins_with(options, board, 1 - seat)
        if not threats:
            continue
        threat = rng.choice(sorted(threats))
        deck = [card for card, n in zip(CARDS, options.deck, strict=True) for _ in range(n)]
        deck.remove(threat)
        rng.shuffle(deck)
        mine, other = deck[:HAND], [threat, *deck[HAND : 2 * HAND - 1]]
        if wins_with(options, board, seat) & set(mine):
            continue
        dealt = compose(moment.position, seat, mine, other)
        kinds = sorted(set(mine), key=COST.index)
        stopping = list(islice((card for card in kinds if stops(dealt, card)), 2))
        if len(stopping) == 1 and len(kinds) > 1:
            yield dealt, stopping[0]


def compose(position: Position, seat: int, mine: list[str], other: list[str]) -> Moment:
    """Return a position with these hands, nothing discarded, the opponent's hand known."""
    my_hand, its_hand = counts(mine), counts(other)
    rest = zip(default_deck(), my_hand, its_hand, strict=True)
    dealt = position._replace(
        hands=(my_hand, its_hand) if seat == GOLD else (its_hand, my_hand),
        pile=tuple(n - a - b for n, a, b in rest),
        discards=(0,) * len(CARDS),
    ).settled()
    _, _, table, own = seen(dealt, seat)
    fleet = dealt.board.fleet
    return Moment(dealt, seat, Recall(dealt.options, fleet, seat, table, own, {its_hand: 1}))


def counts(cards: list[str]) -> tuple[int, ...]:
    return tuple(cards.count(card) for card in CARDS)


def stops(moment: Moment, card: str) -> bool:
    """Return whether this card has an outcome from which the opponent cannot win at once."""
    position, seat, recall = moment
    held = {c for c, n in zip(CARDS, position.hands[1 - seat], strict=True) if n}
    found = outcomes(recall.options, position.board, seat, card)
    return any(not wins_with(recall.options, board, 1 - seat) & held for board in found.boards)


def loses(position: Position, winner: int) -> bool:
    """Return whether this seat can win at once with a card it holds."""
    return any(
        outcomes(position.options, position.board, winner, CARDS[k]).win
        for k, count in enumerate(position.hands[winner])
        if count
    )


@soak
def test_the_largest_hand_is_answered() -> None:
    """MS3 alone has 10,000 outcomes."""
    cards = ["M3", "M4", "MS2", "MS3"]
    found = random_moments(Stage.CARD, 0, deck=EVERY_KIND)
    for moment in islice(found, 0, 10 * scaled(200), 10):
        position, seat, recall = moment
        hands = [*position.hands]
        hands[seat] = counts(cards)
        position = position._replace(hands=(hands[0], hands[1])).settled()
        view, legal = seen(position, seat), GAME.legal(position, seat)
        recall = recall._replace(table=view.table, own=view.own)
        move = THUMB.choose(Question(seat, view, recall, legal, random.Random(1)))
        position = GAME.play(position, {seat: move})
        if position.stage is Stage.PARTS:
            view, legal = seen(position, seat), GAME.legal(position, seat)
            recall = recall._replace(table=view.table, own=view.own)
            assert THUMB.choose(Question(seat, view, recall, legal, random.Random(1))) in legal


def test_needs_nothing_but_view_and_recall() -> None:
    """A bot made afresh for every decision plays the same game."""
    options = setting(3)
    kept = [m.position for m in moments(options, (THUMB, RANDOM), 5)]

    class Forgetful:
        strength = 0

        def choose(self, question: Question[Move, ShiftView, Recall]) -> Move:
            return ThumbBot(GAME).choose(question)

    assert kept == [m.position for m in moments(options, (Forgetful(), RANDOM), 5)]


def test_is_installed() -> None:
    assert isinstance(bot(GAME, "thumb"), ThumbBot)
