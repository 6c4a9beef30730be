"""Finds the weights of a game's features: first by least squares, then by evolution (``cma``, of the extra ``zellige[study]``).

In rounds, players whose weights are shaken play each other; what was counted on the way is fitted to how the games ended, drawn
towards the weights of the round before. Then the weights are varied, and whoever beats ``patient`` by most on the same deals
goes on. All follows from the plan and its seed, whoever plays (``study.crews``). After every game it can be stopped, and goes
on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige import __version__
from zellige.core import value
from zellige.core.files import write_text
from zellige.core.game import Game
from zellige.core.registry import get
from zellige.core.rng import stream
from zellige.study.crews import PROCESSES, check, in_order
from zellige.study.errors import OtherExperiment, need
from zellige.study.processes import wish_to_stop
from zellige.study.weighed import Board, Match, Seen, Weights

PRESET = "tuning.json"
"""Where a game says how its shipped weights came about: everything in it is a field of ``Plan``."""
MOST_ROWS = 150_000
"""Moments that are fitted, the last ones."""
HEAVIEST = 30_000
"""No feature is worth more than so much, in thousandths of a point."""
RIVAL = "patient"
Reals = npt.NDArray[np.float64]
Games = tuple[list[Match], Callable[[Seen], None]]
"""Games to be played side by side, and what is to be done with each that is finished, in their order."""


@dataclass(frozen=True)
class Plan:
    """What is to be done. ``start``: weights by name, at the beginning and at the end; ``tables``: seats and options of the
    games, in turn; ``margin``: fitted to margins, else to scores; ``pull``: how strongly to the round before; ``generations``
    of ``crowd`` candidates, each in ``blocks`` blocks; ``gate``: blocks against ``patient`` at the end, on seeds of their own.
    ``chained``: one generator shakes all players, game after game, as it did when the weights that first shipped came about:
    then the games of a round cannot be played side by side.
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
    chained: bool = False

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
    """How far it is: what a folder keeps, beside the moments of the games. ``rng``: who shakes next, in a chained plan;
    ``margins``: of the games so far of the candidate that is tried.
    """

    weights: list[float]
    rng: Any
    round: int = 0
    game: int = 0
    rows: int = 0
    fitness: list[list[float]] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    gate: list[list[float]] = field(default_factory=list)
    seconds: float = 0.0


