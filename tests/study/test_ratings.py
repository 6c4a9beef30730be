"""Ratings and plots: what the extra ``zellige[study]`` adds."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ElementTree
from math import log10
from pathlib import Path

import pytest

from zellige.study.arena import Met, Table
from zellige.study.blocks import Schedule
from zellige.study.plot import draw
from zellige.study.ratings import ratings
from zellige.study.standings import Standings
from zellige.study.tournament import tournament


def games(result: str, count: int) -> list[tuple[tuple[str, ...], Met]]:
    """So many games; ``result``: names in the order of their places, ``a=b`` where they share the first."""
    names = tuple(result.replace("=", " ").split())
    places = (1, 1) if "=" in result else (1, 2)
    return [(names, Met(places, places, (0,) * 2, (1,) * 2, (0.0,) * 2, (None,) * 2, 1, None))] * count


def test_three_of_four_games_are_191_points_in_any_order() -> None:
    """A little less, because of what nobody has seen."""
    blocks = [games("a random", 3) + games("random a", 1)] * 300 + [games("a random", 4)] * 5 + [games("random a", 4)] * 5
    found, turned = (ratings(["a", "random"], some) for some in (blocks, blocks[::-1]))
    assert found is not None
    assert turned is not None
    assert (found.anchor, found.points["random"]) == ("random", (0, (0, 0)))
    points, interval = found.points["a"]
    low, high = interval or (0, 0)
    assert points == pytest.approx(400 * log10((3 * 300 + 20 + 0.5) / (300 + 20 + 0.5)))
    assert turned.points["a"][0] == pytest.approx(points)
    assert low < points < high < low + 60


def test_more_blocks_make_it_surer_and_a_shared_place_is_half_a_win() -> None:
    widths = []
    for count in (10, 200):
        blocks = [games("a=random", 2)] * count + [games("a random", 2)] * count + [games("random a", 2)] * count
        found = ratings(["a", "random"], blocks)
        assert found is not None
        points, interval = found.points["a"]
        assert abs(points) < 1
        assert interval is not None
        widths.append(interval[1] - interval[0])
    assert widths[1] < widths[0] / 3


def test_who_has_lost_everything_has_a_rating_and_one_block_has_no_interval() -> None:
    block = games("patient-1 random", 2) + games("a random", 2) + games("a patient-1", 2)
    found = ratings(["a", "patient-1", "random"], [block])
    assert found is not None
    assert found.points["random"][0] < found.points["patient-1"][0] == 0 < found.points["a"][0] < 1000
    assert {interval for _, interval in found.points.values()} == {None}


def test_patient_1_goes_before_random_and_without_either_there_is_none() -> None:
    found = ratings(["random", "patient-1"], [games("patient-1 random", 3)])
    assert found is not None
    assert found.anchor == "patient-1"
    assert ratings(["greedy", "a"], [games("greedy a", 3)]) is None
    assert ratings(["random", "patient-1"], [[(("random",), games("random patient-1", 1)[0][1])]]) is None
    assert ratings(["random", "patient-1"], []) is None


@pytest.fixture(scope="module")
def standings() -> Standings:
    return tournament(Schedule(Table("nim", ("random", "greedy", "search:iterations=9"), 2), 5), jobs=1)


def words(name: str) -> str:
    return {"plot-rate": "Rate", "plot-fair": "Fair", "plot-cross": "Cross", "plot-score": "Score"}[name]


def test_the_plot_is_a_picture_and_always_the_same(standings: Standings, tmp_path: Path) -> None:
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
        assert draw(standings, tmp_path / folder, words)
    one, other = ({path.name: path.read_bytes() for path in (tmp_path / folder).iterdir()} for folder in ("one", "other"))
    assert one == other
    assert one["plot.png"].startswith(b"\x89PNG\r\n")
    assert ElementTree.fromstring(one["plot.svg"]).tag.endswith("svg")
    assert "search:iterations=9" in one["plot.svg"].decode()


def test_alone_it_shows_points(tmp_path: Path) -> None:
    found = tournament(Schedule(Table("almadi", ("random", "greedy"), 1), 2), jobs=1)
    assert draw(found, tmp_path, words)
    assert "Score" in (tmp_path / "plot.svg").read_text("utf-8")


def test_an_empty_tournament_has_a_plot_too(tmp_path: Path) -> None:
    assert draw(tournament(Schedule(Table("nim", ("random", "greedy"), 2), 0), jobs=1), tmp_path, words)


def test_without_the_extra_there_is_neither(standings: Standings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert standings.anchor == "random"
    for name in ("matplotlib", "choix"):
        monkeypatch.setitem(sys.modules, name, None)
    assert ratings(["a", "random"], [games("a random", 3)]) is None
    assert not draw(standings, tmp_path, words)
    assert list(tmp_path.iterdir()) == []
