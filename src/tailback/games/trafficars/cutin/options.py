"""What the players of Cut in! may choose before the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tailback.kit import Options, option
from tailback.kit.options import Presets, one_of


@dataclass(frozen=True, kw_only=True)
class CutinOptions(Options):
    """The options of Cut in!: does the jumper's pause run by a clock (CUT-13) or not (CUT-12)?"""

    presets: ClassVar[Presets] = {
        "younger": {"clock": True, "pause": 20},
        "family": {"clock": True, "pause": 10},
        "full": {"clock": True},
    }
    clock: bool = option(False, flag=True)
    pause: int = option(3, choices=("3", "5", "10", "20"), reader=one_of(3, 5, 10, 20), later=True)
    """How many seconds the pause lasts by the clock (CUT-6)."""
    series_starter: str = option("next", choices=("next", "youngest"), more=True)
    """Who begins the next game of a series (CUT-3)."""
