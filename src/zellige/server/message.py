"""The table message: everything a browser draws, made from what it may know. Its form: docs/formats/table.md."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from zellige.core.compile import Kernels
from zellige.core.course import Step
from zellige.core.game import CHANCE, NOBODY, Column, Game, State, Term
from zellige.core.speaker import Speaker
from zellige.core.undo import Undo
from zellige.server.charter import Asking
from zellige.server.table import Table
from zellige.server.wire.frames import Outcome
from zellige.server.wire.table import (
    Decision,
    Effect,
    LogEntry,
    OfferedAction,
    OptionInPlay,
    ScoreColumn,
    ScoreRow,
    Scores,
    Seal,
    SeatInfo,
    TableMessage,
    Told,
)
from zellige.server.wire.values import Lang
from zellige.server.workshop import QUICK

PATIENCE = 0.6
"""Seconds that interpreted score changes may take before the message leaves without them."""


@dataclass
class Desk:
    """One browser's place at a table: which seats it plays, its language, and the lines of the log it has already been told."""

    table: Table
    asking: Asking
    lang: Lang
    told: dict[tuple[int, int | None, bool], Told] = field(default_factory=dict)

    @property
    def speaker(self) -> Speaker:
        """The words for this browser."""
        played = self.table.played(self.asking)
        return Speaker(self.table.game, self.lang, self.table.seats, played[0] if len(played) == 1 else None)

    def mine(self, seat: int) -> bool:
        """Whether this browser plays a seat, from 0."""
        return seat in self.table.played(self.asking)


def table_message(desk: Desk, kernels: Kernels | None, moment: int | None = None) -> tuple[TableMessage, bool]:
    """The table as this browser may see it now, or as it was after ``moment`` actions.

    Without kernels the score changes of the actions may take too long; then they are empty, and the answer says so: False.
    """
    table, speaker, game = desk.table, desk.speaker, desk.table.game
    ply = table.ply if moment is None else moment
    eye = table.eye(desk.asking)
    seen = table.seen(table.at(ply), eye)
    view = game.view(seen, eye)
    prompt = view.pop("prompt", None)
    over = table.charter.record is not None or game.to_move(table.at(ply)) == NOBODY
    decision, complete = _decision(desk, seen, prompt, kernels) if moment is None and not over else (None, True)
    message: TableMessage = {
        "type": "table", "table": table.charter.table, "game": game.name, "title": speaker.say("game-title"),
        "board": game.board, "lang": desk.lang, "version": table.version, "ply": ply, "plies": table.ply, "moment": moment,
        "status": "over" if over else "playing", "turn": table.turn_at(ply), "practice": table.practice,
        "options": _options(table, speaker), "seats": [_seat(desk, seat) for seat in range(len(table.charter.seats))],
        "view": speaker.fill(view),
        "scores": _scores(game, seen, speaker), "decision": decision, "log": _log(desk, eye, kernels),
        "since": _since(desk), "seal": _seal(table),
        "halted": None if table.halted is None else speaker.error(table.halted)}
    if over and game.to_move(table.at(ply)) == NOBODY:
        message["winners"] = [seat for seat, place in enumerate(game.ranks(seen), 1) if place == 1]
    return message, complete


def _options(table: Table, speaker: Speaker) -> list[OptionInPlay]:
    values = table.game.options_of(table.start)
    return [{"name": option.name, "label": speaker.say(f"option-{option.name}"),
             "value": speaker.option_value(option, values[option.name]), "changed": values[option.name] != option.default}
            for option in table.game.options]


def _seat(desk: Desk, number: int) -> SeatInfo:
    player, speaker = desk.table.seats[number].player, desk.speaker
    return {"seat": number + 1, "name": speaker.name(number), "kind": "person" if player is None else "bot", "player": player,
            "player_label": player and speaker.player(player), "mine": desk.mine(number)}


