"""2.2 Move the meeples; 2.3 Tile control."""

from __future__ import annotations

import random
from itertools import product

import pytest

from zellige.core.game import State
from zellige.games.five_tribes import GAME
from zellige.games.five_tribes.actions import DROP_AT, TAKE_AT
from zellige.games.five_tribes.components import TILE_NAMES
from zellige.games.five_tribes.destinations import ends_from, worth
from zellige.games.five_tribes.geometry import DISTANCE, NEIGHBOURS, NOWHERE, REACH, reach
from zellige.games.five_tribes.movement import matches

from .drawing import amounts, legal, on, play, rule, seat, table

# --- steps -----------------------------------------------------------------------------------------------------------


def test_all_meeples_are_taken_and_one_is_dropped_on_each_tile():
    """2.2: the path is as long as the stack; the colours come in any order."""
    match = table({"c3": "bgw", "b1": "bgw"})
    assert "take c3" in legal(match, "take")
    match.play("take c3")
    assert on(match, "c3")["meeples"] == ""
    assert legal(match, "drop c2") == ["drop c2 blue", "drop c2 green", "drop c2 white"]
    play(match, ["drop c2 blue", "drop b2 green", "drop b1 white"])
    assert (on(match, "c2")["meeples"], on(match, "b2")["meeples"]) == ("b", "g")


def test_a_tile_without_meeples_cannot_be_chosen():
    """2.2: a tile with at least one meeple."""
    assert rule(table({"c3": "w", "c2": "w"}), "take a1") == "move.empty"


def test_steps_go_side_by_side_never_diagonally():
    """2.2; rulebook picture 3: a single green may not go diagonally."""
    match = table({"c3": "g", "b2": "g", "c2": "g"})
    match.play("take c3")
    assert legal(match, "drop") == ["drop c2 green"]
    assert rule(match, "drop b2 green") == "drop.beside"


def test_no_step_goes_straight_back():
    """2.2; rulebook picture 3: straight out and back is illegal, even where the last meeple would find its colour."""
    match = table({"c3": "wyb", "c2": "b", "b1": "b"})
    play(match, ["take c3", "drop c2 white", "drop b2 yellow"])
    assert match.legal() == ["drop b1 blue"]
    assert rule(match, "drop c2 blue") == "drop.back"


def test_the_start_tile_counts_for_the_first_reversal():
    """2.2: the first drop may not be followed by a step back to the start, even if a way would go on from there."""
    match = table({"c3": "ww", "c2": "w"})
    assert rule(match, "take c3") == "move.no-way"
    match = play(table({"c3": "wyb", "c4": "b", "d3": "b"}), ["take c3", "drop c2 white"])
    assert match.legal() == ["drop d2 yellow"]
    assert rule(match, "drop c3 yellow") == "drop.back"


def test_the_last_meeple_must_find_its_colour():
    """2.2: it must not be the only one of its colour on its end tile."""
    match = table({"c3": "wy", "d4": "w", "c5": "y"})
    play(match, ["take c3", "drop c4 yellow"])
    assert legal(match, "drop") == ["drop d4 white"]
    assert rule(match, "drop b4 white") == "drop.match"


def test_only_the_last_meeple_must_match():
    """Déplacez: drops on the way need no colour there."""
    match = table({"c3": "wy", "c4": "rg", "c5": "w"})
    play(match, ["take c3", "drop c4 yellow", "drop c5 white"])
    assert seat(match, 1)["elders"] == 2


def test_a_drop_that_cannot_be_completed_is_not_offered():
    """Zellige: only drops from which the move can still be completed."""
    match = table({"c3": "wy", "c5": "w"})
    match.play("take c3")
    assert legal(match, "drop") == ["drop c4 yellow"]
    assert rule(match, "drop c4 white") == "drop.no-way"


def test_tiles_of_anybody_may_be_crossed_and_receive_meeples():
    """2.2: empty tiles and controlled tiles are no obstacle."""
    match = table({"c3": "wyg", "c4": "#2", "c5": "", "b5": "w #1"})
    play(match, ["take c3", "drop c4 green", "drop c5 yellow", "drop b5 white"])
    assert on(match, "c4")["meeples"] == "g"


