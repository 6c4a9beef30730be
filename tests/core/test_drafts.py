"""Documents somebody works on: an empty table, what is on the table alone, and all that cannot be, each at its place."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

import zellige
from counts import often
from zellige.core import drafts
from zellige.core.errors import BadPosition, NoEmptyTable, UnknownValue
from zellige.core.game import Game
from zellige.core.language import LANGUAGES, language

GAMES = {name: game for name, game in zellige.installed_games().items() if game.empty}
ON_TABLE = {
    "medina": ("players", "options", "board", "roofs", "arms", "palace_tiles", "towers", "tea"),
    "five_tribes": ("players", "options", "tiles", "resource_row", "djinn_row", "resource_discard", "djinn_discard"),
    "almadi": ("players", "options", "board", "seats", "objectives", "face_up")}
"""What lies open on a table of these games, by the fields of their documents."""


def at_random(game: Game, seats: int, chance: Random, steps: int) -> Any:
    state = game.new(seats, chance.randrange(1000))
    for _ in range(steps):
        actions = game.legal_actions(state)
        if not actions:
            break
        game.apply(state, chance.choice(actions))
    return state


def places(found: drafts.Drafted) -> list[str]:
    return [place for problem in found.problems for place in problem.get("at", ())]


def test_a_game_without_an_empty_table_says_so() -> None:
    with pytest.raises(NoEmptyTable):
        zellige.get("nim").empty_document(2)


@pytest.mark.parametrize("name", ON_TABLE)
def test_what_lies_on_the_table_is_enough(name: str) -> None:
    """Everything else is filled in, from the box; the score is that of the game."""
    game, chance = GAMES[name], Random(name)
    for seats in (2, 3):
        state = at_random(game, seats, chance, chance.randrange(20, 90))
        while name == "five_tribes" and game.to_document(state)["phase"] not in ("bid", "move"):
            game.apply(state, game.legal_actions(state)[0])
        whole = game.to_document(state)
        found = drafts.examine(game, {"game": name, **{field: whole[field] for field in ON_TABLE[name]}})
        assert found.problems == []
        assert found.state is not None
        assert game.scores(found.state) == game.scores(state)
        assert game.position(game.to_document(found.state)).tobytes() == found.state.tobytes()


def test_hands_are_shared_as_even_as_the_box_allows() -> None:
    medina = GAMES["medina"]
    board = ["W" .rjust(5, ".").ljust(14, "."), "m".ljust(14, "."), "oo.gg".ljust(14, "."), *["." * 14] * 7]
    found = drafts.examine(medina, {"players": 2, "board": [board[1], board[0], *board[2:]], "hands": [{"stable": 3}, {}]})
    assert found.state is not None
    hands = medina.to_document(found.state)["hands"]
    assert [sum(hand["orange"] for hand in hands), abs(hands[0]["orange"] - hands[1]["orange"]) < 2] == [
        medina.to_document(medina.new(2, 1))["hands"][0]["orange"] * 2 - 2, True]
    assert hands[0]["stable"] == 3
    assert "hands/1/orange" in [field for one in found.assumed if one.kind == "hands-shared" for field in one.fields]


def test_everything_that_cannot_be_is_told_at_its_place_and_the_rest_is_read() -> None:
    medina = GAMES["medina"]
    document = medina.empty_document(2)
    document["board"][2] = "oo.s.........."
    document["board"][3] = ".....gg......."
    document["roofs"] = [{"cell": "f4", "owner": 1}, {"cell": "n9", "owner": 1}]
    found = drafts.examine(medina, document)
    assert {"board/2/3", "roofs/1", "board"} <= set(places(found))
    assert found.state is not None
    assert medina.to_document(found.state)["board"][2].count("o") == 2


@pytest.mark.parametrize("name", ON_TABLE)
def test_wrong_documents_are_refused_in_sentences_that_name_the_field(name: str) -> None:
    """Fifty wrong entries of any kind (a thousand in a long run): answered, never a crash, each refusal a sentence in both
    languages with its place."""
    game, chance = GAMES[name], Random(f"wrong {name}")
    words = [language(code, game.home) for code in LANGUAGES]
    start = game.to_document(at_random(game, 2, chance, 60))
    refused = 0
    for _ in range(often(50, 1000)):
        document = deepcopy(start)
        field = chance.choice([one for one in document if one not in ("game", "format")])
        inside, key = document, field
        while isinstance(inside[key], (dict, list)) and inside[key] and chance.random() < 0.8:
            inside = inside[key]
            key = chance.choice(list(inside)) if isinstance(inside, dict) else chance.randrange(len(inside))
        inside[key] = chance.choice([99, -1, "", "x", None, [], {}, True, 2.5, "zz9", [9, 9], "bgrwy" * 9])
        unknown = None
        try:
            found = drafts.examine(game, document)
        except UnknownValue as error:  # of an option: there is no table to speak of
            unknown = error
        if unknown is not None:
            refused += 1
            assert all(str(key) in one.error(unknown) or one.say(f"option-{key}") in one.error(unknown) for one in words)
            continue
        refused += bool(found.problems)
        for problem in found.problems:
            sentences = [one.problem(problem) for one in words]
            assert all(text[:1] == text[:1].upper() and text[-1:] in ".]" for text in sentences), sentences
            assert problem.get("at") or problem["problem"] in ("other-game", "twice", "djinn-twice"), problem
        if not found.problems:
            game.position(document)
    assert refused > often(25, 500)


def test_a_document_of_another_game_is_refused() -> None:
    with pytest.raises(BadPosition):
        drafts.examine(GAMES["medina"], {"game": "almadi"})
