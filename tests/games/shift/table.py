"""Small positions of Shift from drawings: a card, a turn, the drawing after it."""

from __future__ import annotations

from textwrap import dedent

from tailback.games.shift import GAME, Position, Setup, ShiftOptions, Stage
from tailback.games.shift.happenings import Happening
from tailback.games.shift.moves import CARDS, Move
from tailback.games.shift.setup import drawing as draw
from tailback.kit import NATURE, Chance, Decision, Event, Refusal, Story

SEATS = GAME.seat_names

EMPTY = """
.....|....|.....
.....|....|.....
>>...|....|.....
.....|....|...<<
.....|....|.....
.....|....|.....
"""


def picture(text: str) -> str:
    """Return a drawing without the margin it has in a test."""
    return dedent(text).strip("\n")


def counts(cards: str) -> tuple[int, ...]:
    """Return the counts of cards written in a row, such as ``M1 M1 SH``."""
    words = cards.split()
    return tuple(words.count(card) for card in CARDS)


def table(
    drawing: str,
    hand: str = "M1",
    seat: str = "gold",
    *,
    other: str = "M1 M1 M1 M1",
    pile: str = "M2 M2",
    discards: str = "",
    turns: int = 0,
    **chosen: object,
) -> Position:
    """Return a position in which ``seat`` holds these cards (and MOVE 4s) and must play."""
    setup = Setup.parse(picture(drawing))
    held = hand.split() + ["M4"] * (4 - len(hand.split()))
    piles = [" ".join(held), other, pile, discards]
    deck = tuple(sum(n) for n in zip(*(counts(cards) for cards in piles), strict=True))
    options = ShiftOptions(setup=setup, deck=deck, extra_vehicles=True, **chosen)  # type: ignore[arg-type]
    board = setup.board(start=False, extra=True, edition=options.edition)
    turn = SEATS.index(seat)
    mine, theirs = counts(piles[0]), counts(other)
    return Position(
        options,
        board,
        turn,
        Stage.CARD,
        hands=(mine, theirs) if turn == 0 else (theirs, mine),
        pile=counts(pile),
        discards=counts(discards),
        turns=turns,
    ).settled()


def made(position: Position, move: Move, story: Story = None) -> Position:
    """Return the position after a move of the seat to move, or a draw, which must be allowed."""
    pending = GAME.pending(position)
    if isinstance(pending, Chance):
        assert move in pending.outcomes, f"{move} cannot fall"
        return GAME.play(position, {NATURE: move}, story)
    refusal = GAME.refusal(position, position.turn, move)
    assert refusal is None, f"{move} is refused: {refusal}"
    return GAME.play(position, {position.turn: move}, story)


def play(position: Position, turn: str) -> Position:
    """Return the position after the moves of a line, each checked."""
    for move in GAME.notation.turn(turn):
        position = made(position, move)
    return position


def step(position: Position, *moves: str) -> Position:
    """Return the position after single moves, each checked."""
    for text in moves:
        position = made(position, GAME.notation.move(text))
    return position


def drawn(position: Position, card: str) -> Position:
    """Return the position after chance has brought a card."""
    return step(position, f"={card}")


def told(position: Position, *moves: str) -> list[Event]:
    """Return all that the rules tell of single moves or draws, in full truth, spelled."""
    found: list[Event] = []
    for text in moves:
        story: list[Happening] = []
        position = made(position, GAME.notation.move(text), story)
        found += GAME.events(story)
    return found


def shown(position: Position) -> str:
    """Return the drawing of a position."""
    return draw(position.board)


def legal(position: Position) -> set[str]:
    """Return the legal moves of the seat to move, as text."""
    return {str(move) for move in GAME.legal(position, position.turn)}


def refused(position: Position, move: str, seat: str | None = None) -> Refusal:
    """Return why a move is refused."""
    who = position.turn if seat is None else SEATS.index(seat)
    refusal = GAME.refusal(position, who, GAME.notation.move(move))
    assert refusal is not None, f"{move} is legal"
    assert GAME.rulebook.explain(refusal)
    return refusal


def asked(position: Position) -> bool:
    """Return whether a seat must decide now."""
    return isinstance(GAME.pending(position), Decision)
