"""The table message: everything a browser draws, made from what it may know. Its form: docs/formats/table.md."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, cast
from weakref import WeakKeyDictionary

import numpy as np

from zellige.core.compile import Kernels
from zellige.core.game import CHANCE, NOBODY, Column, Event, Game, State, Term
from zellige.core.speaker import Speaker
from zellige.core.undo import Undo
from zellige.server import lessons
from zellige.server.difference import difference
from zellige.server.log import Knowledge, Log, Spelled
from zellige.server.wire.table import (
    Around,
    Clocks,
    DealInPlay,
    Decision,
    LogEntry,
    OfferedAction,
    OptionInPlay,
    Order,
    Outcome,
    Proposal,
    Request,
    Right,
    ScoreColumn,
    ScoreRow,
    Scores,
    ScoreTerm,
    Seal,
    SeatInfo,
    SeatNote,
    TableMessage,
    TurnLine,
)
from zellige.server.wire.values import GameView, Lang
from zellige.server.workshop import QUICK
from zellige.tables.charter import Asking
from zellige.tables.shared import moment as moment_of
from zellige.tables.sight import Part, Sight, written
from zellige.tables.table import Table

_TOLD = "log", "turns"
"""What of a message only grows."""
PATIENCE = 0.6
"""Seconds that interpreted score changes may take before the message leaves without them."""


@dataclass(frozen=True)
class Company:
    """What is so at a table just now, is the same to everybody and kept nowhere.

    ``onlookers``: how many look on, each a socket or a stream without a seat.
    """

    onlookers: int = 0


ALONE = Company()


@dataclass(eq=False)
class Desk:
    """The place at a table of all browsers that play the same seats and read the same language.

    What is said to one of them is said to all: a table message is made once, and each line of the log once and kept.
    ``veil``: it is one browser's before which several people sit, and what one of them alone may know is shown only in the
    ``opened`` hour (``Table.hour``).
    """

    table: Table
    asking: Asking
    lang: Lang
    veil: bool = False
    opened: tuple[int, int, int] | None = None
    _shown: Shown | None = None
    _made_of: tuple[Any, ...] = ()
    _company: Company = ALONE
    _speaker: Speaker | None = None
    _log: Log = field(init=False)
    _drawn: tuple[dict[str, Part], GameView] = field(default_factory=lambda: ({}, {}))
    """What was drawn last, before and after its sentences were said."""
    _scored: tuple[Sight, Scores] | None = None
    _columned: tuple[list[Column], list[str], tuple[dict[str, str], list[ScoreColumn]]] | None = None
    _seated: tuple[tuple[Any, ...], list[SeatInfo]] = (), []
    """Who sits there, and what that was made of."""
    still: dict[str, Any] = field(default_factory=dict)
    """What stays as it is as long as the ``speaker`` does: the title and the options."""

    def __post_init__(self) -> None:
        self._log = Log(self.table)

    @property
    def speaker(self) -> Speaker:
        """The words for these browsers."""
        if self._speaker is None or self._speaker.seats != self.table.called:
            own = self.table.own(self.asking)
            self._speaker = Speaker(self.table.game, self.lang, self.table.called, own[0] if len(own) == 1 else None)
            self._log, self._drawn, self._scored, self._columned = Log(self.table), ({}, {}), None, None  # called otherwise
            self.still = {"title": self._speaker.say("game-title"), "options": _options(self.table, self._speaker)}
        return self._speaker

    def take(self, table: Table) -> None:
        """The table as it stands: where it has been read again, nothing that was told of it before holds."""
        if table is not self.table:
            self.table, self._log = table, Log(table)

    def mine(self, seat: int) -> bool:
        """Whether these browsers play a seat, from 0."""
        return seat in self.table.played(self.asking)

    @property
    def closed(self) -> bool:
        """Whether what only the one who decides may know is covered, until whoever sits here asks for it."""
        table, eye = self.table, self.table.eye(self.asking)
        return (self.veil and eye is not None and not table.over and len(table.played(self.asking)) > 1
                and self.opened != table.hour and table.keeps_secret(eye))

    @property
    def eye(self) -> int | None:
        """Whose knowledge is shown here: a seat from 0, or None for what everybody may know."""
        return None if self.closed else self.table.eye(self.asking)

    @property
    def knowledge(self) -> Knowledge:
        """What is known here: two messages that differ in it have nothing to do with each other."""
        return self._known_to(self.eye)

    def _known_to(self, eye: int | None) -> Knowledge:
        told = self.table.over and self.table.course.hides  # where nothing was secret the end tells nothing anew
        return None if told else eye, told

    def now(self, kernels: Kernels | None, company: Company = ALONE) -> Shown:
        """The table message as things stand, the same one as long as nothing of it changes."""
        table = self.table
        made_of = (table, table.version, table.failed, table.halted, kernels is None, self.closed, table.sealed)
        if self._shown is None or made_of != self._made_of:
            message = table_message(self, kernels, company=company)
            if self._shown is None or message != self._shown.message:
                self._shown = Shown(message, self.knowledge, self._log.spelled)
        elif company != self._company:
            self._shown = Shown(_amid(self._shown.message, company), self.knowledge, self._log.spelled, self._shown.told)
        self._made_of, self._company = made_of, company
        return self._shown

    def draw(self, view: dict[str, Part]) -> GameView:
        """A view with its sentences; parts that are as they were stay the same objects."""
        before, drawn = self._drawn
        found = {name: drawn[name] if before.get(name) == part else self._drawn_part(part, before.get(name), drawn.get(name))
                 for name, part in view.items()}
        self._drawn = view, found
        return found

    def drawn(self, view: dict[str, Part]) -> GameView:
        """A view with its sentences that is drawn once and not remembered."""
        return {name: self._drawn_part(part, None, None) for name, part in view.items()}

    def _drawn_part(self, part: Part, before: Part | None, drawn: Any) -> Any:
        fill = self.speaker.fill
        if isinstance(part, str):
            return fill(part)
        if isinstance(part, list):
            known = dict(zip(before, drawn, strict=True)) if isinstance(before, list) else {}
            return [known[one] if one in known else fill(one) for one in part]
        old = before if isinstance(before, dict) else {}
        return {key: drawn[key] if old.get(key) == one else fill(one) for key, one in part.items()}

    def seated(self) -> list[SeatInfo]:
        """Who sits there; seats that are as they were stay the same objects."""
        table, speaker, (made_of, before) = self.table, self.speaker, self._seated
        now = table, speaker, table.seats, table.persons, table.resigned, table.doors.turned, table.over, table.halted
        if now != made_of:
            found = [_seat(self, speaker, seat) for seat in range(len(table.seats))]
            self._seated = now, [old if old == new else new for old, new in zip(before or found, found, strict=True)]
        return self._seated[1]

    def score(self, sight: Sight) -> Scores:
        """The score pad; rows and terms that are as they were stay the same objects."""
        speaker, before = self.speaker, self._scored
        if before and (sight.terms, sight.places, sight.columns) == (before[0].terms, before[0].places, before[0].columns):
            return before[1]
        column_of, columns = self._columns_of(sight)
        if before and before[1]["columns"] != columns:
            before = None
        rows = []
        for seat, (own, place) in enumerate(zip(sight.terms, sight.places, strict=True)):
            row = before[1]["rows"][seat] if before else None
            terms, at = (before[0].terms[seat], before[0].places[seat]) if before else ([], 0)
            if row is None or terms != own or at != place:
                known = {term.rule: (term, said) for term, said in zip(terms, row["terms"], strict=True)} if row else {}
                row = _row(speaker, seat, own, place, columns, column_of, known)
            rows.append(row)
        self._scored = sight, {"columns": before[1]["columns"] if before else columns, "rows": rows}
        return self._scored[1]

    def _columns_of(self, sight: Sight) -> tuple[dict[str, str], list[ScoreColumn]]:
        """The columns of the score pad, worked out again only where a rule is among the terms that was not there before."""
        grouped, rules = [*sight.columns], {term.rule: term for seat in sight.terms for term in seat}
        if self._columned is None or self._columned[0] != grouped or self._columned[1] != [*rules]:
            self._columned = grouped, [*rules], _columns(self.speaker, grouped, [*rules.values()])
        return self._columned[2]

    @property
    def behind(self) -> int:
        """How many actions the log has yet to be told of."""
        return self._log.behind(self.knowledge)

    def log(self, eye: int | None) -> tuple[list[LogEntry], list[TurnLine]]:
        """One entry for every decision ever made, and one line for every turn of them."""
        words = self.speaker  # who is called otherwise is told by another log
        return self._log.told(words, self._known_to(eye))

    def notes(self) -> list[SeatNote]:
        """What happened at the seats, among the entries that were told last."""
        words = self.speaker
        return [{"ply": note.ply, "after": self._log.place_of(note.after), "seat": note.seat + 1, "kind": note.kind,
                 "text": words.say(f"note-{note.kind}", turn=note.turn, name=words.name_of(note.seat, note.name),
                                   player=words.player(note.player or ""))} for note in self.table.notes]


@dataclass(eq=False)
class Shown:
    """A table message as it goes to every socket of a desk, whole or by what changed since another one.

    ``spelled``: what of it stands as it was sent before. ``told``: the same object in messages that differ in the
    company alone.
    """

    message: TableMessage
    knowledge: Knowledge
    spelled: Spelled
    told: object = field(default_factory=object)
    _changes: WeakKeyDictionary[Shown, str] = field(default_factory=WeakKeyDictionary)

    @cached_property
    def _text(self) -> str:
        """All of it behind the opening brace."""
        parts, rest = list[str](), dict[str, Any]()
        for name, value in self.message.items():
            if name in _TOLD:
                parts += written(rest)[1:-1], f'"{name}":{self.spelled.listed(cast(list[Any], value))}'
                rest = {}
            else:
                rest[name] = value
        return ",".join([part for part in (*parts, written(rest)[1:-1]) if part]) + "}"

    def frame(self, number: int, before: Shown | None) -> str:
        """The message with its number on a socket, as the change of the one ``before`` it there.

        It is whole where there is none, or where something else is known now.
        """
        if before is None or before.knowledge != self.knowledge:
            return f'{{"number":{number},{self._text}'
        if before not in self._changes:
            self._changes[before] = written(difference(before.message, self.message))
        return (f'{{"type":"change","number":{number},"base":{number - 1},"version":{self.message["version"]},'
                f'"changes":{self._changes[before]}}}')


def table_message(desk: Desk, kernels: Kernels | None, moment: int | None = None, company: Company = ALONE,
                  corrects: bool = False) -> TableMessage:
    """The table as these browsers may see it now, or as it was after ``moment`` actions.

    ``corrects``: it says, too, what else could have been done then: see ``Table.correct``.
    Without kernels the score changes of the actions may take too long; then they are empty.
    """
    table, speaker, game = desk.table, desk.speaker, desk.table.game
    ply = table.ply if moment is None else moment
    eye = desk.eye
    sight = table.sight(eye, moment)
    ended = game.to_move(table.at(ply)) == NOBODY
    over = table.charter.record is not None or ended or (table.ended is not None and ply == table.ply)
    entries, turns = desk.log(eye)
    decision = _decision(desk, sight, kernels) if moment is None and not over else None
    if moment is not None and corrects:
        decision = _correction(desk, kernels, moment)
    message: TableMessage = {
        "type": "table", "table": table.charter.table, "game": game.name, "title": desk.still["title"],
        "board": game.board, "lang": desk.lang, "version": table.version, "ply": ply, "plies": table.ply, "moment": moment,
        "status": "over" if over else "playing", "turn": table.turn_at(ply), "practice": table.practice,
        "options": desk.still["options"], "seats": desk.seated(),
        "view": desk.draw(sight.view), "scores": desk.score(sight),
        "decision": decision, "chance": "entered" if table.real else "drawn", "waits": len(table.later),
        "orders": _orders(desk) if moment is None else [],
        "corrects": table.may_correct(desk.asking, ply), "lays": table.may_lay(desk.asking),
        "log": entries, "turns": turns, "notes": desk.notes(), "request": _request(desk), "rematch": _rematch(desk),
        "clock": _clocks(desk), "deal": _deal(table),
        "since": _since(desk), "seal": _seal(table),
        "around": _around(company),
        "lesson": lessons.at_table(table, speaker),
        "halted": None if table.halted is None else speaker.error(table.halted)}
    if ended:
        message["winners"] = [seat for seat, place in enumerate(sight.places, 1) if place == 1]
    elif over and table.ended is not None:
        message["winners"] = [seat + 1 for seat in table.left_over]
    return message


def _around(company: Company) -> Around:
    return {"onlookers": company.onlookers}


def _amid(message: TableMessage, company: Company) -> TableMessage:
    """The same message, at a table of another company."""
    changed = message.copy()
    changed["around"] = _around(company)
    return changed


def _options(table: Table, speaker: Speaker) -> list[OptionInPlay]:
    values = table.game.options_of(table.start)
    return [{"name": option.name, "label": speaker.say(f"option-{option.name}"),
             "value": speaker.option_value(option, values[option.name]), "changed": values[option.name] != option.default}
            for option in table.game.options]


def _seat(desk: Desk, speaker: Speaker, number: int) -> SeatInfo:
    table = desk.table
    player, colour = table.seats[number].player, table.seats[number].colour
    told: SeatInfo = {
        "seat": number + 1, "name": speaker.name(number), "kind": "person" if player is None else "bot", "player": player,
        "player_label": player and speaker.player(player), "mine": desk.mine(number),
        "own": number in table.own(desk.asking), "open": table.is_open(number),
        "stands_in": player is not None and number in table.persons, "may": _may(desk, number)}
    if colour is not None:
        told["colour"] = colour
    return told


def _request(desk: Desk) -> Request | None:
    table, words = desk.table, desk.speaker
    if table.request is None or table.over or table.halted:
        return None
    seat, what, own = table.request.seat, table.request.what, table.request.seat in desk.asking
    names = ", ".join(words.name(one) for one in sorted(table.asked))
    waits = f"request-{what}-waits" if what in ("abandon", "pause", "resume") else "request-waits"
    text = words.say(waits, names=names) if own else words.say(f"request-{what}", name=words.name(seat))
    return {"seat": seat + 1, "what": what, "own": own,
            "answers": bool(table.asked & desk.asking), "waits": [one + 1 for one in sorted(table.asked)], "text": text}


def _rematch(desk: Desk) -> Proposal | None:
    found, words = desk.table.rematch, desk.speaker
    if found is None:
        return None
    own = found.seat in desk.asking
    return {"seat": found.seat + 1, "table": found.table, "own": own,
            "text": words.say("rematch-own") if own else words.say("rematch-by", name=words.name(found.seat))}


def _clocks(desk: Desk) -> Clocks | None:
    clock = desk.table.charter.clock
    if clock is None:
        return None
    return {"time": clock.time, "increment": clock.increment, "each": clock.each, "then": clock.then,
            "then_label": clock.then and desk.speaker.player(clock.then), "left": [*desk.table.left]}


def _deal(table: Table) -> DealInPlay | None:
    shared = table.charter.shared
    return None if shared is None else {"deal": shared.deal, "closes": moment_of(shared.closes), "open": not table.sealed}


def _may(desk: Desk, seat: int) -> list[Right]:
    """What these browsers may do with a seat, from 0."""
    table, found = desk.table, list[Right]()
    if table.over or table.halted:
        return []
    if table.may_replace(desk.asking, seat):
        if table.is_person(seat):
            found.append("bot")
        elif seat in table.persons - table.resigned:
            found.append("back")
    if table.may_free(desk.asking, seat):
        found.append("free")
    if table.may_resign(desk.asking, seat):
        found.append("resign")
    return found


def _seal(table: Table) -> Seal:
    charter, ended = table.charter, table.over and not table.sealed
    shown = ended and charter.record is None and not charter.entered
    return {"sha256": None if charter.record or charter.entered else charter.seal, "seed": charter.seed if shown else None,
            "salt": charter.salt if shown else None}


def _since(desk: Desk) -> int:
    """The ply of the last decision of these browsers, with what followed from it; not of what followed from others'."""
    line, own = desk.table.line, set(desk.table.played(desk.asking))
    ply = next((ply for ply in range(len(line), 0, -1) if line[ply - 1].mover in own and not line[ply - 1].follows), 0)
    while ply and ply < len(line) and line[ply].mover in own:
        ply += 1
    return ply


