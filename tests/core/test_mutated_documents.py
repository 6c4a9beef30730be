"""Documents that went wrong somewhere: a person reads a sentence, never a mistake of ours."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

import zellige
from stripping import fields_of
from zellige.core.errors import PersonError
from zellige.core.game import Game
from zellige.core.registry import installed_games

GAMES = installed_games()
STRANGE: tuple[Any, ...] = (None, True, -1, 0, 1, 2, 99, 1.5, "", "x", "a1", [], [None], [[]], {}, {"a1": 1})


def some_positions(game: Game, chance: Random) -> list[dict[str, Any]]:
    """The deal and a position of random play, by any options and number of seats."""
    options = {option.name: chance.choice(option.values) for option in game.options}
    match = zellige.new(game.name, chance.choice(game.seat_counts), chance.randrange(1000), options)
    found = [match.position()]
    for _ in range(chance.randrange(5, 60)):
        if not match.over:
            match.play(chance.choice(match.legal()))
    return [*found, match.position()]


def part_at(document: Any, path: tuple[str | int, ...]) -> Any:
    """What a path of a document leads to."""
    for step in path:
        document = document[step]
    return document


def mutated(document: dict[str, Any], chance: Random) -> dict[str, Any]:
    """The document with some values swapped, dropped or of another kind."""
    changed = deepcopy(document)
    for _ in range(chance.choice((1, 1, 2, 4))):
        paths = chance.sample([path for path in fields_of(changed) if path != ("game",)], 2)
        (one, first), (other, second) = ((part_at(changed, path[:-1]), path[-1]) for path in paths)
        match chance.randrange(4):
            case 0:
                one.pop(first)
            case 1:
                one[first] = chance.choice(STRANGE)
            case 2:
                one[first] = deepcopy(other[second])
            case 3 if isinstance(one[first], list) and one[first]:
                one[first][chance.randrange(len(one[first]))] = chance.choice([*STRANGE, *one[first]])
    return changed


@pytest.mark.parametrize("name", GAMES)
def test_a_document_is_read_or_refused_in_a_sentence(name):
    """What is read can be scored and written out; what it left open is listed."""
    game, chance = GAMES[name], Random(name)
    for _ in range(3):
        for document in some_positions(game, chance):
            for _ in range(25):
                changed, partial = mutated(document, chance), chance.random() < 0.7
                try:
                    state = game.position(deepcopy(changed), partial)
                    game.assumptions(deepcopy(changed), partial)
                    game.scores(state)
                    for action in game.legal_actions(state)[:1]:
                        game.check(state, action)
                    game.to_document(state)
                    game.kept_position(deepcopy(changed))
                except PersonError as error:
                    str(error)
                except Exception as error:
                    pytest.fail(f"{error!r}: {changed}")
