"""Positions of the souk as documents: every row of jars is a text of letters, ``?`` for a jar that is not seen."""

from typing import Any

from zellige.core.document import check_shape
from zellige.core.errors import BadPosition
from zellige.core.game import Document, Game, State
from zellige_souk.rules import BAG, CARAVAN, CHESTS, FROM_BAG, HANDS, IN_BAG, IN_CARAVAN, KINDS, MARKET, NOTHING, count

LETTERS = "smcp?"
OWED = (None, "bag", "caravan")


def write(game: Game, state: State) -> Document:
    """The document of a position; seats count from 1."""
    def row(number: int) -> str:
        return "".join(letter * int(found) for letter, found in zip(LETTERS, state.jars[number], strict=True))

    seats = range(state.seats)
    return {"game": "souk", "format": "zellige-position/1", "players": int(state.seats), "options": game.options_of(state),
            "turn": int(state.turn) + 1, "owed": OWED[state.owed], "market": row(MARKET), "caravan": row(CARAVAN),
            "bag": row(BAG), "hands": [row(HANDS + seat) for seat in seats], "chests": [row(CHESTS + seat) for seat in seats]}


def read(game: Game, document: Document, partial: bool) -> State:
    """The position of a document; ``partial`` accepts jars that do not add up."""
    check_shape(document, game.home)
    seats: int = document["players"]
    state = game.prepare(seats, document.get("options", {}))
    if len(document["hands"]) != seats or len(document["chests"]) != seats or document["turn"] > seats:
        raise BadPosition(problem="seats", seats=seats)
    state.turn, state.owed = document["turn"] - 1, OWED.index(document["owed"])
    rows: dict[int, Any] = {MARKET: document["market"], CARAVAN: document["caravan"], BAG: document["bag"],
                            **dict(enumerate(document["hands"], HANDS)), **dict(enumerate(document["chests"], CHESTS))}
    for row, letters in rows.items():
        state.jars[row] = [letters.count(letter) for letter in LETTERS]
    if state.owed != NOTHING and count(state, BAG if state.owed == FROM_BAG else CARAVAN) == 0:
        raise BadPosition(problem="owed")
    found, of_each = state.jars.sum(axis=0), IN_BAG + IN_CARAVAN
    if not partial and (found.sum() != KINDS * of_each or found[:KINDS].max() > of_each):
        raise BadPosition(problem="jars", each=of_each)
    return state
