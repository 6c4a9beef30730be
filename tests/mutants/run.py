"""Changes the rules and core at random places and looks whether a test notices: ``make mutants``.

A sample of mutants, the same for the same seed and sources, is tried on copies of the tree. First the tests that run the
changed line, interpreted, quickest first (``tracing.py`` finds out which these are); whatever survives is built, and the same
tests and the slow ones see it compiled. The browser is never asked. Results are kept in ``.mutants/`` as they come: a second
call goes on where the first was stopped, tries survivors again when the tests have changed, and tries again what stands in a
changed module.

Mutants that change nothing a game could show are listed with the reason in ``equivalent.toml`` and leave the count.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path
from threading import Lock

HOME = Path(__file__).parent
sys.path[:0] = [str(HOME), str(HOME.parent)]

from places import Mutant, mutants  # noqa: E402

from copies import ROOT, Copies, Copy  # noqa: E402

TESTS = {"medina": ("tests/medina",), "core": ("tests/core", "tests/records", "tests/test_example_game.py"),
         "five_tribes": ("tests/five_tribes",), "almadi": ("tests/almadi",)}
"""Whose tests are asked about an area, in the order in which areas are tried."""
TESTS_OF_ALL = ("tests/core/test_draws.py", "tests/core/test_arguments.py", "tests/records")
"""Core's tests that play every game: they meet what survives the first stage."""
TESTS_OF_COMMANDS = ("tests/cli", "tests/almadi/test_component_sets.py")
"""What core does for the command line is tested there: for survivors in core."""
WANTED = 0.9
KILLED, SURVIVED, BROKEN = "killed", "survived", "could not be tried"


@dataclass
class Result:
    """What became of a mutant. ``stage``: 1 interpreted, 2 compiled; ``by``: the test that noticed; ``tests``: their state."""

    key: str
    outcome: str
    stage: int
    by: str
    seconds: float
    tests: str


@dataclass
class Trace:
    """Which tests of an area run which line, and the seconds each takes; those that fail anyhow cannot notice anything."""

    tests: dict[str, float]
    slow: list[str]
    failed: list[str]
    lines: dict[str, dict[str, list[str]]] = field(repr=False)

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that run the changed lines, quickest first; all of them where the change is seen by whoever imports it."""
        rows = self.lines.get(mutant.module, {})
        changed = [rows.get(str(row), []) for row in _rows(mutant)]
        found = {test for tests in changed for test in tests} or set(self.tests)
        return sorted(found - {*self.slow, *self.failed}, key=lambda test: (self.tests[test], test))


def _rows(mutant: Mutant) -> range:
    return range(mutant.row, mutant.row + 1 + mutant.change[0].count("\n"))


Stage = Callable[[Copy, Mutant, Trace], tuple[int, int, str]]
"""Answers its number, pytest's answer and what pytest said."""


# --- trying ----------------------------------------------------------------------------------------------------------


