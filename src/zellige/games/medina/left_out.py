"""What a position document leaves out and the rest of it decides: what play would have made of it.

Pieces are only counted from the box where a document claims to hold the whole box, that is where it is not read as partial.
"""

from __future__ import annotations

from itertools import chain, combinations

from zellige.core.game import State
from zellige.core.left_out import evenly, shares
from zellige.games.medina import components as box
from zellige.games.medina import state as record
from zellige.games.medina.effects import STEPS, everybody_owns
from zellige.games.medina.options import last_piece_owes_another, may_enter_again, tea_is_used, towers_in_reading_order
from zellige.games.medina.placements import has_placement, prolongs_street, wall_can_grow
from zellige.games.medina.state import corner_of
from zellige.games.medina.turns import pieces_in_hand

# --- streets ---


def streets_by_age(state: State, streets: list[list[int]]) -> tuple[list[list[int]], bool]:
    """Streets, the newest last, and whether there can be no other order.

    A street is closed before the next one opens, so the one that can still go on is the newest. [Merchants]
    """
    open_ones = [street for street in streets if goes_on(state, street)]
    ordered = [street for street in streets if street not in open_ones] + open_ones
    return ordered, len(streets) < 2 or (len(streets) == 2 and len(open_ones) == 1)


def goes_on(state: State, street: list[int]) -> bool:
    """Whether a street can be prolonged if it is the newest."""
    count, ends = int(state.streets), [int(end) for end in state.ends]
    state.streets, state.ends[:] = 1, (street[0], street[-1])
    found = any(prolongs_street(state, end + step) for end in (street[0], street[-1]) for step in STEPS)
    state.streets, state.ends[:] = count, ends
    return found


# --- tiles ---


def claimed(state: State) -> list[int]:
    """The roots of the palaces with a roof, in order of claim."""
    return [int(root) for root in state.roofs[: int(state.roof_count)]]


def holder_through(state: State, root: int) -> int:
    """Who holds a tile that a claimed palace won: seat + 1, or 0 where a neutral roof leaves it on the board."""
    return 0 if state.owner[root] == record.NEUTRAL_OWNER else int(state.owner[root])


def beside_tower(state: State, number: int) -> list[int]:
    """The claimed palaces beside the walls of a tower (its number - 1), in order of claim."""
    corners = [int(other) for other in box.TOWER_AT[int(towers_in_reading_order(state))]]
    arms = sum(1 << (2 * side + arm) for side in range(4) for arm in range(2) if corners[corner_of(side, arm)] == number + 1)
    return [root for root in claimed(state) if int(state.touches[root]) & arms]


def tower_holder(state: State, number: int) -> tuple[int, bool]:
    """Who keeps a tower tile (seat + 1, or 0), and whether it can be nobody else.

    It goes to whoever was connected last; that is one of the palaces beside its walls, here the one claimed last.
    """
    beside = beside_tower(state, number)
    return (holder_through(state, beside[-1]) if beside else 0), len({holder_through(state, root) for root in beside}) < 2


def largest_palaces(state: State, colour: int) -> list[int]:
    """The largest claimed palaces of a colour, in order of claim."""
    palaces = [root for root in claimed(state) if state.board[root] == colour + 1]
    most = max((int(state.parts[root]) for root in palaces), default=0)
    return [root for root in palaces if state.parts[root] == most]


def palace_tile_holder(state: State, colour: int) -> tuple[int, bool]:
    """Who holds a palace tile (seat + 1, or 0), and whether it can be nobody else.

    A largest claimed palace; of equals the one claimed first, unless stables came later than roofs, which nobody can see.
    """
    best = largest_palaces(state, colour)
    stables = any(int(state.palace[cell]) in best for cell in (state.board == record.ON_STABLE).nonzero()[0])
    decided = len({holder_through(state, root) for root in best}) < 2 or not stables
    return (holder_through(state, best[0]) if best else 0), decided


def tea_served(state: State) -> tuple[list[int], int, int]:
    """Tea tiles that the claims of violet palaces brought by seat, what they left in the pile, and what the last claim took."""
    left, served, cups = (box.TEA_TILES if tea_is_used(state) else 0), [0] * record.MOST_SEATS, 0
    for root in claimed(state):
        cups = (left + 1) // 2 if state.board[root] == box.VIOLET + 1 else 0
        left -= cups
        if state.owner[root] != record.NEUTRAL_OWNER:
            served[int(state.owner[root]) - 1] += cups
    return served, left, cups


# --- hands ---


def lost_merchants(state: State) -> set[int]:
    """How many merchants neutral palaces may have taken out of the game with tower tiles."""
    neutral = any(state.owner[root] == record.NEUTRAL_OWNER for root in claimed(state))
    taken = [int(box.TOWER_MERCHANTS[number]) for number in range(4) if not state.tower_merchants[number]] if neutral else []
    return {sum(some) for some in chain.from_iterable(combinations(taken, count) for count in range(len(taken) + 1))}


