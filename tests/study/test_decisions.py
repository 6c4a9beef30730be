"""Games as a table: the same decisions that the records hold, as DuckDB and Polars read them."""

from __future__ import annotations

import sys
from pathlib import Path

import duckdb
import polars
import pyarrow.parquet as pq
import pytest

from zellige.core import record as records
from zellige.core.errors import BadFile
from zellige.core.registry import get
from zellige.core.vocabulary import CHANCE
from zellige.study import decisions
from zellige.study.arena import Table
from zellige.study.blocks import Schedule
from zellige.study.errors import MissingExtra
from zellige.study.simulate import Arena, Plan, simulate
from zellige.study.tournament import tournament


@pytest.mark.parametrize("name", ["nim", "souk", "medina", "almadi"])
def test_a_row_is_a_decision_of_the_records(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "TOGETHER", 20)
    plan = Plan(name, ("random", "greedy"), 3, "table")
    simulate(plan, tmp_path / "games.jsonl", processes=1)
    simulate(plan, tmp_path / "games.parquet", processes=1, parquet=True)
    rows = polars.read_parquet(tmp_path / "games.parquet").to_dicts()
    game, expected = get(name), []
    for number, one in enumerate(records.read(tmp_path / "games.jsonl")):
        for step in records.replay(one):
            if step.mover != CHANCE:
                expected.append({
                    "game": number, "seed": f"table.{number}", "ply": step.ply, "seat": step.mover + 1,
                    "player": one.seats[step.mover], "action": step.action, "text": step.text,
                    "legal": len(game.legal_actions(step.before)), "scores": game.scores(step.before),
                    "final_scores": (one.result or {})["scores"], "final_places": (one.result or {})["places"]})
    assert rows == expected
    assert min(row["legal"] for row in rows) >= 1


def test_the_table_of_a_tournament_and_duckdb(tmp_path: Path) -> None:
    found = tournament(Schedule(Table("nim", ("random", "greedy"), 2), 3), tmp_path, 1, parquet=True)
    path = tmp_path / "decisions.parquet"
    asked = f"SELECT player, count(DISTINCT game), max(game) FROM '{path}' GROUP BY player ORDER BY player"
    assert duckdb.sql(asked).fetchall() == [("greedy", 6, 5), ("random", 6, 5)]
    assert duckdb.sql(f"SELECT count(DISTINCT seed) FROM '{path}'").fetchall() == [(3,)]
    first = duckdb.sql(f"SELECT DISTINCT game, final_scores FROM '{path}' ORDER BY game").fetchall()
    means = [sum(scores[game % 2] for game, scores in first) / 6, sum(scores[1 - game % 2] for game, scores in first) / 6]
    assert [player.score.value for player in found.players] == means
    assert pq.read_schema(path).metadata[b"format"] == b"zellige-decisions/1"


def test_the_same_games_are_the_same_bytes(tmp_path: Path) -> None:
    for name, processes in (("one", 1), ("two", 2)):
        simulate(Plan("nim", ("random", "greedy"), 40), tmp_path / name, processes=processes, parquet=True)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_a_table_that_can_be_written_nowhere_is_said(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "x", "a\0b"):
        with pytest.raises(BadFile):
            simulate(Plan("nim", ("random", "greedy"), 1), path, processes=1, parquet=True)


@pytest.mark.parametrize("parquet", [False, True])
def test_a_mistake_in_a_game_is_no_matter_of_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, parquet: bool) -> None:
    def mistake(self: Arena, number: int) -> None:
        raise ValueError("a record of this game must be another")

    monkeypatch.setattr(Arena, "play", mistake)
    with pytest.raises(ValueError, match="must be another"):
        simulate(Plan("nim", ("random", "greedy"), 1), tmp_path / "x", processes=1, parquet=parquet)


def test_without_pyarrow_nothing_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(MissingExtra):
        simulate(Plan("nim", ("random", "greedy"), 1), tmp_path / "x", parquet=True)
    with pytest.raises(MissingExtra):
        tournament(Schedule(Table("nim", ("random", "greedy"), 2), 1), tmp_path, parquet=True)
    assert list(tmp_path.iterdir()) == []
