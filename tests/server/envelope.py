"""A tiny game with secrets, for the tests: every seat holds a card in an envelope and adds 0..card to its pile, three times.

Instead of adding it may tuck as much into the envelope, and nobody else learns how much. When all have done so, the
envelopes are opened and count too.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from zellige.core import registry
from zellige.core.compile import rule
from zellige.core.errors import NotationError
from zellige.core.game import NOBODY, Document, Event, Game, Ints, Reason, State, States, Term, Words
from zellige.core.rng import below

ROUNDS = 3
HIGHEST = 6
MOST = 2 * (HIGHEST + 1)
TUCK = 50
"""The first action id of tucking; those of adding stand far below it."""
DTYPE = np.dtype((np.record, [
    ("seats", np.int8), ("options", np.int8, (1,)), ("card", np.int8, (3,)), ("pile", np.int8, (3,)), ("tucked", np.int8, (3,)),
    ("made", np.int8)]))

WORDS = """
game-title = Envelope
game-tagline = Cards nobody sees
game-minutes = 1
term-pile = Pile
term-card = Card
term-tucked = Envelope
event-added = { $you ->
    [yes] You
   *[no] { $seat }
} added { $count }
event-tucked = { $seat } tucked { $count } away
event-tucked-unseen = { $seat } tucked something away
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
    """0 to the own card, in the open or into the envelope."""
    if to_move(state) == NOBODY:
        return 0
    n = int(state.card[to_move(state)]) + 1
    for count in range(n):
        out[count] = count
        out[n + count] = TUCK + count
    return 2 * n


@rule
def apply(state: State, action: int) -> None:
    """More for the pile, or for the envelope."""
    if action < TUCK:
        state.pile[to_move(state)] += action
    else:
        state.tucked[to_move(state)] += action - TUCK
    state.made += 1


@rule
def returns(state: State, out: Ints) -> None:
    """The pile, and at the end the card and what is in the envelope."""
    for seat in range(state.seats):
        out[seat] = state.pile[seat] + (state.card[seat] + state.tucked[seat] if to_move(state) == NOBODY else 0)


@rule
def mask(state: State, eyes: int) -> None:
    """Only the own card and the own envelope."""
    for other in range(3):
        if not eyes >> other & 1:
            state.card[other] = state.tucked[other] = 0


def heard(state: State, action: int, seat: int | None) -> int | None:
    """Everything but what another seat tucks away."""
    return None if action >= TUCK and seat != to_move(state) else action


@rule
def spy(states: States, actions: Ints, numbers: Ints, words: Words) -> int:
    """Adds as much as it can see of the others' cards."""
    seen = 0
    for seat in range(states[0].seats):
        if seat != to_move(states[0]):
            seen = max(seen, states[0].card[seat])
    return min(seen, legal(states[0], actions) // 2 - 1)


def describe(state: State, action: int) -> str:
    """``add 3`` or ``tuck 3``."""
    return f"add {action}" if action < TUCK else f"tuck {action - TUCK}"


def parse(state: State, text: str) -> int:
    """``add 3`` or ``tuck 3``."""
    verb, _, count = text.partition(" ")
    if verb not in ("add", "tuck") or not count.isdigit():
        raise NotationError(action=text, game="envelope", example="add 3")
    return int(count) + (TUCK if verb == "tuck" else 0)


def terms(state: State, seat: int) -> list[Term]:
    """The pile and, at the end, the card and the envelope."""
    found = [Term("pile", int(state.pile[seat]))]
    if to_move(state) == NOBODY:
        found += [Term("card", int(state.card[seat])), Term("tucked", int(state.tucked[seat]))]
    return found


def narrate(before: State, action: int | None, after: State) -> list[Event]:
    """What was added, or tucked away, with the number for whoever has heard it."""
    seat = int(to_move(before))
    if action is None:
        return [Event("tucked-unseen", seat)]
    kind, count = ("added", action) if action < TUCK else ("tucked", action - TUCK)
    return [Event(kind, seat, {"count": count})]


def reason(state: State, action: int) -> Reason | None:
    """More than the card says."""
    card = int(state.card[to_move(state)])
    return Reason("card", {"card": card}) if action % TUCK > card else None


def text(state: State) -> str:
    """Everything in it, as text."""
    return str(contents(state))


def document(game: Game, state: State) -> Document:
    """Everything in it."""
    return contents(state)


def contents(state: State) -> Document:
    """Everything in it."""
    return {"game": "envelope", "cards": state.card.tolist(), "pile": state.pile.tolist(),
            "tucked": state.tucked.tolist(), "made": int(state.made), "seats": int(state.seats)}


def from_document(game: Game, said: Document, partial: bool) -> State:
    """And back."""
    state: State = np.zeros(1, DTYPE)[0]
    state.seats, state.made, state.card[:], state.pile[:] = said["seats"], said["made"], said["cards"], said["pile"]
    state.tucked[:] = said["tucked"]
    return state


def view(state: State) -> dict[str, Any]:
    """Everything the state holds: whatever a mask forgets would be seen here."""
    return {"kind": "plain", "text": text(state)}


def made(home: Path) -> Game:
    """The game, with its words in a folder."""
    return Game(
        name="envelope", rules_version=1, seat_counts=(2, 3), dtype=DTYPE, actions=TUCK + HIGHEST + 1, longest_legal=MOST,
        options=(), home=home,
        longest_game=lambda state: ROUNDS * int(state.seats), score_bounds=lambda state: (0, (ROUNDS + 1) * HIGHEST),
        setup=setup, legal=legal, apply=apply, to_move=to_move, returns=returns, mask=mask,
        describe=describe, parse=parse, terms=terms, reason=reason, heard=heard, narrate=narrate,
        view=view, write=document, read=from_document, show=text,
        players={"spy": spy})


def installed(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """Makes the game one of those that are installed."""
    (home / "locale").mkdir()
    for code in ("en", "fr"):
        (home / "locale" / f"{code}.ftl").write_text(WORDS, "utf-8")
    game = made(home)

    class Point:
        name = "envelope"

        @staticmethod
        def load() -> Game:
            return game

    def points(group: str) -> list[Any]:
        return [*entry_points(group=group), Point]

    monkeypatch.setattr(registry, "entry_points", points)
