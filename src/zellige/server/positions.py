"""Position documents under work, as the board editor of the browser shows them: stateless, from a document to what it makes."""

from __future__ import annotations

from typing import Any

from zellige.core import bounds
from zellige.core.count_up import entries_of
from zellige.core.drafts import examine
from zellige.core.game import NOBODY, Game, State
from zellige.core.language import language
from zellige.core.speaker import Seat, Speaker
from zellige.server import pads
from zellige.server.message import asked, scores_of
from zellige.server.wire.forms import PositionUnderWork
from zellige.server.wire.positions import PositionAnswer, PositionForm
from zellige.tables.sight import look, written

MOST_ACTIONS = 3000
"""Legal actions that are told of one position."""


def empty(game: Game, seats: int | None, lang: str) -> PositionForm:
    """A table of a game on which nothing lies yet; without ``seats``, for two. ``NoEmptyTable`` when it has none."""
    speaker = Speaker(game, lang)
    usual = 2 if 2 in game.seat_counts else min(game.seat_counts)
    return {"game": game.name, "title": speaker.say("game-title"), "board": game.board, "seats": list(game.seat_counts),
            "options": pads.options_of(speaker), "pad": game.pad is not None,
            "document": game.empty_document(usual if seats is None else seats)}


def looked_at(game: Game, form: PositionUnderWork, lang: str) -> PositionAnswer:
    """What a document makes of a table, and what cannot be in it. A ``PersonError`` when it is too large to be looked at."""
    bounds.refuse_excess(form.document)
    drafted, words = examine(game, form.document), language(lang, game.home)
    answer: PositionAnswer = {
        "refusals": [{"at": list(one.get("at", ())), "text": words.problem(one)} for one in drafted.problems],
        "assumptions": [{"kind": one.kind, "fields": list(one.fields), "text": words.assumption(one)}
                        for one in drafted.assumed],
        "document": None, "view": None, "scores": None, "seat": None, "title": None, "actions": [], "over": False,
        "secrets": False, "counts": None}
    if drafted.state is not None:
        seats = int(drafted.state.seats)
        speaker = Speaker(game, lang, [Seat(name or None) for name in [*form.names, *[None] * seats][:seats]])
        answer |= _table(game, drafted.state, speaker)
    return answer


def _table(game: Game, state: State, speaker: Speaker) -> Any:
    """The fields of the answer that a position has."""
    sight, mover = look(game, state), game.to_move(state)
    legal = game.legal_actions(state)[:MOST_ACTIONS] if mover >= 0 else []
    return {
        "document": game.to_document(state), "view": {name: speaker.fill(_joined(part)) for name, part in sight.view.items()},
        "scores": scores_of(speaker, sight), "seat": mover + 1 if mover >= 0 else None,
        "title": asked(speaker, sight, mover)[0] if mover >= 0 else None,
        "actions": sorted(game.describe(state, action) for action in legal), "over": mover == NOBODY,
        "secrets": any(game.masked(state, seat).tobytes() != state.tobytes() for seat in range(int(state.seats))),
        "counts": None if game.pad is None else entries_of(game, state)}


def _joined(part: Any) -> str:
    """A part of a view, which is kept piece by piece, as one text."""
    if isinstance(part, str):
        return part
    if isinstance(part, list):
        return f"[{','.join(part)}]"
    return "{" + ",".join(f"{written(key)}:{value}" for key, value in part.items()) + "}"
