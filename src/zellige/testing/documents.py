"""What is promised of position documents: there and back, fitting the schema, meaning for ever what they meant."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from zellige.core import shape
from zellige.core.document import schema
from zellige.core.errors import BadPosition, PersonError
from zellige.core.game import Document, Draft, Game, State
from zellige.testing.played import Played, Spot

UNKNOWN = "no-field-of-any-game"


def check_documents(played: Played) -> None:
    """A position, also as an eye sees it, is a document and comes back to the byte; a whole one leaves nothing open."""
    game = played.game
    for spot, state in _seen(played):
        document = game.to_document(state)
        text = json.dumps(document)
        try:
            again = game.position(json.loads(text))
        except PersonError as error:
            raise spot.broken("document-refused", error=error) from None
        if again.tobytes() != state.tobytes():
            field = next(name for name in game.dtype.names or () if again[name].tobytes() != state[name].tobytes())
            raise spot.broken("document-differs", field=field)
        if json.dumps(document) != text or json.dumps(game.to_document(again)) != text:
            raise spot.broken("document-says-other")
    for spot in played.spots:
        if assumed := game.assumptions(game.to_document(spot.state), False):
            raise spot.broken("document-assumes", fields=", ".join(assumed[0].fields))


def check_schema(played: Played) -> None:
    """Every document fits the published schema, which is one; with a field that nobody knows it is refused."""
    game = played.game
    validator = shape.validator(schema(game.home))
    validator.check_schema(schema(game.home))
    for spot, state in _seen(played):
        if faults := shape.faults(validator, game.to_document(state)):
            raise spot.broken("schema-refuses", path="/".join(map(str, faults[0].path)) or "-", rule=faults[0].kind)
    first = played.moments[0]
    if _read(game, {**game.to_document(first.state), UNKNOWN: 1}, partial=True) is not None:
        raise first.broken("unknown-field-read", field=UNKNOWN)


def check_drafts(played: Played) -> None:
    """A document somebody works on reads as the document does, and pieces that do not add up are told and not refused.

    Tried on whole positions; and on such of which a field, every second in one game, is that of another moment.
    """
    game, documents = played.game, [played.game.to_document(spot.state) for spot in played.spots]
    for spot, document in zip(played.spots, documents, strict=True):
        _compare_draft(spot, game, document)
    for number in range(played.number % 2, len(documents[0]), 2):
        place = number // 2 % len(documents)
        field, other = [*documents[0]][number], documents[place - 1 - number % 3]
        if field in other:
            _compare_draft(played.spots[place], game, {**documents[place], field: other[field]})


def _compare_draft(spot: Spot, game: Game, document: Document) -> None:
    try:
        draft: Draft | None = game.draft(game, document)
    except BadPosition:
        draft = None
    whole = _read(game, document, partial=False)
    if draft is None:
        if whole is not None:
            raise spot.broken("draft-refuses")
        return
    read = whole if whole is not None else _read(game, document, partial=True)
    if read is None:
        raise spot.broken("draft-reads")
    if draft.state.tobytes() != read.tobytes():
        raise spot.broken("draft-differs")
    if (whole is None) != bool(draft.faults):
        raise spot.broken("draft-faults", count=len(draft.faults))


def _read(game: Game, document: Document, partial: bool) -> State | None:
    try:
        return game.position(document, partial)
    except BadPosition:
        return None


def check_empty(played: Played) -> None:
    """The document of an empty table can be read, and is one of these seats and options."""
    game, first = played.game, played.moments[0]
    if game.empty is None:
        return
    try:
        state = game.position(game.empty_document(played.seats, played.options), partial=True)
    except PersonError as error:
        raise first.broken("document-refused", error=error) from None
    if int(state.seats) != played.seats or game.options_of(state) != played.options:
        raise first.broken("empty-forgets")


def check_old_reading(played: Played) -> None:
    """Reading a kept document changes nothing that is in it, nor the document itself."""
    game = played.game
    for spot in played.spots:
        document = game.to_document(spot.state)
        kept = deepcopy(document)
        read: dict[str, Any] = game.old_reading(document)
        if document != kept:
            raise spot.broken("old-reading-writes")
        if changed := [name for name in kept if name not in read or read[name] != kept[name]]:
            raise spot.broken("old-reading-changes", field=changed[0])


def _seen(played: Played) -> Iterator[tuple[Spot, State]]:
    """Positions of a game, and the same as every seat and the onlooker see them."""
    for spot in played.spots:
        yield spot, spot.state
        for eye in spot.eyes() if played.game.hides else ():
            yield spot, played.game.masked(spot.state, eye)
