"""Seeded random numbers for deals, chance and bots: one small generator, the same on every machine and in every backend.

The generator is sfc32 (Chris Doty-Humphrey, PractRand): additions, shifts and one rotation on 32 bit words. Words are kept
in int64 so that nothing overflows and the interpreter and compiled code agree to the last bit.
"""

from __future__ import annotations

import hashlib
import struct
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from zellige.core.compile import rule

Words = npt.NDArray[np.int64]
MASK = 0xFFFFFFFF
_FOUR, _HASH = struct.Struct("<4I"), hashlib.blake2b(digest_size=16, person=b"zellige-rng")


def stream(seed: int | str, *labels: int | str) -> Words:
    """The generator that belongs to a seed and any labels: four words of 32 bits, in int64, shape (4,).

    Different labels give unrelated streams, so the deal, the k-th draw of a pile and a bot never disturb each other.
    """
    words = np.empty(4, np.int64)
    begin(words, seed, *labels)
    return words


def begin(words: Words, seed: int | str, *labels: int | str) -> None:
    """Makes four words the generator that belongs to a seed and any labels, as ``stream`` does."""
    words[0], words[1], words[2], words[3] = _begun("\x1f".join(map(str, (seed, *labels))))


@lru_cache(1024)
def _begun(text: str) -> tuple[int, int, int, int]:
    """The words of a stream; the same few hundred are asked for again and again where worlds are guessed."""
    hashed = _HASH.copy()
    hashed.update(text.encode())
    a, b, c, d = _FOUR.unpack(hashed.digest())
    for _ in range(4):  # as next_word does it, and three times as fast: every draw of a game begins so
        out = (a + b + d) & MASK
        a, b, c, d = b ^ (b >> 9), (c + (c << 3)) & MASK, (((c << 21) | (c >> 11)) + out) & MASK, (d + 1) & MASK
    return a, b, c, d


@rule
def next_word(words: Words) -> int:
    """The next 32 bits, 0..2**32-1; moves the generator on."""
    a, b, c, d = int(words[0]), int(words[1]), int(words[2]), int(words[3])
    out = (a + b + d) & MASK
    words[3] = (d + 1) & MASK
    words[0] = b ^ (b >> 9)
    words[1] = (c + (c << 3)) & MASK
    words[2] = (((c << 21) | (c >> 11)) + out) & MASK
    return out


@rule
def below(words: Words, n: int) -> int:
    """A whole number in 0..n-1, each equally likely up to n/2**32; n in 1..2**31."""
    return (next_word(words) * int(n)) >> 32