def test_a_straight_line_is_a_path():
    """Rulebook: only the tile one comes from is forbidden."""
    match = table({"a1": "wyg", "d1": "w"})
    play(match, ["take a1", "drop b1 green", "drop c1 yellow", "drop d1 white"])
    assert seat(match, 1)["elders"] == 2


def test_a_loop_over_the_start_tile():
    """Rulebook picture 5: five meeples around a square; three Merchants in hand, a Vizier stays at the start."""
    match = table({"c3": "gggyw", "c2": "g", "a1": "w", "a2": "w"}, resource_row=["fish", "gold", "silk", "wheat"])
    play(match, ["take c3", "drop c2 green", "drop d2 green", "drop d3 white", "drop c3 yellow", "drop c2 green"])
    assert match.position()["captured"] == {"tile": "c2", "colour": "green", "count": 3}
    assert on(match, "c3")["meeples"] == "y"
    assert len(seat(match, 1)["cards"]) == 3


def test_a_meeple_dropped_in_this_move_counts_for_the_last_match():
    """Our choice: a tile that contains one already; the option refuses it, for the pick-up, on the way and at the last drop."""
    refused = {"own_drop_counts_for_last_match": "no"}
    tiles = {"c3": "gggyw", "f5": "r"}
    assert legal(table(tiles), "take") == ["take c3"]
    assert legal(table(tiles, options=refused), "take") == []
    on_the_way = ["take c3", "drop c2 green", "drop d2 green", "drop d3 yellow"]
    match = play(table({"c3": "gggyw", "c2": "w"}), on_the_way)
    assert legal(match, "drop c3") == ["drop c3 green", "drop c3 white"]
    match = play(table({"c3": "gggyw", "c2": "w"}, options=refused), on_the_way)
    assert legal(match, "drop c3") == ["drop c3 green"]
    assert rule(match, "drop c3 white") == "drop.no-way"
    match = play(table({"c3": "wwyyb", "f1": "b"}), ["take c3"])
    assert "drop b3 white" in match.legal()
    match = play(table({"c3": "wwyyb", "f1": "b"}, options=refused), ["take c3"])
    assert rule(match, "drop b3 white") == "drop.no-way"
    to_the_last = ["take c3", "drop c2 white", "drop d2 yellow", "drop d3 yellow", "drop c3 blue"]
    match = play(table({"c3": "wwyyb", "c4": "w"}), to_the_last)
    assert match.legal() == ["drop c2 white", "drop c4 white"]
    match = play(table({"c3": "wwyyb", "c4": "w"}, options=refused), to_the_last)
    assert match.legal() == ["drop c4 white"]
    assert rule(match, "drop c2 white") == "drop.match"


def test_four_or_six_meeples_never_end_where_they_began():
    """Follows from Déplacez: the start tile was emptied."""
    for stack in ("wwww", "wwwwww"):
        match = table({"c3": stack})
        holding = matches(match.state)
        assert not int(ends_from(match.state, 14, 3, holding)) >> 14 & 1


def test_eight_meeples_may_end_on_the_start_tile_by_going_twice_around():
    """Follows from Déplacez: twice around one square, even from a corner."""
    match = table({"a1": "wwwwwwww"})
    play(match, ["take a1", *[f"drop {tile} white" for tile in ("b1", "b2", "a2", "a1", "b1", "b2", "a2", "a1")]])
    assert match.position()["captured"] == {"tile": "a1", "colour": "white", "count": 2}


def test_a_tile_may_be_visited_again_later():
    """Rulebook: loops are legal."""
    match = table({"a1": "wwyyb", "c1": "w"})
    play(match, ["take a1", "drop b1 white", "drop b2 yellow", "drop a2 yellow", "drop a1 blue", "drop b1 white"])
    assert match.position()["captured"] == {"tile": "b1", "colour": "white", "count": 2}


def test_the_move_is_compulsory_while_one_exists():
    """Our choice: one of the actions every player performs."""
    assert rule(table({"c3": "w", "c2": "w"}), "skip") == "move.must"


# --- exactness -------------------------------------------------------------------------------------------------------


