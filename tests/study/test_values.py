"""What a game says of its positions in named features: their sentences, their weights, and the player that goes by them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pytest

import zellige
from zellige.core.game import Game, State
from zellige.core.language import LANGUAGES
from zellige.core.rng import stream
from zellige.core.speaker import Speaker
from zellige.core.value import Valuation, features_length, read, text
from zellige.players.find import find
from zellige.players.player import Question
from zellige.study.arena import Arena, Table

GAMES = ("medina", "five_tribes", "almadi")


def valuation_of(game: Game) -> Valuation:
    assert game.valuation is not None
    return game.valuation


def moment(name: str, decisions: int = 20, seed: int = 2) -> tuple[Game, State]:
    """Where a game of two stands after some decisions of ``greedy``."""
    game = zellige.get(name)
    match, words = zellige.new(name, seats=2, seed=seed), stream(seed, "moment")
    greedy = find(game, "greedy", game.kernels())
    for _ in range(decisions):
        match.play(greedy.choose(Question(game, match.state, match.seat - 1, words)))
    return game, match.state


def features(game: Game, state: State, seat: int, backend: str = "compiled") -> list[int]:
    out = np.zeros(features_length(valuation_of(game)), np.int32)
    game.kernels(backend=backend).features(state, seat, out)
    return out[: len(valuation_of(game).names)].tolist()


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_has_a_sentence_in_both_languages_and_there_is_no_other(name: str) -> None:
    game = zellige.get(name)
    names = valuation_of(game).names
    assert 12 <= len(set(names)) == len(names) <= 40
    for lang in LANGUAGES:
        written = (game.home / "locale" / f"{lang}-features.ftl").read_text("utf-8")
        assert set(re.findall(r"^feature-([a-z-]+) =", written, re.MULTILINE)) == set(names)
        speaker = Speaker(game, lang)
        assert all(speaker.say(f"feature-{feature}", count=4).endswith(".") for feature in names)
    for feature in names:
        one, other = (Speaker(game, lang).say(f"feature-{feature}", count=3) for lang in ("en", "fr"))
        assert one != other


@pytest.mark.parametrize("name", GAMES)
def test_the_shipped_weights_say_how_they_came_about_and_are_as_they_were_written(name: str, tmp_path: Path) -> None:
    game = zellige.get(name)
    path, names = game.home / "weights.json", valuation_of(game).names
    assert path.stat().st_size < 300_000
    kept = json.loads(path.read_text("utf-8"))
    assert set(kept["card"]) >= {"made", "seed", "commit", "games", "minutes", "gate", "sha256"}
    assert np.array_equal(read(path, names), valuation_of(game).weights)
    changed = tmp_path / "weights.json"
    kept["weights"][names[0]][1] += 1
    changed.write_text(json.dumps(kept))
    for other in (names, names[1:]):
        with pytest.raises(ValueError, match=r"weights\.json"):
            read(changed, other)
    changed.write_text(text(names, valuation_of(game).weights, {"seed": 1}))
    assert np.array_equal(read(changed, names), valuation_of(game).weights)


@pytest.mark.parametrize("name", GAMES)
def test_features_are_counted_alike_in_both_backends_and_of_what_a_seat_sees(name: str) -> None:
    """Also for whoever looks on, and for a seat whose secrets the eye does not know."""
    game, state = moment(name)
    for eye in (-1, 0, 1):
        seen = game.masked(state, eye)
        for seat in (0, 1):
            found = features(game, seen, seat)
            assert found == features(game, seen, seat, "reference")
            assert any(found)
    time = int(game.kernels().time(state))
    assert 0 < time < int(game.kernels().time(zellige.new(name, seats=2, seed=2).state)) <= 100


@pytest.mark.parametrize(("name", "decisions"), [("medina", 60), ("five_tribes", 20), ("almadi", 8)])
def test_both_backends_weigh_the_same(name: str, decisions: int) -> None:
    game, state = moment(name, decisions)
    seat = int(game.to_move(state))
    found = [find(game, "value", game.kernels(backend=backend)).choose(
        Question(game, game.masked(state, seat), seat, stream("weigh", 1))) for backend in ("compiled", "reference")]
    assert found[0] == found[1]
    assert found[0] in game.legal_actions(state)


@pytest.mark.parametrize("name", GAMES)
def test_the_weigher_beats_greedy(name: str) -> None:
    """By all rules, whatever it meets: an illegal answer would end the game."""
    arena = Arena(Table(name, ("value", "greedy"), 2), recording=False)
    won = [met.places[seating.index(0)] < met.places[seating.index(1)]
           for block in range(3) for seating in ((0, 1), (1, 0)) for met in [arena.play(f"weigh.{block}", seating, 0)]]
    assert sum(won) >= 4
