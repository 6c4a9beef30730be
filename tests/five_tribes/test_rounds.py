"""3 Clean-up, the end of the game, stuck players, the opening deal."""

from __future__ import annotations

import numpy as np

import zellige
from zellige.games.five_tribes import GAME
from zellige.games.five_tribes.components import BOX_TILE_TYPES, BOX_TILE_VALUES, CARDS, MEEPLES

from .drawing import amounts, at_finish, legal, play, rule, seat, table

ROW = ["fish", "gold", "ivory"]
MOVABLE = {"a1": "w", "b1": "w", "d1": "w", "e1": "w"}
LAST_OF_TWO = {"bid_order": [1, 2, None, None]}


def finishing(**fields: object) -> object:
    """Seat 1 ends the last activation of the round."""
    return table({**MOVABLE, **fields.pop("others", {})}, phase="finish", **{**LAST_OF_TWO, **fields})  # type: ignore[dict-item]


# --- 3 Clean-up ------------------------------------------------------------------------------------------------------


def test_rows_are_filled_after_the_last_activation_of_a_round():
    """3: up to nine cards and three djinns, at the end of the row; not before."""
    match = finishing(resource_row=ROW, resource_pile=["silk"] * 8, djinn_row=["boaz"], djinn_pile=["leta", "enki", "marid"])
    match.play("end")
    position = match.position()
    assert position["resource_row"] == [*ROW, *["silk"] * 6]
    assert len(position["resource_pile"]) == 2
    assert (position["djinn_row"][0], len(position["djinn_row"]), len(position["djinn_pile"])) == ("boaz", 3, 1)
    assert (position["phase"], position["round"]) == ("bid", 2)
    early = finishing(
        resource_row=ROW,
        resource_pile=["silk"] * 8,
        bid_order=[1, None, None, None],
        turn_order=[None, None, 2, None, None, None, None, None, None],
    )
    early.play("end")
    assert early.position()["resource_row"] == ROW


def test_discards_are_shuffled_when_a_card_must_be_drawn():
    """Rulebook; our choice: what is left of the pile first, then the discards; not earlier."""
    match = finishing(resource_row=ROW, resource_pile=["silk"], resource_discard=["wheat"] * 6)
    match.play("end")
    assert match.position()["resource_row"] == [*ROW, "silk", *["wheat"] * 5]
    assert (match.position()["resource_pile"], match.position()["resource_discard"]) == (["wheat"], [])


def test_with_nothing_left_rows_stay_short():
    """Rulebook: show fewer."""
    match = finishing(resource_row=ROW, resource_pile=["silk"], djinn_row=["boaz"])
    match.play("end")
    assert match.position()["resource_row"] == [*ROW, "silk"]
    assert match.position()["djinn_row"] == ["boaz"]


def test_discarded_djinns_come_back_when_the_pile_is_empty():
    """Rulebook: djinn discards come only from Sibittis."""
    match = finishing(djinn_row=["boaz"], djinn_discard=["leta", "enki"])
    match.play("end")
    assert sorted(match.position()["djinn_row"]) == ["boaz", "enki", "leta"]
    assert (match.position()["djinn_pile"], match.position()["djinn_discard"], match.state.djinn_pile_count) == ([], [], 0)


def test_the_next_marker_acts_when_an_activation_ends():
    """3: clean-up only once all turn markers have played."""
    match = finishing(bid_order=[1, None, None, None], turn_order=[None, None, 2, None, 2, None, None, None, None])
    match.play("end")
    assert (match.seat, match.position()["phase"], match.position()["bid_order"]) == (2, "move", [1, 2, None, None])


# --- the end ---------------------------------------------------------------------------------------------------------


def test_the_last_camel_ends_the_game_with_the_round():
    """Game end: every marker still acts, then the game is scored."""
    match = table(
        {**MOVABLE, "c3": "w", "c4": "w"},
        [{"camels": 1}, {}],
        bid_order=[1, None, None, None],
        turn_order=[None, None, 2, None, None, None, None, None, None],
    )
    play(match, ["take c3", "drop c4 white", "skip", "end"])
    assert match.position()["end_triggered"]
    assert (match.seat, match.over) == (2, False)
    play(match, ["take a1", "drop b1 white", "skip", "end"])
    assert match.over


def test_no_move_anywhere_ends_the_game_with_the_round():
    """Game end: also when it is the last activation that leaves none; no further bidding, no clean-up."""
    match = table({"a1": "w", "b1": "w"}, phase="move", bid_order=[1, None, None, None], resource_pile=["fish"])
    play(match, ["take a1", "drop b1 white", "skip", "end"])
    assert match.over
    assert match.position()["resource_row"] == []


