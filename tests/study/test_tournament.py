"""Tournaments: blocks, intervals, what a folder keeps; the same bytes however they came about."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from filelock import FileLock

from zellige.core import record as records
from zellige.core.errors import BadFile, PersonError, UnknownPlayer, UnknownValue
from zellige.core.language import sentence
from zellige.study.arena import Arena, Met, Table
from zellige.study.blocks import Schedule
from zellige.study.errors import BadJournal, OtherCode, OtherExperiment, TooFewPlayers
from zellige.study.intervals import intervals, share_intervals
from zellige.study.journal import EXPERIMENT, FINISHED, GAMES, LOCK, RECORDS, RESULTS, Journal, opened
from zellige.study.play import play_on
from zellige.study.simulate import Plan, simulate
from zellige.study.standings import Against, Figure, Standings, standings, whole_blocks
from zellige.study.tournament import tournament

NIM = Schedule(Table("nim", ("random", "greedy", "search:iterations=5"), 2), 4, "seed")


def content(folder: Path) -> dict[str, bytes]:
    """What is in a folder and must be the same however it came there."""
    assert {path.name for path in folder.iterdir()} == {EXPERIMENT, FINISHED, GAMES, RECORDS, RESULTS, LOCK}
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != FINISHED}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What a tournament leaves that was played in one go by one process."""
    folder = tmp_path_factory.mktemp("whole")
    tournament(NIM, folder, jobs=1)
    return content(folder)


# --- blocks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seats", "games"), [
    ("ab", 2, ["ab", "ba"]), ("abc", 2, ["ab", "ba", "ac", "ca", "bc", "cb"]), ("aa", 2, ["aa"]), ("ab", 1, ["a", "b"]),
    ("abbb", 4, ["abbb", "babb", "bbab", "bbba"]), ("aab", 2, ["aa", "ab", "ba"])])
def test_a_block_has_every_assignment_once(players: str, seats: int, games: list[str]) -> None:
    schedule = Schedule(Table("nim", tuple(players), seats), 1)
    assert ["".join(schedule.names(seating)) for seating in schedule.seatings] == games


def test_all_games_of_a_block_have_its_seed_and_no_other_block_has() -> None:
    seeds = [task.seed for task in NIM.tasks()]
    assert [seeds[first : first + 6] for first in range(0, 24, 6)] == [[f"seed.{block}"] * 6 for block in range(4)]


def test_a_block_has_one_deal(tmp_path: Path) -> None:
    tournament(Schedule(Table("souk", ("random", "greedy"), 2), 2, "x"), tmp_path, jobs=1)
    starts = [json.dumps(one.start) for one in records.read(tmp_path / RECORDS)]
    assert starts[0] == starts[1] != starts[2] == starts[3]


@pytest.mark.parametrize(("table", "error"), [
    (Table("nim", ("random",), 2), TooFewPlayers), (Table("nim", ("random", "nobody"), 2), UnknownPlayer),
    (Table("nim", ("random", "greedy"), 99), UnknownValue)])
def test_what_cannot_be_played_is_said(table: Table, error: type[PersonError]) -> None:
    with pytest.raises(error) as found:
        tournament(Schedule(table, 1))
    assert sentence(found.value, "en") != sentence(found.value, "fr")


@pytest.mark.parametrize(("game", "players", "digest"), [
    ("nim", "random,greedy", "6c50107b3bd79f84"), ("medina", "random,patient-1,greedy", "d7e3fa89878a440d"),
    ("five_tribes", "greedy,patient-1", "d26db3dc2199abf3"), ("almadi", "patient-1,random", "54e13c036be68031")])
def test_simulate_plays_what_it_always_played(game: str, players: str, digest: str, tmp_path: Path) -> None:
    simulate(Plan(game, tuple(players.split(",")), 6, "gold"), tmp_path / "games.jsonl", processes=1)
    assert hashlib.sha256((tmp_path / "games.jsonl").read_bytes()).hexdigest()[:16] == digest


# --- the folder ------------------------------------------------------------------------------------------------------


def test_two_processes_leave_the_same_bytes(whole: dict[str, bytes], tmp_path: Path) -> None:
    tournament(NIM, tmp_path, jobs=2)
    assert content(tmp_path) == whole


def stop_after(games: int) -> Callable[[], bool]:
    """A wish to stop that comes once so many games are finished."""
    left = iter(range(games))
    return lambda: next(left, None) is None