class Session:
    """The mutants of a sample and what is known of them."""

    def __init__(self, home: Path, sample: list[Mutant], workers: int) -> None:
        self.home, self.sample, self.workers = home, sample, workers
        self.tests = _state_of(ROOT / "tests", ROOT / "src")
        self._file = home / "results.jsonl"
        self._lock = Lock()
        self.results: dict[str, Result] = {}
        if self._file.exists():
            for line in self._file.read_text("utf-8").splitlines():
                result = Result(**json.loads(line))
                self.results[result.key] = result

    def due(self) -> list[Mutant]:
        """What is still to be tried: what nobody knows yet, and what once survived other tests."""
        known = self.results
        return [one for one in self.sample if one.key not in known or (
            known[one.key].outcome != KILLED and known[one.key].tests != self.tests)]

    def half_done(self) -> list[Mutant]:
        """What has survived the first stage and not met the second."""
        return [one for one in self.sample if one.key in self.results and self.results[one.key].outcome == SURVIVED
                and self.results[one.key].stage == 1]

    def run(self) -> None:
        """Tries what is due, in several copies at once: all of it interpreted, then the survivors compiled."""
        areas = [area for area in TESTS if any(one.area == area for one in [*self.due(), *self.half_done()])]
        if not areas:
            return
        self._copies = Copies(self.home, self.workers)
        with self._copies.one() as copy:
            copy.build()
        with ThreadPoolExecutor(self.workers) as pool:
            traces: dict[str, Trace] = {}
            for first in range(0, len(areas), self.workers):
                together = areas[first : first + self.workers]
                traces |= dict(zip(together, pool.map(self._trace, together), strict=True))
                trying = partial(self._try, stage=_interpreted, traces=traces, left=self.due)
                list(pool.map(trying, [one for one in self.due() if one.area in traces]))
            list(pool.map(partial(self._try, stage=_compiled, traces=traces, left=self.half_done), self.half_done()))

    def _trace(self, area: str) -> Trace:
        kept = self.home / f"trace-{area}-{self.tests}.json"
        if not kept.exists():
            with self._copies.one() as copy:
                began = time.monotonic()
                places = [place for place in TESTS[area] if (copy.root / place).exists()]
                answer, said = copy.pytest("-p", "mutants.tracing", *places, backend="reference",
                                           ZELLIGE_TRACE=f"{kept}.new", COVERAGE_CORE="ctrace")
            if answer not in (0, 1):
                raise RuntimeError(f"The tests of {area} cannot be run:\n{said[-3000:]}")
            Path(f"{kept}.new").rename(kept)
            print(f"traced {area} in {time.monotonic() - began:.0f} s", flush=True)
        trace = Trace(**json.loads(kept.read_text("utf-8")))
        for test in trace.failed:
            print(f"fails before anything is changed: {test}", flush=True)
        return trace

    def _try(self, mutant: Mutant, stage: Stage, traces: dict[str, Trace], left: Callable[[], list[Mutant]]) -> None:
        before = self.results[mutant.key].seconds if mutant.key in self.results else 0.0
        with self._copies.one() as copy, copy.changed(mutant.module, mutant.text):
            began = time.monotonic()
            number, answer, said = stage(copy, mutant, traces[mutant.area])
        by = _first_failed(said) if answer else ""
        outcome = SURVIVED if answer == 0 else BROKEN if answer in (4, 5) and not by.startswith("ERROR tests") else KILLED
        result = Result(mutant.key, outcome, number, by, round(before + time.monotonic() - began, 1), self.tests)
        with self._lock:
            self.results[mutant.key] = result
            with open(self._file, "a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")
            place = f"{mutant.module}:{mutant.row}"
            print(f"{len(left()):4} left  {outcome} ({number}) {place}  {mutant.change[1][:90]}", flush=True)


def _interpreted(copy: Copy, mutant: Mutant, trace: Trace) -> tuple[int, int, str]:
    quick = trace.of(mutant)
    return 1, *(copy.chosen(quick, backend="reference", seconds=_patience(trace, quick)) if quick else (0, ""))


def _compiled(copy: Copy, mutant: Mutant, trace: Trace) -> tuple[int, int, str]:
    quick = trace.of(mutant)
    others = TESTS_OF_ALL + (TESTS_OF_COMMANDS if mutant.area == "core" else ())
    return 2, *copy.chosen([*trace.slow, *others, *quick], backend="compiled", seconds=600 + _patience(trace, quick))


def _patience(trace: Trace, tests: list[str]) -> float:
    return 60 + 6 * sum(trace.tests[test] for test in tests)


