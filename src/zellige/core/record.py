"""Game records: JSON Lines, a header, one action in notation a line, then the result. See docs/formats/record.md.

A record replays bit for bit without any random generator: the deal stands in the header as a position document, and chance
outcomes are actions like any other.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from zellige.core import bounds, files, json_text
from zellige.core.course import Course, Step
from zellige.core.draws import Draws
from zellige.core.errors import BadJson, BadRecord, BadSeed, PersonError
from zellige.core.game import CHANCE, Document, Game, State
from zellige.core.registry import by_version, get
from zellige.core.seeds import Seed, checked, is_text, sealed

FORMAT = "zellige-record/1"
LARGEST_COUNT = 2**31


@dataclass
class Record:
    """One game. ``actions``: notation, chance outcomes included; ``result``: None while the game is not over.

    ``dealt``: whether ``seed`` has dealt ``start``; None where nobody has said, as in older records.
    ``line``: where its header stands in its file, from 1. ``extra``: header fields a game adds (a component set, say).
    ``more``: what else a line says, by the number of its action as in ``line_of``: it is written again as it was read.
    ``blank``: for every blank line of the file inside the record, how many actions stand before it.
    """

    game: str
    rules_version: int
    options: dict[str, Any]
    seats: list[str]
    start: Document
    actions: list[str] = field(default_factory=list)
    result: dict[str, Any] | None = None
    seed: Seed | None = None
    extra: dict[str, Any] = field(default_factory=dict)
    dealt: bool | None = None
    line: int = 1
    movers: list[int] = field(default_factory=list)
    more: dict[int, dict[str, Any]] = field(default_factory=dict)
    blank: list[int] = field(default_factory=list, compare=False, repr=False)

    def line_of(self, number: int) -> int:
        """The line of its file on which an action stands, counted from 0; with as many as there are actions, the result's."""
        return self.line + 1 + number + bisect_right(self.blank, number)

    def lines(self) -> Iterator[str]:
        """The record as its lines, without line ends."""
        said = {} if self.dealt is None else {"dealt": self.dealt}
        header = {"format": FORMAT, "game": self.game, "rules_version": self.rules_version, "options": self.options,
                  "seats": self.seats, "seed": self.seed, **said, **self.extra, "start": self.start}
        yield _line(header)
        for number, (mover, action) in enumerate(zip(self.movers, self.actions, strict=True)):
            own: dict[str, Any] = {"chance": action} if mover == CHANCE else {"seat": mover + 1, "action": action}
            yield _line(own | self.more.get(number, {}))
        if self.result is not None:
            yield _line({"result": self.result} | self.more.get(len(self.actions), {}))

    def text(self) -> str:
        """The record as text, every line ended."""
        return "".join(f"{line}\n" for line in self.lines())

    def write(self, path: str | Path) -> None:
        """Writes the record to a file, whole or not at all."""
        files.write_text(path, self.text())


def _line(value: Any) -> str:
    return json_text.written(value)


def extra_of(game: Game, start: State, practice: bool = False) -> dict[str, Any]:
    """The header fields that not every record has.

    ``components``: id and hash of the component set, where there are such sets. ``practice``: true when something was taken
    back after it had revealed what comes.
    """
    components = game.components_in_play(start)
    return ({} if components is None else {"components": components}) | ({"practice": True} if practice else {})


def result_of(game: Game, state: State) -> dict[str, Any]:
    """What a record ends with: scores and places by seat."""
    return {"scores": game.scores(state), "places": game.ranks(state)}


def read(path: str | Path) -> list[Record]:
    """Every game of a file, unfinished ones too. ``BadRecord`` names the first line that is not one of a record."""
    return list(parse(files.read_text(path)))


def parse(text: str, kept: bool = False) -> Iterator[Record]:
    """Every game of a text of JSON lines; ``BadRecord`` at the line that is wrong.

    ``kept``: zellige itself has kept it, perhaps when it was less strict.
    """
    record: Record | None = None
    for number, line in enumerate(text.removeprefix(json_text.MARK).split("\n"), 1):
        if not line.strip():
            if record is not None and record.result is None:
                record.blank.append(len(record.actions))
            continue
        entry = _entry(line, number, kept)
        if "format" in entry:
            if record is not None:
                yield record
            record = _header(entry, number, kept)
        elif record is None:
            raise BadRecord(line=number, problem="record-no-header")
        elif record.result is not None:
            raise BadRecord(line=number, problem="record-after-result")
        elif len(record.actions) >= bounds.MOST_ACTIONS:
            raise BadRecord(line=number, problem="record-long", most=bounds.MOST_ACTIONS)
        else:
            _take_in(record, entry, number)
    if record is None:
        raise BadRecord(line=1, problem="record-empty")
    yield record


