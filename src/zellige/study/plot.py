"""A tournament as a picture, SVG and PNG; it needs the extra ``zellige[study]``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from zellige.core.files import refusals
from zellige.study.standings import Figure, Standings

NAMES = ("plot.svg", "plot.png")


def draw(standings: Standings, folder: str | Path, say: Callable[[str], str]) -> bool:
    """Draws every player's win rate (alone: its points) with its interval, and how often each did better than each.

    ``say``: the words for ``plot-rate``, ``plot-score``, ``plot-fair`` and ``plot-cross``. False: matplotlib is not there. The
    same standings are the same bytes, by the same version of matplotlib.
    """
    try:
        import matplotlib as mpl
        from matplotlib.figure import Figure as Picture
    except ImportError:
        return False
    count = len(standings.players)
    with mpl.rc_context({"svg.hashsalt": "zellige", "font.family": "DejaVu Sans", "font.size": 10}):
        picture = Picture(figsize=(4.5 + 1.3 * count, 1.8 + 0.55 * count), layout="constrained")
        left, right = picture.subplots(1, 2, width_ratios=[1, 1.2])
        _rates(left, standings, say)
        _cross(right, standings, say)
        for name, stamp in zip(NAMES, ({"Date": None}, {"Software": None}), strict=True):
            with refusals(Path(folder) / name):
                picture.savefig(Path(folder) / name, dpi=150, metadata=stamp)
    return True


def _rates(axes: Any, standings: Standings, say: Callable[[str], str]) -> None:
    """A dot a player, with its interval; a line where all would be alike."""
    alone = standings.schedule.table.seats == 1
    for row, player in enumerate(standings.players):
        figure, scale = (player.score, 1) if alone else (player.win_share, 100)
        if figure.value is None:
            continue
        low, high = figure.interval or (figure.value, figure.value)
        axes.plot([scale * low, scale * high], [row, row], color="#1f4e79", linewidth=2)
        axes.plot([scale * figure.value], [row], "o", color="#1f4e79")
    if not alone:
        axes.axvline(100 / standings.schedule.table.seats, color="#777777", linewidth=1, linestyle="--", label=say("plot-fair"))
        axes.set_xlim(-3, 103)
        axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.22), frameon=False, fontsize=8)
    axes.set_yticks(range(len(standings.players)), [player.name for player in standings.players])
    axes.set_ylim(len(standings.players) - 0.5, -0.5)
    axes.set_title(say("plot-score" if alone else "plot-rate"), fontsize=10)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)


def _cross(axes: Any, standings: Standings, say: Callable[[str], str]) -> None:
    """How often the row did better than the column, as numbers on colours that the colour-blind tell apart."""
    names = [player.name for player in standings.players]
    better: dict[tuple[str, str], Figure] = {(one.name, one.other): one.better for one in standings.cross}
    shares = np.array([[np.nan if (figure := better.get((row, column))) is None or figure.value is None else 100 * figure.value
                        for column in names] for row in names])
    axes.imshow(np.ma.masked_invalid(shares), cmap="PuOr", vmin=0, vmax=100, aspect="auto")
    for row, column in np.argwhere(~np.isnan(shares)):
        share = shares[row, column]
        axes.text(column, row, f"{share:.0f}", ha="center", va="center", color="white" if abs(share - 50) > 35 else "black")
    axes.set_xticks(range(len(names)), names, rotation=20, ha="right")
    axes.set_yticks(range(len(names)), names)
    axes.set_title(say("plot-cross"), fontsize=10)
