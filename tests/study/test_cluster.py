"""Games on a Ray cluster: the same as on this machine, whatever is lost on the way.

What is ours about it is tried with a stand-in; Ray itself, with two workers of which one is killed, by ``make test-long``.
"""

from __future__ import annotations

import importlib.util
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from counts import LONG
from zellige.cli import main
from zellige.study import cluster, crews
from zellige.study.arena import Table
from zellige.study.blocks import Schedule
from zellige.study.errors import ClusterLost, MissingExtra, NoCluster, OtherRelease, UnknownExecutor
from zellige.study.simulate import Plan, simulate
from zellige.study.tournament import tournament
from zellige.study.tune import Plan as TuningPlan
from zellige.study.tune import Tuner

PLAN = Plan("nim", ("random", "greedy"), 70, "cluster")
SCHEDULE = Schedule(Table("nim", ("random", "greedy"), 2), 12, "cluster")
KEPT = ("experiment.json", "games.jsonl", "records.jsonl", "results.json")


class Lost(Exception):
    """As Ray says that a worker is gone for good."""


class Ray:
    """A stand-in with one worker: what it does goes there and back as bytes, as between machines."""

    exceptions = SimpleNamespace(RayError=Lost)

    def __init__(self) -> None:
        self.reached: str | None = ""
        self.tasks = 0
        self.lost_at: int | None = None
        self.cancelled: list[Any] = []
        self.open = False

    def init(self, address: str | None, **more: Any) -> None:
        if address == "ray://nowhere:1":
            raise ConnectionError("ray client connection timeout\nand more")
        self.reached, self.open, self._pool = address, True, ThreadPoolExecutor(1)

    def shutdown(self) -> None:
        self.open = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **wishes: Any) -> Callable[[Callable[..., Any]], Any]:
        return lambda do: SimpleNamespace(remote=lambda *told: self._begin(do, told))

    def _begin(self, do: Callable[..., Any], told: tuple[Any, ...]) -> Future[bytes]:
        self.tasks += 1
        if self.tasks == self.lost_at:
            gone: Future[bytes] = Future()
            gone.set_exception(Lost("The worker died.\nIts log:"))
            return gone
        sent = pickle.dumps(told)
        return self._pool.submit(lambda: pickle.dumps(do(*pickle.loads(sent))))

    def get(self, asked: Future[bytes]) -> Any:
        return pickle.loads(asked.result())

    def cancel(self, asked: Any, force: bool) -> None:
        self.cancelled.append(asked)


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ray]:
    """Ray is there, or so it seems."""
    found = Ray()
    monkeypatch.setitem(sys.modules, "ray", found)
    yield found
    assert not found.open