# --- scores ----------------------------------------------------------------------------------------------------------


def _row(speaker: Speaker, seat: int, terms: list[Term], place: int, columns: list[ScoreColumn],
         column_of: dict[str, str], known: dict[str, tuple[Term, ScoreTerm]]) -> ScoreRow:
    """The line of a seat; ``known``: terms that are said already, by their rules."""
    sums, told = {column["id"]: 0 for column in columns}, list[ScoreTerm]()
    for term in terms:
        before, said = known.get(term.rule, _UNSAID)
        if said is None or (before is not term and before != term):
            said = {"rule": term.rule, "column": column_of[term.rule], "label": speaker.term(term), "amount": int(term.amount),
                    "cells": list(term.places or term.cells)}
        sums[said["column"]] += said["amount"]
        told.append(said)
    return {"seat": seat + 1, "total": sum(sums.values()), "place": place, "columns": sums, "terms": told}


_UNSAID: tuple[None, None] = None, None


def scores_of(speaker: Speaker, sight: Sight) -> Scores:
    """The score pad of a position of which no other was shown before."""
    column_of, columns = _columns(speaker, sight.columns, [term for seat in sight.terms for term in seat])
    return {"columns": columns, "rows": [_row(speaker, seat, own, place, columns, column_of, {})
                                         for seat, (own, place) in enumerate(zip(sight.terms, sight.places, strict=True))]}


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


