"""Positions and whole games of an independent slow model: legal lists, scores, winners and documents agree with it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import zellige
from zellige.games.medina import GAME

HOME = Path(__file__).parents[1] / "vectors" / "medina"
VECTORS = json.loads((HOME / "positions.json").read_text("utf-8"))["vectors"]
GAMES = [json.loads(path.read_text("utf-8")) for path in sorted(HOME.glob("game-*.json"))]


def from_one(position: dict[str, Any]) -> dict[str, Any]:
    """A position of the vectors as a document: seats count from 1, and it names game and format."""
    def seat(value: Any) -> Any:
        return value + 1 if type(value) is int else value

    return {
        **position, "game": "medina", "format": "zellige-position/1",
        "roofs": [{**roof, "owner": seat(roof["owner"])} for roof in position["roofs"]],
        "towers": {number: {**tower, "holder": seat(tower["holder"])} for number, tower in position["towers"].items()},
        "palace_tiles": {colour: seat(holder) for colour, holder in position["palace_tiles"].items()},
        "to_move": seat(position["to_move"]),
        "out": [seat(one) for one in position["out"]],
    }


def checks() -> list[Any]:
    """Every position of the vectors: the start of each, and the end of each of its lines."""
    found = []
    for vector in VECTORS:
        found.append(pytest.param(vector, [], vector, id=vector["id"]))
        for line in vector["lines"]:
            found.append(pytest.param(vector, line["actions"], line, id=f"{vector['id']}: {', '.join(line['actions'])}"))
    return found



def test_nothing_is_missing():
    assert len(VECTORS) == 28
    assert len(checks()) == 57
    assert [game["id"] for game in GAMES] == ["game-00", "game-01", "game-02", "game-15", "game-19", "game-27", "game-28"]
    known = {"exact", "includes", "excludes", "kinds", "facts", "terms", "totals", "winners", "over"}
    assert all(set(one.values[2]["claims"]) <= known for one in checks())


@pytest.mark.parametrize(("vector", "actions", "expected"), checks())
def test_position(vector, actions, expected):
    match = zellige.load(from_one(vector["position"]), partial=True)
    assert match.position() == from_one(vector["position"])
    for action in actions:
        match.play(action)
    assert match.position() == from_one(expected["position"])
    assert match.legal() == expected["legal"]
    assert scores(match) == expected["scores"]
    assert match.scores() == expected["totals"]
    assert [seat for seat, place in enumerate(match.places()) if place == 1] == expected["winners"]
    assert match.over == expected["over"]
    assert_claims(match, expected["claims"])


def scores(match: zellige.Match) -> list[list[Any]]:
    """The terms of every seat as the vectors write them."""
    return [[[term.rule, term.amount, list(term.cells)] for term in match.terms(seat)]
            for seat in range(1, int(match.state.seats) + 1)]


def assert_claims(match: zellige.Match, claims: dict[str, Any]) -> None:
    """What a person said about a position, in words of their own."""
    legal = match.legal()
    for kind, cells in claims.get("exact", {}).items():
        assert {action.split()[1] for action in legal if action.split()[0] == kind} == set(cells.split())
    assert set(claims.get("includes", [])) <= set(legal)
    assert not set(claims.get("excludes", [])) & set(legal)
    if "kinds" in claims:
        assert {action.split()[0] for action in legal} == set(claims["kinds"])
    for path, value in claims.get("facts", {}).items():
        assert fact(match.position(), path) == one_more(path, value)
    for seat, amounts in claims.get("terms", {}).items():
        assert {term.rule: term.amount for term in match.terms(int(seat) + 1)} == amounts
    if "totals" in claims:
        assert match.scores() == claims["totals"]
    if "winners" in claims:
        assert [seat for seat, place in enumerate(match.places()) if place == 1] == claims["winners"]
    if "over" in claims:
        assert match.over == claims["over"]


def fact(document: Any, path: str) -> Any:
    """The value at a path of a document, such as ``hands.0.brown``."""
    for step in path.split("."):
        document = document[int(step) if isinstance(document, list) else step]
    return document


def one_more(path: str, value: Any) -> Any:
    """A fact as documents say it: seats count from 1."""
    names_a_seat = path == "to_move" or path.endswith("holder") or path.startswith("palace_tiles")
    return value + 1 if names_a_seat and value is not None else value


def start(setup: dict[str, Any]) -> zellige.Match:
    """The deal of a game of the vectors."""
    blank = GAME.to_document(GAME.new(setup["players"], 1, setup["options"]))
    rows = [["."] * len(row) for row in blank["board"]]
    for letter, cell in (("W", setup["well"]), ("m", setup["merchant"])):
        if cell is not None:
            rows[int(cell[1:]) - 1][ord(cell[0]) - ord("a")] = letter
    deal = {"board": ["".join(row) for row in rows], "streets": [[setup["merchant"]]], "to_move": setup["first_seat"] + 1}
    return zellige.load({**blank, **deal})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["id"])
def test_game(game):
    match = start(game["setup"])
    for action, digest in zip(game["actions"], game["legal_sha1"], strict=True):
        assert hashlib.sha1("\n".join(match.legal()).encode()).hexdigest() == digest
        match.play(action)
    assert match.over
    assert match.position() == from_one(game["final"])
    assert scores(match) == game["scores"]
    assert match.scores() == game["totals"]
    assert [seat - 1 for seat in match.winners()] == game["winners"]
