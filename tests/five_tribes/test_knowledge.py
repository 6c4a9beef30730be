"""What a seat may know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from zellige.core.game import CHANCE, Event, State
from zellige.core.match import Match
from zellige.core.rng import stream
from zellige.games.five_tribes import GAME

from .drawing import at_finish, at_tile, play, table

SECRET = [{"coins": 31, "cards": ["silk", "gold", "fakir"], "known": ["gold"]}, {"coins": 44, "cards": ["fish"]}]


def seen(match: Match, seat: int | None, **more: Any) -> dict[str, Any]:
    """The masked position as a document: of a seat from 1, or of an onlooker."""
    return GAME.to_document(GAME.masked(match.state, -1 if seat is None else seat - 1))


def test_coins_are_for_their_owner_only():
    """Set-up: face down until the end."""
    match = table(seats=SECRET)
    assert [player["coins"] for player in seen(match, 1)["players"]] == [31, None]
    assert [player["coins"] for player in seen(match, None)["players"]] == [None, None]


def test_coins_and_cards_can_be_open():
    """Zellige: the option opens both."""
    match = table(seats=SECRET, options={"open_coins_and_cards": "yes"})
    assert [player["coins"] for player in seen(match, None)["players"]] == [31, 44]
    assert seen(match, 2)["players"][0]["cards"] == ["fakir", "gold", "silk"]


def test_perfect_memory_keeps_count_of_coins():
    """Zellige: every gain and payment is open."""
    match = table(seats=SECRET, options={"perfect_memory": "yes"})
    assert [player["coins"] for player in seen(match, 2)["players"]] == [31, 44]
    assert seen(match, 2)["players"][0]["cards"] == ["gold"]


def test_cards_taken_from_the_row_stay_known():
    """Our choice: row cards are taken face up; blind ones are their owner's secret; how many there are is public."""
    match = table(seats=SECRET)
    player = seen(match, 2)["players"][0]
    assert (player["cards"], player["hidden_cards"]) == (["gold"], 2)
    assert seen(match, 1)["players"][0]["cards"] == ["fakir", "gold", "silk"]
    bought = play(at_tile("small", resource_row=["fish", "gold"]), ["buy 2"])
    assert seen(bought, 2)["players"][0]["cards"] == ["gold"]


def test_cards_in_hand_can_be_public():
    """Our choice."""
    match = table(seats=SECRET, options={"resource_cards_hidden": "public"})
    assert seen(match, 2)["players"][0]["cards"] == ["fakir", "gold", "silk"]


def test_a_card_that_is_shown_is_known_no_longer():
    """What is sold was known, or was one of the blind ones."""
    match = play(at_finish(seats=[{"cards": ["fish", "fish"], "known": ["fish"]}, {}]), ["sell fish"])
    player = seen(match, 2)["players"][0]
    assert (player["cards"], player["hidden_cards"]) == ([], 1)


def test_hidden_cards_go_among_the_unseen_ones():
    """Zellige: nobody knows the order, everybody can count what is left."""
    match = table(seats=SECRET, resource_pile=["wheat", "wheat"])
    document = seen(match, 2)
    assert document["resource_pile"] == ["fakir", "silk", "wheat", "wheat"]
    assert GAME.masked(match.state, 1).pile_count == 2


def test_a_blind_draw_is_its_owners_secret():
    """Our choice: Sloar and Kandicha."""
    match = at_finish(seats=[{"djinns": ["sloar"], "cards": ["fakir"]}, {}], resource_pile=["silk"])
    before = GAME.copy(match.state)
    events = match.play("use sloar fakir")
    assert events[0].kind == "use"
    drawn = GAME.copy(before)
    GAME.apply(drawn, GAME.parse(drawn, "use sloar fakir"))
    after, action = GAME.copy(drawn), GAME.parse(drawn, "draw silk")
    assert GAME.to_move(drawn) == CHANCE
    GAME.apply(after, action)
    mine, theirs = told(drawn, action, after, 0)[0], told(drawn, action, after, 1)[0]
    assert (mine.kind, mine.params) == ("draw-card", {"kind": "silk"})
    assert (theirs.kind, theirs.params) == ("draw-card-unseen", {})


def told(before: State, action: int, after: State, seat: int) -> list[Event]:
    """What a seat is told of an action."""
    return GAME.narrate(GAME.masked(before, seat), GAME.heard(before, action, seat), GAME.masked(after, seat))