def test_who_cannot_move_passes_and_the_end_is_triggered():
    """Game end: at the pass, not before; steps 2 to 5 are left out, the sale is not."""
    match = table({"a1": "w"}, [{"cards": ["fish"]}, {}])
    assert match.legal() == ["skip"]
    assert not match.position()["end_triggered"]
    match.play("skip")
    assert match.position()["end_triggered"]
    assert match.legal() == ["end", "sell fish"]


STUCK = [{"elders": 2, "djinns": ["anun_nak"]}, {}]


def test_anun_nak_may_make_a_move_possible():
    """Our choice: allowed, and the end is not triggered by that seat; the option refuses it."""
    match = table({"a1": "w"}, STUCK, bag="www")
    assert "skip" in match.legal()
    match.play("use anun_nak b1 elder")
    assert legal(match, "take") == ["take a1", "take b1"]
    assert not match.position()["end_triggered"]
    match = table(
        {"a1": "w"},
        STUCK,
        bag="www",
        phase="finish",
        seat=2,
        bid_order=[2, None, None, None],
        turn_order=[None, None, 1, None, None, None, None, None, None],
        options={"stuck_player_may_move_after_anun_nak": "no"},
    )
    match.play("end")
    assert (match.position()["phase"], match.position()["end_triggered"]) == ("finish", True)
    match = table(
        {"a1": "w", "a2": "w"},
        STUCK,
        bag="www",
        phase="finish",
        seat=2,
        bid_order=[2, None, None, None],
        turn_order=[None, None, 1, None, None, None, None, None, None],
        options={"stuck_player_may_move_after_anun_nak": "no"},
    )
    match.play("end")
    assert legal(match, "take") == ["take a1", "take a2"]
    assert not match.position()["end_triggered"]


def test_djinns_at_the_very_end_are_an_option():
    """Our choice: actions finish as normal, or djinns sleep in the last step of the last activation, and in no other."""
    fields = {
        "seats": [{"elders": 2, "djinns": ["enki"]}, {}],
        "others": {"c3": "oasis"},
        "bid_order": [2, 1, None, None],
    }
    assert "use enki c3 elder" in at_finish(**fields, end_triggered=True).legal()
    fields["options"] = {"djinns_at_end_of_last_activation": "no"}
    match = at_finish(**fields, end_triggered=True)
    assert match.legal() == ["end"]
    assert rule(match, "use enki c3 elder") == "djinn.last"
    last_of_an_earlier_round = at_finish(**fields, end_triggered=False)
    assert "use enki c3 elder" in last_of_an_earlier_round.legal()
    fields |= {"bid_order": [1, None, None, None], "turn_order": [None, None, 2, None, None, None, None, None, None]}
    not_the_last_to_act = at_finish(**fields, end_triggered=True)
    assert "use enki c3 elder" in not_the_last_to_act.legal()


def test_nothing_is_legal_after_the_end():
    """Game end."""
    match = table(phase="over")
    assert match.over
    assert match.legal() == []
    assert rule(match, "end") == "end.over"


def test_equal_scores_share_the_victory():
    """Game end: no tie-break."""
    match = table(seats=[{"coins": 60}, {"coins": 40}, {"coins": 60}], phase="over")
    assert match.winners() == [1, 3]
    assert match.places() == [1, 3, 1]


# --- the score -------------------------------------------------------------------------------------------------------


def test_every_line_of_the_score():
    """Game end: coins, Viziers, Elders, djinns, palms, palaces, tiles, merchandise; Fakirs and camels are worth nothing."""
    match = table(
        {"a1": "oasis ** #1", "b1": "village ^^ #1", "c1": "sacred #2", "d1": "oasis *", "e1": "small #1 ww"},
        [
            {
                "coins": 7,
                "viziers": 4,
                "elders": 3,
                "djinns": ["enki", "leta"],
                "cards": ["fish", "gold", "fish", "fakir", "fakir"],
            },
            {"viziers": 1},
        ],
    )
    assert amounts(match, 1) == {
        "coins": 7,
        "viziers": 4,
        "vizier_bonus": 10,
        "elders": 6,
        "djinns": 12,
        "palms": 6,
        "palaces": 10,
        "tiles": 19,
        "merchandise": 4,
    }
    assert match.scores()[0] == 78


