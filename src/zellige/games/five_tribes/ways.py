"""A movement that ends where and as somebody wants: which meeple is dropped on which tile, in order. For the screen.

Which ends there are says destinations.py; a walk is led by the table of ends it can have, so nothing is searched for.
"""

from __future__ import annotations

from zellige.core.game import State
from zellige.games.five_tribes.components import COLOURS
from zellige.games.five_tribes.geometry import NEIGHBOURS, NOWHERE, reach, side_of
from zellige.games.five_tribes.movement import LOOP, before_walker, in_hand, matching_tiles, walker
from zellige.games.five_tribes.state import NONE


def way_to(state: State, end: int, colour: int) -> list[tuple[int, int]]:
    """The drops of the movement under way, each a tile and a colour, until it ends on a tile that it can end on with a colour.

    Where only an own meeple matches the last, it is dropped on the end tile first, and the walk goes once around a square.
    """
    left, here, back = int(in_hand(state)), int(walker(state)), int(before_walker(state))
    came_from = NOWHERE if back == NONE else int(side_of(here, back))
    direct = bool(matching_tiles(state, colour) >> end & reach(left, here, came_from) >> end & 1)
    tiles: list[int] = []
    for steps in [left] if direct else [left - LOOP, LOOP]:
        for after in range(steps - 1, -1, -1):
            side = next(side for side in range(4) if side != came_from and NEIGHBOURS[here, side] != NONE
                        and reach(after, int(NEIGHBOURS[here, side]), (side + 2) % 4) >> end & 1)
            here, came_from = int(NEIGHBOURS[here, side]), (side + 2) % 4
            tiles.append(here)
    places = [left - 1] if direct else [left - LOOP - 1, left - 1]
    others = {kind: int(state.hand[kind]) - (len(places) if kind == colour else 0) for kind in range(len(COLOURS))}
    colours = [kind for kind, count in others.items() for _ in range(count)]
    for place in places:
        colours.insert(place, colour)
    return list(zip(tiles, colours, strict=True))