def _seal(table: Table) -> Seal:
    charter, shown = table.charter, table.over and table.charter.record is None
    return {"sha256": None if charter.record else charter.seal, "seed": charter.seed if shown else None,
            "salt": charter.salt if shown else None}


def _since(desk: Desk) -> int:
    line = desk.table.line
    return next((ply for ply in range(len(line), 0, -1) if desk.mine(line[ply - 1].mover)), 0)


# --- scores ----------------------------------------------------------------------------------------------------------


def _scores(game: Game, seen: State, speaker: Speaker) -> Scores:
    terms = [game.terms(seen, seat) for seat in range(int(seen.seats))]
    column_of, shown = _columns(speaker, game.columns(seen), [term for seat in terms for term in seat])
    rows: list[ScoreRow] = []
    for seat, (own, place) in enumerate(zip(terms, game.ranks(seen), strict=True), 1):
        sums = {column["id"]: 0 for column in shown}
        for term in own:
            sums[column_of[term.rule]] += int(term.amount)
        rows.append({
            "seat": seat, "total": sum(sums.values()), "place": place, "columns": sums,
            "terms": [{"rule": term.rule, "column": column_of[term.rule], "label": speaker.term(term),
                       "amount": int(term.amount), "cells": list(term.places or term.cells)} for term in own]})
    return {"columns": shown, "rows": rows}


def _columns(speaker: Speaker, grouped: Sequence[Column], terms: list[Term]) -> tuple[dict[str, str], list[ScoreColumn]]:
    """Which column each rule's points stand in, and the columns: the game's own groups, then one for every rule they leave."""
    column_of = {rule: column.name for column in grouped for rule in column.rules}
    shown: list[ScoreColumn] = [
        {"id": column.name, "label": speaker.say(column.label), "icon": column.icon} for column in grouped]
    for term in terms:
        if term.rule not in column_of:
            column_of[term.rule] = term.rule.replace(" ", "-")
            shown.append({"id": column_of[term.rule], "label": speaker.term(term), "icon": None})
    return column_of, shown


def _returns(game: Game, seen: State, kernels: Kernels | None) -> list[int]:
    if kernels is None:
        return game.scores(seen)
    out = np.zeros(max(game.seat_counts), np.int32)
    kernels.returns(seen, out)
    return [int(value) for value in out[: int(seen.seats)]]


# --- the decision ----------------------------------------------------------------------------------------------------


def _decision(desk: Desk, seen: State, prompt: Any, kernels: Kernels | None) -> tuple[Decision, bool]:
    table, speaker, seat = desk.table, desk.speaker, desk.table.mover
    mine, complete, detail = desk.mine(seat), True, None
    onlooker = None if desk.asking else speaker.say("decision-onlooker")
    actions: list[OfferedAction] = []
    if table.halted:
        mine, title, detail = False, speaker.say("decision-halted"), speaker.error(table.halted)
    elif mine:
        if prompt:
            title, detail = speaker.fill(prompt["title"]), speaker.fill(prompt.get("detail"))
        else:
            title = speaker.say_of("decision-yours", {"seat": seat})
        actions, complete = _actions(table.game, seen, kernels)
    elif table.is_person(seat):
        title, detail = speaker.say_of("decision-person", {"seat": seat}), onlooker
    elif table.failed:
        why = "decision-bot-late" if table.failed.late else "decision-bot-failed"
        title = speaker.say_of(why, {"seat": seat, "player": speaker.player(table.failed.player)})
        detail = speaker.say("decision-bot-failed.detail") if seat in desk.asking else onlooker
    elif kernels is None and table.seats[seat].player not in QUICK:
        title, detail = speaker.say_of("decision-bot-waiting", {"seat": seat}), speaker.say("decision-bot-waiting.detail")
    else:
        title = speaker.say_of("decision-bot", {"seat": seat})
    return {"seat": seat + 1, "mine": mine, "title": title, "detail": detail, "actions": actions,
            "undo": table.may_undo(desk.asking),
            "reset": table.may_reset(desk.asking) if mine else Undo.NO,
            "stand_ins": [{"name": name, "label": speaker.player(name)}
                          for name in (table.stand_ins() if seat in desk.asking else [])]}, complete


