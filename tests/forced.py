"""Positions in which one action, or one of a few alike, is best whatever the others do: who thinks ahead must find it.

That it is best is not believed but worked out: to the end of the game, both sides playing perfectly.
"""

from __future__ import annotations

from zellige.core.game import CHANCE, NOBODY, Game, State
from zellige.core.rng import stream
from zellige.players.find import ask, find
from zellige.players.player import Question

SEARCHES = ("search:iterations=60", "level:genie")


def found(game: Game, state: State, player: str) -> str:
    """What a player plays there, in notation."""
    seat = int(game.to_move(state))
    question = Question(game, game.masked(state, seat), seat, stream("forced", player))
    return game.describe(state, ask(find(game, player, game.kernels()), question).action)


def best(game: Game, state: State) -> set[str]:
    """The best actions of a game of two in which luck decides nothing, worked out to its end."""
    seat = int(game.to_move(state))
    worth = {action: _lead(game, _after(game, state, action), seat) for action in game.legal_actions(state)}
    return {game.describe(state, action) for action, lead in worth.items() if lead == max(worth.values())}


def _after(game: Game, state: State, action: int) -> State:
    after = game.copy(state)
    game.kernels().apply(after, action)
    return after


def _lead(game: Game, state: State, seat: int) -> int:
    """By how much a seat leads at the end. What may be drawn must be all one: a tile behind the last turn, say."""
    mover = int(game.to_move(state))
    if mover == CHANCE:
        drawn = game.legal_actions(state)
        leads = {_lead(game, _after(game, state, action), seat) for action in (drawn[0], drawn[-1])}
        assert len(leads) == 1
        return leads.pop()
    if mover == NOBODY:
        scores = game.scores(state)
        return int(scores[seat] - scores[1 - seat])
    leads = [_lead(game, _after(game, state, action), seat) for action in game.legal_actions(state)]
    return max(leads) if mover == seat else min(leads)