# --- the decision ----------------------------------------------------------------------------------------------------


def _decision(desk: Desk, sight: Sight, kernels: Kernels | None) -> Decision:
    table, speaker, seat = desk.table, desk.speaker, desk.table.turned_to
    closed, drawn = desk.closed and not table.halted, desk.table.mover == CHANCE
    mine, detail = (table.draws(desk.asking) if drawn else desk.mine(seat)) and not closed, None
    onlooker = None if desk.asking else speaker.say("decision-onlooker")
    actions: list[OfferedAction] = []
    outcomes: list[Outcome] = []
    if table.halted:
        mine, title, detail = False, speaker.say("decision-halted"), speaker.error(table.halted)
    elif closed:
        title, detail = speaker.say_of("decision-person", {"seat": seat}), speaker.say("decision-closed")
    elif drawn:
        title = _draw_prompt(desk, table.state, seat) if mine else speaker.say_of("decision-draws", {"seat": seat})
        detail = onlooker
        outcomes = _outcomes(desk, table.state) if mine else []
    elif mine:
        title, detail = asked(speaker, sight, seat)
        actions = offered(table.game, sight.seen, kernels)
    elif table.is_person(seat):
        title, detail = speaker.say_of("decision-person", {"seat": seat}), onlooker
    elif table.failed:
        why = "decision-bot-late" if table.failed.late else "decision-bot-failed"
        title = speaker.say_of(why, {"seat": seat, "player": speaker.player(table.failed.player)})
        detail = speaker.say("decision-bot-failed.detail") if table.may_replace(desk.asking, seat) else onlooker
    elif kernels is None and table.seats[seat].player not in QUICK:
        title, detail = speaker.say_of("decision-bot-waiting", {"seat": seat}), speaker.say("decision-bot-waiting.detail")
    elif seat in table.persons:
        player = speaker.player(table.seats[seat].player or "")
        title = speaker.say_of("decision-bot-stands-in", {"seat": seat, "player": player})
    else:
        title = speaker.say_of("decision-bot", {"seat": seat})
    if mine and table.later:
        detail = speaker.say("decision-again", was=table.later[0].text, count=len(table.later) - 1)
    return {"seat": seat + 1, "mine": mine, "closed": closed, "title": title, "detail": detail, "actions": actions,
            "outcomes": outcomes, "was": table.later[0].text if mine and table.later else None,
            "undo": table.may_undo(desk.asking),
            "reset": table.may_reset(desk.asking) if mine else Undo.NO,
            "redo": table.may_redo(desk.asking),
            "stand_ins": [{"name": name, "label": speaker.player(name)}
                          for name in (table.stand_ins() if table.may_replace(desk.asking, seat) else [])]}


