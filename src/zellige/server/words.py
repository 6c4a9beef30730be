"""Four words that bring a lost seat back: drawn from the word lists of BIP 39, kept as a slow hash, tried ten times an hour.

What counts of a word are its first four letters without accents; in each list no two words have the same.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
import unicodedata
from collections import deque
from collections.abc import Callable
from functools import lru_cache

from mnemonic import Mnemonic

from zellige.server.errors import NoSuchWord, NotFourWords, TooManyTries
from zellige.server.wire.values import Lang

COUNT = 4
"""Words of a code: 44 bits, each word has eleven."""
TRIES, WITHIN = 10, 3600.0
"""Times that words may be tried at a table in so many seconds."""
_LISTS = {"en": "english", "fr": "french"}
_LETTERS = 4
"""Of a word that count."""


@lru_cache(maxsize=2)
def listed(lang: Lang) -> list[str]:
    """The 2,048 words of a language."""
    return [unicodedata.normalize("NFC", word) for word in Mnemonic(_LISTS[lang]).wordlist]


def drawn(lang: Lang) -> list[str]:
    """Four words that nobody guesses."""
    return [secrets.choice(listed(lang)) for _ in range(COUNT)]


def read(text: str) -> str:
    """What counts of four words as somebody has typed them: any case, accents or none, whatever stands between them.

    ``NotFourWords``, or ``NoSuchWord`` where one of them is in no list.
    """
    words = re.findall(r"[^\W\d_]+", _plain(text))
    if len(words) != COUNT:
        raise NotFourWords(count=len(words))
    for word in words:
        if word[:_LETTERS] not in _known():
            raise NoSuchWord(word=word)
    return " ".join(word[:_LETTERS] for word in words)


@lru_cache(maxsize=1)
def _known() -> frozenset[str]:
    return frozenset(_plain(word)[:_LETTERS] for lang in _LISTS for word in listed(lang))


def _plain(text: str) -> str:
    return "".join(one for one in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(one))


def hashed(words: str, table: str) -> str:
    """What is kept of words that were ``read``: scrypt, so that whoever has the file cannot try them all. Takes 50 ms."""
    return hashlib.scrypt(words.encode(), salt=table.encode("utf-8", "surrogatepass"), n=2**14, r=8, p=1).hex()


class Tries:
    """How often words were tried at each table in the last hour, whoever did it."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._tried: dict[str, deque[float]] = {}

    def take(self, table: str) -> None:
        """Somebody tries; ``TooManyTries`` when there were too many."""
        now = self._now()
        for name in [name for name, tried in self._tried.items() if now - tried[-1] >= WITHIN]:
            del self._tried[name]
        tried = self._tried.setdefault(table, deque(maxlen=TRIES))
        if len(tried) == TRIES and (wait := WITHIN - (now - tried[0])) > 0:
            raise TooManyTries(seconds=int(wait) + 1, minutes=int(wait // 60) + 1)
        tried.append(now)

    def forget(self, table: str) -> None:
        """The words were right: nobody has to wait for what was tried before."""
        self._tried.pop(table, None)
