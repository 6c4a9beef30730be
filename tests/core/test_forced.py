"""Decisions that are none, for one thing alone can be done: which of them play themselves, and what nobody learns by it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import zellige
from five_tribes.drawing import at_finish, at_tile
from server.envelope import legal, made
from zellige.core.game import CHANCE, Game, Ints, State, Words
from zellige.core.match import Match
from zellige.core.rng import below
from zellige.core.sequence import Sequel, forced, plays_itself

ROW = ["fish", "gold", "ivory"]
NEXT = [None, None, 2, None, None, None, None, None, None]
"""The second seat has the next activation."""


def found(match: Match) -> tuple[str | None, str | None]:
    """What is forced in a position, and what plays itself there, in notation."""
    game, state = match.game, match.state
    before = state.tobytes()
    actions = forced(game, state), plays_itself(game, state)
    assert state.tobytes() == before
    return tuple(None if action is None else game.describe(state, action) for action in actions)  # type: ignore[return-value]


def went_on(match: Match, *texts: str, most: int = 60) -> tuple[Sequel, list[str]]:
    """A sequence as whoever decides sees it, and what follows from it."""
    game, course = match.game, match.course
    sequel = Sequel(game, course.seen(course.state, course.mover), texts, game.kernels(backend="reference"))
    return sequel, sequel.go_on(most)


@pytest.mark.parametrize(("name", "seats", "verbs"), [
    ("almadi", 1, {"place": True, "done": False}), ("almadi", 2, {"place": True, "done": False}),
    ("medina", 2, {"merchant": True}), ("nim", 2, {"take": False})])
def test_where_everything_lies_open_the_only_action_is_forced_and_plays_itself_unless_it_draws_or_hands_on(
        name: str, seats: int, verbs: dict[str, bool]) -> None:
    """``verbs``: those that are forced in this game, and whether one of them plays itself."""
    match, dice, seen = zellige.new(name, seats=seats, seed=1), Random(1), dict[str, bool]()
    while not match.over:
        mover, actions = match.course.mover, match.legal()
        action, alone = found(match)
        assert action == (actions[0] if len(actions) == 1 else None)
        match.play(dice.choice(actions))
        last = [step.mover for step in match.course.line if step.ply > match.course.ply - 2]
        if action is not None:
            assert (alone == action) == (match.course.mover == mover and last[-1] != CHANCE)
            seen[action.split()[0]] = seen.get(action.split()[0], False) or alone is not None
    assert seen == verbs


def test_in_five_tribes_a_palm_tree_plants_itself_and_the_end_of_the_turn_waits() -> None:
    assert found(at_tile("oasis")) == ("palm c3", "palm c3")
    assert found(at_finish(turn_order=NEXT, bid_order=[1, None, None, None])) == ("end", None)
    assert found(at_finish()) == ("end", "end"), "the next activation is one's own"
    assert found(at_tile("small", resource_row=ROW)) == (None, None)


@pytest.mark.parametrize(("seat", "hidden"), [({"coins": 1}, True), ({"coins": 50}, False)])
def test_whoever_cannot_pay_decides_that_they_do_not_buy(seat: dict[str, Any], hidden: bool) -> None:
    """How many coins somebody has is their secret: what follows from that alone is forced for nobody."""
    match = at_tile("small", resource_row=ROW, seats=[seat, {}])
    assert (match.legal() == ["skip"]) == hidden
    assert found(match) == (None, None)
    empty = at_tile("small", resource_row=[], seats=[seat, {}])
    assert empty.position()["phase"] == "finish" or found(empty)[0] == "skip", "there is nothing to be bought, as all can see"


@pytest.mark.parametrize("seen", [True, False])
def test_whoever_has_cards_decides_that_they_do_not_sell(seen: bool) -> None:
    """A Fakir alone cannot be sold; of a card that came from the pile nobody else knows that it is one."""
    match = at_finish(seats=[{"cards": ["fakir"]}, {}], resource_pile=["silk"] * 8)
    state = match.game.copy(match.state)
    state.known[0] = state.cards[0] if seen else 0
    assert [match.game.describe(state, action) for action in match.game.legal_actions(state)] == ["end"]
    assert (forced(match.game, state) is not None) == seen
    assert plays_itself(match.game, state) is None, "the row is filled behind it"


def closed(home: Path) -> Game:
    """The game with secrets, in which nothing can be tucked away: who has a card of 0 can only add 0."""

    def only_add(state: State, out: Ints) -> int:
        return legal(state, out) // 2

    def guess(state: State, seat: int, words: Words) -> None:
        state.card[1 - seat] = below(words, 3)

    return replace(made(home), legal=only_add, resample=guess)


def test_what_only_whoever_decides_can_know_is_not_forced(tmp_path: Path) -> None:
    game = closed(tmp_path)
    state = game.new(2, "seed")
    for card in range(3):
        state.card[:2] = card, 1
        assert len(game.legal_actions(state)) == card + 1
        assert forced(game, state) is None
    known = replace(game, resample=lambda state, seat, words: None)
    state.card[:2] = 0, 1
    assert forced(known, state) == 0, "the other guesses nothing else"


def test_a_sequence_goes_on_with_what_is_forced_up_to_what_is_drawn_or_handed_on() -> None:
    match = zellige.new("almadi", seats=1, seed=1)
    for text in ("take 1a", "place 1,1", "done"):
        match.play(text)
    take, *rest = "take 1a", "place 1,2", "done"
    sequel, follow = went_on(match, take)
    assert follow == rest
    assert sequel.draws() == {"refilled": 2}
    sequel.check(match.state)
    assert went_on(match, take, most=1)[1] == []
    assert went_on(match, take, most=2)[1] == rest[:1]
    assert went_on(match, take, "place 1,2")[1] == ["done"]
    assert went_on(match, take, *rest)[1] == []
    before = match.course.ply
    for text in (take, *rest):
        match.play(text)
    assert match.course.ply == before + 3 + 2


def test_it_goes_on_from_what_whoever_decides_sees() -> None:
    """What the others hold has no say in it, nor what is in the piles."""
    answers = {tuple(went_on(at_tile("oasis", seats=[{}, {"cards": cards, "coins": coins}], bid_order=[1, None, None, None],
                                     turn_order=NEXT, others={"a1": "w", "a2": "w"}), "palm c3")[1])
               for cards, coins in ((["fish"], 3), (["gold"], 40))}
    assert answers == {("end",)}
    match = at_finish(resource_row=ROW, resource_pile=["silk"] * 8, bid_order=[1, 2, None, None])
    assert went_on(match, "end")[0].draws() == {"draw-row": 6}
