"""Why an action is not allowed: the first rule that speaks against it, with the rulebook's section.

The order is that of a person explaining: is it the moment, is the thing there, then the rule of the thing.
"""

from __future__ import annotations

from zellige.core.game import CHANCE, NOBODY, Reason, State
from zellige.games.almadi import actions as act
from zellige.games.almadi import components as box
from zellige.games.almadi import state as record
from zellige.games.almadi.actions import keeps
from zellige.games.almadi.legal import (
    chance_pile,
    is_lowest,
    may_be_uncovered,
    may_copy,
    row_is_open,
    to_move,
    within_solo_limit,
)
from zellige.games.almadi.options import hussain_spends_a_wish, plays_characters
from zellige.games.almadi.realm import movable, occupied, open_cells, without
from zellige.games.almadi.state import card_pile, cell_name, has, solo, tile_pile

OWN_TURN = (record.CHOOSE, record.HOLD, record.PLACE, record.EFFECTS)


def reason(state: State, action: int) -> Reason | None:
    """None exactly when the action is legal, else the rule that forbids it."""
    mover = to_move(state)
    if mover == NOBODY:
        return Reason("end.over")
    if act.DRAW_TILE <= action < act.KEEP_TWO:
        return draw_reason(state, action) if mover == CHANCE else Reason("piles.not-now")
    if mover == CHANCE:
        return Reason("piles.draw-first")
    seat = int(state.seat)
    if action >= act.MOVE:
        return moment(state, (record.EFFECTS,)) or (
            move_reason(state, seat, action) if action < act.SWAP else swap_reason(state, seat, action)
        )
    if action >= act.PLACE_AT:
        return moment(state, (record.PLACE, record.HOLD)) or place_reason(state, seat, action - act.PLACE_AT)
    if action >= act.KEEP_TWO:
        return moment(state, (record.KEEP,)) or keep_reason(state, seat, action)
    if action >= act.TAKE_OBJECTIVE:
        return moment(state, (record.EFFECTS,)) or moon_reason(state, seat, *divmod(action - act.TAKE_OBJECTIVE, 6))
    if action >= act.RECRUIT:
        return character_reason(state, seat, action)
    if action >= act.DO_MARTELINE:
        return effect_reason(state, seat, action)
    return choice_reason(state, seat, action)


def moment(state: State, phases: tuple[int, ...]) -> Reason | None:
    """The decision must belong to this part of the turn."""
    return None if state.phase in phases else Reason("turn.moment", {"phase": record.PHASES[int(state.phase)]})