class Tuner:
    """A plan in a folder. ``OtherExperiment``: the folder holds another; ``MissingExtra``: there is no ``cma``."""

    def __init__(self, plan: Plan, folder: str | Path) -> None:
        if plan.generations:
            need("cma")
        self.folder = Path(folder)
        valuation = get(plan.game).valuation
        assert valuation is not None
        self._names = valuation.names
        self._width = 2 * len(self._names)
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = self.folder / "plan.json"
        there = json.loads(kept.read_text("utf-8")) if kept.exists() else None
        if there is not None and "chained" not in there:  # begun by a release that knew no other way
            there["chained"], plan = True, replace(plan, chained=True)
        written = json.loads(json.dumps(asdict(plan)))
        for name, asked in written.items():
            if there is not None and there.get(name) != asked:
                raise OtherExperiment(path=str(folder), what=name, there=str(there.get(name))[:60], asked=str(asked)[:60])
        if there is None:
            write_text(kept, json.dumps(written, indent=1) + "\n")
        self.plan = plan
        self.progress = self._read()
        self._rows = self._read_rows()

    @property
    def weights(self) -> Weights:
        """The weights so far."""
        return np.rint(self.progress.weights).astype(np.int32)

    @property
    def done(self) -> int:
        """Games that are behind it."""
        so_far = self.progress
        tried = sum(len(one) for one in so_far.fitness) * 2 * self.plan.blocks + len(so_far.margins)
        return so_far.round * self.plan.games + so_far.game + tried + len(so_far.gate)

    def go_on(self, advance: Callable[[int], None] = lambda done: None, jobs: int | None = None,
              executor: str = PROCESSES) -> bool:
        """Works until all is done, or Ctrl-C; answers whether all is. Nothing that was played is lost.

        ``jobs``: how many play at once (all cores, if the memory holds them, unless said otherwise); ``executor``: where, as
        ``study.crews`` reads it.
        """
        check(executor)
        advance(self.done)
        with (wish_to_stop() as stop,
              in_order(executor, jobs, self.plan.steps - self.done, _player, (self.plan.game,), stop) as play):
            for some in (self._some_of_round, self._some_of_generation, self._some_of_gate):
                while not stop.is_set() and (games := some()):
                    matches, keep = games
                    for seen in play(matches):
                        keep(seen)
                        self.progress.seconds += seen.seconds
                        self._write()
                        advance(1)
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

    def _some_of_round(self) -> Games | None:
        """The next games between shaken weights, as many as can be played side by side; after the last of a round the fit."""
        plan, so_far = self.plan, self.progress
        if so_far.round == plan.rounds:
            return None
        count = 1 if plan.chained else plan.games - so_far.game
        return [self._shaken_match(so_far.game + number)[0] for number in range(count)], self._keep_moments

    def _keep_moments(self, seen: Seen) -> None:
        plan, so_far = self.plan, self.progress
        dice = self._shaken_match(so_far.game)[1]
        kept = dice.random(len(seen.seats)) < 0.6
        rows = [self._row(seen, which) for which in range(len(seen.seats)) if kept[which]]
        if rows:
            self._keep(np.array(rows, np.float32))
        if plan.chained:
            so_far.rng = dice.bit_generator.state
        so_far.game += 1
        if so_far.game == plan.games:
            self._fit()
            so_far.round, so_far.game = so_far.round + 1, 0

    def _shaken_match(self, game: int) -> tuple[Match, np.random.Generator]:
        """A game of the round under way, and the dice as they lie once its players are shaken."""
        plan, seed = self.plan, f"{self.plan.seed}.{self.progress.round}.{game}"
        if plan.chained:
            dice = np.random.default_rng()
            dice.bit_generator.state = self.progress.rng
        else:
            dice = np.random.default_rng(stream(seed, "shaken").tolist())
        seats, options = plan.tables[game % len(plan.tables)]
        return Match(tuple(self._shaken(dice) for _ in range(seats)), seed, options, True, plan.chained), dice

    def _shaken(self, rng: np.random.Generator) -> Weights:
        base = np.array(self.progress.weights)
        shaken = base * (1 + 0.25 * rng.standard_normal(self._width))
        return np.rint(shaken + (rng.random() < 0.3) * rng.standard_normal(self._width) * 150).astype(np.int32)

    def _row(self, seen: Seen, which: int) -> npt.NDArray[np.float32]:
        """A moment: every feature at the beginning and at the end, as far as it is either; then what came of it."""
        own, left = seen.seats[which], seen.times[which] / 100
        others = [seat for seat in range(len(seen.scores)) if seat != own]
        features, end = seen.features[which][own].astype(float), float(seen.scores[own])
        if self.plan.margin:
            features -= seen.features[which][others].mean(0)
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

    def _some_of_generation(self) -> Games | None:
        """The games of the generation under way that are still to come, candidate by candidate, on the same deals."""
        plan, tried = self.plan, self.progress.fitness
        if not plan.generations or (len(tried) == plan.generations and len(tried[-1]) == plan.crowd):
            return None
        number = len(tried) + (not tried or len(tried[-1]) == plan.crowd)
        candidates = [self._of(candidate) for candidate in self._asked()[0]]
        behind = 2 * plan.blocks * (len(tried[-1]) if len(tried) == number else 0) + len(self.progress.margins)
        games = [self._against_rival(candidate, f"cma.{number}", game) for candidate in candidates
                 for game in range(2 * plan.blocks)]
        return games[behind:], self._keep_margin

    def _keep_margin(self, seen: Seen) -> None:
        plan, so_far = self.plan, self.progress
        so_far.margins.append(_met_rival(seen, len(so_far.margins))[0])
        if len(so_far.margins) == 2 * plan.blocks:
            if not so_far.fitness or len(so_far.fitness[-1]) == plan.crowd:
                so_far.fitness.append([])
            so_far.fitness[-1].append(-float(np.mean(so_far.margins)))
            so_far.margins = []

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
        return strategy.ask() if len(self.progress.fitness) < self.plan.generations else [], strategy

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

    def _some_of_gate(self) -> Games | None:
        """The games against the rival on seeds that nothing else is played on."""
        best, behind = self.best(), len(self.progress.gate)
        games = [self._against_rival(best, "gate", game) for game in range(behind, 2 * self.plan.gate)]
        return (games, self._keep_gate) if games else None

    def _keep_gate(self, seen: Seen) -> None:
        self.progress.gate.append(list(_met_rival(seen, len(self.progress.gate))))

    def _against_rival(self, weights: Weights, seed: str, game: int) -> Match:
        """A game of some blocks: each deal in both seatings."""
        players = (weights, RIVAL) if game % 2 == 0 else (RIVAL, weights)
        return Match(players, f"{seed}.{game // 2}", chained=self.plan.chained)

    # --- the folder ---

    def _read(self) -> Progress:
        path = self.folder / "progress.json"
        if path.exists():
            return Progress(**json.loads(path.read_text("utf-8")))
        pairs = [self.plan.start.get(name, (0, 0)) for name in self._names]
        weights = [float(pair[end]) for end in (0, 1) for pair in pairs]
        return Progress(weights, np.random.default_rng(7).bit_generator.state if self.plan.chained else None)

    def _write(self) -> None:
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


def _player(game: str) -> Callable[[Match], Seen]:
    """What a process does: plays games."""
    return Board(game).play


def _met_rival(seen: Seen, game: int) -> tuple[float, float]:
    """The margin over the rival, and the share of the win, of a game of some blocks."""
    seat = game % 2
    return float(seen.scores[seat] - seen.scores[1 - seat]), 0.5 + (seen.places[1 - seat] - seen.places[seat]) / 2