def _take_in(record: Record, entry: dict[str, Any], number: int) -> None:
    count = len(record.actions)
    if isinstance(entry.get("chance"), str):
        record.movers.append(CHANCE)
        record.actions.append(entry.pop("chance"))
    elif isinstance(entry.get("action"), str) and _is_count(entry.get("seat")):
        record.movers.append(entry.pop("seat") - 1)
        record.actions.append(entry.pop("action"))
    elif isinstance(entry.get("result"), dict):
        record.result = entry.pop("result")
    else:
        raise BadRecord(line=number, problem="record-unknown-line")
    if entry:
        record.more[count] = entry


def _entry(line: str, number: int, kept: bool) -> dict[str, Any]:
    try:
        entry = json.loads(line) if kept else json_text.parse(line, one_line=True)
    except BadJson as fault:
        raise BadRecord(line=number, problem="record-not-json", detail=fault) from None
    except (ValueError, RecursionError):
        damaged = BadJson(problem="json-syntax", line="none", column=1)
        raise BadRecord(line=number, problem="record-not-json", detail=damaged) from None
    if not isinstance(entry, dict):
        raise BadRecord(line=number, problem="record-unknown-line")
    return entry


def _header(entry: dict[str, Any], number: int, kept: bool) -> Record:
    if entry["format"] != FORMAT:
        raise BadRecord(line=number, problem="record-format", found=str(entry["format"]), known=FORMAT)
    wanted = {"game": str, "rules_version": int, "options": dict, "seats": list, "start": dict}
    for key, kind in wanted.items():
        if type(entry.get(key)) is not kind:
            raise BadRecord(line=number, problem="record-header", key=key)
    if not _is_count(entry["rules_version"]):
        raise BadRecord(line=number, problem="record-header", key="rules_version")
    if not kept:
        _check_outside(entry, number)
    fixed = {*wanted, "format", "seed", "dealt"}
    return Record(entry["game"], entry["rules_version"], entry["options"], [str(name) for name in entry["seats"]],
                  entry["start"], seed=entry.get("seed"), dealt=entry.get("dealt"), line=number,
                  extra={key: value for key, value in entry.items() if key not in fixed})


def _check_outside(entry: dict[str, Any], number: int) -> None:
    """What a header from outside may not hold, though it could be kept: it could never be shown, or means nothing."""
    for seat, name in enumerate(entry["seats"], 1):
        if not is_text(name):
            raise BadRecord(line=number, problem="record-name", seat=seat)
    if (seed := entry.get("seed")) is not None:
        try:
            checked(seed)
        except BadSeed:
            raise BadRecord(line=number, problem="record-header", key="seed") from None
    for key, kind in {"dealt": bool, "seal": str, "salt": str, "chance": str}.items():
        if not isinstance(entry.get(key), kind | None):
            raise BadRecord(line=number, problem="record-header", key=key)


def _is_count(value: Any) -> bool:
    """A whole number that stands for a seat or a version; larger ones cannot even be said."""
    return type(value) is int and abs(value) < LARGEST_COUNT


def _start(record: Record, game: Game | None = None) -> tuple[Game, State]:
    """The game of a record and the position it begins with; ``BadRecord`` when the header does not fit them."""
    game = rules_of(record, game)
    if record.rules_version != game.rules_version:
        raise BadRecord(line=record.line, problem="record-version", found=record.rules_version, known=game.rules_version)
    state = start_of(record, game)
    if game.options_of(state) != game.complete_options(record.options) or len(record.seats) != int(state.seats):
        raise BadRecord(line=record.line, problem="record-start-differs")
    if record.extra.get("components", game.components_in_play(state)) != game.components_in_play(state):
        raise BadRecord(line=record.line, problem="record-components-differ")
    return game, state


