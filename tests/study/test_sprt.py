"""The sequential test: its arithmetic, how often it errs, and that it stops at the same block however it was played."""

from __future__ import annotations

from dataclasses import replace
from math import log
from pathlib import Path

import numpy as np
import pytest

from zellige.study.arena import Table
from zellige.study.blocks import Schedule
from zellige.study.errors import BadElo, OtherExperiment, SamePlayer
from zellige.study.journal import FINISHED, LOCK, opened
from zellige.study.play import play_on
from zellige.study.sprt import LOWER, UPPER, elo_of, expected, llr, sprt

NIM = Schedule(Table("nim", ("greedy", "random"), 2), 400, "seed")


def test_elo_and_share() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert elo_of(expected(-73)) == pytest.approx(-73)
    assert (elo_of(0), elo_of(1)) == (None, None)
    assert pytest.approx(-log(19)) == LOWER
    assert pytest.approx(log(19)) == UPPER


@pytest.mark.parametrize("outcomes", [(40, 90, 200, 120, 50), (0, 0, 300, 200, 100), (300, 5, 100, 5, 310)])
def test_many_blocks_go_by_mean_and_variance(outcomes: tuple[int, ...]) -> None:
    """For small differences the ratio is that of two normal distributions with the blocks' own variance."""
    values, weights = np.arange(5) / 4, np.array(outcomes) / sum(outcomes)
    mean = float(values @ weights)
    variance, centre = float((values - mean) ** 2 @ weights), elo_of(mean) or 0.0
    zero, one = expected(centre - 4), expected(centre + 6)
    by_hand = sum(outcomes) * (one - zero) * (2 * mean - zero - one) / (2 * variance)
    assert llr(outcomes, centre - 4, centre + 6) == pytest.approx(by_hand, rel=0.06)


def test_two_outcomes_are_a_coin() -> None:
    """Where blocks are won or lost as a whole, the ratio is that of two coins."""
    wins, losses = 70, 30
    coin = wins * log(expected(50) / expected(0)) + losses * log((1 - expected(50)) / (1 - expected(0)))
    assert llr((losses, 0, 0, 0, wins), 0, 50) == pytest.approx(coin, rel=0.002)
    assert llr((0, 0, 0, 0, 0), 0, 50) == 0
    assert llr((wins, 0, 0, 0, losses), -50, 0) == pytest.approx(-llr((losses, 0, 0, 0, wins), 0, 50))


@pytest.mark.parametrize(("elo", "least", "most"), [(0, 0.0, 0.09), (40, 0.91, 1.0)])
def test_it_errs_as_rarely_as_it_says(elo: float, least: float, most: float) -> None:
    """200 made-up matches of a strength that is known, with draws: 5 % of errors, and what chance adds to that."""
    rng, found = np.random.default_rng(3), 0
    share, draws = expected(elo), 0.3
    chances = [1 - share - draws / 2, draws, share - draws / 2]
    for _ in range(200):
        blocks = rng.choice(3, (4000, 2), p=chances).sum(axis=1).tolist()
        outcomes = [0] * 5
        for number, block in enumerate(blocks):
            outcomes[block] += 1
            if number % 10 == 9 and not LOWER < (ratio := llr(outcomes, 0, 40)) < UPPER:
                found += ratio >= UPPER
                break
        else:
            pytest.fail("it does not end")
    assert least <= found / 200 <= most


def test_it_stops_by_itself_at_the_same_block(tmp_path: Path) -> None:
    """With one process, with two, and interrupted in between; games that were under way are kept and do not count."""
    verdict = sprt(NIM, folder=tmp_path / "one", jobs=1)
    assert (verdict.decision, sum(verdict.outcomes)) == ("h1", verdict.blocks)
    assert verdict.blocks < 200
    assert verdict.llr >= UPPER > llr(verdict.outcomes, 0, 0.001)
    assert sprt(NIM, folder=tmp_path / "two", jobs=2) == verdict
    with opened(NIM, tmp_path / "three", kind="sprt", elo0=0.0, elo1=20.0) as journal:
        games = iter(range(7))
        play_on(journal, 1, enough=lambda: next(games, None) is None)
    assert sprt(NIM, folder=tmp_path / "three", jobs=1) == verdict
    kept = [{path.name: path.read_bytes() for path in (tmp_path / folder).iterdir() if path.name not in (FINISHED, LOCK)}
            for folder in ("one", "two", "three")]
    assert kept[0] == kept[1] == kept[2]
    assert len(kept[0]["games.jsonl"].splitlines()) == 2 * verdict.blocks


def test_what_is_decided_is_not_played_on(tmp_path: Path) -> None:
    verdict = sprt(NIM, folder=tmp_path, jobs=1)
    before = (tmp_path / FINISHED).read_bytes()
    assert sprt(replace(NIM, blocks=10_000), folder=tmp_path, jobs=1).document() == verdict.document()
    assert (tmp_path / FINISHED).read_bytes() == before


def test_the_weaker_one_is_found_out_and_few_blocks_decide_nothing() -> None:
    turned = replace(NIM, table=replace(NIM.table, players=("random", "greedy")))
    assert sprt(turned, jobs=1).decision == "h0"
    few = sprt(replace(NIM, blocks=2), jobs=1)
    assert (few.decision, few.blocks) == (None, 2)


def test_what_cannot_be_tested_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadElo):
        sprt(NIM, 20, 20)
    with pytest.raises(BadElo):
        sprt(NIM, 0, float("nan"))
    with pytest.raises(SamePlayer):
        sprt(replace(NIM, table=replace(NIM.table, players=("greedy", "greedy"))))
    sprt(replace(NIM, blocks=1), folder=tmp_path, jobs=1)
    with pytest.raises(OtherExperiment):
        sprt(NIM, 0, 10, tmp_path, 1)
