"""Text that came from outside (names, paths, seeds, actions) as it may be shown. What is kept is never changed.

A terminal obeys control characters, no encoder writes half a character, and letters of the right-to-left scripts turn the line
around them. So control characters and halves become U+FFFD and the ends of lines a space; marks of direction and joiners belong
to names in many scripts and stay, but a name that holds them is shut in between FSI and PDI where it stands in a sentence
(Unicode Standard Annex 9, 2.4 and 6.3). What an error repeats is another matter: nothing in it may be invisible, or what is
refused looks like the right name.
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
_SHORT_ESCAPES = {"\t": r"\t", "\n": r"\n", "\r": r"\r"}
_UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
"""What takes no ink though Unicode counts it among letters, marks and signs."""
_OF_A_SCRIPT = re.compile("[\u061c\u200c-\u200f\ufe00-\ufe0f]")
"""What shapes the letters around it in some scripts, and in ours does nothing."""


def shown(text: str) -> str:
    """A text on one line, of which nothing is obeyed by a terminal and everything can be encoded."""
    if text.isascii() and text.isprintable():
        return text
    return _UNSHOWN.sub(REPLACEMENT, _LINE_ENDS.sub(" ", text))


def quoted(text: str) -> str:
    """A text as an error repeats it: ends of lines and whatever else nobody sees as escapes, as JSON writes them."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_escape(letter) if _is_invisible(letter, before) else letter
                   for before, letter in zip(f" {text}", text, strict=False))


def _is_invisible(letter: str, before: str) -> bool:
    """Whether nobody sees a letter, where it stands behind another."""
    if _OF_A_SCRIPT.match(letter) and not before.isascii():
        return False
    category = unicodedata.category(letter)
    return category in ("Cc", "Cf", "Cs", "Zl", "Zp") or (category == "Zs" and letter != " ") or bool(_UNSEEN.match(letter))


def _escape(letter: str) -> str:
    return _SHORT_ESCAPES.get(letter) or f"\\u{ord(letter):04x}"


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
