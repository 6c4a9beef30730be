"""Why an action is not allowed: the first rule that speaks against it, with the rulebook's section.

The order is that of a person explaining: is it the moment, is the thing there, then the rule of the thing.
"""

from __future__ import annotations

from zellige.core.game import CHANCE, NOBODY, Reason, State
from zellige.games.almadi.actions import (
    ALI_DRAWS,
    COPY,
    DO_ALADDIN,
    DO_BADROULBOUDOUR,
    DO_DONE,
    DO_MARTELINE,
    DO_PARIBANOU,
    DO_PASS,
    DO_RUBY,
    DO_STALL,
    DRAW_TILE,
    GIVE_CARD,
    KEEP_FOUR,
    KEEP_TWO,
    MOVE,
    PLACE_AT,
    PUT,
    RECRUIT,
    START_TILE,
    SWAP,
    TAKE,
    TAKE_OBJECTIVE,
    UNCOVER,
    keeps,
)
from zellige.games.almadi.components import (
    ABRIZA,
    ALADDIN,
    ALI,
    BADROULBOUDOUR,
    BOARD_SPACES,
    CARD_SORTS,
    CARDS,
    CHARACTERS,
    HUSSAIN,
    JAFAR,
    KEPT,
    MOSAICS,
    OBJECTIVE_IDS,
    PARIBANOU,
    PER_KIND,
    STALLS,
    START_IDS,
    TILE_IDS,
    WISHES,
    ZAYNAB,
    ZUMURRUD,
)
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
from zellige.games.almadi.state import (
    CELLS,
    CHOOSE,
    DEALT_TO,
    DONE,
    EFFECTS,
    END1,
    END2,
    FACE_UP,
    HELD,
    HOLD,
    IN_BOX,
    IN_HAND,
    KEEP,
    MIDDLE,
    NO_COPY,
    PHASES,
    PLACE,
    POOL,
    POOL_MOON,
    POOL_RUBY,
    RECRUITED,
    START,
    UNSEEN,
    USED_ALADDIN,
    USED_BADROULBOUDOUR,
    USED_HUSSAIN,
    USED_PARIBANOU,
    USED_ZAYNAB,
    WIDTH,
    WITH,
    card_pile,
    cell_name,
    has,
    solo,
    tile_pile,
)

OWN_TURN = (CHOOSE, HOLD, PLACE, EFFECTS)


def reason(state: State, action: int) -> Reason | None:
    """None exactly when the action is legal, else the rule that forbids it."""
    mover = to_move(state)
    if mover == NOBODY:
        return Reason("end.over")
    if DRAW_TILE <= action < KEEP_TWO:
        return draw_reason(state, action) if mover == CHANCE else Reason("piles.not-now")
    if mover == CHANCE:
        return Reason("piles.draw-first")
    seat = int(state.seat)
    if action >= MOVE:
        return moment(state, (EFFECTS,)) or (
            move_reason(state, seat, action) if action < SWAP else swap_reason(state, seat, action)
        )
    if action >= PLACE_AT:
        return moment(state, (PLACE, HOLD)) or place_reason(state, seat, action - PLACE_AT)
    if action >= KEEP_TWO:
        return moment(state, (KEEP,)) or keep_reason(state, seat, action)
    if action >= TAKE_OBJECTIVE:
        return moment(state, (EFFECTS,)) or moon_reason(state, seat, *divmod(action - TAKE_OBJECTIVE, 6))
    if action >= RECRUIT:
        return character_reason(state, seat, action)
    if action >= DO_MARTELINE:
        return effect_reason(state, seat, action)
    return choice_reason(state, seat, action)


def moment(state: State, phases: tuple[int, ...]) -> Reason | None:
    """The decision must belong to this part of the turn."""
    return None if state.phase in phases else Reason("turn.moment", {"phase": PHASES[int(state.phase)]})


