"""How fast players think, on one core: whole games by chance and by ``patient``, iterations of ``search``, all features, and
lines with the features right behind them.

Seconds are those the processor worked. Where OpenSpiel is installed (``pip install open_spiel``), its UCT on backgammon, too.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import numpy as np

import zellige
from zellige.core import search
from zellige.core.game import CHANCE, NOBODY, Game, State
from zellige.core.lines import LINE
from zellige.core.playout import SCRATCH_STATES, numbers_length
from zellige.core.rng import stream
from zellige.core.value import features_length
from zellige.study.bench import pace

GAMES = ("medina", "five_tribes", "almadi")
ROUNDS, SECONDS = 5, 1.0
"""Figures are the median of so many rounds, each of so many seconds at least."""
MOMENTS = 8
"""From so many games by ``patient``, a third of the way, ``search`` looks ahead."""


def rate(some: Callable[[], int]) -> float:
    """How many a second, when ``some`` does a few and says how many."""
    found = []
    for _ in range(ROUNDS):
        done, began = 0, time.process_time()
        while (worked := time.process_time() - began) < SECONDS:
            done += some()
        found.append(done / worked)
    return median(found)


class Thinking:
    """A game, its kernels, and memory for them."""

    def __init__(self, game: Game) -> None:
        self.game, self.kernels = game, game.kernels()
        self.states = game.blank(search.STATES)
        self.scratch = game.blank(SCRATCH_STATES)
        self.legal, self.likely = (np.zeros(game.longest_legal, np.int32) for _ in range(2))
        self.numbers = np.zeros(numbers_length(game), np.int32)
        self.words = np.zeros(search.WORDS, np.int64)
        self.lines = np.zeros(LINE * search.WIDEST + game.longest_legal, np.int32)
        self.games = 0

    def positions(self) -> list[State]:
        """A game between two ``patient``, position by position; each call another one."""
        game, kernels = self.game, self.kernels
        state, words = game.copy(game.prepare(2, {})), stream(self.games, "thinking")
        self.games += 1
        kernels.setup(state, words)
        seen = []
        while (seat := int(kernels.to_move(state))) != NOBODY:
            seen.append(game.copy(state))
            if seat == CHANCE:
                action = kernels.draw(state, self.legal, self.likely, words)
            else:
                self.scratch[0] = state
                kernels.mask(self.scratch[0], 1 << seat)
                action = kernels.choose_patient(self.scratch, self.legal, self.numbers, words)
            kernels.apply(state, int(action))
        return seen

    def patient(self) -> float:
        """Whole games a second, both seats by ``patient``."""

        def play() -> int:
            self.positions()
            return 1

        return rate(play)

    def moments(self) -> list[State]:
        """Where somebody has a choice, a third of the way through a few games."""
        found = []
        for _ in range(MOMENTS):
            seen = self.positions()
            found.append(next(state for state in seen[len(seen) // 3:] if self.kernels.to_move(state) != CHANCE
                              and self.kernels.legal(state, self.legal) > 1))
        return found

    def iterations(self, moments: list[State]) -> float:
        """Iterations of ``search`` a second: a line, and what everybody makes of it up to the horizon."""
        rules = self.kernels

        def look_ahead() -> int:
            done = 0
            for number, state in enumerate(moments):
                self.states[search.ROOT] = self.game.masked(state, int(rules.to_move(state)))
                self.words[:4] = stream(number, "root")
                found = rules.weigh(self.states, self.legal, self.numbers, self.words, self.lines,
                                    self.game.foresight.width, 0, 100)
                for world in range(16):
                    rules.imagine(self.states, self.words, world)
                    for line in range(found):
                        rules.foresee(self.states, self.legal, self.numbers, self.words, self.lines, world, line)
                done += 16 * found
            return done

        return rate(look_ahead)

    def leaves(self, moments: list[State]) -> float:
        """Lines a second with the features of every seat counted right behind them, each kernel called from Python."""
        assert self.game.valuation is not None
        rules, numbers = self.kernels, np.zeros(features_length(self.game.valuation), np.int32)
        after = self.scratch[0]
        known = []
        for number, state in enumerate(moments):
            self.states[search.ROOT] = self.game.masked(state, int(rules.to_move(state)))
            self.words[:4] = stream(number, "root")
            found = rules.weigh(self.states, self.legal, self.numbers, self.words, self.lines,
                                self.game.foresight.width, 0, 100)
            lines = self.lines[: LINE * found].reshape(found, LINE).tolist()
            known += [(state, [action for action in line if action >= 0]) for _, *line in lines]

        def look() -> int:
            for state, line in known:
                self.scratch[0] = state
                for action in line:
                    rules.apply(after, action)
                for seat in range(2):
                    numbers[:] = 0
                    rules.features(after, seat, numbers)
            return len(known)

        return rate(look)

    def values(self, moments: list[State]) -> float:
        """How often a second the features of a seat are counted."""
        assert self.game.valuation is not None
        numbers = np.zeros(features_length(self.game.valuation), np.int32)

        def measure() -> int:
            for state in moments:
                for _ in range(50):
                    numbers[:] = 0
                    self.kernels.features(state, 0, numbers)
            return 50 * len(moments)

        return rate(measure)


def backgammon() -> float | None:
    """Simulations a second of OpenSpiel's UCT (C++) with random playouts on backgammon; None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("backgammon")
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 200, 500, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def simulate() -> int:
        bot.mcts_search(state)
        return 200

    return rate(simulate)


def main() -> None:
    """One line a game."""
    print(f"{'game':12} {'games by chance/s':>18} {'by patient/s':>13} {'iterations/s':>13} {'features/s':>11} {'leaves/s':>9}")
    for name in GAMES:
        game = zellige.get(name)
        one = Thinking(game)
        chance = median(pace(game, one.kernels, 2, {}, 50, SECONDS)[1] for _ in range(ROUNDS))
        moments = one.moments()
        patient = one.patient()
        rates = one.iterations(moments), one.values(moments), one.leaves(moments)
        print(f"{name:12} {chance:18,.0f} {patient:13,.0f} {rates[0]:13,.0f} {rates[1]:11,.0f} {rates[2]:9,.0f}", flush=True)
    found = backgammon()
    print("backgammon, OpenSpiel's UCT:", "not installed" if found is None else f"{found:,.0f} simulations/s")


if __name__ == "__main__":
    main()