@pytest.mark.parametrize(("held", "kinds"), [([], ["draw-card"] * 2), (["silk"], ["draw-card-unseen"] * 2)])
def test_a_shuffle_behind_a_blind_draw_does_not_tell_which_blind_card_came_last(held, kinds):
    """Our choice: the others can count what the hand holds now, not in which order it came; a single card they can name."""
    found = []
    for kind in ("gold", "wheat"):
        hand = [{"wheat": "gold", "gold": "wheat"}[kind]] if held else []
        match = at_finish(seats=[{"cards": hand, "known": []}, {}], resource_pile=[kind], resource_discard=["fish", "fish"],
                          drawing={"kind": "kandicha", "left": 2})
        before, action = match.start, GAME.parse(match.start, f"draw {kind}")
        after = GAME.copy(before)
        GAME.apply(after, action)
        assert after.known[0].sum() == len(hand) + 1
        found.append(told(before, action, after, 1))
    assert [events[0].kind for events in found] == kinds
    assert (found[0] == found[1]) == bool(held)


def test_sibittis_djinns_are_seen_by_their_owner_only():
    """Our choice: the kept one becomes public; of the discards the others see the number."""
    seats = [{"djinns": ["sibittis"], "elders": 2}, {}]
    match = play(at_finish(seats=seats, djinn_pile=["enki", "boaz", "leta", "marid"]), ["use sibittis elders"])
    assert len(seen(match, 1)["pending"]["cards"]) == 3
    assert seen(match, 2)["pending"] == {"kind": "keep", "cards": 3}
    match.play(match.legal()[0])
    assert len(seen(match, 1)["djinn_discard"]) == 2
    assert seen(match, 2)["djinn_discard"] == 2
    assert len(seen(match, 2)["djinn_pile"]) == 3
    assert GAME.masked(match.state, 1).djinn_pile_count == 1


def test_an_empty_pile_gives_a_single_blind_hand_away():
    """Zellige: when the discards are shuffled, everybody can count what one hand must hold."""
    match = at_finish(
        seats=[{"djinns": ["sloar"], "cards": ["fakir", "silk"], "known": ["fakir"]}, {}], resource_discard=["wheat"]
    )
    match.play("use sloar fakir")
    player = seen(match, 2)["players"][0]
    assert (player["cards"], player["hidden_cards"]) == (["silk"], 1)
    match = at_finish(
        seats=[{"djinns": ["sloar"], "cards": ["fakir", "silk"], "known": ["fakir"]}, {"cards": ["gold"]}],
        resource_discard=["wheat"],
    )
    match.play("use sloar fakir")
    assert [(player["cards"], player["hidden_cards"]) for player in seen(match, None)["players"]] == [([], 2), ([], 1)]


def test_the_view_shows_no_secret():
    """Zellige: neither coins nor cards nor what is in a pile."""
    match = table(seats=SECRET, resource_pile=["wheat"])
    view = GAME.view(GAME.masked(match.state, 1))
    assert (view["players"][0]["coins"], view["players"][0]["cards"], view["players"][0]["hidden_cards"]) == (None, ["gold"], 2)
    assert view["resource_pile"] == 1
    assert "djinn_pile_cards" not in view


def game_moments(seats: int, seed: int, options: dict[str, Any]) -> list[State]:
    """Every tenth position of a random game."""
    state, words, found = GAME.new(seats, seed, options), stream(seed, "moments"), []
    kernels = GAME.kernels()
    out, likely = np.zeros(GAME.longest_legal, np.int32), np.zeros(GAME.longest_legal, np.int32)
    while kernels.to_move(state) != -2:
        if kernels.to_move(state) == CHANCE:
            action = kernels.draw(state, out, likely, words)
        else:
            from zellige.core.rng import below

            action = int(out[below(words, int(kernels.legal(state, out)))])
        kernels.apply(state, action)
        found.append(GAME.copy(state))
    return found[::10]


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"perfect_memory": "yes"}), (4, {"resource_cards_hidden": "public"})]
)
def test_a_guess_looks_the_same_from_the_seat(seats, options):
    """Zellige: resample respects everything that was public; the mask of a guess is the mask."""
    for number, state in enumerate(game_moments(seats, seats, options)):
        for seat in range(seats):
            masked = GAME.masked(state, seat)
            guess = GAME.copy(masked)
            GAME.resample(guess, seat, stream(number, seat))
            assert (guess.cards.sum(axis=1) == guess.card_count).all()
            assert (guess.cards >= guess.known).all()
            assert guess.pile.sum() == guess.pile_count
            assert guess.djinn_pile.sum() == guess.djinn_pile_count
            assert guess.djinn_discard.sum() == guess.djinn_discard_count
            assert not guess.coins_hidden.any()
            if options.get("perfect_memory") == "yes":
                assert guess.coins.tolist() == state.coins.tolist()
