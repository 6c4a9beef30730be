"""Seeded random numbers for deals, chance and bots: one small generator, the same on every machine and in every backend.

The generator is sfc32 (Chris Doty-Humphrey, PractRand): additions, shifts and one rotation on 32 bit words. Words are kept
in int64 so that nothing overflows and the interpreter and compiled code agree to the last bit.
"""

from __future__ import annotations

import hashlib
import struct
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.core.compile import rule

Words = npt.NDArray[np.int64]
MASK = 0xFFFFFFFF


def stream(seed: int | str, *labels: int | str) -> Words:
    """The generator that belongs to a seed and any labels: four words of 32 bits, in int64, shape (4,).

    Different labels give unrelated streams, so the deal, the k-th draw of a pile and a bot never disturb each other.
    """
    return np.array(_begun("\x1f".join(str(part) for part in (seed, *labels))), np.int64)


@lru_cache(1024)
def _begun(text: str) -> tuple[int, ...]:
    """The words of a stream; the same few hundred are asked for again and again where worlds are guessed."""
    digest = hashlib.blake2b(text.encode(), digest_size=16, person=b"zellige-rng").digest()
    words: Any = [*struct.unpack("<4I", digest)]  # plain numbers: an array answers the interpreter a tenth as fast
    for _ in range(4):
        next_word(words)
    return tuple(words)


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