def draw_reason(state: State, action: int) -> Reason | None:
    """What comes from the pile being drawn from is something nobody has seen."""
    pile = chance_pile(state)
    if action < UNCOVER:
        tile = action - DRAW_TILE
        if pile != 0:
            return Reason("piles.other")
        if state.tile_at[tile] != UNSEEN:
            return Reason("piles.seen", {"piece": TILE_IDS[tile]})
        return None if state.pile[tile // PER_KIND] > 0 else Reason("piles.kind-gone")
    of, card = divmod(action - UNCOVER, CARDS)
    if pile != 1 + of:
        return Reason("piles.other")
    return None if may_be_uncovered(state, of, card) else Reason("piles.seen-card")


# --- setup and the board ------------------------------------------------------------------------------------------------


def choice_reason(state: State, seat: int, action: int) -> Reason | None:
    """Start tiles, Landscapes of the board, Ali's draw."""
    if action < TAKE:
        left = state.start_left[action - START_TILE]
        return moment(state, (START,)) or (
            None if left else Reason("setup.start-taken", {"start": START_IDS[action - START_TILE]})
        )
    if action < ALI_DRAWS:
        return moment(state, (CHOOSE,)) or space_reason(state, action - TAKE)
    if action == ALI_DRAWS:
        return (
            moment(state, (CHOOSE,)) or power_reason(state, seat, ALI) or (None if tile_pile(state) else Reason("ali.no-pile"))
        )
    return moment(state, (HOLD,)) or space_reason(state, action - PUT)


def space_reason(state: State, space: int) -> Reason | None:
    """There must be a tile on the space."""
    return None if state.board[space] else Reason("board.empty", {"space": BOARD_SPACES[space]})


def keep_reason(state: State, seat: int, action: int) -> Reason | None:
    """Two of one's own Characters, solo four."""
    wanted = int(KEPT[int(state.seats)])
    if wanted != (4 if action >= KEEP_FOUR else 2):
        return Reason("setup.keep-count", {"count": wanted})
    for character, name in enumerate(CHARACTERS):
        if keeps(action, character) and state.character_at[character] != DEALT_TO + seat:
            return Reason("setup.keep-own", {"character": name})
    return None


def place_reason(state: State, seat: int, cell: int) -> Reason | None:
    """The row of the board, right of the start tile, next to a Landscape, on an empty space."""
    row, column = divmod(cell, WIDTH)
    if not row_is_open(state, seat, row):
        if not 1 <= row <= 4:
            return Reason("place.rows")
        return Reason("place.row", {"row": int(state.row)})
    return free_place_reason(occupied(state, seat), row, column, row * WIDTH + column)


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
    if action == DO_PASS:
        return moment(state, (END1, END2))
    late = moment(state, (EFFECTS,))
    if late is not None or action == DO_DONE:
        return late
    if action <= DO_STALL:
        pile = action - DO_MARTELINE
        return pool_reason(state, pile) or pile_reason(int(state.card_top[pile]), CARD_SORTS[pile])
    if action == DO_RUBY:
        return pool_reason(state, POOL_RUBY) or pile_reason(int(state.supply), "ruby")
    character, used, left, what = {
        DO_ALADDIN: (ALADDIN, USED_ALADDIN, int(state.supply), "ruby"),
        DO_BADROULBOUDOUR: (BADROULBOUDOUR, USED_BADROULBOUDOUR, int(state.card_top[MOSAICS]), "mosaic"),
        DO_PARIBANOU: (PARIBANOU, USED_PARIBANOU, int(state.card_top[STALLS]), "stall")}[action]
    return (power_reason(state, seat, character) or once_reason(state, used, character) or genie_reason(state)
            or pile_reason(left, what))


def pool_reason(state: State, effect: int) -> Reason | None:
    """The effect must be activated and not used up."""
    return None if state.pool[effect] > 0 else Reason("effects.inactive", {"effect": POOL[effect]})


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
    return None if has(state, seat, character) else Reason("characters.not-yours", {"character": CHARACTERS[character]})


def once_reason(state: State, used: int, character: int) -> Reason | None:
    """Some powers work once a turn."""
    return Reason("characters.once", {"character": CHARACTERS[character]}) if int(state.used) & used else None


def tile_reason(state: State, seat: int, cell: int) -> Reason | None:
    """Only tiles move, and only from where one stands."""
    if movable(state, seat, cell):
        return None
    standing = state.realm[seat, cell // WIDTH, cell % WIDTH]
    return Reason("genie.start") if standing else Reason("genie.nothing", {"cell": cell_name(cell)})


def move_reason(state: State, seat: int, action: int) -> Reason | None:
    """A Genie moves one tile to any other legal place, three times a turn, never straight back."""
    start, end = divmod(action - MOVE, CELLS)
    if not state.wish:
        return Reason("genie.none")
    if state.moves >= WISHES:
        return Reason("genie.three")
    wrong = tile_reason(state, seat, start)
    if wrong is not None:
        return wrong
    row, column = divmod(end, WIDTH)
    if start == end:
        return Reason("genie.same", {"cell": cell_name(end)})
    if not 1 <= row <= 4 and not has(state, seat, ABRIZA):
        return Reason("place.rows")
    place = free_place_reason(without(occupied(state, seat), start), row, column, end)
    if place is not None:
        return place
    if state.moved == start and state.barred == end:
        return Reason("genie.back", {"cell": cell_name(end)})
    return None


def swap_reason(state: State, seat: int, action: int) -> Reason | None:
    """Hussain swaps two tiles, once a turn."""
    one, other = divmod(action - SWAP, CELLS)
    found = power_reason(state, seat, HUSSAIN) or once_reason(state, USED_HUSSAIN, HUSSAIN) or genie_reason(state)
    if found is not None:
        return found
    if hussain_spends_a_wish(state) and state.moves >= WISHES:
        return Reason("genie.three")
    wrong = tile_reason(state, seat, one) or tile_reason(state, seat, other)
    if wrong is not None:
        return wrong
    return None if one < other else Reason("hussain.order")


def moon_reason(state: State, seat: int, objective: int, source: int) -> Reason | None:
    """An Objective of the middle, or an unfinished one of another seat; solo no third unfinished one."""
    inactive = pool_reason(state, POOL_MOON)
    if inactive is not None:
        return inactive
    at, params = int(state.objective_at[objective]), {"objective": OBJECTIVE_IDS[objective]}
    if at == IN_BOX:
        return Reason("moon.not-in-game", params)
    if at >= DONE:
        return Reason("moon.completed", params)
    if at == HELD + seat:
        return Reason("moon.own", params)
    if (at == MIDDLE) != (source == 0) or (source and at != HELD + source - 1):
        return Reason("moon.elsewhere", params)
    if source and has(state, source - 1, JAFAR):
        return Reason("moon.jafar", params | {"other": source - 1})
    if solo(state) and not within_solo_limit(state, seat, objective):
        return Reason("moon.solo", params)
    return None


# --- Characters ---------------------------------------------------------------------------------------------------------


def character_reason(state: State, seat: int, action: int) -> Reason | None:
    """Recruiting, Zumurrud's choice, Zaynab's exchange."""
    if not plays_characters(state):
        return Reason("characters.off")
    if COPY <= action < GIVE_CARD:
        return moment(state, (*OWN_TURN, END1, END2)) or copy_reason(state, seat, action - COPY)
    late = moment(state, OWN_TURN)
    if late is not None:
        return late
    return recruit_reason(state, seat, action - RECRUIT) if action < COPY else exchange_reason(state, seat, action)


def recruit_reason(state: State, seat: int, character: int) -> Reason | None:
    """From the own hand or the face-up row, for its price."""
    at, params = int(state.character_at[character]), {"character": CHARACTERS[character]}
    if at >= RECRUITED:
        return Reason("characters.recruited", params)
    if at not in (FACE_UP, IN_HAND + seat):
        return Reason("characters.not-available", params)
    cost = int(state.costs[character])
    if cost > state.rubies[seat]:
        return Reason("characters.price", params | {"cost": cost, "rubies": int(state.rubies[seat])})
    return None


def copy_reason(state: State, seat: int, character: int) -> Reason | None:
    """One Character that another seat has recruited, once for the whole game."""
    if state.character_at[ZUMURRUD] != RECRUITED + seat:
        return Reason("characters.not-yours", {"character": "zumurrud"})
    if state.copied != NO_COPY:
        return Reason("zumurrud.fixed", {"character": CHARACTERS[int(state.copied)]})
    if may_copy(state, seat, character):
        return None
    late = (
        state.phase == END2 and state.character_at[character] >= RECRUITED and state.character_at[character] != RECRUITED + seat
    )
    return Reason("zumurrud.late" if late else "zumurrud.other", {"character": CHARACTERS[character]})


def exchange_reason(state: State, seat: int, action: int) -> Reason | None:
    """Zaynab gives a card for the face-up one of the other pile, once a turn."""
    found = power_reason(state, seat, ZAYNAB) or once_reason(state, USED_ZAYNAB, ZAYNAB)
    if found is not None:
        return found
    pile, card = divmod(action - GIVE_CARD, CARDS)
    if state.card_at[pile, card] != WITH + seat or not is_lowest(state, seat, pile, card):
        return Reason("zaynab.none", {"what": CARD_SORTS[pile]})
    return pile_reason(card_pile(state, 1 - pile), CARD_SORTS[1 - pile])
