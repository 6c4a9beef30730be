"""Small positions one can see: a few tiles, what everybody has, and the moment.

A tile is written as words: a type (``oasis``, ``village``, ``sacred``, ``large``, ``small``; everywhere else is an empty Small
Market), ``#2`` for a camel of seat 2, ``*`` a palm tree, ``^`` a palace, and letters for meeples: b Builder, g Merchant,
r Assassin, w Elder, y Vizier. Seats count from 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import both_ways
import zellige
from zellige.core.game import CHANCE
from zellige.core.match import Match
from zellige.games.five_tribes import GAME

TYPES = {"oasis": "oasis", "village": "village", "sacred": "sacred_place", "large": "large_market", "small": "small_market"}


def tile(words: str) -> dict[str, Any]:
    """A tile of a document from its words."""
    found: dict[str, Any] = {"type": "small_market", "meeples": ""}
    for word in words.split():
        if word in TYPES:
            found["type"] = TYPES[word]
        elif word.startswith("#"):
            found["camel"] = int(word[1:])
        elif word.startswith("*"):
            found["palms"] = len(word)
        elif word.startswith("^"):
            found["palaces"] = len(word)
        else:
            found["meeples"] = "".join(sorted(word))
    return found


def table(tiles: dict[str, str] | None = None, seats: int | list[dict[str, Any]] = 2, seed: int = 1, **fields: Any) -> Match:
    """A match at a small position; ``fields`` of the position document as they are, ``options`` without the defaults."""
    document = {
        "game": "five_tribes",
        "players": seats,
        "tiles": {name: tile(words) for name, words in (tiles or {}).items()},
        **fields,
    }
    return zellige.load(document, partial=True, seed=seed)


def players(*all_of_them: dict[str, Any]) -> list[dict[str, Any]]:
    """Seats in order; a second one without anything special is added where one is described."""
    return [*all_of_them, {}] if len(all_of_them) == 1 else list(all_of_them)


def at_tile(words: str, **fields: Any) -> Match:
    """Seat 1 has just captured two Viziers on c3, which is as described, and its tile action comes now."""
    fields.setdefault("captured", {"tile": "c3", "colour": "yellow", "count": 2})
    return table({"c3": words, **fields.pop("others", {})}, phase="tile", **fields)


def at_kill(tiles: dict[str, str], count: int = 1, **fields: Any) -> Match:
    """Seat 1 has captured so many Assassins on c3."""
    return table(tiles, phase="kill", captured={"tile": "c3", "colour": "red", "count": count}, **fields)


def at_build(tiles: dict[str, str], count: int = 1, **fields: Any) -> Match:
    """Seat 1 has captured so many Builders on c3."""
    return table(tiles, phase="build", captured={"tile": "c3", "colour": "blue", "count": count}, **fields)


def at_finish(**fields: Any) -> Match:
    """Seat 1 has done everything but the sale; somebody can still move."""
    return table({"a1": "w", "b1": "w", **fields.pop("others", {})}, phase="finish", **fields)


def legal(match: Match, start: str) -> list[str]:
    """The legal actions that begin with some words."""
    return [action for action in match.legal() if action.startswith(start)]


def play(match: Match, actions: Iterable[str]) -> Match:
    """Plays some actions."""
    for action in actions:
        match.play(action)
    return match


def seat(match: Match, number: int) -> dict[str, Any]:
    """What a seat has, as the document says it."""
    found: dict[str, Any] = match.position()["players"][number - 1]
    return found


def on(match: Match, name: str) -> dict[str, Any]:
    """A tile, as the document says it."""
    found: dict[str, Any] = match.position()["tiles"][name]
    return found


def amounts(match: Match, number: int) -> dict[str, int]:
    """The score of a seat by line."""
    return {term.rule: term.amount for term in both_ways.score_of(GAME, match.state, number - 1)}


def rule(match: Match, action: str) -> str:
    """The rule that forbids an action."""
    found = both_ways.why_not(GAME, match.state, GAME.parse(match.state, action))
    assert found is not None, f"{action} is legal"
    return found.rule


def outcomes(match: Match, action: str) -> list[str]:
    """What chance may bring right after an action, which is not played."""
    state = GAME.copy(match.state)
    GAME.apply(state, GAME.parse(state, action))
    assert GAME.to_move(state) == CHANCE
    return sorted(GAME.describe(state, outcome) for outcome in GAME.legal_actions(state))


def options() -> dict[str, Any]:
    """Every option with its other value."""
    return {option.name: option.values[1] for option in GAME.options}
