"""What a position document leaves out and the rest of it decides: what play would have made of it.

How many pieces and turns there have been is only counted where a document claims to hold the whole box, that is where it is
not read as partial.
"""

from __future__ import annotations

from dataclasses import dataclass

from zellige.core.game import Document, State
from zellige.games.almadi import components as box
from zellige.games.almadi import state as record
from zellige.games.almadi.options import start_tiles_are_chosen
from zellige.games.almadi.state import has, tile_pile


def phase_of(state: State, document: Document, partial: bool) -> tuple[int, bool]:
    """What is being decided, and whether it can be nothing else: what has happened in the turn tells."""
    turn = document.get("turn", {})
    if "phase" in document:
        return record.PHASES.index(document["phase"]), True
    if document.get("seat", 1) is None:
        return record.OVER, True
    if turn.get("tile") is not None:
        from_board = turn.get("row") or turn.get("refill") is not None or len(empty_spaces(state)) == 1
        return (record.PLACE if from_board or state.character_at[box.ALI] < record.RECRUITED else record.HOLD), True
    if turn.get("drawing") == "ali":
        return record.CHOOSE, True
    begun = any(turn.get(field) for field in ("refill", "drawing", "wish", "moves", "no_return"))
    if begun or any(turn.get("pool", {}).values()):
        return record.EFFECTS, True
    starts = state.start_of[: int(state.seats)]
    if not starts.any() or (not all(starts) and (start_tiles_are_chosen(state) or state.start_left.any())):
        return record.START, True
    if state.dealt.any():
        return record.KEEP, True
    if partial or len(empty_spaces(state)) != 1 or tile_pile(state) == 0:
        full = not partial and tile_pile(state) > 0 and not empty_spaces(state)
        return record.CHOOSE, full and state.character_at[box.ALI] < record.RECRUITED
    return record.EFFECTS, True


def empty_spaces(state: State) -> list[int]:
    """The spaces of the board without a tile."""
    return [space for space in range(len(box.BOARD_SPACES)) if state.board[space] == 0]


def refill_of(state: State, phase: int) -> tuple[int, bool]:
    """The space to fill + 1 (0: none), and whether it can be no other: the only empty one."""
    empty = empty_spaces(state)
    if phase not in (record.PLACE, record.EFFECTS) or not empty:
        return 0, True
    return (empty[0] + 1, True) if len(empty) == 1 else (0, False)


def tiles_placed(state: State) -> list[int]:
    """Tiles in the realm of every seat."""
    return [int(((state.realm[seat] > 0) & (state.realm[seat] <= box.TILES)).sum()) for seat in range(int(state.seats))]


@dataclass
class Round:
    """Who began and who decides, as far as it follows from who has had a turn in this round.

    ``done``: seats that have finished theirs, None when nobody can say; ``begun_by``: the first seat, None when that does not
    show; ``turns``: finished regular turns, None when nobody can say.
    """

    done: int | None = None
    begun_by: int | None = None
    turns: int | None = None


def round_of(state: State, phase: int, turns: int | None, partial: bool) -> Round:
    """What the realms (before the first turn: start tiles and Characters) tell about the round."""
    seats = range(int(state.seats))
    if phase == record.START:
        return _run(state, [seat for seat in seats if state.start_of[seat]], 0)
    if phase == record.KEEP:
        return _run(state, [seat for seat in seats if state.dealt[seat] < box.DEALT[len(seats)]], 0)
    counts = tiles_placed(state)
    if phase in (record.END1, record.END2, record.OVER) or state.extra:
        most = len(seats) * box.TURNS_EACH
        return Round(turns=most if not partial and sum(counts) >= most else None)
    if partial:
        return Round() if turns is None else Round(turns % len(seats), None, turns)
    ahead = [seat for seat in seats if counts[seat] > min(counts)]
    if max(counts) - min(counts) > 1 or (phase == record.EFFECTS and not sum(counts)):
        return Round()
    if phase != record.EFFECTS:
        return _run(state, ahead, sum(counts))
    found = _run(state, ahead or list(seats), sum(counts) - 1)
    return Round(None if found.done is None else found.done - 1, found.begun_by, found.turns)


def _run(state: State, ahead: list[int], turns: int) -> Round:
    """The round in which some seats have had their turn, one after the other."""
    seats = int(state.seats)
    starts = [seat for seat in ahead if (seat - 1) % seats not in ahead]
    if len(ahead) in (0, seats):
        return Round(len(ahead), None, turns)
    return Round(len(ahead), starts[0], turns) if len(starts) == 1 else Round()


def is_extra(state: State, phase: int, partial: bool) -> bool:
    """Whether the turn under way is one that Dunyazad gave: nobody else takes a tile when the pile is empty."""
    taken = phase == record.CHOOSE or (phase in (record.PLACE, record.EFFECTS) and state.refill > 0)
    return not partial and taken and tile_pile(state) == 0


def waiting_after(state: State, seat: int, last: int) -> list[int]:
    """The seats with Dunyazad whose extra turn is still to come after that of a seat."""
    seats = int(state.seats)
    order = [(last + 1 + step) % seats for step in range(seats)]
    return [other for other in order[order.index(seat) + 1 :] if has(state, other, box.DUNYAZAD)]