def test_walks_are_as_many_as_were_counted():
    """Follows from Déplacez: paths without reversal from row 2, column 2: 4, 12, 33, 80, 178, 422, 1,050."""

    def count(steps: int, tile: int, back: int) -> int:
        if steps == 0:
            return 1
        return sum(count(steps - 1, int(beside), tile) for beside in NEIGHBOURS[tile] if beside >= 0 and beside != back)

    assert [count(steps, 14, -1) for steps in range(1, 8)] == [4, 12, 33, 80, 178, 422, 1050]


def test_long_walks_reach_what_shorter_ones_do():
    """The table of walks may stop where two more steps change nothing."""
    assert (REACH[-1] == REACH[-3]).all()
    assert (REACH[-2] == REACH[-4]).all()
    assert reach(40, 3, NOWHERE) == reach(16, 3, NOWHERE)


@pytest.mark.parametrize("steps", range(1, 9))
def test_ends_lie_at_any_distance_of_the_right_parity(steps):
    """Follows from Déplacez: 1 <= d <= n and d = n mod 2; back to the start only from four steps on."""
    for start in range(30):
        found = {tile for tile in range(30) if reach(steps, start, NOWHERE) >> tile & 1}
        near = {tile for tile in range(30) if 1 <= DISTANCE[start, tile] <= steps and (DISTANCE[start, tile] - steps) % 2 == 0}
        assert found - {start} == near
        assert (start in found) == (steps in (4, 6, 8))


def random_board(rng: random.Random, tiles: int, tallest: int) -> State:
    """A sparse board with a few stacks."""
    names = rng.sample(TILE_NAMES, tiles)
    return table({name: "".join(rng.choices("bgrwy", k=rng.randint(1, tallest))) for name in names}).state


def completions(board: list[list[int]], hand: list[int], here: int, back: int) -> bool:
    """By search: whether the hand can be dropped to the end from here."""
    left = sum(hand)
    for beside in (int(tile) for tile in NEIGHBOURS[here] if tile >= 0 and tile != back):
        for colour in range(5):
            if not hand[colour]:
                continue
            if left == 1:
                if board[beside][colour]:
                    return True
                continue
            hand[colour] -= 1
            board[beside][colour] += 1
            found = completions(board, hand, beside, here)
            board[beside][colour] -= 1
            hand[colour] += 1
            if found:
                return True
    return False


def search(state: State, action: int) -> bool:
    """By search: whether a take or a drop can be completed."""
    board, hand = state.meeples.tolist(), state.hand.tolist()
    if action < DROP_AT:
        tile = action - TAKE_AT
        hand, board[tile] = board[tile], [0] * 5
        return any(hand) and completions(board, hand, tile, -1)
    tile, colour = divmod(action - DROP_AT, 5)
    here = int(state.drops[state.drop_count - 1]) // 5 if state.drop_count else int(state.sow_start)
    back = (
        -1
        if not state.drop_count
        else int(state.drops[state.drop_count - 2]) // 5
        if state.drop_count > 1
        else int(state.sow_start)
    )
    if not hand[colour] or DISTANCE[here, tile] != 1 or tile == back:
        return False
    if sum(hand) == 1:
        return bool(board[tile][colour])
    hand[colour] -= 1
    board[tile][colour] += 1
    return completions(board, hand, tile, here)


@pytest.mark.parametrize("tallest", [1, 2, 3, 4, 5, 6, 7])
def test_takes_and_drops_are_exactly_those_a_search_completes(tallest):
    """Zellige: exact for every stack, with loops, also where nothing else matches."""
    rng = random.Random(tallest)
    for _ in range(20 if tallest < 6 else 8):
        state = random_board(rng, rng.randint(1, 6), tallest)
        assert state_takes(state) == [action for action in range(TAKE_AT, DROP_AT) if search(state, action)]
        takes = state_takes(state)
        if not takes:
            continue
        GAME.apply(state, rng.choice(takes))
        while state.sow_start >= 0:
            drops = GAME.legal_actions(state)
            assert drops == [action for action in range(DROP_AT, DROP_AT + 150) if search(state, action)]
            GAME.apply(state, rng.choice(drops))