@pytest.mark.parametrize("jobs", [1, 2])
def test_whoever_is_interrupted_goes_on(whole: dict[str, bytes], tmp_path: Path, jobs: int) -> None:
    """After one game, in the middle of a block, in the middle of a line; no finished game is played again."""
    for games in (1, 8):
        with opened(NIM, tmp_path, kind="tournament") as journal:
            play_on(journal, jobs, enough=stop_after(games))
    with open(tmp_path / FINISHED, "ab") as file:
        file.write(b'{"game":23,"scores":[1')
    before = (tmp_path / FINISHED).read_bytes()
    finished = before[: before.rindex(b"\n") + 1]
    assert 9 <= finished.count(b"\n") < 24
    done: list[int] = []
    tournament(NIM, tmp_path, jobs, done.append)
    assert done[0] == finished.count(b"\n")
    assert sum(done) == 24
    assert (tmp_path / FINISHED).read_bytes().startswith(finished)
    assert content(tmp_path) == whole


def test_more_blocks_go_on_from_fewer(whole: dict[str, bytes], tmp_path: Path) -> None:
    fewer = tournament(replace(NIM, blocks=2), tmp_path, jobs=1)
    assert (fewer.blocks, fewer.games) == (2, 12)
    tournament(NIM, tmp_path, jobs=1)
    assert content(tmp_path) == whole
    assert tournament(replace(NIM, blocks=2), tmp_path, jobs=1).document() == fewer.document()


def test_the_records_replay(whole: dict[str, bytes]) -> None:
    kept = list(records.parse(whole[RECORDS].decode()))
    assert records.verify(kept)[0] == 24
    lines = [json.loads(line) for line in whole[GAMES].decode().splitlines()]
    assert [line["seats"] for line in lines] == [one.seats for one in kept]
    assert [line["scores"] for line in lines] == [(one.result or {})["scores"] for one in kept]
    assert [(line["block"], line["game"]) for line in lines] == [divmod(number, 6) for number in range(24)]


@pytest.mark.parametrize("other", [
    replace(NIM, seed="other"), replace(NIM, table=replace(NIM.table, options={"heap": 13})),
    replace(NIM, table=replace(NIM.table, players=("random", "greedy"))), replace(NIM, table=replace(NIM.table, limit=3.0))])
def test_a_folder_holds_one_experiment(other: Schedule, tmp_path: Path) -> None:
    tournament(replace(NIM, blocks=1), tmp_path, jobs=1)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(OtherExperiment):
        tournament(other, tmp_path, jobs=1)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_games_of_changed_players_are_not_mixed_with_those_of_old_ones(tmp_path: Path) -> None:
    tournament(replace(NIM, blocks=1), tmp_path, jobs=1)
    plan = tmp_path / EXPERIMENT
    plan.write_text(plan.read_text("utf-8").replace('"code": "', '"code": "0'), "utf-8")
    with pytest.raises(OtherCode):
        tournament(NIM, tmp_path, jobs=1)


@pytest.mark.parametrize("text", ["{}", "nonsense", "[1]", '{"format": "zellige-experiment-0"}'])
def test_a_folder_of_something_else_is_left_alone(text: str, tmp_path: Path) -> None:
    (tmp_path / EXPERIMENT).write_text(text, "utf-8")
    with pytest.raises(OtherExperiment):
        tournament(NIM, tmp_path, jobs=1)


@pytest.mark.parametrize("line", ["nonsense", "{}", '{"game": 3, "scores": [1]}', "[]"])
def test_a_line_that_nobody_wrote_is_named(line: str, tmp_path: Path) -> None:
    tournament(replace(NIM, blocks=1), tmp_path, jobs=1)
    with open(tmp_path / FINISHED, "a", encoding="utf-8") as file:
        file.write(line + "\n")
    with pytest.raises(BadJournal, match="Line 7 "):
        tournament(NIM, tmp_path, jobs=1)


def test_two_at_once_in_a_folder_are_one_too_many(tmp_path: Path) -> None:
    with FileLock(tmp_path / LOCK), pytest.raises(BadFile, match="another zellige"):
        tournament(NIM, tmp_path, jobs=1)


def test_a_folder_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path / "file", tmp_path / "file" / "deeper", "a\0b"):
        with pytest.raises(BadFile):
            tournament(NIM, path, jobs=1)


def test_without_a_folder_nothing_is_kept(whole: dict[str, bytes]) -> None:
    found = tournament(NIM, None, jobs=1)
    assert found.document() == json.loads(whole[RESULTS])


