"""Text that came from outside (names, paths, seeds, actions) as it may be shown. What is kept is never changed.

A terminal obeys control characters, no encoder writes half a character, and letters of the right-to-left scripts turn the line
around them. So control characters and halves become U+FFFD and the ends of lines a space; marks of direction and joiners belong
to names in many scripts and stay, but a name that holds them is shut in between FSI and PDI where it stands in a sentence
(Unicode Standard Annex 9, 2.4 and 6.3).
"""

from __future__ import annotations

import re
import unicodedata

REPLACEMENT = "\ufffd"
FSI, PDI = "\u2068", "\u2069"
_OPENERS = "\u2066\u2067\u2068"
_LINE_ENDS = re.compile("[\t\n\v\f\r\x1c-\x1e\x85\u2028\u2029]+")
_UNSHOWN = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_TURNING = frozenset({"R", "AL", "AN", "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
_MARKS = "\u200e\u200f\u061c"


def shown(text: str) -> str:
    """A text on one line, of which nothing is obeyed by a terminal and everything can be encoded."""
    if text.isascii() and text.isprintable():
        return text
    return _UNSHOWN.sub(REPLACEMENT, _LINE_ENDS.sub(" ", text))


def isolated(text: str) -> str:
    """A text as it is shown inside a sentence: it turns nothing around but itself."""
    text = shown(text)
    if text.isascii() or not any(letter in _MARKS or unicodedata.bidirectional(letter) in _TURNING for letter in text):
        return text
    inside, open_ones = "", 0
    for letter in text:
        if letter == PDI:
            if open_ones == 0:
                continue  # it would end the isolation
            open_ones -= 1
        elif letter in _OPENERS:
            open_ones += 1
        inside += letter
    return FSI + inside + PDI * open_ones + PDI