def state_takes(state: State) -> list[int]:
    """The tiles that may be taken."""
    return [action for action in GAME.legal_actions(state) if TAKE_AT <= action < DROP_AT]


def test_stacks_of_nine_and_more_always_find_an_end():
    """Zellige: such stacks occur; two meeples of a colour and a square are enough."""
    for name, stack in product(("a1", "c3", "f5"), ("bbgrrwwyy", "b" * 10 + "y", "bgrwy" * 3)):
        match = table({name: stack})
        assert legal(match, "take") == [f"take {name}"]


@pytest.mark.parametrize("seed", range(12))
def test_ends_and_their_worth_are_those_of_real_movements(seed):
    """View: every reachable end tile with its score change; up to four meeples it is exact."""
    rng = random.Random(seed)
    state = GAME.new(3, seed)
    state.phase, state.bid_order[:] = 1, -1
    state.bid_order[0] = state.seat
    state.viziers[:3] = [rng.randint(0, 3) for _ in range(3)]
    start = rng.randrange(30)
    found: dict[tuple[int, int], int] = {}

    def walk(now: State) -> None:
        if now.captured_tile >= 0:
            key = (int(now.captured_tile), int(now.captured_colour))
            after = GAME.copy(now)
            for text in ("build 0", f"palm {TILE_NAMES[key[0]]}", f"palace {TILE_NAMES[key[0]]}"):
                if GAME.parse(after, text) in GAME.legal_actions(after):
                    GAME.apply(after, GAME.parse(after, text))
            found[key] = GAME.scores(after)[int(state.seat)] - GAME.scores(state)[int(state.seat)]
            return
        for action in GAME.legal_actions(now):
            after = GAME.copy(now)
            GAME.apply(after, action)
            walk(after)

    holding = matches(state)
    ends = {
        (tile, colour) for tile in range(30) for colour in range(5) if int(ends_from(state, start, colour, holding)) >> tile & 1
    }
    if ends:
        taken = GAME.copy(state)
        GAME.apply(taken, TAKE_AT + start)
        walk(taken)
    assert ends == found.keys()
    red = {key for key in found if key[1] == 2}  # a kill comes first, so that the tile's palm tree is not placed yet
    for (tile, colour), change in found.items():
        if (tile, colour) not in red:
            assert int(worth(state, tile, colour)) == change


# --- 2.3 Tile control ------------------------------------------------------------------------------------------------


def test_all_meeples_of_the_last_colour_are_captured():
    """2.3; rulebook picture 5: three white and one blue: four Elders, no control."""
    match = table({"c3": "w", "c2": "wwwb"})
    play(match, ["take c3", "drop c2 white"])
    assert seat(match, 1)["elders"] == 4
    assert on(match, "c2") == on(table({"c2": "b"}), "c2")


def test_an_emptied_tile_gets_a_camel():
    """2.3: two white: three Elders and control."""
    match = table({"c3": "w", "c2": "ww"})
    play(match, ["take c3", "drop c2 white"])
    assert (seat(match, 1)["elders"], on(match, "c2")["camel"], seat(match, 1)["camels"]) == (3, 1, 10)


def test_a_camel_never_gives_way():
    """2.3: the first owner stays."""
    match = table({"c3": "w", "c2": "w #2"})
    play(match, ["take c3", "drop c2 white"])
    assert on(match, "c2")["camel"] == 2
    assert seat(match, 1)["camels"] == 11


def test_without_a_camel_the_tile_stays_free():
    """2.3: place a camel if you have one left."""
    match = table({"c3": "w", "c2": "w"}, [{"camels": 0}, {}])
    play(match, ["take c3", "drop c2 white"])
    assert on(match, "c2")["camel"] is None


def test_one_match_or_more_is_enough():
    """Déplacez: one or more meeples of the colour."""
    match = table({"c3": "w", "c2": "wwww"})
    play(match, ["take c3", "drop c2 white"])
    assert amounts(match, 1)["elders"] == 10


def test_the_start_tile_left_empty_gets_no_camel():
    """2.3: only the end tile can come under control."""
    match = table({"c3": "w", "c2": "w"})
    play(match, ["take c3", "drop c2 white"])
    assert on(match, "c3")["camel"] is None
