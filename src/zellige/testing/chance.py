"""What is promised of chance: weights, piles, and draws that a seed decides."""

from __future__ import annotations

from collections import Counter

import numpy as np

from zellige.core.course import Course
from zellige.core.game import CHANCE
from zellige.core.rng import below, stream
from zellige.testing.played import Played, Spot, chances


def check_weights(played: Played) -> None:
    """As many weights as outcomes, each more than nothing."""
    for spot, _ in chances(played):
        legal, weights = spot.legal, _weights(spot)
        if len(weights) != len(legal):
            raise spot.broken("weights-count", weights=len(weights), outcomes=len(legal))
        if min(weights) <= 0:
            raise spot.broken("weights-nothing", action=spot.game.describe(spot.state, legal[weights.index(min(weights))]))


def check_draws(played: Played) -> None:
    """The k-th draw from a pile depends on the seed, the pile and k alone.

    What must be drawn is worked out in other words than the rules': weights laid end to end, and a number that points
    into them.
    """
    drawn: Counter[int] = Counter()
    for spot, action in chances(played):
        pile = int(spot.game.chance_pile(spot.state)) if spot.game.chance_pile else 0
        if pile < 0:
            raise spot.broken("pile-negative", pile=str(pile))
        legal, ends = spot.legal, np.cumsum(_weights(spot))
        points = below(stream(played.seed, "draw", pile, drawn[pile]), int(ends[-1]))
        due = legal[int(np.searchsorted(ends, points, side="right"))]
        if action != due:
            raise spot.broken("draw-differs", pile=pile, k=drawn[pile] + 1, action=spot.game.describe(spot.state, action),
                              due=spot.game.describe(spot.state, due))
        drawn[pile] += 1


def check_entered(played: Played) -> None:
    """A game in which people say what they have drawn, by name, is the game in which a seed draws the same.

    Some seat may know of every draw what it was: nobody else could say it.
    """
    entered = Course(played.game, played.course.start)
    for spot, step in zip(played.moments, played.course.line, strict=False):
        game, text = spot.game, step.text
        told = [game.heard(spot.state, step.action, seat) for seat in range(spot.seats)]
        if step.mover == CHANCE and told.count(None) == len(told):
            raise spot.broken("entered-unseen", action=text)
        entered.play(game.parse(entered.state, text), text)
        if entered.state.tobytes() != step.after.tobytes():
            raise spot.broken("entered-differs", action=text)


def _weights(spot: Spot) -> list[int]:
    """The weights of the outcomes; equal ones where the game has none."""
    if spot.game.weights is None:
        return [1] * len(spot.legal)
    out = np.zeros(spot.game.longest_legal, np.int32)
    found: list[int] = out[: spot.game.weights(spot.state, out)].tolist()
    return found
