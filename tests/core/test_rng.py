"""Random numbers: the same in both backends, on every machine, and spread evenly."""

import numpy as np
import pytest

import zellige
from zellige.core.rng import below, next_word, stream


def test_the_generator_never_changes():
    """Records and tests of others rely on these numbers."""
    words = stream(7, "deal")
    assert [next_word(words) for _ in range(4)] == [3208059382, 3586238300, 2972860807, 1430316599]


def test_the_generator_is_sfc32():
    """The same words as a plain sfc32 in unbounded integers with wrapping made explicit."""
    words = stream("any", 1)
    a, b, c, counter = (int(word) for word in words)
    for _ in range(1000):
        out = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b = b ^ b // 2**9, c * 9 % 2**32
        c = (c * 2**21 % 2**32 + c // 2**11 + out) % 2**32
        assert next_word(words) == out


@pytest.mark.parametrize("labels", [("deal",), ("draw", 0, 1), ("draw", 0, 2), ("draw", 1, 1), ()])
def test_streams_differ(labels):
    assert stream(7, *labels).tolist() != stream(8, *labels).tolist()
    assert stream(7, *labels).tolist() == stream(7, *labels).tolist()
    assert stream(7, *labels).tolist() == stream("7", *labels).tolist()


def test_labels_are_not_glued_together():
    assert stream(7, "draw", 1, 12).tolist() != stream(7, "draw", 11, 2).tolist()


def test_below_is_even():
    words = stream(1)
    counts = np.bincount([below(words, 6) for _ in range(60_000)], minlength=6)
    assert len(counts) == 6
    assert abs(counts - 10_000).max() < 400


@pytest.mark.parametrize("seats", [2, 3])
def test_both_backends_play_the_same_random_games(seats):
    """200 games from one seed leave the generator, the last position and the number of actions equal to the last bit."""
    game = zellige.get("nim")
    ends = []
    for backend in ("reference", "compiled"):
        kernels = game.kernels(backend=backend)
        states, words = game.blank(2), stream(3, "bench")
        states[0] = game.prepare(seats, {})
        out, likely = np.zeros(game.longest_legal, np.int32), np.zeros(game.longest_legal, np.int32)
        played = kernels.random_games(states, out, likely, words, 200)
        ends.append((played, words.tolist(), states[1].tobytes()))
    assert ends[0] == ends[1]