def _orders(desk: Desk) -> list[Order]:
    """What is to be moved for bots since a person has decided last, beside a real table: there nothing of theirs is secret."""
    table, found = desk.table, list[Order]()
    if not table.charter.entered or table.course.over:
        return found
    for step in reversed(table.line):
        if step.mover in table.persons and table.is_person(step.mover):
            break
        if step.mover != CHANCE:
            told = [(text, event) for event in step.events for text in desk.speaker.orders(event)]
            found[:0] = [{"ply": step.ply, "seat": step.mover + 1, "text": text, "cells": list(event.cells)}
                         for text, event in told if text]
    return found


def _correction(desk: Desk, kernels: Kernels | None, moment: int) -> Decision:
    """What was to be decided or entered after so many actions, where that can be told otherwise."""
    table, speaker, step = desk.table, desk.speaker, desk.table.line[moment]
    drawn, own = step.mover == CHANCE, table.corrector(desk.asking, moment + 1)
    seat = own if own is not None else table.turned_to if drawn else step.mover
    seen = table.seen(step.before, desk.eye if own is None else own)
    title = speaker.say("decision-corrects")
    if desk.veil and own is not None and len(table.played(desk.asking)) > 1 and table.keeps_secret(own):
        title = speaker.say_of("decision-corrects-closed", {"seat": own})
        return {"seat": own + 1, "mine": False, "closed": True, "title": title, "detail": speaker.say("decision-closed"),
                "actions": [], "outcomes": [], "was": None, "undo": Undo.NO, "reset": Undo.NO, "redo": False, "stand_ins": []}
    was = speaker.event(table.news(step, desk.eye).events[0])
    return {"seat": seat + 1, "mine": True, "closed": False, "title": title, "detail": was,
            "actions": [] if drawn else offered(table.game, seen, kernels),
            "outcomes": _outcomes(desk, step.before) if drawn else [], "was": step.text,
            "undo": Undo.NO, "reset": Undo.NO, "redo": False, "stand_ins": []}