def left_in_hands(state: State, kind: int) -> int | None:
    """How many pieces of a kind all seats hold together, by what lies on the table; None when it could be several numbers."""
    if kind < box.STABLE and everybody_owns(state, kind):
        return 0
    if kind != box.MERCHANT:
        return int(state.seats) * int(box.HANDS[state.seats, kind]) - laid_of(state, kind)
    lost = lost_merchants(state)
    return None if len(lost) > 1 else left_of_merchants(state, min(lost))


def laid_of(state: State, kind: int) -> int:
    """How many pieces of a kind lie on the table."""
    if kind == box.WALL:
        return int(state.arms.sum())
    if kind in (box.ROOF, box.NEUTRAL):
        return sum((state.owner[root] == record.NEUTRAL_OWNER) == (kind == box.NEUTRAL) for root in claimed(state))
    on_board = {box.STABLE: record.ON_STABLE, box.MERCHANT: record.ON_MERCHANT}
    return int((state.board == on_board.get(kind, kind + 1)).sum())


def left_of_merchants(state: State, lost: int) -> int:
    """How many merchants all seats hold together, when neutral palaces took so many out of the game. One is of the set-up."""
    given = int(state.seats) * int(box.HANDS[state.seats, box.MERCHANT]) + 1 + int(box.TOWER_MERCHANTS.sum()) - lost
    return given - laid_of(state, box.MERCHANT) - int(state.tower_merchants.sum())


def counted_hands(state: State, hands: list[dict[str, int]]) -> list[list[int | None]]:
    """Pieces by seat and kind, those left out as far as the whole box decides them."""
    by_kind: list[list[int | None]] = []
    for number, kind in enumerate(box.KINDS):
        given = [hand.get(kind) for hand in hands]
        in_hand = int(box.HANDS[state.seats, number])
        if number == box.ROOF:
            by_kind.append([in_hand - int(state.owned[seat]).bit_count() if count is None else count
                            for seat, count in enumerate(given)])
        else:
            won = number == box.MERCHANT and state.tower_holder.any()
            by_kind.append(shares(left_in_hands(state, number), given, None if won else in_hand))
    return [list(hand) for hand in zip(*by_kind, strict=True)]


def shared_hands(state: State, hands: list[list[int | None]]) -> list[list[int]]:
    """Pieces by seat and kind, where what nobody can know (None) is shared as even as can be: an assumption.

    Where neutral palaces may have taken merchants out of the game, they are taken to have taken none.
    """
    by_kind: list[list[int]] = []
    for number, given in enumerate(zip(*hands, strict=True)):
        rest = left_in_hands(state, number)
        if rest is None:
            rest = left_of_merchants(state, min(lost_merchants(state)))
        won = number == box.MERCHANT and state.tower_holder.any()
        by_kind.append(evenly(rest, list(given), None if won else int(box.HANDS[state.seats, number])))
    return [list(hand) for hand in zip(*by_kind, strict=True)]


# --- turns ---


def seats_out(state: State) -> tuple[list[int], bool]:
    """Seats that are out for good by the option re_entry, and whether there can be no others.

    Out is whoever had no piece after some placement. Who has nothing but merchants may have won them of a tower since.
    """
    if may_enter_again(state):
        return [], True
    seats = range(int(state.seats))
    out = [seat for seat in seats if pieces_in_hand(state, seat) == 0]
    return out, not any(0 < state.hands[seat, box.MERCHANT] == pieces_in_hand(state, seat) for seat in seats
                        if (state.tower_holder == seat + 1).any())


def who_can_move(state: State) -> list[int]:
    """The seats that could be the one to decide."""
    return [seat for seat in range(int(state.seats)) if not state.out[seat] and has_placement(state, seat)]


def owed_at_first(state: State) -> int:
    """Placements of the turn under way when nothing has been placed in it yet. [Turn of play]"""
    one_piece = pieces_in_hand(state, int(state.seat)) == 1 and not last_piece_owes_another(state)
    return 1 if state.turn <= box.SINGLE_TURNS[state.seats] or one_piece else 2


def turn_and_step(state: State) -> tuple[int, int]:
    """The turn under way and the steps done in it, when no turn before was cut short.

    A step is a placement (all pieces still lie there, beside the first merchant) or a tea tile that was drunk.
    """
    served, _, _ = tea_served(state)
    pieces = (*range(1, len(box.COLOURS) + 1), record.ON_STABLE, record.ON_MERCHANT, record.ON_WALL)
    placed = sum(int((state.board == what).sum()) for what in pieces) - 1
    steps, single = placed + int(state.roof_count) + sum(served) - int(state.tea.sum()), int(box.SINGLE_TURNS[state.seats])
    return (steps + 1, 0) if steps < single else (single + (steps - single) // 2 + 1, (steps - single) % 2)


def turns_were_full(state: State) -> bool:
    """Whether no turn can have been cut short: every seat holds a wall that can be built, and did all the time."""
    return bool(wall_can_grow(state)) and all(state.hands[seat, box.WALL] > 0 for seat in range(int(state.seats)))