def _first_failed(said: str) -> str:
    named = [line.split(" - ")[0] for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return named[0] if named else "the end of the process"


def _state_of(*folders: Path) -> str:
    """A hash of the Python files and data in some folders."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".json", ".jsonl", ".toml") and "mutants" not in path.parts and "app" not in path.parts:
                digest.update(path.as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:12]


# --- telling ---------------------------------------------------------------------------------------------------------


def equivalent() -> list[dict[str, str]]:
    """The mutants that were judged to change nothing, with the reason."""
    found: list[dict[str, str]] = tomllib.loads((HOME / "equivalent.toml").read_text("utf-8")).get("equivalent", [])
    return found


def summary(session: Session) -> int:
    """Says what became of the sample; 1 when too little was noticed or something is still to be tried."""
    judged = {(one["module"], one["line"].strip(), one["becomes"].strip()) for one in equivalent()}
    same = [one for one in session.sample if (one.module, *one.change) in judged]
    counted = [one for one in session.sample if one not in same]
    outcomes = Counter(session.results[one.key].outcome for one in counted if one.key in session.results)
    for one in counted:
        result = session.results.get(one.key)
        if result is not None and result.outcome != KILLED:
            print(f"\n{result.outcome}: {one.module}:{one.row}  {one.operator} {one.occurrence}")
            for mark, text in zip("-+", one.change, strict=True):
                print("\n".join(f"  {mark} {line}" for line in text.split("\n")))
    tried = outcomes.total()
    share = outcomes[KILLED] / tried if tried else 0.0
    stages = Counter(session.results[one.key].stage for one in counted
                     if one.key in session.results and session.results[one.key].outcome == KILLED)
    spent = sum(session.results[one.key].seconds for one in session.sample if one.key in session.results)
    print(f"\n{len(session.sample)} mutants: {len(same)} equivalent, {tried} of the other {len(counted)} tried, "
          f"{outcomes[KILLED]} killed ({stages[1]} interpreted, {stages[2]} compiled), {outcomes[SURVIVED]} survived, "
          f"{outcomes[BROKEN]} could not be tried: {share:.1%} noticed; {spent / 60:.0f} minutes of a worker")
    return int(share < WANTED or tried < len(counted))


def drawn(every: list[Mutant], seed: str, count: int) -> list[Mutant]:
    """A random sample. Each mutant has its lot by itself: when a source changes, the others stay in or out."""
    lots: Counter[str] = Counter()

    def lot(mutant: Mutant) -> bytes:
        line = f"{seed} {mutant.module} {mutant.operator} {mutant.line}"
        lots[line] += 1
        return hashlib.sha256(f"{line} {lots[line]}".encode()).digest()

    in_order = (mutant for _, mutant in sorted(((lot(mutant), mutant) for mutant in every), key=lambda pair: pair[0]))
    return list(islice((mutant for mutant in in_order if mutant.is_one), count))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=200, help="how many mutants (200)")
    parser.add_argument("--seed", default="1", help="what the sample is drawn by (1)")
    parser.add_argument("--workers", type=int, default=2, help="how many at once (2)")
    parser.add_argument("--home", type=Path, default=ROOT / ".mutants", help="where results are kept")
    parser.add_argument("--only", default="", help="only mutants whose module holds this text")
    parser.add_argument("--list", action="store_true", help="show the sample and try nothing")
    asked = parser.parse_args()
    every = mutants(ROOT / "src" / "zellige")
    sample = [one for one in drawn(every, asked.seed, asked.count) if asked.only in one.module]
    print(f"{len(every)} mutants, {len(sample)} of them by seed {asked.seed}: "
          + ", ".join(f"{area} {count}" for area, count in sorted(Counter(one.area for one in sample).items())), flush=True)
    if asked.list:
        for one in sample:
            print(f"{one.module}:{one.row}\n  - {one.change[0]}\n  + {one.change[1]}")
        return 0
    asked.home.mkdir(exist_ok=True)
    session = Session(asked.home, sample, asked.workers)
    try:
        session.run()
    finally:
        code = summary(session)
    return code


if __name__ == "__main__":
    sys.exit(main())
