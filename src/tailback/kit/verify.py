"""Whether nobody chose what fell: a transcript's draws, checked against the seeds it names."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tailback.kit.chance import (
    FairDice,
    bot_seed,
    commitment,
    hmac_sha256,
    read_commitment,
    read_seed,
)
from tailback.kit.errors import Sentence, TailbackError, UnfairDraw
from tailback.kit.game import AnyGame
from tailback.kit.phrasebook import KIT
from tailback.kit.rules import NATURE, Chance, Seat
from tailback.kit.transcript import Fairness, Moves, Transcript, json_text, turn_lines

_LONGEST: Final = 500_000
"""How many characters of a receipt are read at most."""


@dataclass(frozen=True)
class Receipt:
    """What a player has kept from before the deal: nobody can change that afterwards."""

    commitment: str
    """The server's, as it was told before the player sat down."""
    terms: str
    """The digest of :meth:`Transcript.terms`, as it was told before the player revealed a seed."""
    seeds: tuple[bytes, ...]
    """The player's own, of one seat or of several on one device."""

    def text(self) -> str:
        """Return the receipt as text."""
        seeds = [seed.hex() for seed in self.seeds]
        return (
            json_text({"commitment": self.commitment, "seeds": seeds, "terms": self.terms}) + "\n"
        )

    @classmethod
    def read(cls, text: str) -> Receipt:
        """Return the receipt of a text; raise TailbackError where it is none."""
        try:
            given = json.loads(text[:_LONGEST])
            commitments = [read_commitment(given[name]) for name in ("commitment", "terms")]
            seeds = tuple(read_seed(seed) for seed in given["seeds"])
        except (ValueError, TypeError, KeyError, RecursionError):
            raise TailbackError(KIT.sentence("no-receipt-text")) from None
        if None in seeds or None in commitments:
            raise TailbackError(KIT.sentence("no-receipt-text"))
        return cls(given["commitment"], given["terms"], tuple(seed for seed in seeds if seed))


def verify(
    transcript: Transcript, after: Transcript | None = None, receipt: Receipt | None = None
) -> int:
    """Check every commitment and every draw against the seeds; return the number of draws.

    Of a rematch also what the match ``after`` which it was played has promised, and for a player
    what its ``receipt`` says. Raises :class:`TailbackError` where they do not fit, and names the
    first draw that does not (:class:`UnfairDraw`). What this cannot prove, :func:`doubts` tells.
    """
    fair, game = transcript.fairness, transcript.game
    if fair is None or fair.server_seed is None:
        raise TailbackError(KIT.sentence("no-seeds"))
    _require(commitment(fair.server_seed) == fair.commitment, "other-seed")
    for seat in range(len(transcript.players)):
        _check_seed(fair, seat, game.seat_names[seat])
    due = given_hash(game, transcript.history[: transcript.given], fair.server_seed)
    _require(fair.given_hash == due, "other-given")
    if after is not None:
        before = after.fairness
        _require(before is not None and fair.follows == before.commitment, "not-following")
        _require(before is not None and before.promise == fair.commitment, "other-promise")
    if receipt is not None:
        own = {commitment(seed) for seed in receipt.seeds}
        _require(receipt.commitment == fair.commitment, "other-commitment")
        _require(own <= {*fair.seat_commitments}, "other-own-seed")
        _require(own and receipt.terms == transcript.terms(), "other-terms")
    dice, spelled = FairDice(fair.server_seed, fair.seeds), game.notation.move_text
    for at, step in enumerate(transcript.played[transcript.given :], transcript.given):
        pending = game.pending(step.before)
        if isinstance(pending, Chance):
            outcome, fell = pending.outcomes[dice.pick(pending.weights)], step.moves[NATURE]
            if fell != outcome:
                details = {"due": spelled(outcome), "given": spelled(fell)}
                raise UnfairDraw(at, KIT.sentence("other-draw", draw=str(dice.drawn), **details))
    return dice.drawn


def doubts(transcript: Transcript, receipt: Receipt | None = None) -> tuple[Sentence, ...]:
    """Return why a transcript that was verified does not prove that nobody chose the deal.

    None where it does: to the player whose ``receipt`` this is.
    """
    fair, found = transcript.fairness, list[Sentence]()
    if fair is not None and fair.without:
        names = [transcript.game.seat_names[seat] for seat in fair.without]
        found.append(KIT.sentence("dealt-without", seats=names))
    if receipt is None:
        found.append(KIT.sentence("no-receipt"))
    return tuple(found)


def given_hash(game: AnyGame, history: Sequence[Moves], server_seed: bytes) -> str | None:
    """Return what fixes a history that was taken over, and tells nothing of it before the end."""
    if not history:
        return None
    text = "\n".join(turn_lines(game, history))
    return hmac_sha256(server_seed, text.encode()).hex()


def _check_seed(fair: Fairness, seat: Seat, name: str) -> None:
    """Raise unless a seat's seed is the one that it had committed to, or a computer player's."""
    committed, seed, without = (
        fair.seat_commitments[seat],
        fair.seat_seeds[seat],
        seat in fair.without,
    )
    if committed is None:
        _require(seed == bot_seed(fair.commitment, seat), "other-bot-seed", seat=name)
    elif seed is None:
        _require(without, "other-seat-seed", seat=name)
    else:
        kept = commitment(seed) == committed
        _require(kept and not without, "other-seat-seed", seat=name)


def _require(holds: object, message: str, **details: object) -> None:
    if not holds:
        raise TailbackError(KIT.sentence(message, **details))