def test_ctrl_c_loses_no_finished_game(tmp_path: Path) -> None:
    """Two processes and a slow bot; what was finished before Ctrl-C is there after it, and the same command goes on."""
    (tmp_path / "slow.py").write_text("import time\n\n\ndef choose(question):\n    time.sleep(0.01)\n"
                                      "    return list(question.legal)[0]\n", "utf-8")
    command = [sys.executable, "-m", "zellige.cli", "tournament", "nim", "--players", "slow.py,random", "--seed", "3",
               "--folder", "kept", "--jobs", "2", "--json", "--blocks"]
    environment = {**os.environ, "ZELLIGE_BACKEND": "reference"}
    running = subprocess.Popen([*command, "500"], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               env=environment)
    journal = tmp_path / "kept" / FINISHED
    while running.poll() is None and (not journal.exists() or journal.read_bytes().count(b"\n") < 3):
        time.sleep(0.05)
    before = journal.read_bytes()
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130, err
    assert "The same command goes on from here." in err
    kept = journal.read_bytes()
    assert kept.startswith(before[: before.rindex(b"\n") + 1])
    assert kept.endswith(b"\n")
    assert json.loads(out)["blocks"] >= 1
    assert len(records.read(tmp_path / "kept" / RECORDS)) == json.loads(out)["games"]
    again = subprocess.run([*command, "1"], cwd=tmp_path, capture_output=True, text=True, env=environment)
    assert (again.returncode, again.stderr, json.loads(again.stdout)["blocks"]) == (0, "", 1)
    assert journal.read_bytes() == kept


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="signals for a group of processes")
@pytest.mark.parametrize("command", [
    ["tournament", "nim", "--players", "slow.py,random", "--folder", "kept", "--jobs", "2"],
    ["simulate", "nim", "--seats", "slow.py,random", "--processes", "2", "--out", "games.jsonl"]])
def test_a_second_ctrl_c_waits_for_nobody(command: list[str], tmp_path: Path) -> None:
    """Two processes whose bot thinks for ever: the first Ctrl-C waits for their games, the second does not."""
    (tmp_path / "slow.py").write_text("import time\nfrom pathlib import Path\n\n\ndef choose(question):\n"
                                      "    Path('asked').touch()\n    time.sleep(1000)\n", "utf-8")
    running = subprocess.Popen([sys.executable, "-m", "zellige.cli", *command], cwd=tmp_path, stderr=subprocess.PIPE,
                               env={**os.environ, "ZELLIGE_BACKEND": "reference"}, start_new_session=True)
    try:
        while running.poll() is None and not (tmp_path / "asked").exists():
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        with pytest.raises(subprocess.TimeoutExpired):
            running.wait(1)
        os.killpg(running.pid, signal.SIGINT)
        running.communicate(timeout=60)  # until nobody holds its end of the pipe any more: all processes are gone
        assert running.returncode == 130
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)


# --- figures ---------------------------------------------------------------------------------------------------------


def met(scores: tuple[int, ...]) -> Met:
    """A game with these scores by seat."""
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    count = len(scores)
    return Met(scores, places, (0,) * count, (2,) * count, (0.5,) * count, (None,) * count, 9, None)


