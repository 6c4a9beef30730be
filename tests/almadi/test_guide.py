"""The guide: every picture is a position, and what it says there is so."""

from __future__ import annotations

import json

from zellige.games.almadi import GAME
from zellige.games.almadi.realm import allowed_columns, occupied, open_cells, without
from zellige.games.almadi.state import WIDTH

from .table import Table

SECTIONS = json.loads((GAME.home / "guide" / "sections.json").read_text("utf-8"))


def cell(name):
    row, column = map(int, name.split(","))
    return row, column


def test_pictures():
    """Components: every picture of the guide is a position, and what it marks is on it."""
    for section in SECTIONS:
        for picture in section.get("pictures", ()):
            GAME.view(GAME.from_document(picture["position"], True))
            assert section["id"] in ("turn", "example") or picture["marks"]["good"]


def picture_of(section):
    return next(one for one in SECTIONS if one["id"] == section)["pictures"][0]


def test_marked_places_of_the_guide_are_right():
    """A game turn 1: the guide marks exactly the places where the Landscape may go, and crosses none of them."""
    placing = picture_of("place")
    found = Table(placing["position"])
    assert {f"place {name}" for name in placing["marks"]["good"]} == set(found.legal("place"))
    moving = picture_of("genie")
    state = GAME.from_document(moving["position"], True)
    lifted = without(occupied(state, 0), 2 * WIDTH + 1)
    for name in [*moving["marks"]["good"], *moving["marks"]["bad"]]:
        row, column = cell(name)
        free = open_cells(lifted, row) & allowed_columns(state, 0, row, True)
        assert (free >> column & 1 == 1) == (name in moving["marks"]["good"])


def test_figures_of_the_guide_are_right():
    """Scoring: the points the captions name are those that are counted."""
    oases = Table(picture_of("oases")["position"])
    assert oases.terms()["oases"] == 9
    palaces = Table(picture_of("palaces")["position"])
    assert palaces.cells("mosaics") == ["1,1"]
    assert palaces.terms()["mosaics"] == 4
    from zellige.core.count_up import sheet_of
    from zellige.games.almadi.scoring import capacity

    assert capacity(sheet_of(GAME, Table(picture_of("caravans")["position"]).state), 0) == 12
