"""A tiny game with secrets, for the tests: every seat holds a card in an envelope and adds 0..card to its pile, three times.

When all have done so, the cards are shown and count too.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from zellige.core import game as contract
from zellige.core.compile import rule
from zellige.core.errors import NotationError
from zellige.core.game import NOBODY, Document, Event, Game, Ints, Reason, State, States, Term, Words
from zellige.core.language import language
from zellige.core.rng import below

ROUNDS = 3
HIGHEST = 6
DTYPE = np.dtype((np.record, [
    ("seats", np.int8), ("options", np.int8, (1,)), ("card", np.int8, (3,)), ("pile", np.int8, (3,)), ("made", np.int8)]))

WORDS = """
game-title = Envelope
game-tagline = Cards nobody sees
game-minutes = 1
term-pile = Pile
term-card = Card
event-added = { $you ->
    [yes] You
   *[no] { $seat }
} added { $count }
reason-card = The card says { $card } at most.
    .section = Cards
player-spy = Spy
    .help = Wants to know.
"""


@rule
def setup(state: State, words: Words) -> None:
    """A card for every seat."""
    for seat in range(state.seats):
        state.card[seat] = 1 + below(words, HIGHEST)


@rule
def to_move(state: State) -> int:
    """One after the other."""
    return NOBODY if state.made == state.seats * ROUNDS else int(state.made % state.seats)


@rule
def legal(state: State, out: Ints) -> int:
    """0 to the own card."""
    if to_move(state) == NOBODY:
        return 0
    n = int(state.card[to_move(state)]) + 1
    for action in range(n):
        out[action] = action
    return n


@rule
def apply(state: State, action: int) -> None:
    """More for the pile."""
    state.pile[to_move(state)] += action
    state.made += 1


@rule
def returns(state: State, out: Ints) -> None:
    """The pile, and at the end the card."""
    for seat in range(state.seats):
        out[seat] = state.pile[seat] + (state.card[seat] if to_move(state) == NOBODY else 0)


@rule
def places(state: State, out: Ints) -> None:
    """Everybody is first: it does not matter here."""
    for seat in range(state.seats):
        out[seat] = 1


@rule
def mask(state: State, seat: int) -> None:
    """Only the own card."""
    for other in range(3):
        if other != seat:
            state.card[other] = 0


@rule
def spy(states: States, actions: Ints, numbers: Ints, words: Words) -> int:
    """Adds as much as it can see of the others' cards."""
    seen = 0
    for seat in range(states[0].seats):
        if seat != to_move(states[0]):
            seen = max(seen, states[0].card[seat])
    return min(seen, legal(states[0], actions) - 1)


def parse(state: State, text: str) -> int:
    """``add 3``."""
    if not text.startswith("add ") or not text[4:].isdigit():
        raise NotationError(action=text, game="envelope", example="add 3")
    return int(text[4:])


def terms(state: State, seat: int) -> list[Term]:
    """The pile and, at the end, the card."""
    found = [Term("pile", int(state.pile[seat]))]
    return [*found, Term("card", int(state.card[seat]))] if to_move(state) == NOBODY else found


def reason(state: State, action: int) -> Reason | None:
    """More than the card says."""
    card = int(state.card[to_move(state)])
    return Reason("card", {"card": card}) if action > card else None


def document(state: State) -> Document:
    """Everything in it."""
    return {"game": "envelope", "cards": state.card.tolist(), "pile": state.pile.tolist(), "made": int(state.made),
            "seats": int(state.seats)}


def from_document(said: Document, partial: bool) -> State:
    """And back."""
    state: State = np.zeros(1, DTYPE)[0]
    state.seats, state.made, state.card[:], state.pile[:] = said["seats"], said["made"], said["cards"], said["pile"]
    return state


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Everything the state holds: whatever a mask forgets would be seen here."""
    return {"kind": "plain", "text": str(document(state))}


def made(home: Path) -> Game:
    """The game, with its words in a folder."""
    return Game(
        name="envelope", rules_version=1, seat_counts=(2, 3), dtype=DTYPE, longest_legal=HIGHEST + 1, options=(), home=home,
        setup=setup, legal=legal, apply=apply, to_move=to_move, returns=returns, places=places, mask=mask,
        describe=lambda state, action: f"add {action}", parse=parse, terms=terms, reason=reason,
        narrate=lambda before, action, after: [Event("added", int(to_move(before)), {"count": action})],
        view=view, to_document=document, from_document=from_document, show=lambda state: str(document(state)),
        players={"spy": spy})


def installed(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """Makes the game one of those that are installed."""
    (home / "locale").mkdir()
    for code in ("en", "fr"):
        (home / "locale" / f"{code}.ftl").write_text(WORDS, "utf-8")
    language.cache_clear()
    game = made(home)

    class Point:
        name = "envelope"

        @staticmethod
        def load() -> Game:
            return game

    def points(group: str) -> list[Any]:
        return [*entry_points(group=group), Point]

    monkeypatch.setattr(contract, "entry_points", points)
