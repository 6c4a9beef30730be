"""Component sets: what stands on the pieces of a game, as data that the owner of a box can replace.

A game of whose box zellige knows less than its owner gives a ``ComponentSets`` to its ``Game``; commands, tables and records
ask for it there. A set is a JSON document with an ``id``; what else is in it only its game knows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zellige.core import document
from zellige.core.errors import BadComponents
from zellige.core.vocabulary import Finding, State

Set = dict[str, Any]


@dataclass(frozen=True)
class ComponentSets:
    """What a game can do with component sets. All functions are pure, but for ``install``.

    - ``schema``: the file with the published JSON schema of its documents.
    - ``shipped()``: the set a fresh deal uses when nobody brings another.
    - ``new(name)``: a set under a name of one's own to begin with.
    - ``shape(document)``: what keeps a document from being a set at all; the other functions expect none of it.
    - ``check(document)``: everything that keeps it from being played with: its shape, then what the rules say of the box.
    - ``diff(one, other)``: every difference that changes a game.
    - ``find(components, words)``: the (id, what stands on it) of every piece that all words are true of; a ``Finding`` about a
      word that means nothing.
    - ``labels(components)``: by entry what is printed on it in words, as view data (``{"say": message, "params": {...}}``).
    - ``reconstructed(components)``: every (entry, part) nobody has seen in a box yet.
    - ``install(state, components)``: gives it to a record that ``Game.prepare`` has made, before the deal.
    - ``named(components)``, ``in_play(state)``: ``{"id", "sha256"}`` of a set, and of the one a position is played with.
    - ``playing(state)``: the set a position is played with.
    """

    schema: Path
    shipped: Callable[[], Set]
    new: Callable[[str], Set]
    shape: Callable[[Any], list[Finding]]
    check: Callable[[Any], list[Finding]]
    diff: Callable[[Set, Set], list[Finding]]
    find: Callable[[Set, list[str]], list[tuple[str, str]] | Finding]
    labels: Callable[[Set], dict[str, Any]]
    reconstructed: Callable[[Set], list[tuple[str, str]]]
    install: Callable[[State, Set], None]
    named: Callable[[Set], dict[str, str]]
    in_play: Callable[[State], dict[str, str]]
    playing: Callable[[State], Set]


def read(sets: ComponentSets, path: str | Path) -> Any:
    """The document in a file, as ``document.read_json`` reads it, or the shipped set by its id."""
    shipped = sets.shipped()
    if str(path) == shipped["id"] and not Path(path).exists():
        return shipped
    return document.read_json(path)


def read_shaped(game: str, sets: ComponentSets, path: str | Path) -> Set:
    """A document that is a set, though perhaps not one of this box; ``BadComponents`` otherwise."""
    found: Set = read(sets, path)
    refuse(game, sets.shape(found))
    return found


def refuse(game: str, findings: list[Finding]) -> None:
    """``BadComponents`` with the first finding, when there is one."""
    if findings:
        raise BadComponents(game=game, detail=findings[0], more=len(findings) - 1)