def _actions(game: Game, seen: State, kernels: Kernels | None) -> tuple[list[OfferedAction], bool]:
    """Every legal action with the exact change of every seat's score; all changes empty when they would take too long."""
    if kernels is not None:
        legal, changes = _fast_changes(game, seen, kernels)
    else:
        legal, changes = game.legal_actions(seen), []
        before, after = game.scores(seen), game.blank()
        end = time.monotonic() + PATIENCE
        for action in legal:
            after[0] = seen
            game.apply(after[0], action)
            changes.append(_difference(before, game.scores(after[0])))
            if time.monotonic() > end:
                return [{"text": game.describe(seen, action), "changes": []} for action in legal], False
    told = zip(legal, changes, strict=True)
    return [{"text": game.describe(seen, action), "changes": change} for action, change in told], True


def _fast_changes(game: Game, seen: State, kernels: Kernels) -> tuple[list[int], list[list[int]]]:
    most, states = max(game.seat_counts), game.blank(2)
    legal, flat = np.zeros(game.longest_legal, np.int32), np.zeros((game.longest_legal + 2) * most, np.int32)
    states[0] = seen
    n = int(kernels.score_changes(states, legal, flat))
    return legal[:n].tolist(), flat[: n * most].reshape(n, most)[:, : int(seen.seats)].tolist()


def _difference(before: list[int], after: list[int]) -> list[int]:
    return [new - old for old, new in zip(before, after, strict=True)]


# --- the log ---------------------------------------------------------------------------------------------------------


def _log(desk: Desk, eye: int | None, kernels: Kernels | None) -> list[LogEntry]:
    """One entry for every decision ever made, chance outcomes among its effects; those before the first stand alone."""
    entries: list[LogEntry] = []
    for number, step in enumerate(desk.table.story):
        told = _told(desk, number, step, eye, kernels)
        if step.mover == CHANCE and entries and entries[-1]["undone"] == step.undone:
            last = entries[-1]
            entries[-1] = {**last, "ply": step.ply, "effects": [*last["effects"], _as_effect(step, told), *told["effects"]]}
        else:
            entries.append({"ply": step.ply, "decided": step.ply, **told, "undone": step.undone})
    return entries


def _told(desk: Desk, number: int, step: Step, eye: int | None, kernels: Kernels | None) -> Told:
    """What the log says of one action, made once for each eye and kept."""
    key = (number, eye, desk.table.over)
    if key not in desk.told:
        table, game, speaker = desk.table, desk.table.game, desk.speaker
        before, after = table.seen(step.before, eye), table.seen(step.after, eye)
        first, *effects = game.narrate(before, table.heard(step, eye), after)
        desk.told[key] = {
            "turn": step.turn, "seat": None if step.mover == CHANCE else step.mover + 1, "text": speaker.event(first),
            "cells": list(first.cells),
            "changes": _difference(_returns(game, before, kernels), _returns(game, after, kernels)),
            "effects": [{"ply": step.ply, "seat": None if event.seat is None else int(event.seat) + 1,
                         "text": speaker.event(event), "cells": list(event.cells)} for event in effects]}
    return desk.told[key]


def _as_effect(step: Step, told: Told) -> Effect:
    return {"ply": step.ply, "seat": told["seat"], "text": told["text"], "cells": told["cells"]}


# --- what an action would do -----------------------------------------------------------------------------------------


def preview(speaker: Speaker, seen: State, action: int) -> Outcome:
    """The sentences and the score changes of an action that whoever decides has not played yet."""
    game = speaker.game
    heard = game.heard(seen, action, game.to_move(seen))
    after = game.copy(seen)
    game.apply(after, action)
    return {"sentences": [speaker.event(event) for event in game.narrate(seen, heard, after)],
            "changes": _difference(game.scores(seen), game.scores(after))}
