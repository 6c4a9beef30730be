"""English that must not stand on a French page: what the English texts say and no French text says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
GAMES = ("medina", "five_tribes", "almadi")
FOLDERS = ("frontend/src/locale", *(f"frontend/src/boards/{game}" for game in GAMES), "frontend/src/boards/almadi/box",
           "src/zellige/locale", *(f"src/zellige/games/{game}/locale" for game in GAMES))
LEAST = 3
"""Letters: shorter pieces of sentences stand in both languages."""

_TEXTS = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest('style, script, code, datalist, td[lang=en]')) found.push(node.textContent);
    } else {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
        if (node.hasAttribute(name)) found.push(node.getAttribute(name));
    }
  }
  return [...new Set(found.map(text => text.replace(/\\s+/g, ' ').trim()).filter(Boolean))];
}"""


def texts_on(page: Page) -> list[str]:
    """Everything a person reads or hears on a page, shown or hidden."""
    found: list[str] = page.evaluate(_TEXTS)
    return found


def english_in(texts: list[str]) -> list[str]:
    """The English found in texts, each with where it was found."""
    return [f"{found!r} in {text!r}" for text in texts for found in _english_of(text)]


@cache
def _english_of(text: str) -> list[str]:
    return [found[0] for found in _english().finditer(text)]


def _fragments(language: str) -> Iterator[str]:
    """Every stretch of fixed text in the messages of a language."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).glob(f"{language}*.ftl")):
            yield from _texts_in(FluentParser().parse(path.read_text("utf-8")))


def _texts_in(node: ast.BaseNode) -> Iterator[str]:
    if isinstance(node, ast.TextElement):
        yield re.sub(r"\s+", " ", node.value).strip(" \n.,:;!?…·()[]«»–—")
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _texts_in(child)


@cache
def _english() -> re.Pattern[str]:
    french = "\n".join(_fragments("fr"))
    only = {text for text in _fragments("en") if len(re.sub(r"\W|\d", "", text)) >= LEAST
            and not (text in french and _word(text).search(french))}
    assert len(only) > 500, "the locale files are where they are looked for"
    return _word(*sorted(only, key=len, reverse=True))


def _word(*texts: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, texts))})(?!\w)")