def standings_of(players: str, seats: int, games: list[tuple[int, ...]]) -> Standings:
    """The standings after games with these scores."""
    schedule = Schedule(Table("nim", tuple(players), seats), 0)
    schedule = replace(schedule, blocks=len(games) // len(schedule.seatings))
    with opened(schedule, None) as journal:
        for number, scores in enumerate(games):
            journal.add(number, met(scores))
        return standings(journal, whole_blocks(journal))


def against(found: Standings, name: str, other: str) -> Against:
    return next(one for one in found.cross if (one.name, one.other) == (name, other))


def test_figures_of_two() -> None:
    """A wins both games of the first block, by 4 and by 2; one of the second, where the other is shared."""
    found = standings_of("ab", 2, [(10, 6), (3, 5), (7, 7), (1, 9)])
    first, second = found.players
    assert (first.name, first.games, first.win_share.value, first.margin.value, first.score.value, first.place.value) == (
        "a", 4, 0.875, 3.5, 7.75, 1.0)
    assert (second.win_share.value, second.margin.value, second.place.value) == (0.125, -3.5, 1.75)
    assert [figure.value for figure in first.by_seat] == [0.75, 1.0]
    assert [figure.value for figure in second.by_seat] == [0.0, 0.25]
    assert [figure.value for figure in found.seats] == [0.375, 0.625]
    assert found.draws.value == 0.25
    assert (against(found, "a", "b").better.value, against(found, "a", "b").margin.value) == (0.875, 3.5)
    assert (against(found, "b", "a").better.value, against(found, "b", "a").margin.value) == (0.125, -3.5)
    assert first.milliseconds == 250
    assert first.iterations is None


def test_one_against_three() -> None:
    """The share is that of a seat: one win of four games among four is as much as three wins of twelve seats."""
    found = standings_of("abbb", 4, [(9, 1, 2, 3), (9, 1, 2, 3), (1, 2, 3, 9), (9, 8, 7, 6)])
    assert [player.win_share.value for player in found.players] == [0.25, 0.25]
    assert [player.games for player in found.players] == [4, 12]
    assert against(found, "a", "b").better.value == pytest.approx((3 + 0 + 2 + 0) / 12)


def test_alone_the_same_seeds_are_compared() -> None:
    found = standings_of("ab", 1, [(10,), (12,), (20,), (15,), (30,), (30,)])
    assert [player.score.value for player in found.players] == [20, 19]
    assert [player.win_share.value for player in found.players] == [None, None]
    assert (against(found, "a", "b").better.value, against(found, "a", "b").margin.value) == (0.5, 1.0)
    assert found.seats == ()


def test_a_block_that_is_not_whole_does_not_count() -> None:
    found = standings_of("ab", 2, [(10, 6), (3, 5), (7, 7)])
    assert (found.blocks, found.games) == (1, 2)
    schedule = Schedule(Table("nim", ("a", "b"), 2), 3)
    with opened(schedule, None) as journal:
        for number in (0, 2, 3):
            journal.add(number, met((1, 2)))
        assert whole_blocks(journal) == 0
        assert standings(journal, 0).players[0].win_share == Figure(None)


def test_a_player_against_itself_has_no_luck_left() -> None:
    """With mirrored seats the two games of a block are the same one: all blocks say the same, and the interval is a point."""
    found = tournament(Schedule(Table("nim", ("greedy", "greedy"), 2), 20), None, jobs=1)
    player, = found.players
    assert (player.win_share.value, player.win_share.interval) == (0.5, (0.5, 0.5))


def test_intervals_hold_what_they_say() -> None:
    """Of 400 samples of 60 blocks about 95 % have an interval around the true mean; it is narrower where blocks differ less."""
    rng = np.random.default_rng(7)
    rows = rng.normal(3, 2, (60, 400))
    found = [interval for interval in intervals(rows) if interval is not None]
    assert 0.91 <= np.mean([low <= 3 <= high for low, high in found]) <= 0.98
    assert found == intervals(rows)
    width = np.mean([high - low for low, high in found])
    assert width == pytest.approx(2 * 1.96 * 2 / 60**0.5, rel=0.08)
    assert intervals(np.zeros((1, 2))) == [None, None]


def test_shares_of_nothing_and_all_claim_no_certainty() -> None:
    (none_low, none_high), (all_low, all_high), (half_low, half_high) = (
        interval or (0, 0) for interval in share_intervals(np.tile([0.0, 1.0, 0.5], (40, 1))))
    assert (none_low, all_high) == (0, 1)
    assert none_high == pytest.approx(1 - all_low) == pytest.approx(0.0876, abs=0.001)
    assert (half_low, half_high) == (0.5, 0.5)


def test_turns_times_and_iterations_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bot.py").write_text("class Mine:\n    iterations = 0\n\n    def choose(self, question):\n"
                                     "        self.iterations += 7\n        return list(question.legal)[0]\n", "utf-8")
    arena = Arena(Table("nim", ("bot.py:Mine", "random"), 2), recording=True)
    for number in range(2):
        found = arena.play("1", (0, 1), number)
        record, = records.parse(found.record or "")
        decided = [record.movers.count(seat) for seat in (0, 1)]
        assert found.iterations == (7 * decided[0], None)
        assert found.turns == tuple(decided)
        assert min(found.seconds) > 0
    bot = tournament(Schedule(Table("nim", ("bot.py:Mine", "random"), 2), 1), None, jobs=1).players[0]
    assert bot.iterations == 7


@pytest.mark.parametrize(("game", "least", "most"), [("almadi", 14, 18), ("five_tribes", 2, 60), ("medina", 10, 40)])
def test_a_turn_is_several_decisions(game: str, least: int, most: int) -> None:
    found = Arena(Table(game, ("random", "random"), 2), recording=False).play("1", (0, 1), 0)
    assert all(least <= turns <= most for turns in found.turns), found.turns


def test_an_empty_journal_can_be_written(tmp_path: Path) -> None:
    with opened(NIM, tmp_path) as journal:
        assert isinstance(journal, Journal)
        found = standings(journal, 0)
        journal.write(0, found.document())
    assert (tmp_path / RECORDS).read_bytes() == b""
