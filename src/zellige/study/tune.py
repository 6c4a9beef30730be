"""Finds the weights of a game's features: first by least squares, then by evolution (``cma``, of the extra ``zellige[study]``).

In rounds, players whose weights are shaken play each other; what was counted on the way is fitted to how the games ended, drawn
towards the weights of the round before. Then the weights are varied, and whoever beats ``patient`` by most on the same deals
goes on. All follows from the plan and its seed. After every game it can be stopped, and goes on where it was.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige import __version__
from zellige.core import value
from zellige.core.files import write_text
from zellige.core.game import Game
from zellige.study.errors import MissingExtra, OtherExperiment
from zellige.study.processes import wish_to_stop
from zellige.study.weighed import Board, Seen, Weights

PRESET = "tuning.json"
"""Where a game says how its shipped weights came about: everything in it is a field of ``Plan``."""
MOST_ROWS = 150_000
"""Moments that are fitted, the last ones."""
HEAVIEST = 30_000
"""No feature is worth more than so much, in thousandths of a point."""
RIVAL = "patient"
Reals = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Plan:
    """What is to be done. ``start``: weights by name, at the beginning and at the end; ``tables``: seats and options of the
    games, in turn; ``margin``: fitted to margins, else to scores; ``pull``: how strongly to the round before; ``generations``
    of ``crowd`` candidates, each in ``blocks`` blocks; ``gate``: blocks against ``patient`` at the end, on seeds of their own.
    """

    game: str
    start: Mapping[str, tuple[int, int]]
    seed: str = "fit"
    rounds: int = 3
    games: int = 100
    margin: bool = True
    pull: float = 10.0
    tables: tuple[tuple[int, Mapping[str, Any]], ...] = ((2, {}),)
    generations: int = 0
    crowd: int = 12
    blocks: int = 10
    gate: int = 20

    @property
    def steps(self) -> int:
        """Games of all rounds and generations."""
        return self.rounds * self.games + 2 * self.generations * self.crowd * self.blocks + 2 * self.gate


def preset(game: Game) -> Plan | None:
    """How the shipped weights of a game came about; None in a game that has none."""
    path = game.home / PRESET
    if game.valuation is None or not path.exists():
        return None
    told = json.loads(path.read_text("utf-8"))
    told["tables"] = tuple((seats, options) for seats, options in told["tables"])
    return Plan(game.name, **told)


@dataclass
class Progress:
    """How far it is: what a folder keeps, beside the moments of the games."""

    weights: list[float]
    rng: Any
    round: int = 0
    game: int = 0
    rows: int = 0
    fitness: list[list[float]] = field(default_factory=list)
    gate: list[list[float]] = field(default_factory=list)
    seconds: float = 0.0


class Tuner:
    """A plan in a folder. ``OtherExperiment``: the folder holds another; ``MissingExtra``: there is no ``cma``."""

    def __init__(self, plan: Plan, folder: str | Path) -> None:
        if plan.generations:
            need()
        self.plan, self.folder = plan, Path(folder)
        self._board = Board(plan.game)
        self._names = self._board.valuation.names
        self._width = 2 * len(self._names)
        self.folder.mkdir(parents=True, exist_ok=True)
        written = json.loads(json.dumps(asdict(plan)))
        kept = self.folder / "plan.json"
        if kept.exists():
            there = json.loads(kept.read_text("utf-8"))
            for name, asked in written.items():
                if there.get(name) != asked:
                    raise OtherExperiment(path=str(folder), what=name, there=str(there.get(name))[:60], asked=str(asked)[:60])
        else:
            write_text(kept, json.dumps(written, indent=1) + "\n")
        self._rng = np.random.default_rng(7)
        self.progress = self._read()
        self._rng.bit_generator.state = self.progress.rng
        self._rows = self._read_rows()

    @property
    def weights(self) -> Weights:
        """The weights so far."""
        return np.rint(self.progress.weights).astype(np.int32)

    @property
    def done(self) -> int:
        """Games that are behind it."""
        so_far = self.progress
        tried = sum(len(one) for one in so_far.fitness) * 2 * self.plan.blocks
        return so_far.round * self.plan.games + so_far.game + tried + len(so_far.gate)

    def go_on(self, advance: Callable[[int], None] = lambda done: None) -> bool:
        """Works until all is done, or Ctrl-C; answers whether all is. Nothing that was played is lost."""
        with wish_to_stop() as stop:
            advance(self.done)
            for step in (self._play_one, self._try_one, self._gate_one):
                while not stop.is_set():
                    began, before = time.process_time(), self.done
                    if not step():
                        break
                    self.progress.seconds += time.process_time() - began
                    self._write()
                    advance(self.done - before)
        if self.done == self.plan.steps:
            write_text(self.folder / "weights.json", value.text(self._names, self.best(), self.card()))
        return self.done == self.plan.steps

    def card(self) -> dict[str, Any]:
        """How the weights came about."""
        plan, so_far = self.plan, self.progress
        made = f"zellige tune {plan.game}: least squares, {plan.rounds} rounds"
        made += f"; cma, {plan.generations} generations" if plan.generations else ""
        margins = [margin for margin, _ in so_far.gate]
        gate = "none"
        if margins:
            share = sum(won for _, won in so_far.gate)
            gate = (f"{share:g} of {len(margins)} v {RIVAL}, seeds gate.0 to gate.{plan.gate - 1}, two seats, margin "
                    f"{np.mean(margins):+.1f} (standard error {np.std(margins) / sqrt(len(margins)):.1f})")
        return {"made": made, "seed": plan.seed, "commit": f"zellige {__version__}", "games": plan.steps - 2 * plan.gate,
                "minutes": round(so_far.seconds / 60, 1), "gate": gate}

    # --- least squares ---

    def _play_one(self) -> bool:
        """A game between shaken weights; after the last of a round the fit."""
        plan, so_far = self.plan, self.progress
        if so_far.round == plan.rounds:
            return False
        seats, options = plan.tables[so_far.game % len(plan.tables)]
        players = [self._shaken() for _ in range(seats)]
        seen = self._board.play(players, f"{plan.seed}.{so_far.round}.{so_far.game}", options, watched=True)
        kept = self._rng.random(len(seen.seats)) < 0.6
        rows = [self._row(seen, which, seats) for which in range(len(seen.seats)) if kept[which]]
        if rows:
            self._keep(np.array(rows, np.float32))
        so_far.game += 1
        if so_far.game == plan.games:
            self._fit()
            so_far.round, so_far.game = so_far.round + 1, 0
        return True

    def _shaken(self) -> Weights:
        base, rng = np.array(self.progress.weights), self._rng
        shaken = base * (1 + 0.25 * rng.standard_normal(self._width))
        return np.rint(shaken + (rng.random() < 0.3) * rng.standard_normal(self._width) * 150).astype(np.int32)

    def _row(self, seen: Seen, which: int, seats: int) -> npt.NDArray[np.float32]:
        """A moment: every feature at the beginning and at the end, as far as it is either; then what came of it."""
        own, left = seen.seats[which], seen.times[which] / 100
        others = [seat for seat in range(seats) if seat != own]
        features, end = seen.all[which][own].astype(float), float(seen.scores[own])
        if self.plan.margin:
            features -= seen.all[which][others].mean(0)
            end -= float(np.mean([seen.scores[seat] for seat in others]))
        return np.concatenate([features * left, features * (1 - left), [end]]).astype(np.float32)

    def _fit(self) -> None:
        """Least squares, drawn towards what was there before."""
        table = self._rows[-MOST_ROWS:].astype(np.float64)
        rows, ends = table[:, :-1], table[:, -1]
        spread = rows.std(0) + 1e-3
        even, before = rows / spread, np.array(self.progress.weights) / value.UNIT * spread
        pull = self.plan.pull / len(ends) * 10 * np.eye(self._width)
        step = np.linalg.solve(even.T @ even / len(ends) + pull, even.T @ (ends - even @ before) / len(ends))
        self.progress.weights = np.clip((before + step) / spread * value.UNIT, -HEAVIEST, HEAVIEST).tolist()

    # --- evolution ---

    def _try_one(self) -> bool:
        """A candidate of the generation under way, on the deals of its generation."""
        plan, tried = self.plan, self.progress.fitness
        if not plan.generations or (len(tried) == plan.generations and len(tried[-1]) == plan.crowd):
            return False
        if not tried or len(tried[-1]) == plan.crowd:
            tried.append([])
        candidates = self._asked()[0]
        candidate = self._of(candidates[len(tried[-1])])
        games = self._against_rival(candidate, f"cma.{len(tried)}", plan.blocks)
        tried[-1].append(-float(np.mean([margin for margin, _ in games])))
        return True

    def _asked(self) -> tuple[list[Reals], Any]:
        """The candidates of the generation under way; the same whenever it is asked, because all before is told again."""
        import cma

        strategy = cma.CMAEvolutionStrategy(np.zeros(self._width), 1.0,
                                            {"popsize": self.plan.crowd, "seed": 11, "verbose": -9, "CMA_diagonal": True})
        for told in self.progress.fitness:
            candidates = strategy.ask()
            if len(told) < self.plan.crowd:
                return candidates, strategy
            strategy.tell(candidates, told)
        return [], strategy

    def _of(self, steps: Reals) -> Weights:
        """The weights that a candidate stands for: each feature by its own measure."""
        base = np.array(self.progress.weights)
        moved = np.clip(base + steps * np.maximum(0.2 * np.abs(base), 50), -HEAVIEST, HEAVIEST)
        varied: Weights = np.rint(moved).astype(np.int32)
        return varied

    def best(self) -> Weights:
        """What has come of all: the middle of the last generation, not its luckiest candidate."""
        return self._of(np.asarray(self._asked()[1].result.xfavorite)) if self.plan.generations else self.weights

    # --- the gate ---

    def _gate_one(self) -> bool:
        """A block against the rival on seeds that nothing else is played on."""
        block = len(self.progress.gate) // 2
        if block == self.plan.gate:
            return False
        self.progress.gate += [list(one) for one in self._against_rival(self.best(), "gate", 1, block)]
        return True

    def _against_rival(self, weights: Weights, seed: str, blocks: int, first: int = 0) -> list[tuple[float, float]]:
        """The margin and the share of every game of some blocks, in both seatings."""
        found = []
        for block in range(first, first + blocks):
            for seat in range(2):
                players: list[Weights | str] = [weights, RIVAL] if seat == 0 else [RIVAL, weights]
                seen = self._board.play(players, f"{seed}.{block}")
                share = 0.5 + (seen.places[1 - seat] - seen.places[seat]) / 2
                found.append((float(seen.scores[seat] - seen.scores[1 - seat]), share))
        return found

    # --- the folder ---

    def _read(self) -> Progress:
        path = self.folder / "progress.json"
        if path.exists():
            return Progress(**json.loads(path.read_text("utf-8")))
        pairs = [self.plan.start.get(name, (0, 0)) for name in self._names]
        weights = [float(pair[end]) for end in (0, 1) for pair in pairs]
        return Progress(weights, self._rng.bit_generator.state)

    def _write(self) -> None:
        self.progress.rng = self._rng.bit_generator.state
        write_text(self.folder / "progress.json", json.dumps(asdict(self.progress)) + "\n")

    def _read_rows(self) -> npt.NDArray[np.float32]:
        """The moments that were kept; what stands behind them belongs to a game that was not finished."""
        path = self.folder / "moments.f32"
        content = np.fromfile(path, np.float32) if path.exists() else np.zeros(0, np.float32)
        rows = content[: self.progress.rows * (self._width + 1)].reshape(-1, self._width + 1)
        if path.exists():
            rows.tofile(path)
        return rows

    def _keep(self, rows: npt.NDArray[np.float32]) -> None:
        with open(self.folder / "moments.f32", "ab") as file:
            rows.tofile(file)
        self._rows = np.concatenate([self._rows, rows])
        self.progress.rows = len(self._rows)


def need() -> None:
    """``MissingExtra``: there is no ``cma``."""
    try:
        import cma  # noqa: F401
    except ImportError:
        raise MissingExtra(library="cma", extra="study") from None