def _draw_prompt(desk: Desk, state: State, seat: int) -> str:
    """What is to be drawn and entered, in the words of the game where it has any."""
    first = desk.table.game.legal_actions(state)[0]
    kind = _drawn(desk.table.game, state, first)
    own = f"draw-{kind.kind}"
    if not desk.speaker.has(own):
        return desk.speaker.say("decision-draw")
    return desk.speaker.say_of(own, {"seat": seat, **kind.params})


def _outcomes(desk: Desk, state: State) -> list[Outcome]:
    """Everything that can be drawn, by name."""
    game = desk.table.game
    return [{"text": game.describe(state, action), "label": desk.speaker.event(_drawn(game, state, action))}
            for action in game.legal_actions(state)]


def _drawn(game: Game, state: State, outcome: int) -> Event:
    after = game.copy(state)
    game.kernels_at_hand().apply(after, outcome)
    return game.narrate(state, outcome, after)[0]


def asked(speaker: Speaker, sight: Sight, seat: int) -> tuple[str, str | None]:
    """What whoever decides is asked, in the words of the game where it has any."""
    if not sight.prompt:
        return speaker.say_of("decision-yours", {"seat": seat}), None
    title, detail = [speaker.fill(written(sight.prompt.get(part))) for part in ("title", "detail")]
    return title, detail


def offered(game: Game, seen: State, kernels: Kernels | None) -> list[OfferedAction]:
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
            changes.append([new - old for old, new in zip(before, game.scores(after[0]), strict=True)])
            if time.monotonic() > end:
                return [{"text": game.describe(seen, action), "changes": []} for action in legal]
    told = zip(legal, changes, strict=True)
    return [{"text": game.describe(seen, action), "changes": change} for action, change in told]


def _fast_changes(game: Game, seen: State, kernels: Kernels) -> tuple[list[int], list[list[int]]]:
    most, states = max(game.seat_counts), game.blank(2)
    legal, flat = np.empty(game.longest_legal, np.int32), np.empty((game.longest_legal + 2) * most, np.int32)
    states[0] = seen
    n = int(kernels.score_changes(states, legal, flat))
    return legal[:n].tolist(), flat[: n * most].reshape(n, most)[:, : int(seen.seats)].tolist()
