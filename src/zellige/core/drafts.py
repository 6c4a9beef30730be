"""A position document under work: the position it makes as far as it makes one, and all in it that cannot be, at its place."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from zellige.core.errors import BadPosition
from zellige.core.game import Assumption, Document, Game, State

MOST_LOOKS = 40
"""How often a document is read again without what was refused in it."""
NOTHING = "."
"""What stands in a text that is drawn (a row of a board) where nothing lies."""


@dataclass(frozen=True)
class Drafted:
    """What a document makes.

    ``state``: the position, without what is refused in it; None where nothing can be read. ``problems``: what cannot be, the
    parameters of ``BadPosition`` of each; without any the document is whole, and ``state`` is what it says.
    """

    state: State | None
    problems: list[dict[str, Any]]
    assumed: list[Assumption]


def examine(game: Game, document: Document) -> Drafted:
    """What a document makes, all that cannot be in it, and what was assumed. A ``PersonError`` when it cannot be looked at."""
    if isinstance(other := document.get("game"), str) and other != game.name:
        raise BadPosition(problem="other-game", other=other, game=game.name)
    problems: list[dict[str, Any]] = []
    left = document
    for _ in range(MOST_LOOKS):
        try:
            draft = game.draft(game, left)
        except BadPosition as error:
            found = _problems_of(error)
            problems += [one for one in found if one not in problems]
            rest = _without(left, [one.get("at") or _named(left, one) for one in found])
            if rest is None:
                break
            left = rest
        else:
            found = [one for fault in draft.faults for one in _problems_of(fault)]
            return Drafted(draft.state, problems + [one for one in found if one not in problems], draft.assumed)
    return Drafted(None, problems, [])


def _problems_of(error: BadPosition) -> list[dict[str, Any]]:
    params = {key: value for key, value in error.params.items() if key not in ("others", "more", "game")}
    return [params, *error.params.get("others", ())]


def _without(document: Document, blamed: list[tuple[str, ...]]) -> Document | None:
    """A document without the first place of each of these that there is; None where nothing could go."""
    found = deepcopy(document)
    gone = [any(_take(found, place.split("/")) for place in places) for places in sorted(blamed, reverse=True)]
    return found if any(gone) else None


def _named(document: Document, params: dict[str, Any]) -> tuple[str, ...]:
    """Where a document names something that a problem names, and that has no place of its own: the last first."""
    words = {value for value in params.values() if isinstance(value, str) and value != params["problem"]}
    return tuple("/".join(map(str, path)) for path in _paths(document, words, ()))[::-1]


def _paths(value: Any, words: set[str], path: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
    """Where one of some words stands, as a value or as a name."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        if key in words or (isinstance(one, str) and one in words):
            yield (*path, key)
        else:
            yield from _paths(one, words, (*path, key))


def _take(inside: Any, path: list[str]) -> bool:
    """Takes away what stands at a path; whether something did."""
    *way, last = path
    for depth, part in enumerate(way):
        try:
            inner = inside[int(part) if isinstance(inside, list) else part]
        except (KeyError, IndexError, ValueError, TypeError):
            return False
        if isinstance(inner, str):
            return depth == len(way) - 1 and _blank(inside, int(part) if isinstance(inside, list) else part, inner, last)
        inside = inner
    if isinstance(inside, dict) and last in inside:
        del inside[last]
        return True
    if isinstance(inside, list) and last.isdigit() and int(last) < len(inside):
        del inside[int(last)]
        return True
    return False


def _blank(holder: Any, key: Any, text: str, number: str) -> bool:
    place = int(number) if number.isdigit() else len(text)
    if place >= len(text) or text[place] == NOTHING:
        return False
    holder[key] = text[:place] + NOTHING + text[place + 1:]
    return True