def test_a_cluster_writes_the_same_records(ray: Ray, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    simulate(PLAN, here, processes=1)
    summary = simulate(PLAN, there, executor="ray://far:10001")
    assert there.read_bytes() == here.read_bytes()
    assert (summary.games, ray.reached) == (70, "ray://far:10001")
    assert ray.tasks == 5, "sixteen games a task"


def test_a_cluster_leaves_the_same_folder(ray: Ray, tmp_path: Path) -> None:
    tournament(SCHEDULE, tmp_path / "here", jobs=1)
    tournament(SCHEDULE, tmp_path / "there", executor="ray")
    assert (ray.reached, ray.tasks) == (None, 24)
    for name in KEPT:
        assert (tmp_path / "there" / name).read_bytes() == (tmp_path / "here" / name).read_bytes(), name


@pytest.mark.parametrize("chained", [False, True])
def test_a_cluster_tunes_the_same_weights(ray: Ray, tmp_path: Path, chained: bool) -> None:
    plan = TuningPlan("medina", {}, rounds=1, games=2, gate=0, chained=chained)
    for name, how in (("here", {"jobs": 1}), ("there", {"executor": "ray://far:10001"})):
        assert Tuner(plan, tmp_path / name).go_on(**how)  # type: ignore[arg-type]
    assert (ray.reached, ray.tasks) == ("ray://far:10001", 2)
    kept = [(tmp_path / name / "moments.f32").read_bytes() for name in ("here", "there")]
    assert kept[0] == kept[1] != b""


def test_who_wishes_to_stop_keeps_what_is_finished(ray: Ray, tmp_path: Path) -> None:
    wishes = iter([signal.SIGINT])

    def stop(done: int) -> None:
        for wish in wishes:
            signal.raise_signal(wish)

    summary = simulate(PLAN, tmp_path / "part", processes=1, executor="ray", advance=stop)
    assert 0 < summary.games < 70
    simulate(PLAN, tmp_path / "whole", processes=1)
    assert (tmp_path / "whole").read_bytes().startswith((tmp_path / "part").read_bytes())


def test_what_is_lost_for_good_is_said_and_the_rest_kept(ray: Ray, tmp_path: Path) -> None:
    ray.lost_at = 9
    with pytest.raises(ClusterLost) as lost:
        tournament(SCHEDULE, tmp_path, executor="ray", jobs=1)
    assert lost.value.params["why"] == "The worker died."
    ray.lost_at = None
    seen: list[int] = []
    tournament(SCHEDULE, tmp_path, executor="ray", advance=seen.append)
    assert seen[0] == 8, "those before it were not played again"


def test_another_release_there_is_refused(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = cluster._do("name", pickle.dumps((len, ())), "0.0.1", None)
    assert isinstance(answer, OtherRelease)
    assert answer.params["here"] == "0.0.1"
    do = cluster._do
    monkeypatch.setattr(cluster, "_do", lambda name, told, release, thing: do(name, told, "0.0.1", thing))
    with pytest.raises(OtherRelease):
        simulate(PLAN, executor="ray")


def test_a_second_ctrl_c_ends_the_workers(ray: Ray) -> None:
    ended = threading.Event()
    ray.get = lambda asked: ended.wait()  # type: ignore[method-assign]
    ray.cancel = lambda asked, force: ended.set() if force else None  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        interrupted(ray)
    assert ended.is_set()


def interrupted(ray: Ray) -> None:
    """Ctrl-C while somebody plays."""
    with crews.crew("ray", 1, 1, _echo, ()) as players:
        players.give("something")
        while not ray.tasks:
            time.sleep(0.01)
        raise KeyboardInterrupt


def _echo() -> Callable[[Any], Any]:
    return lambda thing: thing


def test_what_is_no_place_to_play_is_said(ray: Ray, capsys: pytest.CaptureFixture[str]) -> None:
    for executor in ("moon", "ray:", "processes "):
        with pytest.raises(UnknownExecutor):
            simulate(PLAN, executor=executor)
    with pytest.raises(NoCluster) as nowhere:
        simulate(PLAN, executor="ray://nowhere:1")
    assert nowhere.value.params["why"] == "ray client connection timeout"
    for asked in (["tournament", "nim", "--players", "random,greedy"], ["tune", "five_tribes", "--folder", "never"]):
        with pytest.raises(SystemExit, match="2"):
            main([*asked, "--executor", "moon"])
        assert "moon" in capsys.readouterr().err


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra):
        crews.check("ray")
    with pytest.raises(SystemExit, match="2"):
        main(["sprt", "nim", "random", "greedy", "--executor", "ray"])
    assert "zellige[cluster]" in capsys.readouterr().err


ON_RAY = {"simulate": 64, "tournament": 12, "tune": 12}
"""What is tried on Ray itself, with how many games."""


@pytest.mark.skipif(not LONG, reason="make test-long")
@pytest.mark.parametrize("what", ON_RAY)
def test_ray_itself_with_two_workers_of_which_one_is_killed(what: str, tmp_path: Path) -> None:
    """What is left is the same, byte for byte, and one more process did what the lost one had begun."""
    assert importlib.util.find_spec("ray"), "make test-long installs it"
    killed: list[int] = []

    def kill(done: int) -> None:
        if done and not killed:
            worker = next(iter(_workers()))
            os.kill(worker, signal.SIGKILL)
            killed.append(worker)

    for folder, more in (("here", {"executor": "processes"}), ("there", {"executor": "ray", "advance": kill})):
        _play(what, tmp_path / folder, more)
    assert killed
    here, there = ({one.name: one.read_bytes() for one in (tmp_path / folder).iterdir() if one.name in LEFT}
                   for folder in ("here", "there"))
    assert here == there != {}


LEFT = (*KEPT, "moments.f32", "weights.i32")
"""Files that are the same wherever somebody played."""


def _play(what: str, home: Path, more: dict[str, Any]) -> None:
    """Plays with two processes; what is made stands in a folder."""
    home.mkdir()
    players, games = ("patient", "search:iterations=40"), ON_RAY[what]
    if what == "simulate":
        simulate(Plan("medina", players, games, "ray"), home / "games.jsonl", processes=2, **more)
    elif what == "tournament":
        tournament(Schedule(Table("medina", players, 2), games // 2, "ray"), home, jobs=2, **more)
    else:
        tuner = Tuner(TuningPlan("medina", {}, rounds=1, games=games, gate=2), home)
        assert tuner.go_on(jobs=2, **more)
        (home / "weights.i32").write_bytes(tuner.weights.tobytes())  # the file says how long it took, too


def _workers() -> Iterator[int]:
    """The processes that play for Ray now."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if (folder / "cmdline").read_bytes().startswith(b"ray::_do"):
                yield int(folder.name)
        except OSError:
            continue
