"""Complete turns: everything a seat may decide, one decision after the other, until another seat or chance decides."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b

from zellige.core.compile import Kernels
from zellige.core.game import Game, State


@dataclass(frozen=True)
class Turn:
    """A way to finish a turn. ``actions``: the ids of its decisions, in order; ``state``: the position after them."""

    actions: tuple[int, ...]
    state: State


def turns(game: Game, state: State, limit: int | None = None) -> Iterator[Turn]:
    """The complete turns of whoever decides in a position, ``limit`` at most; of those that end alike only the first found.

    They are worked out as they are asked for, and in turn by their first decision: the first ``limit`` of many begin
    differently. A seat passes what it sees; nothing is found where chance decides or the game is over.
    """
    rules, seat = game.kernels_at_hand(), int(game.to_move(state))
    known: set[bytes] = set()
    branches = deque(_finished(game, rules, state, (action,), seat, known) for action in _decisions(game, state, seat))
    found = 0
    while branches and found != limit:
        branch = branches.popleft()
        if turn := next(branch, None):
            branches.append(branch)
            found += 1
            yield turn


def _decisions(game: Game, state: State, seat: int) -> list[int]:
    return game.legal_actions(state) if seat >= 0 else []


def _finished(game: Game, rules: Kernels, before: State, actions: tuple[int, ...], seat: int,
              known: set[bytes]) -> Iterator[Turn]:
    """Every way to finish a turn whose last decision so far is played here; nothing behind positions that were met before."""
    state = game.copy(before)
    rules.apply(state, actions[-1])
    content = blake2b(state.tobytes(), digest_size=16).digest()
    if content in known:
        return
    known.add(content)
    if rules.to_move(state) != seat:
        yield Turn(actions, state)
        return
    for action in game.legal_actions(state):
        yield from _finished(game, rules, state, (*actions, action), seat, known)
