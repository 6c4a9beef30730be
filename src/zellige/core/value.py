"""What a position promises a seat, as a sum of named features: what is counted, and how much of a point each is worth.

A feature is worth one thing while the whole game is to come, another at its end, and in between a mixture of both. All of it is
whole numbers, in ``UNIT`` to a point, so that both backends and every machine think the same. The weights lie in *scratch* that
is handed on, where a tuner can put its own.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.core.compile import rule
from zellige.core.vocabulary import Ints, State

UNIT = 1000
"""What is a point in the sum of features."""


@dataclass(frozen=True)
class Valuation:
    """The features of a game. ``measure(state, seat, out)`` writes them for a seat, in the order of ``names``, also of a masked
    position and of one that is part of a game; ``out`` holds zeros before, and ``room`` numbers of scratch behind.
    ``time(state)``: how much of the game is still to come, in percent. ``weights``: by feature what it is worth while all is to
    come, then by feature what it is worth at the end, in ``UNIT`` to a point.
    """

    names: tuple[str, ...]
    measure: Callable[[State, int, Ints], None]
    time: Callable[[State], int]
    weights: npt.NDArray[np.int32]
    room: int = 16

    @property
    def length(self) -> int:
        """How many numbers of scratch the sum takes: the weights first."""
        return 3 * len(self.names) + self.room


def features_length(valuation: Valuation) -> int:
    """How many numbers measuring takes."""
    return len(valuation.names) + valuation.room


def prepared(valuation: Valuation) -> Callable[[Ints], None]:
    """A rule that puts the weights into scratch."""
    weights = np.ascontiguousarray(valuation.weights, np.int32)

    @rule
    def prepare(scratch: Ints) -> None:
        """The shipped weights come first in ``scratch``."""
        for number in range(len(weights)):
            scratch[number] = weights[number]

    return prepare


@rule
def no_weights(scratch: Ints) -> None:
    """Nothing, in a game without features."""


def summed(valuation: Valuation) -> Callable[[State, int, Ints], int]:
    """A rule: what a position promises a seat by the weights in scratch, in ``UNIT`` to a point."""
    count, room = len(valuation.names), valuation.room
    measure, time = valuation.measure, valuation.time

    @rule
    def worth(state: State, seat: int, scratch: Ints) -> int:
        """The sum of all features, each by its weight."""
        features = scratch[2 * count:]
        for number in range(count + room):
            features[number] = 0
        measure(state, seat, features)
        left, found = time(state), 0
        for number in range(count):
            if features[number] != 0:
                found += int(features[number]) * (left * int(scratch[number]) + (100 - left) * int(scratch[count + number]))
        return found // 100

    return worth


# --- the file of weights ---------------------------------------------------------------------------------------------


def read(path: Path, names: Sequence[str]) -> npt.NDArray[np.int32]:
    """The weights in a file that ``write`` made. ``ValueError``: it is of other features, or was changed by hand."""
    kept: dict[str, Any] = json.loads(path.read_text("utf-8"))
    weights = kept["weights"]
    if list(weights) != list(names):
        raise ValueError(f"{path.name} holds the weights of other features")
    if digest(weights) != kept["card"]["sha256"]:
        raise ValueError(f"{path.name} is not as it was written: its hash is another")
    return np.array([pair[end] for end in (0, 1) for pair in weights.values()], np.int32)


def text(names: Sequence[str], weights: npt.NDArray[np.int32], card: dict[str, Any]) -> str:
    """The file of some weights with its card: how they came about, and their hash."""
    pairs = {name: [int(weights[number]), int(weights[len(names) + number])] for number, name in enumerate(names)}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(pair)}" for name, pair in pairs.items())
    about = json.dumps({**card, "sha256": digest(pairs)}, indent=1).replace("\n", "\n ")
    return f'{{\n "card": {about},\n "weights": {{\n{lines}\n }}\n}}\n'


def digest(weights: dict[str, Any]) -> str:
    """The hash of named weights."""
    return hashlib.sha256(json.dumps(weights, separators=(",", ":")).encode()).hexdigest()
