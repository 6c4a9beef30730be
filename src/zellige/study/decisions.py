"""Games as a table in a Parquet file, a row a decision (docs/formats/decisions.md); it needs the extra ``zellige[study]``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from zellige.core.files import refusals
from zellige.core.record import Record, parse, replay, rules_of
from zellige.core.vocabulary import CHANCE
from zellige.study.errors import need

FORMAT = "zellige-decisions/1"
WRITES = "pyarrow.parquet"
TOGETHER = 20_000
"""Rows that are written at once, and read at once by whoever reads them."""


@contextmanager
def writer(path: str | Path) -> Iterator[Callable[[int, str], None]]:
    """Takes games in, each by its number and its record, and writes their decisions.

    ``BadFile``: nothing can be written; ``MissingExtra``: there is nothing here that writes Parquet.
    """
    pa, pq = need("pyarrow"), need(WRITES)
    numbers = pa.list_(pa.int32())
    schema = pa.schema([
        ("game", pa.int64()), ("seed", pa.string()), ("ply", pa.int32()), ("seat", pa.int32()), ("player", pa.string()),
        ("action", pa.int64()), ("text", pa.string()), ("legal", pa.int32()), ("scores", numbers), ("final_scores", numbers),
        ("final_places", numbers)], {"format": FORMAT})
    rows: list[dict[str, Any]] = []

    def add(number: int, text: str) -> None:
        for record in parse(text):
            rows.extend(_rows(number, record))
        if len(rows) >= TOGETHER:
            flush()

    def flush() -> None:
        with refusals(path):
            file.write_table(pa.Table.from_pylist(rows, schema))
        rows.clear()

    with refusals(path):
        file = pq.ParquetWriter(str(path), schema, compression="zstd")
    try:
        yield add
        flush()
    finally:
        with refusals(path):
            file.close()


def _rows(number: int, record: Record) -> Iterator[dict[str, Any]]:
    """The decisions of a game, as the rows of the table; what chance drew is none."""
    game, result = rules_of(record), record.result or {}
    for step in replay(record):
        if step.mover != CHANCE:
            yield {"game": number, "seed": str(record.seed), "ply": step.ply, "seat": step.mover + 1,
                   "player": record.seats[step.mover], "action": step.action, "text": step.text,
                   "legal": len(game.legal_actions(step.before)), "scores": game.scores(step.before),
                   "final_scores": result.get("scores"), "final_places": result.get("places")}
