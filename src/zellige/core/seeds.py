"""Seeds: what may be one, what one decides, and what is promised of one before a game.

A seed decides the deal and, for every pile, the k-th draw from it, whatever the players do in between.
"""

from __future__ import annotations

import hashlib
import operator

import numpy as np

from zellige.core.errors import BadSeed

Seed = int | str


def checked(seed: object) -> Seed:
    """A seed as it is kept: any text that can be written as UTF-8, or any whole number that Python prints.

    ``BadSeed`` for anything else: a truth value, bytes, a fraction, half a character.
    """
    if isinstance(seed, str):
        if not _can_be_written(seed):
            raise BadSeed(problem="seed-half")
        return seed
    if isinstance(seed, bool | np.bool_) or not hasattr(seed, "__index__"):
        raise BadSeed(problem="seed-kind", seed=repr(seed))
    number = operator.index(seed)
    try:
        str(number)
    except ValueError:
        raise BadSeed(problem="seed-long") from None
    return number


def is_text(value: object) -> bool:
    """Whether a value is text that can be written as UTF-8, which half a character cannot."""
    return isinstance(value, str) and _can_be_written(value)


def _can_be_written(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def sealed(seed: Seed, salt: str) -> str:
    """The seal on a seed: SHA-256, in hexadecimal, of the UTF-8 text ``SEED:SALT``."""
    return hashlib.sha256(f"{seed}:{salt}".encode("utf-8", "surrogatepass")).hexdigest()
