"""Nim as people and files read it: notation, documents, score terms, reasons and events."""

import re

import numpy as np

from zellige.core.document import check_shape
from zellige.core.errors import BadPosition, NotationError
from zellige.core.game import NOBODY, Document, Event, Game, Reason, State, Term
from zellige.core.vocabulary import PlainView, Prompt
from zellige_nim import rules
from zellige_nim.rules import DIE

FORMAT = "zellige-position/1"
_NOTATION = re.compile(r"(take|die) ([123])")


def describe(state: State, action: int) -> str:
    """``take 2`` or ``die 3``."""
    return f"die {action - DIE + 1}" if action >= DIE else f"take {action + 1}"


def parse(state: State, text: str) -> int:
    """The action id of ``take 2`` or ``die 3``; ``NotationError`` for anything else."""
    found = _NOTATION.fullmatch(text.strip())
    if found is None:
        raise NotationError(action=text, game="nim", example="take 2")
    return int(found[2]) - 1 + (DIE if found[1] == "die" else 0)


def terms(state: State, seat: int) -> list[Term]:
    """The pebbles of a seat, and the bonus for the last one."""
    found = [Term("pebbles", int(state.taken[seat]))]
    if state.last == seat:
        found.append(Term("last", rules.LAST))
    return found


def reason(state: State, action: int) -> Reason | None:
    """Why an action is not allowed now."""
    if state.left == 0:
        return Reason("over")
    if (action >= DIE) != (state.limit == 0):
        return Reason("die-first" if state.limit == 0 else "die-rolled")
    if action < DIE and action + 1 > state.limit:
        return Reason("limit", {"limit": int(state.limit)})
    if action < DIE and action + 1 > state.left:
        return Reason("heap", {"left": int(state.left)})
    return None


def narrate(before: State, action: int, after: State) -> list[Event]:
    """The roll, or the pebbles taken and whether the heap is empty now."""
    seat = int(before.turn)
    if action >= DIE:
        return [Event("rolled", seat, {"limit": int(after.limit)})]
    took = Event("took", seat, {"count": action + 1, "left": int(after.left)})
    return [took, Event("last", seat, {"points": rules.LAST})] if after.left == 0 else [took]


def view(state: State) -> PlainView:
    """The plain view: the board as text, and what is to be decided."""
    prompt: Prompt = {"title": {"say": "prompt-take"}, "detail": {"say": "prompt-take.detail"}}
    return {"kind": "plain", "text": show(state), "prompt": prompt}


def show(state: State, lang: str = "en") -> str:
    """The heap in rows of ten, the die, and what every seat has: the same in every language, for there are no words in it."""
    left = int(state.left)
    heap = [" ".join("o" * min(10, left - done)) for done in range(0, left, 10)] or ["-"]
    die = f"[{state.limit}]" if state.limit else "[ ]"
    seats = [f"{seat + 1}: {state.taken[seat]}" for seat in range(state.seats)]
    return "\n".join([*heap, die, *seats])


def to_document(game: Game, state: State) -> Document:
    """The position document; seats count from 1."""
    moves = int(rules.to_move(state))
    return {
        "game": "nim", "format": FORMAT, "players": int(state.seats), "options": game.options_of(state),
        "left": int(state.left), "limit": int(state.limit), "taken": [int(taken) for taken in state.taken[: state.seats]],
        "last": int(state.last) + 1 if state.last >= 0 else None, "turn": int(state.turn) + 1 if moves != NOBODY else None,
    }


def from_document(game: Game, document: Document, partial: bool) -> State:
    """The position of a document; ``partial`` accepts pebbles that do not add up to the heap."""
    check_shape(document, game.home)
    seats, left, taken, turn, last = (document[key] for key in ("players", "left", "taken", "turn", "last"))
    state = game.prepare(seats, document.get("options", {}))
    if len(taken) != seats or max(turn or 1, last or 1) > seats:
        raise BadPosition(problem="seats", seats=seats)
    if (left == 0) != (turn is None) or (left == 0) != (last is not None) or (left == 0 and document["limit"] > 0):
        raise BadPosition(problem="end")
    heap = game.options_of(state)["heap"]
    if left + sum(taken) > 127 or (not partial and left + sum(taken) != heap):
        raise BadPosition(problem="pebbles", heap=heap, found=left + sum(taken))
    state.left, state.limit, state.last = left, document["limit"], -1 if last is None else last - 1
    state.turn = np.int8(turn - 1) if turn is not None else last % seats
    state.taken[:seats] = taken
    return state
