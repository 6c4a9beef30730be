"""Complete turns: every way to finish one, each position once, in turn by the first decision."""

from __future__ import annotations

from functools import partial
from itertools import islice
from pathlib import Path

import pytest

import zellige
from zellige.core.game import Game, State
from zellige.core.rng import stream
from zellige.players.find import ask, find
from zellige.players.player import Question
from zellige.players.turns import turns
from zellige.testing import play

GAMES = zellige.installed_games()
PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def some(game: Game) -> list[State]:
    """Positions of a game in which a seat decides."""
    game.kernels()
    return [spot.state for spot in play(game, "turns", 0).spots if game.to_move(spot.state) >= 0]


def ends(game: Game, state: State, seat: int) -> set[bytes]:
    """Where the turn under way can end, by a walk that only knows the rules."""
    if game.to_move(state) != seat:
        return {state.tobytes()}
    found: set[bytes] = set()
    for action in game.legal_actions(state):
        after = game.copy(state)
        game.play(after, action)
        found |= ends(game, after, seat)
    return found


@pytest.mark.parametrize("name", ["nim", "medina"])
def test_every_end_of_a_turn_is_found_once(name: str) -> None:
    game = GAMES[name]
    for state in some(game)[-2:]:
        found = list(turns(game, state))
        assert len(found) == len({turn.state.tobytes() for turn in found})
        assert {turn.state.tobytes() for turn in found} == ends(game, state, int(game.to_move(state)))


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_legal_from_its_first_decision_to_its_last(name: str) -> None:
    game = GAMES[name]
    for state in some(game):
        before, seat = state.tobytes(), game.to_move(state)
        for turn in turns(game, state, 40):
            walk = game.copy(state)
            for action in turn.actions:
                assert game.to_move(walk) == seat
                game.play(walk, action)
            assert game.to_move(walk) != seat
            assert walk.tobytes() == turn.state.tobytes()
        assert state.tobytes() == before


def test_a_few_of_many_begin_differently() -> None:
    game = GAMES["five_tribes"]
    state = max(some(game), key=lambda state: len(game.legal_actions(state)))
    legal = game.legal_actions(state)
    found = list(turns(game, state, len(legal)))
    assert len(found) == len(legal)
    assert len({turn.actions[0] for turn in found}) > len(legal) // 2


def test_nothing_is_found_where_no_seat_decides() -> None:
    game = GAMES["nim"]
    spots = play(game, "turns", 0).moments
    assert [list(turns(game, spot.state)) for spot in (spots[0], spots[-1])] == [[], []]


def test_a_question_finds_them_until_it_is_to_stop() -> None:
    game = GAMES["medina"]
    for answers in ([False, False, True], [True]):
        state, left = game.new(2, 1), iter(answers)
        asked = Question(game, state, 0, stream(1, "mine"), stop=partial(next, left))
        found = [turn.actions for turn in islice(turns(game, state), len(answers))]
        assert [turn.actions for turn in asked.turns()] == found


@pytest.mark.parametrize("name", GAMES)
def test_the_bot_on_the_page_that_plays_whole_turns(name: str, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(PAGE.read_text("utf-8").split("```python\n")[2].split("```")[0], "utf-8")
    game = GAMES[name]
    player = find(game, str(tmp_path / "bot.py"), game.kernels())
    for state in some(game)[:3]:
        seat = int(game.to_move(state))
        answer = ask(player, Question(game, game.masked(state, seat), seat, stream(1, "mine")))
        assert answer.action == answer.line[0]
        assert answer.action in game.legal_actions(state)
        assert answer.values
