"""Positions and complete games of an independent slow model of the rules: zellige agrees with every list and score."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from zellige.core.game import CHANCE, NOBODY, State
from zellige.games.five_tribes import GAME
from zellige.games.five_tribes.components import COLOURS, TILE_NAMES
from zellige.games.five_tribes.destinations import ends_from
from zellige.games.five_tribes.movement import matches

FOLDER = Path(__file__).parents[1] / "vectors" / "five_tribes"
POSITIONS = json.loads((FOLDER / "positions.json").read_text("utf-8"))["vectors"]
GAMES = sorted(path.name for path in FOLDER.glob("*p.json"))
UNORDERED = ("resource_pile", "resource_discard", "djinn_pile", "djinn_discard")
"""Piles without order in zellige: a state never knows the future."""


def load(position: dict[str, Any]) -> State:
    return GAME.from_document({**position, "game": "five_tribes"}, False)


def legal(state: State) -> list[str]:
    return sorted(GAME.describe(state, action) for action in GAME.legal_actions(state))


def play(state: State, text: str) -> None:
    action = GAME.parse(state, text)
    assert action in GAME.legal_actions(state), text
    GAME.apply(state, action)


@pytest.mark.parametrize("vector", POSITIONS, ids=lambda vector: vector["name"])
def test_a_position_has_the_legal_list_and_the_scores(vector):
    state = load(vector["position"])
    assert legal(state) == vector["legal"]
    terms = [[[term.rule, term.amount] for term in GAME.terms(state, seat)] for seat in range(int(state.seats))]
    assert terms == vector["scores"]
    assert GAME.scores(state) == vector["totals"]


def count_movements(state: State) -> int:
    """Every way to take and drop until something is captured."""
    found = 0
    for action in GAME.legal_actions(state):
        if GAME.describe(state, action).startswith(("take", "drop")):
            after = GAME.copy(state)
            GAME.apply(after, action)
            found += count_movements(after) if after.sow_start >= 0 else 1
    return found


def all_ends(state: State) -> list[str]:
    """Every start, end and last colour."""
    holding = matches(state)
    return sorted(
        f"{TILE_NAMES[start]} {TILE_NAMES[end]} {name}"
        for start in range(30)
        for colour, name in enumerate(COLOURS)
        for end in range(30)
        if int(ends_from(state, start, colour, holding)) >> end & 1
    )


@pytest.mark.parametrize("vector", [one for one in POSITIONS if "sow" in one], ids=lambda vector: vector["name"])
def test_a_position_has_the_movements_and_their_ends(vector):
    state = load(vector["position"])
    assert all_ends(state) == vector["sow"]["ends"]
    if vector["sow"]["sequences"] < 3000:
        assert count_movements(state) == vector["sow"]["sequences"]


def test_the_rulebooks_board_has_1314_movements():
    """Zellige: 1,314 movements, 336 different (start, end, colour), 76 different (end, colour)."""
    state = load(next(one["position"] for one in POSITIONS if one["name"] == "rulebook setup, first activation"))
    ends = all_ends(state)
    assert count_movements(state) == 1314
    assert len(ends) == 336
    assert len({end.split(" ", 1)[1] for end in ends}) == 76


@pytest.mark.parametrize("name", GAMES)
def test_a_game_replays_to_its_end(name):
    game = json.loads((FOLDER / name).read_text("utf-8"))
    state = load(game["start"])
    for number, ply in enumerate(game["plies"]):
        actions = legal(state)
        assert len(actions) == ply["legal_count"], number
        assert hashlib.sha1("\n".join(actions).encode()).hexdigest() == ply["legal_sha1"], number
        play(state, ply["action"])
        for what in ply.get("drawn", []):
            assert GAME.to_move(state) == CHANCE
            play(state, f"draw {what}")
        assert GAME.to_move(state) != CHANCE
    assert GAME.to_move(state) == NOBODY
    assert comparable(GAME.to_document(state)) == comparable(game["final"])
    terms = [[[term.rule, term.amount] for term in GAME.terms(state, seat)] for seat in range(int(state.seats))]
    assert terms == game["scores"]
    assert GAME.scores(state) == game["totals"]
    assert [seat for seat, place in enumerate(GAME.ranks(state), 1) if place == 1] == game["winners"]


def comparable(document: dict[str, Any]) -> dict[str, Any]:
    """What both programs say, without the order of piles and without what only one of them keeps."""
    told = {key: value for key, value in document.items() if key not in ("game", "format", "rng", "drawing")}
    told |= {key: sorted(told[key]) for key in UNORDERED}
    told["options"] = {
        name: value for name, value in told["options"].items() if name not in ("open_coins_and_cards", "perfect_memory")
    }
    told["players"] = [{key: value for key, value in player.items() if key != "known"} for player in told["players"]]
    return told
