"""Games beside zellige, registered by entry point alone: they simulate, record, replay and are served with a plain board."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import httpx
import numpy as np
import pytest

import zellige
from visitor import play_out, playing
from zellige import cli
from zellige.core import record as records
from zellige.core.draws import Draws
from zellige.core.game import CHANCE

NIM = zellige.get("nim")


@pytest.mark.parametrize("name", ["nim", "souk"])
def test_nothing_in_zellige_mentions_it(name):
    source = Path(zellige.__file__).parent
    assert not zellige.get(name).home.is_relative_to(source)
    assert [path.name for path in source.rglob("*.py") if name in path.read_text("utf-8").lower().split()] == []


def test_it_is_listed(capsys):
    assert cli.run(["games", "--json", "--lang", "en"]) == 0
    listed = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    assert listed["nim"]["title"] == "Nim with a die"
    assert listed["nim"]["seats"] == [2, 3]
    assert listed["souk"]["players"] == ["random", "greedy", "hawker", "search"]


def test_the_die_is_fair_enough():
    state = NIM.new(2, 1)
    faces = [Draws(NIM, seed).next(NIM.kernels_at_hand(), state) - 2 for seed in range(3000)]
    assert np.bincount(faces).tolist()[1:] == pytest.approx([1500, 1000, 500], abs=120)


def test_a_match_plays_undoes_and_records():
    match = zellige.new("nim", seats=2, seed=7)
    start = match.position()
    while not match.over:
        match.play(match.legal()[0])
    assert sum(match.scores()) == 21 + 3
    assert len(match.played) == NIM.longest_game(match.state)  # one pebble at a time
    steps = list(records.replay(match.record()))
    assert steps[-1].after.tobytes() == match.state.tobytes()
    decisions = sum(moment.mover != CHANCE for moment in match.played)
    for _ in range(decisions):
        match.undo()
    assert match.position() == start
    with pytest.raises(zellige.PersonError):
        match.undo()
    again = zellige.load(match.position(), seed=7)
    assert again.legal() == match.legal()


def test_it_simulates_records_replays_and_verifies(tmp_path, capsys):
    path = tmp_path / "games.jsonl"
    assert cli.run(["simulate", "nim", "--seats", "greedy,random", "--games", "60", "--out", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 60
    assert not any("practice" in game.extra for game in records.read(path))  # nobody takes anything back there
    assert cli.run(["verify", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 60
    assert cli.run(["replay", str(path), "--lang", "fr"]) == 0
    assert "Le dé montre" in capsys.readouterr().out


@pytest.mark.parametrize("seats", [
    [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Cléo"}],
    [{"kind": "person", "name": "Ada"}, {"kind": "bot", "player": "greedy"}, {"kind": "bot", "player": "random"}]])
def test_it_is_served_with_a_plain_board(tmp_path, seats):
    with playing([sys.executable, "-m", "zellige.cli"], tmp_path) as url:
        offered = {game["name"]: game for game in httpx.get(f"{url}/api/games?lang=fr", timeout=60).json()}
        assert (offered["nim"]["board"], offered["nim"]["title"]) == ("plain", "Nim au dé")
        message, record = play_out(url, "nim", seats)
    assert message["board"] == "plain"
    assert message["view"]["text"].splitlines()[0] == "-"
    assert sum(row["total"] for row in message["scores"]["rows"]) == 21 + 3
    assert message["winners"]
    assert records.verify(records.parse(record)) == (1, message["ply"])
