"""What is promised of whoever chooses: players, what the player ``search`` goes by, and the features of a position."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from zellige.core import search
from zellige.core.compile import Kernels
from zellige.core.game import State
from zellige.core.language import Language
from zellige.core.lines import LINE
from zellige.core.playout import SCRATCH_STATES, choosers, kernel_of, numbers_length
from zellige.core.rules import LEVELS, STYLES
from zellige.core.value import Valuation, features_length
from zellige.testing.played import Played, Spot
from zellige.testing.words import in_both

COUNTS = (0, 1, 4)
"""How many of a feature there are where its sentence is tried."""


def check_players(played: Played) -> None:
    """Every way to choose answers with a legal action, by what its seat may see, which it leaves as it was."""
    game, rules = played.game, played.game.ready_kernels()
    for spot, seat in _decisions(played):
        seen = game.masked(spot.state, seat)
        for name in {**choosers(game), **game.anchors}:
            states, words = game.blank(SCRATCH_STATES), played.stream("player", spot.ply)
            states[0] = seen
            actions, numbers = np.zeros(game.longest_legal, np.int32), np.zeros(numbers_length(game), np.int32)
            action = int(getattr(rules, kernel_of(name))(states, actions, numbers, words))
            if action not in spot.legal:
                raise spot.broken("player-illegal", player=name, seat=seat + 1, action=str(action))


def check_foresight(played: Played) -> None:
    """Every line that is thought about begins with a legal action; levels and styles are those there are."""
    game, rules, foresight = played.game, played.game.ready_kernels(), played.game.foresight
    names = () if game.valuation is None else game.valuation.names
    liked = {name for style in foresight.styles.values() for name in (*style.own, *style.rivals)}
    for found, known in ((foresight.levels, LEVELS), (foresight.styles, STYLES), (liked, names)):
        if unknown := sorted(set(found).difference(known)):
            raise played.moments[0].broken("foresight-unknown", name=unknown[0])
    for spot, seat in _decisions(played):
        _look_ahead(played, rules, spot, seat)


def _look_ahead(played: Played, rules: Kernels, spot: Spot, seat: int) -> None:
    game = played.game
    states, actions = game.blank(search.STATES), np.zeros(game.longest_legal, np.int32)
    numbers, words = np.zeros(numbers_length(game), np.int32), np.zeros(search.WORDS, np.int64)
    lines = np.zeros(LINE * search.WIDEST + game.longest_legal, np.int32)
    words[:4] = played.stream("search", spot.ply)
    states[search.ROOT] = game.masked(spot.state, seat)
    found = rules.weigh(states, actions, numbers, words, lines, game.foresight.width, search.WELL, 100)
    begins = lines[: LINE * found].reshape(found, LINE)[:, 1].tolist()
    if wrong := [action for action in begins or [-1] if action not in spot.legal]:
        raise spot.broken("player-illegal", player=search.SEARCH, seat=seat + 1, action=str(wrong[0]))
    rules.imagine(states, words, 0)
    rules.foresee(states, actions, numbers, words, lines, 0, 0)
    if not 0 <= (share := rules.share(spot.state)) <= 100:
        raise spot.broken("percent", function="share", percent=str(share))


def check_valuation(played: Played) -> None:
    """Both backends count features alike, also of what an eye sees and of a bare table; each can be said in both languages."""
    game = played.game
    if (valuation := game.valuation) is None:
        return
    first, both = played.moments[0], (game.kernels(backend="reference"), game.kernels(backend="compiled"))
    if len(set(valuation.names)) != len(valuation.names) or len(valuation.weights) != 2 * len(valuation.names):
        raise first.broken("feature-names", names=", ".join(valuation.names), weights=len(valuation.weights))
    for name in valuation.names:
        for count in COUNTS:
            in_both(first, f"feature-{name}", Language.say, f"feature-{name}", count=count)
    _compare_features(first, valuation, game.prepare(played.seats, played.options), both)
    for spot in played.spots:
        for eye in spot.eyes():
            _compare_features(spot, valuation, game.masked(spot.state, eye), both)


def _compare_features(spot: Spot, valuation: Valuation, state: State, both: tuple[Kernels, Kernels]) -> None:
    before = state.tobytes()
    for seat in range(spot.seats):
        counted = [_features(rules, valuation, state, seat) for rules in both]
        if counted[0] != counted[1]:
            raise spot.broken("backends-differ", function="features")
    times = [rules.time(state) for rules in both]
    if times[0] != times[1]:
        raise spot.broken("backends-differ", function="time")
    if not 0 <= times[0] <= 100:
        raise spot.broken("percent", function="time", percent=str(times[0]))
    if state.tobytes() != before:
        raise spot.broken("changes", function="features")


def _features(rules: Kernels, valuation: Valuation, state: State, seat: int) -> list[int]:
    out = np.zeros(features_length(valuation), np.int32)
    rules.features(state, seat, out)
    counted: list[int] = out[: len(valuation.names)].tolist()
    return counted


def _decisions(played: Played) -> Iterator[tuple[Spot, int]]:
    """Positions in which a seat decides, and which."""
    for spot in played.spots:
        if (seat := played.game.to_move(spot.state)) >= 0:
            yield spot, int(seat)
