"""What Almadi alone could have brought somebody who knew the order of all piles: a beam over whole turns.

    python benchmarks/hindsight.py --deals 20 --seed solo4 [--width 400] [--lines 24] [--characters]

The deals are those of ``zellige tournament almadi --seats 1 --seed solo4``. It is a lower bound of what was possible, and
nobody could have known it: no measure of anybody's play.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean, stdev

import numpy as np

import zellige
from zellige.core import search
from zellige.core.game import CHANCE, NOBODY, State
from zellige.core.lines import LINE
from zellige.core.playout import numbers_length
from zellige.core.rng import stream
from zellige.core.value import features_length


class Beam:
    """A beam of a width over the whole turns of a game alone, the draws as a seed brings them."""

    def __init__(self, width: int, lines: int, characters: bool) -> None:
        self.width, self.most, self.options = width, lines, {"characters": characters}
        self.game = game = zellige.get("almadi")
        assert game.valuation is not None
        assert game.foresight.turn is not None
        assert game.chance_pile is not None
        self.rules, self.turn, self.pile = game.kernels(), game.foresight.turn, game.chance_pile
        self.weights = game.valuation.weights.reshape(2, -1)
        self.features = np.zeros(features_length(game.valuation), np.int32)
        self.states = game.blank(search.STATES)
        self.numbers, self.words = np.zeros(numbers_length(game), np.int32), np.ones(search.WORDS, np.int64)
        self.actions, self.likely = np.zeros(game.longest_legal, np.int32), np.zeros(game.longest_legal, np.int32)
        self.lines = np.zeros(LINE * search.WIDEST + game.longest_legal, np.int32)

    def best(self, seed: str) -> int:
        """The most points that were found on a deal."""
        start = self.game.copy(self.game.prepare(1, self.options))
        self.rules.setup(start, stream(seed, "deal"))
        most, kept = 0, [(start, Counter[int]())]
        while kept:
            found: dict[bytes, tuple[float, State, Counter[int]]] = {}
            waiting, seen = [self._drawn(seed, *one) for one in kept], set[bytes]()
            under_way = {int(self.turn(state)) for state, _ in waiting}
            while waiting:
                state, drawn = waiting.pop()
                if self.rules.to_move(state) == NOBODY:
                    most = max(most, self.game.scores(state)[0])
                    continue
                if state.tobytes() in seen:
                    continue
                seen.add(state.tobytes())
                for child, later in self._after_lines(seed, state, drawn):
                    if int(self.turn(child)) in under_way and self.rules.to_move(child) != NOBODY:
                        waiting.append((child, later))
                    else:
                        found[child.tobytes()] = (self._worth(child), child, later)
            ranked = sorted(found.values(), key=lambda one: -one[0])[: self.width]
            kept = [(state, drawn) for _, state, drawn in ranked]
        return most

    def _after_lines(self, seed: str, state: State, drawn: Counter[int]) -> list[tuple[State, Counter[int]]]:
        """The positions behind the best lines, with what has been drawn in each."""
        self.states[search.ROOT] = state
        count = self.rules.weigh(self.states, self.actions, self.numbers, self.words, self.lines, self.most, 0, 100)
        lines = self.lines[: LINE * count].reshape(count, LINE)[:, 1:].tolist()
        found = []
        for line in lines:
            child, later = self.game.copy(state), drawn
            for action in line:
                if action < 0 or self.rules.to_move(child) < 0:
                    break
                self.rules.apply(child, action)
            found.append(self._drawn(seed, child, later))
        return found

    def _drawn(self, seed: str, state: State, drawn: Counter[int]) -> tuple[State, Counter[int]]:
        """What the piles bring next, as ``core.draws`` draws it."""
        if self.rules.to_move(state) != CHANCE:
            return state, drawn
        drawn = drawn.copy()
        while self.rules.to_move(state) == CHANCE:
            pile = int(self.pile(state))
            words = stream(seed, "draw", pile, drawn[pile])
            drawn[pile] += 1
            self.rules.apply(state, self.rules.draw(state, self.actions, self.likely, words))
        return state, drawn

    def _worth(self, state: State) -> float:
        """What a position promises by its features; at the end its points."""
        if self.rules.to_move(state) == NOBODY:
            return 1000.0 * self.game.scores(state)[0]
        self.features[:] = 0
        self.rules.features(state, 0, self.features)
        left, counted = self.rules.time(state), self.features[: self.weights.shape[1]]
        return float(counted @ self.weights[0] * left + counted @ self.weights[1] * (100 - left)) / 100


def main() -> None:
    """Prints every deal as it is done, then the mean."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--deals", type=int, default=20)
    asked.add_argument("--seed", default="solo4")
    asked.add_argument("--width", type=int, default=400)
    asked.add_argument("--lines", type=int, default=24)
    asked.add_argument("--characters", action="store_true")
    given = asked.parse_args()
    beam, found = Beam(given.width, given.lines, given.characters), list[int]()
    for deal in range(given.deals):
        found.append(beam.best(f"{given.seed}.{deal}"))
        print(deal, found[-1], flush=True)
    print(f"{mean(found):.1f} ± {stdev(found) / len(found) ** 0.5 if len(found) > 1 else 0:.1f} of {len(found)} deals")


if __name__ == "__main__":
    main()