def draw_reason(state: State, action: int) -> Reason | None:
    """What comes from the pile being drawn from is something nobody has seen."""
    pile = chance_pile(state)
    if action < act.UNCOVER:
        tile = action - act.DRAW_TILE
        if pile != 0:
            return Reason("piles.other")
        if state.tile_at[tile] != record.UNSEEN:
            return Reason("piles.seen", {"piece": box.TILE_IDS[tile]})
        return None if state.pile[tile // box.PER_KIND] > 0 else Reason("piles.kind-gone")
    of, card = divmod(action - act.UNCOVER, box.CARDS)
    if pile != 1 + of:
        return Reason("piles.other")
    return None if may_be_uncovered(state, of, card) else Reason("piles.seen-card")


# --- setup and the board ------------------------------------------------------------------------------------------------


def choice_reason(state: State, seat: int, action: int) -> Reason | None:
    """Start tiles, Landscapes of the board, Ali's draw."""
    if action < act.TAKE:
        left = state.start_left[action - act.START_TILE]
        taken = None if left else Reason("setup.start-taken", {"start": box.START_IDS[action - act.START_TILE]})
        return moment(state, (record.START,)) or taken
    if action < act.ALI_DRAWS:
        return moment(state, (record.CHOOSE,)) or space_reason(state, action - act.TAKE)
    if action == act.ALI_DRAWS:
        empty = None if tile_pile(state) else Reason("ali.no-pile")
        return moment(state, (record.CHOOSE,)) or power_reason(state, seat, box.ALI) or empty
    return moment(state, (record.HOLD,)) or space_reason(state, action - act.PUT)


def space_reason(state: State, space: int) -> Reason | None:
    """There must be a tile on the space."""
    return None if state.board[space] else Reason("board.empty", {"space": box.BOARD_SPACES[space]})


def keep_reason(state: State, seat: int, action: int) -> Reason | None:
    """Two of one's own Characters, solo four."""
    wanted = int(box.KEPT[int(state.seats)])
    if wanted != (4 if action >= act.KEEP_FOUR else 2):
        return Reason("setup.keep-count", {"count": wanted})
    for character, name in enumerate(box.CHARACTERS):
        if keeps(action, character) and state.character_at[character] != record.DEALT_TO + seat:
            return Reason("setup.keep-own", {"character": name})
    return None


def place_reason(state: State, seat: int, cell: int) -> Reason | None:
    """The row of the board, right of the start tile, next to a Landscape, on an empty space."""
    row, column = divmod(cell, record.WIDTH)
    if not row_is_open(state, seat, row):
        if not 1 <= row <= 4:
            return Reason("place.rows")
        return Reason("place.row", {"row": int(state.row)})
    return free_place_reason(occupied(state, seat), row, column, row * record.WIDTH + column)


def free_place_reason(cells: tuple[int, ...], row: int, column: int, cell: int) -> Reason | None:
    """What holds for every place, whoever brings the Landscape there."""
    if cells[row] >> column & 1:
        return Reason("place.occupied", {"cell": cell_name(cell)})
    if 1 <= row <= 4 and column == 0:
        return Reason("place.start")
    if not open_cells(cells, row) >> column & 1:  # type: ignore[arg-type]
        return Reason("place.adjacent", {"cell": cell_name(cell)})
    return None


# --- effects ------------------------------------------------------------------------------------------------------------


def effect_reason(state: State, seat: int, action: int) -> Reason | None:
    """The simple effects, the three Characters of the Genie, the end of the turn."""
    if action == act.DO_PASS:
        return moment(state, (record.END1, record.END2))
    late = moment(state, (record.EFFECTS,))
    if late is not None or action == act.DO_DONE:
        return late
    if action <= act.DO_STALL:
        pile = action - act.DO_MARTELINE
        return pool_reason(state, pile) or pile_reason(int(state.card_top[pile]), box.CARD_SORTS[pile])
    if action == act.DO_RUBY:
        return pool_reason(state, record.POOL_RUBY) or pile_reason(int(state.supply), "ruby")
    character, used, left, what = {
        act.DO_ALADDIN: (box.ALADDIN, record.USED_ALADDIN, int(state.supply), "ruby"),
        act.DO_BADROULBOUDOUR: (box.BADROULBOUDOUR, record.USED_BADROULBOUDOUR, int(state.card_top[box.MOSAICS]), "mosaic"),
        act.DO_PARIBANOU: (box.PARIBANOU, record.USED_PARIBANOU, int(state.card_top[box.STALLS]), "stall")}[action]
    return (power_reason(state, seat, character) or once_reason(state, used, character) or genie_reason(state)
            or pile_reason(left, what))


def pool_reason(state: State, effect: int) -> Reason | None:
    """The effect must be activated and not used up."""
    return None if state.pool[effect] > 0 else Reason("effects.inactive", {"effect": record.POOL[effect]})


def pile_reason(left: int, what: str) -> Reason | None:
    """There must be something to take."""
    return None if left > 0 else Reason("effects.empty", {"what": what})


def genie_reason(state: State) -> Reason | None:
    """A Genie must be waiting."""
    return None if state.wish else Reason("genie.none")


def power_reason(state: State, seat: int, character: int) -> Reason | None:
    """The Character must work for the seat."""
    if not plays_characters(state):
        return Reason("characters.off")
    return None if has(state, seat, character) else Reason("characters.not-yours", {"character": box.CHARACTERS[character]})


def once_reason(state: State, used: int, character: int) -> Reason | None:
    """Some powers work once a turn."""
    return Reason("characters.once", {"character": box.CHARACTERS[character]}) if int(state.used) & used else None


def tile_reason(state: State, seat: int, cell: int) -> Reason | None:
    """Only tiles move, and only from where one stands."""
    if movable(state, seat, cell):
        return None
    standing = state.realm[seat, cell // record.WIDTH, cell % record.WIDTH]
    return Reason("genie.start") if standing else Reason("genie.nothing", {"cell": cell_name(cell)})


def move_reason(state: State, seat: int, action: int) -> Reason | None:
    """A Genie moves one tile to any other legal place, three times a turn, never straight back."""
    start, end = divmod(action - act.MOVE, record.CELLS)
    if not state.wish:
        return Reason("genie.none")
    if state.moves >= box.WISHES:
        return Reason("genie.three")
    wrong = tile_reason(state, seat, start)
    if wrong is not None:
        return wrong
    row, column = divmod(end, record.WIDTH)
    if start == end:
        return Reason("genie.same", {"cell": cell_name(end)})
    if not 1 <= row <= 4 and not has(state, seat, box.ABRIZA):
        return Reason("place.rows")
    place = free_place_reason(without(occupied(state, seat), start), row, column, end)
    if place is not None:
        return place
    if state.moved == start and state.barred == end:
        return Reason("genie.back", {"cell": cell_name(end)})
    return None


def swap_reason(state: State, seat: int, action: int) -> Reason | None:
    """Hussain swaps two tiles, once a turn."""
    one, other = divmod(action - act.SWAP, record.CELLS)
    once = power_reason(state, seat, box.HUSSAIN) or once_reason(state, record.USED_HUSSAIN, box.HUSSAIN)
    if (found := once or genie_reason(state)) is not None:
        return found
    if hussain_spends_a_wish(state) and state.moves >= box.WISHES:
        return Reason("genie.three")
    wrong = tile_reason(state, seat, one) or tile_reason(state, seat, other)
    if wrong is not None:
        return wrong
    return None if one < other else Reason("hussain.order")


def moon_reason(state: State, seat: int, objective: int, source: int) -> Reason | None:
    """An Objective of the middle, or an unfinished one of another seat; solo no third unfinished one."""
    inactive = pool_reason(state, record.POOL_MOON)
    if inactive is not None:
        return inactive
    at, params = int(state.objective_at[objective]), {"objective": box.OBJECTIVE_IDS[objective]}
    if at == record.IN_BOX:
        return Reason("moon.not-in-game", params)
    if at >= record.DONE:
        return Reason("moon.completed", params)
    if at == record.HELD + seat:
        return Reason("moon.own", params)
    if (at == record.MIDDLE) != (source == 0) or (source and at != record.HELD + source - 1):
        return Reason("moon.elsewhere", params)
    if source and has(state, source - 1, box.JAFAR):
        return Reason("moon.jafar", params | {"other": source - 1})
    if solo(state) and not within_solo_limit(state, seat, objective):
        return Reason("moon.solo", params)
    return None


# --- Characters ---------------------------------------------------------------------------------------------------------


def character_reason(state: State, seat: int, action: int) -> Reason | None:
    """Recruiting, Zumurrud's choice, Zaynab's exchange."""
    if not plays_characters(state):
        return Reason("characters.off")
    if act.COPY <= action < act.GIVE_CARD:
        return moment(state, (*OWN_TURN, record.END1, record.END2)) or copy_reason(state, seat, action - act.COPY)
    late = moment(state, OWN_TURN)
    if late is not None:
        return late
    return recruit_reason(state, seat, action - act.RECRUIT) if action < act.COPY else exchange_reason(state, seat, action)


def recruit_reason(state: State, seat: int, character: int) -> Reason | None:
    """From the own hand or the face-up row, for its price."""
    at, params = int(state.character_at[character]), {"character": box.CHARACTERS[character]}
    if at >= record.RECRUITED:
        return Reason("characters.recruited", params)
    if at not in (record.FACE_UP, record.IN_HAND + seat):
        return Reason("characters.not-available", params)
    cost = int(state.costs[character])
    if cost > state.rubies[seat]:
        return Reason("characters.price", params | {"cost": cost, "rubies": int(state.rubies[seat])})
    return None


def copy_reason(state: State, seat: int, character: int) -> Reason | None:
    """One Character that another seat has recruited, once for the whole game."""
    if state.character_at[box.ZUMURRUD] != record.RECRUITED + seat:
        return Reason("characters.not-yours", {"character": "zumurrud"})
    if state.copied != record.NO_COPY:
        return Reason("zumurrud.fixed", {"character": box.CHARACTERS[int(state.copied)]})
    if may_copy(state, seat, character):
        return None
    at = state.character_at[character]
    late = state.phase == record.END2 and at >= record.RECRUITED and at != record.RECRUITED + seat
    return Reason("zumurrud.late" if late else "zumurrud.other", {"character": box.CHARACTERS[character]})


def exchange_reason(state: State, seat: int, action: int) -> Reason | None:
    """Zaynab gives a card for the face-up one of the other pile, once a turn."""
    found = power_reason(state, seat, box.ZAYNAB) or once_reason(state, record.USED_ZAYNAB, box.ZAYNAB)
    if found is not None:
        return found
    pile, card = divmod(action - act.GIVE_CARD, box.CARDS)
    if state.card_at[pile, card] != record.WITH + seat or not is_lowest(state, seat, pile, card):
        return Reason("zaynab.none", {"what": box.CARD_SORTS[pile]})
    return pile_reason(card_pile(state, 1 - pile), box.CARD_SORTS[1 - pile])