def test_ten_points_for_each_opponent_with_strictly_fewer_viziers():
    """Game end: for every seat, not for the leader alone; equal ones give nothing."""
    match = table(seats=[{"viziers": 3}, {"viziers": 3}, {"viziers": 1}, {}])
    assert [amounts(match, number)["vizier_bonus"] for number in (1, 2, 3, 4)] == [20, 20, 10, 0]


def test_with_two_seats_there_is_one_opponent():
    """Follows from Vizirs: at most 10."""
    match = table(seats=[{"viziers": 3, "djinns": ["jafaar"]}, {"viziers": 2}])
    assert amounts(match, 1)["vizier_bonus"] == 10


def test_jafaar_makes_29_of_three_viziers_over_two_opponents():
    """Follows from Jafar."""
    match = table(seats=[{"viziers": 3, "djinns": ["jafaar"]}, {"viziers": 2}, {"viziers": 1}])
    assert amounts(match, 1)["viziers"] + amounts(match, 1)["vizier_bonus"] == 29


def test_a_tile_counts_for_its_owner_only():
    """Game end: palms and palaces on tiles of nobody or of others are worth nothing to oneself."""
    match = table({"a1": "oasis *** #2", "b1": "village ^"})
    assert (amounts(match, 1)["palms"], amounts(match, 2)["palms"], amounts(match, 2)["tiles"]) == (0, 9, 8)


# --- the opening deal ------------------------------------------------------------------------------------------------


def test_the_deal_by_number_of_seats():
    """Set-up: 11 camels and two markers each with two seats, else 8 and one; 50 coins."""
    for seats, camels, markers in ((2, 11, 4), (3, 8, 3), (4, 8, 4)):
        document = GAME.to_document(GAME.new(seats, 5))
        assert [player["camels"] for player in document["players"]] == [camels] * seats
        assert [player["coins"] for player in document["players"]] == [50] * seats
        assert sum(marker is not None for marker in document["bid_order"]) == markers
        assert (len(document["resource_row"]), len(document["djinn_row"]), len(document["djinn_pile"])) == (9, 3, 19)
        assert document["bag"] == ""
        assert document["seat"] == document["bid_order"][0]


def test_the_board_is_the_whole_box_with_three_meeples_a_tile():
    """Set-up: 30 tiles of fixed types, 90 meeples, 54 cards."""
    state = GAME.new(3, 9)
    assert state.meeples.sum(axis=1).tolist() == [3] * 30
    assert state.meeples.sum(axis=0).tolist() == MEEPLES.tolist() == [18, 18, 18, 20, 16]
    tiles = sorted(zip(state.tile_type.tolist(), state.tile_value.tolist(), strict=True))
    assert tiles == sorted(zip(BOX_TILE_TYPES.tolist(), BOX_TILE_VALUES.tolist(), strict=True))
    assert int(state.tile_value.sum()) == 198
    assert int(CARDS.sum()) == 54
    assert sorted(CARDS.tolist()) == [2, 2, 2, 4, 4, 4, 6, 6, 6, 18]


def test_three_alike_on_a_tile_stay():
    """Set-up: no redraw."""
    assert any((GAME.new(4, seed).meeples == 3).any() for seed in range(20))


def test_markers_stand_in_any_pattern():
    """Set-up: with two seats all four markers are shuffled."""
    assert len({tuple(GAME.new(2, seed).bid_order.tolist()) for seed in range(80)}) == 6


def test_equal_seeds_deal_alike():
    """The deal is decided by seats, options and seed; in both backends."""
    assert GAME.new(4, "x") == GAME.new(4, "x")
    assert GAME.new(4, "x") != GAME.new(4, "y")
    kernels, state = GAME.kernels(), GAME.prepare(4, {})
    from zellige.core.rng import stream

    kernels.setup(state, stream("x", "deal"))
    assert np.array_equal(np.frombuffer(state.tobytes(), np.int16), np.frombuffer(GAME.new(4, "x").tobytes(), np.int16))


def test_a_seat_has_what_it_starts_with():
    """Set-up: nothing in hand, no djinn, nothing in front."""
    for seats in GAME.seat_counts:
        match = zellige.new("five_tribes", seats=seats, seed=1)
        for number in range(1, seats + 1):
            own = seat(match, number)
            assert (own["cards"], own["djinns"], own["viziers"], own["elders"]) == ([], [], 0, 0)
            assert match.scores()[number - 1] == amounts(match, number)["coins"] == 50