def rules_of(record: Record, game: Game | None = None) -> Game:
    """The game of a record by the rules it was played by; by the newest where those have gone. ``game``: as in ``verified``."""
    game = game or get(record.game)
    return by_version(game, record.rules_version) or game


def replay(record: Record) -> Iterator[Step]:
    """Plays a record again, checking every line; ``BadRecord`` names the first that does not fit, and its action."""
    yield from _play(record, *_start(record))


def follow(record: Record) -> Iterator[Step]:
    """As ``replay``, by ``rules_of`` it, whichever it was played by: ``BadRecord`` where they lead no further."""
    yield from _play(record, rules_of(record), start_of(record))


def start_of(record: Record, game: Game | None = None) -> State:
    """The position a record starts from. ``BadRecord`` when it cannot be used."""
    game = game or rules_of(record)
    try:
        return game.kept_position(record.start)
    except PersonError as error:
        raise BadRecord(line=record.line, problem="record-start", game=game.name, detail=error) from error


def _play(record: Record, game: Game, state: State) -> Iterator[Step]:
    course = Course(game, state)
    for number, (mover, text) in enumerate(zip(record.movers, record.actions, strict=True)):
        if course.mover != mover:
            raise BadRecord(line=record.line_of(number), problem="record-seat", action=text, seat=mover + 1,
                            due=course.mover + 1)
        try:
            action = game.parse(course.state, text)
        except PersonError:
            raise BadRecord(line=record.line_of(number), problem="record-notation", action=text) from None
        if action not in course.legal:
            raise BadRecord(line=record.line_of(number), problem="record-illegal", action=text, game=game.name,
                            why=game.reason(course.state, action) or "")
        if game.describe(course.state, action) != text:
            raise BadRecord(line=record.line_of(number), problem="record-notation", action=text)
        yield course.follow(action)
    end = record.line_of(len(record.actions))
    if record.result is not None and not _same(record.result, result_of(game, course.state)):
        raise BadRecord(line=end, problem="record-result", detail=_line(result_of(game, course.state)))
    if record.result is not None and not course.over:
        raise BadRecord(line=end, problem="record-not-over")


def _same(one: Any, other: Any) -> bool:
    """Whether two values are the same JSON: 1.0 and true are no 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def verify(records: Iterable[Record], advance: Callable[[int], None] = lambda actions: None) -> tuple[int, int]:
    """Replays every record and checks its seed and seal; answers how many games and actions held.

    ``advance`` is told how many more actions have held.
    """
    count = played = 0
    for record in records:
        for _ in verified(record):
            played += 1
            advance(1)
        count += 1
    return count, played


def verified(record: Record, game: Game | None = None) -> Iterator[Step]:
    """``replay``, with seed and seal checked where they stand: the deal, where ``dealt`` says it is one, and every draw.

    ``game``: the one it is of, where that is not the installed one of its name. ``BadRecord`` at the line where they differ.
    """
    game, start = _start(record, game)
    if record.seed is None:
        yield from _play(record, game, start)
        return
    if record.dealt and not _deals(game, start, record.seed):
        raise BadRecord(line=record.line, problem="record-deal", seed=str(record.seed))
    seal, salt = record.extra.get("seal"), record.extra.get("salt")
    if seal is not None and salt is not None and sealed(record.seed, salt) != seal:
        raise BadRecord(line=record.line, problem="record-seal")
    draws, rules = Draws(game, record.seed), game.ready_kernels()
    for number, step in enumerate(_play(record, game, start)):
        if step.mover == CHANCE and (due := draws.next(rules, step.before)) != step.action:
            raise BadRecord(line=record.line_of(number), problem="record-draw",
                            action=game.describe(step.before, step.action),
                            due=game.describe(step.before, due), seed=str(record.seed))
        yield step


def seed_deals(record: Record) -> bool:
    """Whether the deal of a record's seed is the position it begins with."""
    return record.seed is not None and _deals(*_start(record), record.seed)


def _deals(game: Game, start: State, seed: Seed) -> bool:
    components = game.component_sets.playing(start) if game.component_sets else None
    dealt = game.new(int(start.seats), seed, game.options_of(start), components)
    return _same(game.to_document(dealt), game.to_document(start))
