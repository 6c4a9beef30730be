"""What went wrong in other programs and at tables, where no chapter of the rulebook speaks of it."""

from __future__ import annotations

from zellige.core.game import CHANCE
from zellige.core.language import LANGUAGES, language
from zellige.games.five_tribes import GAME

from .drawing import at_finish, legal, play, table


def test_different_pending_choices_are_different_positions():
    """Zellige: the pending decision is part of the record."""
    one = at_finish(seats=[{"djinns": ["sibittis"]}, {}], pending={"kind": "keep", "cards": ["enki", "leta"]})
    other = at_finish(seats=[{"djinns": ["sibittis"]}, {}], pending={"kind": "keep", "cards": ["enki", "boaz"]})
    assert one.state.tobytes() != other.state.tobytes()
    assert one.legal() != other.legal()


def test_every_draw_lists_its_outcomes_with_weights():
    """Zellige: the end of a round, blind cards, Sibittis and Anun-Nak are chance with outcomes, for players that search."""
    cases = {
        "end": at_finish(resource_pile=["silk", "silk", "gold"]),
        "use sloar fakir": at_finish(
            seats=[{"djinns": ["sloar"], "cards": ["fakir"]}, {}], resource_pile=["silk", "silk", "gold"]
        ),
        "use sibittis elders": at_finish(seats=[{"djinns": ["sibittis"], "elders": 2}, {}], djinn_pile=["enki", "leta"]),
        "use anun_nak e5 fakir": at_finish(seats=[{"djinns": ["anun_nak"], "cards": ["fakir"]}, {}], bag="bbg"),
    }
    wanted = {
        "end": ["draw gold", "draw silk"],
        "use sloar fakir": ["draw gold", "draw silk"],
        "use sibittis elders": ["draw enki", "draw leta"],
        "use anun_nak e5 fakir": ["draw blue", "draw green"],
    }
    import numpy as np

    for action, match in cases.items():
        state, weights = GAME.copy(match.state), np.zeros(GAME.longest_legal, np.int32)
        GAME.apply(state, GAME.parse(state, action))
        assert GAME.to_move(state) == CHANCE
        assert sorted(GAME.describe(state, each) for each in GAME.legal_actions(state)) == wanted[action]
        assert GAME.weights is not None
        n = GAME.weights(state, weights)
        told = [GAME.describe(state, each) for each in GAME.legal_actions(state)]
        assert dict(zip(told, weights[:n].tolist(), strict=True)) == {
            one: 2 if one in ("draw silk", "draw blue") else 1 for one in wanted[action]
        }


def test_the_prompt_says_that_the_round_is_played_out():
    """Fin du jeu: the game ends with the round, not with the last camel."""
    match = table({"a1": "w", "b1": "w"}, end_triggered=True)
    prompt = GAME.view(match.state)["prompt"]
    assert prompt["detail"]["say"] == "prompt-end-near"
    for code in LANGUAGES:
        assert language(code, GAME.home).say("prompt-end-near")


def test_tribes_have_names_and_letters_that_differ():
    """Zellige: no colour is the only sign of a tribe."""
    tribes = GAME.view(GAME.new(2, 1))["tribes"]
    assert {(tribe["colour"], tribe["tribe"]) for tribe in tribes} == {
        ("blue", "builder"),
        ("green", "merchant"),
        ("red", "assassin"),
        ("white", "elder"),
        ("yellow", "vizier"),
    }
    assert len({tribe["letter"] for tribe in tribes}) == 5


def test_a_movement_can_be_taken_back_step_by_step():
    """Zellige: meeples may be laid down while planning."""
    match = table({"c3": "bgw", "b1": "bgw"})
    start = match.position()
    play(match, ["take c3", "drop c2 blue", "drop b2 green"])
    match.undo()
    assert legal(match, "drop b2") == ["drop b2 green", "drop b2 white"]
    match.undo()
    match.undo()
    assert match.position() == start


def test_moves_that_are_left_are_shown_while_bidding():
    """Zellige: one may pay for the order and then have no move."""
    match = table({"c3": "w", "c2": "w", "f5": "y"}, phase="bid", bid_order=[1, 2, None, None])
    assert GAME.view(match.state)["moves_left"] == 2


def test_what_the_view_tells_of_discards():
    """Our choice: discards of resources are public, of djinns only the number."""
    view = GAME.view(at_finish(resource_discard=["fish", "gold"], djinn_discard=["leta"]).state)
    assert view["resource_discard"] == ["fish", "gold"]
    assert view["djinn_discard"] == 1


def test_seats_count_from_one_everywhere():
    """Zellige: in actions and documents."""
    match = table({"c3": "r", "c2": "r"}, [{}, {"viziers": 1}])
    play(match, ["take c3", "drop c2 red"])
    assert "kill seat2 vizier" in match.legal()
    assert match.position()["seat"] == 1


def test_nothing_optional_is_skipped_silently():
    """Zellige: an explicit skip, also when nothing else is possible."""
    match = table({"c3": "w", "c2": "sacred w"})
    play(match, ["take c3", "drop c2 white"])
    assert match.legal() == ["skip"]


def test_the_bank_has_no_limit():
    """Our choice: coins do not run out."""
    match = at_finish(seats=[{"coins": 4000, "cards": ["fish"]}, {}])
    match.play("sell fish")
    assert match.position()["players"][0]["coins"] == 4001
