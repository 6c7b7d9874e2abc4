"""What the players of Cut in! may choose before the game."""

from __future__ import annotations

from dataclasses import dataclass

from tailback.kit import Options, option


@dataclass(frozen=True, kw_only=True)
class CutinOptions(Options):
    """The options of Cut in!: does the jumper's pause run by a clock (CUT-13) or not (CUT-12)?"""

    clock: bool = option(False, flag=True)
