"""What a laboratory keeps: every finished game, at once and for good, and what is made of them (docs/laboratory.md).

A journal without a folder keeps its games in memory.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import FunctionType
from typing import IO, Any

from filelock import FileLock, Timeout

from zellige.core import files, json_text
from zellige.core.errors import BadFile, BadJson
from zellige.core.files import bad_file
from zellige.core.fingerprint import fingerprint
from zellige.core.registry import get
from zellige.players.find import find, is_own
from zellige.study.arena import Met
from zellige.study.blocks import Schedule
from zellige.study.errors import BadJournal, OtherCode, OtherExperiment

EXPERIMENT, FINISHED, GAMES, RECORDS, RESULTS, LOCK = (
    "experiment.json", "finished.jsonl", "games.jsonl", "records.jsonl", "results.json", "experiment.lock")
FORMAT = "zellige-experiment-1"
_BY_SEAT = ("scores", "places", "late", "turns", "seconds", "iterations")


@dataclass(frozen=True)
class Entry:
    """A finished game without its record, which is long: that is read again where it stands."""

    met: Met
    place: int


class Journal:
    """The finished games of an experiment; one process at a time writes to it."""

    def __init__(self, schedule: Schedule, folder: Path | None, file: IO[bytes]) -> None:
        self.schedule = schedule
        self.folder = folder
        self.entries: dict[int, Entry] = {}
        self._file = file
        self._read()

    def add(self, number: int, met: Met) -> None:
        """Keeps a game that is finished; when this returns the system has it."""
        place = self._file.seek(0, io.SEEK_END)
        line = {"game": number, **{key: list(getattr(met, key)) for key in _BY_SEAT}, "actions": met.actions,
                "record": met.record}
        with files.refusals(self.folder or "-"):
            self._file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
            self._file.flush()
        self._note(number, met, place)

    def _note(self, number: int, met: Met, place: int) -> None:
        self.entries[number] = Entry(replace(met, record=None), place)

    def _read(self) -> None:
        """Every whole line; what was begun when somebody pulled the plug is cut off."""
        place = number = 0
        self._file.seek(0)
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n"):
                self._file.truncate(place)
                return
            game, met = self._parsed(line, number)
            self._note(game, met, place)
            place += len(line)

    def _parsed(self, line: bytes, number: int) -> tuple[int, Met]:
        try:
            found = json.loads(line)
            met = Met(**{key: tuple(found[key]) for key in _BY_SEAT}, actions=found["actions"], record=found["record"])
            if {len(getattr(met, key)) for key in _BY_SEAT} != {self.schedule.table.seats}:
                raise ValueError
            return int(found["game"]), met
        except (ValueError, TypeError, LookupError, RecursionError):
            raise BadJournal(path=str(self.folder), line=number) from None

    def record(self, number: int) -> str:
        """The record of a finished game."""
        self._file.seek(self.entries[number].place)
        return str(json.loads(self._file.readline())["record"])

    def write(self, blocks: int, results: Mapping[str, Any]) -> None:
        """Writes what is made of the first ``blocks`` blocks, whole files: games and records in order, and the results."""
        if self.folder is None:
            return
        numbers = range(blocks * len(self.schedule.seatings))
        files.write_pieces(self.folder / GAMES, (self._game(number) for number in numbers))
        files.write_pieces(self.folder / RECORDS, (self.record(number) for number in numbers))
        files.write_text(self.folder / RESULTS, json_text.written(results, indent=1) + "\n")

    def _game(self, number: int) -> str:
        task, met = self.schedule.task(number), self.entries[number].met
        block, which = divmod(number, len(self.schedule.seatings))
        line = {"block": block, "game": which, "seed": task.seed, "seats": self.schedule.names(task.seating),
                "scores": met.scores, "places": met.places, "turns": met.turns, "actions": met.actions}
        return json.dumps(line, ensure_ascii=False) + "\n"


@contextmanager
def opened(schedule: Schedule, folder: str | Path | None, **more: Any) -> Iterator[Journal]:
    """The journal of an experiment, begun or gone on with. ``more``: what else it is known by, beside its table and seed.

    ``OtherExperiment``, ``OtherCode``: the folder holds something else. ``BadFile``: it cannot be used, or somebody uses it.
    """
    if folder is None:
        with io.BytesIO() as memory:
            yield Journal(schedule, None, memory)
        return
    if not str(folder):
        raise BadFile(path="", problem="missing")  # to Python it is the folder one is in
    home = Path(folder)
    with files.refusals(folder, "no-folder"):
        home.mkdir(parents=True, exist_ok=True)
        lock = FileLock(home / LOCK)
        try:
            lock.acquire(blocking=False)
        except Timeout:
            raise BadFile(path=str(folder), problem="experiment-in-use") from None
    try:
        _same(home, description(schedule) | more)
        with open(home / FINISHED, "a+b") as file:
            yield Journal(schedule, home, file)
    except OSError as error:
        raise bad_file(folder, error, "unwritable") from None
    finally:
        lock.release()


def description(schedule: Schedule) -> dict[str, Any]:
    """What an experiment is, as its folder says it: everything that decides how its games go, but not how many they are."""
    table, game = schedule.table, get(schedule.table.game)
    kernels = game.kernels_at_hand()
    players = [find(game, name, kernels) for name in table.players]
    parts = [part for player in players if is_own(game, player.name) for part in vars(type(player)).values()
             if isinstance(part, FunctionType)]
    return {"format": FORMAT, "game": game.name, "rules_version": game.rules_version,
            "players": [{"name": player.name, "version": player.version} for player in players], "seats": table.seats,
            "seed": schedule.seed, "options": game.complete_options(table.options), "components": table.components,
            "limit": table.limit, "code": fingerprint([[kernel.function for kernel in game.entries], parts])}


def _same(home: Path, asked: dict[str, Any]) -> None:
    """Sees to it that a folder holds this experiment, or nothing yet."""
    path = home / EXPERIMENT
    text = json_text.written(asked, indent=1) + "\n"
    if not path.exists():
        files.write_text(path, text)
        return
    try:
        there = json_text.parse(files.read_text(path))
    except BadJson:
        there = None
    if not isinstance(there, dict) or there.get("format") != FORMAT:
        raise OtherExperiment(path=str(home), what="format", there=json.dumps(there)[:60], asked=FORMAT)
    for what, value in json.loads(text).items():
        if there.get(what) != value:
            if what == "code":
                raise OtherCode(path=str(home))
            raise OtherExperiment(path=str(home), what=what, there=_short(there.get(what)), asked=_short(value))


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 200 else f"{text[:200]}…"
