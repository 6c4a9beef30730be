"""Commands about records and simulations."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import unicodedata
from contextlib import contextmanager

import pytest

import zellige
from zellige.core import record as records
from zellige.study.intervals import wilson
from zellige.study.simulate import Plan

GREEDY_RANDOM = ["simulate", "nim", "--seats", "greedy,random", "--seed", "3"]


@pytest.fixture
def recorded(ok, tmp_path):
    """A file of four games."""
    path = tmp_path / "games.jsonl"
    ok(*GREEDY_RANDOM, "--games", 4, "--out", path, "--jobs", 1)
    return path


def test_a_replay_tells_every_action_with_scores(ok, recorded):
    found = records.read(recorded)
    told = ok("replay", recorded).out.splitlines()
    assert len(told) == sum(len(record.actions) + 2 for record in found)
    assert told[0] == "Game 1: Nim with a die, greedy, random"
    assert told[1].split() == ["1", "The", "die", "shows", found[0].actions[0][-1], "[0", "0]"]
    assert f"Final scores: {' '.join(map(str, found[0].result['scores']))}" in told
    assert "Le dé montre" in ok("replay", recorded, "--lang", "fr").out
    assert len(ok("replay", recorded, "--board").out.splitlines()) > 3 * len(told)


def test_a_record_of_other_rules_is_told_as_far_as_these_lead(run, recorded):
    """Then it is said that it is one. ``verify`` says so at once."""
    head, *lines = recorded.read_text("utf-8").splitlines()
    other = json.dumps({**json.loads(head), "rules_version": 7, "options": {"wind": "west"}})
    answer = run("replay", "-", stdin="\n".join([other, *lines[:5], '{"seat": 1, "action": "take 99"}']))
    assert answer.code == 2
    assert [line.split()[0] for line in answer.out.splitlines()] == ["Game", "1", "2", "3", "4", "5"]
    assert answer.err == "Line 1 of the record: it was played with version 7 of the rules, this is version 1.\n"
    assert run("verify", "-", stdin="\n".join([other, *lines])).err == answer.err


def test_a_replay_as_data(ok, recorded):
    for game, record in zip(ok("replay", recorded, "--json").data, records.read(recorded), strict=True):
        assert [step["action"] for step in game["steps"]] == record.actions
        assert game["steps"][-1]["scores"] == record.result["scores"] == game["result"]["scores"]


def test_verify_counts_what_holds(ok, recorded):
    actions = sum(len(record.actions) for record in records.read(recorded))
    assert ok("verify", recorded).out == f"4 games with {actions} actions in all: everything agrees.\n"
    assert ok("verify", recorded, "--json").data == {"games": 4, "actions": actions}


def test_verify_says_which_seeds_nobody_can_decide(ok, run, position, tmp_path):
    """Older records do not say whether their start is the deal of their seed; a false seed of a newer one is an error."""
    match = zellige.new("medina", seats=2, seed="tea house")
    header = json.loads(next(match.record().lines()))
    assert ok("verify", "-", "--unfinished", stdin=json.dumps(header)).out.count("\n") == 1
    false = {**header, "seed": "coffee house"}
    assert "coffee house" in run("verify", "-", "--unfinished", stdin=json.dumps(false)).err
    del false["dealt"]
    assert "does not say" in ok("verify", "-", "--unfinished", stdin=json.dumps(false)).out
    assert ok("verify", "-", "--unfinished", "--json", stdin=json.dumps(false)).data["seeds_undecided"] == 1


def test_verify_shows_how_far_it_is(ok, recorded, monkeypatch):
    """Where it takes a while: every action that held moves it on."""
    done = []

    @contextmanager
    def bar(text, total):
        done.append(-total)
        yield done.append

    monkeypatch.setattr("zellige.commands.records.WORTH_COMPILING", 10)
    monkeypatch.setattr("zellige.commands.progress.bar", bar)
    ok("verify", recorded)
    assert sum(done) == 0
    assert len(done) > 11


HOSTILE = "\x1b]0;A\x07\x9b2J\u202eda"


def test_nothing_raw_reaches_a_terminal(ok, run):
    """Names, seeds and fields of a record hold what a terminal would obey; it is shown and said without it."""
    match = zellige.new("nim", seats=2, seed=HOSTILE, names=[HOSTILE, "Ada\r\n"])
    while not match.over:
        match.play(match.legal()[0])
    text = match.record().text()
    header, *rest = text.splitlines()
    fields = json.loads(header)
    broken = [{**fields, key: f"{HOSTILE}!"} for key in ("format", "game", "seed", "options")]
    broken.append({**fields, HOSTILE: 1, "start": {HOSTILE: 1}})
    for lang in ("en", "fr"):
        said = [ok("replay", "-", "--lang", lang, stdin=text).out, ok("replay", "-", "--json", "--lang", lang, stdin=text).out]
        for lines in broken:
            answer = run("verify", "-", "--lang", lang, stdin="\n".join([json.dumps(lines), *rest]))
            assert answer.code == 2
            said.append(answer.err)
        for one in said:
            assert not [letter for letter in one if unicodedata.category(letter) == "Cc" and letter != "\n"]
            assert one.count("\u202e") <= one.count("\u2068") == one.count("\u2069")
    assert ok("replay", "-", "--json", stdin=text).data[0]["seats"] == match.names


def test_equal_names_carry_their_seats(ok):
    match = zellige.new("nim", seats=3, seed=7, names=["Ada", "Bob", "ada"])
    match.play("take 1")
    told = ok("replay", "-", stdin=match.record().text()).out
    assert told.startswith("Game 1: Nim with a die, Ada (1), Bob, ada (3)\n")
    assert "Ada (1) took one pebble" in told
    assert json.loads(next(match.record().lines()))["seats"] == ["Ada", "Bob", "ada"]


def test_an_unfinished_game_is_verified_when_asked_for(ok, run, recorded):
    lines = recorded.read_text("utf-8").splitlines(keepends=True)
    part = "".join(lines[:6])
    assert run("verify", "-", stdin=part).code == 2
    assert "Line 7 " in run("verify", "-", stdin=part.replace("\n", "\n\n", 1)).err  # its last, below a blank one
    assert ok("verify", "-", "--unfinished", "--json", stdin=part).data == {"games": 1, "actions": 5}
    assert ok("replay", "-", stdin=part).out.splitlines()[-1].startswith("This game has no result")


def test_a_table_of_results_has_the_numbers_of_its_language(ok):
    english = ok(*GREEDY_RANDOM, "--games", 2, "--jobs", 1).out
    french = ok(*GREEDY_RANDOM, "--games", 2, "--jobs", 1, "--lang", "fr").out
    assert "100.0%" in english
    assert "100,0\u202f%" in french.replace("\u00a0", "\u202f")


# --- simulations ---


def test_a_simulation_says_how_the_players_did(ok, recorded):
    data = ok(*GREEDY_RANDOM, "--games", 40, "--json", "--jobs", 1).data
    assert data.keys() == {"games", "players", "actions_per_second"}
    assert [player["name"] for player in data["players"]] == ["greedy", "random"]
    for player in data["players"]:
        assert player.keys() == {"name", "wins", "win_rate", "win_rate_ci95", "mean_score", "mean_rank", "late"}
        assert player["win_rate"] == player["wins"] / 40
        low, high = player["win_rate_ci95"]
        assert 0 <= low < player["win_rate"] < high <= 1
    assert sum(player["wins"] for player in data["players"]) == pytest.approx(40)
    assert sum(player["mean_score"] for player in data["players"]) == pytest.approx(24)
    assert "95 % interval" in ok(*GREEDY_RANDOM, "--games", 2, "--jobs", 1).out


def test_the_summary_is_that_of_the_records(ok, tmp_path):
    path = tmp_path / "games.jsonl"
    data = ok(*GREEDY_RANDOM, "--games", 30, "--json", "--out", path, "--jobs", 1).data
    wins = {"greedy": 0.0, "random": 0.0}
    for record in records.read(path):
        winners = [name for name, place in zip(record.seats, record.result["places"], strict=True) if place == 1]
        for name in winners:
            wins[name] += 1 / len(winners)
    assert {player["name"]: player["wins"] for player in data["players"]} == wins


def test_games_depend_on_seed_and_number_alone(ok, tmp_path):
    """One process or two, few games or many: game k is game k."""
    texts = []
    for number, args in enumerate((["--games", 40, "--jobs", 1], ["--games", 40, "--processes", 2], ["--games", 7])):
        path = tmp_path / f"{number}.jsonl"
        ok(*GREEDY_RANDOM, *args, "--out", path)
        texts.append(path.read_text("utf-8"))
    assert texts[0] == texts[1]
    assert texts[0].startswith(texts[2])
    ok("simulate", "nim", "--seats", "greedy,random", "--seed", "4", "--games", 7, "--out", path)
    assert path.read_text("utf-8") != texts[2]


def test_seats_go_round(ok, tmp_path):
    path = tmp_path / "games.jsonl"
    ok("simulate", "nim", "--seats", "greedy,random,random", "--games", 3, "--out", path)
    assert [record.seats.index("greedy") for record in records.read(path)] == [0, 1, 2]
    plan = Plan("nim", ("a", "b", "c"), 3)
    assert [plan.seating(number) for number in range(4)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]


def test_options_reach_the_games(ok, tmp_path):
    path = tmp_path / "games.jsonl"
    ok("simulate", "nim", "--seats", "random,random", "--games", 2, "--option", "heap=13", "--out", path)
    assert [record.options for record in records.read(path)] == [{"heap": 13}] * 2


@pytest.mark.parametrize(("wins", "games", "interval"), [
    (50, 100, (0.4038, 0.5962)), (0, 10, (0.0, 0.2775)), (10, 10, (0.7225, 1.0)), (0, 0, (0.0, 1.0)), (1, 3, (0.0615, 0.7923))])
def test_wilsons_interval(wins, games, interval):
    assert wilson(wins, games) == pytest.approx(interval, abs=5e-5)


def test_how_many_games_are_played_at_once_has_one_name_and_its_older_one_works(ok, run):
    older, newer = (ok(*GREEDY_RANDOM, "--games", 2, name, 1, "--json").data for name in ("--processes", "--jobs"))
    assert older["players"] == newer["players"]
    assert "--processes" not in ok("simulate", "--help").out
    assert run(*GREEDY_RANDOM, "--jobs", 0).err.startswith("“--jobs” must be")


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_keeps_whole_games(ok, tmp_path, processes):
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "zellige.cli", *GREEDY_RANDOM, "--games", "1000000", "--out", str(path), "--json",
               "--jobs", processes]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
                               env={**os.environ, "ZELLIGE_BACKEND": "reference"})
    end = time.monotonic() + 120
    while not (path.exists() and path.stat().st_size) and time.monotonic() < end:
        time.sleep(0.1)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=120)
    assert running.returncode == 130
    assert "Traceback" not in err
    summary = json.loads(out)
    assert 0 < summary["games"] < 1_000_000
    assert ok("verify", path, "--json").data["games"] == summary["games"]
    assert "Stopped early" in err
