"""What is promised of position documents: there and back, fitting the schema, meaning for ever what they meant."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from zellige.core import shape
from zellige.core.document import schema
from zellige.core.errors import PersonError
from zellige.core.game import State
from zellige.testing.played import Played, Spot


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
    """Every document fits the published schema, which is one, and a field that nobody knows is refused."""
    game = played.game
    validator = shape.validator(schema(game.home))
    validator.check_schema(schema(game.home))
    for spot, state in _seen(played):
        if faults := shape.faults(validator, game.to_document(state)):
            raise spot.broken("schema-refuses", path="/".join(map(str, faults[0].path)) or "-", rule=faults[0].kind)


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
