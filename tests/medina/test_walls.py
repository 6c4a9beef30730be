"""Walls: from the towers towards each other, and the gate between them."""

from __future__ import annotations

from zellige.games.medina.components import BOARDS, HANDS, SEAT_COUNTS, WALL

from .drawing import amounts, assert_marked, cells, position, rule


def test_walls_start_at_the_towers():
    """Walls: each of four towers starts two arms, eight places in all."""
    match = position(".")
    assert cells(match, "wall") == {"na", "np", "sa", "sp", "w1", "w11", "e1", "e11"}
    assert rule(match, "wall nb") == "walls.beside"


def test_walls_go_on_from_walls_of_their_side():
    """Walls: the next cell of an arm, not one further."""
    match = assert_marked("""
        +##x--
        #.....
        x.....
        -.....
    """, "wall")
    assert rule(match, "wall nd") == "walls.beside"
    assert rule(match, "wall nb") == "turn.occupied"


def test_walls_stand_on_the_ring_only():
    """Walls: the cells round the city, and nothing but walls on them."""
    match = position(".")
    number = match.game.parse(match.state, "wall na") + 2 * 18
    assert match.game.reason(match.state, number).rule == "walls.ring"
    building = match.game.parse(match.state, "orange a1") - 18
    assert match.game.reason(match.state, building).rule == "turn.off-board"


def test_the_last_free_cell_of_a_side_is_its_gate():
    """Walls: the arms of one side never meet."""
    match = position("+######-#######+", seats=2)
    assert not {cell for cell in cells(match, "wall") if cell[0] == "n"}
    assert rule(match, "wall ng") == "walls.gate"
    assert rule(match, "wall w1") is None


def test_an_arm_may_come_one_cell_near_the_other_tower():
    """Our choice: without a second arm the gate lies before the tower."""
    match = position("+############--+", seats=2)
    assert {cell for cell in cells(match, "wall") if cell[0] == "n"} == {"nm", "nn"}
    match.play("wall nm")
    assert rule(match, "wall nn") == "walls.gate"


def test_the_gate_stays_empty_to_the_end():
    """Walls: however the walls are built, one cell of each side is free when no wall can be placed any more."""
    for choice in (0, -1):
        match = position(".", seats=2, hands=[{"wall": 30}, {"wall": 30}])
        while not match.over:
            match.play(match.legal()[choice])
        assert [sum(arms) for arms in match.position()["arms"].values()] == [13, 13, 9, 9]
        assert all(match.reason(f"wall {gate}").rule == "end.over" for gate in ("na", "nn", "w1", "w10"))


def test_walls_never_run_out_of_room():
    """Follows from Walls: with any number of players, the sides have more room than there are walls."""
    for seats in SEAT_COUNTS:
        rows, columns = BOARDS[seats]
        assert 2 * (rows - 1 + columns - 1) >= seats * HANDS[seats, WALL]


def test_a_wall_may_follow_any_palace():
    """Walls: with or without a roof, of anybody, and it never needs a palace."""
    match = position("""
        +-----
        -o.b.g
    """, roofs={"c1": 2, "e1": "neutral"})
    for cell in ("na", "nb", "nc", "nd", "ne"):
        assert rule(match, f"wall {cell}") is None
        match.play(f"wall {cell}")


def test_something_may_stand_before_a_gate():
    """Walls: the city cell in front of the gate is an ordinary one."""
    for action in ("orange g1", "merchant g1"):
        match = position("+######-#######+", seats=2)
        match.play(action)
        assert rule(match, "wall ng") == "walls.gate"


def test_each_wall_beside_a_palace_is_worth_a_point():
    """Walls: two wall pieces along the palace, two points."""
    match = position("""
        +##--
        -.oo.
    """, roofs={"b1": 2})
    assert amounts(match, 2)["orange walls"] == 1
    match.play("wall nc")
    assert amounts(match, 2)["orange walls"] == 2


def test_a_wall_next_to_a_tower_is_always_of_that_tower():
    """Follows from Walls: at a corner of the city no other tower's wall can arrive, so one piece concerns one tower."""
    corners = {"na": 1, "w1": 1, "np": 3, "e1": 3, "sp": 2, "e11": 2, "sa": 4, "w11": 4}
    for choice in (0, -1):
        match = position(".", hands=[{"wall": 60}, {}, {}])
        built = {}
        while not match.over:
            event = match.play(match.legal()[choice])[0]
            built[event.params["cell"]] = event.params["tower"]
        assert len(built) == 2 * 15 + 2 * 10
        assert {cell: number for cell, number in built.items() if cell in corners}.items() <= corners.items()


def test_a_wall_stands_before_one_city_cell():
    """The board: a corner cell of the city has two wall cells, the tower none."""
    match = position("""
        +##
        #o.
        -..
    """, roofs={"a1": 1})
    assert amounts(match, 1)["orange walls"] == 2
